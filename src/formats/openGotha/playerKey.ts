import { plainLetters } from '../parse/plainLetters';
import type { ExchangedPlayer } from '../exchange';

type Name = Pick<ExchangedPlayer, 'surname' | 'firstName'>;

/** OpenGotha's key of a player: surname and first name in capitals without blanks. Two players cannot share one. */
export const playerKey = ({ surname, firstName }: Name): string =>
  `${surname}${firstName}`.replace(/ /g, '').toUpperCase();

/** The key where OpenGotha runs under Turkish, whose capital of i is İ. */
export const turkishKey = ({ surname, firstName }: Name): string =>
  playerKey({ surname: surname.replace(/i/g, 'İ'), firstName: firstName.replace(/i/g, 'İ') });

/** Keys without marks, and of letters alone, as old versions wrote them. */
const plainKey = (name: Name): string => plainLetters(playerKey(name)).toUpperCase();
const letterKey = (name: Name): string => plainKey(name).replace(/[^A-Z]/g, '');

const KEYS: readonly ((name: Name) => string)[] = [playerKey, turkishKey, plainKey, letterKey];

/** Finds players by the key that a file names them by: the exact one, else the only one that differs in letters' marks. */
export function findByKey(names: readonly Name[]): (key: string) => number | undefined {
  const maps = KEYS.map(keyOf => {
    const playersByKey = new Map<string, number | undefined>();
    names.forEach((name, player) => {
      const key = keyOf(name);
      playersByKey.set(key, playersByKey.has(key) ? undefined : player);
    });
    return playersByKey;
  });
  return key => {
    const text = { surname: key, firstName: '' };
    const asWritten = playerKey(text);
    const ways = [asWritten, asWritten, plainKey(text), letterKey(text)];
    for (const [index, playersByKey] of maps.entries()) {
      const player = ways[index] === '' ? undefined : playersByKey.get(ways[index] ?? '');
      if (player !== undefined) return player;
    }
    return undefined;
  };
}

/** The players with first names that tell them apart: the second `Smith Ann` becomes `Smith Ann 2`. */
export function withOwnKeys(
  players: readonly ExchangedPlayer[],
  keyOf: (name: Name) => string,
): readonly ExchangedPlayer[] {
  const taken = new Set<string>();
  return players.map(player => {
    let named = player;
    for (let number = 2; taken.has(keyOf(named)) || keyOf(named) === ''; number++)
      named = { ...player, firstName: `${player.firstName} ${number}`.trim() };
    taken.add(keyOf(named));
    return named;
  });
}
