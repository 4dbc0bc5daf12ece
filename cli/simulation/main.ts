import { readFileSync } from 'node:fs';
import { rankCandidates } from '../../src/simulation/counts/advice';
import { candidatesFor } from '../../src/simulation/event/candidates';
import { compareReports, makeReport } from '../../src/simulation/counts/makeReport';
import { play } from '../../src/simulation/play';
import type { SimulationPlan } from '../../src/simulation/event/plan';
import type { Report } from '../../src/simulation/counts/report';
import { addTallies, NO_EVENTS, type Tally } from '../../src/simulation/counts/tally';
import { writeEvents } from './writeEvents';
import { HELP, readOrder, type Order } from './options';
import { adviceText, comparisonText, reportText } from './tables';

/** Returns the exit code, as the help has it. */
export function main(args: readonly string[]): number {
  const order = readOrder(args, readText);
  if (order.help) {
    console.log(HELP);
    return 0;
  }
  for (const sentence of order.warnings) console.error(sentence);
  if (order.errors.length > 0) {
    for (const sentence of order.errors) console.error(sentence);
    return order.isFileWrong ? 2 : 1;
  }
  if (order.write !== undefined) return writeEvents(order.plans, order.write);
  return order.advise ? advise(order, order.advise) : simulate(order);
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

function simulate({ plans, json }: Order): number {
  const played = plans.map(({ name, plan }) => {
    const tally = playAll(name, plan);
    return { name, plan, tally, report: makeReport(plan, tally) };
  });
  const [first, second] = played;
  const comparison = first && second && compareReports(first.report, second.report);
  if (json) console.log(JSON.stringify({ simulated: played, ...(comparison && { comparison }) }, null, 1));
  else {
    for (const { name, report } of played) console.log(`${reportText(name, report)}\n`);
    if (first && second && comparison) console.log(comparisonText([first.name, second.name], comparison));
  }
  return exitCode(played.map(({ report }) => report));
}

function advise({ json }: Order, { plan, sittings }: NonNullable<Order['advise']>): number {
  const played = candidatesFor(plan, sittings).map(candidate => ({
    candidate,
    tally: playAll(candidate.system, candidate.plan),
  }));
  const advised = rankCandidates(played, sittings);
  console.log(json ? JSON.stringify(advised, null, 1) : adviceText(advised, sittings));
  return exitCode(advised.map(({ report }) => report));
}

/** 2 where a rule of pairing was broken in any of the reports, else 0. */
export const exitCode = (reports: readonly Pick<Report, 'faults'>[]): number =>
  reports.some(({ faults }) => faults.length > 0) ? 2 : 0;

const EVERY_MS = 500;

/** Plays all events of a plan, a few at a time, and shows the progress on stderr. */
function playAll(name: string, plan: SimulationPlan): Tally {
  const began = Date.now();
  let lastShown = began;
  let tally = NO_EVENTS;
  for (let done = 0; done < plan.events;) {
    const count = Math.min(5, plan.events - done);
    tally = addTallies(tally, play(plan, done, count));
    done += count;
    if (Date.now() - lastShown < EVERY_MS && done < plan.events) continue;
    lastShown = Date.now();
    const perSecond = done / Math.max(0.001, (lastShown - began) / 1000);
    const end = done < plan.events ? (process.stderr.isTTY ? '\r' : '') : '\n';
    if (end !== '' || process.stderr.isTTY)
      process.stderr.write(
        `${name}: ${done} of ${plan.events} events, ${perSecond.toFixed(0)} a second${end}`,
      );
  }
  return tally;
}
