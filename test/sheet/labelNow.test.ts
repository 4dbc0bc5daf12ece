import { expect, test } from 'vitest';
import { labelsNow } from '../../src/sheet/rounds/labelNow';
import { wallListText } from '../wallListText';

/** What a label of the sheet is now, where the sheet has these games and the list these players, `1 Ann, 2 Bo`. */
function now(list: string, games: string, label: string): string {
  const rows = list.split(', ').map(one => one.replace(' ', ' | '));
  const { players } = wallListText(['No | Name | R1', ...rows.map(row => `${row} | .`)].join('\n'));
  const table = games.split(', ').map((game, row) => {
    const [black = '', white = ''] = game.split(' – ');
    return { row, black, white, handicap: undefined, result: '', moves: undefined };
  });
  return labelsNow(players, { rows: table })(label);
}

test('a label follows its player', () => {
  expect(now('1 Ann Aho, 2 Bo Berg', '1 Ann Ahoo – 2 Bo Berg', '1 Ann Ahoo')).toBe('1 Ann Aho');
  expect(now('1 Ann Aho, 2 Bo Berg', '1 Ann Aho – 2 Bo Berg', '3 Cy')).toBe('3 Cy');
});

test('N72: the one of two namesakes whose name was spelled in another way has the number still', () => {
  const games = '4 Kim Anna – 5 Kim Anna';
  expect(now('4 Kim Anna, 5 Kim Annax', games, '5 Kim Anna')).toBe('5 Kim Annax');
  expect(now('4 Kim Anna, 5 Kim Annax', games, '4 Kim Anna')).toBe('4 Kim Anna');
});

test('a name that somebody else has now stays where rows may have moved', () => {
  const games = '1 Kim Anna – 2 Kim Anne';
  expect(now('1 Kim Anne, 2 Kim Anna', games, '1 Kim Anna')).toBe('1 Kim Anna');
  expect(now('1 Zed, 2 Kim Anna', games, '1 Kim Anna')).toBe('1 Kim Anna');
});
