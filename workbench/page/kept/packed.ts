/**
 * A JSON text in a tenth of its characters, so that the browser's store has room for large tournaments. It is done at once and not in
 * the background: a page that is being left still saves. What stood before is said by how long it is and how far back.
 */

/** The control characters that begin such a place, and a packed text: JSON has neither. */
const [PLACE, PACKED] = [1, 2];
const MARK = String.fromCharCode(PACKED);

/** Numbers are written in characters of 15 bits, above the control characters and below the surrogates. */
const [BITS, LOWEST] = [15, 32];
const MOST = 2 ** BITS - 1;

/** The characters of a place, those that begin a packed text, and the fewest that are worth a place. */
const [PLACE_LENGTH, HEAD, SHORTEST] = [4, 3, 7];

const HASH_BITS = 17;

/** Characters of an unpacked text: more than fits any store that was not spoilt. */
const LONGEST = 50_000_000;

export function pack(text: string): string {
  const codes = codesOf(text);
  const packed = new Uint16Array(HEAD + codes.length);
  packed.set([PACKED, ...two(codes.length)]);
  let filled = HEAD;
  const last = new Int32Array(2 ** HASH_BITS).fill(-1);
  for (let at = 0; at < codes.length;) {
    const hash = hashOf(codes, at);
    const from = last[hash] ?? -1;
    last[hash] = at;
    const length = from < 0 ? 0 : equalFrom(codes, from, at);
    if (length < SHORTEST) packed[filled++] = codes[at++] ?? 0;
    else {
      packed.set([PLACE, LOWEST + length, ...two(at - from)], filled);
      filled += PLACE_LENGTH;
      at += length;
    }
  }
  return textOf(packed.subarray(0, filled));
}

/** A text as it was; undefined where it is spoilt. What is not packed is as it was. */
export function unpack(text: string): string | undefined {
  if (!text.startsWith(MARK)) return text;
  const packed = codesOf(text);
  const numberAt = (at: number): number => (packed[at] ?? NaN) - LOWEST;
  const twoAt = (at: number): number => (numberAt(at) << BITS) | numberAt(at + 1);
  const length = twoAt(1);
  if (!(length >= 0 && length <= LONGEST)) return undefined;
  const codes = new Uint16Array(length);
  let filled = 0;
  for (let at = HEAD; at < packed.length;) {
    if (packed[at] !== PLACE) codes[filled++] = packed[at++] ?? 0;
    else {
      const [count, back] = [numberAt(at + 1), twoAt(at + 2)];
      if (!(count > 0 && back > 0 && back <= filled && filled + count <= length)) return undefined;
      for (const end = filled + count; filled < end; filled++) codes[filled] = codes[filled - back] ?? 0;
      at += PLACE_LENGTH;
    }
  }
  return filled === length ? textOf(codes) : undefined;
}

const two = (value: number): readonly [number, number] => [LOWEST + (value >> BITS), LOWEST + (value & MOST)];

function hashOf(codes: Uint16Array, at: number): number {
  let hash = 0;
  for (let i = at; i < at + SHORTEST; i++) hash = Math.imul(hash + (codes[i] ?? 0), 0x9e3779b1);
  return hash >>> (32 - HASH_BITS);
}

/** How many characters from one place on are those from another. */
function equalFrom(codes: Uint16Array, from: number, at: number): number {
  const most = Math.min(MOST, codes.length - at);
  let length = 0;
  while (length < most && codes[from + length] === codes[at + length]) length += 1;
  return length;
}

function codesOf(text: string): Uint16Array {
  const codes = new Uint16Array(text.length);
  for (let at = 0; at < text.length; at++) codes[at] = text.charCodeAt(at);
  return codes;
}

/** JSON writes half of a surrogate pair as an escape, so that nothing is lost here. */
const textOf = (codes: Uint16Array): string => new TextDecoder('utf-16le', { ignoreBOM: true }).decode(codes);
