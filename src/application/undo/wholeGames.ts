import { makeA1, textOf } from '../../sheet/cells/cell';
import { parseEntries } from '../../sheet/cells/notation';
import { parseLabel, readRoundSheet } from '../../sheet/rounds/roundSheet';
import type { Block } from '../../sheet/cells/block';
import { roundOfName } from '../../sheet/write/sheetNames';
import { EVERY_TEXT } from '../../text/vocabulary';
import type { Workbook } from '../workbook/workbook';
import type { Tournament } from '../read/tournament';
import type { Difference } from '../write/batches';
import { holds, type PlacedCell } from '../write/placeCells';
import type { RoundNo } from '../../tournament/indices';

/** The cells that an undo leaves, because games of theirs would go back by half. */
export interface HeldGames {
  readonly isHeld: (cell: PlacedCell) => boolean;
  /** A line for each part of a round that stays. */
  readonly told: readonly Difference[];
}

const NOTHING: HeldGames = { isHeld: () => false, told: [] };

/**
 * Players whose games an action has made or changed, and the rows of the sheet of that round, belong together: where one cell of them
 * stays, because somebody has typed there since or because it is not found, all of them stay. Cells of which the result alone
 * was written go back one by one. What a run that died has not written stays as it was, so that nothing holds the rest.
 */
export function heldGames(
  workbook: Workbook,
  tournament: Tournament | undefined,
  blocks: readonly Block[],
  cells: readonly PlacedCell[],
  isTaken: (cell: PlacedCell) => boolean,
): HeldGames {
  if (!tournament) return NOTHING;
  const opponents = opponentColumns(tournament);
  const sides = sidesOf(tournament, blocks, cells, opponents);
  if (sides.size === 0) return heldRows(workbook, blocks, cells);
  const hasResult = resultSince(tournament, cells);
  const colours = coloursOf(tournament, cells);
  const parts = makeParts();
  for (const [{ before, after }, { round, no }] of sides)
    for (const other of [...gamesIn(before, true), ...gamesIn(after, true)])
      parts.join(keyOf(round, no), keyOf(round, other.opponentNo));
  const rows = rowsOf(workbook, blocks);
  for (const { key, round, players } of rows) for (const no of players) parts.join(key, keyOf(round, no));
  const [held, begun] = [new Map<string, PlacedCell | undefined>(), new Set<string>()];
  for (const [cell, { round, no }] of sides) {
    const part = parts.of(keyOf(round, no));
    const [isBack, isOurs] = [holds(cell.now, cell.before), holds(cell.now, cell.after)];
    if (isBack) begun.add(part);
    else if (isOurs ? isTaken(cell) || hasResult(cell) : isStillOf(cell, opponents)) held.set(part, cell);
  }
  const ownParts = new Set([...sides.values()].map(({ round, no }) => parts.of(keyOf(round, no))));
  const rowAt = new Map(rows.map(row => [row.key, row]));
  for (const { key, isPlayed } of rows) if (isPlayed) held.set(parts.of(key), undefined);
  for (const cell of cells)
    if (rowAt.has(rowKey(cell)) && !holds(cell.now, cell.before) && !holds(cell.now, cell.after))
      held.set(parts.of(rowKey(cell)), cell);
  const isOfHeld = (key: string): boolean => {
    const part = parts.of(key);
    return held.has(part) && ownParts.has(part) && !begun.has(part);
  };
  const staying = [...sides].filter(([, { round, no }]) => isOfHeld(keyOf(round, no)));
  const rounds = new Set(staying.map(([, { round }]) => round));
  return {
    isHeld: cell => {
      const side = sides.get(cell) ?? colours.get(cell);
      if (side) return isOfHeld(keyOf(side.round, side.no));
      const row = rowAt.get(rowKey(cell));
      // A line about the games says what is true of those that stay.
      return row !== undefined && (row.players.length === 0 ? rounds.has(row.round) : isOfHeld(row.key));
    },
    told: [...held].flatMap(([part, at]) => {
      const sides = staying.filter(([, { round, no }]) => parts.of(keyOf(round, no)) === part);
      return gamesKept(tournament, sides, at);
    }),
  };
}

/**
 * Games that changed their rows in the sheet of a round go back together, and only as long as nothing is typed beside them: a result
 * would stand beside another game.
 */
function heldRows(workbook: Workbook, blocks: readonly Block[], cells: readonly PlacedCell[]): HeldGames {
  const moved = rowsOf(workbook, blocks).filter(({ isMoved }) => isMoved);
  const keys = new Set(moved.map(({ key }) => key));
  const typed = cells.find(
    cell => keys.has(rowKey(cell)) && !holds(cell.now, cell.before) && !holds(cell.now, cell.after),
  );
  const played = moved.find(({ isPlayed }) => isPlayed);
  const [first] = moved;
  if (!first || (!typed && !played)) return NOTHING;
  const at = typed ?? cells.find(cell => rowKey(cell) === played?.key);
  const players = [...new Set(moved.flatMap(row => row.players))].sort((a, b) => a - b).join(', ');
  return {
    isHeld: () => true,
    told: [
      {
        problem: {
          code: 'gamesKept',
          severity: 'note',
          place: { kind: 'list' },
          values: { round: first.round, players },
        },
        cell: at?.spot && { sheet: at.sheet, a1: makeA1(at.spot.row, at.spot.column) },
      },
    ],
  };
}

