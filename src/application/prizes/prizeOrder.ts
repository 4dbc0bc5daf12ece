import type { PrizeColumn } from '../../sheet/read/readPrizes';
import { aboveExpectation } from '../../standings/placement/aboveExpectation';
import { makePlacement, type Placement, type Purpose } from '../../standings/placement/placement';
import type { Event } from '../../standings/stages/event';
import { expelled } from '../../standings/stages/stageRanking';
import { foldName } from '../../tournament/name/foldName';
import { SYSTEMS } from '../../tournament/systems';
import { eligibleFor, type CellsOfList } from '../read/prizeCondition';
import type { PlayerIndex } from '../../tournament/indices';
import type { TournamentInput } from '../read/tournament';

export type ListForPrizes = CellsOfList & Pick<TournamentInput, 'text'>;

/** By what belongs together as one prize: the players who have a more valuable one. */
export type HeldBack = ReadonlyMap<string, ReadonlySet<number>>;

/** The places of columns for the same players are one prize, money with a cup. */
export const prizeOf = ({ settings }: Event, { title }: PrizeColumn): string =>
  /\[[^\]]*\]\s*$/.exec(title)?.[0] ?? (SYSTEMS[settings.system].contests === 'category' ? title : '');

/** The prizes by wins of such columns are another one. */
export const prizeByWins = (event: Event, column: PrizeColumn): string => `${prizeOf(event, column)}/`;

/** Without those who have lost their place: nothing is left for them. */
export function placed(event: Event, purpose: Purpose): Placement {
  const lost = new Set(expelled(event));
  const placement = makePlacement(event, purpose);
  if (lost.size === 0) return placement;
  const classes = placement.classes.map(group => group.filter(player => !lost.has(player)));
  return { ...placement, classes: classes.filter(({ length }) => length > 0) };
}

/**
 * The classes of a column of prizes: those of whom its condition is true; in a Swiss by categories, a column named like a category is for its
 * players only.
 */
export function classesFor(
  input: ListForPrizes,
  event: Event,
  column: PrizeColumn,
  all: readonly (readonly number[])[],
  out: HeldBack,
): readonly (readonly number[])[] {
  const { players } = event.wallList;
  const { title } = column;
  const gone = out.get(prizeOf(event, column));
  const who = eligibleFor(input, title);
  const order =
    who.kind === 'above expectation' ? only(aboveExpectation(event.standing()), new Set(all.flat())) : all;
  const classes = gone?.size ? filtered(order, player => !gone.has(player)) : order;
  if (who.kind === 'some') return only(classes, who.players);
  const isOf = (player: PlayerIndex): boolean =>
    foldName(players[player]?.category ?? '') === foldName(title);
  const categoryClasses = classes.filter(group => group.every(isOf));
  return SYSTEMS[event.settings.system].contests === 'category' && title !== '' && categoryClasses.length > 0
    ? categoryClasses
    : classes;
}

/** The order of those alone whom a column is for; equals among them share a place. */
export function amongThose(
  input: ListForPrizes,
  event: Event,
  { title }: PrizeColumn,
  order: Placement,
): Placement {
  const who = eligibleFor(input, title);
  if (who.kind !== 'some' && who.kind !== 'above expectation') return order;
  const classes =
    who.kind === 'some'
      ? only(order.classes, who.players)
      : only(aboveExpectation(event.standing()), new Set(order.classes.flat()));
  const place = [...order.place];
  let better = 0;
  for (const group of classes) {
    for (const player of group) place[player] = better + 1;
    better += group.length;
  }
  return { ...order, classes, place };
}

const only = (
  classes: readonly (readonly number[])[],
  players: ReadonlySet<number>,
): readonly (readonly number[])[] => filtered(classes, player => players.has(player));

const filtered = (
  classes: readonly (readonly number[])[],
  isIn: (player: PlayerIndex) => boolean,
): readonly (readonly number[])[] =>
  classes.map(group => group.filter(isIn)).filter(group => group.length > 0);
