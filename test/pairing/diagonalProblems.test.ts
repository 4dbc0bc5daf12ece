import { describe, expect, test } from 'vitest';
import { pairsOf, pairText, stopText } from './pairingText';
import { problemSentence, makeText } from '../../src/sheet/wording';
import type { Settings } from '../../src/tournament/settings';

const system: Partial<Settings> = { system: 'Diagonal', seed: 'dice' };

/** Why it stops, in words. */
const why = (text: string, settings: Partial<Settings> = {}): readonly string[] =>
  stopText(text, { ...system, ...settings }).map(problem => problemSentence(makeText('en'), problem));

const warningsOf = (text: string): readonly string[] =>
  pairText(text, system).warnings.map(problem => problemSentence(makeText('en'), problem));

const FOUR = `
  No | Name | Rating | R1 | R2
  1  | Ann  | 2400   | .  | .
  2  | Bo   | 2300   | .  | .
  3  | Cy   | 2200   | .  | .
  4  | Di   | 2100   | .  | .
`;

describe('who plays', () => {
  test('in the order of the ratings, not of the list', () => {
    const text = `
      Name | Rating | R1
      Cy   | 2200   |
      Ed   | 2000   |
      Ann  | 2400   |
      Di   | 2100   |
      Bo   | 2300   |
    `;
    // Five players: 01 02 13 14 23 24 34, two games each.
    const once = 'Ann Bo, Ann Cy, Bo Di, Bo Ed, Cy Di, Cy Ed, Di Ed';
    const twice = once
      .split(', ')
      .flatMap(pair => [pair, pair])
      .join(', ');
    expect(pairsOf(text, pairText(text, system))).toBe(twice);
    expect(pairsOf(text, pairText(text, { ...system, gamesPerOpponent: 1 }))).toBe(once);
  });

  test('who has neither rating nor rank comes last, and is named', () => {
    const text =
      'Name | Rating | Rank | R1\nAnn | | |\nBo | 2300 | |\nCy | | 1d |\nDi | 1900 | |\nEd | 1800 | |';
    expect(warningsOf(text)).toEqual(['Ann (1) has neither rating nor rank and is taken as the weakest.']);
    expect(pairsOf(text, pairText(text, { ...system, gamesPerOpponent: 1 }))).toBe('Ann Cy, Ann Di, Ann Ed, Bo Cy, Bo Di, Cy Ed, Di Ed'); // prettier-ignore
  });

  test('too few', () => {
    expect(why('Name | R1\nAnn |')).toEqual(['There are too few players for a pairing.']);
    expect(why('Name | Out | R1\nAnn | | \nBo | 1 |')).toEqual(['There are too few players for a pairing.']);
  });

  test('N37: nor who came in with the absence of the first round typed', () => {
    const text = `
      Name | Rating | R1    | R2
      Ann  | 2400   | 2+ 2+ |
      Bo   | 2300   | 1- 1- |
      Cy   | 2200   | 4+ 4+ |
      Di   | 2100   | 3- 3- |
      Ed   | 2000   | 0-    |
    `;
    expect(warningsOf(text)).toContain('Ed (5) was not in the first round and can no longer join.');
  });

  test('who comes after the first round can no longer join', () => {
    const text = `
      Name | Rating | R1    | R2
      Ann  | 2400   | 2+ 2- |
      Bo   | 2300   | 1- 1+ |
      Cy   | 2200   |       |
    `;
    expect(warningsOf(text)).toContain('Cy (3) was not in the first round and can no longer join.');
    expect(pairsOf(text, pairText(text, system))).toBe('Ann Bo, Ann Bo');
  });

  test('who is out of a later round goes no further; the cell is filled', () => {
    const text = `
      Name | Rating | Out | R1          | R2 | R3
      Ann  | 2400   |     | 2+ 2- 3+ 3- |    |
      Bo   | 2300   |     | 1- 1+ 3+ 3- |    |
      Cy   | 2200   | 2   | 1- 1+ 2- 2+ |    |
    `;
    const paired = pairText(text, system);
    expect(pairsOf(text, paired)).toBe('Ann Bo, Ann Bo');
    expect(paired.free).toEqual([{ player: 2, worth: 'nothing' }]);
    expect(warningsOf(text)).toContain('Cy (3) is out of round 2 and goes no further.');
    const later = text
      .replace('1- 1+ 3+ 3- |  ', '1- 1+ 3+ 3- | 1? 1?')
      .replace('2+ 2- 3+ 3- |  ', '2+ 2- 3+ 3- | 2? 2?');
    expect(why(later)[0]).toContain('In round 2 results are missing: Ann (1) – Bo (2)');
  });
});

