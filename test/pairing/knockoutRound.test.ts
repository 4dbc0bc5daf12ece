import { describe, expect, test } from 'vitest';
import { slotsBefore, unitsOf } from '../../src/pairing/knockout/bracket';
import { bracketSize, knockoutRounds } from '../../src/standings/knockout/knockoutRounds';
import { knockoutEnd, knockoutWarnings } from '../../src/pairing/knockout/knockoutProblems';
import { inOrderOfLots } from '../../src/pairing/game/lotOrder';
import { withRound } from '../../src/pairing/knockout/withRound';
import { decision, missingDecision } from '../../src/pairing/decision';
import { groupsOfFour, snakeGroups } from '../../src/pairing/roundRobin/snake';
import { makeEntries } from '../../src/sheet/cells/notation';
import type { Settings } from '../../src/tournament/settings';
import { eventOf } from '../eventOf';
import { wallListText } from '../wallListText';
import { gamesOf, nameOf, pairsOf, pairText, standingText, stopText } from './pairingText';

const KNOCK_OUT = { system: 'Knock-out', seed: 'a' } as const;

const event = (text: string, given: Partial<Settings> = KNOCK_OUT) => eventOf(standingText(text, given));

describe('a list with the round that was paired', () => {
  test('has the games without results, the bye and who is out; what stood there stays', () => {
    const list = `
      No | Name | Rating | Out | R1
      11 | Ann  | 2000   | .   | .
      12 | Bo   | 1900   | .   | .
      13 | Cy   | 1800   | .   | 14?/w
      14 | Di   | 1700   | .   | .
      15 | Ed   | 1600   | .   | .
      16 | Flo  | 1500   | 1   | .`;
    const round = pairText(list, { earlyRounds: 0, byeValue: 1 });
    const after = withRound(wallListText(list), round);
    expect(after.entries.map(row => row.map(makeEntries))).toEqual([
      ['12?/w'],
      ['11?/b'],
      ['14?/w'],
      ['13?/b'],
      ['bye='],
      ['0='],
    ]);
    expect(after.entries[4]).toEqual([[{ kind: 'free', as: 'bye', worth: 'half' }]]);
    const { byeWorth: _, ...plain } = round;
    expect(makeEntries(withRound(wallListText(list), plain).entries[4]?.[0] ?? [])).toBe('0+');
  });

  test('keeps what stands there, whatever was paired', () => {
    const list = wallListText('Name | R1\nAnn | 0=\nBo | 0-');
    const free = [{ player: 0, worth: 'win', as: 'bye' }] as const;
    const round = {
      kind: 'paired',
      round: 1,
      games: [],
      bye: 1,
      byeRemarks: [],
      free,
      late: [],
      warnings: [],
    } as const;
    expect(withRound(list, round).entries.map(row => row.map(makeEntries))).toEqual([['0='], ['0-']]);
  });

  test('gets the columns that the round needs', () => {
    const list = wallListText('Name | R1\nAnn | 2+\nBo | 1-\nCy | 0+');
    const after = withRound(list, {
      kind: 'paired',
      round: 3,
      games: [],
      bye: undefined,
      byeRemarks: [],
      free: [
        { player: 0, worth: 'win', as: 'walkOver' },
        { player: 1, worth: 'nothing' },
      ],
      late: [],
      warnings: [],
    });
    expect(after.entries.map(row => row.map(makeEntries))).toEqual([
      ['2+', '', '0+'],
      ['1-', '', '0-'],
      ['0+', '', ''],
    ]);
  });
});

