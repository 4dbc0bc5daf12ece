import type { MissingResult } from '../../pairing/round/openEvent';
import { leftToPair } from '../read/leftToPair';
import { roundSheets } from '../read/roundSheets';
import { lastRoundWithGames, mayDecide, roundsInSight, offersTables } from '../read/roundInPlay';
import { pairNextRound } from '../../pairing/nextRound';
import { playerLabel, publishedAt } from '../../sheet/rounds/roundSheet';
import { stageAt } from '../../standings/stages/stage';
import {
  type GameOfRound,
  type MissingResultRemark,
  type Remarkable,
  type ResultsOfRound,
  type UndoOffer,
} from '../protocol/protocol';
import { absentPlans } from '../mend/absentPlans';
import { isOutOfStep, roundPlans } from '../mend/roundPlans';
import { shown } from '../write/mendPlan';
import { readRecords, recordProblems, type SheetRecord } from './records';
import { reportsOffered } from './reports';
import {
  gamesInPanel,
  gamesOf,
  inSheetsColours,
  NOBODY,
  placeInSheets,
  rowForSorting,
  wallListCell,
  type RoundGame,
} from './roundGames';
import type { Tournament } from '../read/tournament';
import type { Workbook } from '../workbook/workbook';
import { timeOfRound } from '../../tournament/timetable';
import { SYSTEMS } from '../../tournament/systems';
import type { PlayerIndex, RoundNo } from '../../tournament/indices';

/** The view of a round in play: how many games are done, and the missing results in the order of the tables. */
export function resultsMissing(
  workbook: Workbook,
  tournament: Tournament,
  round: RoundNo,
  players: ReadonlySet<number>,
  undo: UndoOffer | undefined,
  isTakenBack = false,
): ResultsOfRound {
  const { wallList } = tournament.reading;
  const records = readRecords(workbook, tournament, roundsInSight(tournament));
  const toPair = leftToPair(workbook, tournament);
  const left = toPair?.round === round ? toPair : undefined;
  const waiting = new Set(left?.numbers);
  const isLeft = ({ white, black }: RoundGame): boolean =>
    white < 0 && waiting.has(wallList.players[black]?.no ?? 0);
  const all = inSheetsColours(tournament, round, gamesOf(tournament, round, players), records);
  const games = all.filter(game => !isLeft(game));
  const open = games.filter(game => game.open);
  const name = (player: PlayerIndex): string => playerLabel(wallList, player);
  const missing = open
    .map(game => ({ ...game, place: placeInSheets(game, round, records) }))
    .filter(({ place }) => !place?.typed)
    .sort((one, other) => rowForSorting(one.place) - rowForSorting(other.place));
  const inPanel = (of: number, some: readonly RoundGame[]): readonly GameOfRound[] =>
    gamesInPanel(workbook, tournament, of, some, records);
  const goingOn = Array.from({ length: round - 1 }, (_, i) => i + 1).flatMap(of =>
    inPanel(
      of,
      inSheetsColours(tournament, of, gamesOf(tournament, of, NOBODY), records).filter(game => game.open),
    ).map(game => ({ ...game, round: of })),
  );
  return {
    view: 'results missing',
    round,
    known: games.length - open.length,
    total: games.length,
    missing: [...missing, ...(waiting.size > MOST_NAMED ? [] : all.filter(isLeft).map(withoutPlace))].map(
      game => missingResult(tournament, round, game, name),
    ),
    games: inPanel(round, games),
    ...(goingOn.length > 0 && { goingOn }),
    ...(left
      ? { left }
      : {
          ...withoutWaiting(tournament, round, games),
          ...(hasNextRound(tournament, round) && { hasNext: true as const }),
        }),
    ...publicationOf(workbook, round),
    ...(offersTables(tournament, round) && { tables: true }),
    again: mayDecide(tournament, round) && lastRoundWithGames(tournament.reading.wallList) === round,
    ...lateOf(workbook, tournament, round),
    ...recordableIn(records, isTakenBack),
    ...byHandIn(tournament, round, records),
    ...reportsOffered(workbook, tournament, records),
    warnings: sheetWarnings(workbook, tournament, records),
    ahead: roundAhead(tournament, round),
    undo,
  };
}

function recordableIn(
  records: readonly SheetRecord[],
  isTakenBack: boolean,
): Pick<ResultsOfRound, 'recordable' | 'records'> {
  const recordable = records.reduce((sum, { typed }) => sum + typed.size, 0);
  return { recordable, ...(recordable > 0 && !isTakenBack && { records: true }) };
}

