/** Which versions are given up for newer ones: none of the last day. */
import type { Version } from './version';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** For so long one version of each hour is kept, and afterwards one of each day. */
const HOURLY = 14 * DAY;

type Kept = Pick<Version, 'at' | 'deed'>;

/** The times of those to be given up, of versions in the order of time. Of an hour or a day the last action stays, else what was last. */
export function thinned(versions: readonly Kept[], now: number): readonly number[] {
  const last = versions[versions.length - 1];
  const spans = new Map<string, Kept>();
  const old = versions.filter(one => now - one.at > DAY && one !== last);
  for (const one of old) {
    const span = spanOf(now, one.at);
    const stays = spans.get(span);
    if (!stays || stays.deed.kind !== 'acted' || one.deed.kind === 'acted') spans.set(span, one);
  }
  const stay = new Set([...spans.values()].map(({ at }) => at));
  return old.map(({ at }) => at).filter(at => !stay.has(at));
}

const spanOf = (now: number, at: number): string =>
  now - at > HOURLY ? `day ${Math.floor(at / DAY)}` : `hour ${Math.floor(at / HOUR)}`;

/** The oldest half of what is older than a day, where the browser has no room; else the oldest half of all but the newest. */
export function firstToGo(versions: readonly Kept[], now: number): readonly number[] {
  const times = versions.map(({ at }) => at);
  const old = times.filter(at => now - at > DAY);
  const from = old.length > 0 ? old : times.slice(0, -1);
  return from.slice(0, Math.ceil(from.length / 2));
}
