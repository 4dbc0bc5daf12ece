import { describe, expect, test } from 'vitest';
import { readSettings } from '../../src/sheet/settings/readSettings';
import { systemRows } from '../../src/sheet/announcement/tournamentSystem';
import { stageParts } from '../../src/sheet/announcement/systemRules';
import { makeText, type Text } from '../../src/sheet/wording';
import { pairNextRound, type PairedRound } from '../../src/pairing/nextRound';
import { makeStanding } from '../../src/standings/score/standing';
import { isBye, type Entry, type Game } from '../../src/tournament/game';
import type { Settings } from '../../src/tournament/settings';
import { isOut, type WallList } from '../../src/tournament/wallList';
import { EVENTS, kindField } from '../pairing/everyKind';
import { makeDice, withEntries, withResults } from '../pairing/simulatedEvent';

/**
 * Every sentence of the announcement is true (R10.1): random events are played, and what their announcement claims is asked of
 * every round by a small statement of its own. `EVENTS=50` plays hundreds of events.
 */

/** A round that was paired, and the list in which it was. */
interface Paired {
  readonly list: WallList;
  readonly settings: Settings;
  /** The first round of its stage. */
  readonly from: number;
  readonly paired: PairedRound;
}

type Claim = (round: Paired) => boolean;

const games = (list: WallList, player: number, round: number): readonly Game[] =>
  list.entries[player]!.slice(0, round - 1)
    .flat()
    .filter((entry): entry is Game => entry.kind === 'game');
const made = ({ paired }: Paired) => paired.games.filter(({ fixed }) => !fixed);
/** Those who are there and whose pairs nobody has typed. */
const free = (round: Paired): readonly number[] => [
  ...made(round).flatMap(({ black, white }) => [black, white]),
  ...(round.paired.bye === undefined ? [] : [round.paired.bye]),
];
const met = (list: WallList, a: number, b: number, round: number): boolean =>
  games(list, a, round).some(({ opponent }) => opponent === b) ||
  games(list, b, round).some(({ opponent }) => opponent === a);
const isForbidden = ({ list, settings }: Paired, a: number, b: number): boolean =>
  settings.forbiddenPairs.some(([one, other]) =>
    [one, other].every(no => [a, b].some(player => list.players[player]!.no === no)),
  );

/** Whether all can be paired, two by two. */
function canPair(
  players: readonly number[],
  may: (a: number, b: number) => boolean,
  seen = new Map<string, boolean>(),
): boolean {
  const [first, ...rest] = players;
  if (first === undefined) return true;
  const key = players.join();
  const known = seen.get(key);
  if (known !== undefined) return known;
  const found = rest.some(
    other =>
      may(first, other) &&
      canPair(
        rest.filter(one => one !== other),
        may,
        seen,
      ),
  );
  seen.set(key, found);
  return found;
}

/** In the whole event, whatever the stage. */
const byesOf = ({ list, paired }: Paired, player: number): number =>
  list.entries[player]!.slice(0, paired.round - 1)
    .flat()
    .filter(isBye).length;

/** Whether a bye of this player leaves a round without a repeat and without a forbidden pair. */
const leavesARound = (round: Paired, bye: number): boolean =>
  canPair(
    free(round).filter(player => player !== bye),
    (a, b) => !met(round.list, a, b, round.paired.round) && !isForbidden(round, a, b),
  );

const scoreOf = ({ list, settings, paired, from }: Paired): ((player: number) => number) => {
  const entries = list.entries.map(row => row.map((cell, index) => (index < from - 1 ? [] : cell)));
  const standing = makeStanding({ ...list, entries }, { ...settings, stages: [] });
  return player => standing.scores[player * (list.rounds + 1) + paired.round - 1]!;
};

/** Nobody who is entitled before the one with the bye would leave a round. */
function isInTurn(round: Paired, before: (a: number, b: number) => boolean): boolean {
  const { bye } = round.paired;
  if (bye === undefined || round.settings.bye !== 'automatic') return true;
  const earlier = free(round).filter(player => before(player, bye));
  if (earlier.length === 0) return true;
  // Where nobody leaves a round there are repeats, and the bye is as good as any.
  return !earlier.some(player => leavesARound(round, player));
}

/** In the whole event; a game by default has not been played. */
const blackLessWhite = ({ list, paired }: Paired, player: number): number =>
  games(list, player, paired.round)
    .filter(({ handicap, byDefault }) => handicap === 0 && !byDefault)
    .reduce((sum, { colour }) => sum + (colour === 'black' ? 1 : colour === 'white' ? -1 : 0), 0);

