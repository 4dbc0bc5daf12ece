import { describe, expect, test } from 'vitest';
import { finalOrder } from '../../src/standings/placement/finalOrder';
import { inListOrder } from '../../src/standings/placement/listOrder';
import { compareNames, namePositions } from '../../src/standings/namePositions';
import { makePlacement, tiebreaksFor } from '../../src/standings/placement/placement';
import { decidingStages, playerColumn, scoreColumn } from '../../src/standings/placement/playerColumn';
import { rowOrder } from '../../src/standings/placement/rowOrder';
import type { Purpose } from '../../src/standings/purpose';
import { tiebreakWarnings, warningsOf } from '../../src/standings/placement/tiebreakWarnings';
import { unfitting } from '../../src/standings/placement/unfittingTiebreaks';
import { presetSettings } from '../../src/tournament/presets';
import type { Settings } from '../../src/tournament/settings';
import type { System } from '../../src/tournament/systems';
import type { Tiebreak } from '../../src/tournament/tiebreaks';
import { eventOf } from '../eventOf';
import { wallListText } from '../wallListText';
import { named, standingText } from './standingText';

function order(text: string, settings: Partial<Settings>, purpose: Purpose = 'final') {
  const standing = standingText(text, settings);
  const { classes, columns, place } = makePlacement(eventOf(standing), purpose);
  return {
    names: named(standing, classes),
    by: columns.map(({ tiebreak }) => tiebreak).join(', '),
    place,
  };
}

describe('what ranks before the tiebreaks', () => {
  const CATEGORIES = `
    Name  Category  R1   R2
    Ann   B         2+   3-
    Bo    A         1-   4-
    Cy    B         4+   1+
    Di    .         3-   2+
    Ed    A         50+  51+`;
  const own = { system: 'Swiss by categories', tiebreaks: [], pairingTiebreaks: [] } as const;

  test('the category, each with its own places', () => {
    const { names, by, place } = order(CATEGORIES, own);
    expect(names).toBe('Ed | Bo | Cy | Ann | Di');
    expect(by).toBe('Category, WINS');
    expect(place).toEqual([2, 2, 1, 1, 1]);
  });

  test('for pairing the score, then the category', () => {
    const { names, by } = order(CATEGORIES, own, 'pairing');
    expect(names).toBe('Ed | Cy | Ann | Di | Bo');
    expect(by).toBe('WINS, Category');
  });

  test('in other systems a category is nothing', () => {
    const { names, by, place } = order(CATEGORIES, { ...own, system: 'Swiss' });
    expect(names).toBe('Cy = Ed | Ann = Di | Bo');
    expect(by).toBe('WINS');
    expect(place).toEqual([3, 5, 1, 3, 1]);
  });

  const GROUPS = `
    Name  Group  R1  R2
    Ann   .      2+  3+
    Bo    Kids   1-  4+
    Cy    .      4-  1-
    Di    Kids   3+  2-`;
  const apart = { groups: 'apart', tiebreaks: [], pairingTiebreaks: [], seedingTiebreaks: [] } as const;

  test('the group where groups play apart, in the result list alone', () => {
    expect(order(GROUPS, apart)).toMatchObject({ names: 'Bo = Di | Ann | Cy', by: 'Group, WINS' });
    expect(order(GROUPS, apart, 'pairing')).toMatchObject({ names: 'Ann | Bo = Di | Cy', by: 'WINS' });
    expect(order(GROUPS, apart, 'seeding')).toMatchObject({ names: 'Ann | Bo = Di | Cy', by: 'WINS' });
    expect(order(GROUPS, { ...apart, groups: 'mixed' })).toMatchObject({ names: 'Ann | Bo = Di | Cy' });
  });

  test('the rounds survived in a knock-out, from the first that has anything', () => {
    const list = `
      Name  R1  R2  R3
      Ann   .   2+  3+
      Bo    .   1-  .
      Cy    .   4+  1-
      Di    .   3-  .`;
    expect(order(list, { system: 'Knock-out' })).toMatchObject({
      names: 'Ann | Cy | Bo = Di',
      by: 'Knock-out',
    });
  });

  test('the points of score pairing', () => {
    const list = 'Name  R1\nAnn  2=\nBo  1=\nCy  4+\nDi  3-';
    expect(order(list, { system: 'Score pairing', tiebreaks: [] })).toMatchObject({
      names: 'Cy | Ann = Bo | Di',
    });
  });

  test('a playoff, in the result list alone', () => {
    const list = 'Name  R1  R2\nAnn  50+  2-\nBo  51+  1+';
    const own = { playoffRounds: [2], tiebreaks: [], pairingTiebreaks: [] } as const;
    expect(order(list, own)).toMatchObject({ names: 'Bo | Ann', by: 'WINS, Playoff' });
    expect(order(list, own, 'pairing')).toMatchObject({ names: 'Ann = Bo', by: 'WINS' });
  });

  test('where nobody plays there is no class', () => {
    const [ranking] = eventOf(standingText('Name  R1', { tiebreaks: ['SOS'] })).rankings('final');
    expect(ranking?.order().classes).toEqual([]);
  });

  test('who has won a Diagonal, before anything else', () => {
    const list = `
      Name  R1   R2   R3   R4
      Ann   2+   3-   2+   3+
      Bo    1-   .    1-   .
      Cy    .    1+   .    1-`;
    const { names } = order(list, { system: 'Diagonal', tiebreaks: [] });
    expect(names.startsWith('Ann | ')).toBe(true);
  });
});

