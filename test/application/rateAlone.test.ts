import { describe, expect, test } from 'vitest';
import { rateAloneBlocks } from '../../src/application/afterStart/rateAlone';
import { pastChanges } from '../../src/pairing/byHand/pastChanges';
import { bookOf, opened, written, type Lines } from './bookInCells';
import { LIST, SETTINGS } from './startedBook';

describe('a corrected result that counts for ratings alone', () => {
  const then = (texts: readonly string[], lines: Lines): Lines =>
    lines.map((line, i) => line.map((cell, c) => (c === 2 ? (texts[i] ?? '') : cell)));
  const OLD = ['R1', '2+', '1-', '4+', '3-'];
  const SHEET: Lines = [
    ['Round 1'],
    [],
    ['Table', 'Black', 'White', 'Handicap', 'Komi', 'Result'],
    ['1', '1 Anna (4d)', '2 Ben (3d)', '', '6½', 'w'],
    ['2', '3 Carl (2d)', '4 Dora (2d)', '', '6½', 'b'],
  ];
  const rated = (
    now: readonly string[],
    old: readonly string[] = OLD,
    sheets: Readonly<Record<string, Lines>> = { Settings: SETTINGS },
    lines = LIST,
  ) => {
    const before = opened(bookOf({ List: then(old, lines), ...sheets })).reading.wallList;
    const book = bookOf({ List: then(now, lines), ...sheets });
    const tournament = opened(book);
    const changes = pastChanges(before, tournament.reading.wallList, 2);
    return rateAloneBlocks(book.workbook, tournament, before, changes);
  };

  test('is put back into both cells, and named in Settings', () => {
    const alone = rated(['R1', '2-', '1+', '4+', '3-']);
    expect(written(alone?.blocks ?? [])).toEqual(['C2 · List: 2- → 2+', 'C3 · List: 1+ → 1-']);
    expect(alone?.rated).toEqual([{ round: 1, players: [1, 2], result: '0-1' }]);
    expect(written(alone?.own ?? [])[1]).toContain(alone?.games);
    // Black stands first where the colours are known.
    const coloured = rated(['R1', '2-/w', '1+/b', '4+', '3-'], ['R1', '2+/w', '1-/b', '4+', '3-']);
    expect(coloured?.rated).toEqual([{ round: 1, players: [2, 1], result: '1-0' }]);
    expect(written(coloured?.blocks ?? [])).toEqual(['C2 · List: 2-/w → 2+/w', 'C3 · List: 1+/b → 1-/b']);
  });

  test('is put back into the sheet of its round, where it was corrected there', () => {
    const sheets = { Settings: SETTINGS, 'Round 1': SHEET };
    expect(written(rated(['R1', '2-', '1+', '4+', '3-'], OLD, sheets)?.blocks ?? [])).toEqual([
      'C2 · List: 2- → 2+',
      'C3 · List: 1+ → 1-',
      'F4 · Round 1: w → Black wins',
    ]);
    const stays = {
      Settings: SETTINGS,
      'Round 1': SHEET.map(line => line.map(cell => (cell === 'w' ? 'b' : cell))),
    };
    expect(written(rated(['R1', '2-', '1+', '4+', '3-'], OLD, stays)?.blocks ?? [])).toHaveLength(2);
    const blank = {
      Settings: SETTINGS,
      'Round 1': SHEET.map(line => line.map(cell => (cell === 'w' ? '' : cell))),
    };
    expect(written(rated(['R1', '2-', '1+', '4+', '3-'], OLD, blank)?.blocks ?? [])).toHaveLength(2);
  });

  test('of several games names each, in place of what was named for them before', () => {
    const both = rated(['R1', '2-', '1+', '4-', '3+']);
    expect(both?.rated.map(({ players }) => players)).toEqual([
      [1, 2],
      [3, 4],
    ]);
    const before = 'R1 1×2 1-0; R1 3×4 0-0; R2 1×2 1-0; R1 1×3 0-1';
    const sheets = { Settings: [...SETTINGS, ['Rated otherwise', before]] };
    const known = rated(['R1', '2-', '1+', '4+', '3-'], OLD, sheets);
    expect(written(known?.own ?? [])).toEqual([
      `B3 · Settings: ${before} → R1 3×4 0-0; R2 1×2 1-0; R1 1×3 0-1; R1 1×2 0-1`,
    ]);
  });

  test('is none where the opponent is another, one cell alone was changed, or it was no game', () => {
    expect(rated(['R1', '2-', '1-', '4+', '3-'])).toBeUndefined();
    expect(rated(['R1', '3+', '4-', '1-', '2+'])).toBeUndefined();
    expect(rated(['R1', '0+', '0-', '4+', '3-'])).toBeUndefined();
    expect(rated(['R1', '2+ 2-', '1- 1+', '4+', '3-'])).toBeUndefined();
    expect(rated(['R1', '2-', '1+', '4+', '3-'], OLD, {})).toBeUndefined();
    expect(rated(OLD)?.rated).toEqual([]);
  });

  test('leaves a table alone whose players are others, and turns one where they changed sides', () => {
    const at4 = (line: Lines[number]): Readonly<Record<string, Lines>> => ({
      Settings: SETTINGS,
      'Round 1': SHEET.map((row, i) => (i === 3 ? line : row)),
    });
    const now = ['R1', '2-', '1+', '4+', '3-'];
    const changed = (line: Lines[number], texts = now, old = OLD): string =>
      written(rated(texts, old, at4(line))?.blocks ?? [])
        .slice(2)
        .join();
    expect(changed(['1', '1 Anna (4d)', '4 Dora (2d)', '', '6½', 'w'])).toBe('');
    expect(changed(['1', 'a note', '', '', '', 'w'])).toBe('');
    expect(rated(now, OLD, { Settings: SETTINGS, 'Round 1': [['of mine']] })?.blocks).toHaveLength(1);
    expect(changed(['1', '2 Ben (3d)', '1 Anna (4d)', '', '6½', 'b'])).toBe('F4 · Round 1: b → White wins');
    const line = (result: string) => ['1', '1 Anna (4d)', '2 Ben (3d)', '', '6½', result];
    expect(changed(line('0-0'))).toBe('F4 · Round 1: 0-0 → Black wins');
    expect(changed(line('1-1'))).toBe('F4 · Round 1: 1-1 → Black wins');
    expect(changed(line('w'), now, ['R1', '2+!', '1-!', '4+', '3-'])).toMatch(/w → Black wins by default$/);
  });

  test('is none where a game is not alone in its cell, or its round has two columns', () => {
    const diagonal = {
      Settings: [
        ['Setting', 'Value'],
        ['System', 'Diagonal'],
      ],
    };
    const old = ['R1', '2+ 3+', '1- 4+', '1- 4+', '2- 3-'];
    expect(rated(['R1', '2- 3+', '1+ 4+', '1- 4+', '2- 3-'], old, diagonal)).toBeUndefined();
    expect(rated(['R1', '2-', '1+', '4+', '3-'], OLD, diagonal)?.rated).toHaveLength(1);
    const two: Lines = LIST.map(([name = '', rank = ''], i) => [name, rank, '', i === 0 ? 'R1b' : '', '']);
    const [was, is] = [OLD, ['', '2-', '1+', '4+', '3-']].map(([, ...cells]) => ['R1a', ...cells]);
    expect(rated(is ?? [], was, diagonal, two)).toBeUndefined();
  });

  test('is none where cells name each other in a ring, or one of them names somebody else', () => {
    const ring = ['R1', '2+/b', '3-/w', '4+/b', '1-/w'];
    expect(rated(['R1', '2-/b', '3+/w', '4-/b', '1+/w'], ring)).toBeUndefined();
    expect(rated(['R1', '3-', '1+', '4+', '3-'])).toBeUndefined();
    expect(rated(['R1', '2-', '1+', '4+', '3-'], ['R1', '2+', '3-', '4+', '3-'])).toBeUndefined();
  });

  test('is none where of two games one cell each was changed, or both players had White', () => {
    expect(rated(['R1', '2-', '1-', '4+', '3+'])).toBeUndefined();
    const white = ['R1', '2+/w', '1-/w', '4+', '3-'];
    expect(rated(['R1', '2-/w', '1+/w', '4+', '3-'], white)).toBeUndefined();
  });

  test('of both who had lost counts, of both who had won it does not', () => {
    const now = ['R1', '2=', '1=', '4+', '3-'];
    expect(rated(now, ['R1', '2-', '1-', '4+', '3-'])?.rated).toEqual([
      { round: 1, players: [1, 2], result: '½-½' },
    ]);
    expect(rated(now, ['R1', '2+', '1+', '4+', '3-'])).toBeUndefined();
    expect(rated(['R1', '2?', '1?', '4+', '3-'])).toBeUndefined();
  });

  test('leaves the colour to the column beside it', () => {
    const lines: Lines = LIST.map(([name = '', rank = ''], i) => [
      name,
      rank,
      '',
      ['Colour', 'W', 'B', 'B', 'W'][i] ?? '',
      i === 0 ? 'R2' : '',
    ]);
    const alone = rated(['R1', '2-', '1+', '4+', '3-'], OLD, { Settings: SETTINGS }, lines);
    expect(written(alone?.blocks ?? [])).toEqual(['C2 · List: 2- → 2+', 'C3 · List: 1+ → 1-']);
    expect(alone?.rated).toEqual([{ round: 1, players: [2, 1], result: '1-0' }]);
  });
});
