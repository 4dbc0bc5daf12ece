import { describe, expect, test } from 'vitest';
import { pairField } from '../../src/pairing/optimum/pairField';
import { pairOpenRound, pairRound, type PairingRules } from '../../src/pairing/swiss/pairRound';
import { openEventOf } from '../eventOf';
import { pairsOf, pairText, standingText } from './pairingText';

describe('a round of a Swiss', () => {
  test('comes with the proof of its pairs, and is none where results are missing', () => {
    const told = (list: string) => {
      const found = pairRound(openEventOf(standingText(list)));
      if (!('paired' in found)) return found.problems.map(({ code }) => code).join();
      return `${pairsOf(list, found.paired)}; proofs: ${found.optima.length}`;
    };
    const list = 'Name | R1 | R2\nAnn | 2+ | .\nBo | 1- | .\nCy | 4+ | .\nDi | 3- | .';
    expect(told(list)).toBe('Ann Cy, Bo Di; proofs: 1');
    expect(told(list.replace('4+', '4?').replace('3-', '3?'))).toBe('resultsMissing');
  });

  test('has an absence for whoever is out of it, of the kind of the settings', () => {
    const list = 'Name | Out | R1\nAnn | . | .\nBo | 1 | .\nCy | . | .';
    expect(pairText(list).free).toEqual([{ player: 1, worth: 'half' }]);
    expect(pairText(list, { absence: '0-' }).free).toEqual([{ player: 1, worth: 'nothing' }]);
  });

  test('whose groups have to be mixed says so, whatever their starts', () => {
    const list = `
      Name | Group | Start    | R1
      Ann  | x     | 1000000  | .
      Bo   | x     | 30       | .
      Cy   | y     | 30       | .
      Di   | y     | -5000000 | .`;
    const forbiddenPairs = [
      [1, 2],
      [3, 4],
    ] as const;
    const round = pairText(list, { system: 'McMahon', rounds: 3, groups: 'apart', forbiddenPairs });
    expect(round.warnings.map(({ code }) => code)).toEqual(['groupsMixed']);
  });

  test('that is not proved is none', () => {
    const list = 'Name | R1\nAnn | .\nBo | .\nCy | .\nDi | .';
    const paired = (rules: PairingRules) => {
      const stage = openEventOf(standingText(list, { rounds: 1 })).openStage();
      if (stage.kind !== 'open') return expect.fail('It can be paired.');
      const found = pairOpenRound(stage, rules);
      return 'paired' in found ? pairsOf(list, found.paired) : found.problems.map(({ code }) => code).join();
    };
    expect(paired({})).toBe('Ann Bo, Cy Di');
    const claimed: PairingRules['pairPlayers'] = (...asked) => {
      const found = pairField(...asked);
      const optimum = found?.optimum;
      const checked = optimum && { ...optimum.checked, first: (i: number, j: number) => (i - j) ** 2 + 1 };
      return found && { ...found, optimum: optimum && checked && { ...optimum, checked } };
    };
    expect(paired({ pairPlayers: claimed })).toBe('pairingNotProved');
  });
});
