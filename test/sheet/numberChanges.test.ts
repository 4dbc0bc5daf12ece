import { describe, expect, test } from 'vitest';
import { makeA1, type Values } from '../../src/sheet/cells/cell';
import { readWallList } from '../../src/sheet/read/readWallList';
import { numberChanges } from '../../src/sheet/write/numberChanges';
import { presetSettings } from '../../src/tournament/presets';
import type { Settings } from '../../src/tournament/settings';
import { range, told } from './range';

/** R5.1: numbers are drawn by lot before the first round; the rows stay in their order. */

const scorePairing: Settings = { ...presetSettings('EGF', 'Score pairing'), seed: 'dice' };

/** Numbers drawn for the players of a list, row by row. */
function drawn(
  list: string | Values,
  numbers: readonly number[],
  settings: Settings = scorePairing,
  formulas: readonly (readonly string[])[] = [],
) {
  const values = typeof list === 'string' ? range(list) : list;
  const { changes, problems } = numberChanges(
    readWallList(values, 'Score pairing'),
    values,
    formulas,
    settings,
    numbers,
  );
  return {
    changes: changes.map(({ row, column, before, after }) => `${makeA1(row, column)} ${before} → ${after}`),
    problems: told(problems),
    values: problems.map(problem => problem.values),
    places: problems.map(({ place }) => place),
  };
}

const LIST = `
  No | Name | R1
  1  | Ann  |
  2  | Bo   |
     | Cy   |`;

describe('the lots', () => {
  test('go into the column of numbers, also where it was blank', () =>
    expect(drawn(LIST, [3, 1, 2])).toMatchObject({
      changes: ['A2 1 → 3', 'A3 2 → 1', 'A4  → 2'],
      problems: [],
    }));

  test('take their numbers from rows that wait for players, which get free ones', () => {
    const list = `
      No | Name | R1
      1  | Ann  |
      2  |      |
      5  | Bo   |
      3  |      |
      4  |      |
      6  |      |
         |      |`;
    // Numbers 1 and 2 are drawn; 3, 4 and 6 stay, the row of number 2 gets the next that no row has.
    expect(drawn(list, [2, 1])).toMatchObject({
      changes: ['A2 1 → 2', 'A4 5 → 1', 'A3 2 → 5'],
      problems: [],
    });
  });

  test('leave rows with a surname or a first name alone', () => {
    const list = `
      No | Surname | First name | R1
      1  | Ann     | A          |
      2  |         | B          |
      3  | Cy      |            |
      4  |         |            |`;
    const { changes, problems } = drawn(list, [2, 1, 3]);
    expect(problems).toEqual([]);
    expect(changes).not.toContain('A5 4 → 5');
  });
});

test('numbers above the titles, and of a row with words instead of a player, stay as they are', () => {
  const list = `
    2  |         |            |
    No | Surname | First name | R1
    4  | Ann     | A          |
    5  | Bo      | B          |
    6  |         | C          |
       |         |            |
    1  | Total   |            |
    2  |         | Total      |
    3  |         |            |`;
  // Numbers 1 to 3 are drawn, and 4 is what no other row has then.
  expect(drawn(list, [2, 1, 3])).toEqual({
    changes: ['A3 4 → 2', 'A4 5 → 1', 'A5 6 → 3', 'A9 3 → 4'],
    problems: [],
    values: [],
    places: [],
  });
});

describe('no numbers are drawn', () => {
  test('without a column for them', () => {
    const { changes, problems, places } = drawn('Name | R1 \n Ann | \n Bo |', [2, 1]);
    expect([changes, problems]).toEqual([[], ['error lotsWithoutColumn']]);
    expect(places).toEqual([{ kind: 'list' }]);
  });

  test('without a seed', () => {
    const { changes, problems, values, places } = drawn(LIST, [3, 1, 2], { ...scorePairing, seed: '' });
    expect([changes, problems, values]).toEqual([[], ['error lotsWithoutSeed'], [{ name: 'seed' }]]);
    expect(places).toEqual([{ kind: 'setting', name: 'Seed' }]);
  });

  test('over a text, or over a formula in the column', () => {
    const text = drawn('No | Name | R1 \n first | Ann | \n 2 | Bo |', [2, 1]);
    expect([text.changes, text.problems, text.values]).toEqual([
      [],
      ['A2 error lotsOverText'],
      [{ text: 'first' }],
    ]);
    const formulas = [[''], [''], ['=A2+1']];
    const formula = drawn('No | Name | R1 \n 1 | Ann | \n 2 | Bo |', [2, 1], scorePairing, formulas);
    expect([formula.problems, formula.values]).toEqual([['A3 error lotsOverText'], [{ text: '=A2+1' }]]);
    // One formula in the row of titles fills the whole column.
    const whole = drawn('No | Name | R1 \n 1 | Ann | \n 2 | Bo |', [2, 1], scorePairing, [['=SEQUENCE(2)']]);
    expect(whole.problems).toEqual(['A1 error lotsOverText']);
    // Above the titles anybody may write what they like; a note in a row of nobody stays as well.
    const notes = 'Cup | | \n No | Name | R1 \n 1 | Ann | \n 2 | Bo | \n end | |';
    expect(drawn(notes, [2, 1], scorePairing, [['=TODAY()']])).toMatchObject({
      problems: [],
      changes: ['A3 1 → 2', 'A4 2 → 1'],
    });
    // A formula in such a row would be overtaken by nothing, but fills what is below it.
    expect(drawn(notes, [2, 1], scorePairing, [[''], [''], [''], [''], ['=9']]).problems).toEqual([
      'A5 error lotsOverText',
    ]);
  });

  test('once a result or a game stands in any round', () => {
    const list = 'No | Name | R1 | R2 \n 1 | Ann | | 2?/b \n 2 | Bo | | 1?/w';
    expect(drawn(list, [2, 1])).toMatchObject({ changes: [], problems: ['D2 error lotsTooLate'] });
  });

  test('for two players of one name: nobody could tell whose lot is whose', () => {
    const { problems, values } = drawn('No | Name | R1 \n 1 | Ann | \n 2 | Bo | \n 3 | ann |', [1, 2, 3]);
    expect([problems, values]).toEqual([['B4 error duplicateName'], [{ name: 'ann', cell: 'B2' }]]);
  });

  test('where settings name players by number', () => {
    const named: readonly (readonly [Partial<Settings>, string])[] = [
      [{ bye: 2 }, 'bye'],
      [{ forbiddenPairs: [[1, 2]] }, 'forbiddenPairs'],
      [{ ratherNot: [[1, 2]] }, 'ratherNot'],
      [{ mustMeet: [{ round: 2, players: [1, 2] }] }, 'mustMeet'],
    ];
    for (const [settings, name] of named) {
      const { problems, values, changes } = drawn(LIST, [3, 1, 2], { ...scorePairing, ...settings });
      expect([changes, problems, values]).toEqual([[], ['error lotsInSetting'], [{ name }]]);
    }
    expect(drawn(LIST, [3, 1, 2], { ...scorePairing, bye: 'automatic' }).problems).toEqual([]);
  });
});
