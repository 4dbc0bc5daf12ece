import { describe, expect, test } from 'vitest';
import { makeOpenEvent } from '../../src/pairing/round/makeOpenEvent';
import type { OpenStage } from '../../src/pairing/round/openEvent';
import { onBoards, withoutBegun } from '../../src/pairing/round/openTeamRound';
import { makeEvent } from '../../src/standings/stages/makeEvent';
import type { Settings } from '../../src/tournament/settings';
import { standingText } from './pairingText';

const open = (list: string, given: Partial<Settings> = {}) => {
  const { wallList, settings } = standingText(list, given);
  return makeOpenEvent(wallList, settings).openStage();
};
/** What stops the pairing: code, severity and values. */
const stops = (list: string, given: Partial<Settings> = {}): readonly unknown[] => {
  const found = open(list, given);
  return found.kind === 'open'
    ? []
    : found.problems.map(({ code, severity, values }) => [code, severity, ...Object.values(values)]);
};
const stage = (list: string, given: Partial<Settings> = {}): OpenStage => {
  const found = open(list, given);
  if (found.kind !== 'open') throw new Error(found.problems.map(({ code }) => code).join());
  return found;
};

describe('nothing is to be paired', () => {
  test('of fewer than two who come', () => {
    expect(stops('Name | Out | R1\n Ann | . | .\n Bo | 1- | .')).toEqual([['tooFewPlayers', 'error', 1]]);
    expect(stops('Name | Out | R1\n Ann | . | .\n Bo | 1 | .')).toEqual([]);
  });

  test('once all rounds are: the last that has an entry, or one that has no column', () => {
    const list = 'Name | R1 | R2 | R3\n Ann | 2+ | . | .\n Bo | 1- | . | .';
    expect(stops(list, { system: 'Round robin' })).toEqual([['allRoundsPaired', 'error', 1]]);
    expect(stops(list, { rounds: 1 })).toEqual([['allRoundsPaired', 'error', 1]]);
    const full = 'Name | R1\n Ann | 2+\n Bo | 1-';
    expect(stops(full, { rounds: 1 })).toEqual([['allRoundsPaired', 'error', 1]]);
    expect(stops(full, { rounds: 2 })).toEqual([['roundWithoutColumn', 'error', 2]]);
  });

  test('where everybody is out of what is left', () => {
    const list = 'Name | Out | R1 | R2\n Ann | 2 | 2+ | .\n Bo | 2 | 1- | .';
    expect(stops(list)).toEqual([['nobodyLeft', 'error', 2]]);
  });

  test('as long as nobody knows where somebody starts, from the stage on for which it counts', () => {
    const list = (cell: string) => `
      Name | Rank | R1      | R2
      Ann  | 1d   | ${cell} | .
      Bo   | .    | ${cell === '.' ? '.' : '1-'} | .`;
    const unknown = [['unknownStart', 'error', 'Bo']];
    expect(stops(list('.'), { system: 'McMahon' })).toEqual(unknown);
    expect(stops(list('.'))).toEqual([]);
    const later = {
      stages: [
        { from: 1, to: 1, system: 'Swiss' },
        { from: 2, to: 2, system: 'McMahon' },
      ],
    } as const;
    expect(stops(list('.'), later)).toEqual([]);
    expect(stops(list('2+'), later)).toEqual(unknown);
  });
});

describe('a game put off', () => {
  const table = { system: 'Round robin' } as const;
  const list = (cells: readonly string[]) =>
    ['Name | R1 | R2 | R3', ...cells.map((cell, i) => `P${i + 1} | ${cell} | . | .`)].join('\n');

  test('is a warning of a table, and stops everything else', () => {
    expect(stops(list(['2?', '1?', '4+', '3-']))).toEqual([
      ['resultsMissing', 'error', 1, 'P1 (1) – P2 (2)', 1],
    ]);
    const round = stage(list(['2?', '1?', '4+', '3-']), table);
    expect([round.round.number, round.warnings.map(({ code, severity }) => `${code} ${severity}`)]).toEqual([
      2,
      ['resultsMissing warning'],
    ]);
    expect(stage(list(['2+', '1-', '4+', '3-']), table).warnings).toEqual([]);
  });

  test('is none where nobody has typed it, or once nothing is left to be paired', () => {
    expect(stops(list(['2+', '.', '4+', '3-']), table)).toEqual([
      ['resultsMissing', 'error', 1, 'P1 (1) – P2 (2)', 1],
    ]);
    expect(stops('Name | R1\n Ann | 2?\n Bo | 1?', table)).toEqual([
      ['resultsMissing', 'error', 1, 'Ann (1) – Bo (2)', 1],
    ]);
  });

  test('of the stage before stops the table', () => {
    const stages = [
      { from: 1, to: 1, system: 'Swiss' },
      { from: 2, to: 3, system: 'Round robin' },
    ] as const;
    expect(stops(list(['2?', '1?', '4+', '3-']), { stages })).toHaveLength(1);
    expect(stops(list(['2+', '1-', '4+', '3-']), { stages })).toEqual([]);
  });
});

