import type { Remarkable } from '../../src/application/protocol/protocol';
import { asks } from '../model/panel';
import type { Say } from '../words';
import { drawButton, type Do } from './parts/button';
import { element, foreign } from '../aria/element';

/** The sign of each severity, beside its word; the colour only repeats them. */
const SIGNS = { error: '×', warning: '!', note: 'i' } as const;

/** Sentences with a button to their cell, without sign and mend: one line each. */
export const drawPlaces = (places: readonly Remarkable[], act: Do, say: Say): HTMLElement =>
  element(
    'ol',
    { class: 'places' },
    ...places.map(({ sentence, mend, cell }) =>
      element('li', {}, element('div', {}, ...drawSentence(sentence, mend)), ...drawGo(cell, act, say)),
    ),
  );

/** Sentences, each with its mend and a button to its cell; of those that are alike the others stand behind a click. */
export const drawRemarks = (remarks: readonly Remarkable[], act: Do, say: Say): HTMLElement => {
  const sheets = new Set(remarks.flatMap(({ cell }) => (cell ? [cell.sheet] : [])));
  // Two sheets may have one address.
  const named: Say = (key, values) =>
    say(key === 'sidebar.goTo' && sheets.size > 1 ? 'sidebar.mend.goTo' : key, values);
  return element(
    'ol',
    { class: 'remarks' },
    ...alike(remarks).flatMap(([first, ...more]) => (first ? [drawRemark(first, act, named, more)] : [])),
  );
};

/** Errors first; what is alike stands together under the first of it. */
function alike(remarks: readonly Remarkable[]): readonly (readonly Remarkable[])[] {
  const groups = new Map<string, Remarkable[]>();
  SEVERITIES.flatMap(severity => remarks.filter(remark => remark.severity === severity)).forEach(
    (remark, i) => {
      const key = remark.kind === undefined ? `${i}` : `${remark.severity} ${remark.kind}`;
      const group = groups.get(key);
      if (group) group.push(remark);
      else groups.set(key, [remark]);
    },
  );
  return [...groups.values()];
}

const SEVERITIES = ['error', 'warning', 'note'] as const;

const drawRemark = (remark: Remarkable, act: Do, say: Say, more: readonly Remarkable[] = []): HTMLElement => {
  const { severity, sentence, mend, why = '' } = remark;
  return element(
    'li',
    { class: `remark ${severity}` },
    element('p', { class: 'kind' }, drawSign(severity), say(`sidebar.${severity}`)),
    ...drawSentence(sentence, mend),
    ...(why ? [element('p', { class: 'mend' }, foreign(why))] : []),
    ...drawButtonsOf(remark, act, say),
    ...(more.length > 0 ? [drawMore(more, act, say)] : []),
  );
};

const drawMore = (more: readonly Remarkable[], act: Do, say: Say): HTMLElement =>
  element(
    'details',
    {},
    element('summary', {}, say('sidebar.mend.more', { count: more.length })),
    element(
      'ol',
      { class: 'more' },
      ...more.map(remark =>
        element('li', {}, element('p', {}, foreign(remark.sentence)), ...drawButtonsOf(remark, act, say)),
      ),
    ),
  );

export const drawSign = (severity: Remarkable['severity']): HTMLElement =>
  element('span', { class: 'sign', 'aria-hidden': 'true' }, SIGNS[severity]);

const drawSentence = (sentence: string, mend: string): readonly HTMLElement[] => [
  element('p', {}, foreign(sentence)),
  ...(mend ? [element('p', { class: 'mend' }, foreign(mend))] : []),
];

const drawButtonsOf = ({ cell, mends = [] }: Remarkable, act: Do, say: Say): readonly HTMLElement[] => [
  ...mends.flatMap(({ label, mend, becomes, cells = 0 }) => [
    ...(becomes ? [drawBecomes(becomes, cells, say)] : []),
    drawButton({ label, does: asks({ ask: 'mend', mend }) }, act, 'small'),
  ]),
  ...drawGo(cell, act, say),
];

/** So many lines are read without a click. */
const READ_AT_ONCE = 8;

const drawBecomes = (lines: readonly string[], cells: number, say: Say): HTMLElement => {
  const more = cells > lines.length ? [element('li', {}, '…')] : [];
  return element(
    'details',
    cells <= READ_AT_ONCE ? { open: '' } : {},
    element('summary', {}, say('sidebar.mend.becomes', { count: cells })),
    element('ul', { class: 'becomes' }, ...lines.map(line => element('li', {}, foreign(line))), ...more),
  );
};

/** The way to a cell; `short` shows the cell alone, where there is no room for more. */
export function drawGo(cell: Remarkable['cell'], act: Do, say: Say, short = false): readonly HTMLElement[] {
  if (!cell) return [];
  const go = {
    label: say('sidebar.goTo', { cell: cell.a1, sheet: cell.sheet }),
    does: asks({ ask: 'go', to: cell }),
    to: cell.sheet,
  };
  const button = drawButton(go, act, 'small');
  if (short) {
    button.setAttribute('aria-label', go.label);
    button.title = `${go.label} (${cell.sheet})`;
    button.textContent = cell.a1;
    button.classList.add('go');
  }
  return [button];
}
