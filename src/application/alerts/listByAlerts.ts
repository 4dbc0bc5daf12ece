import { cleanUp } from '../../sheet/cells/notation';
import type { ListNow } from '../protocol/protocol';
import { tellNothing } from './choice';
import type { Talk } from './dialogue';
import { inLines } from './lines';

/** Asks which of several lists is meant, and shows its sheet, as the panel does; false where nobody chose, which was said. */
export function listByAlerts(talk: Talk): boolean {
  const { text } = talk;
  if (!talk.mayHaveSeveral()) return true;
  talk.request({ ask: 'state' });
  const { now, all } = talk.lists();
  if (!now || all.length < 2) return true;
  const lines = all.map(
    (list, i) =>
      `${i + 1}: ${text('sidebar.list.other', { list: `${list.name} ${list.range}`, players: list.players })}`,
  );
  const asked = text('alert.whichList', { list: `${now.name} ${now.range}` });
  let reason: string | undefined;
  for (;;) {
    const typed = talk.type(text('sidebar.title'), inLines(reason, asked, ...lines));
    if (typed === undefined) {
      tellNothing(talk);
      return false;
    }
    const chosen = typed.trim() === '' ? now : numbered(all, typed);
    if (chosen) {
      talk.request({ ask: 'choose list', list: chosen.id });
      return true;
    }
    reason = text('alert.notRead', { typed });
  }
}

const numbered = (all: readonly ListNow[], typed: string): ListNow | undefined =>
  all[Number(cleanUp(typed).trim()) - 1];
