import { listedName } from '../../tournament/person/personName';
import type { Problem } from '../../tournament/problem';
import type { Player } from '../../tournament/wallList';
import { excerpt, isBlank, nameOf, textOf } from '../cells/cell';
import { cellProblem, turnedCell } from '../cells/cellProblem';
import type { TextKind } from '../cells/cellProblem';
import {
  isUnknownRank,
  parseHalfPoints,
  parseMark,
  parseNumber,
  parseOut,
  parseRankCell,
} from '../cells/fields';
import { roundOfKind, type AnyKind, type RoundKind } from '../cells/roundKinds';
import type { Columns } from './header';
import type { ColumnKind } from '../cells/titles';

/** The column where a player's name begins; undefined where the list has none. */
export const nameColumn = ({ name, surname, firstName }: Columns): number | undefined =>
  name ?? surname ?? firstName;

/** The Name column, or surname and first name, with a comma where the surname has several words. */
export function readName(cells: readonly unknown[], columns: Columns): string {
  const text = (kind: ColumnKind): string => textAt(cells, columns[kind]);
  const name = text('name');
  // `Name` is a surname beside `First name`, and a first name beside `Surname` (Nombre, Имя), unless the list
  // has all three.
  const { surname, firstName } = columns;
  if (surname !== undefined && firstName !== undefined)
    return name || joined(text('surname'), text('firstName'));
  if (surname !== undefined) return joined(text('surname'), name);
  return firstName === undefined ? name : joined(name, text('firstName'));
}

const joined = (surname: string, firstName: string): string =>
  firstName === '' ? surname : listedName({ surname, firstName });

const textAt = (cells: readonly unknown[], column: number | undefined): string =>
  column === undefined ? '' : nameOf(cells[column]);

const NOWHERE_OUT = { rounds: [], from: undefined };

/** An unreadable cell is a warning and counts as empty. */
export function readPlayer(
  cells: readonly unknown[],
  row: number,
  columns: Columns,
  problems: Problem[],
): Omit<Player, 'no' | 'name'> {
  const text = (kind: ColumnKind): string => textAt(cells, columns[kind]);

  const read = <T>(
    kind: AnyKind,
    parse: (text: string) => T | undefined,
    wrong: WrongCell,
  ): T | undefined => {
    const column = columns[kind];
    if (column === undefined || isBlank(cells[column])) return undefined;
    const value = cells[column];
    const parsed = typeof value === 'object' ? undefined : parse(textOf(value));
    if (parsed !== undefined || (kind === 'rank' && isUnknownRank(textOf(value)))) return parsed;
    const problem = turnedCell(value, wrong.meant) ?? {
      code: wrong.code,
      values: { text: excerpt(textOf(value)), column: kind },
    };
    problems.push(cellProblem(row, column, 'warning', problem));
    return undefined;
  };

  const ratings: number[] = [];
  const boards: number[] = [];
  for (const kind of Object.keys(columns)) {
    const round = roundOfKind(kind);
    const value = round && read(kind as RoundKind, parseOfRound, NUMBER);
    if (value !== undefined) (kind.startsWith('board') ? boards : ratings)[round as number] = value;
  }

  return {
    rank: read('rank', parseRankCell, RANK),
    rating: read('rating', parseNumber, NUMBER),
    ratings: ratings.length > 0 ? ratings : undefined,
    maximumRating: read('maximumRating', parseNumber, NUMBER),
    ratingList: text('ratingList') || undefined,
    country: text('country'),
    club: text('club'),
    pin: text('pin'),
    membership: text('membership') || undefined,
    start: read('start', parseHalfPoints, START),
    category: text('category'),
    group: text('group'),
    supergroup: parseMark(text('supergroup')),
    previousOrder: read('previousOrder', parseNumber, NUMBER),
    team: text('team'),
    board: read('board', parseNumber, NUMBER),
    boards: boards.length > 0 ? boards : undefined,
    out: read('out', parseOut, OUT) ?? NOWHERE_OUT,
  };
}

/** Who is left out of a line-up has a dash, or 0. */
const parseOfRound = (text: string): number | undefined => (/^[-–—]$/.test(text) ? 0 : parseNumber(text));

interface WrongCell {
  readonly code: 'unreadableRank' | 'unreadableNumber' | 'unreadableStart' | 'unreadableOut';
  readonly meant: TextKind;
}
const RANK: WrongCell = { code: 'unreadableRank', meant: 'decimal' };
const NUMBER: WrongCell = { code: 'unreadableNumber', meant: 'decimal' };
const START: WrongCell = { code: 'unreadableStart', meant: 'decimal' };
const OUT: WrongCell = { code: 'unreadableOut', meant: 'rounds' };
