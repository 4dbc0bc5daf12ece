import { leftToPair } from '../read/leftToPair';
import { roundSheets } from '../read/roundSheets';
import { lastRoundWithGames, mayDecide, roundsInSight } from '../read/roundInPlay';
import { textOf } from '../../sheet/cells/cell';
import { wholeEntries } from '../../sheet/read/halves';
import { pairNextRound } from '../../pairing/nextRound';
import { playerLabel } from '../../sheet/rounds/roundSheet';
import { stageAt } from '../../standings/stages/stage';
import { opponentsEntry } from '../../tournament/opponentsEntry';
import type { Outcome } from '../../tournament/game';
import {
  type CellLink,
  type GameOfRound,
  type MissingResultRemark,
  type Remarkable,
  type ResultsOfRound,
  type UndoOffer,
} from '../protocol/protocol';
import { absentPlans } from '../mend/absentPlans';
import { isOutOfStep, roundPlans } from '../mend/roundPlans';
import { shown } from '../write/mendPlan';
import { readRecords, recordProblems, type SheetRecord } from './record';
import { codeOfSigns, sheetPlaceOf, signsOf, standsOf } from './standing';
import { cellLink } from '../read/sentence';
import type { Tournament } from '../read/tournament';
import type { Workbook } from '../workbook/workbook';
import type { MissingResult } from '../../pairing/round/openRound';
import { timeOfRound } from '../../tournament/timetable';
import { publishedAt } from '../rounds/published';
import { offersTables } from '../rounds/tables';
import { SYSTEMS } from '../../tournament/systems';

/** The view of a round in play: how many games are done, and the missing results in the order of the tables. */
export function resultsMissing(
  workbook: Workbook,
  tournament: Tournament,
  round: number,
  players: ReadonlySet<number>,
  undo: UndoOffer | undefined,
  isTakenBack = false,
): ResultsOfRound {
  const { wallList } = tournament.reading;
  const records = readRecords(workbook, tournament, roundsInSight(tournament));
  const recordable = records.reduce((sum, { typed }) => sum + typed.size, 0);
  const found = leftToPair(workbook, tournament);
  const left = found?.round === round ? found : undefined;
  const waiting = new Set(left?.numbers);
  const isLeft = ({ white, black }: RoundGame): boolean =>
    white < 0 && waiting.has(wallList.players[black]?.no ?? 0);
  const all = inSheetsColours(tournament, round, gamesOf(tournament, round, players), records);
  const games = all.filter(game => !isLeft(game));
  const open = games.filter(game => game.open);
  const name = (player: number): string => playerLabel(wallList, player);
  const missing = open
    .map(game => ({ ...game, place: placeOf(game, round, records) }))
    .filter(({ place }) => !place?.typed)
    .sort((one, other) => rowOf(one.place) - rowOf(other.place));
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
    recordable,
    ...(recordable > 0 && !isTakenBack && { records: true }),
    ...byHandIn(tournament, round, records),
    warnings: sheetWarnings(workbook, tournament, records),
    ahead: roundAhead(tournament, round),
    undo,
  };
}

/** In the order of the tables. */
function gamesInPanel(
  workbook: Workbook,
  tournament: Tournament,
  round: number,
  games: readonly RoundGame[],
  records: ReturnType<typeof readRecords>,
): readonly GameOfRound[] {
  const name = (player: number): string => playerLabel(tournament.reading.wallList, player);
  return games
    .filter(({ white }) => white >= 0)
    .map(game => ({ ...game, place: placeOf(game, round, records) }))
    .sort((one, other) => rowOf(one.place) - rowOf(other.place))
    .map(game => ({
      ...gameOfRound(tournament, round, game, name),
      ...standingOf(workbook, tournament, round, game, records),
    }));
}

const missingResult = (
  tournament: Tournament,
  round: number,
  { black, white, place }: RoundGame & { readonly place: ReturnType<typeof placeOf> },
  name: (player: number) => string,
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
  round: number,
  records: readonly SheetRecord[],
): { readonly byHand?: readonly string[] } {
  const changed = records
    .filter(one => one.round === round)
    .map(one => ({ ...one, problems: one.problems.filter(isOutOfStep) }));
  const byHand = recordProblems(tournament, changed).map(({ sentence }) => sentence);
  return byHand.length > 0 ? { byHand } : {};
}

const NOBODY: ReadonlySet<number> = new Set();

/** Of so many who have no game yet each is offered an absence. */
const MOST_NAMED = 12;

