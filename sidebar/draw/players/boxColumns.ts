import type { PlayerChange, PersonOfList } from '../../../src/application/protocol/protocol';
import {
  isOutForGood,
  misses,
  missing,
  playingRound,
  returning,
  withdrawing,
} from '../../../src/tournament/person/missedRounds';
import type { PlayersScreen } from '../../model/panel';

/** A column of boxes: a round, who is there, or who has withdrawn. */
export type BoxColumn =
  | { readonly column: 'here' }
  | { readonly column: 'gone' }
  | { readonly column: 'round'; readonly round: number; readonly isPast: boolean };

/** At the door who is there; else as many rounds as stand beside each other, from `first` on where somebody has moved there. */
export function columnsOf(view: PlayersScreen, most: number, first?: number): readonly BoxColumn[] {
  const { door, round, rounds } = view;
  if (door) return [{ column: 'here' }];
  const from = firstRound(view, most, first);
  const shown = Array.from({ length: Math.min(most, rounds) }, (_, i) => ({
    column: 'round' as const,
    round: from + i,
    isPast: from + i < round,
  }));
  return round <= rounds ? [...shown, { column: 'gone' }] : shown;
}

/** Those that come stand there before all. */
const firstRound = ({ round, rounds }: PlayersScreen, most: number, first = round): number =>
  Math.max(1, Math.min(first, rounds - most + 1));

/** The first round after a step to the rounds before or after those that are shown; undefined where there are none. */
export function steppedFirst(
  view: PlayersScreen,
  most: number,
  first: number | undefined,
  step: -1 | 1,
): number | undefined {
  if (view.door) return undefined;
  const from = firstRound(view, most, first);
  const next = firstRound(view, most, from + step * most);
  return next === from ? undefined : next;
}

/** A column that is told by its rounds or by who is there. */
export type CountedColumn = Exclude<BoxColumn, { column: 'gone' }>;

/** Whether the box of a person has no stroke. */
const isFull = ({ missed }: PersonOfList, column: CountedColumn): boolean =>
  column.column === 'here' ? !missed.awaited : !misses(missed, column.round);

/** Whether a box says yes: plays, is here, has withdrawn. */
export const isTicked = (person: PersonOfList, column: BoxColumn, next: number, last: number): boolean =>
  column.column === 'gone' ? isOutForGood(person.missed, next, last) : isFull(person, column);

/**
 * A press on the boxes of people changes all: they play as soon as nobody does; at the door all are there first, so that no press
 * forgets who came, and none once all are.
 */
export function boxesPressed(
  people: readonly PersonOfList[],
  column: CountedColumn,
  last: number,
): readonly PlayerChange[] {
  const isOne = (person: PersonOfList): boolean => isFull(person, column);
  const fills = column.column === 'here' ? !people.every(isOne) : !people.some(isOne);
  return people
    .filter(person => isFull(person, column) !== fills)
    .map(({ player, missed }) => ({ player, was: missed, is: pressedBox(missed, column, fills, last) }));
}

function pressedBox(
  missed: PersonOfList['missed'],
  column: CountedColumn,
  fills: boolean,
  last: number,
): PersonOfList['missed'] {
  if (column.column === 'here') return { ...missed, awaited: !fills };
  return fills ? playingRound(missed, column.round, last) : missing(missed, column.round);
}

/** Withdraws, or plays again. */
export function goingPressed(person: PersonOfList, next: number, last: number): PlayerChange {
  const { player, missed } = person;
  const is = isOutForGood(missed, next, last) ? returning(missed, next) : withdrawing(missed, next);
  return { player, was: missed, is };
}
