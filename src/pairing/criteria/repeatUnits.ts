import { ABSENT, type Cost, type Groups } from '../../matching/matching';
import { classByClass, costWithBye, groupsWithBye } from '../optimum/byeVertex';
import { opponentsInField, type Field } from './field';
import type { IsForbidden } from '../optimum/forbidden';
import { ascending, forEachWithin } from './within';

/**
 * Repeats as numbers (R4.6): one repeat less outweighs everything, then the sum of the rounds of the last
 * meetings is small: the least recent first.
 */
export function repeatUnits({ round, players }: Field): Cost {
  const perRepeat = Math.ceil(players.length / 2) * round.number + 1;
  return (i, j) => {
    const last = round.meetings.last(players[i] as number, players[j] as number);
    return last === 0 ? 0 : perRepeat + last;
  };
}

/**
 * Repeats as a cost of their own, forbidden pairs being absent; behind them, where there is a bye, how far those who are entitled
 * to it first are passed over (R4.7). First pair by pair, then by row.
 */
export function repeatGroups(
  field: Field,
  isForbidden: IsForbidden,
  forbidden: (i: number) => readonly number[],
): readonly [Cost, Groups] {
  const { players } = field;
  const prices = classByClass(field);
  const classes = 1 + Math.max(0, ...(prices ?? []));
  const repeats = repeatUnits(field);
  const units: Cost = (i, j) => classes * repeats(i, j);
  const met = opponentsInField(field).map(one => ascending([...one]));
  const cost: Cost = (i, j) => (isForbidden(players[i]!, players[j]!) ? ABSENT : units(i, j));
  const fill: Groups['fill'] = (i, from, to, row) => {
    row.fill(0, from, to);
    forEachWithin(met[i]!, from, to, j => (row[j] = units(i, j)));
    forEachWithin(forbidden(i), from, to, j => (row[j] = ABSENT));
  };
  const starts = field.groupStart.filter((start, i) => start === i);
  return [costWithBye(cost, prices), groupsWithBye({ starts, atLeast: () => 0, fill }, prices)];
}
