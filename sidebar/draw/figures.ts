import type { SimulationRow } from '../../src/application/protocol/protocol';
import { element, foreign } from '../aria/element';

/** The most columns of a table: in a panel with more, each row has its values below it. */
const MOST_COLUMNS = 2;

export const drawFigures = (names: readonly string[], rows: readonly SimulationRow[]): HTMLElement =>
  names.length <= MOST_COLUMNS
    ? element('div', {}, ...drawLegend(names), drawTable(names, rows))
    : drawBlocks(names, rows);

/** What the letters of two columns stand for: the names are too long for titles. */
const drawLegend = (names: readonly string[]): readonly HTMLElement[] =>
  names.length < 2
    ? []
    : names.map((name, i) =>
        element('p', { class: 'legend' }, element('b', {}, `${letter(i)}  `), foreign(name)),
      );

const letter = (index: number): string => 'AB'.charAt(index);

const drawTable = (names: readonly string[], rows: readonly SimulationRow[]): HTMLElement =>
  element(
    'table',
    { class: 'figures' },
    element(
      'thead',
      {},
      element(
        'tr',
        {},
        element('td', {}),
        ...names.map((name, i) =>
          element('th', { scope: 'col' }, names.length > 1 ? letter(i) : foreign(name)),
        ),
      ),
    ),
    element(
      'tbody',
      {},
      ...rows.map(({ what, values }) =>
        element(
          'tr',
          {},
          element('th', { scope: 'row' }, foreign(what)),
          ...values.map(({ value, interval }) => element('td', {}, value, element('small', {}, interval))),
        ),
      ),
    ),
  );

const drawBlocks = (names: readonly string[], rows: readonly SimulationRow[]): HTMLElement =>
  element(
    'ol',
    { class: 'blocks' },
    ...rows.map(({ what, values }) =>
      element(
        'li',
        {},
        element('strong', {}, foreign(what)),
        element(
          'dl',
          { class: 'counts' },
          ...values.map(({ value, interval }, i) =>
            element(
              'div',
              {},
              element('dt', {}, foreign(names[i] ?? '')),
              element('dd', {}, value, element('small', {}, interval)),
            ),
          ),
        ),
      ),
    ),
  );
