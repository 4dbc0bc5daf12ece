import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readSettings } from '../../src/sheet/settings/readSettings';
import { systemRows } from '../../src/sheet/announcement/tournamentSystem';
import { makeText } from '../../src/sheet/wording';
import { pairNextRound } from '../../src/pairing/nextRound';
import { makeStanding } from '../../src/standings/score/makeStanding';
import { opposite } from '../../src/tournament/game';
import { en } from '../../src/text/en';
import { EVENTS, kindField } from '../pairing/everyKind';
import { makeDice, withResults } from '../pairing/simulatedEvent';
import { announcedRows, playedRounds, stageAlone, type Kind, type Paired } from './announcedEvents';
import { byes, CLAIMS, free, made } from './announcedClaims';
import { makeOpenEvent } from '../../src/pairing/round/makeOpenEvent';

/**
 * Every sentence of the announcement is true (R10.1): random events are played, and what their announcement claims is asked of
 * every round by a small statement of its own; the same statement has to find a round of it that was spoilt.
 * `EVENTS=50` plays thousands of events.
 */
const KINDS: readonly Kind[] = [
  { settings: 'System=McMahon; Upper bar=1d; Lower bar=10k', players: 9, rounds: 6, byHand: true },
  { settings: 'System=McMahon; Handicap=rank', players: 8, rounds: 6 },
  { settings: 'Preset=OpenGotha; System=McMahon; Upper bar=1d', players: 9, rounds: 5 },
  { settings: 'System=Swiss', players: 7, rounds: 7, byHand: true },
  { settings: 'System=Swiss; Bye value=½; Absence value=0; Forbidden pairs=1×2, 3×4', players: 9, rounds: 6 },
  { settings: 'System=Swiss; Bye=3; Absence=0-', players: 7, rounds: 4 },
  { settings: 'System=Swiss; Groups=apart', players: 11, rounds: 5, groups: 3 },
  { settings: 'System=Swiss; Groups=apart', players: 9, rounds: 6, groups: 2 },
  { settings: 'System=McMahon; Groups=apart; Handicap=rank', players: 7, rounds: 5, groups: 2 },
  { settings: 'System=Swiss by categories', players: 11, rounds: 5, groups: 3 },
  { settings: 'System=Score pairing', players: 9, rounds: 6, byHand: true },
  { settings: 'System=Score pairing; Handicap=rank', players: 9, rounds: 5 },
  { settings: 'System=Score pairing; Colour limit=1; Forbidden pairs=2×5', players: 8, rounds: 5 },
  { settings: 'System=Score pairing; Groups=apart', players: 11, rounds: 4, groups: 2 },
  { settings: 'System=Knock-out; Third-place game=yes', players: 11, rounds: 5 },
  { settings: 'System=Knock-out; Draw=seeded', players: 7, rounds: 4 },
  { settings: 'System=Knock-out; Draw=bracket by lot; Handicap=rank', players: 11, rounds: 4 },
  { settings: 'System=Double elimination', players: 9, rounds: 8 },
  { settings: 'System=Double elimination; Draw=seeded', players: 11, rounds: 8 },
  { settings: 'System=Round robin; Handicap=rank', players: 6, rounds: 6 },
  { settings: 'System=Round robin; Cycles=2', players: 5, rounds: 11 },
  { settings: 'System=Round robin; Forbidden pairs=1×4, 2×3', players: 6, rounds: 3 },
  { settings: 'System=Round robin; Groups=apart', players: 10, rounds: 5, groups: 3 },
  { settings: 'System=Groups + knock-out', players: 9, rounds: 6, groups: 2 },
  { settings: 'System=Groups + knock-out; Qualifiers=3', players: 11, rounds: 7, groups: 3 },
  { settings: 'System=Groups + knock-out', players: 12, rounds: 7, groups: 4 },
  { settings: 'System=Diagonal', players: 8, rounds: 9 },
  { settings: 'System=Diagonal; Games per opponent=1', players: 9, rounds: 9 },
  { settings: 'System=Diagonal; Few max=4', players: 11, rounds: 9 },
  { settings: 'System=Swiss; Playoff rounds=5-7; Playoff places=2', players: 8, rounds: 7 },
  { settings: 'Stages=R1-R3 Swiss; R4-R6 Knock-out', players: 8, rounds: 7 },
  { settings: 'Stages=R1-R3 Swiss; R4-R6 Knock-out; Qualifiers=4; Others=play on', players: 11, rounds: 6 },
  { settings: 'Stages=R1-R3 Swiss; R4-R6 Round robin; Qualifiers=4', players: 8, rounds: 6 },
  { settings: 'Stages=R1-R3 Swiss; R4-R8 Round robin; Qualifiers=6; Handicap=rank', players: 9, rounds: 8 },
  { settings: 'Stages=R1-R3 Swiss; R4-R8 Round robin; Qualifiers=5', players: 7, rounds: 8 },
  { settings: 'Stages=R1-R2 Score pairing; R3-R5 McMahon', players: 9, rounds: 5 },
  { settings: 'Stages=R1-R3 Swiss; R4-R6 Swiss', players: 9, rounds: 6 },
  { settings: 'Stages=R1-R3 McMahon; R4-R6 Swiss by categories', players: 9, rounds: 6, groups: 3 },
  { settings: 'Stages=R1-R3 Swiss; R4-R6 Score pairing', players: 9, rounds: 6 },
  { settings: 'Stages=R1-R2 Diagonal; R3-R6 Swiss', players: 9, rounds: 6 },
  { settings: 'Teams=yes; System=Swiss', players: 21, team: 3, rounds: 6 },
  { settings: 'Teams=yes; System=McMahon; Handicap=rank', players: 15, team: 3, rounds: 5 },
  { settings: 'Teams=yes; System=Swiss; Groups=apart; Boards=2', players: 21, team: 3, rounds: 4, groups: 2 },
  { settings: 'Teams=yes; System=Round robin; Cycles=2', players: 12, team: 3, rounds: 6 },
  { settings: 'Teams=yes; System=Knock-out', players: 21, team: 3, rounds: 3 },
  { settings: 'Teams=yes; System=Diagonal', players: 10, team: 2, rounds: 5 },
  { settings: 'Teams=yes; System=Score pairing', players: 14, team: 2, rounds: 4 },
];

