import type { Settings } from '../../tournament/settings';
import type { WallList } from '../../tournament/wallList';
import type { Column } from '../column';
import type { PrintedOrder } from '../printedOrder';
import { makeEvent } from '../stages/makeEvent';
import { makePlacement, type Placement } from './placement';

export function finalOrder(wallList: WallList, settings: Settings): PrintedOrder {
  return printedOrder(wallList, makePlacement(makeEvent(wallList, settings), 'final'));
}

export function printedOrder(wallList: WallList, placement: Placement): PrintedOrder {
  return {
    order: placement.classes.flat(),
    places: wallList.players.map((_, player) =>
      placement.unplaced.has(player) ? undefined : placement.place[player],
    ),
    criteria: placement.columns.map(({ column }) => ({ title: column.title, values: texts(column) })),
  };
}

const FRACTIONS: Readonly<Record<number, string>> = { 0.25: '¼', 0.5: '½', 0.75: '¾' };

/** Points as people write them: `34½`; what is not computable is empty. */
const texts = ({ values, unit, names }: Column): readonly string[] =>
  values.map((value, player) => {
    if (value === undefined) return '';
    if (names) return names[player] ?? '';
    const points = value / unit;
    const whole = Math.floor(points);
    const fraction = FRACTIONS[points - whole];
    if (fraction === undefined) return String(points);
    return whole === 0 ? fraction : `${whole}${fraction}`;
  });
