import { describe, expect, test } from 'vitest';
import { categoriesOf } from '../../src/standings/namePositions';
import { makeStanding } from '../../src/standings/score/makeStanding';
import { boardWins } from '../../src/standings/tiebreaks/boardWins';
import { category } from '../../src/standings/tiebreaks/category';
import type { Column } from '../../src/standings/column';
import { cuss, runningScores } from '../../src/standings/tiebreaks/cuss';
import { group, isRankedByGroups } from '../../src/standings/tiebreaks/group';
import { lottery, lotteryContext } from '../../src/standings/tiebreaks/lottery';
import { newRating } from '../../src/standings/tiebreaks/newRating';
import { performance } from '../../src/standings/tiebreaks/performance';
import { previousOrder } from '../../src/standings/tiebreaks/previousOrder';
import { mms, points, primaryTiebreak, wins } from '../../src/standings/tiebreaks/primaryScore';
import { rating } from '../../src/standings/tiebreaks/rating';
import { leftOutRounds, sosK } from '../../src/standings/tiebreaks/sosK';
import { sodos, sodosRule } from '../../src/standings/tiebreaks/sodos';
import { sosos, sososRule } from '../../src/standings/tiebreaks/sosos';
import type { ExplainLine } from '../../src/standings/explanation';
import type { TiebreakRule } from '../../src/standings/tiebreaks/rule';
import { tiebreakColumns } from '../../src/standings/tiebreaks/tiebreak';
import type { Standing } from '../../src/standings/score/standing';
import { drawLots } from '../../src/lots/lots';
import { presetSettings } from '../../src/tournament/presets';
import { SYSTEM_NAMES } from '../../src/tournament/systems';
import { TIEBREAKS } from '../../src/tournament/tiebreaks';
import { wallListText } from '../wallListText';
import { standingText } from './standingText';

/** Di has no start, rank or rating; Bo no rating; Ed met nobody and has no even game. */
const LIST = `
  Name | Rank | Rating | Start | Category | Group | Previous order | R1    | R2    | R3
  Ann  | 3d   | 2300   | 32    | 10       | b     | 2              | 2+/w  | 4+/b  | 3?/w
  Bo   | 2d   | .      | 31    | 2        | .     | .              | 1-/b  | 3=/w  | 0=
  Cy   | 1k   | 1950   | 29    | youth    | A     | 1              | 0=    | 2=/b  | 1?/b
  Di   | .    | .      | .     | .        | B     | 4              | 5+/b2 | 1-/w  | 0+
  Ed   | 4k   | 1700   | 26    | Youth    | a     | .              | 4-/w2 | 0-    | 0+`;
const standing = () => standingText(LIST, { system: 'McMahon', throughRound: 3 });

const TIEBREAKS_OF: Readonly<Record<string, (standing: Standing) => Column>> = {
  mms,
  wins,
  rating,
  category,
  group,
  previousOrder,
  boardWins,
  cuss,
  sodos,
  sosos,
  performance,
  newRating,
  sos2: one => sosK(one, 2),
};

/** How a value of a rule that asks for no tie comes about. */
const linesOf = (rule: TiebreakRule, standing: Standing, player: number): readonly ExplainLine[] =>
  rule.explain(standing, player, () => ({ classes: [], purpose: 'final' }));

/** A column as people read it: values, with what is said of them. */
const shown = ({ values, unit, missing, bounds }: Column): readonly unknown[] =>
  values.map((value, player) => {
    if (value === undefined) return missing[player]?.kind ?? 'nothing is said';
    const bound = bounds[player];
    return bound === undefined ? value / unit : `${bound}${value / unit}`;
  });

/** What a line of an explanation says of a round. */
const told = ({ round, kind, opponent, value }: ExplainLine): readonly unknown[] => [round, kind, opponent, value]; // prettier-ignore

/** What else a column has. */
const rest = ({ title, better, unknown }: Column): string => [title, better, unknown].join(', ');

