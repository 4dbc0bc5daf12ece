import { describe, expect, test } from 'vitest';
import { NEXTROUND } from '../../src/application/functions/nextRound';
import { pairNextRound } from '../../src/pairing/nextRound';
import { makeRound } from '../../src/pairing/round/openStage';
import { playedRoundWarnings, roundWarnings } from '../../src/pairing/roundWarnings';
import { nobodyHasWon } from '../../src/pairing/round/nobodyHasWon';
import { lastPairedRound, nobodyLeft } from '../../src/pairing/round/nobodyLeft';
import { roundsOfNobody } from '../../src/pairing/round/roundsOfNobody';
import { secondAbsences } from '../../src/pairing/round/secondAbsences';
import { tooManyRounds } from '../../src/pairing/round/tooManyRounds';
import { typedByes } from '../../src/pairing/round/typedByes';
import { withoutOpponent } from '../../src/pairing/round/withoutOpponent';
import { presetSettings } from '../../src/tournament/presets';
import type { Entry } from '../../src/tournament/game';
import type { Settings } from '../../src/tournament/settings';
import type { WallList } from '../../src/tournament/wallList';
import { wallListText } from '../wallListText';
import { nameOf, pairText, standingText } from './pairingText';
import { playEvent, settingsOf, withEntries } from './simulatedEvent';
import { makeOpenEvent } from '../../src/pairing/round/makeOpenEvent';

const swiss = (given: Partial<Settings> = {}): Settings => ({ ...presetSettings('EGF', 'Swiss'), ...given });
const codes = (problems: readonly { readonly code: string }[]): readonly string[] =>
  problems.map(({ code }) => code);
const values = (text: string): string[][] =>
  text
    .trim()
    .split('\n')
    .map(line => line.split('|').map(cell => cell.trim().replace(/^\.$/, '')));

/** As many players without an entry, with as many columns. */
const empty = (players: number, rounds: number): string =>
  [
    ['Name', ...Array.from({ length: rounds }, (_, r) => `R${r + 1}`)].join(' | '),
    ...Array.from({ length: players }, (_, i) => [`P${i + 1}`, ...Array(rounds).fill('.')].join(' | ')),
  ].join('\n');

