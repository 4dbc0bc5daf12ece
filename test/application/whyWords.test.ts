import { expect, test } from 'vitest';
import { whySentences } from '../../src/application/functions/whyWords';
import type { CriterionChange } from '../../src/pairing/optimum/whatIf';
import { makeText } from '../../src/sheet/wording';
import { readWallList } from '../../src/sheet/read/readWallList';

const { wallList } = readWallList([
  ['Name', 'R1'],
  ['Ada', '2+'],
  ['Bob', '1-'],
]);

/** What is said of criteria, each as `weight: cost now→then in games now→then`, where the round as a whole is dearer. */
function said(...changes: readonly string[]): readonly string[] {
  const criteria = changes.map((change): CriterionChange => {
    const [weight, numbers = ''] = change.split(': ');
    const [now, then, gamesNow, gamesThen] = numbers.match(/\d+/g)!.map(Number);
    return { weight, now, then, gamesNow, gamesThen } as CriterionChange;
  });
  const instead = { criteria, dearer: 1, games: [], bye: undefined, fault: undefined };
  return whySentences(makeText('en'), wallList, [0, 1], { kind: 'possible', instead });
}

const WORSE = 'With Ada (1) – Bob (2) the round as a whole would be worse:';

test('more games are worse and fewer are better, which need not be said', () => {
  expect(said('score: 4→9 in 1→3', 'country: 9→4 in 2→1')).toEqual([
    `${WORSE} Score difference in 3 games instead of 1.`,
    'In return: Same country in 1 game instead of 2.',
  ]);
});

test('as many games are said to be worse or better', () => {
  expect(said('score: 4→9 in 3→3', 'club: 9→4 in 2→2')).toEqual([
    `${WORSE} Score difference (worse in as many games).`,
    'In return: Same club (better in as many games).',
  ]);
});

test('a bye is no game, so that nothing is said of games', () => {
  expect(said('bye: 0→2 in 0→0')).toEqual([`${WORSE} Bye out of turn (worse).`]);
  expect(said('score: 4→9 in 1→3', 'bye: 2→0 in 0→0')[1]).toBe('In return: Bye out of turn (better).');
});

// Players 1 and 1,000 of a McMahon of 1,000 meet: one difference of twenty points instead of two of half a point.
test('fewer games that are worse are said to be, and more that are better', () => {
  expect(said('score: 2→1600 in 2→1', 'seeding: 9→4 in 2→5')).toEqual([
    `${WORSE} Score difference in 1 game instead of 2, yet worse taken together.`,
    'In return: Seeding in 5 games instead of 2, yet better taken together.',
  ]);
});

test('a criterion that costs the same is left out, however many games pay it', () => {
  expect(said('score: 4→9 in 1→3', 'club: 4→4 in 1→2')).toEqual([
    `${WORSE} Score difference in 3 games instead of 1.`,
  ]);
});
