import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cellProblem } from '../../src/sheet/cells/cellProblem';
import { makeEntries } from '../../src/sheet/cells/notation';
import { readWallList } from '../../src/sheet/read/readWallList';
import { splitText } from '../../src/sheet/frame/splitText';
import type { WallListReading } from '../../src/sheet/read/wallListReading';
import { isError } from '../../src/tournament/problem';

// F7.4 of docs/faults.md

/** A tournament as it is printed: lines of words, with scores before and behind the results, with or without titles. */

interface Printed {
  readonly players: number;
  readonly rounds: number;
  /** `cells[player][round]` */
  readonly cells: readonly (readonly string[])[];
  readonly before: number;
  readonly behind: number;
  readonly isTitled: boolean;
  readonly sums: readonly string[];
}

const OUTCOMES = ['+', '-', '=', '?'] as const;

const printed: fc.Arbitrary<Printed> = fc
  .record({ players: fc.integer({ min: 4, max: 9 }), rounds: fc.integer({ min: 1, max: 5 }) })
  .chain(({ players, rounds }) =>
    fc.record({
      players: fc.constant(players),
      rounds: fc.constant(rounds),
      cells: fc
        .array(
          fc.array(
            fc.oneof(
              {
                weight: 12,
                arbitrary: fc
                  .tuple(
                    fc.integer({ min: 1, max: players }),
                    fc.constantFrom(...OUTCOMES),
                    fc.constantFrom('', '/b', '/w3'),
                  )
                  .map(parts => parts.join('')),
              },
              { weight: 3, arbitrary: fc.constantFrom('0+', '0=', '0-') },
              { weight: 1, arbitrary: fc.constantFrom('?', '801+', '802-') },
            ),
            { minLength: rounds, maxLength: rounds },
          ),
          { minLength: players, maxLength: players },
        )
        // Nobody plays against himself.
        .map(lines =>
          lines.map((line, player) =>
            line.map(cell =>
              cell.replace(new RegExp(`^${player + 1}(?=\\D)`), `${((player + 1) % players) + 1}`),
            ),
          ),
        ),
      before: fc.integer({ min: 0, max: 3 }),
      behind: fc.integer({ min: 0, max: 3 }),
      isTitled: fc.boolean(),
      sums: fc.array(fc.constantFrom('0', '6', '25', '134', '25½', '12,5', '-4'), {
        minLength: 60,
        maxLength: 60,
      }),
    }),
  )
  // A round is known by somebody's result, and a list by two lines with one.
  .filter(({ cells, rounds }) => {
    const isSure = (cell: string): boolean => /^[1-9]\d*[+\-=]/.test(cell);
    return (
      Array.from({ length: rounds }, (_, round) => cells.some(line => isSure(line[round] ?? ''))).every(
        Boolean,
      ) && cells.every(line => line.some(isSure))
    );
  });

function rowsOf({
  players,
  rounds,
  cells,
  before,
  behind,
  isTitled,
  sums,
}: Printed): readonly (readonly string[])[] {
  const scores = (player: number, from: number, count: number): readonly string[] =>
    Array.from({ length: count }, (_, i) => sums[(player * 7 + from + i) % sums.length] as string);
  const names = ['MMS', 'SOS', 'SODOS', 'Wins', 'SOSOS', 'CUSS'];
  const titles = [
    ...['No', 'Name', 'Rank', 'Club'],
    ...names.slice(0, before),
    ...Array.from({ length: rounds }, (_, round) => `R${round + 1}`),
    ...names.slice(3, 3 + behind),
  ];
  const lines = Array.from({ length: players }, (_, player) => [
    `${player + 1}`,
    `Player${'abcdefghi'.charAt(player)}`,
    `${player + 1}k`,
    'Ulm',
    ...scores(player, 0, before),
    ...(cells[player] ?? []),
    ...scores(player, 3, behind),
  ]);
  return isTitled ? [titles, ...lines] : lines;
}

/** Each cell that is neither read as it was typed nor named, as `player round text`. */
function lost({ cells, rounds }: Printed, reading: WallListReading): readonly string[] {
  const named = new Set(
    reading.problems
      .filter(isError)
      .map(({ place }) => (place.kind === 'cell' ? `${place.row} ${place.column}` : '')),
  );
  return cells.flatMap((line, player) =>
    line.flatMap((text, round) => {
      const read = makeEntries(reading.wallList.entries[player]?.[round] ?? []);
      const at = `${reading.rows[player]} ${reading.rounds[round]?.[0]}`;
      const isRead = read === text || (text === '?' && named.has(at));
      return isRead && reading.wallList.rounds === rounds ? [] : [`${player + 1} ${round + 1} ${text}`];
    }),
  );
}

describe('a random list in any of the shapes that lists are printed in', () => {
  const numRuns = Number(process.env['FILES'] ?? 30);

  test('in columns is the tournament, or says by cell what it could not read', () => {
    fc.assert(
      fc.property(printed, list => {
        expect(lost(list, readWallList(rowsOf(list)))).toEqual([]);
      }),
      { numRuns },
    );
  });

  test('as text in one column is the tournament, and no word of it is gone', () => {
    fc.assert(
      fc.property(printed, fc.constantFrom('\t', ' ', '  '), (list, gap) => {
        const lines = rowsOf(list).map(line => line.join(gap));
        const split = splitText(lines.map(line => [line]));
        const words = (split?.table ?? []).flat().join(' ').split(/\s+/);
        for (const word of lines.join(' ').split(/\s+/)) expect(words).toContain(word);
        expect(lost(list, readWallList(split?.table ?? []))).toEqual([]);
      }),
      { numRuns },
    );
  });
});

test('a result that was forgotten is an error of its cell, and none before it is lost', () => {
  const table = splitText(
    [
      ' 1 Ab Cd 7d CN xxxx 4+ 2+ 6 25 134',
      ' 2 Ef Gh 6d CN xxxx 3- 1 4 20 120',
      ' 3 Ij Kl 5d CN xxxx 2+ 4- 4 20 120',
      ' 4 Mn Op 5d CN xxxx 1- 3+ 4 20 1',
    ].map(line => [line]),
  )?.table;
  const { wallList, problems } = readWallList(table ?? []);
  expect(wallList.entries.map(rounds => rounds.map(makeEntries).join(' '))).toEqual([
    '4+ 2+',
    '3- ',
    '2+ 4-',
    '1- 3+',
  ]);
  const [first] = problems.filter(isError);
  expect(first).toMatchObject(cellProblem(2, 6, 'error', { code: 'resultMissing', values: { text: '1' } }));
});

test('scores behind the results are left to their columns, the number behind the bar too', () => {
  const table = splitText(
    [
      '; Pl Name Rk Co Club 1 2 MMS SOS SODOS',
      ' 1 Ab Cd 7d CN xxxx 2+ 2+ 6 25½ 134 |18025403',
      ' 2 Ef Gh 6d CN xxxx 1- 1- 4 20 120 |18025404',
    ].map(line => [line]),
  )?.table;
  expect(table?.map(row => row.join('|'))).toEqual([
    '; Pl|Name|Rk|Co|Club|1|2|MMS|SOS|SODOS',
    '1|Ab Cd|7d|CN|xxxx|2+|2+|6|25½|134||18025403',
    '2|Ef Gh|6d|CN|xxxx|1-|1-|4|20|120||18025404',
  ]);
});
