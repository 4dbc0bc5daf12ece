import { BLACK, colourBalance, NONE, WHITE } from '../game/colour';
import { coloursBefore } from '../game/colourHistory';
import type { Round } from '../game/round';
import type { PlayerIndex } from '../../tournament/indices';

/**
 * Black for fewer blacks than whites (R5.9), else for the higher in odd rounds, the lower in even ones; typed
 * repeats turn (R4.5).
 */
export const scorePairingColour =
  (number: number) =>
  (round: Round, first: number, second: number): number => {
    const met = round.meetings.colour(first, second);
    if (met !== NONE) return -met;
    const balance = (player: PlayerIndex): number => colourBalance(coloursBefore(round, player));
    const difference = balance(first) - balance(second);
    if (difference !== 0) return difference < 0 ? BLACK : WHITE;
    const isHigher = (round.order[first] as number) < (round.order[second] as number);
    return isHigher === (number % 2 === 1) ? BLACK : WHITE;
  };

/** A game beyond so many more with one colour (setting `Colour limit`); R5 has no such limit (R5.9). */
export function beyondColourLimit(
  round: Round,
  players: readonly PlayerIndex[],
  limit: number,
): (player: PlayerIndex, other: PlayerIndex) => boolean {
  const balance = new Map(players.map(player => [player, colourBalance(coloursBefore(round, player))]));
  return (player, other) => {
    const [ofFirst, two] = [balance.get(player) ?? 0, balance.get(other) ?? 0];
    // Black is for the smaller of the two, White for the larger.
    return Math.min(ofFirst, two) >= limit || Math.max(ofFirst, two) <= -limit;
  };
}
