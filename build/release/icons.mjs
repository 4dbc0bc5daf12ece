// node build/release/icons.mjs: the icons of a listing, docs/icons/, as SVG and PNG from one drawing: two stones on a field.
import { Buffer } from 'node:buffer';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { deflateSync } from 'node:zlib';
import { crc32 } from './crc32.mjs';

const FOLDER = fileURLToPath(new URL('../../docs/icons/', import.meta.url));

/** Squares for the menu and the listing, and the card of the listing. */
const SIZES = [
  ['icon-32', 32, 32],
  ['icon-48', 48, 48],
  ['icon-96', 96, 96],
  ['icon-128', 128, 128],
  ['card-220x140', 220, 140],
];

const FIELD = [0x1a, 0x5f, 0xd0];
const BLACK = [0x11, 0x11, 0x11];
const WHITE = [0xff, 0xff, 0xff];

/** Circles in units of the shorter side, around the middle: x, y, radius, colour. */
const STONES = [
  [-0.16, 0, 0.27, BLACK],
  [0.16, 0, 0.27, WHITE],
];
const CORNER = 0.18;

const hex = colour => `#${colour.map(part => part.toString(16).padStart(2, '0')).join('')}`;

export function svg(width, height) {
  const unit = Math.min(width, height);
  const circles = STONES.map(
    ([x, y, r, colour]) =>
      `<circle cx="${width / 2 + x * unit}" cy="${height / 2 + y * unit}" r="${r * unit}" fill="${hex(colour)}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<rect width="${width}" height="${height}" rx="${CORNER * unit}" fill="${hex(FIELD)}"/>
${circles.join('\n')}
</svg>
`;
}

/** Points looked at in each direction of a pixel. */
const FINE = 4;

/** The pixels, four bytes each, row by row. */
export function pixels(width, height) {
  const unit = Math.min(width, height);
  const made = Buffer.alloc(width * height * 4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const sum = [0, 0, 0, 0];
      for (let fine = 0; fine < FINE * FINE; fine++) {
        const at = [x + ((fine % FINE) + 0.5) / FINE, y + (Math.floor(fine / FINE) + 0.5) / FINE];
        const colour = colourAt(at[0] / unit, at[1] / unit, width / unit, height / unit);
        if (colour) [...colour, 255].forEach((part, i) => (sum[i] += part));
      }
      const covered = sum[3] / 255;
      const bytes = [...sum.slice(0, 3).map(part => (covered > 0 ? part / covered : 0)), sum[3] / FINE ** 2];
      bytes.forEach((byte, i) => (made[(y * width + x) * 4 + i] = Math.round(byte)));
    }
  }
  return made;
}

/** The colour of a point, undefined outside the rounded corners. */
function colourAt(x, y, width, height) {
  const outside = [Math.max(CORNER - x, x - width + CORNER, 0), Math.max(CORNER - y, y - height + CORNER, 0)];
  if (Math.hypot(...outside) > CORNER) return undefined;
  const stone = STONES.findLast(([cx, cy, r]) => Math.hypot(x - width / 2 - cx, y - height / 2 - cy) <= r);
  return stone ? stone[3] : FIELD;
}

/** A PNG of these pixels. */
export function png(width, height) {
  const bytes = pixels(width, height);
  const lines = Array.from({ length: height }, (_, y) =>
    Buffer.concat([Buffer.from([0]), bytes.subarray(y * width * 4, (y + 1) * width * 4)]),
  );
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 6, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.concat(lines), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(kind, data) {
  const body = Buffer.concat([Buffer.from(kind), data]);
  const made = Buffer.alloc(body.length + 8);
  made.writeUInt32BE(data.length, 0);
  body.copy(made, 4);
  made.writeUInt32BE(crc32(body), body.length + 4);
  return made;
}

async function main() {
  await mkdir(FOLDER, { recursive: true });
  for (const [name, width, height] of SIZES) await writeFile(join(FOLDER, `${name}.png`), png(width, height));
  await writeFile(join(FOLDER, 'icon.svg'), svg(128, 128));
  await writeFile(join(FOLDER, 'card.svg'), svg(220, 140));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main();
