import type { Settings } from '../../tournament/settings';
import type { ExchangedPlayer } from '../exchange';

type CorrectionBars = Pick<Partial<Settings>, 'upperBar' | 'lowerBar' | 'scoreZeroAt' | 'supergroup'>;

const ZERO_INDEX = { '30k': -30, '20k': -20, '1d': 0 } as const;

/** The place on the ladder of ranks where somebody of this rank starts between the bars: 1d is 0. */
export function ladderBetweenBars(
  { rank, rating }: ExchangedPlayer,
  { upperBar, lowerBar }: CorrectionBars,
): number {
  const byRating = rating === undefined ? -30 : Math.floor((rating - 2050) / 100);
  const ladder = rank === undefined ? byRating : rank.kind === 'amateur' ? rank.index : 6;
  const raised = lowerBar?.kind === 'amateur' ? Math.max(lowerBar.index, ladder) : ladder;
  return upperBar?.kind === 'amateur' ? Math.min(upperBar.index, raised) : raised;
}

/** The start that a correction gives, in half points; undefined for none, since bars and rank then say it. */
export const correctedStart = (
  player: ExchangedPlayer,
  bars: CorrectionBars,
  correction: number,
): number | undefined =>
  correction === 0
    ? undefined
    : 2 * (ladderBetweenBars(player, bars) + correction - ZERO_INDEX[bars.scoreZeroAt ?? '30k']);

/** From −1 to 2 OpenGotha has such a correction, other numbers it has not. */
export function correctionOf(player: ExchangedPlayer, bars: CorrectionBars): number {
  const between = ladderBetweenBars(player, bars);
  if (player.start !== undefined) return player.start / 2 + ZERO_INDEX[bars.scoreZeroAt ?? '30k'] - between;
  const isAbove = bars.supergroup === true && player.supergroup && bars.upperBar?.kind === 'amateur';
  return isAbove ? bars.upperBar.index + 1 - between : 0;
}
