import type { Entry } from '../../tournament/game';
import { isError, type Problem } from '../../tournament/problem';
import type { BadCell } from '../../tournament/wallList';
import { excerpt, textOf } from '../cells/cell';
import { cellProblem, turnedCell } from '../cells/cellProblem';
import { parseEntries, saysWon } from '../cells/notation';
import type { Unreadable, TypedEntry } from '../cells/notation';
import { remembering } from '../../tournament/once';
import type { RoundNo } from '../../tournament/indices';

export type RoundsOfMany = (round: RoundNo) => boolean;

export interface EntryReader {
  /** Reads the rounds of the player in this row of the range. */
  readonly read: (row: number, no: number, name: string) => PlayerEntries;
}

interface PlayerEntries {
  readonly entries: readonly (readonly Entry[])[];
  readonly bad: readonly Omit<BadCell, 'player'>[];
}

/**
 * `numbers` maps numbers to indexes; one outside the list is legal. An unreadable cell gives a bad cell, and an
 * error in `problems`.
 */
export function makeEntryReader(
  values: readonly (readonly unknown[])[],
  rows: readonly number[],
  rounds: readonly (readonly number[])[],
  numbers: ReadonlyMap<number, number>,
  hasSeveral: RoundsOfMany,
  problems: Problem[],
): EntryReader {
  const parse = makeCellParser(values, rows, numbers);
  const complain = (
    row: number,
    column: number,
    problem: Pick<Problem, 'code' | 'values'>,
  ): readonly Entry[] => {
    problems.push(cellProblem(row, column, 'error', problem));
    return [];
  };

  const readCell = (row: number, column: number, no: number, name: string): readonly Entry[] => {
    const value = values[row]?.[column];
    if (value === '' || value === undefined) return [];
    const entries = parse(value, column, no);
    if ('kind' in entries) return complain(row, column, unreadable(value, entries));
    if (!entries.some(entry => entry.kind === 'game' && entry.opponentNo === no)) return entries;
    return complain(row, column, { code: 'selfPlay', values: { name: excerpt(name), no } });
  };

  const readRound = (columns: readonly number[], index: number, row: number, no: number, name: string) => {
    const isSingle = columns.length === 1;
    const read = isSingle ? [] : columns.map(column => readCell(row, column, no, name));
    const entries = isSingle ? readCell(row, columns[0] as number, no, name) : read.flat();
    if (entries.length <= 1 || hasSeveral(index + 1)) return entries;
    const last = columns[read.reduce((seen, cell, i) => (cell.length > 0 ? i : seen), 0)] as number;
    return complain(row, last, {
      code: 'twoGamesInRound',
      values: { name: excerpt(name), round: index + 1 },
    });
  };

  return {
    read: (row, no, name) => {
      const bad: Omit<BadCell, 'player'>[] = [];
      const entries = rounds.map((columns, index) => {
        const before = problems.length;
        const roundEntries = readRound(columns, index, row, no, name);
        // Hardly any cell has a problem.
        const wrong = problems.length === before ? [] : problems.slice(before).filter(isError);
        if (wrong.length > 0) bad.push({ round: index + 1, text: textOfRound(values, row, columns, wrong) });
        return roundEntries;
      });
      return { entries, bad };
    },
  };
}

/** Parses a cell of a column by the player's number; a W is won where the column or the opponent says so. */
function makeCellParser(
  values: readonly (readonly unknown[])[],
  rows: readonly number[],
  numbers: ReadonlyMap<number, number>,
): (value: unknown, column: number, no: number) => readonly Entry[] | Unreadable {
  const parse = remembering((text: string) => {
    const read = parseEntries(text);
    return 'kind' in read ? read : read.map(entry => withOpponent(entry, numbers));
  });
  const isWonColumn = remembering((column: number) =>
    saysWon(rows.map(row => textOf(values[row]?.[column]))),
  );
  const opponentHasLost = (column: number, no: number, opponentNo: number): boolean => {
    const row = rows[numbers.get(opponentNo) ?? -1];
    const opponentEntries = row === undefined ? [] : parse(textOf(values[row]?.[column]));
    return (
      !('kind' in opponentEntries) &&
      opponentEntries.some(
        entry => entry.kind === 'game' && entry.opponentNo === no && entry.outcome === 'lost',
      )
    );
  };
  return (value, column, no) => {
    // Of a negative number such as -5 the text as typed is lost.
    if (typeof value === 'number' && value < 0) return { kind: 'unreadable', why: 'no notation' };
    const read = parse(textOf(value));
    if (!('kind' in read) || read.why !== 'two meanings') return read;
    const { opponentNo } = read;
    if (!isWonColumn(column) && !opponentHasLost(column, no, opponentNo)) return read;
    return parse(`${opponentNo}+`);
  };
}

/** The text of the first wrong cell; that of all cells where each is right and there are too many entries. */
function textOfRound(
  values: readonly (readonly unknown[])[],
  row: number,
  columns: readonly number[],
  [first]: readonly Problem[],
): string {
  const wrong =
    first?.code !== 'twoGamesInRound' && first?.place.kind === 'cell' ? [first.place.column] : columns;
  return wrong
    .map(column => textOf(values[row]?.[column]))
    .filter(text => text !== '')
    .join(' ');
}

function withOpponent(entry: TypedEntry, numbers: ReadonlyMap<number, number>): Entry {
  if (entry.kind === 'free') return entry;
  const { kind, opponentNo, outcome, colour, handicap, byDefault, moves } = entry;
  const opponent = numbers.get(opponentNo) ?? -1;
  return { kind, opponent, opponentNo, outcome, colour, handicap, byDefault, moves };
}

function unreadable(value: unknown, read: Unreadable): Pick<Problem, 'code' | 'values'> {
  const turned = turnedCell(value, 'result');
  if (turned) return turned;
  const text = excerpt(textOf(value));
  switch (read.why) {
    case 'no result':
      return { code: 'resultMissing', values: { text } };
    case 'no worth':
      return { code: 'worthMissing', values: { text } };
    case 'two meanings':
      return { code: 'twoMeanings', values: { text, no: read.opponentNo } };
    case 'no notation':
      return { code: 'unreadableCell', values: { text } };
  }
}
