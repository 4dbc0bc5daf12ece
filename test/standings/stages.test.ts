import { describe, expect, test } from 'vitest';
import { makeEvent } from '../../src/standings/stages/makeEvent';
import { stageAt, stageList, stageSettings, stagesOf } from '../../src/standings/stages/stage';
import { extendedStage } from '../../src/standings/stages/stageList';
import { makePlacement } from '../../src/standings/placement/placement';
import { placesOf } from '../../src/standings/stages/stageRanking';
import type { Settings } from '../../src/tournament/settings';
import { named, points, standingText } from './standingText';

const eventText = (list: string, given: Partial<Settings> = {}) => {
  const { wallList, settings } = standingText(list, { tiebreaks: [], prizeTiebreaks: [], ...given });
  return makeEvent(wallList, settings);
};

/** Two rounds of a Swiss; then two or more play on. */
const six = `
  Name | Out | R1 | R2 | R3 | R4
  Ann  | .   | 2+ | 3+ | .  | .
  Bo   | .   | 1- | 4+ | .  | .
  Cy   | .   | 4+ | 1- | .  | .
  Di   | .   | 3- | 2- | .  | .
  Ed   | 3   | 6+ | 0+ | .  | .
  Flo  | .   | 5- | 0- | .  | .`;
const swissThen = (system: 'Knock-out' | 'Swiss' | 'Round robin', to = 4) =>
  ({
    stages: [
      { from: 1, to: 2, system: 'Swiss' },
      { from: 3, to, system },
    ],
  }) as const;
/** Eight in two groups, each of which is a table. */
const groups = `
  Name | Group | R1 | R2 | R3 | R4 | R5
  Ann  | x     | 2+ | 3+ | 4+ | .  | .
  Bo   | x     | 1- | 4+ | 3+ | .  | .
  Cy   | X     | 4+ | 1- | 2- | .  | .
  Di   | x     | 3- | 2- | 1- | .  | .
  Ed   | y     | 6= | 7+ | 8+ | .  | .
  Flo  | y     | 5= | 8+ | 7+ | .  | .
  Gus  | y     | 8+ | 5- | 6- | .  | .
  Hal  | y     | 7- | 6- | 5- | .  | .`;
const inGroups = { system: 'Groups + knock-out' } as const;

describe('stages', () => {
  const stages = (list: string, given: Partial<Settings> = {}) =>
    eventText(list, given).stages.map(({ from, to, system, apart, playoff }) =>
      [system, from, to, ...(apart ? ['apart'] : []), ...playoff].join(' '),
    );

  test('a single system is one, to the end or to the playoff', () => {
    expect(stages(six)).toEqual(['Swiss 1 999']);
    expect(stages(six, { playoffRounds: [4, 5] })).toEqual(['Swiss 1 3 4 5']);
  });

  test('the last of several goes on to the end, and has the playoff', () => {
    expect(stages(six, swissThen('Knock-out'))).toEqual(['Swiss 1 2', 'Knock-out 3 999']);
    expect(stages(six, { ...swissThen('Swiss', 3), playoffRounds: [4] })).toEqual([
      'Swiss 1 2',
      'Swiss 3 3 4',
    ]);
  });

  test('groups and a knock-out: as many rounds as the largest group needs', () => {
    expect(stages(groups, inGroups)).toEqual(['Round robin 1 3 apart', 'Knock-out 4 999']);
    expect(stages(groups.replaceAll('| y ', '| x '), inGroups)[0]).toBe('Round robin 1 7 apart');
    expect(stages('Name | R1\nAnn | .', inGroups)).toEqual(['Round robin 1 1 apart', 'Knock-out 2 999']);
    expect(stages(groups, { system: 'Round robin', groups: 'apart' })).toEqual(['Round robin 1 999 apart']);
    expect(stages(groups, { groups: 'apart' })).toEqual(['Swiss 1 999']);
  });

  test('a stage has its own rounds, the place in the one before, and its rules alone', () => {
    const { wallList, settings, stages: all } = eventText(six, swissThen('Knock-out'));
    expect([1, 2, 3, 4, 999, 1000, 0].map(round => stageAt(all, round))).toEqual([0, 0, 1, 1, 1, -1, -1]);
    const [first, second] = all as [(typeof all)[0], (typeof all)[0]];
    const list = stageList(wallList, first, [3, 1, 2, 4, 5, 6]);
    expect(list.entries[0]!.map(({ length }) => length)).toEqual([1, 1, 0, 0]);
    expect(list.players.map(({ previousOrder }) => previousOrder)).toEqual([3, 1, 2, 4, 5, 6]);
    expect(stageList(wallList, second, undefined).entries[0]!.every(({ length }) => length === 0)).toBe(true);
    expect(stageSettings(settings, second)).toMatchObject({
      system: 'Knock-out',
      stages: [{ from: 3, to: 999, system: 'Knock-out' }],
    });
    const [one] = stagesOf(wallList, { ...settings, stages: [{ from: 1, to: 4, system: 'Swiss' }] });
    expect(stageSettings({ ...settings, stages: [one!] }, one!).stages).toEqual([]);
  });
});

