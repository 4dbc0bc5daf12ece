import { isInPart } from '../../sheet/frame/severalLists';
import { readSettingValues } from '../../sheet/settings/readSettings';
import { isOutput, isSelfTestSheet } from '../../sheet/write/sheetNames';
import { findSettings, readsAsList } from '../read/openTournament';
import { organisersSheets, sheetNamed } from '../read/sheets';
import type { Workbook } from '../workbook/workbook';
import { WALL_LIST } from '../read/tournament';
import { idOfList, isNameOfList, listsAt, sheetKnownBy, type ListSheet } from './listsAt';
import type { LoggedLists } from './loggedLists';

export interface ListRequest {
  /** By what the list is known that the screen shows; what is pressed there is about no other one. */
  readonly list?: string | undefined;
  /** Whether somebody looks anew: the sheet in front then says which list is meant. */
  readonly isLook: boolean;
}

/**
 * The list that is meant: that of the setting `Wall list`; else the one that was asked for; else the one in the sheet in front, or to
 * which that sheet belongs; else the one that was worked with last; else the template's; else the first one. Where a sheet holds several,
 * the one with the active cell. Undefined where there is none.
 */
export function whichList(
  workbook: Workbook,
  logged: LoggedLists | undefined,
  { list, isLook }: ListRequest,
): ListSheet | undefined {
  const named = workbook.namedArea(WALL_LIST)?.sheet;
  const at = (sheet: string, id?: string): ListSheet => oneAt(workbook, sheet, logged, id);
  const hintIn = (sheet: string): ListSheet => at(sheet, isLook ? undefined : list);
  const chosen = chosenSheet(workbook);
  if (chosen !== undefined) return { ...hintIn(chosen), isChosen: true };
  if (named !== undefined && mayHoldLists(workbook).every(sheet => sheet === named)) return hintIn(named);
  const listById = (id: string | undefined): ListSheet | undefined => {
    const sheet = id === undefined ? undefined : sheetKnownBy(workbook, id);
    const listSheet = sheet === undefined ? undefined : at(sheet, id);
    const isSure = listSheet && (listSheet.among ?? listSheet.id) === undefined && !isNameOfList(String(id));
    return listSheet && (isSure || idOfList(workbook, listSheet) === id) ? listSheet : undefined;
  };
  if (list !== undefined && !isLook) {
    const asked = listById(list);
    if (asked !== undefined) return asked;
  }
  const active = workbook.activeSheet();
  if (active === named) return at(active);
  const ids = new Set((logged?.rows ?? []).flatMap(row => (row.list === '' ? [] : [row.list])));
  const activeId = ids.size > 0 && workbook.sheetNames().includes(active) ? workbook.sheetId(active) : '';
  const owner = listById(logged?.rows.find(({ made }) => made.includes(activeId))?.list);
  if (owner !== undefined) return owner;
  const isKnown =
    ids.has(activeId) || [...ids].some(id => isNameOfList(id) && workbook.namedArea(id)?.sheet === active);
  const isList = (sheet: string): boolean => !isSelfTestSheet(sheet) && readsAsList(workbook, sheet);
  if (isKnown || isList(active)) return at(active);
  const hint = listById(list);
  if (hint !== undefined) return hint;
  const last = listById([...(logged?.rows ?? [])].reverse().find(row => row.list !== '')?.list);
  if (last !== undefined) return last;
  const first = named ?? organisersSheets(workbook).find(isList);
  return first === undefined ? undefined : at(first);
}

/** One list of a sheet: the one that is known by this, else that with the active cell, else the one worked with last, else the first. */
function oneAt(
  workbook: Workbook,
  sheet: string,
  logged: LoggedLists | undefined,
  id: string | undefined,
): ListSheet {
  const lists = listsAt(workbook, sheet, logged);
  const [first = { sheet, named: false }, ...others] = lists;
  if (others.length === 0) return first;
  const knownBy = (wanted: string | undefined): ListSheet | undefined =>
    lists.find(list => idOfList(workbook, list) === wanted);
  const cell = workbook.activeSheet() === sheet ? workbook.activeCell?.() : undefined;
  const last = [...(logged?.rows ?? [])].reverse().find(row => knownBy(row.list))?.list;
  return (
    knownBy(id) ??
    lists.find(({ among }) => cell && among && isInPart(among.part, cell.row, cell.column)) ??
    knownBy(last) ??
    first
  );
}

/** The sheet that the setting `Wall list` names. */
const chosenSheet = (workbook: Workbook): string | undefined =>
  sheetNamed(
    workbook,
    String(readSettingValues(findSettings(workbook)?.values).values.get('wallListSheet') ?? ''),
  );

export const mayHoldLists = (workbook: Workbook): readonly string[] =>
  organisersSheets(workbook).filter(sheet => !isOutput(sheet));
