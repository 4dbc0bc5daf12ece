import { isBlank, isErrorText, textOf } from '../../sheet/cells/cell';
import { columnNames } from '../../sheet/write/columnsBeside';
import { wordsOf } from '../../text/vocabulary';
import { extentOf } from '../formulas/staleFormulas';
import type { ComputedCells } from '../protocol/protocol';
import type { Tournament } from '../read/tournament';
import type { SheetTable, Workbook } from '../workbook/workbook';

type CellTable = SheetTable['values'];

/** The answers of the formulas beside a list that nothing else is read from: they change by themselves after each write. */
export function computedCells(workbook: Workbook, tournament: Tournament): readonly ComputedCells[] {
  const { row, column: left } = tournament.list.origin;
  const rows = tournament.list.values.length;
  const read = extentOf(tournament)?.columns ?? [];
  const line = workbook.formulas(tournament.list.sheet)[row] ?? [];
  return line.flatMap((formula, column): readonly ComputedCells[] => {
    const names = column < left ? [] : columnNames(formula);
    const [name = ''] = names;
    const isBeside = read.every(readColumn => readColumn < column || readColumn >= column + names.length);
    return names.length > 0 && isBeside ? [{ row, column, rows, columns: names.length, name }] : [];
  });
}

/**
 * The cells of a sheet without those that are computed. What somebody types into an answer makes its formula show an error, and what
 * stands instead of the formula is no title: then all of it counts.
 */
export function withoutComputed(values: CellTable, computed: readonly ComputedCells[]): CellTable {
  const left = computed.filter(cells => isAnswer(textOf(values[cells.row]?.[cells.column]), cells.name));
  if (left.length === 0) return values;
  return values.map((line, row) =>
    line.map((cell, column) => (left.some(cells => isIn(cells, row, column)) ? '' : cell)),
  );
}

const isIn = (cells: ComputedCells, row: number, column: number): boolean =>
  row >= cells.row &&
  row < cells.row + cells.rows &&
  column >= cells.column &&
  column < cells.column + cells.columns;

/** The title of an answer, or what a spreadsheet shows until there is one: `Loading...`, `Wird geladen…`. */
const isAnswer = (shown: string, name: string): boolean =>
  !isBlank(shown) && !isErrorText(shown) && (/(\.\.\.|…)$/.test(shown) || isTitleOf(name, shown));

/** In any language; international titles begin as their functions are called. */
const isTitleOf = (name: string, shown: string): boolean =>
  wordsOf(TITLE_OF[name] ?? '').includes(shown) ||
  shown
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .startsWith(name);

/** The titles that are words. */
const TITLE_OF: Readonly<Record<string, string>> = {
  PLACE: 'title.place',
  WINS: 'title.Wins',
  BOARDWINS: 'title.Board wins',
  PERFORMANCE: 'settingName.performance',
};
