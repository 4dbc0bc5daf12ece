// The calls of Google's services that each action takes, as JSON lines; a program for bench/calls.mjs.
import { loadAddon } from '../../test/addon/built';
import { actionCalls } from '../../test/google/actionCalls';
import { switches } from '../../test/google/fakeGoogle';

/** Milliseconds of one call. */
const SPEEDS = [20, 50, 100];

const [players, round] = [Number(process.argv[2]), Number(process.argv[3])];
for (const { action, calls, sheets } of actionCalls(loadAddon, players, round))
  console.log(
    JSON.stringify({
      action,
      players,
      round,
      calls: calls.length,
      switches: switches(calls),
      sheets,
      ...Object.fromEntries(SPEEDS.map(ms => [`seconds at ${ms} ms`, (calls.length * ms) / 1000])),
    }),
  );
