import { mateOf, byeOf, pairsOf, type Optimum, type PairPlayers } from './optimum/optimum';
import { byeOutOfTurn } from './optimum/bye';
import { equallyGood } from './optimum/equallyGood';
import { pairField } from './optimum/pairField';
import { makeError } from '../tournament/problem';
import { pairNextRound } from './nextRound';
import { cannot } from './round/cannotPair';
import type { CannotPair, OpenEvent } from './round/openEvent';
import type { PairedRound } from './round/pairedRound';
import { pairWeighedRound } from './weighedRound';

/** One of the pairings of a round that are equally good. */
export interface EqualRound {
  readonly kind: 'equal';
  readonly paired: PairedRound;
  /** Its number, 1 for the one that lots choose. */
  readonly at: number;
  /** How many there are, where that has been proved. */
  readonly all: number | undefined;
}

/** Nobody leafs further, and each costs some pairings. */
export const MOST_EQUAL = 30;

/**
 * The round as `pairNextRound` has it, with the pairing of this number; the last where there are no more. Undefined where no criteria are
 * weighed: a draw or a table has nothing that is as good.
 */
export function pairEqualRound(event: OpenEvent, wanted: number): EqualRound | CannotPair | undefined {
  const proved = pairWeighedRound(event);
  if (proved === undefined) return undefined;
  if (!('paired' in proved)) return proved;
  const { optima, paired: best } = proved;
  const choice = choiceOf(optima, Math.min(wanted, MOST_EQUAL));
  if ('fault' in choice) return cannot([makeError('pairingNotProved', { round: best.round, ...choice })]);
  const paired = pairNextRound(event, choosing(optima, choice.mates));
  return paired.kind === 'paired' ? { kind: 'equal', paired, at: choice.at, all: choice.all } : paired;
}

type Mates = readonly Int32Array[];

interface MateChoice {
  readonly mates: Mates;
  readonly at: number;
  readonly all: number | undefined;
}

/** Of fields that are paired apart each choice of one goes with each of all others; first those that change least. */
function choiceOf(optima: readonly Optimum[], wanted: number): MateChoice | { readonly fault: string } {
  const fields = optima.map(listOf);
  let [at, mates]: [number, Mates] = [0, []];
  for (let steps = 0; ; steps++) {
    const before = at;
    for (const choice of choicesWith(fields, steps)) {
      if ('fault' in choice) return choice;
      [at, mates] = [at + 1, choice.mates];
      if (at === wanted) return { mates, at, all: undefined };
    }
    if (at === before) return { mates, at, all: at };
  }
}

type MateAt = (index: number) => Int32Array | { readonly fault: string } | undefined;

/** The pairings of a field by number, 0 for the optimum; each is looked for once. */
function listOf(optimum: Optimum): MateAt {
  const next = equallyGood(optimum);
  const mates: Int32Array[] = [mateOf(optimum)!];
  let end: ReturnType<typeof next> | undefined;
  return index => {
    while (mates.length <= index && end === undefined) {
      const nextChoice = next();
      if (nextChoice.kind === 'found') mates.push(nextChoice.mate);
      else end = nextChoice;
    }
    return mates[index] ?? (end?.kind === 'not proved' ? { fault: end.fault } : undefined);
  };
}

/** The choices that go so many steps on from the optima, all fields together. */
function* choicesWith(
  [first, ...others]: readonly MateAt[],
  steps: number,
): Generator<{ readonly mates: Mates } | { readonly fault: string }> {
  if (first === undefined) {
    if (steps === 0) yield { mates: [] };
    return;
  }
  for (let share = others.length === 0 ? steps : 0; share <= steps; share++) {
    const mate = first(share);
    if (mate === undefined) return;
    if ('fault' in mate) return yield mate;
    for (const rest of choicesWith(others, steps - share))
      yield 'fault' in rest ? rest : { mates: [mate, ...rest.mates] };
  }
}

/** Pairs each field as chosen. */
const choosing =
  (optima: readonly Optimum[], mates: Mates): PairPlayers =>
  (round, players, isForbidden, wish) => {
    const pairing = pairField(round, players, isForbidden, wish);
    if (!pairing?.optimum) return pairing;
    const { field } = pairing.optimum;
    const index = optima.findIndex(optimum => String(optimum.field.players) === String(field.players));
    const mate = mates[index];
    if (mate === undefined) return pairing;
    const [pairs, bye] = [pairsOf({ field, mate }), byeOf({ field, mate })];
    return { ...pairing, pairs, bye, warnings: byeOutOfTurn(field, bye, pairs) };
  };
