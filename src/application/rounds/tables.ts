import { tablesAnew, type StandingGame } from '../../pairing/byHand/tablesAnew';
import { findPair } from '../../sheet/rounds/roundPair';
import { RESULT_COLUMN, publishedAt, type SheetRow } from '../../sheet/rounds/roundSheet';
import { tableRows } from '../../sheet/rounds/tableRows';
import { makeA1, isBlank } from '../../sheet/cells/cell';
import type { Block } from '../../sheet/cells/block';
import { hasResult } from '../../tournament/game';
import type { ResultsOfRound, TableAnew, View } from '../protocol/protocol';
import { inputOf } from '../read/openTournament';
import { offersTables } from '../read/roundInPlay';
import { roundSheets, type RoundSheet } from '../read/roundSheets';
import { remarkOn } from '../read/sentence';
import { stoppedBy } from '../read/stoppedBy';
import type { Tournament } from '../read/tournament';
import { isUnchanged } from '../read/unchanged';
import type { Workbook } from '../workbook/workbook';
import { fingerprint } from '../write/fingerprint';
import { unwritten, write } from '../write/writing';
import type { RoundNo } from '../../tournament/indices';

type Asked = Pick<ResultsOfRound, 'round'> & { readonly played?: boolean | undefined };

interface TablesPlan {
  readonly view: Extract<View, { readonly view: 'tables' }>;
  readonly block: Block;
}

/** The tables of a round as a fresh pairing would number them. Nothing is written. */
export function previewTables(workbook: Workbook, tournament: Tournament, asked: Asked): View {
  const planned = planTables(workbook, tournament, asked);
  return 'block' in planned ? planned.view : planned;
}

/** Writes the tables of the preview if nothing has changed since. To be called under the lock. */
export function writeTables(
  workbook: Workbook,
  tournament: Tournament,
  asked: Asked & { readonly seen: string },
): View {
  const { round } = asked;
  const planned = planTables(workbook, tournament, asked);
  if (!('block' in planned)) return planned;
  const { block, view } = planned;
  if (view.seen !== asked.seen) return stoppedBy(tournament, 'changedSincePreview');
  const what = tournament.text('action.tables', { round });
  const deed = { what, blocks: [block], undoes: undefined, seen: '', tournament };
  const written = write(workbook, tournament.text, deed, () => isUnchanged(workbook, tournament));
  if (written.kind !== 'written') return stoppedBy(tournament, unwritten(written, 'changedSincePreview'));
  return {
    view: 'changed',
    round,
    what,
    sheet: { sheet: block.sheet, a1: makeA1(block.row, 0) },
    different: written.different.map(({ problem, cell }) => ({ ...remarkOn(tournament, problem), cell })),
    undo: { action: String(written.logged.no), what },
  };
}

function planTables(
  workbook: Workbook,
  tournament: Tournament,
  { round, played = false }: Asked,
): TablesPlan | View {
  const { reading, settings, text } = tournament;
  if (!offersTables(tournament, round)) return stoppedBy(tournament, 'changedSincePreview');
  const roundSheet = roundSheets(workbook, round).find(({ table }) => table !== undefined);
  if (!roundSheet?.table) return stoppedBy(tournament, 'roundSheetMissing', { round });
  const { sheet, values, table } = roundSheet;
  const all = gamesIn(workbook, tournament, roundSheet, round);
  const games = all.filter(({ isPlayed }) => played || !isPlayed);
  const ownLines = new Set(games.map(({ line }) => line));
  const taken = table.rows.filter(line => !ownLines.has(line)).flatMap(tableOf);
  const anew = tablesAnew(reading.wallList, settings, round, games, taken);
  if (anew.kind === 'cannot pair')
    return { view: 'stopped', reasons: anew.problems.map(problem => remarkOn(tournament, problem)) };
  const rows = games
    .map(({ line }, i): TableAnew => {
      const { black, white, table: was = '' } = line;
      return { black, white, was, is: String(anew.tables[i]) };
    })
    .filter(({ was, is }) => was !== is)
    .sort((one, other) => Number(one.is) - Number(other.is));
  const published = publishedAt(values) !== '';
  const news = rows.map(({ black, white, is }) => `${is}: ${black} – ${white}`).join('; ');
  const line = `${workbook.now().slice(0, 16)} ${text('action.tablesChanged', { games: news })}`;
  const tables = new Map(games.map(({ line: { row } }, i) => [row, String(anew.tables[i])]));
  const change = tableRows(values, table, tables, published && rows.length > 0 ? [line] : []);
  return {
    block: { sheet, row: change.row, column: 0, before: change.before, after: change.after },
    view: {
      view: 'tables',
      round,
      seen: fingerprint(inputOf(tournament), [[JSON.stringify([settings, sheet, values, played])]]),
      rows,
      withResult: all.filter(({ isPlayed }) => isPlayed).length,
      played,
      published,
    },
  };
}

interface GameInSheet extends StandingGame {
  readonly line: SheetRow;
  readonly isPlayed: boolean;
}

/** The games of the sheet that the list has, too; one with a formula, or with a table that is no number, is the organiser's own. */
function gamesIn(
  workbook: Workbook,
  { reading }: Tournament,
  { sheet, table }: RoundSheet,
  round: RoundNo,
): readonly GameInSheet[] {
  const formulas = workbook.formulas(sheet);
  return (table?.rows ?? []).flatMap((line): readonly GameInSheet[] => {
    const pair = findPair(reading, line, round);
    const isOwn = (formulas[line.row] ?? []).slice(0, RESULT_COLUMN).some(formula => formula !== '');
    if (!pair || isOwn || !/^\d{0,6}$/.test(line.table ?? '')) return [];
    const { black, white } = pair;
    const isPlayed = !isBlank(line.result) || [black, white].some(({ game }) => hasResult(game));
    return [{ line, black: black.player, white: white.player, isPlayed }];
  });
}

const tableOf = ({ table = '' }: SheetRow): readonly number[] =>
  /^\d{1,6}$/.test(table) ? [Number(table)] : [];
