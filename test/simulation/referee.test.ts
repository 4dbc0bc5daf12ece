import { describe, expect, test } from 'vitest';
import type { PairedRound } from '../../src/pairing/round/pairedRound';
import { playEvent } from '../../src/simulation/event/event';
import { simulatedField } from '../../src/simulation/event/field';
import { refereeRound, type Fault } from '../../src/simulation/event/referee';
import type { PlayedRound } from '../../src/simulation/event/playedRound';
import type { Settings } from '../../src/tournament/settings';
import type { System } from '../../src/tournament/systems';
import { leaves } from '../pairing/playToTheEnd';
import { planOf } from './plans';

interface Seen {
  readonly round: PlayedRound;
  readonly settings: Settings;
}

/** Round 2 of an event without a fault. */
function secondRound(system: System, field = 8, settings: Partial<Settings> = {}): Seen {
  const plan = planOf({ system, field, rounds: system === 'Swiss' ? 4 : undefined, settings });
  const event = playEvent(plan, simulatedField(plan), 0);
  const seen = { round: event.rounds[1] as PlayedRound, settings: event.settings };
  expect(refereeRound(seen.round, seen.settings)).toEqual([]);
  return seen;
}

const faultsAfter = ({ round, settings }: Seen, change: (paired: PairedRound) => Partial<PairedRound>) =>
  refereeRound({ ...round, paired: { ...round.paired, ...change(round.paired) } }, settings);

const swiss = secondRound('Swiss');
const [game, other, ...rest] = swiss.round.paired.games;

describe('a referee sees', () => {
  test.each<[Fault, (paired: PairedRound) => Partial<PairedRound>]>([
    ['wrongRound', () => ({ round: 1 })],
    ['wrongRound', () => ({ round: 3 })],
    ['againstHimself', () => ({ games: [{ ...game!, black: game!.white }, other!, ...rest] })],
    ['twiceInRound', () => ({ games: [game!, { ...other!, black: game!.black }, ...rest] })],
    ['twiceInRound', () => ({ bye: game!.black })],
    ['twiceInRound', () => ({ games: [other!, ...rest], free: byesFor(game!.black, game!.black) })],
    ['notPaired', () => ({ games: [other!, ...rest] })],
    ['needlessByes', () => ({ games: [other!, ...rest], free: byesFor(game!.black, game!.white) })],
    ['tableTwice', () => ({ games: [{ ...game!, table: other!.table }, other!, ...rest] })],
  ])('%s', (fault, change) => {
    expect(faultsAfter(swiss, change)).toContain(fault);
  });

  test('a repeat, and one of which it is said in vain that there is no other way', () => {
    const first = swiss.round.before.entries.map(row => row[0]?.[0]);
    const met = first.flatMap((entry, player) =>
      entry?.kind === 'game' && player < entry.opponent ? [[player, entry.opponent] as const] : [],
    );
    const games = swiss.round.paired.games.map((one, i) => ({
      ...one,
      black: met[i]![0],
      white: met[i]![1],
    }));
    expect(faultsAfter(swiss, () => ({ games }))).toEqual(['repeat']);
    const warnings = [
      { code: 'noPairingWithoutRepeat', severity: 'warning', place: { kind: 'list' }, values: {} },
    ] as const;
    expect(faultsAfter(swiss, () => ({ games, warnings }))).toEqual(['needlessRepeat']);
  });

  test('no fault in a repeat that nobody could avoid', () => {
    const plan = planOf({ system: 'Swiss', field: 4, rounds: 4 });
    const { rounds, settings } = playEvent(plan, simulatedField(plan), 0);
    const last = rounds[3]!;
    expect(last.paired.warnings.map(({ code }) => code)).toEqual(['noPairingWithoutRepeat']);
    expect(refereeRound(last, settings)).toEqual([]);
    expect(refereeRound({ ...last, paired: { ...last.paired, warnings: [] } }, settings)).toEqual(['repeat']);
  });

  test('a forbidden pair', () => {
    const { players } = swiss.round.before;
    const pair = [players[game!.white]!.no, players[game!.black]!.no] as const;
    expect(refereeRound(swiss.round, { ...swiss.settings, forbiddenPairs: [pair] })).toEqual([
      'forbiddenPair',
    ]);
  });

  test('somebody who is out', () => {
    const before = leaves(swiss.round.before, game!.black, 2);
    expect(refereeRound({ ...swiss.round, before }, swiss.settings)).toContain('outButPaired');
  });

  test('who has lost in a knock-out, and plays on', () => {
    const seen = secondRound('Knock-out');
    const playing = seen.round.paired.games.flatMap(({ black, white }) => [black, white]);
    const lost = [0, 1, 2, 3, 4, 5, 6, 7].find(player => !playing.includes(player))!;
    const [first, ...others] = seen.round.paired.games;
    const faults = faultsAfter(seen, () => ({ games: [{ ...first!, black: lost }, ...others] }));
    expect([...faults].sort()).toEqual(['notPaired', 'outOfKnockout']);
  });

  test('one game where there should be two, and who is still in it and has none', () => {
    const seen = secondRound('Diagonal', 12);
    const [first, ...others] = seen.round.paired.games;
    expect(faultsAfter(seen, () => ({ games: others }))).toEqual(['twiceInRound']);
    const without = others.filter(({ black, white }) => ![black, white].includes(first!.black));
    expect(faultsAfter(seen, () => ({ games: without }))).toContain('notPaired');
  });

  test('team-mates', () => {
    const seen = secondRound('Swiss', 16, { teams: true });
    const players = seen.round.before.players.map(player => ({ ...player, team: 'Oaks' }));
    const before = { ...seen.round.before, players };
    expect(refereeRound({ ...seen.round, before }, seen.settings)).toEqual(['teammates']);
  });
});

const byesFor = (...players: readonly number[]): PairedRound['free'] =>
  players.map(player => ({ player, worth: 'win', as: 'bye' }));
