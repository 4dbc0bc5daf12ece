import type { ExchangedPlayer } from '../exchange';

/** OpenGotha's key of a player: surname and first name in capitals without blanks. Two players cannot share one. */
export const playerKey = ({ surname, firstName }: Pick<ExchangedPlayer, 'surname' | 'firstName'>): string =>
  `${surname}${firstName}`.replace(/ /g, '').toUpperCase();

/** The players with first names that tell them apart: the second `Smith Ann` becomes `Smith Ann 2`. */
export function withOwnKeys(players: readonly ExchangedPlayer[]): readonly ExchangedPlayer[] {
  const taken = new Set<string>();
  return players.map(player => {
    let named = player;
    for (let number = 2; taken.has(playerKey(named)) || playerKey(named) === ''; number++)
      named = { ...player, firstName: `${player.firstName} ${number}`.trim() };
    taken.add(playerKey(named));
    return named;
  });
}
