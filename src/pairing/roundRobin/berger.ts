export interface BergerRound {
  readonly games: readonly { readonly black: number; readonly white: number }[];
  readonly rest: number | undefined;
}

/** With an odd number the missing player's opponent rests (R6.5); from round n on colours are turned. */
export function bergerRound(players: number, round: number): BergerRound {
  const even = players + (players % 2);
  const cycle = even - 1;
  const inCycle = ((round - 1) % cycle) + 1;
  const turned = Math.floor((round - 1) / cycle) % 2 === 1;
  const games: { black: number; white: number }[] = [];
  let rest: number | undefined;
  for (let one = 1; one < even; one++) {
    const other = opponentOf(one, inCycle, even);
    if (other > players) rest = one;
    else if (one < other) games.push(coloured(one, other, inCycle, even, turned));
  }
  return { games, rest };
}

/** i < n meets j where i + j ≡ round + 1 modulo n − 1; a number that would meet itself meets the last player, n. */
function opponentOf(player: number, round: number, even: number): number {
  const cycle = even - 1;
  const partner = (((round + 1 - player) % cycle) + cycle) % cycle || cycle;
  return partner === player ? even : partner;
}

/** Odd sum: the smaller number is Black; even sum: the larger. The last player is White in odd rounds. */
function coloured(small: number, large: number, round: number, even: number, turned: boolean) {
  const smallIsBlack = large === even ? round % 2 === 1 : (small + large) % 2 === 1;
  return smallIsBlack !== turned ? { black: small, white: large } : { black: large, white: small };
}
