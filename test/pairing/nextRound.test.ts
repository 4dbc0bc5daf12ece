import { describe, expect, test } from 'vitest';
import { pairNextRound } from '../../src/pairing/nextRound';
import { makeStanding } from '../../src/standings/score/makeStanding';
import { parseRank } from '../../src/tournament/rank';
import { makeField, playEvent, settingsOf } from './simulatedEvent';
import { gamesOf, nameOf, pairsOf, pairText, remarksOn, stopText } from './pairingText';
import { openEventOf } from '../eventOf';

describe('a Swiss of four', () => {
  const rounds = (first: string, second: string, third: string): string => {
    const cells = [first, second, third].map(round => round.split(' '));
    return [
      'Name | R1 | R2 | R3 | R4',
      ...['Ann', 'Bo', 'Cy', 'Di'].map((name, i) =>
        [name, ...cells.map(round => round[i] ?? '.'), '.'].join(' | '),
      ),
    ].join('\n');
  };

  test('winners meet winners', () => {
    const list = rounds('2+ 1- 4+ 3-', '', '');
    expect(pairsOf(list, pairText(list))).toBe('Ann Cy, Bo Di');
  });

  test('in the third round the only pairing without a repeat is found', () => {
    const list = rounds('2+ 1- 4+ 3-', '3+ 4+ 1- 2-', '');
    const round = pairText(list);
    expect(pairsOf(list, round)).toBe('Ann Di, Bo Cy');
    expect(round.warnings).toEqual([]);
  });

  test('in the fourth there is none: the least recent games are repeated, with the other colours, and said loudly', () => {
    const list = rounds('2+/b 1-/w 4+/b 3-/w', '3+/w 4+/b 1-/b 2-/w', '4+/b 3+/w 2-/b 1-/w');
    const round = pairText(list);
    expect(pairsOf(list, round)).toBe('Ann Bo, Cy Di');
    expect(gamesOf(list, round)).toEqual(['1 Bo (b) – Ann (w)', '2 Di (b) – Cy (w)']);
    expect(round.warnings).toEqual([
      {
        code: 'noPairingWithoutRepeat',
        severity: 'warning',
        place: { kind: 'list' },
        values: { round: 4, pairs: 'Ann (1) – Bo (2), Cy (3) – Di (4)', count: 2 },
      },
    ]);
    expect(remarksOn(list, round, 'Ann')).toContain('repeat');
  });
});

describe('score differences', () => {
  test('two of one point are better than one of two', () => {
    const list = `
      Name | Start | R1
      Ann  | 32    | .
      Bo   | 31    | .
      Cy   | 31    | .
      Di   | 30    | .`;
    expect(pairsOf(list, pairText(list, { system: 'McMahon' }))).toMatch(/^Ann Bo, Cy Di$|^Ann Cy, Bo Di$/);
  });

  test('scores and places are those before the round, whatever was played of it in advance', () => {
    // Flo has beaten Ed already, which would put Bo, who met Flo, first by SOS.
    const list = `
      Name | Rating | R1 | R2
      Ann  | 2100   | 5+ | .
      Bo   | 2200   | 6+ | .
      Cy   | 2300   | 7+ | .
      Di   | 2400   | 8+ | .
      Ed   | 2000   | 1- | 6-
      Flo  | 1900   | 2- | 5+
      Gus  | 1800   | 3- | .
      Hal  | 1700   | 4- | .`;
    const settings = { pairingTiebreaks: ['SOS', 'Rating'], earlyRounds: 0 } as const;
    expect(pairsOf(list, pairText(list, settings))).toBe('Ann Cy, Bo Di, Gus Hal');
  });
});

describe('repeats (R4.6)', () => {
  test('a score difference is no reason for a repeat', () => {
    const list = `
      Name | R1 | R2 | R3
      Ann  | 2+ | 3+ | .
      Bo   | 1- | 4+ | .
      Cy   | 4+ | 1- | .
      Di   | 3- | 2- | .
      Ed   | 0- | 0- | .
      Flo  | 0- | 0- | .`;
    expect(pairText(list).games.flatMap(game => game.remarks.map(({ kind }) => kind))).not.toContain(
      'repeat',
    );
  });

  test('one repeat is better than two, however much the scores differ', () => {
    // Only Cy and Di have not met, 25 points apart. Both other pairings would differ less and repeat two games.
    const list = `
      Name | Start | R1 | R2 | R3 | R4 | R5 | R6
      Ann  | 20    | 2- | 3- | 0- | 4- | 0- | .
      Bo   | 20    | 1- | 0- | 3- | 0- | 4- | .
      Cy   | 30    | 0- | 1- | 2- | 0- | 0- | .
      Di   | 5     | 0- | 0- | 0- | 1- | 2- | .`;
    const round = pairText(list, { system: 'McMahon' });
    expect(pairsOf(list, round)).toBe('Ann Bo, Cy Di');
    expect(round.warnings.map(({ code, values }) => `${code} ${values.count}`)).toEqual([
      'noPairingWithoutRepeat 1',
    ]);
  });

  test('a game by default counts as met', () => {
    const list = `
      Name | R1   | R2
      Ann  | 2+!  | .
      Bo   | 1-!  | .
      Cy   | 4+   | .
      Di   | 3-   | .`;
    expect(pairsOf(list, pairText(list))).toBe('Ann Cy, Bo Di');
  });
});

