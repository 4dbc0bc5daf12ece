import { readFrame } from '../../sheet/frame/frame';
import { textOf, type Values } from '../../sheet/cells/cell';
import { makeEntries, makeEntry } from '../../sheet/cells/notation';
import { inHalves, wholeEntries } from '../../sheet/read/halves';
import type { PlannedCell } from '../../sheet/registration/planRows';
import { valuesAfter } from '../../sheet/rows/references';
import { readSettingValues } from '../../sheet/settings/readSettings';
import { colourWords, entryBeside } from '../../sheet/write/coloursBeside';
import type { CellChange } from '../../sheet/cells/block';
import type { Entry } from '../../tournament/game';
import { makeInput } from '../read/input';
import type { Tournament, TournamentInput } from '../read/tournament';
import type { CellsOfRound } from './cellsOfRound';
import type { PlayerIndex } from '../../tournament/indices';

/** All changed cells of the list, by their places in its range, and the list as it will be. */
export interface MergedCells {
  readonly cells: readonly PlannedCell[];
  readonly after: TournamentInput;
  readonly values: Values;
}

/** The cells of rounds as they come out, in a list that has these cells of players already. `rowOf`: of each player after the merge. */
export function mergedCells(
  { list, settingsAt }: Tournament,
  ofPlayers: readonly PlannedCell[],
  rounds: readonly CellsOfRound[],
  rowOf: (player: PlayerIndex) => number,
): MergedCells {
  const typed = readSettingValues(settingsAt?.values);
  const based = valuesAfter(list.values, ofPlayers);
  const { reading } = makeInput(readFrame(based), typed);
  const whole = wholeEntries(reading, based);
  const words = colourWords(reading, based);
  const changes = rounds.flatMap((cells, index): readonly CellChange[] => {
    const columns = reading.rounds[index] ?? [];
    return cells.flatMap((entries, player) => {
      const row = rowOf(player);
      const playerHere = reading.rows.indexOf(row);
      const was = reading.wallList.entries[playerHere]?.[index] ?? [];
      if (playerHere < 0 || makeEntries(was) === makeEntries(entries)) return [];
      return columns.flatMap((column, nth) => {
        const part = partOf(entries, nth, columns.length);
        return cellChanges({ reading, whole, words }, row, column, part);
      });
    });
  });
  const parted = inHalves(reading, based, changes);
  const cells = [
    ...ofPlayers,
    ...parted
      .filter(({ before, after }) => before !== after)
      .map(change => ({ ...change, cell: change.after })),
  ];
  const values = valuesAfter(list.values, cells);
  return { cells, values, after: makeInput(readFrame(values), typed) };
}

/** The entries of one of several columns of a round; the last has the rest. */
const partOf = (entries: readonly Entry[], nth: number, columns: number): readonly Entry[] =>
  nth === columns - 1 ? entries.slice(nth) : entries.slice(nth, nth + 1);

interface ListWithRows {
  readonly reading: TournamentInput['reading'];
  readonly whole: Values;
  readonly words: Parameters<typeof entryBeside>[2];
}

function cellChanges(
  { reading, whole, words }: ListWithRows,
  row: number,
  column: number,
  entries: readonly Entry[],
): readonly CellChange[] {
  const before = textOf(whole[row]?.[column]);
  const beside = [...reading.colours, ...reading.stones].filter(({ round }) => round === column);
  const [entry, ...more] = entries;
  const places = beside.map(roundColumn => roundColumn.column);
  const blank = whole.map((line, r) =>
    r === row ? line.map((cell, c) => (places.includes(c) ? '' : cell)) : line,
  );
  const written =
    entry && more.length === 0 ? entryBeside(reading, blank, words, row, column, entry) : undefined;
  const after = written ? makeEntry(written.entry) : makeEntries(entries);
  return [
    { row, column, before, after },
    ...places.map(at => ({
      row,
      column: at,
      before: textOf(whole[row]?.[at]),
      after: written?.changes.find(change => change.column === at)?.after ?? '',
    })),
  ];
}
