import { OPPOSITE_OUTCOME, type Game } from '../../tournament/game';
import { opponentsEntry } from '../../tournament/opponentsEntry';
import { entriesIn, type WallList } from '../../tournament/wallList';
import { samePlayer } from './samePlayer';
import type { PlayerIndex, RoundNo } from '../../tournament/indices';

/** A game whose two results are no win, loss or jigo, as an arbiter may give them (R1.2). */
export interface OddGame {
  readonly round: RoundNo;
  readonly players: readonly [number, number];
  readonly sides: readonly [Game, Game];
}

/** In the order of rounds; Black first where the colours are known. */
export const oddGames = (wallList: WallList): readonly OddGame[] =>
  Array.from({ length: wallList.rounds }, (_, i) => i + 1).flatMap(round =>
    wallList.players.flatMap((_, player) => oddGamesOf(wallList, player, round)),
  );

function oddGamesOf(wallList: WallList, player: PlayerIndex, round: RoundNo): readonly OddGame[] {
  return entriesIn(wallList, player, round).flatMap((entry, position): readonly OddGame[] => {
    if (entry.kind !== 'game' || entry.outcome === 'unknown' || entry.opponent < 0) return [];
    const answer = opponentsEntry(wallList, player, round, position);
    const theirs = answer === undefined ? undefined : entriesIn(wallList, entry.opponent, round)[answer];
    if (theirs?.kind !== 'game' || theirs.outcome === 'unknown') return [];
    const isFirst = entry.colour === theirs.colour ? player < entry.opponent : entry.colour === 'black';
    return isFirst && OPPOSITE_OUTCOME[entry.outcome] !== theirs.outcome
      ? [{ round, players: [player, entry.opponent], sides: [entry, theirs] }]
      : [];
  });
}

/** Marked as by default on both sides the pair is meant; else the cells contradict each other. */
export const isContradiction = ({ sides }: OddGame): boolean => !sides.every(({ byDefault }) => byDefault);

/** Odd games that the list of before does not have; players are the same as in `samePlayer`. */
export function oddGamesSince(then: WallList, now: WallList): readonly OddGame[] {
  const indexThen = samePlayer(then, now);
  const wordsBefore = new Set(
    oddGames(then).map(({ round, players, sides }) => wordsOf(round, [...players], sides)),
  );
  return oddGames(now).filter(
    ({ round, players, sides }) => !wordsBefore.has(wordsOf(round, players.map(indexThen), sides)),
  );
}

const wordsOf = (
  round: RoundNo,
  players: readonly (number | undefined)[],
  sides: OddGame['sides'],
): string => {
  const sideWords = sides.map(({ outcome, byDefault }, i) => `${players[i]} ${outcome} ${byDefault}`);
  return [round, ...sideWords.sort()].join();
};
