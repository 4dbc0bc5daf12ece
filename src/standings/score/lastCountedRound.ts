import { isPlayoffRound } from '../../tournament/playoffRounds';
import type { Settings } from '../../tournament/settings';
import type { WallList } from '../../tournament/wallList';
import { runKnockout, stillIn } from '../knockout/knockout';
import { FREE, PENDING, type Slots } from './slots';
import { SYSTEMS } from '../../tournament/systems';

/**
 * A round counts once a game in it has a result, or everybody has an entry and nothing is open; pairings and absences
 * entered in advance change no standing, unless somebody asks for their round. In a list without any game all entries
 * count. A round of a playoff or of a knock-out that nobody had to play, because the others did not come, counts as well.
 */
export function lastCountedRound(wallList: WallList, slots: Slots, settings: Settings): number {
  // From the end, and no further into a round than it takes: most often its first game says it all.
  const last = (isMeant: (round: number) => boolean): number => {
    let round = wallList.rounds;
    while (round > 0 && !isMeant(round)) round--;
    return round;
  };
  const hasEntry = (round: number): boolean => hasSlot(wallList, slots, round, 0);
  const hasGame = (round: number): boolean => hasSlot(wallList, slots, round, FREE);
  const hasResult = (round: number): boolean => hasSlot(wallList, slots, round, FREE | PENDING);

  if (settings.throughRound !== undefined)
    return Math.max(0, Math.min(settings.throughRound, last(hasEntry)));
  if (last(hasGame) === 0) return last(hasEntry);
  return last(round => hasResult(round) || (!hasGame(round) && isOver(round)));

  function isOver(round: number): boolean {
    if (isPlayoffRound(settings, round)) return hasEntry(round);
    if (SYSTEMS[settings.system].pairs === 'draw') return isWalkOver(wallList, round);
    return wallList.players.every((_, player) => wallList.entries[player]?.[round - 1]?.length);
  }
}

/** Whether anything stands in a round but what is of these kinds. */
function hasSlot({ players, rounds }: WallList, slots: Slots, round: number, but: number): boolean {
  for (let player = 0; player < players.length; player++) {
    const cell = player * rounds + round - 1;
    const end = slots.first[cell + 1] as number;
    for (let slot = slots.first[cell] as number; slot < end; slot++) {
      if (!((slots.kind[slot] as number) & but)) return true;
    }
  }
  return false;
}

/** Everybody who is still in a knock-out has an entry of a round without a game: the others did not come. */
function isWalkOver(wallList: WallList, round: number): boolean {
  const { entries } = wallList;
  let first = 1;
  while (!entries.some(row => row[first - 1]?.length) && first < round) first++;
  const left = stillIn(runKnockout(wallList, first, round - 1));
  return left.length > 0 && left.every(player => entries[player]?.[round - 1]?.length);
}