describe('what is missing', () => {
  test('results: every game without one is named', () => {
    const text = `
      Name | Rating | R1          | R2
      Ann  | 2400   | 2+ 2? 3? 3- |
      Bo   | 2300   | 1- 1? 3+ 3- |
      Cy   | 2200   | 1? 1+ 2- 2+ |
    `;
    expect(why(text)).toEqual(['In round 1 results are missing: Ann (1) – Bo (2), Ann (1) – Cy (3).']);
  });

  test('lengths, only where they decide', () => {
    const text = (length: string) => `
      Name | Rating | R1                     | R2
      Ann  | 2400   | 2+#210 2- 3- 3- 3-     |
      Bo   | 2300   | 1- 1+${length} 3- 3- 3- |
      Cy   | 2200   | 1+ 1+ 1+ 2+ 2+ 2+ 4- 4- 4- 4- 4- |
      Di   | 2100   | 3+ 3+ 3+ 3+ 3+ 3= 3= 3= 3= 3= 3= 3= 3= 3= |
    `;
    expect(why(text(''))).toEqual([
      'The lengths of these games decide who has won, and are not known: Bo (2) – Ann (1) (R1).',
    ]);
    expect(stopText(text(''), system)[0]!.place).toEqual({ kind: 'entry', player: 1, round: 1 });
    expect(why(text('#190'))).toEqual([
      'Bo (2) has won: all are out, by the shorter games among the fewest losses.',
    ]);
    // 210 and 200 are equal: a new round between the two, who have met.
    const again = pairText(text('#200'), system);
    expect(pairsOf(text('#200'), again)).toBe('Ann Bo, Ann Bo');
    expect(again.games[0]!.remarks).toEqual([{ kind: 'repeat', lastRound: 1 }]);
    expect(warningsOf(text('#200'))).toContain('Round 2 cannot be paired without players meeting again: Ann (1) – Bo (2).'); // prettier-ignore
  });

  test('a column for the next round', () => {
    const text = 'Name | Rating | R1\nAnn | 2400 | 2+ 2-\nBo | 2300 | 1- 1+';
    expect(why(text)).toEqual(['After round 1 nobody has won yet: Ann (1), Bo (2) go on.']);
  });
});

describe('what is typed already', () => {
  test('stays, with its colours; the other cell follows', () => {
    const text = FOUR.replace('2400   | .', '2400   | 2?/w 2?/b 3?/w 3?/b 4?/b 4?/w');
    const { games } = pairText(text, system);
    const ann = games.filter(({ black, white }) => black === 0 || white === 0);
    expect(ann.map(({ black, white, fixed }) => [black, white, fixed])).toEqual([
      [1, 0, true],
      [0, 1, true],
      [2, 0, true],
      [0, 2, true],
      [0, 3, true],
      [3, 0, true],
    ]);
    expect(games.filter(({ fixed }) => !fixed)).toHaveLength(6);
  });

  test('a cell with other games than the round has is named with those it should have', () => {
    const text = FOUR.replace('2400   | .', '2400   | 2?/b 2?/w');
    expect(why(text)).toEqual([
      'Ann (1) should play Bo (2), Cy (3), Di (4) in round 1; other games stand there.',
    ]);
  });

  test('a whole round typed by hand is the round', () => {
    const text = `
      Name | Rating | R1    | R2
      Ann  | 2400   | 2+ 2- |
      Bo   | 2300   | 1- 1+ |
      Cy   | 2200   | 4+ 4- |
      Di   | 2100   | 3- 3+ |
    `;
    // The ring 0-2-1-3 and back; 0-1 and 2-3 have met, none of the ring.
    expect(pairsOf(text, pairText(text, { ...system, gamesPerOpponent: 1 }))).toBe('Ann Cy, Ann Di, Bo Cy, Bo Di'); // prettier-ignore
  });
});

test('excluded tables are left out; a pair keeps its table for both games', () => {
  const { games } = pairText(FOUR, { ...system, excludedTables: [2, 3] });
  expect(games.map(({ table }) => table)).toEqual([1, 1, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8]);
});
