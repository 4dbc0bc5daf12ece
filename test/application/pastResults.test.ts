import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { STANDINGS } from '../../src/application/functions/standings';
import { exchangedOf } from '../../src/exchange/exchangedOf';
import { writeTou } from '../../src/formats/h9/writeTou';
import type { MemoryWorkbook } from './memoryWorkbook';
import {
  ask,
  column,
  expectConsistent,
  expectView,
  pairRound,
  playRound,
  tournamentBook,
} from './tournamentBook';

const noOf = (label: string): number => Number(/^\d+/.exec(label)?.[0]);
const past = (book: MemoryWorkbook) => expectView(book, { ask: 'state' }, 'past changed');
const inPlay = (book: MemoryWorkbook) => expectView(book, { ask: 'state' }, 'results missing');

/** What the announcement says of later changes. */
const announcedChanges = (book: MemoryWorkbook): unknown =>
  book.values('Tournament system').find(([label]) => label === 'Changed after the start')?.[1];

const small = tournamentBook(8);
pairRound(small);
playRound(small, 1);
pairRound(small);

const prepared = tournamentBook(12);
pairRound(prepared);
playRound(prepared, 1);
pairRound(prepared);

/** Turns the result of a game of round 1; row 4 is table 1. */
function turn(book: MemoryWorkbook, row = 5): readonly [number, number] {
  const [black, white] = ['B', 'C'].map(letter => noOf(String(book.cell('Round 1', `${letter}${row}`))));
  const [one, other] = [black ?? 0, white ?? 0];
  book.type('Wall list', `H${one + 1}`, `${other}-/b`);
  book.type('Wall list', `H${other + 1}`, `${one}+/w`);
  book.type('Round 1', `F${row}`, 'w');
  return [one, other];
}

/** The pairs of round 2 in the list. */
const pairs = (book: MemoryWorkbook) =>
  column(book, 'I', 12).map(cell => Number(/^\d+/.exec(String(cell))?.[0]));

