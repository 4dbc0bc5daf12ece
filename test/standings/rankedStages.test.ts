import { describe, expect, test } from 'vitest';
import { makePlacement } from '../../src/standings/placement/placement';
import { countedWins } from '../../src/standings/score/standing';
import { makeEvent } from '../../src/standings/stages/makeEvent';
import { stageList, stageSettings } from '../../src/standings/stages/stage';
import { stagedOrder } from '../../src/standings/stages/stageRanking';
import { entrantsOf } from '../../src/standings/stages/stageMembers';
import type { Settings } from '../../src/tournament/settings';
import { named, points, standingText } from './standingText';

const eventText = (list: string, given: Partial<Settings> = {}) => {
  const { wallList, settings } = standingText(list, { tiebreaks: [], prizeTiebreaks: [], ...given });
  return makeEvent(wallList, settings);
};

/** The result list: players by name, and what was compared. */
const resultOf = (list: string, given: Partial<Settings> = {}) => {
  const event = eventText(list, given);
  const { classes, columns } = makePlacement(event, 'final');
  return [named(event.standing(), classes), columns.map(({ column }) => column.title).join(', ')];
};

/** Two rounds of a Swiss, then another system. */
const then = (system: 'Swiss' | 'Knock-out' | 'Round robin') =>
  ({
    stages: [
      { from: 1, to: 2, system: 'Swiss' },
      { from: 3, to: 4, system },
    ],
  }) as const;

/** Four players and the third round, in which a second stage begins. */
const four = (ann: string, bo: string, cy: string, di: string, out = '.') => `
  Name | Out    | Group | R1 | R2 | R3     | R4
  Ann  | ${out} | x     | 2+ | 3+ | ${ann} | .
  Bo   | .      | x     | 1- | 4+ | ${bo}  | .
  Cy   | .      | y     | 4= | 1- | ${cy}  | .
  Di   | .      | y     | 3= | 2- | ${di}  | .`;

describe('whom a stage ranks', () => {
  test('a stage that everybody has left ranks nobody, and has no column', () => {
    expect(resultOf(four('4-', '3+', '2-', '1+'), then('Swiss'))).toEqual(['Bo = Di | Ann = Cy', 'Wins']);
    expect(resultOf(four('4-', '.', '.', '1+'), { ...then('Knock-out'), qualifiers: 2 })).toEqual([
      'Di | Ann | Bo | Cy',
      'KO, Wins',
    ]);
  });

  test('those who were equal and have all come into the next stage are no class of the one before', () => {
    const event = eventText(four('2-', '1+', '.', '.'), {
      ...then('Knock-out'),
      qualifiers: 2,
      rounding: 'none',
    });
    expect(stagedOrder(event.rankings('final')).classes).toEqual([[1], [0], [2, 3]]);
  });

  test('a stage that has only been paired ranks nobody yet', () => {
    const given = { ...then('Knock-out'), qualifiers: 2, rounding: 'none' } as const;
    expect(resultOf(four('2?', '1?', '.', '.'), given)).toEqual(['Ann | Bo | Cy = Di', 'Wins']);
  });

  test('the first stage ranks everybody before its first game, group by group', () => {
    const list = 'Name | Group | R1\nAnn | b | .\nBo | a | .\nCy | b | .\nDi | a | .';
    const event = eventText(list, { system: 'Round robin', groups: 'apart' });
    expect(event.rankings('final').map(({ contests }) => contests)).toEqual([
      [
        [1, 3],
        [0, 2],
      ],
    ]);
    expect(resultOf(list, { system: 'Round robin', groups: 'apart' })[1]).toBe('Group place, Wins');
  });

  test('whoever has not played at all, and can come into no other stage, stands in no list', () => {
    const absent = `${four('2+', '1-', '.', '.')}\n  Ed | . | y | . | . | . | .`;
    expect(resultOf(absent, { ...then('Knock-out'), qualifiers: 2, rounding: 'none' })[0]).toBe(
      'Ann | Bo | Cy = Di',
    );
  });

  test('whoever comes to a stage later is ranked by the one before until then', () => {
    expect(resultOf(four('.', '3+', '2-', '.', '3'), { ...then('Swiss'), rounding: 'none' })[0]).toBe(
      'Bo | Cy | Ann | Di',
    );
  });

  test('a single stage from the second round on does not count the first', () => {
    const one = { stages: [{ from: 2, to: 4, system: 'Swiss' }], rounding: 'none' } as const;
    const event = eventText(four('.', '.', '.', '.'), one);
    expect([0, 1, 2, 3].map(player => countedWins(event.standingOf(0), player) / 2)).toEqual([1, 1, 0, 0]);
    expect(resultOf(four('.', '.', '.', '.'), one)).toEqual(['Ann = Bo | Cy = Di', 'Wins']);
  });

  test('of groups with some of the players the others have no place', () => {
    const given = { ...then('Round robin'), groups: 'apart', qualifiers: 2, rounding: 'none' } as const;
    const { columns } = makePlacement(eventText(four('2-', '1+', '.', '.'), given), 'final');
    const [{ column } = expect.fail()] = columns;
    expect([column.title, points(column)]).toEqual(['Group place', [2, 1, undefined, undefined]]);
    expect(column.missing).toEqual([undefined, undefined, { kind: 'no part' }, { kind: 'no part' }]);
  });
});

