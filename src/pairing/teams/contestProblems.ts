import type { Problem } from '../../tournament/problem';
import { onPlayers } from './teamRound';
import type { OpenEvent } from '../round/openEvent';

/** A problem of a team is told at the cells of its players. */
export function contestProblems(
  event: OpenEvent,
  find: (contest: OpenEvent) => readonly Problem[],
): readonly Problem[] {
  const teams = event.teams();
  const problems = find(event.contest());
  return teams ? onPlayers(teams, problems, []) : problems;
}
