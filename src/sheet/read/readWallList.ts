import type { Problem } from '../../tournament/problem';
import { type System, hasSeveralGames } from '../../tournament/systems';
import type { WallList } from '../../tournament/wallList';
import type { Values } from '../cells/cell';
import { readFrame, type Frame } from '../frame/frame';
import { withColours } from '../frame/colourColumns';
import { withStones } from '../frame/stoneColumns';
import { joinOpponentAndResult } from './opponentResult';
import { makeEntryReader, type RoundsOfMany } from './readEntries';
import { inOtherForms } from './otherForms';
import { readPlayer } from '../frame/readPlayer';
import type { WallListReading } from './wallListReading';

/**
 * Never throws: an unreadable cell is empty and has a problem (docs/sheets.md, R9). `severalGames`: the rounds in
 * which a player may have several games; by default none.
 */
export const readWallList = (range: Values, severalGames?: System | RoundsOfMany): WallListReading =>
  readList(readFrame(range), severalGames);

/** The wall list in its frame. Several games in a round are a matter of the system, which the frame may tell. */
export function readList(frame: Frame, severalGames?: System | RoundsOfMany): WallListReading {
  const { values, header } = frame;
  const problems = [...frame.problems];
  const halves = joinOpponentAndResult(values, frame.rows, header?.halves ?? []);
  const coloured = withColours(halves, frame.rows, header?.colours ?? []);
  const joined = withStones(coloured, frame.rows, header?.stones ?? []);
  const numbers = new Map(frame.numbers.map((no, index) => [no, index]));
  const entries = makeEntryReader(
    joined,
    frame.rows,
    frame.rounds,
    numbers,
    hasSeveralIn(severalGames),
    problems,
  );
  const { columns, rounds, rows, names, numbered } = frame;
  const read = rows.map((row, index) =>
    entries.read(row, frame.numbers[index] as number, names[index] as string),
  );
  const wallList: WallList = {
    players: rows.map((row, index) => ({
      no: frame.numbers[index] as number,
      name: names[index] as string,
      ...readPlayer(values[row] ?? [], row, columns, problems),
    })),
    rounds: rounds.length,
    numberedByRow: numbered === undefined,
    entries: read.map(player => player.entries),
    badCells: read.flatMap(({ bad }, player) => bad.map(cell => ({ ...cell, player }))),
  };
  return {
    wallList,
    rows,
    header: header?.row,
    columns,
    numbered,
    rounds,
    results: header
      ? [
          ...header.halves.map(({ result }) => result),
          ...[...header.colours, ...header.stones].map(({ column }) => column),
        ]
      : [],
    halves: header?.halves ?? [],
    colours: header?.colours ?? [],
    stones: header?.stones ?? [],
    problems: inRowOrder(inOtherForms(problems, values, rows, rounds)),
  };
}

const hasSeveralIn = (severalGames: System | RoundsOfMany | undefined): RoundsOfMany =>
  typeof severalGames === 'function'
    ? severalGames
    : () => severalGames !== undefined && hasSeveralGames(severalGames);

/** Problems of the whole list first, then by row and column. */
export function inRowOrder(problems: readonly Problem[]): readonly Problem[] {
  const rank = ({ place }: Problem): readonly [number, number] =>
    place.kind === 'cell' ? [place.row, place.column] : [-1, -1];
  return problems
    .map((problem, index) => ({ problem, index, at: rank(problem) }))
    .sort((a, b) => a.at[0] - b.at[0] || a.at[1] - b.at[1] || a.index - b.index)
    .map(({ problem }) => problem);
}
