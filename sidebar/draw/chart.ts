import type { Chart } from '../../src/application/protocol/protocol';
import { element } from '../aria/element';

const SVG = 'http://www.w3.org/2000/svg';
const [WIDTH, BAR, GAP, LETTER, NUMBER] = [260, 12, 4, 12, 48];
const LABEL = 14;

/**
 * Horizontal bars with their numbers; names are text and never markup. Letter and outline separate the bars
 * of two systems.
 */
export function drawChart({ title, most, unit, groups }: Chart, names: readonly string[]): HTMLElement {
  const several = names.length > 1;
  const heights = groups.map(({ bars }) => LABEL + bars.length * (BAR + GAP) + GAP);
  const height = heights.reduce((sum, each) => sum + each, 0);
  const chart = svg('svg', {
    viewBox: `0 0 ${WIDTH} ${height}`,
    width: WIDTH,
    height,
    role: 'img',
    'aria-label': `${title}. ${chartText(groups, names)}`,
    class: 'chart',
  });
  const room = WIDTH - NUMBER - (several ? LETTER : 0);
  let top = 0;
  groups.forEach(({ label, bars }, i) => {
    chart.append(svg('text', { x: 0, y: top + LABEL - 4, class: 'label' }, shortened(label, MOST_LETTERS)));
    bars.forEach(({ value, low, high, text }, series) => {
      const y = top + LABEL + series * (BAR + GAP);
      const left = several ? LETTER : 0;
      const at = (number: number): number => left + (room * Math.min(number, most)) / most;
      if (several) chart.append(svg('text', { x: 0, y: y + BAR - 2, class: 'letter' }, 'AB'.charAt(series)));
      chart.append(
        svg('rect', {
          x: left,
          y,
          width: Math.max(1, at(value) - left),
          height: BAR,
          class: series === 0 ? 'bar' : 'bar second',
        }),
        svg('line', { x1: at(low), x2: at(high), y1: y + BAR / 2, y2: y + BAR / 2, class: 'interval' }),
        svg('text', { x: WIDTH, y: y + BAR - 2, class: 'number' }, shortened(text, 8)),
      );
    });
    top += heights[i] ?? 0;
  });
  const heading = unit === '' ? title : `${title} (${unit})`;
  return element(
    'figure',
    { class: 'chart' },
    element('figcaption', {}, heading),
    chart as unknown as HTMLElement,
  );
}

/** The chart in words, for people who do not see it. */
const chartText = (groups: Chart['groups'], names: readonly string[]): string =>
  groups
    .map(({ label, bars }) => {
      const values = bars.map(({ text }, i) => (names.length > 1 ? `${names[i]} ${text}` : text));
      return `${label}: ${values.join(', ')}`;
    })
    .join('; ');

const MOST_LETTERS = 38;
const shortened = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1)}…` : text;

function svg(tag: string, attributes: Readonly<Record<string, string | number>>, text = ''): SVGElement {
  const made = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value));
  if (text !== '') made.textContent = text;
  return made;
}
