/** Milliseconds between two looks while somebody is at the panel, so that a result of the other desk is there before the next slip. */
const EVERY = 10_000;
/** And once nobody has touched it for a while: the list is read on return anyway. */
const EVERY_WHILE_AWAY = 60_000;
const A_WHILE = 120_000;

/** A look takes at most this part of the time: Google counts runs at the same time, and a slow list is slow for everybody. */
const SHARE = 5;

/** How long to wait before the next look by itself, by what the last one took and how long nobody has touched the panel. */
export const pauseAfter = (took: number, untouched: number): number =>
  Math.max(untouched < A_WHILE ? EVERY : EVERY_WHILE_AWAY, SHARE * took);
