import { describe, expect, test } from 'vitest';
import { whatIf, type Alternative } from '../../src/pairing/optimum/whatIf';
import { pairRound } from '../../src/pairing/swiss/pairRound';
import type { Settings } from '../../src/tournament/settings';
import { openEventOf } from '../eventOf';
import { nameOf, standingText } from './pairingText';

/** What would be if two met, `Ann Bo`, or one had the bye, `Ann bye`. */
function asking(list: string, given: Partial<Settings> = {}): (question: string) => unknown {
  const standing = standingText(list, { ...PLAIN, ...given });
  const proved = pairRound(openEventOf(standing));
  if (!('paired' in proved)) return expect.fail('It can be paired.');
  const name = (player: number): string => nameOf(list, player)!;
  const index = (one: string): number => standing.wallList.players.findIndex(player => player.name === one);
  const told = (then: Alternative | undefined) =>
    then && {
      ...(then.fault === undefined ? {} : { fault: then.fault }),
      games: then.games.map(game => game.map(name).join('–')).join(' '),
      bye: then.bye === undefined ? 'as now' : name(then.bye),
      dearer: then.dearer,
      changes: then.criteria
        .filter(one => one.now !== one.then || one.gamesNow !== one.gamesThen)
        .map(one => `${one.weight} ${one.now}→${one.then} (${one.gamesNow}→${one.gamesThen})`)
        .join(', '),
    };
  return question => {
    const [one, other] = question.split(' ') as [string, string];
    const answer = whatIf(proved.optima, index(one), other === 'bye' ? 'bye' : index(other));
    switch (answer.kind) {
      case 'paired':
        return { paired: told(answer.without) };
      case 'possible':
        return told(answer.instead);
      case 'not entitled':
        return `after ${name(answer.bye)} by ${answer.by}`;
      case 'named bye':
        return `the bye of ${name(answer.player)}`;
      case 'repeat':
      case 'forbidden':
        return `${answer.kind} ${answer.lastRound}`;
      default:
        return answer.kind;
    }
  };
}

/** Four for a half point of difference, squared; one for two of a club. */
const PLAIN = {
  weights: { score: 4, float: 0, seeding: 0, colour: 0, handicap: 0, country: 0, club: 1 },
  pairingTiebreaks: [],
  rounding: 'none',
} as const;

describe('four players, of whom Ann and Cy have won', () => {
  const list = `
    Name | R1 | R2
    Ann  | 2+ | .
    Bo   | 1- | .
    Cy   | 4+ | .
    Di   | 3- | .`;

  test('the other pairing costs two differences of a point', () => {
    const ask = asking(list);
    const other = { games: 'Ann–Di Cy–Bo', bye: 'as now', dearer: 8, changes: 'score 0→8 (0→2)' };
    expect(ask('Ann Di')).toEqual(other);
    expect(ask('Bo Cy')).toEqual({ ...other, games: 'Cy–Bo Ann–Di' });
    expect(ask('Ann Cy')).toEqual({ paired: other });
    expect(ask('Di Bo')).toEqual({ paired: other });
  });

  test('in order nothing is added up', () => {
    expect(asking(list, { criteria: 'in order' })('Ann Di')).toEqual({
      ...{ games: 'Ann–Di Cy–Bo', bye: 'as now', dearer: undefined, changes: 'score 0→8 (0→2)' },
    });
  });

  test('who has met does not meet again, nor who must not', () => {
    const ask = asking(list, { forbiddenPairs: [[1, 4]] });
    expect(['Ann Bo', 'Bo Ann', 'Ann Di', 'Bo Cy'].map(ask)).toEqual([
      ...['repeat 1', 'repeat 1', 'forbidden 0', 'no pairing'],
    ]);
    expect(ask('Ann Cy')).toEqual({ paired: undefined });
  });

  test('nobody meets oneself, or somebody who is not there, and there is no bye', () => {
    expect(['Ann Ann', 'Ann Eve', 'Eve Ann', 'Ann bye'].map(asking(list))).toEqual(
      Array.from({ length: 4 }, () => 'not together'),
    );
  });
});

