import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { HandWork, Request, View } from '../../src/application/protocol/protocol';
import { POWER_CUT, type MemoryWorkbook } from './memoryWorkbook';
import { ask, expectConsistent, expectView, pairRound, playRound, tournamentBook } from './tournamentBook';

type Written = Extract<View, { readonly view: 'changed' }>;

const second = tournamentBook(12);
pairRound(second);
playRound(second, 1);

const setting = (book: MemoryWorkbook, name: string, value: string): void => {
  const at = book.values('Settings').findIndex(([title]) => title === name);
  book.type('Settings', `B${at + 1}`, value);
};

/** The second round, with these wishes. */
function pairedBy(hand: HandWork, settings: Readonly<Record<string, string>> = {}): MemoryWorkbook {
  const book = second.copy();
  Object.entries(settings).forEach(([name, value]) => setting(book, name, value));
  const { seen } = expectView(book, { ask: 'preview', hand }, 'preview');
  expectView(book, { ask: 'write', seen, hand }, 'written');
  return book;
}

/** `3: 5 Player 5 (1d) – 9 Player 9 (6k)`, in the order of the rows. */
const linesOf = (book: MemoryWorkbook, round = 2): readonly string[] =>
  book
    .values(`Round ${round}`)
    .slice(3)
    .flatMap(([table, black, white]) =>
      white === '' || white === undefined ? [] : [`${table}: ${black} – ${white}`],
    );

const notesOf = (book: MemoryWorkbook, round = 2): readonly string[] =>
  book
    .values(`Round ${round}`)
    .slice(3)
    .flatMap(([table, note, white]) => (table === '' && white === '' && note !== '' ? [String(note)] : []));

const look = (book: MemoryWorkbook, played?: true, round = 2) =>
  expectView(book, { ask: 'tables', round, ...(played && { played }) }, 'tables');

function number(book: MemoryWorkbook, played?: true): Written {
  const { seen } = look(book, played);
  return expectView(book, { ask: 'write tables', seen, round: 2, ...(played && { played }) }, 'changed');
}

const undo = (book: MemoryWorkbook, { undo: { action } }: Written) =>
  expectView(book, { ask: 'undo', action }, 'undone');

const usual = linesOf(pairedBy({}));
/** The games of the second round by the number of a player of each, best first. */
const ours = usual.map(line => Number(/^\d+: (\d+)/.exec(line)?.[1]));
/** The games stand at these tables instead. */
const tables = (at: readonly number[]): HandWork => ({ tables: ours.map((no, i) => [no, at[i] ?? 0]) });
const turned = tables([6, 5, 4, 3, 2, 1]);

