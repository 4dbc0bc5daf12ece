import type { Column } from '../../standings/column';
import { absentees } from '../../standings/stages/absentees';
import { playerColumn, scoreColumn, type PlayerColumn } from '../../standings/placement/playerColumn';
import type { Standing } from '../../standings/score/standing';
import type { Event } from '../../standings/stages/event';
import { SYSTEMS } from '../../tournament/systems';
import { LIST_TIEBREAKS, type ListTiebreak } from '../../tournament/tiebreaks';
import { alignedColumn, answeredBeside } from './answer';
import { singleText, wholeNumber, readArguments, type Argument, type Table } from './argument';
import type { TournamentInput } from '../read/input';
import { pointCell } from './cellText';

/** A function with one value for each player. */
type PlayerFunction = (wallList: Argument, settings?: Argument) => Table;

/** A function that answers with a column for the whole list. */
export const playerFunction =
  (make: (standing: Standing) => Column): PlayerFunction =>
  (wallList, settings) =>
    columnBeside(readArguments(wallList, settings), event => {
      const column = make(event.standing());
      return { title: column.title, columns: event.wallList.players.map(() => column) };
    });

/** A function that answers with a tiebreak, taken for each player from the stage that decides. */
const tiebreakFunction =
  (tiebreak: ListTiebreak): PlayerFunction =>
  (wallList, settings) =>
    columnBeside(
      readArguments(wallList, settings),
      event => playerColumn(event, { tiebreak, k: 0, purpose: 'final' }),
      () => tiebreak === 'WINS',
    );

/** Whoever never played has no wins, and stands in no list. */
const columnBeside = (
  input: TournamentInput,
  make: (event: Event) => PlayerColumn,
  countsWins: (event: Event) => boolean = () => false,
): Table =>
  answeredBeside(input, event => {
    const { title, columns } = make(event);
    const absent = countsWins(event) ? absentees(event) : undefined;
    return alignedColumn(input, title, player => {
      const column = columns[player];
      return column && !absent?.has(player) ? pointCell(column, player, input.text) : '';
    });
  });

/** The column that the system ranks by before any tiebreak: the first score of STANDINGS. */
export const SCORE: PlayerFunction = (wallList, settings) =>
  columnBeside(
    readArguments(wallList, settings),
    scoreColumn,
    event => SYSTEMS[event.settings.system].score === 'WINS',
  );

/** The functions of all tiebreaks that ask for a list and settings alone. */
export const TIEBREAK_FUNCTIONS = Object.fromEntries(
  LIST_TIEBREAKS.map(tiebreak => [tiebreak, tiebreakFunction(tiebreak)]),
) as Readonly<Record<ListTiebreak, PlayerFunction>>;

export function SOSK(wallList: Argument, k: Argument, settings?: Argument): Table {
  const input = readArguments(wallList, settings);
  const dropped = wholeNumber(k, 0);
  if (dropped === undefined) return [[input.text('function.k', { text: singleText(k) })]];
  return columnBeside(input, event =>
    playerColumn(event, { tiebreak: 'SOSK', k: dropped, purpose: 'final' }),
  );
}
