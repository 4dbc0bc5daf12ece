/** What must hold in any wall list that was written: read here from the cells alone, without the add-on's reader. */
import { expect } from 'vitest';

/** A wall list as the sheet holds it, titles first. */
export type Sheet = readonly (readonly unknown[])[];

interface Game {
  readonly opponent: number;
  readonly sign: string;
  readonly colour: string;
  /** Of a handicap; '' where there are none. */
  readonly stones: string;
}

const firstRoundOf = (sheet: Sheet): number => (sheet[0] ?? []).indexOf('R1');
const OPPOSITE: Readonly<Record<string, string>> = { '+': '-', '-': '+', '=': '=', '?': '?', b: 'w', w: 'b' };

export const textAt = (sheet: Sheet, no: number, column: number): string => String(sheet[no]?.[column] ?? '');
export const entryOf = (sheet: Sheet, no: number, round: number): string =>
  textAt(sheet, no, firstRoundOf(sheet) + round - 1);

/** Numbers of the rows that have a name. */
export const numbersOf = (sheet: Sheet): number[] =>
  sheet.flatMap((line, no) => (no > 0 && String(line[1] ?? '') !== '' ? [no] : []));

export function gameOf(sheet: Sheet, no: number, round: number): Game | undefined {
  const match = /^([1-9]\d*)([-+=?])!?\/([bw])([1-9]?)$/.exec(entryOf(sheet, no, round));
  return match
    ? { opponent: Number(match[1]), sign: match[2]!, colour: match[3]!, stones: match[4]! }
    : undefined;
}

/** Everyone has one entry in each round so far, both sides say the same, nobody meets twice or is free twice. */
export function expectSound(sheet: Sheet, rounds: number): void {
  for (const no of numbersOf(sheet)) {
    const entries = Array.from({ length: rounds }, (_, r) => entryOf(sheet, no, r + 1));
    const games = entries.flatMap((_, r) => gameOf(sheet, no, r + 1) ?? []);
    const free = entries.filter(entry => /^0[+=-]$/.test(entry));
    expect([no, games.length + free.length, entries]).toEqual([no, rounds, entries]);
    const met = games.map(({ opponent }) => opponent);
    expect([no, new Set(met).size, met]).toEqual([no, met.length, met]);
    expect([no, free.filter(entry => entry === '0+').length <= 1]).toEqual([no, true]);
    for (let round = 1; round <= rounds; round += 1) {
      const game = gameOf(sheet, no, round);
      if (!game) continue;
      const { opponent, sign, colour, stones } = game;
      const mirrored = { opponent: no, sign: OPPOSITE[sign], colour: OPPOSITE[colour], stones };
      expect([no, round, gameOf(sheet, opponent, round)]).toEqual([no, round, mirrored]);
    }
    expect(entryOf(sheet, no, rounds + 1)).toBe('');
  }
}

/** What stood in a cell still stands there; a `?` may have become a result. */
export function expectKept(before: Sheet, after: Sheet): void {
  const changed = before.flatMap((line, row) =>
    line.flatMap((value, column) => {
      const now = after[row]?.[column];
      const same =
        value === '' ||
        value === now ||
        now === String(value).replace('?', String(now).charAt(String(value).indexOf('?')));
      return same ? [] : [[row, column, value, now]];
    }),
  );
  expect(changed).toEqual([]);
}

/** Points of McMahon: where a player starts, a win, half for a round not played. Counted down to whole points. */
export function mmsOf(sheet: Sheet, no: number, rounds: number, start: number): number {
  const points: Readonly<Record<string, number>> = { '+': 1, '=': 0.5, '-': 0, '?': 0 };
  const entries = Array.from({ length: rounds }, (_, r) =>
    entryOf(sheet, no, r + 1)
      .replace(/^\d+/, '')
      .charAt(0),
  );
  return Math.floor(entries.reduce((sum, sign) => sum + (points[sign] ?? 0), start));
}

/** R4.1: 30 is 1d; nobody starts above the upper bar or below the lower one. */
export function startOf(rank: string, upper: number, lower: number): number {
  const grade = Number(/^\d+/.exec(rank));
  const own = rank.endsWith('d') ? 29 + grade : 30 - grade;
  return Math.max(lower, Math.min(upper, own));
}
