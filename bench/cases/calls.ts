// The calls of Google's services that each action takes, as JSON lines; a program for bench/calls.mjs.
import { loadAddon } from '../../test/application/built';
import { actionCalls } from '../../test/google/actionCalls';
import { everyCall } from '../../test/google/everyCall';
import { switches, withoutBuilders } from '../../test/google/fakeGoogle';

/** Milliseconds of one call. */
const SPEEDS = [20, 50, 100];

const line = (
  named: Record<string, string | number>,
  calls: readonly string[],
  turns = switches(calls),
): void =>
  console.log(
    JSON.stringify({
      ...named,
      calls: calls.length,
      switches: turns,
      ...Object.fromEntries(SPEEDS.map(ms => [`seconds at ${ms} ms`, (calls.length * ms) / 1000])),
    }),
  );

const [players, round] = [Number(process.argv[2]), Number(process.argv[3])];
if (players === 0) {
  // Every request of the protocol, in an event of 16 players.
  for (const [ask, most] of everyCall(loadAddon)) line({ request: ask }, most.calls, most.switches);
} else
  for (const { action, calls, cells, sheets } of actionCalls(loadAddon, players, round))
    line(
      {
        action,
        players,
        round,
        sheets,
        'calls without builders': withoutBuilders(calls).length,
        'cells read': cells.read,
        'cells written': cells.written,
      },
      calls,
    );
