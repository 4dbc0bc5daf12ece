import { isNamed } from '../../src/sheet/write/sheetNames';
import type { Book, Cell, Sheet } from './book';
import { isUsed, PLAIN_LOOKS } from './content';

/** All that a sheet looks like, cell by cell and column by column, by the place where it does; a sheet that holds nothing is left out. */
export function looksIn(book: Book): ReadonlyMap<string, string> {
  const sheets = book.sheets.filter(sheet => !isNamed(sheet.name, 'sheet.log') && isUsed(sheet));
  return new Map(sheets.flatMap(sheet => [...ofSheet(sheet), ...ofCells(sheet)]));
}

const ofSheet = ({ name, frozen = [0, 0], hidden = [], widths = [] }: Sheet): [string, string][] => [
  [`${name} frozen`, frozen.join()],
  [`${name} hidden`, hidden.join()],
  ...widths.flatMap((width, at): [string, string][] =>
    width === undefined || width === USUAL ? [] : [[`${name} column ${at}`, String(width)]],
  ),
];

/** Pixels of a column that nobody has touched. */
const USUAL = 100;

const ofCells = ({ name, cells }: Sheet): [string, string][] =>
  cells.flatMap((line, row) =>
    line.flatMap((cell, column): [string, string][] => {
      const look = lookOf(cell);
      return look === '' ? [] : [[`${name}!${row},${column}`, look]];
    }),
  );

/** Text that could be a number, a date or a tick in another format may keep that of text: not several words without a figure. */
const mayKeepText = ({ value, formula }: Cell): boolean =>
  formula === '' && typeof value === 'string' && value !== '' && !/;|^[^\d]* [^\d]*$/.test(value);

const lookOf = (cell: Cell): string => {
  const { looks = {}, isText, note = '' } = cell;
  const format = mayKeepText(cell) ? '' : isText ? '@' : '';
  const kinds = Object.keys(looks).filter(kind => looks[kind] !== PLAIN_LOOKS[kind]);
  return [format, ...kinds.sort().map(kind => `${kind} ${JSON.stringify(looks[kind])}`), note]
    .filter(one => one !== '')
    .join();
};
