import { makeOpenEvent } from '../../pairing/round/makeOpenEvent';
import type { OpenEvent } from '../../pairing/round/openEvent';
import { problemMend, problemSentence } from '../../sheet/wording';
import { asOfRound } from '../../standings/score/asOfRound';
import { isError } from '../../tournament/problem';
import type { Cell, Table } from '../catalogue/table';
import type { TournamentInput } from '../read/tournament';
import { badCellTexts } from './cellText';
import { byWords, firstProblemOf } from './placeInRange';
import type { PlayerIndex } from '../../tournament/indices';

/**
 * The answer of a function to the event as of `Through round`. One sentence instead where the range holds no
 * list yet (it is empty, or has no player or no round) or a setting cannot be read. An unreadable round cell
 * does not stop it: it counts as empty, and `badCellTexts` marks the player's row.
 */
export function answerOf(
  input: TournamentInput,
  answer: (event: OpenEvent) => Table,
  whose: EventOf = 'players',
): Table {
  return answeredAsOf(input, input.settings.throughRound, answer, whose);
}

function answeredAsOf(
  input: TournamentInput,
  through: number | undefined,
  answer: (event: OpenEvent) => Table,
  whose: EventOf,
): Table {
  const missing = input.reading.problems.find(problem => isError(problem) && problem.place.kind === 'list');
  const text = byWords(input);
  if (missing) return [[`${problemSentence(text, missing)} ${problemMend(text, missing)}`.trim()]];
  const wrong = input.problems.filter(problem => isError(problem) && problem.place.kind === 'setting');
  if (wrong.length > 0) return [[firstProblemOf(input, wrong)]];
  return answer(EVENT_OF[whose](asOf(input.event, through)));
}

/**
 * Like `answered`, for answers that need every cell: the prizes as of round `through`, or,
 * without it, the pairing of the next round. An unreadable cell in these rounds gives one sentence instead.
 */
export function answeredIfReadable(
  input: TournamentInput,
  answer: (event: OpenEvent) => Table,
  whose: EventOf,
  through?: number,
): Table {
  const { reading } = input;
  const counts = new Set(reading.rounds.slice(0, through).flat());
  const bad = reading.problems.filter(
    problem => isError(problem) && problem.place.kind === 'cell' && counts.has(problem.place.column),
  );
  const tableOf = (event: OpenEvent): Table =>
    bad.length > 0 ? [[firstProblemOf(input, bad)]] : answer(event);
  return answeredAsOf(input, through, tableOf, whose);
}

/** Google ends a formula after 30 seconds, and may be three times slower than the machine that took 5.7 for these, and 9.8 for 4,500. */
export const MOST_IN_FORMULA = 4000;

/** One sentence in the place of a pairing that no formula ends in time. */
export function tooLargeFor({ text }: TournamentInput, { wallList }: OpenEvent): Table | undefined {
  const players = wallList.players.length;
  return players > MOST_IN_FORMULA
    ? [[text('next.tooLarge', { players, most: MOST_IN_FORMULA })]]
    : undefined;
}

/** The event without the entries of later rounds. */
function asOf(event: OpenEvent, through: number | undefined): OpenEvent {
  const list = asOfRound(event.wallList, through);
  return list === event.wallList ? event : makeOpenEvent(list, event.settings);
}

/**
 * The contestants of an event. In a team event `players` are ranked by their boards, `contestants` are the
 * teams, and `list` is the list as typed, which pairing needs.
 */
const EVENT_OF = {
  players: (event: OpenEvent) => event.singles(),
  contestants: (event: OpenEvent) => event.contest(),
  list: (event: OpenEvent) => event,
} as const;

export type EventOf = keyof typeof EVENT_OF;

/**
 * The answer of a function beside the rows of its range. In a list without players yet, as in a new
 * tournament, the titles are there already, and one word stands below them, for the columns are narrow.
 */
export function answeredBeside(
  input: TournamentInput,
  answer: (event: OpenEvent) => Table,
  whose?: EventOf,
): Table {
  const { values, reading } = input;
  const otherProblems = reading.problems.filter(({ code }) => code !== 'noPlayers');
  const below = (reading.header ?? 0) + 1;
  const asked = answerOf(input, answer, whose);
  if (otherProblems.length === reading.problems.length || below >= values.length) return asked;
  const titled = answerOf(
    { ...input, problems: [], reading: { ...reading, problems: otherProblems } },
    answer,
    whose,
  );
  return titled.map((row, index) =>
    index === below ? [input.text('function.nobody'), ...row.slice(1)] : row,
  );
}

/** One column beside the range: its title in the header row, a value beside each player, blank everywhere else. */
export const alignedColumn = (
  input: TournamentInput,
  title: string,
  cell: (player: PlayerIndex) => Cell,
): Table => alignedColumns(input, [title], player => [cell(player)]);

/**
 * Several columns beside the range: titles in the header row, values beside each player, blank everywhere
 * else. In the row of a player with a bad cell, each value is replaced by the text that names the cell.
 */
export function alignedColumns(
  { values, reading, event }: TournamentInput,
  titles: readonly string[],
  cells: (player: PlayerIndex) => readonly Cell[],
): Table {
  const badCell = badCellTexts(event);
  const blank = titles.map(() => '');
  const table: (readonly Cell[])[] = values.map(() => blank);
  if (reading.header !== undefined) table[reading.header] = titles;
  reading.rows.forEach((row, player) => {
    const bad = badCell(player);
    table[row] = bad === undefined ? cells(player) : titles.map(() => bad);
  });
  return table;
}