const withoutPlace = (game: RoundGame): RoundGame & { readonly place: undefined } => ({
  ...game,
  place: undefined,
});

/** The next round, which can be paired while a game goes on: each counts as a tie. The others have to have their results. */
function withoutWaiting(
  tournament: Tournament,
  round: number,
  games: readonly RoundGame[],
): { readonly waits?: number } {
  const { wallList } = tournament.reading;
  const open = games.filter(game => game.open);
  const isPaired = open.every(
    ({ white, outcomes }) => white >= 0 && outcomes.every(one => one === 'unknown'),
  );
  const isLast = lastRoundWithGames(wallList) === round && round < wallList.rounds;
  return isPaired && isLast && open.length < games.length && mayDecide(tournament, round + 1)
    ? { waits: round + 1 }
    : {};
}

/** How many games of a round are decided; `missing` are all players who lack a result. */
export function progressOf(
  tournament: Tournament,
  round: number,
  missing: readonly MissingResult[],
): { readonly known: number; readonly total: number } {
  const players = missing.flatMap(one => (one.round === round ? [one.player] : []));
  const games = gamesOf(tournament, round, new Set(players));
  return { known: games.filter(({ open }) => !open).length, total: games.length };
}

const hasNextRound = (tournament: Tournament, round: number): boolean =>
  lastRoundWithGames(tournament.reading.wallList) === round &&
  tournament.event.openRound().round !== undefined &&
  round < tournament.reading.wallList.rounds;

export const hasGames = ({ reading }: Tournament, round: number): boolean =>
  reading.wallList.entries.some(row => row[round - 1]?.some(({ kind }) => kind === 'game'));

/** When the round was published, if it has a sheet. */
export function publicationOf(workbook: Workbook, round: number): { readonly published?: string } {
  const found = roundSheets(workbook, round).find(({ table }) => table !== undefined);
  return found ? { published: publishedAt(found.values) } : {};
}

