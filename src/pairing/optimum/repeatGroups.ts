import { ABSENT, type Cost, type Groups } from '../../matching/matching';
import { opponentsInField, type Field } from '../criteria/field';
import { repeatUnits } from '../criteria/repeatUnits';
import { ascending, forEachWithin } from '../criteria/within';
import { classByClass, costWithBye, groupsWithBye } from './byeVertex';
import type { IsForbidden } from './forbidden';

/** Forbidden pairs are absent, repeats a cost of their own, then a bye out of turn (R4.7). */
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
  const met = opponentsInField(field).map(opponents => ascending([...opponents]));
  const cost: Cost = (i, j) => (isForbidden(players[i]!, players[j]!) ? ABSENT : units(i, j));
  const fill: Groups['fill'] = (i, from, to, row) => {
    row.fill(0, from, to);
    forEachWithin(met[i]!, from, to, j => (row[j] = units(i, j)));
    forEachWithin(forbidden(i), from, to, j => (row[j] = ABSENT));
  };
  const starts = field.groupStart.filter((start, i) => start === i);
  return [costWithBye(cost, prices), groupsWithBye({ starts, atLeast: () => 0, fill }, prices)];
}
