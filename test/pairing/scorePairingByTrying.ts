import type { WallList } from '../../src/tournament/wallList';

/** R5.7 and R5.8 word by word, with all their going back, for a few players. */

export interface Trial {
  /** Sections in the direction of the round, best in that direction first. */
  readonly sections: readonly (readonly number[])[];
  readonly mayMeet: (player: number, other: number) => boolean;
  /** Moves in this direction less moves in the other. */
  readonly moved: (player: number) => number;
  readonly split: 'halves' | 'neighbours';
}

type Pairs = readonly (readonly [number, number])[];

/** The first pairing found, or none. */
export function pairByTrying(trial: Trial, index = 0, carried: readonly number[] = []): Pairs | undefined {
  if (index === trial.sections.length) return carried.length === 0 ? [] : undefined;
  const section = [...carried, ...trial.sections[index]!];
  const preferred = [...section].sort(
    (a, b) =>
      Number(carried.includes(a)) - Number(carried.includes(b)) ||
      trial.moved(a) - trial.moved(b) ||
      section.indexOf(b) - section.indexOf(a),
  );
  for (let count = section.length % 2; count <= section.length; count += 2) {
    for (const chosen of setsOf(preferred, count)) {
      const rest = section.filter(player => !chosen.includes(player));
      const inside = firstInside(rest, rest.slice(0, rest.length / 2), trial);
      const next = section.filter(player => chosen.includes(player));
      const later = inside && pairByTrying(trial, index + 1, next);
      if (later) return [...inside, ...later];
    }
  }
  return undefined;
}

/** All sets of a size, in the order of their members' places. */
function setsOf(players: readonly number[], count: number): readonly (readonly number[])[] {
  if (count === 0) return [[]];
  return players.flatMap((player, index) =>
    setsOf(players.slice(index + 1), count - 1).map(others => [player, ...others]),
  );
}

function firstInside(rest: readonly number[], upper: readonly number[], trial: Trial): Pairs | undefined {
  const [first, ...others] = rest;
  if (first === undefined) return [];
  const isUpper = trial.split === 'halves' && upper.includes(first);
  const candidates = isUpper
    ? [...others.filter(one => !upper.includes(one)), ...others.filter(one => upper.includes(one))]
    : others;
  for (const partner of candidates) {
    if (!trial.mayMeet(first, partner)) continue;
    const later = firstInside(
      others.filter(other => other !== partner),
      upper,
      trial,
    );
    if (later) return [[first, partner], ...later];
  }
  return undefined;
}

/**
 * A round of an event in which everybody has played every round so far: first without pairs that would take one of the two
 * beyond three games more with one colour, in the last round beyond two, then with them.
 */
export function trialsOf(
  list: WallList,
  round: number,
  split: Trial['split'],
): readonly [balanced: Trial, literal: Trial] {
  const isOdd = round % 2 === 1;
  const gamesBefore = (player: number, before: number) =>
    list.entries[player]!.slice(0, before - 1).flatMap(cell =>
      cell.flatMap(entry => (entry.kind === 'game' ? [entry] : [])),
    );
  const score = (player: number, before: number): number =>
    gamesBefore(player, before).filter(({ outcome }) => outcome === 'won').length;
  const moved = (player: number): number => {
    const steps = gamesBefore(player, round).map(({ opponent }, index) =>
      Math.sign(score(player, index + 1) - score(opponent, index + 1)),
    );
    const down = steps.reduce((sum, step) => sum + step, 0);
    return isOdd ? down : -down;
  };
  const scores = [...new Set(list.players.map((_, player) => score(player, round)))].sort((a, b) => a - b);
  // In even rounds the larger number ranks higher and the direction is upwards, so in both the smaller comes first.
  const sections = (isOdd ? scores.reverse() : scores).map(points =>
    list.players.flatMap((_, player) => (score(player, round) === points ? [player] : [])),
  );
  const blacks = (player: number): number =>
    gamesBefore(player, round).reduce((sum, { colour }) => sum + (colour === 'black' ? 1 : -1), 0);
  const mayMeet = (player: number, other: number): boolean =>
    gamesBefore(player, round).every(({ opponent }) => opponent !== other);
  const most = round < list.rounds ? 3 : 2;
  const isBalanced = (player: number, other: number): boolean => {
    const [less, more] = [blacks(player), blacks(other)].sort((a, b) => a - b) as [number, number];
    // The one with fewer blacks takes Black.
    return less + 1 <= most && more - 1 >= -most;
  };
  const trial = { sections, mayMeet, moved, split };
  return [{ ...trial, mayMeet: (a, b) => mayMeet(a, b) && isBalanced(a, b) }, trial];
}
