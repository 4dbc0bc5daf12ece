import type { NewTournament } from '../src/addon/panel/protocol';

export type System = NewTournament['system'];

/** How many rounds the form proposes: for a medium field, where the number of players decides. */
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

/** In the order in which the form offers them. */
export const SYSTEMS = Object.keys(ROUNDS) as readonly System[];
