import { expect, test } from 'vitest';
import { hasTakenPart } from '../../src/tournament/wallList';
import { wallListText } from '../wallListText';

test.each([
  ['a game', '2+', true],
  ['a game that is still to be played', '2?', true],
  ['a game by default', '2-!', true],
  ['a game with somebody outside the list', '77-', true],
  ['a bye', '0+', true],
  ['a bye that is worth nothing', 'bye-', true],
  ['an agreed absence', '0=', false],
  ['an absence', '0-', false],
  ['nothing', '.', false],
])('somebody with %s has taken part, or not', (_, cell, expected) => {
  const list = wallListText(`
    Name | R1 | R2
    Ann  | 0= | ${cell}
    Bo   | .  | .`);
  expect(hasTakenPart(list, 0)).toBe(expected);
});
