import { escapeHtml } from '../html/markup';
import { fittedTable, fittedTitle, type TablePlace } from './fittedTable';

export const PAPERS = ['A4', 'letter'] as const;
export type Paper = (typeof PAPERS)[number];

/** Rows on a page of paper. */
export const ROWS = 35;

/** The narrower paper is A4: 210 mm without its margins. */
const WIDTH = 184;
const LARGE: TablePlace = { width: WIDTH, size: 11, around: 3 };
export const SMALL: TablePlace = { width: WIDTH, size: 7.5, around: 2 };

const STYLE =
  '*{box-sizing:border-box}body{font:11pt/1.25 sans-serif;margin:0;color:#000;background:#fff}' +
  '.sheet{break-after:page;padding:1mm}.sheet:last-child{break-after:auto}' +
  'h1{font-size:17pt;margin:0 0 1mm}h2{font-size:13pt;margin:0 0 3mm;font-weight:normal}' +
  'table{border-collapse:collapse;width:100%}th{text-align:left;border-bottom:1.5pt solid #000}' +
  'th,td{padding:.7mm 1.5mm;vertical-align:top;white-space:nowrap}td{border-bottom:.5pt solid #999}tr{break-inside:avoid}' +
  '.small{font-size:7.5pt}.small td,.small th{padding:.4mm .8mm;border:.4pt solid #999}' +
  '.four{display:grid;grid-template-columns:1fr 1fr;grid-auto-rows:123mm;gap:0}' +
  '.slip{border:.5pt dashed #666;padding:7mm;overflow:hidden}.slip h1{font-size:12pt}.slip .big{font-size:15pt;font-weight:bold;margin:1mm 0 4mm}' +
  '.slip td{white-space:normal}.slip p{margin:0 0 2.5mm}.box{display:inline-block;width:4.5mm;height:4.5mm;border:1pt solid #000;vertical-align:-.8mm;margin-right:2mm}' +
  '.line{border-bottom:.7pt solid #000;height:8mm}svg{width:100%;max-height:235mm}h3{font-size:12pt;margin:5mm 0 1mm}' +
  '@media screen{body{max-width:210mm;margin:5mm auto;padding:0 5mm}.sheet{border-bottom:3px double #999;padding:5mm 0}}';

/** A page in its parts: each part begins on paper of its own, with title and round on top. No script, no button. */
export const makePrint = (
  title: string,
  language: string,
  paper: Paper,
  parts: readonly string[],
): string => `<!doctype html>
<html lang="${escapeHtml(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escapeHtml(title)}</title>
<style>@page{size:${paper};margin:12mm}${STYLE}</style>
</head>
<body>
${parts.join('\n')}
</body>
</html>
`;

/** A table in the middle of a sheet, its rows in one line each. */
export const tableOn = (header: readonly string[], rows: readonly (readonly string[])[]): string =>
  fittedTable(header, rows, LARGE);

/** Content on a sheet of its own. */
export const sheet = (title: string, about: string, content: string): string =>
  `<section class="sheet">${fittedTitle('h1', title, { ...LARGE, size: 17 })}\n${fittedTitle('h2', about, { ...LARGE, size: 13 })}\n${content}</section>`;

/** A table with what stands above it: the tournament, and what the table is. */
export interface PrintTable {
  readonly title: string;
  readonly about: string;
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** The table in parts that fit a page, each with its title; `1/2` tells which one it is. */
export function pagesOf({ title, about, header, rows }: PrintTable): readonly PrintTable[] {
  const pages = Math.max(1, Math.ceil(rows.length / ROWS));
  return Array.from({ length: pages }, (_, page) => ({
    title,
    about: pages === 1 ? about : `${about} · ${page + 1}/${pages}`,
    header,
    rows: rows.slice(page * ROWS, (page + 1) * ROWS),
  }));
}

/** A table on as many sheets as it takes. */
export const sheetsOf = (table: PrintTable): readonly string[] =>
  pagesOf(table).map(({ title, about, header, rows }) =>
    sheet(title, about, fittedTable(header, rows, LARGE)),
  );
