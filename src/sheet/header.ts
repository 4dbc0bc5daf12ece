import type { Problem } from '../tournament/problem';
import { makeA1, textOf } from './cell';
import type { Values } from './cell';
import { parseEntries } from './notation';
import { parseRoundTitle } from './roundTitle';
import type { RoundTitle } from './roundTitle';
import { COLUMN_KINDS, kindOfTitle } from './titles';
import type { ColumnKind, TitleKind } from './titles';

/** Where each kind of column stands in the range, counted from 0. */
export type Columns = Readonly<Record<ColumnKind, number | undefined>>;

export interface Header {
  /** Its row in the range. */
  readonly row: number;
  readonly columns: Columns;
  /** A column titled Pl: numbers or places. */
  readonly pl: number | undefined;
  /** Columns of each round; `rounds[0]` is round 1. */
  readonly rounds: readonly (readonly number[])[];
  readonly problems: readonly Problem[];
}

/** Notes above the list may be long; a header further down is not looked for. */
const SEARCHED_ROWS = 100;

type Title =
  { readonly kind: TitleKind } | { readonly kind: 'round'; readonly title: RoundTitle } | undefined;

function titleOf(text: string): Title {
  if (text === '') return undefined;
  const kind = kindOfTitle(text);
  if (kind !== undefined) return { kind };
  const title = parseRoundTitle(text);
  return title && { kind: 'round', title };
}

const isName = (title: Title): boolean =>
  title !== undefined && (title.kind === 'name' || title.kind === 'surname' || title.kind === 'firstName');

const isWordedRound = (title: Title): boolean => title?.kind === 'round' && !title.title.bare;

/** More than any number of titles: a name and a round together are surely a header. */
const SURE = 10_000;
const NAMED = 1_000;

/** How much a row looks like a header; 0 where it is none: it needs a name and one more title, or two rounds. */
function headerScore(row: readonly unknown[]): number {
  const titles = row.map(cell => titleOf(textOf(cell)));
  const known = titles.filter(title => title !== undefined).length;
  const named = titles.some(isName);
  const rounds = titles.filter(isWordedRound).length;
  if (known < 2 || (!named && rounds < 2) || row.some(holdsEntry)) return 0;
  return known + (named ? NAMED : 0) + (named && rounds > 0 ? SURE : 0);
}

/** Whether a cell is R9 notation and not empty. */
export function holdsEntry(cell: unknown): boolean {
  if (typeof cell !== 'string') return false;
  const read = parseEntries(cell);
  return !('kind' in read) && read.length > 0;
}

/** The header row of a range; undefined where none of its first rows holds titles. */
export function findHeader(values: Values): Header | undefined {
  let best = -1;
  let bestScore = 0;
  for (let row = 0; row < Math.min(values.length, SEARCHED_ROWS) && bestScore < SURE; row++) {
    const score = headerScore(values[row] ?? []);
    if (score > bestScore) [best, bestScore] = [row, score];
  }
  return best < 0 ? undefined : readHeader(values, best);
}

function readHeader(values: Values, row: number): Header {
  const texts = (values[row] ?? []).map(textOf);
  const titles = texts.map(titleOf);
  const again: Doubled[] = [];
  const columns = findColumns(titles, values.slice(row + 1), again);
  const rounds = findRounds(titles, again);
  const problems = again.map(({ column, first }): Problem => {
    const told = { title: texts[column] ?? '', cell: makeA1(row, first) };
    return {
      code: 'duplicateColumn',
      severity: 'warning',
      place: { kind: 'cell', row, column },
      values: told,
    };
  });
  return { row, columns, pl: plColumn(titles), rounds, problems };
}

function plColumn(titles: readonly Title[]): number | undefined {
  const column = titles.findIndex(title => title?.kind === 'pl');
  return column < 0 ? undefined : column;
}

/** A column whose title an earlier one has as well; it is not read. */
interface Doubled {
  readonly column: number;
  readonly first: number;
}

function findColumns(titles: readonly Title[], below: Values, again: Doubled[]): Columns {
  const columns: Record<ColumnKind, number | undefined> = { ...NO_COLUMNS };
  for (const kind of COLUMN_KINDS) {
    const found = titles.flatMap((title, column) => (title?.kind === kind ? [column] : []));
    const fit = kind === 'rank' ? found.filter(column => !holdsPlaces(below, column)) : found;
    const [first, ...others] = fit;
    columns[kind] = first;
    if (first !== undefined) again.push(...others.map(column => ({ column, first })));
  }
  return columns;
}

export const NO_COLUMNS = Object.fromEntries(COLUMN_KINDS.map(kind => [kind, undefined])) as Columns;

/** `Rank` and `Rang` are also what some call the place: whole numbers, no grades. */
function holdsPlaces(rows: Values, column: number): boolean {
  const texts = rows.map(row => textOf(row[column])).filter(text => text !== '');
  return texts.length > 0 && texts.every(text => /^\d+$/.test(text));
}

/** Titles that are only a number count where no title says round. */
function findRounds(titles: readonly Title[], again: Doubled[]): readonly (readonly number[])[] {
  const worded = titles.some(isWordedRound);
  const rounds: { part: string; column: number }[][] = [];
  titles.forEach((title, column) => {
    if (title?.kind !== 'round' || (worded && title.title.bare)) return;
    const { round, part } = title.title;
    while (rounds.length < round) rounds.push([]);
    const columns = rounds[round - 1] as { part: string; column: number }[];
    const same = columns.find(other => other.part === part);
    if (same) again.push({ column, first: same.column });
    else columns.push({ part, column });
  });
  const byPart = (a: { part: string }, b: { part: string }): number => (a.part < b.part ? -1 : 1);
  return rounds.map(columns => columns.sort(byPart).map(({ column }) => column));
}
