import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { warmAddon, range } from './built';

const addon = warmAddon();

/** Ada is first, Ben and Cleo share the second place, Dov is fourth; Ben, Cleo and Dov are kyu players, Dov is young. */
const FOUR = range(`
  No | Name | Rank | Age | R1 | R2
  1  | Ada  | 2d   | 40  | 4+ | 2+
  2  | Ben  | 3k   | 17  | 3+ | 1-
  3  | Cleo | 2k   | 30  | 2- | 4+
  4  | Dov  | 9k   | 12  | 1- | 3-
`);
const SWISS = 'System=Swiss; Tiebreaks=none; Prize tiebreaks=DIRECTCOMPARISON';
const ONE = `${SWISS}; One prize each=yes`;

type Cells = readonly (readonly unknown[])[];

const prizes = (given: Cells, settings = ONE): Cells => addon.PRIZES!(FOUR, given, settings) as Cells;
/** Each winner with his prizes, without places and numbers; and the note. */
const won = (table: Cells): readonly string[] =>
  table.slice(1).map(row =>
    row
      .slice(2)
      .filter(cell => cell !== '')
      .join(' '),
  );
const noteOf = ([head = []]: Cells): string => String(head[head.length - 1]);

describe('One prize each', () => {
  it('the most valuable is kept, and in the other those behind move up; the note says what passed on', () => {
    const given = [
      ['Place', 'Money', 'Kyu [Rank <1d]', 'Youth [Age <18]'],
      [1, 100, 80, 50],
      [2, 60, 20, 10],
      [3, 40, '', ''],
    ];
    // Ben and Cleo share 60 + 40 and 80 + 20: of equals the column further left. Dov is first of the kyu players that are left.
    expect(won(prizes(given))).toEqual(['Ada 100', 'Ben 50', 'Cleo 50', 'Dov 80', 'Not given out 20 60']);
    const note = noteOf(prizes(given));
    expect(note).toContain('Kyu [Rank <1d] passes on from Ben');
    expect(note).toContain('Kyu [Rank <1d] passes on from Cleo');
    expect(note).toContain('Youth [Age <18] passes on from Ben');
    expect(note).toContain('Youth [Age <18] passes on from Dov');
    expect(note).not.toContain('from Ada');
    expect(won(prizes(given, SWISS))).toEqual(['Ada 100', 'Ben 50 50 50', 'Cleo 50 50', 'Dov 10']);
  });

  it('who would be last in money is first of the kyu players, if that is more', () => {
    const given = [
      ['Place', 'Money', 'Kyu [Rank <1d]'],
      [1, 100, 90],
      [2, 30, 30],
      [3, 20, ''],
      [4, 10, ''],
    ];
    // Ben and Cleo are due 25 in money and 60 in kyu; the second place is then Dov's.
    expect(won(prizes(given))).toEqual(['Ada 100', 'Ben 60', 'Cleo 60', 'Dov 30', 'Not given out 30']);
  });

  it('money and a cup of one place are one prize; titles are for all of the place', () => {
    const given = [
      ['Place', 'Money', 'Cup', 'Title', 'Kyu [Rank <1d]'],
      [1, 100, 'gold', 'Champion', 40],
      [2, 60, 'silver', 'Second', 20],
      [3, '', '', '', 10],
    ];
    expect(won(prizes(given))).toEqual([
      'Ada 100 gold Champion',
      'Ben 30 silver Second',
      'Cleo 30 Second',
      'Dov 40',
      'Not given out 30',
    ]);
  });

  it('a prize by wins is one, too, and nobody is next', () => {
    const given = [
      ['Place', 'Prize'],
      ['1', 100],
      ['2/2', 20],
      ['1/2', 15],
    ];
    expect(won(prizes(given))).toEqual(['Ada 100', 'Ben 15', 'Cleo 15']);
    expect(noteOf(prizes(given))).toContain('Prize 2/2 passes on from Ada');
    const more = [
      ['Place', 'Prize'],
      ['1', 10],
      ['2/2', 20],
    ];
    expect(won(prizes(more))).toEqual(['Ada 20', 'Ben 5', 'Cleo 5']);
  });

  it('things are worth less than any sum, and of two the one further left is kept', () => {
    const given = [
      ['Place', 'Things', 'Kyu [Rank <1d]', 'Youth [Age <18]'],
      [1, 'book', 'stones', 5],
      [2, 'tea', 'bowls', ''],
      [3, 'cake', '', ''],
    ];
    expect(won(prizes(given))).toEqual([
      'Ada book',
      'Ben 5',
      'Cleo tea',
      'Dov cake',
      'Not given out stones; bowls',
    ]);
  });

  it('whatever is planned, nobody has two prizes, no sum is lost, and without it all is as before', () => {
    const amounts = fc
      .array(fc.integer({ min: 1, max: 99 }), { minLength: 4, maxLength: 4 })
      .map(all => [...all].sort((a, b) => b - a));
    fc.assert(
      fc.property(amounts, amounts, amounts, (money, kyu, youth) => {
        const given = [
          ['Place', 'Money', 'Kyu [Rank <1d]', 'Youth [Age <18]'],
          ...money.map((amount, i) => [i + 1, amount, kyu[i], youth[i]]),
        ];
        const rows = prizes(given).slice(1);
        const winners = rows.filter(row => row[1] !== '');
        for (const row of winners) expect(row.slice(3, 6).filter(cell => cell !== '')).toHaveLength(1);
        expect(winners).toHaveLength(4);
        const sum = rows.flatMap(row => row.slice(3, 6)).reduce<number>((all, cell) => all + Number(cell), 0);
        expect(Math.round(100 * sum)).toBe(
          100 * [...money, ...kyu, ...youth].reduce((all, one) => all + one, 0),
        );
        // Ada, who is in none of the others, has the first prize; of each other no one else's is more than his own column gives.
        expect(winners[0]?.slice(2, 4)).toEqual(['Ada', money[0]]);
        const column = given.map(row => row.slice(0, 2));
        expect(prizes(column)).toEqual(prizes(column, SWISS));
      }),
      { numRuns: 30 },
    );
  });
});
