import { expect, test } from 'vitest';
import { checkedFunctions } from '../../src/application/formulas/formulas';
import { checkFormulas } from '../../src/sheet/check/checkFormulas';

const context = {
  functions: checkedFunctions(),
  sheet: 'Wall list',
  wallList: { sheet: 'Wall list', row: 0 },
  settingsTyped: true,
  settings: { sheet: 'Settings', end: 80, reference: 'Settings' },
};
const codes = (formula: string, row = 0, given: Partial<typeof context> = {}) =>
  checkFormulas([...Array.from({ length: row }, () => ['']), [formula]], { ...context, ...given }).map(
    ({ code }) => code,
  );

test.each([
  ['=SOS2(WallList,Settings)', 0, []],
  ['=SOS2(WallList; Settings)', 0, []],
  ['=SOS2(WallList)', 0, ['settingsLeftOut']],
  ['=SOSK(A2:K40, 2)', 1, ['settingsLeftOut']],
  ['=SOSK(A2:K40, 2, Settings)', 1, []],
  ['=SCORE(WallList)', 0, ['settingsLeftOut']],
  ['=WHYNOT(WallList; 7; "bye")', 9, ['settingsLeftOut']],
  ['=WHYNOT(WallList; 7; "bye"; Settings)', 9, []],
  ['=EXPLAIN(WallList; "Ito, Ken"; "SOS")', 9, ['settingsLeftOut']],
  ['=SOS2(WallList,Settings)', 4, ['formulaNotInFirstRow']],
  ['=mms($A$2:$K$40,Settings)', 1, []],
  ['=MMS(A2:K40,Settings)', 2, ['formulaNotInFirstRow']],
  ['=MMS(A:K,Settings)', 0, []],
  ["=MMS('Other'!A2:K40,Settings)", 5, []],
  ["=MMS('Wall list'!A2:K40,Settings)", 5, ['formulaNotInFirstRow']],
  ['=SORT(STANDINGS(WallList), 1, TRUE)', 5, ['settingsLeftOut']],
  ['=INDEX(SOS2(WallList, Settings), 3)', 5, []],
  ['=SOS2({A2:B40, D2:K40})', 1, ['settingsLeftOut']],
  ['=EXPLAIN(WallList; "Ito (Ken)"; "SOS")', 9, ['settingsLeftOut']],
  ['="SOS(WallList)"', 3, []],
  ['=MY.SOS(WallList)', 3, []],
  ['=STANDINGS(WallList,Settings)', 7, []],
  ['=SUM(A1:A4)', 3, []],
  ['text', 3, []],
])('%s in row %i', (formula, row, expected) => expect(codes(formula, row)).toEqual(expected));

test('settings typed below the range that a formula names', () => {
  expect(codes('=SOS2(WallList, Settings!A1:D79)')).toEqual(['settingsCut']);
  expect(codes('=SOS2(WallList; Settings!$A$1:$D$80)')).toEqual([]);
  expect(codes("=SOSK(WallList, 1, 'Settings'!A:D)")).toEqual([]);
  expect(codes('=SOS2(WallList, Other!A1:D5)')).toEqual([]);
  expect(codes('=SOS2(WallList, "System=Swiss")')).toEqual([]);
  const [problem] = checkFormulas([["=EXPLAIN(WallList; 3; B1; 'Settings'!A1:D9)"]], context);
  expect(problem?.values.better).toBe("=EXPLAIN(WallList; 3; B1; 'Settings'!A1:D80)");
});

test('without typed settings nothing is left out', () => {
  expect(codes('=SOS2(WallList)', 0, { settingsTyped: false })).toEqual([]);
});

test('the mend shows the better formula', () => {
  expect(checkFormulas([['=SOS2(WallList)']], context)[0]?.values).toEqual({
    formula: '=SOS2(WallList)',
    better: '=SOS2(WallList; Settings)',
  });
  expect(checkFormulas([['=INDEX(SOS(A2:K9), 3)']], context)[0]?.values.better).toBe(
    '=INDEX(SOS(A2:K9; Settings), 3)',
  );
  const settings = { ...context.settings, reference: "'Settings'!A1:D200" };
  expect(checkFormulas([['=SOS2(WallList)']], { ...context, settings })[0]?.values.better).toBe(
    "=SOS2(WallList; 'Settings'!A1:D200)",
  );
});
