import { contestantsOf } from '../event/contestants';
import { differenceOf, meanOf, estimatedShare, cutToRange } from './estimate';
import { simulatedField } from '../event/field';
import type { SimulationPlan } from '../event/plan';
import {
  MEASURES,
  type Comparison,
  type OrderDifference,
  type Estimate,
  type CountedFinding,
  type ExpectedWinners,
  type Measure,
  type Report,
  type TiesAfter,
} from './report';
import { NOTHING, PARTS, type Occurrences, type Moments, type Tally } from './tally';

/** Measures that are 0 or 1 in each event. */
const YES_OR_NO: readonly Measure[] = ['strongestFirst', 'strongestAlone', 'tiedFirst'];

/** Estimates from a tally of any number of events. */
export function makeReport(plan: SimulationPlan, tally: Tally): Report {
  const { events } = tally;
  const contestants = contestantsOf(simulatedField(plan), plan.settings);
  const players = contestants.map(({ no, name, strength }, index) => ({
    no,
    name,
    strength,
    first: estimatedShare(tally.first[index] ?? 0, events),
    inPrizes: estimatedShare(tally.playerInPrizes[index] ?? 0, events),
    place: meanOf(tally.places[index] ?? NOTHING, 1),
    games: meanOf(tally.games[index] ?? NOTHING, 1),
    won: meanOf(tally.won[index] ?? NOTHING, 2),
  }));
  return {
    events,
    failed: Object.values(tally.failures).reduce((sum, failure) => sum + failure.events, 0),
    measures: eachMeasure(key => estimateOf(key, tally.measures[key] ?? NOTHING)),
    inPrizes: tally.inPrizes.flatMap(count => estimatedShare(count, events) ?? []),
    players,
    tables: tally.tables.map(moments => meanOf(moments, PARTS.gap)),
    rounds: tally.rounds.map(moments => meanOf(moments, PARTS.gap)),
    ties: tiesOf(tally),
    winners: (plan.questions.winsPrizes ?? []).map(({ key }) => winnersIn(key, tally.winners[key] ?? [])),
    failures: findings(tally.failures),
    faults: findings(tally.faults),
  };
}

export const compareReports = (a: Report, b: Report): Comparison => ({
  measures: eachMeasure(key => differenceBetween(a.measures[key], b.measures[key])),
  inPrizes: a.inPrizes.flatMap((estimate, k) => differenceBetween(estimate, b.inPrizes[k]) ?? []),
});

const differenceBetween = (a: Estimate | undefined, b: Estimate | undefined): OrderDifference | undefined =>
  a && b && differenceOf(a, b);

function eachMeasure<T>(make: (key: Measure) => T): Readonly<Record<Measure, T>> {
  const keys = Object.keys(MEASURES) as Measure[];
  return Object.fromEntries(keys.map(key => [key, make(key)])) as Record<Measure, T>;
}

function estimateOf(key: Measure, moments: Moments): Estimate | undefined {
  if (YES_OR_NO.includes(key)) return estimatedShare(moments.sum, moments.n);
  const estimate = meanOf(moments, PARTS[key]);
  if (estimate === undefined) return undefined;
  if (MEASURES[key] === 'tau') return cutToRange(-1, 1, estimate);
  return cutToRange(0, MEASURES[key] === 'share' ? 1 : Infinity, estimate);
}

function tiesOf({ ties }: Tally): readonly TiesAfter[] {
  return Object.entries(ties)
    .sort(([one, a], [other, b]) => a.position - b.position || (one < other ? -1 : 1))
    .flatMap(([after, { events, tied }]) => {
      const share = estimatedShare(tied, events);
      return share ? [{ after: after as TiesAfter['after'], share }] : [];
    });
}

/** `events[k]`: the events with k winners. A twentieth of them may have fewer, and a twentieth more. */
function winnersIn(key: string, events: readonly number[]): ExpectedWinners {
  const n = sumOf(events, () => 1);
  const sum = sumOf(events, winners => winners);
  const squares = sumOf(events, winners => winners * winners);
  const reached = (part: number): number => {
    let seen = 0;
    const winners = events.findIndex(count => 20 * (seen += count) >= part * n);
    return Math.max(0, winners);
  };
  const mean = meanOf({ n, sum, squares }, 1);
  return { key, mean: mean && cutToRange(0, Infinity, mean), fewest: reached(1), most: reached(19) };
}

const sumOf = (events: readonly number[], worth: (winners: number) => number): number =>
  events.reduce((sum, count, winners) => sum + count * worth(winners), 0);

const findings = (occurrences: Readonly<Record<string, Occurrences>>): readonly CountedFinding[] =>
  Object.entries(occurrences)
    .map(([code, { events, first }]) => ({ code, events, first }))
    .sort((a, b) => b.events - a.events || a.first - b.first);