describe('the places of a bracket', () => {
  test('are as many as a power of two', () => {
    expect([0, 1, 2, 3, 4, 5, 8, 9].map(bracketSize)).toEqual([1, 1, 2, 4, 4, 8, 8, 16]);
    expect([1, 2, 5].map(players => knockoutRounds(players))).toEqual([0, 1, 3]);
  });

  /** Round 1 of six with two byes: the pairs rank in the order of the list. */
  const SIX = `
    Name | R1 | R2 | R3
    Ann  | 0+ | 3+ | .
    Bo   | 0+ | 5- | .
    Cy   | 4+ | 1- | .
    Di   | 3- | .  | .
    Ed   | 6+ | 2+ | .
    Flo  | 5- | 0= | .`;

  test('are those of the pairs of round 1, then the smaller of two that meet', () => {
    const list = wallListText(SIX);
    const rankOf = (unit: readonly number[]): number => Math.min(...unit);
    const slots = (round: number, of = list) => {
      const { size, slot } = slotsBefore(of, 1, round, rankOf);
      return `${size}: ${[...slot].map(([player, place]) => `${of.players[player]!.name} ${place}`).join(', ')}`;
    };
    expect(slots(2)).toBe('4: Ann 1, Bo 2, Cy 3, Ed 4');
    expect(slots(3)).toBe('2: Ann 1, Ed 2');
    // Against the bracket: Ann (1) and Bo (2) play each other, and Cy (3) and Ed (4).
    const against = wallListText(
      SIX.replace('0+ | 3+', '0+ | 2+')
        .replace('0+ | 5-', '0+ | 1-')
        .replace('4+ | 1-', '4+ | 5-')
        .replace('6+ | 2+', '6+ | 3+'),
    );
    expect(slots(3, against)).toBe('2: Ann 1, Ed 2');
    expect(unitsOf(list, 1).map(unit => unit.join())).toEqual(['0', '1', '2,3', '4,5']);
    expect(unitsOf(list, 2).map(unit => unit.join())).toEqual(['0,2', '1,4']);
    const alive = (player: number): boolean => player < 3;
    expect(unitsOf(list, 2, alive).map(unit => unit.join())).toEqual(['0,2', '1']);
    expect(unitsOf(list, 9)).toEqual([]);
  });
});

describe('pairs that somebody typed against the bracket', () => {
  /** Eight with a bye in round 1: each name says the place. In round 2 pairs 4–6 and 5–8 both want place 4. */
  const EIGHT = `
    Name | R1 | R2
    P5   | 0+ | 2+
    P8   | 0+ | 1-
    P4   | 0+ | 4+
    P6   | 0+ | 3-
    P1   | 0+ | 6+
    P3   | 0+ | 5-
    P2   | 0+ | 8+
    P7   | 0+ | 7-`;
  const slots = (text: string, round: number): string => {
    const list = wallListText(text);
    const rankOf = (unit: readonly number[]): number =>
      Math.min(...unit.map(player => Number(list.players[player]!.name.slice(1))));
    const { size, slot } = slotsBefore(list, 1, round, rankOf);
    const places = [...slot].sort(([, a], [, b]) => a - b);
    return `${size}: ${places.map(([player, place]) => `${list.players[player]!.name} ${place}`).join(', ')}`;
  };

  test('the better place keeps its own, the other pair has the next that is free', () => {
    expect(slots(EIGHT, 2)).toBe('8: P1 1, P2 2, P3 3, P4 4, P5 5, P6 6, P7 7, P8 8');
    expect(slots(EIGHT, 3)).toBe('4: P1 1, P2 2, P5 3, P4 4');
  });

  test('a pair that sends nobody on takes no place', () => {
    expect(slots(EIGHT.replace('| 4+', '| 4-'), 3)).toBe('4: P1 1, P2 2, P5 4');
  });

  test('more players than places make the bracket larger', () => {
    expect(slots(EIGHT.replaceAll(/\d[+-]$/gm, '0+'), 3)).toBe(
      '8: P1 1, P2 2, P3 3, P4 4, P5 5, P6 6, P7 7, P8 8',
    );
  });

  test('two whose game is open or drawn share their place', () => {
    expect(slots(EIGHT.replace('| 6+', '| 6?').replace('| 5-', '| 5?'), 3)).toBe(
      '4: P1 1, P3 1, P2 2, P5 3, P4 4',
    );
    expect(slots(EIGHT.replace('| 6+', '| 6=').replace('| 5-', '| 5='), 3)).toBe(
      '4: P1 1, P3 1, P2 2, P5 3, P4 4',
    );
  });

  test('a game that one of two cells has, or that stands behind something else, is a pair', () => {
    const units = (text: string) => unitsOf(wallListText(text), 1).map(unit => unit.join());
    expect(units('Name | R1\nAnn | .\nBo | 1+')).toEqual(['1,0']);
    expect(units('Name | R1\nAnn | 0= 2+\nBo | 1-')).toEqual(['0,1']);
  });
});

