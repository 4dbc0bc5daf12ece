// A made-up McMahon field as the cells of a wall list, from a seed: same seed, same field.

/** Numbers in [0, 1) by a linear congruence (Numerical Recipes); good enough for dice. */
export function dice(seed) {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

const rankName = index => (index >= 0 ? `${index + 1}d` : `${-index}k`);

/**
 * Cells of a wall list: header, then `size` players with `played` rounds of games between near scores and
 * without repeats; further round columns stay empty.
 */
export function wallListCells(size, rounds, played, seed = 7) {
  const random = dice(seed);
  const ladder = Array.from({ length: size }, () => Math.round(4 - 24 * random() * random())).sort(
    (a, b) => b - a,
  );
  const players = ladder.map((index, i) => ({
    no: i + 1,
    index,
    score: Math.max(-20, Math.min(2, index)),
    met: new Set(),
    cells: [],
  }));
  for (let round = 0; round < played; round += 1) pairByScore(players, random);
  const header = ['No', 'Name', 'Rank', 'Country', 'Club'];
  for (let round = 1; round <= rounds; round += 1) header.push(`R${round}`);
  const rows = players.map(({ no, index, cells }) => [
    no,
    `Player ${no}`,
    rankName(index),
    ['FR', 'DE', 'CZ', 'KR', 'JP', 'UK'][no % 6],
    `Club ${no % 40}`,
    ...cells,
    ...Array(rounds - cells.length).fill(''),
  ]);
  return [header, ...rows];
}

function pairByScore(players, random) {
  const waiting = [...players].sort((a, b) => b.score - a.score || random() - 0.5);
  while (waiting.length > 1) {
    const first = waiting.shift();
    const at = Math.max(
      0,
      waiting.findIndex(other => !first.met.has(other.no)),
    );
    const [second] = waiting.splice(at, 1);
    const firstWins = random() < 0.5 + (first.index - second.index) * 0.1;
    first.met.add(second.no);
    second.met.add(first.no);
    const black = random() < 0.5;
    first.cells.push(`${second.no}${firstWins ? '+' : '-'}/${black ? 'b' : 'w'}`);
    second.cells.push(`${first.no}${firstWins ? '-' : '+'}/${black ? 'w' : 'b'}`);
    (firstWins ? first : second).score += 1;
  }
  for (const left of waiting) {
    left.cells.push('0+');
    left.score += 1;
  }
}
