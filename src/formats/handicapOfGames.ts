import { IN_FILE, type FileProblem } from '../tournament/fileProblem';
import {
  handicapOfGames,
  nearestHandicapOfGames,
  unknownStones,
  type HandicapRule,
  type StonedGames,
} from '../tournament/handicap/handicapOfGames';
import type { Settings } from '../tournament/settings';
import { halfPointsOf, type ExchangedTournament } from './exchange';

type GamesOfFile = Pick<ExchangedTournament, 'players' | 'games' | 'free'>;

const stonedGames = ({ players, games, free }: GamesOfFile): StonedGames => ({
  players,
  games: games.map(game => ({
    ...game,
    blackPoints: halfPointsOf({ outcome: game.blackOutcome }),
    whitePoints: halfPointsOf({ outcome: game.whiteOutcome }),
  })),
  free: free.map(({ player, round, entry }) => ({ player, round, points: halfPointsOf(entry) })),
});

/** The file's handicap with that of its games; said where they have stones by no rule of ours. */
export function handicapSettings(
  tournament: GamesOfFile,
  stated: Partial<Settings>,
): { readonly settings: Partial<Settings>; readonly problems: readonly FileProblem[] } {
  const event = stonedGames(tournament);
  const rule = handicapOfGames(event, stated.handicapReduction);
  const count = unknownStones(event);
  if (rule || count === undefined) return { settings: rule ?? {}, problems: [] };
  return {
    settings: {},
    problems: [{ code: 'stonesUnknown', severity: 'note', place: IN_FILE, values: { count } }],
  };
}

/** The rule that most stones follow, where it does not tell nearly all of them. */
export const nearestHandicap = (tournament: ExchangedTournament): HandicapRule | undefined =>
  nearestHandicapOfGames(stonedGames(tournament), tournament.settings.handicapReduction);
