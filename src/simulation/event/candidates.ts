import { ladderOf } from '../../rating/rankRating';
import { roundsOfTable } from '../../standings/roundRobin/roundRobin';
import { settingsForSystem } from '../../tournament/presets';
import type { Rank } from '../../tournament/rank';
import type { Settings } from '../../tournament/settings';
import { type System, SYSTEM_NAMES, SYSTEMS } from '../../tournament/systems';
import type { Player } from '../../tournament/wallList';
import { simulatedField } from './field';
import type { SimulationPlan } from './plan';
import { knockoutRounds } from '../../standings/knockout/knockoutRounds';
import { groupsOfFour } from '../../pairing/roundRobin/snake';

export interface SystemCandidate {
  readonly system: System;
  /** Undefined: as many as it takes. */
  readonly rounds: number | undefined;
  /** McMahon: the bar, and the number of players at the bar or above it. */
  readonly upperBar: Rank | undefined;
  readonly topGroup: number | undefined;
  /** The plan of this candidate; field and model are those of the original plan. */
  readonly plan: SimulationPlan;
}

/** Ways to hold a plan's event in `sittings` games one after another; the length of Diagonal only playing shows. */
export function candidatesFor(plan: SimulationPlan, sittings: number): readonly SystemCandidate[] {
  const { players } = simulatedField(plan);
  const isOfKnownLength = (system: System): boolean => SYSTEMS[system].end !== 'losses';
  const systems = [
    ...SYSTEM_NAMES.filter(isOfKnownLength),
    ...SYSTEM_NAMES.filter(system => !isOfKnownLength(system)),
  ];
  return systems.flatMap(system => waysFor(plan, players, system, sittings));
}

/** None where the system fits neither field nor time; categories are the organiser's to make. */
function waysFor(
  plan: SimulationPlan,
  players: readonly Player[],
  system: System,
  sittings: number,
): readonly SystemCandidate[] {
  const count = players.length;
  const { pairs, contests, score, lives } = SYSTEMS[system];
  const way = (isFit: boolean, rounds?: number): readonly SystemCandidate[] =>
    isFit ? [candidate(plan, system, rounds, {})] : [];
  switch (pairs) {
    case 'weighed':
      if (score === 'MMS') return withBars(plan, players, system, sittings);
      return way(contests === 'everybody', sittings);
    case 'sections':
      return way(sittings < count, sittings);
    case 'draw':
      return way(knockoutRounds(count, lives) <= sittings);
    case 'table':
      return way(roundsOfTable(count, { cycles: 1 }) <= sittings);
    case 'parts':
      return way(count >= 8 && roundsOfGroups(count) <= sittings);
    case 'pattern':
      return way(true);
  }
}

/** Groups of about four, of which two go on. */
function roundsOfGroups(count: number): number {
  const groups = groupsOfFour(count);
  return roundsOfTable(Math.ceil(count / groups), { cycles: 1 }) + knockoutRounds(2 * groups);
}

function candidate(
  plan: SimulationPlan,
  system: System,
  rounds: number | undefined,
  more: Partial<Settings>,
  topGroup?: number,
): SystemCandidate {
  const typed = {
    ...plan.settings,
    stages: [],
    playoffRounds: [],
    rounds: undefined,
    groups: 'mixed',
  } as const;
  const settings = { ...settingsForSystem(typed, system), upperBar: undefined, ...more };
  return { system, rounds, upperBar: settings.upperBar, topGroup, plan: { ...plan, settings, rounds } };
}

function withBars(
  plan: SimulationPlan,
  players: readonly Player[],
  system: System,
  rounds: number,
): readonly SystemCandidate[] {
  const bars = barsFor(players, rounds);
  return bars.flatMap(({ upperBar, topGroup }, index) =>
    // Only the middle bar is also tried with one round less, which shows what a round is worth.
    [rounds, ...(index === bars.length >> 1 && rounds > 3 ? [rounds - 1] : [])].map(number =>
      candidate(plan, system, number, { upperBar }, topGroup),
    ),
  );
}

/** Bars whose top group suits a knock-out of as many rounds and is no mere few; else the smallest large enough. */
function barsFor(
  players: readonly Player[],
  rounds: number,
): readonly { readonly upperBar: Rank; readonly topGroup: number }[] {
  const ladder = players.map(ladderOf).filter(index => index !== undefined);
  const atOrAbove = (index: number): number => ladder.filter(rung => rung >= index).length;
  const bars = [...new Set(ladder)].sort((a, b) => b - a);
  const least = Math.max(rounds + 1, Math.min(FEW, Math.ceil(ladder.length / 2)));
  const shared = bars.filter(index => atOrAbove(index) >= least);
  const allowed = shared.filter(index => atOrAbove(index) <= 2 ** rounds);
  const next = shared.length > 0 ? shared.slice(0, 1) : bars.slice(-1);
  return spread(allowed.length > 0 ? allowed : next, MOST_BARS).map(index => ({
    upperBar: { kind: 'amateur', index },
    topGroup: atOrAbove(index),
  }));
}

/** Fewer share no top, unless they are half of the field. */
const FEW = 8;

const MOST_BARS = 4;

/** At most `wanted` of the numbers, spread evenly, with the first and the last among them. */
const spread = (all: readonly number[], wanted: number): readonly number[] =>
  all.length <= wanted
    ? all
    : Array.from(
        { length: wanted },
        (_, i) => all[Math.round((i * (all.length - 1)) / (wanted - 1))] as number,
      );
