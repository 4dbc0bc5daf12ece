import { makePlacement, type Placement } from '../../standings/placement/placement';
import type { Event } from '../../standings/stages/event';
import { makeEvent } from '../../standings/stages/makeEvent';
import type { Contestant } from '../event/contestants';
import { SYSTEMS } from '../../tournament/systems';
import type { PlayerIndex } from '../../tournament/indices';
import type { PlayedEvent } from '../event/playedRound';

export interface EventOrder {
  /** By contestant: 1 + the number of those better placed. */
  readonly place: readonly number[];
  /** By contestant: 0 for the strongest in this event; equals in the order of the field. */
  readonly rank: readonly number[];
  readonly strength: readonly number[];
  /** By contestant: whole games won, byes and defaults with them; undefined for whoever played in no round. */
  readonly wins: readonly (number | undefined)[];
  /** Contestants who share the first place after each column that ranks. */
  readonly firstAfter: readonly FirstAfter[];
}

export interface FirstAfter {
  readonly after: Placement['columns'][number]['tiebreak'];
  readonly players: number;
}

/** Rows of the list become contestants; in a team event they are in their order already. */
export function orderOfEvent(event: PlayedEvent, contestants: readonly Contestant[]): EventOrder {
  const { list, settings, fieldOf } = event;
  const contest = makeEvent(list, settings).contest();
  const { classes, columns, absent } = makePlacement(contest, 'final');
  const contestantOf = settings.teams
    ? (row: number): number => row
    : (row: number): number => fieldOf[row] ?? row;
  const place = contestants.map(() => contestants.length);
  let better = 0;
  for (const group of classes) {
    for (const row of group) place[contestantOf(row)] = better + 1;
    better += group.length;
  }
  const wins: (number | undefined)[] = contestants.map(() => undefined);
  contest.standing().wins.forEach((halves, row) => {
    if (!absent.has(row)) wins[contestantOf(row)] = Math.floor((halves[halves.length - 1] ?? 0) / 2);
  });
  const strength = trueStrengths(event, contestants);
  return {
    place,
    rank: ranksOf(strength),
    strength,
    wins,
    firstAfter: firstAfter(classes, columns, firstOf(contest, classes)),
  };
}

function trueStrengths(event: PlayedEvent, contestants: readonly Contestant[]): readonly number[] {
  const rowOf = new Map(event.fieldOf.map((player, row) => [player, row]));
  const ofPlayer = (player: PlayerIndex): number => event.strength[rowOf.get(player) ?? -1] ?? 0;
  return contestants.map(
    ({ members }) => members.reduce((sum, member) => sum + ofPlayer(member), 0) / members.length,
  );
}

function ranksOf(strength: readonly number[]): readonly number[] {
  const order = [...strength.keys()].sort((a, b) => (strength[b] ?? 0) - (strength[a] ?? 0) || a - b);
  const ranks: number[] = [];
  order.forEach((contestant, rank) => (ranks[contestant] = rank));
  return ranks;
}

/**
 * Rows that the columns rank: all with a place; in the Diagonal format the winner alone, whatever they say (R7.8).
 */
const firstOf = ({ settings }: Event, classes: Placement['classes']): readonly number[] =>
  SYSTEMS[settings.system].end === 'losses' ? (classes[0] ?? []) : classes.flat();

/** Contestants first after each tiebreak; of several columns of one, as for SOSK, the last counts. */
function firstAfter(
  classes: Placement['classes'],
  columns: Placement['columns'],
  everybody: readonly number[],
): readonly FirstAfter[] {
  const [winner = 0] = classes[0] ?? [];
  let first = everybody;
  const firstCounts = new Map<FirstAfter['after'], number>();
  for (const { tiebreak, column } of columns) {
    const isUnknown = first.some(row => column.values[row] === undefined) && column.unknown === 'undecided';
    const part = column.parts?.find(rows => rows.includes(winner));
    if (part) first = first.filter(row => part.includes(row));
    else if (!isUnknown) first = first.filter(row => column.values[row] === column.values[winner]);
    firstCounts.set(tiebreak, first.length);
  }
  return [...firstCounts].map(([after, players]) => ({ after, players }));
}