describe('more rounds than can be played (R4.6), before the start', () => {
  const of = (players: number, rounds: number, given: Partial<Settings> = {}): unknown =>
    tooManyRounds(makeOpenEvent(wallListText(empty(players, rounds)), swiss(given))).map(one => one.values);

  test.each([
    ['four players have three opponents each', 4, 5, 3],
    ['six have five', 6, 6, 5],
    ['five have four and one bye', 5, 6, 5],
    ['three have two and one bye', 3, 4, 3],
  ])('%s', (_, players, rounds, most) => {
    expect(of(players, rounds)).toEqual([{ players, rounds, most }]);
    expect(of(players, most)).toEqual([]);
  });

  test('a forbidden pair is an opponent less', () => {
    expect(of(4, 3, { forbiddenPairs: [[1, 2]] })).toEqual([{ players: 4, rounds: 3, most: 2 }]);
    expect(of(4, 3, { forbiddenPairs: [[1, 99]] })).toEqual([]);
  });

  test('who is out of rounds needs fewer', () => {
    const list = wallListText(`
      Name | Out | R1 | R2 | R3
      Ann  | .   | .  | .  | .
      Bo   | 3   | .  | .  | .
      Cy   | 3   | .  | .  | .
      Di   | 3   | .  | .  | .`);
    expect(tooManyRounds(makeOpenEvent(list, swiss()))).toEqual([]);
  });

  test('pairs are forbidden once, however often they are typed, and those of people who never come count nothing', () => {
    const twice = [
      [1, 2],
      [2, 1],
      [1, 2],
    ] as const;
    expect(of(4, 3, { forbiddenPairs: twice })).toEqual([{ players: 4, rounds: 3, most: 2 }]);
    const eleven = Array.from({ length: 10 }, (_, k) => [11, k + 1] as const);
    expect(of(11, 1, { forbiddenPairs: eleven })).toEqual([]);
    expect(of(11, 2, { forbiddenPairs: eleven })).toEqual([{ players: 11, rounds: 2, most: 1 }]);
    const list = wallListText(`
      Name | Out | R1 | R2 | R3
      Ann  | .   | .  | .  | .
      Bo   | .   | .  | .  | .
      Cy   | 1-  | .  | .  | .
      Di   | .   | .  | .  | .`);
    const gone = { forbiddenPairs: [[1, 3]] } as const;
    // Two opponents, and a bye of three.
    expect(tooManyRounds(makeOpenEvent(list, swiss(gone)))).toEqual([]);
    const alone = { forbiddenPairs: [...gone.forbiddenPairs, [1, 2], [1, 4]] } as const;
    expect(tooManyRounds(makeOpenEvent(list, swiss(alone)))).toMatchObject([
      { code: 'tooManyRounds', values: { players: 3, rounds: 3, most: 1 } },
    ]);
  });

  test('a bye is one of the rounds in which the number is odd', () => {
    // In round 2 one of four is out; the others play each other in three rounds, or have a bye there.
    const list = (out: string) =>
      wallListText(`
      Name | Out    | R1 | R2 | R3 | R4
      Ann  | .      | .  | .  | .  | .
      Bo   | .      | .  | .  | .  | .
      Cy   | .      | .  | .  | .  | .
      Di   | ${out} | .  | .  | .  | .`);
    const most = (out: string) =>
      tooManyRounds(makeOpenEvent(list(out), swiss())).map(({ values }) => values.most);
    for (const out of ['1', '2', '4']) expect(most(out)).toEqual([]);
    expect(most('.')).toEqual([3]);
    expect(most('2-')).toEqual([]);
    expect(most('1-')).toEqual([3]);
  });

  test('two who never come leave a pair', () => {
    const list = wallListText(`
      Name | Out | R1 | R2
      Ann  | .   | .  | .
      Bo   | .   | .  | .
      Cy   | 1-  | .  | .
      Di   | 1-  | .  | .`);
    expect(tooManyRounds(makeOpenEvent(list, swiss())).map(({ values }) => values)).toEqual([
      { players: 2, rounds: 2, most: 1 },
    ]);
    const nobody = wallListText('Name | Out | R1 | R2\n Ann | . | . | .\n Bo | 1- | . | .');
    expect(tooManyRounds(makeOpenEvent(nobody, swiss()))).toEqual([]);
  });

  test('of those who leave, the rounds that they are there', () => {
    const list = (out: string, other: string) =>
      wallListText(`
      Name | Out      | R1 | R2 | R3 | R4
      Ann  | ${other} | .  | .  | .  | .
      Bo   | .        | .  | .  | .  | .
      Cy   | ${out}   | .  | .  | .  | .`);
    expect(tooManyRounds(makeOpenEvent(list('4-', '.'), swiss())).map(({ values }) => values)).toEqual([
      { players: 3, rounds: 4, most: 3 },
    ]);
    const inTurn = wallListText(`
      Name | Out | R1 | R2 | R3 | R4
      Ann  | 4   | .  | .  | .  | .
      Bo   | 4   | .  | .  | .  | .
      Cy   | 3   | .  | .  | .  | .
      Di   | 3   | .  | .  | .  | .`);
    expect(tooManyRounds(makeOpenEvent(inTurn, swiss()))).toEqual([]);
  });

  test('nothing once it has begun, and nothing of tables', () => {
    const begun = wallListText(empty(4, 5).replace('P1 | .', 'P1 | 2+'));
    expect(tooManyRounds(makeOpenEvent(begun, swiss()))).toEqual([]);
    expect(of(4, 5, presetSettings('EGF', 'Round robin'))).toEqual([]);
  });
});

describe('a round of which everybody is out', () => {
  const list = `
    Name | Out | R1 | R2 | R3
    Ann  | 2   | 2+ | .  | .
    Bo   | 2   | 1- | .  | .
    Cy   | 2   | 4+ | .  | .
    Di   | 2   | 3- | .  | .`;

  test('is named where the one after is paired', () => {
    const round = pairText(list);
    expect(round.round).toBe(3);
    expect(round.warnings).toMatchObject([{ code: 'roundOfNobody', values: { round: 2 } }]);
    expect(roundWarnings(makeOpenEvent(wallListText(list), swiss()))).toMatchObject([
      { code: 'roundOfNobody', values: { round: 2 } },
    ]);
    expect(NEXTROUND(values(list))[1]![7]).toContain('Nobody plays round 2');
  });

  test('is no matter once it is written, or if one plays', () => {
    for (const other of [list.replaceAll('2+ | . ', '2+ | 0='), list.replace('Di   | 2', 'Di   | .')])
      expect(codes(roundWarnings(makeOpenEvent(wallListText(other), swiss())))).not.toContain(
        'roundOfNobody',
      );
  });
});

