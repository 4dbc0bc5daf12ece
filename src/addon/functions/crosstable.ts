import { makeCrosstable, type Crossing } from '../../standings/order/crosstable';
import type { Standing } from '../../standings/score/standing';
import { SIGN_OF } from '../../tournament/game';
import { readArguments, type Argument, type Table } from './argument';
import { badCellTexts } from './cellText';
import { answered } from './answer';
import type { TournamentInput } from '../read/input';

const SELF = '–';

/** A crosstable in the order of the list: `+ R7` is a game won in round 7. */
export function CROSSTABLE(wallList: Argument, settings?: Argument): Table {
  const input = readArguments(wallList, settings);
  return answered(input, event => crosstable(input, event.standing()));
}

function crosstable(input: TournamentInput, standing: Standing): Table {
  const { players } = standing.wallList;
  const { cells } = makeCrosstable(
    standing,
    players.map((_, player) => player),
  );
  const header = [input.text('column.no'), input.text('column.name'), ...players.map(({ no }) => no)];
  const badCell = badCellTexts(standing);
  const rows = players.map(({ no, name }, row) => [
    no,
    name,
    ...players.map((_, column) =>
      row === column ? SELF : (badCell(row) ?? crossings(cells[row]?.[column] ?? [])),
    ),
  ]);
  return [header, ...rows];
}

const crossings = (met: readonly Crossing[]): string =>
  met.map(({ round, game }) => `${SIGN_OF[game.outcome]} R${round}`).join(', ');
