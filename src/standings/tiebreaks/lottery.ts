import { byLot, lotId, lotOf } from '../../lots/lots';
import { makeColumn, type Column } from '../column';
import { makeLine, type ExplainLine } from '../explanation';
import type { Standing } from '../score/standing';
import type { TiebreakRule } from './rule';
import type { TiedClasses } from '../purpose';
import { roundAhead } from '../score/roundAhead';
import type { PlayerIndex } from '../../tournament/indices';

/** The order of the lots inside each tied class, 1 for the first; 1 for a player tied with nobody. */
export function lottery(standing: Standing, tied: TiedClasses): Column {
  const values: number[] = standing.wallList.players.map(() => 1);
  let better = 0;
  for (const group of tied.classes) {
    if (group.length > 1) {
      const ids = group.map(player => lotId(standing.wallList, player));
      const order = byLot(ids, standing.lots(lotteryContext(standing, tied, better + 1)));
      order.forEach((position, index) => (values[group[position] as number] = index + 1));
    }
    better += group.length;
  }
  return makeColumn({ title: 'Lottery', unit: 1, values, better: 'less' });
}

/**
 * Pairing draws anew before every round of the whole event; a stage counts nothing before its first round, so the
 * question tells the round (R2.8).
 */
export function lotteryContext(standing: Standing, tied: TiedClasses, place: number): string {
  const round = roundAhead(standing, tied);
  return round > 0 ? `round-${round}` : `${tied.purpose}/place-${place}`;
}

export const lotteryRule: TiebreakRule = {
  column: (standing, tied) => lottery(standing, tied()),
  explain: (standing, player, tied) => [lotLine(standing, player, tied())],
};

function lotLine(standing: Standing, player: PlayerIndex, tied: TiedClasses): ExplainLine {
  const { seed } = standing.settings;
  const classIndex = tied.classes.findIndex(group => group.includes(player));
  if ((tied.classes[classIndex]?.length ?? 0) < 2) return makeLine('alone');
  const better = tied.classes.slice(0, classIndex).reduce((sum, group) => sum + group.length, 0);
  const context = lotteryContext(standing, tied, better + 1);
  const id = lotId(standing.wallList, player);
  return makeLine('lot', { values: { drawn: `${seed}|${context}|${id}`, lot: lotOf(seed, context, id) } });
}
