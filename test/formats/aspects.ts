import type { ExchangedTournament, Writing } from '../../src/formats/exchange';
import { fullName } from '../../src/formats/exchange';
import type { CarriedPart } from '../../src/tournament/fileProblem';
import { makeRank } from '../../src/tournament/rank';

/** One thing that a tournament says, and the notes under which a format may say that it cannot hold it. */
interface Aspect {
  readonly of: (tournament: ExchangedTournament) => unknown;
  readonly notes: readonly CarriedPart[];
}

const ofPlayers =
  (say: (player: ExchangedTournament['players'][number]) => unknown) =>
  ({ players }: ExchangedTournament): unknown =>
    players.map(say);

/** Games in an order of their own, so that the order in a file does not matter. */
const ofGames =
  (say: (game: ExchangedTournament['games'][number]) => unknown) =>
  ({ games }: ExchangedTournament): unknown =>
    games
      .map(game => {
        const seats = game.colourKnown
          ? [game.black, game.white]
          : [game.black, game.white].sort((a, b) => a - b);
        return JSON.stringify([game.round, ...seats, say(game)]);
      })
      .sort();

const byPlayer = ({ black, white }: { black: number; white: number }, b: unknown, w: unknown): unknown =>
  black < white ? [b, w] : [w, b];

/** Rounds that a player will miss: where the list says what happened in a round, that counts. */
function roundsOut({ players, games, free }: ExchangedTournament): unknown {
  const over = new Set([
    ...games.flatMap(({ black, white, round }) => [`${black} ${round}`, `${white} ${round}`]),
    ...free.map(({ player, round }) => `${player} ${round}`),
  ]);
  return players.map(({ out }, player) =>
    Array.from({ length: 20 }, (_, index) => index + 1).filter(
      round =>
        (out.rounds.includes(round) || round >= (out.from ?? Infinity)) && !over.has(`${player} ${round}`),
    ),
  );
}

export const ASPECTS = {
  names: { of: ofPlayers(fullName), notes: ['longNames', 'letters'] },
  nameParts: {
    of: ofPlayers(({ surname, firstName }) => [surname, firstName]),
    notes: ['longNames', 'letters'],
  },
  maximumRatings: { of: ofPlayers(({ maximumRating }) => maximumRating), notes: ['maximumRatings'] },
  ratingLists: { of: ofPlayers(({ ratingList }) => ratingList), notes: ['ratingLists'] },
  memberships: { of: ofPlayers(({ membership }) => membership), notes: ['memberships'] },
  clubGroups: { of: ({ clubGroups }) => clubGroups, notes: ['clubGroups'] },
  ranks: { of: ofPlayers(({ rank }) => rank && makeRank(rank)), notes: ['ranks', 'professionalRanks'] },
  ratings: {
    of: ofPlayers(({ rating, ratings = [] }) => [rating, ...ratings].join(' ')),
    notes: ['ratings'],
  },
  countries: { of: ofPlayers(({ country }) => country), notes: ['countries'] },
  clubs: { of: ofPlayers(({ club }) => club), notes: ['clubs', 'letters'] },
  pins: { of: ofPlayers(({ pin }) => pin), notes: ['pins'] },
  numbers: { of: ofPlayers(({ no }) => no), notes: ['numbers'] },
  starts: { of: ofPlayers(({ start }) => start), notes: ['starts'] },
  categories: { of: ofPlayers(({ category }) => category), notes: ['categories'] },
  groups: { of: ofPlayers(({ group }) => group), notes: ['groups'] },
  supergroup: { of: ofPlayers(({ supergroup }) => supergroup), notes: ['supergroup'] },
  previousOrder: { of: ofPlayers(({ previousOrder }) => previousOrder), notes: ['previousOrder'] },
  teams: { of: ofPlayers(({ team }) => team), notes: ['teams'] },
  boards: { of: ofPlayers(({ board, boards = [] }) => [board, ...boards].join(' ')), notes: ['boards'] },
  out: { of: roundsOut, notes: ['out', 'absences', 'severalGames'] },
  pairs: {
    of: ({ games }) =>
      games.map(game => [game.round, ...[game.black, game.white].sort((a, b) => a - b)].join(' ')).sort(),
    notes: ['severalGames', 'results'],
  },
  results: {
    of: ofGames(game => byPlayer(game, game.blackOutcome, game.whiteOutcome)),
    notes: ['results', 'severalGames'],
  },
  colours: {
    of: ofGames(({ colourKnown }) => colourKnown),
    notes: ['severalGames', 'results', 'settings'],
  },
  handicaps: {
    of: ofGames(({ handicap }) => handicap),
    notes: ['handicaps', 'severalGames', 'results'],
  },
  defaults: {
    of: ofGames(({ byDefault }) => byDefault),
    notes: ['defaults', 'severalGames', 'results'],
  },
  lengths: {
    of: ofGames(({ moves }) => moves),
    notes: ['lengths', 'severalGames', 'results'],
  },
  free: {
    of: ({ free }) =>
      free.map(({ player, round, entry }) => `${player} ${round} ${entry.as} ${entry.worth}`).sort(),
    notes: ['byes', 'byeWorths', 'absences', 'severalGames'],
  },
  rounds: { of: ({ rounds }) => rounds, notes: ['byes', 'absences', 'severalGames', 'results', 'settings'] },
  facts: { of: ({ facts: { country: _, time: __, ...facts } }) => facts, notes: ['facts', 'letters'] },
  time: { of: ({ facts }) => facts.time, notes: ['time', 'facts'] },
  country: { of: ({ facts }) => facts.country, notes: ['facts'] },
  system: { of: ({ settings }) => settings.system, notes: ['system', 'settings'] },
  bars: { of: ({ settings }) => [settings.upperBar, settings.lowerBar], notes: ['settings'] },
  tiebreaks: { of: ({ settings }) => settings.tiebreaks, notes: ['tiebreaks', 'settings'] },
  komi: { of: ({ settings }) => settings.komi, notes: ['settings'] },
  seeding: {
    of: ({ settings }) => [
      settings.earlySeeding,
      settings.seeding,
      settings.earlyRounds,
      settings.drawUpFrom,
      settings.drawDownFrom,
    ],
    notes: ['settings'],
  },
  points: {
    of: ({ settings: { byeValue, byeWins, absenceValue, absenceWins, absencesInWins } }) => [
      byeValue,
      byeWins ?? byeValue,
      absenceValue,
      absenceWins ?? (absencesInWins === 'ignore' ? 0 : absenceValue),
    ],
    notes: ['settings', 'system'],
  },
  unplayed: {
    of: ({ settings }) => [settings.rounding, settings.opponentsUnplayed],
    notes: ['rounding', 'settings'],
  },
  handicapRule: { of: ({ settings }) => settings.handicap, notes: ['handicapRule', 'settings'] },
} as const satisfies Readonly<Record<string, Aspect>>;

