import { openGames } from '../../pairing/round/openGames';
import { findOpenRound } from '../../pairing/round/openRound';
import { valueWord, type Text } from '../../sheet/wording';
import { badCells } from '../../standings/score/badCell';
import { lastCountedRound } from '../../standings/score/lastCountedRound';
import { makeSlots } from '../../standings/score/slots';
import { startingScores } from '../../standings/score/startingScore';
import type { Standing } from '../../standings/score/standing';
import { unfitting } from '../../standings/order/unfitting';
import type { Settings } from '../../tournament/settings';
import type { WallList } from '../../tournament/wallList';
import type { Table } from './argument';

/** The list and the settings as typed; in a team event the rows are players. */
interface Typed {
  readonly wallList: WallList;
  readonly settings: Settings;
  readonly text: Text;
}

/** The note that no place is final, because games are open or a value is unknown; '' where everything is known. */
export function provisional({ wallList, settings, text }: Typed): string {
  const played = lastCountedRound(wallList, makeSlots(wallList, settings), settings);
  const count = openGames(wallList, settings, played);
  if (count === 0) return hasGaps(wallList, settings) ? text('standings.provisional', { round: played }) : '';
  return text(count === 1 ? 'standings.oneGameOpen' : 'standings.gamesOpen', { round: played, count });
}

/**
 * Whether a cell is unreadable or a start unknown. The starts of teams depend on several players and are not
 * looked at.
 */
const hasGaps = (wallList: WallList, settings: Settings): boolean =>
  badCells(wallList, settings).size > 0 ||
  (!settings.teams && startingScores(wallList, settings).includes(undefined));

/**
 * The note on prizes and titles, which are provisional as long as any round is to be played; '' when all is
 * over.
 */
export function provisionalPrizes(typed: Typed): string {
  const { wallList, settings, text } = typed;
  const open = provisional(typed);
  if (open !== '') return open;
  const whole = { ...settings, throughRound: undefined };
  const isOver =
    findOpenRound(wallList, whole).round === undefined &&
    (settings.rounds ?? 0) <= wallList.rounds &&
    openGames(wallList, whole, wallList.rounds) === 0 &&
    wallList.entries.every(row => row.slice(settings.throughRound ?? wallList.rounds).flat().length === 0);
  const round = lastCountedRound(wallList, makeSlots(wallList, settings), settings);
  return isOver ? '' : text('standings.provisional', { round });
}

/** A note for each tiebreak that does not fit the system. */
export const unfittingNotes = (standing: Standing, text: Text): readonly string[] =>
  unfitting(standing).map(({ tiebreak, system }) =>
    system === undefined
      ? text('standings.teamTiebreak', { tiebreak: valueWord(text, tiebreak) })
      : text('standings.unfitting', {
          tiebreak: valueWord(text, tiebreak),
          system: valueWord(text, system),
        }),
  );

/** The table with the notes as one more title at the right, so that every player keeps one row. */
export function withNotes(table: Table, notes: readonly string[]): Table {
  const note = notes.filter(one => one !== '').join('; ');
  return note === '' ? table : table.map((row, index) => [...row, index === 0 ? note : '']);
}
