import type { AddCosts, Units } from './criterion';
import { coloursBefore } from '../game/colourHistory';
import { strengthOf } from '../game/round';
import { ofField, opponentsInField, type Field } from './field';
import { BLACK, colourBalance, colourOfFirst, colourStreak, NONE, WHITE, type Colours } from '../game/colour';
import { stonesForFirst } from '../game/handicap';

/** Most units of one game: 4 for the balance and 1 for a third same colour in a row, of both players. */
export const MOST_COLOUR_UNITS = 10;

/**
 * What a colour would do to a player: the square of what blacks and whites then differ by beyond 1, at most 4; and one
 * more for a third same colour in a row.
 */
export function colourUnits(balance: number, streak: number, colour: number): number {
  const excess = Math.max(0, Math.abs(balance + colour) - 1);
  return Math.min(4, excess * excess) + (streak === colour ? 1 : 0);
}

/** By position: the colours so far and what counts of them. */
interface PastColours {
  readonly history: readonly Colours[];
  readonly balance: readonly number[];
  readonly streak: readonly number[];
}

const pastOf = ofField(({ round, players }): PastColours => {
  const history = players.map(player => coloursBefore(round, player));
  return { history, balance: history.map(colourBalance), streak: history.map(colourStreak) };
});

/** Colours to 50 % (R4.5): what the colours that the two would get do to both. Handicap games have no choice. */
export function colours(field: Field): Units {
  const { round, players } = field;
  const { history, balance, streak } = pastOf(field);
  const { settings } = round.standing;
  const even = settings.handicap === 'none';
  const strength = even ? [] : players.map(player => strengthOf(round, player));
  const unitsOf = (i: number, j: number, colour: number): number =>
    colourUnits(balance[i] as number, streak[i] as number, colour) +
    colourUnits(balance[j] as number, streak[j] as number, -colour);
  return (i, j) => {
    if (!even && stonesForFirst(settings, strength[i]!, strength[j]!) !== 0) return 0;
    const met = round.meetings.colour(players[i] as number, players[j] as number);
    const difference = (balance[i] as number) - (balance[j] as number);
    const colour = colourOfFirst(history[i]!, history[j]!, met, difference);
    const units = unitsOf(i, j, colour === NONE ? BLACK : colour);
    return colour === NONE ? Math.max(units, unitsOf(i, j, WHITE)) : units;
  };
}

/**
 * Costs of colours by rows: a table by what counts of the colours of both, as long as it tells who gets which colour. Those who
 * have met are asked one by one, and where there are many kinds players of equal balance who would suffer differently.
 */
export function colourCosts(field: Field, weight: number, canRepeat: boolean): AddCosts {
  const { round } = field;
  const past = pastOf(field);
  const units = colours(field);
  const cost = (i: number, j: number): number => Math.ceil(weight * units(i, j));
  if (round.standing.settings.handicap !== 'none') {
    return (i, from, to, row) => {
      for (let j = from; j < to; j++) if (j !== i) row[j]! += cost(i, j);
    };
  }
  const { kind, kinds, table } = colourKinds(past, weight);
  const isWhole = !table.includes(ASK);
  if (isWhole && !canRepeat) {
    // As in a first round.
    if (table.every(one => one === 0)) return () => undefined;
    return (i, from, to, row) => addKnown(row, from, to, table, kind[i]! * kinds, kind);
  }
  const met = opponentsInField(field);
  return (i, from, to, row) => {
    const mine = kind[i]! * kinds;
    addKnown(row, from, to, table, mine, kind);
    if (!isWhole) {
      for (let j = from; j < to; j++) if (j !== i && table[mine + kind[j]!] === ASK) row[j]! += cost(i, j);
    }
    for (const j of met[i]!) {
      const known = j >= from && j < to ? table[mine + kind[j]!]! : ASK;
      if (known !== ASK) row[j]! += cost(i, j) - known;
    }
  };
}

function addKnown(
  row: Float64Array,
  from: number,
  to: number,
  table: Float64Array,
  mine: number,
  kind: Int32Array,
): void {
  for (let j = from; j < to; j++) {
    const known = table[mine + kind[j]!]!;
    if (known > 0) row[j]! += known;
  }
}

const ASK = -1;

/** Up to so many kinds, players are told apart by all their colours. */
const MOST_KINDS = 128;

interface Kind {
  readonly balance: number;
  readonly streak: number;
  /** Undefined where only balance and streak are known of the kind. */
  readonly history: Colours | undefined;
}

/**
 * Kinds of players, and what a game between two kinds that have not met costs, or `ASK`: as long as these are few, kinds
 * that have had the same colours in the same rounds; else those of the same balance and streak.
 */
function colourKinds(past: PastColours, weight: number) {
  const whole = kindsOf(past, i => past.history[i]);
  const { kind, kinds } = whole.kinds.length <= MOST_KINDS ? whole : kindsOf(past, () => undefined);
  const table = Float64Array.from(kinds.flatMap(one => kinds.map(other => colourCost(one, other, weight))));
  return { kind, kinds: kinds.length, table };
}

function kindsOf({ balance, streak }: PastColours, historyOf: (i: number) => Colours | undefined) {
  const numbers = new Map<string, number>();
  const kinds: Kind[] = [];
  const kind = Int32Array.from(balance, (_, i) => {
    const one = { balance: balance[i]!, streak: streak[i]!, history: historyOf(i) };
    const key = one.history ? one.history.join() : `${one.balance} ${one.streak}`;
    const known = numbers.get(key) ?? kinds.push(one) - 1;
    numbers.set(key, known);
    return known;
  });
  return { kind, kinds };
}

function colourCost(one: Kind, other: Kind, weight: number): number {
  const [black, white] = [BLACK, WHITE].map(
    colour =>
      colourUnits(one.balance, one.streak, colour) + colourUnits(other.balance, other.streak, -colour),
  ) as [number, number];
  if (one.balance !== other.balance || black === white)
    return Math.ceil(weight * (one.balance <= other.balance ? black : white));
  if (!one.history || !other.history) return ASK;
  const colour = colourOfFirst(one.history, other.history, NONE, 0);
  return Math.ceil(weight * (colour === NONE ? Math.max(black, white) : colour === BLACK ? black : white));
}

/** By position: whether the player has had more blacks, more whites, or neither. */
export const colourKind = (field: Field): Int32Array =>
  Int32Array.from(pastOf(field).balance, balance => 1 + Math.sign(balance));
