import { IN_FILE, type FileProblem } from '../tournament/fileProblem';
import type { Settings } from '../tournament/settings';
import type { HalfPoints } from '../tournament/wallList';
import { halfPointsOf, type ExchangedGame, type ExchangedPlayer, type ExchangedTournament } from './exchange';

type Handicap = Pick<Settings, 'handicap' | 'handicapReduction'> & Partial<Pick<Settings, 'handicapFrom'>>;

const MOST_STONES = 9;

/** A single game with stones is no rule. */
const FEWEST = 2;

/** Of the games whose stones a rule tells, so many have to have them; to be proposed, more than half of those with stones. */
const SHARE = [19, 20] as const;

/** A rule of ours for the stones of games. */
interface StonesRule {
  readonly settings: Handicap;
  /** Whether it gives nearly all of them. */
  readonly isTold: boolean;
}

/**
 * The handicap that the stones of the games follow, by ranks or by McMahon scores, with the reduction that the file states or else any,
 * and perhaps none above a rank; else the one that gives more stones than any other, and most of them. Undefined where there are no
 * stones, or no such rule.
 */
function ruleOfStones(
  { players, games, free }: Pick<ExchangedTournament, 'players' | 'games' | 'free'>,
  stated: number | undefined,
): StonesRule | undefined {
  if (!games.some(({ handicap }) => handicap > 0)) return undefined;
  const scores = scoresBefore(players, games, free);
  const rankOf = (player: number): number | undefined => {
    const rank = players[player]?.rank;
    return rank?.kind === 'amateur' ? rank.index : undefined;
  };
  const told = games.flatMap(game => {
    const [black, white] = [rankOf(game.black), rankOf(game.white)];
    return black === undefined || white === undefined || game.byDefault ? [] : [{ game, black, white }];
  });
  if (told.length === 0) return undefined;
  const ranks = [...new Set(told.flatMap(({ black, white }) => [black, white]))].sort((a, b) => b - a);
  const reductions = stated === undefined ? [0, 1, 2, 3, 4] : [stated];
  const kinds = players.some(({ start }) => start !== undefined)
    ? (['MMS', 'rank'] as const)
    : (['rank'] as const);
  let nearest: StonesRule | undefined;
  let most = told.filter(({ game }) => game.handicap > 0).length / 2;
  for (const handicap of kinds)
    for (const handicapReduction of reductions)
      for (const from of [undefined, ...ranks]) {
        const fitting = told.filter(({ game, black, white }) => {
          const isOff = from !== undefined && Math.max(black, white) > from;
          const difference =
            handicap === 'rank'
              ? Math.abs(black - white)
              : Math.abs(scores(game.black, game) - scores(game.white, game)) / 2;
          const stones = Math.min(MOST_STONES, Math.max(0, Math.floor(difference) - handicapReduction));
          return game.handicap === (isOff ? 0 : stones);
        });
        const settings = {
          handicap,
          handicapReduction,
          ...(from === undefined ? {} : { handicapFrom: { kind: 'amateur', index: from } as const }),
        };
        if (SHARE[1] * fitting.length >= SHARE[0] * told.length) return { settings, isTold: true };
        const right = fitting.filter(({ game }) => game.handicap > 0).length;
        if (right > most) [nearest, most] = [{ settings, isTold: false }, right];
      }
  return nearest;
}

/** What a player has before a game: the start and what earlier rounds brought, of which that of rounds without a game is rounded down. */
function scoresBefore(
  players: readonly ExchangedPlayer[],
  games: readonly ExchangedGame[],
  free: ExchangedTournament['free'],
): (player: number, game: ExchangedGame) => HalfPoints {
  const rounds = games.reduce((most, { round }) => Math.max(most, round), 0);
  const table = players.map(() => new Array<HalfPoints>(rounds + 1).fill(0));
  const unplayed = players.map(() => new Array<HalfPoints>(rounds + 1).fill(0));
  const add = (to: HalfPoints[] | undefined, round: number, value: HalfPoints): void => {
    for (let later = round; to && later <= rounds; later++) to[later] = (to[later] ?? 0) + value;
  };
  for (const { round, black, white, blackOutcome, whiteOutcome } of games) {
    add(table[black], round, halfPointsOf({ outcome: blackOutcome }));
    add(table[white], round, halfPointsOf({ outcome: whiteOutcome }));
  }
  for (const { player, round, entry } of free) add(unplayed[player], round, halfPointsOf(entry));
  return (player, { round }) =>
    (players[player]?.start ?? 0) +
    (table[player]?.[round - 1] ?? 0) +
    2 * Math.floor((unplayed[player]?.[round - 1] ?? 0) / 2);
}

/** What the file states of handicap, with what its games tell; said where they have stones by no rule of ours. */
export function handicapSettings(
  tournament: Pick<ExchangedTournament, 'players' | 'games' | 'free'>,
  stated: Partial<Settings>,
): { readonly settings: Partial<Settings>; readonly problems: readonly FileProblem[] } {
  const rule = ruleOfStones(tournament, stated.handicapReduction);
  const found = rule?.isTold === true ? rule.settings : undefined;
  const count = tournament.games.filter(({ handicap }) => handicap > 0).length;
  if (found || count < FEWEST) return { settings: found ?? {}, problems: [] };
  return {
    settings: {},
    problems: [{ code: 'stonesUnknown', severity: 'note', place: IN_FILE, values: { count } }],
  };
}

/** The rule that most stones follow, where it does not tell nearly all of them. */
export function nearestHandicap(tournament: ExchangedTournament): Handicap | undefined {
  const rule = ruleOfStones(tournament, tournament.settings.handicapReduction);
  return rule?.isTold === false ? rule.settings : undefined;
}
