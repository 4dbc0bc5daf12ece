import { makeReport } from '../simulation/counts/makeReport';
import { planOfList } from '../simulation/planOfList';
import { play } from '../simulation/play';
import type { Estimate } from '../simulation/counts/report';
import type { Named, OpenedList, NoAnswer } from './openList';
import { insideOf } from './inside';
import { whyNoAnswer } from './stopped';

/** A number with its 95 % confidence interval. */
export interface SimulatedNumber {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

export interface SimulatedPlayer extends Named {
  /** The share of events in which the player came first. */
  readonly first: SimulatedNumber | undefined;
  /** The mean place. */
  readonly place: SimulatedNumber | undefined;
}

export interface SimulationOfList {
  readonly kind: 'simulation';
  /** Events played to their end. */
  readonly events: number;
  /** By the name of the measure, `strongestFirst`, `gap`, `repeats` …; those that do not exist in the event are missing. */
  readonly measures: Readonly<Record<string, SimulatedNumber>>;
  /** By player, in the order of the list. */
  readonly players: readonly SimulatedPlayer[];
  /** Rules of pairing that the referee saw broken, by its names for them; none is expected. */
  readonly faults: readonly string[];
}

/** Plays the event of a list from round 1 by dice, `events` times; the same seed gives the same numbers. */
export function simulationOf(list: OpenedList, events = 100, seed = 'wallist'): SimulationOfList | NoAnswer {
  const stopped = whyNoAnswer(list, true);
  if (stopped) return stopped;
  const { wallList, settings } = insideOf(list).input.event;
  const plan = planOfList(wallList, settings, events, seed);
  const report = makeReport(plan, play(plan, 0, events));
  return {
    kind: 'simulation',
    events: report.events,
    measures: Object.fromEntries(
      Object.entries(report.measures).flatMap(([name, number]) => (number ? [[name, plain(number)]] : [])),
    ),
    players: report.players.map(({ no, name, first, place }) => ({
      no,
      name,
      first: first && plain(first),
      place: place && plain(place),
    })),
    faults: report.faults.map(({ code }) => code),
  };
}

const plain = ({ value, low, high }: Estimate): SimulatedNumber => ({ value, low, high });
