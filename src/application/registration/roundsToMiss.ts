import type { Tournament } from '../read/tournament';

export const hasRoundsToMiss = ({ reading }: Tournament): boolean =>
  reading.columns.out !== undefined && reading.wallList.players.length > 0;
