import { describe, expect, test } from 'vitest';
import { labels } from '../../src/pairing/game/remark';
import { byeCandidates, byeClasses, byeOutOfTurn, countByes, withBye } from '../../src/pairing/optimum/bye';
import type { Settings } from '../../src/tournament/settings';
import { fieldText, nameOf, pairText, standingText, stopText } from './pairingText';

const byeOf = (list: string, given: Partial<Settings> = {}): string | undefined =>
  nameOf(list, pairText(list, { pairingTiebreaks: ['Rating'], earlyRounds: 0, ...given }).bye);

describe('the bye (R4.7)', () => {
  test('goes to the last of the lowest score group', () => {
    const list = `
      Name | Rating | R1 | R2
      Ann  | 2500   | 4- | .
      Bo   | 2400   | 3- | .
      Cy   | 2300   | 2+ | .
      Di   | 2200   | 1+ | .
      Ed   | 2100   | 6- | .
      Flo  | 2000   | 5+ | .
      Gus  | 1900   | 0= | .`;
    expect(byeOf(list)).toBe('Gus');
    expect(byeOf(list.replace('0=', '0+'))).toBe('Ed');
    expect(byeOf(list, { rounding: 'none' })).toBe('Ed');
  });

  test('nobody has a second one while another has had none', () => {
    const list = `
      Name | R1 | R2 | R3
      Ann  | 2+ | 3+ | .
      Bo   | 1- | 0+ | .
      Cy   | 0+ | 1- | .`;
    const round = pairText(list);
    expect([nameOf(list, round.bye), round.byeRemarks, round.warnings]).toEqual([
      'Ann',
      [{ kind: 'bye' }],
      [],
    ]);
  });

  test('not even the lowest score', () => {
    const list = `
      Name | Rating | Start | R1 | R2
      Ann  | 2500   | 30    | 0- | .
      Bo   | 2400   | 30    | 0- | .
      Cy   | 2300   | 30    | 0- | .
      Di   | 2200   | 30    | 0- | .
      Ed   | 2100   | 20    | 0+ | .`;
    expect(byeOf(list, { system: 'McMahon' })).toBe('Di');
  });

  test('a second one is a warning', () => {
    const list = `
      Name | R1 | R2 | R3 | R4 | R5
      Ann  | 2+ | 3+ | 0+ | .  | .
      Bo   | 1- | 0+ | 3- | .  | .
      Cy   | 0+ | 1- | 2+ | .  | .`;
    const round = pairText(list);
    expect(round.byeRemarks).toEqual([{ kind: 'bye' }, { kind: 'anotherBye', before: 1 }]);
    expect(round.warnings.map(({ code }) => code)).toEqual(['noPairingWithoutRepeat', 'anotherBye']);
  });

  test('goes to another of those equally entitled where the last one would leave a repeat', () => {
    // Ann has met everybody but Ed. Without Ed she would have to meet somebody again. Of the other three Cy leaves the game
    // that the seeding wants in a group of four, the first against the third.
    const list = `
      Name | Rating | R1 | R2 | R3 | R4
      Ann  | 2500   | 2+ | 3+ | 4+ | .
      Bo   | 2400   | 1- | 0- | 0- | .
      Cy   | 2300   | 0- | 1- | 0- | .
      Di   | 2200   | 0- | 0- | 1- | .
      Ed   | 2100   | 0- | 0- | 0- | .`;
    const round = pairText(list, { pairingTiebreaks: ['Rating'], earlyRounds: 0 });
    expect(nameOf(list, round.bye)).toBe('Cy');
    expect(round.warnings).toEqual([]);
  });

  test('goes to the next class where the first would leave a forbidden pair or a repeat, and says so', () => {
    // Without Di or Ed, who have 0 points, Ann would have to meet Bo, and Cy somebody already met or forbidden. Without
    // Bo, who has ½, Ann would meet nobody. So it is one of those with 1 point.
    const list = `
      Name | Rating | R1 | R2
      Ann  | 2500   | 5+ | .
      Bo   | 2400   | 0= | .
      Cy   | 2300   | 4+ | .
      Di   | 2200   | 3- | .
      Ed   | 2100   | 1- | .`;
    const forbiddenPairs = [
      [1, 3],
      [1, 4],
      [3, 5],
    ] as const;
    const scores = { rounding: 'none' as const, pairingTiebreaks: ['Rating' as const], earlyRounds: 0 };
    const round = pairText(list, { ...scores, forbiddenPairs });
    expect(nameOf(list, round.bye)).toBe('Cy');
    expect(round.warnings).toMatchObject([
      {
        code: 'byeOutOfTurn',
        severity: 'warning',
        place: { kind: 'entry', player: 2, round: 2 },
        values: { player: 'Cy (3)', first: 'Di (4), Ed (5)', round: 2 },
      },
    ]);
  });

  test('the settings can name the player', () => {
    const list = `
      Name | R1 | R2
      Ann  | 2+ | .
      Bo   | 1- | .
      Cy   | 0= | .`;
    expect(byeOf(list, { bye: 1 })).toBe('Ann');
    expect(byeOf(list, { bye: 2 })).toBe('Bo');
  });

  test('a named player who is not free is an error, unless nobody needs a bye', () => {
    const three = `
      Name | R1
      Ann  | .
      Bo   | .
      Cy   | .
      Di   | 0=`;
    const problems = stopText(three, { bye: 4 });
    expect(problems).toMatchObject([
      {
        code: 'byeNotPlaying',
        place: { kind: 'setting', name: 'Bye' },
        values: { player: 'Di (4)', round: 1 },
      },
    ]);
    expect(stopText(three, { bye: 99 })[0]).toMatchObject({
      code: 'byeNotPlaying',
      values: { player: '#99' },
    });
    for (const bye of [1, 99]) {
      const round = pairText(three.replace('0=', '.'), { bye });
      expect([round.games.length, round.bye]).toEqual([2, undefined]);
    }
  });

  test('a win by default counts as a bye where the setting says so', () => {
    const list = `
      Name | R1  | R2 | R3
      Ann  | 2+! | 3- | .
      Bo   | 1-! | 0+ | .
      Cy   | 4=  | 1+ | .
      Di   | 3=  | 5+ | .
      Ed   | 0+  | 4- | .`;
    const [usual, counted] = [{ rounding: 'none' }, { rounding: 'none', defaultsAsByes: true }] as const;
    expect(byeOf(list, usual)).toBe('Ann');
    expect(['Cy', 'Di']).toContain(byeOf(list, counted));
    // A game lost by default, and one that was played, are none.
    expect(byeOf(list.replaceAll('!', ''), counted)).toBe('Ann');
    const { wallList } = standingText(list);
    expect(countByes(wallList, { defaultsAsByes: true }, 3)).toEqual([1, 1, 0, 0, 1]);
    expect(countByes(wallList, { defaultsAsByes: true }, 3, 2)).toEqual([0, 1, 0, 0, 0]);
  });

  test('a bye that is typed already is kept', () => {
    const list = `
      Name | R1
      Ann  | 0+
      Bo   | .
      Cy   | .`;
    const round = pairText(list);
    expect([round.games.length, round.bye]).toEqual([1, undefined]);
  });

  test('byes of a part of the rounds are counted, whatever they are worth', () => {
    const { wallList } = standingText(`
      Name | R1 | R2 | R3 | R4
      Ann  | 0+ | 0+ | 0+ | 0+
      Bo   | 0= | 0- | 0+ | .`);
    const usual = { defaultsAsByes: false };
    expect([
      countByes(wallList, usual, 4),
      countByes(wallList, usual, 4, 2),
      countByes(wallList, usual, 1),
    ]).toEqual([
      ...[
        [3, 1],
        [2, 1],
        [0, 0],
      ],
    ]);
  });

  test('in a Swiss by categories is due to the last one with an odd number (R4.7)', () => {
    /** A player for each letter, of that category; who is in brackets has had the bye of round 1, the others were absent. */
    const classesOf = (
      categories: string,
      given: Partial<Settings> = { system: 'Swiss by categories' },
    ): string => {
      const list = [
        'Name | Category | R1 | R2',
        ...[...categories.matchAll(/\(?\w\)?/g)].map(([one], i) => {
          const letter = one.replace(/\W/g, '');
          return `${letter}${i + 1} | ${letter} | ${one === letter ? '0-' : '0+'} | .`;
        }),
      ].join('\n');
      const { round, players } = fieldText(list, { pairingTiebreaks: [], ...given });
      const classes = byeClasses(round, players);
      expect(classes.flat()).toEqual(byeCandidates(round, players));
      return classes.map(one => one.map(player => nameOf(list, player)).join(' ')).join(', ');
    };
    expect(classesOf('AAABB')).toBe('A3 A2 A1, B5 B4');
    expect(classesOf('AABBBCC')).toBe('B5 B4 B3, C7 C6, A2 A1');
    expect(classesOf('ABBCCCD')).toBe('D7, C6 C5 C4, A1, B3 B2');
    expect(classesOf('AA(B)CC')).toBe('C5 C4, A2 A1, B3');
    expect(classesOf('AAABB', {})).toBe('B5 B4 A3 A2 A1');
  });

  test('out of turn is said unless a game is a repeat, of which is told anyway', () => {
    const list = `
      Name | R1 | R2
      Ann  | 2+ | .
      Bo   | 1- | .
      Cy   | 0+ | .
      Di   | 0= | .
      Ed   | 0- | .`;
    const field = withBye(fieldText(list));
    const told = (bye: number, games: readonly (readonly [number, number])[]) =>
      byeOutOfTurn(field, bye, games).map(({ values }) => [values['player'], values['first']]);
    const [ann, bo, cy, di, ed] = [0, 1, 2, 3, 4];
    const first = labels(
      field.round.standing.wallList,
      [bo, ed, di].filter(one => field.byeClass![field.players.indexOf(one)] === 0),
    );
    expect(
      told(cy, [
        [ann, di],
        [bo, ed],
      ]),
    ).toEqual([['Cy (3)', first]]);
    expect(
      told(cy, [
        [ann, bo],
        [di, ed],
      ]),
    ).toEqual([]);
    expect(
      told(cy, [
        [di, ed],
        [ann, bo],
      ]),
    ).toEqual([]);
    expect(
      told(ed, [
        [ann, di],
        [bo, cy],
      ]),
    ).toEqual([]);
  });
});