describe('who goes on', () => {
  const qualified = (list: string, given: Partial<Settings> = {}) => {
    const event = eventText(list, given);
    const names = (players: readonly number[]) =>
      players.map(player => event.wallList.players[player]!.name).join(' ');
    return event
      .qualified(1)
      .map(({ group, players, tied }) => `${group}: ${names(players)}${tied ? ` of ${names(tied)}` : ''}`);
  };

  test('the best, those who are out of the next round left out; who ties for the last place is told', () => {
    const given = swissThen('Swiss');
    expect(qualified(six, { ...given, qualifiers: 1 })).toEqual([': Ann']);
    expect(qualified(six, { ...given, qualifiers: 2 })).toEqual([': Ann Bo of Bo Cy']);
    expect(qualified(six, { ...given, qualifiers: 3 })).toEqual([': Ann Bo Cy']);
    expect(qualified(six.replace('Ed   | 3', 'Ed   | .'), { ...given, qualifiers: 1 })).toEqual([
      ': Ann of Ann Ed',
    ]);
    // Ed is out of it, and there is nobody to whom he could leave the seat.
    expect(qualified(six, given)).toEqual([': Ann Bo Cy Di Flo Ed']);
    expect(qualified(six, { ...given, qualifiers: 6 })).toEqual([': Ann Bo Cy Di Flo Ed']);
    expect(qualified(six, { ...given, qualifiers: 5 })).toEqual([': Ann Bo Cy Di Flo']);
    expect(qualified(six.replace('Ed   | 3', 'Ed   | 3-'), given)).toEqual([': Ann Bo Cy Di Flo']);
  });

  test('as many as the rounds of a knock-out decide between, two at least', () => {
    expect(qualified(six, swissThen('Knock-out'))).toEqual([': Ann Bo Cy Di of Di Flo']);
    const one = six.replace(' | R4', '').replaceAll(/ \| \.$/gm, '');
    expect(qualified(one, swissThen('Knock-out', 3))).toEqual([': Ann Bo of Bo Cy']);
    expect(qualified(six, { ...swissThen('Knock-out', 3), rounds: 3 })).toEqual([': Ann Bo of Bo Cy']);
  });

  test('two of each group, in the order of their names', () => {
    expect(qualified(groups, inGroups)).toEqual(['x: Ann Bo', 'y: Ed Flo']);
    expect(qualified(groups, { ...inGroups, qualifiers: 1, rounding: 'none' })).toEqual([
      'x: Ann',
      'y: Ed of Ed Flo',
    ]);
  });
});

