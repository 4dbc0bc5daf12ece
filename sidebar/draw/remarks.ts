import type { CellLink, Remarkable } from '../../src/addon/panel/protocol';
import { asks } from '../panel';
import type { Say } from '../words';
import { drawButton, type Do } from './button';
import { element, foreign } from './element';

/** The sign of each severity, beside its word; the colour only repeats them. */
const SIGNS = { error: '×', warning: '!', note: 'i' } as const;

/** Sentences, each with its mend and a button to its cell. */
export const drawRemarks = (remarks: readonly Remarkable[], act: Do, say: Say): HTMLElement =>
  element('ol', { class: 'remarks' }, ...remarks.map(remark => drawRemark(remark, act, say)));

/** Sentences with a button to their cell, without sign and mend: one line each. */
export const drawPlaces = (places: readonly Remarkable[], act: Do, say: Say): HTMLElement =>
  element(
    'ol',
    { class: 'places' },
    ...places.map(({ sentence, mend, cell }) =>
      element('li', {}, element('div', {}, ...drawSentence(sentence, mend)), ...drawGo(cell, act, say)),
    ),
  );

const drawRemark = ({ severity, sentence, mend, cell }: Remarkable, act: Do, say: Say): HTMLElement =>
  element(
    'li',
    { class: `remark ${severity}` },
    element('p', { class: 'kind' }, drawSign(severity), say(`sidebar.${severity}`)),
    ...drawSentence(sentence, mend),
    ...drawGo(cell, act, say),
  );

export const drawSign = (severity: Remarkable['severity']): HTMLElement =>
  element('span', { class: 'sign', 'aria-hidden': 'true' }, SIGNS[severity]);

const drawSentence = (sentence: string, mend: string): readonly HTMLElement[] => [
  element('p', {}, foreign(sentence)),
  ...(mend ? [element('p', { class: 'mend' }, foreign(mend))] : []),
];

function drawGo(cell: CellLink | undefined, act: Do, say: Say): readonly HTMLElement[] {
  if (!cell) return [];
  const go = { label: say('sidebar.goTo', { cell: cell.a1 }), does: asks({ ask: 'go', to: cell }) };
  const button = drawButton(go, act, 'small');
  button.title = cell.sheet;
  return [button];
}
