import type { Remarkable } from '../../src/addon/protocol';
import { asks } from '../panel';
import type { Say } from '../words';
import { drawButton, type Do } from './button';
import { element, foreign } from './element';

/** Each kind has its own sign and word; the colour only repeats them. */
const SIGNS = { error: '×', warning: '!', note: 'i' } as const;

/** Sentences with how to mend them and the way to their cell. */
export const drawRemarks = (remarks: readonly Remarkable[], act: Do, say: Say): HTMLElement =>
  element('ol', { class: 'remarks' }, ...remarks.map(remark => drawRemark(remark, act, say)));

export function drawRemark({ severity, sentence, mend, cell }: Remarkable, act: Do, say: Say): HTMLElement {
  const sign = element('span', { class: 'sign', 'aria-hidden': 'true' }, SIGNS[severity]);
  const kind = element('p', { class: 'kind' }, sign, say(`sidebar.${severity}`));
  const item = element('li', { class: `remark ${severity}` }, kind, element('p', {}, foreign(sentence)));
  if (mend) item.append(element('p', { class: 'mend' }, foreign(mend)));
  if (cell) {
    const go = { label: say('sidebar.goTo', { cell: cell.a1 }), does: asks({ ask: 'go', to: cell }) };
    const button = drawButton(go, act, 'small');
    button.title = cell.sheet;
    item.append(button);
  }
  return item;
}