describe('five players, of whom Ed has had the bye', () => {
  const list = `
    Name | Club | R1 | R2
    Ann  | Ulm  | 2+ | .
    Bo   | Bonn | 1- | .
    Cy   | Ulm  | 4+ | .
    Di   | Rom  | 3- | .
    Ed   | Köln | 0+ | .`;
  const ask = asking(list);

  test('it is due to Bo or Di now', () => {
    const withBo = { games: 'Ann–Di Cy–Ed', bye: 'Bo', dearer: 0, changes: '' };
    expect(ask('Bo bye')).toEqual(withBo);
    expect(ask('Di bye')).toEqual({ paired: withBo });
    expect(['Ann bye', 'Cy bye', 'Ed bye'].map(ask)).toEqual([
      ...['after Di by score', 'after Di by score', 'after Di by byes'],
    ]);
  });

  test('if they meet one has it who comes later: that is no matter of weight', () => {
    expect(ask('Di Bo')).toEqual({
      games: 'Bo–Di',
      bye: 'Cy',
      dearer: undefined,
      changes: 'bye 0→1 (0→0), score 4→0 (1→0)',
    });
  });

  test('two of a club', () => {
    expect(ask('Cy Ann')).toEqual({
      games: 'Ann–Cy Ed–Bo',
      bye: 'as now',
      dearer: 1,
      changes: 'club 0→1 (0→1)',
    });
  });

  test('of one whom the settings name nobody can ask', () => {
    const named = asking(list, { bye: 1 });
    expect(['Ann bye', 'Di bye', 'Ann Di', 'Di Ann'].map(named)).toEqual(
      Array.from({ length: 4 }, () => 'the bye of Ann'),
    );
    expect(named('Bo Di')).toEqual({
      paired: { games: 'Cy–Bo Ed–Di', bye: 'as now', dearer: 8, changes: 'score 0→8 (0→2)' },
    });
  });

  test('beside a group that plays apart, which has no bye', () => {
    const groups = list
      .replace('Club', 'Group')
      .replace(/Bonn|Rom /g, 'x   ')
      .replace(/Ulm |Köln/g, '.   ');
    const apart = asking(groups, { groups: 'apart' });
    expect(['Ann Bo', 'Bo bye'].map(apart)).toEqual(['not together', 'not together']);
    expect(apart('Bo Di')).toEqual({ paired: undefined });
    expect(apart('Ann Cy')).toMatchObject({ games: 'Ann–Cy', bye: 'Ed', changes: 'bye 0→1 (0→0)' });
  });
});

describe('four players who have all met', () => {
  const list = `
    Name | R1 | R2 | R3 | R4
    Ann  | 2+ | 3+ | 4+ | .
    Bo   | 1- | 4+ | 3+ | .
    Cy   | 4+ | 1- | 2- | .
    Di   | 3- | 2- | 1- | .`;

  test('may meet again, and a later repeat is no matter of weight', () => {
    const ask = asking(list);
    // Two repeats cost nine each, and the round of the last meeting.
    const inRoundTwo = {
      games: 'Ann–Cy Bo–Di',
      bye: 'as now',
      dearer: undefined,
      changes: 'repeat 20→22 (2→2), score 8→32 (2→2)',
    };
    expect([ask('Ann Cy'), ask('Ann Bo')]).toEqual([inRoundTwo, { paired: inRoundTwo }]);
    expect(ask('Ann Di')).toMatchObject({ changes: 'repeat 20→24 (2→2), score 8→40 (2→2)' });
  });

  test('but not those who must not', () => {
    const ask = asking(list, {
      forbiddenPairs: [
        [1, 3],
        [1, 4],
      ],
    });
    expect([ask('Ann Cy'), ask('Ann Di'), ask('Bo Cy')]).toEqual([
      'forbidden 2',
      'forbidden 3',
      'no pairing',
    ]);
    expect(ask('Ann Bo')).toEqual({ paired: undefined });
  });
});

test('one who has met all meets somebody again, and could meet another', () => {
  const ask = asking(`
    Name | R1 | R2 | R3 | R4
    Ann  | 2+ | 3+ | 4+ | .
    Bo   | 1- | 0- | 0- | .
    Cy   | 0- | 1- | 0- | .
    Di   | 0- | 0- | 1- | .`);
  expect(ask('Ann Cy')).toMatchObject({ dearer: undefined, changes: 'repeat 10→11 (1→1)' });
  expect(ask('Cy Di')).toHaveProperty('paired');
});

test('three players of whom two have had the bye: no way out leads to a repeat', () => {
  const ask = asking(`
    Name | R1 | R2 | R3
    Ann  | 2+ | 3+ | .
    Bo   | 1- | 0+ | .
    Cy   | 0+ | 1- | .`);
  expect(['Ann Bo', 'Ann Cy', 'Bo bye'].map(ask)).toEqual(['repeat 1', 'repeat 2', 'after Ann by byes']);
  expect([ask('Bo Cy'), ask('Ann bye')]).toEqual([{ paired: undefined }, { paired: undefined }]);
});