/** What heads a sheet and is no rule of play. */
const NO_RULES = [
  'system.heading',
  'system.announce',
  'system.notApproved',
  'system.none',
  'system.inGroups',
];

/** Settings that the announcement names as they are typed; what they do is asked elsewhere. */
const AS_TYPED: Readonly<Record<string, string>> = {
  'settingName.system': 'the pairs of each system, here',
  'settingName.teams': 'system.teams, here',
  'settingName.boards': 'system.boards, here',
  'settingName.stages': 'the rounds that each row is asked in, here',
  'settingName.notQualified': 'the rows of the stage before are asked of those who play on, here',
  'settingName.playoffRounds': 'system.playoffText, here',
  'settingName.playoffPlaces': 'test/pairing/playoff.test.ts',
  'settingName.supergroup': 'test/pairing/supergroup.test.ts',
  'settingName.absentStart': 'test/standings/startingScore.test.ts',
  'settingName.groups': 'system.groupsApart, here',
  'settingName.earlySeeding': 'test/pairing/secondProgram.test.ts',
  'settingName.seeding': 'test/pairing/secondProgram.test.ts',
  'settingName.drawUpFrom': 'test/pairing/secondProgram.test.ts',
  'settingName.drawDownFrom': 'test/pairing/secondProgram.test.ts',
  'settingName.geography': 'test/pairing/secondProgram.test.ts',
  'settingName.geographyWins': 'test/pairing/secondProgram.test.ts',
  'settingName.homeGap': 'test/pairing/secondProgram.test.ts',
  'settingName.clubGroups': 'test/pairing/secondProgram.test.ts',
  'settingName.homeClub': 'test/pairing/secondProgram.test.ts',
  'settingName.criteria': 'test/pairing/secondProgram.test.ts',
  'settingName.sectionSplit': 'test/pairing/scorePairing.test.ts',
  'settingName.leavers': 'test/pairing/leavers.test.ts',
  'settingName.diagonalOrder': 'test/pairing/diagonalOrder.test.ts',
  'settingName.middlePlayer': 'test/pairing/diagonalPattern.test.ts',
  'settingName.agreedAbsences': 'test/pairing/roundWarnings.test.ts',
  'settingName.noAbsencesIn': 'test/pairing/roundWarnings.test.ts',
  'settingName.disqualifiedUnplaced': 'test/standings/placement.test.ts',
  'settingName.defaultsAsByes': 'test/pairing/secondProgram.test.ts',
  'settingName.performance': 'test/standings/diagonal.test.ts',
};

