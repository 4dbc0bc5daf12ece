import { columnName, textOf } from '../../sheet/cells/cell';
import { foldTitle } from '../../sheet/cells/titles';
import { wordsOf } from '../../text/vocabulary';
import { foldName } from '../../tournament/name/foldName';
import { parseRank } from '../../tournament/rank';
import type { TournamentInput } from './tournament';

/** A column of prizes is for everybody, or for those of whom its condition is true. */
export type Eligible =
  | { readonly kind: 'all' }
  | { readonly kind: 'some'; readonly players: ReadonlySet<number> }
  /** In the order of how far each result is above what was expected (R3.6). */
  | { readonly kind: 'above expectation' }
  /** No column has that title. */
  | { readonly kind: 'no column'; readonly condition: string }
  /** A cell that cannot be compared. */
  | { readonly kind: 'unclear'; readonly cell: string; readonly text: string };

export type CellsOfList = Pick<TournamentInput, 'values' | 'reading'>;

/** The condition behind the title of a column of prizes: `Kyu [Rank 5k-1k]`, `Youth [Age <18]`, `Local [Club Bern]` (R3.4). */
export function eligibleFor({ values, reading }: CellsOfList, title: string): Eligible {
  const condition = /\[([^\]]*\p{L}[^\]]*)\]\s*$/u.exec(title.normalize('NFKC'))?.[1]?.trim();
  if (condition === undefined) return { kind: 'all' };
  const titles = reading.header === undefined ? [] : (values[reading.header] ?? []).map(textOf);
  const words = condition.replace(/\s*([<>≤≥]=?|=)\s*/, ' $1').split(/\s+/);
  for (let count = words.length; count > 0; count--) {
    const named = foldTitle(words.slice(0, count).join(' '));
    const column = named === '' ? -1 : titles.findIndex(heading => foldTitle(heading) === named);
    if (column >= 0) return those(values, reading.rows, column, words.slice(count).join(' '));
  }
  return wordsOf('prizes.aboveExpectation').some(word => foldTitle(word) === foldTitle(condition))
    ? { kind: 'above expectation' }
    : { kind: 'no column', condition };
}

function those(
  values: CellsOfList['values'],
  rows: readonly number[],
  column: number,
  wanted: string,
): Eligible {
  const players = new Set<number>();
  const meets = wantedBy(wanted);
  for (const [player, row] of rows.entries()) {
    const text = textOf(values[row]?.[column]);
    const answer = text === '' ? false : meets(text);
    if (answer === 'unclear') return { kind: 'unclear', cell: `${columnName(column)}${row + 1}`, text };
    if (answer) players.add(player);
  }
  return { kind: 'some', players };
}

/** Whether a cell is what the condition wants: within a range, beyond a bound, or the same word; without any, not empty. */
function wantedBy(wanted: string): (text: string) => boolean | 'unclear' {
  const [, sign = '', bound = ''] = /^([<>≤≥]=?|=)\s*(.+)$/.exec(wanted) ?? [];
  const [, from = '', to = ''] = /^(\S+?)\s*(?:-|–|\.\.)\s*(\S+)$/.exec(wanted) ?? [];
  const [low, high] = [sizeOf(from), sizeOf(to)].sort((one = 0, other = 0) => one - other);
  if (sign !== '' && sign !== '=') {
    const limit = sizeOf(bound);
    return text => {
      const size = sizeOf(text);
      if (size === undefined || limit === undefined) return 'unclear';
      if (size === limit) return /[≤≥=]/.test(sign);
      return /[<≤]/.test(sign) ? size < limit : size > limit;
    };
  }
  if (low !== undefined && high !== undefined)
    return text => {
      const size = sizeOf(text);
      return size === undefined ? 'unclear' : size >= low && size <= high;
    };
  const word = foldName(sign === '' ? wanted : bound);
  return text => word === '' || foldName(text) === word;
}

/** A rank is compared by its strength, a number by itself, a day by its year and day. */
function sizeOf(text: string): number | undefined {
  const rank = parseRank(text);
  if (rank) return rank.kind === 'professional' ? PROFESSIONAL + rank.dan : rank.index;
  const [, year, month, day] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text.trim()) ?? [];
  if (Number(month) <= 12 && Number(day) <= 31)
    return Number(year) + Number(month) / 100 + Number(day) / 10_000;
  return /^\d+(?:[.,]\d+)?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : undefined;
}

/** Above every amateur. */
const PROFESSIONAL = 100;
