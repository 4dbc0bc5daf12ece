import { makeCrosstable, type Crossing } from '../../standings/order/crosstable';
import type { Standing } from '../../standings/score/standing';
import type { Game } from '../../tournament/game';
import type { Argument, Table } from './argument';
import { badCellTexts } from './badCellText';
import { answered, readGiven, type Given } from './given';

const SIGN: Readonly<Record<Game['outcome'], string>> = { won: '+', lost: '-', jigo: '=', unknown: '?' };
const SELF = '–';

/** A crosstable in the order of the list: `+ R7` is a game won in round 7. */
export function CROSSTABLE(wallList: Argument, settings?: Argument): Table {
  const given = readGiven(wallList, settings);
  return answered(given, event => crosstable(given, event.standing()));
}

function crosstable(given: Given, standing: Standing): Table {
  const { players } = standing.wallList;
  const { cells } = makeCrosstable(
    standing,
    players.map((_, player) => player),
  );
  const header = [given.text('column.no'), given.text('column.name'), ...players.map(({ no }) => no)];
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
  met.map(({ round, game }) => `${SIGN[game.outcome]} R${round}`).join(', ');
