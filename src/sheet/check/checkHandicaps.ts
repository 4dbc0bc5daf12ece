import { atPlayer, type Problem } from '../../tournament/problem';
import type { Settings } from '../../tournament/settings';
import { problemAt, type ListCells } from './listCells';
import { SYSTEMS } from '../../tournament/systems';

/** Without rank and rating games are even (R4.4); one problem, at the first such player. */
export function checkHandicaps(cells: ListCells, { handicap, system }: Settings): readonly Problem[] {
  const { reading, nameOf } = cells;
  if ((handicap !== 'EGF' && handicap !== 'rank') || !SYSTEMS[system].handicaps) return [];
  const unknown = reading.wallList.players.flatMap(({ rank, rating, out }, player) =>
    rank === undefined && rating === undefined && out.from !== 1 ? [player] : [],
  );
  const [first] = unknown;
  if (first === undefined) return [];
  const column = reading.columns.rank ?? reading.columns.rating;
  const place =
    column === undefined
      ? atPlayer(first)
      : ({ kind: 'cell', row: reading.rows[first] as number, column } as const);
  return [problemAt('handicapUnknown', place, { name: nameOf(first), players: unknown.length })];
}
