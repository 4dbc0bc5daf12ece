import { makeBracketTree, type BracketRound, type BracketTree } from '../../pairing/knockout/bracketTree';
import type { Text } from '../../sheet/wording';
import type { OpenEvent } from '../../pairing/round/openEvent';
import { isBye, SIGN_OF } from '../../tournament/game';
import type { WallList } from '../../tournament/wallList';
import type { Cell, Table } from '../catalogue/table';
import { readArguments, type Argument } from './argument';
import { badCellText } from './cellText';
import { answerOf } from './answer';
import type { PlayerIndex } from '../../tournament/indices';

/**
 * The knock-out as a bracket: a column for each round, each winner between the two players of the pair, the
 * winner of all at the right.
 */
export function BRACKET(wallList: Argument, settings?: Argument): Table {
  const input = readArguments(wallList, settings);
  return answerOf(input, event => bracketTable(event, input.text), 'contestants');
}

function bracketTable(event: OpenEvent, text: Text): Table {
  const tree = makeBracketTree(event);
  if (!tree) return [[text('bracket.notDrawn')]];
  const { wallList } = event;
  const header = tree.rounds.map(({ round }) => (round === undefined ? text('bracket.winner') : `R${round}`));
  const height = Math.max(...tree.rounds.map((round, column) => rowOf(column, round.places.length - 1) + 1));
  const rows: Cell[][] = Array.from({ length: height }, () => header.map(() => ''));
  tree.rounds.forEach((round, column) =>
    round.places.forEach((player, place) => {
      const row = rows[rowOf(column, place)];
      if (row && player !== undefined) row[column] = occupant(wallList, player, round, text);
    }),
  );
  const below = besideRows(tree, wallList, text);
  const width = Math.max(header.length, below[0]?.length ?? 0);
  const wide = [header, ...rows, ...thirdPlace(tree, wallList, header.length, text)].map(row =>
    filled(row, width),
  );
  return [...wide, ...below.map(row => filled(row, width))];
}

const filled = (row: readonly Cell[], width: number): readonly Cell[] =>
  Array.from({ length: width }, (_, column) => row[column] ?? '');

/** Below the bracket who plays beside it, round by round: both players of a pair below each other, at last the winner. */
function besideRows({ beside, winner }: BracketTree, wallList: WallList, text: Text): Table {
  if (beside.length === 0) return [];
  const columns = beside.map(({ round, pairs }) => [
    `R${round}`,
    ...pairs.flatMap(pair =>
      [pair[0], pair[1]].map(player =>
        player === undefined ? '' : occupant(wallList, player, { round, places: [] }, text),
      ),
    ),
  ]);
  if (winner !== undefined)
    columns.push([
      text('bracket.winner'),
      occupant(wallList, winner, { round: undefined, places: [] }, text),
    ]);
  const height = Math.max(...columns.map(({ length }) => length));
  const rows = Array.from({ length: height }, (_, row) => columns.map(column => column[row] ?? ''));
  return [columns.map(() => ''), [text('bracket.beside')], ...rows];
}

/**
 * The row of a place in the bracket: every second row in the first column, then between the two places that
 * lead to it.
 */
export const rowOf = (column: number, place: number): number => 2 ** (column + 1) * place + 2 ** column - 1;

/** The text of a place: `3 Ann +`; `3 Ann = +` after a replay; `3 Ann (bye)`; who withdrew is said to have left. */
function occupant(
  { players, entries, badCells = [] }: WallList,
  player: PlayerIndex,
  { round }: BracketRound,
  text: Text,
): string {
  const person = players[player];
  const bad = badCells.find(cell => cell.player === player && cell.round === round);
  const cell = round === undefined ? [] : (entries[player]?.[round - 1] ?? []);
  const from = person?.out.from;
  const hasLeft =
    from !== undefined && round !== undefined && from <= round && cell.every(({ kind }) => kind === 'free');
  const signs = (hasLeft ? [] : cell).map(entry => {
    if (entry.kind === 'free') return isBye(entry) ? `(${text('next.bye')})` : SIGN_OF.lost;
    return `${SIGN_OF[entry.outcome]}${entry.byDefault ? '!' : ''}`;
  });
  return [
    String(person?.no ?? ''),
    person?.name ?? '',
    ...signs,
    hasLeft ? `(${text('next.left', { round: from })})` : '',
    bad ? badCellText(bad) : '',
  ]
    .filter(part => part !== '')
    .join(' ');
}

function thirdPlace({ third }: BracketTree, wallList: WallList, width: number, text: Text): Table {
  if (!third) return [];
  const { players, round } = third;
  const names = players.map(player => occupant(wallList, player, { round, places: [] }, text));
  return [[], [text('bracket.thirdPlace'), ...(width > names.length ? names : [names.join(' – ')])]];
}
