import { makeCost } from '../../src/pairing/optimum/cost';
import type { Round } from '../../src/pairing/game/round';
import { makeField, type Field } from '../../src/pairing/criteria/field';
import { countedScore } from '../../src/standings/score/standing';

export type Pair = readonly [number, number];

/** A bye and the games beside it; players count as in the wall list. */
export interface Choice {
  readonly bye: number;
  readonly games: readonly Pair[];
  /** The numbers that compare two choices; the first difference decides. */
  readonly worth: readonly number[];
}

export interface Wanted {
  readonly isForbidden: (a: number, b: number) => boolean;
  readonly mayRepeat: boolean;
  readonly accepts?: (bye: number, games: readonly Pair[]) => boolean;
}

export function allPairings(people: readonly number[]): readonly (readonly Pair[])[] {
  const [first, ...others] = people;
  if (first === undefined) return [[]];
  return others.flatMap(partner =>
    allPairings(others.filter(other => other !== partner)).map(rest => [[first, partner] as const, ...rest]),
  );
}

/**
 * R4.6 and R4.7 by trying every bye and every pairing of the others: fewest repeats, the least recent ones, the class that is
 * entitled to the bye first, the criteria, the last player in the pairing order, lots. Only what a game costs comes from the
 * code.
 */
export function bestByTrying(
  round: Round,
  players: readonly number[],
  { isForbidden, mayRepeat, accepts = () => true }: Wanted,
): Choice | undefined {
  const classOf = entitledFirst(round, players);
  const field = makeField(round, players);
  const cost = costsOf(field, isForbidden);
  let best: Choice | undefined;
  for (const bye of players) {
    for (const games of allPairings(players.filter(player => player !== bye))) {
      const last = games.map(([a, b]) => round.meetings.last(a, b)).filter(one => one > 0);
      if (games.some(([a, b]) => isForbidden(a, b)) || (!mayRepeat && last.length > 0)) continue;
      if (!accepts(bye, games)) continue;
      const [lots, ...criteria] = cost(games);
      const order = players.length - 1 - field.players.indexOf(bye);
      const worth = [last.length, sum(last), classOf(bye), ...criteria, order, lots!];
      if (best === undefined || isLess(worth, best.worth)) best = { bye, games, worth };
    }
  }
  return best;
}

/** The part of a choice's worth that comes from the criteria. */
export const criteriaOf = ({ worth }: Choice): readonly number[] => worth.slice(3, -2);

/** By player: how many players have another claim that comes before. Byes, the category, the score. */
function entitledFirst(round: Round, players: readonly number[]): (player: number) => number {
  const { standing } = round;
  const byes = (player: number): number =>
    standing.wallList.entries[player]!.slice(0, round.number - 1)
      .flat()
      .filter(entry => entry.kind === 'free' && entry.as === 'bye').length;
  const category = (player: number): string =>
    standing.settings.system === 'Swiss by categories' ? standing.wallList.players[player]!.category : '';
  const size = (name: string): number => players.filter(player => category(player) === name).length;
  const claims = new Map(
    players.map(player => {
      const name = category(player);
      // The last odd category; letters, so that Z is 1 and A is 26.
      const place = name === '' ? 0 : 91 - name.charCodeAt(0) + (size(name) % 2 === 0 ? 100 : 0);
      return [player, [byes(player), place, countedScore(standing, player)]] as const;
    }),
  );
  return player => players.filter(other => isLess(claims.get(other)!, claims.get(player)!)).length;
}

/** Lots first, then the criteria in order. */
function costsOf(field: Field, isForbidden: Wanted['isForbidden']) {
  const { checked } = makeCost(field, isForbidden, 'few');
  const costs = checked.later;
  const position = new Map(field.players.map((player, i) => [player, i]));
  return (games: readonly Pair[]): readonly number[] => {
    const sums = costs.map(cost =>
      sum(
        games.map(([a, b]) => {
          const [i, j] = [position.get(a)!, position.get(b)!];
          return cost(Math.min(i, j), Math.max(i, j), Infinity);
        }),
      ),
    );
    return [sums[sums.length - 1]!, ...sums.slice(0, -1)];
  };
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

function isLess(one: readonly number[], other: readonly number[]): boolean {
  const k = one.findIndex((value, index) => value !== other[index]);
  return k >= 0 && one[k]! < other[k]!;
}

/** Games as a set of texts. */
export const gamesText = (games: readonly Pair[]): readonly string[] =>
  games.map(([a, b]) => `${Math.min(a, b)}-${Math.max(a, b)}`).sort();
