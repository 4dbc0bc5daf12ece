import { pairNextRound } from '../../pairing/nextRound';
import { makeLabel } from '../../sheet/rounds/roundSheet';
import { stageAt } from '../../standings/stages/stage';
import { answerTo } from '../../tournament/answer';
import type { CellLink, Remarkable, UndoOffer, View } from '../panel/protocol';
import { readRecords, recordProblems, type SheetRecord } from './record';
import { cellLink } from '../panel/sentence';
import type { Tournament } from '../read/tournament';
import type { Workbook } from '../google/workbook';
import { SYSTEMS } from '../../tournament/systems';

/** The view of a round in play: how many games are done, and the missing results in the order of the tables. */
export function resultsMissing(
  workbook: Workbook,
  tournament: Tournament,
  round: number,
  players: ReadonlySet<number>,
  undo: UndoOffer | undefined,
): View {
  const { players: named } = tournament.reading.wallList;
  const records = readRecords(workbook, tournament);
  const games = gamesOf(tournament, round, players);
  const open = games.filter(game => game.open);
  const name = (player: number): string => {
    const one = named[player];
    return one ? makeLabel(one) : '';
  };
  const missing = open
    .map(game => ({ ...game, place: placeOf(game, round, records) }))
    .filter(({ place }) => !place?.typed)
    .sort((one, other) => rowOf(one.place) - rowOf(other.place));
  return {
    view: 'results missing',
    round,
    known: games.length - open.length,
    total: games.length,
    missing: missing.map(({ black, white, place }): Remarkable => ({
      severity: 'note',
      sentence: white < 0 ? name(black) : `${name(black)} – ${name(white)}`,
      mend: '',
      cell: place?.cell ?? wallListCell(tournament, black, round),
    })),
    recordable: records.reduce((sum, { typed }) => sum + typed.size, 0),
    warnings: recordProblems(tournament, records),
    ahead: roundAhead(tournament, round),
    undo,
  };
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

interface Place {
  readonly row: number;
  readonly cell: CellLink;
  /** The Round sheet has the result, which has only to be recorded. */
  readonly typed: boolean;
}

/** The row for sorting; games that are in no Round sheet come last. */
const rowOf = (place: Place | undefined): number => place?.row ?? Number.MAX_SAFE_INTEGER;

/** The place of a game in a sheet of the round; undefined when none has it. */
function placeOf(
  { black, white }: RoundGame,
  round: number,
  records: readonly SheetRecord[],
): Place | undefined {
  const game = `${black},${white}`;
  const record = records.find(one => one.round === round && one.rows.has(game));
  const row = record?.rows.get(game);
  if (!record || row === undefined) return undefined;
  const cell = cellLink({ sheet: record.sheet, origin: { row: 0, column: 0 } }, row, record.resultColumn);
  return { row, cell, typed: record.typed.has(game) };
}

const wallListCell = ({ list, reading }: Tournament, player: number, round: number): CellLink =>
  cellLink(list, reading.rows[player] ?? 0, reading.rounds[round - 1]?.[0] ?? 0);

interface RoundGame {
  readonly black: number;
  readonly white: number;
  /** True if a result is missing on at least one side. */
  readonly open: boolean;
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
    const alone = { black: index, white: -1, open: true };
    if (!cell.some(({ kind }) => kind === 'game'))
      return missing.has(index) && !named.has(index) ? [alone] : [];
    return cell.flatMap((game, position): readonly RoundGame[] => {
      if (game.kind === 'free') return [];
      const { opponent } = game;
      if (opponent < 0) return [{ ...alone, open: game.outcome === 'unknown' }];
      const answer = cells[opponent]?.[answerTo(wallList, index, round, position) ?? -1];
      const theirs = answer?.kind === 'game' ? answer : undefined;
      if (theirs && opponent < index) return [];
      const isOpen = game.outcome === 'unknown' || theirs?.outcome === 'unknown';
      const open = isOpen || (!theirs && missing.has(opponent));
      const isWhite = game.colour === 'white' || theirs?.colour === 'black';
      return [isWhite ? { black: opponent, white: index, open } : { black: index, white: opponent, open }];
    });
  });
}
