import { textOf, widthOf, type Values } from '../cells/cell';
import { foldTitle } from '../cells/titles';
import { wordsOf } from '../../text/vocabulary';

/** A prize for everybody with so many wins in so many rounds: the row `4/5`. */
export interface WinsPrize {
  readonly wins: number;
  readonly of: number;
  /** As it is typed; an amount is paid whole to each. */
  readonly prize: string;
  /** In ten-thousandths; undefined for a thing. */
  readonly amount: number | undefined;
}

export type PrizeColumn = PlacePrizes & { readonly byWins?: readonly WinsPrize[] };

/** That of place 1 first. */
type PlacePrizes =
  /** Money or points, in ten-thousandths; amounts can be divided. */
  | {
      readonly kind: 'amounts';
      readonly title: string;
      readonly amounts: readonly number[];
      /** Shares are rounded down to it (R3.2), in ten-thousandths; undefined for money, which has a setting. */
      readonly unit: number | undefined;
    }
  /** Indivisible things such as a cup or a seat in the final: one player gets each. '' where a place has none. */
  | { readonly kind: 'items'; readonly title: string; readonly items: readonly string[] }
  /** Titles such as Champion or runner-up: every player of the place gets it (R3.1). */
  | { readonly kind: 'titles'; readonly title: string; readonly items: readonly string[] };

export type PrizesReading =
  | { readonly kind: 'prizes'; readonly columns: readonly PrizeColumn[] }
  /** Row and column count from 0 inside the range. */
  | {
      readonly kind: 'unreadable';
      readonly why: 'amount' | 'place' | 'placeTwice';
      readonly row: number;
      readonly column: number;
      readonly text: string;
    };

/** The parts of a unit that are kept: 0.0001 is the smallest. */
export const PER_UNIT = 10_000;

/** The largest amount; above it sums would not be exact. */
const MOST = 1e10;
const LAST_PLACE = 10_000;

/**
 * A row for each place, or a single row of amounts. A column with an amount has amounts, one titled Title titles,
 * any other things; a header has one of these titles, or amounts below it. Place, in any language, gives the
 * place, and 4/5 in it everybody with four wins in five rounds. A second prize of a place in a column is unreadable.
 */
export function readPrizes(range: Values): PrizesReading {
  const values = isOneRow(range) ? (range[0] ?? []).map(value => [value]) : range;
  const isTitled = hasTitles(values);
  const titles = isTitled ? (values[0] ?? []).map(textOf) : [];
  const placeColumn = titles.findIndex(isPlaceTitle);
  const rows = values.slice(isTitled ? 1 : 0);
  const columns: PrizeColumn[] = [];
  for (let column = 0; column < widthOf(values); column++) {
    if (column === placeColumn || rows.every(row => textOf(row[column]) === '')) continue;
    const read = readColumn(rows, column, placeColumn, titles[column] ?? '');
    if (read.kind !== 'unreadable') columns.push(read);
    else return { ...read, row: read.row + (isTitled ? 1 : 0) };
  }
  return { kind: 'prizes', columns };
}

const isOneRow = (values: Values): boolean =>
  values.length === 1 &&
  (values[0] ?? []).every(value => textOf(value) === '' || amountOf(value) !== undefined);

const hasTitles = ([first = [], ...rows]: Values): boolean =>
  first.some(
    (title, column) =>
      textOf(title) !== '' &&
      amountOf(title) === undefined &&
      (isPlaceTitle(textOf(title)) ||
        isTitleTitle(textOf(title)) ||
        rows.some(row => amountOf(row[column]) !== undefined)),
  );

const isOneOf =
  (words: () => readonly string[]) =>
  (title: string): boolean =>
    title !== '' && words().some(word => foldTitle(word) === foldTitle(title));

const isPlaceTitle = isOneOf(() => ['Pl', ...wordsOf('title.place')]);

const isTitleTitle = isOneOf(() => [...TITLE_WORDS.split(/,\s*/), ...wordsOf('prizes.title')]);

