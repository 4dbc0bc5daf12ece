import { makeA1 } from '../../sheet/cells/cell';
import { roundOfKind } from '../../sheet/cells/roundKinds';
import type { ColumnKind } from '../../sheet/cells/titles';
import {
  followedFormulas,
  staleFormulas,
  type ListExtent,
  type SheetFormulas,
  type StaleFormula,
} from '../../sheet/check/staleFormulas';
import { movedFormulas, type InsertedColumns } from '../../sheet/check/movedFormulas';
import type { Block } from '../../sheet/cells/block';
import type { Problem } from '../../tournament/problem';
import type { MendableRemark } from '../write/mendPlan';
import { remark } from '../read/sentence';
import type { Tournament } from '../read/tournament';
import type { Workbook } from '../workbook/workbook';
import { checkedFunctions, sheetsWithFormulas } from './formulas';

/** The columns that some function computes with; whatever else stands beside them is for people. */
const READ: readonly ColumnKind[] = [
  ...([
    'no',
    'name',
    'surname',
    'firstName',
    'rank',
    'rating',
    'maximumRating',
    'start',
    'category',
  ] as const),
  ...(['group', 'supergroup', 'previousOrder', 'team', 'board', 'out'] as const),
];

/** Where the list stands, and how far functions read it; undefined for a list without players or rounds. */
export function extentOf({ list, reading }: Tournament): ListExtent | undefined {
  const { rows, columns, rounds, results } = reading;
  const { row, column } = list.origin;
  if (rows.length === 0 || rounds.length === 0) return undefined;
  const ofRounds = Object.entries(columns).flatMap(([kind, at]) =>
    roundOfKind(kind) === undefined ? [] : [at],
  );
  const read = [...READ.map(kind => columns[kind]), ...ofRounds, ...rounds.flat(), ...results];
  return {
    sheet: list.sheet,
    row: row + Math.min(...rows),
    lastRow: row + Math.max(...rows),
    columns: read.flatMap(offset => (offset === undefined ? [] : [column + offset])),
  };
}

const formulasOf = (workbook: Workbook, sheets: readonly string[]): readonly SheetFormulas[] =>
  sheets.map(sheet => ({ sheet, formulas: workbook.formulas(sheet) }));

/**
 * Formulas of ours whose range ends inside the list, each range once, the first with what widens all of them. One that may end early on
 * purpose has a button of its own; `isClose` tells of these, too, and of all sheets.
 */
export function staleRemarks(
  workbook: Workbook,
  tournament: Tournament,
  isClose: boolean,
): readonly MendableRemark[] {
  const extent = extentOf(tournament);
  if (!extent) return [];
  const sheets = isClose ? sheetsWithFormulas(workbook) : [extent.sheet];
  const formulas = staleFormulas(formulasOf(workbook, sheets), checkedFunctions(), extent);
  const due = formulas.filter(({ isMeant }) => !isMeant);
  const groups = grouped(isClose ? formulas : due);
  const widenable = due.filter(({ widened }) => widened !== undefined);
  return groups.map(group => {
    const [first] = group as readonly [StaleFormula, ...StaleFormula[]];
    const cells = group.map(formula => cellOf(formula, extent)).join(', ');
    const all = first.isMeant ? group : first === widenable[0] ? widenable : [];
    return {
      remark: remark(tournament.settings.language, problemOf(first, cells), {
        sheet: first.sheet,
        origin: { row: 0, column: 0 },
      }),
      plans:
        first.widened === undefined || all.length === 0
          ? []
          : [
              {
                label: tournament.text('mendBy.widen', {
                  cells: all.map(formula => cellOf(formula, extent)).join(', '),
                }),
                blocks: all.map(widening),
              },
            ],
    };
  });
}

/** They read all of a list as they are when it has grown from `before`, once columns are inserted. */
export function followingBlocks(
  workbook: Workbook,
  before: ListExtent | undefined,
  after: ListExtent | undefined,
  inserted?: InsertedColumns,
): readonly Block[] {
  if (!before || !after) return [];
  const formulas = formulasOf(workbook, workbook.sheetNames());
  const sheets = inserted ? movedFormulas(formulas, inserted) : formulas;
  return followedFormulas(sheets, checkedFunctions(), before, after).map(formula => ({
    ...widening(formula),
    // They stand elsewhere as long as the columns are not there.
    ...(inserted && { was: [[{ formula: formula.formula }]] }),
  }));
}

const widening = ({
  sheet,
  row,
  column,
  formula,
  widened = formula,
}: Pick<StaleFormula, 'sheet' | 'row' | 'column' | 'formula' | 'widened'>): Block => ({
  sheet,
  row,
  column,
  before: [[formula]],
  after: [[widened]],
  cells: [[{ formula: widened }]],
});

/** Formulas with one range, whether they may be widened, and in one manner, are one remark. */
function grouped(formulas: readonly StaleFormula[]): readonly (readonly StaleFormula[])[] {
  const groups = new Map<string, StaleFormula[]>();
  for (const formula of formulas) {
    const key = JSON.stringify([
      formula.range,
      formula.reach,
      formula.widened === undefined,
      formula.isMeant,
    ]);
    groups.set(key, [...(groups.get(key) ?? []), formula]);
  }
  return [...groups.values()];
}

const cellOf = ({ sheet, row, column }: StaleFormula, list: ListExtent): string =>
  sheet === list.sheet ? makeA1(row, column) : `${sheet}!${makeA1(row, column)}`;

const problemOf = (
  { row, column, range, reach, widened, isMeant }: StaleFormula,
  cells: string,
): Problem => ({
  code: isMeant ? 'formulaShort' : widened === undefined ? 'formulaBehind' : 'formulaStale',
  severity: isMeant ? 'note' : 'warning',
  place: { kind: 'cell', row, column },
  values: { cells, range, reach },
});