describe('what is wrong in a knock-out', () => {
  const told = (text: string) =>
    knockoutWarnings(event(text)).map(({ code, severity, place, values }) => [
      code,
      severity,
      place.kind === 'entry' ? `${place.player} R${place.round}` : '',
      values['own'],
      values['theirs'],
    ]);

  test('is said once for two cells, of every round that there is, as a warning', () => {
    const list = `
      Name | R1 | R2
      Ann  | 2= | 3+
      Bo   | 1= | .
      Cy   | 4+ | 1+
      Di   | 3- | .`;
    expect(told(list)).toEqual([
      ['knockoutDraw', 'warning', '0 R1', '2= 2+', '1= 1-'],
      ['knockoutContradiction', 'warning', '0 R2', '3= 3+', '1= 1-'],
    ]);
    expect(
      told(list.replace('2= | 3+', '2- | .').replace('1= | .', '1- | .').replace('4+ | 1+', '4+ | .')),
    ).toEqual([['nobodyThrough', 'warning', '0 R1', '2= 2+', '1= 1-']]);
    expect(knockoutWarnings(event(list, { system: 'Swiss' }))).toEqual([]);
  });

  test('is said of the cell that has it, and not of open games nor of those who are out', () => {
    const final = `
      Name | R1 | R2
      Ann  | 2+ | 3+
      Bo   | 1- | 4=
      Cy   | 4+ | 1-
      Di   | 3- | 2=`;
    expect(told(final)).toEqual([]);
    expect(told(final.replace('3+\n', '3-\n'))).toEqual([
      ['nobodyThrough', 'warning', '0 R2', '3= 3+', '1= 1-'],
    ]);
    expect(told(final.replace('3+\n', '3?\n').replace('1-\n      Di', '1?\n      Di'))).toEqual([]);
    expect(told('Name | R1\nAnn | 2+\nBo | 1=')).toEqual([
      ['knockoutDraw', 'warning', '1 R1', '1= 1+', '2= 2-'],
    ]);
  });

  test('a playoff behind it is none of it', () => {
    const list = 'Name | R1 | R2\nAnn | 2+ | 3=\nBo | 1- | .\nCy | 4+ | 1=\nDi | 3- | .';
    const playoff = { ...KNOCK_OUT, playoffRounds: [2], playoffPlaces: 2 };
    expect(knockoutWarnings(event(list, playoff))).toEqual([]);
  });

  test('of a stage in its own rounds', () => {
    const list = 'Name | R1 | R2 | R3\nAnn | 2= | 2= | 2=\nBo | 1= | 1= | 1=';
    const stages = [
      { from: 1, to: 1, system: 'Swiss' },
      { from: 2, to: 3, system: 'Knock-out' },
    ] as const;
    const rounds = knockoutWarnings(event(list, { stages, qualifiers: 2 })).map(
      ({ values }) => values['round'],
    );
    expect(rounds).toEqual([2, 3]);
  });

  test('keeps its end open, and else the last who is in has won', () => {
    const end = (text: string) =>
      knockoutEnd(event(text), 0).map(({ code, values }) => [code, values['player']]);
    expect(end('Name | R1\nAnn | 2+\nBo | 1-')).toEqual([['knockoutOver', 'Ann (1)']]);
    expect(end('Name | R1\nAnn | 2=\nBo | 1=')).toEqual([['knockoutDraw', 'Ann (1)']]);
    expect(end('Name | R1\nAnn | 2-\nBo | 1-')).toEqual([]);
    expect(knockoutEnd(event('Name | R1\nAnn | 2+\nBo | 1-\nCy | 4+\nDi | 3-'), 0)).toMatchObject([
      { code: 'nobodyHasWon', values: { players: 'Ann (1), Cy (3)' } },
    ]);
  });
});

