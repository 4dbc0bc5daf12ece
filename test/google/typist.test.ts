import { beforeAll, expect, test } from 'vitest';
import type { Answer, Request } from '../../src/application/protocol/protocol';
import { loadAddon } from '../application/built';
import { dice } from '../../bench/cases/field.mjs';
import { deleteRow, emptyBook, insertColumn, insertRows, orderRows, sheetNamed, type Book } from './book';
import { CUP, enter, googleBook, pair, typeResults, type GoogleBook } from './googleBook';

/**
 * Somebody types, sorts, inserts and deletes rows, inserts columns, or asks at a second panel, at any moment while a round is
 * written, recorded or undone. Nobody gets another player's game, no round is paired twice, and no typed value is lost,
 * except in the one call that writes its cell. `SCHEDULES=10000` is the long mode; `SLICE=3/10` plays a part of them.
 */
const COUNT = Number(process.env.SCHEDULES ?? 30);
const [SLICE = 1, SLICES = 1] = (process.env.SLICE ?? '1/1').split('/').map(Number);
const FIRST = Math.floor(((SLICE - 1) * COUNT) / SLICES);
const END = Math.floor((SLICE * COUNT) / SLICES);

const PLAYERS = 7;

type Games = ReadonlyMap<string, string>;

let book: GoogleBook;
/** The panel of another person. */
let other: (request: Request) => string;
let before: Book;
let paired: Book;
let created: Book;

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
  const { google } = book;
  const script = loadAddon({ ...google.globals })['sidebar'] as unknown as (request: Request) => Answer;
  other = request => google.elsewhere(() => script(request)).view.view;
  book.expectView({ ask: 'create', tournament: CUP }, 'created');
  created = google.book();
  google.setBook(emptyBook());
  enter(book, PLAYERS, { ...CUP, rounds: 3 });
  before = book.google.book();
  pair(book);
  typeResults(book, 1);
  paired = book.google.book();
});

/** What happened in between: a text typed into somebody's round, a row deleted, the answer to the other panel. */
interface Disturbance {
  readonly typed?: readonly [name: string, text: string];
  readonly deleted?: string;
  readonly other?: string;
}

/** What the typist does, or the person at the other panel, who asks for the same or for standings. */
function disturb(random: () => number, request: Request): Disturbance {
  const { google } = book;
  const now = google.book();
  const list = sheetNamed(now, 'Wall list')!;
  const values = book.values('Wall list');
  const header = values.findIndex(line => line.includes('Name'));
  const first = header + 1;
  const [name, round] = ['Name', 'R1'].map(title => values[header]!.indexOf(title)) as [number, number];
  const rows = values.flatMap((line, row) => (row >= first && line[name] ? [row] : []));
  const row = rows[Math.floor(rows.length * random())]!;
  const player = String(values[row]![name]);
  switch (Math.floor(7 * random())) {
    case 0:
      google.setBook(insertRows(now, list.id, first + Math.floor(PLAYERS * random())));
      return {};
    case 1: {
      const order = Array.from({ length: PLAYERS }, (_, i) => i);
      for (let i = order.length - 1; i > 0; i--) {
        const j = Math.floor((i + 1) * random());
        [order[i], order[j]] = [order[j]!, order[i]!];
      }
      google.setBook(orderRows(now, list.id, first, order));
      return {};
    }
    case 2:
      google.setBook(insertColumn(now, list.id, Math.floor(8 * random())));
      return {};
    case 3:
      google.setBook(deleteRow(now, list.id, row));
      return { deleted: player };
    case 4:
    case 5:
      return { other: other(random() < 0.7 ? request : { ask: 'standings' }) };
    default: {
      const text = `99${'+-='.charAt(Math.floor(3 * random()))}`;
      book.type('Wall list', `${String.fromCharCode(65 + round)}${row + 1}`, text);
      return { typed: [player, text] };
    }
  }
}

const ACTIONS = ['write', 'record', 'undo'] as const;

function requestFor(action: (typeof ACTIONS)[number]): Request {
  switch (action) {
    case 'write':
      return { ask: 'write', seen: book.expectView({ ask: 'preview' }, 'preview').seen };
    case 'record':
      return { ask: 'record' };
    case 'undo':
      return { ask: 'undo', action: book.expectView({ ask: 'state' }, 'results missing').undo!.action };
  }
}

