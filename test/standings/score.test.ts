import { describe, expect, test } from 'vitest';
import { wins } from '../../src/standings/tiebreaks/primaryScore';
import { countedScore } from '../../src/standings/score/standing';
import { countedFree } from '../../src/tournament/unplayed';
import { presetSettings } from '../../src/tournament/presets';
import { parseEntries } from '../../src/sheet/cells/notation';
import { gameValue, type Entry } from '../../src/tournament/game';
import type { Settings } from '../../src/tournament/settings';
import type { System } from '../../src/tournament/systems';
import { workedCase } from '../rules/cases';
import { points, rowsText, standingText } from './standingText';

const entry = (text: string): Entry => {
  const written = parseEntries(text);
  const one = 'kind' in written ? undefined : written[0];
  if (!one) throw new Error(`not one entry: ${text}`);
  return one.kind === 'free' ? one : { ...one, opponent: -1 };
};

const MCMAHON = presetSettings('EGF', 'McMahon');
const worthOf = (one: Entry): number =>
  one.kind === 'free' ? countedFree(one, MCMAHON).score : gameValue(one.outcome);

/** How a wall list writes what happened (R9), and the opponent's cell; a free round has none. */
const CELLS: Readonly<Record<string, readonly [string, string | undefined]>> = {
  'win by the rules of play': ['2+', '1-'],
  'opponent lost on time': ['2+', '1-'],
  'opponent resigned': ['2+', '1-'],
  'opponent is Bye': ['0+', undefined],
  'opponent absent or late': ['2+!', '1-!'],
  "opponent's default loss by arbitration": ['2+!', '1-!'],
  'tie by the rules of play': ['2=', '1='],
  'default tie for both by arbitration': ['2=!', '1=!'],
  'not playing the round, in agreement (McMahon/Swiss)': ['0=', undefined],
  'loss by the rules of play': ['2-', '1+'],
  'loss on time': ['2-', '1+'],
  'loss by resignation': ['2-', '1+'],
  'both players absent or late': ['2-!', '1-!'],
  'player absent or late': ['2-!', '1+!'],
  'default loss by arbitration': ['2-!', '1+!'],
};

describe('the worked cases', () => {
  test('values-1', () => {
    interface Case {
      readonly reason: string;
      readonly player: number;
      readonly opponent: number | null;
    }
    const { expected } = workedCase<unknown, readonly Case[]>('values-1');
    const ours = expected.map(({ reason }) => {
      const [own, other] = CELLS[reason] as readonly [string, string | undefined];
      const value = (text: string) => worthOf(entry(text)) / 2;
      return { reason, player: value(own), opponent: other === undefined ? null : value(other) };
    });
    expect(ours).toEqual(expected);
  });

  test('rounding-1', () => {
    interface Case {
      readonly system: 'mcmahon' | 'swiss' | 'roundrobin';
      readonly start: number;
      readonly cells: string;
      readonly per_round: readonly number[];
      readonly exact: number;
      readonly opengotha: number | null;
    }
    const systems = { mcmahon: 'McMahon', swiss: 'Swiss', roundrobin: 'Round robin' } as const;
    const { expected } = workedCase<unknown, readonly Case[]>('rounding-1');
    for (const { system, start, cells, per_round, exact, opengotha } of expected) {
      const scoresWith = (rounding: Settings['rounding']) => {
        const list = rowsText([{ id: 1, start, cells }]);
        const standing = standingText(list, { system: systems[system], rounding });
        return cells.split(' ').map((_, index) => countedScore(standing, 0, index + 1) / 2);
      };
      expect(scoresWith('EGF')).toEqual(per_round);
      expect(scoresWith('none')[4]).toBe(exact);
      if (opengotha !== null) expect(scoresWith('absences')[4]).toBe(opengotha);
    }
  });
});

const scoreOf = (cells: string, system: System, settings: Partial<Settings> = {}) => {
  const standing = standingText(rowsText([{ id: 1, start: 28, cells }]), {
    system,
    ...settings,
  });
  return countedScore(standing, 0) / 2;
};

describe('rounding down (R1.3)', () => {
  test('one agreed absence gives nothing, two give a point', () => {
    expect(scoreOf('5+ 0= 5-', 'McMahon')).toBe(29);
    expect(scoreOf('0= 0=', 'McMahon')).toBe(29);
  });
  test('a jigo and an absence make a point, unless only absences are rounded', () => {
    expect(scoreOf('8= 0=', 'McMahon')).toBe(29);
    expect(scoreOf('8= 0=', 'McMahon', { rounding: 'absences' })).toBe(28.5);
  });
  test('below zero it goes down as well', () => {
    const list = rowsText([{ id: 1, start: -3, cells: '8=' }]);
    expect(countedScore(standingText(list, { system: 'McMahon' }), 0) / 2).toBe(-3);
  });
  test('is for McMahon and Swiss only, and so is the half of an absence (A20)', () => {
    expect(scoreOf('8= 0=', 'Round robin')).toBe(0.5);
    expect(scoreOf('8= 0=', 'Swiss')).toBe(1);
  });
});

describe('what counts as a result', () => {
  test('the two sides of a game are independent (R1.2)', () => {
    const standing = standingText(
      `
      Name  R1
      Ann   2+
      Bo    1=!`,
      { system: 'Round robin' },
    );
    expect(points(wins(standing))).toEqual([1, 0.5]);
  });

  test('a pairing without result and an empty cell give nothing', () => {
    expect(scoreOf('5+ 6?/w .', 'Swiss')).toBe(1);
  });

  test('several games of one round are added up', () => {
    const standing = standingText(
      `Name | R1            | R2
       Ann  | 2+/b 2-/w     | 2= 2+
       Bo   | 1-/w 1+/b     | 1= 1-`,
      { system: 'Diagonal' },
    );
    expect(points(wins(standing))).toEqual([2.5, 1.5]);
  });

  test('an agreed absence is no win where the settings say so', () => {
    const list = rowsText([{ id: 1, start: 20, cells: '5+ 0= 0= 0+' }]);
    const with_ = standingText(list, { system: 'McMahon' });
    const without = standingText(list, { system: 'McMahon', absencesInWins: 'ignore' });
    expect([points(wins(with_)), points(wins(without))]).toEqual([[3], [2]]);
    expect([countedScore(with_, 0), countedScore(without, 0)]).toEqual([46, 46]);
  });
});

describe('rounds that count', () => {
  test('include one that everybody is free in', () => {
    expect(standingText('Name  R1  R2  R3\nAnn  2+  0=  .\nBo  1-  0=  0=').through).toBe(2);
  });
  const LIST = `
    Name  R1  R2    R3    R4
    Ann   2+  3?/w  .     0=
    Bo    1-  0+    .     0=
    Cy    0+  1?/b  .     .`;
  test('are those up to the last with a result', () => expect(standingText(LIST).through).toBe(1));
  test('are fewer or more when asked by number', () => {
    expect(standingText(LIST, { throughRound: 0 }).through).toBe(0);
    expect(standingText(LIST, { throughRound: 2 }).through).toBe(2);
    expect(standingText(LIST, { throughRound: 9 }).through).toBe(4);
  });
  test('are none while the first round is only paired', () => {
    expect(standingText('Name  R1\nAnn  2?\nBo  1?\nCy  0+').through).toBe(0);
  });
  test('are all with an entry in a list without any game', () => {
    expect(standingText('Name  R1  R2\nAnn  0=  0=').through).toBe(2);
  });
});
