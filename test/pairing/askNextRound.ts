import { expect } from 'vitest';
import { pairingProblems } from '../../src/pairing/pairingProblems';
import { pairNextRound } from '../../src/pairing/nextRound';
import type { PairedRound } from '../../src/pairing/round/pairedRound';
import type { Standing } from '../../src/standings/score/standing';
import type { ProblemCode } from '../../src/tournament/problem';
import { openEventOf } from '../eventOf';
import { makeOpenEvent } from '../../src/pairing/round/makeOpenEvent';

/** Problems that only the search for pairs finds. */
const FOUND_BY_SEARCH: readonly ProblemCode[] = [
  'tooManyForbiddenPairs',
  'onlyRepeatsLeft',
  'pairingNotProved',
];

/** The next round, after a check that the problems reported beforehand are exactly those that stop it. */
export function askNextRound(standing: Standing): ReturnType<typeof pairNextRound> {
  const next = pairNextRound(openEventOf(standing));
  const { wallList, settings } = standing;
  const stops = next.kind === 'cannot pair' ? next.problems : [];
  const isOver = makeOpenEvent(wallList, settings).openRound().round === undefined;
  const isKnownBefore = !isOver && !stops.some(({ code }) => FOUND_BY_SEARCH.includes(code));
  expect(pairingProblems(makeOpenEvent(wallList, settings))).toEqual(isKnownBefore ? stops : []);
  // A fixed table may leave a gap.
  if (next.kind === 'paired' && settings.fixedTables.length === 0)
    expectTables(next, settings.excludedTables);
  return next;
}

/** Expects that the tables in play are numbered without gaps, apart from excluded ones. */
function expectTables({ games }: PairedRound, excluded: readonly number[]): void {
  const used = new Set(games.filter(({ wonBy }) => wonBy === undefined).map(({ table }) => table));
  const last = Math.max(0, ...used);
  const open = Array.from({ length: last }, (_, i) => i + 1).filter(table => !excluded.includes(table));
  expect([...used].sort((a, b) => a - b)).toEqual(open);
}
