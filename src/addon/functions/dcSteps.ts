import { compareDirectly, type NotCompared } from '../../standings/directComparison';
import { tiedBefore } from '../../standings/placement';
import type { Standing } from '../../standings/standing';
import { alignedColumns, answeredBeside } from './aligned';
import type { Argument, Table } from './argument';
import { readGiven, type Given } from './given';

/** DC-1, DC-2 … and, where Direct Comparison says nothing, why (R2.2). */
export function DCSTEPS(wallList: Argument, settings?: Argument): Table {
  const given = readGiven(wallList, settings);
  return answeredBeside(given, standing => stepsTable(given, standing));
}

function stepsTable(given: Given, standing: Standing): Table {
  const { steps, notCompared, depth } = compareDirectly(
    standing,
    tiedBefore(standing, 'DIRECTCOMPARISON').classes,
  );
  const numbers = Array.from({ length: Math.max(1, depth) }, (_, step) => step);
  const titles = [...numbers.map(step => `DC-${step + 1}`), given.text('title.dcReason')];
  return alignedColumns(given, titles, player => [
    ...numbers.map(step => halves(steps[player]?.[step])),
    reason(given, notCompared[player]),
  ]);
}

const halves = (value: number | undefined) => (value === undefined ? '' : value / 2);

function reason({ text, reading }: Given, why: NotCompared | undefined): string {
  if (!why) return '';
  if (why.kind === 'alone') return text('dc.alone');
  const no = (player: number) => reading.wallList.players[player]?.no ?? '';
  const pair = { first: no(why.first), second: no(why.second) };
  return why.games === 0 ? text('dc.notPlayed', pair) : text('dc.playedLess', pair);
}
