import { komiOf } from '../../pairing/game/handicap';
import type { WallListReading } from '../../sheet/read/wallListReading';
import { changeRound } from '../../sheet/rounds/changeRound';
import { gamesOfList, type GameOfList } from '../../sheet/rounds/gamesWithoutTable';
import { labelsNow } from '../../sheet/rounds/labelNow';
import { findPair } from '../../sheet/rounds/roundPair';
import {
  aloneRow,
  gameRow,
  makeLabel,
  publishedAt,
  type RoundTable,
  type SheetRow,
} from '../../sheet/rounds/roundSheet';
import { isBlank } from '../../sheet/cells/cell';
import { isBye } from '../../tournament/game';
import { entriesIn, type Player } from '../../tournament/wallList';
import { roundSheets } from '../read/roundSheets';
import type { Tournament } from '../read/tournament';
import { newLines } from './changedSheet';
import type { Workbook } from '../workbook/workbook';
import type { MendPlan } from '../write/mendPlan';
import type { PlayerIndex, RoundNo } from '../../tournament/indices';

/**
 * Games that were typed over in the list after their sheet was written: the change gives them the tables that became free, or new ones,
 * and a published sheet its line below the games. None where a line that would go has a result, where a player of it has nothing in the
 * round yet, or where anybody plays several games: an arbiter has to look.
 */
export function sheetInStep(workbook: Workbook, tournament: Tournament, round: RoundNo): readonly MendPlan[] {
  const { reading, settings, text } = tournament;
  const { players, entries } = reading.wallList;
  const [found, ...others] = roundSheets(workbook, round).filter(({ table }) => table !== undefined);
  const games = gamesOfList(reading, round);
  if (!found?.table || others.length > 0 || !games) return [];
  if (settings.teams || entries.some(row => (row[round - 1] ?? []).length > 1)) return [];
  const { table, values, sheet } = found;
  const gone = goneLines(tournament, table, round);
  if (!gone) return [];
  const player = (index: number): Player => players[index] as Player;
  const change = {
    gone: gone.labels,
    goneAlone: games.flatMap(({ black, white }) => [black, white]).map(index => makeLabel(player(index))),
    games: gamesWithoutLine(tournament, table, games, round).map(({ black, white, handicap }) => ({
      cells: gameRow({
        table: 0,
        black: player(black),
        white: player(white),
        handicap,
        komi: komiOf(settings, handicap),
      }).slice(1),
    })),
    alone: gone.players
      .filter(index => entriesIn(reading.wallList, index, round).some(isBye))
      .map(index => aloneRow(player(index), 'bye', text)),
    notes: [],
    excludedTables: settings.excludedTables,
    now: labelsNow(players, table),
  };
  const first = changeRound(values, table, change);
  if (first.after.length === 0) return [];
  const news = newLines(change.games, first);
  const lost = gone.labels.map(({ black, white }) => `${black} – ${white}`).join('; ');
  const line =
    news === '' ? text('action.gamesGone', { games: lost }) : text('action.changed', { games: news });
  const notes = publishedAt(values) === '' ? [] : [`${workbook.now().slice(0, 16)} ${line}`];
  const { row, before, after } = changeRound(values, table, { ...change, notes });
  const label =
    news === ''
      ? text('mendBy.outOfSheet', { round, games: lost })
      : text('mendBy.intoSheet', { round, games: news });
  return [{ label, blocks: [{ sheet, row, column: 0, before, after }], id: JSON.stringify(first) }];
}

interface GoneLines {
  readonly labels: readonly { readonly black: string; readonly white: string }[];
  readonly players: readonly number[];
}

/** The lines of a sheet that the list has no more; undefined where one may not go. */
function goneLines({ reading }: Tournament, table: RoundTable, round: RoundNo): GoneLines | undefined {
  const { players } = reading.wallList;
  const now = labelsNow(players, table);
  const gone = table.rows.filter(row => !stays(reading, row, round));
  const labels = gone.map(({ black, white }) => ({ black: now(black), white: now(white) }));
  const out = labels.flatMap(({ black, white }) =>
    [black, white].map(label => players.findIndex(player => makeLabel(player) === label)),
  );
  const hasNothing = (player: PlayerIndex): boolean =>
    player < 0 || entriesIn(reading.wallList, player, round).length === 0;
  if (out.some(hasNothing) || gone.some(({ result }) => !isBlank(result))) return undefined;
  return { labels, players: out };
}

/** Whether the list has the game of a line, with its colours and its handicap. */
function stays(reading: WallListReading, row: SheetRow, round: RoundNo): boolean {
  const pair = findPair(reading, row, round);
  if (!pair) return false;
  const { game } = pair.black;
  const isTurned = game.colour === 'white' || pair.white.game.colour === 'black';
  return !isTurned && (row.handicap === undefined || Number(row.handicap) === game.handicap);
}

function gamesWithoutLine(
  { reading }: Tournament,
  table: RoundTable,
  games: readonly GameOfList[],
  round: RoundNo,
): readonly GameOfList[] {
  const inSheet = table.rows
    .filter(row => stays(reading, row, round))
    .flatMap(row => {
      const pair = findPair(reading, row, round);
      return pair ? [[pair.black.player, pair.white.player].sort().join()] : [];
    });
  return games.filter(({ black, white }) => !inSheet.includes([black, white].sort().join()));
}
