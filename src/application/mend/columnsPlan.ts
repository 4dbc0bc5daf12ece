import { isBlank, isErrorText, makeA1, textOf, type Values } from '../../sheet/cells/cell';
import type { Block } from '../../sheet/cells/block';
import { columnsBeside, columnNames, type ColumnBeside } from '../../sheet/write/columnsBeside';
import { LIST } from '../../tournament/problem';
import { COMPUTED_LOOK } from '../create/newWallList';
import { place, TITLE_LOOK, type Design, type CellRange } from '../workbook/design';
import type { Workbook } from '../workbook/workbook';
import { remarkOn } from '../read/sentence';
import { WALL_LIST, type Tournament } from '../read/tournament';
import { readEveryAction } from '../write/log';
import type { MendableRemark } from '../write/mendPlan';

/**
 * The remark that the columns beside the list are not those that the settings rank by, with what makes them so. Only formulas that a list
 * is made with change, and only blank columns get one; what the organiser typed beside stays.
 */
export function columnsFound(workbook: Workbook, tournament: Tournament): readonly MendableRemark[] {
  const { list, named, settings, settingsAt, text } = tournament;
  const area = workbook.namedArea(WALL_LIST);
  if (!named || !settingsAt || !area) return [];
  const values: Values = workbook.read(list.sheet)?.values ?? [];
  const formulas = workbook.formulas(list.sheet);
  const isFree = (column: number): boolean =>
    values.every(line => isBlank(line[column])) && formulas.every(line => (line[column] ?? '') === '');
  const isError = (column: number): boolean => isErrorText(textOf(values[area.row]?.[column]));
  let made: ReadonlySet<string> | undefined;
  const isMade = (name: string): boolean => (made ??= madeNames(workbook)).has(name);
  const line = formulas[area.row] ?? [];
  const columns = columnsBeside(line, area.column + area.columns, settings, { isFree, isError, isMade });
  if (!columns) return [];
  const { blocked, changes, added } = columns;
  const names = { was: columns.was.join(', '), now: columns.now.join(', ') };
  const remark = remarkOn(
    tournament,
    blocked === undefined
      ? { code: 'columnsBeside', severity: 'note', place: LIST, values: names }
      : {
          code: 'columnsBlocked',
          severity: 'warning',
          place: LIST,
          values: { now: names.now, column: makeA1(0, blocked).slice(0, -1) },
        },
  );
  const plan = {
    label: text('mendBy.columns', names),
    blocks: changes.map(change => blockOf(list.sheet, area.row, change)),
  };
  return [{ remark, plans: [added.length === 0 ? plan : { ...plan, looks: looksOf(area, added) }] }];
}

function looksOf({ row, rows }: CellRange, columns: readonly number[]): readonly Design[] {
  const runs: { readonly first: number; count: number }[] = [];
  for (const column of columns) {
    const last = runs[runs.length - 1];
    if (last && last.first + last.count === column) last.count += 1;
    else runs.push({ first: column, count: 1 });
  }
  return runs.map(({ first, count }) => {
    const whole = place(row, first, rows, count);
    return {
      place: whole,
      looks: [
        [whole, COMPUTED_LOOK],
        [place(row, first, 1, count), TITLE_LOOK],
      ],
    };
  });
}

const blockOf = (sheet: string, row: number, { column, before, after }: ColumnBeside): Block => ({
  sheet,
  row,
  column,
  before: [[before]],
  after: [[after]],
  cells: [[after === '' ? '' : { formula: after }]],
});

const madeNames = (workbook: Workbook): ReadonlySet<string> =>
  new Set(
    readEveryAction(workbook).flatMap(({ blocks }) =>
      blocks.flatMap(block => block.after.flat().flatMap(columnNames)),
    ),
  );
