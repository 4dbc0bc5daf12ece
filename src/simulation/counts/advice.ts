import type { SystemCandidate } from '../event/candidates';
import { cutToRange } from './estimate';
import { makeReport } from './makeReport';
import type { Estimate, Report } from './report';
import type { Tally } from './tally';

/** Qualities of an event, each measured from 0 to 1. */
export const GOALS = [
  /** The strongest player is first. */
  'winner',
  /** The share of the strongest players, as many as there are prizes, that ends in the prizes. */
  'prizes',
  /** Kendall's tau between the final order and strength, 0 for chance. */
  'order',
  /** The share of games between equals. */
  'even',
  /** The evenness of the numbers of games that players have. */
  'everybody',
] as const;
export type Goal = (typeof GOALS)[number];

export interface Advice {
  readonly candidate: SystemCandidate;
  readonly report: Report;
  readonly goals: Readonly<Record<Goal, Estimate | undefined>>;
  /** The mean of the known goals; its interval treats them as independent. */
  readonly score: Estimate | undefined;
  readonly fits: boolean;
  readonly equalToFirst: boolean;
}

/** Ranks candidates: those that fit the time first, then by score. `played` has the tally of each. */
export function rankCandidates(
  played: readonly { readonly candidate: SystemCandidate; readonly tally: Tally }[],
  sittings: number,
): readonly Advice[] {
  const all = played.map(({ candidate, tally }) => {
    const report = makeReport(candidate.plan, tally);
    const goals = goalsOf(report, candidate.plan.questions.prizes);
    const needed = report.measures.sittings?.value ?? 0;
    return { candidate, report, goals, score: scoreOf(goals), fits: needed <= sittings };
  });
  const value = ({ score }: (typeof all)[number]): number => score?.value ?? -1;
  const sorted = [...all].sort((a, b) => Number(b.fits) - Number(a.fits) || value(b) - value(a));
  const first = sorted[0]?.score;
  return sorted.map(advice => ({ ...advice, equalToFirst: overlaps(advice.score, first) }));
}

function goalsOf({ measures, inPrizes }: Report, prizes: number): Advice['goals'] {
  const { strongestFirst: winner, tau, evenGames: even, fewestGames, mostGames } = measures;
  return {
    winner,
    prizes: meanOfAll(inPrizes.slice(0, prizes)),
    order: tau && cutToRange(0, 1, { ...tau, value: Math.max(0, tau.value) }),
    even,
    everybody: fewestGames && mostGames && ratio(fewestGames, mostGames),
  };
}

const half = ({ low, high }: Estimate): number => (high - low) / 2;

/** Undefined of none. */
function meanOfAll(all: readonly Estimate[]): Estimate | undefined {
  const [first] = all;
  if (first === undefined) return undefined;
  const value = all.reduce((sum, estimate) => sum + estimate.value, 0) / all.length;
  const error = Math.hypot(...all.map(half)) / all.length;
  return cutToRange(0, 1, { value, low: value - error, high: value + error, n: first.n });
}

function ratio(part: Estimate, whole: Estimate): Estimate {
  if (whole.value === 0) return { value: 0, low: 0, high: 0, n: whole.n };
  const value = part.value / whole.value;
  const error = Math.hypot(half(part), value * half(whole)) / whole.value;
  return cutToRange(0, 1, { value, low: value - error, high: value + error, n: whole.n });
}

function scoreOf(goals: Advice['goals']): Estimate | undefined {
  return meanOfAll(GOALS.map(goal => goals[goal]).filter(estimate => estimate !== undefined));
}

/** The interval of the difference contains 0. */
function overlaps(a: Estimate | undefined, b: Estimate | undefined): boolean {
  if (!a || !b) return false;
  return Math.abs(a.value - b.value) <= Math.hypot(half(a), half(b));
}
