import fc from 'fast-check';
import { expect, test } from 'vitest';
import { memoryWorkbook, type MemoryWorkbook } from './memoryWorkbook';
import { missing } from '../../src/tournament/person/missedRounds';
import { ask, changePlayer, comesIn, expectView } from './tournamentBook';

test('a list without numbers, with two of one name: its round is written, and undone', () => {
  const book = memoryWorkbook();
  book.addSheet('Players', [
    ['Name', 'Rank', 'Club', 'R1', 'R2'],
    ['Ada Alder', '1k', 'Bern', '', ''],
    ['Ben Birch', '2k', 'Bern', '', ''],
    ['Cleo Cedar', '3k', 'Bern', '', ''],
    ['Cleo Cedar', '4k', 'Graz', '', ''],
  ]);
  book.addSheet('Settings', [
    ['Setting', 'Value'],
    ['System', 'Swiss'],
    ['Rounds', '2'],
  ]);
  book.select('Players');
  const before = book.values('Players');
  const { seen } = expectView(book, { ask: 'preview' }, 'preview');
  const { undo } = expectView(book, { ask: 'write', seen }, 'written');
  const games = book.values('Players').slice(1);
  expect(games.map(line => /^\d\?\/[bw]$/.test(String(line[3])))).toEqual([true, true, true, true]);
  expectView(book, { ask: 'undo', action: undo.action }, 'undone');
  expect(book.values('Players')).toEqual(before);
});

/** A list of these names, with a column of numbers that is empty, or none. */
function listOf(names: readonly string[], hasNumbers: boolean, hasRanks: boolean): MemoryWorkbook {
  const book = memoryWorkbook();
  const titles = [...(hasNumbers ? ['No'] : []), 'Name', ...(hasRanks ? ['Rank'] : []), 'Out', 'R1', 'R2'];
  const rows = names.map(name =>
    titles.map(title => (title === 'Name' ? name : title === 'Rank' ? '3k' : '')),
  );
  book.addSheet('Players', [titles, ...rows]);
  book.addSheet('Settings', [
    ['Setting', 'Value'],
    ['System', 'Swiss'],
    ['Rounds', '2'],
  ]);
  book.select('Players');
  return book;
}

/** Takes everything back, newest first. */
function undoAll(book: MemoryWorkbook): void {
  for (let i = 0; i < 20; i++) {
    const view = ask(book, { ask: 'state' });
    if (!('undo' in view) || !view.undo) return;
    expect(expectView(book, { ask: 'undo', action: view.undo.action }, 'undone')).toMatchObject({ kept: [] });
  }
}

test('F9.1: rows that nothing but their order tells apart are checked in, changed, paired, recorded and undone', () => {
  const name = fc.constantFrom('Ann', 'Bo', 'Cy');
  fc.assert(
    fc.property(
      fc.array(name, { minLength: 4, maxLength: 7 }),
      fc.boolean(),
      fc.boolean(),
      fc.nat(6),
      (names, hasNumbers, hasRanks, die) => {
        const book = listOf(names, hasNumbers, hasRanks);
        const before = book.values('Players');
        const column = (title: string): readonly string[] => {
          const at = (before[0] ?? []).indexOf(title);
          return book
            .values('Players')
            .slice(1)
            .map(line => String(line[at]));
        };
        const one = die % names.length;
        expectView(book, { ask: 'begin check-in' }, 'players');
        expect(column('Out')).toEqual(names.map(() => '?'));
        for (let here = 0; here < names.length; here++) {
          const view = expectView(book, { ask: 'players', door: true }, 'players');
          comesIn(book, view.people[here]?.player ?? '');
          expect(column('Out')).toEqual(names.map((_, i) => (i <= here ? '' : '?')));
        }
        const { people } = expectView(book, { ask: 'players' }, 'players');
        changePlayer(book, people[one]?.player ?? '', missing);
        expect(column('Out')).toEqual(names.map((_, i) => (i === one ? '1' : '')));
        const { seen } = expectView(book, { ask: 'preview' }, 'preview');
        expectView(book, { ask: 'write', seen }, 'written');
        expect(column('R1')[one]).toMatch(/^0/);
        expect(column('R1')).not.toContain('');
        const { games = [] } = expectView(book, { ask: 'state' }, 'results missing');
        const results = games.map(({ black, white }) => ({ round: 1, black, white, result: '1-0' as const }));
        expect(expectView(book, { ask: 'record', results }, 'recorded')).toMatchObject({ left: [] });
        expect(column('R1').join(' ')).not.toContain('?');
        undoAll(book);
        expect(book.values('Players')).toEqual(before);
      },
    ),
    { numRuns: Number(process.env['RUNS'] ?? 6) },
  );
});

test('F9.1: a rating is written beside each of two of one name', () => {
  const book = listOf(['Ann', 'Bo', 'Cy', 'Cy'], false, true);
  for (const no of [3, 4]) {
    const player = { no, name: 'Cy', pin: `1000000${no}`, rank: '', rating: 1500 + no };
    const ratings = { list: 'EGF 2026-11-01', players: [player] };
    const { seen } = expectView(book, { ask: 'preview ratings', ratings }, 'ratings');
    expectView(book, { ask: 'write ratings', ratings, seen }, 'ratings written');
  }
  undoAll(book);
  expect(book.values('Players')[3]?.slice(0, 5)).toEqual(['Cy', '3k', '', '', '']);
});
