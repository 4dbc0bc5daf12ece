import { startOf, type MatchingResult, type Start } from '../../matching/matching';
import type { Field } from '../criteria/field';
import { playerOf, type WarmStart } from '../game/round';

/** What to keep of a pairing. */
export function warmStartOf(
  optima: readonly { readonly field: Field; readonly result: MatchingResult }[],
): WarmStart {
  return optima.flatMap(({ field, result }) => {
    if (result.kind !== 'matched') return [];
    const { mate, y } = startOf(result);
    const numbers = numbersOf(field);
    return numbers.map((number, i) => [number, numbers[mate[i]!]!, y[i]!] as const);
  });
}

/** Reads a warm start that has been outside; undefined for what is none. */
export function readWarmStart(value: unknown): WarmStart | undefined {
  const isOne = (one: unknown): one is WarmStart[number] =>
    Array.isArray(one) && one.length === 3 && one.every(number => typeof number === 'number');
  return Array.isArray(value) && value.length > 0 && value.every(isOne) ? value : undefined;
}

/**
 * Where the search begins, by the pairing of before. Players may have come, left or met since; the duals of all others are still nearly
 * right.
 */
export function startIn(field: Field, warmStart: WarmStart): Start {
  const known = new Map(warmStart.map(one => [one[0], one]));
  const numbers = numbersOf(field);
  const position = new Map(numbers.map((number, i) => [number, i]));
  const before = numbers.map(number => known.get(number));
  /** Two who name each other; anything else would be no matching. */
  const mateOf = ([no, opponent]: WarmStart[number]): number =>
    no !== opponent && known.get(opponent)?.[1] === no ? (position.get(opponent) ?? -1) : -1;
  return {
    mate: Int32Array.from(before, one => (one ? mateOf(one) : -1)),
    y: Float64Array.from(before, one => (one && Number.isSafeInteger(one[2]) ? one[2] : NaN)),
    considered: new Int32Array(0),
    isPriced: false,
  };
}

/** By vertex: the players' numbers. */
const numbersOf = ({ round, players, byeClass }: Field): readonly number[] => [
  ...players.map(player => playerOf(round, player).no),
  ...(byeClass ? [THE_BYE] : []),
];

const THE_BYE = 0;