describe('where all rounds are paired', () => {
  const codes = (text: string, given: Partial<Settings> = KNOCK_OUT) => [
    decision(event(text, given)).map(({ code }) => code),
    missingDecision(event(text, given)).map(({ code }) => code),
  ];
  test('it is said who has won; what is missing for that is to be done', () => {
    expect(codes('Name | R1\nAnn | 2+\nBo | 1-')).toEqual([['knockoutOver'], []]);
    expect(codes('Name | R1\nAnn | 2=\nBo | 1=')).toEqual([['knockoutDraw'], ['knockoutDraw']]);
    expect(codes('Name | R1\nAnn | 2+\nBo | 1-', { system: 'Swiss' })).toEqual([[], []]);
    const diagonal = { system: 'Diagonal' } as const;
    const beaten = 'Name | R1 | R2 | R3\nAnn | 2+ 2+ | 2+ 2+ | 2+ 2+\nBo | 1- 1- | 1- 1- | 1- 1-';
    expect(codes(beaten, diagonal)).toEqual([['diagonalWon'], []]);
  });

  test('a knock-out behind the last round is not decided', () => {
    const list = 'Name | Group | R1\nAnn | A | 2+\nBo | A | 1-\nCy | B | 4+\nDi | B | 3-';
    const groups = { system: 'Groups + knock-out', qualifiers: 1 } as const;
    const [problem] = decision(event(list, groups));
    expect(problem).toMatchObject({ code: 'nobodyHasWon' });
    expect(stopText(list, groups)).toEqual([problem]);
    expect(
      decision(event(list.replaceAll(' R1', ' R1 | R2').replaceAll(/([+-])$/gm, '$1 | .'), groups)),
    ).toEqual([]);
  });
});

describe('a knock-out by lot', () => {
  const FIVE = 'Name | R1\nAnn | .\nBo | .\nCy | .\nDi | .\nEd | .';
  const told = (text: string, given: Partial<Settings> = {}) => {
    const round = pairText(text, { ...KNOCK_OUT, ...given });
    return [gamesOf(text, round).length, round.free.map(({ player }) => nameOf(text, player)).join(' ')];
  };
  test('has as many byes as the bracket has places left, the chosen one among them', () => {
    expect(told(FIVE)[0]).toBe(1);
    const [games, free] = told(FIVE, { bye: 3 });
    expect(free).toContain('Cy');
    expect([games, String(free).split(' ').length]).toEqual([1, 3]);
    // One has a bye by hand, two are left to be drawn.
    expect(told(FIVE.replace('Bo | .', 'Bo | 0+'))).toEqual([1, 'Ann Di']);
    expect(told(FIVE.replace('Bo | .', 'Bo | 4?'))).toEqual([1, 'Cy Ed Ann']);
    // Four need no bye, not even the chosen one; a bye by hand makes three of them odd.
    const four = FIVE.replace(/\nEd.*/, '');
    expect(told(four, { bye: 3 })).toEqual([2, '']);
    const [left, bye] = told(four.replace('Bo | .', 'Bo | 0+'));
    expect([left, String(bye).split(' ').length]).toEqual([1, 1]);
  });
  test('keeps compatriots apart', () => {
    const list = 'Name | Country | R1\nAnn | DE | .\nBo | de | .\nCy | FR | .\nDi | FR | .';
    for (const seed of ['a', 'b', 'c', 'd'])
      expect(pairsOf(list, pairText(list, { ...KNOCK_OUT, seed }))).toMatch(/^Ann (Cy, Bo Di|Di, Bo Cy)$/);
  });
  test('draws the first round of a bracket as well', () => {
    const four = 'Name | Rating | R1\nAnn | 2000 | .\nBo | 1900 | .\nCy | 1800 | .\nDi | 1700 | .';
    const seeds = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    const drawn = seeds.map(seed =>
      pairsOf(four, pairText(four, { ...KNOCK_OUT, knockoutDraw: 'bracket by lot', seed })),
    );
    expect(new Set(drawn).size).toBeGreaterThan(1);
  });
  test('byes stand first in the bracket, in the order of their lots', () => {
    const list = 'Name | R1 | R2\nAnn | 0+ | .\nBo | 0+ | .\nCy | 0+ | .\nDi | 5+ | .\nEd | 4- | .';
    const settings = { ...KNOCK_OUT, knockoutDraw: 'bracket by lot' } as const;
    const names = new Set<string>();
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
      const standing = standingText(list, { ...settings, seed });
      const [first] = inOrderOfLots(standing, [0, 1, 2, 3, 4], 'round-1').filter(player => player < 3);
      const name = nameOf(list, first)!;
      names.add(name);
      expect(pairsOf(list, pairText(list, { ...settings, seed }))).toContain(`${name} Di`);
    }
    expect(names.size).toBe(3);
  });
});

