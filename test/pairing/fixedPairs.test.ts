import { describe, expect, test } from 'vitest';
import { gamesOf, pairsOf, pairText, remarksOn, stopText } from './pairingText';

describe('pairs typed by hand', () => {
  const list = `
    Name | R1   | R2
    Ann  | 2+/b | 3?/b
    Bo   | 1-/w | .
    Cy   | 4+/b | 1?/w
    Di   | 3-/w | .`;

  test('stay as they are, colours and all', () => {
    const round = pairText(list);
    expect(gamesOf(list, round)[0]).toBe('1 Ann (b) – Cy (w)');
    expect(pairsOf(list, round)).toBe('Ann Cy, Bo Di');
    expect(round.games.map(({ fixed }) => fixed)).toEqual([true, false]);
    expect(remarksOn(list, round, 'Ann')).toContain('fixed');
  });

  test('keep the handicap that is typed, and its komi', () => {
    const handicap = list.replace('3?/b', '3?/b4').replace('1?/w', '1?/w4');
    expect(pairText(handicap).games[0]).toMatchObject({ handicap: 4, komi: 1, fixed: true });
  });

  test.each([
    ['first', '3?/b4', '1?/w'],
    ['second', '3?/b', '1?/w4'],
  ])('keep a handicap that only the %s of the two cells has', (_, ann, cy) => {
    const handicap = list.replace('3?/b', ann).replace('1?/w', cy);
    expect(gamesOf(handicap, pairText(handicap))[0]).toBe('1 Ann (b) – Cy (w) h4');
  });

  test('get their colours by the rules where nobody typed them', () => {
    const bare = list
      .replace('3?/b', '3?')
      .replace('1?/w', '1?')
      .replace('4+/b', '4+/w')
      .replace('3-/w', '3-/b');
    expect(gamesOf(bare, pairText(bare))[0]).toBe('1 Cy (b) – Ann (w)');
  });

  test('the first as well as the second may take Black by the rules', () => {
    // Ann has had one Black; Bo two Whites, so that Bo takes Black, or Ann where both are the other way round.
    const colours = (ann: string, bo: string) => `
      Name | R1       | R2       | R3
      Ann  | 3+/${ann} | 0=       | 2?
      Bo   | 4-/${bo} | 3-/${bo} | 1?
      Cy   | 1-/${bo} | 2+/${ann} | .
      Di   | 2+/${ann} | 0=       | .`;
    const first = (list: string) =>
      gamesOf(list, pairText(list))
        .filter(game => game.includes('Ann'))
        .map(game => game.slice(2));
    expect(first(colours('b', 'w'))).toEqual(['Bo (b) – Ann (w)']);
    expect(first(colours('w', 'b'))).toEqual(['Ann (b) – Bo (w)']);
  });

  test('a game of which one of the two has typed the result is no longer to be paired', () => {
    const half = list.replace('3?/b', '3+/b');
    expect(pairsOf(half, pairText(half))).toBe('Bo Di');
  });

  test('one typed colour is enough', () => {
    // By the rules Cy, who had White, would take Black.
    const half = list.replace('3?/b', '3?').replace('4+/b', '4+/w').replace('3-/w', '3-/b');
    expect(gamesOf(half, pairText(half))[0]).toBe('1 Ann (b) – Cy (w)');
  });

  test('may repeat a game, with a remark and without an alarm', () => {
    const again = `
      Name | R1   | R2
      Ann  | 2+/b | 2?/w
      Bo   | 1-/w | 1?/b
      Cy   | 4+/b | .
      Di   | 5-/w | .
      Ed   | 4+/b | .
      Flo  | 0=   | .`.replace('4+/b | .\n      Di', '0= | .\n      Di');
    const round = pairText(again);
    expect(remarksOn(again, round, 'Ann')).toContain('repeat');
    expect(round.warnings.map(({ code }) => code)).toEqual([]);
  });

  test('a cell of the opponent that is still empty is a warning, and filled', () => {
    const half = list.replace('1?/w', '.');
    const round = pairText(half);
    expect(pairsOf(half, round)).toBe('Ann Cy, Bo Di');
    expect(round.warnings).toMatchObject([
      { code: 'fixedPairIncomplete', severity: 'warning', place: { kind: 'entry', player: 2, round: 2 } },
    ]);
  });

  test.each([
    ['names somebody else', 'Cy   | 4+/b | 4?'],
    ['has a free round', 'Cy   | 4+/b | 0='],
  ])('an opponent who %s stops the pairing', (_, row) => {
    expect(stopText(list.replace('Cy   | 4+/b | 1?/w', row))[0]).toMatchObject({
      code: 'fixedPairIncomplete',
      severity: 'error',
    });
  });

  test('two players who name the same third one stop the pairing', () => {
    const two = list.replace('1?/w', '.').replace('Bo   | 1-/w | .', 'Bo   | 1-/w | 3?');
    expect(stopText(two)[0]).toMatchObject({ code: 'fixedPairIncomplete', severity: 'error' });
  });

  test('byes and absences that are typed are no pairs', () => {
    const some = 'Name | R1\nAnn | 2?\nBo | 1?\nCy | 0+\nDi | 0=\nEd | 0-\nFlo | .\nGus | .';
    const round = pairText(some);
    expect([pairsOf(some, round), round.warnings]).toEqual(['Ann Bo, Flo Gus', []]);
  });

  test('a game with a result is no longer to be paired, nor are its players', () => {
    const played = list.replace('3?/b', '3+/b').replace('1?/w', '1-/w');
    expect(pairsOf(played, pairText(played))).toBe('Bo Di');
  });

  test('against somebody outside the list they leave the player alone', () => {
    const outside = list.replace('3?/b', '99?').replace('1?/w', '.');
    const round = pairText(outside);
    expect([pairsOf(outside, round).includes('Ann'), round.games.length]).toEqual([false, 1]);
  });

  test('a forbidden pair typed by hand is played, and told', () => {
    const round = pairText(list, { forbiddenPairs: [[3, 1]] });
    expect(pairsOf(list, round)).toBe('Ann Cy, Bo Di');
    expect(round.warnings.map(({ code }) => code)).toEqual(['forbiddenFixedPair']);
  });
});