/** A line for the games of one part that stay, at the cell that holds them or at the first of them. */
function gamesKept(
  { list }: Tournament,
  sides: readonly (readonly [PlacedCell, SideBefore])[],
  at: PlacedCell | undefined,
): readonly Difference[] {
  const [first] = sides;
  if (!first) return [];
  const [cell, { round }] = first;
  const players = sides.map(([, { no }]) => no).sort((a, b) => a - b);
  const spot = at?.spot ?? cell.spot;
  return [
    {
      problem: {
        code: 'gamesKept',
        severity: 'note',
        place: { kind: 'list' },
        values: { round, players: [...new Set(players)].join(', ') },
      },
      cell: spot && { sheet: at?.sheet ?? list.sheet, a1: makeA1(spot.row, spot.column) },
    },
  ];
}

interface SideBefore {
  readonly round: RoundNo;
  readonly no: number;
}

const keyOf = (round: RoundNo, no: number): string => `${round} ${no}`;
const rowKey = ({ sheet, spot }: PlacedCell): string => `${spot?.row},${sheet}`;

/** The columns of opponents whose results stand apart, counted in the sheet. */
const opponentColumns = ({ list, reading }: Tournament): ReadonlySet<number> =>
  new Set(reading.halves.map(({ opponent }) => opponent + list.origin.column));

/** Whether somebody has entered a result beside an opponent since. */
function resultSince(
  { list, reading }: Tournament,
  cells: readonly PlacedCell[],
): (cell: PlacedCell) => boolean {
  const { row: top, column: left } = list.origin;
  const written = new Map(
    cells.map(({ spot, sheet, after }) => [
      sheet === list.sheet ? `${spot?.row},${spot?.column}` : '',
      after,
    ]),
  );
  return ({ spot }) => {
    const half = spot && reading.halves.find(({ opponent }) => opponent + left === spot.column);
    if (!half) return false;
    const now = textOf(list.values[spot.row - top]?.[half.result]);
    return now !== '' && !holds(now, written.get(`${spot.row},${half.result + left}`) ?? '');
  };
}

/** The cells of rounds in which the action has made or changed games, with whose they are. */
function sidesOf(
  { list, reading }: Tournament,
  blocks: readonly Block[],
  cells: readonly PlacedCell[],
  opponents: ReadonlySet<number>,
): ReadonlyMap<PlacedCell, SideBefore> {
  const roundAt = new Map(
    reading.rounds.flatMap((columns, i) =>
      columns.map(column => [column + list.origin.column, i + 1] as const),
    ),
  );
  const players = reading.rows.map((row, i) => ({
    row: row + list.origin.row,
    no: reading.wallList.players[i]?.no ?? 0,
  }));
  const noAt = new Map(players.map(({ row, no }) => [row, no]));
  // Rows that were put into another order name no players, and go back together or not at all.
  const named = blocks.filter(({ sheet }) => sheet === list.sheet).map(({ of }) => of !== undefined);
  const ours = cells.filter(
    ({ sheet, block, spot, before, after }) =>
      sheet === list.sheet &&
      named[block] === true &&
      isOtherGame(before, after, opponents.has(spot?.column ?? -1)),
  );
  const spots = new Set(ours.flatMap(({ spot }) => (spot ? [`${spot.row},${spot.column}`] : [])));
  const columnOf = (block: number): number | undefined =>
    ours.find(cell => cell.block === block && cell.spot !== undefined)?.spot?.column;
  // Whose name is another now, or stands twice, has the cell still.
  const lost = ({ after }: PlacedCell, column: number): number | undefined =>
    players.find(({ row }) => {
      const now = textOf(list.values[row - list.origin.row]?.[column - list.origin.column]);
      return !spots.has(`${row},${column}`) && holds(now, after);
    })?.no;
  return new Map(
    ours.flatMap((cell): readonly (readonly [PlacedCell, SideBefore])[] => {
      const column = cell.spot?.column ?? columnOf(cell.block) ?? -1;
      const round = roundAt.get(column);
      const no = cell.spot ? noAt.get(cell.spot.row) : lost(cell, column);
      return round === undefined || no === undefined ? [] : [[cell, { round, no }]];
    }),
  );
}

