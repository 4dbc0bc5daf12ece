import { atSetting, LIST, makeError, type Problem } from '../../tournament/problem';
import { SETTING_NAMES, type Settings, type SettingKey } from '../../tournament/settings';
import type { CellChange } from '../cells/block';
import { excerpt, isBlank, makeA1, textOf, type Values } from '../cells/cell';
import { cellProblem } from '../cells/cellProblem';
import { parseCount } from '../cells/fields';
import { nameColumn, readName } from '../frame/readPlayer';
import { repeatedNames } from '../read/repeatedNames';
import type { WallListReading } from '../read/wallListReading';

/** Changes of the column No, or the problems in the way; cells count from 0 in the range. */
export interface NumberWriting {
  readonly changes: readonly CellChange[];
  readonly problems: readonly Problem[];
}

/**
 * `drawn` has the number of each player (R5.1); rows keep their order, and a row without a name gets a free one.
 * Only numbers are overwritten, and nothing that refers to players by number may exist yet.
 */
export function numberChanges(
  reading: WallListReading,
  values: Values,
  formulas: readonly (readonly string[])[],
  settings: Settings,
  drawn: readonly number[],
): NumberWriting {
  const { rows, columns } = reading;
  const { no: column } = columns;
  const problems = [
    ...(column === undefined
      ? [problem('lotsWithoutColumn')]
      : notNumbers(reading, values, formulas, column)),
    ...roundsTyped(reading, values),
    ...doubleNames(reading),
    ...numbersInSettings(settings),
    ...(settings.seed === '' ? [settingProblem('lotsWithoutSeed', 'seed')] : []),
  ];
  if (column === undefined || problems.length > 0) return { changes: [], problems };
  const change = (row: number, no: number): CellChange => ({
    row,
    column,
    before: textOf(values[row]?.[column]),
    after: String(no),
  });
  const players = rows.map((row, player) => change(row, drawn[player] as number));
  const spare = spareRows(reading, values, column).map(({ row, no }) => change(row, no));
  return { changes: [...players, ...spare], problems };
}

const problem = (code: Problem['code'], place = LIST as Problem['place'], values = {}): Problem =>
  makeError(code, values, place);

const settingProblem = (code: Problem['code'], name: SettingKey): Problem =>
  problem(code, atSetting(SETTING_NAMES[name]), { name });

/** Cells of the column No with text or a formula; one formula in the title row may fill the whole column. */
function notNumbers(
  { header = -1, rows }: WallListReading,
  values: Values,
  formulas: readonly (readonly string[])[],
  column: number,
): readonly Problem[] {
  return values.flatMap((line, row) => {
    const formula = row < header ? '' : (formulas[row]?.[column] ?? '');
    const text = formula === '' ? textOf(line[column]) : formula;
    const isNumber = text === '' || parseCount(text) !== undefined;
    if (isNumber || (formula === '' && !rows.includes(row))) return [];
    return [cellProblem(row, column, 'error', { code: 'lotsOverText', values: { text: excerpt(text) } })];
  });
}

function roundsTyped({ rows, rounds, results }: WallListReading, values: Values): readonly Problem[] {
  const columns = [...rounds.flat(), ...results];
  return rows
    .flatMap(row =>
      columns.filter(column => !isBlank(values[row]?.[column])).map(column => ({ row, column })),
    )
    .slice(0, 1)
    .map(({ row, column }) => cellProblem(row, column, 'error', { code: 'lotsTooLate', values: {} }));
}

/** Players with the same name: nobody could tell whose lot is whose. */
function doubleNames(reading: WallListReading): readonly Problem[] {
  const column = nameColumn(reading.columns) ?? 0;
  return repeatedNames(reading).map(({ name, row, before }) => {
    const placeholders = { name: excerpt(name), cell: makeA1(before, column) };
    return cellProblem(row, column, 'error', { code: 'duplicateName', values: placeholders });
  });
}

/** Settings with players' numbers, which would name other players after the draw. */
const numbersInSettings = ({ bye, ...settings }: Settings): readonly Problem[] => [
  ...(['forbiddenPairs', 'ratherNot', 'mustMeet', 'fixedTables', 'ratedResults'] as const).flatMap(key =>
    settings[key].length > 0 ? [settingProblem('lotsInSetting', key)] : [],
  ),
  ...(bye === 'automatic' ? [] : [settingProblem('lotsInSetting', 'bye')]),
];

/** Rows for further players whose numbers are drawn for others get numbers that no row has. */
function spareRows(
  { header = -1, rows, columns }: WallListReading,
  values: Values,
  column: number,
): readonly { readonly row: number; readonly no: number }[] {
  const spare = values.flatMap((line, row) => {
    const no = parseCount(textOf(line[column]));
    return row > header && no && readName(line, columns) === '' ? [{ row, no }] : [];
  });
  const taken = new Set(spare.map(({ no }) => no));
  let next = rows.length;
  return spare
    .filter(({ no }) => no <= rows.length)
    .map(({ row }) => {
      do next += 1;
      while (taken.has(next));
      return { row, no: next };
    });
}
