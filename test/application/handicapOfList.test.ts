import { describe, expect, test } from 'vitest';
import { readFile } from '../../src/exchange/readFile';
import { nameIn } from '../../src/application/adopt/ways';
import { makeText } from '../../src/sheet/wording';
import { LANGUAGES } from '../../src/tournament/languages';
import { makeA1 } from '../../src/sheet/cells/cell';
import { systemProposals } from '../../src/pairing/systemProposals';
import { readWallList } from '../../src/sheet/read/readWallList';
import { memoryWorkbook, type MemoryWorkbook } from './memoryWorkbook';
import { expectView } from './tournamentBook';

/** O2: A list whose games have handicap stones is paired with the handicap that they follow, or it is said that nobody knows it. */

type Row = readonly (string | number)[];

/** The stones are the ranks’ difference less one. */
const BY_RANK: readonly Row[] = [
  ['Name', 'Rank', 'R1', 'R2'],
  ['Anna', '3d', '2+/w1', ''],
  ['Ben', '1d', '1-/b1', ''],
  ['Carl', '2k', '4-/w2', ''],
  ['Dora', '5k', '3+/b2', ''],
  ['Emil', '9k', '6+/w', ''],
  ['Fay', '10k', '5-/b', ''],
];

function bookOf(rows: readonly Row[]): MemoryWorkbook {
  const book = memoryWorkbook();
  rows.forEach((row, r) => row.forEach((value, c) => book.type('Sheet1', makeA1(r, c), value)));
  return book;
}

const withCells = (cells: readonly string[]): readonly Row[] =>
  BY_RANK.map((row, i) => (i === 0 ? row : [row[0]!, row[1]!, cells[i - 1]!, '']));

/** The settings that were written, by their names. */
const settingsOf = (book: MemoryWorkbook): Readonly<Record<string, unknown>> =>
  Object.fromEntries(book.values('Settings').map(([name, value]) => [String(name), value]));

describe('an own list with handicap stones', () => {
  test('is proposed with their handicap, which adopting writes and pairing follows; undo takes all of it back', () => {
    const book = bookOf(BY_RANK);
    const before = book.snapshot()['Sheet1'];
    const { ways } = expectView(book, { ask: 'preview', choose: true }, 'ready');
    const swiss = ways!.choices.find(({ label }) => label.startsWith('Swiss'))!;
    expect(swiss.label).toBe('Swiss, Handicap rank −1');
    expect(swiss.means).toContain('Games with handicap stones: 2; nearly all are by this handicap.');
    const { seen, games } = expectView(book, { ask: 'adopt', way: swiss.value }, 'preview');
    expect(settingsOf(book)).toMatchObject({ Handicap: 'rank', 'Handicap reduction': '1' });
    const ranks = [3, 1, -1, -4, -8, -9];
    for (const { numbers, handicap } of games) {
      const [one, other] = numbers.map(no => ranks[no - 1]!) as [number, number];
      expect(Number(handicap || 0), numbers.join()).toBe(Math.max(0, Math.abs(one - other) - 1));
    }
    expect(games.some(({ handicap }) => Number(handicap) > 0)).toBe(true);
    expectView(book, { ask: 'write', seen }, 'written');
    const { games: open = [], undo: paired } = expectView(book, { ask: 'state' }, 'results missing');
    const results = open.map(({ black, white }) => ({ black, white, result: '0-1' as const, round: 2 }));
    const { undo } = expectView(book, { ask: 'record', results }, 'recorded');
    for (const { numbers, handicap } of games)
      expect(String(book.cell('Sheet1', `D${numbers[0] + 1}`))).toBe(
        `${numbers[1]}-/b${Number(handicap) > 0 ? handicap : ''}`,
      );
    expectView(book, { ask: 'undo', action: undo!.action }, 'undone');
    expectView(book, { ask: 'undo', action: paired!.action }, 'undone');
    expect(book.snapshot()['Sheet1']).toEqual(before);
  });

  test('by a rank from which there is none, and by McMahon scores', () => {
    const rows = withCells(['2+/w', '1-/b', '4-/w3', '3+/b3', '6+/w1', '5-/b1']);
    const [first] = systemProposals(readWallList(rows).wallList);
    expect(first!.handicap).toEqual({
      handicap: 'rank',
      handicapReduction: 0,
      handicapFrom: { kind: 'amateur', index: 0 },
    });
    const starts = [0, 0, -3, -3, -8, -10];
    const withStart = withCells(['2+/w', '1-/b', '4-/w', '3+/b', '6+/w2', '5-/b2']).map((row, i) => [
      row[0]!,
      row[1]!,
      i === 0 ? 'Start' : starts[i - 1]!,
      ...row.slice(2),
    ]);
    expect(systemProposals(readWallList(withStart).wallList)[0]!.handicap).toEqual({
      handicap: 'MMS',
      handicapReduction: 0,
    });
  });

  test('by no rule: that is said once with each way, and nothing is set', () => {
    const book = bookOf(withCells(['2+/w7', '1-/b7', '4-/w', '3+/b', '6+/w5', '5-/b5']));
    const { ways } = expectView(book, { ask: 'preview', choose: true }, 'ready');
    for (const { label, means } of ways!.choices) {
      expect(label).not.toContain('Handicap');
      expect(means?.match(/Games with handicap stones: 2, by a rule that is not known here/g)).toHaveLength(
        1,
      );
    }
    expectView(book, { ask: 'adopt', way: ways!.choices[0]!.value }, 'preview');
    expect(settingsOf(book)['Handicap']).not.toBe('rank');
  });

  test('without stones has no word of it', () => {
    const book = bookOf(withCells(['2+', '1-', '4-', '3+', '6+', '5-']));
    const { ways } = expectView(book, { ask: 'preview', choose: true }, 'ready');
    expect(JSON.stringify(ways)).not.toMatch(/andicap/);
  });

  test('in other languages', () => {
    const [swiss] = systemProposals(readWallList(BY_RANK).wallList).filter(
      ({ system }) => system === 'Swiss',
    );
    expect(nameIn(makeText('de'), swiss!)).toBe('Schweizer System, Vorgabe Rang −1');
    for (const language of LANGUAGES) expect(nameIn(makeText(language), swiss!)).toMatch(/ −1$/);
  });
});

describe('a file of a list with handicap stones', () => {
  const csv = (rows: readonly Row[]) =>
    readFile('list.csv', new TextEncoder().encode(rows.map(row => row.join(',')).join('\n')), 'en');

  test('has their handicap in its settings', () => {
    const read = csv(BY_RANK);
    if (read.kind !== 'read') throw new Error(read.sentence);
    expect(read.rows.settings).toEqual(
      expect.arrayContaining([
        ['Handicap', 'rank'],
        ['Handicap reduction', '1'],
      ]),
    );
    expect(read.remarks).toEqual([]);
  });

  test('by no rule says so', () => {
    const read = csv(withCells(['2+/w7', '1-/b7', '4-/w', '3+/b', '6+/w5', '5-/b5']));
    if (read.kind !== 'read') throw new Error(read.sentence);
    expect(read.remarks.map(({ sentence }) => sentence)).toEqual([
      expect.stringContaining('2 games have stones by a rule that is not known here'),
    ]);
  });
});
