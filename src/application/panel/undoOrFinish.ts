import { languageOf } from '../read/languageOf';
import type { LogEntry } from '../../sheet/write/logRows';
import { makeText } from '../../sheet/wording';
import { makeError } from '../../tournament/problem';
import type { Difference } from '../write/batches';
import { brokenUndos, leftBegun, loggedAt, mayBeUndone, readAction, logStatus } from '../write/log';
import { drawBracketAgain } from '../rounds/bracketLines';
import type { Remarkable, View } from '../protocol/protocol';
import type { RequestOf } from '../protocol/requests';
import { remark } from '../read/sentence';
import { begunView } from './state';
import type { Tournament } from '../read/tournament';
import { withSelfTest } from '../selfTest/selfTestCells';
import { sparing } from '../write/refusals';
import { finish } from '../undo/finish';
import { makesOutputs, undo } from '../undo/undo';
import type { Workbook } from '../workbook/workbook';
import { stateNow } from './stateNow';

/** Undoes an action that is done or was left begun, or finishes one that was left begun. */
export function undoOrFinish(
  workbook: Workbook,
  tournament: Tournament | undefined,
  actions: readonly LogEntry[],
  {
    ask,
    action: no,
    whole: isWhole,
  }: RequestOf<'undo'> | (RequestOf<'finish'> & { readonly whole?: undefined }),
): View {
  const language = tournament?.settings.language ?? languageOf(workbook);
  const spoken = ({ problem: each, cell }: Difference): Remarkable => ({ ...remark(language, each), cell });
  const entry = actions.find(each => String(each.no) === no);
  const action =
    entry && mayBeUndoneOrFinished(ask, entry, actions) ? readAction(workbook, entry) : undefined;
  if (!action) return { view: 'stopped', reasons: [remark(language, makeError('nothingToUndo'))] };
  const text = makeText(language);
  const close = (): void =>
    brokenUndos(actions, action).forEach(candidate =>
      logStatus(workbook, loggedAt(workbook, candidate), 'stopped'),
    );
  if (ask === 'undo') {
    const whole = { ...action, blocks: withSelfTest(workbook, action.blocks) };
    const isBegun = leftBegun(actions)?.no === action.no;
    const mustEnd = isBegun || (makesOutputs(action) && isWhole !== true);
    const spared = isBegun ? sparing(workbook) : { workbook, told: () => [] };
    const result = undo(spared.workbook, text, whole, tournament, mustEnd);
    const { restored, isPartly } = result;
    const kept = [...result.kept, ...spared.told()];
    // Until here the undos that died say that there is something left.
    close();
    if (tournament) drawBracketAgain(workbook, tournament);
    return { view: 'undone', restored, ...(isPartly && { partly: true }), kept: kept.map(spoken) };
  }
  const view = begunView(workbook, tournament, action);
  if (view.view !== 'begun' || !view.mayFinish) return view;
  close();
  const spared = sparing(workbook);
  const different = [...finish(spared.workbook, text, action), ...spared.told()];
  if (different.length > 0) return { view: 'stopped', reasons: different.map(spoken) };
  return stateNow(workbook);
}

/**
 * Whether an action may be undone or finished: after a crash only the one that was left begun, else any that
 * stands.
 */
function mayBeUndoneOrFinished(
  ask: 'undo' | 'finish',
  action: LogEntry,
  actions: readonly LogEntry[],
): boolean {
  const begun = leftBegun(actions);
  if (begun) return begun.no === action.no;
  return ask === 'undo' && mayBeUndone(action, actions);
}
