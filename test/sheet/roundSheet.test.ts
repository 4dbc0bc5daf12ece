import { describe, expect, test } from 'vitest';
import {
  aloneRow,
  gameRow,
  komiText,
  makeLabel,
  parseLabel,
  readRoundSheet,
  roundHeading,
} from '../../src/sheet/rounds/roundSheet';
import { readWallList } from '../../src/sheet/read/readWallList';
import { EVERY_TEXT } from '../../src/text/vocabulary';
import { LANGUAGES } from '../../src/tournament/languages';
import { makeText } from '../../src/sheet/wording';

const { wallList } = readWallList([
  ['No', 'Name', 'Rank', 'R1'],
  [12, 'Ito Kenji', '3d', ''],
  [7, '=Kask (junior)', '', ''],
  [3, '9 Dan Stone', '12k', ''],
]);
const [ito, kask, stone] = wallList.players;
if (!ito || !kask || !stone) throw new Error('three players');
const text = makeText('en');

describe('the Round sheet', () => {
  test.each([
    [ito, '12 Ito Kenji (3d)'],
    [kask, '7 =Kask (junior)'],
    [stone, '3 9 Dan Stone (12k)'],
  ])('a label is never a formula, and finds its player again: %#', (player, label) => {
    expect(makeLabel(player)).toBe(label);
    expect(parseLabel(label)).toEqual({ no: player.no, name: player.name });
  });

  test.each(['', 'Ito Kenji', '(3d)', '12'])('%j is nobody', label =>
    expect(parseLabel(label)).toBeUndefined(),
  );

  test.each([
    [13, '6½'],
    [15, '7½'],
    [1, '½'],
    [0, '0'],
    [-11, '-5½'],
    [14, '7'],
  ])('komi of %i half points is %s', (komi, shown) => expect(komiText(komi)).toBe(shown));

  test('reading it gives the games; the bye is none', () => {
    const game = { table: 4, black: ito, white: kask, handicap: 2, komi: 1 };
    const rows = [
      ...roundHeading('Round 1 – Cup', text),
      [...gameRow(game), 'b'],
      aloneRow(stone, 'bye', text),
    ];
    expect(readRoundSheet(rows, EVERY_TEXT)).toEqual({
      alone: [{ row: 4, word: 'Bye', player: '3 9 Dan Stone (12k)' }],
      header: 2,
      nameColumns: [1, 2],
      resultColumn: 5,
      rows: [
        {
          row: 3,
          table: '4',
          black: '12 Ito Kenji (3d)',
          white: '7 =Kask (junior)',
          handicap: '2',
          result: 'b',
          moves: undefined,
        },
      ],
      strays: [],
      end: 5,
    });
  });

  test('a result beside what is no game is one astray: the heading of a match, a bye', () => {
    const rows = [
      ...roundHeading('Round 1 – Cup', text),
      ['', 'Oaks – Pines', '', '', '', '2-1'],
      [...aloneRow(stone, 'bye', text), '', '', '', 'b'],
      ['', '', '', '', '', 'my own note'],
    ];
    expect(readRoundSheet(rows, EVERY_TEXT)?.strays).toEqual([
      { row: 3, beside: 'Oaks – Pines', text: '2-1' },
      { row: 4, beside: makeLabel(stone), text: 'b' },
    ]);
  });

  test('the titles of any language are known; a sheet without them is none of ours', () => {
    for (const language of LANGUAGES)
      expect(readRoundSheet(roundHeading('x', makeText(language)), EVERY_TEXT)?.header).toBe(2);
    expect(readRoundSheet([['Black', 'beats', 'White']], EVERY_TEXT)).toBeUndefined();
    expect(readRoundSheet([], EVERY_TEXT)).toBeUndefined();
  });
});
