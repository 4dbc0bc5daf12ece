import { makeRank } from '../../tournament/rank';
import type { Player, WallList } from '../../tournament/wallList';
import { makeOut } from '../cells/fields';
import { makeEntries } from '../cells/notation';
import { COLUMN_KINDS, type ColumnKind } from '../cells/titles';
import type { Text } from '../wording';

/** Columns that every list has; others are left out where nobody has anything. */
const ALWAYS: readonly ColumnKind[] = ['no', 'name'];

/** A wall list as cells with a header row, `always` with these columns. Read again, they give the same list. */
export function wallListCells(
  wallList: WallList,
  text: Text,
  always: readonly ColumnKind[] = ALWAYS,
): readonly (readonly string[])[] {
  const { players, entries, rounds } = wallList;
  const isUsed = (kind: ColumnKind): boolean => players.some(player => cellOf(player, kind) !== '');
  const kinds = COLUMN_KINDS.filter(kind => always.includes(kind) || isUsed(kind));
  const columns = Array.from({ length: rounds }, (_, index) => index);
  return [
    [...kinds.map(kind => text(`column.${kind}`)), ...columns.map(index => `R${index + 1}`)],
    ...players.map((player, row) => [
      ...kinds.map(kind => cellOf(player, kind)),
      ...columns.map(index => makeEntries(entries[row]?.[index] ?? [])),
    ]),
  ];
}

const numberText = (value: number | undefined): string => (value === undefined ? '' : String(value));

function cellOf(player: Player, kind: ColumnKind): string {
  switch (kind) {
    case 'no':
      return String(player.no);
    case 'rank':
      return player.rank ? makeRank(player.rank) : '';
    case 'rating':
    case 'maximumRating':
    case 'previousOrder':
    case 'board':
      return numberText(player[kind]);
    case 'start':
      return numberText(player.start === undefined ? undefined : player.start / 2);
    case 'supergroup':
      return player.supergroup ? 'x' : '';
    case 'out':
      return makeOut(player.out);
    case 'ratingList':
    case 'membership':
      return player[kind] ?? '';
    case 'surname':
    case 'firstName':
      return '';
    default:
      return player[kind];
  }
}
