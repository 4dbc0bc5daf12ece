import type { Tiebreak } from '../tournament/tiebreaks';
import type { Column } from './column';
import type { PlayerIndex } from '../tournament/indices';

export interface OrderStep {
  readonly tiebreak: Tiebreak | 'Knock-out' | 'Place in the group' | 'Playoff' | 'Group';
  readonly column: Column;
  /** The classes that a tiebreak found tied; undefined before all tiebreaks. */
  readonly tied?: readonly (readonly number[])[];
  /** Which of the columns of its tiebreak it is, from 1: the k of SOSK. */
  readonly k?: number;
}

export interface Order {
  readonly classes: readonly (readonly PlayerIndex[])[];
  readonly columns: readonly OrderStep[];
}

export const splitBy = (compared: OrderStep, classes: readonly (readonly PlayerIndex[])[]): Order =>
  split({ classes, columns: [] }, compared);

export const split = ({ classes, columns }: Order, compared: OrderStep): Order => ({
  classes: classes.flatMap(group => refined(group, compared.column)),
  columns: [...columns, compared],
});

/** A tied class split by a column. Where a value is missing that could stand anywhere, the tie stays. */
export function refined(group: readonly number[], column: Column): readonly (readonly number[])[] {
  const valueOf = (player: PlayerIndex): number => {
    const value = column.values[player];
    if (value === undefined) return Infinity;
    return column.better === 'more' ? -value : value;
  };
  if (column.unknown === 'undecided' && group.some(player => column.values[player] === undefined))
    return [group];
  const parts = new Map<number, number[]>();
  for (const player of group) {
    const value = valueOf(player);
    const part = parts.get(value);
    if (part) part.push(player);
    else parts.set(value, [player]);
  }
  const values = [...parts.keys()].sort((a, b) => a - b);
  return values.map(value => parts.get(value)!);
}
