import { pairNextRound } from '../../src/pairing/nextRound';
import { presetSettings } from '../../src/tournament/presets';
import type { WallList } from '../../src/tournament/wallList';
import { makeDice, makeField, withResults } from '../../test/pairing/simulatedEvent';
import { makeOpenEvent } from '../../src/pairing/round/makeOpenEvent';

/** Arguments: players and rounds. An event of score pairing that pairs its own rounds; prints one JSON line. */
const [players, rounds] = process.argv.slice(2).map(Number) as [number, number];
const settings = presetSettings('EGF', 'Score pairing');
const dice = makeDice(players);
const ms: number[] = [];
let list: WallList = makeField({ players, rounds, seed: players });
for (let round = 1; round <= rounds; round++) {
  const from = performance.now();
  const paired = pairNextRound(makeOpenEvent(list, settings));
  ms.push(Math.round(performance.now() - from));
  if (paired.kind === 'cannot pair') throw new Error(paired.problems.map(({ code }) => code).join());
  list = withResults(list, paired, dice, 0);
}
console.log(
  JSON.stringify({
    case: 'Score pairing, every round',
    n: players,
    rounds,
    slowestMs: Math.max(...ms),
    meanMs: Math.round(ms.reduce((sum, one) => sum + one, 0) / rounds),
  }),
);