describe('the stage that is played', () => {
  test('has those who have something in it', () => {
    const list = `
      Name | Out | R1 | R2
      Ann  | .   | 2+ | .
      Bo   | 2   | 1- | .
      Cy   | 2   | 4+ | .
      Di   | .   | 3- | .
      Ed   | .   | 6+ | .
      Flo  | .   | 5- | .`;
    const { roster } = stage(list, { system: 'Knock-out' });
    expect([roster.free, roster.out]).toEqual([[0, 4], [2]]);
  });

  test('has others beside it once they have not qualified', () => {
    const list = (cells: string) => `
      Name | Out | R1 | R2 | R3
      Ann  | .   | 2+ | ${cells} | .
      Bo   | .   | 1- | ${cells} | .
      Cy   | .   | 4+ | ${cells} | .
      Di   | 3   | 3- | ${cells} | .`;
    const given = {
      stages: [
        { from: 1, to: 2, system: 'Swiss' },
        { from: 3, to: 3, system: 'Knock-out' },
      ],
      qualifiers: 2,
      notQualified: 'play on',
      tiebreaks: [],
    } as const;
    const before = stage(list('.'), given);
    expect([before.index, before.roster.free, before.playingOn]).toEqual([0, [0, 1, 2, 3], []]);
    const final = stage(list('0='), given);
    expect([final.index, final.roster.free, final.roster.out]).toEqual([1, [0, 2], []]);
    const [others, ...more] = final.playingOn;
    expect(more).toEqual([]);
    expect([others!.roster.free, others!.roster.out, others!.roster.problems, others!.warnings]).toEqual([
      [1],
      [3],
      [],
      [],
    ]);
    expect(others!.stages.map(({ system, to }) => [system, to])).toEqual([['Swiss', others!.stage.to]]);
    expect(stage(list('0='), { ...given, notQualified: 'stop' }).playingOn).toEqual([]);
  });
});

describe('the open round of teams', () => {
  // Boards of Oaks against Pines: one has begun. Elms have beaten Limes at both.
  const list = `
    Name | Team  | Board | R1 | R2
    Ann  | Oaks  | 1     | 3? | .
    Bob  | Oaks  | 2     | .  | .
    Cyd  | Pines | 1     | 1? | .
    Dan  | Pines | 2     | .  | .
    Eve  | Elms  | 1     | 7+ | .
    Fay  | Elms  | 2     | 8+ | .
    Gus  | Limes | 1     | 5- | .
    Hal  | Limes | 2     | 6- | .`;
  const teamsOf = (text: string, boards: number) => {
    const { wallList, settings } = standingText(text);
    return makeEvent(wallList, { ...settings, teams: true, boards }).teams()!;
  };
  const played = (text: string, boards: number): readonly number[][] =>
    withoutBegun(teamsOf(text, boards)).entries.map(row => row.map(({ length }) => length));

  test('a match of which a part is typed is as good as none', () => {
    expect(played(list, 2)).toEqual([
      [0, 0],
      [0, 0],
      [1, 0],
      [1, 0],
    ]);
    const whole = teamsOf(list, 1);
    expect(withoutBegun(whole)).toBe(whole.list);
  });

  test('nor is it one of the other team, which has nobody left', () => {
    const uneven = `
      Name | Team  | Board | R1
      Ann  | Oaks  | 1     | 2?
      Bob  | Pines | 1     | 1?
      Cyd  | Pines | 2     | .`;
    expect(played(uneven, 2)).toEqual([[0], [0]]);
  });

  test('what is missing of a team are the cells that wait', () => {
    const cells = (text: string, team: number, boards = 2): readonly number[] =>
      onBoards(teamsOf(text, boards), {
        round: 2,
        late: [],
        missing: [{ player: team, round: 1 }],
      }).missing.map(({ player, round }) => (round === 1 ? player : -1));
    expect(cells(list, 0)).toEqual([0]);
    expect(cells(list.replace('3?', '3+').replace('1?', '1-'), 0, 3)).toEqual([]);
    expect(cells(list.replace('3? |', '.  |').replace('1? |', '.  |'), 0)).toEqual([0, 1]);
    expect(cells(list.replace('3? |', '3? 3+ |'), 0)).toEqual([0]);
    const out = `
      Name | Team  | Out | R1 | R2
      Ann  | Oaks  | 1   | .  | .
      Bob  | Pines | .   | .  | .`;
    expect(cells(out, 0, 1)).toEqual([0]);
    const reserve = `
      Name | Team  | Out | R1 | R2
      Ann  | Oaks  | .   | .  | .
      Bob  | Oaks  | 1   | .  | .
      Kit  | Oaks  | .   | .  | .
      Cyd  | Pines | .   | .  | .`;
    expect(cells(reserve, 0, 2)).toEqual([0, 2]);
    expect(cells(reserve.replace('Ann  | Oaks  | .   | . ', 'Ann  | Oaks  | .   | 0+'), 0, 2)).toEqual([2]);
    const late = onBoards(teamsOf(out, 1), {
      round: 2,
      late: [{ player: 0, round: 1, worth: 'half' }],
      missing: [],
    });
    expect(late).toEqual({ round: 2, late: [{ player: 0, round: 1, worth: 'half' }], missing: [] });
  });

  test('a typed board with an open game goes before those without any', () => {
    const missing = [{ player: 0, round: 1 }];
    const cells = onBoards(teamsOf(list.replace('3? |', '99? |').replace('1? |', '.  |'), 2), {
      round: 2,
      late: [],
      missing,
    });
    expect(cells.missing.map(({ player }) => player)).toEqual([0]);
  });
});
