import { candidatesFor, type Candidate } from '../candidates';
import { within } from './estimate';
import { makeReport } from './makeReport';
import { play } from '../play';
import type { SimulationPlan } from '../plan';
import type { Estimate, Report } from './report';
import type { Tally } from './tally';

/** What an event can be good at; each is 0 to 1. */
export const GOALS = [
  /** The strongest player is first. */
  'winner',
  /** As many of the strongest as there are prizes end in the prizes. */
  'prizes',
  /** The order is that of strength: Kendall's tau, 0 where it is chance. */
  'order',
  /** Games between equals. */
  'even',
  /** Everybody plays as many games as anybody. */
  'everybody',
] as const;
export type Goal = (typeof GOALS)[number];

/** How much each goal weighs in the ranking. */
export type GoalWeights = Readonly<Record<Goal, number>>;
export const EQUAL_WEIGHTS: GoalWeights = { winner: 1, prizes: 1, order: 1, even: 1, everybody: 1 };

/** A candidate with the numbers that its place rests on. */
export interface Advice {
  readonly candidate: Candidate;
  readonly report: Report;
  readonly goals: Readonly<Record<Goal, Estimate | undefined>>;
  /** The weighed mean of the goals that are known; its interval takes them as independent. */
  readonly score: Estimate | undefined;
  /** Whether the games one after another fit the time, on average. */
  readonly fits: boolean;
  /** Its score cannot be told from that of the first. */
  readonly equalToFirst: boolean;
}

/** Candidates that fit the time first, by score; each with what its events gave. */
export function rankCandidates(
  played: readonly { readonly candidate: Candidate; readonly tally: Tally }[],
  sittings: number,
  weights: GoalWeights = EQUAL_WEIGHTS,
): readonly Advice[] {
  const all = played.map(({ candidate, tally }) => {
    const report = makeReport(candidate.plan, tally);
    const goals = goalsOf(report, candidate.plan.questions.prizes);
    const needed = report.measures.sittings?.value ?? 0;
    return { candidate, report, goals, score: scoreOf(goals, weights), fits: needed <= sittings };
  });
  const value = ({ score }: (typeof all)[number]): number => score?.value ?? -1;
  const sorted = [...all].sort((a, b) => Number(b.fits) - Number(a.fits) || value(b) - value(a));
  const first = sorted[0]?.score;
  return sorted.map(one => ({ ...one, equalToFirst: overlaps(one.score, first) }));
}

/** The candidates of a plan in order, after `events` events of each. */
export const advise = (
  plan: SimulationPlan,
  sittings: number,
  events: number,
  weights?: GoalWeights,
): readonly Advice[] =>
  rankCandidates(
    candidatesFor(plan, sittings).map(candidate => ({ candidate, tally: play(candidate.plan, 0, events) })),
    sittings,
    weights,
  );

function goalsOf({ measures, inPrizes }: Report, prizes: number): Advice['goals'] {
  const { strongestFirst: winner, tau, evenGames: even, fewestGames, mostGames } = measures;
  return {
    winner,
    prizes: meanOfAll(inPrizes.slice(0, prizes)),
    order: tau && within(0, 1, { ...tau, value: Math.max(0, tau.value) }),
    even,
    everybody: fewestGames && mostGames && ratio(fewestGames, mostGames),
  };
}

const half = ({ low, high }: Estimate): number => (high - low) / 2;

function meanOfAll(all: readonly Estimate[]): Estimate | undefined {
  const [first] = all;
  return first && weighed(all.map(one => [one, 1]));
}

function weighed(all: readonly (readonly [Estimate, number])[]): Estimate {
  const total = all.reduce((sum, [, weight]) => sum + weight, 0);
  const value = all.reduce((sum, [one, weight]) => sum + weight * one.value, 0) / total;
  const error = Math.hypot(...all.map(([one, weight]) => weight * half(one))) / total;
  return within(0, 1, { value, low: value - error, high: value + error, n: all[0]?.[0].n ?? 0 });
}

function ratio(part: Estimate, whole: Estimate): Estimate {
  if (whole.value === 0) return { value: 0, low: 0, high: 0, n: whole.n };
  const value = part.value / whole.value;
  const error = Math.hypot(half(part), value * half(whole)) / whole.value;
  return within(0, 1, { value, low: value - error, high: value + error, n: whole.n });
}

function scoreOf(goals: Advice['goals'], weights: GoalWeights): Estimate | undefined {
  const known = GOALS.flatMap(goal => {
    const [estimate, weight] = [goals[goal], weights[goal]];
    return estimate && weight > 0 ? [[estimate, weight] as const] : [];
  });
  return known.length === 0 ? undefined : weighed(known);
}

/** The interval of the difference holds 0. */
function overlaps(a: Estimate | undefined, b: Estimate | undefined): boolean {
  if (!a || !b) return false;
  return Math.abs(a.value - b.value) <= Math.hypot(half(a), half(b));
}
