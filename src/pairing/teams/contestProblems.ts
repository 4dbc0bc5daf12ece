import type { Problem } from '../../tournament/problem';
import { onPlayers } from './teamRound';
import type { OpenEvent } from '../round/openEvent';

/** What is found in the contest: between the teams of a team event, told at the cells of their players; else in the list. */
export function contestProblems(
  event: OpenEvent,
  find: (contest: OpenEvent) => readonly Problem[],
): readonly Problem[] {
  const teams = event.teams();
  const found = find(event.contest());
  return teams ? onPlayers(teams, found, []) : found;
}