test('several rounds of nobody are named, and one that somebody could have played is none', () => {
  const list = `
    Name | Out  | R1 | R2 | R3 | R4
    Ann  | 2, 3 | 2+ | .  | .  | .
    Bo   | 2, 3 | 1- | .  | .  | .
    Cy   | 2, 3 | 4+ | .  | .  | .
    Di   | 2, 3 | 3- | .  | .  | .`;
  const told = (text: string, given: Partial<Settings> = {}) =>
    roundsOfNobody(makeOpenEvent(wallListText(text), swiss(given))).map(({ values }) => values.round);
  expect(told(list)).toEqual([2, 3]);
  // A round after the one that is open is no matter yet.
  expect(told(list.replaceAll('| 2, 3', '| 3'))).toEqual([]);
  // Di has come, and it was forgotten what to write.
  expect(
    told(list.replace('Di   | 2, 3', 'Di   | 3').replace('2+ | .  | .  | .', '2+ | .  | .  | 2+')),
  ).toEqual([3]);
  expect(told(list.replaceAll('2, 3', '.'))).toEqual([]);
  // The table of B is over, and all of A are out.
  const tables = `
    Name | Group | Out | R1 | R2 | R3
    Ann  | A     | 2   | 2+ | .  | .
    Bo   | A     | 2   | 1- | .  | .
    Cy   | A     | 2   | 0- | .  | .
    Di   | B     | .   | 5+ | .  | .
    Ed   | B     | .   | 4- | .  | .`;
  expect(told(tables, { system: 'Round robin', groups: 'apart' })).toEqual([2]);
  expect(told(tables)).toEqual([]);
});

describe('nobody is left', () => {
  const left = (list: string, given: Partial<Settings> = {}) =>
    nobodyLeft(makeOpenEvent(wallListText(list), swiss(given)));
  const list = `
    Name | Out | R1 | R2 | R3
    Ann  | 3   | 2+ | 4+ | .
    Bo   | 3   | 1- | 3- | .
    Cy   | 3   | 4+ | 2+ | .
    Di   | 3   | 3- | 1- | .`;

  test('for the round after the last that has an entry', () => {
    expect(left(list)).toEqual([
      { code: 'nobodyLeft', severity: 'error', place: { kind: 'list' }, values: { round: 3 } },
    ]);
    expect(left(list.replace('Di   | 3 ', 'Di   | . '))).toEqual([]);
    expect(left(list, { rounds: 2 })).toEqual([]);
    expect(
      left(list.replaceAll(/\| 3 /g, '| 2 ').replaceAll(/([1-4][+-]) \| [1-4][+-]/g, '$1 | . ')),
    ).toMatchObject([{ values: { round: 2 } }]);
    // One entry is enough, whoever has it.
    expect(lastPairedRound(wallListText('Name | R1 | R2 | R3\n Ann | . | . | .\n Bo | . | 0= | .'))).toBe(2);
    expect(lastPairedRound(wallListText('Name | R1\n Ann | .'))).toBe(0);
  });

  test('who has nothing to play any more is not asked', () => {
    // Ann and Cy, who would meet in the final, are out of it.
    const final = `
      Name | Out | R1 | R2
      Ann  | 2   | 2+ | .
      Bo   | .   | 1- | .
      Cy   | 2   | 4+ | .
      Di   | .   | 3- | .`;
    expect(left(final, { system: 'Knock-out' })).toMatchObject([{ values: { round: 2 } }]);
    expect(left(final)).toEqual([]);
    // The table of four is over, and nobody has anything in a fourth round.
    const table = `
      Name | Out | R1 | R2 | R3 | R4
      Ann  | 4   | 2+ | 3+ | 4+ | .
      Bo   | 4   | 1- | 4+ | 3+ | .
      Cy   | 4   | 4+ | 1- | 2- | .
      Di   | 4   | 3- | 2- | 1- | .`;
    expect(left(table, { system: 'Round robin' })).toMatchObject([{ values: { round: 4 } }]);
    expect(left(table.replace('Di   | 4', 'Di   | .'), { system: 'Round robin' })).toEqual([]);
  });

  test('more rounds are needed where nobody has won', () => {
    const { wallList, settings } = standingText(list);
    expect(nobodyHasWon(makeOpenEvent(wallList, settings), [0, 2])).toEqual({
      code: 'nobodyHasWon',
      severity: 'error',
      place: { kind: 'list' },
      values: { round: 3, next: 4, players: 'Ann (1), Cy (3)' },
    });
  });
});

