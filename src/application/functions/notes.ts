import { ratedActs } from '../../audit/ratedActs';
import { openGames } from '../../pairing/round/openGames';
import { makeOpenEvent } from '../../pairing/round/makeOpenEvent';
import type { OpenEvent } from '../../pairing/round/openEvent';
import { valueWord, type Text } from '../../sheet/wording';
import { badCells } from '../../standings/score/badCell';
import { lastCountedRound } from '../../standings/score/lastCountedRound';
import type { Event } from '../../standings/stages/event';
import type { Placement } from '../../standings/placement/placement';
import { hasLostHalf } from '../../standings/score/lostHalves';
import { unfitting } from '../../standings/placement/unfittingTiebreaks';
import type { Table } from '../catalogue/table';
import type { TournamentInput } from '../read/tournament';

/** The list and the settings as typed; in a team event the rows are players. */
type ListWithSettings = Pick<TournamentInput, 'event' | 'text'>;

/** The note that no place is final, because games are open or a value is unknown; '' where everything is known. */
export function provisional({ event, text }: ListWithSettings): string {
  const played = playedRounds(event);
  const count = openGames(event, played);
  if (count === 0) return hasGaps(event) ? text('standings.provisional', { round: played }) : '';
  return text(count === 1 ? 'standings.oneGameOpen' : 'standings.gamesOpen', { round: played, count });
}

const playedRounds = ({ wallList, settings }: Event): number => lastCountedRound(wallList, settings);

/**
 * Whether a cell is unreadable or a start unknown. The starts of teams depend on several players and are not
 * looked at.
 */
const hasGaps = ({ wallList, settings, standing }: Event): boolean =>
  badCells(wallList, settings).size > 0 || (!settings.teams && standing().starts.includes(undefined));

/**
 * The note on prizes and titles, which are provisional as long as any round is to be played; '' when all is
 * over.
 */
export function provisionalPrizes(typed: ListWithSettings): string {
  const { event, text } = typed;
  const { wallList, settings } = event;
  const open = provisional(typed);
  if (open !== '') return open;
  const whole = ofAllRounds(event);
  const isOver =
    whole.openRound().round === undefined &&
    (settings.rounds ?? 0) <= wallList.rounds &&
    openGames(whole, wallList.rounds) === 0 &&
    wallList.entries.every(row => row.slice(settings.throughRound ?? wallList.rounds).flat().length === 0);
  return isOver ? '' : text('standings.provisional', { round: playedRounds(event) });
}

const ofAllRounds = (event: OpenEvent): OpenEvent =>
  event.settings.throughRound === undefined
    ? event
    : makeOpenEvent(event.wallList, { ...event.settings, throughRound: undefined });

export const unfittingNotes = (event: Event, text: Text): readonly string[] =>
  unfitting(event).map(({ tiebreak, system }) =>
    system === undefined
      ? text('standings.teamTiebreak', { tiebreak: valueWord(text, tiebreak) })
      : text('standings.unfitting', {
          tiebreak: valueWord(text, tiebreak),
          system: valueWord(text, system),
        }),
  );

/** A word on half points where rounding takes one away, and the names of those who have no row. */
export function placementNotes(
  event: Event,
  { absent, unplaced }: Pick<Placement, 'absent' | 'unplaced'>,
  text: Text,
): readonly string[] {
  const { players } = event.wallList;
  const isRounded = event.rankings('final').some(({ standing, ranked }) => {
    const placed = [...ranked].filter(player => !unplaced.has(player));
    return hasLostHalf(standing, placed);
  });
  const names = [...absent].map(player => players[player]?.name ?? '').join(', ');
  return [
    isRounded ? text('standings.rounded') : '',
    absent.size > 0 ? text('standings.absent', { players: names }) : '',
  ];
}

/** The games that go to the federations with another result. */
export const ratedNotes = ({ event, settings, text }: TournamentInput): readonly string[] =>
  ratedActs({ wallList: event.wallList, settings }).map(({ round, values }) =>
    text('standings.ratedOtherwise', { ...values, round }),
  );

/** The table with the notes as one more title at the right, so that every player keeps one row. */
export function withNotes(table: Table, notes: readonly string[]): Table {
  const note = notes.filter(line => line !== '').join('; ');
  return note === '' ? table : table.map((row, index) => [...row, index === 0 ? note : '']);
}
