import { describe, expect, test } from 'vitest';
import { makePlacement } from '../../src/standings/placement/placement';
import type { Stage } from '../../src/tournament/settings';
import { pairsOf, pairText, standingText } from './pairingText';
import { playToTheEnd } from './playToTheEnd';
import { makeField } from './simulatedEvent';
import { eventOf } from '../eventOf';
import { makeEvent } from '../../src/standings/stages/makeEvent';

const stages = (...typed: readonly (readonly [number, number, Stage['system']])[]): readonly Stage[] =>
  typed.map(([from, to, system]) => ({ from, to, system }));

const swissThenKnockout = { system: 'Swiss', stages: stages([1, 3, 'Swiss'], [4, 5, 'Knock-out']) } as const;

/** Three rounds of a Swiss, without a tie at the top but for Bo and Cy, whom their own game decides. */
const swiss = `
  Name | Rating | R1 | R2 | R3 | R4 | R5
  Ann  | 2800   | 8+ | 4+ | 2+ | .  | .
  Bo   | 2700   | 7+ | 3+ | 1- | .  | .
  Cy   | 2600   | 6+ | 2- | 4+ | .  | .
  Di   | 2500   | 5+ | 1- | 3- | .  | .
  Ed   | 2400   | 4- | 8+ | 6- | .  | .
  Flo  | 2300   | 3- | 7- | 5+ | .  | .
  Gus  | 2200   | 2- | 6+ | 8- | .  | .
  Hal  | 2100   | 1- | 5- | 7+ | .  | .`;

describe('stages', () => {
  test('the knock-out has as many of the best as its rounds decide between', () => {
    const list = swiss;
    const settings = {
      ...swissThenKnockout,
      knockoutDraw: 'seeded',
      prizeTiebreaks: ['DIRECTCOMPARISON', 'Rating'],
    } as const;
    // Ann and Di, Bo and Cy have met: the third and the fourth change places (A26).
    expect(pairsOf(list, pairText(list, settings))).toBe('Ann Cy, Bo Di');
    expect(pairText(list, settings).warnings.filter(({ code }) => code === 'seedsMoved')).toMatchObject([
      { values: { round: 4, changes: 'Di (4) 4 → 3, Cy (3) 3 → 4' } },
    ]);
    expect(pairText(list, settings).free).toEqual([]);
    expect(pairsOf(list, pairText(list, { ...settings, qualifiers: 2 }))).toBe('Ann Bo');
  });

  test('who came into the knock-out stands before the others, who stand by the Swiss', () => {
    const list = swiss
      .replace('2+ | .  | .', '2+ | 4- | .')
      .replace('3- | .  | .', '3- | 1+ | 2-')
      .replace('1- | .  | .', '1- | 3+ | 4+')
      .replace('4+ | .  | .', '4+ | 2- | .');
    const settings = { ...swissThenKnockout, tiebreaks: ['DIRECTCOMPARISON', 'SOS2'] } as const;
    const { place } = makePlacement(eventOf(standingText(list, settings)), 'final');
    expect(place.slice(0, 4)).toEqual([3, 1, 3, 2]);
    expect(Math.min(...place.slice(4))).toBe(5);
  });

  test('who is out of the first round of a stage for everybody plays in the next', () => {
    const list = `
  Name | Rating | Out | R1 | R2 | R3 | R4
  Ann  | 2800   |     | 4+ | 2+ | 3+ | .
  Bo   | 2700   | 3   | 3+ | 1- | 0= | .
  Cy   | 2600   |     | 2- | 4+ | 1- | .
  Di   | 2500   |     | 1- | 3- | 5+ | .
  Ed   | 2400   |     | 6+ | 6+ | 4- | .
  Flo  | 2300   | 3-  | 5- | 5- | 0- | .`;
    const settings = { system: 'Swiss', stages: stages([1, 2, 'McMahon'], [3, 4, 'Swiss']) } as const;
    const paired = (more: object) => pairsOf(list, pairText(list, { ...settings, ...more }));
    expect(paired({})).toMatch(/\bBo\b/);
    expect(paired({})).not.toMatch(/\bFlo\b/);
    // Where only some go on, somebody else has taken the seat.
    expect(paired({ qualifiers: 4 })).not.toMatch(/\bBo\b/);
  });

  test('scores begin anew, and the place of the stage before is the Previous order', () => {
    const list = swiss.replace('4+ | .  | .', '4+ | 5+ | .').replace('6- | .  | .', '6- | 3- | .');
    const settings = {
      system: 'Swiss',
      stages: stages([1, 3, 'Swiss'], [4, 5, 'Swiss']),
      tiebreaks: ['Previous order'],
    } as const;
    const { place, columns } = makePlacement(eventOf(standingText(list, settings)), 'final');
    expect(columns[0]?.column.values.slice(2, 5)).toEqual([2, undefined, 0]);
    expect(place[2]).toBe(1);
  });

  test('repeats of the stage before are put off as long as possible', () => {
    const settings = { system: 'Swiss', stages: stages([1, 3, 'Swiss'], [4, 5, 'Swiss']) } as const;
    const round = pairText(swiss, settings);
    expect(round.games).toHaveLength(4);
    expect(round.games.flatMap(({ remarks }) => remarks.map(({ kind }) => kind))).not.toContain('repeat');
  });

  test.each([
    ['Swiss and knock-out', stages([1, 4, 'Swiss'], [5, 7, 'Knock-out']), 7],
    ['McMahon and knock-out', stages([1, 3, 'McMahon'], [4, 6, 'Knock-out']), 6],
    ['Swiss and Swiss', stages([1, 3, 'Swiss'], [4, 6, 'Swiss']), 6],
    ['round robin and knock-out', stages([1, 15, 'Round robin'], [16, 17, 'Knock-out']), 17],
    ['knock-out after score pairing', stages([1, 4, 'Score pairing'], [5, 6, 'Knock-out']), 6],
  ])('%s is played to its end', (_, typed, rounds) => {
    const field = makeField({ players: 16, rounds, seed: 7 });
    const settings = { system: typed[0]!.system, stages: typed };
    const {
      rounds: played,
      list,
      settings: used,
      end,
    } = playToTheEnd({ players: 16, rounds, seed: 3, settings }, field);
    expect(played).toHaveLength(rounds);
    expect(end.map(({ code }) => code)).toEqual([
      typed[1]!.system === 'Knock-out' ? 'knockoutOver' : 'allRoundsPaired',
    ]);
    const { place } = makePlacement(makeEvent(list, used), 'final');
    expect(Math.min(...place)).toBe(1);
  });

  test('the best eight play a round robin after the Swiss, and the others have no more to do', () => {
    const settings = {
      system: 'Swiss',
      stages: stages([1, 3, 'Swiss'], [4, 10, 'Round robin']),
      qualifiers: 8,
    } as const;
    const field = makeField({ players: 20, rounds: 10, seed: 7 });
    const { rounds } = playToTheEnd({ players: 20, rounds: 10, seed: 3, settings }, field);
    expect(rounds.slice(3).map(({ games, free }) => [games.length, free.length])).toEqual(
      Array.from({ length: 7 }, () => [4, 0]),
    );
  });
});
