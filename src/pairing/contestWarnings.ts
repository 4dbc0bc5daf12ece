import { strengthWarnings } from '../rating/strengthWarnings';
import type { Problem } from '../tournament/problem';
import { knockoutWarnings } from './knockout/knockoutProblems';
import { playoffWarnings } from './playoff/playoffProblems';
import type { OpenEvent } from './round/openEvent';
import { roundWarnings } from './roundWarnings';

/**
 * What should be looked at in a contest whose cells can be read, before its next round is paired: starts that
 * are unknown, the knock-out, the playoff, the rounds.
 */
export const contestWarnings = (contest: OpenEvent): readonly Problem[] => [
  ...contest.standing().problems,
  ...strengthWarnings(contest.wallList),
  ...knockoutWarnings(contest),
  ...playoffWarnings(contest),
  ...roundWarnings(contest),
];
