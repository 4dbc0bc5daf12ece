import { LIST, type Problem } from '../../tournament/problem';
import type { Workbook } from '../workbook/workbook';
import type { View } from '../protocol/protocol';
import { LOOK_AGAIN, type Reply } from '../protocol/reply';
import { remarkOn } from '../read/sentence';
import { listPrint } from '../read/listRows';
import type { Tournament } from '../read/tournament';
import { isUnchanged } from '../read/unchanged';
import type { StatusChange } from '../write/log';
import { unwritten, write } from '../write/writing';
import { addRound } from './addRound';
import { withHeading } from '../write/bridges';
import { dressingOf } from '../write/looks';
import { planId, type MendableRemark } from '../write/mendPlan';
import { nameSheets } from '../write/sheetLanguage';

/**
 * Writes the change that the panel names, if Check would still offer it. To be called under the lock.
 */
export function carryOutMend(
  workbook: Workbook,
  tournament: Tournament,
  found: readonly MendableRemark[],
  mend: string,
): Reply {
  const plan = found.flatMap(({ plans }) => plans).find(one => planId(one) === mend);
  if (!plan) return stopped(tournament);
  if (plan.addsRound) return addRound(workbook, tournament, plan);
  const { text } = tournament;
  const { label, makes, language, looks, textFormat, follows, headings = [] } = plan;
  const format = (): void => {
    if (textFormat && textFormat.length > 0)
      workbook.dress(tournament.list.sheet, textFormat, { text: true });
  };
  // Nobody sees it, and nothing of it is to be undone.
  if (textFormat && plan.blocks.length === 0) {
    format();
    return LOOK_AGAIN;
  }
  const blocks = headings.reduce(
    (all, one) =>
      withHeading(all, one, {
        values: workbook.read(one.sheet)?.values ?? [],
        formulas: workbook.formulas(one.sheet),
      }),
    plan.blocks,
  );
  const deed = {
    what: text('action.mend', { what: label }),
    blocks,
    ...(makes && { makes }),
    ...(follows !== undefined && { follows, isDecision: true as const }),
    undoes: undefined,
    seen: listPrint(tournament),
    tournament,
    // Names follow the cells before it is done, so that a run that dies among them is finished or undone as a whole.
    ...(language && {
      batches: 1,
      end: (): readonly StatusChange[] => {
        nameSheets(workbook, language, blocks);
        return [];
      },
    }),
    ...(looks && { dressed: looks.map(one => dressingOf(tournament.list.sheet, one)) }),
    ...(textFormat && {
      end: (): readonly StatusChange[] => {
        format();
        return [];
      },
    }),
  };
  const written = write(workbook, text, deed, () => isUnchanged(workbook, tournament));
  if (written.kind !== 'written') return stopped(tournament, unwritten(written, 'changedSincePreview'));
  const reasons = written.different.map(({ problem, cell }) => ({ ...remarkOn(tournament, problem), cell }));
  return reasons.length === 0 ? LOOK_AGAIN : { view: 'stopped', reasons };
}

const stopped = (tournament: Tournament, code: Problem['code'] = 'changedSincePreview'): View => ({
  view: 'stopped',
  reasons: [remarkOn(tournament, { code, severity: 'error', place: LIST, values: {} })],
});
