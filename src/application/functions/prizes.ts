import type { Values } from '../../sheet/cells/cell';
import { PER_UNIT, readPrizes, type PrizeColumn } from '../../sheet/read/readPrizes';
import { foldName } from '../../tournament/foldName';
import { makePlacement, type Placement } from '../../standings/placement/placement';
import { giveItems, sharePrizes, type PrizeWinner } from '../../standings/placement/prizes';
import type { Standing } from '../../standings/score/standing';
import type { Event } from '../../standings/stages/event';
import { LIST, type Problem } from '../../tournament/problem';
import { valuesOf, readArguments, type Argument, type Cell, type Table } from './argument';
import { answeredIfReadable } from './answer';
import type { TournamentInput } from '../read/input';
import { provisionalPrizes, withNotes } from './notes';
import { firstOf } from './placeInRange';
import { SYSTEMS } from '../../tournament/systems';

/**
 * The players with their prizes (R3). Equal players share amounts and have the title of their place; prize
 * tiebreaks decide indivisible things. The last row has prizes that nobody gets.
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

/** The prizes of one column by player, and the rest that nobody gets. */
interface PrizeCells {
  readonly cells: readonly Cell[];
  readonly left: Cell;
}

function prizesTable(input: TournamentInput, event: Event, columns: readonly PrizeColumn[]): Table {
  const { text } = input;
  const { players } = event.wallList;
  const standing = event.standing();
  if (standing.problems.length > 0) return [[firstOf(input, ofContestants(standing))]];
  const final = makePlacement(event, 'final');
  const refined = makePlacement(event, 'prizes').classes;
  const handed = handedIn(input, event, columns);
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
  const left = ['', '', text('prizes.left'), ...handed.map(one => one.left)];
  return withNotes([header, ...rows, left], [provisionalPrizes(input)]);
}

function handedIn(
  input: Pick<TournamentInput, 'text'>,
  event: Event,
  columns: readonly PrizeColumn[],
): readonly PrizeCells[] {
  const final = makePlacement(event, 'final');
  const refined = makePlacement(event, 'prizes').classes;
  return columns.map((column): PrizeCells => {
    switch (column.kind) {
      case 'amounts':
        return shared(event, classesFor(event, column, final.classes), column);
      case 'titles':
        return entitled(final, column.items);
      case 'items': {
        const winners = giveItems(classesFor(event, column, refined), column.items);
        return handedOut(input, event, winners, column.items);
      }
    }
  });
}

/** All prizes of each contestant in a line, '' for none; undefined where the range has none, or nobody can be placed. */
export function prizeLines(
  input: Pick<TournamentInput, 'text'>,
  event: Event,
  prizes: Values,
): readonly string[] | undefined {
  const read = readPrizes(prizes);
  if (read.kind === 'unreadable' || read.columns.length === 0) return undefined;
  if (event.standing().problems.length > 0) return undefined;
  const handed = handedIn(input, event, read.columns);
  return event.wallList.players.map((_, player) =>
    handed
      .map(({ cells }) => String(cells[player] ?? ''))
      .filter(cell => cell !== '')
      .join(' · '),
  );
}

/**
 * The classes of a column of prizes: in a Swiss by categories, a column named like a category is for its
 * players only.
 */
function classesFor(
  { wallList: { players }, settings }: Event,
  { title }: PrizeColumn,
  classes: readonly (readonly number[])[],
): readonly (readonly number[])[] {
  const isOf = (player: number): boolean => foldName(players[player]?.category ?? '') === foldName(title);
  const own = classes.filter(group => group.every(isOf));
  return SYSTEMS[settings.system].contests === 'category' && title !== '' && own.length > 0 ? own : classes;
}

/** The title of the place for each player; the rest are titles of places that nobody has. */
function entitled({ place, classes }: Placement, titles: readonly string[]): PrizeCells {
  const placed = new Set(classes.flat());
  const taken = new Set([...placed].map(player => place[player]));
  const left = titles.filter((title, index) => title !== '' && !taken.has(index + 1));
  const cells = place.map((one, player) => (placed.has(player) ? (titles[one - 1] ?? '') : ''));
  return { cells, left: left.join('; ') };
}

function shared(
  { settings }: Event,
  classes: readonly (readonly number[])[],
  { amounts, unit }: Extract<PrizeColumn, { readonly kind: 'amounts' }>,
): PrizeCells {
  const smallest = unit ?? Math.round(Number(settings.prizeUnit) * PER_UNIT);
  const { paid, remainder } = sharePrizes(classes, amounts, smallest);
  return {
    cells: Array.from(paid, amount => (amount > 0 ? amount / PER_UNIT : '')),
    left: remainder > 0 ? remainder / PER_UNIT : '',
  };
}

function handedOut(
  { text }: Pick<TournamentInput, 'text'>,
  { wallList }: Event,
  winners: readonly PrizeWinner[],
  items: readonly string[],
): PrizeCells {
  const cells = wallList.players.map(() => '');
  const left: string[] = [];
  winners.forEach((winner, index) => {
    const item = items[index] ?? '';
    if (item === '') return;
    if (winner.kind === 'player') cells[winner.player] = item;
    else if (winner.kind === 'nobody') left.push(item);
    else {
      const numbers = winner.players.map(player => wallList.players[player]?.no).join(', ');
      left.push(text('prizes.tied', { item, players: numbers }));
    }
  });
  return { cells, left: left.join('; ') };
}
