import { opposite, OPPOSITE_OUTCOME, type Game } from '../../tournament/game';
import type { Problem } from '../../tournament/problem';
import { entriesIn } from '../../tournament/wallList';
import { isBlank, makeA1, parseA1, textOf, type Values } from '../cells/cell';
import { parseCount } from '../cells/fields';
import { makeEntry } from '../cells/notation';
import type { CellChange } from '../cells/block';
import type { WallListReading } from '../read/wallListReading';
import { typedDates } from './typedDates';

/**
 * The only change, or one of two sides of a contradiction: `take` names whose word is taken (`outcome.` in the
 * dictionaries), `type` the text and its cell.
 */
export type Mend =
  | {
      readonly by: 'take';
      readonly name: string;
      readonly says: string;
      readonly changes: readonly CellChange[];
    }
  | {
      readonly by: 'type';
      readonly text: string;
      readonly cell: string;
      readonly changes: readonly CellChange[];
    };

/** The mends of a problem of the list, by its whole entries, in cells of the range; none where only a person can know. */
export function mendsOf(reading: WallListReading, values: Values, problem: Problem): readonly Mend[] {
  const { place, code } = problem;
  if (place.kind !== 'cell') return [];
  // Where colours have a column of their own, a cell is not the whole entry.
  if (reading.results.length > 0 && code !== 'unreadableCell' && code !== 'resultMissing') return [];
  const { row, column } = place;
  const typed = (text: string, at = { row, column }): readonly Mend[] => {
    const change = { ...at, before: textOf(values[at.row]?.[at.column]), after: text };
    return [{ by: 'type', text, cell: makeA1(at.row, at.column), changes: [change] }];
  };
  switch (code) {
    case 'resultMissing': {
      const no = parseCount(textOf(values[row]?.[column]));
      return no === undefined ? [] : typed(`${no}?`);
    }
    case 'unreadableCell':
      return ABSENT.test(textOf(values[row]?.[column]).trim()) ? typed('0-') : [];
    case 'numberMissing':
      return isBlank(values[row]?.[column]) ? typed(String(problem.values.no)) : [];
    case 'turnedIntoDate': {
      const date = typedDates(reading, values).find(cell => cell.row === row && cell.column === column);
      return date && date.certain === undefined ? date.may.flatMap(text => typed(text)) : [];
    }
    case 'halfOutsideSwiss':
      return textOf(values[row]?.[column]) === '0=' ? typed('0-') : [];
    case 'byeOfAnotherWorth':
      return typed('0+');
    case 'opponentEmpty': {
      const at = parseA1(String(problem.values.cell));
      return at && isBlank(values[at.row]?.[at.column]) ? typed(String(problem.values.mirror), at) : [];
    }
    case 'opponentDisagrees':
    case 'colourDisagrees':
    case 'handicapDisagrees':
      return sidesTaken(reading, values, problem, { row, column });
    default:
      return [];
  }
}

/** Words for somebody who did not come. */
const ABSENT = /^(x{1,3}|✗|✘|abs\.?|n\/a|out|away|aus|fehlt)$/i;

interface At {
  readonly row: number;
  readonly column: number;
}

/** One of the two cells is right: the other one gets what follows from it. */
function sidesTaken(
  reading: WallListReading,
  values: Values,
  { code, values: said }: Problem,
  at: At,
): readonly Mend[] {
  const other = parseA1(String(said.cell));
  const [ownGame, theirs] = [gameAt(reading, values, at), other && gameAt(reading, values, other)];
  if (!ownGame || !theirs || !other) return [];
  const names = [String(said.name), String(said.opponent)] as const;
  const take = (name: string, right: Game, wrong: Game, cell: At): Mend => ({
    by: 'take',
    name,
    says: wordOf(code, right),
    changes: [
      {
        ...cell,
        before: textOf(values[cell.row]?.[cell.column]),
        after: makeEntry(mirrored(code, right, wrong)),
      },
    ],
  });
  const isOpen = (game: Game): boolean => code === 'opponentDisagrees' && game.outcome === 'unknown';
  return [
    ...(isOpen(ownGame) ? [] : [take(names[0], ownGame, theirs, other)]),
    ...(isOpen(theirs) ? [] : [take(names[1], theirs, ownGame, at)]),
  ];
}

function mirrored(code: Problem['code'], right: Game, wrong: Game): Game {
  if (code === 'colourDisagrees') return { ...wrong, colour: right.colour && opposite(right.colour) };
  if (code === 'handicapDisagrees') return { ...wrong, handicap: right.handicap };
  return { ...wrong, outcome: OPPOSITE_OUTCOME[right.outcome], byDefault: right.byDefault };
}

const wordOf = (code: Problem['code'], game: Game): string =>
  code === 'colourDisagrees'
    ? (game.colour ?? '')
    : code === 'handicapDisagrees'
      ? makeEntry(game)
      : game.outcome;

function gameAt(
  { wallList, rows, rounds }: WallListReading,
  values: Values,
  { row, column }: At,
): Game | undefined {
  const player = rows.indexOf(row);
  const round = rounds.findIndex(columns => columns.includes(column));
  const filled = (rounds[round] ?? []).filter(each => !isBlank(values[row]?.[each]));
  const [game, ...more] = entriesIn(wallList, player, round + 1);
  return game?.kind === 'game' && more.length === 0 && filled.length === 1 && filled[0] === column
    ? game
    : undefined;
}