const missingResult = (
  tournament: Tournament,
  round: RoundNo,
  { black, white, place }: RoundGame & { readonly place: ReturnType<typeof placeInSheets> },
  name: (player: PlayerIndex) => string,
): MissingResultRemark => ({
  ...shown({
    remark: {
      severity: 'note',
      sentence: white < 0 ? name(black) : `${name(black)} – ${name(white)}`,
      mend: '',
      cell: place?.cell ?? wallListCell(tournament, black, round),
    },
    plans: white < 0 ? absentPlans(tournament, black, round) : [],
  }),
  ...(white >= 0 && { game: true }),
});

const sheetWarnings = (
  workbook: Workbook,
  tournament: Tournament,
  records: readonly SheetRecord[],
): readonly Remarkable[] =>
  records.flatMap(record =>
    recordProblems(tournament, [record]).map((remark, at) => {
      const problem = record.problems[at];
      return shown({ remark, plans: problem ? roundPlans(workbook, tournament, record, problem) : [] });
    }),
  );

/** Games that were typed over in the list after their sheet was written. */
function byHandIn(
  tournament: Tournament,
  round: RoundNo,
  records: readonly SheetRecord[],
): { readonly byHand?: readonly string[] } {
  const changed = records
    .filter(record => record.round === round)
    .map(record => ({ ...record, problems: record.problems.filter(isOutOfStep) }));
  const byHand = recordProblems(tournament, changed).map(({ sentence }) => sentence);
  return byHand.length > 0 ? { byHand } : {};
}

/** Of so many who have no game yet each is offered an absence. */
const MOST_NAMED = 12;

const withoutPlace = (game: RoundGame): RoundGame & { readonly place: undefined } => ({
  ...game,
  place: undefined,
});

/** The next round, which can be paired while a game goes on: each counts as a tie. The others have to have their results. */
function withoutWaiting(
  tournament: Tournament,
  round: RoundNo,
  games: readonly RoundGame[],
): { readonly waits?: number } {
  const { wallList } = tournament.reading;
  const open = games.filter(game => game.open);
  const isPaired = open.every(
    ({ white, outcomes }) => white >= 0 && outcomes.every(outcome => outcome === 'unknown'),
  );
  const isLast = lastRoundWithGames(wallList) === round && round < wallList.rounds;
  return isPaired && isLast && open.length < games.length && mayDecide(tournament, round + 1)
    ? { waits: round + 1 }
    : {};
}

/** How many games of a round are decided; `missing` are all players who lack a result. */
export function progressOf(
  tournament: Tournament,
  round: RoundNo,
  missing: readonly MissingResult[],
): { readonly known: number; readonly total: number } {
  const players = missing.flatMap(result => (result.round === round ? [result.player] : []));
  const games = gamesOf(tournament, round, new Set(players));
  return { known: games.filter(({ open }) => !open).length, total: games.length };
}

const hasNextRound = (tournament: Tournament, round: RoundNo): boolean =>
  lastRoundWithGames(tournament.reading.wallList) === round &&
  tournament.event.openRound().round !== undefined &&
  round < tournament.reading.wallList.rounds;

export const hasGames = ({ reading }: Tournament, round: RoundNo): boolean =>
  reading.wallList.entries.some(row => row[round - 1]?.some(({ kind }) => kind === 'game'));

/** When the round was published, if it has a sheet. */
export function publicationOf(workbook: Workbook, round: RoundNo): { readonly published?: string } {
  const roundSheet = roundSheets(workbook, round).find(({ table }) => table !== undefined);
  return roundSheet ? { published: publishedAt(roundSheet.values) } : {};
}

/** The time at which whoever is not there has lost: settings *Timetable* and *Lateness*. */
function lateOf(workbook: Workbook, { settings }: Tournament, round: RoundNo): Pick<ResultsOfRound, 'late'> {
  const start = timeOfRound(settings.timetable, round);
  if (!start || settings.lateness === undefined) return {};
  const [hour = 0, minute = 0] = start.time.split(':').map(Number);
  const end = hour * 60 + minute + settings.lateness;
  const two = (value: number): string => String(value).padStart(2, '0');
  const at = `${two(Math.floor(end / 60) % 24)}:${two(end % 60)}`;
  const [today = '', now = ''] = workbook.now().split(' ');
  const isToday = start.day === '' || start.day === today;
  return { late: { at, over: isToday && end < 24 * 60 && now.slice(0, 5) >= at } };
}

/**
 * The next round of a Berger table, which can be paired while games are open, because it needs no results.
 * Undefined in any other system.
 */
function roundAhead({ event }: Tournament, round: RoundNo): number | undefined {
  const { stages } = event;
  const stage = stages[stageAt(stages, round)];
  if (!stage || SYSTEMS[stage.system].pairs !== 'table') return undefined;
  const next = pairNextRound(event);
  return next.kind === 'paired' && next.round > round ? next.round : undefined;
}
