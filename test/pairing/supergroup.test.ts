import { describe, expect, test } from 'vitest';
import { CHECKWALLLIST } from '../../src/application/functions/check';
import { makePlacement } from '../../src/standings/placement/placement';
import { systemRows } from '../../src/sheet/announcement/tournamentSystem';
import { makeText } from '../../src/sheet/wording';
import { presetSettings } from '../../src/tournament/presets';
import { parseRank } from '../../src/tournament/rank';
import { pairsOf, pairText, remarksOn, standingText } from './pairingText';
import { eventOf } from '../eventOf';

/** R4.2: members start at bar + 1; off unless it is announced. */
const withBar = { system: 'McMahon', upperBar: parseRank('3d') } as const;
const superbar = { ...withBar, supergroup: true } as const;

const list = `
  Name | Rank | Country | Club | Supergroup | R1
  Ann  | 7d   | FR      | Tsumego | x       | .
  Bo   | 2d   | FR      | Tsumego | x       | .
  Cy   | 5d   | DE      | Tengen  | .       | .
  Di   | 4d   | DE      | Tengen  | .       | .
  Ed   | 3d   | DE      | Tengen  | .       | .
  Flo  | 6d   | DE      | Tengen  | .       | .`;

describe('a supergroup', () => {
  test('starts one point above the bar, whatever the rank of its members', () => {
    const { starts } = standingText(list, superbar);
    expect(starts.map(start => (start as number) / 2)).toEqual([33, 33, 32, 32, 32, 32]);
    expect(standingText(list, withBar).starts.map(start => (start as number) / 2)).toEqual([
      32, 31, 32, 32, 32, 32,
    ]);
  });

  test('plays among itself, club or not: above the bar there is no criterion of geography', () => {
    const round = pairText(list, { ...superbar, earlySeeding: 'slip', earlyRounds: 1 });
    expect(pairsOf(list, round)).toContain('Ann Bo');
    expect(remarksOn(list, round, 'Ann')).toContain('sameClub');
  });

  test('its starting point counts to the end', () => {
    const played = list
      .replace(/\| \.$/gm, '| .')
      .split('\n')
      .map((line, i) => {
        const cells = ['', '', '2+', '1-', '4+', '3-', '6+', '5-'];
        return i < 2 ? line : line.replace(/\.$/, cells[i]!);
      });
    const { place } = makePlacement(
      eventOf(standingText(played.join('\n'), { ...superbar, tiebreaks: [] })),
      'final',
    );
    expect(place).toEqual([1, 2, 2, 5, 2, 5]);
  });

  test('is announced', () => {
    const settings = { ...presetSettings('EGF', 'McMahon'), ...superbar };
    const rows = systemRows({ name: '', settings, rounds: 5, seedHash: undefined }, makeText('en'));
    expect(rows).toContainEqual(['Supergroup', 'yes']);
  });

  test('with marks in the column and without the setting is told at the first mark', () => {
    const values = [
      ['Name', 'Rank', 'Start', 'Supergroup', 'R1'],
      ['Ann', '7d', '', '', ''],
      ['Bo', '6d', '', 'x', ''],
      ['Cy', '5d', '', 'x', ''],
    ];
    const rows = CHECKWALLLIST(values, 'Upper bar=3d');
    expect(rows.filter(([, column]) => column === '4 (Supergroup)').map(([row]) => row)).toEqual([3]);
    const on = CHECKWALLLIST(values, 'Upper bar=3d; Supergroup=yes');
    expect(on.map(row => row[1])).not.toContain('4 (Supergroup)');
    const swiss = CHECKWALLLIST(values, 'System=Swiss');
    expect(swiss.map(row => row[1])).not.toContain('4 (Supergroup)');
  });

  test('without a bar is a note', () => {
    const values = [
      ['Name', 'Rank', 'R1'],
      ['Ann', '7d', ''],
      ['Bo', '6d', ''],
    ];
    const rows = CHECKWALLLIST(values, 'System=McMahon; Supergroup=yes');
    expect(rows.map(row => row[2])).toContain('Supergroup has no effect while Upper bar is none.');
  });
});

describe('a group that plays by itself from the beginning (R4.2)', () => {
  const groups = `
    Name | Rank | Group | R1 | R2
    Ann  | 5d   | Final | 2+ | .
    Bo   | 4d   | Final | 1- | .
    Cy   | 3d   | Final | 4+ | .
    Di   | 2d   | Final | 3- | .
    Ed   | 1d   | .     | 6+ | .
    Flo  | 1k   | .     | 5- | .
    Gus  | 2k   | .     | 8+ | .
    Hal  | 3k   | .     | 7- | .`;
  const apart = { groups: 'apart', tiebreaks: [] } as const;

  test('is paired among itself', () => {
    expect(pairsOf(groups, pairText(groups, apart))).toBe('Ann Cy, Bo Di, Ed Gus, Flo Hal');
  });

  test('is ranked together, before those without a group', () => {
    const { place, columns } = makePlacement(eventOf(standingText(groups, apart)), 'final');
    expect(place).toEqual([1, 3, 1, 3, 5, 7, 5, 7]);
    expect(columns.map(({ column }) => column.title)).toEqual(['Group', 'Wins']);
    expect(makePlacement(eventOf(standingText(groups, { tiebreaks: [] })), 'final').place).toEqual([
      1, 5, 1, 5, 1, 5, 1, 5,
    ]);
  });

  test('in a McMahon as well, whatever the scores are', () => {
    const swapped = groups.replace('5d   | Final', '5k   | Final');
    const { place } = makePlacement(eventOf(standingText(swapped, { ...apart, system: 'McMahon' })), 'final');
    expect(place[0]).toBeLessThan(5);
  });

  test('can be formed after some rounds: who is typed into it plays by itself from then on', () => {
    const later = groups.replace('1k   | .    ', '1k   | Final').replace('2d   | Final', '2d   | .    ');
    expect(pairsOf(later, pairText(later, apart))).toMatch(/Ann Cy.*Bo Flo/);
  });
});
