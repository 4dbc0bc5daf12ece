/** The tournaments of the start page, as index.json in tournaments/ puts them together from tables. */
import { sheetOf } from './host/book';
import type { Content } from './content';
import type { Workbench } from './workbench';
import { parseTable, readCellText, type Separator } from './tsv';

export interface Tournament {
  readonly name: string;
  readonly title: string;
  /** None where the add-on plays the sample. */
  readonly sheets: readonly TournamentSheet[];
  /** Played by the add-on: it opens as a saved workbook, packed in samples/<language>/<name>.txt. */
  readonly played?: PlayedSample;
  readonly names?: Readonly<Record<string, string>>;
}

export interface PlayedSample {
  /** What the form of a new tournament sends, where it is not empty. */
  readonly tournament: {
    readonly system: string;
    readonly rounds: number;
    readonly teams?: boolean;
    readonly upperBar?: string;
    readonly lowerBar?: string;
    readonly rest?: string;
  };
  /** The rounds that are played; the next one is due. */
  readonly rounds: number;
  /** The seed of the results. */
  readonly dice: number;
}

export interface TournamentSheet {
  readonly name: string;
  /** A .tsv file; none for an empty sheet. */
  readonly file?: string;
  /** Formulas by cell; they stand beside the table, never in it. */
  readonly formulas?: Readonly<Record<string, string>>;
  readonly widths?: Readonly<Record<string, number>>;
  readonly frozen?: { readonly rows: number; readonly columns: number };
}

/**
 * The content of a tournament's tables. A column of numbers holds numbers; any other is text, blank cells
 * included.
 */
export function contentOf(
  tournament: Tournament,
  files: Readonly<Record<string, string>>,
  separator: Separator = '\t',
): Content {
  const tables = tournament.sheets.map(({ name, file }) => {
    const rows = parseTable(file === undefined ? '' : (files[file] ?? ''), separator);
    const textColumns = columnsOfText(rows);
    const read = (text: string, column: number) => (textColumns.includes(column) ? text : readCellText(text));
    return { name, textColumns, rows: rows.map(row => row.map(read)) };
  });
  return {
    name: tournament.title,
    sheets: Object.fromEntries(tables.map(({ name, rows }) => [name, rows])),
    textColumns: Object.fromEntries(tables.map(({ name, textColumns }) => [name, textColumns])),
    formulas: Object.fromEntries(tournament.sheets.map(({ name, formulas }) => [name, formulas ?? {}])),
    ...(tournament.names && { names: tournament.names }),
  };
}

/** Columns that stay text when typed into: `3-14` in a round is no date. The first row is taken for the titles. */
function columnsOfText(rows: readonly (readonly string[])[]): number[] {
  const width = Math.max(0, ...rows.map(row => row.length));
  return Array.from({ length: width }, (_, column) => column).filter(column => {
    const below = rows.slice(1).map(row => row[column] ?? '');
    const filled = below.filter(text => text !== '');
    return filled.length === 0 || filled.some(text => typeof readCellText(text) === 'string');
  });
}

/** As in a list that the add-on makes. */
const [TITLES, COMPUTED] = ['#e8eaed', '#185abc'];

/** Pixels; narrower columns hold numbers and short codes, and are centred. */
const NAME_WIDTH = 80;

/** Formats the sheets once, when a tournament is first opened: titles bold and frozen, formulas blue, columns wide enough. */
export function dress({ book }: Workbench, tournament: Tournament): void {
  for (const { name, frozen, widths, formulas } of tournament.sheets) {
    const sheet = sheetOf(book, name);
    const rows = sheet.getLastRow() + 1;
    for (const [column, width] of Object.entries(widths ?? {})) {
      sheet.setColumnWidth(Number(column), width);
      if (width < NAME_WIDTH) sheet.getRange(0, Number(column), rows, 1).setHorizontalAlignment('center');
    }
    for (const a1 of Object.keys(formulas ?? {})) {
      const column = sheet.getRange(a1).getColumn();
      sheet.getRange(0, column, rows, 1).setFontColor(COMPUTED).setHorizontalAlignment('center');
    }
    if (!frozen) continue;
    const header = sheet.getRange(0, 0, frozen.rows, sheet.getLastColumn() + 1);
    header.setFontWeight('bold').setBackground(TITLES).setVerticalAlignment('middle');
    sheet.setFreeze({
      xSplit: frozen.columns,
      ySplit: frozen.rows,
      startRow: frozen.rows,
      startColumn: frozen.columns,
    });
  }
}
