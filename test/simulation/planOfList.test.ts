import { describe, expect, test } from 'vitest';
import { makeReport } from '../../src/simulation/counts/makeReport';
import { planOfList } from '../../src/simulation/planOfList';
import { play } from '../../src/simulation/play';
import { presetSettings } from '../../src/tournament/presets';
import type { System } from '../../src/tournament/systems';
import { wallListText } from '../wallListText';

const list = wallListText(`
  No | Name | Rank | Rating | Out | R1  | R2
  7  | Ann  | 3d   | 2310   | .   | 3+  | .
  3  | Bo   | 1d   | .      | .   | 7-  | .
  5  | Cy   | .    | 1800   | 2   | 0=  | .
  1  | Di   | .    | .      | .   | .   | .`);

const reportOf = (system: System) => {
  const plan = planOfList(list, presetSettings('EGF', system), 10, '7');
  return makeReport(plan, play(plan, 0, plan.events));
};

describe('the event of a sheet', () => {
  test('its players, as strong as rating, rank or the mean of the others', () => {
    const { players } = reportOf('Swiss');
    expect(players.map(({ no, name, strength }) => `${no} ${name} ${strength}`)).toEqual([
      '7 Ann 2310',
      '3 Bo 2100',
      '5 Cy 1800',
      '1 Di 2070',
    ]);
  });
  test('as many rounds as it has columns, from round 1 on, without those who are out', () => {
    const { measures, players } = reportOf('Swiss');
    expect(measures.rounds?.value).toBe(2);
    expect(players.find(({ name }) => name === 'Cy')?.games?.high).toBeLessThanOrEqual(1);
  });
  test('to its end where the system has one', () => {
    expect(reportOf('Round robin').measures.rounds?.value).toBe(3);
  });
});
