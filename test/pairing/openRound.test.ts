import { describe, expect, test } from 'vitest';
import { presetSettings } from '../../src/tournament/presets';
import type { Settings } from '../../src/tournament/settings';
import { wallListText } from '../wallListText';
import { pairsOf, pairText, stopText } from './pairingText';
import { makeOpenEvent } from '../../src/pairing/round/makeOpenEvent';
import { withUnwritten } from '../../src/pairing/round/openRound';

const open = (list: string, given: Partial<Settings> = {}) =>
  makeOpenEvent(wallListText(list), { ...presetSettings('EGF', 'Swiss'), ...given }).openRound();

describe('the next round is the first that is not complete', () => {
  test('before anything is typed it is the first', () => {
    expect(open('Name | R1 | R2\n Ann | . | .\n Bo | . | .')).toEqual({ round: 1, late: [], missing: [] });
  });

  test('a round whose players all have something is complete', () => {
    const list = `
      Name | Out | R1  | R2 | R3
      Ann  | .   | 2+  | .  | .
      Bo   | .   | 1-  | .  | .
      Cy   | .   | 0=  | .  | .
      Di   | .   | bye | .  | .
      Ed   | 1-2 | .   | .  | .`;
    expect(open(list).round).toBe(2);
  });

  test('a round paired by hand for some of the players is the next one still', () => {
    const list = `
      Name | R1 | R2
      Ann  | 2? | .
      Bo   | 1? | .
      Cy   | .  | .
      Di   | .  | .`;
    expect(open(list).round).toBe(1);
  });

  test('so is a round of which a game was played in advance', () => {
    const list = `
      Name | R1 | R2
      Ann  | 3+ | 2+
      Bo   | 4+ | 1-
      Cy   | 1- | .
      Di   | 2- | .`;
    expect(open(list)).toMatchObject({ round: 2, missing: [] });
    expect(pairsOf(list, pairText(list))).toBe('Cy Di');
  });

  test('a round is over once a later one has games', () => {
    const list = `
      Name | R1 | R2 | R3
      Ann  | 2+ | 3? | .
      Bo   | 1- | 4? | .
      Cy   | .  | 1? | .
      Di   | .  | 2? | .`;
    expect(open(list)).toMatchObject({
      round: 3,
      late: [
        { player: 2, round: 1 },
        { player: 3, round: 1 },
      ],
    });
  });

  test('be they of two players alone', () => {
    const list = `
      Name | R1 | R2 | R3
      Ann  | 2+ | 2? | .
      Bo   | 1- | 1? | .
      Cy   | .  | .  | .
      Di   | .  | .  | .`;
    expect(open(list).round).toBe(2);
    expect(open(list).late.map(({ player }) => player)).toEqual([2, 3]);
  });

  test('a planned absence in a later round does not make a round over', () => {
    const list = `
      Name | R1 | R2 | R3
      Ann  | .  | .  | 0=
      Bo   | .  | .  | .`;
    expect(open(list).round).toBe(1);
  });

  test('all rounds paired', () => {
    const list = 'Name | R1\n Ann | 2+\n Bo | 1-';
    expect(open(list).round).toBeUndefined();
    expect(stopText(list)).toMatchObject([{ code: 'allRoundsPaired', values: { rounds: 1 } }]);
  });

  test('columns beyond the number of rounds are not paired', () => {
    const list = 'Name | R1 | R2\n Ann | 2+ | .\n Bo | 1- | .';
    expect(stopText(list, { rounds: 1 })).toMatchObject([{ code: 'allRoundsPaired', values: { rounds: 1 } }]);
  });

  test('with fewer columns than rounds, the column is asked for', () => {
    const list = 'Name | R1\n Ann | 2+\n Bo | 1-';
    expect(stopText(list, { rounds: 3 })).toMatchObject([
      { code: 'roundWithoutColumn', values: { round: 2 } },
    ]);
  });
});

