import { lotNumber, type Player, type WallList } from '../../tournament/wallList';
import type { PlayerIndex } from '../../tournament/indices';

/**
 * The index in the list of then, for an index in the list of now; nobody of then is two of now. By number and name, else by a name that
 * one is left with on both sides; a name that nobody is left with on the other side was changed under its number.
 */
export function samePlayer(then: WallList, now: WallList): (player: PlayerIndex) => number | undefined {
  const indexes = new Map<number, number>();
  const taken = new Set<number>();
  const joinAlike = (keyThen: KeyOf, keyNow: KeyOf = keyThen): void => {
    const [left, right] = [
      indexesBy(then, keyThen, player => !taken.has(player)),
      indexesBy(now, keyNow, player => !indexes.has(player)),
    ];
    for (const [key, [player, ...others]] of right) {
      const [old, ...olds] = left.get(key) ?? [];
      if (player === undefined || old === undefined || others.length + olds.length > 0) continue;
      indexes.set(player, old);
      taken.add(old);
    }
  };
  joinAlike(player => `${numberOf(player)} ${nameOf(player)}`);
  joinAlike(nameOf);
  const [names, namesNow] = [
    new Set(then.players.filter((_, index) => !taken.has(index)).map(nameOf)),
    new Set(now.players.filter((_, index) => !indexes.has(index)).map(nameOf)),
  ];
  joinAlike(
    player => (namesNow.has(nameOf(player)) ? undefined : numberOf(player)),
    player => (names.has(nameOf(player)) ? undefined : numberOf(player)),
  );
  return player => indexes.get(player);
}

type KeyOf = (player: Player) => string | undefined;

const nameOf = ({ name }: Player): string => name;
const numberOf = (player: Player): string => String(lotNumber(player));

function indexesBy(
  { players }: WallList,
  keyOf: KeyOf,
  counts: (player: PlayerIndex) => boolean,
): ReadonlyMap<string, readonly number[]> {
  const playersByKey = new Map<string, number[]>();
  players.forEach((player, index) => {
    const key = counts(index) ? keyOf(player) : undefined;
    if (key === undefined) return;
    const alike = playersByKey.get(key);
    if (alike) alike.push(index);
    else playersByKey.set(key, [index]);
  });
  return playersByKey;
}
