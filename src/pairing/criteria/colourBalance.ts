import { coloursBefore } from '../game/colourHistory';
import { strengthOf } from '../game/round';
import { ofField, opponentsInField, type Units, type Field } from './field';
import { BLACK, colourBalance, colourOfFirst, colourStreak, NONE, WHITE, type Colours } from '../game/colour';
import { stonesForFirst } from '../game/handicap';

/** Most units of one game: 4 for the balance and 1 for a third same colour in a row, of both players. */
export const MOST_COLOUR_UNITS = 10;

/** The square of blacks minus whites beyond 1, at most 4; one more for a third same colour in a row. */
export function colourUnits(balance: number, streak: number, colour: number): number {
  const excess = Math.max(0, Math.abs(balance + colour) - 1);
  return Math.min(4, excess * excess) + (streak === colour ? 1 : 0);
}

interface PastColours {
  readonly history: readonly Colours[];
  readonly balance: readonly number[];
  readonly streak: readonly number[];
}

const pastOf = ofField(({ round, players }): PastColours => {
  const history = players.map(player => coloursBefore(round, player));
  return { history, balance: history.map(colourBalance), streak: history.map(colourStreak) };
});

/** Colours to 50 % (R4.5): the effect of both colours; handicap games have no choice. */
export function colours(field: Field): Units {
  const { round, players } = field;
  const { history, balance, streak } = pastOf(field);
  const opponents = opponentsInField(field);
  const { settings } = round.standing;
  const strength =
    settings.handicap === 'none' ? undefined : players.map(player => strengthOf(round, player));
  const unitsAs = (colour: number): readonly number[] =>
    balance.map((blacks, i) => colourUnits(blacks, streak[i] as number, colour));
  const [asBlack, asWhite] = [unitsAs(BLACK), unitsAs(WHITE)];
  return (i, j) => {
    if (strength && stonesForFirst(settings, strength[i]!, strength[j]!) !== 0) return 0;
    const black = (asBlack[i] as number) + (asWhite[j] as number);
    const white = (asWhite[i] as number) + (asBlack[j] as number);
    // Most pairs need not be asked who gets which.
    if (black === white) return black;
    const hasMet = opponents[i]!.includes(j);
    const met = hasMet ? round.meetings.colour(players[i] as number, players[j] as number) : NONE;
    const difference = (balance[i] as number) - (balance[j] as number);
    const colour = colourOfFirst(history[i]!, history[j]!, met, difference);
    return colour === NONE ? Math.max(black, white) : colour === BLACK ? black : white;
  };
}

/** By position: whether the player has had more blacks, more whites, or neither. */
export const colourKind = (field: Field): Int32Array =>
  Int32Array.from(pastOf(field).balance, balance => 1 + Math.sign(balance));
