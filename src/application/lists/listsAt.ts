import { readFrame } from '../../sheet/frame/frame';
import { isInPart, listsIn, type ListPart } from '../../sheet/frame/severalLists';
import { isBlank, type Values } from '../../sheet/cells/cell';
import { WALL_LIST } from '../read/tournament';
import type { Workbook } from '../workbook/workbook';
import type { LoggedLists } from './loggedLists';
import { playersOf } from './playersOf';

export interface ListSheet {
  readonly sheet: string;
  /** Whether it is the range WallList. */
  readonly named: boolean;
  /** Whether the setting `Wall list` says so: the settings are its own then. */
  readonly isChosen?: true;
  /** By what it is known, where that is not its sheet or the range WallList. */
  readonly id?: string;
  /** Where the sheet holds several: which one of them it is. */
  readonly among?: Among;
}

export interface Among {
  readonly index: number;
  readonly count: number;
  readonly part: ListPart;
}

/** A list among several is known by a named range over its titles, which moves with them. */
const NAME = /^WallList_(\w+)_(\d+)$/;
export const isNameOfList = (id: string): boolean => NAME.test(id);

const nameFor = (workbook: Workbook, sheet: string, no: number): string =>
  `WallList_${workbook.sheetId(sheet).replace(/\W/g, '')}_${no}`;

/** The sheet of the list that is known by this; undefined where it is gone. */
export const sheetKnownBy = (workbook: Workbook, id: string): string | undefined =>
  id === WALL_LIST
    ? workbook.namedArea(WALL_LIST)?.sheet
    : id === ''
      ? undefined
      : isNameOfList(id)
        ? (workbook.namedArea(id)?.sheet ??
          workbook.sheetNames().find(sheet => nameFor(workbook, sheet, Number(NAME.exec(id)?.[2])) === id))
        : workbook.sheetNames().find(sheet => workbook.sheetId(sheet) === id);

/** By what a list is known: the range WallList, which costs no call, else a name of its own, else the id of its sheet. */
export const idOfList = (workbook: Workbook, { sheet, named, id }: ListSheet): string =>
  named ? WALL_LIST : (id ?? workbook.sheetId(sheet));

/** The lists of a sheet that holds several. The last blank row and column before another list stay blank: they keep the two apart. */
export function partsIn(values: Values): readonly ListPart[] {
  return listsIn(values).map(part => {
    const { top, left, bottom, right } = part;
    const isFreeRow = (values[bottom - 1] ?? ['x']).slice(left, right).every(isBlank);
    const isFreeColumn =
      right !== Infinity && values.slice(top, bottom).every(line => isBlank(line[right - 1]));
    return { ...part, bottom: bottom - Number(isFreeRow), right: right - Number(isFreeColumn) };
  });
}

/** The lists of a sheet: several where each has titles of its own, else the sheet as a whole. */
export function listsAt(
  workbook: Workbook,
  sheet: string,
  logged: LoggedLists | undefined,
): readonly ListSheet[] {
  const area = workbook.namedArea(WALL_LIST);
  const values = workbook.read(sheet)?.values ?? [];
  const parts = partsIn(values);
  const listIds = new Set((logged?.rows ?? []).map(({ list }) => list));
  const marks = [...listIds].filter(isNameOfList).flatMap(id => {
    const at = workbook.namedArea(id);
    const isThere = at?.sheet === sheet && !isBlank(values[at.row]?.[at.column]);
    return at && isThere ? [{ id, row: at.row, column: at.column }] : [];
  });
  if (parts.length === 0) {
    // The others were deleted: the one that is left keeps its name.
    const titles = marks.length > 0 ? readFrame(values).header?.row : undefined;
    const mark = marks.find(({ row }) => row === titles);
    const named = area?.sheet === sheet;
    return [{ sheet, named, ...(!named && mark && { id: mark.id }) }];
  }
  const markOf = (part: ListPart): string | undefined =>
    marks.find(({ row, column }) => isInPart(part, row, column))?.id;
  const isNamed = (part: ListPart): boolean => area?.sheet === sheet && isInPart(part, area.row, area.column);
  const open = parts.filter(part => !isNamed(part) && markOf(part) === undefined);
  const ownPart = listIds.has(workbook.sheetId(sheet)) ? likest(workbook, sheet, logged, open) : undefined;
  let no = 0;
  const nextName = (): string => {
    do no += 1;
    while (listIds.has(nameFor(workbook, sheet, no)));
    return nameFor(workbook, sheet, no);
  };
  return parts.map((part, index): ListSheet => {
    const named = isNamed(part);
    const id = markOf(part) ?? (named || part === ownPart ? undefined : nextName());
    return { sheet, named, ...(id !== undefined && { id }), among: { index, count: parts.length, part } };
  });
}

/** The list that had the sheet for itself: the one with most of the players that were paired there, else the first. */
function likest(
  workbook: Workbook,
  sheet: string,
  logged: LoggedLists | undefined,
  parts: readonly ListPart[],
): ListPart | undefined {
  if (parts.length < 2) return parts[0];
  const names = playersOf(workbook, workbook.sheetId(sheet), logged);
  const values = workbook.read(sheet)?.values ?? [];
  const shared = (part: ListPart): number =>
    values.reduce(
      (sum, line, row) =>
        sum +
        line.filter((cell, column) => isInPart(part, row, column) && names.has(String(cell).trim())).length,
      0,
    );
  return [...parts].sort((a, b) => shared(b) - shared(a))[0];
}
