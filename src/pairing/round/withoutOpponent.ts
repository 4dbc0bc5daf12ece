import type { PairedRound } from './pairedRound';

/** A player who is there in the round and has no opponent in it. */
export interface WithoutOpponent {
  readonly player: number;
  readonly as: 'bye' | 'rest' | 'walkOver';
}

/** The bye of a Swiss or McMahon round, all byes of a knock-out, those who rest in a table or get a board of a match for nothing. Who is out is not among them. */
export const withoutOpponent = ({ bye, free }: PairedRound): readonly WithoutOpponent[] => [
  ...(bye === undefined ? [] : [{ player: bye, as: 'bye' } as const]),
  ...free.flatMap(({ player, as }) => (as === undefined ? [] : [{ player, as }])),
];