describe('columns of a McMahon in its third round', () => {
  test.each<[string, (standing: Standing) => Column, string, readonly unknown[]]>([
    ['MMS', mms, 'MMS, more, behind', [34, 32, 30, 'no start', 27]],
    ['wins', wins, 'NWS, more, behind', [2, 1, 1, 2, 1]],
    ['rating', rating, 'Rating, more, behind', [2300, 2200, 1950, 'no rating', 1700]],
    ['category', category, 'Category, less, behind', [2, 1, 3, 'not listed', 3]],
    ['group', group, 'Group, less, behind', [2, 'no part', 1, 2, 1]],
    ['previous order', previousOrder, 'Previous order, less, behind', [2, 'not listed', 1, 4, 'not listed']],
    ['board wins', boardWins, 'Board wins, more, undecided', Array(5).fill('no teams')],
    ['CUSS', cuss, 'CUSS, more, undecided', [101, 94, 89, 'no start', 79]],
  ])('%s', (_, make, about, values) => {
    const column = make(standing());
    expect(rest(column)).toBe(about);
    expect(shown(column)).toEqual(values);
  });

  test('names of categories and groups are as typed', () => {
    expect(category(standing()).names).toEqual(['10', '2', 'youth', '', 'Youth']);
    expect(group(standing()).names).toEqual(['b', '', 'A', 'B', 'a']);
    expect(categoriesOf(standing().wallList)).toEqual([2, 1, 3, undefined, 3]);
  });

  test('who is unknown is named', () => {
    expect(mms(standing()).missing).toEqual([undefined, undefined, undefined, { kind: 'no start', player: 3 }, undefined]); // prettier-ignore
    expect(cuss(standing()).missing[3]).toEqual({ kind: 'no start', player: 3 });
  });

  test('scores after each round', () => {
    expect(runningScores(standing(), 0).map(half => half / 2)).toEqual([33, 34, 34]);
    expect(runningScores(standing(), 1).map(half => half / 2)).toEqual([31, 31, 32]);
  });
});

/** Everybody has a start; Bo’s opponent of round 2 is outside the list. */
const OUTSIDE = `
  Name | Rank | Rating | Start | R1      | R2   | R3
  Ann  | 3d   | 2300   | 32    | 2+/w    | 3=/b | 4+!/w
  Bo   | 2d   | .      | 31    | 1-/b    | 77-  | 0=
  Cy   | 1k   | 1950   | 29    | 4+/b3   | 1=/w | 0+
  Di   | 2k   | .      | 28    | 3-/w3   | 0-   | 1-!/b`;
const outside = () => standingText(OUTSIDE, { system: 'McMahon' });

describe('columns of a McMahon with somebody from outside', () => {
  test.each<[string, (standing: Standing) => Column, readonly unknown[]]>([
    ['SOS', all => sosK(all, 0), ['SOS, more, undecided', 90, 'outside', 91, 93]],
    ['SODOS', sodos, ['SODOS, more, undecided', 74.5, 0, 45, 0]],
    ['SOSOS', sosos, ['SOSOS, more, undecided', 'outside', 'outside', 270, 265]],
    ['performance', performance, ['Performance, more, behind', 2277.48, 'outside', 2300, 'no even games']],
    ['new rating', newRating, ['New rating, more, behind', 2299.596, 'outside', 1959.177, 1900]],
  ])('%s', (_, make, values) => {
    const column = make(outside());
    expect([rest(column), ...shown(column)]).toEqual(values);
  });

  test('whoever is missing is named by the number that the list has, and the round', () => {
    const somebody = { kind: 'outside', round: 2, opponentNo: 77 };
    expect(sosK(outside(), 0).missing).toEqual([undefined, somebody, undefined, undefined]);
    expect(sosos(outside()).missing).toEqual([somebody, somebody, undefined, undefined]);
    expect(performance(outside()).missing).toEqual([
      undefined,
      somebody,
      undefined,
      { kind: 'no even games' },
    ]);
    expect(newRating(outside()).missing).toEqual([undefined, somebody, undefined, undefined]);
  });

  test('what each round adds to SOSOS', () => {
    expect(linesOf(sososRule, outside(), 2).map(told)).toEqual([
      [1, 'opponentSos', 3, 93],
      [2, 'opponentSos', 0, 90],
      [3, 'roundsTimesStart', undefined, 87],
    ]);
    expect(linesOf(sososRule, outside(), 1).map(told)).toEqual([
      [1, 'opponentSos', 0, 90],
      [2, 'outside', undefined, undefined],
      [3, 'roundsTimesStart', undefined, 93],
    ]);
  });

  test('what each game adds to SODOS', () => {
    expect(linesOf(sodosRule, outside(), 2).map(told)).toEqual([
      [1, 'product', 3, 28],
      [2, 'product', 0, 17],
      [3, 'freeAddsNothing', undefined, 0],
    ]);
    // Somebody from outside whom one has lost to adds nothing whoever it was.
    expect(linesOf(sodosRule, outside(), 1).map(told)[1]).toEqual([2, 'lost', undefined, 0]);
  });
});

