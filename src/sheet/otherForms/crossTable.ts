import { isBlank, textOf, widthOf, type Values } from '../cells/cell';
import { makeError, type Problem } from '../../tournament/problem';
import type { WallListReading } from '../read/wallListReading';
import { writtenResult } from './writtenResult';
import type { PlayerIndex } from '../../tournament/indices';

/** Two players meet once, whatever the table. */
const FEWEST = 3;

const DIAGONAL = /^(?:|[x×*#■█/\\\-\u2010-\u2015.]+)$/i;
const GAMES = /^(\d)\s*[:\-–/]\s*(\d)$/;

/** A list whose rounds are a cross table: a column for each player. */
export function isCrossTable({ rows, rounds, wallList }: WallListReading, values: Values): boolean {
  const columns = rounds.flatMap(([column, ...more]) =>
    column !== undefined && more.length === 0 ? [column] : [],
  );
  const size = rows.length;
  if (size < FEWEST || columns.length !== size || rounds.length !== size || wallList.players.length !== size)
    return false;
  return across(size, (i, j) => textOf(values[rows[i] as number]?.[columns[j] as number])) === size;
}

/** Titles and notes may stand above a table, and names, ranks and clubs before it. */
const [SEARCHED_ROWS, SEARCHED_COLUMNS] = [100, 20];

export function onlyCrossTable(values: Values): Problem | undefined {
  const count = playersAcross(values);
  return count === undefined ? undefined : makeError('crossTableOnly', { count });
}

/** The number of players of a table with names or numbers above it, whatever its corner. */
function playersAcross(values: Values): number | undefined {
  const text = (row: number, column: number): string => textOf(values[row]?.[column]);
  const width = widthOf(values);
  for (let top = 0; top < Math.min(values.length - FEWEST, SEARCHED_ROWS); top++)
    for (let left = 1; left < Math.min(width - FEWEST + 1, SEARCHED_COLUMNS); left++) {
      const cell = (i: number, j: number): string => text(top + 1 + i, left + j);
      // A line beside it is no player: all are read that have a heading and a label.
      let most = 0;
      while (text(top, left + most) !== '' && hasLabel(values, top + 1 + most, left)) most++;
      const size = most < FEWEST ? 0 : across(most, cell);
      if (size > 0) return size;
    }
  return undefined;
}

const hasLabel = (values: Values, row: number, left: number): boolean =>
  (values[row] ?? []).slice(0, left).some(value => !isBlank(value));

/** How many players at most have nothing against themselves, and elsewhere results whose other one is opposite; 0 with hardly a game. */
function across(most: number, cell: (i: number, j: number) => string): number {
  let [size, games] = [0, 0];
  for (; size < most && DIAGONAL.test(cell(size, size)); size++) {
    const count = gamesAgainst(size, cell);
    if (count === undefined) break;
    games += count;
    // A sheet full of dashes is searched from each of its cells.
    if (games === 0 && size > SURELY_PLAYED) break;
  }
  return games >= FEWEST ? size : 0;
}

/** One of so many players has met another one. */
const SURELY_PLAYED = 12;

/** The games of a player against those before; undefined where two cells contradict each other. */
function gamesAgainst(player: PlayerIndex, cell: (i: number, j: number) => string): number | undefined {
  let games = 0;
  for (let other = 0; other < player; other++) {
    const [one, mirrored] = [cell(player, other), cell(other, player)];
    if (DIAGONAL.test(one) && one === mirrored) continue;
    if (!areOpposite(one, mirrored)) return undefined;
    games++;
  }
  return games;
}

/** `B+` beside `W-`: the colour of whom the line is about, and what that player got. */
const outcomeIn = (text: string): string => text.replace(/^[bw](?=[+\-=01½]$)/i, '');

/** Won and lost, two jigos, or the games won of several: 2:0 and 0:2. */
function areOpposite(one: string, other: string): boolean {
  const [counted, mirrored] = [GAMES.exec(one), GAMES.exec(other)];
  if (counted && mirrored) return counted[1] === mirrored[2] && counted[2] === mirrored[1];
  const [a, b] = [writtenResult(outcomeIn(one)), writtenResult(outcomeIn(other))];
  if (a?.opponent !== '' || b?.opponent !== '') return false;
  return (
    (a.outcome === 'jigo' && b.outcome === 'jigo') ||
    (a.outcome === 'won' && b.outcome === 'lost') ||
    (a.outcome === 'lost' && b.outcome === 'won')
  );
}