describe('a round of a knock-out', () => {
  const EIGHT = `
    Name | Rating | Out | R1 | R2 | R3
    Ann  | 2800   | .   | 8+ | .  | .
    Bo   | 2700   | .   | 7+ | .  | .
    Cy   | 2600   | .   | 6+ | .  | .
    Di   | 2500   | .   | 5+ | .  | .
    Ed   | 2400   | .   | 4- | .  | .
    Flo  | 2300   | .   | 3- | .  | .
    Gus  | 2200   | .   | 2- | .  | .
    Hal  | 2100   | .   | 1- | .  | .`;
  const SEEDED = { ...KNOCK_OUT, knockoutDraw: 'seeded', seedingTiebreaks: ['Rating'] } as const;
  const typed = (ann: string, di: string): string =>
    EIGHT.replace('8+ | .', `8+ | ${ann}`).replace('5+ | .', `5+ | ${di}`);

  test.each([
    ['played', '4+', '1-'],
    ['drawn', '4=', '1='],
  ])('goes around a game that is %s already', (_how, ann, di) => {
    const list = typed(ann, di);
    const round = pairText(list, SEEDED);
    expect(pairsOf(list, round)).toBe('Bo Cy');
    expect([round.warnings, round.byeRemarks, round.free]).toEqual([[], [], []]);
  });

  test('has those who are out of it and those who are absent no more', () => {
    const five = (hal: string, out: string) => `
      Name | Rating | Out    | R1     | R2
      Ann  | 2800   | .      | .      | .
      Bo   | 2700   | .      | .      | .
      Cy   | 2600   | .      | .      | .
      Di   | 2500   | .      | .      | .
      Hal  | 2100   | ${out} | ${hal} | .`;
    for (const list of [five('0-', '.'), five('.', '1-')]) {
      const round = pairText(list, SEEDED);
      expect(gamesOf(list, round)).toHaveLength(2);
      expect(round.free.filter(({ worth }) => worth === 'win')).toEqual([]);
      expect(round.warnings).toEqual([]);
    }
    const two = 'Name | Out | R1\nAnn | . | .\nBo | 1 | .';
    expect(stopText(two, SEEDED)).toMatchObject([{ code: 'tooFewPlayers', values: { players: 1 } }]);
  });

  test('that forbidden pairs leave none of is named', () => {
    const lot = { ...KNOCK_OUT, forbiddenPairs: [[1, 2]] } as const;
    expect(stopText('Name | R1\nAnn | .\nBo | .', lot).map(({ code }) => code)).toEqual([
      'tooManyForbiddenPairs',
    ]);
  });

  test('has a warning of who goes and of who must not meet, and stops at who has lost', () => {
    expect(pairText(EIGHT.replace('2700   | .', '2700   | 2-'), SEEDED).warnings).toEqual([
      {
        code: 'knockoutWithdrawal',
        severity: 'warning',
        place: { kind: 'entry', player: 1, round: 2 },
        values: { player: 'Bo (2)', opponent: '', round: 2 },
      },
    ]);
    expect(pairText(EIGHT, { ...SEEDED, forbiddenPairs: [[2, 3]] }).warnings).toEqual([
      {
        code: 'forbiddenByTable',
        severity: 'warning',
        place: { kind: 'entry', player: 1, round: 2 },
        values: { player: 'Bo (2)', opponent: 'Cy (3)', round: 2 },
      },
    ]);
    const lost = typed('5?', '.').replace('4- | .', '4- | 1?');
    expect(stopText(lost, SEEDED)).toMatchObject([
      { code: 'knockoutPaired', severity: 'error', values: { player: 'Ed (5)', round: 2 } },
    ]);
    const nobody = pairText(EIGHT.replace('8+', '8-'), SEEDED).warnings;
    expect(nobody).toMatchObject([{ code: 'nobodyThrough', severity: 'warning' }]);
  });

  test('has typed games first, and they are not for the third place', () => {
    const list = typed('2?', '.').replace('7+ | .', '7+ | 1?');
    const round = pairText(list, { ...SEEDED, thirdPlace: true });
    expect(round.games.map(({ black, white }) => [black, white].sort())).toEqual([
      [0, 1],
      [2, 3],
    ]);
    expect(round.games[0]!.remarks).toEqual([{ kind: 'fixed' }]);
  });

  describe('with a game for the third place', () => {
    const FOUR = `
      Name | R1 | R2
      Ann  | 2+ | .
      Bo   | 1- | .
      Cy   | 4+ | .
      Di   | 3- | .`;
    const THIRD = { ...KNOCK_OUT, thirdPlace: true };

    test('leaves nobody free', () => expect(pairText(FOUR, THIRD).free).toEqual([]));

    test('has it though the final is played', () => {
      const list = FOUR.replace('2+ | .', '2+ | 3+').replace('4+ | .', '4+ | 1-');
      const { games } = pairText(list, THIRD);
      expect(games.map(({ remarks }) => remarks.map(({ kind }) => kind))).toEqual([['thirdPlace']]);
    });

    test('has none where one of the two plays somebody else', () => {
      const list = FOUR.replace('2+ | .', '2+ | 4?').replace('3- | .', '3- | 1?');
      expect(pairText(list, THIRD).games.map(({ remarks }) => remarks)).toEqual([[{ kind: 'fixed' }]]);
    });
  });
});