const lastColour = (list: WallList, a: number, b: number, round: number): Game['colour'] =>
  games(list, a, round)
    .filter(({ opponent }) => opponent === b)
    .at(-1)?.colour;

const turned: Claim = round =>
  made(round)
    .filter(({ handicap }) => handicap === 0)
    .every(({ black, white }) => lastColour(round.list, black, white, round.paired.round) !== 'black');

/** What a sentence claims of a round that is being paired. */
const CLAIMS: Readonly<Record<string, Claim>> = {
  'system.coloursText': round =>
    turned(round) &&
    made(round)
      .filter(({ handicap }) => handicap === 0)
      .filter(({ black, white }) => !met(round.list, black, white, round.paired.round))
      .every(({ black, white }) => blackLessWhite(round, black) <= blackLessWhite(round, white)),
  'system.coloursTable': turned,
  'system.coloursWalk': turned,
  'system.coloursPoints': round =>
    made(round)
      .filter(({ handicap }) => handicap === 0)
      .every(({ black, white }) => blackLessWhite(round, black) <= blackLessWhite(round, white)),
  'system.coloursBoth': round =>
    made(round).every(
      ({ black, white }) =>
        made(round).filter(game => game.black === black && game.white === white).length ===
        made(round).filter(game => game.black === white && game.white === black).length,
    ),
  'system.repeatsNever': round =>
    made(round).every(({ black, white }) => !met(round.list, black, white, round.paired.round)),
  'system.repeatsText': round => {
    if (!made(round).some(({ black, white }) => met(round.list, black, white, round.paired.round)))
      return true;
    const players = free(round);
    const byes = players.length % 2 === 0 ? [-1] : players;
    const isNamed = round.settings.bye !== 'automatic' && round.paired.bye !== undefined;
    return !(isNamed ? [round.paired.bye!] : byes).some(bye => leavesARound(round, bye));
  },
  'system.byeFewest': round => {
    const score = scoreOf(round);
    return isInTurn(round, (a, b) => {
      const fewer = byesOf(round, a) - byesOf(round, b);
      return fewer < 0 || (fewer === 0 && score(a) < score(b));
    });
  },
  'system.byeCategory': round => {
    const score = scoreOf(round);
    const category = (player: number): string => round.list.players[player]!.category;
    const names = [...new Set(free(round).map(category))].sort();
    const isOdd = (name: string): boolean =>
      free(round).filter(player => category(player) === name).length % 2 === 1;
    // The last category with an odd number first, then the other odd ones, then the rest.
    const turn = (player: number): number =>
      (isOdd(category(player)) ? 0 : names.length) + names.length - names.indexOf(category(player));
    return isInTurn(round, (a, b) => {
      const fewer = byesOf(round, a) - byesOf(round, b);
      if (fewer !== 0) return fewer < 0;
      return turn(a) < turn(b) || (turn(a) === turn(b) && score(a) < score(b));
    });
  },
  'system.byesPoints': round => {
    const score = scoreOf(round);
    return isInTurn(round, (a, b) => {
      const fewer = byesOf(round, a) - byesOf(round, b);
      return fewer < 0 || (fewer === 0 && score(a) < score(b));
    });
  },
  'system.byesRest': ({ paired }) => paired.free.every(({ worth }) => worth === 'nothing'),
  'system.byesNone': ({ paired }) => paired.bye === undefined,
  // A full round has as many players as a power of two (R6.3): those who are too few for it are missing in the first one.
  'system.byesLot': ({ paired, list, from }) => {
    const players = list.players.filter(player => !isOut(player, from)).length;
    const isFirst = paired.round === 1 && list.entries.flat().every(cell => cell.length === 0);
    return !isFirst || paired.games.length === players - 2 ** (Math.ceil(Math.log2(players)) - 1);
  },
  'system.absentOut': ({ paired, list }) =>
    paired.games.every(game =>
      [game.black, game.white].every(
        player => !isOut(list.players[player]!, paired.round) || game.wonBy !== undefined,
      ),
    ),
  'system.absentLost': ({ paired, list }) =>
    paired.games.every(({ black, white, wonBy }) => {
      const [blackOut, whiteOut] = [black, white].map(one => isOut(list.players[one]!, paired.round));
      return blackOut === whiteOut || wonBy === (blackOut ? 'white' : 'black');
    }),
  'settingName.forbiddenPairs': round =>
    made(round).every(({ black, white, wonBy }) => wonBy !== undefined || !isForbidden(round, black, white)),
};

const STONES: Claim = ({ paired, settings }) =>
  settings.handicap !== 'none' || paired.games.every(({ handicap }) => handicap === 0);

