import { expect } from 'vitest';
import { inTheWay } from '../../src/pairing/inTheWay';
import { pairNextRound, type PairedRound } from '../../src/pairing/nextRound';
import type { Standing } from '../../src/standings/score/standing';
import type { ProblemCode } from '../../src/tournament/problem';
import { openEventOf } from '../eventOf';
import { makeOpenEvent } from '../../src/pairing/round/makeOpenEvent';

/** What only the search for pairs can tell. */
const FOUND_BY_SEARCH: readonly ProblemCode[] = [
  'tooManyForbiddenPairs',
  'onlyRepeatsLeft',
  'pairingNotProved',
  'weightsTooLarge',
];

/** The next round; and what is said to be in its way before it is asked for is what it stops at, neither more nor less. */
export function askNextRound(standing: Standing): ReturnType<typeof pairNextRound> {
  const next = pairNextRound(openEventOf(standing));
  const { wallList, settings } = standing;
  const stops = next.kind === 'cannot pair' ? next.problems : [];
  const isOver = makeOpenEvent(wallList, settings).openRound().round === undefined;
  const isKnownBefore = !isOver && !stops.some(({ code }) => FOUND_BY_SEARCH.includes(code));
  expect(inTheWay(makeOpenEvent(wallList, settings))).toEqual(isKnownBefore ? stops : []);
  if (next.kind === 'paired') expectTables(next, settings.excludedTables);
  return next;
}

/** Whoever walks past the tables that are played at finds none left out, but for those excluded. */
function expectTables({ games }: PairedRound, excluded: readonly number[]): void {
  const used = new Set(games.filter(({ wonBy }) => wonBy === undefined).map(({ table }) => table));
  const last = Math.max(0, ...used);
  const open = Array.from({ length: last }, (_, i) => i + 1).filter(table => !excluded.includes(table));
  expect([...used].sort((a, b) => a - b)).toEqual(open);
}