describe('prizes', () => {
  const TWINS = 'Name  Rating  R1\nAnn  1900  50+\nBo  2000  51+\nCy  2100  52-';
  test('go by the final order, refined inside each place', () => {
    const refined = order(TWINS, { tiebreaks: [], prizeTiebreaks: ['Rating'] }, 'prizes');
    expect(refined).toMatchObject({ names: 'Bo | Ann | Cy', by: 'WINS, Rating' });
  });
  test('do not turn what the final order has decided', () => {
    const list = TWINS.replace('R1', 'Previous order  R1')
      .replace('50+', '1  50+')
      .replace('51+', '2  51+')
      .replace('52-', '.  52-');
    const refined = order(list, { tiebreaks: ['Rating'], prizeTiebreaks: ['Previous order'] }, 'prizes');
    expect(refined).toMatchObject({ names: 'Bo | Ann | Cy', by: 'WINS, Rating, Previous order' });
  });
  test('are drawn by lot where nothing else is said', () => {
    const settings = presetSettings('EGF', 'Swiss');
    expect(tiebreaksFor({ ...settings, prizeTiebreaks: undefined }, 'prizes')).toEqual(['Lottery']);
    const { by, names } = order(TWINS, { tiebreaks: [], prizeTiebreaks: undefined, seed: '7' }, 'prizes');
    expect(by).toBe('WINS, Lottery');
    expect(names.split(' | ')).toHaveLength(3);
  });
});

test('of several columns of a tiebreak no more than are needed', () => {
  // SOSK ends as soon as nobody is tied; here the score alone decides, and its first column is shown.
  const list = 'Name  R1  R2\nAnn  2+  3+\nBo  1-  4+\nCy  4-  1-\nDi  3+  2-';
  const { by } = order(list, { tiebreaks: ['DIRECTCOMPARISON', 'SOSK'], sosFlavour: 'WMSG' });
  expect(by).toBe('WINS, DIRECTCOMPARISON, SOSK');
  // Ann and Bo have met opponents of 1, 1 and 0 points, in another order; of the last two Bo had the stronger one last.
  const later = order(
    `Name  R1  R2  R3
     Ann   5+  3+  4+
     Bo    6+  4+  3+
     Cy    4+  1-  2-
     Di    3-  2-  1-
     Ed    1-  6=  6=
     Flo   2-  5=  5=`,
    { tiebreaks: ['SOS', 'SOSK'], sosFlavour: 'WMSG' },
  );
  expect(later).toMatchObject({ names: 'Bo | Ann | Cy | Ed = Flo | Di', by: 'WINS, SOS, SOSK, SOSK' });
});

