import { makeEntry } from '../../sheet/cells/notation';
import { makeCrosstable, type Crossing } from '../../standings/placement/crosstable';
import type { Standing } from '../../standings/score/standing';
import { SIGN_OF, type Entry } from '../../tournament/game';
import { makeRank } from '../../tournament/rank';
import type { Table } from '../catalogue/table';
import type { TournamentInput } from '../read/tournament';
import { readArguments, type Argument } from './argument';
import { badCellTexts } from './cellText';
import { answerOf } from './answer';

const SELF = '–';

/** A crosstable in the order of the list: `+ R7` is a game won in round 7. */
export function CROSSTABLE(wallList: Argument, settings?: Argument): Table {
  const input = readArguments(wallList, settings);
  return answerOf(input, event => crosstable(input, event.standing()));
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

/** The list as it stands, with opponents' names in the place of their numbers: `Ito Ken +/b`. */
export function NAMES(wallList: Argument, settings?: Argument): Table {
  const input = readArguments(wallList, settings);
  return answerOf(input, event => namesTable(input, event.standing()));
}

function namesTable({ text }: TournamentInput, standing: Standing): Table {
  const { players, entries, rounds } = standing.wallList;
  const badCell = badCellTexts(standing);
  const titles = (['no', 'name', 'rank'] as const).map(kind => text(`column.${kind}`));
  const header = [...titles, ...Array.from({ length: rounds }, (_, index) => `R${index + 1}`)];
  const shown = (entry: Entry): string => {
    const name = entry.kind === 'game' ? players[entry.opponent]?.name : undefined;
    const cell = makeEntry(entry);
    return name === undefined ? cell : cell.replace(/^\d+/, () => `${name} `);
  };
  const rows = players.map(({ no, name, rank }, player) => [
    no,
    name,
    rank ? makeRank(rank) : '',
    ...Array.from(
      { length: rounds },
      (_, index) => badCell(player) ?? (entries[player]?.[index] ?? []).map(shown).join(', '),
    ),
  ]);
  return [header, ...rows];
}
