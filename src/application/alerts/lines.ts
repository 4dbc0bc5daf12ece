/** Views in sentences: a line each, in an alert that nobody can scroll. */
import type { Remarkable, View } from '../protocol/protocol';
import type { Text } from '../../sheet/wording';
import type { Talk } from './dialogue';

/** People and remarks that are named; the others stand in the sheets. */
export const MOST_NAMED = 6;
/** Games that are read in an alert; more are read in a sheet. */
export const MOST_GAMES = 12;

export const inLines = (...lines: readonly (string | undefined)[]): string =>
  lines.filter(line => line !== undefined && line !== '').join('\n');

export const someOf = (lines: readonly string[], text: Text, most = MOST_NAMED): readonly string[] =>
  lines.length <= most
    ? lines
    : [...lines.slice(0, most), text('alert.more', { count: lines.length - most })];

export const remarkLines = (
  remarks: readonly Remarkable[],
  text: Text,
  most = MOST_NAMED,
): readonly string[] =>
  someOf(
    remarks.map(({ sentence, mend, cell }) =>
      [cell ? `${cell.sheet} ${cell.a1}: ` : '', sentence, mend === '' ? '' : ` ${mend}`].join(''),
    ),
    text,
    most,
  );

/** `4. Schröder (4d) – de la Cruz (2d), Handicap 2` */
export const gameLines = (
  { games }: Extract<View, { readonly view: 'preview' }>,
  { text, named }: Pick<Talk, 'text' | 'named'>,
): readonly string[] =>
  games.map(
    ({ table, black, white, handicap }) =>
      `${table}. ${named(black)} – ${named(white)}${handicap > 0 ? `, ${text('sidebar.preview.handicap', { stones: handicap })}` : ''}`,
  );

/** `3 5 8 11–14 17`, and `2.1 2.2` where a table has several games. */
export function inRuns(labels: readonly string[]): string {
  const runs: (readonly [string, string])[] = [];
  for (const label of labels) {
    const last = runs[runs.length - 1];
    const isNext = last && !label.includes('.') && Number(last[1]) + 1 === Number(label);
    if (isNext) runs[runs.length - 1] = [last[0], label];
    else runs.push([label, label]);
  }
  return runs.map(([from, to]) => (from === to ? from : `${from}–${to}`)).join(' ');
}
