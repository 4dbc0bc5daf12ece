import { gameValue, type Game } from '../../tournament/game';
import { entriesIn, type HalfPoints } from '../../tournament/wallList';
import { makeColumn, type Column, type WhyUnknown } from '../column';
import { makeLine, type ExplainLine } from '../explanation';
import type { TiedClasses } from '../purpose';
import { isPairedByScores, SYSTEMS } from '../../tournament/systems';
import { floored } from '../score/score';
import type { Standing } from '../score/standing';
import type { TiebreakRule } from './rule';
import type { PlayerIndex } from '../../tournament/indices';

export type NotCompared =
  | { readonly kind: 'alone' }
  /** Nobody knows with whom they are tied. */
  | { readonly kind: 'no start' }
  /** Two of the tied met less often than two others: in McMahon and Swiss it then counts for none of them. */
  | { readonly kind: 'uneven'; readonly first: number; readonly second: number; readonly games: number };

export interface DirectComparison {
  /** DC-1, DC-2 … of each player in half points; empty where it does not apply. */
  readonly steps: readonly (readonly HalfPoints[])[];
  readonly notCompared: readonly (NotCompared | undefined)[];
  /** The tied classes split as far as it goes, best first. */
  readonly classes: readonly (readonly PlayerIndex[])[];
  readonly depth: number;
}

/**
 * Each tied class is split by the games between its members, each tied part by those inside it, and so on (R2.2).
 * In McMahon and Swiss every pair of a class must have met equally often, else nobody in it is compared (the EGF's
 * condition, A3, A4).
 */
export function compareDirectly(standing: Standing, tied: readonly (readonly number[])[]): DirectComparison {
  const steps: HalfPoints[][] = standing.wallList.players.map(() => []);
  const notCompared: (NotCompared | undefined)[] = standing.wallList.players.map(() => undefined);
  const classes = tied.flatMap(group => {
    const reason = reasonAgainst(standing, group);
    if (reason) for (const player of group) notCompared[player] = reason;
    return reason ? [group] : split(standing, group, steps);
  });
  return { steps, notCompared, classes, depth: Math.max(0, ...steps.map(values => values.length)) };
}

/** DC-1 + DC-2/100 + DC-3/10000 … in points, as whole units and as many steps as fit; 0 for players not compared. */
export function directComparison(standing: Standing, tied: readonly (readonly number[])[]): Column {
  const { steps, depth, notCompared, classes } = compareDirectly(standing, tied);
  let shown = Math.min(DEEPEST, depth);
  let numbers = numbersOf(steps, shown);
  while (shown > 1 && !isSorted(numbers, tied, classes)) numbers = numbersOf(steps, --shown);
  const missing = notCompared.map((why, player): WhyUnknown | undefined =>
    why?.kind === 'no start' ? { kind: 'no start', player } : undefined,
  );
  const values = numbers.map((value, player) => (missing[player] ? undefined : value));
  const unit = 2 * 100 ** Math.max(0, shown - 1);
  return makeColumn({ title: 'DC', unit, values, missing, parts: classes });
}

/** Steps that a number holds exactly: 2 · 100^6 units a point stay well below 2^53 / 100. */
const DEEPEST = 7;

const numbersOf = (steps: DirectComparison['steps'], shown: number): readonly number[] =>
  steps.map(stepsOfPlayer =>
    Array.from({ length: shown }, (_, step) => stepsOfPlayer[step] ?? 0).reduce(
      (sum, value) => sum * 100 + value,
      0,
    ),
  );

/** False where a step has 50 points and more, which would run into the step before it. */
function isSorted(
  values: readonly number[],
  tied: readonly (readonly number[])[],
  classes: DirectComparison['classes'],
): boolean {
  const groupOf = new Map(tied.flatMap((group, index) => group.map(player => [player, index] as const)));
  return classes.every((part, index) => {
    const [one, next] = [part[0] as number, classes[index + 1]?.[0]];
    if (next === undefined || groupOf.get(one) !== groupOf.get(next)) return true;
    return (values[one] as number) >= (values[next] as number);
  });
}

/** Two parts tied at a step may have been split further down than others; each goes its own way to its end. */
function split(
  standing: Standing,
  group: readonly number[],
  steps: HalfPoints[][],
): readonly (readonly number[])[] {
  const values = valuesInside(standing, group);
  for (const player of group) steps[player]?.push(values.get(player) ?? 0);
  const parts = partsByValue(group, values);
  if (parts.length === 1) return parts;
  return parts.flatMap(part => (part.length === 1 ? [part] : split(standing, part, steps)));
}

function partsByValue(group: readonly number[], values: ReadonlyMap<number, HalfPoints>): number[][] {
  const parts = new Map<HalfPoints, number[]>();
  for (const player of group) {
    const value = values.get(player) ?? 0;
    parts.set(value, [...(parts.get(value) ?? []), player]);
  }
  return [...parts].sort(([a], [b]) => b - a).map(([, part]) => part);
}

