import { makeEntry } from '../../sheet/cells/notation';
import { makeLabel } from '../../sheet/rounds/roundSheet';
import { hasResult, type Game } from '../../tournament/game';
import { entriesIn } from '../../tournament/wallList';
import type { Request } from '../protocol/protocol';
import type { Tournament } from '../read/tournament';
import type { PlayerIndex, RoundNo } from '../../tournament/indices';

/** A player who is not there, and the opponent at the table. */
export interface NoShow {
  readonly round: RoundNo;
  readonly player: PlayerIndex;
  readonly opponent: PlayerIndex;
  readonly game: Game;
}

function gamesOf(
  { wallList }: Tournament['reading'],
  round: RoundNo,
  label: string,
): readonly [number, readonly Game[]] {
  const player = wallList.players.findIndex(person => makeLabel(person) === label);
  return [player, entriesIn(wallList, player, round).filter((entry): entry is Game => entry.kind === 'game')];
}

/** A round of a Diagonal: nobody can say of which game somebody is absent. */
export const playsSeveralGames = ({ reading }: Tournament, round: RoundNo, label: string): boolean =>
  gamesOf(reading, round, label)[1].length > 1;

/** The open game of a player in a round, by the label of the panel. */
export function findNoShow({ reading }: Tournament, round: RoundNo, label: string): NoShow | undefined {
  const [player, games] = gamesOf(reading, round, label);
  const [game] = games;
  return game && games.length === 1 && game.outcome === 'unknown' && game.opponent >= 0
    ? { round, player, opponent: game.opponent, game }
    : undefined;
}

/** The opponent's entry, where it has a result that the absent player's row does not have. */
export function halfOf({ reading }: Tournament, { round, player, opponent }: NoShow): string | undefined {
  const half = entriesIn(reading.wallList, opponent, round).find(
    entry => entry.kind === 'game' && entry.opponent === player && hasResult(entry),
  );
  return half && makeEntry(half);
}

export type AbsenceRequest = Extract<Request, { readonly ask: 'write absence' }>;
