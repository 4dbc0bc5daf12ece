import { readFrame, type Frame } from '../../sheet/frame/frame';
import { makeA1 } from '../../sheet/cells/cell';
import { cropped, readSheet, take } from '../read/sheets';
import type { Workbook } from '../workbook/workbook';
import type { LogEntry } from '../../sheet/write/logRows';
import type { ListNow } from '../protocol/protocol';
import { fingerprint } from '../write/fingerprint';
import { WALL_LIST, type SheetRange, type Tournament } from '../read/tournament';
import { idOfList, listsAt, type ListSheet } from './listsAt';
import { loggedLists } from './logged';

/** The list that an answer speaks of; undefined where no sheet holds one. */
export const listNow = (
  { list }: Workbook,
  { list: range, values, reading }: Tournament,
): ListNow | undefined => list && { id: list.id(), ...shown(range, { ...reading, values }) };

/** All lists of a workbook that has several, in the order of its sheets; `whole` is the workbook with all of them. */
export function listsNow(whole: Workbook, { list }: Workbook, now: ListNow): readonly ListNow[] | undefined {
  if (!list || (list.others.length === 0 && !list.part)) return undefined;
  const logged = loggedLists(whole);
  return whole.sheetNames().flatMap(sheet => {
    const isOwn = sheet === list.sheet();
    if (isOwn && !list.part) return [now];
    if (!isOwn && !list.others.includes(sheet)) return [];
    return listsAt(whole, sheet, logged).flatMap(listSheet => {
      const id = idOfList(whole, listSheet);
      if (isOwn && id === now.id) return [now];
      const range = rangeOf(whole, listSheet);
      return range ? [{ id, ...shown(range, readFrame(range.values)) }] : [];
    });
  });
}

/** The sheet before it with the same cells: a list in which nothing was done yet is a copy of that one. */
export function copiedFrom(
  whole: Workbook,
  { list }: Workbook,
  actions: readonly LogEntry[],
): string | undefined {
  const ownSheet = list?.sheet();
  if (!list || list.part || ownSheet === undefined || actions.length > 0) return undefined;
  const names = whole.sheetNames();
  const cells = fingerprint(readSheet(whole, ownSheet)?.values ?? []);
  return list.others.find(
    sheet =>
      names.indexOf(sheet) < names.indexOf(ownSheet) &&
      fingerprint(readSheet(whole, sheet)?.values ?? []) === cells,
  );
}

function rangeOf(workbook: Workbook, { sheet, named, among }: ListSheet): SheetRange | undefined {
  const area = named ? workbook.namedArea(WALL_LIST) : undefined;
  if (area && !among) return take(workbook, area);
  const range = readSheet(workbook, sheet);
  return range && among ? cropped(range, among.part) : range;
}

/** The sheet, the cells from the titles to the last player, and the number of players. */
function shown(
  { sheet, origin }: SheetRange,
  {
    values,
    rows,
    header,
    columns,
    rounds,
  }: Pick<Frame, 'values' | 'rows' | 'columns' | 'rounds'> & { readonly header: Frame['header'] | number },
): Omit<ListNow, 'id'> {
  const top = typeof header === 'number' ? header : (header?.row ?? rows[0] ?? 0);
  const end = Math.max(top, ...rows);
  const used = new Set(
    values.slice(top, end + 1).flatMap(line => line.flatMap((cell, i) => (cell === '' ? [] : [i]))),
  );
  const left = used.size > 0 ? Math.min(...used) : 0;
  // Formulas behind a blank column stand beside the list.
  let right = [...Object.values(columns), ...rounds.flat()].reduce<number>(
    (last, column = 0) => Math.max(last, column),
    0,
  );
  while (used.has(right + 1)) right += 1;
  const first = makeA1(origin.row + top, origin.column + left);
  return {
    name: sheet,
    range: `${first}:${makeA1(origin.row + end, origin.column + right)}`,
    players: rows.length,
  };
}
