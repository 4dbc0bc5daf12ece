import { makeRank } from '../../tournament/rank';
import type { Player, WallList } from '../../tournament/wallList';
import { makeOut } from '../cells/fields';
import { makeEntries } from '../cells/notation';
import { roundOfKind, type AnyKind, type RoundKind } from '../cells/roundKinds';
import { COLUMN_KINDS, type ColumnKind } from '../cells/titles';
import type { Text } from '../wording';
import { titleOf } from './titleOf';

/** Columns that every list has; others are left out where nobody has anything. */
const ALWAYS: readonly ColumnKind[] = ['no', 'name'];

/** A wall list as cells with a header row, `always` with these columns. Read again, they give the same list. */
export function wallListCells(
  wallList: WallList,
  text: Text,
  always: readonly ColumnKind[] = ALWAYS,
): readonly (readonly string[])[] {
  const { players, entries, rounds } = wallList;
  const kinds = kindsIn(wallList, always);
  const columns = Array.from({ length: rounds }, (_, index) => index);
  return [
    [...kinds.map(kind => titleOf(text, kind)), ...columns.map(index => `R${index + 1}`)],
    ...players.map((player, row) => [
      ...kinds.map(kind => cellIn(player, kind)),
      ...columns.map(index => makeEntries(entries[row]?.[index] ?? [])),
    ]),
  ];
}

/** The columns that somebody has something in; those of rounds behind the others. */
export function kindsIn({ players }: WallList, always = ALWAYS): readonly AnyKind[] {
  const isUsed = (kind: ColumnKind): boolean => players.some(player => cellOf(player, kind) !== '');
  const ofRounds = ROUND_KINDS.flatMap(([kind, field]) => {
    const last = Math.max(0, ...players.map(player => player[field]?.length ?? 0));
    const rounds = Array.from({ length: last }, (_, round) => round);
    return rounds
      .filter(round => players.some(player => (player[field]?.[round] ?? undefined) !== undefined))
      .map((round): RoundKind => `${kind}, R${round}`);
  });
  return [...COLUMN_KINDS.filter(kind => always.includes(kind) || isUsed(kind)), ...ofRounds];
}

const ROUND_KINDS = [
  ['rating', 'ratings'],
  ['board', 'boards'],
] as const;

const numberText = (value: number | undefined): string => (value === undefined ? '' : String(value));

const cellIn = (player: Player, kind: AnyKind): string => {
  const round = roundOfKind(kind);
  return round === undefined
    ? cellOf(player, kind as ColumnKind)
    : numberText(player[kind.startsWith('board') ? 'boards' : 'ratings']?.[round] ?? undefined);
};

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
