import { describe, expect, test } from 'vitest';
import { warmAddon } from '../application/built';
import type { Answering, Entry } from './byAlerts';
import { withoutBuilders } from './fakeGoogle';
import { created, menuOver, valuesOf, type Menu } from './eventByAlerts';
import { enter, googleBook, playTo } from './googleBook';
import { ENTRIES, MOST, until } from './moments';
import { PATIENCE, SIZES } from './sizes';

/**
 * The most calls of Google's services that an entry of the menu may take by alerts, with all that is asked and answered; the panel's
 * own requests are bounded in calls.test.ts. docs/google-contract.md tells them.
 */
const MOST_CALLS: Readonly<Record<string, number>> = {
  createTournament: 200,
  players: 75,
  // The preview goes into a sheet, the round is written, and the sheet goes: three acts, each with its rows in the Log.
  pairNextRound: 205,
  recordResults: 145,
  checkWallList: 40,
  standingsAndPrizes: 120,
  undoLastAction: 80,
};

/** A round whose run died is finished by *Undo*, with the question and a look before and after it. */
const MOST_OF_FINISH = 110;

/** In their order, of an event that was created. */
const EVENT = ENTRIES.filter(entry => entry !== 'createTournament' && entry !== 'help');

const goOn = (): Answering => until(MOST, () => undefined, undefined);

const callsOf = ({ google }: Menu): number => withoutBuilders(google.calls()).length;

function count(menu: Menu, entry: Entry, answer: Answering = goOn()): readonly [Entry, number] {
  menu.pick(entry, answer);
  return [entry, callsOf(menu)];
}

/** What the sheet of each earlier round may add to an entry. */
const A_SHEET = 3;
/** Cells that any entry may read, by rows of the list (at least those of the template): it looks, asks, and looks again. */
const MOST_READ_A_ROW = 350;
const ROWS_OF_TEMPLATE = 300;
/** Cells that any may write for each player, and for all together: a preview is written into a sheet, and taken out of it. */
const MOST_WRITTEN = { aPlayer: 10, inAll: 120 };

test('creating takes no more calls by alerts than it may', () => {
  expect(count(menuOver(), 'createTournament')[1]).toBeLessThanOrEqual(MOST_CALLS['createTournament']!);
});

describe.each(SIZES)('round %i of %i players', (round, players) => {
  test(
    'no entry of the menu takes more calls by alerts, nor reads or writes more cells, than it may',
    { timeout: PATIENCE },
    () => {
      const book = googleBook(warmAddon);
      enter(book, players);
      playTo(book, round - 1);
      const menu = menuOver(book.google.book());
      const typed = Array.from({ length: Math.floor(players / 2) }, (_, i) => `${i + 1}b`).join(' ');
      const record: Answering = ({ text }, nth) =>
        text.includes('Type a table') ? (nth === 0 ? typed : '') : 'NO';
      const found = EVENT.map(entry => {
        const calls = count(menu, entry, entry === 'recordResults' ? record : goOn())[1];
        return { entry, calls, ...menu.google.cells() };
      });
      const rows = Math.max(players, ROWS_OF_TEMPLATE);
      const most = MOST_WRITTEN.aPlayer * players + MOST_WRITTEN.inAll;
      const tooMany = found.filter(
        ({ entry, calls, read, written }) =>
          calls > (MOST_CALLS[entry] ?? 0) + (round - 1) * A_SHEET ||
          read > MOST_READ_A_ROW * rows ||
          written > most,
      );
      expect(tooMany).toEqual([]);
      expect(['createTournament', ...EVENT].sort()).toEqual(Object.keys(MOST_CALLS).sort());
      const open = valuesOf(menu.google, 'Wall list')
        .flat()
        .filter(cell => /^\d+\?/.test(String(cell)));
      expect(open).toEqual([]);
    },
  );
});

test('what was broken off is finished in no more', () => {
  const menu = created({ name: '', system: 'McMahon', rounds: 5, players: 33 });
  const start = menu.google.book();
  menu.pick('pairNextRound', goOn());
  const writes = menu.google.calls().flatMap((name, at) => (name === 'Range.setValues' ? [at] : []));
  for (const at of writes.slice(1)) {
    menu.google.setBook(start);
    menu.google.failAt(call => (call === at ? 'dies' : undefined));
    menu.pick('pairNextRound', goOn());
    menu.google.failAt(undefined);
    let asked = 0;
    menu.pick('undoLastAction', () => (asked++ === 0 ? 'YES' : undefined));
    expect(callsOf(menu), `died at call ${at}`).toBeLessThanOrEqual(MOST_OF_FINISH);
  }
});