describe('forbidden pairs', () => {
  const list = `
    Name | R1
    Ann  | .
    Bo   | .
    Cy   | .
    Di   | .`;

  test('never meet', () => {
    const forbiddenPairs = [
      [1, 2],
      [3, 1],
    ] as const;
    expect(pairsOf(list, pairText(list, { forbiddenPairs }))).toBe('Ann Di, Bo Cy');
  });

  test('a repeat goes before a forbidden pair', () => {
    const again = `
      Name | R1 | R2 | R3
      Ann  | 2+ | 3+ | .
      Bo   | 1- | 4- | .
      Cy   | 4+ | 1- | .
      Di   | 3- | 2+ | .`;
    const round = pairText(again, { forbiddenPairs: [[1, 4]] });
    expect(pairsOf(again, round)).toBe('Ann Bo, Cy Di');
    expect(round.warnings.map(({ code }) => code)).toEqual(['noPairingWithoutRepeat']);
  });

  test('where they leave no pairing, that is said, with the pairs', () => {
    const forbiddenPairs = [
      [1, 2],
      [1, 3],
      [1, 4],
    ] as const;
    expect(stopText(list, { forbiddenPairs })).toEqual([
      {
        code: 'tooManyForbiddenPairs',
        severity: 'error',
        place: { kind: 'setting', name: 'Forbidden pairs' },
        values: { pairs: 'Ann (1) – Bo (2), Ann (1) – Cy (3), Ann (1) – Di (4)' },
      },
    ]);
  });

  test('numbers of nobody are ignored', () => {
    expect(pairText(list, { forbiddenPairs: [[1, 99]] }).games).toHaveLength(2);
  });

  test('with an odd number the bye solves it', () => {
    const five = list + '\n    Ed   | .';
    const forbiddenPairs = [
      [1, 2],
      [1, 3],
      [1, 4],
      [1, 5],
    ] as const;
    expect(nameOf(five, pairText(five, { forbiddenPairs }).bye)).toBe('Ann');
  });
});

describe('special groups (R4.2)', () => {
  const list = `
    Name | Start | Group | R1
    Ann  | 32    | .     | .
    Bo   | 32    | youth | .
    Cy   | 31    | .     | .
    Di   | 31    | youth | .
    Ed   | 30    | youth | .
    Flo  | 30    | .     | .`;

  test('play among themselves where the settings say so; the last of an odd one plays with the rest', () => {
    const round = pairText(list, { system: 'McMahon', groups: 'apart', pairingTiebreaks: [] });
    expect(pairsOf(list, round)).toContain('Bo Di');
    expect(round.games).toHaveLength(3);
  });

  test('by default the column changes nothing', () => {
    expect(pairsOf(list, pairText(list, { system: 'McMahon' }))).toBe('Ann Bo, Cy Di, Ed Flo');
  });
});

describe('handed over', () => {
  test('games stand by table, and komi is that of the settings', () => {
    const list = `
      Name | R1   | R2
      Ann  | 2-/b | .
      Bo   | 1+/w | .
      Cy   | 4+/b | .
      Di   | 3-/w | .`;
    const round = pairText(list, { komi: 15 });
    expect(gamesOf(list, round)).toEqual(['1 Bo (b) – Cy (w)', '2 Di (b) – Ann (w)']);
    expect(round.games.map(({ komi }) => komi)).toEqual([15, 15]);
  });

  test('a third game in a row with one colour is remarked', () => {
    const list = `
      Name | R1   | R2   | R3
      Ann  | 3+/b | 4+/b | .
      Bo   | 4+/b | 3+/b | .
      Cy   | 1-/w | 2-/w | .
      Di   | 2-/w | 1-/w | .`;
    const kinds = pairText(list).games.flatMap(game => game.remarks.map(({ kind }) => kind));
    expect(kinds).toEqual(['thirdBlack', 'thirdWhite']);
  });

  test('supergroup and bar make the groups', () => {
    const list = `
      Name | Rank | Supergroup | R1
      Ann  | 7d   | x          | .
      Bo   | 6d   | x          | .
      Cy   | 5d   | .          | .
      Di   | 3d   | .          | .`;
    const settings = { system: 'McMahon', upperBar: parseRank('3d'), supergroup: true } as const;
    expect(pairsOf(list, pairText(list, settings))).toBe('Ann Bo, Cy Di');
  });

  test.each([
    ['nobody', 'Name | R1'],
    ['one player', 'Name | R1\n Ann | .'],
    ['one player who is not out', 'Name | Out | R1\n Ann | . | .\n Bo | 1- | .'],
  ])('%s is too few', (_, list) => {
    expect(stopText(list).map(({ code }) => code)).toEqual(['tooFewPlayers']);
  });

  test('a list without rounds', () => {
    expect(stopText('Name\n Ann\n Bo').map(({ code }) => code)).toEqual(['noRounds']);
  });

  test('`Through round` is about standings and changes nothing here', () => {
    const list = 'Name | R1 | R2\n Ann | 2+ | .\n Bo | 1- | .\n Cy | 4+ | .\n Di | 3- | .';
    expect(pairText(list, { throughRound: 0 })).toEqual(pairText(list));
  });
});