describe('the final order as it is printed', () => {
  const LIST = `
    Name | Rank | Category | R1 | R2
    Ann  | 1d   | old      | 2= | 3+
    Bo   | 1d   | young    | 1= | 4=
    Cy   | 1d   | .        | 4+ | 1-
    Di   | .    | old      | 3- | 2=`;
  const list = wallListText(LIST);
  const swiss = presetSettings('EGF', 'Swiss');

  test('has points as people write them', () => {
    const own = { ...swiss, rounding: 'none', tiebreaks: ['SODOS', 'Category'] } as const;
    const { order: players, places, criteria } = finalOrder(list, own);
    expect(players).toEqual([0, 1, 2, 3]);
    expect(places).toEqual([1, 2, 3, 4]);
    expect(criteria).toEqual([
      { title: 'Wins', values: ['1½', '1', '1', '½'] },
      { title: 'SODOS', values: ['1½', '1', '½', '½'] },
      { title: 'Category', values: ['old', 'young', '', 'old'] },
    ]);
  });

  test('has no place for somebody whose place nobody can know', () => {
    const { places, criteria, order: players } = finalOrder(list, presetSettings('EGF', 'McMahon'));
    expect(places[3]).toBeUndefined();
    expect(players[3]).toBe(3);
    expect(criteria[0]?.values[3]).toBe('');
    expect(places.slice(0, 3)).not.toContain(undefined);
  });

  test('says quarters', () => {
    const own = { ...swiss, rounding: 'none', tiebreaks: ['SODOS'] } as const;
    const quarters = (text: string) => finalOrder(wallListText(text), own).criteria[1]?.values;
    expect(quarters('Name  R1  R2\nAnn  2=  0-\nBo  1=  0-')).toEqual(['¼', '¼']);
    // Cy never played and is not listed.
    expect(quarters('Name  R1  R2\nAnn  2=  2=\nBo  1=  1=\nCy  0-  0-')).toEqual(['1', '1', '']);
    expect(quarters('Name  R1  R2\nAnn  2=  50+\nBo  1=  0-\nCy  0-  0-')?.[1]).toBe('¾');
  });
});

describe('the order of a list whose rows are sorted', () => {
  const players = (text: string, numberedByRow: boolean) => ({ ...wallListText(text), numberedByRow });
  test('goes by the numbers', () => {
    expect(inListOrder(players('No  Name\n3  Ann\n1  Cy\n2  Bo', false), [0, 1, 2])).toEqual([1, 2, 0]);
  });
  test('goes by the names where the numbers are those of the rows', () => {
    const list = players('Name\nCy\nAnn\nBo\nAnn', true);
    expect(inListOrder(list, [0, 1, 2, 3])).toEqual([1, 3, 2, 0]);
    expect(inListOrder(list, [3, 2, 1])).toEqual([1, 3, 2]);
  });
  test('goes by the names letter for letter, however an accent is typed', () => {
    const list = players('Name\nZe\u0301\nZ\u00e9a\nZ\u00e9\nZe', true);
    expect(inListOrder(list, [2, 1, 0, 3])).toEqual([3, 0, 2, 1]);
  });
});

describe('the order of the rows by place', () => {
  const rows = (text: string, settings: Partial<Settings>) => {
    const event = eventOf(standingText(text, { tiebreaks: [], ...settings }));
    return rowOrder(event).map(player => event.wallList.players[player]?.name);
  };
  test('is that of the final list', () => {
    const list = 'Name  R1\nAnn  2-\nBo  1+\nCy  50+';
    expect(rows(list, {})).toEqual(['Bo', 'Cy', 'Ann']);
  });
  test('goes team by team, by board, and behind them whoever has no team, by number', () => {
    const list = `
      No  Name  Team  Board  R1
      9   Ann   .     .      .
      1   Bo    Oaks  2      4-
      2   Cy    Oaks  1      3-
      3   Di    Pine  2      2+
      4   Ed    Pine  1      1+
      8   Flo   .     .      .`;
    expect(rows(list, { teams: true })).toEqual(['Ed', 'Di', 'Cy', 'Bo', 'Flo', 'Ann']);
  });
});

