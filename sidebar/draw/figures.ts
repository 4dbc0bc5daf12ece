import type { SimulationRow } from '../../src/application/protocol/protocol';
import { element, foreign } from '../aria/element';

export const drawFigures = (names: readonly string[], rows: readonly SimulationRow[]): HTMLElement =>
  element('div', {}, ...drawLegend(names), drawTable(names, rows));

/** Columns that have room in a narrow panel for numbers with what is in small print. */
const FEW = 2;

/** The names of columns are too long for titles: letters stand for them. */
const drawLegend = (names: readonly string[]): readonly HTMLElement[] =>
  names.length < 2
    ? []
    : names.map((name, i) =>
        element('p', { class: 'legend' }, element('b', {}, `${letter(i)}  `), foreign(name)),
      );

const letter = (index: number): string => String.fromCharCode('A'.charCodeAt(0) + index);

const drawTable = (names: readonly string[], rows: readonly SimulationRow[]): HTMLElement =>
  element(
    'table',
    { class: names.length > FEW ? 'figures many' : 'figures' },
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
          ...values.map(({ value, interval }) =>
            element('td', {}, value, ...(interval === '' ? [] : [element('small', {}, interval)])),
          ),
        ),
      ),
    ),
  );
