import { countedScore, type Standing } from '../../standings/score/standing';
import type { Settings } from '../../tournament/settings';
import { entriesIn } from '../../tournament/wallList';
import { ofField, type Units, type Field } from './field';
import type { PlayerIndex, RoundNo } from '../../tournament/indices';

/** How often a player met somebody of a higher score (drawn up) or of a lower one (drawn down). */
export interface Floats {
  readonly ups: number;
  readonly downs: number;
  /** In the round just before: 1 drawn up, -1 drawn down, 0 neither. */
  readonly last: number;
}

export const UP = 1;
export const DOWN = -1;

/** The floats of the rounds before `round`, scores being those before each of these rounds. */
export function floatsOf(standing: Standing, player: PlayerIndex, round: RoundNo): Floats {
  let ups = 0;
  let downs = 0;
  let last = 0;
  for (let r = 1; r < round; r++) {
    last = 0;
    const entries = entriesIn(standing.wallList, player, r);
    for (let k = 0; k < entries.length; k++) {
      const entry = entries[k]!;
      if (entry.kind !== 'game' || entry.opponent < 0) continue;
      last = Math.sign(countedScore(standing, entry.opponent, r - 1) - countedScore(standing, player, r - 1));
      if (last === UP) ups++;
      if (last === DOWN) downs++;
    }
  }
  return { ups, downs, last };
}

/** 0 where a float makes up for another, 1 for none, 2 on top of one the same way; one more right after it. */
export function floatUnits({ ups, downs, last }: Floats, direction: number): number {
  const owed = (ups - downs) * direction;
  const unwelcome = owed < 0 ? 0 : owed === 0 ? 1 : 2;
  return unwelcome + (last === direction ? 1 : 0);
}

/** Most units of one game: 3 for each player and the two positions. */
export const MOST_FLOAT_UNITS = 6.5;

/**
 * Balanced and compensated (R4.7); among equals the `Draw up from` and `Draw down from` parts go first, for a
 * quarter unit at most.
 */
export function floats(field: Field): Units {
  const { scores } = field;
  const { up, down } = unwelcomeFloats(field);
  // Positions are sorted by score: i is the player drawn down.
  return (i, j) => (scores[i] === scores[j] ? 0 : (down[i] as number) + (up[j] as number));
}

/** By position: how unwelcome being drawn up and being drawn down is. */
const unwelcomeFloats = ofField((field): { readonly up: Float64Array; readonly down: Float64Array } => {
  const { round, players } = field;
  const { settings } = round.standing;
  const history = players.map(player => floatsOf(round.standing, player, round.number));
  const unwelcome = (direction: number, from: Settings['drawUpFrom']): Float64Array =>
    Float64Array.from(history, (past, i) => floatUnits(past, direction) + positionUnits(field, i, from) / 4);
  return { up: unwelcome(UP, settings.drawUpFrom), down: unwelcome(DOWN, settings.drawDownFrom) };
});

/** The distance of a player from the part of the score group that floats first, 0 to 1. */
function positionUnits(field: Field, i: number, from: Settings['drawUpFrom']): number {
  const last = (field.groupSize[i] as number) - 1;
  if (last === 0) return 0;
  const position = i - (field.groupStart[i] as number);
  switch (from) {
    case 'top':
      return position / last;
    case 'middle':
      return Math.abs(2 * position - last) / last;
    case 'bottom':
      return 1 - position / last;
  }
}