describe('the order of names that were typed', () => {
  test.each([
    [
      ['10', '2', 'b', 'A'],
      [2, 1, 4, 3],
    ],
    [
      ['b', 'a', '', 'a'],
      [2, 1, undefined, 1],
    ],
    [
      ['x', '1'],
      [2, 1],
    ],
    [
      ['1', 'x'],
      [1, 2],
    ],
    [
      ['1', '1.0', 'x'],
      [1, 2, 3],
    ],
    [
      ['A', 'a ', '\uff21'],
      [1, 1, 1],
    ],
  ])('%j: %j', (names, positions) => expect(namePositions(names, compareNames)).toEqual(positions));

  test('is an order', () => {
    const names = ['', 'a', 'b', '1', '1.0', '2', '10'];
    for (const a of names)
      for (const b of names)
        expect(Math.sign(compareNames(a, b))).toBe(a === b ? 0 : -Math.sign(compareNames(b, a)));
    expect(compareNames('', '1')).toBe(1);
    expect(compareNames('a', 'a')).toBe(0);
  });
});

/** Two groups of two, whose winners play a final. */
const STAGED = `
  Name | Rating | Group | R1 | R2
  Ann  | 2800   | A     | 2+ | 3-
  Bo   | 2700   | A     | 1- | .
  Cy   | 2600   | B     | 4+ | 1+
  Di   | 2500   | B     | 3- | .`;
const STAGES = {
  system: 'Swiss',
  stages: [
    { from: 1, to: 1, system: 'Swiss' },
    { from: 2, to: 2, system: 'Knock-out' },
  ],
  qualifiers: 2,
  tiebreaks: ['SOS'],
} as const satisfies Partial<Settings>;