/** The time at which whoever is not there has lost: settings *Timetable* and *Lateness*. */
function lateOf(workbook: Workbook, { settings }: Tournament, round: number): Pick<ResultsOfRound, 'late'> {
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
function roundAhead({ event }: Tournament, round: number): number | undefined {
  const { stages } = event;
  const stage = stages[stageAt(stages, round)];
  if (!stage || SYSTEMS[stage.system].pairs !== 'table') return undefined;
  const next = pairNextRound(event);
  return next.kind === 'paired' && next.round > round ? next.round : undefined;
}

function standingOf(
  workbook: Workbook,
  tournament: Tournament,
  round: number,
  { black, white, outcomes, byDefault, stones }: RoundGame,
  records: readonly SheetRecord[],
): Pick<GameOfRound, 'stands' | 'beside' | 'result' | 'stones' | 'points'> {
  const inList = signsOf(outcomes[0], outcomes[1], byDefault);
  const place = sheetPlaceOf(workbook, tournament, records, round, `${black},${white}`);
  const stands = standsOf(inList, place);
  const points = place?.points === undefined ? {} : { points: place.points };
  const isFresh = codeOfSigns(inList) === undefined && place?.signs !== undefined;
  if (isFresh) return { stands, stones, ...points, result: codeOfSigns(place.signs ?? '') ?? '' };
  const beside = stands === inList ? undefined : place?.signs === undefined ? '' : codeOfSigns(place.signs);
  return { stands, stones, ...points, ...(beside !== undefined && { beside }) };
}

/** A game as the panel shows it, with the cell of its missing result; where half of it is entered, that of the other half. */
function gameOfRound(
  tournament: Tournament,
  round: number,
  { black, white, open, outcomes, byDefault, place }: RoundGame & { readonly place: GamePlace | undefined },
  name: (player: number) => string,
): Omit<GameOfRound, 'stands' | 'stones'> {
  const known = [black, white].filter((_, side) => outcomes[side] !== 'unknown');
  const [half] = known.length === 1 && open ? known : [];
  const { text, reading, list } = tournament;
  const column = reading.rounds[round - 1]?.[0] ?? 0;
  const typed =
    half === undefined ? '' : textOf(wholeEntries(reading, list.values)[reading.rows[half] ?? 0]?.[column]);
  return {
    table: place?.table ?? '',
    black: name(black),
    white: name(white),
    ...(open && !place?.typed
      ? {
          cell:
            (half === undefined ? place?.cell : undefined) ??
            wallListCell(tournament, half === black ? white : black, round),
        }
      : { result: place?.typed ? '' : (codeOfSigns(signsOf(outcomes[0], outcomes[1], byDefault)) ?? '') }),
    ...(half !== undefined && { half: text('summary.half', { player: name(half), text: typed }) }),
  };
}

interface GamePlace {
  readonly table: string;
  readonly row: number;
  readonly cell: CellLink;
  /** The Round sheet has the result, which has only to be recorded. */
  readonly typed: boolean;
}

/** The row for sorting; games that are in no Round sheet come last. */
const rowOf = (place: GamePlace | undefined): number => place?.row ?? Number.MAX_SAFE_INTEGER;

/** The place of a game in a sheet of the round; undefined when none has it. */
function placeOf(
  { black, white }: RoundGame,
  round: number,
  records: readonly SheetRecord[],
): GamePlace | undefined {
  const game = `${black},${white}`;
  const record = records.find(one => one.round === round && one.rows.has(game));
  const row = record?.rows.get(game);
  if (!record || row === undefined) return undefined;
  const cell = cellLink({ sheet: record.sheet, origin: { row: 0, column: 0 } }, row, record.resultColumn);
  return { row, cell, table: record.tables.get(row) ?? '', typed: record.typed.has(game) };
}

function wallListCell({ list, reading }: Tournament, player: number, round: number): CellLink {
  const [column = 0] = reading.rounds[round - 1] ?? [];
  const apart = reading.halves.find(({ opponent }) => opponent === column)?.result;
  return cellLink(list, reading.rows[player] ?? 0, apart ?? column);
}

interface RoundGame {
  readonly black: number;
  readonly white: number;
  /** True if a result is missing on at least one side. */
  readonly open: boolean;
  /** Black first; `unknown` too where no cell says it. */
  readonly outcomes: readonly [Outcome, Outcome];
  readonly byDefault: boolean;
  readonly stones: number;
}

/**
 * The games of a round, each once, Black first. A player with a missing result and no opponent has an entry
 * without White.
 */
function gamesOf({ reading }: Tournament, round: number, missing: ReadonlySet<number>): readonly RoundGame[] {
  const { wallList } = reading;
  const cells = wallList.entries.map(row => row[round - 1] ?? []);
  const named = new Set(cells.flat().flatMap(entry => (entry.kind === 'game' ? [entry.opponent] : [])));
  return cells.flatMap((cell, index): readonly RoundGame[] => {
    const alone = { black: index, white: -1, open: true, outcomes: UNKNOWN, byDefault: false, stones: 0 };
    if (!cell.some(({ kind }) => kind === 'game'))
      return missing.has(index) && !named.has(index) ? [alone] : [];
    return cell.flatMap((game, position): readonly RoundGame[] => {
      if (game.kind === 'free') return [];
      const { opponent } = game;
      if (opponent < 0) return [{ ...alone, open: game.outcome === 'unknown' }];
      const answer = cells[opponent]?.[opponentsEntry(wallList, index, round, position) ?? -1];
      const theirs = answer?.kind === 'game' ? answer : undefined;
      if (theirs && opponent < index) return [];
      const isOpen = game.outcome === 'unknown' || theirs?.outcome === 'unknown';
      const open = isOpen || (!theirs && missing.has(opponent));
      const isWhite = game.colour === 'white' || theirs?.colour === 'black';
      const byDefault = game.byDefault || theirs?.byDefault === true;
      const [own, other] = [game.outcome, theirs?.outcome ?? 'unknown'];
      const stones = Math.max(game.handicap, theirs?.handicap ?? 0);
      return [
        isWhite
          ? { black: opponent, white: index, open, outcomes: [other, own], byDefault, stones }
          : { black: index, white: opponent, open, outcomes: [own, other], byDefault, stones },
      ];
    });
  });
}

/** The games with the colours of their sheet, where the list says none. */
function inSheetsColours(
  { reading }: Tournament,
  round: number,
  games: readonly RoundGame[],
  records: readonly SheetRecord[],
): readonly RoundGame[] {
  const { entries } = reading.wallList;
  const hasColour = (player: number): boolean =>
    (entries[player]?.[round - 1] ?? []).some(one => one.kind === 'game' && one.colour !== undefined);
  const isTurned = ({ black, white }: RoundGame): boolean =>
    white >= 0 &&
    !hasColour(black) &&
    !hasColour(white) &&
    records.some(one => one.round === round && one.rows.has(`${white},${black}`));
  return games.map(game => {
    const [own, other] = game.outcomes;
    return isTurned(game) ? { ...game, black: game.white, white: game.black, outcomes: [other, own] } : game;
  });
}

const UNKNOWN = ['unknown', 'unknown'] as const;
