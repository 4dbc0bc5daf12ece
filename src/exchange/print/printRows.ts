import { crossRows } from '../../formats/html/crossTable';
import { matchesOf, matchHeader } from '../../formats/print/lists';
import { gamesByTable, labelOf } from '../../formats/print/roundOf';
import { wordsOfState } from '../../formats/print/ranked';
import { pagesOf, type Paper, type PrintTable } from '../../formats/print/sheets';
import { slipLines } from '../../formats/print/slips';
import type { PrintedRows } from '../fileRows';
import { printTables } from './printTables';
import { komiIn, type Wanted } from './wantedPrint';

/**
 * What fits a page that a spreadsheet prints with normal margins, fitted to its width: rows of 21 pixels, and pixels from the left to the
 * right. Google's own paper has margins of 0.75 inches.
 */
const ROOM: Readonly<Record<Paper, { readonly rows: number; readonly width: number }>> = {
  A4: { rows: 46, width: 650 },
  letter: { rows: 43, width: 672 },
};

type PrintRow = readonly string[];
interface PageLines {
  readonly rows: readonly PrintRow[];
  /** The rows that are bold, from 0. */
  readonly heads: readonly number[];
}

/** A print as rows of a sheet, laid out for the spreadsheet's own print; undefined for what only a page can show. */
export function printRows(wanted: Wanted): PrintedRows | undefined {
  const { kind, tournament, now, round, paper, words } = wanted;
  const { rows: height, width } = ROOM[paper];
  const tables = printTables(wanted);
  // Two prints of one round are told apart by when each was made.
  const dated = (about: string): string => [about, wanted.when].filter(part => part !== '').join(' · ');
  if (tables)
    return paged(
      tables.map(table => ({ ...table, about: dated(table.about) })),
      height,
      width,
    );
  switch (kind) {
    case 'print cross table':
      return crossTable(wanted, dated, width);
    case 'print matches': {
      const title = dated(`${words.round(round)} · ${words.matches}`);
      return matches(wanted, title, height, width);
    }
    case 'print slips': {
      const slips = gamesByTable(tournament, round).map(game =>
        slipLines(tournament, game, words, komiIn(now)(game)),
      );
      return inPairs(slips, height, width);
    }
    default:
      return undefined;
  }
}

function crossTable(
  { tournament, final, now, words }: Wanted,
  dated: (about: string) => string,
  width: number,
): PrintedRows {
  const { header, rows } = crossRows(tournament, final, player => labelOf(tournament, player));
  const state = wordsOfState(now.ranking, words);
  const titles = [words.crosstable, state].filter(part => part !== '');
  const above = [[tournament.facts.name], [dated(titles.join(' · '))], header];
  return inColumns(
    { rows: [...above, ...rows], heads: [0, 1, 2] },
    [header, ...rows],
    Math.max(width, NARROW * header.length),
  );
}

/** A match begins on another page rather than stand on two. */
function matches(
  { tournament, round, words }: Wanted,
  title: string,
  height: number,
  width: number,
): PrintedRows {
  const header = matchHeader(words);
  const all: PrintRow[] = [[tournament.facts.name], [title]];
  const heads = [0, 1];
  for (const match of matchesOf(tournament, round)) {
    const room = height - (all.length % height);
    all.push(...(match.rows.length + 3 > room ? blank(room) : [[]]));
    heads.push(all.length, all.length + 1);
    all.push(['', match.title, '', match.score], header, ...match.rows);
  }
  return inColumns({ rows: all, heads }, [header, ...all.slice(2)], width);
}

/** Slips side by side, two pairs a page. */
function inPairs(slips: readonly (readonly string[])[], height: number, width: number): PrintedRows {
  const high = Math.floor(height / 2);
  const lines: PageLines[] = [];
  for (let at = 0; at < slips.length; at += 2) {
    const [left = [], right = []] = slips.slice(at, at + 2);
    const isLower = lines.length % 2 === 1;
    // Two halves make a page, whether or not its rows are even.
    const rows = filled(
      left.map((line, index) => [line, '', right[index] ?? '']),
      isLower ? height - high : high,
    );
    lines.push({ rows, heads: [0, 1] });
  }
  let top = 0;
  const heads = lines.flatMap(part => {
    const headRows = part.heads.map(line => line + top);
    top += part.rows.length;
    return headRows;
  });
  return {
    rows: lines.flatMap(({ rows }) => rows),
    heads,
    widths: [(width - GAP) / 2, GAP, (width - GAP) / 2],
  };
}

/** Tables page by page, each with its titles. */
function paged(tables: readonly PrintTable[], height: number, width: number): PrintedRows {
  const pages = tables
    .flatMap(table => pagesOf({ ...table, isOnSide: false }))
    .map(({ title, about, header, rows, below = '' }) => [
      [title],
      [about],
      header,
      ...rows,
      ...(below === '' ? [] : [[below]]),
    ]);
  const heads = pages.flatMap((_, page) => [0, 1, 2].map(line => page * height + line));
  return inColumns(
    { rows: pages.flatMap((page, index) => filled(page, index < pages.length - 1 ? height : 0)), heads },
    tables.flatMap(({ header, rows }) => [header, ...rows]),
    width,
  );
}

/** Pixels: of a column of a cross table, and between two slips. */
const [NARROW, GAP] = [32, 20];

const blank = (count: number): PrintRow[] => Array.from({ length: count }, () => []);

const filled = (rows: readonly PrintRow[], height: number): readonly PrintRow[] => [
  ...rows,
  ...blank(Math.max(0, height - rows.length)),
];

/** Columns as wide as what stands in them, together as wide as the page. */
function inColumns({ rows, heads }: PageLines, table: readonly PrintRow[], width: number): PrintedRows {
  const columns = table.reduce((most, row) => Math.max(most, row.length), 0);
  const lengths = Array.from({ length: columns }, (_, column) =>
    table.reduce((most, row) => Math.max(most, (row[column] ?? '').length + 1), 3),
  );
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  return { rows, heads, widths: lengths.map(length => Math.floor((width * length) / whole)) };
}