describe('columns beside the list of an event in stages', () => {
  const event = () => eventOf(standingText(STAGED, STAGES));
  const columnOf = (tiebreak: Tiebreak, k = 1) => playerColumn(event(), { tiebreak, k, purpose: 'final' });
  const values = (tiebreak: Tiebreak, k = 1) =>
    columnOf(tiebreak, k).columns.map((column, player) => {
      const value = column?.values[player];
      return value === undefined ? undefined : value / (column as { unit: number }).unit;
    });

  test('have the wins of the Swiss, for a knock-out has none to compare', () => {
    expect(values('WINS')).toEqual([1, 0, 1, 0]);
    expect(
      decidingStages(event(), { tiebreak: 'WINS', k: 1, purpose: 'final' }).map(
        ({ ranking }) => ranking.standing.settings.system,
      ),
    ).toEqual(['Swiss', 'Swiss', 'Swiss', 'Swiss']);
  });
  test('have what no stage ranks by of the stage that is no knock-out, each group for itself', () => {
    expect(values('CUSS')).toEqual([1, 0, 1, 0]);
    const groups = eventOf(standingText(STAGED, { system: 'Groups + knock-out', tiebreaks: [] }));
    const { columns } = playerColumn(groups, { tiebreak: 'CUSS', k: 1, purpose: 'final' });
    expect(columns.map((column, player) => column?.values[player])).toEqual([2, 0, 2, 0]);
  });
  test('have the SOS of the stage that ranks by it', () => {
    expect(columnOf('SOS').title).toBe('SOS');
    expect(values('SOS')).toEqual([1, 1, 0, 1]);
  });
  test('leave out as many rounds as SOSK is asked to', () => {
    expect(columnOf('SOSK', 1).title).toBe('SOS-1 (EGF)');
    expect(columnOf('SOSK', 0).title).toBe('SOS');
  });
  test('have a performance rating of all rounds', () => {
    const whole = standingText(STAGED, { system: 'Swiss', tiebreaks: [] });
    const alone = playerColumn(eventOf(whole), { tiebreak: 'PERFORMANCE', k: 0, purpose: 'final' });
    expect(columnOf('PERFORMANCE').columns[0]?.values).toEqual(alone.columns[0]?.values);
    const ranked = eventOf(standingText(STAGED, { ...STAGES, tiebreaks: ['PERFORMANCE'] }));
    const inStage = playerColumn(ranked, { tiebreak: 'PERFORMANCE', k: 0, purpose: 'final' });
    expect(inStage.columns[1]?.values).not.toEqual(alone.columns[1]?.values);
    const groups = { system: 'Groups + knock-out', tiebreaks: [], globalTiebreaks: ['PERFORMANCE'] } as const;
    const across = playerColumn(eventOf(standingText(STAGED, groups)), {
      tiebreak: 'PERFORMANCE',
      k: 0,
      purpose: 'final',
    });
    expect(across.columns[0]?.values[0]).not.toBe(alone.columns[0]?.values[0]);
  });
  test('have a performance rating with the games of a playoff', () => {
    const list =
      'Name  Rating  R1  R2\nAnn  2000  3+  2+\nBo  1900  4+  1-\nCy  1800  1-  .\nDi  1700  2-  .';
    const rated = (settings: Partial<Settings>) =>
      playerColumn(eventOf(standingText(list, { tiebreaks: [], ...settings })), {
        tiebreak: 'PERFORMANCE',
        k: 0,
        purpose: 'final',
      }).columns[1]?.values;
    expect(rated({ playoffRounds: [2] })).toEqual(rated({}));
    expect(rated({ rounds: 1, throughRound: 1 })).not.toEqual(rated({}));
  });
  test('have the score of the last stage, and of an earlier one if it is of the same kind', () => {
    const { title, columns } = scoreColumn(event());
    expect(title).toBe('KO');
    expect(columns.map(column => column?.title)).toEqual([title, undefined, title, undefined]);
    const swiss = { ...STAGES, stages: [STAGES.stages[0], { from: 2, to: 2, system: 'Swiss' }] } as const;
    const both = scoreColumn(eventOf(standingText(STAGED, swiss)));
    expect(both.title).toBe('Wins');
    expect(both.columns.map(column => column?.title)).toEqual(['Wins', 'Wins', 'Wins', 'Wins']);
  });
  test('have the score behind the category', () => {
    const own = standingText(STAGED.replace('Group', 'Category'), { system: 'Swiss by categories' });
    expect(scoreColumn(eventOf(own)).title).toBe('Wins');
  });
  test.each(['Swiss', 'Swiss by categories', 'Round robin'] as const)(
    'have the score behind the group where groups play apart: %s',
    system => {
      const own = eventOf(standingText(STAGED, { system, groups: 'apart', tiebreaks: [] }));
      const { title, columns } = scoreColumn(own);
      expect(title).toBe('Wins');
      expect(columns.map((column, player) => column?.values[player])).toEqual([2, 0, 4, 0]);
    },
  );
});

describe('tiebreaks that do not fit', () => {
  const told = (settings: Partial<Settings>) =>
    unfitting(eventOf(standingText(STAGED, settings))).map(({ tiebreak, system }) => [tiebreak, system]);
  test('sums of scores where opponents were not found by scores', () => {
    expect(told({ system: 'Round robin', tiebreaks: ['DIRECTCOMPARISON', 'SOS', 'SOS2'] })).toEqual([
      ['SOS', 'Round robin'],
      ['SOS2', 'Round robin'],
    ]);
    expect(told({ system: 'Swiss', tiebreaks: ['SOS', 'SODOS'] })).toEqual([]);
  });
  test('board wins without boards', () => {
    expect(told({ tiebreaks: ['BOARDWINS', 'SOS'] })).toEqual([['BOARDWINS', undefined]]);
  });
  test('are named once for all stages', () => {
    const stages = [
      { from: 1, to: 1, system: 'Round robin' },
      { from: 2, to: 2, system: 'Round robin' },
    ] as const;
    expect(told({ system: 'Swiss', stages, tiebreaks: ['SOS', 'BOARDWINS'] })).toEqual([
      ['SOS', 'Round robin'],
      ['BOARDWINS', undefined],
    ]);
  });
});

