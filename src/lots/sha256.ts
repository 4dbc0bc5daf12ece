import { once } from '../tournament/once';

/**
 * SHA-256 (FIPS 180-4) of a text in UTF-8, as small hexadecimal letters. Written out because Apps Script has no `crypto` of Node's, and
 * its own digests are a Google name, which the core does not know.
 */
export const sha256 = (text: string): string => [...digestOf(text)].map(hexOf).join('');

/** SHA-256 as eight words of 32 bits, which are quicker to compare than letters. */
export function digestOf(text: string): Int32Array {
  const { initial, round } = constants();
  const state = initial.slice();
  const words = wordsOf(utf8(text));
  for (let at = 0; at < words.length; at += BLOCK) compress(state, words, at, round);
  return state;
}

const hexOf = (word: number): string => (word >>> 0).toString(16).padStart(8, '0');

const BLOCK = 16;

/** Half a surrogate pair, which no text should hold, becomes U+FFFD as everywhere. */
function utf8(text: string): number[] {
  const bytes: number[] = [];
  for (let at = 0; at < text.length; at++) {
    const typed = text.codePointAt(at) as number;
    if (typed > 0xffff) at++;
    const code = typed >= 0xd800 && typed <= 0xdfff ? 0xfffd : typed;
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), 0x80 | (code & 63));
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
    else {
      bytes.push(
        0xf0 | (code >> 18),
        0x80 | ((code >> 12) & 63),
        0x80 | ((code >> 6) & 63),
        0x80 | (code & 63),
      );
    }
  }
  return bytes;
}

/** The bytes as words, then a single 1 bit, zeros to the end of a block, and the length in bits. */
function wordsOf(bytes: readonly number[]): Int32Array {
  const words = new Int32Array(BLOCK * Math.ceil((bytes.length + 9) / 64));
  for (let at = 0; at <= bytes.length; at++) words[at >> 2]! |= (bytes[at] ?? 0x80) << (24 - 8 * (at & 3));
  words[words.length - 2] = Math.floor((8 * bytes.length) / 2 ** 32);
  words[words.length - 1] = 8 * bytes.length;
  return words;
}

/** No arrays and no functions inside, which are slow; the words make room for those that follow from them. */
function compress(state: Int32Array, words: Int32Array, at: number, round: Int32Array): void {
  let a = state[0] as number;
  let b = state[1] as number;
  let c = state[2] as number;
  let d = state[3] as number;
  let e = state[4] as number;
  let f = state[5] as number;
  let g = state[6] as number;
  let h = state[7] as number;
  for (let i = 0; i < 64; i++) {
    const word = i < BLOCK ? (words[at + i] as number) : nextWord(words, at, i);
    const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (round[i] as number) + word) | 0;
    const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  state[0]! += a;
  state[1]! += b;
  state[2]! += c;
  state[3]! += d;
  state[4]! += e;
  state[5]! += f;
  state[6]! += g;
  state[7]! += h;
}

/** Word `i` of the schedule, in the place of the one 16 before. */
function nextWord(words: Int32Array, at: number, i: number): number {
  const w15 = words[at + ((i - 15) & 15)] as number;
  const w2 = words[at + ((i - 2) & 15)] as number;
  const s0 = ((w15 >>> 7) | (w15 << 25)) ^ ((w15 >>> 18) | (w15 << 14)) ^ (w15 >>> 3);
  const s1 = ((w2 >>> 17) | (w2 << 15)) ^ ((w2 >>> 19) | (w2 << 13)) ^ (w2 >>> 10);
  const word = ((words[at + (i & 15)] as number) + s0 + (words[at + ((i - 7) & 15)] as number) + s1) | 0;
  words[at + (i & 15)] = word;
  return word;
}

/** The first 32 bits of the fractions of the square roots of the first 8 primes, and of the cube roots of the first 64. */
const constants = once(() => {
  const primes = firstPrimes(64);
  return {
    initial: Int32Array.from(primes.slice(0, 8), prime => fraction(Math.sqrt(prime))),
    round: Int32Array.from(primes, prime => fraction(Math.cbrt(prime))),
  };
});

function firstPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n++) if (primes.every(prime => n % prime !== 0)) primes.push(n);
  return primes;
}

/** The whole part of the root is beyond the 32 bits that are left. */
const fraction = (root: number): number => Math.floor(root * 2 ** 32) | 0;
