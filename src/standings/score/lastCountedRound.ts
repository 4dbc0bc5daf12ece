import { hasResult, type Entry } from '../../tournament/game';
import { isPlayoffRound } from '../../tournament/playoffRounds';
import type { Settings } from '../../tournament/settings';
import { SYSTEMS } from '../../tournament/systems';
import { entriesIn, type WallList } from '../../tournament/wallList';
import { runKnockout, stillIn } from '../knockout/knockout';
import type { PlayerIndex, RoundNo } from '../../tournament/indices';

/**
 * A round counts once a game in it has a result, or everybody has an entry and nothing is open, or `Through round`
 * names it; in a list without games all entries count, and so does a walk-over of a playoff or knock-out.
 */
export function lastCountedRound(wallList: WallList, settings: Settings): number {
  // From the end, and no further into a round than it takes: most often its first game says it all.
  const last = (isMeant: (round: RoundNo) => boolean): number => {
    let round = wallList.rounds;
    while (round > 0 && !isMeant(round)) round--;
    return round;
  };
  const has = (round: RoundNo, isMeant: (entry: Entry) => boolean): boolean =>
    wallList.players.some((_, player) => entriesIn(wallList, player, round).some(isMeant));
  const hasEntry = (round: RoundNo): boolean => has(round, () => true);
  const hasGame = (round: RoundNo): boolean => has(round, ({ kind }) => kind === 'game');

  if (settings.throughRound !== undefined)
    return Math.max(0, Math.min(settings.throughRound, last(hasEntry)));
  if (last(hasGame) === 0) return last(hasEntry);
  return last(round => has(round, hasResult) || (!hasGame(round) && isOver(round)));

  function isOver(round: RoundNo): boolean {
    if (isPlayoffRound(settings, round)) return hasEntry(round);
    if (SYSTEMS[settings.system].pairs === 'draw') return isWalkOver(wallList, settings, round);
    return wallList.players.every((_, player) => entriesIn(wallList, player, round).length > 0);
  }
}

/** Everybody who is still in a knock-out has an entry of a round without a game: the others did not come. */
function isWalkOver(wallList: WallList, { system }: Settings, round: RoundNo): boolean {
  const hasEntry = (player: PlayerIndex, inRound: number): boolean =>
    entriesIn(wallList, player, inRound).length > 0;
  let first = 1;
  while (!wallList.players.some((_, player) => hasEntry(player, first)) && first < round) first++;
  const left = stillIn(runKnockout(wallList, { system, from: first }, round - 1));
  return left.length > 0 && left.every(player => hasEntry(player, round));
}