describe('the result list of several stages', () => {
  const order = (list: string, given: Partial<Settings> = {}) => {
    const event = eventText(list, given);
    const { classes, columns } = makePlacement(event, 'final');
    return {
      classes: named(event.standing(), classes),
      columns: columns.map(({ column }) => [
        column.title,
        ...points(column).map((value, player) => value ?? column.missing[player]?.kind ?? '-'),
      ]),
    };
  };

  test('who came into the last one stands before all others, each by the own stage', () => {
    const played = six.replace('3+ | .', '3+ | 2-').replace('4+ | .', '4+ | 1+');
    const { classes, columns } = order(played, { ...swissThen('Knock-out', 3), qualifiers: 2 });
    expect(classes).toBe('Bo | Ann | Ed | Cy | Di = Flo');
    const no = 'no part';
    expect(columns).toEqual([
      ['KO', 0, 1, no, no, no, no],
      ['Wins', no, no, 1, 0, 2, 0],
    ]);
  });

  test('of groups that are tables by the place in the group', () => {
    const { classes, columns } = order(groups, { system: 'Round robin', groups: 'apart', rounding: 'none' });
    expect(classes).toBe('Ann = Ed = Flo | Bo | Cy = Gus | Di = Hal');
    const event = eventText(groups, { system: 'Round robin', groups: 'apart', rounding: 'none' });
    const [first] = makePlacement(event, 'final').columns;
    expect([first!.tiebreak, first!.column.better, first!.column.unknown]).toEqual([
      'Place in the group',
      'less',
      'behind',
    ]);
    expect(columns[0]).toEqual(['Group place', 1, 2, 3, 4, 1, 1, 3, 4]);
    const global = order(groups, {
      system: 'Round robin',
      groups: 'apart',
      rounding: 'none',
      globalTiebreaks: ['WINS'],
    });
    expect(global.classes).toBe('Ann | Ed = Flo | Bo | Cy = Gus | Di = Hal');
  });

  test('those who play on are ranked by all of their rounds', () => {
    const played = six
      .replace('3+ | .', '3+ | 2-')
      .replace('4+ | .', '4+ | 1+')
      .replace('1- | .  | .', '1- | 4- | .')
      .replace('2- | .  | .', '2- | 3+ | .');
    const given = { ...swissThen('Knock-out', 3), qualifiers: 2, notQualified: 'play on' } as const;
    expect(order(played, given).classes).toBe('Bo | Ann | Ed | Cy = Di | Flo');
    const event = eventText(played, given);
    const { stage, list } = extendedStage(event, 0);
    expect([stage.from, stage.to]).toEqual([1, 999]);
    // Of the two who went on the rounds of the Swiss alone.
    expect(list.entries.map(row => row.filter(({ length }) => length > 0).length)).toEqual([
      2, 2, 3, 3, 2, 2,
    ]);
    expect(event.listOf(1).entries.map(row => row[2]!.length)).toEqual([1, 1, 0, 0, 0, 0]);
  });
});

