import type { FileProblem } from '../../tournament/fileProblem';
import { fileError } from '../fileProblems';

/** ISO-8859-1 is read as Windows-1252, which has the same letters and more. */
export const ENCODINGS = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'iso-8859-1',
  'iso-8859-15',
  'windows-1250',
  'windows-1251',
  'windows-1252',
  'iso-8859-2',
  'windows-1253',
  'windows-1254',
  'koi8-r',
  'shift_jis',
  'gb18030',
  'euc-kr',
] as const;
export type Encoding = (typeof ENCODINGS)[number];

export interface DecodedText {
  readonly text: string;
  readonly encoding: Encoding;
  /** Nothing in the bytes says the encoding, so that letters may come out as others. */
  readonly guessed: boolean;
}

const MOST_BYTES = 32_000_000;

/**
 * By mark, by XML declaration, as UTF-8 if it is, else by a single byte, which only a person can tell; `named`
 * wins over all but a mark. Lines end with `\n`.
 */
export function bytesToText(bytes: Uint8Array, named?: Encoding): DecodedText | FileProblem {
  if (bytes.length > MOST_BYTES) return fileError('fileTooBig', undefined, { most: MOST_BYTES });
  const fileEncoding = markOf(bytes) ?? named ?? widthOf(bytes) ?? declared(bytes);
  if (fileEncoding) {
    const text = decode(bytes, fileEncoding);
    return text === undefined
      ? fileError('unreadableBytes', undefined, { encoding: fileEncoding })
      : { text, encoding: fileEncoding, guessed: false };
  }
  const text = decode(bytes, 'utf-8');
  if (text !== undefined) return { text, encoding: 'utf-8', guessed: false };
  const encoding = guessed(bytes);
  return { text: decode(bytes, encoding) ?? '', encoding, guessed: true };
}

/**
 * Cyrillic words are letters from 0xC0 on throughout; in Latin ones these stand one by one, or two together, among those of ASCII. Bytes from 0x80 to 0x9F are
 * letters and quotes in Windows' encodings and nothing at all in ISO's.
 */
function guessed(bytes: Uint8Array): Encoding {
  const isLetter = (at: number): boolean => (bytes[at] ?? 0) >= 0xc0;
  let [letters, within] = [0, 0];
  for (let at = 0; at < bytes.length; at++) {
    if (!isLetter(at)) continue;
    letters += 1;
    if (isLetter(at - 1) && isLetter(at + 1)) within += 1;
  }
  if (within > 1 && 3 * within >= letters) return 'windows-1251';
  return bytes.some(byte => byte >= 0x80 && byte <= 0x9f) ? 'windows-1252' : 'iso-8859-15';
}

/** Encodings that say nothing of themselves, the likelier first. */
const SILENT = ENCODINGS.filter(encoding => !encoding.startsWith('utf'));

/** A reading with a line that tells it from the one in use; that one first, with its first line beyond ASCII. */
export interface EncodingGuess {
  readonly encoding: Encoding;
  readonly sample: string;
}

/** Each text by the first encoding that gives it; not those with signs or capitals within words. */
export function otherGuesses(bytes: Uint8Array, used: Encoding): readonly EncodingGuess[] {
  const lines = (decode(bytes, used) ?? '').split('\n');
  const seen = new Set<string>();
  return [used, ...SILENT.filter(name => name !== used)].flatMap(encoding => {
    const text = decode(bytes, encoding);
    if (text === undefined || seen.has(text) || (encoding !== used && IS_ODD.test(text))) return [];
    seen.add(text);
    const textLines = text.split('\n');
    const tells = (line: string, i: number): boolean =>
      encoding === used ? IS_BEYOND.test(line) : line !== lines[i];
    return [{ encoding, sample: (textLines.find(tells) ?? '').trim() }];
  });
}

// eslint-disable-next-line no-control-regex -- exactly the characters that every encoding has alike
const IS_BEYOND = /[^\x00-\x7f]/;

/** A sign that is no letter between two, a control character, or a capital behind a small letter beyond ASCII. */
const IS_ODD =
  // eslint-disable-next-line no-control-regex -- the characters of ASCII
  /\p{L}(?![’'´-])[^\p{L}\p{M}\x00-\x7f]\p{L}|[\x80-\x9f\ufffd]|(?![a-z])\p{Ll}(?![A-Z])\p{Lu}/u;

function decode(bytes: Uint8Array, encoding: Encoding): string | undefined {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes).replace(/\r\n?/g, '\n');
    return IS_WESTERN.test(encoding) ? text.replace(/[\u0080-\u009f]/g, letterOf) : text;
  } catch {
    return undefined;
  }
}

const IS_WESTERN = /^(?:windows-1252|iso-8859-1)$/;

/** Windows-1252 from 0x80 on. Some versions of Node leave these bytes as the control characters of ISO-8859-1. */
const FROM_80 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const letterOf = (control: string): string => FROM_80.charAt(control.charCodeAt(0) - 0x80);

function markOf([first, second, third]: Uint8Array): Encoding | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}

/** UTF-16 without a mark: the first characters of every format are ASCII, so every other byte is 0. */
function widthOf([first, second]: Uint8Array): Encoding | undefined {
  if (first === 0 && second !== 0 && second !== undefined) return 'utf-16be';
  return second === 0 && first !== 0 ? 'utf-16le' : undefined;
}

function declared(bytes: Uint8Array): Encoding | undefined {
  const start = String.fromCharCode(...bytes.slice(0, 200));
  const name = /^\s*<\?xml[^>]*encoding\s*=\s*["']([\w-]+)["']/.exec(start)?.[1]?.toLowerCase();
  return ENCODINGS.find(encoding => encoding === name && !encoding.startsWith('utf-16'));
}