const settingsOf = ({ settings }: Kind) => readSettings(settings, { hasStart: false }).settings;

/** Rounds in which each sentence was asked, for the falsehoods below. */
const asked = new Map<string, Paired[]>();

describe('what is announced of a round holds in it', () => {
  test.each(KINDS)('$settings ($players)', kind => {
    let rounds = 0;
    for (let seed = 1; seed <= 2 * EVENTS; seed++) {
      for (const round of playedRounds(kind, seed)) {
        rounds++;
        for (const code of round.codes) {
          const claim = CLAIMS[code];
          if (!claim) continue;
          const before = asked.get(code) ?? [];
          if (before.length < 120) asked.set(code, [...before, round]);
          const where = `${code}, seed ${seed}, round ${round.paired.round}`;
          expect([where, claim(round)]).toEqual([where, true]);
        }
      }
    }
    expect(rounds).toBeGreaterThan(2 * EVENTS);
  });
});

type Spoil = (round: Paired) => Paired | undefined;

const withGames = (round: Paired, games: Paired['paired']['games']): Paired => ({
  ...round,
  paired: { ...round.paired, games },
});
const notFixed = (round: Paired) => made(round).filter(({ wonBy }) => wonBy === undefined);
const asOutcome =
  (from: string, to: 'won' | 'lost' | 'jigo'): Spoil =>
  round => {
    const entries = round.after.entries.map(row =>
      row.map((cell, r) =>
        r === round.paired.round - 1
          ? cell.map(one => (one.kind === 'game' && one.outcome === from ? { ...one, outcome: to } : one))
          : cell,
      ),
    );
    return counted({
      ...round,
      standing: { ...round.standing, wallList: stageAlone({ ...round.after, entries }, round.from) },
    });
  };
/** Counted anew, by other settings perhaps. */
const counted = (round: Paired, settings = round.settings): Paired => ({
  ...round,
  standing: makeStanding(round.standing.wallList, settings),
});