describe('the players of a stage', () => {
  /** Cells of round 3, a player each. */
  const third = (...cells: readonly string[]): string => {
    const [header, ...rows] = six.trim().split('\n');
    return [header, ...rows.map((row, i) => row.replace(/\. {2}\| \.$/, `${cells[i] ?? '.'} | .`))].join(
      '\n',
    );
  };
  const members = (list: string, given: Partial<Settings>) => eventText(list, given).members(1);

  test('before it those who qualify, and whoever has been put into it', () => {
    expect(members(six, { ...swissThen('Swiss'), qualifiers: 2 })).toEqual([0, 1]);
    expect(members(third('6?', '.', '.', '.', '.', '1?'), { ...swissThen('Swiss'), qualifiers: 2 })).toEqual([
      0, 1, 5,
    ]);
  });

  test('once it has a result those who play in it, and those who qualified while there are seats', () => {
    const played = third('4+', '.', '.', '1-');
    expect(members(played, { ...swissThen('Knock-out'), qualifiers: 2 })).toEqual([0, 3]);
    expect(members(played, { ...swissThen('Swiss'), qualifiers: 2 })).toEqual([0, 3]);
    expect(members(played, { ...swissThen('Swiss'), qualifiers: 3 })).toEqual([0, 1, 3]);
    // Where everybody goes on, nobody is left behind.
    expect(members(played, swissThen('Swiss'))).toEqual([0, 1, 2, 3, 4, 5]);
    expect(members(played, swissThen('Knock-out'))).toEqual([0, 1, 2, 3]);
    expect(
      members(played.replace('Out | R1', 'Group | R1'), { ...swissThen('Swiss'), groups: 'apart' }),
    ).toEqual([0, 1, 2, 3, 4, 5]);
    expect(members(played, { ...swissThen('Swiss'), qualifiers: 2, notQualified: 'play on' })).toEqual([
      0, 1,
    ]);
  });

  test('who has only rested in a table so far is one of them, if qualified', () => {
    const given = { ...swissThen('Round robin'), qualifiers: 3, prizeTiebreaks: ['SOS'] } as const;
    const best = eventText(six, given).qualified(1)[0]!.players;
    expect(best).toEqual([0, 1, 2]);
    const rests = third('0-', '3+', '2-', '0-');
    expect(members(rests, given)).toEqual([0, 1, 2]);
    expect(members(rests, { ...given, stages: swissThen('Knock-out').stages })).toEqual([1, 2]);
    // Nothing typed is no reason to be out of it, as long as nobody else has the seat.
    expect(members(third('2+', '1-', '.', '0-'), given)).toEqual([0, 1, 2]);
    expect(members(third('.', '3+', '2-'), given)).toEqual([0, 1, 2]);
    expect(members(third('.', '3+', '2-', '0+'), given)).toEqual([1, 2, 3]);
  });

  test('nobody plays on behind the last stage', () => {
    const event = eventText(six, { ...swissThen('Swiss'), qualifiers: 2, notQualified: 'play on' });
    expect([event.playingOn(0), event.playingOn(1)]).toEqual([[2, 3, 4, 5], []]);
  });
});

describe('what a stage knows of the one before', () => {
  const given = { ...swissThen('Swiss'), qualifiers: 6 } as const;

  test('the places in it are the Previous order', () => {
    const event = eventText(six, given);
    expect(event.placesIn(0)).toEqual([1, 3, 3, 5, 1, 5]);
    expect(event.listOf(1).players.map(({ previousOrder }) => previousOrder)).toEqual([1, 3, 3, 5, 1, 5]);
    expect(event.listOf(0).players.every(({ previousOrder }) => previousOrder === undefined)).toBe(true);
    expect(event.standingOf(1).wallList).toBe(event.listOf(1));
    expect(placesOf(3, [[1]])).toEqual([1, 1, 1]);
  });

  test('a single stage is the whole list, and ends before the playoff', () => {
    const event = eventText(six.replace('3+ | .', '3+ | 5+').replace('0+ | .', '0+ | 1-'), {
      playoffRounds: [3, 4],
    });
    expect(event.listOf(0)).toBe(event.wallList);
    expect(event.standingOf(0).through).toBe(2);
  });

  test('nobody is ranked by a stage that has not begun', () => {
    const event = eventText(six, { ...swissThen('Knock-out'), qualifiers: 2 });
    expect(named(event.standing(), makePlacement(event, 'final').classes)).toBe(
      'Ann = Ed | Bo = Cy | Di = Flo',
    );
    expect(event.rankings('final')).toHaveLength(1);
    const plain = eventText(six, { stages: [{ from: 1, to: 4, system: 'Swiss' }] });
    expect(plain.rankings('final')).toHaveLength(1);
  });

  test('of groups prizes go by their own tiebreaks behind the places', () => {
    const table = { system: 'Round robin', groups: 'apart', rounding: 'none' } as const;
    const swapped = groups.replaceAll('| x ', '| z ').replaceAll('| X ', '| z ').replaceAll('| y ', '| b ');
    const classes = (given: Partial<Settings>) => {
      const event = eventText(swapped, { ...table, ...given });
      return named(event.standing(), makePlacement(event, 'prizes').classes);
    };
    expect(classes({})).toBe('Ann = Ed = Flo | Bo | Cy = Gus | Di = Hal');
    expect(classes({ prizeTiebreaks: ['WINS'] })).toBe('Ann | Ed = Flo | Bo | Cy = Gus | Di = Hal');
    expect(eventText(swapped, table).qualified.length).toBe(1);
  });
});
