import { parseRoundTitle } from '../frame/roundTitle';
import { isBlank, textOf, type Values } from '../cells/cell';
import type { RoundNo } from '../../tournament/indices';
import type { WallListReading } from '../read/wallListReading';

/** Columns of the next round, in the manner of the last one. */
export interface RoundColumns {
  /** The column of the range behind which they stand. */
  readonly after: number;
  readonly row: number;
  readonly titles: readonly (readonly string[])[];
  /** Titles for the rounds before: an empty column without a title is no round, and one with a title hides those without. */
  readonly before: readonly { readonly column: number; readonly title: string }[];
}

/** The columns of so many rounds behind the last one, each in the manner of the one before it. */
export function nextRoundsColumns(
  reading: WallListReading,
  values: Values,
  count: number,
): RoundColumns | undefined {
  const next = nextRoundColumns(reading, values);
  const round = reading.rounds.length;
  const titles = next?.titles.map(first => {
    const groups = [first];
    while (groups.length < count)
      groups.push((groups[groups.length - 1] ?? []).map(title => nextTitle(title, round + groups.length)));
    return groups.flat();
  });
  return next && titles && { ...next, titles };
}

export function nextRoundColumns(reading: WallListReading, values: Values): RoundColumns | undefined {
  const { header, rounds, results } = reading;
  const round = rounds.length;
  const lastColumns = withBeside(reading, rounds[round - 1] ?? []);
  if (header === undefined || lastColumns.length === 0) return undefined;
  const before = withBeside(reading, rounds[round - 2] ?? []);
  // Where each round has more columns than one, they stand beside each other.
  const first = Math.min(...lastColumns);
  const distance = before.length > 0 ? first - Math.min(...before) : 1;
  const columns = [...lastColumns, ...results.filter(column => column > first)];
  const last = Math.max(...columns, first + distance - 1);
  if (first < 0 || last - first > MOST) return undefined;
  const firstPlayer = Math.min(...reading.rows);
  const [titled = first] = rounds[round - 1] ?? [];
  const upper = isPartOfTitle(values[header - 1], titled, round) ? header - 1 : header;
  const lines = values.slice(upper, firstPlayer);
  if (areUntitled(reading, lines))
    return {
      after: last,
      row: header,
      titles: [[`R${round + 1}`]],
      before: rounds.flatMap(([column], i) => (column === undefined ? [] : [{ column, title: `R${i + 1}` }])),
    };
  const titles = lines.map(line =>
    Array.from({ length: last - first + 1 }, (_, i) => nextTitle(textOf(line[first + i]), round)),
  );
  return { after: last, row: upper, titles, before: [] };
}

const areUntitled = ({ rounds }: WallListReading, lines: Values): boolean =>
  rounds.every(({ length }) => length === 1) &&
  rounds.flat().every(column => lines.every(line => isBlank(line[column])));

/** The columns of a round with those of colours and stones, which may stand before it. */
const withBeside = ({ colours, stones }: WallListReading, columns: readonly number[]): readonly number[] => [
  ...columns,
  ...[...colours, ...stones].filter(({ round }) => columns.includes(round)).map(({ column }) => column),
];

/** Columns of a round in any list at hand: two games, each with opponent, colour and result. */
const MOST = 8;

const isPartOfTitle = (line: readonly unknown[] | undefined, column: number, round: RoundNo): boolean =>
  parseRoundTitle(textOf(line?.[column]))?.round === round;

const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];
const HAN = ['', '一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二'];

/** `R4` behind `R3`, `4. Runde` behind `3. Runde`, `4th` behind `3rd`; a title without the number of the round stays. */
export function nextTitle(title: string, round: RoundNo): string {
  const next = round + 1;
  const candidates = [
    title.replace(new RegExp(`(^|\\D)${round}(?!\\d)`), `$1${next}`),
    title.replace(ORDINAL, String(next) + ordinal(next)),
    title.replace(new RegExp(`\\b${ROMAN[round] ?? ''}\\b`), ROMAN[next] ?? ''),
    title.replace(HAN[round] ?? title, HAN[next] ?? ''),
  ];
  const style = parseRoundTitle(title);
  const isNext = (text: string): boolean => {
    const read = parseRoundTitle(text);
    return read?.round === next && read.style === style?.style && read.part === style.part;
  };
  if (style === undefined) return title;
  const fit = ORDINAL.test(title) ? [candidates[1] ?? '', ...candidates] : candidates;
  return fit.find(isNext) ?? `R${next}`;
}

const ORDINAL = /\b\d{1,2}(?:st|nd|rd|th)\b/i;

const ordinal = (n: number): string =>
  n % 100 > 10 && n % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th');
