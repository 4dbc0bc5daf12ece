import { describe, expect, test } from 'vitest';
import { lastPairing, lastPairingList, settledSince } from '../../src/application/afterStart/lastPairing';
import type { Workbook } from '../../src/application/workbook/workbook';
import { LOG_TITLES, PAIRED_FROM_COLUMN } from '../../src/sheet/write/logRows';
import type { MemoryWorkbook } from './memoryWorkbook';
import { bookOf } from './bookInCells';
import {
  actionsOf,
  LIST,
  logged,
  over,
  paired,
  pairNext,
  recordRound,
  setting,
  SETTINGS,
} from './startedBook';
import { ask, expectView } from './tournamentBook';

/** What the Log tells of the last pairing, and how much of it is read for that. */
const last = (book: MemoryWorkbook) => lastPairing(book.workbook, actionsOf(book));

/** Results that were recorded one by one: more than a look reads of the Log. */
function manyRecorded(book: MemoryWorkbook): MemoryWorkbook {
  for (let i = 0; i < 30; i++) logged(book, `Record ${i}`, { 6: 'A1:A1 · List' });
  return book;
}

type Area = Parameters<Workbook['readArea']>[0];

function watched({ workbook }: MemoryWorkbook): { readonly workbook: Workbook; readonly areas: Area[] } {
  const areas: Area[] = [];
  const readArea = (...given: Parameters<Workbook['readArea']>) => {
    areas.push(given[0]);
    return workbook.readArea(...given);
  };
  return { workbook: { ...workbook, readArea }, areas };
}

const PAIRED_FROM = String(paired.cell('Log', 'L2'));
const OF_ROUND_3 = PAIRED_FROM.replace(/^\[2,/, '[3,');

describe('the last pairing', () => {
  test('may have come out the same, without a cell, and is no undo', () => {
    expect(OF_ROUND_3).not.toBe(PAIRED_FROM);
    expect(last(logged(paired.copy(), 'Pair round 3', { 11: OF_ROUND_3 }))?.round).toBe(3);
    expect(last(logged(paired.copy(), 'Undo', { 4: '99', 11: OF_ROUND_3 }))?.round).toBe(2);
    expect(last(logged(paired.copy(), 'Pair round 3', { 3: 'begun', 11: OF_ROUND_3 }))?.round).toBe(2);
    // A run may have died between the undo and its mark.
    expect(last(logged(paired.copy(), 'Undo', { 4: '1' }))).toBeUndefined();
  });

  test('has its text in whichever of its rows', () => {
    const book = paired.copy();
    const half = Math.floor(PAIRED_FROM.length / 2);
    book.type('Log', 'L2', '');
    logged(book, 'Pair round 2', { 0: '1', 11: `${PAIRED_FROM.slice(0, half)}…` });
    logged(book, 'Pair round 2', { 0: '1', 11: `…${PAIRED_FROM.slice(half)}` });
    expect(last(book)).toEqual(last(paired));
    expect(lastPairingList(book.workbook, actionsOf(book))?.no).toBe(1);
  });

  test('has what was confirmed since, unless that was undone or never ended', () => {
    const confirmed = (...more: readonly Readonly<Record<number, string>>[]) => {
      const book = paired.copy();
      for (const one of more) logged(book, 'Confirm', one);
      return last(book)?.confirmed;
    };
    const text = (of: string) => ({ 11: `confirmed "${of}"` });
    expect(confirmed(text('a'))).toBe('a');
    expect(confirmed(text('a'), text('b'), {})).toBe('b');
    expect(confirmed(text('a'), { ...text('b'), 3: 'partly undone' })).toBe('b');
    expect(confirmed(text('a'), { ...text('b'), 3: 'begun' })).toBe('a');
    expect(confirmed(text('a'), { ...text('b'), 4: '99' })).toBe('a');
    expect(confirmed(text('a'), text('b'), { 4: '3' })).toBe('a');
  });

  test('has what was confirmed before it as its settings have it', () => {
    const book = setting(over.copy(), 'Komi', '7½');
    const { seen, again } = expectView(book, { ask: 'state' }, 'changes');
    ask(book, { ask: 'confirm changes', seen, again });
    pairNext(book);
    expect(last(book)).toMatchObject({ round: 3, confirmed: 'R2 Komi: 6.5 → 7.5' });
    const forged = bookOf({ List: LIST, Settings: SETTINGS, Log: [LOG_TITLES] });
    logged(forged, 'A note');
    logged(forged, 'Confirm', { 11: 'confirmed "forged"' });
    expect(last(pairNext(forged))).toMatchObject({ round: 2, confirmed: '' });
  });

  test('is the newest of several behind a long Log, which is looked through once', () => {
    const book = manyRecorded(pairNext(over.copy()));
    const { workbook, areas } = watched(book);
    expect(lastPairing(workbook, actionsOf(book))?.round).toBe(3);
    expect(areas.filter(({ column }) => column === PAIRED_FROM_COLUMN)).toHaveLength(1);
    recordRound(book, 3);
    expect(last(book)?.round).toBe(3);
  });

  test('is not looked for twice in what the end of the Log tells', () => {
    const book = paired.copy();
    for (let i = 0; i < 30; i++) logged(book, `A note ${i}`);
    logged(book, 'Record', { 6: 'A1:A1 · List' });
    const actions = actionsOf(book);
    const top = Math.min(...actions.flatMap(({ rows }) => rows));
    expect(top).toBeGreaterThan(2);
    const { workbook, areas } = watched(book);
    expect(lastPairing(workbook, actions)?.round).toBe(2);
    const inEnd = areas.filter(({ column, row }) => column === PAIRED_FROM_COLUMN && row >= top);
    expect(inEnd).toHaveLength(1);
  });
});

test('what was settled is read from the end of the Log where that has it all', () => {
  const book = logged(paired.copy(), 'Keep the pairing', { 10: 'first' });
  const actions = actionsOf(manyRecorded(book));
  const [{ no } = { no: 0 }] = actions;
  expect(no).toBeGreaterThan(3);
  const { workbook, areas } = watched(book);
  expect(settledSince(workbook, actions, no)).toEqual([]);
  expect(settledSince(workbook, actions, no - 1)).toEqual([]);
  expect(areas).toEqual([]);
  expect(settledSince(workbook, actions, 1)).toEqual(['first']);
});
