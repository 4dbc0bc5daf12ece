import { makeLabel } from '../../sheet/rounds/roundSheet';
import type { Game } from '../../tournament/game';
import { entriesIn } from '../../tournament/wallList';
import type { Request } from '../panel/protocol';
import type { Tournament } from '../read/tournament';

/** A player who is not there, and the opponent at the table. */
export interface NoShow {
  readonly round: number;
  readonly player: number;
  readonly opponent: number;
  readonly game: Game;
}

/** The open game of a player in a round, by the label of the panel. */
export function findNoShow({ reading }: Tournament, round: number, label: string): NoShow | undefined {
  const { wallList } = reading;
  const player = wallList.players.findIndex(one => makeLabel(one) === label);
  const games = entriesIn(wallList, player, round).filter((one): one is Game => one.kind === 'game');
  const [game] = games;
  return game && games.length === 1 && game.outcome === 'unknown' && game.opponent >= 0
    ? { round, player, opponent: game.opponent, game }
    : undefined;
}

export type AbsenceRequest = Extract<Request, { readonly ask: 'write absence' }>;
