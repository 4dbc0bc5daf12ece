import type { Out } from '../../tournament/wallList';
import type { Attributes, ExchangedPlayer, FreeRound } from '../exchange';

/** OpenGotha's mask has a sign for each of this many rounds. */
export const MOST_ROUNDS = 20;

/** Rounds with a 0 in the mask; all from the next on if the registration is preliminary, which is not paired. */
export function outOfMask({ participating = '', registeringStatus }: Attributes, next: number): Out {
  const missed = [...participating].flatMap((sign, index) => (sign === '0' ? [index + 1] : []));
  const isPreliminary = registeringStatus === 'PRE';
  let from = isPreliminary ? next : MOST_ROUNDS + 1;
  while (missed.includes(from - 1)) from--;
  const toTheEnd = isPreliminary || from <= MOST_ROUNDS;
  return { rounds: missed.filter(round => round < from), from: toTheEnd ? from : undefined };
}

/** An absence without agreement stays 1, which is worth nothing there; an agreed one is 0. */
export function participationOf(
  { out, openGotha }: ExchangedPlayer,
  free: readonly FreeRound[],
  next: number,
): { readonly participating: string; readonly registeringStatus: string } {
  const isPreliminary =
    out.isAwaited === true ||
    (openGotha?.['registeringStatus'] === 'PRE' && out.from !== undefined && out.from <= next);
  const before = openGotha?.['participating'] ?? '';
  const signs = Array.from({ length: Math.max(MOST_ROUNDS, before.length) }, (_, index) => {
    const round = index + 1;
    const sign = before.charAt(index);
    if ((isPreliminary && round >= next) || index >= MOST_ROUNDS) return sign || '1';
    const typed = free.find(freeRound => freeRound.round === round)?.entry;
    const isAway =
      typed === undefined
        ? out.rounds.includes(round) || (out.from !== undefined && round >= out.from)
        : typed.as === 'absence' && typed.worth === 'half';
    return isAway ? '0' : '1';
  });
  return { participating: signs.join(''), registeringStatus: isPreliminary ? 'PRE' : 'FIN' };
}
