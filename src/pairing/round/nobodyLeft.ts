import { eventRounds } from '../../tournament/playoffRounds';
import { makeError, type Problem } from '../../tournament/problem';
import { isOut, type WallList } from '../../tournament/wallList';
import type { OpenEvent } from './openEvent';

/** Everybody who would play on is out; in tables and later stages, which leave out who is out, simply everybody. */
export function nobodyLeft({ wallList, settings, isEligible }: OpenEvent): readonly Problem[] {
  const round = 1 + lastPairedRound(wallList);
  if (round > eventRounds(wallList, settings)) return [];
  const wanted = wallList.players.filter((_, player) => isEligible(player, round));
  const players = wanted.length > 0 ? wanted : wallList.players;
  if (players.some(player => !isOut(player, round))) return [];
  return [makeError('nobodyLeft', { round })];
}

export const lastPairedRound = ({ entries }: WallList): number =>
  Math.max(0, ...entries.map(row => row.reduce((last, cell, i) => (cell.length > 0 ? i + 1 : last), 0)));
