import { answerTo } from '../../tournament/answer';
import type { Game } from '../../tournament/game';
import type { WallList } from '../../tournament/wallList';
import type { WallListReading } from '../read/readWallList';
import { parseLabel, type SheetRow } from './roundSheet';

/** A game as one of its players has it in the wall list. */
export interface Side {
  readonly player: number;
  readonly game: Game;
  /** Among the entries of the player's round. */
  readonly position: number;
}

/** The two sides of a game. */
export interface FoundPair {
  readonly black: Side;
  readonly white: Side;
}

/** The two sides of a row's game in the wall list; undefined unless each has the other as opponent. */
export function findPair(reading: WallListReading, row: SheetRow, round: number): FoundPair | undefined {
  const { wallList } = reading;
  const [black, white] = [findPlayer(reading, row.black), findPlayer(reading, row.white)];
  if (black === undefined || white === undefined) return undefined;
  const own = gameAgainst(wallList, black, white, round);
  const answer = own && answerTo(wallList, black, round, own.position);
  const theirs = answer === undefined ? undefined : wallList.entries[white]?.[round - 1]?.[answer];
  if (!own || answer === undefined || theirs?.kind !== 'game') return undefined;
  return { black: own, white: { player: white, game: theirs, position: answer } };
}

/** Of several games with an opponent the one as Black. */
function gameAgainst(
  { entries }: WallList,
  player: number,
  opponent: number,
  round: number,
): Side | undefined {
  const games = (entries[player]?.[round - 1] ?? []).flatMap((game, position): readonly Side[] =>
    game.kind === 'game' && game.opponent === opponent ? [{ player, game, position }] : [],
  );
  return games.find(({ game }) => game.colour === 'black') ?? games[0];
}

/** By number if the name fits, else by name alone: rows may have been renumbered since. */
function findPlayer({ wallList }: WallListReading, text: string): number | undefined {
  const label = parseLabel(text);
  if (!label) return undefined;
  const named = wallList.players.flatMap(({ name }, player) => (name === label.name ? [player] : []));
  const numbered = named.filter(player => wallList.players[player]?.no === label.no);
  return numbered[0] ?? (named.length === 1 ? named[0] : undefined);
}
