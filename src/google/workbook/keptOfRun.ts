import { knownAreas, type KnownAreas } from './knownAreas';
import { namedAreas, type NamedAreas } from './namedAreas';
import { numberFormats, type NumberFormats } from './numberFormats';
import { openSheets, type OpenSheets } from './openSheets';
import { sheetColumns, type SheetColumns } from './sheetColumns';
import { sheetRanges, type SheetRanges } from './sheetRanges';
import { usedCells, type UsedCells } from './usedCells';
import type { KeptOfSheets } from './keptOfSheets';
import type { Spreadsheet } from './services';

export interface Kept extends KeptOfSheets {
  readonly sheets: OpenSheets;
  readonly ranges: SheetRanges;
  readonly columns: SheetColumns;
  readonly used: UsedCells;
  readonly known: KnownAreas;
  readonly areas: NamedAreas;
  readonly formats: NumberFormats;
}

export function keptOfRun(spreadsheet: Spreadsheet): Kept {
  const sheets = openSheets(spreadsheet);
  const ranges: SheetRanges = sheetRanges(sheets, (name, place) => used.exactly(name, place));
  const used = usedCells(name => sheets.find(name)?.getDataRange(), ranges.at);
  const [columns, known, areas] = [sheetColumns(sheets), knownAreas(), namedAreas(spreadsheet)];
  const formats = numberFormats(sheets, ranges);
  const each: readonly KeptOfSheets[] = [sheets, ranges, columns, used, known, areas, formats];
  return {
    ...{ sheets, ranges, columns, used, known, areas, formats },
    follow: (name, to) => each.forEach(cache => cache.follow(name, to)),
    forget: name => each.forEach(cache => cache.forget(name)),
    forgetAll: () => each.forEach(cache => cache.forgetAll()),
  };
}