const TITLE_WORDS = `Titles, Titres, Títulos, Звание, Титулы, 타이틀, タイトル, 称号, 稱號, 頭銜, Titteli, Arvonimi, Cím, Unvan, Tytuł, Titul, Titlu,
  Naziv`;

type UnreadablePrizes = Extract<PrizesReading, { readonly kind: 'unreadable' }>;

function readColumn(
  rows: Values,
  column: number,
  placeColumn: number,
  title: string,
): PrizeColumn | UnreadablePrizes {
  const isTitles = isTitleTitle(title.replace(/\[[^\]]*\]/, ''));
  const isAmounts = !isTitles && rows.some(row => amountOf(row[column]) !== undefined);
  const amounts: number[] = [];
  const items: string[] = [];
  const byWins: WinsPrize[] = [];
  for (const [index, row] of rows.entries()) {
    const text = textOf(row[column]);
    if (text === '') continue;
    const [, wins, of] = /^(\d{1,2})\s*\/\s*(\d{1,2})$/.exec(textOf(row[placeColumn])) ?? [];
    if (wins !== undefined && Number(wins) <= Number(of)) {
      byWins.push({ wins: Number(wins), of: Number(of), prize: text, amount: amountOf(row[column]) });
      continue;
    }
    const place = placeColumn < 0 ? index + 1 : Number(textOf(row[placeColumn]));
    const atPlace = { row: index, column: placeColumn, text: textOf(row[placeColumn]) };
    if (!Number.isInteger(place) || place < 1 || place > LAST_PLACE)
      return { kind: 'unreadable', why: 'place', ...atPlace };
    if (items[place - 1] !== undefined) return { kind: 'unreadable', why: 'placeTwice', ...atPlace };
    const amount = amountOf(row[column]);
    if (isAmounts && amount === undefined)
      return { kind: 'unreadable', why: 'amount', row: index, column, text };
    amounts[place - 1] = amount ?? 0;
    items[place - 1] = text;
  }
  const some = byWins.length > 0 ? { byWins } : {};
  return isAmounts
    ? {
        kind: 'amounts',
        title,
        amounts: Array.from(amounts, amount => amount ?? 0),
        unit: unitOf(title),
        ...some,
      }
    : { kind: isTitles ? 'titles' : 'items', title, items: Array.from(items, item => item ?? ''), ...some };
}

function unitOf(title: string): number | undefined {
  const named = /[([（［]\s*(\d+(?:[.,]\d+)?)\s*[)\]）］]\s*$/.exec(title.normalize('NFKC'))?.[1];
  const unit = Math.round(Number(named?.replace(',', '.')) * PER_UNIT);
  if (unit > 0) return unit;
  return POINTS.test(title.normalize('NFKC')) ? PER_UNIT / 100 : undefined;
}

/** A word for points at the end of a word, as in `Ranglistenpunkte`; those of East Asia stand anywhere. */
const POINTS =
  /(?:^|[^\p{L}])(?:pts?|pkt)(?!\p{L})|(?:points?|punkt[ey]?|punto?s?|punten|pontos?|очк[ио]в?|series)(?!\p{L})|점수|승점|포인트|ポイント|得点|点数|積分|积分|分数/iu;

/** `1000`, `1 000 €` or `33,50` in ten-thousandths; undefined for `1,000`, which may mean one or a thousand. */
function amountOf(value: unknown): number | undefined {
  const number = typeof value === 'number' ? value : plainNumber(textOf(value));
  if (!(number >= 0 && number <= MOST)) return undefined;
  const amount = Math.round(number * PER_UNIT);
  return Math.abs(number * PER_UNIT - amount) < 1e-3 ? amount : undefined;
}

function plainNumber(text: string): number {
  const plain = text.normalize('NFKC').replace(/[€$£¥₩₽元円원\s]|EUR|USD|GBP/g, '');
  return /^\d{1,11}([.,]\d{1,2})?$/.test(plain) ? Number(plain.replace(',', '.')) : NaN;
}