/** Ways to make a round false. */
const SPOILT = {
  'colours turned': round =>
    withGames(round, round.paired.games.map(game => ({ ...game, black: game.white, white: game.black }))), // prettier-ignore
  'another takes the place of the first': round => {
    const [one, other] = notFixed(round);
    if (!one || !other) return undefined;
    const games = round.paired.games.map(game =>
      game === one ? { ...one, white: other.white } : game === other ? { ...other, white: one.white } : game,
    );
    return withGames(round, games);
  },
  'the last two change opponents': round => {
    const [one, other] = [...notFixed(round)].reverse();
    if (!one || !other) return undefined;
    const games = round.paired.games.map(game =>
      game === one ? { ...one, white: other.black } : game === other ? { ...other, black: one.white } : game,
    );
    return withGames(round, games);
  },
  'two of a group': round => {
    const all = notFixed(round);
    const group = (player: number): string => round.list.players[player]!.group;
    for (const one of all)
      for (const other of all)
        for (const side of ['black', 'white'] as const)
          if (one !== other && group(one.black) === group(other[side])) {
            const games = round.paired.games.map(game =>
              game === one
                ? { ...one, white: other[side] }
                : game === other
                  ? { ...other, [side]: one.white }
                  : game,
            );
            return withGames(round, games);
          }
    return undefined;
  },
  'they meet again': round => {
    for (const one of notFixed(round))
      for (const other of notFixed(round))
        for (const side of ['black', 'white'] as const) {
          const met = round.list.entries[one.black]!.slice(0, round.paired.round - 1)
            .flat()
            .some(entry => entry.kind === 'game' && entry.opponent === other[side]);
          if (one === other || !met) continue;
          const games = round.paired.games.map(game =>
            game === one
              ? { ...one, white: other[side] }
              : game === other
                ? { ...other, [side]: one.white }
                : game,
          );
          return withGames(round, games);
        }
    return undefined;
  },
  'somebody else has the bye': round => {
    const [bye] = byes(round);
    const game = notFixed(round)[0];
    if (bye === undefined || !game) return undefined;
    return exchanged(round, bye, game.white);
  },
  'the best has the bye': round => {
    const [bye] = byes(round);
    const others = free(round).filter(player => player !== bye);
    if (bye === undefined || others.length === 0) return undefined;
    const score = (player: number): number =>
      round.standing.scores[player]![round.paired.round - round.from]!;
    return exchanged(
      round,
      bye,
      others.reduce((a, b) => (score(b) > score(a) ? b : a)),
    );
  },
  'a bye too many': round => {
    const [game] = round.paired.games;
    if (!game) return undefined;
    const rest = { ...withGames(round, round.paired.games.slice(1)) };
    const others = [game.black, game.white].map(player => ({ player, worth: 'win', as: 'bye' }) as const);
    return { ...rest, paired: { ...rest.paired, free: [...rest.paired.free, ...others] } };
  },
  'who is out plays': round => {
    const players = round.list.players.map(player => ({ ...player, out: { rounds: [], from: 1 } }));
    return { ...round, list: { ...round.list, players } };
  },
  'the absent one wins': round =>
    withGames(round, round.paired.games.map(game => ({ ...game, ...(game.wonBy && { wonBy: opposite(game.wonBy) }) }))), // prettier-ignore
  'a rest is worth a win': round => ({
    ...round,
    paired: { ...round.paired, free: round.paired.free.map(one => ({ ...one, worth: 'win' as const })) },
  }),
  'nobody rests': round => {
    const rest = round.paired.free.find(one => one.as === 'rest');
    const [game] = made(round);
    return rest && game ? exchanged(round, rest.player, game.black) : undefined;
  },
  'one game less': round => withGames(round, round.paired.games.slice(1)),
  'a game too many': round => withGames(round, [...round.paired.games, ...round.paired.games.slice(0, 1)]),
  'nobody plays': round => withGames(round, []),
  'ties are won': asOutcome('jigo', 'won'),
  'ties are lost': asOutcome('jigo', 'lost'),
  'wins are lost': asOutcome('won', 'lost'),
  'losses are won': asOutcome('lost', 'won'),
  'byes are worth nothing': round =>
    counted(round, { ...round.settings, byeValue: 0, byeWins: 0, rounding: 'none' }),
  'absences are worth a win': round => counted(round, { ...round.settings, absenceValue: 2, absenceWins: 2 }),
  'nothing is rounded': round => counted(round, { ...round.settings, rounding: 'none' }),
  'no bars': round => counted(round, { ...round.settings, upperBar: undefined, lowerBar: undefined }),
  'no third place': round =>
    withGames(round, round.paired.games.filter(({ remarks }) => !remarks.some(({ kind }) => kind === 'thirdPlace'))), // prettier-ignore
  'stones for White': round => {
    const stones = <Game extends Paired['paired']['games'][number]>(game: Game): Game => ({
      ...game,
      black: game.white,
      white: game.black,
      handicap: game.handicap + 1,
    });
    return {
      ...withGames(round, round.paired.games.map(stones)),
      boards: round.boards && { ...round.boards, games: round.boards.games.map(stones) },
    };
  },
  'another komi': round =>
    withGames(
      round,
      round.paired.games.map(game => ({ ...game, komi: game.komi + 2 })),
    ),
  'the boards turned': round => ({
    ...round,
    boards: round.boards && {
      ...round.boards,
      games: round.boards.games.map(game => ({ ...game, black: game.white, white: game.black })),
    },
  }),
  'a board too many': round => {
    if (!round.boards) return undefined;
    const games = round.boards.games.map(game => ({
      ...game,
      remarks: [{ kind: 'match', teams: '', board: 99 } as const],
    }));
    return { ...round, boards: { ...round.boards, games } };
  },
  'the match goes to the other': round => {
    const other = { won: 'lost', lost: 'won', jigo: 'won', unknown: 'lost' } as const;
    const entries = round.after.entries.map(row =>
      row.map(cell => cell.map(one => (one.kind === 'game' ? { ...one, outcome: other[one.outcome] } : one))),
    );
    return { ...round, after: { ...round.after, entries } };
  },
  'the cells forgotten': round => ({
    ...round,
    after: { ...round.after, entries: round.after.entries.map(row => row.map(() => [])) },
  }),
  'no order': round => ({ ...round, standing: { ...round.standing, settings: { ...round.settings, tiebreaks: [] }, scores: round.standing.scores.map((own, player) => own.map((_, i) => player * own.length + i)) } }), // prettier-ignore
  'losses count otherwise': round => ({
    ...round,
    settings: { ...round.settings, gamesPerOpponent: 3 - round.settings.gamesPerOpponent },
  }),
  'absences are wins': round => {
    const entries = round.standing.wallList.entries.map(row =>
      row.map(cell =>
        cell.map(one => (one.kind === 'free' ? ({ kind: 'free', as: 'bye', worth: 'win' } as const) : one)),
      ),
    );
    return counted({
      ...round,
      standing: { ...round.standing, wallList: { ...round.standing.wallList, entries } },
    });
  },
  'no columns': round => ({ ...round, list: { ...round.list, rounds: 0 } }),
  'two places as one': round => {
    const [one = [], other = [], ...rest] = round.placement.classes;
    return { ...round, placement: { ...round.placement, classes: [[...one, ...other], ...rest] } };
  },
  'the last is first': round => {
    const { classes, place } = round.placement;
    const last = Math.max(...place);
    return {
      ...round,
      placement: {
        ...round.placement,
        classes: [...classes].reverse(),
        place: place.map(one => 1 + last - one),
      },
    };
  },
  'a draw stands': round => {
    const { event, after, paired } = round;
    // As if the drawn game had been decided: then the round does not wait for it.
    const entries = after.entries.map(row =>
      row.map((cell, r) => (r === paired.round - 1 && cell.length > 1 ? [cell[1]!, cell[0]!] : cell)),
    );
    return { ...round, event, after: { ...after, entries } };
  },
} as const satisfies Readonly<Record<string, Spoil>>;

