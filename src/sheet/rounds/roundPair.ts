import { opponentsEntry } from '../../tournament/opponentsEntry';
import type { Game } from '../../tournament/game';
import type { WallList } from '../../tournament/wallList';
import type { WallListReading } from '../read/wallListReading';
import { parseLabel, type SheetRow } from './roundSheet';
import type { PlayerIndex, RoundNo } from '../../tournament/indices';

export interface GameSide {
  readonly player: PlayerIndex;
  readonly game: Game;
  readonly position: number;
}

export interface GameSides {
  readonly black: GameSide;
  readonly white: GameSide;
}

export function findPair(reading: WallListReading, row: SheetRow, round: RoundNo): GameSides | undefined {
  const { wallList } = reading;
  const [black, white] = findBoth(reading, row, round);
  if (black === undefined || white === undefined) return undefined;
  const blackSide = gameAgainst(wallList, black, white, round);
  const answer = blackSide && opponentsEntry(wallList, black, round, blackSide.position);
  const whiteGame = answer === undefined ? undefined : wallList.entries[white]?.[round - 1]?.[answer];
  if (!blackSide || answer === undefined || whiteGame?.kind !== 'game') return undefined;
  return { black: blackSide, white: { player: white, game: whiteGame, position: answer } };
}

/**
 * A name not found may have been mended: the number decides if that player has this game, and for both where a
 * name is nobody's, for a namesake may have the other.
 */
function findBoth(
  reading: WallListReading,
  row: SheetRow,
  round: RoundNo,
): readonly [number | undefined, number | undefined] {
  const { wallList } = reading;
  const named = [playerOfLabel(reading, row.black), playerOfLabel(reading, row.white)] as const;
  const numbered = [numberedPlayer(reading, row.black), numberedPlayer(reading, row.white)] as const;
  const isMended = named.includes(undefined);
  const likely = [
    named,
    [numbered[0], named[1]],
    [named[0], numbered[1]],
    ...(isMended ? [numbered] : []),
  ] as const;
  const gamePair = likely.find(
    ([black, white]) =>
      black !== undefined && white !== undefined && gameAgainst(wallList, black, white, round),
  );
  return gamePair ?? named;
}

function numberedPlayer({ wallList }: WallListReading, text: string): number | undefined {
  const no = parseLabel(text)?.no;
  const [player, ...others] = (no === undefined ? undefined : indexOf(wallList).byNo.get(no)) ?? [];
  return others.length === 0 ? player : undefined;
}

interface Index {
  readonly byNo: ReadonlyMap<number, readonly number[]>;
  readonly byName: ReadonlyMap<string, readonly number[]>;
}

/** The sheets of all rounds ask for each of their players: to look through the list each time takes long in a large event. */
const indexes = new WeakMap<WallList, Index>();

function indexOf(wallList: WallList): Index {
  const oldIndex = indexes.get(wallList);
  if (oldIndex) return oldIndex;
  const [byNo, byName] = [new Map<number, number[]>(), new Map<string, number[]>()];
  const add = <K>(map: Map<K, number[]>, key: K, player: PlayerIndex): void => {
    const players = map.get(key);
    if (players) players.push(player);
    else map.set(key, [player]);
  };
  wallList.players.forEach(({ no, name }, player) => {
    add(byNo, no, player);
    add(byName, name, player);
  });
  const index = { byNo, byName };
  indexes.set(wallList, index);
  return index;
}

/** A player's game against an opponent; of several games the one with Black. */
function gameAgainst(
  { entries }: WallList,
  player: PlayerIndex,
  opponent: PlayerIndex,
  round: RoundNo,
): GameSide | undefined {
  const games = (entries[player]?.[round - 1] ?? []).flatMap((game, position): readonly GameSide[] =>
    game.kind === 'game' && game.opponent === opponent ? [{ player, game, position }] : [],
  );
  return games.find(({ game }) => game.colour === 'black') ?? games[0];
}

/** The player of a label by number if the name fits, else by name alone: rows may have been renumbered since. */
export function playerOfLabel({ wallList }: WallListReading, text: string): number | undefined {
  const label = parseLabel(text);
  if (!label) return undefined;
  const named = indexOf(wallList).byName.get(label.name) ?? [];
  const numbered = named.filter(player => wallList.players[player]?.no === label.no);
  return numbered[0] ?? (named.length === 1 ? named[0] : undefined);
}
