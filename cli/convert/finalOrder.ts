import type { Criterion, ExchangedTournament, FinalOrder } from '../../src/formats/exchange';
import { toWallList } from '../../src/formats/wallList/toWallList';
import type { Column } from '../../src/standings/column';
import { makePlacement } from '../../src/standings/order/placement';
import { makeEvent } from '../../src/standings/stages/makeEvent';

/** The final order of a tournament by its own settings, with the scores and tiebreaks that decided it. */
export function finalOrder(tournament: ExchangedTournament): FinalOrder {
  const { wallList, settings } = toWallList(tournament);
  const placement = makePlacement(makeEvent(wallList, settings), 'final');
  return {
    order: placement.classes.flat(),
    places: wallList.players.map((_, player) =>
      placement.unplaced.has(player) ? undefined : placement.place[player],
    ),
    criteria: placement.columns.map(({ column }): Criterion => ({
      title: column.title,
      values: texts(column),
    })),
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