/** By the members' own cells, rounded down where the system does so (A2). */
function valuesInside(standing: Standing, group: readonly number[]): Map<number, HalfPoints> {
  const { settings } = standing;
  const members = new Set(group);
  const rounds = SYSTEMS[settings.system].halfForAbsence && settings.roundDownDirectComparison;
  return new Map(
    group.map(player => {
      const games = gamesWith(standing, player, members);
      const value = games.reduce((sum, { outcome }) => sum + gameValue(outcome), 0);
      return [player, rounds ? floored(value) : value];
    }),
  );
}

/** The games that count between a player and members of a class: those with a result, by default as the settings say (A5). */
function gamesWith(
  standing: Standing,
  player: PlayerIndex,
  members: ReadonlySet<PlayerIndex>,
): readonly Game[] {
  const { counting, settings, through } = standing;
  const countsDefaults = settings.defaultGamesInDirectComparison !== 'ignore';
  const games: Game[] = [];
  for (let round = 1; round <= through; round++) {
    for (const entry of entriesIn(counting, player, round)) {
      if (entry.kind === 'free' || entry.outcome === 'unknown' || !members.has(entry.opponent)) continue;
      if (countsDefaults || !entry.byDefault) games.push(entry);
    }
  }
  return games;
}

function reasonAgainst(standing: Standing, group: readonly number[]): NotCompared | undefined {
  if (group.some(player => standing.starts[player] === undefined)) return { kind: 'no start' };
  if (group.length < 2) return { kind: 'alone' };
  if (!isPairedByScores(standing.settings.system)) return undefined;
  return unevenPair(standing, group);
}

/** A pair that met less often than the pair that met most; a pair's games are those that either row knows. */
function unevenPair(standing: Standing, group: readonly number[]): NotCompared | undefined {
  const members = new Set(group);
  const met = new Map(group.map(player => [player, countByOpponent(standing, player, members)]));
  const games = (a: number, b: number) => Math.max(met.get(a)?.get(b) ?? 0, met.get(b)?.get(a) ?? 0);
  // Somebody who met nobody in the class settles it before all pairs of a large class are looked at.
  const lonely = group.find(player => (met.get(player)?.size ?? 0) < group.length - 1);
  let most = 0;
  for (const counts of met.values()) most = Math.max(most, ...counts.values());
  const candidates = lonely === undefined ? group : [lonely, ...group];
  for (const first of candidates) {
    for (const second of group) {
      if (first === second) continue;
      const count = games(first, second);
      if (count < most || most === 0) {
        const [one, other] = first < second ? [first, second] : [second, first];
        return { kind: 'uneven', first: one, second: other, games: count };
      }
    }
  }
  return undefined;
}

function countByOpponent(
  standing: Standing,
  player: PlayerIndex,
  members: ReadonlySet<PlayerIndex>,
): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { opponent } of gamesWith(standing, player, members))
    counts.set(opponent, (counts.get(opponent) ?? 0) + 1);
  return counts;
}

export const directComparisonRule: TiebreakRule = {
  column: (standing, tied) => directComparison(standing, tied().classes),
  explain: (standing, player, tied) => stepLines(standing, player, tied()),
};

/** DC-1 among all who were tied, DC-2 among those still tied after it … */
function stepLines(standing: Standing, player: PlayerIndex, tied: TiedClasses): readonly ExplainLine[] {
  const { steps, notCompared } = compareDirectly(standing, tied.classes);
  const reason = notCompared[player];
  if (reason?.kind === 'alone') return [makeLine('alone')];
  if (reason?.kind === 'no start')
    return [makeLine('noStart', { values: { name: standing.wallList.players[player]?.name ?? '' } })];
  const nameOf = (index: number) => standing.wallList.players[index]?.name ?? '';
  if (reason) {
    const values = { first: nameOf(reason.first), second: nameOf(reason.second), games: reason.games };
    return [makeLine(reason.games === 0 ? 'neverMet' : 'uneven', { values })];
  }
  const stepsOfPlayer = steps[player] ?? [];
  const { unit } = directComparison(standing, tied.classes);
  const first = tied.classes.find(group => group.includes(player)) ?? [];
  return stepsOfPlayer.map((value, step) => {
    const group = first.filter(other =>
      stepsOfPlayer.slice(0, step).every((earlier, i) => steps[other]?.[i] === earlier),
    );
    const values = { step: step + 1, players: group.map(nameOf).join(', ') };
    const per = 100 ** step;
    // Steps for which the number has no room part classes all the same (R2.2).
    return makeLine('directComparison', { value: value / 2, per: 2 * per <= unit ? per : Infinity, values });
  });
}
