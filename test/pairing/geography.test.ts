import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeField } from '../../src/pairing/criteria/field';
import { club } from '../../src/pairing/criteria/geography';
import { sameClub } from '../../src/pairing/game/home';
import { makeRound } from '../../src/pairing/round/openStage';
import { makeStartsAboveBar } from '../../src/standings/score/topGroup';
import { presetSettings } from '../../src/tournament/presets';
import { parseRank } from '../../src/tournament/rank';
import type { Settings } from '../../src/tournament/settings';
import { wallListText } from '../wallListText';
import { pairsOf, pairText, remarksOn, standingText } from './pairingText';

/** Slip by rating wants Ann–Cy and Bo–Di, who are club mates. */
const four = (rank: string, homes: readonly string[], start = rank === '1d' ? 30 : 32): string =>
  [
    'Name | Rank | Rating | Start | Country | Club | R1',
    ...['Ann', 'Bo', 'Cy', 'Di'].map(
      (name, i) => `${name} | ${rank} | ${2000 - i} | ${start} | ${homes[i]} | .`,
    ),
  ].join('\n');
const clubs = ['DE | Kiel', 'FR | Lyon', 'DE | Kiel', 'FR | Lyon'];
const countries = ['DE | .', 'FR | .', 'DE | .', 'FR | .'];

const settings: Partial<Settings> = {
  system: 'McMahon',
  upperBar: parseRank('3d'),
  pairingTiebreaks: ['Rating'],
  earlyRounds: 0,
};
const paired = (list: string, given: Partial<Settings> = {}): string =>
  pairsOf(list, pairText(list, { ...settings, ...given }));

