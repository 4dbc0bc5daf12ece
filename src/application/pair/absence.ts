import { inputOf } from '../read/openTournament';
import { knownResults, roundSheets } from '../read/roundSheets';
import { recordRound } from '../../sheet/rounds/recordRound';
import { changeRound } from '../../sheet/rounds/changeRound';
import { playerLabel, publishedAt } from '../../sheet/rounds/roundSheet';
import type { Block, CellChange } from '../../sheet/cells/block';
import { LIST, type Problem } from '../../tournament/problem';
import { readRecords } from '../results/records';
import type { Workbook } from '../workbook/workbook';
import type { View } from '../protocol/protocol';
import { remarkOn } from '../read/sentence';
import { listBlocks, listPrint } from '../read/listRows';
import type { Tournament } from '../read/tournament';
import { isUnchanged } from '../read/unchanged';
import { resultsIntoSheets } from '../results/resultsIntoSheets';
import { fingerprint } from '../write/fingerprint';
import { unwritten, write } from '../write/writing';
import { writePlan } from './pair';
import { findNoShow, halfOf, playsSeveralGames, type NoShow, type AbsenceRequest } from './noShow';
import { planFor, remediesOf, type Remedy } from './remedies';
import { staysOf, leavingChanges } from './staying';
import type { PlayerIndex, RoundNo } from '../../tournament/indices';

/** Nothing is written. */
export function previewAbsence(
  workbook: Workbook,
  tournament: Tournament,
  { round, player }: Pick<AbsenceRequest, 'round' | 'player'>,
): View {
  const found = findNoShow(tournament, round, player);
  const half = found && halfEntered(tournament, found);
  if (!found || half) return half ?? stoppedAt(tournament, round, player);
  return {
    view: 'absence',
    seen: printOf(tournament, round, player),
    round,
    player: playerLabel(tournament.reading.wallList, found.player),
    opponent: playerLabel(tournament.reading.wallList, found.opponent),
    remedies: remediesOf(workbook, tournament, found).map(({ choice }) => choice),
    stays: staysOf(tournament, found),
  };
}

/** Writes what was chosen. To be called under the lock. */
export function writeAbsence(workbook: Workbook, tournament: Tournament, asked: AbsenceRequest): View {
  const { round, player } = asked;
  const { text, reading } = tournament;
  const found = findNoShow(tournament, round, player);
  const half = found && halfEntered(tournament, found);
  if (half) return half;
  const remedy = found && remediesOf(workbook, tournament, found, asked.remedy)[0];
  const stays = found && staysOf(tournament, found).find(({ value }) => value === asked.stays);
  if (!found || !remedy || !stays || asked.seen !== printOf(tournament, round, player))
    return stoppedAt(tournament, round, player);
  const name = playerLabel(tournament.reading.wallList, found.player);
  const said = text('action.didNotCome', { player: name, remedy: remedy.choice.label });
  const no = reading.wallList.players[found.player]?.no ?? 0;
  const what = text('action.absent', { round, what: said, stays: `${no} ${stays.label}` });
  const leaving = listBlocks(tournament, placed(tournament, leavingChanges(tournament, found, asked.stays)));
  if (remedy.hand) {
    const planned = planFor(workbook, tournament, remedy.hand, said);
    if (planned.kind === 'view') return planned.view;
    return writePlan(
      workbook,
      planned.plan,
      what,
      (different, undo, sheet) => ({ view: 'changed', round, what, sheet, different, undo }),
      leaving,
    );
  }
  const changes = resultChanges(tournament, found, remedy);
  const blocks = [
    ...listBlocks(tournament, placed(tournament, changes)),
    ...resultsIntoSheets(workbook, tournament, readRecords(workbook, tournament, new Set([round])), [
      { round, game: gameOf(found), result: resultOf(found, remedy) },
    ]),
    ...leaving,
    ...noteBlocks(workbook, round, said),
  ];
  const deed = { what, blocks, undoes: undefined, seen: listPrint(tournament), tournament };
  const written = write(workbook, text, deed, () => isUnchanged(workbook, tournament));
  if (written.kind !== 'written')
    return stoppedAt(tournament, round, player, unwritten(written, 'absenceChanged'));
  return {
    view: 'changed',
    round,
    what,
    sheet: undefined,
    different: written.different.map(({ problem, cell }) => ({ ...remarkOn(tournament, problem), cell })),
    undo: { action: String(written.logged.no), what },
  };
}

const printOf = (tournament: Tournament, round: RoundNo, player: string): string =>
  fingerprint(inputOf(tournament), [[JSON.stringify(tournament.settings), round, player]]);

function resultChanges(
  { reading, list, settings }: Tournament,
  found: NoShow,
  remedy: Remedy,
): readonly CellChange[] {
  const { black, white } = sidesOf(found);
  const row = {
    row: 0,
    black: playerLabel(reading.wallList, black),
    white: playerLabel(reading.wallList, white),
    handicap: undefined,
    result: resultOf(found, remedy),
    moves: undefined,
  };
  const table = { header: -1, resultColumn: 0, rows: [row], strays: [], end: 1 };
  return recordRound(reading, list.values, found.round, table, settings.language, knownResults()).changes;
}

const sidesOf = ({ player, opponent, game }: NoShow): { readonly black: number; readonly white: number } =>
  game.colour === 'white' ? { black: opponent, white: player } : { black: player, white: opponent };

const gameOf = (found: NoShow): string => `${sidesOf(found).black},${sidesOf(found).white}`;

const resultOf = (found: NoShow, { results = ['', ''] }: Remedy): string =>
  results[sidesOf(found).black === found.player ? 0 : 1];

const placed = ({ list }: Tournament, changes: readonly CellChange[]): readonly CellChange[] =>
  changes.map(one => ({ ...one, row: one.row + list.origin.row, column: one.column + list.origin.column }));

/** Stands below the games of a published round. */
function noteBlocks(workbook: Workbook, round: RoundNo, said: string): readonly Block[] {
  const found = roundSheets(workbook, round).find(({ table }) => table !== undefined);
  if (!found?.table || publishedAt(found.values) === '') return [];
  const { row, before, after } = changeRound(found.values, found.table, {
    gone: [],
    goneAlone: [],
    games: [],
    alone: [],
    notes: [`${workbook.now().slice(0, 16)} ${said}`],
    excludedTables: [],
    now: label => label,
  });
  return [{ sheet: found.sheet, row, column: 0, before, after }];
}

const stoppedAt = (
  tournament: Tournament,
  round: RoundNo,
  player: string,
  code: Problem['code'] = playsSeveralGames(tournament, round, player)
    ? 'absenceOfSeveral'
    : 'absenceChanged',
): View => ({
  view: 'stopped',
  reasons: [remarkOn(tournament, { code, severity: 'error', place: LIST, values: { round, player } })],
});

/** Why nothing is decided about a game of which the opponent's row has a result already. */
function halfEntered(tournament: Tournament, found: NoShow): View | undefined {
  const half = halfOf(tournament, found);
  if (half === undefined) return undefined;
  const { players } = tournament.reading.wallList;
  const named = (player: PlayerIndex): string => players[player]?.name ?? '';
  const values = {
    round: found.round,
    player: named(found.player),
    opponent: named(found.opponent),
    text: half,
  };
  return {
    view: 'stopped',
    reasons: [remarkOn(tournament, { code: 'halfEntered', severity: 'error', place: LIST, values })],
  };
}
