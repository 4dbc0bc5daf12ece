import { foldName } from '../../tournament/foldName';
import type { WallListReading } from './readWallList';

/** A player with the name of another one: the rows of both in the range, that of the first one as `before`. */
export interface RepeatedName {
  readonly name: string;
  readonly player: number;
  readonly row: number;
  readonly before: number;
}

/**
 * Every player whose name stands in a row above already; names that differ in capitals, width or blanks alone
 * are the same. Players without a name have the same one.
 */
export function repeatedNames({ wallList, rows }: WallListReading): readonly RepeatedName[] {
  const first = new Map<string, number>();
  return wallList.players.flatMap(({ name }, player) => {
    const row = rows[player] as number;
    const folded = foldName(name);
    const before = first.get(folded);
    if (before === undefined) first.set(folded, row);
    return before === undefined ? [] : [{ name, player, row, before }];
  });
}
