import { bytesToText } from '../../formats/parse/bytesToText';
import { fileError } from '../../formats/fileProblems';
import { jsonFile } from '../../formats/parse/jsonFile';
import { parseTable, tooManyRows } from '../../formats/parse/table';
import { textOf } from '../../sheet/cells/cell';
import { isNamed } from '../../sheet/write/sheetNames';
import { fileSentence } from '../../text/files';
import type { FileProblem } from '../../tournament/fileProblem';
import type { Language } from '../../tournament/languages';
import type { CopyRows, CopySheet } from '../fileRows';
import { isZip, readBookFile } from './readBookFile';
import { formOf, isOfNewerForm } from './savedForm';
import { bookTablesOf, snapshotTables, type SavedTables } from './snapshotTables';

export type CopyReading =
  | { readonly kind: 'copy'; readonly copy: CopyRows }
  /** The whole file is refused. */
  | { readonly kind: 'refused'; readonly sentence: string };

/** Reads another copy of an event: a workbook that the workbench has saved, an .xlsx or .ods file, or a wall list as text. */
export function readCopy(name: string, bytes: Uint8Array, language: Language): CopyReading {
  const read = isZip(bytes) ? copyInBook(bytes) : copyInBytes(bytes);
  if ('code' in read) return { kind: 'refused', sentence: fileSentence(language, read) };
  const bare = name.replace(/^.*[/\\]/, '').slice(0, LONGEST_NAME);
  return { kind: 'copy', copy: { name: bare, ...read } };
}

type CopyTables = Pick<CopyRows, 'sheets' | 'ranges'>;

function copyInBook(bytes: Uint8Array): CopyTables | FileProblem {
  const book = readBookFile(bytes);
  return book ? copyOfTables(bookTablesOf(book)) : fileError('copyBroken');
}

function copyInBytes(bytes: Uint8Array): CopyTables | FileProblem {
  const decoded = bytesToText(bytes);
  return 'text' in decoded ? copyInText(decoded.text) : decoded;
}

function copyInText(text: string): CopyTables | FileProblem {
  if (isSavedBook(text)) return copyOfSnapshot(text);
  const table = parseTable(text);
  if (!('rows' in table)) return table;
  const tooMany = tooManyRows(table);
  return tooMany ?? { sheets: [{ name: 'Wall list', rows: cut(table.rows), formulas: [] }], ranges: [] };
}

/** Whatever begins like one: a file that breaks off is no list. */
const isSavedBook = (text: string): boolean => /^\s*\{/.test(text);

function copyOfSnapshot(text: string): CopyTables | FileProblem {
  if (isOfNewerForm(text)) return fileError('copyNewer');
  const tables = formOf(text) === undefined ? undefined : snapshotTables(text);
  if (!tables) return (isOurs(text) ? undefined : jsonFile(text)) ?? fileError('copyBroken');
  return copyOfTables(tables);
}

function copyOfTables({ sheets, formulas, names }: SavedTables): CopyTables {
  return {
    // What the copy's Log tells is told in the copy.
    sheets: [...sheets]
      .filter(([name]) => !isNamed(name, 'sheet.log'))
      .slice(0, MOST_SHEETS)
      .map(([name, values]): CopySheet => ({
        name: name.slice(0, LONGEST_SHEET),
        rows: cut(values.map(line => line.map(textOf))),
        formulas: firstFormulas(formulas.get(name) ?? []),
      })),
    ranges: [...names]
      .map(([name, range]) => ({ name, ...range }))
      .filter(({ name }) => RANGES.includes(name)),
  };
}

const RANGES: readonly string[] = ['WallList', 'Settings'];

/** Also one that breaks off. */
const isOurs = (text: string): boolean => text.slice(0, 200).includes('wallist workbook');

const firstFormulas = (lines: readonly (readonly string[])[]): readonly string[] =>
  [...new Set(lines.flatMap(line => line.filter(formula => formula !== '').map(beginning)))].slice(
    0,
    MOST_FORMULAS,
  );

/** `=STANDINGS(`: which function fills the cell. */
const beginning = (formula: string): string => (/[^(]*\(?/.exec(formula)?.[0] ?? '').slice(0, LONGEST_SHEET);

/** No name and no cell of a tournament is longer, and no list wider; the rest would be refused with the whole. */
const [LONGEST_NAME, LONGEST_SHEET, LONGEST_CELL, WIDEST] = [200, 100, 1000, 200];
const [MOST_SHEETS, MOST_FORMULAS] = [200, 100];

const cut = (rows: CopySheet['rows']): CopySheet['rows'] =>
  rows.map(row => row.slice(0, WIDEST).map(cell => cell.slice(0, LONGEST_CELL)));
