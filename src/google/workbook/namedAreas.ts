import { parseA1 } from '../../sheet/cells/cell';
import type { KeptOfSheets } from './keptOfSheets';
import type { Range, Spreadsheet } from './services';
import type { Area } from '../../application/workbook/workbook';

export interface NamedAreas extends KeptOfSheets {
  readonly find: (name: string) => Area | undefined;
  readonly give: (name: string, area: Area, range: Range) => void;
  readonly take: (name: string) => void;
}

export function namedAreas(spreadsheet: Spreadsheet): NamedAreas {
  const areas = new Map<string, Area | undefined>();
  const namesIn = (sheet: string): readonly string[] =>
    [...areas].flatMap(([name, area]) => (area?.sheet === sheet ? [name] : []));
  return {
    find: name => {
      if (!areas.has(name)) areas.set(name, areaOf(spreadsheet.getRangeByName(name)));
      return areas.get(name);
    },
    give: (name, area, range) => {
      spreadsheet.setNamedRange(name, range);
      areas.set(name, area);
    },
    take: name => {
      spreadsheet.removeNamedRange(name);
      areas.delete(name);
    },
    follow: (sheet, to) => {
      for (const name of namesIn(sheet)) areas.set(name, { ...(areas.get(name) as Area), sheet: to });
    },
    forget: sheet => namesIn(sheet).forEach(name => areas.delete(name)),
    forgetAll: () => areas.clear(),
  };
}

/** Undefined when the cells were deleted. The address says all, except for ranges of whole rows or columns. */
function areaOf(range: Range | null): Area | undefined {
  if (!range) return undefined;
  const sheet = range.getSheet().getName();
  const [from, to = from] = range.getA1Notation().split(':') as [string, string?];
  const [first, last] = [parseA1(from), parseA1(to)];
  if (first && last)
    return { sheet, ...first, rows: last.row - first.row + 1, columns: last.column - first.column + 1 };
  return {
    sheet,
    row: range.getRow() - 1,
    column: range.getColumn() - 1,
    rows: range.getNumRows(),
    columns: range.getNumColumns(),
  };
}
