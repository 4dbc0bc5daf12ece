import type { Entry } from '../../src/tournament/game';
import type { WallList } from '../../src/tournament/wallList';

/**
 * R5.3 to R5.9 word by word, with all their going back, for a few players: a second statement of the rules that shares nothing
 * with the program but the list of what was played.
 */

type Game = Extract<Entry, { readonly kind: 'game' }>;
export type Pairs = readonly (readonly [number, number])[];

export interface Asked {
  readonly list: WallList;
  /** The round to pair, counted from 1; all rounds are played by score pairing. */
  readonly round: number;
  /** The players who are present. */
  readonly players: readonly number[];
  readonly split: 'halves' | 'neighbours';
  /** No game of two players who would then have more than this of one colour; undefined: as the published text. */
  readonly colourLimit?: number | undefined;
  readonly forbidden?: readonly (readonly [number, number])[];
}

export interface RoundByText {
  /** Black first. */
  readonly games: Pairs;
  readonly bye: number | undefined;
}

/** The first pairing found, or none. */
export function roundByText(asked: Asked): RoundByText | undefined {
  const { list, round, players } = asked;
  const isOdd = round % 2 === 1;
  const no = (player: number): number => list.players[player]!.no;
  const points = pointsOf(list);
  // R5.4: points descending; equals by number, the smaller first in odd rounds, the larger first in even ones.
  const ranked = [...players].sort(
    (a, b) => points(b, round) - points(a, round) || (isOdd ? no(a) - no(b) : no(b) - no(a)),
  );
  const isRuledOut = (a: number, b: number): boolean =>
    gamesOf(list, a, round).some(game => game.opponent === b) ||
    gamesOf(list, b, round).some(game => game.opponent === a) ||
    (asked.forbidden ?? []).some(([one, other]) => (one === a && other === b) || (one === b && other === a));
  for (const bye of byesInTurn(asked, ranked)) {
    const here = ranked.filter(player => player !== bye);
    const mayMeet = (a: number, b: number): boolean => !isRuledOut(a, b);
    const pairs = pairInDirection(
      asked,
      isOdd ? here : [...here].reverse(),
      withinLimit(asked, here, mayMeet),
    );
    if (pairs) return { games: pairs.map(([a, b]) => coloured(asked, ranked, a, b)), bye };
  }
  return undefined;
}

/** Fewest byes so far, then lowest pairing rank (R5.6). */
function byesInTurn({ list, round }: Asked, ranked: readonly number[]): readonly (number | undefined)[] {
  if (ranked.length % 2 === 0) return [undefined];
  const byes = (player: number): number =>
    entriesOf(list, player, round).filter(entry => entry.kind === 'free' && entry.worth === 'win').length;
  return [...ranked].sort((a, b) => byes(a) - byes(b) || ranked.indexOf(b) - ranked.indexOf(a));
}

/** Fewer blacks less whites takes Black; where that is equal, the higher pairing rank in odd rounds, else the lower (R5.9). */
function coloured(
  { list, round }: Asked,
  ranked: readonly number[],
  a: number,
  b: number,
): readonly [number, number] {
  const [ofA, ofB] = [blacksOf(list, a, round), blacksOf(list, b, round)];
  if (ofA !== ofB) return ofA < ofB ? [a, b] : [b, a];
  const isHigher = ranked.indexOf(a) < ranked.indexOf(b);
  return isHigher === (round % 2 === 1) ? [a, b] : [b, a];
}

/** With a limit that leaves a pairing of all, those whom it lets meet; else those who may meet without one. */
function withinLimit(
  { list, round, colourLimit }: Asked,
  players: readonly number[],
  mayMeet: MayMeet,
): MayMeet {
  if (colourLimit === undefined) return mayMeet;
  const isWithin: MayMeet = (a, b) => {
    if (!mayMeet(a, b)) return false;
    const [less, more] = [blacksOf(list, a, round), blacksOf(list, b, round)].sort((x, y) => x - y);
    return less! + 1 <= colourLimit && more! - 1 >= -colourLimit;
  };
  return firstInside(players, [], isWithin) ? isWithin : mayMeet;
}

