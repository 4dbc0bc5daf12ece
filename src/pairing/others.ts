import type { OpenStage } from './openStage';
import type { PairedGame } from './pairedGame';
import type { CannotPair, FreePlayer, PairedRound } from './pairRound';

type PairStage = (open: OpenStage) => PairedRound | CannotPair;

/**
 * A round of a stage and, in the same round, those who have not qualified for it and play on (setting `Others`). The stage has
 * the first tables. It may be over before the others are.
 */
export function pairWithOthers(open: OpenStage, pairStage: PairStage): PairedRound | CannotPair {
  if (open.others.length === 0) return pairStage(open);
  const parts = [open, ...open.others].filter(hasPlayers);
  const paired: PairedRound[] = [];
  for (const part of parts) {
    const result = pairStage(part);
    if (result.kind === 'cannot pair') return result;
    paired.push(result);
  }
  const [first, ...rest] = paired;
  return first === undefined ? pairStage(open) : rest.reduce((one, other) => joined(open, one, other), first);
}

/** Whether anybody has something to play in the round. */
export const hasPlayers = ({ soFar }: OpenStage): boolean =>
  soFar.free.length + soFar.out.length + soFar.pairs.length > 0;

function joined({ settings }: OpenStage, first: PairedRound, second: PairedRound): PairedRound {
  const isBoth = first.bye !== undefined && second.bye !== undefined;
  const other: readonly FreePlayer[] =
    isBoth && second.bye !== undefined ? [{ player: second.bye, worth: 'win', as: 'bye' }] : [];
  return {
    ...first,
    games: [...first.games, ...behind(first.games, second.games, settings.excludedTables)],
    bye: first.bye ?? second.bye,
    byeRemarks: first.bye === undefined ? second.byeRemarks : first.byeRemarks,
    free: [...first.free, ...second.free, ...other],
    warnings: [...first.warnings, ...second.warnings],
  };
}

/** The tables that follow. */
function behind(
  first: readonly PairedGame[],
  second: readonly PairedGame[],
  excluded: readonly number[],
): readonly PairedGame[] {
  let table = Math.max(0, ...first.map(game => game.table));
  return second.map(game => {
    do table++;
    while (excluded.includes(table));
    return { ...game, table };
  });
}
