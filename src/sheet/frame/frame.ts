import { makeError, type Problem } from '../../tournament/problem';
import { isBlank, makeA1, type Values } from '../cells/cell';
import { cellProblem } from '../cells/cellProblem';
import { findHeader, isUntitled, type Columns, type Header } from './header';
import { findPlayers, isComment, type PlayerRows } from './playerRows';
import { numberPlayers } from './playerNumbers';
import { nameColumn, readName } from './readPlayer';
import { listsIn, within, type ListPart } from './severalLists';
import { splitText } from './splitText';
import { guessColumns } from './withoutHeader';
import { withoutName } from './withoutName';
import { takenForRounds, resultsOutside, rowsNote, missingRounds } from './frameProblems';
import { resultColumns } from './untitledRounds';

export interface Frame {
  readonly values: Values;
  readonly header: Header | undefined;
  readonly columns: Columns;
  readonly rounds: readonly (readonly number[])[];
  readonly rows: readonly number[];
  readonly names: readonly string[];
  readonly numbers: readonly number[];
  readonly numbered: number | undefined;
  readonly problems: readonly Problem[];
}

export function readFrame(range: Values): Frame {
  const all = asTable(range);
  const [firstPart, second] = listsIn(all);
  // Players of two lists are never one list: the first one is read.
  const values = firstPart ? within<unknown>(all, firstPart, '') : all;
  const header = findHeader(values);
  const frame = header ? frameWithHeader(values, header) : frameWithout(values);
  return {
    ...frame,
    values,
    problems: [...listProblems(values, frame), ...(second ? [secondList(second)] : []), ...frame.problems],
  };
}

function secondList({ row, from }: ListPart): Problem {
  const placeholders = { cell: makeA1(row, from) };
  return cellProblem(row, from, 'warning', { code: 'secondList', values: placeholders });
}

function asTable(range: unknown): Values {
  if (!Array.isArray(range)) return [[range]];
  return range.map((row: unknown) => (Array.isArray(row) ? row : [row]));
}

type FrameParts = Omit<Frame, 'values'>;

function frameWithHeader(values: Values, titled: Header): FrameParts {
  const header = withUntitledRounds(values, titled);
  const { columns, rounds } = header;
  const { rows, names, leftOut, onlyNames, end } = hasNames(columns)
    ? findPlayers(values, header)
    : rowsInUse(values, header);
  const { numbers, column, problems } = numberPlayers(values, rows, names, header);
  return {
    header,
    columns,
    rounds,
    rows,
    names,
    numbers,
    numbered: column,
    problems: [
      ...header.problems,
      ...(titled.rounds.length === 0 ? takenForRounds(header.row, rounds) : []),
      ...(titled.rounds.length === 0 ? resultsOutside(values, header, rows) : []),
      ...missingRounds(header),
      ...withoutName(values, header, namelessRows(values, header, rows, end)),
      ...rowsNote('rowsLeftOut', values, leftOut, columns),
      ...rowsNote('onlyNames', values, onlyNames, columns),
      ...problems,
    ],
  };
}

const hasNames = (columns: Columns): boolean => nameColumn(columns) !== undefined;

/** The rows with anything in a round: the players of a list without a column of names. */
function rowsInUse(values: Values, header: Header): PlayerRows {
  const isUsed = (cells: readonly unknown[]): boolean =>
    !isComment(cells) && header.rounds.flat().some(column => !isBlank(cells[column]));
  const rows = values.flatMap((cells, row) => (row > header.last && isUsed(cells) ? [row] : []));
  return { rows, names: rows.map(() => ''), leftOut: [], onlyNames: [], end: values.length };
}

/** Federations print lists with untitled columns of results; only where no title names a round. */
function withUntitledRounds(values: Values, header: Header): Header {
  if (header.rounds.length > 0) return header;
  const { rows } = hasNames(header.columns)
    ? findPlayers(values, header)
    : { rows: rowsBelow(values, header) };
  const columns = resultColumns(values, rows).filter(column => isUntitled(header, column));
  return { ...header, rounds: columns.map(column => [column]) };
}

function namelessRows(
  values: Values,
  header: Header,
  players: readonly number[],
  end: number,
): readonly number[] {
  if (!hasNames(header.columns)) return [];
  const named = new Set(players);
  return rowsBelow(values, header).filter(
    row => row < end && !named.has(row) && readName(values[row] ?? [], header.columns) === '',
  );
}

/** Every row counts as a number, but only rows that look like a player are players. */
function frameWithout(values: Values): FrameParts {
  const guessed = guessColumns(values);
  const { columns, rounds, leftOut } = guessed;
  const rows = rounds.length === 0 ? [] : guessed.rows;
  return {
    ...guessed,
    header: undefined,
    rows,
    names: rows.map(row => readName(values[row] ?? [], columns)),
    numbered: undefined,
    problems: [
      ...(leftOut.length > 0 ? takenForRounds(rows[0] ?? 0, rounds) : []),
      ...(rounds.length > 0 ? rowsNote('rowsLeftOut', values, leftOut, columns) : []),
      ...guessed.problems,
    ],
  };
}

const rowsBelow = (values: Values, { last }: Header): readonly number[] =>
  values.flatMap((_cells, row) => (row > last ? [row] : []));

function listProblems(values: Values, frame: FrameParts): readonly Problem[] {
  const problem = (code: 'emptyRange' | 'noPlayers' | 'noRounds'): Problem => makeError(code);
  if (values.every(cells => cells.every(isBlank))) return [problem('emptyRange')];
  const problems: Problem[] = [];
  if (frame.rounds.length === 0) problems.push(noRounds(values, problem('noRounds')));
  if (frame.header && frame.rows.length === 0) problems.push(problem('noPlayers'));
  return problems;
}

/** Names the columns that hold results, or says that the list is text in one column. */
function noRounds(values: Values, none: Problem): Problem {
  if (splitText(values)) return { ...none, code: 'textInOneColumn' };
  const columns = resultColumns(
    values,
    values.map((_cells, row) => row),
  );
  if (columns.length === 0) return none;
  const placeholders = { columns: columns.map(column => makeA1(0, column)).join(', ') };
  return { ...none, code: 'roundsUntitled', values: placeholders };
}
