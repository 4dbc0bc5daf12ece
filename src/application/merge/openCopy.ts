import { readFrame } from '../../sheet/frame/frame';
import { nameKey } from '../../sheet/registration/sameText';
import { oncePerCell } from '../../sheet/rounds/oncePerCell';
import { valuesAfter } from '../../sheet/rows/references';
import { readSettingValues } from '../../sheet/settings/readSettings';
import { makeText } from '../../sheet/wording';
import { listsAt } from '../lists/listsAt';
import { seenFor } from '../lists/seenFor';
import type { CopyRows } from '../protocol/protocol';
import { makeInput } from '../read/input';
import { findSettings, openTournament, readsAsList } from '../read/openTournament';
import { organisersSheets } from '../read/sheets';
import type { Tournament } from '../read/tournament';
import { readRecords } from '../results/records';
import { tablesWorkbook } from '../workbook/tablesWorkbook';
import type { Workbook } from '../workbook/workbook';
import type { CopyOfEvent } from './copyOfEvent';

/**
 * Of several lists in a copy the one that has most players of the list here; among those the one at the same place, then the one with
 * the fewest others: two tournaments of one workbook may have the same players. Undefined without any list.
 */
export function openCopy(copy: CopyRows, here: Tournament): CopyOfEvent | undefined {
  const { workbook, hasSettings } = bookOf(copy, here);
  const names = new Set(here.reading.wallList.players.map(({ name }) => nameKey(name)));
  const likeness = ({ tournament: { list, reading } }: CopyOfEvent): readonly number[] => {
    const { players } = reading.wallList;
    const { sheet, origin } = here.list;
    const isThere =
      list.sheet === sheet && list.origin.row === origin.row && list.origin.column === origin.column;
    return [players.filter(({ name }) => names.has(nameKey(name))).length, Number(isThere), -players.length];
  };
  const lists = organisersSheets(workbook).filter(sheet => readsAsList(workbook, sheet));
  const inFront = (sheet: string): readonly Workbook[] =>
    listsAt(workbook, sheet, undefined).map(({ among }) => ({
      ...workbook,
      activeSheet: () => sheet,
      ...(among && { activeCell: () => ({ row: among.part.row, column: among.part.from }) }),
    }));
  const views = [workbook, ...lists.flatMap(inFront)].map(book =>
    seenFor(book, { list: undefined, isLook: true }),
  );
  const copies = views.flatMap(view => {
    const tournament = openTournament(view);
    return tournament ? [{ workbook: view, tournament: withRecords(view, tournament), hasSettings }] : [];
  });
  return copies.reduce<CopyOfEvent | undefined>(
    (best, candidate) => (best && !isMore(likeness(candidate), likeness(best)) ? best : candidate),
    undefined,
  );
}

function isMore(these: readonly number[], those: readonly number[]): boolean {
  const at = these.findIndex((value, index) => value !== those[index]);
  return at >= 0 && (these[at] ?? 0) > (those[at] ?? 0);
}

function bookOf(
  { sheets, ranges }: CopyRows,
  { settingsAt }: Tournament,
): { readonly workbook: Workbook; readonly hasSettings: boolean } {
  const tables = {
    sheets: new Map(sheets.map(({ name, rows }) => [name, rows])),
    formulas: new Map(sheets.map(({ name, formulas }) => [name, [formulas]])),
    names: new Map(ranges.map(({ name, ...area }) => [name, area])),
  };
  const workbook = tablesWorkbook(tables);
  const hasSettings = findSettings(workbook) !== undefined;
  if (hasSettings || !settingsAt) return { workbook, hasSettings };
  // Its cells are read as those of the list here are.
  const bookSheets = new Map([
    ...tables.sheets,
    [makeText('en')('sheet.settings'), settingsAt.values] as const,
  ]);
  return { workbook: tablesWorkbook({ ...tables, sheets: bookSheets }), hasSettings };
}

/** What somebody has typed beside a game and not recorded yet belongs to the copy all the same. */
function withRecords(workbook: Workbook, tournament: Tournament): Tournament {
  const { list, settingsAt } = tournament;
  const changes = oncePerCell(readRecords(workbook, tournament).flatMap(record => record.changes));
  if (changes.length === 0) return tournament;
  const values = valuesAfter(list.values, changes) as typeof list.values;
  const input = makeInput(readFrame(values), readSettingValues(settingsAt?.values));
  return { ...tournament, ...input, list: { ...list, values } };
}