describe('groups by snake seeding', () => {
  test('are about four each, two at least', () => {
    expect([1, 3, 4, 6, 9, 10, 13, 14].map(groupsOfFour)).toEqual([1, 1, 2, 2, 2, 3, 3, 4]);
  });
  test('are named A to Z, then AA', () => {
    const names = snakeGroups(
      Array.from({ length: 60 }, (_, i) => i),
      54,
    ).map(({ name }) => name);
    expect([0, 25, 26, 27, 51, 52, 53].map(i => names[i])).toEqual(['A', 'Z', 'AA', 'AB', 'AZ', 'BA', 'BB']);
  });
  test('go there and back', () => {
    expect(snakeGroups([9, 8, 7, 6, 5, 4, 3], 3).map(({ players }) => players.join(' '))).toEqual([
      '9 4 3',
      '8 5',
      '7 6',
    ]);
  });
});

describe('before a knock-out begins', () => {
  const FIVE = 'Name | R1 | R2\nAnn | . | .\nBo | . | .\nCy | . | .\nDi | . | .\nEd | . | .';
  const warned = (given: Partial<Settings>, text = FIVE) =>
    pairText(text, { ...KNOCK_OUT, ...given }).warnings.map(({ code, values }) => [
      code,
      values['needed'],
      values['rounds'],
    ]);
  test('too few rounds are said', () => {
    expect(warned({})).toEqual([['tooFewRounds', 3, 2]]);
    expect(warned({ rounds: 9 })).toEqual([['tooFewRounds', 3, 2]]);
    expect(warned({}, FIVE.replace('R2', 'R2 | R3').replaceAll('| . | .', '| . | . | .'))).toEqual([]);
  });

  test('who comes into it has to be known', () => {
    const list =
      'Name | Group | R1 | R2\nAnn | A | 2= | .\nBo | A | 1= | .\nCy | B | 4+ | .\nDi | B | 3- | .';
    const given = { system: 'Groups + knock-out', qualifiers: 1, prizeTiebreaks: [], tiebreaks: [] } as const;
    expect(stopText(list, given)).toMatchObject([
      {
        code: 'qualifiersTied',
        values: { where: 'group', group: 'A', players: 'Ann (1), Bo (2)' },
        place: { kind: 'setting', name: 'Prize tiebreaks' },
      },
    ]);
    const later = `
      Name | Group | R1 | R2 | R3
      Ann  | A     | 2= | 3+ | .
      Bo   | A     | 1= | .  | .
      Cy   | B     | 4+ | 1- | .
      Di   | B     | 3- | .  | .
      Ed   | C     | 6+ | 7+ | .
      Flo  | C     | 5- | .  | .
      Gus  | D     | 8+ | 5- | .
      Hal  | D     | 7- | .  | .`;
    expect(pairsOf(later, pairText(later, given))).toBe('Ann Ed');
    // A pair that somebody has typed says who it is.
    const typed = later.replaceAll(/\| (3\+|1-|7\+|5-) \| \.$/gm, (_, cell: string) =>
      cell === '3+' ? '| 3? | .' : cell === '1-' ? '| 1? | .' : '| . | .',
    );
    expect(pairsOf(typed, pairText(typed, given))).toBe('Ann Cy, Ed Gus');

    const stages = [
      { from: 1, to: 1, system: 'Swiss' },
      { from: 2, to: 2, system: 'Knock-out' },
    ] as const;
    const alone = list
      .replaceAll(/\| [AB] \|/g, '| . |')
      .replace('2=', '2+')
      .replace('1=', '1-');
    const tied = stopText(alone, {
      stages,
      qualifiers: 3,
      prizeTiebreaks: [],
      tiebreaks: [],
      rounding: 'none',
    });
    expect(tied).toMatchObject([{ code: 'qualifiersTied', values: { where: 'all', group: '' } }]);
  });
});

