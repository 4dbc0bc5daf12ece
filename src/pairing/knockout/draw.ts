import { ABSENT, minimumCostMatching } from '../../matching/matching';
import type { IsForbidden } from '../optimum/forbidden';
import type { PlayerIndex } from '../../tournament/indices';

export interface DrawRules {
  /** Two of one camp are kept apart: of one country, or come the same way among the beaten (R6.7). '' is in nobody's camp. */
  readonly camp: (player: PlayerIndex) => string;
  readonly isForbidden: IsForbidden;
  /** The round in which two met last, 0 for never. */
  readonly lastMeeting: (player: PlayerIndex, other: PlayerIndex) => number;
  /** Everybody, where it is left out. */
  readonly mayHaveBye?: (player: PlayerIndex) => boolean;
}

export interface LotDraw {
  readonly pairs: readonly (readonly [number, number])[];
  readonly byes: readonly number[];
}

/**
 * Pairs and byes drawn together (R6.1): no forbidden pair, fewest repeats, fewest games inside a camp, then the
 * longest ago (R4.6). `players` are in the order of their lots; byes go to the last, opponents to the first in
 * turn, with whom the others come out as well. Undefined when forbidden pairs leave no draw. `byes` leaves an even
 * number.
 */
export function drawByLot(
  players: readonly PlayerIndex[],
  byes: number,
  apart: DrawRules,
): LotDraw | undefined {
  const price = makePrice(players, apart);
  const whole = best(players, byes, price);
  if (whole === undefined) return undefined;
  const resting: number[] = [];
  let left: RestOfDraw = whole;
  for (const player of [...players].reverse()) {
    const rest: RestOfDraw | undefined = left.byes > 0 ? withBye(left, player, price) : undefined;
    if (rest === undefined) continue;
    resting.unshift(player);
    left = rest;
  }
  const pairs: (readonly [number, number])[] = [];
  for (let first = left.players[0]; first !== undefined; first = left.players[0]) {
    const draw = withOpponent(left, first, price);
    pairs.push([first, draw.opponent]);
    left = draw.left;
  }
  return { pairs, byes: resting };
}

/** One criterion outweighs all that follow it. */
interface Price {
  /** `Infinity` for a forbidden pair. */
  readonly of: (player: PlayerIndex, other: PlayerIndex) => number;
  readonly mayHaveBye: (player: PlayerIndex) => boolean;
  readonly camp: number;
  /** The smallest number of games inside a camp, repeats left aside. */
  readonly fewestInside: (players: readonly PlayerIndex[], byes: number) => number;
}

function makePrice(players: readonly PlayerIndex[], apart: DrawRules): Price {
  const pairs = players.length / 2 + 1;
  const rounds = Math.max(0, ...players.map(a => Math.max(...players.map(b => apart.lastMeeting(a, b)))));
  const camp = Math.ceil(pairs * (rounds + 1));
  const repeat = Math.ceil(pairs * camp) + camp;
  const isInside = (a: number, b: number): boolean => apart.camp(a) !== '' && apart.camp(a) === apart.camp(b);
  return {
    of: (a, b) => {
      if (apart.isForbidden(a, b)) return Infinity;
      const last = apart.lastMeeting(a, b);
      return (last > 0 ? repeat : 0) + (isInside(a, b) ? camp : 0) + last;
    },
    mayHaveBye: apart.mayHaveBye ?? (() => true),
    camp,
    fewestInside: (some, byes) => fewestInside(some.map(apart.camp), byes),
  };
}

/** Players of the largest camp beyond the byes and one player a game. */
function fewestInside(camps: readonly string[], byes: number): number {
  const counts = new Map<string, number>();
  for (const camp of camps) if (camp !== '') counts.set(camp, (counts.get(camp) ?? 0) + 1);
  return Math.max(0, Math.max(0, ...counts.values()) - (camps.length + byes) / 2);
}

