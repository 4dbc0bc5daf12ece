import { readSettingValues } from '../../sheet/settings/readSettings';
import { isOutput, isSelfTestSheet } from '../../sheet/write/sheetNames';
import type { Workbook } from '../workbook/workbook';
import { findSettings, organisersSheets, readsAsList, sheetNamed, WALL_LIST } from '../read/tournament';
import type { LoggedLists } from './logged';

/** A wall list by its sheet. */
export interface ListSheet {
  readonly sheet: string;
  /** Whether it is the range WallList. */
  readonly named: boolean;
  /** Whether the setting `Wall list` says so: the settings are its own then. */
  readonly isChosen?: true;
}

/** Which list the panel asks about. */
export interface Asked {
  /** By what the list is known that the screen shows; what is pressed there is about no other one. */
  readonly list?: string | undefined;
  /** Whether somebody looks anew: the sheet in front then says which list is meant. */
  readonly isLook: boolean;
}

/**
 * The list that is meant: that of the setting `Wall list`; else the one that was asked for; else the one in the sheet in front, or to
 * which that sheet belongs; else the one that was worked with last; else the template's; else the first one. Undefined where there is none.
 */
export function whichList(
  workbook: Workbook,
  logged: LoggedLists | undefined,
  { list, isLook }: Asked,
): ListSheet | undefined {
  const named = workbook.namedArea(WALL_LIST)?.sheet;
  const at = (sheet: string): ListSheet => ({ sheet, named: sheet === named });
  const chosen = chosenSheet(workbook);
  if (chosen !== undefined) return { ...at(chosen), isChosen: true };
  if (named !== undefined && mayHoldLists(workbook).every(sheet => sheet === named)) return at(named);
  const known = (id: string | undefined): string | undefined =>
    id === undefined ? undefined : sheetKnownBy(workbook, id);
  if (list !== undefined && !isLook) {
    const asked = known(list);
    if (asked !== undefined) return at(asked);
  }
  const active = workbook.activeSheet();
  if (active === named) return at(active);
  const ids = new Set((logged?.rows ?? []).flatMap(one => (one.list === '' ? [] : [one.list])));
  const activeId = ids.size > 0 && workbook.sheetNames().includes(active) ? workbook.sheetId(active) : '';
  const owner = known(logged?.rows.find(({ made }) => made.includes(activeId))?.list);
  if (owner !== undefined) return at(owner);
  if (ids.has(activeId) || (!isSelfTestSheet(active) && readsAsList(workbook, active))) return at(active);
  const hint = known(list);
  if (hint !== undefined) return at(hint);
  const last = known([...(logged?.rows ?? [])].reverse().find(one => one.list !== '')?.list);
  const first = last ?? named ?? organisersSheets(workbook).find(sheet => readsAsList(workbook, sheet));
  return first === undefined ? undefined : at(first);
}

/** The sheet that the setting `Wall list` names. */
const chosenSheet = (workbook: Workbook): string | undefined =>
  sheetNamed(
    workbook,
    String(readSettingValues(findSettings(workbook)?.values).values.get('wallListSheet') ?? ''),
  );

/** The sheets that may hold a list by their names. */
export const mayHoldLists = (workbook: Workbook): readonly string[] =>
  organisersSheets(workbook).filter(sheet => !isOutput(sheet));

/** The sheet of the list that is known by this; undefined where it is gone. */
export const sheetKnownBy = (workbook: Workbook, id: string): string | undefined =>
  id === WALL_LIST
    ? workbook.namedArea(WALL_LIST)?.sheet
    : id === ''
      ? undefined
      : workbook.sheetNames().find(sheet => workbook.sheetId(sheet) === id);

/** By what a list is known: the range WallList, which costs no call, else the id of its sheet. */
export const idOfList = (workbook: Workbook, { sheet, named }: ListSheet): string =>
  named ? WALL_LIST : workbook.sheetId(sheet);
