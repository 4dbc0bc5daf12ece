import { optimalPairs } from '../../matching/optimalPairs';
import type { PairOfPlayers } from '../criteria/criterionTotals';
import { costLevels } from '../criteria/weighedCriteria';
import { verticesOf } from '../criteria/field';
import { bestBy, costsNoMore } from './alternative';
import { mateOf, type Optimum } from './optimum';

export type NextEquallyGood =
  | { readonly kind: 'found'; readonly mate: Int32Array }
  /** Proved: each pairing that is left costs more. */
  | { readonly kind: 'no other' }
  | { readonly kind: 'not proved'; readonly fault: string };

/** All pairings with these games and without those: a part of them, with one that is as good as the optimum. */
interface MatchingPart {
  readonly mate: Int32Array;
  readonly forced: readonly PairOfPlayers[];
  readonly forbidden: readonly PairOfPlayers[];
}

/**
 * The pairings that cost the same as the optimum, one after the other, each once: from the pairing at hand one game after the other is
 * forbidden, with all games before it kept, and the round paired anew (K. G. Murty, Operations Research 16, 1968). What lots and the
 * order of the bye alone decide counts as equal.
 */
export function equallyGood(optimum: Optimum): () => NextEquallyGood {
  const mayBe = possiblePairs(optimum);
  const mate = mateOf(optimum)!;
  const open: MatchingPart[] = [{ mate, forced: [], forbidden: [] }];
  let games = choices(mate, []);
  let game = 0;
  return () => {
    for (let part = open[0]; part !== undefined; part = open[0]) {
      for (; game < games.length; game++) {
        const forced = [...part.forced, ...games.slice(0, game)];
        const forbidden = [...part.forbidden, games[game]!];
        if (!mayBe(forced, forbidden)) continue;
        const pairing = bestBy(optimum, optimum.repeats, { forced, forbidden });
        if (pairing === undefined) continue;
        if (costsNoMore(optimum, pairing.mate)) {
          open.push({ mate: pairing.mate, forced, forbidden });
          game++;
          return { kind: 'found', mate: pairing.mate };
        }
        if (pairing.fault !== undefined) return { kind: 'not proved', fault: pairing.fault };
      }
      open.shift();
      games = open[0] ? choices(open[0].mate, open[0].forced) : [];
      game = 0;
    }
    return { kind: 'no other' };
  };
}

function choices(mate: Int32Array, forced: readonly PairOfPlayers[]): readonly PairOfPlayers[] {
  const isForced = new Set(forced.flat());
  return Array.from(mate).flatMap((j, i): readonly PairOfPlayers[] =>
    i < j && !isForced.has(i) ? [[i, j]] : [],
  );
}

/** Whether optimal pairs alone may make a pairing: whoever has one of them left takes it, and nobody may be left with none. */
function possiblePairs(
  optimum: Optimum,
): (forced: readonly PairOfPlayers[], forbidden: readonly PairOfPlayers[]) => boolean {
  const { field, cost, groups, later, proof, repeats } = optimum;
  // Numbers of any size have no duals that say it.
  if (!proof) return () => true;
  const size = verticesOf(field);
  const levels = costLevels(field).length - (repeats === 'none' ? 1 : 0);
  const pairs = optimalPairs({ size, cost, groups }, later.slice(0, levels), proof);
  const partners: number[][] = Array.from({ length: size }, () => []);
  for (let k = 0; k < pairs.length; k += 2) {
    partners[pairs[k]!]!.push(pairs[k + 1]!);
    partners[pairs[k + 1]!]!.push(pairs[k]!);
  }
  return (forced, forbidden) => {
    const left = partners.map(list => new Set(list));
    for (const [i, j] of forbidden) {
      left[i]!.delete(j);
      left[j]!.delete(i);
    }
    const isPaired = new Uint8Array(size);
    const narrow: number[] = [];
    const take = (i: number, j: number): void => {
      for (const one of [i, j]) {
        isPaired[one] = 1;
        for (const other of left[one]!) {
          left[other]!.delete(one);
          if (left[other]!.size < 2) narrow.push(other);
        }
      }
    };
    for (const [i, j] of forced) take(i, j);
    left.forEach((list, i) => list.size < 2 && narrow.push(i));
    for (let i = narrow.pop(); i !== undefined; i = narrow.pop()) {
      if (isPaired[i]) continue;
      const [only] = left[i]!;
      if (only === undefined) return false;
      take(i, only);
    }
    return true;
  };
}
