/** A workbook in pieces, so that a version stores only those that changed since the one before. */
import type { IWorkbookData } from '@univerjs/core';

/** Rows of one piece: a changed cell costs as many rows again. */
const ROWS = 64;
/** The key of all that is no cell. */
const REST = '';
const SEPARATOR = '/';

type Cells = Readonly<Record<string, unknown>>;
interface SheetCells {
  readonly cellData?: Cells;
}

/** The pieces of a workbook by their keys, each as JSON. Yields them one by one: each is a moment's work. */
export function* cutWorkbook(workbook: IWorkbookData): Generator<readonly [key: string, text: string]> {
  const sheets = workbook.sheets as Readonly<Record<string, SheetCells>>;
  const bare = Object.fromEntries(Object.entries(sheets).map(([id, one]) => [id, { ...one, cellData: {} }]));
  yield [REST, JSON.stringify({ ...workbook, sheets: bare })];
  for (const [id, { cellData = {} }] of Object.entries(sheets)) {
    const blocks = new Map<number, Record<string, unknown>>();
    for (const [row, cells] of Object.entries(cellData)) {
      const block = Math.floor(Number(row) / ROWS);
      const rows = blocks.get(block) ?? {};
      rows[row] = cells;
      blocks.set(block, rows);
    }
    for (const [block, rows] of blocks) yield [`${id}${SEPARATOR}${block}`, JSON.stringify(rows)];
  }
}

/** The workbook again; throws where a piece is no JSON. */
export function joinPieces(texts: Readonly<Record<string, string>>): IWorkbookData {
  const workbook = JSON.parse(texts[REST] ?? '') as { sheets: Record<string, { cellData: Cells }> };
  for (const [key, text] of Object.entries(texts)) {
    const end = key.lastIndexOf(SEPARATOR);
    const sheet = workbook.sheets[key.slice(0, end)];
    if (key !== REST && sheet) sheet.cellData = { ...sheet.cellData, ...(JSON.parse(text) as Cells) };
  }
  return workbook as unknown as IWorkbookData;
}
