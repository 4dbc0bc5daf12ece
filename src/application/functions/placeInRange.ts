import { columnToMend } from '../../sheet/check/columnToMend';
import { parseA1, textOf } from '../../sheet/cells/cell';
import { withSettingCell } from '../../sheet/settings/readSettings';
import { problemSentence, type Text } from '../../sheet/wording';
import type { Problem } from '../../tournament/problem';
import type { TournamentInput } from '../read/tournament';

interface InRange {
  readonly row: number;
  readonly column: number;
}

/** The cell of a problem in the list; undefined for the list as a whole and for settings. */
export function cellInRange(
  { reading }: TournamentInput,
  { place, ...told }: Pick<Problem, 'place' | 'code'> & Partial<Pick<Problem, 'values'>>,
): InRange | undefined {
  switch (place.kind) {
    case 'cell':
      return place;
    case 'player':
      return inRange(reading.rows[place.player], columnToMend(reading, told));
    case 'entry':
      return inRange(reading.rows[place.player], reading.rounds[place.round - 1]?.[0]);
    case 'list':
    case 'setting':
      return undefined;
  }
}

const inRange = (row: number | undefined, column: number | undefined): InRange | undefined =>
  row === undefined || column === undefined ? undefined : { row, column };

/** The title of a column; `R2` for a round without a title. */
export function titleInRange({ values, reading }: TournamentInput, column: number): string {
  const typed = reading.header === undefined ? '' : textOf(values[reading.header]?.[column]);
  const round = reading.rounds.findIndex(columns => columns.includes(column));
  return typed === '' && round >= 0 ? `R${round + 1}` : typed;
}

/** `row 5, column 7 (R2)`, counted from 1. */
export function cellWords(input: TournamentInput, { row, column }: InRange): string {
  const cell = { row: row + 1, column: column + 1, title: titleInRange(input, column) };
  return input.text(cell.title === '' ? 'at.cell' : 'at.titledCell', cell);
}

/** The place of a problem in words; '' for the list as a whole. */
export function placeWords(input: TournamentInput, problem: Problem): string {
  const { place } = problem;
  const cell = cellInRange(input, problem);
  if (cell) return cellWords(input, cell);
  if (place.kind !== 'setting') return '';
  const { at } = place;
  return at
    ? input.text('at.settingsCell', { row: at.row + 1, column: at.column + 1 })
    : input.text('at.settings');
}

/** `Row 5, column 7 (R2): “14” names an opponent and no result.` */
export function placedSentence(input: TournamentInput, bareProblem: Problem): string {
  const problem = withSettingCell(bareProblem, input.settingCells);
  const sentence = problemSentence(byWords(input), problem);
  const place = placeWords(input, problem);
  return place === '' ? sentence : input.text('function.placed', { place: capital(place), sentence });
}

/** The sentence of the first problem, and how many more there are. */
export function firstProblemOf(input: TournamentInput, problems: readonly Problem[]): string {
  const [first, ...others] = problems;
  const sentence = first ? placedSentence(input, first) : '';
  if (others.length === 0) return sentence;
  return others.length === 1
    ? input.text('function.oneMore', { sentence })
    : input.text('function.more', { sentence, count: others.length });
}

/** Texts that name other cells in words rather than by address; several columns or rows by their numbers. */
export function byWords(input: TournamentInput): Text {
  const inWords = (name: string, value: string): string => {
    const cells = value.split(', ').map(parseA1);
    const [cell] = cells;
    if (!cell || cells.some(each => !each)) return value;
    if (name === 'columns') return cells.map(each => (each?.column ?? 0) + 1).join(', ');
    return name === 'rows' ? cells.map(each => (each?.row ?? 0) + 1).join(', ') : cellWords(input, cell);
  };
  return (key, values = {}) =>
    input.text(
      key,
      Object.fromEntries(
        Object.entries(values).map(([name, value]) =>
          NAMES_CELLS.includes(name) && typeof value === 'string'
            ? [name, inWords(name, value)]
            : [name, value],
        ),
      ),
    );
}

const NAMES_CELLS: readonly string[] = ['cell', 'columns', 'rows'];

export const capital = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);
