import { bergerRound } from '../../src/pairing/roundRobin/berger';

/** Pairs who have met, as `keyOf` names them. */
export type Met = ReadonlySet<string>;
export const keyOf = (a: number, b: number): string => (a < b ? `${a}-${b}` : `${b}-${a}`);

/** Every choice of byes and pairs, found by trying. */
export function* everyDraw(
  players: readonly number[],
  byes: number,
): Generator<readonly (readonly [number, number?])[]> {
  const [first, ...others] = players;
  if (first === undefined) yield [];
  else {
    if (byes > 0) for (const rest of everyDraw(others, byes - 1)) yield [[first], ...rest];
    if (others.length < byes) return;
    for (const other of others) {
      const left = others.filter(one => one !== other);
      if (left.length >= byes) for (const rest of everyDraw(left, byes)) yield [[first, other], ...rest];
    }
  }
}

/** Every numbering; the rounds of each in the order that has the fewest repeats first. Games are those of the books. */
export function bestByTrying(players: number, met: Met): string {
  const cycle = players - 1 + (players % 2);
  const rounds = Array.from({ length: cycle }, (_, i) => bergerRound(players, i + 1).games);
  let best: string | undefined;
  const holder: number[] = [];
  const visit = (): void => {
    if (holder.length === players) {
      const vector = rounds
        .map(games =>
          games.filter(({ black, white }) => met.has(keyOf(holder[black - 1]!, holder[white - 1]!))),
        )
        .map(({ length }) => length)
        .sort()
        .join();
      if (best === undefined || vector < best) best = vector;
      return;
    }
    for (let player = 0; player < players; player++) {
      if (holder.includes(player)) continue;
      holder.push(player);
      visit();
      holder.pop();
    }
  };
  visit();
  return best!;
}
