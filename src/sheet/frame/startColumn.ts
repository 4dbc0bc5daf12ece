import { makeWarning, type Problem } from '../../tournament/problem';
import { isBlank, textOf, type Values } from '../cells/cell';
import { parseHalfPoints } from '../cells/fields';
import { foldTitle } from '../cells/titles';

/** Titles that say start, and other things too: the score of now, the letters that a name begins with. */
const UNSURE = /^(mm|initial)$/;

export interface StartColumns {
  /** The columns of starting scores, the surest first. */
  readonly columns: readonly number[];
  readonly problems: readonly Problem[];
}

/** `MM` is none with text, or behind the results: players of one rank start alike, and their scores part. */
export function startColumns(
  titles: readonly string[],
  columns: readonly number[],
  below: Values,
  {
    row,
    rank,
    rounds,
  }: { readonly row: number; readonly rank: number | undefined; readonly rounds: readonly number[] },
): StartColumns {
  const isUnsure = (column: number): boolean => UNSURE.test(foldTitle(titles[column] ?? ''));
  const strange = columns.filter(column => isUnsure(column) && !holdsStarts(below, column, rank, rounds));
  const rest = columns.filter(column => !strange.includes(column));
  return {
    columns: [...rest.filter(column => !isUnsure(column)), ...rest.filter(isUnsure)],
    problems: strange.map(column =>
      makeWarning('startNotRead', { title: titles[column] ?? '' }, { kind: 'cell', row, column }),
    ),
  };
}

function holdsStarts(
  below: Values,
  column: number,
  rank: number | undefined,
  rounds: readonly number[],
): boolean {
  const lines = below.flatMap(cells => {
    const start = parseHalfPoints(textOf(cells[column]));
    const wins = rounds.reduce((sum, at) => sum + halvesOf(textOf(cells[at])), 0);
    return start === undefined ? [] : [{ of: rank === undefined ? '' : textOf(cells[rank]), start, wins }];
  });
  if (lines.length === 0) return below.every(cells => isBlank(cells[column]));
  /** Ranks that have players of different scores. */
  const parted = (score: (line: (typeof lines)[number]) => number): number => {
    const scores = new Map<string, Set<number>>();
    for (const line of lines) scores.set(line.of, (scores.get(line.of) ?? new Set()).add(score(line)));
    return [...scores.values()].filter(({ size }) => size > 1).length;
  };
  return parted(({ start }) => start) <= parted(({ start, wins }) => start - wins);
}

/** The gain of an entry, as far as its sign tells. */
const halvesOf = (text: string): number => (text.includes('+') ? 2 : text.includes('=') ? 1 : 0);
