import { foldName } from '../../tournament/name/foldName';
import type { PlayerIndex } from '../../tournament/indices';
import type { WallListReading } from './wallListReading';

export interface RepeatedName {
  readonly name: string;
  readonly player: PlayerIndex;
  readonly row: number;
  readonly before: number;
}

/** Names that differ in capitals, width or blanks alone are the same; so are missing ones. */
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