describe('two whose starts are far apart', () => {
  const starts = (...all: readonly number[]): string =>
    ['Name | Start | R1', ...all.map((start, i) => `P${i + 1} | ${start} | .`)].join('\n');
  const weights = { ...PLAIN.weights, score: 20e9 };
  const settings = { system: 'McMahon', weights } as const;

  test('cost more than is counted at first, and the rest is the best of all the same', () => {
    // 200² · 2 · 10^10 a game, in a field of eight more than 2^51 / 8.
    const apart = asking(starts(0, 0, 200, 201, 0, 0, 200, 201), settings);
    const cost = (...differences: readonly number[]) =>
      differences.reduce((sum, one) => sum + one * one * 20e9, 0);
    const now = cost(0, 0, 0, 0);
    expect(apart('P1 P4')).toEqual({
      games: expect.stringMatching(/^P4–P1 /) as string,
      bye: 'as now',
      dearer: cost(201, 200, 1) - now,
      changes: `score ${now}→${cost(201, 200, 1)} (0→3)`,
    });
  });

  test('and have an answer even where games cannot be added up exactly', () => {
    const pairs = asking(starts(0, 0, 100_000, 100_000), settings);
    expect(pairs('P1 P3')).toMatchObject({ games: 'P3–P1 P4–P2' });
    expect(pairs('P1 P3')).not.toHaveProperty('fault');
    const five = asking(starts(0, 100_000, 100_000, 200_000, 200_000), settings);
    expect(five('P1 P2')).toMatchObject({ bye: 'P3', games: 'P2–P1' });
    expect(five('P1 P2')).not.toHaveProperty('fault');
    const limited = asking(starts(0, 0, 100_000, 200_000, 300_000), settings);
    expect(limited('P1 P2')).toMatchObject({ bye: 'P3', games: 'P1–P2' });
    expect(limited('P3 P5')).not.toHaveProperty('fault');
  });
});

describe('what comes before all that is weighed is not added up', () => {
  test('games between categories, and between groups that are mixed for once', () => {
    const six = `
      Name | Category | R1 | R2
      Ann  | A        | 2+ | .
      Bo   | A        | 1- | .
      Cy   | A        | 4+ | .
      Di   | A        | 3- | .
      Ed   | B        | 6+ | .
      Flo  | B        | 5- | .`;
    expect(asking(six, { system: 'Swiss by categories' })('Cy Flo')).toMatchObject({
      dearer: undefined,
      changes: 'category 28→30 (2→2), score 4→12 (1→3)',
    });
    const eight = `
      Name | Group | R1
      Ann  | x     | .
      Bo   | x     | .
      Cy   | x     | .
      Di   | x     | .
      Ed   | y     | .
      Flo  | y     | .
      Gus  | y     | .
      Hal  | y     | .`;
    // Ed plays somebody of the other group, and so does Gus or Hal: both, if Flo does.
    const forbiddenPairs = [
      [5, 6],
      [5, 7],
      [5, 8],
      [7, 8],
    ] as const;
    expect(asking(eight, { groups: 'apart', forbiddenPairs })('Ann Flo')).toMatchObject({
      dearer: undefined,
      changes: 'group 2→4 (2→4)',
    });
  });

  test('but repeats that are as many, and as old, leave the rest to be added up', () => {
    const ask = asking(`
      Name | R1 | R2 | R3 | R4 | R5 | R6
      Ann  | 2+ | 3+ | 0= | 0= | 4+ | .
      Bo   | 1- | 0= | 4+ | 0= | 3+ | .
      Cy   | 0= | 1- | 0= | 4+ | 2- | .
      Di   | 0= | 0= | 2- | 3- | 1- | .`);
    expect(ask('Ann Cy')).toEqual({
      ...{ games: 'Ann–Cy Bo–Di', bye: 'as now', dearer: 24, changes: 'score 8→32 (2→2)' },
    });
  });
});

test('where nothing is matched there is no pairing', () => {
  const proved = pairRound(openEventOf(standingText('Name | R1\nAnn | .\nBo | .')));
  if (!('paired' in proved)) return expect.fail('It can be paired.');
  const unmatched = proved.optima.map(one => ({ ...one, result: { kind: 'not exact' } as const }));
  expect(whatIf(unmatched, 0, 1)).toMatchObject({ kind: 'no pairing' });
});
