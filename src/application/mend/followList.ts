import { textOf } from '../../sheet/cells/cell';
import { LIST, type Problem } from '../../tournament/problem';
import { remarkOn } from '../read/sentence';
import type { Tournament } from '../read/tournament';
import type { Workbook } from '../workbook/workbook';
import type { MendableRemark } from '../write/mendPlan';

/**
 * The question about a list that was moved to this sheet, with what goes on with it: the rows of the Log and the sheets of that one are
 * its own from then on. Asked until something is done in it.
 */
export function movedList(workbook: Workbook, tournament: Tournament): readonly MendableRemark[] {
  const { list, reading, text } = tournament;
  const lost = workbook.list?.lost?.();
  if (!lost || reading.header === undefined) return [];
  const titles = list.values[reading.header];
  const column = titles?.findIndex(title => textOf(title) !== '') ?? 0;
  // No cell changes; the one that is named stands for the list, so that it can be taken back.
  const title = [[textOf(titles?.[column])]];
  const at = { row: reading.header + list.origin.row, column: column + list.origin.column };
  const problem: Problem = {
    code: 'listMoved',
    severity: 'warning',
    place: LIST,
    values: { sheet: list.sheet, from: lost.name },
  };
  const blocks = [{ sheet: list.sheet, ...at, before: title, after: title }];
  return [
    {
      remark: remarkOn(tournament, problem),
      plans: [{ label: text('mendBy.followList', { from: lost.name }), blocks, follows: lost.id }],
    },
  ];
}
