import { fateIn } from '../../standings/knockout/knockout';
import { bracketSize } from '../../standings/knockout/knockoutRounds';
import { inListOrder } from '../../standings/placement/listOrder';
import { everybody } from '../../standings/stages/event';
import type { Game } from '../../tournament/game';
import { entriesIn, type WallList } from '../../tournament/wallList';
import type { PlayerIndex, RoundNo } from '../../tournament/indices';

/** Seeds from top to bottom of a bracket (R6.3): every seed x is followed by m + 1 − x. 8: 1 8 4 5 2 7 3 6. */
export function seedPositions(size: number): readonly number[] {
  if (size === 1) return [1];
  return seedPositions(size / 2).flatMap(seed => [seed, size + 1 - seed]);
}

/** The round of a bracket, from 1, in which two seeds can meet. */
export function meetingRound(one: number, other: number, size: number): number {
  if (one + other === size + 1) return 1;
  return 1 + meetingRound(Math.min(one, size + 1 - one), Math.min(other, size + 1 - other), size / 2);
}

/** Where the players of a round of a bracket stand: slot x meets slot `size` + 1 − x. */
export interface Slots {
  readonly size: number;
  readonly slot: ReadonlyMap<number, number>;
}

/**
 * A pair of the first round has the slot of its rank, by `rankOf`; later the winner has the smaller slot of a
 * pair. A pair typed against the bracket gets its slot if that is free, else the next free one.
 */
export function slotsBefore(
  wallList: WallList,
  first: number,
  round: RoundNo,
  rankOf: (unit: readonly number[]) => number,
): Slots {
  let units = firstPairs(wallList, first, rankOf);
  let slots = placed(wallList, first, units, bracketSize(units.length), unit => units.indexOf(unit) + 1);
  for (let r = first + 1; r < round; r++) {
    const { size, slot } = slots;
    const lowest = (unit: readonly number[]): number =>
      Math.min(...unit.map(member => slot.get(member) ?? size));
    units = unitsOf(wallList, r, player => slot.has(player)).sort((a, b) => lowest(a) - lowest(b));
    slots = placed(wallList, r, units, size / 2, unit => Math.min(lowest(unit), size + 1 - lowest(unit)));
  }
  return slots;
}

/** The pairs of the first round in the order of the bracket, those with a bye as a pair of one. */
export const firstPairs = (
  wallList: WallList,
  first: number,
  rankOf: (unit: readonly number[]) => number,
): (readonly number[])[] => unitsOf(wallList, first).sort((a, b) => rankOf(a) - rankOf(b));

/** Pairs of a round, and players without an opponent alone, in the order of the numbers. */
export function unitsOf(
  wallList: WallList,
  round: RoundNo,
  isIn?: (player: PlayerIndex) => boolean,
): (readonly number[])[] {
  const units: (readonly number[])[] = [];
  const seen = new Set<number>();
  for (const player of inListOrder(wallList, everybody(wallList))) {
    const cell = entriesIn(wallList, player, round);
    const fate = fateIn(cell);
    if (seen.has(player) || (isIn ? !isIn(player) : fate === 'nothing' || fate === 'absent')) continue;
    const opponent = cell.find((entry): entry is Game => entry.kind === 'game')?.opponent ?? -1;
    const isPair = opponent >= 0 && !seen.has(opponent) && (!isIn || isIn(opponent));
    const unit = isPair ? [player, opponent] : [player];
    for (const member of unit) seen.add(member);
    units.push(unit);
  }
  return units;
}

/** The winners of a round, each in the slot of the pair. */
function placed(
  wallList: WallList,
  round: RoundNo,
  units: readonly (readonly number[])[],
  size: number,
  wanted: (unit: readonly number[]) => number,
): Slots {
  const slot = new Map<number, number>();
  const taken = new Set<number>();
  const late: (readonly number[])[] = [];
  const put = (unit: readonly number[], place: number): void => {
    taken.add(place);
    for (const player of unit) slot.set(player, place);
  };
  for (const unit of units) {
    const through = unit.filter(player => isThrough(wallList, player, round));
    if (through.length === 0) continue;
    if (taken.has(wanted(unit))) late.push(through);
    else put(through, wanted(unit));
  }
  for (const unit of late) {
    let place = 1;
    while (taken.has(place)) place++;
    put(unit, place);
  }
  return { size: Math.max(size, bracketSize(Math.max(0, ...taken))), slot };
}

function isThrough(wallList: WallList, player: PlayerIndex, round: RoundNo): boolean {
  const fate = fateIn(entriesIn(wallList, player, round));
  return fate === 'through' || fate === 'open' || fate === 'drawn';
}
