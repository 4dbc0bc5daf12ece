import { once } from '../tournament/once';

/**
 * SHA-256 (FIPS 180-4) of a text in UTF-8, as small hexadecimal letters. Written out because Apps Script has no `crypto` of Node's, and
 * its own digests are a Google name, which the core does not know.
 */
export function sha256(text: string): string {
  const { initial, round } = constants();
  const state = Int32Array.from(initial);
  const message = padded(utf8(text));
  for (let offset = 0; offset < message.length; offset += 64) compress(state, message, offset, round);
  let digest = '';
  for (let i = 0; i < 8; i++) digest += hexOf(state[i] as number);
  return digest;
}

/** The two digits of every byte. */
const hex = once(() => Array.from({ length: 256 }, (_, byte) => (byte < 16 ? '0' : '') + byte.toString(16)));

function hexOf(word: number): string {
  const digits = hex();
  return `${digits[word >>> 24]}${digits[(word >>> 16) & 255]}${digits[(word >>> 8) & 255]}${digits[word & 255]}`;
}

/** Half a surrogate pair, which no text should hold, becomes U+FFFD as everywhere. */
function utf8(text: string): number[] {
  const bytes: number[] = [];
  for (const character of text) {
    const typed = character.codePointAt(0) as number;
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

/** A single 1 bit, zeros to the end of a block, and the length in bits. */
function padded(bytes: readonly number[]): Uint8Array {
  const size = 64 * Math.ceil((bytes.length + 9) / 64);
  const message = new Uint8Array(size);
  message.set(bytes);
  message[bytes.length] = 0x80;
  let bits = bytes.length * 8;
  for (let at = size - 1; bits > 0; at--) {
    message[at] = bits % 256;
    bits = Math.floor(bits / 256);
  }
  return message;
}

const rotated = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** One block. The eight words stay single variables; shuffling them in an array is slow. */
function compress(state: Int32Array, message: Uint8Array, offset: number, round: Int32Array): void {
  const words = schedule(message, offset);
  let a = state[0] as number;
  let b = state[1] as number;
  let c = state[2] as number;
  let d = state[3] as number;
  let e = state[4] as number;
  let f = state[5] as number;
  let g = state[6] as number;
  let h = state[7] as number;
  for (let i = 0; i < 64; i++) {
    const s1 = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (round[i] as number) + (words[i] as number)) | 0;
    const s0 = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22);
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
  state[0] = (state[0] as number) + a;
  state[1] = (state[1] as number) + b;
  state[2] = (state[2] as number) + c;
  state[3] = (state[3] as number) + d;
  state[4] = (state[4] as number) + e;
  state[5] = (state[5] as number) + f;
  state[6] = (state[6] as number) + g;
  state[7] = (state[7] as number) + h;
}

function schedule(message: Uint8Array, offset: number): Int32Array {
  const words = new Int32Array(64);
  for (let i = 0; i < 16; i++) {
    const at = offset + 4 * i;
    words[i] =
      ((message[at] as number) << 24) |
      ((message[at + 1] as number) << 16) |
      ((message[at + 2] as number) << 8) |
      (message[at + 3] as number);
  }
  for (let i = 16; i < 64; i++) {
    const w15 = words[i - 15] as number;
    const w2 = words[i - 2] as number;
    const s0 = rotated(w15, 7) ^ rotated(w15, 18) ^ (w15 >>> 3);
    const s1 = rotated(w2, 17) ^ rotated(w2, 19) ^ (w2 >>> 10);
    words[i] = ((words[i - 16] as number) + s0 + (words[i - 7] as number) + s1) | 0;
  }
  return words;
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

function fraction(root: number): number {
  return Math.floor((root - Math.floor(root)) * 2 ** 32) | 0;
}
