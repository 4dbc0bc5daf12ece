import { describe, expect, test } from 'vitest';
import {
  BLACK,
  colourBalance,
  colourOfFirst,
  colourStreak,
  NONE,
  WHITE,
  type Colours,
} from '../../src/pairing/game/colour';
import { colourUnits } from '../../src/pairing/criteria/colourBalance';
import { coloursBefore } from '../../src/pairing/game/colourHistory';
import { drawLots } from '../../src/lots/lots';
import { makeRound } from '../../src/pairing/round/openStage';
import { workedCase } from '../rules/cases';
import { nameOf, pairText, standingText } from './pairingText';

const LETTERS: Readonly<Record<string, number>> = { b: BLACK, w: WHITE, '.': NONE };
/** A history, a letter for each round: `bw.b`. */
const history = (text: string): Colours => Int8Array.from(text, letter => LETTERS[letter]!);

/** Who takes Black: `a`, `b` or the lot. `met`: the colour of a in the last meeting. */
function black(a: string, b: string, met = NONE): string {
  const [first, second] = [history(a), history(b)];
  const colour = colourOfFirst(first, second, met, colourBalance(first) - colourBalance(second));
  return colour === BLACK ? 'a' : colour === WHITE ? 'b' : 'lot';
}

interface Row {
  readonly history_a: string;
  readonly history_b: string;
  readonly black_in_earlier_meetings: readonly string[];
}

describe('the worked case colour-1', () => {
  const { input, expected } = workedCase<readonly Row[], readonly { readonly black: string }[]>('colour-1');
  test.each(input.map((row, i) => [row, expected[i]!.black] as const))(
    '%j: %s takes Black',
    (row, expects) => {
      const last = row.black_in_earlier_meetings[row.black_in_earlier_meetings.length - 1];
      const met = last === undefined ? NONE : last === 'a' ? BLACK : WHITE;
      const answer = black(row.history_a, row.history_b, met);
      expect(answer === 'lot' ? 'rank rule (system) or lottery' : answer).toBe(expects);
    },
  );
});

describe('who takes Black in an even game (R4.5)', () => {
  test.each([
    ['the inverse of the last meeting goes before the balance', 'bbb', 'www', WHITE, 'a'],
    ['fewer Blacks', 'bwb', 'wbw', NONE, 'b'],
    ['the latest round with different colours: a had White there', 'bwb', 'wbb', NONE, 'a'],
    ['a round that one of them did not play is no such round', 'b.wb', 'bw.b', NONE, 'lot'],
    ['same histories: the lot', 'bwb', 'bwb', NONE, 'lot'],
    ['before the first round: the lot', '', '', NONE, 'lot'],
  ])('%s', (_, a, b, met, answer) => {
    expect(black(a, b, met)).toBe(answer);
  });
});

describe('colours of games', () => {
  test('count in even games that were played', () => {
    const list = `
      Name | R1    | R2    | R3   | R4   | R5
      Ann  | 2+/b  | 2-/w3 | 2=/b | 2+!/w | .
      Bo   | 1-/w  | 1+/b3 | 1=/w | 1-!/b | .`;
    const { wallList, settings } = standingText(list);
    const round = makeRound(wallList, settings, 5);
    expect([0, 1].map(player => Array.from(coloursBefore(round, player)))).toEqual([
      [BLACK, NONE, BLACK, NONE],
      [WHITE, NONE, WHITE, NONE],
    ]);
  });

  test('where nothing else tells, the smaller lot takes Black', () => {
    const list = 'Name | R1\n Ann | .\n Bo | .';
    const seeds = ['a', 'b', 'c', 'd', 'e', 'f'];
    const takesBlack = seeds.map(seed => nameOf(list, pairText(list, { seed }).games[0]!.black));
    const lots = seeds.map(seed => (drawLots(['1', '2'], seed, 'round-1/colour')[0] === 0 ? 'Ann' : 'Bo'));
    expect(takesBlack).toEqual(lots);
    expect(new Set(lots).size).toBe(2);
  });
});

describe('what a colour does to a player', () => {
  test.each([
    ['', NONE],
    ['b', NONE],
    ['bb', BLACK],
    ['b.b', BLACK],
    ['bbw', NONE],
    ['bww', WHITE],
  ])('%s has a streak of %i', (text, streak) => {
    expect(colourStreak(history(text))).toBe(streak);
  });

  test.each([
    ['the first game', '', BLACK, 0],
    ['back to even', 'b', WHITE, 0],
    ['two Blacks more', 'b', BLACK, 1],
    ['two more, and the third in a row', 'wbb', BLACK, 2],
    ['three more, and the third in a row', 'bb', BLACK, 5],
    ['no more than 4 for the balance', 'bbbbw', BLACK, 4],
  ])('%s', (_, text, colour, units) => {
    const colours = history(text);
    expect(colourUnits(colourBalance(colours), colourStreak(colours), colour)).toBe(units);
  });
});

test('the round that decides is one that both played, be it the first', () => {
  const [first, second] = [
    [BLACK, WHITE, NONE, NONE],
    [WHITE, NONE, BLACK, NONE],
  ].map(colours => Int8Array.from(colours));
  expect(colourOfFirst(first!, second!, NONE, 0)).toBe(WHITE);
  expect(colourOfFirst(second!, first!, NONE, 0)).toBe(BLACK);
});
