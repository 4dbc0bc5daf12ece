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
  const noShow = findNoShow(tournament, round, player);
  const half = noShow && halfEntered(tournament, noShow);
  if (!noShow || half) return half ?? stoppedAt(tournament, round, player);
  return {
    view: 'absence',
    seen: printOf(tournament, round, player),
    round,
    player: playerLabel(tournament.reading.wallList, noShow.player),
    opponent: playerLabel(tournament.reading.wallList, noShow.opponent),
    remedies: remediesOf(workbook, tournament, noShow).map(({ choice }) => choice),
    stays: staysOf(tournament, noShow),
  };
}

/** Writes what was chosen. To be called under the lock. */
export function writeAbsence(workbook: Workbook, tournament: Tournament, asked: AbsenceRequest): View {
  const { round, player } = asked;
  const { text, reading } = tournament;
  const noShow = findNoShow(tournament, round, player);
  const half = noShow && halfEntered(tournament, noShow);
  if (half) return half;
  const remedy = noShow && remediesOf(workbook, tournament, noShow, asked.remedy)[0];
  const stays = noShow && staysOf(tournament, noShow).find(({ value }) => value === asked.stays);
  if (!noShow || !remedy || !stays || asked.seen !== printOf(tournament, round, player))
    return stoppedAt(tournament, round, player);
  const name = playerLabel(tournament.reading.wallList, noShow.player);
  const sentence = text('action.didNotCome', { player: name, remedy: remedy.choice.label });
  const no = reading.wallList.players[noShow.player]?.no ?? 0;
  const what = text('action.absent', { round, what: sentence, stays: `${no} ${stays.label}` });
  const leaving = listBlocks(tournament, placed(tournament, leavingChanges(tournament, noShow, asked.stays)));
  if (remedy.hand) {
    const planned = planFor(workbook, tournament, remedy.hand, sentence);
    if (planned.kind === 'view') return planned.view;
    return writePlan(
      workbook,
      planned.plan,
      what,
      (different, undo, sheet) => ({ view: 'changed', round, what, sheet, different, undo }),
      leaving,
    );
  }
  const changes = resultChanges(tournament, noShow, remedy);
  const blocks = [
    ...listBlocks(tournament, placed(tournament, changes)),
    ...resultsIntoSheets(workbook, tournament, readRecords(workbook, tournament, new Set([round])), [
      { round, game: gameOf(noShow), result: resultOf(noShow, remedy) },
    ]),
    ...leaving,
    ...noteBlocks(workbook, round, sentence),
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
  noShow: NoShow,
  remedy: Remedy,
): readonly CellChange[] {
  const { black, white } = sidesOf(noShow);
  const row = {
    row: 0,
    black: playerLabel(reading.wallList, black),
    white: playerLabel(reading.wallList, white),
    handicap: undefined,
    result: resultOf(noShow, remedy),
    moves: undefined,
  };
  const table = { header: -1, resultColumn: 0, rows: [row], strays: [], end: 1 };
  return recordRound(reading, list.values, noShow.round, table, settings.language, knownResults()).changes;
}

const sidesOf = ({ player, opponent, game }: NoShow): { readonly black: number; readonly white: number } =>
  game.colour === 'white' ? { black: opponent, white: player } : { black: player, white: opponent };

const gameOf = (noShow: NoShow): string => `${sidesOf(noShow).black},${sidesOf(noShow).white}`;

const resultOf = (noShow: NoShow, { results = ['', ''] }: Remedy): string =>
  results[sidesOf(noShow).black === noShow.player ? 0 : 1];

const placed = ({ list }: Tournament, changes: readonly CellChange[]): readonly CellChange[] =>
  changes.map(change => ({
    ...change,
    row: change.row + list.origin.row,
    column: change.column + list.origin.column,
  }));

/** Stands below the games of a published round. */
function noteBlocks(workbook: Workbook, round: RoundNo, sentence: string): readonly Block[] {
  const roundSheet = roundSheets(workbook, round).find(({ table }) => table !== undefined);
  if (!roundSheet?.table || publishedAt(roundSheet.values) === '') return [];
  const { row, before, after } = changeRound(roundSheet.values, roundSheet.table, {
    gone: [],
    goneAlone: [],
    games: [],
    alone: [],
    notes: [`${workbook.now().slice(0, 16)} ${sentence}`],
    excludedTables: [],
    now: label => label,
  });
  return [{ sheet: roundSheet.sheet, row, column: 0, before, after }];
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
function halfEntered(tournament: Tournament, noShow: NoShow): View | undefined {
  const half = halfOf(tournament, noShow);
  if (half === undefined) return undefined;
  const { players } = tournament.reading.wallList;
  const named = (player: PlayerIndex): string => players[player]?.name ?? '';
  const values = {
    round: noShow.round,
    player: named(noShow.player),
    opponent: named(noShow.opponent),
    text: half,
  };
  return {
    view: 'stopped',
    reasons: [remarkOn(tournament, { code: 'halfEntered', severity: 'error', place: LIST, values })],
  };
}
