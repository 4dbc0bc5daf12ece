import type { AuditView } from '../../../src/application/protocol/protocol';
import { asks, LOOK, text, type Button, type Panel, type PanelPart } from '../../model/panel';
import type { Say } from '../../words';
import { onward, type AtEvent } from '../parts/onward';

/** Every round of the event with what was found in it; *Stop* keeps what was found so far. */
export function audit(
  { done, rounds, parts, end }: AuditView,
  playing: boolean,
  at: AtEvent,
  say: Say,
): Panel {
  const allFindings = [...parts.flatMap(({ findings }) => findings), ...end];
  const count = allFindings.filter(({ severity }) => severity !== 'note').length;
  const progress: PanelPart = {
    part: 'progress',
    label: say('sidebar.audit.progress', { done, rounds }),
    known: done,
    total: rounds,
  };
  const summary = say(count === 0 ? 'sidebar.audit.clean' : 'sidebar.audit.departures', {
    rounds: done,
    count,
  });
  return {
    heading: say('sidebar.audit.title'),
    parts: [
      playing ? progress : text(summary),
      ...parts.flatMap(({ title, findings }): readonly PanelPart[] => [
        text(title),
        ...(findings.length > 0 ? [{ part: 'remarks', remarks: findings } as const] : []),
      ]),
      ...(end.length > 0 ? [{ part: 'remarks', remarks: end } as const] : []),
    ],
    primary: playing ? { label: say('sidebar.simulate.stop'), does: { deed: 'stop' } } : onward(at, say),
    others: playing ? [] : [auditButton(say)],
    back: playing ? { deed: 'stop' } : LOOK,
  };
}

/** The button that checks the whole event, where a list has just been checked or all rounds are played. */
export const auditButton = (say: Say): Button => ({
  label: say('sidebar.audit.ask'),
  does: asks({ ask: 'audit', done: 0 }),
});
