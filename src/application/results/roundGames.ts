import { textOf } from '../../sheet/cells/cell';
import { wholeEntries } from '../../sheet/read/halves';
import { playerLabel } from '../../sheet/rounds/roundSheet';
import { opponentsEntry } from '../../tournament/opponentsEntry';
import type { Outcome } from '../../tournament/game';
import type { CellLink, GameOfRound } from '../protocol/protocol';
import { cellLink } from '../read/sentence';
import type { Tournament } from '../read/tournament';
import type { Workbook } from '../workbook/workbook';
import type { readRecords, SheetRecord } from './records';
import { codeOfSigns, sheetPlaceOf, signsOf, standsOf } from './standing';
import type { PlayerIndex, RoundNo } from '../../tournament/indices';

/** The games of a round as the panel shows them, whatever is missing. */
export const gamesOfRound = (
  workbook: Workbook,
  tournament: Tournament,
  round: RoundNo,
  records: readonly SheetRecord[],
): readonly GameOfRound[] => {
  const games = inSheetsColours(tournament, round, gamesOf(tournament, round, NOBODY), records);
  return gamesInPanel(workbook, tournament, round, games, records);
};

export const NOBODY: ReadonlySet<number> = new Set();

/** In the order of the tables. */
export function gamesInPanel(
  workbook: Workbook,
  tournament: Tournament,
  round: RoundNo,
  games: readonly RoundGame[],
  records: ReturnType<typeof readRecords>,
): readonly GameOfRound[] {
  const name = (player: PlayerIndex): string => playerLabel(tournament.reading.wallList, player);
  return games
    .filter(({ white }) => white >= 0)
    .map(game => ({ ...game, place: placeInSheets(game, round, records) }))
    .sort((one, other) => rowForSorting(one.place) - rowForSorting(other.place))
    .map(game => ({
      ...gameOfRound(tournament, round, game, name),
      ...standingOf(workbook, tournament, round, game, records),
    }));
}

function standingOf(
  workbook: Workbook,
  tournament: Tournament,
  round: RoundNo,
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
  round: RoundNo,
  { black, white, open, outcomes, byDefault, place }: RoundGame & { readonly place: GamePlace | undefined },
  name: (player: PlayerIndex) => string,
): Omit<GameOfRound, 'stands' | 'stones'> {
  const withResult = [black, white].filter((_, side) => outcomes[side] !== 'unknown');
  const [half] = withResult.length === 1 && open ? withResult : [];
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
export const rowForSorting = (place: GamePlace | undefined): number => place?.row ?? Number.MAX_SAFE_INTEGER;

/** The place of a game in a sheet of the round; undefined when none has it. */
export function placeInSheets(
  { black, white }: RoundGame,
  round: RoundNo,
  records: readonly SheetRecord[],
): GamePlace | undefined {
  const game = `${black},${white}`;
  const record = records.find(sheetRecord => sheetRecord.round === round && sheetRecord.rows.has(game));
  const row = record?.rows.get(game);
  if (!record || row === undefined) return undefined;
  const cell = cellLink({ sheet: record.sheet, origin: { row: 0, column: 0 } }, row, record.resultColumn);
  return { row, cell, table: record.tables.get(row) ?? '', typed: record.typed.has(game) };
}

export function wallListCell({ list, reading }: Tournament, player: PlayerIndex, round: RoundNo): CellLink {
  const [column = 0] = reading.rounds[round - 1] ?? [];
  const apart = reading.halves.find(({ opponent }) => opponent === column)?.result;
  return cellLink(list, reading.rows[player] ?? 0, apart ?? column);
}

export interface RoundGame {
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
export function gamesOf(
  { reading }: Tournament,
  round: RoundNo,
  missing: ReadonlySet<number>,
): readonly RoundGame[] {
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
export function inSheetsColours(
  { reading }: Tournament,
  round: RoundNo,
  games: readonly RoundGame[],
  records: readonly SheetRecord[],
): readonly RoundGame[] {
  const { entries } = reading.wallList;
  const hasColour = (player: PlayerIndex): boolean =>
    (entries[player]?.[round - 1] ?? []).some(entry => entry.kind === 'game' && entry.colour !== undefined);
  const isTurned = ({ black, white }: RoundGame): boolean =>
    white >= 0 &&
    !hasColour(black) &&
    !hasColour(white) &&
    records.some(record => record.round === round && record.rows.has(`${white},${black}`));
  return games.map(game => {
    const [own, other] = game.outcomes;
    return isTurned(game) ? { ...game, black: game.white, white: game.black, outcomes: [other, own] } : game;
  });
}

const UNKNOWN = ['unknown', 'unknown'] as const;
