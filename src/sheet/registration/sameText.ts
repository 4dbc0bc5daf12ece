import { foldName } from '../../tournament/name/foldName';
import { makeRank } from '../../tournament/rank';
import { makeOut, parseHalfPoints, parseMark, parseNumber, parseOut, parseRankCell } from '../cells/fields';
import type { AnyKind } from '../cells/roundKinds';
import { foldTitle } from '../cells/titles';

/** `3 Dan` means `3d`, `2100` means `2,100`. */
export const meansSame = (kind: AnyKind, one: string, other: string): boolean =>
  meaning(kind, one) === meaning(kind, other);

export function meaning(kind: AnyKind, text: string): string {
  const read = (value: string | number | undefined): string => String(value ?? foldName(text));
  switch (kind.split(',', 1)[0]) {
    case 'rank': {
      const rank = parseRankCell(text);
      return read(rank && makeRank(rank));
    }
    case 'rating':
    case 'maximumRating':
    case 'previousOrder':
    case 'board':
      return read(parseNumber(text));
    case 'start':
      return read(parseHalfPoints(text));
    case 'out': {
      const out = parseOut(text);
      return read(out && makeOut({ ...out, isAwaited: false }));
    }
    case 'supergroup':
      return String(parseMark(text));
    case 'pin':
      return pinKey(text);
    default:
      return foldName(text);
  }
}

/** A number of a federation for comparison; zeros and dashes are none. */
export function pinKey(pin: string): string {
  const key = pin.replace(/[\s.-]/g, '').toLowerCase();
  return /^0*$/.test(key) ? '' : key;
}

/** A name for comparison: `Kask, Mari` and `MARI KASK` are one. */
export const nameKey = (name: string): string =>
  name
    .split(/[\s,.;]+/)
    .map(foldTitle)
    .filter(word => word !== '')
    .sort()
    .join(' ');