describe('whom a stage has', () => {
  test('in the order of the list, those who come later among them', () => {
    expect(eventText(four('.', '3+', '2-', '.', '3'), then('Swiss')).members(1)).toEqual([0, 1, 2, 3]);
  });

  test('in the order of the list, those who have only rested in its table among them', () => {
    const event = eventText(four('0-', '3+', '2-', '.'), { ...then('Round robin'), qualifiers: 3 });
    expect(entrantsOf(event, 1)).toEqual([0, 1, 2]);
  });

  test('nobody while nobody has a game in it', () => {
    const event = eventText(four('0-', '.', '.', '.'), { ...then('Round robin'), qualifiers: 3 });
    expect(entrantsOf(event, 1)).toEqual([]);
  });

  test('its list has what is written of all others, unless they play on', () => {
    const list = four('2+', '1-', '0-', '.');
    const lengths = (given: Partial<Settings>) =>
      eventText(list, { ...then('Swiss'), qualifiers: 2, ...given })
        .listOf(1)
        .entries.map(row => row[2]!.length);
    expect(lengths({})).toEqual([1, 1, 1, 0]);
    expect(lengths({ notQualified: 'play on' })).toEqual([1, 1, 0, 0]);
  });
});

describe('the settings and the list of a stage', () => {
  test('name the stage where there is another one, or the system has parts', () => {
    const { settings, stages } = eventText(four('.', '.', '.', '.'), then('Swiss'));
    expect(stages.map(stage => stageSettings(settings, stage).stages)).toEqual([
      [{ from: 1, to: 2, system: 'Swiss' }],
      [{ from: 3, to: 999, system: 'Swiss' }],
    ]);
    const parts = eventText(four('.', '.', '.', '.'), { system: 'Groups + knock-out' });
    const [first, second] = parts.stages.map(stage => stageSettings(parts.settings, stage));
    expect(first).toMatchObject({ stages: [{ from: 1, to: 1, system: 'Round robin' }], groups: 'apart' });
    expect(second).toMatchObject({ stages: [{ from: 2, to: 999, system: 'Knock-out' }], groups: 'mixed' });
  });

  test('have the rounds of the playoff behind those of the stage', () => {
    const event = eventText(four('2=', '1=', '.', '.'), { playoffRounds: [3] });
    const [stage = expect.fail()] = event.stages;
    expect(stageList(event.wallList, stage, undefined).entries[0]!.map(({ length }) => length)).toEqual([
      1, 1, 1, 0,
    ]);
  });
});