test('without an opponent are the bye and those who rest, and nobody who is out', () => {
  const free = [
    { player: 1, worth: 'nothing' },
    { player: 2, worth: 'nothing', as: 'rest' },
  ] as const;
  const round = {
    kind: 'paired',
    round: 1,
    games: [],
    byeRemarks: [],
    free,
    late: [],
    warnings: [],
  } as const;
  expect(withoutOpponent({ ...round, bye: undefined })).toEqual([{ player: 2, as: 'rest' }]);
  expect(withoutOpponent({ ...round, bye: 4 })).toEqual([
    { player: 4, as: 'bye' },
    { player: 2, as: 'rest' },
  ]);
});

describe('byes that are typed', () => {
  const eight = (cells: readonly string[]): string =>
    ['Name | R1', ...cells.map((cell, i) => `P${i + 1} | ${cell}`)].join('\n');
  const open = (count: number): readonly string[] => Array<string>(count).fill('.');

  test('one among an even number: the pairing tells which of the two follows', () => {
    const list = eight(['0+', ...open(7)]);
    const round = pairText(list);
    expect(round.warnings).toMatchObject([
      {
        code: 'byeFollows',
        place: { kind: 'entry', player: 0, round: 1 },
        values: {
          byes: 2,
          needed: 0,
          players: 'P1 (1)',
          bye: `${nameOf(list, round.bye)} (${round.bye! + 1})`,
        },
      },
    ]);
    expect(roundWarnings(makeOpenEvent(wallListText(list), swiss()))).toMatchObject([
      { code: 'moreByes', values: { byes: 2, needed: 0, players: 'P1 (1)' } },
    ]);
    expect(NEXTROUND(values(list))[1]![7]).toContain('typed for P1 (1)');
  });

  test.each([
    ['two among an even number', ['0+', '0+', ...open(6)], 'moreByes'],
    ['two among an odd number', ['0+', '0+', ...open(7)], 'byeFollows'],
    ['the one of an odd number', ['0+', ...open(6)], undefined],
    ['beside a pair that plays', ['0+', '3?', '2?', ...open(4)], undefined],
    ['the one of an odd number that comes to be even by an absence', ['0+', '0=', ...open(6)], undefined],
  ])('%s', (_, cells, code) => {
    expect(codes(pairText(eight(cells)).warnings)).toEqual(code === undefined ? [] : [code]);
  });

  test.each([
    [
      'somebody who plays outside the list makes the number even',
      ['0+', '9?', '.', '.'],
      { byes: 2, needed: 0 },
    ],
    ['three of five', ['0+', '0+', '0+', '.', '.'], { byes: 3, needed: 1 }],
    ['beside a pair one who is free has the second', ['0+', '3?', '2?', '.'], { byes: 2, needed: 0 }],
  ])('%s', (_, cells, values) => {
    expect(roundWarnings(makeOpenEvent(wallListText(eight(cells)), swiss()))).toMatchObject([{ values }]);
  });

  test('one beside a pair is the one that is needed', () => {
    const { wallList, settings } = standingText(eight(['0+', '3?', '2?']));
    expect(typedByes(makeRound(wallList, settings, 1), [])).toEqual([]);
  });

  test('for the leader: it is due to others', () => {
    const list = `
      Name | R1 | R2
      Ann  | 2+ | 0+
      Bo   | 1- | .
      Cy   | 4+ | .
      Di   | 3- | .
      Ed   | 0+ | .`;
    const expected = {
      code: 'byeNotDue',
      place: { kind: 'entry', player: 0, round: 2 },
      values: { player: 'Ann (1)', first: 'Di (4), Bo (2)', round: 2 },
    };
    expect(pairText(list).warnings).toMatchObject([expected]);
    expect(roundWarnings(makeOpenEvent(wallListText(list), swiss()))).toMatchObject([expected]);
  });
});

