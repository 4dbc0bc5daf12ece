import { opponentsEntry } from '../tournament/opponentsEntry';
import { isBye, opposite, type Game } from '../tournament/game';
import { entriesIn, type WallList } from '../tournament/wallList';
import type { PlayerIndex, RoundNo } from '../tournament/indices';

export interface PlayedPair {
  readonly players: readonly [number, number];
  /** The player with Black, game by game; undefined where nobody has written it. */
  readonly blacks: readonly (number | undefined)[];
  readonly handicap: number;
}

export interface PlayedCells {
  readonly pairs: readonly PlayedPair[];
  readonly byes: readonly number[];
  readonly absent: readonly PlayerIndex[];
  /** Nothing typed, and nobody's opponent. */
  readonly nothing: readonly number[];
  /** Pairs of which one names the other, who names somebody else or nobody; or both say that they had Black. */
  readonly contradictions: readonly (readonly [number, number])[];
}

export function playedCells(list: WallList, round: RoundNo): PlayedCells {
  const pairs = new Map<
    string,
    { players: [number, number]; games: Game[]; blacks: (number | undefined)[] }
  >();
  const contradictions: (readonly [number, number])[] = [];
  const named = new Set<number>();
  list.players.forEach((_, player) =>
    entriesIn(list, player, round).forEach((entry, position) => {
      if (entry.kind !== 'game' || entry.opponent < 0 || entry.opponent === player) return;
      named.add(entry.opponent);
      const at = opponentsEntry(list, player, round, position);
      const answer = at === undefined ? undefined : entriesIn(list, entry.opponent, round)[at];
      const other = answer?.kind === 'game' ? answer : undefined;
      const isSameColour = entry.colour !== undefined && entry.colour === other?.colour;
      const hasOther = entriesIn(list, entry.opponent, round).length > 0;
      if (isSameColour || (other === undefined && hasOther)) contradictions.push([player, entry.opponent]);
      if (other !== undefined && entry.opponent < player) return;
      const players: [number, number] = [Math.min(player, entry.opponent), Math.max(player, entry.opponent)];
      const key = players.join();
      const pair = pairs.get(key) ?? { players, games: [], blacks: [] };
      pairs.set(key, pair);
      const colour = entry.colour ?? (other?.colour && opposite(other.colour));
      pair.games.push({ ...entry, handicap: Math.max(entry.handicap, other?.handicap ?? 0) });
      pair.blacks.push(colour && (colour === 'black' ? player : entry.opponent));
    }),
  );
  const having = (isMeant: (player: PlayerIndex) => boolean): readonly number[] =>
    [...list.players.keys()].filter(isMeant);
  return {
    pairs: [...pairs.values()].map(({ players, games, blacks }) => ({
      players,
      blacks,
      handicap: Math.max(...games.map(({ handicap }) => handicap)),
    })),
    byes: having(player => entriesIn(list, player, round).some(isBye)),
    absent: having(player =>
      entriesIn(list, player, round).some(entry => entry.kind === 'free' && !isBye(entry)),
    ),
    nothing: having(
      player =>
        entriesIn(list, player, round).length === 0 &&
        !named.has(player) &&
        !list.badCells?.some(cell => cell.player === player && cell.round === round),
    ),
    contradictions: distinctPairs(contradictions),
  };
}

const distinctPairs = (
  pairs: readonly (readonly [number, number])[],
): readonly (readonly [number, number])[] => [
  ...new Map(pairs.map(pair => [[...pair].sort((a, b) => a - b).join(), pair])).values(),
];