function exchanged(round: Paired, one: number, other: number): Paired {
  const of = (player: number): number => (player === one ? other : player === other ? one : player);
  const { games, bye, free } = round.paired;
  return {
    ...round,
    paired: {
      ...round.paired,
      games: games.map(game => ({ ...game, black: of(game.black), white: of(game.white) })),
      bye: bye === undefined ? undefined : of(bye),
      free: free.map(each => ({ ...each, player: of(each.player) })),
    },
  };
}

describe('what is announced of the rules as a whole', () => {
  const announced = (text: string) => {
    const { settings } = readSettings(text, { hasStart: false });
    return new Map(systemRows({ name: 'Cup', settings, rounds: 8, seedHash: '' }, makeText('en')));
  };

  test('tiebreaks of every stage, and not those of the first one alone', () => {
    const rows = announced('Stages=R1-R4 Swiss; R5-R6 Score pairing; R7-R8 Knock-out');
    const list = (rounds: string) => rows.get(`Final standings: score, then (${rounds})`);
    expect(list('R1–R4')).toBe('DIRECTCOMPARISON, SOS2 (EGF), then equal');
    expect(list('R5–R6')).toBe('SOS, SOSK (WMSG), then equal');
    expect(list('R7–R8')).toBe('equal players share the place');
    expect(rows.get('Rounds')).toBe('8');
  });

  test('that byes and colours of earlier stages count in later ones', () => {
    const rows = announced('Stages=R1-R3 Swiss; R4-R6 Score pairing; R7-R8 Knock-out');
    const isSaid = (label: string): boolean => rows.get(label)!.endsWith('Earlier stages count too.');
    expect(['Who has the bye (R1–R3)', 'Colours (R1–R3)'].map(isSaid)).toEqual([false, false]);
    expect(['Byes (R4–R6)', 'Colours (R4–R6)', 'Colours (R7–R8)'].map(isSaid)).toEqual([true, true, true]);
    // Byes of a knock-out are drawn, whoever has had one.
    expect(isSaid('Byes (R7–R8)')).toBe(false);
  });

  test.each([
    ['System=Swiss; Forbidden pairs=3-14', 'Forbidden pairs', '3×14'],
    ['System=Swiss; Bye=7', 'Bye', '7'],
    ['System=Swiss; Groups=apart', 'Groups', /^The players of a group/],
    ['System=Score pairing; Colour limit=2', 'Colour limit', '2'],
    ['System=Score pairing', 'Colour limit', 'none'],
    ['System=Swiss; Handicap=rank', 'Colours', /With handicap stones, Black is the one who gets them\.$/],
    ['System=Swiss', 'Colours', /by lot\.$/],
    ['Stages=R1-R3 Diagonal; R4-R8 Knock-out', 'Rounds', '8'],
    ['Stages=R1-R3 Swiss; R4-R8 Diagonal', 'Handicap', 'none'],
    ['System=Diagonal', 'Handicap', undefined],
    ['System=Knock-out', 'Tied games (jigo)', 'Played again with the remaining times until somebody wins.'],
    ['System=Swiss', 'By hand', /stands, whatever is said here/],
  ])('%s: %s', (settings, label, said) => {
    const found = announced(settings).get(label);
    if (said instanceof RegExp) expect(found).toMatch(said);
    else expect(found).toBe(said);
  });

  test('a round robin of two is over after its one round, though a column is left', () => {
    const { settings } = readSettings('System=Round robin', { hasStart: false });
    const field = kindField([2, 2, 0, ''], 1);
    const first = pairNextRound(makeOpenEvent(field, settings));
    if (first.kind !== 'paired') throw new Error('not paired');
    const after = pairNextRound(makeOpenEvent(withResults(field, first, makeDice(1), 0), settings));
    expect(after).toMatchObject({ problems: [{ code: 'allRoundsPaired', values: { rounds: 1 } }] });
  });
});

