import { beforeAll, expect, test } from 'vitest';
import { loadAddon } from '../addon/built';
import { dice } from '../../bench/cases/field.mjs';
import { insertColumn, insertRows, orderRows, sheetNamed, type Book } from './book';
import { CUP, enter, googleBook, pair, typeResults, type GoogleBook } from './googleBook';

/**
 * Somebody types, sorts, inserts rows and columns at any moment while a round is written, recorded or undone. Nobody gets
 * another player's game, and no typed value is lost, except in the one call that writes its cell. `SCHEDULES=10000` is the
 * long mode.
 */
const COUNT = Number(process.env.SCHEDULES ?? 12);

const PLAYERS = 7;

type Games = ReadonlyMap<string, string>;

let book: GoogleBook;
let before: Book;
let paired: Book;

/** The cell of round 1 of each player, by the titles of the columns. */
function gamesOf(): Games {
  const values = book.values('Wall list');
  const header = values.findIndex(line => line.includes('Name'));
  const [name, round] = ['Name', 'R1'].map(title => values[header]!.indexOf(title)) as [number, number];
  return new Map(
    values
      .slice(header + 1)
      .flatMap(line => (line[name] ? [[String(line[name]), String(line[round] ?? '')]] : [])),
  );
}

beforeAll(() => {
  book = googleBook(loadAddon);
  enter(book, PLAYERS, { ...CUP, rounds: 3 });
  before = book.google.book();
  pair(book);
  typeResults(book, 1);
  paired = book.google.book();
});

/** What the typist does; returns the player into whose round something was typed. */
function disturb(random: () => number): readonly [string, string] | undefined {
  const { google } = book;
  const now = google.book();
  const list = sheetNamed(now, 'Wall list')!;
  const values = book.values('Wall list');
  const header = values.findIndex(line => line.includes('Name'));
  const first = header + 1;
  switch (Math.floor(4 * random())) {
    case 0:
      google.setBook(insertRows(now, list.id, first + Math.floor(PLAYERS * random())));
      return undefined;
    case 1: {
      const order = Array.from({ length: PLAYERS }, (_, i) => i);
      for (let i = order.length - 1; i > 0; i--) {
        const j = Math.floor((i + 1) * random());
        [order[i], order[j]] = [order[j]!, order[i]!];
      }
      google.setBook(orderRows(now, list.id, first, order));
      return undefined;
    }
    case 2:
      google.setBook(insertColumn(now, list.id, Math.floor(8 * random())));
      return undefined;
    default: {
      const [name, round] = ['Name', 'R1'].map(title => values[header]!.indexOf(title)) as [number, number];
      const rows = values.flatMap((line, row) => (row >= first && line[name] ? [row] : []));
      const row = rows[Math.floor(rows.length * random())]!;
      const text = `99${'+-='.charAt(Math.floor(3 * random()))}`;
      book.type('Wall list', `${String.fromCharCode(65 + round)}${row + 1}`, text);
      return [String(values[row]![name]), text];
    }
  }
}

const ACTIONS = ['write', 'record', 'undo'] as const;

test('nobody gets the game of somebody else, and what is typed stays', () => {
  const wrong: string[] = [];
  let inTheCall = 0;
  for (let n = 0; n < COUNT; n++) {
    const random = dice(n + 1);
    const action = ACTIONS[n % ACTIONS.length]!;
    book.google.setBook(action === 'write' ? before : paired);
    const was = gamesOf();
    const request =
      action === 'write'
        ? ({ ask: 'write', seen: book.expectView({ ask: 'preview' }, 'preview').seen } as const)
        : action === 'record'
          ? ({ ask: 'record' } as const)
          : ({
              ask: 'undo',
              action: book.expectView({ ask: 'state' }, 'results missing').undo!.action,
            } as const);
    const start = book.google.book();
    book.ask(request);
    const planned = gamesOf();
    const calls = book.google.calls().length;
    book.google.setBook(start);
    const at = Math.floor(calls * random());
    let typed: readonly [string, string] | undefined;
    let during = '';
    book.google.meanwhile((call, name) => {
      if (call !== at || during !== '') return;
      during = name;
      typed = disturb(random);
    });
    const view = book.ask(request);
    book.google.meanwhile(undefined);
    const is = gamesOf();
    for (const [name, game] of is) {
      if (typed?.[0] === name) {
        if (game === typed[1]) continue;
        if (during === 'Range.setValues') inTheCall += 1;
        else wrong.push(`${n} ${action}: “${typed[1]}” of ${name} is lost at call ${at} ${during}`);
      } else if (game !== planned.get(name) && game !== was.get(name))
        wrong.push(`${n} ${action}: ${name} has “${game}” after call ${at} ${during}, ${view.view}`);
    }
    if (is.size !== PLAYERS) wrong.push(`${n} ${action}: ${is.size} players`);
  }
  expect(wrong).toEqual([]);
  expect(inTheCall).toBeLessThanOrEqual(COUNT / 10);
});
