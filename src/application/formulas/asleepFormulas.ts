import { contiguousRuns, type Block, type CellChange } from '../../sheet/cells/block';
import { makeA1 } from '../../sheet/cells/cell';
import { formulaAwake } from '../../sheet/check/formulaAwake';
import { remark } from '../read/sentence';
import type { Tournament } from '../read/tournament';
import type { Workbook } from '../workbook/workbook';
import type { MendableRemark } from '../write/mendPlan';
import { sheetsWithFormulas } from './formulas';

/** Cells that the sentence names. */
const NAMED = 4;

/**
 * Formulas that went through a file and only show what they had computed: one remark, with what makes all of them formulas again. The
 * cells into which they had spilled are emptied with it, or they would stand in their way.
 */
export function asleepRemarks(
  workbook: Workbook,
  tournament: Tournament,
  isClose: boolean,
): readonly MendableRemark[] {
  const { list, settings, text } = tournament;
  const asleepCells = (isClose ? sheetsWithFormulas(workbook) : [list.sheet]).flatMap(sheet =>
    asleepIn(workbook, sheet),
  );
  const formulas = asleepCells.filter(({ after }) => after !== '');
  const [first] = formulas;
  if (!first) return [];
  const cells = formulas.map(({ sheet, row, column }) =>
    sheet === list.sheet ? makeA1(row, column) : `${sheet}!${makeA1(row, column)}`,
  );
  const some = cells.length > NAMED ? [...cells.slice(0, NAMED), '…'] : cells;
  return [
    {
      remark: remark(
        settings.language,
        {
          code: 'formulaAsleep',
          severity: 'warning',
          place: { kind: 'cell', row: first.row, column: first.column },
          values: { cells: some.join(', ') },
        },
        { sheet: first.sheet, origin: { row: 0, column: 0 } },
      ),
      plans: [
        { label: text('mendBy.revive', { cells: formulas.length }), blocks: revivingBlocks(asleepCells) },
      ],
    },
  ];
}

interface AsleepCell extends CellChange {
  readonly sheet: string;
}

const asleepIn = (workbook: Workbook, sheet: string): readonly AsleepCell[] =>
  workbook.formulas(sheet).flatMap((line, row) =>
    line.flatMap((formula, column): readonly AsleepCell[] => {
      const awake = formulaAwake(formula);
      return awake === undefined ? [] : [{ sheet, row, column, before: formula, after: awake }];
    }),
  );

/** The cells that are emptied come first: a formula spills into free ones only. */
function revivingBlocks(cells: readonly AsleepCell[]): readonly Block[] {
  const sheets = [...new Set(cells.map(({ sheet }) => sheet))];
  const runs = (isFormula: boolean): readonly Block[] =>
    sheets.flatMap(sheet =>
      contiguousRuns(
        sheet,
        cells.filter(cell => cell.sheet === sheet && (cell.after !== '') === isFormula),
      ),
    );
  return [...runs(false), ...runs(true)].map(block => ({
    ...block,
    was: block.before.map(line => line.map(formula => ({ formula }))),
    cells: block.after.map(line => line.map(formula => (formula === '' ? '' : { formula }))),
  }));
}
