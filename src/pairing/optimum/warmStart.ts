import { startOf, type Start } from '../../matching/matching';
import { playerOf, type Field } from '../criteria/field';
import type { Optimum } from './optimum';

/**
 * What another pairing of the same players can begin with: of every player the number, that of the opponent, and the dual; the
 * bye has the number 0, as in a wall list. It says where to look first, nothing else: whatever stands here, the pairing found is the best one, and proved.
 */
export type Earlier = readonly (readonly [no: number, opponent: number, dual: number])[];

/** What to keep of a pairing. */
export function earlierOf(optima: readonly Optimum[]): Earlier {
  return optima.flatMap(({ field, result }) => {
    if (result.kind !== 'matched') return [];
    const { mate, y } = startOf(result);
    const numbers = numbersOf(field);
    return numbers.map((number, i) => [number, numbers[mate[i]!]!, y[i]!] as const);
  });
}

/** The same from anywhere; undefined for what is none. */
export function readEarlier(value: unknown): Earlier | undefined {
  const isOne = (one: unknown): one is Earlier[number] =>
    Array.isArray(one) && one.length === 3 && one.every(number => typeof number === 'number');
  return Array.isArray(value) && value.length > 0 && value.every(isOne) ? value : undefined;
}

/**
 * Where to begin in a field, some of whose players may have come since, while others have left or have met: nobody else's dual
 * is far from right.
 */
export function startIn(field: Field, earlier: Earlier): Start {
  const known = new Map(earlier.map(one => [one[0], one]));
  const numbers = numbersOf(field);
  const position = new Map(numbers.map((number, i) => [number, i]));
  const before = numbers.map(number => known.get(number));
  /** Two who name each other; anything else would be no matching. */
  const mateOf = ([no, opponent]: Earlier[number]): number =>
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
