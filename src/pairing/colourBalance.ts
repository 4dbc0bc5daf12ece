import type { Units } from './criteria';
import { strengthOf, type Field, type Round } from './field';
import { BLACK, colourBalance, colourOfFirst, colourStreak, NONE, WHITE, type Colours } from './colour';
import { stonesForFirst } from './handicap';

/** The colours of a player's games before a round: even games that were played (R4.5). */
export function coloursBefore(round: Round, player: number): Colours {
  const colours = new Int8Array(round.number - 1);
  const rows = round.standing.wallList.entries[player] ?? [];
  for (let r = 0; r < colours.length; r++) {
    for (const entry of rows[r] ?? []) {
      if (entry.kind !== 'game' || entry.handicap > 0 || entry.byDefault || entry.colour === undefined)
        continue;
      colours[r] = entry.colour === 'black' ? BLACK : WHITE;
    }
  }
  return colours;
}

/** Most units of one game: 4 for the balance and 1 for a third same colour in a row, of both players. */
export const MOST_COLOUR_UNITS = 10;

/**
 * What a colour would do to a player: the square of what blacks and whites then differ by beyond 1, at most 4; and one
 * more for a third same colour in a row.
 */
export function colourUnits(balance: number, streak: number, colour: number): number {
  const excess = Math.max(0, Math.abs(balance + colour) - 1);
  return Math.min(4, excess * excess) + (streak === colour ? 1 : 0);
}

/** Colours to 50 % (R4.5): what the colours that the two would get do to both. Handicap games have no choice. */
export function colours(field: Field): Units {
  const { round, players } = field;
  const history = players.map(player => coloursBefore(round, player));
  const balance = history.map(colourBalance);
  const streak = history.map(colourStreak);
  const strength = players.map(player => strengthOf(round, player));
  const unitsOf = (i: number, j: number, colour: number): number =>
    colourUnits(balance[i] as number, streak[i] as number, colour) +
    colourUnits(balance[j] as number, streak[j] as number, -colour);
  const { settings } = round.standing;
  const even = settings.handicap === 'none';
  return (i, j) => {
    if (!even && stonesForFirst(settings, strength[i]!, strength[j]!) !== 0) return 0;
    const met = round.meetings.colour(players[i] as number, players[j] as number);
    const difference = (balance[i] as number) - (balance[j] as number);
    const colour = colourOfFirst(history[i]!, history[j]!, met, difference);
    if (colour !== NONE) return unitsOf(i, j, colour);
    return Math.max(unitsOf(i, j, BLACK), unitsOf(i, j, WHITE));
  };
}
