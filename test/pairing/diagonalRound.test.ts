import { describe, expect, test } from 'vitest';
import type { Settings } from '../../src/tournament/settings';
import { gamesOf, pairsOf, pairText, remarksOn, standingText, stopText } from './pairingText';
import { askNextRound } from './askNextRound';
import { withLotNumbers } from '../../src/tournament/lotNumbers';

const DIAGONAL = { system: 'Diagonal', seed: 'dice' } as const;
const ONE = { ...DIAGONAL, gamesPerOpponent: 1 } as const;

/** The colours of the games of a round, without tables: `Ann–Bo` where Ann has Black. */
const coloured = (text: string, given: Partial<Settings>): readonly string[] =>
  gamesOf(text, pairText(text, given)).map(game => game.replace(/^\d+ (\w+) \(b\) – (\w+) \(w\).*/, '$1–$2'));

const FIVE = `
  No | Name | Rating | R1 | R2
  1  | Ann  | 2400   | .  | .
  2  | Bo   | 2300   | .  | .
  3  | Cy   | 2200   | .  | .
  4  | Di   | 2100   | .  | .
  5  | Ed   | 2000   | .  | .`;

describe('one game with each opponent', () => {
  test('everybody has as many with Black as with White, to within one', () => {
    expect(coloured(FIVE, ONE)).toEqual(['Ann–Bo', 'Cy–Ann', 'Bo–Di', 'Ed–Bo', 'Di–Cy', 'Cy–Ed', 'Ed–Di']);
  });

  test('a colour that is typed stays, in whichever of the two cells it stands, and the others follow it', () => {
    const white = ['Bo–Ann', 'Ann–Cy', 'Di–Bo', 'Bo–Ed', 'Cy–Di', 'Ed–Cy', 'Ed–Di'];
    expect(coloured(FIVE.replace('2400   | .', '2400   | 2?/w 3?'), ONE)).toEqual(white);
    expect(coloured(FIVE.replace('2300   | .', '2300   | 1?/b 4? 5?'), ONE)).toEqual(white);
    const typed = FIVE.replace('2300   | .', '2300   | 1? 4? 5?');
    expect(coloured(typed, ONE)).toEqual(coloured(FIVE, ONE));
    expect(remarksOn(typed, pairText(typed, ONE), 'Ann')).toEqual(['fixed']);
    expect(pairText(typed, ONE).games.map(({ fixed }) => fixed)).toEqual([
      true,
      false,
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  const PLAYED = `
    No | Name | Rating | R1               | R2
    1  | Ann  | 2400   | 2+/b 3+/w        | .
    2  | Bo   | 2300   | 1-/w 4+/b 5+/w   | .
    3  | Cy   | 2200   | 1-/b 4-/w 5+/b   | .
    4  | Di   | 2100   | 2-/w 3+/b 5+/w   | .
    5  | Ed   | 2000   | 2-/b 3-/w 4-/b   | .`;

  test('two who meet again turn their colours; the others go by the colours before', () => {
    expect(coloured(PLAYED, ONE)).toEqual(['Bo–Ann', 'Ann–Di', 'Di–Bo']);
    const turned = PLAYED.replace('2+/b', '2+/w').replace('1-/w', '1-/b');
    expect(coloured(turned, ONE)).toEqual(['Ann–Bo', 'Ann–Di', 'Di–Bo']);
    expect(pairText(PLAYED, ONE).games.map(({ remarks }) => remarks)).toEqual([
      [{ kind: 'repeat', lastRound: 1 }],
      [],
      [{ kind: 'repeat', lastRound: 1 }],
    ]);
  });
});

describe('two games with each opponent', () => {
  test('the better player has Black first, unless something else is typed', () => {
    const pair = (cells: string, given: Partial<Settings> = DIAGONAL) =>
      coloured(FIVE.replace('2400   | .', `2400   | ${cells}`), given).slice(0, 2);
    expect(pair('.')).toEqual(['Ann–Bo', 'Bo–Ann']);
    expect(pair('2?/w 2?/b 3? 3?')).toEqual(['Bo–Ann', 'Ann–Bo']);
    expect(pair('2? 2?/b 3? 3?')).toEqual(['Bo–Ann', 'Ann–Bo']);
    expect(pair('2?/w 2? 3? 3?')).toEqual(['Bo–Ann', 'Ann–Bo']);
  });
});

describe('the order of the players', () => {
  const tied = FIVE.replaceAll(/2[0-4]00/g, '2000');

  test('is that of the numbers where nothing else parts them, however the rows stand', () => {
    const [titles = '', ...rows] = tied.trim().split('\n');
    const turned = [titles, ...rows.reverse()].join('\n');
    const given = { ...ONE, seedingTiebreaks: [] } as const;
    expect(pairsOf(turned, pairText(turned, given))).toBe(pairsOf(tied, pairText(tied, given)));
    expect(pairsOf(tied, pairText(tied, given))).toBe('Ann Bo, Ann Cy, Bo Di, Bo Ed, Cy Di, Cy Ed, Di Ed');
    // By the first numbers, where the list was numbered anew since: Ed was 1, Di 2.
    const standing = standingText(tied, given);
    const wallList = withLotNumbers(standing.wallList, { lotNumbers: [5, 4, 3, 2, 1] });
    const anew = askNextRound({ ...standing, wallList });
    expect(anew.kind === 'paired' && pairsOf(tied, anew)).toBe(
      'Ann Bo, Ann Cy, Ann Di, Bo Cy, Bo Di, Cy Ed, Di Ed',
    );
  });

  test('is that of the highest ratings where the setting says so, and of the rating of whoever has none', () => {
    const { wallList, settings, ...standing } = standingText(FIVE, {
      ...ONE,
      diagonalOrder: 'maximum rating',
    });
    const players = wallList.players.map(player =>
      player.name === 'Ed' ? { ...player, maximumRating: 2500 } : player,
    );
    const paired = askNextRound({ ...standing, wallList: { ...wallList, players }, settings });
    if (paired.kind === 'cannot pair') throw new Error('not paired');
    // Ed is the strongest.
    expect(pairsOf(FIVE, paired)).toBe('Ann Cy, Ann Di, Ann Ed, Bo Cy, Bo Di, Bo Ed, Cy Di');
    const plain = askNextRound({
      ...standing,
      wallList: { ...wallList, players },
      settings: { ...settings, diagonalOrder: 'rating' },
    });
    expect(plain.kind === 'paired' && pairsOf(FIVE, plain)).toBe(
      'Ann Bo, Ann Cy, Bo Di, Bo Ed, Cy Di, Cy Ed, Di Ed',
    );
    const unrated = players.map(({ rating: _, ...player }) => ({ ...player, rating: undefined }));
    const missing = askNextRound({ ...standing, wallList: { ...wallList, players: unrated }, settings });
    expect(
      missing.kind === 'paired' && missing.warnings.map(({ code, values }) => [code, values['player']]),
    ).toEqual([
      ['ratingMissing', 'Bo (2)'],
      ['ratingMissing', 'Ann (1)'],
      ['ratingMissing', 'Cy (3)'],
      ['ratingMissing', 'Di (4)'],
    ]);
  });
});

describe('who is out of a round', () => {
  const out = (who: string, cells = '. | .'): string =>
    FIVE.replace('Rating |', 'Rating | Out |').replaceAll(/(2[0-4]00) +\| \. +\| \./g, (_, rating: string) =>
      rating === who ? `${rating} | 1 | ${cells}` : `${rating} | . | . | .`,
    );

  test('is absent, and was never in it', () => {
    const { free, warnings } = pairText(out('2200'), DIAGONAL);
    expect(free).toEqual([{ player: 2, worth: 'nothing' }]);
    expect(warnings).toEqual([]);
    expect(pairText(out('2200', '0- | .'), DIAGONAL).free).toEqual([]);
    expect(pairText(FIVE, DIAGONAL)).toMatchObject({
      kind: 'paired',
      free: [],
      byeRemarks: [],
      warnings: [],
    });
  });

  test('leaves too few', () => {
    const two = 'Name | Rating | Out | R1\nAnn | 2400 | . | .\nBo | 2300 | 1 | .';
    expect(stopText(two, DIAGONAL)).toMatchObject([{ code: 'tooFewPlayers', values: { players: 1 } }]);
  });
});

describe('cells that are typed', () => {
  const stopped = (...cells: readonly [player: number, cell: string][]) => {
    const rows = FIVE.trim().split('\n');
    for (const [player, cell] of cells)
      rows[player] = rows[player]!.replace(/\| \. +\| \.$/, `| ${cell} | .`);
    return stopText(rows.join('\n'), ONE).map(({ code, values }) => [
      code,
      values['player'],
      values['opponents'],
    ]);
  };
  test('hold all games of the round or none', () => {
    const ann = ['diagonalCellDiffers', 'Ann (1)', 'Bo (2), Cy (3)'];
    expect(stopped([1, '2?'])).toEqual([ann]);
    expect(stopped([1, '2? 2?'])).toEqual([ann]);
    expect(stopped([1, '2? 3? 4?'])).toEqual([ann]);
    expect(stopped([5, '1?'], [1, '5?']).map(([, player]) => player)).toEqual(['Ann (1)', 'Ed (5)']);
  });
});

describe('who has no rating', () => {
  const told = (...rated: readonly string[]) => {
    const rows = ['Ann', 'Bo', 'Cy', 'Di', 'Ed'].map(
      name => `${name} | ${rated.includes(name) ? 2000 : '.'} | .`,
    );
    return pairText(['Name | Rating | R1', ...rows].join('\n'), DIAGONAL).warnings.map(({ code, values }) =>
      [code, values['player']].join(' ').trim(),
    );
  };
  test('is named, and all of them together where nobody has one', () => {
    expect(told('Ann', 'Bo', 'Cy', 'Di', 'Ed')).toEqual([]);
    expect(told('Bo', 'Cy', 'Di', 'Ed')).toEqual(['ratingMissing Ann (1)']);
    expect(told('Cy', 'Di', 'Ed').sort()).toEqual(['ratingMissing Ann (1)', 'ratingMissing Bo (2)']);
    expect(told()).toEqual(['ratingsMissing']);
  });
});
