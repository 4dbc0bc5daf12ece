import { roundSheets } from '../read/roundSheets';
import { makeA1 } from '../../sheet/cells/cell';
import { PUBLISHED, publishedAt } from '../../sheet/rounds/roundSheet';
import { LIST } from '../../tournament/problem';
import type { Workbook } from '../workbook/workbook';
import { LOOK_AGAIN, type Reply } from '../protocol/reply';
import { remark } from '../read/sentence';
import type { Tournament } from '../read/tournament';
import { write } from '../write/writing';
import type { RoundNo } from '../../tournament/indices';

/** Marks a round as published: from then on each change of it is printed. To be called under the lock. */
export function publish(workbook: Workbook, tournament: Tournament, round: RoundNo): Reply {
  const { text, settings } = tournament;
  const roundSheet = roundSheets(workbook, round).find(({ table }) => table !== undefined);
  if (!roundSheet) {
    const problem = { code: 'roundSheetMissing', severity: 'error', place: LIST, values: { round } } as const;
    return { view: 'stopped', reasons: [remark(settings.language, problem)] };
  }
  const { sheet, values } = roundSheet;
  if (publishedAt(values) !== '') return LOOK_AGAIN;
  const after = [[text('action.published', { when: workbook.now().slice(0, 16) })]];
  const blocks = [{ sheet, ...PUBLISHED, before: [['']], after }];
  const what = text('action.publish', { round });
  const { kind, ...written } = write(workbook, text, { what, blocks, undoes: undefined, seen: '' });
  if (kind === 'stopped' || !('different' in written)) return LOOK_AGAIN;
  const different = written.different.map(difference => ({
    ...remark(settings.language, difference.problem),
    cell: difference.cell,
  }));
  return {
    view: 'changed',
    round,
    published: true,
    what,
    sheet: { sheet, a1: makeA1(PUBLISHED.row, 0) },
    different,
    undo: { action: String(written.logged.no), what },
  };
}
