import { strengthWarnings } from '../rating/strengthWarnings';
import type { Problem } from '../tournament/problem';
import { knockoutWarnings } from './knockout/knockoutProblems';
import { playoffWarnings } from './playoff/playoffProblems';
import type { OpenEvent } from './round/openEvent';
import { roundWarnings } from './roundWarnings';

/** Warnings before the next round of lists whose cells can be read. */
export const contestWarnings = (contest: OpenEvent): readonly Problem[] => [
  ...contest.standing().problems,
  ...strengthWarnings(contest.wallList),
  ...knockoutWarnings(contest),
  ...playoffWarnings(contest),
  ...roundWarnings(contest),
];
