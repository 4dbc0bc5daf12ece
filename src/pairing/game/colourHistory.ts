import type { Entry } from '../../tournament/game';
import type { WallList } from '../../tournament/wallList';
import { BLACK, WHITE, type Colours } from './colour';
import type { Round } from './round';
import type { PlayerIndex, RoundNo } from '../../tournament/indices';

/**
 * Even games that were played (R4.5), also of earlier stages: a slot per game and round, the last for the last
 * game; 0: none.
 */
export function makeColours({ entries }: WallList, round: RoundNo): readonly Colours[] {
  const rows = entries.map(row => row.slice(0, round - 1).map(coloursIn));
  const width = rows.flat().reduce((most, { length }) => Math.max(most, length), 1);
  return rows.map(row => {
    const colours = new Int8Array(width * (round - 1));
    row.forEach((slots, r) => colours.set(slots, (r + 1) * width - slots.length));
    return colours;
  });
}

const coloursIn = (cell: readonly Entry[]): readonly number[] =>
  cell.flatMap(entry => {
    if (entry.kind !== 'game' || entry.handicap > 0 || entry.byDefault || entry.colour === undefined)
      return [];
    return [entry.colour === 'black' ? BLACK : WHITE];
  });

export const coloursBefore = ({ colours }: Round, player: PlayerIndex): Colours =>
  colours[player] ?? new Int8Array();
