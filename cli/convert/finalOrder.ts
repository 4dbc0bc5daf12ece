import type { ExchangedTournament, FinalOrder } from '../../src/formats/exchange';
import { toWallList } from '../../src/formats/wallList/toWallList';
import { finalOrder as orderOf } from '../../src/standings/placement/finalOrder';

/** The final order of a tournament by its own settings, with the scores and tiebreaks that decided it. */
export function finalOrder(tournament: ExchangedTournament): FinalOrder {
  const { wallList, settings } = toWallList(tournament);
  return orderOf(wallList, settings);
}