describe('a missing result stops the pairing', () => {
  const missing = (list: string): unknown[] =>
    stopText(list).map(({ code, values, place }) => [code, values.round, values.games, place]);

  test('a game that is not played yet', () => {
    const list = `
      Name | R1   | R2
      Ann  | 2?/b | .
      Bo   | 1?/w | .
      Cy   | 4+/b | .
      Di   | 3-/w | .`;
    expect(missing(list)).toEqual([
      ['resultsMissing', 1, 'Ann (1) – Bo (2)', { kind: 'entry', player: 0, round: 1 }],
    ]);
  });

  test('a result that only one of the two has', () => {
    const list = `
      Name | R1 | R2
      Ann  | 2+ | .
      Bo   | 1? | .
      Cy   | 4+ | .
      Di   | .  | .`;
    expect(missing(list)).toEqual([
      ['resultsMissing', 1, 'Ann (1) – Bo (2), Cy (3) – Di (4)', { kind: 'entry', player: 1, round: 1 }],
    ]);
  });

  test('an empty cell of a player who has played before', () => {
    const list = `
      Name | R1 | R2 | R3
      Ann  | 2+ | 3+ | .
      Bo   | 1- | .  | .
      Cy   | 4+ | 1- | .
      Di   | 3- | 0+ | .`;
    expect(missing(list)).toEqual([['resultsMissing', 2, 'Bo (2)', { kind: 'entry', player: 1, round: 2 }]]);
  });

  test('each round has its own sentence', () => {
    const list = `
      Name | R1 | R2 | R3
      Ann  | 2? | 2? | .
      Bo   | 1? | 1? | .`;
    expect(missing(list).map(problem => (problem as unknown[])[1])).toEqual([1, 2]);
  });

  test('a long list is cut', () => {
    const rows = Array.from({ length: 20 }, (_, i) => `P${i + 1} | ${i % 2 ? i : i + 2}? | .`);
    const [problem] = stopText(['Name | R1 | R2', ...rows].join('\n'));
    expect(problem?.values).toMatchObject({ count: 10 });
    expect(problem?.values.games).toMatch(/^P1 \(1\) – P2 \(2\), .* … \(\+4\)$/);
  });

  test('in the last round too, before saying that all rounds are paired', () => {
    expect(stopText('Name | R1\n Ann | 2?\n Bo | 1?').map(({ code }) => code)).toEqual(['resultsMissing']);
  });
});

describe('in a knock-out', () => {
  const knockout = { ...presetSettings('EGF', 'Knock-out') };
  // Ann is out of the semi-final, which Cy wins so.
  const list = `
    Name | Out | R1 | R2 | R3
    Ann  | 2   | 2+ | .  | a
    Bo   | .   | 1- | .  | .
    Cy   | .   | 4+ | 0+ | c
    Di   | .   | 3- | .  | .
    Ed   | .   | 6+ | 7+ | e
    Flo  | .   | 5- | .  | .
    Gus  | .   | 8+ | 5- | .
    Hal  | .   | 7- | .  | .`;
  const final = (a: string, c: string, e: string): string =>
    list.replace('| a', `| ${a}`).replace('| c', `| ${c}`).replace('| e', `| ${e}`);
  const absence = { player: 0, round: 2, worth: 'nothing' };

  test('who has lost has empty cells, and who is out has lost', () => {
    expect(open(final('.', '.', '.'), knockout)).toEqual({ round: 3, late: [absence], missing: [] });
    expect(open(final('.', '5+', '3-'), knockout)).toEqual({
      round: undefined,
      late: [absence],
      missing: [],
    });
    expect(pairsOf(final('.', '.', '.'), pairText(final('.', '.', '.'), knockout))).toBe('Cy Ed');
  });

  test('but for somebody who came all the same', () => {
    const came = final('.', '.', '.').replace('2+ | .', '2+ | 3+').replace('4+ | 0+', '4+ | 1-');
    expect(open(came, knockout)).toEqual({ round: 3, late: [], missing: [] });
  });

  test('somebody who is named in a game after all is waited for', () => {
    const named = final('.', '5+', '3-').replace('Hal  | .   | 7- | .  | .', 'Hal  | .   | 7- | .  | 2+');
    expect(open(named, knockout).missing).toEqual([{ player: 1, round: 3 }]);
  });
});

