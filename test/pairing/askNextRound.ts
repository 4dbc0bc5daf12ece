import { expect } from 'vitest';
import { inTheWay } from '../../src/pairing/inTheWay';
import { pairNextRound } from '../../src/pairing/nextRound';
import { findOpenRound } from '../../src/pairing/openRound';
import type { Standing } from '../../src/standings/standing';
import type { ProblemCode } from '../../src/tournament/problem';

/** What only the search for pairs can tell. */
const FOUND_BY_SEARCH: readonly ProblemCode[] = [
  'tooManyForbiddenPairs',
  'onlyRepeatsLeft',
  'pairingNotProved',
  'weightsTooLarge',
];

/** The next round; and what is said to be in its way before it is asked for is what it stops at, neither more nor less. */
export function askNextRound(standing: Standing): ReturnType<typeof pairNextRound> {
  const next = pairNextRound(standing);
  const { wallList, settings } = standing;
  const stops = next.kind === 'cannot pair' ? next.problems : [];
  const isOver = findOpenRound(wallList, settings).round === undefined;
  const isKnownBefore = !isOver && !stops.some(({ code }) => FOUND_BY_SEARCH.includes(code));
  expect(inTheWay(wallList, settings)).toEqual(isKnownBefore ? stops : []);
  return next;
}