describe('a round that is typed wholly by hand', () => {
  const played = `
    Name | R1 | R2
    Ann  | 2+ | a
    Bo   | 1- | b
    Cy   | 4+ | c
    Di   | 3- | d
    Ed   | 0+ | e`;
  const typed = (cells: Readonly<Record<string, string>>): string =>
    played.replace(/\| ([a-e])$/gm, (_, player: string) => `| ${cells[player]}`);
  const found = (cells: Readonly<Record<string, string>>, given: Partial<Settings> = {}) =>
    playedRoundWarnings(makeOpenEvent(wallListText(typed(cells)), swiss(given)));

  test('as it would be proposed: nothing to say', () => {
    const list = typed({ a: '.', b: '.', c: '.', d: '.', e: '.' });
    const { bye, games } = pairText(list);
    const cells = ['a', 'b', 'c', 'd', 'e'].map((key, player) => {
      const game = games.find(({ black, white }) => black === player || white === player);
      const opponent = game && (game.black === player ? game.white : game.black);
      return [key, player === bye ? '0+' : `${(opponent ?? 0) + 1}?`] as const;
    });
    expect(found(Object.fromEntries(cells))).toEqual([]);
  });

  test('a forbidden pair, a bye that is due to others, needless score differences', () => {
    const all = { a: '4?', b: '3?', c: '2?', d: '1?', e: '0+' };
    expect(found(all, { forbiddenPairs: [[1, 4]] })).toMatchObject([
      { code: 'forbiddenFixedPair', values: { player: 'Ann (1)', opponent: 'Di (4)' } },
      { code: 'byeNotDue', values: { player: 'Ed (5)' } },
      { code: 'needlessDifferences', values: { pairs: 'Ann (1) – Di (4), Bo (2) – Cy (3)', best: 1 } },
    ]);
  });

  test('nothing once the results are there', () => {
    expect(found({ a: '4+', b: '3+', c: '2-', d: '1-', e: '0+' })).toEqual([]);
  });

  test('nothing of any round as the program pairs it', () => {
    for (const settings of [{}, { system: 'McMahon' as const }]) {
      const event = { players: 13, rounds: 5, seed: 3, absent: 0.1, settings };
      for (const { pairing, after } of playEvent(event)) {
        const cells = after.entries.map(row =>
          row.map((cell, r) =>
            r !== pairing.round - 1
              ? cell
              : cell.map(entry =>
                  entry.kind === 'game' ? { ...entry, outcome: 'unknown' as const } : entry,
                ),
          ),
        );
        expect(playedRoundWarnings(makeOpenEvent({ ...after, entries: cells }, settingsOf(event)))).toEqual(
          [],
        );
      }
    }
  });
});