describe('a game without a result, somebody without a start', () => {
  test('SODOS is unknown where the missing score counts', () => {
    expect(shown(sodos(standing()))).toEqual(['no start', 15, 16, 27, 0]);
  });

  test('SOSOS has who it is', () => {
    const { values, missing } = sosos(standing());
    expect(values).toEqual([undefined, undefined, 2 * (95 + 3 * 29), undefined, undefined]);
    expect(missing.map(one => one && 'player' in one && one.player)).toEqual([3, 3, undefined, 3, 3]);
  });

  test('SOSOS names an opponent’s missing start before what else is not known of that opponent', () => {
    const list = 'Name | Start | R1 | R2\nAnn | 30 | 2+ | 0+\nBo | . | 1- | 77-';
    const { missing } = sosos(standingText(list, { system: 'McMahon' }));
    expect(missing[0]).toEqual({ kind: 'no start', player: 1 });
  });

  test('without a start only the own free rounds are unknown', () => {
    const list = 'Name | Start | R1\nAnn | 30 | 2+\nBo | 29 | 1-\nCy | . | 0+';
    const free = standingText(list, { system: 'McMahon' });
    expect(shown(sosos(free))).toEqual([31, 29, 'no start']);
    expect(sosos(free).missing[2]).toEqual({ kind: 'no start', player: 2 });
    expect(shown(sosos(standingText(list, { system: 'McMahon', throughRound: 0 })))).toEqual([0, 0, 0]);
  });

  test('where nothing is missing nothing is said to be', () => {
    const whole = standingText('Name | R1\nAnn | 2+\nBo | 1-');
    for (const { missing } of [sodos(whole), sosos(whole), sosK(whole, 0)])
      expect(missing.every(one => one === undefined)).toBe(true);
  });

  test('the AGA’s phantom is beaten in the last round as well', () => {
    const list = 'Name | Start | R1 | R2\nAnn | 30 | 2+ | 0+\nBo | 29 | 1- | 0-';
    expect(shown(sodos(standingText(list, { system: 'McMahon', preset: 'AGA' })))).toEqual([29.5 + 31, 0]);
  });

  test('stones count in SODOS as they do in SOS (OpenGotha)', () => {
    const list = 'Name | Start | R1\nAnn | 32 | 2+/w4\nBo | 27 | 1-/b4';
    expect(shown(sodos(standingText(list, { system: 'McMahon', handicapInSos: true })))).toEqual([31, 0]);
  });

  test('whoever was taken out of a table has no wins', () => {
    const list =
      'Name | Out | R1 | R2 | R3\nAnn | . | 2+ | 3+ | 4-\nBo | . | 1- | 4+ | 3+\nCy | . | 4+ | 1- | 2-\nDi | 2- | 3- | . | .';
    const table = standingText(list, { system: 'Round robin', leavers: 'taken out' });
    expect(shown(wins(table))).toEqual([2, 1, 0, 'no part']);
    expect(wins(table).missing).toEqual([undefined, undefined, undefined, { kind: 'no part' }]);
  });

  test('a game of Direct OrderStep or SOSOS without a result has no part', () => {
    expect(linesOf(sososRule, standing(), 2).map(({ round }) => round)).toEqual([1, 2]);
  });
});

describe('rounds that SOS-k leaves out', () => {
  const rounds = [6, 2, 8, 2].map(score => ({ kind: 'score', score }) as const);
  test.each([
    ['the smallest, of equal ones the earlier', 1, 'EGF', [1]],
    ['the two smallest', 2, 'EGF', [1, 3]],
    ['the first', 1, 'WMSG', [0]],
    ['the first two', 2, 'WMSG', [0, 1]],
    ['all, where there are no more', 4, 'EGF', [0, 1, 2, 3]],
    ['all, where there are fewer', 5, 'WMSG', [0, 1, 2, 3]],
    ['none', 0, 'EGF', []],
  ] as const)('%s', (_, k, flavour, dropped) => {
    expect(leftOutRounds(rounds, k, flavour)).toEqual(dropped);
  });

  const [six, two] = [rounds[0]!, rounds[1]!];
  const open = { kind: 'open' } as const;
  const unknown = { kind: 'no start', player: 1 } as const;

  test('a game without a result is none of the smallest', () => {
    expect(leftOutRounds([six, open, two], 1, 'EGF')).toEqual([2]);
    expect(leftOutRounds([six, two, open, two], 3, 'EGF')).toEqual([1, 3, 0]);
  });

  test('which is the smallest nobody can say while a value is missing, unless all are left out', () => {
    expect(leftOutRounds([six, unknown, two], 1, 'EGF')).toEqual([]);
    expect(leftOutRounds([unknown, two], 2, 'EGF')).toEqual([0, 1]);
  });
});