describe('club and country (R4.6)', () => {
  test('below the bar club mates do not meet', () => {
    expect(paired(four('1d', clubs))).not.toContain('Ann Cy');
    expect(paired(four('1d', clubs))).not.toContain('Bo Di');
  });

  test('nor do players of one country', () => {
    expect(paired(four('1d', countries))).not.toContain('Ann Cy');
  });

  test('clubs of a group count as one, in two countries too; the remark names them', () => {
    const homes = ['DE | Kehl', 'DE | Kiel', 'FR | Strasbourg', 'DE | Kiel'];
    const list = four('1d', homes).replaceAll('DE | Kiel', 'CZ | .');
    const clubGroups = [
      ['Kiel', 'Lübeck'],
      ['STRASBOURG', 'Kehl'],
    ];
    expect(paired(list)).toBe('Ann Cy, Bo Di');
    expect(paired(list, { clubGroups })).not.toContain('Ann Cy');
    expect(paired(list, { clubGroups, geography: 'never' })).toBe('Ann Cy, Bo Di');
    const met = pairText(list, { ...settings, clubGroups, geography: 'never' });
    const said = met.games.flatMap(({ remarks }) => remarks.filter(({ kind }) => kind === 'clubsAsOne'));
    expect(said.map(one => ('clubs' in one ? one.clubs.split(' + ').sort() : []))).toEqual([
      ['Kehl', 'Strasbourg'],
    ]);
  });

  test('members of the home club meet guests, and guests of one club may meet', () => {
    expect(paired(four('1d', clubs), { homeClub: 'KIEL' })).not.toContain('Ann Cy');
    const guests = ['DE | .', 'FR | Kiel', 'CZ | .', 'FR | Kiel'];
    const alone = { weights: { ...presetSettings('EGF', 'McMahon').weights, country: 0 } };
    expect(paired(four('1d', guests), alone)).not.toContain('Bo Di');
    expect(paired(four('1d', guests), { ...alone, homeClub: 'Lyon' })).toContain('Bo Di');
    // A club that counts as one with that of the place is of the place.
    const clubGroups = [['Lyon', 'Kiel']];
    expect(paired(four('1d', guests), { ...alone, homeClub: 'Lyon', clubGroups })).not.toContain('Bo Di');
  });

  test('with more games won than Club and country up to, nobody asks any more', () => {
    const list = `
      Name | Rating | Start | Country | Club | R1   | R2
      Ann  | 2000   | 30    | DE      | Kiel | 5+/b | .
      Bo   | 1999   | 30    | FR      | Lyon | 6+/b | .
      Cy   | 1998   | 30    | DE      | Kiel | 7+/w | .
      Di   | 1997   | 30    | FR      | Lyon | 8+/w | .
      Ed   | 1996   | 30    | .       | .    | 1-/w | 6?/b
      Flo  | 1995   | 30    | .       | .    | 2-/w | 5?/w
      Gus  | 1994   | 30    | .       | .    | 3-/b | 8?/b
      Hal  | 1993   | 30    | .       | .    | 4-/b | 7?/w`;
    const quiet = { weights: { ...presetSettings('EGF', 'McMahon').weights, colour: 0 } };
    expect(paired(list, quiet)).not.toContain('Ann Cy');
    expect(paired(list, { ...quiet, geographyWins: 1 })).not.toContain('Ann Cy');
    expect(paired(list, { ...quiet, geographyWins: 0 })).toContain('Ann Cy');
  });

  describe('Gap for club and country', () => {
    /** Two score groups of two, so many points apart; of each row country and club. */
    const two = (apart: number, homes: readonly string[]): string =>
      [
        'Name | Rating | Start | Country | Club | R1',
        ...['Ann', 'Bo', 'Cy', 'Di'].map(
          (name, i) => `${name} | ${2000 - i} | ${i < 2 ? 20 + apart : 20} | ${homes[i]} | .`,
        ),
      ].join('\n');
    const mates = ['. | Kiel', '. | Kiel', '. | Lyon', '. | Nice'];

    test('so many points rather than a game within a club, and no more', () => {
      expect(paired(two(1, mates))).toBe('Ann Bo, Cy Di');
      expect(paired(two(1, mates), { homeGap: 1 })).not.toContain('Ann Bo');
      expect(paired(two(2, mates), { homeGap: 1 })).toBe('Ann Bo, Cy Di');
      expect(paired(two(2, mates), { homeGap: 2 })).not.toContain('Ann Bo');
      expect(paired(two(3, mates), { homeGap: 2 })).toBe('Ann Bo, Cy Di');
      expect(paired(two(9, mates), { homeGap: 9 })).not.toContain('Ann Bo');
      expect(paired(two(10, mates), { homeGap: 9 })).toBe('Ann Bo, Cy Di');
    });

    test('of a country as of a club, of groups of clubs, and of two who are rather not to meet', () => {
      const gap = { homeGap: 1 };
      expect(paired(two(1, ['DE | .', 'DE | .', 'FR | .', 'CZ | .']), gap)).not.toContain('Ann Bo');
      const strangers = ['. | Kiel', '. | Kehl', '. | Lyon', '. | Nice'];
      expect(paired(two(1, strangers), gap)).toBe('Ann Bo, Cy Di');
      expect(paired(two(1, strangers), { ...gap, clubGroups: [['Kiel', 'Kehl']] })).not.toContain('Ann Bo');
      expect(paired(two(1, strangers), { ...gap, ratherNot: [[1, 2]] })).not.toContain('Ann Bo');
    });

    test('where all are of one country it keeps clubs apart, and moves nobody else', () => {
      const gap = { homeGap: 1 };
      expect(paired(two(1, ['DE | Kiel', 'DE | Kehl', 'DE | Lyon', 'DE | Nice']), gap)).toBe('Ann Bo, Cy Di');
      expect(paired(two(1, ['DE | Kiel', 'DE | Kiel', 'DE | Lyon', 'DE | Nice']), gap)).not.toContain(
        'Ann Bo',
      );
    });

    test('nothing where clubs do not count: above the bar, without weight, or in strict order', () => {
      const gap = { homeGap: 1 };
      expect(paired(two(1, mates), { ...gap, upperBar: parseRank('10k') })).toBe('Ann Bo, Cy Di');
      const never = { ...gap, geography: 'never', ratherNot: [[1, 2]] } as const;
      expect(paired(two(1, mates), never)).toBe('Ann Bo, Cy Di');
      expect(paired(two(1, mates), { ...gap, criteria: 'in order' })).toBe('Ann Bo, Cy Di');
      const weights = { ...presetSettings('EGF', 'McMahon').weights, club: 0 };
      expect(paired(two(1, mates), { ...gap, weights })).toBe('Ann Bo, Cy Di');
    });
  });

  test('above the bar nobody asks where a player comes from', () => {
    expect(paired(four('3d', clubs))).toBe('Ann Cy, Bo Di');
    expect(paired(four('6d', countries))).toBe('Ann Cy, Bo Di');
  });

  test('one player above the bar is enough', () => {
    const list = `
      Name | Rating | Start | Country | Club | R1 | R2
      Ann  | 2000   | 32    | DE      | Kiel | 0- | .
      Bo   | 1999   | 31    | FR      | Lyon | 0+ | .
      Cy   | 1998   | 31    | DE      | Kiel | 0+ | .
      Di   | 1997   | 32    | FR      | Lyon | 0- | .`;
    expect(paired(list)).toBe('Ann Cy, Bo Di');
    expect(paired(list.replaceAll('32', '31').replaceAll('0-', '0+'))).not.toContain('Ann Cy');
  });

  test('everywhere: in a group above the bar as in any other', () => {
    expect(paired(four('3d', clubs), { geography: 'everywhere' })).not.toContain('Ann Cy');
    expect(paired(four('6d', countries), { geography: 'everywhere' })).not.toContain('Ann Cy');
  });

  test('everywhere foreigners meet locals, in each score group as often as that is possible', () => {
    const group = fc.array(fc.constantFrom('DE', 'DE', 'FR', 'KR'), { minLength: 2, maxLength: 10 });
    const homes = fc.tuple(group, group).filter(both => both.every(({ length }) => length % 2 === 0));
    const property = fc.property(homes, fc.constantFrom(26, 32), ([first, second], start) => {
      const rows = [
        ...first.map(home => `32 | ${home}`),
        // The second group starts above the bar too, or below it.
        ...second.map(home => `${start === 32 ? 33 : start} | ${home}`),
      ];
      const list = ['Name | Start | Country | R1', ...rows.map((row, i) => `P${i} | ${row} | .`)].join('\n');
      const weights = { ...presetSettings('EGF', 'McMahon').weights, seeding: 1, colour: 0 };
      const round = pairText(list, { ...settings, weights, geography: 'everywhere' });
      if (round.kind !== 'paired') throw new Error(round.kind);
      const all = [...first, ...second];
      for (const [from, homesOfGroup] of [
        [0, first],
        [first.length, second],
      ] as const) {
        const alike = round.games.filter(
          ({ black, white }) =>
            black >= from && black < from + homesOfGroup.length && all[black] === all[white],
        );
        const most = Math.max(...['DE', 'FR', 'KR'].map(one => homesOfGroup.filter(h => h === one).length));
        // The largest country meets itself only as far as the others are too few.
        expect(alike).toHaveLength(Math.max(0, most - homesOfGroup.length / 2));
      }
    });
    fc.assert(property, { numRuns: 40 });
  });

  test('the settings can switch it off', () => {
    expect(paired(four('1d', clubs), { geography: 'never' })).toBe('Ann Cy, Bo Di');
  });

  test('it never makes a score difference', () => {
    const list = `
      Name | Rank | Start | Club | R1
      Ann  | 1d   | 30    | Kiel | .
      Bo   | 1d   | 30    | Kiel | .
      Cy   | 1k   | 29    | Lyon | .
      Di   | 1k   | 29    | Lyon | .`;
    const round = pairText(list, settings);
    expect(pairsOf(list, round)).toBe('Ann Bo, Cy Di');
    expect(remarksOn(list, round, 'Ann')).toEqual(['sameClub']);
  });

  test('the same club name in another country is another club', () => {
    const list = four('1d', ['DE | Go', 'FR | Go', 'FR | Go', 'DE | Go']);
    expect(paired(list)).toBe('Ann Cy, Bo Di');
  });

  test.each([
    ['of either player', ['. | Kiel', '. | Lyon', '. | Kiel', '. | Lyon']],
    ['of the stronger one', ['. | Kiel', '. | Lyon', 'DE | Kiel', 'FR | Lyon']],
    ['of the weaker one', ['DE | Kiel', 'FR | Lyon', '. | Kiel', '. | Lyon']],
  ])('clubs of the same name are one club where the country %s is not typed', (_, homes) => {
    const list = four('1d', homes);
    expect(paired(list)).not.toContain('Ann Cy');
    expect(remarksOn(list, pairText(list, { ...settings, geography: 'never' }), 'Ann')).toEqual(['sameClub']);
    const field = makeField(
      makeRound(wallListText(list), standingText(list, settings).settings, 1),
      [0, 1, 2, 3],
    );
    expect(club(field)(0, 2)).toBe(1);
  });

  test('couples and siblings do not meet where it costs little, above the bar too', () => {
    const nobodys = ['. | .', '. | .', '. | .', '. | .'];
    const ratherNot = [[3, 1]] as const;
    expect(paired(four('3d', nobodys))).toBe('Ann Cy, Bo Di');
    expect(paired(four('3d', nobodys), { ratherNot })).not.toContain('Ann Cy');
    // With all others forbidden it is possible, and said.
    const only = {
      ...settings,
      ratherNot,
      forbiddenPairs: [
        [1, 2],
        [1, 4],
      ] as const,
    };
    const list = four('3d', nobodys);
    expect(remarksOn(list, pairText(list, only), 'Ann')).toEqual(['ratherNot']);
    // Who is of one club as well costs no more.
    const field = makeField(
      makeRound(wallListText(four('1d', clubs)), standingText(four('1d', clubs), only).settings, 1),
      [0, 1, 2, 3],
    );
    expect([1, 2, 3].map(j => club(field)(0, j))).toEqual([0, 1, 0]);
  });

  test('case and accents as typed by different hands', () => {
    const list = four('1d', ['de | kiel', 'FR | Orléans', 'DE | Kiel', 'FR | ORLÉANS']);
    expect(remarksOn(list, pairText(list, { ...settings, geography: 'never' }), 'Ann')).toEqual(['sameClub']);
    expect(remarksOn(list, pairText(list, { ...settings, geography: 'never' }), 'Bo')).toEqual(['sameClub']);
  });

  test('blanks as typed by different hands', () => {
    const drawn = wallListText(four('1d', clubs));
    const typed = ['Go Club', 'Go Lyon', 'Go  Club ', 'Go Lyon'];
    const list = { ...drawn, players: drawn.players.map((player, i) => ({ ...player, club: typed[i]! })) };
    const field = makeField(
      makeRound(list, standingText(four('1d', clubs), settings).settings, 1),
      [0, 1, 2, 3],
    );
    expect(club(field)(0, 2)).toBe(1);
    expect(sameClub(list.players[0]!, list.players[2]!)).toBe(true);
  });

  test('same country is worth a remark only where not all are of one country', () => {
    const list = four('3d', ['DE | .', 'DE | .', 'DE | .', 'DE | .']);
    expect(remarksOn(list, pairText(list, settings), 'Ann')).toEqual([]);
    expect(remarksOn(four('3d', countries), pairText(four('3d', countries), settings), 'Ann')).toEqual([
      'sameCountry',
    ]);
  });

  test('who starts above the bar: by rank, by rating for a professional, in the supergroup', () => {
    const list = `
      Name | Rank | Rating | Supergroup | R1
      Ann  | 3d   | .      | .          | .
      Bo   | 2d   | .      | .          | .
      Cy   | 1p   | 2720   | .          | .
      Di   | 1d   | .      | x          | .`;
    const above = (given: Partial<Settings>): readonly boolean[] =>
      [0, 1, 2, 3].map(makeStartsAboveBar(standingText(list, { ...settings, ...given })));
    expect(above({ supergroup: true })).toEqual([true, false, true, true]);
    expect(above({})).toEqual([true, false, true, false]);
    expect(above({ system: 'Swiss' })).toEqual([false, false, false, false]);
  });

  test('without a bar: from the highest start down until there are four', () => {
    const list = (starts: readonly number[]) =>
      ['Name | Start | R1', ...starts.map((start, i) => `P${i} | ${start} | .`)].join('\n');
    const above = (...starts: readonly number[]): readonly number[] => {
      const rules = { ...settings, upperBar: undefined };
      const isAbove = makeStartsAboveBar(standingText(list(starts), rules));
      return starts.filter((_, player) => isAbove(player));
    };
    expect(above(8, 8, 7, 7, 7, 6)).toEqual([8, 8, 7, 7, 7]);
    expect(above(30, 30, 30, 30, 20, 20)).toEqual([30, 30, 30, 30]);
    expect(above(3, 2, 1)).toEqual([3, 2, 1]);
  });
});
