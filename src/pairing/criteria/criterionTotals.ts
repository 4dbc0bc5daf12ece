import type { Weight } from '../../tournament/settings';
import { exactCostIn } from './costs';
import type { Field } from './field';
import { costLevels } from './weighedCriteria';
import { repeatUnits } from './repeatUnits';

export type PairOfPlayers = readonly [number, number];

export interface CriterionTotal {
  /** Repeats and then a bye out of turn stand first; only where every pairing has some. */
  readonly weight: Weight | 'repeat' | 'bye' | 'group' | 'category';
  /** In the weights of the settings; in strict order, in steps of the criterion. */
  readonly total: number;
  /** Exact, where the total is beyond exact numbers. */
  readonly exact?: bigint;
  /** The games that pay it, dearest first. */
  readonly games: readonly { readonly players: PairOfPlayers; readonly cost: number }[];
}

export function criterionTotals(field: Field, mate: Int32Array): readonly CriterionTotal[] {
  const units = repeatUnits(field);
  const repeats = totalOf(field, mate, 'repeat', (i, j) => BigInt(units(i, j)));
  const totals = costLevels(field)
    .flat()
    .map(term => totalOf(field, mate, term.criterion.weight, exactCostIn(field, term)));
  const bye = { weight: 'bye', total: passedOver(field, mate), games: [] } as const;
  return [...[repeats, bye].filter(({ total }) => total > 0), ...totals];
}

/** To the last digit. */
export const exactTotal = ({ total, exact }: Pick<CriterionTotal, 'total' | 'exact'>): bigint =>
  exact ?? BigInt(total);

/** Classes entitled to the bye before its player. */
const passedOver = ({ players, byeClass }: Field, mate: Int32Array): number =>
  byeClass?.[mate[players.length] as number] ?? 0;

function totalOf(
  { players }: Field,
  mate: Int32Array,
  weight: CriterionTotal['weight'],
  cost: (i: number, j: number) => bigint,
): CriterionTotal {
  const games: { players: PairOfPlayers; cost: number }[] = [];
  let exact = BigInt(0);
  mate.forEach((j, i) => {
    const paid = i < j && j < players.length ? cost(i, j) : BigInt(0);
    exact += paid;
    if (paid > 0) games.push({ players: [players[i]!, players[j]!], cost: Number(paid) });
  });
  games.sort((one, other) => other.cost - one.cost);
  const total = Number(exact);
  return { weight, total, ...(Number.isSafeInteger(total) ? {} : { exact }), games };
}
