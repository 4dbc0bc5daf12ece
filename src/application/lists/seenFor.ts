import { makeA1 } from '../../sheet/cells/cell';
import { isNamed } from '../../sheet/write/sheetNames';
import type { OneList, Workbook } from '../workbook/workbook';
import { SETTINGS, WALL_LIST } from '../read/tournament';
import { loggedLists } from './logged';
import { once } from '../../tournament/once';
import type { LoggedLists } from './loggedLists';
import { lostListIn } from './lostList';
import { othersOf, type Others } from './others';
import { partOfSheet, type PartOfSheet } from './partOfSheet';
import { idOfList, type ListSheet } from './listsAt';
import { whichList, type ListRequest } from './whichList';

/**
 * The workbook as one of its lists sees it: without the sheets of the others, and without their rows of the Log. Where no sheet holds
 * a list, it is seen as a whole.
 */
export function seenFor(workbook: Workbook, asked: ListRequest): Workbook {
  const logged = loggedLists(workbook);
  const listSheet = whichList(workbook, logged, asked);
  if (!listSheet) return workbook;
  const ownPart = listSheet.among ? partOfSheet(workbook, listSheet.sheet, listSheet.among) : undefined;
  return viewFor(
    ownPart?.workbook ?? workbook,
    listSheet,
    othersOf(workbook, listSheet, logged),
    logged,
    ownPart && { ...ownPart, whole: workbook },
  );
}

/** The workbook for the sheets of a new tournament, whose list gets the name WallList. */
export const seenForNew = (workbook: Workbook): Workbook => ({
  ...workbook,
  list: {
    id: () => WALL_LIST,
    label: '',
    sheet: () => undefined,
    others: [],
    hidden: () => [],
    owns: undefined,
  },
});

export const isStillThere = ({ list, sheetNames }: Workbook): boolean =>
  sheetNames().some(name => name === list?.sheet());

interface OwnPart extends PartOfSheet {
  readonly whole: Workbook;
}

function viewFor(
  workbook: Workbook,
  listSheet: ListSheet,
  otherLists: Others,
  logged: LoggedLists | undefined,
  among: OwnPart | undefined,
): Workbook {
  const { away, hasSettings } = settingsAway(workbook, listSheet, otherLists);
  let { sheet } = listSheet;
  const log = lastRowsOfLog(workbook, logged);
  return {
    ...workbook,
    ...log,
    list: oneList(workbook, listSheet, otherLists, among, away, () => sheet),
    sheetNames: () =>
      away.size === 0 ? workbook.sheetNames() : workbook.sheetNames().filter(name => !away.has(name)),
    namedArea: name => {
      const area = workbook.namedArea(name);
      const isOthers =
        name === WALL_LIST
          ? !listSheet.named && (listSheet.among !== undefined || !isOwnSheet(workbook, sheet))
          : name === SETTINGS && (!hasSettings || (area !== undefined && away.has(area.sheet)));
      return isOthers ? undefined : area;
    },
    renameSheet: (name, to) => {
      log.renameSheet(name, to);
      if (name === sheet) sheet = to;
    },
  };
}

/** The sheets that a list does not see: those of other lists, and settings that are not in force for it. */
function settingsAway(
  workbook: Workbook,
  listSheet: ListSheet,
  { hidden, isOwnMade }: Others,
): { readonly away: ReadonlySet<string>; readonly hasSettings: boolean } {
  const hasSettings =
    listSheet.named || listSheet.isChosen === true || workbook.namedArea(WALL_LIST) === undefined;
  // The settings of the template's tournament are its own.
  const isTemplates = (sheet: string): boolean =>
    sheet === workbook.namedArea(SETTINGS)?.sheet || isNamed(sheet, 'sheet.settings');
  const templates = workbook.sheetNames().filter(sheet => sheet !== listSheet.sheet && isTemplates(sheet));
  const ownSettings = listSheet.named || templates.length === 0 ? [] : templates.filter(isOwnMade);
  // Settings that were made for the list are in force before those that somebody typed for all.
  const ofOthers = hasSettings ? [] : templates.filter(sheet => !isOwnMade(sheet));
  const settings =
    ownSettings.length > 0 ? templates.filter(sheet => !ownSettings.includes(sheet)) : ofOthers;
  // Settings that say which list is meant are in force for it.
  const saysSo = listSheet.isChosen === true && ownSettings.length === 0 ? templates : [];
  return { away: new Set([...hidden, ...settings].filter(sheet => !saysSo.includes(sheet))), hasSettings };
}

function oneList(
  workbook: Workbook,
  listSheet: ListSheet,
  { lists, owns, was, hasRows }: Others,
  among: OwnPart | undefined,
  away: ReadonlySet<string>,
  sheetNow: () => string,
): OneList {
  const lost = once(() =>
    hasRows
      ? undefined
      : lostListIn(
          among?.whole ?? workbook,
          idOfList(workbook, listSheet),
          workbook.read(listSheet.sheet)?.values ?? [],
        ),
  );
  return {
    id: () => idOfList(workbook, { ...listSheet, sheet: sheetNow() }),
    label: labelOf(listSheet, lists.length > 0),
    sheet: () => (listSheet.named ? (workbook.namedArea(WALL_LIST)?.sheet ?? sheetNow()) : sheetNow()),
    others: lists,
    hidden: () => workbook.sheetNames().filter(name => away.has(name)),
    owns,
    ...(was.length > 0 && { was }),
    lost,
    ...(among && {
      part: among.part,
      around: among.whole,
      keepName: () => keepName(among, { ...listSheet, sheet: sheetNow() }),
    }),
  };
}

function labelOf({ named, among, sheet }: ListSheet, hasOthers: boolean): string {
  if (named) return '';
  if (among) return `${sheet} ${makeA1(among.part.row, among.part.from)}`;
  return hasOthers ? sheet : '';
}

/** The last row of the Log, asked once in a lock: only this run adds rows to it while it has the lock. */
function lastRowsOfLog(
  workbook: Workbook,
  logged: LoggedLists | undefined,
): Pick<Workbook, 'lastRow' | 'ready' | 'locked' | 'renameSheet'> {
  const lastRows = new Map(logged ? [[logged.sheet, logged.last]] : []);
  return {
    lastRow: name => {
      const last = lastRows.get(name) ?? workbook.lastRow(name);
      if (isNamed(name, 'sheet.log')) lastRows.set(name, last);
      return last;
    },
    ready: (name, blocks, formatted) => {
      const last = lastRows.get(name);
      const ends = blocks.map(({ row, cells }) => row + cells.length);
      if (last !== undefined) lastRows.set(name, Math.max(last, ...ends));
      return workbook.ready(name, blocks, formatted);
    },
    locked: action =>
      workbook.locked(() => {
        lastRows.clear();
        return action();
      }),
    renameSheet: (name, to) => {
      workbook.renameSheet(name, to);
      const last = lastRows.get(name);
      if (last !== undefined && lastRows.delete(name)) lastRows.set(to, last);
    },
  };
}

const isOwnSheet = (workbook: Workbook, sheet: string): boolean =>
  workbook.namedArea(WALL_LIST)?.sheet === sheet;

/** Names the titles of a list among several, unless it is known otherwise. */
function keepName({ whole, part }: OwnPart, { sheet, id }: ListSheet): void {
  const now = part();
  if (id === undefined || !now || whole.namedArea(id) !== undefined) return;
  whole.nameArea(id, { sheet, row: now.row, column: now.from, rows: 1, columns: 1 });
}
