import type { View } from '../../../src/application/protocol/protocol';
import { asks, text, type Button, type Panel } from '../../model/panel';
import type { Say } from '../../words';

type Odd = Extract<View, { view: 'odd results' }>;

/**
 * Irregular results are decided before a round is paired by them, or places follow from them. Where two contradict each other, Enter
 * decides nothing: one of them is a slip more often than not.
 */
export function oddResults({ seen, results }: Odd, say: Say): Panel {
  const settles = (label: string, keep: boolean): Button => ({
    label,
    does: asks({ ask: 'settle results', seen, keep }),
  });
  const [keep, open] = [settles(say('sidebar.odd.keep'), true), settles(say('sidebar.odd.open'), false)];
  const mayBeMended = results.some(({ mends = [] }) => mends.length > 0);
  return {
    heading: say('sidebar.odd.heading'),
    parts: [text(say('sidebar.odd.text')), { part: 'remarks', remarks: results }],
    primary: mayBeMended ? undefined : keep,
    others: mayBeMended ? [keep, open] : [open],
    back: undefined,
  };
}
