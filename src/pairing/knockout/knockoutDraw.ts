import { makeStanding } from '../../standings/score/makeStanding';
import { foldName } from '../../tournament/name/foldName';
import { fateIn } from '../../standings/knockout/knockout';
import { isBye } from '../../tournament/game';
import { orderOf } from '../../standings/order/order';
import type { OpenStage } from '../round/openEvent';
import { slotsBefore, unitsOf } from './bracket';
import { bracketSize } from '../../standings/knockout/knockoutRounds';
import { crossedSeeds } from './crossing';
import { drawByLot, type DrawRules, type LotDraw } from './draw';
import { playerOf, type Round } from '../game/round';
import { forbiddenPairs, makeIsForbidden } from '../optimum/forbidden';
import { qualifiersOf } from './qualifiers';
import { seedPlaces } from './seedPlaces';
import { makeMeetings } from '../game/meetings';
import { isOut, lotNumber } from '../../tournament/wallList';
import { inOrderOfLots } from '../game/lotOrder';
import type { PlayerIndex } from '../../tournament/indices';

/** Whether opponents of later rounds are known from the first. After groups they always are (R6.6). */
export const hasBracket = ({
  event: { stages, settings },
  index,
}: Pick<OpenStage, 'event' | 'index'>): boolean =>
  settings.knockoutDraw !== 'lot' || stages[index - 1]?.apart === true;

export interface SeededDraw extends LotDraw {
  readonly moved?: readonly { readonly player: PlayerIndex; readonly seed: number; readonly place: number }[];
}

/** Undefined when forbidden pairs leave no draw. Players who have lost play among themselves (R6.7), but for the final. */
export function drawKnockout(
  stage: OpenStage,
  free: readonly PlayerIndex[],
  { playing, beaten }: { readonly playing: readonly PlayerIndex[]; readonly beaten: ReadonlySet<number> },
): SeededDraw | undefined {
  if (beaten.size === 0) return drawUnbeaten(stage, free, playing);
  const [one, other] = free;
  if (playing.length === 2 && one !== undefined && other !== undefined)
    return { pairs: [[one, other]], byes: [] };
  const isUnbeaten = (player: PlayerIndex): boolean => !beaten.has(player);
  const winners = drawUnbeaten(stage, free.filter(isUnbeaten), playing.filter(isUnbeaten));
  const losers = drawLosers(
    stage,
    free.filter(player => beaten.has(player)),
  );
  return (
    winners &&
    losers && { pairs: [...winners.pairs, ...losers.pairs], byes: [...winners.byes, ...losers.byes] }
  );
}

function drawUnbeaten(
  stage: OpenStage,
  free: readonly PlayerIndex[],
  playing: readonly PlayerIndex[],
): SeededDraw | undefined {
  if (!hasBracket(stage)) return byLot(stage, free, playing);
  if (stage.round.number > stage.stage.from) return byBracket(stage, free);
  return stage.event.settings.knockoutDraw === 'bracket by lot' && !stage.stages[stage.index - 1]?.apart
    ? byLot(stage, free, playing)
    : bySeeds(stage, free, playing);
}

/** By lot, byes and pairs together (R6.1, A22). */
const byLot = (
  stage: OpenStage,
  free: readonly PlayerIndex[],
  playing: readonly PlayerIndex[],
): LotDraw | undefined => drawLots(stage, free, countByes(stage, free.length, playing), apartIn(stage.round));

/**
 * Who has just lost meets who has come through a round of the losers, as far as nobody meets again for it; the bye
 * is for one with the fewest byes, of these for who lost last (R6.7).
 */
function drawLosers(stage: OpenStage, free: readonly PlayerIndex[]): LotDraw | undefined {
  const { round } = stage;
  const { entries } = round.standing.wallList;
  const before = (player: PlayerIndex) =>
    (entries[player] ?? []).slice(stage.stage.from - 1, round.number - 1);
  const lastLoss = (player: PlayerIndex): number => before(player).map(fateIn).lastIndexOf('lost');
  const byes = (player: PlayerIndex): number => before(player).filter(cell => cell.some(isBye)).length;
  const apart = {
    ...apartIn(round),
    camp: (player: PlayerIndex) => String(lastLoss(player) === before(player).length - 1),
  };
  return drawLots(stage, free, free.length % 2, apart, players =>
    [...players].sort((a, b) => byes(b) - byes(a) || lastLoss(a) - lastLoss(b)),
  );
}

