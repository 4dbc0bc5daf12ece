import { lotNumber } from '../../tournament/lotNumbers';
import type { WallList } from '../../tournament/wallList';

/** By number and name, else by a name that is there once; a name of one list only was changed under its number. */
export function samePlayer(then: WallList, now: WallList): (player: number) => number | undefined {
  const [byName, names] = [indexesBy(then, nameOf), indexesBy(now, nameOf)];
  const byNumber = indexesBy(then, (list, i) => String(lotNumber(list.players[i])));
  return player => {
    const playerNow = now.players[player];
    const alike = byName.get(playerNow?.name ?? '') ?? [];
    if (playerNow === undefined) return undefined;
    if (alike.length === 0) {
      const [holder, ...others] = byNumber.get(String(lotNumber(playerNow))) ?? [];
      const isRenamed = holder !== undefined && others.length === 0 && !names.has(nameOf(then, holder));
      return isRenamed ? holder : undefined;
    }
    return (
      alike.find(i => lotNumber(then.players[i]) === lotNumber(playerNow)) ??
      (alike.length === 1 ? alike[0] : undefined)
    );
  };
}

const nameOf = ({ players }: WallList, player: number): string => players[player]?.name ?? '';

function indexesBy(
  list: WallList,
  keyOf: (list: WallList, player: number) => string,
): ReadonlyMap<string, readonly number[]> {
  const playersByKey = new Map<string, number[]>();
  list.players.forEach((_, player) => {
    const key = keyOf(list, player);
    playersByKey.set(key, [...(playersByKey.get(key) ?? []), player]);
  });
  return playersByKey;
}
