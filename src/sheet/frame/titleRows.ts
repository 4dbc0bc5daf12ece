import { textOf } from '../cells/cell';
import type { Values } from '../cells/cell';
import { parseEntries } from '../cells/notation';
import { parseRoundTitle, saysRounds } from './roundTitle';
import type { RoundTitle } from './roundTitle';
import type { RoundKind } from '../cells/roundKinds';
import { kindOfTitle } from '../cells/titles';
import type { TitleKind } from '../cells/titles';

export type Title =
  | { readonly kind: TitleKind | RoundKind }
  | { readonly kind: 'round'; readonly title: RoundTitle }
  | undefined;

/** The first title of a comment line may begin with its sign (`; Pl`); undefined for any other text. */
export function readTitle(text: string): Title {
  if (text === '') return undefined;
  const kind = ROUND.test(text) ? undefined : kindOfTitle(text);
  if (kind !== undefined) return { kind };
  const title = parseRoundTitle(text);
  return title ? { kind: 'round', title } : ofRound(text);
}

/** `Rating R4`, `Brett Runde 3`: a column of players, and the round for which it says more. */
function ofRound(text: string): Title {
  const words = text.trim().split(/\s+/, MOST_WORDS + 1);
  if (words.length > MOST_WORDS) return undefined;
  for (const count of [1, 2]) {
    const kind = kindOfTitle(words.slice(0, -count).join(' '));
    const title =
      kind === 'rating' || kind === 'board' ? parseRoundTitle(words.slice(-count).join(' ')) : undefined;
    if (title?.style === 'word') return { kind: `${kind as 'rating' | 'board'}, R${title.round}` };
  }
  return undefined;
}

const MOST_WORDS = 8;

/** A round as this program writes it, which is the title of nothing else. */
const ROUND = /^R\d{1,2}$/;

export const isName = (title: Title): boolean =>
  title !== undefined && (title.kind === 'name' || title.kind === 'surname' || title.kind === 'firstName');

export function holdsEntry(cell: unknown): boolean {
  if (typeof cell !== 'string' || !/\d/.test(cell)) return false;
  const read = parseEntries(cell);
  return 'kind' in read ? read.why === 'two meanings' : read.length > 0;
}

export interface TitleRows {
  readonly texts: readonly string[];
  readonly last: number;
}

/** Reads titles in one row or in two: `Round 1` above `Opponent` and `Result`, `Rounds` above `1`, `2`, `3`. */
export function titleRows(values: Values, row: number): TitleRows {
  const titles = (values[row] ?? []).map(textOf);
  const below = (values[row + 1] ?? []).map(textOf);
  if (continues(titles, below)) return { texts: joined(titles, below), last: row + 1 };
  const above = (values[row - 1] ?? []).map(textOf);
  return { texts: isAbove(above, titles) ? joined(above, titles) : titles, last: row };
}

/** The second row has titles where the first has none, and holds no player. */
function continues(upper: readonly string[], lower: readonly string[]): boolean {
  const titles = upper.map(readTitle);
  const isTitled = (column: number): boolean =>
    titles[column] !== undefined && titles[column].kind !== 'round';
  if (lower.some((text, column) => text !== '' && isTitled(column) && (/\d/.test(text) || !readTitle(text))))
    return false;
  const both = joined(upper, lower);
  const isNew = (column: number): boolean => {
    const title = readTitle(both[column] ?? '');
    return lower[column] !== '' && !isTitled(column) && title !== undefined && both[column] !== upper[column];
  };
  return lower.some((_text, column) => isNew(column)) && !lower.some(holdsEntry);
}

const isAbove = (upper: readonly string[], lower: readonly string[]): boolean =>
  upper.some(text => saysRounds(text) || readTitle(text)?.kind === 'round') &&
  !upper.some(holdsEntry) &&
  upper.filter(text => text !== '').length > 1 &&
  lower.some(text => text !== '');

function joined(upper: readonly string[], lower: readonly string[]): readonly string[] {
  let group = '';
  return Array.from({ length: Math.max(upper.length, lower.length) }, (_, column) => {
    const [top = '', bottom = ''] = [upper[column], lower[column]];
    if (top !== '') group = top;
    if (bottom === '') return top;
    const together = hasDigit(group) === hasDigit(bottom) ? '' : `${group} ${bottom}`;
    if (readTitle(together)?.kind === 'round') return together;
    return readTitle(bottom) || readTitle(top) === undefined ? bottom : top;
  });
}

const hasDigit = (text: string): boolean => /\d/.test(text);