/** The bye of the settings comes first. */
function drawLots(
  { round, event: { settings } }: OpenStage,
  free: readonly PlayerIndex[],
  byes: number,
  apart: DrawRules,
  ordered = (players: readonly PlayerIndex[]): readonly number[] => players,
): LotDraw | undefined {
  const chosen = free.filter(player => playerOf(round, player).no === settings.bye).slice(0, byes);
  const players = free.filter(player => !chosen.includes(player));
  const inOrder = ordered(inOrderOfLots(round.standing, players, `round-${round.number}`));
  const draw = drawByLot(inOrder, byes - chosen.length, apart);
  return draw && { ...draw, byes: [...chosen, ...draw.byes] };
}

/** As many as the bracket has more places than players, and one more where hands have made the rest odd. */
function countByes({ round }: OpenStage, free: number, playing: readonly PlayerIndex[]): number {
  const { entries } = round.standing.wallList;
  const given = playing.filter(player => entries[player]?.[round.number - 1]?.some(isBye)).length;
  const wanted = Math.max(0, Math.min(free, bracketSize(playing.length) - playing.length - given));
  return wanted + ((free - wanted) % 2);
}

/** Forbidden pairs, players who have met in any round of the event, compatriots. */
export function apartIn(round: Round): DrawRules {
  const { wallList } = round.standing;
  return {
    camp: player => foldName(playerOf(round, player).country),
    isForbidden: makeIsForbidden(forbiddenPairs(round.standing), wallList.players.length),
    lastMeeting: (player, other) => round.meetings.last(player, other),
  };
}

/** The first round of a seeded bracket: place x meets m + 1 − x. */
function bySeeds(
  stage: OpenStage,
  free: readonly PlayerIndex[],
  playing: readonly PlayerIndex[],
): SeededDraw {
  const seeds = knockoutSeeds(stage).filter(player => playing.includes(player));
  const typed = typedInFirstRound(stage, seeds);
  const drawn = placesIn(stage, seeds, []);
  const draw = drawIn(free, seeds, drawn);
  // Typed pairs leave others over, who may have met.
  return typed.length === 0 || (drawn === seeds && !draw.pairs.some(([a, b]) => mustNotMeet(stage, a, b)))
    ? draw
    : drawIn(free, seeds, placesIn(stage, seeds, typed));
}

function drawIn(
  free: readonly PlayerIndex[],
  seeds: readonly number[],
  places: readonly number[],
): SeededDraw {
  const slot = new Map(places.map((player, i) => [player, i + 1]));
  const moved = places.flatMap((player, place) =>
    seeds[place] === player ? [] : [{ player, seed: seeds.indexOf(player) + 1, place: place + 1 }],
  );
  return { ...matchSlots(free, slot, bracketSize(seeds.length)), moved };
}

function typedInFirstRound(
  { round, roster }: OpenStage,
  seeds: readonly number[],
): readonly (readonly number[])[] {
  const { entries } = round.standing.wallList;
  const byes = seeds.filter(player => entries[player]?.[round.number - 1]?.some(isBye));
  return [...roster.pairs.map(({ players }) => players), ...byes.map(player => [player])];
}

function mustNotMeet({ round }: OpenStage, one: number, other: number): boolean {
  const { isForbidden, lastMeeting } = apartIn(round);
  return isForbidden(one, other) || lastMeeting(one, other) > 0;
}

/** Seeds give way to forbidden pairs and repeats; after groups, whose seeds are crossed, in the first round alone. */
function placesIn(
  { event, index }: Pick<OpenStage, 'event' | 'index'>,
  seeds: readonly number[],
  typed: readonly (readonly number[])[],
): readonly number[] {
  const { wallList, stages } = event;
  const { from } = stages[index] as { from: number };
  return seedPlaces(seeds, bracketSize(seeds.length), {
    isForbidden: makeIsForbidden(forbiddenPairs(event), wallList.players.length),
    lastMeeting: makeMeetings(wallList, from).last,
    typed,
    rounds: stages[index - 1]?.apart ? 1 : Infinity,
  });
}

function byBracket(stage: OpenStage, free: readonly PlayerIndex[]): LotDraw {
  const { standing, number } = stage.round;
  const { size, slot } = slotsBefore(standing.wallList, stage.stage.from, number, rankOfPairs(stage));
  const alive = new Map([...slot].filter(([player]) => !stage.roster.out.includes(player)));
  return matchSlots(free, alive, size);
}

