import { SYSTEMS } from '../../tournament/systems';
import type { Entry } from '../../tournament/game';
import type { Settings } from '../../tournament/settings';
import { entriesIn, type WallList } from '../../tournament/wallList';
import { exactCostIn } from '../criteria/costs';
import type { WeighedCriterion } from '../criteria/criterion';
import type { CriterionTotal, PairOfPlayers } from '../criteria/criterionTotals';
import { makeField, type Field } from '../criteria/field';
import { repeatUnits } from '../criteria/repeatUnits';
import { costLevels } from '../criteria/weighedCriteria';
import { byeClasses } from '../optimum/bye';
import { forbiddenPairs, makeIsForbidden } from '../optimum/forbidden';
import { makeOpenEvent } from '../round/makeOpenEvent';
import { pairedAsTies, asRound } from './byHand';
import type { PlayerIndex, RoundNo } from '../../tournament/indices';

/** A place in a round that is written, for somebody who came late. Players stand by their index in the list. */
export interface LateSeat {
  /** Undefined for the bye. */
  readonly opponent: PlayerIndex | undefined;
  /** Whoever played the opponent, and plays somebody else now; undefined for the bye. Missing where no game is moved. */
  readonly moved?: { readonly player: PlayerIndex; readonly to: number | undefined };
}

/** A change in a criterion: the price, and the number of games that pay it. */
export interface SeatCost {
  readonly weight: CriterionTotal['weight'];
  readonly price: bigint;
  readonly games: number;
}

export interface WeighedSeat extends LateSeat {
  /** The criteria that the seat changes. */
  readonly costs: readonly SeatCost[];
  /** How much further opponents are apart by it, in half points. */
  readonly apart: number;
}

export interface SeatWish {
  readonly round: RoundNo;
  readonly player: PlayerIndex;
  /** Whoever has the bye, and others who came late, can have a game as well. */
  readonly free: readonly PlayerIndex[];
  /** Whether somebody has the bye already. */
  readonly isByeTaken: boolean;
  /** At most one of them is moved. */
  readonly games: readonly PairOfPlayers[];
}

/**
 * Every seat that no forbidden pair stands against, cheapest first by the criteria of the round (R4.7); of equal ones first those that
 * move no game. A repeat is left out where there is a seat without (R4.6). Undefined where nothing is weighed for the player.
 */
export function lateSeats(
  wallList: WallList,
  settings: Settings,
  wish: SeatWish,
): readonly WeighedSeat[] | undefined {
  const field = fieldOf(wallList, settings, wish);
  if (!field) return undefined;
  const position = new Map(field.players.map((player, at) => [player, at]));
  const isForbidden = makeIsForbidden(forbiddenPairs({ wallList, settings }), wallList.players.length);
  const { players, round } = field;
  const levels = levelsOf(field);
  const classes = new Map(byeClasses(round, players).flatMap((group, at) => group.map(who => [who, at])));
  const seats = seatsIn(wish).flatMap(seat => {
    const { made, gone, bye } = changeOf(wish.player, seat);
    const isThere = [...made, ...gone].flat().every(player => position.has(player));
    if (!isThere || made.some(([one, other]) => isForbidden(one, other))) return [];
    const placed = ([one, other]: PairOfPlayers): PairOfPlayers => {
      const [a, b] = [position.get(one)!, position.get(other)!];
      return a < b ? [a, b] : [b, a];
    };
    const [now, before] = [made.map(placed), gone.map(placed)];
    const passedOver = {
      weight: 'bye',
      price: BigInt(bye === undefined ? 0 : (classes.get(bye) ?? 0)),
      games: 0,
    } as const;
    const [repeats = [], ...others] = levels.map(level => level.map(price => changeIn(price, now, before)));
    const costs = [repeats, [passedOver], ...others];
    const apart = apartIn(field, now) - apartIn(field, before);
    return [
      {
        seat,
        costs,
        apart,
        isRepeat: now.some(([a, b]) => round.meetings.last(players[a]!, players[b]!) > 0),
      },
    ];
  });
  const hasOther = seats.some(({ isRepeat }) => !isRepeat);
  return seats
    .filter(({ isRepeat }) => !isRepeat || !hasOther)
    .map(choice => ({ ...choice, totals: choice.costs.map(sumOf) }))
    .sort(
      (a, b) => compare(a.totals, b.totals) || Number(Boolean(a.seat.moved)) - Number(Boolean(b.seat.moved)),
    )
    .map(({ seat, costs, apart }) => ({
      ...seat,
      apart,
      costs: costs.flat().filter(({ price }) => price !== NOTHING),
    }));
}

