import { stoppedBy } from '../read/stoppedBy';
import { textOf } from '../../sheet/cells/cell';
import { makeOut } from '../../sheet/cells/fields';
import { makeLabel } from '../../sheet/rounds/roundSheet';
import type { CellChange } from '../../sheet/cells/block';
import type { Player } from '../../tournament/wallList';
import type { Workbook } from '../workbook/workbook';
import type { View } from '../protocol/protocol';
import { listBlocks } from '../read/listRows';
import type { Tournament } from '../read/tournament';
import { carryOut } from './carryOut';

type CheckInView = Extract<View, { readonly view: 'check-in' }>;

/** Who is there: whoever has no `?` in the column Out. Nothing is written. */
export function checkInView(tournament: Tournament): View {
  const { players } = tournament.reading.wallList;
  if (tournament.reading.columns.out === undefined || players.length === 0)
    return stoppedBy(tournament, 'playersClosed');
  return viewOf(players);
}

const viewOf = (players: readonly Player[]): CheckInView => ({
  view: 'check-in',
  people: players.map(player => ({ player: makeLabel(player), here: !player.out.isAwaited })),
  begun: players.some(({ out }) => out.isAwaited),
});

/** Marks everybody as not there yet. To be called under the lock. */
export function beginCheckIn(workbook: Workbook, tournament: Tournament): View {
  const { players } = tournament.reading.wallList;
  const marked = players.filter(({ out }) => !out.isAwaited);
  const what = tournament.text('action.beginCheckIn', { count: marked.length });
  return mark(workbook, tournament, marked, false, what);
}

/** Marks a player as there, or as not there yet. To be called under the lock. */
export function markHere(workbook: Workbook, tournament: Tournament, label: string, here: boolean): View {
  const found = tournament.reading.wallList.players.filter(player => makeLabel(player) === label);
  if (found.length !== 1) return stoppedBy(tournament, 'changedSincePreview');
  const marked = found.filter(({ out }) => (out.isAwaited === true) === here);
  const what = tournament.text(here ? 'action.here' : 'action.notHere', { player: label });
  return mark(workbook, tournament, marked, here, what);
}

function mark(
  workbook: Workbook,
  tournament: Tournament,
  marked: readonly Player[],
  here: boolean,
  what: string,
): View {
  const { reading, list } = tournament;
  const { players } = reading.wallList;
  const column = reading.columns.out;
  if (column === undefined) return stoppedBy(tournament, 'playersClosed');
  if (marked.length === 0) return checkInView(tournament);
  const changes = marked.map((player): CellChange => {
    const row = reading.rows[players.indexOf(player)] ?? 0;
    const { rounds, from } = player.out;
    const after = makeOut({ rounds, from, ...(!here && { isAwaited: true }) });
    return {
      row: row + list.origin.row,
      column: column + list.origin.column,
      before: textOf(list.values[row]?.[column]),
      after,
    };
  });
  const done = carryOut(workbook, tournament, what, listBlocks(tournament, changes));
  if (done.kind === 'view') return done.view;
  const now = players.map(player => {
    const { rounds, from } = player.out;
    return marked.includes(player)
      ? { ...player, out: { rounds, from, ...(!here && { isAwaited: true }) } }
      : player;
  });
  return { ...viewOf(now), undo: done.undo };
}
