import type { PairedRound } from './pairedRound';
import type { PlayerIndex } from '../../tournament/indices';

export interface WithoutOpponent {
  readonly player: PlayerIndex;
  readonly as: 'bye' | 'rest' | 'walkOver';
}

/** The bye of a Swiss round, all byes of a knock-out, rests in a table, boards given up; not players who are out. */
export const withoutOpponent = ({ bye, free }: PairedRound): readonly WithoutOpponent[] => [
  ...(bye === undefined ? [] : [{ player: bye, as: 'bye' } as const]),
  ...free.flatMap(({ player, as }) => (as === undefined ? [] : [{ player, as }])),
];
