import { expect, test } from 'vitest';
import type { Answering, Entry } from './byAlerts';
import { withoutBuilders } from './fakeGoogle';
import { created, menuOver, type Menu } from './eventByAlerts';
import { MOST, until } from './moments';

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

const goOn = (): Answering => until(MOST, () => undefined, undefined);

const callsOf = ({ google }: Menu): number => withoutBuilders(google.calls()).length;

function count(menu: Menu, entry: Entry, answer: Answering = goOn()): readonly [Entry, number] {
  menu.pick(entry, answer);
  return [entry, callsOf(menu)];
}

test('no entry of the menu takes more calls by alerts than it may', () => {
  const empty = menuOver();
  const create = count(empty, 'createTournament');
  const menu = created({ name: '', system: 'McMahon', rounds: 5, players: 33 });
  const event: readonly Entry[] = ['players', 'pairNextRound', 'recordResults', 'checkWallList'];
  const typed = Array.from({ length: 16 }, (_, i) => `${i + 1}b`).join(' ');
  const record: Answering = ({ text }, nth) =>
    text.includes('Type a table') ? (nth === 0 ? typed : '') : 'NO';
  const found = [
    create,
    ...event.map(entry => count(menu, entry, entry === 'recordResults' ? record : goOn())),
    count(menu, 'standingsAndPrizes'),
    count(menu, 'undoLastAction'),
  ];
  expect(found.filter(([entry, calls]) => calls > (MOST_CALLS[entry] ?? 0))).toEqual([]);
  expect(found.map(([entry]) => entry).sort()).toEqual(Object.keys(MOST_CALLS).sort());
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
