import { makeWarning, type Problem } from '../../tournament/problem';
import { entriesIn, isOut } from '../../tournament/wallList';
import type { OpenEvent } from './openEvent';

export function roundsOfNobody({ wallList, openRound, isEligible }: OpenEvent): readonly Problem[] {
  const { round = 1 } = openRound();
  const isEmpty = (r: number): boolean =>
    wallList.players.every((_, player) => entriesIn(wallList, player, r).length === 0);
  const empty = Array.from({ length: round - 1 }, (_, k) => k + 1).filter(isEmpty);
  return empty
    .filter(r => wallList.players.every((player, index) => isOut(player, r) || !isEligible(index, r)))
    .map(r => makeWarning('roundOfNobody', { round: r }));
}