describe('what the EGF has against a list', () => {
  const warn = (list: readonly Tiebreak[], system: System = 'Swiss') =>
    warningsOf(list, system, false).join(' ');
  test.each<[readonly Tiebreak[], System, string]>([
    [['SOS2', 'SOS'], 'Swiss', 'W1'],
    [['DIRECTCOMPARISON', 'DIRECTCOMPARISON'], 'Swiss', ''],
    [['SOS2', 'Rating', 'SOS1'], 'Swiss', 'W1 W2'],
    [['SOSK'], 'Round robin', 'W4 W6'],
    [['SOS2'], 'Round robin', 'W4'],
    [['Category'], 'Swiss', 'W6'],
    [['Category'], 'Swiss by categories', ''],
    [['CUSS'], 'Swiss by categories', 'W6'],
    [['CUSS', 'Rating', 'CUSS'], 'Groups + knock-out', 'W6'],
    [['CUSS', 'Rating', 'Lottery'], 'Groups + knock-out', 'W6'],
    [['DIRECTCOMPARISON', 'CUSS'], 'Groups + knock-out', ''],
    [['CUSS', 'SODOS', 'Lottery'], 'Groups + knock-out', ''],
  ])('%j in a %s: %s', (list, system, warnings) => expect(warn(list, system)).toBe(warnings));

  test('is a note by the rules that rank otherwise on purpose', () => {
    const severities = (settings: Settings) =>
      tiebreakWarnings({ ...settings, tiebreaks: ['CUSS'] }, false)
        .filter(({ place }) => place.kind === 'setting' && place.name === 'Tiebreaks')
        .map(({ severity }) => severity);
    expect(severities(presetSettings('EGF', 'Swiss'))).toEqual(['warning']);
    expect(severities(presetSettings('AGA', 'Swiss'))).toEqual(['note']);
    expect(severities(presetSettings('WMSG 2008', 'Swiss'))).toEqual(['note']);
    expect(severities(presetSettings('EGF', 'Score pairing'))).toEqual(['note']);
  });

  test('prizes are held to what later stages forbid, pairing is not', () => {
    const stages = [
      { from: 1, to: 3, system: 'Swiss' },
      { from: 4, to: 6, system: 'Round robin' },
    ] as const;
    const settings = {
      ...presetSettings('EGF', 'Swiss'),
      stages,
      tiebreaks: [],
      prizeTiebreaks: ['SOS2'],
    } as const;
    const lists = (own: Settings) =>
      tiebreakWarnings(own, false).map(({ code, place }) => [code, place.kind === 'setting' && place.name]);
    expect(lists(settings)).toEqual([['tiebreakW4', 'Prize tiebreaks']]);
    expect(lists({ ...settings, prizeTiebreaks: [], pairingTiebreaks: ['SOS2'] })).toEqual([]);
  });

  test('an SOS that the whole event and a stage of it have no use for is told once', () => {
    const stages = [
      { from: 1, to: 3, system: 'Round robin' },
      { from: 4, to: 6, system: 'Round robin' },
    ] as const;
    const settings = { ...presetSettings('EGF', 'Round robin'), stages, tiebreaks: ['SOS'] } as const;
    expect(tiebreakWarnings(settings, false).map(({ code }) => code)).toEqual(['tiebreakW4']);
  });

  test('board wins are missed by teams alone, as a note about the final list', () => {
    const teams = { ...presetSettings('EGF', 'Swiss', true), tiebreaks: ['SOS2'] } as const;
    expect(tiebreakWarnings(teams, true).map(({ code, place }) => [code, place])).toEqual([
      ['boardWinsMissing', { kind: 'setting', name: 'Tiebreaks' }],
    ]);
    expect(tiebreakWarnings(teams, false).map(({ code }) => code)).not.toContain('boardWinsMissing');
  });
});