describe('a past result changes after the next round is paired', () => {
  test('is seen by itself, with what follows, before anything is applied', () => {
    const book = prepared.copy();
    inPlay(book);
    const before = column(book, 'I', 12);
    const players = turn(book);
    const view = past(book);
    expect(view).toMatchObject({ round: 2, published: false, again: true });
    expect(view.changes.map(({ cell }) => cell?.a1).sort()).toEqual(players.map(no => `H${no + 1}`).sort());
    expect(view.changes[0]?.sentence).toMatch(/Round 1, .*: “\d+[+-]\/[bw]” when .* now “\d+[+-]\/[bw]”/);
    expect(view.impact[0]).toContain('Scores before this round: 2 change.');
    expect(view.impact[1]).toContain('Places that move at once');
    expect([...view.affected].sort()).toEqual([...players].sort());
    expect(column(book, 'I', 12)).toEqual(before);
  });

  test('a result turned back is none, and one of the round in play is none', () => {
    const book = prepared.copy();
    const [one, other] = turn(book);
    past(book);
    book.type('Wall list', `H${one + 1}`, `${other}+/b`);
    book.type('Wall list', `H${other + 1}`, `${one}-/w`);
    book.type('Round 1', 'F5', 'b');
    inPlay(book);
    book.type('Round 2', 'F4', 'b');
    expectView(book, { ask: 'record' }, 'recorded');
    inPlay(book);
  });

  test('keep: the Log says so and nobody is asked again, until something else changes', () => {
    const book = prepared.copy();
    turn(book);
    expectView(book, { ask: 'publish', round: 2 }, 'changed');
    const view = past(book);
    expect(view.published).toBe(true);
    expect(ask(book, { ask: 'keep pairing', seen: 'something else' }).view).toBe('past changed');
    expect(ask(book, { ask: 'keep pairing', seen: view.seen }).view).toBe('results missing');
    expect(
      book
        .values('Log')
        .map(line => String(line[2]))
        .join(),
    ).toContain('Keep the pairing of round 2');
    inPlay(book);
    turn(book, 6);
    expect(past(book).changes).toHaveLength(4);
  });

  test('N129: kept, nobody is asked again because the list is sorted', () => {
    const book = prepared.copy();
    turn(book);
    expect(ask(book, { ask: 'keep pairing', seen: past(book).seen }).view).toBe('results missing');
    const rows = book.values('Wall list').slice(1, 13);
    [...rows]
      .reverse()
      .forEach((line, row) =>
        'ABCDEFGHIJKL'
          .split('')
          .forEach((letter, i) => book.type('Wall list', `${letter}${row + 2}`, line[i] ?? '')),
      );
    inPlay(book);
  });

  test('for ratings alone: list, sheet and pairing stay; files for federations have the new result', () => {
    const book = prepared.copy();
    const before = ['H', 'I'].map(letter => column(book, letter, 12));
    expectView(book, { ask: 'prizes' }, 'prizes written');
    ['100', '50'].forEach((amount, i) => book.type('Prizes', `B${i + 2}`, amount));
    const [one, other] = turn(book, 4);
    const view = past(book);
    expect(view.impact[view.impact.length - 1]).toMatch(/^Prizes, if it ended now: \d+ change\. Player/);
    expect(ask(book, { ask: 'rate alone', seen: view.seen }).view).toBe('results missing');
    expect(['H', 'I'].map(letter => column(book, letter, 12))).toEqual(before);
    expect(book.cell('Round 1', 'F4')).toBe('Black wins');
    expectConsistent(book);

    const { tournament } = expectView(book, { ask: 'files' }, 'files');
    if (!tournament) throw new Error('no file');
    const act = `Round 1: Player ${one} (${one}) – Player ${other} (${other}) counts here as 1-0; files for ratings have 0-1.`;
    expect(tournament.settings.ratedResults).toEqual([{ round: 1, players: [one, other], result: '0-1' }]);
    expect(tournament.acts).toContain(act);
    const values = book.values('Wall list').map(line => line.slice(0, 12));
    expect(STANDINGS(values, 'Rated otherwise=R1 ' + `${one}×${other} 0-1`)[0]?.join()).toContain(act);
    const { tournament: exchanged } = exchangedOf(tournament);
    const { text, problems } = writeTou(exchanged, exchangedOf(tournament).final);
    expect(text).toMatch(new RegExp(` Player ${one} .* \\d+-b0`));
    expect(problems.map(({ code }) => code)).toContain('ratedOtherwise');

    const { undo } = inPlay(book);
    expect(undo?.what).toBe(`Count for ratings alone, after round 2 was paired: R1 ${one}×${other} 0-1`);
    expectView(book, { ask: 'undo', action: undo?.action ?? '' }, 'undone');
    past(book);
  });

  test('for ratings alone is no choice where an opponent has changed, or one cell of the two', () => {
    const book = prepared.copy();
    const [one, other] = turn(book);
    expect(past(book).rate).toBe(true);
    book.type('Wall list', `H${other + 1}`, '0-');
    expect(past(book).rate).toBe(false);
    book.type('Wall list', `H${other + 1}`, `${one}-/w`);
    expect(past(book).rate).toBe(false);
  });

  test('the affected are paired again: tables that are played, and all others, stay', () => {
    const book = prepared.copy();
    const players = turn(book, 4);
    const { affected } = past(book);
    const was = pairs(book);
    const hand = { again: affected };
    const preview = expectView(book, { ask: 'preview', hand }, 'preview');
    const opponents = players.map(no => was[no - 1] ?? 0);
    const released = new Set([...players, ...opponents]);
    expect(preview.kept).toBe(6 - released.size / 2);
    const { undo } = expectView(book, { ask: 'write', seen: preview.seen, hand }, 'changed');
    const now = pairs(book);
    for (const no of was.map((_, i) => i + 1)) {
      if (released.has(no)) expect(released.has(now[no - 1] ?? 0)).toBe(true);
      else expect(now[no - 1]).toBe(was[no - 1]);
    }
    expect(now).not.toEqual(was);
    expectConsistent(book);
    // The round now follows from the corrected list.
    expect(inPlay(book).warnings).toEqual([]);
    expectView(book, { ask: 'undo', action: undo.action }, 'undone');
    expect(pairs(book)).toEqual(was);
    past(book);
  });

  test('all are paired again: the pairing is that of the corrected list', () => {
    const book = prepared.copy();
    turn(book);
    const hand = { again: 'all' } as const;
    const { seen } = expectView(book, { ask: 'preview', hand }, 'preview');
    expectView(book, { ask: 'write', seen, hand }, 'changed');
    inPlay(book);
    const fresh = prepared.copy();
    const newest = expectView(fresh, { ask: 'state' }, 'results missing').undo;
    expectView(fresh, { ask: 'undo', action: newest?.action ?? '' }, 'undone');
    turn(fresh);
    pairRound(fresh);
    expect(column(book, 'I', 12)).toEqual(column(fresh, 'I', 12));
  });
});

