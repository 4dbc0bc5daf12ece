import { isBlank, makeA1, type Values } from '../../sheet/cells/cell';
import { certainChanges, typedDates } from '../../sheet/check/typedDates';
import { kindOf } from '../mend/kind';
import { remarkOn } from '../read/sentence';
import { entryBlocks } from '../read/listRows';
import type { Tournament } from '../read/tournament';
import type { CellRange } from '../workbook/design';
import type { Workbook } from '../workbook/workbook';
import type { MendableRemark } from '../write/mendPlan';

/**
 * The columns of rounds, and of results, colours and stones beside them, in which cells have lost the text format that most have, as after
 * pasting with formats, and the dates there whose text is certain. A date whose text is not keeps its format: as text it would be a number
 * of days. Blank rows between the players are told, those below them get it back as well.
 */
export function formatsFound(workbook: Workbook, tournament: Tournament): readonly MendableRemark[] {
  const { list, reading, text } = tournament;
  const { rows, rounds, results } = reading;
  const certain = certainChanges(typedDates(reading, list.values));
  const bare = bareCells(workbook, tournament).filter(
    ({ row, column }) =>
      isKept(list.values, row, column) && (rows.includes(row) || isWithoutPlayer(tournament, row)),
  );
  const last = Math.max(...rows);
  const lost = [...bare.filter(({ row }) => row <= last), ...certain];
  const columns = [...new Set([...rounds.flat(), ...results])].filter(column =>
    lost.some(cell => cell.column === column),
  );
  const [first] = lost;
  if (!first) return [];
  const letters = columns.map(column => makeA1(0, column + list.origin.column).slice(0, -1)).join(', ');
  const problem = {
    code: 'formatLost',
    severity: 'warning',
    place: { kind: 'cell', row: first.row, column: first.column },
    values: { columns: letters, count: certain.length },
  } as const;
  const { row, column } = list.origin;
  return [
    {
      remark: { ...remarkOn(tournament, problem), ...kindOf(tournament, problem) },
      plans: [
        {
          label: text('mendBy.textFormat', { columns: letters }),
          blocks: entryBlocks(tournament, certain),
          ...(certain.length > 0 && {
            becomes: certain.map(
              change =>
                `${makeA1(change.row + row, change.column + column)}: ${change.before} → ${change.after}`,
            ),
          }),
          textFormat: runsOf(bare).map(range => ({
            ...range,
            row: range.row + row,
            column: range.column + column,
          })),
        },
      ],
    },
  ];
}

/** Dates and numbers in such a cell are told by themselves. */
const isKept = (values: Values, row: number, column: number): boolean =>
  isBlank(values[row]?.[column]) || typeof values[row]?.[column] === 'string';

interface BareCell {
  readonly row: number;
  readonly column: number;
}

/** Cells that stand below one another, as ranges. */
function runsOf(cells: readonly BareCell[]): readonly CellRange[] {
  const inOrder = [...cells].sort((a, b) => a.column - b.column || a.row - b.row);
  return inOrder.reduce<readonly CellRange[]>((runs, { row, column }) => {
    const last = runs[runs.length - 1];
    return last?.column === column && last.row + last.rows === row
      ? [...runs.slice(0, -1), { ...last, rows: last.rows + 1 }]
      : [...runs, { row, column, rows: 1, columns: 1 }];
  }, []);
}

/** A row for somebody who may come: nothing stands in it, or a number alone. */
const isWithoutPlayer = ({ list, reading }: Tournament, row: number): boolean =>
  (list.values[row] ?? []).every((value, column) => isBlank(value) || column === reading.numbered);

/**
 * The cells without the text format of columns where most have it, blank rows below the players among them: who pastes a whole list over
 * another one leaves those. What stands beside the rounds is asked apart: a list of one's own may have it in the rounds alone. They count
 * from the range.
 */
function bareCells(workbook: Workbook, { list, reading, named }: Tournament): readonly BareCell[] {
  const { rows, rounds, results } = reading;
  const groups = [rounds.flat(), results].filter(({ length }) => length > 0);
  if (!named || rows.length === 0 || groups.length === 0 || !workbook.textCells) return [];
  const whole = spanOf([...rows, list.values.length - 1], groups.flat());
  const area = { ...whole, row: whole.row + list.origin.row, column: whole.column + list.origin.column };
  const isText = workbook.textCells({ sheet: list.sheet, ...area });
  return groups.flatMap(columns => {
    const bare = isText.flatMap((line, r) =>
      columns.flatMap(column =>
        line[column - whole.column] === false ? [{ row: r + whole.row, column }] : [],
      ),
    );
    return 2 * bare.length < isText.length * columns.length ? bare : [];
  });
}

function spanOf(rows: readonly number[], columns: readonly number[]): CellRange {
  const [row, column] = [Math.min(...rows), Math.min(...columns)];
  return { row, column, rows: Math.max(...rows) - row + 1, columns: Math.max(...columns) - column + 1 };
}
