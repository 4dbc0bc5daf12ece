import { readListCell } from '../../sheet/write/logList';
import { once } from '../../tournament/once';
import { readsAsList } from '../read/openTournament';
import type { OneList, Workbook } from '../workbook/workbook';
import { WALL_LIST } from '../read/tournament';
import { idOfList, isNameOfList, sheetKnownBy, type ListSheet } from './listsAt';
import type { LoggedLists, LoggedRow } from './loggedLists';
import { mayHoldLists } from './whichList';

export interface Others {
  /** The sheets of the other lists themselves, in the order of the workbook. */
  readonly lists: readonly string[];
  /** These and the sheets that were made for them. */
  readonly hidden: readonly string[];
  readonly owns: OneList['owns'];
  readonly isOwnMade: (sheet: string) => boolean;
  /** By what the list was known before. */
  readonly was: readonly string[];
  readonly hasRows: boolean;
}

/**
 * The Log and the sheets know of other lists. Rows written before there was any list do not say whose they are: they belong to the
 * list whose sheet they wrote, else to that of the row before, else to the first list.
 */
export function othersOf(workbook: Workbook, listSheet: ListSheet, logged: LoggedLists | undefined): Others {
  const rows = logged?.rows ?? [];
  const ids = new Set(rows.flatMap(({ list }) => (list === '' ? [] : [list])));
  const mine = namesOf(workbook, listSheet, rows, ids);
  const foreign = [...ids].filter(id => !mine.has(id));
  const made = new Set(rows.filter(({ list }) => list !== '' && !mine.has(list)).flatMap(row => row.made));
  const ownMade = new Set(rows.filter(({ list }) => mine.has(list)).flatMap(row => row.made));
  const isIn = (some: ReadonlySet<string>, sheet: string): boolean =>
    some.size > 0 && some.has(workbook.sheetId(sheet));
  const named = workbook.namedArea(WALL_LIST)?.sheet;
  const foreignSheets = foreign.flatMap(id => sheetKnownBy(workbook, id) ?? []);
  const isList = (sheet: string): boolean =>
    sheet === named ||
    foreignSheets.includes(sheet) ||
    (!isIn(made, sheet) && !isIn(ownMade, sheet) && readsAsList(workbook, sheet));
  const lists = mayHoldLists(workbook).filter(sheet => sheet !== listSheet.sheet && isList(sheet));
  const areAllOwn = foreign.length === 0 && lists.length === 0;
  const was = [...new Set(rows.flatMap(row => (mine.has(row.list) ? (row.was ?? []) : [])))];
  // Rows that do not say whose they are may be its own.
  const hasRows = rows.length === 0 || rows.some(({ list }) => list === '' || mine.has(list));
  const isOwnMade = (sheet: string): boolean => isIn(ownMade, sheet);
  if (areAllOwn) return { lists, hidden: [], owns: undefined, isOwnMade, was, hasRows };
  const inOrder = workbook.sheetNames().filter(sheet => sheet === listSheet.sheet || lists.includes(sheet));
  const isMine = ownersOfRows(workbook, listSheet, logged, mine, { inOrder, named });
  // The ids of what an action made come into the Log when it ends; older rows have none.
  const hasOld = rows.some(({ list }) => list === '');
  const bySheets = hasOld ? (logged?.all() ?? []) : (logged?.begun() ?? []);
  const namedIn = (isOwn: boolean): readonly string[] =>
    bySheets.filter(({ row }) => row > 0 && isMine(row) === isOwn).flatMap(row => row.made);
  const [ownByName, byName] = [namedIn(true), namedIn(false)];
  const isForeign = (sheet: string): boolean =>
    sheet !== listSheet.sheet &&
    (lists.includes(sheet) ||
      isIn(made, sheet) ||
      (byName.includes(sheet) && !ownByName.includes(sheet) && !isIn(ownMade, sheet)));
  const isGone = (id: string): boolean =>
    isNameOfList(id) ? workbook.namedArea(id) === undefined : sheetKnownBy(workbook, id) === undefined;
  return {
    lists,
    isOwnMade,
    was,
    hasRows,
    hidden: workbook.sheetNames().filter(isForeign),
    // What a run left begun for a list that is gone nobody else would settle.
    owns: (row, cell, isBegun) => {
      const list = rows[row - 1]?.list ?? readListCell(cell).list;
      return list === '' ? isMine(row) : mine.has(list) || (isBegun && isGone(list));
    },
  };
}

interface ListSheets {
  readonly inOrder: readonly string[];
  readonly named: string | undefined;
}

function ownersOfRows(
  workbook: Workbook,
  listSheet: ListSheet,
  logged: LoggedLists | undefined,
  mine: ReadonlySet<string>,
  { inOrder, named }: ListSheets,
): (row: number) => boolean {
  const rows = logged?.rows ?? [];
  const idOf = (sheet: string): string => idOfList(workbook, { sheet, named: sheet === named });
  const old = once((): ReadonlyMap<number, string> => {
    const owners = new Map<number, string>();
    let before = idOf(named ?? inOrder[0] ?? listSheet.sheet);
    for (const { row, written } of logged?.all() ?? []) {
      const sheet = inOrder.find(name => written.includes(name));
      const list = rows[row - 1]?.list ?? '';
      before = list !== '' ? list : sheet === undefined ? before : idOf(sheet);
      owners.set(row, before);
    }
    return owners;
  });
  return row => {
    const owner = rows[row - 1]?.list || old().get(row);
    return (
      owner === undefined ||
      mine.has(owner) ||
      (listSheet.id === undefined && owner === idOf(listSheet.sheet))
    );
  };
}

/**
 * By what a list is known in the Log: its own name, and that of before, for the range WallList may have been named or forgotten since.
 */
function namesOf(
  workbook: Workbook,
  listSheet: ListSheet,
  rows: readonly LoggedRow[],
  ids: ReadonlySet<string>,
): ReadonlySet<string> {
  const names = new Set([idOfList(workbook, listSheet)]);
  if (listSheet.id !== undefined || [...ids].every(id => names.has(id))) return names;
  const id = workbook.sheetId(listSheet.sheet);
  const isForgotten = workbook.namedArea(WALL_LIST) === undefined;
  const wasNamed = rows.some(({ list, made }) => list === WALL_LIST && made.includes(id));
  return new Set([...names, id, ...(isForgotten && wasNamed ? [WALL_LIST] : [])]);
}