/** Turns a game of a round that is over, in list and sheet; false where it cannot be. */
function turnIn(book: MemoryWorkbook, round: number, table: number): boolean {
  const sheet = `Round ${round}`;
  const [one, other] = ['B', 'C'].map(letter => noOf(String(book.cell(sheet, `${letter}${3 + table}`))));
  const letter = String.fromCharCode('H'.charCodeAt(0) + round - 1);
  const at = (no: number | undefined) => `${letter}${(no ?? 0) + 1}`;
  const cells = [one, other].map(no => String(book.cell('Wall list', at(no))));
  if (cells.some(cell => !/^\d+[+-]\//.test(cell))) return false;
  const turned = (cell: string) => cell.replace(/[+-]/, sign => (sign === '+' ? '-' : '+'));
  [one, other].forEach((no, i) => book.type('Wall list', at(no), turned(cells[i] ?? '')));
  book.type(sheet, `F${3 + table}`, cells[0]?.includes('+') ? 'w' : 'b');
  return true;
}

/** The settings that the panel asks about. */
const askedAbout = (book: MemoryWorkbook): string => {
  const view = ask(book, { ask: 'state' });
  return view.view === 'changes' ? view.changes.map(({ sentence }) => sentence).join(' ') : '';
};

const settingRow = (book: MemoryWorkbook, name: string): number =>
  1 + book.values('Settings').findIndex(line => line[0] === name);

const ACTS = ['rate', 'rate', 'play', 'play', 'undo', 'bye'] as const;

/** One act of the panel or by hand; each may come in any order. */
function act(book: MemoryWorkbook, what: (typeof ACTS)[number], die: number): void {
  const view = ask(book, { ask: 'state' });
  const rounds = book.workbook.sheetNames().filter(name => /^Round \d$/.test(name)).length;
  if (what === 'bye') return book.type('Settings', `B${settingRow(book, 'Bye')}`, String(1 + (die % 8)));
  if (view.view === 'changes') {
    expectView(book, { ask: 'confirm changes', seen: view.seen, again: false }, 'ready');
    return;
  }
  if (what === 'undo' && 'undo' in view && view.undo) {
    ask(book, { ask: 'undo', action: view.undo.action });
    return;
  }
  if (what === 'play' && view.view === 'ready') pairRound(book);
  if (what === 'play' && view.view === 'results missing') playRound(book, view.round, [1 + (die % 4)]);
  if (what !== 'rate' || rounds < 2) return;
  if (!turnIn(book, 1 + (die % (rounds - 1)), 1 + (die % 4))) return;
  const past = ask(book, { ask: 'state' });
  if (past.view === 'past changed' && past.rate) ask(book, { ask: 'rate alone', seen: past.seen });
}

describe('a result that counts for ratings alone (N27)', () => {
  test('is no change of a setting that is asked about, whatever is done before and after', () => {
    let rated = 0;
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom(...ACTS), fc.nat(99)), { minLength: 4, maxLength: 10 }),
        acts => {
          const book = small.copy();
          for (const [what, die] of acts) {
            act(book, what, die);
            expect(askedAbout(book)).not.toContain('Rated otherwise');
          }
          const value = String(book.cell('Settings', `B${settingRow(book, 'Rated otherwise')}`));
          if (/R\d/.test(value)) rated++;
          expect(String(announcedChanges(book)).includes('Rated otherwise')).toBe(/R\d/.test(value));
        },
      ),
      { numRuns: Number(process.env['RUNS'] ?? 6) },
    );
    expect(rated).toBeGreaterThan(0);
  });

  test('is asked about where it was typed', () => {
    const book = small.copy();
    playRound(book, 2);
    book.type('Settings', `B${settingRow(book, 'Rated otherwise')}`, 'R1 1×2 0-1');
    expect(askedAbout(book)).toContain('Rated otherwise');
  });
});
