import { escapeHtml } from '../html/markup';
import { fittedTables, fittedTitle, type TablePlace } from './fittedTable';

export const PAPERS = ['A4', 'letter'] as const;
export type Paper = (typeof PAPERS)[number];

/** Rows on a page of paper, and of one on its side. */
export const ROWS = 35;
const ROWS_ON_SIDE = 22;
/** Letters of a line below a table, the widest ones. */
const LETTERS_BELOW = 90;

/** Millimetres: A4 is the narrower paper, Letter the shorter; what is left of each within margins of 12 mm. */
const WIDTH = 184;
const LARGE: TablePlace = { width: WIDTH, size: 12, around: 3 };
const WIDE: TablePlace = { width: 250, size: 10, around: 2 };

/** Heights of a row, so that 35 fill the paper, and of half a page. */
const HEIGHTS: Readonly<Record<Paper, string>> = {
  A4: '--row:6.8mm;--half:134.5mm',
  letter: '--row:6.35mm;--half:125.5mm',
};

const STYLE =
  '*{box-sizing:border-box}body{font:12pt/1.25 "Helvetica Neue",Helvetica,Arial,"Liberation Sans","Noto Sans",sans-serif;margin:0;color:#000;background:#fff}' +
  '.sheet{break-after:page;padding:1mm;position:relative}.when{position:absolute;top:0;right:0;margin:0;font-size:7pt;color:#555}.sheet:last-child{break-after:auto}' +
  'h1{font-size:17pt;margin:0 0 1mm}h2{font-size:13pt;margin:0 0 3mm;font-weight:normal}' +
  'table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}th{text-align:left}thead :is(td,th){border-bottom:1.5pt solid #000}' +
  'th,td{padding:0 1.5mm;height:var(--row);white-space:nowrap}tbody td{border-bottom:.5pt solid #999}td:first-child{font-weight:bold}' +
  '.n{text-align:right;padding-right:3mm}.n:not(:first-child){padding-left:0}tr{break-inside:avoid}' +
  '.cross td,.cross th{height:auto;padding:.4mm .8mm;border:.4pt solid #999;text-align:center}.cross :is(td,th):nth-child(2){text-align:left}' +
  '.four{display:grid;grid-template-columns:1fr 1fr;grid-auto-rows:var(--half)}' +
  '.slip{border:.5pt dashed #666;padding:8mm 7mm;overflow:hidden}.slip h1{font-size:12pt}.slip .big{font-size:17pt;line-height:1.15;font-weight:bold;margin:1mm 0 5mm}' +
  '.slip p{margin:0 0 2.5mm}.slip .who{font-size:14pt;line-height:1.15;font-weight:bold;margin:0 0 3.5mm 5.5mm}.boxes{display:flex;gap:8mm}' +
  '.slip table{table-layout:fixed}.slip :is(td,th){padding:.8mm 1mm;height:7.5mm}.slip td{font-weight:normal}.slip .name{font-size:10.5pt;line-height:1.15;white-space:normal}' +
  '.box{display:inline-block;width:5mm;height:5mm;border:1pt solid #000;vertical-align:-.9mm;margin-right:2.5mm}' +
  '.flow{font-size:10pt}.flow :is(td,th){white-space:normal;height:auto;padding:1mm 1.5mm;vertical-align:top}' +
  '.beside :is(td,td:first-child){border:0;font-size:10pt;font-weight:normal;width:50%}.below{font-size:9pt;margin:2mm 0 0}.card{text-align:center}.card .seat{font-size:110pt;line-height:1;font-weight:bold;margin:8mm 0 0}' +
  '.certificate{text-align:center;padding-top:25mm;font-size:16pt}.certificate h1{font-weight:bold;font-size:34pt;margin:0 0 12mm}' +
  '.certificate .big{font-size:34pt;font-weight:bold;margin:12mm 0 6mm}.certificate .field{margin:0 0 5mm}.certificate .line{width:80mm;margin:18mm auto 3mm}' +
  '.line{border-bottom:.7pt solid #000;height:10mm}svg{display:block;width:250mm;max-width:100%}h3{font-size:13pt;margin:5mm 0 1mm}' +
  '@media screen{body{max-width:var(--wide);margin:5mm auto;padding:0 5mm}.sheet{padding:5mm 0}.sheet:not(:last-child){border-bottom:3px double #999}}';

/** A page in its parts: each part begins on paper of its own, with title and round on top. No script, no button. */
export const makePrint = (
  title: string,
  language: string,
  { paper, isOnSide }: { readonly paper: Paper; readonly isOnSide: boolean },
  parts: readonly string[],
): string => `<!doctype html>
<html lang="${escapeHtml(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escapeHtml(title)}</title>
<style>@page{size:${paper}${isOnSide ? ' landscape' : ''};margin:12mm}:root{${HEIGHTS[paper]};--wide:${isOnSide ? 290 : 210}mm}${STYLE}</style>
</head>
<body>
<main>
${parts.join('\n')}
</main>
</body>
</html>
`;

/** Tables in the middle of a sheet, with the same columns, their rows in one line each. */
export const tablesOn = (
  header: readonly string[],
  tables: readonly (readonly (readonly string[])[])[],
  isOnSide = false,
): readonly string[] => fittedTables(header, tables, isOnSide ? WIDE : LARGE);

/** Content on a sheet of its own. */
export const sheet = (title: string, about: string, content: string, isOnSide = false): string => {
  const place = isOnSide ? WIDE : LARGE;
  return `<section class="sheet">${fittedTitle('h1', title, { ...place, size: 17 })}\n${fittedTitle('h2', about, { ...place, size: 13 })}\n${content}</section>`;
};

/** A table with what stands above it: the tournament, and what the table is. */
export interface PrintTable {
  readonly title: string;
  readonly about: string;
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly isOnSide?: boolean;
  /** A line below the whole table; '' for none. */
  readonly below?: string;
}

/** The table in parts that fit a page, or one of `fewer` rows, each with its title; `1/2` tells which one it is. */
export function pagesOf(table: PrintTable, fewer = 0): readonly PrintTable[] {
  const { about, rows, isOnSide } = table;
  const most = (isOnSide ? ROWS_ON_SIDE : ROWS) - fewer;
  const pages = Math.max(1, Math.ceil(rows.length / most));
  return Array.from({ length: pages }, (_, page) => ({
    ...table,
    about: pages === 1 ? about : `${about} · ${page + 1}/${pages}`,
    rows: rows.slice(page * most, (page + 1) * most),
    below: page === pages - 1 ? (table.below ?? '') : '',
  }));
}

/** A table on as many sheets as it takes, its columns below each other from sheet to sheet. */
export function sheetsOf(table: PrintTable): readonly string[] {
  // On its side a page has room for a line below.
  const below = table.isOnSide ? '' : (table.below ?? '');
  const pages = pagesOf(table, Math.ceil(below.length / LETTERS_BELOW));
  const tables = tablesOn(
    table.header,
    pages.map(({ rows }) => rows),
    table.isOnSide,
  );
  return pages.map(({ title, about, below = '' }, page) =>
    sheet(
      title,
      about,
      `${tables[page] ?? ''}${below === '' ? '' : `<p class="below">${escapeHtml(below)}</p>`}`,
      table.isOnSide,
    ),
  );
}