/** A player whose opponent has something typed meets another such player, or the last of those with a bye. */
function matchSlots(free: readonly PlayerIndex[], slot: ReadonlyMap<number, number>, size: number): LotDraw {
  const isFree = new Set(free);
  const holder = new Map([...slot].map(([player, place]) => [place, player]));
  const pairs: (readonly [number, number])[] = [];
  const byes: number[] = [];
  const left: number[] = [];
  const slotOf = (player: PlayerIndex): number => slot.get(player) ?? size;
  for (const player of [...free].sort((a, b) => slotOf(a) - slotOf(b))) {
    const opponent = holder.get(size + 1 - slotOf(player));
    // Alone in the bracket, a player stands in both places of the last pair.
    if (opponent === undefined || opponent === player) byes.push(player);
    else if (!isFree.has(opponent)) left.push(player);
    else if (slotOf(player) < slotOf(opponent)) pairs.push([player, opponent]);
  }
  for (let i = 0; i + 1 < left.length; i += 2) pairs.push([left[i] as number, left[i + 1] as number]);
  const [odd] = left.slice(left.length - (left.length % 2));
  const other = odd === undefined ? undefined : byes.pop();
  if (odd !== undefined && other !== undefined) pairs.push([odd, other]);
  else if (odd !== undefined) byes.push(odd);
  return { pairs, byes };
}

/** The order of the pairs of the first round in the bracket: by the better seed; drawn by lot, byes and then lots. */
export function rankOfPairs(stage: Pick<OpenStage, 'event' | 'index' | 'round'>) {
  const { index, round } = stage;
  const { settings, stages } = stage.event;
  const crossed = stages[index - 1]?.apart === true;
  const all = round.standing.wallList.players.map((_, player) => player);
  if (crossed || settings.knockoutDraw === 'seeded') {
    const rank = new Map(placesOfFirstRound(stage).map((player, i) => [player, i]));
    return (unit: readonly number[]): number =>
      Math.min(...unit.map(player => rank.get(player) ?? all.length));
  }
  const { from } = stages[index] as { from: number };
  const lot = new Map(inOrderOfLots(round.standing, all, `round-${from}`).map((player, i) => [player, i]));
  return (unit: readonly number[]): number =>
    Math.min(...unit.map(player => lot.get(player) ?? 0)) + (unit.length > 1 ? all.length : 0);
}

/** The places as drawn before the first round; those of the seeds where other pairs were played. */
function placesOfFirstRound(stage: Pick<OpenStage, 'event' | 'index' | 'round'>): readonly number[] {
  const { event, index, round } = stage;
  const { from } = event.stages[index] as { from: number };
  const pairs = unitsOf(round.standing.wallList, from);
  const inPairs = new Set(pairs.flat());
  const members = new Set(index > 0 ? event.members(index) : []);
  const isOutNow = (player: PlayerIndex): boolean => isOut(playerOf(round, player), from);
  const seeds = knockoutSeeds(stage);
  const playing = seeds.filter(player => inPairs.has(player) || (members.has(player) && !isOutNow(player)));
  const places = placesIn(stage, playing, []);
  const place = new Map(places.map((player, i) => [player, i + 1]));
  const sum = bracketSize(places.length) + 1;
  const isDrawn = pairs.every(
    ([one, other]) => other === undefined || place.get(one as number)! + place.get(other)! === sum,
  );
  return isDrawn ? [...places, ...seeds.filter(player => !place.has(player))] : seeds;
}

/** Best first: crossed after groups, in the order of the stage before, or by the seeding tiebreaks. */
export function knockoutSeeds(stage: Pick<OpenStage, 'event' | 'index' | 'round'>): readonly number[] {
  const { event, index, round } = stage;
  const { stages, wallList } = event;
  const { standing } = round;
  const { from } = stages[index] as { from: number };
  const before = makeStanding(standing.wallList, { ...standing.settings, throughRound: from - 1 });
  const all = wallList.players.map((_, player) => player);
  const seeded = orderOf(before, 'seeding', [all]).classes.flatMap(tied => byNumber(stage, tied));
  if (index === 0) return seeded;
  const { groups } = qualifiersOf(event, index);
  const qualified = stages[index - 1]?.apart ? crossedSeeds(groups) : groups.flat();
  return [...qualified, ...seeded.filter(player => !qualified.includes(player))];
}

const byNumber = ({ round }: Pick<OpenStage, 'round'>, players: readonly PlayerIndex[]): readonly number[] =>
  [...players].sort((a, b) => lotNumber(playerOf(round, a)) - lotNumber(playerOf(round, b)));
