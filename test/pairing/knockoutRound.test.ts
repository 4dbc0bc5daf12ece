import { describe, expect, test } from 'vitest';
import type { Settings } from '../../src/tournament/settings';
import { gamesOf, pairsOf, pairText, stopText } from './pairingText';

const KNOCK_OUT = { system: 'Knock-out', seed: 'a' } as const;

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