describe('a second agreed absence (R1.1)', () => {
  const list = (first: string, out = '1, 3'): string => `
    Name | Team | Out      | R1       | R2 | R3
    Ann  | A    | ${out}   | ${first} | 4+ | .
    Bo   | A    | .        | 0+       | 3- | .
    Cy   | B    | .        | 4-       | 2+ | .
    Di   | B    | .        | 3+       | 1- | .`;
  const asked = (settings: Settings, text = list('0=')): readonly string[] =>
    codes(roundWarnings(makeOpenEvent(wallListText(text), settings))).filter(
      code => code === 'secondAbsence',
    );

  test('is asked about where two of them count a point', () => {
    expect(asked(swiss())).toEqual(['secondAbsence']);
    expect(asked(swiss(), list('0-'))).toEqual([]);
    expect(asked(swiss(), list('0=', '1, 3-'))).toEqual([]);
    expect(asked(swiss({ absenceValue: 0 }))).toEqual([]);
    expect(asked(swiss({ absence: '0-' }))).toEqual([]);
    expect(asked({ ...presetSettings('EGF', 'Round robin'), cycles: 2 })).toEqual([]);
  });

  test('is not asked about where a setting says how many there may be: those beyond count nothing, and are named', () => {
    const told = (given: Partial<Settings>, text = list('0=')) => {
      const open = makeOpenEvent(wallListText(text), swiss(given));
      const warned = codes(secondAbsences(open));
      const paired = pairNextRound(open);
      if (paired.kind !== 'paired') throw new Error(JSON.stringify(paired));
      return [...warned, ...paired.free.map(({ player, worth }) => `${player} ${worth}`)];
    };
    expect(told({})).toEqual(['secondAbsence', '0 half']);
    expect(told({ agreedAbsences: 2 })).toEqual(['0 half']);
    expect(told({ agreedAbsences: 1 })).toEqual(['absenceNotAgreed', '0 nothing']);
    expect(told({ agreedAbsences: 1 }, list('0-'))).toEqual(['0 half']);
    expect(told({ agreedAbsences: 0 }, list('0-'))).toEqual(['absenceNotAgreed', '0 nothing']);
    expect(told({ noAbsencesIn: [3] })).toEqual(['absenceNotAgreed', '0 nothing']);
    expect(told({ noAbsencesIn: [3] }, list('0-'))).toEqual(['absenceNotAgreed', '0 nothing']);
    expect(told({ noAbsencesIn: [2] })).toEqual(['secondAbsence', '0 half']);
    expect(told({ noAbsencesIn: [3], absence: '0-' })).toEqual(['0 nothing']);
  });

  test('that nobody has written yet counts before the next: of a late entry as many as are agreed', () => {
    const late = `
      Name | Out    | R1 | R2 | R3
      Ann  | .      | 2+ | 3+ | .
      Bo   | .      | 1- | 0+ | .
      Cy   | .      | 0+ | 1- | .
      Di   | 1, 2   | .  | .  | .`;
    const written = (given: Partial<Settings>) => {
      const paired = pairNextRound(makeOpenEvent(wallListText(late), swiss(given)));
      if (paired.kind !== 'paired') throw new Error(JSON.stringify(paired));
      return paired.late.map(({ player, round, worth }) => `${player} R${round} ${worth}`);
    };
    expect(written({})).toEqual(['3 R1 half', '3 R2 half']);
    expect(written({ agreedAbsences: 1 })).toEqual(['3 R1 half', '3 R2 nothing']);
    expect(written({ noAbsencesIn: [1] })).toEqual(['3 R1 nothing', '3 R2 half']);
  });

  test('is one of the stage that is played', () => {
    const stages = (to: number) =>
      ({
        ...presetSettings('EGF', 'Round robin'),
        stages: [
          { from: 1, to, system: 'Round robin' },
          { from: to + 1, to: 3, system: 'Swiss' },
        ],
      }) as const;
    expect(asked(stages(1))).toEqual([]);
    const second = list('4+', '2, 3').replace('4+ | .', '0= | .').replace('1- | .', '0+ | .');
    expect(asked(stages(1), second)).toEqual(['secondAbsence']);
  });

  test('names the player and the rounds before', () => {
    const given = { ...swiss(), rounds: 4 };
    const text = `
      Name | Out     | R1 | R2 | R3 | R4
      Ann  | 1, 2, 4 | 0= | 0= | 4+ | .
      Bo   | 4       | 0+ | 3- | 0- | .
      Cy   | .       | 4- | 2+ | 0+ | .
      Di   | 4       | 3+ | 0= | 1- | 0-`;
    const told = roundWarnings(makeOpenEvent(wallListText(text), given));
    expect(told.filter(({ code }) => code === 'secondAbsence')).toEqual([
      {
        code: 'secondAbsence',
        severity: 'warning',
        place: { kind: 'entry', player: 0, round: 4 },
        values: { player: 'Ann (1)', round: 4, earlier: '1, 2' },
      },
    ]);
    const open = makeOpenEvent(wallListText(text.replace('4+ | .', '4? | .')), given);
    expect(secondAbsences(open)).toEqual([]);
    const over = makeOpenEvent(wallListText(text.replaceAll('| .\n', '| 0-\n')), given);
    expect(secondAbsences(over)).toEqual([]);
  });

  test('nothing else is an absence by agreement before it', () => {
    const event = (first: Entry | undefined, third?: Entry) => {
      const { wallList } = standingText(`
        Name | Out | R1 | R2 | R3
        Ann  | 2   | .  | .  | .
        Bo   | .   | 3+ | .  | .
        Cy   | .   | 2- | .  | .`);
      const added = [
        [0, 1, first],
        [0, 3, third],
      ] as const;
      return withEntries(
        wallList,
        added.flatMap(([player, round, entry]) => (entry ? [[player, round, entry] as const] : [])),
      );
    };
    const told = (list: WallList, given: Partial<Settings> = {}) =>
      secondAbsences(makeOpenEvent(list, swiss(given)));
    const half = { kind: 'free', as: 'absence', worth: 'half' } as const;
    expect(told(event(half))).toHaveLength(1);
    expect(told(event({ ...half, as: 'bye' }))).toEqual([]);
    expect(told(event({ ...half, worth: 'nothing' }))).toEqual([]);
    expect(told(event(undefined))).toEqual([]);
    expect(told(event({ ...half, worth: 'nothing' }, half))).toEqual([]);
    expect(told(event(half), { absenceValue: 0 })).toEqual([]);
    expect(told(event(half), presetSettings('EGF', 'Score pairing'))).toEqual([]);
  });

  test('is none of a player whose team plays', () => {
    expect(asked(presetSettings('EGF', 'Swiss', true))).toEqual([]);
  });
});