describe('what a system ranks by', () => {
  test.each(SYSTEM_NAMES)('%s', system => {
    const by = primaryTiebreak(standingText('Name | R1\nAnn | 0+', { system }));
    expect(by).toBe(system === 'Diagonal' ? 'PERFORMANCE' : system === 'McMahon' ? 'MMS' : 'WINS');
  });

  test('score pairing gives two points for a win and one for a tie (R5.1)', () => {
    const list = 'Name | R1 | R2\nAnn | 2+ | 2=\nBo | 1- | 1=';
    expect(shown(points(standingText(list, { system: 'Score pairing' })))).toEqual([3, 1]);
    expect(shown(points(standingText(list)))).toEqual([1, 0]);
    expect(rest(points(standing()))).toBe('Points, more, undecided');
    expect(shown(cuss(standingText(list, { system: 'Score pairing' })))).toEqual([5, 1]);
    expect(shown(sosK(standingText(list, { system: 'Score pairing' }), 0))).toEqual([2, 6]);
    expect(shown(sodos(standingText(list, { system: 'Score pairing' })))).toEqual([1.5, 1.5]);
  });

  test('groups are ranked together where they play apart by scores', () => {
    const { wallList } = standing();
    const isRanked = (settings: object) =>
      isRankedByGroups(wallList, { ...presetSettings('EGF', 'Swiss'), groups: 'apart', ...settings });
    expect(isRanked({})).toBe(true);
    expect([isRanked({ groups: 'mixed' }), isRanked({ system: 'Round robin' })]).toEqual([false, false]);
    const without = wallListText('Name | R1\nAnn | 0+');
    expect(isRankedByGroups(without, { ...presetSettings('EGF', 'Swiss'), groups: 'apart' })).toBe(false);
  });
});

test('the linear performance is asked for by the settings', () => {
  const list = 'Name | Rating | R1 | R2\nAnn | 2000 | 2+ | 2+\nBo | 1800 | 1- | 1-';
  const performances = (which: 'EGF' | 'Elo') =>
    shown(performance(standingText(list, { performance: which })));
  expect(performances('Elo')).toEqual([2200, 1600]);
  expect(performances('EGF').map(text => String(text).charAt(0))).toEqual(['>', '<']);
});

describe('board wins (R1.6)', () => {
  const list = wallListText('Name | R1 | R2 | R3\nOaks | 2+ | 0= | 2?\nPines | 1- | 0+ | 1?');
  const teams = { ...list, boardResults: [[5, 3, 9], [1, 6, 9]] }; // prettier-ignore
  const by = (rounding: 'EGF' | 'absences' | 'none') =>
    shown(boardWins(makeStanding(teams, { ...presetSettings('EGF', 'Swiss'), rounding, throughRound: 2 })));

  test('are those of the rounds that count, rounded as scores are', () => {
    expect(by('none')).toEqual([4, 3.5]);
    expect(by('EGF')).toEqual([4, 3]);
    expect(by('absences')).toEqual([3.5, 3.5]);
  });

  test('of a team without a match yet are none', () => {
    const empty = wallListText('Name | R1 | R2\nOaks | 2+ | .\nPines | 1- | 0+');
    const column = boardWins(
      makeStanding({ ...empty, boardResults: [[4, 0], [2, 6]] }, { ...presetSettings('EGF', 'Swiss'), throughRound: 2 }), // prettier-ignore
    );
    expect([shown(column), column.missing]).toEqual([[2, 4], [undefined, undefined]]); // prettier-ignore
  });
});

