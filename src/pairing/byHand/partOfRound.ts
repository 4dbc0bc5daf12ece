import type { Settings } from '../../tournament/settings';
import type { WallList } from '../../tournament/wallList';
import { sideOf } from '../game/pairedGame';
import { pairNextRound } from '../nextRound';
import type { PairedRound } from '../round/pairedRound';
import { roundByHand, asRound, type ByHand } from './byHand';

/**
 * A part of a round has no bye, as long as others of the round follow: whoever would have it is paired with them. One that is given by
 * hand stays.
 */
export function partOfRound(
  paired: PairedRound,
  { waits = [], bye }: Partial<Pick<ByHand, 'waits' | 'bye'>>,
): { readonly paired: PairedRound; readonly odd: readonly number[] } {
  if (waits.length === 0) return { paired, odd: [] };
  // Those who play on beside a stage may have a bye of their own.
  const odd = [paired.bye, ...paired.free.flatMap(({ player, as }) => (as === 'bye' ? [player] : []))].filter(
    (player): player is number => player !== undefined && player !== bye,
  );
  if (odd.length === 0) return { paired, odd };
  const { byeRemarks, warnings, free } = paired;
  const isGiven = paired.bye !== undefined && paired.bye === bye;
  return {
    paired: {
      ...paired,
      bye: isGiven ? bye : undefined,
      byeRemarks: isGiven ? byeRemarks : [],
      free: free.filter(({ player }) => !odd.includes(player)),
      warnings: warnings.filter(({ code }) => code !== 'anotherBye'),
    },
    odd,
  };
}

/** How many games of those who follow a part would come for a second time, as things stand. */
export function repeatsAfter(wallList: WallList, settings: Settings, { round, games }: PairedRound): number {
  if (round === 1) return 0;
  const entries = new Map(
    games.flatMap(game => [sideOf(wallList, game, 'black'), sideOf(wallList, game, 'white')]),
  );
  const list = asRound(wallList, round, (cell, player) => {
    const entry = cell.length === 0 ? entries.get(player) : undefined;
    return entry ? [entry] : cell;
  });
  const rest = { round, again: [], absent: [], pairs: [], forbidden: [], bye: undefined };
  const next = pairNextRound(roundByHand(list, settings, rest).event);
  return next.kind === 'paired' && next.round === round
    ? next.games.filter(
        ({ black, remarks }) => !entries.has(black) && remarks.some(({ kind }) => kind === 'repeat'),
      ).length
    : 0;
}