interface RestOfDraw {
  readonly players: readonly PlayerIndex[];
  readonly byes: number;
  /** Undefined for a bye. */
  readonly mate: ReadonlyMap<number, number | undefined>;
  readonly total: number;
}

function best(players: readonly PlayerIndex[], byes: number, price: Price): RestOfDraw | undefined {
  const count = players.length;
  const result = minimumCostMatching(count + byes, (i, j) => {
    if (i >= count) return ABSENT;
    const player = players[i] as number;
    if (j >= count) return price.mayHaveBye(player) ? 0 : ABSENT;
    const cost = price.of(player, players[j] as number);
    return cost === Infinity ? ABSENT : cost;
  });
  if (result.kind !== 'matched') return undefined;
  const mate = new Map(players.map((player, i) => [player, players[result.mate[i] as number]]));
  return { players, byes, mate, total: result.total };
}

/** The others with one bye less, if they come out as well without this player as with a bye for somebody else. */
function withBye(left: RestOfDraw, player: PlayerIndex, price: Price): RestOfDraw | undefined {
  if (!price.mayHaveBye(player)) return undefined;
  const opponent = left.mate.get(player);
  const byes = left.byes - 1;
  if (opponent === undefined) return without({ ...left, byes }, [player], left.total);
  const cost = price.of(player, opponent);
  const instead = left.players.find(
    candidate => left.mate.get(candidate) === undefined && price.of(candidate, opponent) === cost,
  );
  if (instead !== undefined) {
    const mate = new Map(left.mate).set(instead, opponent).set(opponent, instead);
    return without({ ...left, byes, mate }, [player], left.total);
  }
  const rest = left.players.filter(other => other !== player);
  return asGood(left, rest, byes, 0, price);
}

/** The opponent of the first in the order of the lots; there is one, as the best draw has one. */
function withOpponent(
  left: RestOfDraw,
  first: number,
  price: Price,
): { readonly opponent: PlayerIndex; readonly left: RestOfDraw } {
  const others = left.players.filter(other => other !== first);
  const byPrice = others
    .filter(other => price.of(first, other) <= left.total)
    .sort((a, b) => price.of(first, a) - price.of(first, b));
  for (const opponent of byPrice) {
    const rest = withPair(left, first, opponent, price);
    if (rest) return { opponent, left: rest };
  }
  const opponent = left.mate.get(first) as number;
  return { opponent, left: without(left, [first, opponent], left.total - price.of(first, opponent)) };
}

/** The others, if they come out as well with this pair as with any. */
function withPair(
  left: RestOfDraw,
  first: number,
  opponent: PlayerIndex,
  price: Price,
): RestOfDraw | undefined {
  const cost = price.of(first, opponent);
  const [one, other] = [left.mate.get(first) as number, left.mate.get(opponent) as number];
  const exchanged = cost + price.of(one, other);
  if (exchanged === price.of(first, one) + price.of(opponent, other)) {
    const mate = new Map(left.mate).set(one, other).set(other, one);
    return without({ ...left, mate }, [first, opponent], left.total - cost);
  }
  const rest = left.players.filter(player => player !== first && player !== opponent);
  return asGood(left, rest, 0, cost, price);
}

/** The best draw of the rest, if it and what has been drawn cost no more than before. Counting camps often tells at once. */
function asGood(
  { total }: RestOfDraw,
  rest: readonly number[],
  byes: number,
  cost: number,
  price: Price,
): RestOfDraw | undefined {
  if (cost + price.fewestInside(rest, byes) * price.camp > total) return undefined;
  const restOfDraw = best(rest, byes, price);
  return restOfDraw && restOfDraw.total + cost === total ? restOfDraw : undefined;
}

const without = (left: RestOfDraw, gone: readonly number[], total: number): RestOfDraw => ({
  ...left,
  players: left.players.filter(player => !gone.includes(player)),
  total,
});
