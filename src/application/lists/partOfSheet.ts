import { isInPart, within, type ListPart } from '../../sheet/frame/severalLists';
import type { Area, NewCells, SheetTable, Workbook } from '../workbook/workbook';
import { partsIn, type Among } from './listsAt';

/** A workbook without the cells that other lists have in a sheet. */
export interface PartOfSheet {
  readonly workbook: Workbook;
  /** The cells of the list by the last reading; undefined where it is not to be found. */
  readonly part: () => ListPart | undefined;
}

/** Rows and columns may come and go between two readings, so the list is looked for in each: it keeps its place among the others. */
export function partOfSheet(workbook: Workbook, first: string, { index, count }: Among): PartOfSheet {
  let ownSheet = first;
  let last: SheetTable | undefined;
  let part: ListPart | undefined;
  const partIn = (table: SheetTable | undefined): ListPart | undefined => {
    if (table === last) return part;
    const parts = partsIn(table?.values ?? []);
    last = table;
    return (part = parts.length === count ? parts[index] : undefined);
  };
  const now = (): ListPart | undefined => partIn(workbook.read(ownSheet));
  const seen = (table: SheetTable | undefined): SheetTable | undefined => {
    const at = partIn(table);
    return table && { ...table, values: only(table.values, at, '') };
  };
  const isOwn = ({ row, column, cells }: NewCells, at: ListPart | undefined): boolean =>
    cells.every((line, r) => line.every((_, c) => at && isInPart(at, row + r, column + c)));
  const ownCells = <T>(area: Area, all: readonly (readonly T[])[], other: T): readonly (readonly T[])[] => {
    if (area.sheet !== ownSheet) return all;
    const at = now();
    return all.map((line, r) => line.map((cell, c) => (isOwnCell(at, area, r, c) ? cell : other)));
  };
  return {
    part: now,
    workbook: {
      ...workbook,
      read: name => (name === ownSheet ? seen(workbook.read(name)) : workbook.read(name)),
      readAgain: (name, whole) =>
        name === ownSheet ? seen(workbook.readAgain(name, whole)) : workbook.readAgain(name, whole),
      formulas: (name, again) => {
        const all = workbook.formulas(name, again);
        return name === ownSheet ? only(all, now(), '') : all;
      },
      ...(workbook.valuesOfFormulas && {
        valuesOfFormulas: name => {
          const all = workbook.valuesOfFormulas?.(name);
          return name === ownSheet && all ? only(all, now(), '') : all;
        },
      }),
      readArea: (area, again) => ownCells(area, workbook.readArea(area, again), ''),
      // Cells of other lists are nothing that is given a format back.
      formats: area => ownCells(area, workbook.formats(area), TEXT),
      ready: (name, blocks, formatted) => {
        // Nothing is planned there: what stands there is another list's.
        if (name === ownSheet && !blocks.every(cells => isOwn(cells, now()))) throw new Error(`“${name}”`);
        return workbook.ready(name, blocks, formatted);
      },
      renameSheet: (name, to) => {
        workbook.renameSheet(name, to);
        if (name === ownSheet) ownSheet = to;
      },
    },
  };
}

const TEXT = '@';

const isOwnCell = (at: ListPart | undefined, area: Area, row: number, column: number): boolean =>
  at !== undefined && isInPart(at, area.row + row, area.column + column);

const only = <T>(
  values: readonly (readonly T[])[],
  part: ListPart | undefined,
  blank: T,
): readonly (readonly T[])[] =>
  part ? within(values, part, blank) : values.map(line => line.map(() => blank));