test(
  'nobody gets the game of somebody else, and what is typed stays',
  () => {
    const wrong: string[] = [];
    let inTheCall = 0;
    const deeds = ACTIONS.map(action => {
      book.google.setBook(action === 'write' ? before : paired);
      const was = gamesOf();
      const request = requestFor(action);
      const start = book.google.book();
      book.ask(request);
      return { action, was, request, start, planned: gamesOf(), calls: book.google.calls().length };
    });
    for (let n = FIRST; n < END; n++) {
      const random = dice(n + 1);
      const { action, was, request, start, planned, calls } = deeds[n % deeds.length]!;
      book.google.setBook(start);
      // Before its third call a run has no lock: often there.
      const at = Math.floor((random() < 0.2 ? 3 : calls) * random());
      let happened: Disturbance = {};
      let during = '';
      book.google.meanwhile((call, name) => {
        if (call !== at || during !== '') return;
        during = name;
        happened = disturb(random, request);
      });
      const view = book.ask(request);
      book.google.meanwhile(undefined);
      const { typed, deleted, other: answer } = happened as Disturbance;
      const what = `${n} ${action}, call ${at} ${during}, ${view.view}${answer ? `, the other ${answer}` : ''}`;
      const is = gamesOf();
      for (const [name, game] of is) {
        if (typed?.[0] === name) {
          if (game === typed[1]) continue;
          if (during === 'Range.setValues') inTheCall += 1;
          else wrong.push(`${what}: “${typed[1]}” of ${name} is lost`);
        } else if (game !== planned.get(name) && game !== was.get(name))
          wrong.push(`${what}: ${name} has “${game}”`);
      }
      if (is.size !== PLAYERS - (deleted === undefined ? 0 : 1)) wrong.push(`${what}: ${is.size} players`);
      if (answer !== undefined) {
        // One of the two has done it, whole; the other one is told.
        if (JSON.stringify([...is]) !== JSON.stringify([...planned])) wrong.push(`${what}: not done`);
        if (answer === view.view && view.view !== 'recorded') wrong.push(`${what}: done twice`);
        const twice = book.sheets().filter(name => /\(\d\)/.test(name));
        if (twice.length > 0) wrong.push(`${what}: ${twice.join()}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(inTheCall).toBeLessThanOrEqual((END - FIRST) / 10);
  },
  Math.max(300_000, COUNT * 5_000),
);

/** Every so many calls, another one each time, where there are many. */
const STEP = COUNT > 1000 ? 1 : 5;

test('what somebody types into a sheet while it is taken back stays, but in the call that empties or deletes it', () => {
  const lost: string[] = [];
  for (const [action, start, sheet, cell] of [
    ['pairing', paired, 'Round 1', 'C40'],
    ['creating', created, 'Settings', 'F90'],
    ['creating', created, 'Wall list', 'B40'],
  ] as const) {
    book.google.setBook(start);
    const state = book.ask({ ask: 'state' });
    const undo = 'undo' in state ? state.undo : undefined;
    const request = { ask: 'undo', action: undo?.action ?? '' } as const;
    book.google.setBook(start);
    book.expectView(request, 'undone');
    const { length } = book.google.calls();
    expect(book.sheets()).not.toContain(sheet);
    // The end is where sheets are deleted.
    for (let at = 0; at < length; at += at < length - 25 ? STEP : 1) {
      book.google.setBook(start);
      let during = '';
      book.google.meanwhile((call, name) => {
        if (call !== at || during !== '' || !book.sheets().includes(sheet)) return;
        during = name;
        book.type(sheet, cell, 'mine');
      });
      book.ask(request);
      book.google.meanwhile(undefined);
      const stays = book.sheets().some(name => book.values(name).flat().includes('mine'));
      const isTheCall = ['Spreadsheet.deleteSheet', 'Range.setValues'].includes(during);
      if (during !== '' && !stays && !isTheCall) lost.push(`${action}, ${sheet}, call ${at} ${during}`);
    }
  }
  expect(lost).toEqual([]);
});
