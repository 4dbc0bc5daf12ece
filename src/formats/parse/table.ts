import { parse, unparse } from 'papaparse';
import type { FileProblem } from '../../tournament/fileProblem';
import { fileError } from '../fileProblems';

export type Separator = '\t' | ',' | ';';

export interface TextTable {
  readonly rows: readonly (readonly string[])[];
  /** The line of the text in which each row begins, from 1. */
  readonly lines: readonly number[];
}

const MOST_CHARACTERS = 16_000_000;

/** Rows of cells, all text; a cell in quotes may hold the separator, line ends and doubled quotes. */
export function parseTable(given: string, separator = separatorOf(given)): TextTable | FileProblem {
  if (given.length > MOST_CHARACTERS) return fileError('fileTooBig', undefined, { most: MOST_CHARACTERS });
  const text = given.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const { data, errors } = parse<string[]>(text, { delimiter: separator, newline: '\n' });
  const wrong = errors.find(({ type }) => type === 'Quotes');
  if (wrong) {
    const before = text.slice(0, wrong.index ?? 0);
    const line = before.split('\n').length;
    return fileError('wrongQuotes', { kind: 'text', line, column: before.length - before.lastIndexOf('\n') });
  }
  // The last line end begins no row.
  const rows = text.endsWith('\n') || text === '' ? data.slice(0, -1) : data;
  let line = 1;
  const lines = rows.map(cells => {
    const firstLine = line;
    line += 1 + cells.reduce((count, cell) => count + cell.split('\n').length - 1, 0);
    return firstLine;
  });
  return { rows: rows.map(cells => cells.map(withoutMark)), lines };
}

/** More rows than any tournament has players. */
const MOST_ROWS = 10_000;

/** Why a table is no wall list: the first line too many. */
export const tooManyRows = ({ rows, lines }: TextTable): FileProblem | undefined =>
  rows.length <= MOST_ROWS
    ? undefined
    : fileError(
        'tooManyRows',
        { kind: 'text', line: lines[MOST_ROWS] ?? 1, column: 1 },
        { count: rows.length, most: MOST_ROWS },
      );

/** A table as text. A cell that a spreadsheet would take for a formula gets the mark of plain text, `'`. */
export const makeTable = (rows: readonly (readonly string[])[], separator: Separator): string =>
  rows.length === 0
    ? ''
    : `${unparse(
        rows.map(cells => cells.map(withMark)),
        { delimiter: separator, newline: '\n' },
      )}\n`;

/** A title or two may stand above the list, and names may have commas. */
const [SEARCHED, SEARCHED_LINES] = [20_000, 40];

/** The separator of a text: the one that most of its first lines have, or have most often; a comma in a text of one column. */
export function separatorOf(text: string): Separator {
  const lines = text
    .slice(0, SEARCHED)
    .split(/[\r\n]+/)
    .slice(0, SEARCHED_LINES);
  const [first] = (['\t', ',', ';'] as const)
    .map(separator => {
      const times = lines.map(line => line.split(separator).length - 1).filter(count => count > 0);
      return { separator, lines: times.length, all: times.reduce((sum, count) => sum + count, 0) };
    })
    .sort((a, b) => b.lines - a.lines || b.all - a.all);
  return first && first.all > 0 ? first.separator : ',';
}

/**
 * Formulas of a spreadsheet, also behind blanks and in full width (owasp.org, CSV Injection), but no lone sign and
 * no number; a mark before one is doubled, so that it comes back.
 */
const LIVE = /^'*\s*(?:[=@＝＠](?!\s*$)|[+\-＋－](?![\d.,]*$))/;

const withMark = (cell: string): string => (LIVE.test(cell) ? `'${cell}` : cell);

const withoutMark = (cell: string): string =>
  cell.startsWith("'") && LIVE.test(cell) ? cell.slice(1) : cell;