type MayMeet = (player: number, other: number) => boolean;

interface Direction {
  /** Sections in the direction of the round, best in that direction first. */
  readonly sections: readonly (readonly number[])[];
  readonly mayMeet: MayMeet;
  /** Moves in this direction less moves in the other. */
  readonly moved: (player: number) => number;
  readonly split: Asked['split'];
}

function pairInDirection(
  { list, round, split }: Asked,
  inDirection: readonly number[],
  mayMeet: MayMeet,
): Pairs | undefined {
  const points = pointsOf(list);
  const groups = [...new Set(inDirection.map(player => points(player, round)))];
  const sections = groups.map(group => inDirection.filter(player => points(player, round) === group));
  const moved = (player: number): number => {
    let down = 0;
    for (let before = 1; before < round; before++)
      for (const { opponent } of gamesIn(list, player, before))
        down += Math.sign(points(player, before) - points(opponent, before));
    return round % 2 === 1 ? down : -down;
  };
  // Round 1 has neighbours (R5.3).
  return pairSections({ sections, mayMeet, moved, split: round === 1 ? 'neighbours' : split });
}

/** R5.7 and R5.8: as few carried players as possible, the sets of them in the order of preference. */
function pairSections(way: Direction, index = 0, carried: readonly number[] = []): Pairs | undefined {
  if (index === way.sections.length) return carried.length === 0 ? [] : undefined;
  const section = [...carried, ...way.sections[index]!];
  const preferred = [...section].sort(
    (a, b) =>
      Number(carried.includes(a)) - Number(carried.includes(b)) ||
      way.moved(a) - way.moved(b) ||
      section.indexOf(b) - section.indexOf(a),
  );
  for (let count = section.length % 2; count <= section.length; count += 2) {
    for (const chosen of setsOf(preferred, count)) {
      const rest = section.filter(player => !chosen.includes(player));
      const upper = way.split === 'halves' ? rest.slice(0, rest.length / 2) : [];
      const inside = firstInside(rest, upper, way.mayMeet);
      const next = section.filter(player => chosen.includes(player));
      const later = inside && pairSections(way, index + 1, next);
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

function firstInside(rest: readonly number[], upper: readonly number[], mayMeet: MayMeet): Pairs | undefined {
  const [first, ...others] = rest;
  if (first === undefined) return [];
  const candidates = upper.includes(first)
    ? [...others.filter(one => !upper.includes(one)), ...others.filter(one => upper.includes(one))]
    : others;
  for (const partner of candidates) {
    if (!mayMeet(first, partner)) continue;
    const later = firstInside(
      others.filter(other => other !== partner),
      upper,
      mayMeet,
    );
    if (later) return [[first, partner], ...later];
  }
  return undefined;
}

const entriesOf = (list: WallList, player: number, round: number): readonly Entry[] =>
  list.entries[player]!.slice(0, round - 1).flat();
const gamesIn = (list: WallList, player: number, round: number): readonly Game[] =>
  list.entries[player]![round - 1]!.filter((entry): entry is Game => entry.kind === 'game');
const gamesOf = (list: WallList, player: number, round: number): readonly Game[] =>
  entriesOf(list, player, round).filter((entry): entry is Game => entry.kind === 'game');

/** Blacks less whites in the rounds before. */
const blacksOf = (list: WallList, player: number, round: number): number =>
  gamesOf(list, player, round).reduce((sum, { colour }) => sum + (colour === 'black' ? 1 : -1), 0);

/** 2 for a win or a bye, 1 for a tie, nothing for an absence (R5.1, A20), in the rounds before. */
function pointsOf(list: WallList): (player: number, round: number) => number {
  const worth = (entry: Entry): number => {
    if (entry.kind === 'free') return entry.worth === 'win' ? 2 : 0;
    return entry.outcome === 'won' ? 2 : entry.outcome === 'jigo' ? 1 : 0;
  };
  return (player, round) => entriesOf(list, player, round).reduce((sum, entry) => sum + worth(entry), 0);
}
