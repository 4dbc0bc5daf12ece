import { openSync, writeSync, closeSync } from 'node:fs';
import { verifyCertificate } from '../../src/matching/proof/certificate';
import { minimumCostMatching } from '../../src/matching/matching';
import { makeCost } from '../../src/pairing/optimum/cost';
import { withBye } from '../../src/pairing/optimum/bye';
import { makeField, verticesOf } from '../../src/pairing/criteria/field';
import { makeIsForbidden } from '../../src/pairing/optimum/forbidden';
import { pairNextRound } from '../../src/pairing/nextRound';
import type { Optimum, FieldCost } from '../../src/pairing/optimum/optimum';
import { pairRound } from '../../src/pairing/swiss/pairRound';
import { faultOf } from '../../src/pairing/optimum/proof';
import { whatIf } from '../../src/pairing/optimum/whatIf';
import { withResults } from '../../test/pairing/simulatedEvent';
import { makeDice, makeEvent, type BenchSystem, type BenchEvent } from './event';
import { makeOpenEvent } from '../../src/pairing/round/makeOpenEvent';

/**
 * One case for a process of its own: a whole NEXTROUND without reading the list (`next round`), or the
 * matching alone with its certificate (`matching`), with costs from the criteria as in a pairing.
 */
export interface PairingCase {
  /** `event` plays an event whose rounds it pairs itself; `what-if` asks for one other game after the other. */
  readonly what: 'next round' | 'matching' | 'event' | 'what-if';
  readonly system: BenchSystem;
  readonly n: number;
  readonly round: number;
  /** Calls after the first. */
  readonly warm: number;
}

/** Milliseconds of the clock and of the processor; the latter suffer less from other programs. */
const timed = <T>(run: () => T): { readonly ms: number; readonly cpuMs: number; readonly value: T } => {
  const [from, used] = [performance.now(), process.cpuUsage()];
  const value = run();
  const ms = Math.round((performance.now() - from) * 10) / 10;
  const { user, system } = process.cpuUsage(used);
  return { ms, cpuMs: Math.round((user + system) / 100) / 10, value };
};

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

export function measurePairing({ what, system, n, round, warm }: PairingCase): Record<string, unknown> {
  const event = makeEvent(system, n, what === 'event' ? 0 : round - 1);
  const call = callOf(what, event, round);
  const cold = timed(call);
  const times = Array.from({ length: warm }, () => timed(call).ms);
  const rssMb = Math.round(process.memoryUsage().rss / 2 ** 20);
  const certified = cold.value && (what !== 'next round' || matchingOf(event)());
  return {
    case: `${system} ${what}`,
    n,
    round,
    coldMs: cold.ms,
    cpuMs: cold.cpuMs,
    ...(warm > 0 ? { medianMs: median(times) } : {}),
    certified,
    rssMb,
  };
}

const callOf = (what: PairingCase['what'], event: BenchEvent, round: number): (() => boolean) => {
  switch (what) {
    case 'next round':
      return () => pairNextRound(makeOpenEvent(event.wallList, event.settings)).kind === 'paired';
    case 'matching':
      return matchingOf(event);
    case 'event':
      return () => playAndProve(event, round);
    case 'what-if':
      return wishesOf(event);
  }
};

const optimaOf = ({ wallList, settings }: BenchEvent): readonly Optimum[] => {
  const proved = pairRound(makeOpenEvent(wallList, settings));
  if (!('paired' in proved)) throw new Error('The made-up event cannot be paired.');
  return proved.optima;
};

/** Pairs every round, throws dice for the results, and checks each proof again. */
const playAndProve = (event: BenchEvent, rounds: number): boolean => {
  let list = event.wallList;
  const dice = makeDice(1);
  for (let round = 1; round <= rounds; round++) {
    const proved = pairRound(makeOpenEvent(list, event.settings));
    if (!('paired' in proved) || !proved.optima.every(one => faultOf(one) === undefined)) return false;
    list = withResults(list, proved.paired, dice, 0);
  }
  return true;
};

/** Each call asks for another game, between players close to each other. */
const wishesOf = (event: BenchEvent): (() => boolean) => {
  const optima = optimaOf(event);
  const { players } = optima[0]!.field;
  let asked = 0;
  return () => {
    for (;;) {
      asked += 7;
      const found = whatIf(optima, players[asked % players.length]!, players[(asked + 5) % players.length]!);
      if (found.kind === 'possible') return found.instead.fault === undefined;
    }
  };
};

interface Problem extends FieldCost {
  readonly size: number;
}

/** Matches and verifies. */
const matchingOf = (event: BenchEvent): (() => boolean) => {
  const { size, cost, groups, checked } = problemOf(event);
  return () => {
    const result = minimumCostMatching(size, cost, { groups });
    return (
      result.kind === 'matched' && verifyCertificate(size, checked.first, result, checked.runs) === undefined
    );
  };
};

/** The costs of the round that is to be paired, of all players. */
const problemOf = ({ wallList, settings }: BenchEvent): Problem => {
  const stage = makeOpenEvent(wallList, settings).openStage();
  if (stage.kind !== 'open') throw new Error('The made-up event cannot be paired.');
  const field = withBye(makeField(stage.round, stage.roster.free));
  const costs = makeCost(field, makeIsForbidden([], wallList.players.length));
  return { ...costs, size: verticesOf(field) };
};

/**
 * Writes the costs of a case: the number of vertices as int32, then the upper triangle row by row as int64, all
 * little-endian; −1 for a pair that must not be matched.
 */
export function dumpCosts(path: string, system: BenchSystem, n: number, round: number): void {
  const { size, cost } = problemOf(makeEvent(system, n, round - 1));
  const file = openSync(path, 'w');
  writeSync(file, Int32Array.of(size));
  for (let i = 0; i < size; i++) {
    const row = new BigInt64Array(size - i - 1);
    for (let j = i + 1; j < size; j++) row[j - i - 1] = BigInt(cost(i, j));
    writeSync(file, row);
  }
  closeSync(file);
}
