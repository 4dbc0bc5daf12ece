import { readPrizes, type PrizeColumn } from '../../sheet/read/readPrizes';
import type { Standing } from '../../standings/score/standing';
import type { Event } from '../../standings/stages/event';
import { LIST, type Problem } from '../../tournament/problem';
import type { Table } from '../catalogue/table';
import { handedIn } from '../prizes/onePrizeEach';
import { expectationNotes, prizeNotes, unclearIn } from '../prizes/prizeNotes';
import { placed } from '../prizes/prizeOrder';
import type { TournamentInput } from '../read/tournament';
import { answeredIfReadable } from './answer';
import { readArguments, valuesOf, type Argument } from './argument';
import { provisionalPrizes, withNotes } from './notes';
import { firstProblemOf } from './placeInRange';

/**
 * The players with their prizes (R3). Equal players share amounts and have the title of their place; prize
 * tiebreaks decide indivisible things. A last row has prizes that nobody gets.
 */
export function PRIZES(wallList: Argument, prizes: Argument, settings?: Argument): Table {
  const input = readArguments(wallList, settings);
  const { text } = input;
  const read = readPrizes(valuesOf(prizes));
  if (read.kind === 'unreadable') {
    const { why, row, column, text: typed } = read;
    return [[text(`prizes.wrong.${why}`, { row: row + 1, column: column + 1, text: typed })]];
  }
  if (read.columns.length === 0) return [[text('prizes.none')]];
  return answeredIfReadable(
    input,
    event => prizesTable(input, event, read.columns),
    'contestants',
    input.settings.throughRound,
  );
}

/** The problems of players' starts; teams have no cell of their own. */
const ofContestants = ({ problems, wallList }: Standing): readonly Problem[] =>
  wallList.boardResults === undefined ? problems : problems.map(problem => ({ ...problem, place: LIST }));

function prizesTable(input: TournamentInput, event: Event, columns: readonly PrizeColumn[]): Table {
  const { text } = input;
  const { players } = event.wallList;
  const standing = event.standing();
  if (standing.problems.length > 0) return [[firstProblemOf(input, ofContestants(standing))]];
  const final = placed(event, 'final');
  const refined = placed(event, 'prizes').classes;
  const unclear = unclearIn(input, event, columns);
  if (unclear !== undefined) return [[unclear]];
  const { handed, out, passed } = handedIn(input, event, columns);
  const header = [
    text('title.place'),
    text('column.no'),
    text('column.name'),
    ...columns.map(({ title }) => (title === '' ? text('prizes.prize') : title)),
  ];
  const winners = refined.flat().filter(player => handed.some(({ cells }) => cells[player] !== ''));
  const rows = winners.map(player => [
    final.place[player] ?? '',
    players[player]?.no ?? '',
    players[player]?.name ?? '',
    ...handed.map(({ cells }) => cells[player] ?? ''),
  ]);
  const left = handed.some(column => column.left !== '')
    ? [['', '', text('prizes.left'), ...handed.map(column => column.left)]]
    : [];
  return withNotes(
    [header, ...rows, ...left],
    [
      provisionalPrizes(input),
      ...passed.map(({ title, player }) =>
        text('prizes.passesOn', { title, player: players[player]?.name ?? '' }),
      ),
      ...prizeNotes(input, event, columns, out),
      ...expectationNotes(input, event, columns, handed),
    ],
  );
}
