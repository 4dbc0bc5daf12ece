import { describe, expect, it } from 'vitest';
import { placesMoved } from '../../src/application/afterStart/placesMoved';
import { placesIn } from '../../src/application/afterStart/placesAfter';
import { readInput } from '../../src/application/read/input';
import { warmAddon, range } from './built';

// F9.8 of docs/faults.md

const addon = warmAddon();

/** Cy is away for a round, Ed agreed to miss all of them and Flo did not come. */
const LIST = range(`
  No | Name | Rank | R1 | R2 | R3
  1  | Ann  | 1d   | 2+ | 3+ | 4=
  2  | Bo   | 1d   | 1- | 4+ | 3+
  3  | Cy   | 1d   | 0= | 1- | 2-
  4  | Di   | 1d   | 0+ | 2- | 1=
  5  | Ed   | 1d   | 0= | 0= | 0=
  6  | Flo  | 1d   | 0- | 0- | 0-
`);
const column = (name: 'WINS' | 'SCORE' | 'PLACE' | 'MMS', settings: string): readonly unknown[] =>
  addon[name]!(LIST, settings).map(([cell]) => cell);

describe('whoever never played', () => {
  it('has no place, no wins, no row and no prize', () => {
    const swiss = 'System=Swiss; Tiebreaks=none; Seed=x';
    expect(column('PLACE', swiss)).toEqual(['Place', 1, 1, 4, 3, '', '']);
    expect(column('WINS', swiss)).toEqual(['NWS', 2, 2, 0, 1, '', '']);
    expect(column('SCORE', swiss)).toEqual(['NWS', 2, 2, 0, 1, '', '']);
    const [header = [], ...rows] = addon.STANDINGS!(LIST, swiss);
    expect(rows.map(row => row[header.indexOf('Name')])).toEqual(['Ann', 'Bo', 'Di', 'Cy']);
    expect(header[header.length - 1]).toBe(
      'Half points are rounded down; Never played, not listed: Ed, Flo; By the rules of the EGF',
    );
    const prizes = addon.PRIZES!(LIST, [['Title', 'Prize'], ...'abcdef'.split('').map(one => [one, 10])], swiss); // prettier-ignore
    expect(prizes[0]?.at(-1)).toBe('places 1–2: 10 + 10 for 2, 10 each');
    expect(prizes.map(row => row.slice(2, -1))).toEqual([
      ['Name', 'Title', 'Prize'],
      ['Bo', 'a', 10],
      ['Ann', 'a', 10],
      ['Di', 'c', 10],
      ['Cy', 'd', 10],
      ['Not given out', 'b; e; f', 20],
    ]);
  });

  it('is told apart from others by wins alone: the McMahon score is the one of the rules', () => {
    const mcmahon = 'System=McMahon; Tiebreaks=none';
    expect(column('WINS', mcmahon)).toEqual(['NWS', 2, 2, 0, 1, '', '']);
    expect(column('MMS', mcmahon)).toEqual(['MMS', 32, 32, 30, 31, 31, 30]);
    expect(column('PLACE', mcmahon)).toEqual(['Place', 1, 1, 4, 3, '', '']);
  });

  it('has them while the event goes on', () => {
    const four = 'System=Swiss; Tiebreaks=none; Rounds=4';
    expect(column('PLACE', four)).toEqual(['Place', 1, 1, 5, 3, 3, 5]);
    expect(addon.STANDINGS!(LIST, four)).toHaveLength(LIST.length);
  });

  it('moves to no place, and never to the first, once the last round is announced', () => {
    const reading = (rounds: number) => readInput(LIST, `System=Swiss; Tiebreaks=none; Rounds=${rounds}`);
    const [four, three] = [reading(4), reading(3)];
    const moves = placesMoved(three, placesIn(four.event), placesIn(three.event), 9);
    expect(moves).toBe('Places that move at once: 3. Cy 5 → 4, Ed 3 → –, Flo 5 → –');
  });

  it('nobody is left out before the first game', () => {
    const list = LIST.map((row, index) => (index === 0 ? row : [...row.slice(0, 3), '', '', '']));
    expect(addon.PLACE!(list, 'System=Swiss; Tiebreaks=none').slice(1).flat()).toEqual([1, 1, 1, 1, 1, 1]);
  });
});

describe('the title of the number of wins', () => {
  it.each([
    ['wins, byes and jigos', 'Absence wins=0', 'Wins'],
    ['the halves of absences', 'Absence wins=½', 'NWS'],
    ['absences that count nothing', 'Absences in wins=ignore', 'Wins'],
    ['byes worth a half', 'Absence wins=0; Bye wins=½', 'NWS'],
  ])('tells a sum of %s', (_, settings, title) => {
    expect(column('WINS', `System=McMahon; ${settings}`)[0]).toBe(title);
  });
});