/** For every sentence, rounds of which it is false: some of them have to be found out. */
const FALSE: Readonly<Record<string, readonly (keyof typeof SPOILT)[]>> = {
  'system.roundsOpen': ['nobody plays'],
  'system.teams': ['the match goes to the other'],
  'system.boards': ['a board too many'],
  'system.coloursBoards': ['the boards turned'],
  'system.pairs.McMahon': ['another takes the place of the first', 'the last two change opponents'],
  'system.pairs.Swiss': ['another takes the place of the first', 'the last two change opponents'],
  'system.pairs.Swiss by categories': ['the last two change opponents', 'two of a group'],
  'system.pairs.Score pairing': ['another takes the place of the first', 'the last two change opponents'],
  'system.pairs.lot': ['another takes the place of the first', 'they meet again'],
  'system.pairs.bracket by lot': ['another takes the place of the first', 'the last two change opponents'],
  'system.pairs.seeded': ['another takes the place of the first', 'somebody else has the bye'],
  'system.pairs.afterGroups': ['another takes the place of the first', 'two of a group'],
  'system.pairs.Round robin': ['another takes the place of the first', 'one game less'],
  'system.pairs.groups': ['another takes the place of the first', 'one game less'],
  'system.pairs.drawnTable': ['another takes the place of the first', 'they meet again'],
  'system.pairs.Diagonal': ['another takes the place of the first', 'one game less'],
  'system.scoreMcMahon': ['wins are lost', 'no bars'],
  'system.scoreWins': ['wins are lost', 'losses are won'],
  'system.scoreCategory': ['wins are lost', 'the last is first'],
  'system.scoreGroups': ['wins are lost', 'the last is first'],
  'system.scorePoints': ['wins are lost', 'losses are won'],
  'system.scoreRounds': ['the match goes to the other'],
  'system.scorePerformance': ['the last is first'],
  'system.drawsHalf': ['ties are won', 'ties are lost'],
  'system.drawsPoint': ['ties are won', 'ties are lost'],
  'system.drawsAgain': ['a draw stands'],
  'system.drawsHalfLoss': ['losses count otherwise'],
  'system.drawsLoss': ['losses count otherwise'],
  'system.outLost': ['they meet again', 'the last two change opponents'],
  'system.outTwice': ['the match goes to the other'],
  'system.winnerTwice': ['the last is first'],
  'system.pairsUnbeaten': ['another takes the place of the first'],
  'system.pairsBeaten': ['another takes the place of the first', 'they meet again'],
  'system.byesBeaten': ['somebody else has the bye', 'a bye too many'],
  'system.scoreRoundsUnbeaten': ['the match goes to the other'],
  'system.outHalfLosses': ['losses count otherwise'],
  'system.outLosses': ['losses count otherwise'],
  'system.winnerDiagonal': ['the last is first'],
  'system.byesText': ['byes are worth nothing'],
  'system.byesWorth': ['byes are worth nothing'],
  'system.byeFewest': ['somebody else has the bye', 'the best has the bye'],
  'system.byeCategory': ['somebody else has the bye', 'the best has the bye'],
  'system.byesPoints': ['somebody else has the bye', 'the best has the bye'],
  'system.byeApart': ['somebody else has the bye', 'the best has the bye'],
  'system.byesLot': ['a bye too many'],
  'system.byesBracket': ['a bye too many'],
  'system.byesSeeds': ['somebody else has the bye', 'a bye too many'],
  'system.byesGroups': ['somebody else has the bye', 'the best has the bye'],
  'system.byesRest': ['a rest is worth a win', 'nobody rests'],
  'system.byesNone': ['a bye too many'],
  'system.absencesHalf': ['absences are wins'],
  'system.absencesWorth': ['absences are worth a win'],
  'system.absencesNothing': ['absences are wins'],
  'system.absentOut': ['who is out plays'],
  'system.absentLost': ['the absent one wins'],
  'system.coloursText': ['colours turned'],
  'system.coloursStones': ['colours turned'],
  'system.coloursTable': ['colours turned'],
  'system.coloursWalk': ['colours turned'],
  'system.coloursPoints': ['colours turned', 'no order'],
  'system.coloursBoth': ['one game less', 'a game too many'],
  'system.earlierStages': ['colours turned', 'the best has the bye'],
  'system.repeatsText': ['they meet again'],
  'system.repeatsNever': ['they meet again'],
  'system.repeatsFew': ['they meet again'],
  'system.groupsApart': ['another takes the place of the first', 'the last two change opponents'],
  'system.byHandText': ['colours turned', 'the cells forgotten'],
  'system.prizesText': ['the last is first', 'two places as one'],
  'system.playoffText': ['no order'],
  'system.equal': ['two places as one'],
  'system.share': ['two places as one'],
  'system.forbiddenKept': ['another takes the place of the first', 'the last two change opponents'],
  'settingName.forbiddenPairs': ['another takes the place of the first', 'the last two change opponents'],
  'settingName.bye': ['somebody else has the bye', 'the best has the bye'],
  'settingName.colourLimit': ['another takes the place of the first', 'the last two change opponents'],
  'settingName.thirdPlace': ['no third place'],
  'settingName.gamesPerOpponent': ['one game less', 'a game too many'],
  'settingName.fewPlayersUpTo': ['another takes the place of the first', 'one game less'],
  'settingName.handicap': ['stones for White'],
  'settingName.komi': ['another komi'],
  'settingName.rounding': ['nothing is rounded'],
  'settingName.upperBar': ['no bars'],
  'settingName.lowerBar': ['no bars'],
  'settingName.cycles': ['they meet again'],
  'settingName.qualifiers': ['one game less'],
  'settingName.rounds': ['no columns'],
};

