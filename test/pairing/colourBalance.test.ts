import { describe, expect, test } from 'vitest';
import { colourCosts, colourKind, colours } from '../../src/pairing/criteria/colourBalance';
import { makeField, opponentsInField, type Field } from '../../src/pairing/criteria/field';
import { makeRound } from '../../src/pairing/round/makeRound';
import type { Game } from '../../src/tournament/game';
import { presetSettings } from '../../src/tournament/presets';
import type { Settings } from '../../src/tournament/settings';
import type { WallList } from '../../src/tournament/wallList';
import { makeDice, makeField as makePlayers } from './simulatedEvent';
import { fieldText, positionsOf } from './pairingText';

/** The units of a game between two, by name. */
function unitsOf(list: string, one: string, other: string, given: Partial<Settings> = {}): number {
  const field = fieldText(list, given);
  const at = positionsOf(field, `${one} ${other}`);
  return colours(field)(Math.min(...at), Math.max(...at));
}

describe('what the colours of a game are worth (R4.5)', () => {
  // Ann and Bo have had Black twice, Cy and Di White twice; none of the four has met another.
  const list = `
    Name | Rank | R1   | R2   | R3
    Ann  | 1d   | 5+/b | 6+/b | .
    Bo   | 1d   | 6+/b | 5+/b | .
    Cy   | 1d   | 7+/w | 8+/w | .
    Di   | 5k   | 8+/w | 7+/w | .
    Ed   | 1d   | 1-/w | 2-/w | .
    Flo  | 1d   | 2-/w | 1-/w | .
    Gus  | 1d   | 3-/b | 4-/b | .
    Hal  | 1d   | 4-/b | 3-/b | .`;

  test('who has had too many Blacks and who has had too many Whites suit each other', () => {
    expect(unitsOf(list, 'Ann', 'Cy')).toBe(0);
    expect(unitsOf(list, 'Ed', 'Gus')).toBe(0);
  });

  test('of two alike one has a third in a row: 4 for the balance and 1 for the row', () => {
    expect(unitsOf(list, 'Ann', 'Bo')).toBe(5);
    expect(unitsOf(list, 'Cy', 'Di')).toBe(5);
  });

  test('a handicap game has no choice, an even one of a handicap event has', () => {
    const byRank = { system: 'McMahon', handicap: 'rank' } as const;
    expect(unitsOf(list, 'Cy', 'Di', byRank)).toBe(0);
    expect(unitsOf(list, 'Ann', 'Bo', byRank)).toBe(5);
  });

  test('where only the lot can tell, the dearer of both ways counts', () => {
    // Of Ann and Bo one has had Black in the last two games, the other in the last one; Black again is a third one for Ann.
    const even = `
      Name | R1   | R2   | R3   | R4   | R5
      Ann  | 3-/w | 4-/w | 5+/b | 6+/b | .
      Bo   | 4-/w | 0=   | 6+/b | 0=   | .
      Cy   | 1+/b | 0=   | 0=   | 0=   | .
      Di   | 2+/b | 1+/b | 0=   | 0=   | .
      Ed   | 0=   | 0=   | 1-/w | 0=   | .
      Flo  | 0=   | 0=   | 2-/w | 1-/w | .`;
    expect(unitsOf(even, 'Ann', 'Bo')).toBe(1);
  });

  test('who has had more of a colour, or as many of both', () => {
    const field = fieldText(list);
    const kinds = field.players.map((player, i) => [player, colourKind(field)[i]]);
    expect(Object.fromEntries(kinds)).toEqual({ 0: 2, 1: 2, 2: 0, 3: 0, 4: 0, 5: 0, 6: 2, 7: 2 });
    expect([...colourKind(fieldText('Name | R1 \n Ann | .\n Bo | .'))]).toEqual([1, 1]);
  });
});

/** Rounds in which pairs, colours and absences are drawn by dice. */
function drawn(players: number, rounds: number, seed: number): WallList {
  const dice = makeDice(seed);
  const list = makePlayers({ players, rounds: rounds + 1, seed });
  const rows = list.entries.map((): Game[][] => []);
  for (let round = 0; round < rounds; round++) {
    const order = list.players.map((_, player) => [dice(), player] as const).sort(([a], [b]) => a - b);
    for (let k = 0; k < players; k += 2) {
      const [black, white] = [order[k]![1], order[k + 1]![1]];
      if (dice() < 0.2) {
        for (const player of [black, white]) rows[player]!.push([]);
        continue;
      }
      const game = { kind: 'game', handicap: 0, byDefault: false, moves: undefined } as const;
      const [own, other] = [list.players[black]!.no, list.players[white]!.no];
      rows[black]!.push([{ ...game, colour: 'black', outcome: 'won', opponent: white, opponentNo: other }]);
      rows[white]!.push([{ ...game, colour: 'white', outcome: 'lost', opponent: black, opponentNo: own }]);
    }
  }
  return { ...list, entries: rows.map(row => [...row, []]) };
}

/** The costs of many games at a time beside those of each; where nobody can repeat a game, those who have met are left out. */
function expectCostsOfEach(field: Field): void {
  const size = field.players.length;
  const units = colours(field);
  const met = opponentsInField(field);
  const from = Math.min(3, size - 2);
  for (const canRepeat of [true, false]) {
    const costs = colourCosts(field, 2.5, canRepeat);
    for (let i = 0; i < size; i++) {
      const to = size - 1 - (i % Math.max(1, size - from - 1));
      const row = new Float64Array(size);
      costs(i, from, to, row);
      for (let j = 0; j < size; j++) {
        // Nobody plays against oneself.
        if (i === j || (!canRepeat && met[i]!.includes(j))) continue;
        const one = j < from || j >= to ? 0 : Math.ceil(2.5 * units(Math.min(i, j), Math.max(i, j)));
        if (row[j] !== one) expect.fail(`${i}, ${j}: ${row[j]} for ${one}`);
      }
    }
  }
}

describe('the colours of many games at a time cost what those of each do', () => {
  test.each([
    ['no colours so far', 6, 0],
    ['few kinds of colours so far', 16, 2],
    ['a kind for nearly everybody', 60, 8],
    ['more kinds than a table has', 150, 9],
  ])('%s', (_, players, rounds) => {
    const list = drawn(players, rounds, 7);
    const round = makeRound(list, presetSettings('EGF', 'Swiss'), rounds + 1);
    expectCostsOfEach(
      makeField(
        round,
        list.players.map((_, player) => player),
      ),
    );
  });

  test('colours that no game can mend', () => {
    expectCostsOfEach(
      fieldText(`
        Name | R1   | R2   | R3   | R4   | R5
        Ann  | 3+/b | 4+/b | 5+/b | 6+/b | .
        Bo   | 4+/b | 3+/b | 6+/b | 5+/b | .
        Cy   | 1-/w | 2-/w | 0=   | 0=   | .
        Di   | 2-/w | 1-/w | 0=   | 0=   | .
        Ed   | 0=   | 0=   | 1-/w | 2-/w | .
        Flo  | 0=   | 0=   | 2-/w | 1-/w | .`),
    );
  });
});
