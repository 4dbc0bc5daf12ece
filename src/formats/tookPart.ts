import type { FileProblem } from '../tournament/fileProblem';
import { hasTakenPart } from '../tournament/wallList';
import { fullName, type ExchangedTournament } from './exchange';
import { notCarried } from './fileProblems';
import { toWallList } from './wallList/toWallList';
import type { PlayerIndex } from '../tournament/indices';

/** Everybody who was ever paired or had a bye; until somebody was, everybody. */
export function whoTookPart(tournament: ExchangedTournament): {
  readonly tookPart: (player: PlayerIndex) => boolean;
  readonly problems: readonly FileProblem[];
} {
  const { wallList } = toWallList(tournament);
  const { players } = tournament;
  const playersWithPart = new Set([...players.keys()].filter(player => hasTakenPart(wallList, player)));
  if (playersWithPart.size === 0) return { tookPart: () => true, problems: [] };
  const never = players.filter((_, player) => !playersWithPart.has(player));
  return {
    tookPart: player => playersWithPart.has(player),
    problems: notCarried('neverPlayed', never.map(fullName)),
  };
}
