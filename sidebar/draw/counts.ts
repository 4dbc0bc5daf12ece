import type { Count } from '../model/panel';
import { element, foreign } from '../aria/element';

/** Counts with their labels, one to a line. */
export const drawCounts = (rows: readonly Count[]): HTMLElement =>
  element(
    'dl',
    { class: 'counts' },
    ...rows.map(({ label, value }) =>
      element('div', {}, element('dt', {}, label), element('dd', {}, foreign(String(value)))),
    ),
  );