describe('tables numbered anew', () => {
  test('whatever tables games were given, they get those of a fresh pairing, in the order of the rows', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([1, 2, 3, 4, 5, 6, 7, 8, 9], { minLength: 6, maxLength: 6 }), at => {
        const book = pairedBy(tables(at));
        if (at.join() === '1,2,3,4,5,6') return;
        number(book);
        expect(linesOf(book)).toEqual(usual);
        expect(look(book).rows).toEqual([]);
        expectConsistent(book);
      }),
      { numRuns: 12 },
    );
  });

  test('also after players of two games were exchanged, as if the pairs had been typed before', () => {
    const pairsOf = (lines: readonly string[]) =>
      lines.map(line => [...line.matchAll(/(\d+) Player/g)].map(([, no]) => Number(no)) as [number, number]);
    const [first, , , , , last] = pairsOf(usual) as [[number, number], ...(readonly [number, number][])] &
      readonly (readonly [number, number])[];
    const [a, b] = first;
    const [c, d] = last as readonly [number, number];
    const hand: HandWork = { pairs: [{ players: [a, d] }, { players: [c, b] }] };
    const book = pairedBy({});
    const again = { again: [a, c], ...hand };
    const { seen } = expectView(book, { ask: 'preview', hand: again }, 'preview');
    expectView(book, { ask: 'write', seen, hand: again }, 'changed');
    const fresh = linesOf(pairedBy(hand));
    expect(linesOf(book)).not.toEqual(fresh);
    number(book);
    expect(linesOf(book)).toEqual(fresh);
  });

  test('the preview has the games that move and writes nothing; one press back gives all as it was', () => {
    const book = pairedBy(turned);
    const before = book.snapshot();
    const { rows, published, withResult } = look(book);
    expect(rows.map(({ was, is }) => `${was} → ${is}`)).toEqual([
      '6 → 1',
      '5 → 2',
      '4 → 3',
      '3 → 4',
      '2 → 5',
      '1 → 6',
    ]);
    expect([published, withResult]).toEqual([false, 0]);
    expect(book.snapshot()).toEqual(before);
    const written = number(book);
    expect(written.what).toBe('Number the tables of round 2 anew');
    expect(book.values('Log').flat().join()).toContain('Number the tables of round 2 anew');
    undo(book, written);
    expect(book.values('Round 2')).toEqual(before['Round 2']);
    expect(book.values('Wall list')).toEqual(before['Wall list']);
  });

  test('fixed tables and excluded ones are kept as a fresh pairing keeps them', () => {
    const settings = { 'Excluded tables': '2, 4-5', 'Fixed tables': `${ours[3]}@5, ${ours[4]}@1` };
    const book = pairedBy(turned, settings);
    number(book);
    expect(linesOf(book)).toEqual(linesOf(pairedBy({}, settings)));
  });

  test('a game whose result is in keeps its table and row, unless it is asked for', () => {
    const book = pairedBy(turned);
    const at = book.values('Round 2').findIndex(([table]) => String(table) === '3');
    book.type('Round 2', `F${at + 1}`, 'b');
    const kept = linesOf(book).find(line => line.startsWith('3: '));
    expect(look(book).withResult).toBe(1);
    const written = number(book);
    expect(linesOf(book)).toContain(kept);
    expect(book.cell('Round 2', `F${at + 1}`)).toBe('b');
    // The others are numbered around it.
    const others = usual.map(line => line.slice(3)).filter(line => line !== kept?.slice(3));
    expect(linesOf(book).filter(line => line !== kept)).toEqual(
      [1, 2, 4, 5, 6].map((table, i) => `${table}: ${others[i]}`),
    );
    undo(book, written);
    number(book, true);
    expect([...linesOf(book)].sort()).toEqual(usual);
    expect(linesOf(book)[at - 3]).toBe(`4: ${kept?.slice(3)}`);
    expect(book.cell('Round 2', `F${at + 1}`)).toBe('b');
    expectView(book, { ask: 'record' }, 'recorded');
    expectConsistent(book);
  });

  test('a result that the list alone has is one, too', () => {
    const book = pairedBy(turned);
    playRound(book, 2);
    book.values('Round 2').forEach((_, row) => row > 2 && book.type('Round 2', `F${row + 1}`, ''));
    expect(look(book)).toMatchObject({ rows: [], withResult: 6 });
    expect(look(book, true).rows).toHaveLength(6);
  });

  test('whatever stands beside a game stays with it', () => {
    const book = pairedBy(turned);
    const [line = ''] = linesOf(book);
    book.type('Round 2', 'H4', 'broadcast');
    number(book);
    expect(book.cell('Round 2', 'H4')).toBe('broadcast');
    expect(linesOf(book)[0]?.slice(3)).toBe(line.slice(3));
    expect([...linesOf(book)].sort()).toEqual(usual);
  });

  test('a table that has no number is the organiser’s, and a game without any gets one', () => {
    const book = pairedBy(turned);
    const rowOf = (table: string): number =>
      book.values('Round 2').findIndex(([first]) => String(first) === table) + 1;
    const [stage, none] = [rowOf('6'), rowOf('5')];
    book.type('Round 2', `A${stage}`, 'Stage');
    book.type('Round 2', `A${none}`, '');
    expect(look(book).rows[0]).toMatchObject({ was: '', is: '1' });
    number(book);
    expect(linesOf(book)).toContain(`Stage: ${usual[0]?.slice(3)}`);
    expect(linesOf(book)).toContain(`1: ${usual[1]?.slice(3)}`);
  });

  test('a published round says which games sit elsewhere', () => {
    const book = pairedBy(tables([2, 1, 3, 4, 5, 6]));
    expectView(book, { ask: 'publish', round: 2 }, 'changed');
    expect(look(book).published).toBe(true);
    const written = number(book);
    const [note] = notesOf(book);
    expect(note).toMatch(
      /^\d{4}-\d\d-\d\d \d\d:\d\d Changed, other tables: 1: \d+ Player .* – .*; 2: \d+ Player .* – [^;]*$/,
    );
    undo(book, written);
    expect(notesOf(book)).toEqual([]);
  });

  test('once a result is typed beside a game that has moved, the undo leaves all tables and says so', () => {
    const book = pairedBy(turned);
    const written = number(book);
    const after = book.values('Round 2');
    book.type('Round 2', 'F4', 'w');
    const { kept, restored } = undo(book, written);
    expect(restored).toBe(0);
    expect(kept.map(({ sentence }) => sentence).join()).toContain('Round 2: the games of players');
    expect(linesOf(book)).toEqual(usual);
    expect(book.values('Round 2').map(line => line.slice(0, 5))).toEqual(after.map(line => line.slice(0, 5)));
  });

  test.each(['finish', 'undo'] as const)('the run dies at any step, and a press leads on: %s', settle => {
    const start = pairedBy(turned);
    expectView(start, { ask: 'publish', round: 2 }, 'changed');
    const sheetOf = (book: MemoryWorkbook): string => JSON.stringify(book.values('Round 2'));
    const before = sheetOf(start);
    const whole = start.copy();
    const from = whole.writes();
    number(whole);
    for (let step = 0; step < whole.writes() - from; step++) {
      const book = start.copy();
      const { seen } = look(book);
      book.dieAfter(step);
      expect(() => ask(book, { ask: 'write tables', seen, round: 2 })).toThrow(POWER_CUT);
      book.dieAfter(undefined);
      const state = ask(book, { ask: 'state' });
      if (state.view !== 'begun') expect(sheetOf(book)).toBe(before);
      else {
        ask(book, { ask: settle, action: state.action });
        const isNoted = (text: string): string => text.replace(/ \d\d:\d\d Changed/, ' Changed');
        expect(isNoted(sheetOf(book))).toBe(isNoted(settle === 'undo' ? before : sheetOf(whole)));
      }
      expectConsistent(book);
    }
  });

  test('a preview that is out of date writes nothing', () => {
    const book = pairedBy(turned);
    const { seen } = look(book);
    book.type('Round 2', 'F4', 'w');
    const before = book.snapshot();
    expectView(book, { ask: 'write tables', seen, round: 2 }, 'stopped');
    expectView(book, { ask: 'write tables', seen: look(book).seen, round: 2, played: true }, 'stopped');
    expect(book.snapshot()).toEqual(before);
  });

  test('where all stand in order nothing is written, and nobody says that it was', () => {
    const book = pairedBy({});
    const { seen, rows } = look(book);
    expect(rows).toEqual([]);
    const before = book.snapshot();
    expectView(book, { ask: 'write tables', seen, round: 2 }, 'stopped');
    expect(book.snapshot()).toEqual(before);
  });

  test('it is offered for the last round of a McMahon or a Swiss, and for no other', () => {
    const book = pairedBy({});
    expect(expectView(book, { ask: 'state' }, 'results missing').tables).toBe(true);
    for (const round of [0, 1, 3, 99]) expectView(book, { ask: 'tables', round }, 'stopped');
    const table = tournamentBook(6, 5, 'Round robin');
    pairRound(table);
    expect(expectView(table, { ask: 'state' }, 'results missing').tables).toBeUndefined();
    expectView(table, { ask: 'tables', round: 1 }, 'stopped');
    const gone = pairedBy({});
    gone.removeSheet('Round 2');
    const request: Request = { ask: 'tables', round: 2 };
    expect(JSON.stringify(ask(gone, request))).toContain('Round 2');
    expectView(gone, request, 'stopped');
  });
});
