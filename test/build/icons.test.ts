import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { pixels, svg } from '../../build/release/icons.mjs';

/** The pixels of a PNG of ours: one IDAT, no filters. */
function decoded(name: string): Buffer {
  const file = readFileSync(`docs/icons/${name}.png`);
  const [width, at] = [file.readUInt32BE(16), file.indexOf('IDAT')];
  const lines = inflateSync(file.subarray(at + 4, at + 4 + file.readUInt32BE(at - 4)));
  const step = width * 4 + 1;
  return Buffer.concat(
    Array.from({ length: lines.length / step }, (_, y) => lines.subarray(y * step + 1, (y + 1) * step)),
  );
}

it.each([
  ['icon-32', 32, 32],
  ['icon-48', 48, 48],
  ['icon-96', 96, 96],
  ['icon-128', 128, 128],
  ['card-220x140', 220, 140],
])('%s is what the script draws', (name, width, height) => {
  expect(decoded(name).equals(pixels(width, height))).toBe(true);
});

it('the drawing is the same as SVG', () => {
  expect(readFileSync('docs/icons/icon.svg', 'utf8')).toBe(svg(128, 128));
});
