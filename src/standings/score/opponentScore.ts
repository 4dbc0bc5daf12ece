import type { HalfPoints } from '../../tournament/wallList';
import { BY_DEFAULT, FREE, PENDING } from './slots';
import type { Standing } from './standing';

/** No score: nobody knows the start of the player, or the list does not have him. */
export const MISSING = 2 ** 31 - 1;

/**
 * What each player counts for in the SOS of those who met him (R2.3, R2.5): the counted score, or, by
 * `Unplayed rounds of opponents`, the score in which rounds not really played are worth ½. `MISSING` without a start.
 */
export function makeOpponentScores(
  standing: Pick<Standing, 'wallList' | 'settings' | 'through' | 'starts' | 'slots' | 'scores'>,
): Int32Array {
  const { wallList, settings, through, starts, scores } = standing;
  const step = wallList.rounds + 1;
  const asHalf = settings.opponentsUnplayed === 'half';
  const opponentScores = new Int32Array(wallList.players.length);
  for (let player = 0; player < opponentScores.length; player++) {
    if (starts[player] === undefined) opponentScores[player] = MISSING;
    else if (asHalf) opponentScores[player] = scoreWithHalves(standing, player);
    else opponentScores[player] = scores[player * step + through] as number;
  }
  return opponentScores;
}

/** Exact, never rounded. With the AGA's phantom only absences and double losses are ½: its bye is a win. */
function scoreWithHalves(
  standing: Pick<Standing, 'wallList' | 'settings' | 'through' | 'starts' | 'slots'>,
  player: number,
): HalfPoints {
  const { wallList, slots, settings } = standing;
  let score = standing.starts[player] ?? 0;
  for (let round = 1; round <= standing.through; round++) {
    const cell = player * wallList.rounds + round - 1;
    const from = slots.first[cell] as number;
    const to = slots.first[cell + 1] as number;
    if (from === to) score += 1;
    for (let slot = from; slot < to; slot++) {
      score +=
        settings.ownUnplayed === 'AGA phantom'
          ? agaValue(standing, player, round, slot)
          : playedValue(standing, slot);
    }
  }
  return score;
}

function playedValue({ slots }: Pick<Standing, 'slots'>, slot: number): HalfPoints {
  const kind = slots.kind[slot] as number;
  if (kind & PENDING) return 0;
  return kind & (FREE | BY_DEFAULT) ? 1 : (slots.value[slot] as number);
}

function agaValue(
  { slots, wallList }: Pick<Standing, 'slots' | 'wallList'>,
  player: number,
  round: number,
  slot: number,
): HalfPoints {
  const kind = slots.kind[slot] as number;
  const value = slots.value[slot] as number;
  if (kind & FREE) return Math.max(1, value);
  if (!(kind & BY_DEFAULT) || kind & PENDING || value > 0) return value;
  const answers = wallList.entries[slots.opponent[slot] as number]?.[round - 1] ?? [];
  const isDoubleLoss = answers.some(
    other =>
      other.kind === 'game' && other.opponent === player && other.byDefault && other.outcome === 'lost',
  );
  return isDoubleLoss ? 1 : value;
}
