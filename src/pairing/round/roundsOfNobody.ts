import { LIST, type Problem } from '../../tournament/problem';
import type { Settings } from '../../tournament/settings';
import { isOut, type WallList } from '../../tournament/wallList';
import { entriesOf, findOpenRound } from './openRound';
import { makePlays } from './eligibility';

/** Rounds before the next one of which everybody is out: named, for the next one is paired as if they had been played. */
export function roundsOfNobody(wallList: WallList, settings: Settings): readonly Problem[] {
  const { round = 1 } = findOpenRound(wallList, settings);
  const isEmpty = (r: number): boolean =>
    wallList.players.every((_, player) => entriesOf(wallList, player, r).length === 0);
  const empty = Array.from({ length: round - 1 }, (_, k) => k + 1).filter(isEmpty);
  if (empty.length === 0) return [];
  const plays = makePlays(wallList, settings);
  return empty
    .filter(r => wallList.players.every((player, index) => isOut(player, r) || !plays(index, r)))
    .map(r => ({ code: 'roundOfNobody', severity: 'warning', place: LIST, values: { round: r } }));
}