export type AspectName = keyof typeof ASPECTS;

/** The tournament of those who were ever in a game or had a bye, whom federations' files list; all until somebody was. */
export function ofThoseThere(tournament: ExchangedTournament): ExchangedTournament {
  const { players, games, free } = tournament;
  const there = [...players.keys()].filter(
    player =>
      games.some(({ black, white }) => black === player || white === player) ||
      free.some(one => one.player === player && one.entry.as === 'bye'),
  );
  if (there.length === 0) return tournament;
  const newIndex = new Map(there.map((player, index) => [player, index]));
  const moved = (player: number): number => newIndex.get(player) ?? -1;
  return {
    ...tournament,
    players: there.map(player => players[player]!),
    games: games.map(game => ({ ...game, black: moved(game.black), white: moved(game.white) })),
    free: free.flatMap(one => (newIndex.has(one.player) ? [{ ...one, player: moved(one.player) }] : [])),
  };
}

/** The aspects that came back changed, each with the two values. */
export function changed(
  before: ExchangedTournament,
  after: ExchangedTournament,
): readonly (readonly [AspectName, unknown, unknown])[] {
  return (Object.keys(ASPECTS) as AspectName[]).flatMap(name => {
    const [one, other] = [ASPECTS[name].of(before), ASPECTS[name].of(after)];
    return JSON.stringify(one) === JSON.stringify(other) ? [] : [[name, one, other] as const];
  });
}

/** What changed without a word: the aspects whose loss no note of the writing tells. */
export function lostWithoutAWord(
  before: ExchangedTournament,
  after: ExchangedTournament,
  { problems }: Writing,
): readonly (readonly [AspectName, unknown, unknown])[] {
  const said = new Set(
    problems.flatMap(({ code, values }) =>
      code === 'notCarried' ? [values['what']] : code === 'roundsToCome' ? ['absences'] : [],
    ),
  );
  return changed(before, after).filter(([name]) => !ASPECTS[name].notes.some(note => said.has(note)));
}
