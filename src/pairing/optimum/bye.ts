import { countedScore } from '../../standings/score/standing';
import { isBye, type Entry } from '../../tournament/game';
import { atEntry, makeWarning, type Problem } from '../../tournament/problem';
import type { Settings } from '../../tournament/settings';
import type { WallList } from '../../tournament/wallList';
import type { Field } from '../criteria/field';
import { categoriesIn, bestFirst, type Round } from '../game/round';
import { label, labels } from '../game/remark';
import type { PlayerIndex, RoundNo } from '../../tournament/indices';

/** Byes that each player has had before a round, whatever they were worth; those before round `from` left out. */
export const countByes = (
  { entries }: WallList,
  { defaultsAsByes }: Pick<Settings, 'defaultsAsByes'>,
  round: RoundNo,
  from = 1,
): readonly number[] =>
  entries.map(
    row =>
      row
        .slice(from - 1, round - 1)
        .flat()
        .filter(entry => isBye(entry) || (defaultsAsByes && isWonByDefault(entry))).length,
  );

const isWonByDefault = (entry: Entry): boolean =>
  entry.kind === 'game' && entry.byDefault && entry.outcome === 'won';

/** Byes that a player has had, in earlier stages too (R4.7). */
export const byesOfPlayer = ({ byes }: Round, player: PlayerIndex): number => byes[player] ?? 0;

/** Fewest byes, lowest score, last in the pairing order (R4.7); by categories first the last odd category. */
export function byeCandidates(round: Round, players: readonly PlayerIndex[]): readonly number[] {
  const entitlement = entitlementIn(round, players);
  return [...bestFirst(round, players)].reverse().sort((a, b) => compare(entitlement(a), entitlement(b)));
}

/** Equal byes, score and, in a Swiss by categories, category; the class that should have it comes first. */
export function byeClasses(round: Round, players: readonly PlayerIndex[]): readonly (readonly number[])[] {
  const entitlement = entitlementIn(round, players);
  const classes: number[][] = [];
  for (const player of byeCandidates(round, players)) {
    const last = classes[classes.length - 1];
    if (last && compare(entitlement(last[0] as number), entitlement(player)) === 0) last.push(player);
    else classes.push([player]);
  }
  return classes;
}

/** A field of an odd number with its bye, which the settings may give to one of the players. */
export function withBye(field: Field, named?: number): Field {
  const { round, players } = field;
  if (players.length % 2 === 0) return field;
  if (named !== undefined) return { ...field, byeClass: players.map(player => (player === named ? 0 : -1)) };
  const classOf = new Map(byeClasses(round, players).flatMap((group, index) => group.map(p => [p, index])));
  return { ...field, byeClass: players.map(player => classOf.get(player) as number) };
}

/** The first entitled would leave no games free of forbidden pairs and repeats; where nobody does, repeats say it. */
export function byeOutOfTurn(
  { round, players, byeClass }: Field,
  bye: PlayerIndex | undefined,
  games: readonly (readonly [number, number])[],
): readonly Problem[] {
  if (bye === undefined || byeClass?.[players.indexOf(bye)] === 0) return [];
  if (games.some(([a, b]) => round.meetings.last(a, b) > 0)) return [];
  const { wallList } = round.standing;
  const first = players.filter((_, i) => byeClass?.[i] === 0);
  return [
    makeWarning(
      'byeOutOfTurn',
      { player: label(wallList, bye), first: labels(wallList, first), round: round.number },
      atEntry(bye, round.number),
    ),
  ];
}

/** Differences between two who are not equally entitled to the bye. */
export type ComesBefore = 'byes' | 'odd category' | 'later category' | 'score';

/** Undefined where the first of two is not entitled to the bye before the other. */
export function comesBefore(
  round: Round,
  players: readonly PlayerIndex[],
  first: number,
  other: number,
): ComesBefore | undefined {
  const entitlement = entitlementIn(round, players);
  const [ofFirst, two] = [entitlement(first), entitlement(other)];
  if (compare(ofFirst, two) >= 0) return undefined;
  if (ofFirst[0] !== two[0]) return 'byes';
  if (ofFirst[1] === two[1]) return 'score';
  return ofFirst[1] <= 0 && two[1] > 0 ? 'odd category' : 'later category';
}

/** The smaller numbers come first, the first of them counting most. */
type Entitlement = readonly [byes: number, category: number, score: number];

function entitlementIn(round: Round, players: readonly PlayerIndex[]): (player: PlayerIndex) => Entitlement {
  const category = categoryOrder(round, players);
  const numberOfPlayers = new Map(
    players.map(player => [
      player,
      [byesOfPlayer(round, player), category(player), countedScore(round.standing, player)] as const,
    ]),
  );
  return player => numberOfPlayers.get(player) as Entitlement;
}

const compare = (one: Entitlement, other: Entitlement): number =>
  one[0] - other[0] || one[1] - other[1] || one[2] - other[2];

/** Odd categories first, the last one before all; 0 for everybody in other systems. */
function categoryOrder(round: Round, players: readonly PlayerIndex[]): (player: PlayerIndex) => number {
  const category = categoriesIn(round.standing);
  const sizes = new Map<number, number>();
  for (const player of players) sizes.set(category(player), (sizes.get(category(player)) ?? 0) + 1);
  const isEven = (size: number): boolean => (sizes.get(size) ?? 0) % 2 === 0;
  const afterOdd = 1 + Math.max(0, ...sizes.keys());
  return player => -category(player) + (isEven(category(player)) ? afterOdd : 0);
}
