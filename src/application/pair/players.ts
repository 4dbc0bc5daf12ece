import { lastRoundWithGames } from '../read/roundInPlay';
import { makeOut } from '../../sheet/cells/fields';
import { textOf } from '../../sheet/cells/cell';
import { makeLabel } from '../../sheet/rounds/roundSheet';
import { LIST } from '../../tournament/problem';
import { isOut, type Out, type Player } from '../../tournament/wallList';
import type { Workbook } from '../workbook/workbook';
import type { PlayerChange, View } from '../protocol/protocol';
import { remarkOn } from '../read/sentence';
import { listBlocks, listPrint } from '../read/listRows';
import type { Tournament } from '../read/tournament';
import { isUnchanged } from '../read/unchanged';
import { unwritten, write } from '../write/writing';

/** All players with the rounds that they miss, and what can be changed from the next round on. Nothing is written. */
export function playersView(tournament: Tournament): View {
  const { reading, text } = tournament;
  const round = nextRound(tournament);
  if (reading.columns.out === undefined || round > reading.wallList.rounds) return stopped(tournament);
  return {
    view: 'players',
    round,
    players: reading.wallList.players.map(player => {
      const out = makeOut(player.out);
      const label = makeLabel(player);
      const misses = out === '' ? '' : `: ${text('column.out')} ${out}`;
      return { value: label, label: `${label}${misses}`, means: '' };
    }),
    changes: (['misses', 'withdraws', 'returns'] as const).map(value => ({
      value,
      label: text(`absence.${value}Player`, { round }),
      means: text(`absence.${value}PlayerMeans`, { round }),
    })),
  };
}

/** Writes the change into the column Out; the players again, with what was done. To be called under the lock. */
export function changePlayer(
  workbook: Workbook,
  tournament: Tournament,
  asked: string,
  change: PlayerChange,
): View {
  const { reading, list, text } = tournament;
  const view = playersView(tournament);
  const index = reading.wallList.players.findIndex(one => makeLabel(one) === asked);
  const player = reading.wallList.players[index];
  const [row, column] = [reading.rows[index], reading.columns.out];
  if (view.view !== 'players' || !player || row === undefined || column === undefined)
    return stopped(tournament);
  const after = makeOut(outAfter(player, view.round, change));
  const before = textOf(list.values[row]?.[column]);
  if (before === after) return view;
  const what = text('action.player', {
    player: asked,
    what: text(`absence.${change}Player`, { round: view.round }),
  });
  const cell = { row: row + list.origin.row, column: column + list.origin.column, before, after };
  const deed = {
    what,
    blocks: listBlocks(tournament, [cell]),
    undoes: undefined,
    seen: listPrint(tournament),
    tournament,
  };
  const written = write(workbook, text, deed, () => isUnchanged(workbook, tournament));
  if (written.kind !== 'written') return stopped(tournament, unwritten(written, 'changedSincePreview'));
  const reasons = written.different.map(({ problem, cell: at }) => ({
    ...remarkOn(tournament, problem),
    cell: at,
  }));
  if (reasons.length > 0) return { view: 'stopped', reasons };
  const players = view.players.map(one => {
    const out = after === '' ? '' : `: ${text('column.out')} ${after}`;
    return one.value === asked ? { ...one, label: `${asked}${out}` } : one;
  });
  return { ...view, players, done: what, undo: { action: String(written.logged.no), what } };
}

/** The first round of which no game is paired. */
const nextRound = ({ reading }: Tournament): number => lastRoundWithGames(reading.wallList) + 1;

function outAfter(player: Player, round: number, change: PlayerChange): Out {
  const { rounds, from } = player.out;
  const earlier = rounds.filter(one => one < round);
  // Who is not there yet misses every round until then, and those that were said besides.
  const told = { ...player, out: { rounds, from } };
  switch (change) {
    case 'misses':
      return isOut(told, round)
        ? player.out
        : { ...player.out, rounds: [...rounds, round].sort((a, b) => a - b) };
    case 'withdraws':
      return { rounds: earlier, from: Math.min(round, from ?? round) };
    case 'returns': {
      // The rounds that were missed until then stay missed.
      const missed = Array.from({ length: round - 1 }, (_, i) => i + 1).filter(one => isOut(told, one));
      return { rounds: missed, from: undefined };
    }
  }
}

const stopped = (
  tournament: Tournament,
  code: 'playersClosed' | 'changedSincePreview' | 'nothingToWrite' = 'playersClosed',
): View => ({
  view: 'stopped',
  reasons: [remarkOn(tournament, { code, severity: 'error', place: LIST, values: {} })],
});