describe('lots', () => {
  test.each([
    ['final', 'final/place-3'],
    ['prizes', 'prizes/place-3'],
    ['pairing', 'round-4'],
    ['seeding', 'round-4'],
  ] as const)('for %s are drawn for “%s”', (purpose, context) => {
    expect(lotteryContext(standing(), { purpose, classes: [] }, 3)).toBe(context);
  });

  test('are drawn inside each class, for the place that it has', () => {
    const all = standingText(LIST, { system: 'McMahon', seed: 'dice 4-6-4' });
    const column = lottery(all, { purpose: 'final', classes: [[4, 0], [1, 2, 3]] }); // prettier-ignore
    expect([rest(column), column.unit]).toEqual(['Lottery, less, undecided', 1]);
    const places = (numbers: readonly string[], context: string) => {
      const order = drawLots(numbers, 'dice 4-6-4', context).map(index => numbers[index]);
      return numbers.map(no => order.indexOf(no) + 1);
    };
    const [first, second] = [places(['5', '1'], 'final/place-1'), places(['2', '3', '4'], 'final/place-3')];
    expect(column.values).toEqual([first[1], ...second, first[0]]);
    for (const other of ['final/place-1', 'final/place--1'])
      expect(places(['2', '3', '4'], other)).not.toEqual(second);
    expect(lottery(all, { purpose: 'final', classes: [[4], [0]] }).values).toEqual([1, 1, 1, 1, 1]);
  });
});

test('the columns of every tiebreak', () => {
  const titles = TIEBREAKS.map(tiebreak =>
    tiebreakColumns(standing(), tiebreak, { classes: [[0, 1]], purpose: 'final' }).map(({ title }) => title),
  );
  expect(Object.fromEntries(TIEBREAKS.map((tiebreak, i) => [tiebreak, titles[i]]))).toEqual({
    BOARDWINS: ['Board wins'],
    DIRECTCOMPARISON: ['DC'],
    SOS2: ['SOS-2 (EGF)'],
    SOS1: ['SOS-1 (EGF)'],
    SOS: ['SOS'],
    Rating: ['Rating'],
    'Previous order': ['Previous order'],
    Lottery: ['Lottery'],
    SODOS: ['SODOS'],
    SOSOS: ['SOSOS'],
    CUSS: ['CUSS'],
    WINS: ['NWS'],
    MMS: ['MMS'],
    Category: ['Category'],
    SOSK: ['SOS-1 (EGF)', 'SOS-2 (EGF)'],
    PERFORMANCE: ['Performance'],
  });
  const one = standingText('Name | R1\nAnn | 2+\nBo | 1-');
  const sosk = tiebreakColumns(one, 'SOSK', { classes: [], purpose: 'final' });
  expect(sosk.map(({ title }) => title)).toEqual(['SOS-1 (EGF)']);
});

describe('a value and the reason for its absence', () => {
  test.each(Object.keys(TIEBREAKS_OF))('never stand together: %s', name => {
    const { values, missing } = TIEBREAKS_OF[name]!(standing());
    values.forEach((value, player) => expect(value === undefined).toBe(missing[player] !== undefined));
  });
});

test('SOS-k is 0 in no more than k rounds, though the opponents are not listed', () => {
  const two = standingText('Name | R1 | R2\nAnn | 50+ | 51+');
  expect([1, 2, 3].map(k => sosK(two, k).values)).toEqual([[undefined], [0], [0]]);
});

test('of equal rounds the earlier are left out', () => {
  const six = { kind: 'score', score: 6 } as const;
  expect(leftOutRounds([six, six, six], 2, 'EGF')).toEqual([0, 1]);
});

test('the new rating of somebody whose rating nobody knows', () => {
  const { values, missing } = newRating(standingText('Name | Rating | R1\nAnn | 2100 | 2+\nBo | . | 1-'));
  expect(values[1]).toBeUndefined();
  expect(missing[1]).toEqual({ kind: 'no rating' });
});

describe('SODOS with byes against the phantom', () => {
  const aga = (rows: string): Column =>
    sodos(standingText(`Name | Rank | R1 | R2\n${rows}`, { system: 'McMahon', ownUnplayed: 'AGA phantom' }));
  test('needs no start of its own without a bye', () => {
    expect(aga('Ann | . | 2+ | 0-\nBo | 1d | 1- | 0-').missing[0]).toBeUndefined();
  });
  test('needs the own start for a bye', () => {
    expect(aga('Ann | . | 2+ | 0+\nBo | 1d | 1- | 0-').missing[0]).toEqual({ kind: 'no start', player: 0 });
  });
  test('names the opponent who is not listed before it', () => {
    const { missing, values } = aga('Ann | 1d | 50+ | 0+');
    expect(values).toEqual([undefined]);
    expect(missing).toEqual([{ kind: 'outside', round: 1, opponentNo: 50 }]);
  });
});