const NOTHING = BigInt(0);

const apartIn = ({ scores }: Field, games: readonly PairOfPlayers[]): number =>
  games.reduce((sum, [i, j]) => sum + Math.abs(scores[i]! - scores[j]!), 0);

const sumOf = (costs: readonly SeatCost[]): bigint => costs.reduce((sum, { price }) => sum + price, NOTHING);

function compare(one: readonly bigint[], other: readonly bigint[]): number {
  const at = one.findIndex((total, i) => total !== other[i]);
  return at < 0 ? 0 : one[at]! < other[at]! ? -1 : 1;
}

/** Seats without a move come first. */
function seatsIn({ free, isByeTaken, games }: SeatWish): readonly LateSeat[] {
  const left = [...(isByeTaken ? [] : [undefined]), ...free];
  return [
    ...left.map(opponent => ({ opponent })),
    ...games.flatMap(([one, other]) =>
      left.flatMap(to => [
        { opponent: one, moved: { player: other, to } },
        { opponent: other, moved: { player: one, to } },
      ]),
    ),
  ];
}

export interface SeatChange {
  readonly made: readonly PairOfPlayers[];
  readonly gone: readonly PairOfPlayers[];
  readonly bye: PlayerIndex | undefined;
}

export function changeOf(player: PlayerIndex, { opponent, moved }: LateSeat): SeatChange {
  if (opponent === undefined) return { made: [], gone: [], bye: player };
  const pair = [player, opponent] as const;
  if (!moved) return { made: [pair], gone: [], bye: undefined };
  const gone = [[opponent, moved.player]] as const;
  return moved.to === undefined
    ? { made: [pair], gone, bye: moved.player }
    : { made: [pair, [moved.player, moved.to]], gone, bye: undefined };
}

interface Priced {
  readonly weight: SeatCost['weight'];
  readonly price: (i: number, j: number) => bigint;
}

/** Criteria that are added up make one level; in strict order each has its own. Repeats come before all. */
function levelsOf(field: Field): readonly (readonly Priced[])[] {
  const units = repeatUnits(field);
  const priced = (term: WeighedCriterion): Priced => ({
    weight: term.criterion.weight,
    price: exactCostIn(field, term),
  });
  return [
    [{ weight: 'repeat', price: (i, j) => BigInt(units(i, j)) }],
    ...costLevels(field).flatMap(level =>
      level.some(({ base }) => base !== undefined) ? level.map(term => [priced(term)]) : [level.map(priced)],
    ),
  ];
}

function changeIn(
  { weight, price }: Priced,
  made: readonly PairOfPlayers[],
  gone: readonly PairOfPlayers[],
): SeatCost {
  const [now, before] = [made, gone].map(games => games.map(([i, j]) => price(i, j)));
  const count = (prices: readonly bigint[] = []): number => prices.filter(cost => cost > NOTHING).length;
  const sum = (prices: readonly bigint[] = []): bigint => prices.reduce((all, cost) => all + cost, NOTHING);
  return { weight, price: sum(now) - sum(before), games: count(now) - count(before) };
}

/** Everybody who is paired with others where the player is, as if nothing of the round were written. */
function fieldOf(
  wallList: WallList,
  settings: Settings,
  { round, player, free }: SeatWish,
): Field | undefined {
  const isFree = new Set([player, ...free]);
  const list = asRound(pairedAsTies(wallList, round), round, (entries, at) => {
    if (isFree.has(at) || isPaired(wallList, at, round)) return [];
    return entries.length === 0 ? [ABSENT] : entries;
  });
  const open = makeOpenEvent(list, { ...settings, bye: 'automatic' }).openStage();
  if (open.kind !== 'open' || open.round.number !== round) return undefined;
  const part = [open, ...open.playingOn].find(
    ({ stage, roster }) => SYSTEMS[stage.system].pairs === 'weighed' && roster.free.includes(player),
  );
  return (
    part && {
      ...makeField(part.round, part.roster.free),
      acrossGroups: part.round.standing.settings.groups !== 'mixed',
    }
  );
}

/** A game against somebody who is not in the list stays as it is. */
const isPaired = (wallList: WallList, player: PlayerIndex, round: RoundNo): boolean => {
  const entries = entriesIn(wallList, player, round);
  return (
    entries.length > 0 &&
    entries.every(entry => (entry.kind === 'game' ? entry.opponent >= 0 : entry.as === 'bye'))
  );
};

const ABSENT: Entry = { kind: 'free', as: 'absence', worth: 'nothing' };