describe('a false round is found out', () => {
  test.each(Object.entries(FALSE))('%s: %j', (code, ways) => {
    const claim = CLAIMS[code]!;
    for (const way of ways) {
      const spoil: Spoil = SPOILT[way];
      const isFound = (asked.get(code) ?? []).some(round => {
        const spoilt = spoil(round);
        return spoilt !== undefined && !claim(spoilt);
      });
      expect([way, isFound]).toEqual([way, true]);
    }
  });
});

describe('nothing is announced that is not asked', () => {
  const rows = KINDS.flatMap(kind => announcedRows(settingsOf(kind), kind.rounds));
  const labels = new Set(rows.map(({ label }) => label));

  test('every sentence has a property, was asked in some round, and has a falsehood', () => {
    const sentences = Object.keys(en).filter(
      key => key.startsWith('system.') && !labels.has(key) && !NO_RULES.includes(key),
    );
    const settings = [...labels].filter(label => label.startsWith('settingName.') && !(label in AS_TYPED));
    const properties = [...sentences, ...settings].sort();
    expect(Object.keys(CLAIMS).sort()).toEqual(properties);
    expect([...asked.keys()].sort()).toEqual(properties);
    expect(Object.keys(FALSE).sort()).toEqual(properties);
  });

  test('what is asked elsewhere is there', () => {
    for (const where of Object.values(AS_TYPED))
      if (where.endsWith('.test.ts')) expect([where, existsSync(where)]).toEqual([where, true]);
  });
});