describe('a bracket', () => {
  const EIGHT = [
    'Name | Rating | R1 | R2',
    ...['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'].map((name, i) => `${name} | ${2000 - 100 * i} | . | .`),
  ].join('\n');
  const seeded = { ...KNOCK_OUT, knockoutDraw: 'seeded' } as const;
  const pairs = (text: string, given: Partial<Settings> = seeded) =>
    gamesOf(text, pairText(text, given))
      .map(game =>
        game.replace(/^\d+ (\w+) \(b\) – (\w+) \(w\).*/, (_, one: string, other: string) =>
          [one, other].sort().join(''),
        ),
      )
      .sort()
      .join(' ');

  test('has the best against the last, whatever the order of the rows', () => {
    expect(pairs(EIGHT)).toBe('AH BG CF DE');
    const [titles = '', ...rows] = EIGHT.split('\n');
    expect(pairs([titles, ...rows.reverse()].join('\n'))).toBe('AH BG CF DE');
    const tables = (text: string) =>
      gamesOf(text, pairText(text, seeded)).map(game => game.replaceAll(/[^A-H]/g, ''));
    expect(tables([titles, ...rows].join('\n')).map(game => [...game].sort().join(''))).toEqual([
      'AH',
      'BG',
      'CF',
      'DE',
    ]);
    const four = 'No | Name | R1\n2 | A | .\n1 | B | .\n3 | C | .\n4 | D | .';
    expect(pairs(four, { ...seeded, seedingTiebreaks: [] })).toBe('AC BD');
    const tied = EIGHT.replaceAll(/\d{4}/g, '2000');
    expect(pairs(tied, { ...seeded, seedingTiebreaks: [] })).toBe('AH BG CF DE');
  });

  test('lets those play whose opponents were taken by hand', () => {
    expect(
      pairs(EIGHT.replace('A | 2000 | .', 'A | 2000 | 2?').replace('B | 1900 | .', 'B | 1900 | 1?')),
    ).toBe('AB CF DE GH');
    const seven = EIGHT.split('\n').slice(0, 8).join('\n');
    expect(pairs(seven)).toBe('BG CF DE');
    expect(
      pairs(seven.replace('B | 1900 | .', 'B | 1900 | 3?').replace('C | 1800 | .', 'C | 1800 | 2?')),
    ).toBe('BC DE FG');
    expect(pairs(seven.replace('B | 1900 | .', 'B | 1900 | 0+'))).toBe('AG CF DE');
    const withBye = EIGHT.replace('B | 1900 | .', 'B | 1900 | 0+');
    expect(pairs(withBye)).toBe('AH CF DE');
    expect(pairText(withBye, seeded).free).toEqual([{ player: 6, worth: 'win', as: 'bye' }]);
  });

  test('goes on from the games that were really played', () => {
    const played = ['8+', '7+', '6+', '5+', '4-', '3-', '2-', '1-'];
    const rows = EIGHT.split('\n').map((row, i) =>
      i === 0 ? row : row.replace('| . |', `| ${played[i - 1]} |`),
    );
    expect(pairs(rows.join('\n'))).toBe('AD BC');
    expect(pairs(rows.join('\n'), { ...KNOCK_OUT, knockoutDraw: 'bracket by lot' })).toBe('AD BC');
    // Two who are out leave their opponents without a game.
    const out = rows.map((row, i) =>
      i === 0 ? `${row} | Out` : `${row} | ${'CD'.includes(row.charAt(0)) ? '2-' : '.'}`,
    );
    expect(pairText(out.join('\n'), seeded).free.slice(0, 2)).toEqual([
      { player: 0, worth: 'win', as: 'bye' },
      { player: 1, worth: 'win', as: 'bye' },
    ]);
    // A–H, B–C, D–G and E–F, typed by hand: pairs stand by their better seed.
    const typed = ['8+', '3+', '2-', '7+', '6+', '5-', '4-', '1-'];
    const list = EIGHT.split('\n').map((row, i) =>
      i === 0 ? row : row.replace('| . |', `| ${typed[i - 1]} |`),
    );
    expect(pairs(list.join('\n'))).toBe('AE BD');
    const [titles, ...players] = list.map((row, i) => (i === 0 ? `No | ${row}` : `${i} | ${row}`));
    expect(pairs([titles, ...players.reverse()].join('\n'))).toBe('AE BD');
  });
});
