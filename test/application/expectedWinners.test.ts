import { describe, expect, test } from 'vitest';
import type { SimulationView, SimulationWish } from '../../src/application/protocol/protocol';
import type { MemoryWorkbook } from './memoryWorkbook';
import { expectView, tournamentBook } from './tournamentBook';

const EVENTS = 15;

function played(book: MemoryWorkbook, change: Partial<SimulationWish> = {}, count = EVENTS): SimulationView {
  const form = expectView(book, { ask: 'simulation' }, 'simulate').wish;
  const wish = { ...form, events: EVENTS, seed: 'dice', ...change };
  let view: SimulationView | undefined;
  do view = expectView(book, { ask: 'simulate', wish, count, tallies: view?.tallies ?? [] }, 'simulation');
  while (view.done < wish.events);
  return view;
}

/** The sheet of prizes with these lines. */
function withPurse(
  book: MemoryWorkbook,
  lines: readonly (readonly string[])[],
  title = 'Prize',
): MemoryWorkbook {
  expectView(book, { ask: 'prizes' }, 'prizes written');
  book.type('Prizes', 'B1', title);
  lines.forEach(([place = '', prize = ''], i) => {
    book.type('Prizes', `A${i + 2}`, place);
    book.type('Prizes', `B${i + 2}`, prize);
  });
  return book;
}

const winners = ({ notes }: SimulationView): readonly string[] =>
  notes.filter(note => note.includes('Winners of prize'));

describe('the expected number of winners of prizes by wins', () => {
  test('is said for each prize of the sheet, with the range of nine events in ten', () => {
    const book = withPurse(tournamentBook(8, 3, 'Swiss'), [
      ['1', '100'],
      ['3/3', '50'],
      ['2/3', '20'],
    ]);
    const said = winners(played(book));
    // A Swiss of eight over three rounds has one player with three wins and three with two, whoever they are.
    expect(said).toEqual([
      'Winners of prize 3/3: 1 on average, 1 to 1 in nine events of ten.',
      'Winners of prize 2/3: 3 on average, 3 to 3 in nine events of ten.',
    ]);
  });

  test('varies where players do not come, and is the same however the events are parted', () => {
    const book = withPurse(tournamentBook(12), [['4/5', '50']]);
    const wish = { absence: 20 };
    const [one, many] = [played(book, wish), played(book, wish, 7)];
    expect(many.notes).toEqual(one.notes);
    expect(winners(one)).toEqual([
      expect.stringMatching(/^Winners of prize 4\/5: \d\.\d\d on average, \d to \d in nine/),
    ]);
    const counts = one.tallies[0]?.winners['4/5'] ?? [];
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(EVENTS);
  });

  test('of a condition it is of the players whom it names, in a field of the sheet alone', () => {
    const book = withPurse(tournamentBook(8, 3, 'Swiss'), [['2/3', '50']], 'Kyu [Rank <1d]');
    const [said = ''] = winners(played(book));
    expect(said).toMatch(/^Winners of prize Kyu \[Rank <1d\] 2\/3: [0-2]\.\d\d on average/);
    expect(winners(played(book, { field: 'generated' }))).toEqual([]);
  });

  test('of another number of rounds it is nobody; of two systems each is named; without such prizes nothing is said', () => {
    const book = withPurse(tournamentBook(8, 3, 'Swiss'), [
      ['4/5', '50'],
      ['4/5', '10'],
      ['3/3', 'a book'],
    ]);
    expect(winners(played(book))[0]).toBe(
      'Winners of prize 4/5: 0 on average, 0 to 0 in nine events of ten.',
    );
    const two = winners(played(book, { versus: 'McMahon', versusRounds: '5' }));
    expect(two.map(line => line.split(': ').slice(0, 2).join(': '))).toEqual([
      'Swiss: Winners of prize 4/5',
      'Swiss: Winners of prize 3/3',
      'McMahon: Winners of prize 4/5',
      'McMahon: Winners of prize 3/3',
    ]);
    expect(winners(played(withPurse(tournamentBook(8), [['1', '100']])))).toEqual([]);
    expect(winners(played(tournamentBook(8)))).toEqual([]);
  });

  test('stands in the sheet of the simulation, too', () => {
    const book = withPurse(tournamentBook(8, 3, 'Swiss'), [['3/3', '50']]);
    const { wish, tallies } = played(book);
    const { sheet } = expectView(book, { ask: 'simulation sheet', wish, tallies }, 'simulation written');
    expect(book.values(sheet).flat()).toContain(
      'Winners of prize 3/3: 1 on average, 1 to 1 in nine events of ten.',
    );
  });

  test('with One prize each whoever keeps a place that is worth more leaves the prize by wins', () => {
    const book = withPurse(tournamentBook(8, 3, 'Swiss'), [
      ['1', '100'],
      ['2', '10'],
      ['3/3', '50'],
      ['2/3', '20'],
    ]);
    const settings = book.values('Settings').findIndex(([name]) => name === 'One prize each');
    book.type('Settings', `B${settings + 1}`, 'yes');
    // The winner keeps the first place; the second one of three with two wins, or those who share it, the prize by wins.
    expect(winners(played(book))).toEqual([
      'Winners of prize 3/3: 0 on average, 0 to 0 in nine events of ten.',
      'Winners of prize 2/3: 3 on average, 3 to 3 in nine events of ten.',
    ]);
    book.type('Prizes', 'B3', '90');
    const [, two = ''] = winners(played(book));
    expect(two).toMatch(/^Winners of prize 2\/3: [01]\.\d\d on average/);
    book.type('Settings', `B${settings + 1}`, 'no');
    expect(winners(played(book))).toContain(
      'Winners of prize 2/3: 3 on average, 3 to 3 in nine events of ten.',
    );
  });

  test('N141: a column of prizes that is inserted counts wherever prizes are asked for', () => {
    const book = withPurse(tournamentBook(8, 3, 'Swiss'), [['1', '100']]);
    book.workbook.insertColumns('Prizes', 2, 1);
    book.type('Prizes', 'E1', 'Wins');
    book.type('Prizes', 'E3', '50');
    book.type('Prizes', 'A3', '3/3');
    expect(book.formula('Prizes', 'G1')).toContain('A1:F31');
    expect(winners(played(book))).toEqual([
      'Winners of prize 3/3: 1 on average, 1 to 1 in nine events of ten.',
    ]);
  });
});
