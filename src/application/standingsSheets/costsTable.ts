import { label } from '../../pairing/game/remark';
import { byeOf, mateOf, type Optimum } from '../../pairing/optimum/optimum';
import { compareCosts, criteriaOfSteps, pairCosts, type PairCost } from '../../pairing/optimum/pairCosts';
import type { Text } from '../../sheet/wording';
import type { WallList } from '../../tournament/wallList';
import type { PlayerIndex } from '../../tournament/indices';

/** A larger table is more than somebody looks through. */
export const MOST_IN_COSTS = 60;

/** A game or the bye that the pairing has. */
export const CHOSEN = '●';

/** 0 for what costs nothing, then four parts of what is paid, and what is in the way before. */
export type CostGrade = 0 | 1 | 2 | 3 | 4 | 'apart';

export interface CostsTable {
  readonly cells: readonly (readonly string[])[];
  /** By the rows and columns of the cells; undefined where two cannot be paired with one another. */
  readonly grades: readonly (readonly (CostGrade | undefined)[])[];
  readonly shown: number;
  readonly all: number;
  /** Around whom, where not all are shown. */
  readonly around: string | undefined;
}

interface Seat {
  readonly optimum: Optimum;
  readonly position: number;
  readonly player: PlayerIndex;
}

/** The costs of all pairs that could be games of the next round, best player first; around somebody where there are too many. */
export function costsTable(
  text: Text,
  wallList: WallList,
  optima: readonly Optimum[],
  asked: number,
): CostsTable {
  const all = optima.flatMap(optimum =>
    optimum.field.players.map((player, position): Seat => ({ optimum, position, player })),
  );
  const costOf = makeCostOf(optima);
  const isPart = all.length > MOST_IN_COSTS;
  const askedRow = all.findIndex(({ player }) => player === asked);
  const middle = !isPart ? 0 : askedRow >= 0 ? askedRow : dearest(all, costOf);
  const from = Math.max(0, Math.min(middle - MOST_IN_COSTS / 2, all.length - MOST_IN_COSTS));
  const seats = all.slice(from, from + MOST_IN_COSTS);
  const gradeOf = gradesOf(seats, costOf);
  const hasBye = seats.some(({ optimum }) => optimum.field.byeClass !== undefined);
  const numberOf = ({ player }: Seat): string => String(wallList.players[player]?.no ?? '');
  const byeCell = ({ optimum, player }: Seat): string => (byeOf(optimum) === player ? CHOSEN : '');
  const header = [text('report.cost'), ...seats.map(numberOf), ...(hasBye ? [text('next.bye')] : [])];
  const rows = seats.map(one => [
    label(wallList, one.player),
    ...seats.map(other => cellOf(one, other, costOf(one, other))),
    ...(hasBye ? [byeCell(one)] : []),
  ]);
  const around = isPart ? label(wallList, (all[middle] as Seat).player) : undefined;
  const sentences = sayings(text, optima, { shown: seats.length, all: all.length, around });
  const cells = [header, ...rows, [], ...sentences.map(line => [line])];
  return {
    cells: cells.map(row => [...row, ...header.slice(row.length).map(() => '')]),
    grades: [[], ...seats.map(one => [undefined, ...seats.map(other => gradeOf(costOf(one, other)))])],
    shown: seats.length,
    all: all.length,
    around,
  };
}

type CostOf = (one: Seat, other: Seat) => PairCost | undefined;

function makeCostOf(optima: readonly Optimum[]): CostOf {
  const costs = new Map(optima.map(optimum => [optimum, pairCosts(optimum)]));
  return (one, other) => {
    if (one.optimum !== other.optimum || one.position === other.position) return undefined;
    const [i, j] = [Math.min(one.position, other.position), Math.max(one.position, other.position)];
    return costs.get(one.optimum)?.(i, j);
  };
}

const isChosen = (one: Seat, other: Seat): boolean =>
  one.optimum === other.optimum && mateOf(one.optimum)?.[one.position] === other.position;

/** The place of whoever has the dearest game of the pairing. */
function dearest(seats: readonly Seat[], costOf: CostOf): number {
  let row = 0;
  let most: readonly bigint[] = [];
  const at = new Map(seats.map(seat => [seat.player, seat]));
  seats.forEach((one, index) => {
    const mate = mateOf(one.optimum)?.[one.position];
    const other = mate === undefined ? undefined : at.get(one.optimum.field.players[mate] ?? -1);
    const cost = other && costOf(one, other);
    if (cost?.kind !== 'paid' || (most.length > 0 && compareCosts(cost.paid, most) <= 0)) return;
    [row, most] = [index, cost.paid];
  });
  return row;
}

const PARTS = 4;

/** In four parts of the costs that there are, so that one that is far dearer leaves differences between the others. */
function gradesOf(
  seats: readonly Seat[],
  costOf: CostOf,
): (cost: PairCost | undefined) => CostGrade | undefined {
  const paid = seats.flatMap((one, index) =>
    seats.slice(index + 1).flatMap(other => {
      const cost = costOf(one, other);
      return cost?.kind === 'paid' && cost.paid.some(step => step > 0) ? [cost.paid] : [];
    }),
  );
  const sorted = [...new Map(paid.map(cost => [cost.join(' '), cost])).values()].sort(compareCosts);
  const ranks = new Map(sorted.map((cost, rank) => [cost.join(' '), rank]));
  return cost => {
    if (cost?.kind !== 'paid') return cost && 'apart';
    const rank = ranks.get(cost.paid.join(' '));
    return rank === undefined ? 0 : ((1 + Math.floor((PARTS * rank) / sorted.length)) as CostGrade);
  };
}

function cellOf(one: Seat, other: Seat, cost: PairCost | undefined): string {
  return cost === undefined ? '' : `${isChosen(one, other) ? CHOSEN : ''}${signOf(cost)}`;
}

function signOf(cost: PairCost): string {
  switch (cost.kind) {
    case 'forbidden':
      return '×';
    case 'met':
      return `R${cost.lastRound}`;
    case 'paid': {
      const { paid } = cost;
      const step = paid.findIndex(price => price > 0);
      const shown = shortCost(paid[step] ?? BigInt(0));
      return paid.length === 1 || step < 0 ? shown : `${step + 1}·${shown}`;
    }
  }
}

const THOUSAND = BigInt(1000);
const UNITS = ['', 'k', 'M', 'G', 'T', 'P', 'E'];

/** At most three digits and a letter, rounded down: `12k`. Beyond the last letter there are more digits. */
export function shortCost(cost: bigint): string {
  let [rest, unit] = [cost, 0];
  while (rest >= THOUSAND && unit < UNITS.length - 1) [rest, unit] = [rest / THOUSAND, unit + 1];
  return `${rest}${UNITS[unit]}`;
}

/** The lines below the table explain its signs. */
function sayings(
  text: Text,
  optima: readonly Optimum[],
  { shown, all, around }: Pick<CostsTable, 'shown' | 'all' | 'around'>,
): readonly string[] {
  const [first] = optima;
  const steps = first ? criteriaOfSteps(first.field) : [];
  const criteria = steps
    .map(
      (weights, step) =>
        `${step + 1} ${weights.map(criterion => text(`criterion.${criterion}`)).join(' + ')}`,
    )
    .join(', ');
  return [
    ...(around === undefined ? [] : [text('summary.costs.part', { shown, all, player: around })]),
    text('summary.costs.numbers'),
    ...(steps.length > 1 ? [text('summary.costs.order', { criteria })] : []),
    text('summary.costs.signs'),
    text('summary.costs.colours'),
  ];
}
