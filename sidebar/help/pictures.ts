import type { HelpName } from '../../src/application/protocol/protocol';

const SVG = 'http://www.w3.org/2000/svg';

/** A piece of a picture: how it looks, and its path, or a letter with the place where it stands. */
type Piece =
  | readonly [look: 'line' | 'black' | 'white' | 'blue' | 'soft', path: string]
  | readonly [letter: string, x: number, y: number];

const stone = (x: number, y: number, r = 7): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
const row = (x: number, y: number, width: number): string => `M${x} ${y}h${width}`;
const box = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}z`;
const TICK = 'l4 5l8 -10';

/** Small drawings, 120 wide and 60 high: what the topic is about. */
const PICTURES: Readonly<Record<HelpName, readonly Piece[]>> = {
  create: [
    ['line', box(18, 8, 62, 44) + row(18, 19, 62) + row(18, 30, 62) + row(18, 41, 62) + 'M42 8v44'],
    ['blue', stone(92, 30, 12)],
    ['white', 'M86 28.5h4.5v-4.5h3v4.5h4.5v3h-4.5v4.5h-3v-4.5h-4.5z'],
  ],
  players: [
    ['soft', stone(26, 14, 6) + stone(26, 31, 6) + stone(26, 48, 6)],
    ['line', row(40, 14, 40) + row(40, 31, 32) + row(40, 48, 44)],
    ['3d', 96, 18],
    ['1k', 96, 35],
    ['4k', 96, 52],
  ],
  pairing: [
    ['line', row(42, 17, 36) + row(42, 43, 36)],
    ['black', stone(34, 17, 9) + stone(34, 43, 9)],
    ['white', stone(86, 17, 9) + stone(86, 43, 9)],
    ['1', 14, 22],
    ['2', 14, 48],
  ],
  results: [
    ['blue', box(12, 18, 26, 24)],
    ['line', box(47, 18, 26, 24) + box(82, 18, 26, 24)],
    ['black', stone(25, 30)],
    ['=', 60, 36],
    ['white', stone(95, 30)],
  ],
  accidents: [
    ['line', row(44, 42, 32)],
    ['black', stone(34, 42, 9)],
    ['soft', 'M86 33a9 9 0 0 1 9 9M86 51a9 9 0 0 1 -9 -9'],
    ['blue', 'M46 22a18 12 0 0 1 32 -2h-5l8 8l6 -10h-5a22 16 0 0 0 -40 3z'],
    ['?', 86, 47],
  ],
  check: [
    ['line', row(16, 14, 50) + row(16, 30, 50) + row(16, 46, 50) + `M80 13${TICK}M80 45${TICK}`],
    ['blue', box(76, 22, 18, 16)],
    ['!', 85, 35],
  ],
  standings: [
    ['blue', box(48, 14, 24, 40)],
    ['soft', box(22, 26, 24, 28) + box(74, 34, 24, 20)],
    ['1', 60, 32],
    ['2', 34, 44],
    ['3', 86, 50],
  ],
  files: [
    ['line', 'M26 6h24l10 10v38h-34zM50 6v10h10' + row(33, 26, 20) + row(33, 34, 20) + row(33, 42, 14)],
    ['blue', 'M70 26h18v-8l14 12l-14 12v-8h-18z'],
  ],
  google: [
    ['line', box(14, 10, 48, 40) + row(14, 20, 48) + box(82, 8, 22, 44)],
    ['soft', box(44, 20, 18, 30)],
    ['×', 93, 35],
  ],
  formulas: [
    ['line', box(14, 8, 92, 18)],
    ['=SOS2(…)', 60, 22],
    ['soft', row(44, 36, 32) + row(44, 44, 32) + row(44, 52, 32)],
  ],
};

/** The picture of a topic. The words beside it say the same, so it is nothing for those who listen. */
export function drawPicture(name: HelpName): SVGElement {
  const picture = made('svg', {
    viewBox: '0 0 120 60',
    width: 120,
    height: 60,
    class: 'picture',
    'aria-hidden': 'true',
  });
  for (const piece of PICTURES[name]) {
    if (piece.length === 2) picture.append(made('path', { d: piece[1], class: piece[0] }));
    else {
      const letter = made('text', { x: piece[1], y: piece[2] });
      letter.textContent = piece[0];
      picture.append(letter);
    }
  }
  return picture;
}

function made(tag: string, attributes: Readonly<Record<string, string | number>>): SVGElement {
  const shape = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) shape.setAttribute(name, String(value));
  return shape;
}
