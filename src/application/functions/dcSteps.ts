import {
  compareDirectly,
  type DirectComparison,
  type NotCompared,
} from '../../standings/tiebreaks/directComparison';
import { decidingStages } from '../../standings/placement/playerColumn';
import type { Event, StageRanking } from '../../standings/stages/event';
import { tiedBefore } from '../../standings/stages/stageRanking';
import type { Table } from '../catalogue/table';
import type { TournamentInput } from '../read/tournament';
import { alignedColumns, answeredBeside } from './answer';
import { readArguments, type Argument } from './argument';
import type { PlayerIndex } from '../../tournament/indices';

/** The columns DC-1, DC-2 …, with the reason where Direct Comparison does not apply (R2.2). */
export function DCSTEPS(wallList: Argument, settings?: Argument): Table {
  const input = readArguments(wallList, settings);
  return answeredBeside(input, event => stepsTable(input, event));
}

function stepsTable(input: TournamentInput, event: Event): Table {
  const compared = comparedByPlayer(event);
  const depth = Math.max(1, ...compared.map(comparison => comparison.depth));
  const numbers = Array.from({ length: depth }, (_, step) => step);
  const titles = [...numbers.map(step => `DC-${step + 1}`), input.text('title.dcReason')];
  return alignedColumns(input, titles, player => [
    ...numbers.map(step => halves(compared[player]?.steps[player]?.[step])),
    reason(input, compared[player]?.notCompared[player]),
  ]);
}

/** For each player the Direct Comparison of the stage that decides the player's value. */
function comparedByPlayer(event: Event): readonly DirectComparison[] {
  const made = new Map<StageRanking, DirectComparison>();
  const asked = { tiebreak: 'DIRECTCOMPARISON', k: 0, purpose: 'final' } as const;
  return decidingStages(event, asked).map(({ ranking }) => {
    const comparison =
      made.get(ranking) ??
      compareDirectly(ranking.standing, tiedBefore(ranking, asked.tiebreak, asked.purpose).classes);
    made.set(ranking, comparison);
    return comparison;
  });
}

const halves = (value: number | undefined) => (value === undefined ? '' : value / 2);

function reason({ text, reading }: TournamentInput, why: NotCompared | undefined): string {
  if (!why) return '';
  if (why.kind === 'no start') return text('missing.noStart');
  if (why.kind === 'alone') return text('dc.alone');
  const no = (player: PlayerIndex) => reading.wallList.players[player]?.no ?? '';
  const pair = { first: no(why.first), second: no(why.second) };
  return why.games === 0 ? text('dc.notPlayed', pair) : text('dc.playedLess', pair);
}
