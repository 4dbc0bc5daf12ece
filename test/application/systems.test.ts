import { describe, expect, it } from 'vitest';
import { warmAddon, range } from './built';

const addon = warmAddon();

/** Four players: a semi-final replayed after a draw, the final open. */
const CUP = range(`
  No | Name | Rating | R1    | R2
  1  | Ada  | 2400   | 4= 4+ | 3?
  2  | Ben  | 2300   | 3-    | 4+
  3  | Cleo | 2200   | 2+    | 1?
  4  | Dov  | 2100   | 1= 1- | 2-
`);
const SEEDED = 'System=Knock-out; Draw=seeded; Third-place game=yes';

describe('BRACKET', () => {
  it('draws the rounds side by side, winners between the two of their pair', () => {
    expect(addon.BRACKET!(CUP, SEEDED)).toEqual([
      ['R1', 'R2', 'Winner'],
      ['1 Ada = +', '', ''],
      ['', '1 Ada ?', ''],
      ['4 Dov = -', '', ''],
      ['', '', ''],
      ['2 Ben -', '', ''],
      ['', '3 Cleo ?', ''],
      ['3 Cleo +', '', ''],
      ['', '', ''],
      ['Third place', '2 Ben +', '4 Dov -'],
    ]);
  });

  it('has a place for every round to come, and says of a player that he has left', () => {
    const list = range(`
      No | Name | R1 | R2 | R3 | Out
      1  | Ada  | 2+ | 0- |    | 2-
      2  | Ben  | 1- |    |    |
      3  | Cleo | 4+ | 0+ |    |
      4  | Dov  | 3- |    |    |
    `);
    const drawn = addon.BRACKET!(list, 'System=Knock-out; Rounds=3');
    expect(drawn[0]).toEqual(['R1', 'R2', 'Winner']);
    expect(drawn.flat().filter(cell => String(cell).includes('Ada'))).toEqual([
      '1 Ada +',
      '1 Ada (not in the event from round 2 on)',
    ]);
    const eight = range(
      [
        'No | Name | R1',
        ...[2, 1, 4, 3, 6, 5, 8, 7].map((other, at) => `${at + 1} | P${at + 1} | ${other}?`),
      ].join('\n'),
    );
    expect(addon.BRACKET!(eight, 'System=Knock-out')[0]).toEqual(['R1', 'R2', 'R3', 'Winner']);
  });

  it('says that nothing is drawn yet, in words', () => {
    expect(addon.BRACKET!(range('Name | R1\nAda | \nBen | '), SEEDED)).toEqual([
      ['There is no knock-out yet: it stands here as soon as its first round is paired.'],
    ]);
    expect(
      addon.BRACKET!(
        CUP.map(row => row.slice(0, 3).concat(row[4]!)),
        'System=Swiss',
      ),
    ).toHaveLength(1);
  });
});

describe('NEXTROUND', () => {
  it('has a row for every bye of a knock-out', () => {
    const list = range('No | Name | Rating | R1\n1 | Ada | 2400 | \n2 | Ben | 2300 | \n3 | Cleo | 2200 | ');
    expect(addon.NEXTROUND!(list, 'System=Knock-out; Draw=seeded').map(row => row.slice(0, 5))).toEqual([
      ['Table', 'Black No', 'Black', 'White No', 'White'],
      [1, expect.any(Number), expect.any(String), expect.any(Number), expect.any(String)],
      ['bye', 1, 'Ada', '', ''],
    ]);
  });

  it('says who rests in a round robin', () => {
    const list = range('No | Name | R1\n1 | Ada | \n2 | Ben | \n3 | Cleo | ');
    expect(addon.NEXTROUND!(list, 'System=Round robin').map(row => row.slice(0, 5))).toEqual([
      ['Table', 'Black No', 'Black', 'White No', 'White'],
      [1, 2, 'Ben', 3, 'Cleo'],
      ['rest', 1, 'Ada', '', ''],
    ]);
  });

  it('names a draw that needs another game', () => {
    const list = range('No | Name | R1 | R2\n1 | Ada | 2= | \n2 | Ben | 1= | ');
    expect(addon.NEXTROUND!(list, 'System=Knock-out')).toEqual([
      ['Row 2, column 3 (R1): Ada (1) – Ben (2) is a draw in round 1, and a knock-out needs a winner.'],
    ]);
  });
});

describe('CHECKWALLLIST', () => {
  it('points at a drawn game of a knock-out', () => {
    const list = range('No | Name | R1 | R2\n1 | Ada | 2= | \n2 | Ben | 1= | ');
    expect(addon.CHECKWALLLIST!(list, 'System=Knock-out; Tiebreaks=none').slice(1)).toEqual([
      [
        2,
        '3 (R1)',
        'Ada (1) – Ben (2) is a draw in round 1, and a knock-out needs a winner.',
        'Let them play again with the remaining times and add the new game to both cells: 2= 2+ and 1= 1-.',
      ],
    ]);
  });

  it('has nothing against a game lost by default while out, nor against byes of several rounds', () => {
    const list = range('No | Name | Out | R1 | R2 | R3\n1 | Ada | | 2+! | 0+ | 0+\n2 | Ben | 1- | 1-! | |');
    expect(addon.CHECKWALLLIST!(list, 'System=Round robin')).toEqual([['No problems found']]);
  });
});

describe('STANDINGS', () => {
  it('of a knock-out goes by the rounds survived', () => {
    const table = addon.STANDINGS!(CUP, SEEDED);
    const score = table[0]?.indexOf('KO') ?? -1;
    expect(table.slice(1).map(row => [row[0], row[2], row[score]])).toEqual([
      [1, 'Ada', 1],
      [1, 'Cleo', 1],
      [3, 'Ben', 0.5],
      [4, 'Dov', 0],
    ]);
  });

  it('of several stages has the stages one after the other', () => {
    const list = range(`
      No | Name | R1 | R2
      1  | Ada  | 4+ | 2-
      2  | Ben  | 3+ | 1+
      3  | Cleo | 2- |
      4  | Dov  | 1- |
    `);
    const stages = 'Stages=R1 Swiss; R2 Knock-out; Tiebreaks=none';
    expect(addon.PLACE!(list, stages).flat()).toEqual(['Place', 2, 1, 3, 3]);
  });
});
