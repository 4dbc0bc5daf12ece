import type { Column } from '../../standings/column';
import { absentees } from '../../standings/stages/absentees';
import { playerColumn, scoreColumn, type PlayerColumn } from '../../standings/placement/playerColumn';
import type { Standing } from '../../standings/score/standing';
import type { Event } from '../../standings/stages/event';
import { SYSTEMS } from '../../tournament/systems';
import { LIST_TIEBREAKS, TIEBREAK_FACTS, type ListTiebreak } from '../../tournament/tiebreaks';
import { heading } from '../../sheet/settings/headings';
import { parseTiebreak } from '../../sheet/settings/settingWords';
import type { Cell, Table } from '../catalogue/table';
import type { TournamentInput } from '../read/tournament';
import { alignedColumn, answeredBeside } from './answer';
import { singleText, wholeNumber, readArguments, type Argument } from './argument';
import { pointCell } from './cellText';
import { placeBeside } from './standings';
import { boardWinsBeside } from './teams';

type PlayerFunction = (wallList: Argument, settings?: Argument) => Table;
type PlayerTable = (input: TournamentInput) => Table;

const asked =
  (beside: PlayerTable): PlayerFunction =>
  (wallList, settings) =>
    beside(readArguments(wallList, settings));

export const playerFunction =
  (make: (standing: Standing) => Column): PlayerFunction =>
  (wallList, settings) =>
    columnBeside(readArguments(wallList, settings), event => {
      const column = make(event.standing());
      return { title: column.title, columns: event.wallList.players.map(() => column) };
    });

/** A function that answers with a tiebreak, taken for each player from the stage that decides. */
const tiebreakBeside =
  (tiebreak: ListTiebreak): PlayerTable =>
  input =>
    columnBeside(
      input,
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
    return alignedColumn(input, heading(title, input.text), player => {
      const column = columns[player];
      return column && !absent?.has(player) ? pointCell(column, player, input.text) : '';
    });
  });

/** The column that the system ranks by before any tiebreak: the first score of STANDINGS. */
const scoreBeside: PlayerTable = input =>
  columnBeside(input, scoreColumn, event => SYSTEMS[event.settings.system].score === 'WINS');
export const SCORE = asked(scoreBeside);

/** The functions of all tiebreaks that ask for a list and settings alone. */
export const TIEBREAK_FUNCTIONS = Object.fromEntries(
  LIST_TIEBREAKS.map(tiebreak => [tiebreak, asked(tiebreakBeside(tiebreak))]),
) as Readonly<Record<ListTiebreak, PlayerFunction>>;

export function SOSK(wallList: Argument, k: Argument, settings?: Argument): Table {
  const input = readArguments(wallList, settings);
  const dropped = wholeNumber(k, 0);
  if (dropped === undefined) return [[input.text('function.k', { text: singleText(k) })]];
  return sosKBeside(input, dropped);
}

const sosKBeside = (input: TournamentInput, k: number): Table =>
  columnBeside(input, event => playerColumn(event, { tiebreak: 'SOSK', k, purpose: 'final' }));

/** The columns of several functions in one run of the script: place, score and tiebreaks of the settings where none is named. */
export function RANKING(wallList: Argument, columns: Argument, settings?: Argument): Table {
  const input = withShortReasons(readArguments(wallList, settings));
  const { tiebreaks } = input.settings;
  const named = singleText(columns)
    .split(/[,;]/)
    .map(name => name.trim())
    .filter(name => name !== '');
  const tables: Table[] = [];
  for (const name of named.length > 0
    ? named
    : ['PLACE', 'SCORE', ...tiebreaks.filter(tiebreak => besideOf(tiebreak))]) {
    const beside = besideOf(name);
    if (!beside) return [[input.text('problem.unknownTiebreak', { text: name })]];
    tables.push(beside(input));
  }
  const [first = []] = tables;
  // A sentence in the place of a column says all once.
  return first.length < 2
    ? first
    : first.map((_, row) => tables.flatMap(table => (table[row] ?? []).map(shortReason)));
}

/** Its columns are too narrow for a reason, which would run over their neighbours: Check and EXPLAIN have it whole. */
const withShortReasons = (input: TournamentInput): TournamentInput => ({
  ...input,
  text: (key, values) => (key.startsWith('missing.') ? '?' : input.text(key, values)),
});

/** `R3?` and `Rank?`; what is short as it is stays, `R3: "7"?`. */
const shortReason = (cell: Cell): Cell =>
  typeof cell === 'string' ? cell.replace(/^(R\d+): ".{2,}"|^\?: /, '$1') : cell;

/** The column of a function, by its name in any language; SOSK leaves one out, as its first step does. */
function besideOf(name: string): PlayerTable | undefined {
  const word = name.toUpperCase();
  if (word === 'PLACE') return placeBeside;
  if (word === 'SCORE') return scoreBeside;
  const tiebreak = parseTiebreak(name);
  if (tiebreak === undefined) return undefined;
  if (tiebreak === 'BOARDWINS') return boardWinsBeside;
  if (tiebreak === 'SOSK') return input => sosKBeside(input, 1);
  return TIEBREAK_FACTS[tiebreak].formula === 'list' ? tiebreakBeside(tiebreak as ListTiebreak) : undefined;
}
