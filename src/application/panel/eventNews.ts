import { roundsToPlay } from '../../standings/roundRobin/tableRounds';
import type { EventNews, RoundNow } from '../protocol/protocol';
import { lastRoundWithGames } from '../read/roundInPlay';
import type { Tournament } from '../read/tournament';
import { progressOf, publicationOf } from '../results/resultsMissing';
import type { Workbook } from '../workbook/workbook';

export function newsOf(workbook: Workbook, tournament: Tournament): EventNews {
  const { reading, settings, settingsAt, text } = tournament;
  const { wallList } = reading;
  return {
    system: text(`value.${settings.system}`),
    players: wallList.players.length,
    round: lastRoundWithGames(wallList),
    rounds: roundsToPlay(wallList, settings),
    plan: planOf(workbook, tournament),
    ...(settingsAt && { settings: { sheet: settingsAt.sheet, a1: 'A1' } }),
  };
}

/** How far each round is; columns that the list has beyond those to be played are rounds once they have games. */
function planOf(workbook: Workbook, tournament: Tournament): readonly RoundNow[] {
  const { wallList } = tournament.reading;
  const last = lastRoundWithGames(wallList);
  const count = Math.max(last, roundsToPlay(wallList, tournament.settings));
  const { round, missing } = tournament.event.openRound();
  const next = missing.length > 0 ? last + 1 : round;
  return Array.from({ length: count }, (_, i): RoundNow => {
    const no = i + 1;
    const progress = progressOf(tournament, no, missing);
    if (missing.some(result => result.round === no)) {
      const isFresh = progress.known === 0 && publicationOf(workbook, no).published === '';
      return { stands: isFresh ? 'written' : 'playing', ...progress };
    }
    if (no === next) {
      // A round of which some are paired first is played before it is whole.
      const isBegun = progress.total > 0 && publicationOf(workbook, no).published !== undefined;
      return { stands: !isBegun ? 'next' : progress.known === 0 ? 'written' : 'playing', ...progress };
    }
    return { stands: no <= last ? 'complete' : 'later', ...progress };
  });
}