/** The cells of columns of colours, stones and results, which stay and go with the games beside them. */
function coloursOf(
  { list, reading }: Tournament,
  cells: readonly PlacedCell[],
): ReadonlyMap<PlacedCell, SideBefore> {
  const roundAt = new Map(
    [
      ...reading.colours,
      ...reading.stones,
      ...reading.halves.map(({ opponent, result }) => ({ round: opponent, column: result })),
    ].map(({ round, column }) => [
      column + list.origin.column,
      reading.rounds.findIndex(columns => columns.includes(round)) + 1,
    ]),
  );
  const noAt = new Map(
    reading.rows.map((row, i) => [row + list.origin.row, reading.wallList.players[i]?.no ?? 0]),
  );
  return new Map(
    cells.flatMap((cell): readonly (readonly [PlacedCell, SideBefore])[] => {
      const { sheet, spot } = cell;
      const [round, no] = [roundAt.get(spot?.column ?? -1), noAt.get(spot?.row ?? -1)];
      return sheet !== list.sheet || round === undefined || no === undefined ? [] : [[cell, { round, no }]];
    }),
  );
}

interface TypedSide {
  readonly opponentNo: number;
  readonly side: string;
}

/** Where a cell `isHalf`, a number alone is an opponent. */
const parsed = (text: string, isHalf: boolean): ReturnType<typeof parseEntries> =>
  parseEntries(isHalf && /^[1-9]\d*$/.test(text) ? `${text}?` : text);

function gamesIn(text: string, isHalf: boolean): readonly TypedSide[] {
  const entries = parsed(text, isHalf);
  if ('kind' in entries) return [];
  return entries.flatMap(entry =>
    entry.kind === 'game'
      ? [{ opponentNo: entry.opponentNo, side: `${entry.opponentNo}${entry.colour ?? ''}${entry.handicap}` }]
      : [],
  );
}

function isOtherGame(before: string, after: string, isHalf: boolean): boolean {
  const [was, is] = [before, after].map(text =>
    gamesIn(text, isHalf)
      .map(({ side }) => side)
      .join(' '),
  );
  return was !== is;
}

/** Whether what somebody has typed is of the games that were written; who types another game has decided about this one. */
function isStillOf({ now, after, spot }: PlacedCell, opponents: ReadonlySet<number>): boolean {
  const isHalf = opponents.has(spot?.column ?? -1);
  const opponentsIn = (text: string): string =>
    gamesIn(text, isHalf)
      .map(({ opponentNo }) => opponentNo)
      .join();
  return now === undefined || 'kind' in parsed(now, isHalf) || opponentsIn(now) === opponentsIn(after);
}

interface SheetLine {
  readonly key: string;
  readonly round: RoundNo;
  /** Their numbers, before and after. */
  readonly players: readonly number[];
  readonly isPlayed: boolean;
  /** Whether its game stood in another row before. */
  readonly isMoved: boolean;
}

/** The rows that the action has changed in sheets of rounds which were there before it. */
function rowsOf(workbook: Workbook, blocks: readonly Block[]): readonly SheetLine[] {
  return blocks.flatMap((block): readonly SheetLine[] => {
    const { sheet, called = sheet, isNew, of, row: top, column, before, after } = block;
    const round = roundOfName(called);
    const values = isNew || of || round === undefined ? undefined : workbook.read(sheet)?.values;
    if (!values || round === undefined) return [];
    const table = readRoundSheet(values, EVERY_TEXT);
    const labels = (cells: readonly string[]) => cells.flatMap(text => parseLabel(text) ?? []);
    const gameOf = (cells: readonly string[]): string =>
      labels(cells)
        .map(({ name }) => name)
        .join(' – ');
    const games = new Set(before.map(gameOf));
    return after.flatMap((line, at): readonly SheetLine[] => {
      const row = top + at;
      const [was, is] = [labels(before[at] ?? []), labels(line)];
      const [wasOf, isOf] = [gameOf(before[at] ?? []), gameOf(line)];
      const isMoved = isOf !== '' && isOf !== wasOf && games.has(isOf);
      const result = table ? textOf(values[row]?.[table.resultColumn]) : '';
      const isWritten = table !== undefined && line[table.resultColumn - column] === result;
      // Who only got another number is in the same game.
      const isPlayed = wasOf !== isOf && result !== '' && !isWritten;
      const players = [...new Set([...was, ...is].map(({ no }) => no))];
      return [{ key: `${row},${sheet}`, round, players, isPlayed, isMoved }];
    });
  });
}

/** By any of its keys. */
function makeParts(): {
  readonly of: (key: string) => string;
  readonly join: (one: string, other: string) => void;
} {
  const above = new Map<string, string>();
  const of = (key: string): string => {
    let top = key;
    for (let up = above.get(top); up !== undefined; up = above.get(top)) top = up;
    return top;
  };
  return {
    of,
    join: (one, other) => {
      const [a, b] = [of(one), of(other)];
      if (a !== b) above.set(a, b);
    },
  };
}
