import type { NewTournament } from '../src/addon/panel/protocol';

export type System = NewTournament['system'];

/**
 * The number of rounds that the form proposes; where it depends on the number of players, for a field of
 * medium size.
 */
export const ROUNDS: Readonly<Record<System, number>> = {
  McMahon: 5,
  Swiss: 5,
  'Swiss by categories': 5,
  'Score pairing': 8,
  'Knock-out': 4,
  'Round robin': 7,
  Diagonal: 8,
  'Groups + knock-out': 5,
};

/** The systems in the order of the form. */
export const SYSTEMS = Object.keys(ROUNDS) as readonly System[];
