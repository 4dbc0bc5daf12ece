import { rankedNow } from '../../src/application/files/ranking';
import type { ExchangedTournament, FinalOrder, RankedNow } from '../../src/formats/exchange';
import { toWallList } from '../../src/formats/wallList/toWallList';
import { makeOpenEvent } from '../../src/pairing/round/makeOpenEvent';
import { makeText } from '../../src/sheet/wording';
import type { Language } from '../../src/tournament/languages';
import { finalOrder as orderOf } from '../../src/standings/placement/finalOrder';

/** The final order of a tournament by its own settings, with the scores and tiebreaks that decided it. */
export function finalOrder(tournament: ExchangedTournament): FinalOrder {
  const { wallList, settings } = toWallList(tournament);
  return orderOf(wallList, settings);
}

/** What the sheet of standings says beside the order. */
export function rankingOf(tournament: ExchangedTournament, language: Language): RankedNow {
  const { wallList, settings } = toWallList(tournament);
  return rankedNow(makeOpenEvent(wallList, settings), makeText(language));
}
