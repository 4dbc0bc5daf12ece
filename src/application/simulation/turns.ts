export interface TurnOfPlan {
  /** Players times rounds of one event. */
  readonly size: number;
  readonly played: number;
}

/**
 * Rounds of a player that a part plays at most where one event of each plan would be more: under ten seconds for 1,000 players.
 */
export const MOST_PLAYED = 14_000;

/**
 * The events that each plan plays in this part, so that the least played have `count` more. Where already one event of each is more
 * than anybody waits for, the plans take turns, and a part plays one event of as many as fit, at least of one.
 */
export function eventsInTurn(
  plans: readonly TurnOfPlan[],
  count: number,
  mostEvents: number,
): readonly number[] {
  const least = Math.min(...plans.map(({ played }) => played));
  const target = Math.min(mostEvents, least + count);
  const lacks = plans.map(({ played }) => Math.max(0, target - played));
  if (plans.reduce((sum, { size }) => sum + size, 0) <= MOST_PLAYED) return lacks;
  let left = MOST_PLAYED;
  return plans.map(({ size, played }) => {
    const isFirst = left === MOST_PLAYED;
    if (played > least || target === least || (!isFirst && size > left)) return 0;
    left -= size;
    return 1;
  });
}
