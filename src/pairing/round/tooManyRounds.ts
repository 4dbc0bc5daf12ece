import type { Event } from '../../standings/stages/event';
import { SYSTEMS } from '../../tournament/systems';
import { eventRounds } from '../../tournament/playoffRounds';
import { makeWarning, type Problem } from '../../tournament/problem';
import { isOut, type WallList } from '../../tournament/wallList';
import { forbiddenPairs } from '../optimum/forbidden';

/**
 * Before the start of a McMahon or Swiss: more rounds than can be played without a repeat, a forbidden pair or a second bye
 * (R4.6). Somebody has fewer opponents than rounds; that is certain, while fewer rounds may turn out to be too many as well.
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
  while (most > 0 && !isEnough(wallList, forbidden, most)) most--;
  if (most === rounds) return [];
  return [makeWarning('tooManyRounds', { players, rounds, most })];
}

/** Everybody has an opponent, or one bye, for each round not missed. */
function isEnough(
  { players }: WallList,
  forbidden: readonly (readonly [number, number])[],
  rounds: number,
): boolean {
  const all = Array.from({ length: rounds }, (_, k) => k + 1);
  const isOdd = all.map(round => players.filter(player => !isOut(player, round)).length % 2 === 1);
  const others = players.filter(player => all.some(round => !isOut(player, round))).length - 1;
  const refused = players.map(() => 0);
  for (const pair of new Set(forbidden.map(both => [...both].sort((a, b) => a - b).join()))) {
    for (const one of pair.split(',')) refused[Number(one)]!++;
  }
  return players.every((player, index) => {
    const present = all.filter(round => !isOut(player, round));
    const bye = present.some(round => isOdd[round - 1]) ? 1 : 0;
    return present.length <= others - refused[index]! + bye;
  });
}