/** The codes of the sentences instead of their words. */
const codes = ((key: string) => key) as unknown as Text;

interface Kind {
  readonly settings: string;
  readonly players: number;
  readonly rounds: number;
  readonly groups?: number;
}

const KINDS: readonly Kind[] = [
  { settings: 'System=McMahon; Upper bar=1d; Lower bar=10k', players: 9, rounds: 6 },
  { settings: 'System=McMahon; Handicap=rank', players: 8, rounds: 6 },
  { settings: 'System=Swiss', players: 7, rounds: 7 },
  { settings: 'System=Swiss; Bye value=½; Forbidden pairs=1×2, 3×4', players: 9, rounds: 6 },
  { settings: 'System=Swiss; Bye=3', players: 7, rounds: 4 },
  { settings: 'System=Swiss by categories', players: 11, rounds: 5, groups: 3 },
  { settings: 'System=Score pairing', players: 9, rounds: 6 },
  { settings: 'System=Score pairing; Colour limit=1; Forbidden pairs=2×5', players: 8, rounds: 5 },
  { settings: 'System=Knock-out', players: 11, rounds: 5 },
  { settings: 'System=Knock-out; Draw=seeded', players: 7, rounds: 4 },
  { settings: 'System=Round robin', players: 6, rounds: 6 },
  { settings: 'System=Round robin; Cycles=2', players: 5, rounds: 11 },
  { settings: 'System=Groups + knock-out', players: 9, rounds: 6, groups: 2 },
  { settings: 'System=Diagonal', players: 8, rounds: 9 },
  { settings: 'System=Diagonal; Games per opponent=1', players: 9, rounds: 9 },
  { settings: 'Stages=R1-R3 Swiss; R4-R6 Knock-out', players: 8, rounds: 7 },
  { settings: 'Stages=R1-R3 Swiss; R4-R6 Round robin; Qualifiers=4', players: 8, rounds: 6 },
  { settings: 'Stages=R1-R2 Score pairing; R3-R5 McMahon', players: 9, rounds: 5 },
  { settings: 'Stages=R1-R3 Swiss; R4-R6 Swiss', players: 9, rounds: 6 },
  { settings: 'Stages=R1-R3 McMahon; R4-R6 Swiss by categories', players: 9, rounds: 6, groups: 3 },
  { settings: 'Stages=R1-R3 Swiss; R4-R6 Score pairing', players: 9, rounds: 6 },
  { settings: 'Stages=R1-R2 Diagonal; R3-R6 Swiss', players: 9, rounds: 6 },
];

/** Like `withResults`, for several games of a round as well. */
function withGames(list: WallList, paired: PairedRound, dice: () => number): WallList {
  const once = withResults(list, { ...paired, games: [] }, dice, 0);
  return paired.games.reduce((before, game) => {
    const one = withResults(
      { ...list, entries: list.entries.map(row => row.map(() => [])) },
      { ...paired, games: [game], free: [], late: [], bye: undefined },
      dice,
      0,
    );
    const entries = before.entries.map((row, player) =>
      row.map((cell, index) => [
        ...cell.filter(entry => entry.kind === 'free' || entry.outcome !== 'unknown'),
        ...(one.entries[player]?.[index] ?? []),
      ]),
    );
    return { ...before, entries };
  }, once);
}

/** All rounds of an event as they are paired; some players are out, some pairs and byes are typed. */
function playedRounds(kind: Kind, seed: number): readonly Paired[] {
  const dice = makeDice(seed);
  const { settings } = readSettings(`${kind.settings}; Seed=dice ${seed}`, { hasStart: false });
  const field = kindField([kind.players, kind.rounds, kind.groups ?? 0, ''], seed);
  let list: WallList = {
    ...field,
    players: field.players.map((player, i) => ({
      ...player,
      out: { rounds: i > 2 && dice() < 0.15 ? [1 + Math.floor(kind.rounds * dice())] : [], from: undefined },
    })),
  };
  const rounds: Paired[] = [];
  for (let round = 1; round <= kind.rounds; round++) {
    if (dice() < 0.1 && /Swiss|McMahon/.test(kind.settings)) {
      const bye: Entry = { kind: 'free', as: 'bye', worth: 'win' };
      const who = Math.floor(kind.players * dice());
      if (!isOut(list.players[who]!, round)) list = withEntries(list, [[who, round, bye]]);
    }
    const paired = pairNextRound(makeStanding(list, settings));
    if (paired.kind === 'cannot pair') break;
    const part =
      settings.stages.find(({ from, to }) => from <= round && round <= to) ?? settings.stages.at(-1);
    const own = stageParts(settings).find(({ of }) => of === (part ? `R${part.from}–R${part.to}` : ''));
    rounds.push({ list, settings: own!.settings, from: part?.from ?? 1, paired });
    list = withGames(list, paired, dice);
  }
  return rounds;
}

