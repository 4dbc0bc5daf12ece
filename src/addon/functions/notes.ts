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

/** The list as it is typed, of players also in a team event, and the settings as they are typed. */
interface Typed {
  readonly wallList: WallList;
  readonly settings: Settings;
  readonly text: Text;
}

/** That games are open or something that counts is not known, so that no place is final; '' where everything is known. */
export function provisional({ wallList, settings, text }: Typed): string {
  const played = lastCountedRound(wallList, makeSlots(wallList, settings), settings);
  const count = openGames(wallList, settings, played);
  if (count === 0) return hasGaps(wallList, settings) ? text('standings.provisional', { round: played }) : '';
  return text(count === 1 ? 'standings.oneGameOpen' : 'standings.gamesOpen', { round: played, count });
}

/** Bad cells, and starts that nobody knows; those of teams are made of several players'. */
const hasGaps = (wallList: WallList, settings: Settings): boolean =>
  badCells(wallList, settings).size > 0 ||
  (!settings.teams && startingScores(wallList, settings).includes(undefined));

/** The same for prizes and titles, which are provisional as long as there is anything to be played. */
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

/** One for each tiebreak that does not fit the system. */
export const unfittingNotes = (standing: Standing, text: Text): readonly string[] =>
  unfitting(standing).map(({ tiebreak, system }) =>
    system === undefined
      ? text('standings.teamTiebreak', { tiebreak: valueWord(text, tiebreak) })
      : text('standings.unfitting', {
          tiebreak: valueWord(text, tiebreak),
          system: valueWord(text, system),
        }),
  );

/** A table with what is to be said of it as one more title, behind all others: a row for each player stays a row for each player. */
export function withNotes(table: Table, notes: readonly string[]): Table {
  const note = notes.filter(one => one !== '').join('; ');
  return note === '' ? table : table.map((row, index) => [...row, index === 0 ? note : '']);
}