describe('where a round has several games', () => {
  const list = `
    Name | R1    | R2
    Ann  | 2+ 2+ | .
    Bo   | .     | .
    Cy   | 4+ 4- | .
    Di   | .     | .`;

  test('an empty cell of somebody whom the opponent has typed is still to be filled', () => {
    expect(open(list, presetSettings('EGF', 'Diagonal')).round).toBe(1);
    expect(open(list).round).toBe(2);
  });
});

test('cells that nobody has filled are written as what they count', () => {
  const wallList = wallListText('Name | R1 | R2\n Ann | 2+ | .\n Bo | 1- | .');
  const unwritten = [
    { player: 1, round: 2, worth: 'half' },
    { player: 7, round: 1, worth: 'half' },
  ] as const;
  expect(withUnwritten(wallList, unwritten).entries[1]![1]).toEqual([
    { kind: 'free', as: 'absence', worth: 'half' },
  ]);
  expect(withUnwritten(wallList, unwritten).entries).toHaveLength(2);
  expect(withUnwritten(wallList, [])).toBe(wallList);
});

describe('late entries and withdrawals', () => {
  /** Ed came after the first round. */
  const late = `
    Name | R1 | R2
    Ann  | 2+ | .
    Bo   | 1- | .
    Cy   | 4+ | .
    Di   | 3- | .
    Ed   | .  | .
    Flo  | .  | .`;

  test('rounds before a late entry are to be filled with what an absence counts', () => {
    expect(open(late)).toEqual({
      round: 2,
      late: [
        { player: 4, round: 1, worth: 'half' },
        { player: 5, round: 1, worth: 'half' },
      ],
      missing: [],
    });
    expect(open(late, { absence: '0-' }).late.map(({ worth }) => worth)).toEqual(['nothing', 'nothing']);
  });

  test('they count already when the round is paired', () => {
    // Two rounds missed are a point: the same score as Ann and Bo.
    const list = `
      Name | R1 | R2 | R3
      Ann  | 2+ | 3- | .
      Cy   | 1- | 4+ | .
      Bo   | 4+ | 1+ | .
      Di   | 3- | 2- | .
      Ed   | .  | .  | .
      Flo  | .  | .  | 0=`;
    const round = pairText(list);
    expect(round.late).toHaveLength(4);
    const differences = round.games.flatMap(game =>
      game.remarks.flatMap(remark => (remark.kind === 'scoreDifference' ? [remark.difference] : [])),
    );
    expect(pairsOf(list, round)).toMatch(/Ann Ed|Cy Ed/);
    expect(differences).toEqual([2]);
  });

  test('who arrives while the first round is being played has missed it as soon as most results are there', () => {
    expect(open(late.replace(/2\+|1-|4\+|3-/g, text => text[0] + '?')).round).toBe(1);
    expect(open(late).round).toBe(2);
  });

  test('a player who has left is out, and what nobody has typed for it is filled', () => {
    const list = `
      Name | Out | R1 | R2 | R3
      Ann  | .   | 2+ | 3+ | .
      Bo   | 2-  | 1- | .  | .
      Cy   | .   | 0+ | 1- | .`;
    const round = pairText(list);
    expect(round).toMatchObject({
      round: 3,
      late: [{ player: 1, round: 2, worth: 'half' }],
      free: [{ player: 1, worth: 'half' }],
    });
    expect(pairText(list, { absence: '0-' }).free).toEqual([{ player: 1, worth: 'nothing' }]);
  });

  test('who is out only now and then is paired again', () => {
    const list = `
      Name | Out | R1 | R2
      Ann  | 1   | .  | .
      Bo   | .   | 3+ | .
      Cy   | .   | 2- | .
      Di   | 2   | 0+ | .`;
    const round = pairText(list);
    expect(round.games.length + (round.bye === undefined ? 0 : 1)).toBe(2);
    expect(round.free).toEqual([{ player: 3, worth: 'half' }]);
  });
});
