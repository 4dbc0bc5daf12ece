import type { Event } from '../../standings/stages/event';
import { SYSTEMS } from '../../tournament/systems';
import { eventRounds } from '../../tournament/playoffRounds';
import { makeWarning, type Problem } from '../../tournament/problem';
import { isOut, type Player, type WallList } from '../../tournament/wallList';
import { forbiddenPairs } from '../optimum/forbidden';

/**
 * More rounds than somebody has opponents, without repeat, forbidden pair or second bye (R4.6); fewer may be too
 * many as well.
 */
export function tooManyRounds(event: Event): readonly Problem[] {
  const {
    wallList,
    settings,
    stages: [stage],
  } = event;
  if (!stage || SYSTEMS[stage.system].pairs !== 'weighed') return [];
  if (wallList.entries.some(row => row.some(cell => cell.length > 0))) return [];
  const rounds = Math.min(stage.to, settings.rounds ?? eventRounds(wallList, settings));
  const players = wallList.players.filter(({ out }) => out.from === undefined || out.from > 1).length;
  if (players < 2) return [];
  const forbidden = forbiddenPairs(event);
  let most = rounds;
  while (!isEnough(wallList, forbidden, most)) most--;
  if (most === rounds) return [];
  return [makeWarning('tooManyRounds', { players, rounds, most })];
}

function isEnough(
  { players }: WallList,
  forbidden: readonly (readonly [number, number])[],
  rounds: number,
): boolean {
  const all = Array.from({ length: rounds }, (_, k) => k + 1);
  const isOdd = all.map(round => players.filter(player => !isOut(player, round)).length % 2 === 1);
  const coming = new Set(players.keys());
  players.forEach((player, index) => {
    if (all.every(round => isOut(player, round))) coming.delete(index);
  });
  return [...coming].every(index => {
    const apart = new Set([index, ...forbidden.filter(pair => pair.includes(index)).flat()]);
    const opponents = coming.size - [...apart].filter(opponent => coming.has(opponent)).length;
    const present = all.filter(round => !isOut(players[index] as Player, round));
    const bye = present.some(round => isOdd[round - 1]) ? 1 : 0;
    return present.length <= opponents + bye;
  });
}
