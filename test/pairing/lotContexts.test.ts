import fc from 'fast-check';
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { diagonalPairs } from '../../src/pairing/diagonal/diagonalPattern';
import { tidy } from '../../src/pairing/diagonal/patterns';
import { knockoutSeeds } from '../../src/pairing/knockout/knockoutDraw';
import { pairNextRound } from '../../src/pairing/nextRound';
import { makeMeetings } from '../../src/pairing/game/meetings';
import { makeOpenEvent } from '../../src/pairing/round/makeOpenEvent';
import type { OpenStage } from '../../src/pairing/round/openEvent';
import { EVENTS } from './everyKind';
import { pairsOf, pairText } from './pairingText';
import { withWritten } from './playToTheEnd';
import { randomStages } from './randomStages';
import { seedOr } from '../sameDice';

// F6.2 of docs/faults.md

/** Lots before a round are drawn for that round, counted over the whole event (R2.8). */

const stages = [
  { from: 1, to: 1, system: 'Swiss' },
  { from: 2, to: 3, system: 'Swiss' },
] as const;

test('in the first round of a later stage the draw is another than in round 1 of an event', () => {
  const list = (cells: string) =>
    `Name | R1 | R2 | R3\n${['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'].map(name => `${name} | ${cells} | . | .`).join('\n')}`;
  const given = { pairingTiebreaks: ['Lottery'], earlyRounds: 0, seeding: 'slip' } as const;
  const differing = ['x', 'y', 'z'].filter(seed => {
    const later = pairsOf(list('0='), pairText(list('0='), { ...given, seed, stages }));
    return later !== pairsOf(list('.'), pairText(list('.'), { ...given, seed }));
  });
  expect(differing).toEqual(['x', 'y', 'z']);
});

/** As on any other machine: the smaller SHA-256 of `seed|round-r|number` first. */
function byLot(event: OpenStage, players: readonly number[], round: number): readonly number[] {
  const { wallList, settings } = event.event;
  const lot = (player: number): string =>
    createHash('sha256')
      .update(`${settings.seed}|round-${round}|${wallList.players[player]!.no}`)
      .digest('hex');
  return [...players].sort((a, b) => (lot(a) < lot(b) ? -1 : 1));
}

const counted: Record<string, number> = {};
const count = (what: string): void => {
  counted[what] = (counted[what] ?? 0) + 1;
};

function checkLots(stage: OpenStage): void {
  const { round, stage: own, event } = stage;
  const { standing } = round;
  const all = event.wallList.players.map((_, player) => player);
  if (stage.index > 0 && round.number === own.from) count(`${own.system} begins`);
  if (['Swiss', 'McMahon'].includes(own.system)) {
    const scores = [...new Set(all.map(player => standing.scores[player]?.[standing.through] ?? 0))];
    for (const score of scores.sort((a, b) => b - a)) {
      const equal = all.filter(player => (standing.scores[player]?.[standing.through] ?? 0) === score);
      const order = [...equal].sort((a, b) => round.order[a]! - round.order[b]!);
      expect(order).toEqual(byLot(stage, equal, round.number));
      count(own.system);
    }
  }
  if (own.system === 'Knock-out' && stage.index > 0) {
    const qualified = new Set(event.qualified(stage.index).flatMap(({ players }) => players));
    const seeds = knockoutSeeds(stage).filter(player => !qualified.has(player));
    expect(seeds).toEqual(byLot(stage, all.filter(player => !qualified.has(player)), own.from)); // prettier-ignore
    count(own.system);
  }
  if (own.system === 'Diagonal' && round.number === own.from) {
    const there = stage.roster.free.filter(player => event.members(stage.index).includes(player));
    const order = byLot(stage, there, own.from);
    const { last } = makeMeetings(event.wallList, round.number);
    const haveMet = (a: number, b: number): number => (last(order[a]!, order[b]!) > 0 ? 1 : 0);
    const pairs = diagonalPairs(order.length, 'first', standing.settings, haveMet);
    const expected = tidy(pairs).map(([a, b]) => [order[a]!, order[b]!].sort((x, y) => x - y).join('-'));
    const paired = pairNextRound(event);
    const games = paired.kind === 'paired' ? paired.games : [];
    expect(games.map(({ black, white }) => [black, white].sort((x, y) => x - y).join('-')).sort()).toEqual(
      games.length === 0 ? [] : expected.sort(),
    );
    count(own.system);
  }
}

describe('random events of stages', () => {
  test('draw all lots of a round for the round', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), seed => {
        const { field, settings: typed, dice } = randomStages(seed);
        if (typed.teams) return;
        const settings = {
          ...typed,
          notQualified: 'stop',
          qualifiers: undefined,
          pairingTiebreaks: ['Lottery'],
          seedingTiebreaks: ['Lottery'],
        } as const;
        let list = field;
        for (let guard = 0; guard < 20; guard++) {
          const event = makeOpenEvent(list, settings);
          const stage = event.openStage();
          if (stage.kind === 'open') checkLots(stage);
          const paired = pairNextRound(event);
          if (paired.kind === 'cannot pair') break;
          list = withWritten(list, paired, dice, 0, true);
        }
      }),
      { numRuns: EVENTS > 1 ? EVENTS : 30, seed: seedOr(28) },
    );
    for (const system of ['Swiss', 'McMahon', 'Knock-out', 'Diagonal'])
      expect([system, counted[`${system} begins`] ?? 0]).toEqual([system, expect.toSatisfy(n => n > 1)]);
    expect(counted['Swiss']).toBeGreaterThan(5);
    expect(counted['McMahon']).toBeGreaterThan(5);
    expect(counted['Knock-out']).toBeGreaterThan(2);
    expect(counted['Diagonal']).toBeGreaterThan(1);
  });
});
