import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { finalOrder } from '../../src/standings/placement/finalOrder';
import { makePlacement } from '../../src/standings/placement/placement';
import { rowOrder } from '../../src/standings/placement/rowOrder';
import { makeEvent } from '../../src/standings/stages/makeEvent';
import { hasResult, isPresence } from '../../src/tournament/game';
import type { Settings } from '../../src/tournament/settings';
import { SYSTEMS } from '../../src/tournament/systems';
import { eventOf } from '../eventOf';
import { randomEvent } from './randomEvents';
import { named, standingText } from './standingText';

// F10.14 of docs/faults.md

/** The final order as text, and who is in none. */
function listed(list: string, settings: Partial<Settings> = {}): readonly [string, string] {
  const standing = standingText(list, { tiebreaks: [], ...settings });
  const { classes, absent } = makePlacement(eventOf(standing), 'final');
  return [named(standing, classes), [...absent].map(one => standing.wallList.players[one]?.name).join(', ')];
}

describe('whoever never played', () => {
  test('and was absent in all rounds has no place, whatever absences are worth', () => {
    const list = `
      Name | R1 | R2 | R3 | R4
      Ann  | 2+ | 3+ | 0= | 2+
      Bo   | 1- | 0+ | 3+ | 1-
      Cy   | 0= | 1- | 2- | 0=
      Di   | 0= | 0= | 0= | 0=
      Ed   | 0- | .  | .  | .`;
    expect(listed(list)).toEqual(['Ann | Bo | Cy', 'Di, Ed']);
    expect(listed(list, { system: 'Round robin' })).toEqual(['Ann | Bo | Cy', 'Di, Ed']);
    expect(listed(list, { preset: 'OpenGotha', rounding: 'none' })).toEqual(['Ann | Bo | Cy', 'Di, Ed']);
  });

  test('has one as long as a round is to come that he may play', () => {
    const list = (out: string) => `
      Name | Out    | R1 | R2 | R3
      Ann  | .      | 2+ | .  | .
      Bo   | .      | 1- | .  | .
      Cy   | ${out} | 0= | .  | .`;
    expect(listed(list('1'))).toEqual(['Ann | Bo = Cy', '']);
    expect(listed(list('1, 2'))).toEqual(['Ann | Bo = Cy', '']);
    expect(listed(list('?'))).toEqual(['Ann | Bo = Cy', '']);
    expect(listed(list('1-'))).toEqual(['Ann | Bo', 'Cy']);
    expect(listed(list('1, 2, 3'))).toEqual(['Ann | Bo', 'Cy']);
    // Rounds that are announced count before they have a column.
    expect(listed(list('1, 2, 3'), { rounds: 4 })).toEqual(['Ann | Bo = Cy', '']);
  });

  test('has none once a knock-out has begun without him, but one in a table that goes on', () => {
    const list = `
      Name | R1 | R2 | R3
      Ann  | 2+ | .  | .
      Bo   | 1- | .  | .
      Cy   | 0- | .  | .`;
    expect(listed(list, { system: 'Knock-out' })).toEqual(['Ann | Bo', 'Cy']);
    expect(listed(list, { system: 'Round robin' })).toEqual(['Ann | Bo = Cy', '']);
  });

  test('keeps a row where a cell cannot be read', () => {
    const standing = standingText('Name | R1\nAnn | 2+\nBo | 1-\nCy | 0-', { tiebreaks: [] });
    const badCells = [{ player: 2, round: 1, text: '7' }];
    const event = makeEvent({ ...standing.wallList, badCells }, standing.settings);
    const { classes, absent, unplaced } = makePlacement(event, 'final');
    expect([classes, [...absent], [...unplaced]]).toEqual([[[0], [1], [2]], [], [2]]);
  });

  test('before the first round everybody is in the list', () => {
    const list = 'Name | Out | R1\nAnn | . | .\nBo | . | .\nCy | 1- | 0=';
    expect(listed(list)).toEqual(['Ann = Bo = Cy', '']);
  });

  test('no team either', () => {
    const list = `
      Name | Team  | Board | R1 | R2
      Ann  | Oaks  | 1     | 3+ | 3-
      Bo   | Oaks  | 2     | 4+ | 4-
      Cy   | Elms  | 1     | 1- | 1+
      Di   | Elms  | 2     | 2- | 2-
      Ed   | Pines | 1     | 0= | 0=
      Flo  | Pines | 2     | 0= | 0=`;
    const { wallList, settings } = standingText(list, { teams: true, tiebreaks: [] });
    const contest = makeEvent(wallList, settings).contest();
    const { absent } = makePlacement(contest, 'final');
    expect([...absent].map(one => contest.wallList.players[one]?.name)).toEqual(['Pines']);
  });
});

describe('in random events', () => {
  const numRuns = Number(process.env['EVENTS'] ?? 100);

  test('a place has everybody who took part or may still, and nobody else', () => {
    fc.assert(
      fc.property(randomEvent, ({ wallList, settings }) => {
        const { classes, place, absent, unplaced } = makePlacement(makeEvent(wallList, settings), 'final');
        const hasPart = wallList.entries.map(row => row.flat().some(isPresence));
        const rows = [...wallList.players.keys()];
        expect([...classes.flat(), ...absent].sort((a, b) => a - b)).toEqual(rows);
        for (const player of absent) {
          expect(hasPart[player]).toBe(false);
          expect(unplaced.has(player)).toBe(true);
        }
        if (!hasPart.includes(true)) expect([...absent]).toEqual([]);
        const isSwiss = settings.stages.length === 0 && SYSTEMS[settings.system].pairs === 'weighed';
        if (isSwiss && settings.throughRound === undefined && hasPart.includes(true)) {
          const hasEnded = wallList.entries.some(row => (row[wallList.rounds - 1] ?? []).some(hasResult));
          const isOver = settings.playoffRounds.length === 0 && hasEnded;
          if (isOver) expect([...absent]).toEqual(rows.filter(player => !hasPart[player]));
        }
        // R3.1 among those who have a place.
        if (SYSTEMS[settings.system].contests === 'category' || unplaced.size > absent.size) return;
        let better = 0;
        for (const group of classes) {
          for (const player of group) expect(place[player]).toBe(better + 1);
          better += group.length;
        }
        for (const player of absent) expect(place[player]).toBe(better + 1);
      }),
      { numRuns },
    );
  });

  test('the rows can be put in the order of the places, and nobody is lost', () => {
    fc.assert(
      fc.property(randomEvent, ({ wallList, settings }) => {
        const order = rowOrder(makeEvent(wallList, settings));
        expect([...order].sort((a, b) => a - b)).toEqual([...wallList.players.keys()]);
        const printed = finalOrder(wallList, settings);
        expect(order.slice(0, printed.order.length)).toEqual(printed.order);
      }),
      { numRuns },
    );
  });
});
