import { once } from '../../tournament/once';
import type { HalfPoints, Out } from '../../tournament/wallList';
import { parseRank } from '../../tournament/rank';
import type { Rank } from '../../tournament/rank';
import { cleanUp } from './notation';

/** A number as people type it: `2100`, `2345.6`, `2,345`, `2 345,6`. Undefined for anything else. */
export function parseNumber(text: string): number | undefined {
  const plain = cleanUp(text).replace(/[\s’']/g, '');
  if (/^[+-]?\d+$/.test(plain)) return Number(plain);
  // One separator with exactly three digits behind it groups thousands; otherwise it is a decimal comma or point.
  if (/^[+-]?[1-9]\d{0,2}([,.]\d{3})+$/.test(plain)) return Number(plain.replace(/[,.]/g, ''));
  if (/^[+-]?\d{1,3}(,\d{3})+\.\d+$/.test(plain)) return Number(plain.replace(/,/g, ''));
  if (/^[+-]?\d{1,3}(\.\d{3})+,\d+$/.test(plain)) return Number(plain.replace(/\./g, '').replace(',', '.'));
  return /^[+-]?\d*[.,]\d+$/.test(plain) ? Number(plain.replace(',', '.')) : undefined;
}

/** A whole number from 0 to 999,999: `14`, `14.`, `#14`. Undefined for anything else. */
export function parseCount(text: string): number | undefined {
  const match = /^#?(\d{1,6})(?:[.)]|\.0)?$/.exec(text.normalize('NFKC').trim());
  return match ? Number(match[1]) : undefined;
}

/** A score in half points from `28`, `28.5`, `28,5`, `28½`, `28 1/2`, `½`; undefined for other fractions. */
export function parseHalfPoints(text: string): HalfPoints | undefined {
  const dotted = text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/ ?(?:½|(?:^| )1\/2)$/, '.5');
  const match = /^([+-]?)(\d{0,4})(?:[.,]([05])0*)?$/.exec(cleanUp(dotted));
  if (!match || (match[2] === '' && match[3] === undefined)) return undefined;
  const half = 2 * Number(match[2]) + (match[3] === '5' ? 1 : 0);
  return match[1] === '-' && half !== 0 ? -half : half;
}

const NUMERALS = '〇一二三四五六七八九';

/** The dan grades as they are called: `shodan` is the first. */
const DANS = ['shodan', 'nidan', 'sandan', 'yondan', 'godan', 'rokudan', 'nanadan', 'hachidan', 'kudan'];
const danByName = once(() => new RegExp(`^\\s*(?:${DANS.join('|')})\\s*$`, 'i'));

/** A rank as `parseRank` reads it, and `初段`, `三段`, `shodan`, `5 кю`, `2 дан`, `3-dan`; undefined for anything else. */
export function parseRankCell(text: string): Rank | undefined {
  const plain = text
    .replace(/[初一二三四五六七八九](?=[段級级])/g, numeral => String(Math.max(1, NUMERALS.indexOf(numeral))))
    .replace(danByName(), name => `${1 + DANS.indexOf(name.trim().toLowerCase())}d`)
    .replace(/кю/i, 'k')
    .replace(/дан/i, 'd')
    .replace(/^(\d+)\s*[-.]\s*(?=\p{L})/u, '$1');
  return parseRank(plain);
}

/** Whether the text is a list's sign for an unknown rank; 99K is OpenGotha's. */
export const isUnknownRank = (text: string): boolean =>
  /^(?:99\s*k(?:yu)?|[-?]{1,3})$/.test(cleanUp(text).trim());

const NOT_A_MEMBER = /^(?:|-+|0|no?|false|nein|non|нет|아니오|아니요|いいえ|否|✗|✘|×)$/;

/** Whether a mark says yes: any text (x, 1, yes, ja, ✓ …) but a no. */
export const parseMark = (text: string): boolean => !NOT_A_MEMBER.test(cleanUp(text).trim());

const LAST_ROUND = 99;

/**
 * `3, 5-`: round 3, and all from round 5 on; `5-!`: disqualified from round 5 on; `1-2`: both; `?`: not there yet. '' is no round;
 * undefined for anything else.
 */
export function parseOut(text: string): Out | undefined {
  const rounds = new Set<number>();
  let from: number | undefined;
  let isAwaited = false;
  let isExpelled = false;
  for (const part of cleanUp(text)
    .replace(/\s+/g, ' ')
    .replace(/ ?- ?/g, '-')
    .replace(/- ?!/g, '-!')
    .split(/[\s,;、，]+/)) {
    if (part === '') continue;
    if (part === '?') {
      isAwaited = true;
      continue;
    }
    const match = /^r?(\d{1,2})(?:(-)(?:r?(\d{1,2})|(!))?)?$/.exec(part);
    if (!match) return undefined;
    const first = Number(match[1]);
    const last = match[3] === undefined ? first : Number(match[3]);
    if (first < 1 || last < first || last > LAST_ROUND) return undefined;
    if (match[4] !== undefined) isExpelled = true;
    if (match[2] !== undefined && match[3] === undefined) from = Math.min(first, from ?? first);
    else for (let round = first; round <= last; round++) rounds.add(round);
  }
  return {
    rounds: [...rounds].sort((a, b) => a - b),
    from,
    ...(isAwaited && { isAwaited }),
    ...(isExpelled && { isExpelled }),
  };
}

/** The inverse of `parseOut`, in the shortest form. */
export function makeOut(out: Out): string {
  const parts = [...(out.isAwaited ? ['?'] : []), ...out.rounds.map(String)];
  return (out.from === undefined ? parts : [...parts, `${out.from}-${out.isExpelled ? '!' : ''}`]).join(', ');
}
