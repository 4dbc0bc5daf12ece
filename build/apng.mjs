// A moving picture: single PNG pictures of one size put together into an animated one (PNG, third edition: acTL, fcTL, fdAT).
import { Buffer } from 'node:buffer';
import { crc32 } from './release/crc32.mjs';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Milliseconds: delays are counted in parts of this. */
const SECOND = 1000;

/**
 * The animated picture. `still` is what programs show that know no animation; it is no frame. Each frame is shown for its
 * milliseconds, and it begins anew without an end. Throws where the pictures differ in size or in the kind of their pixels.
 * @type {(still: Buffer, frames: readonly { picture: Buffer, milliseconds: number }[]) => Buffer}
 */
export function apng(still, frames) {
  const head = chunksOf(still).find(({ kind }) => kind === 'IHDR')?.data ?? Buffer.alloc(13);
  let sequence = 0;
  const moving = frames.flatMap(({ picture, milliseconds }) => {
    const chunks = chunksOf(picture);
    if (!chunks.some(({ kind, data }) => kind === 'IHDR' && data.equals(head)))
      throw new Error('The pictures differ in size or in the kind of their pixels.');
    const control = Buffer.alloc(26);
    control.writeUInt32BE(sequence++, 0);
    // Width and height; the offsets are 0, and what was there before is replaced.
    head.copy(control, 4, 0, 8);
    control.writeUInt16BE(milliseconds, 20);
    control.writeUInt16BE(SECOND, 22);
    const data = chunks.flatMap(chunk => {
      if (chunk.kind !== 'IDAT') return [];
      const numbered = Buffer.alloc(4);
      numbered.writeUInt32BE(sequence++, 0);
      return [made('fdAT', Buffer.concat([numbered, chunk.data]))];
    });
    return [made('fcTL', control), ...data];
  });
  const count = Buffer.alloc(8);
  count.writeUInt32BE(frames.length, 0);
  return Buffer.concat([
    SIGNATURE,
    made('IHDR', head),
    made('acTL', count),
    ...pixelsOf(still).map(data => made('IDAT', data)),
    ...moving,
    made('IEND', Buffer.alloc(0)),
  ]);
}

const pixelsOf = picture => chunksOf(picture).flatMap(({ kind, data }) => (kind === 'IDAT' ? [data] : []));

/** The chunks of a PNG picture in their order. */
export function chunksOf(picture) {
  if (!picture.subarray(0, 8).equals(SIGNATURE)) throw new Error('This is no PNG picture.');
  const chunks = [];
  for (let at = 8; at < picture.length;) {
    const length = picture.readUInt32BE(at);
    chunks.push({
      kind: picture.toString('latin1', at + 4, at + 8),
      data: picture.subarray(at + 8, at + 8 + length),
    });
    at += length + 12;
  }
  return chunks;
}

function made(kind, data) {
  const chunk = Buffer.alloc(data.length + 12);
  chunk.writeUInt32BE(data.length, 0);
  chunk.write(kind, 4, 'latin1');
  data.copy(chunk, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, data.length + 8)), data.length + 8);
  return chunk;
}
