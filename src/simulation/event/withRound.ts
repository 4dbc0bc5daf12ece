import { freeEntry, type Entry, type Game, type Outcome } from '../../tournament/game';
import type { WallList } from '../../tournament/wallList';
import type { PlayedRound, PlayedResult } from './playedRound';
import type { PlayerIndex, RoundNo } from '../../tournament/indices';

/** Written into empty cells as an organiser would. */
export function withPlayedRound(list: WallList, { paired, games }: PlayedRound): WallList {
  const { round, bye, byeWorth = 'win', free, late } = paired;
  const added = new Map<number, Entry[]>();
  const put = (player: PlayerIndex, entry: Entry): void => {
    const cell = added.get(player);
    if (cell) cell.push(entry);
    else added.set(player, [entry]);
  };
  for (const freePlayer of free) put(freePlayer.player, freeEntry(freePlayer));
  if (bye !== undefined) put(bye, freeEntry({ worth: byeWorth, as: 'bye' }));
  for (const { game, results } of games)
    for (const result of results) {
      put(result.black, sideOf(list, result, 'black', game.handicap));
      put(result.white, sideOf(list, result, 'white', game.handicap));
    }
  const rows = list.entries.map((row, player) => {
    const cell = added.get(player);
    return cell ? withCell(row, round, cell) : row;
  });
  for (const absence of late)
    rows[absence.player] = withCell(rows[absence.player] ?? [], absence.round, [freeEntry(absence)]);
  return { ...list, entries: rows };
}

type EntryRow = WallList['entries'][number];

function withCell(row: EntryRow, round: RoundNo, cell: readonly Entry[]): EntryRow {
  const changed = [...row];
  changed[round - 1] = cell;
  return changed;
}

function sideOf(list: WallList, result: PlayedResult, colour: 'black' | 'white', handicap: number): Game {
  const opponent = colour === 'black' ? result.white : result.black;
  const byWinner: Outcome = result.winner === undefined ? 'jigo' : result.winner === colour ? 'won' : 'lost';
  const outcome = result.outcomes?.[colour] ?? byWinner;
  return {
    kind: 'game',
    opponent,
    opponentNo: list.players[opponent]?.no ?? 0,
    outcome,
    colour,
    handicap,
    byDefault: result.byDefault,
    moves: result.moves,
  };
}