/** The codes that stand in the rows of the stage in which a round is played. */
const claimed = ({ settings, paired }: Paired): readonly string[] => {
  const isKnockout = settings.system === 'Groups + knock-out' && paired.games.length > 0;
  if (isKnockout) return [];
  const rows = systemRows(
    { name: '', settings: { ...settings, stages: [] }, rounds: 9, seedHash: '' },
    codes,
  );
  return rows.flatMap(([label, value]) => [label, ...value.split(' ')]);
};

describe('what is announced of a round holds in it', () => {
  const asked = new Set<string>();

  test.each(KINDS)('$settings', kind => {
    let rounds = 0;
    for (let seed = 1; seed <= 6 * EVENTS; seed++) {
      for (const round of playedRounds(kind, seed)) {
        rounds++;
        for (const code of claimed(round)) {
          const claim = CLAIMS[code];
          if (!claim) continue;
          asked.add(code);
          const where = `${code}, seed ${seed}, round ${round.paired.round}`;
          expect([where, claim(round)]).toEqual([where, true]);
        }
        expect(STONES(round)).toBe(true);
      }
    }
    expect(rounds).toBeGreaterThan(6 * EVENTS);
  });

  test('every claim was asked', () => {
    expect(Object.keys(CLAIMS).filter(code => !asked.has(code))).toEqual([]);
  });
});

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
    const first = pairNextRound(makeStanding(field, settings));
    if (first.kind !== 'paired') throw new Error('not paired');
    const after = pairNextRound(makeStanding(withResults(field, first, makeDice(1), 0), settings));
    expect(after).toMatchObject({ problems: [{ code: 'allRoundsPaired', values: { rounds: 1 } }] });
  });
});

describe('the claims themselves can fail', () => {
  const { settings } = readSettings('System=Swiss', { hasStart: false });
  const win = (opponent: number, colour: Game['colour'], outcome: Game['outcome']): Game => ({
    kind: 'game',
    opponent,
    opponentNo: opponent + 1,
    outcome,
    colour,
    handicap: 0,
    byDefault: false,
    moves: undefined,
  });
  /** Five players after one round: 1–2, 3–4, and the fifth had the bye. */
  const list = withEntries(kindField([5, 2, 0, ''], 1), [
    [0, 1, win(1, 'black', 'won')],
    [1, 1, win(0, 'white', 'lost')],
    [2, 1, win(3, 'black', 'won')],
    [3, 1, win(2, 'white', 'lost')],
    [4, 1, { kind: 'free', as: 'bye', worth: 'win' }],
  ]);
  const right = pairNextRound(makeStanding(list, settings));
  const proposed = (pairs: readonly (readonly [number, number])[], bye: number): Paired => {
    if (right.kind !== 'paired') throw new Error('not paired');
    const [game] = right.games;
    const games = pairs.map(([black, white]) => ({ ...game!, black, white }));
    return { list, settings, from: 1, paired: { ...right, games, bye } };
  };

  test.each<[string, readonly (readonly [number, number])[], number]>([
    // Two meet again though others are free; the same colours again.
    ['system.repeatsText', [[0, 1], [2, 4]], 3], // prettier-ignore
    ['system.repeatsNever', [[0, 1], [2, 4]], 3], // prettier-ignore
    ['system.coloursText', [[0, 1], [2, 4]], 3], // prettier-ignore
    ['system.coloursTable', [[0, 1], [2, 4]], 3], // prettier-ignore
    ['system.coloursWalk', [[0, 1], [2, 4]], 3], // prettier-ignore
    // Black for the one who had Black.
    ['system.coloursPoints', [[0, 3], [2, 4]], 1], // prettier-ignore
    ['system.coloursBoth', [[0, 3], [2, 4]], 1], // prettier-ignore
    // A second bye while others had none; a bye for a winner.
    ['system.byeFewest', [[3, 0], [1, 2]], 4], // prettier-ignore
    ['system.byeFewest', [[3, 4], [1, 2]], 0], // prettier-ignore
    ['system.byesPoints', [[3, 0], [1, 2]], 4], // prettier-ignore
    ['system.byeCategory', [[3, 0], [1, 2]], 4], // prettier-ignore
    ['system.byesNone', [[3, 0], [1, 2]], 4], // prettier-ignore
  ])('%s: %j, bye %i', (code, pairs, bye) => {
    expect(CLAIMS[code]!(proposed(pairs, bye))).toBe(false);
  });
});
