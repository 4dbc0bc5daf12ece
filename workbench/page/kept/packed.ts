import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';

/**
 * A JSON text in a tenth of its characters, so that the browser's store has room for large tournaments. It is done at once and not in
 * the background, as the browser's own compression is: a page that is being left still saves.
 */

/** Begins a packed text; JSON has no such character. Behind it stand the bytes of the text, their number first. */
const MARK = '\u0002';
const END_OF_NUMBER = ':';

/** Bytes of an unpacked text: more than fits any store that was not spoilt. */
const LONGEST = 50_000_000;

/** The least effort of ten: what a tournament repeats is found all the same. */
const LEVEL = 1;

export function pack(text: string): string {
  const bytes = strToU8(text);
  return `${MARK}${bytes.length}${END_OF_NUMBER}${strFromU8(deflateSync(bytes, { level: LEVEL }), true)}`;
}

/** A text as it was; undefined where it is spoilt. What is not packed is as it was. */
export function unpack(text: string): string | undefined {
  if (!text.startsWith(MARK)) return text;
  const end = text.indexOf(END_OF_NUMBER);
  const number = text.slice(MARK.length, end);
  if (end < 0 || !/^\d+$/.test(number) || Number(number) > LONGEST) return undefined;
  try {
    // Bytes beyond the number are not unpacked.
    const bytes = inflateSync(strToU8(text.slice(end + 1), true), { out: new Uint8Array(Number(number)) });
    return bytes.length === Number(number) ? strFromU8(bytes) : undefined;
  } catch {
    return undefined;
  }
}
