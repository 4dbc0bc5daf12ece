import type { Game } from '../../tournament/game';
import { entriesIn } from '../../tournament/wallList';
import { dateOfSerial, dateText, isDate, type Values } from '../cells/cell';
import { parseEntries, type TypedEntry } from '../cells/notation';
import type { CellChange } from '../cells/block';
import type { WallListReading } from '../read/wallListReading';

/** A cell of a round that has turned into a date, with the entries that may have been typed: `3-2`, lost to 3 with two stones. */
export interface TypedDate {
  readonly row: number;
  readonly column: number;
  readonly before: string;
  readonly may: readonly string[];
  /** Says what the opponent's cell has of the same game. */
  readonly certain: string | undefined;
}

/** Where day and month stand in a date depends on the locale: only the opponent's cell can tell. */
export function typedDates(
  { wallList, rows, rounds, halves }: WallListReading,
  values: Values,
): readonly TypedDate[] {
  // An opponent alone is a number, and no date.
  if (halves.length > 0) return [];
  return rounds.flatMap((columns, index) =>
    rows.flatMap((row, player) =>
      columns.flatMap((column): readonly TypedDate[] => {
        const value: unknown = values[row]?.[column];
        const date = isDate(value) ? value : typeof value === 'number' ? dateOfSerial(value) : undefined;
        if (!date || Number.isNaN(date.getTime())) return [];
        const [month, day] = [date.getMonth() + 1, date.getDate()];
        const texts = [...new Set([`${month}-${day}`, `${day}-${month}`])];
        const gameOf = (text: string): TypedEntry | undefined => {
          const read = parseEntries(text);
          return 'kind' in read ? undefined : read[0];
        };
        const opponentOf = (text: string): number => {
          const game = gameOf(text);
          if (game?.kind !== 'game' || game.handicap > MOST_STONES) return -1;
          return wallList.players.findIndex(({ no }, at) => no === game.opponentNo && at !== player);
        };
        const may = texts.filter(text => opponentOf(text) >= 0);
        const isSaid = (text: string): boolean => {
          const game = gameOf(text);
          return entriesIn(wallList, opponentOf(text), index + 1).some(
            entry => entry.kind === 'game' && entry.opponent === player && isOther(entry, game),
          );
        };
        const matches = may.filter(isSaid);
        return [
          {
            row,
            column,
            before: typeof value === 'number' ? String(value) : dateText(date),
            may,
            certain: matches.length === 1 ? matches[0] : undefined,
          },
        ];
      }),
    ),
  );
}

/** A handicap of more stones is nowhere played: the number was none. */
const MOST_STONES = 9;

const isOther = (entry: Game, game: TypedEntry | undefined): boolean =>
  game?.kind === 'game' &&
  entry.handicap === game.handicap &&
  (entry.outcome === 'won' || entry.outcome === 'unknown');

export const certainChanges = (dates: readonly TypedDate[]): readonly CellChange[] =>
  dates.flatMap(({ row, column, before, certain }) =>
    certain === undefined ? [] : [{ row, column, before, after: certain }],
  );
