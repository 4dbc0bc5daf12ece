import { makeStanding } from '../../src/standings/score/makeStanding';
import { cuss } from '../../src/standings/tiebreaks/cuss';
import type { Column } from '../../src/standings/column';
import { mms, wins } from '../../src/standings/tiebreaks/primaryScore';
import { sodos } from '../../src/standings/tiebreaks/sodos';
import { sosK } from '../../src/standings/tiebreaks/sosK';
import { sosos } from '../../src/standings/tiebreaks/sosos';
import { makeEntries } from '../../src/sheet/cells/notation';
import { readWallList } from '../../src/sheet/read/readWallList';
import type { Standing } from '../../src/standings/score/standing';
import type { WallList } from '../../src/tournament/wallList';
import { makeEvent } from './event';

/**
 * Times all tiebreaks that are sums over opponents, for a large event that is already parsed. For comparison: one reading
 * of the list, every opponent and result. Prints one JSON line. Arguments: players, rounds.
 */
const COLUMNS: Readonly<Record<string, (standing: Standing) => Column>> = {
  SOS: standing => sosK(standing, 0),
  'SOS-1': standing => sosK(standing, 1),
  'SOS-2': standing => sosK(standing, 2),
  SODOS: sodos,
  SOSOS: sosos,
  CUSS: cuss,
  WINS: wins,
  MMS: mms,
};

/**
 * The list as the program parses it. The place of entries in memory decides the time of a pass over them, and
 * differs for lists made otherwise.
 */
function parsed({ players, rounds, entries }: WallList): WallList {
  const titles = ['No', 'Name', 'Rating', ...Array.from({ length: rounds }, (_, index) => `R${index + 1}`)];
  const rows = players.map(({ no, name, rating }, player) => [
    no,
    name,
    rating,
    ...(entries[player] ?? []).map(makeEntries),
  ]);
  return readWallList([titles, ...rows]).wallList;
}

const readOnce = ({ entries }: WallList): number => {
  let sum = 0;
  for (const row of entries) {
    for (const cell of row) {
      for (const entry of cell) if (entry.kind === 'game' && entry.outcome === 'won') sum += entry.opponent;
    }
  }
  return sum;
};

const WARM = 15;
const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1]!;

/** Milliseconds: of the first call, and the median of the others. */
const timed = (run: () => unknown): { readonly cold: number; readonly warm: number } => {
  const times = Array.from({ length: WARM + 1 }, () => {
    const from = performance.now();
    run();
    return performance.now() - from;
  });
  const rounded = (ms: number): number => Math.round(ms * 10) / 10;
  return { cold: rounded(times[0]!), warm: rounded(median(times.slice(1))) };
};

const [n, rounds] = process.argv.slice(2).map(Number) as [number, number];
const made = makeEvent('Swiss', n, rounds);
const settings = made.settings;
const wallList = parsed(made.wallList);
const all = timed(() => {
  const standing = makeStanding(wallList, settings);
  return Object.values(COLUMNS).map(column => column(standing).values.length);
});
const read = timed(() => readOnce(wallList));
const standing = makeStanding(wallList, settings);
const parts = [
  ['scores', timed(() => makeStanding(wallList, settings)).warm] as const,
  ...Object.entries(COLUMNS).map(([name, column]) => [name, timed(() => column(standing)).warm] as const),
];
console.log(
  JSON.stringify({
    case: 'all tiebreaks',
    n,
    rounds,
    coldMs: all.cold,
    medianMs: all.warm,
    readMs: read.warm,
    parts: Object.fromEntries(parts),
  }),
);