describe('the same list is paired the same', () => {
  test('twice', () => {
    const list = makeField({ players: 41, rounds: 3, seed: 5 });
    const standing = makeStanding(list, settingsOf({ players: 41, rounds: 3, seed: 5 }));
    expect(pairNextRound(openEventOf(standing))).toEqual(pairNextRound(openEventOf(standing)));
  });

  test('in any order of its rows, as long as the players keep their numbers', () => {
    const list = `
      No | Name | Start | R1   | R2
      1  | Ann  | 30    | 5+/b | .
      2  | Bo   | 30    | 4-/b | .
      3  | Cy   | 30    | 6+/w | .
      4  | Di   | 30    | 2+/w | .
      5  | Ed   | 30    | 1-/w | .
      6  | Flo  | 30    | 3-/b | .
      7  | Gus  | 30    | 0+   | .`;
    const [header, ...rows] = list.trim().split('\n');
    const turned = [header, ...rows.reverse()].join('\n');
    const settings = { system: 'McMahon', pairingTiebreaks: [] } as const;
    expect(gamesOf(turned, pairText(turned, settings))).toEqual(gamesOf(list, pairText(list, settings)));
  });
});

describe('what is typed by mistake does not stop the pairing', () => {
  test('starts far beyond any ladder', () => {
    const list = `
      Name | Start    | R1
      Ann  | 1000000  | .
      Bo   | 30       | .
      Cy   | 30       | .
      Di   | -5000000 | .`;
    const round = pairText(list, { system: 'McMahon', rounds: 3 });
    // 999,970² + 5,000,030² is less than 6,000,000²; lots decide between the two in the middle.
    expect(pairsOf(list, round)).toBe('Ann Cy, Bo Di');
    expect(round.warnings).toEqual([]);
  });

  test('a start beyond what is counted at first is still counted to the last digit', () => {
    const list = (start: number): string => `
      Name | Start    | R1
      Ann  | ${start} | .
      Bo   | 0        | .
      Cy   | 0        | .
      Di   | 0        | .`;
    const warnings = (start: number) => pairText(list(start), { system: 'McMahon', rounds: 3 }).warnings;
    // 167² and 237² times 2 · 10^10 are the last below 2^49 (for 4 players) and 2^50.
    for (const start of [167, 168, 237, 238, 9999]) expect(warnings(start)).toEqual([]);
  });

  test('so are games that are beyond it only together', () => {
    const list = `
      Name | Start | R1
      Ann  | 500   | .
      Bo   | 300   | .
      Cy   | 150   | .
      Di   | 0     | .`;
    expect(pairText(list, { system: 'McMahon', rounds: 3 }).warnings).toEqual([]);
  });

  test('nor does a start of 300 for 30 where there are only repeats left', () => {
    const list = (start: number): string => `
      Name | Start    | R1 | R2
      Ann  | ${start} | 2+ | .
      Bo   | 0        | 1- | .
      Cy   | 0        | 4+ | .
      Di   | 0        | 3- | .`;
    const forbiddenPairs = [
      [1, 3],
      [2, 3],
    ] as const;
    for (const start of [230, 300, 3000]) {
      const round = pairText(list(start), { system: 'McMahon', rounds: 3, forbiddenPairs });
      expect(pairsOf(list(start), round)).toBe('Ann Bo, Cy Di');
      expect(round.warnings.map(({ code }) => code)).toEqual(['noPairingWithoutRepeat']);
    }
  });

  test('weights beyond exact numbers, and fractions of them', () => {
    const weights = {
      score: 1e300,
      float: 0.1,
      seeding: 1e15,
      colour: 1 / 3,
      handicap: 0,
      country: 1e9,
      club: 7.5,
    };
    const event = { players: 20, rounds: 3, seed: 8, settings: { weights } };
    expect(playEvent(event)).toHaveLength(3);
  });
});
