import type { Weight } from '../../tournament/settings';
import { costIn } from './costs';
import { costLevels } from './weighedCriteria';
import type { Units } from './criterion';
import type { Field } from './field';
import { repeatUnits } from './repeatUnits';

export type PairOfPlayers = readonly [number, number];

/** What a pairing pays in one criterion. */
export interface CriterionTotal {
  /**
   * Repeats stand first, then a bye of somebody who is not entitled to it first; both only where there are some: else no pairing
   * with one was looked at.
   */
  readonly weight: Weight | 'repeat' | 'bye' | 'group' | 'category';
  /** In the weights of the settings; in strict order, in steps of the criterion. */
  readonly total: number;
  /** The games that pay it, dearest first. */
  readonly games: readonly { readonly players: PairOfPlayers; readonly cost: number }[];
}

/** What a pairing of a field pays, criterion by criterion, most important first. */
export function criterionTotals(field: Field, mate: Int32Array): readonly CriterionTotal[] {
  const repeats = totalOf(field, mate, 'repeat', repeatUnits(field));
  const others = costLevels(field)
    .flat()
    .map(one => totalOf(field, mate, one.criterion.weight, costIn(field, one)));
  const bye = { weight: 'bye', total: passedOver(field, mate), games: [] } as const;
  return [...[repeats, bye].filter(({ total }) => total > 0), ...others];
}

/** How many classes of those who are entitled to the bye before its player are passed over. */
const passedOver = ({ players, byeClass }: Field, mate: Int32Array): number =>
  byeClass?.[mate[players.length] as number] ?? 0;

function totalOf(
  { players }: Field,
  mate: Int32Array,
  weight: CriterionTotal['weight'],
  cost: Units,
): CriterionTotal {
  const games: { players: PairOfPlayers; cost: number }[] = [];
  mate.forEach((j, i) => {
    const paid = i < j && j < players.length ? cost(i, j) : 0;
    if (paid > 0) games.push({ players: [players[i]!, players[j]!], cost: paid });
  });
  games.sort((one, other) => other.cost - one.cost);
  return { weight, total: games.reduce((sum, game) => sum + game.cost, 0), games };
}
