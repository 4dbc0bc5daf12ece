import { describe, expect, test } from 'vitest';
import { makeA1 } from '../../src/sheet/cells/cell';
import { isNamed } from '../../src/sheet/write/sheetNames';
import { range, warmAddon } from '../application/built';
import { OWN_LISTS, type OwnList } from '../ownLists/ownLists';
import { changeSheet, emptyBook, lookingLike, type Book } from './book';
import { isUsed } from './content';
import { everyAction } from './everyAction';
import { googleBook, typeResults, type GoogleBook } from './googleBook';
import { looksIn } from './looks';

/** What an undo leaves behind of looks: fonts, colours, dropdowns, lines, formats, and widths of columns. */

/** Places that do not look as before, with both looks. */
function left(before: Book, after: Book): readonly string[] {
  const [was, is] = [looksIn(before), looksIn(after)];
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter(key => was.get(key) !== is.get(key))
    .map(key => `${key}: ${was.get(key) ?? 'plain'} → ${is.get(key) ?? 'plain'}`);
}

/** What stands there, whatever it looks like. */
const valuesIn = ({ sheets }: Book): string =>
  JSON.stringify(
    sheets
      .filter(sheet => !isNamed(sheet.name, 'sheet.log') && isUsed(sheet))
      .map(({ name, cells }) => [
        name,
        cells.flatMap((line, row) =>
          line.flatMap(({ value, formula }, column) =>
            value === '' && formula === '' ? [] : [[row, column, formula || value]],
          ),
        ),
      ]),
  );

test('N111: an undo leaves no look behind, over every action of the protocol', { timeout: 300_000 }, () => {
  const actions = everyAction(googleBook(warmAddon));
  const starts = new Map(actions.map(({ name, start }) => [name, start]));
  const undone = actions.flatMap(({ name, after }) => {
    const start = starts.get(name.replace(/^undo of /, ''));
    // Behind an action that the Log has no row of its own for, another one is undone.
    return name.startsWith('undo of ') && start && valuesIn(start) === valuesIn(after)
      ? [{ name, start, after }]
      : [];
  });
  expect(undone.length).toBeGreaterThan(30);
  expect(undone.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['undo of add rounds', 'undo of split', 'undo of sort by place', 'undo of mend']),
  );
  expect(
    undone.flatMap(({ name, start, after }) => left(start, after).map(one => `${name}: ${one}`)),
  ).toEqual([]);
});

const SHEET = 'Club';

/** A list of somebody's own, in a sheet with looks of its own and a narrow column behind it. */
function listed({ text }: OwnList): GoogleBook {
  const start = emptyBook();
  const book = googleBook(
    warmAddon,
    changeSheet(start, 1, sheet => ({ ...sheet, name: SHEET })),
  );
  const lines = range(text);
  lines.forEach((line, r) => line.forEach((value, c) => book.type(SHEET, makeA1(r, c), value)));
  const columns = Math.max(...lines.map(line => line.length));
  book.google.setBook(
    changeSheet(book.google.book(), 1, sheet => ({
      ...sheet,
      widths: Array.from({ length: 26 }, (_, at) => (at < 2 ? 140 : at < columns ? 44 : 21)),
      cells: sheet.cells.map((line, r) =>
        line.map(cell => lookingLike(cell, r === 0 ? 'weight' : 'align', r === 0 ? 'bold' : 'center')),
      ),
    })),
  );
  return book;
}

function undoNewest(book: GoogleBook): void {
  const view = book.ask({ ask: 'state' });
  if (!('undo' in view) || !view.undo) throw new Error(JSON.stringify(view));
  book.expectView({ ask: 'undo', action: view.undo.action }, 'undone');
}

const writePeople = (book: GoogleBook, line: string): void => {
  const source = { from: 'text', text: `Name\tRank\tClub\n${line}` } as const;
  const { seen } = book.expectView({ ask: 'preview people', source }, 'people');
  book.ask({ ask: 'write people', source, seen, replace: true });
};

/** What somebody does in a list of their own, one after the other. */
const DEEDS: Readonly<Record<string, (book: GoogleBook) => void>> = {
  adopt: book => {
    const { ways } = book.expectView({ ask: 'preview', choose: true }, 'ready');
    book.expectView({ ask: 'adopt', way: ways?.choices[0]?.value ?? '' }, 'preview');
  },
  'another rank': book => writePeople(book, 'Anna Berg\t3d\tNorwich'),
  'somebody new': book => writePeople(book, 'Zoe Marten\t2d\tOslo'),
  pair: book => {
    const { seen } = book.expectView({ ask: 'preview' }, 'preview');
    book.expectView({ ask: 'write', seen }, 'written');
  },
  record: book => void book.ask({ ask: 'record' }),
  'sort by place': book => void book.ask({ ask: 'sort by place' }),
  standings: book => void book.ask({ ask: 'standings' }),
};

const LISTS = ['numbers, ranks and six rounds', 'in the middle of a sheet, below a heading'];

describe.each(OWN_LISTS.filter(({ name }) => LISTS.includes(name)))('N111: $name', own => {
  test('no undo leaves a look behind in a list of somebody’s own', { timeout: 120_000 }, () => {
    const book = listed(own);
    const undone: string[] = [];
    const found = Object.entries(DEEDS).flatMap(([what, deed]) => {
      if (what === 'record') typeResults(book, 4);
      const before = book.google.book();
      deed(book);
      const after = book.google.book();
      undoNewest(book);
      if (valuesIn(before) === valuesIn(book.google.book())) undone.push(what);
      const looks = left(before, book.google.book());
      book.google.setBook(after);
      return looks.map(one => `${what}: ${one}`);
    });
    expect(found).toEqual([]);
    expect(undone).toEqual(Object.keys(DEEDS));
  });
});
