import { escapeHtml } from '../html/markup';
import { fittedText } from './fittedTable';
import type { PrintWords } from './roundOf';
import { sheet } from './sheets';
import type { RoundNo } from '../../tournament/indices';

/** A knock-out as it stands: who has come how far, by name. */
export interface DrawnBracket {
  readonly rounds: readonly DrawnRound[];
  readonly third: DrawnRound | null;
  /** Where a loss is not the end: the pairs of those who play beside the bracket, round by round. */
  readonly beside: readonly { readonly round: RoundNo; readonly pairs: readonly (readonly DrawnPlace[])[] }[];
  /** The winner of all, where others play beside the bracket; '' as long as nobody has won. */
  readonly winner: string;
}

type DrawnTree = Pick<DrawnBracket, 'rounds' | 'third'>;

export interface DrawnRound {
  /** The round of the list; null behind the final, where the winner stands. */
  readonly round: RoundNo | null;
  /** From top to bottom, two by two. */
  readonly places: readonly DrawnPlace[];
}

export interface DrawnPlace {
  /** '' where nobody stands yet, or never. */
  readonly name: string;
  readonly isThrough: boolean;
}

/** Millimetres: both papers on their side have this room below the titles. */
const [WIDTH, HEIGHT] = [250, 156];
/** Millimetres: the titles of the rounds, between two columns, and the most that a place takes. */
const [TITLES, GAP, MOST] = [7, 5, 14];
/** Points of the letters at most, and millimetres of a point. */
const [LETTERS, POINT] = [12, 0.353];
/** Places in the first column of a page. */
const PLACES = 32;

/** The knock-out as a drawing: everybody on a line, each winner on a line between the two, lines to be filled in. */
export function bracketSheets(
  title: string,
  bracket: DrawnBracket | undefined,
  words: PrintWords,
): readonly string[] {
  if (!bracket) return [sheet(title, words.bracket, `<p>${escapeHtml(words.notDrawn)}</p>`)];
  const parts = partsOf(bracket);
  const drawn = parts.map((part, page) => {
    const about = parts.length === 1 ? words.bracket : `${words.bracket} · ${page + 1}/${parts.length}`;
    return sheet(title, about, drawing(part, words));
  });
  return [...drawn, ...besideSheets(title, bracket, words)];
}

/** Lines of the list beside the bracket on one page, in two columns of so many; millimetres and points of a name in it. */
const [COLUMNS, LINES] = [2, 22];
const NAME = { width: 57, size: 10 };

/** Games beside the bracket stand in a list by rounds, the winner of each pair in bold. */
function besideSheets(title: string, { beside, winner }: DrawnBracket, words: PrintWords): readonly string[] {
  if (beside.length === 0) return [];
  const line = ({ name, isThrough }: DrawnPlace): string => {
    const { text, size } = fittedText(name, { ...NAME, isBold: isThrough });
    const fitted = `<span style="font-size:${mm(size)}pt">${escapeHtml(text)}</span>`;
    return isThrough ? `<b>${fitted}</b>` : fitted;
  };
  const lines = [
    ...beside.flatMap(({ round, pairs }) => [
      `<b>${escapeHtml(words.round(round))}</b>`,
      ...pairs.map(pair => pair.map(line).join(' – ')),
    ]),
    ...(winner === ''
      ? []
      : [`<b>${escapeHtml(words.winner)}:</b> ${line({ name: winner, isThrough: true })}`]),
  ];
  const pages = Math.ceil(lines.length / (COLUMNS * LINES));
  return Array.from({ length: pages }, (_, page) => {
    const rows = Array.from({ length: LINES }, (_row, row) => {
      const at = (column: number): string => lines[(page * COLUMNS + column) * LINES + row] ?? '';
      return `<tr>${Array.from({ length: COLUMNS }, (_column, column) => `<td>${at(column)}</td>`).join('')}</tr>`;
    });
    return sheet(title, words.beside, `<table class="beside"><tbody>${rows.join('')}</tbody></table>`);
  });
}

/** Pages: the last rounds on the first one, the rounds that lead to them behind it. */
function partsOf(bracket: DrawnBracket): readonly DrawnTree[] {
  const first = bracket.rounds.findIndex(({ places }) => places.length <= PLACES);
  if (first <= 0) return [bracket];
  const before = bracket.rounds.slice(0, first + 1);
  const count = Math.ceil((before[0]?.places.length ?? 0) / PLACES);
  const leading = Array.from({ length: count }, (_, page) => ({
    rounds: before.map(({ round, places }, depth) => {
      const part = PLACES / 2 ** depth;
      return { round, places: places.slice(page * part, (page + 1) * part) };
    }),
    third: null,
  }));
  return [{ rounds: bracket.rounds.slice(first), third: bracket.third }, ...leading];
}

function drawing({ rounds, third }: DrawnTree, words: PrintWords): string {
  const column = WIDTH / rounds.length;
  const lines = Math.max(...rounds.map(({ places }, depth) => places.length * 2 ** depth));
  const unit = Math.min(MOST, (HEIGHT - TITLES) / lines);
  const points = Math.min(LETTERS, (0.62 * unit) / POINT);
  const write = (left: number, base: number, content: string, isBold: boolean): string => {
    const { text, size } = fittedText(content, { width: column - GAP - 1, size: points, isBold });
    const bold = isBold ? ' font-weight="bold"' : '';
    return `<text x="${mm(left + 0.5)}" y="${mm(base - 0.9)}" font-size="${mm(size * POINT)}"${bold}>${escapeHtml(text)}</text>`;
  };
  const draw = (depth: number, base: number, { name, isThrough }: DrawnPlace): string =>
    `<path d="M${mm(depth * column)} ${mm(base)}h${mm(column - GAP)}"/>` +
    (name === '' ? '' : write(depth * column, base, name, isThrough));
  const drawn = rounds.flatMap(({ round, places }, depth) => {
    const baseOf = (place: number): number =>
      TITLES + unit * (2 ** depth * place + (2 ** depth - 1) / 2 + 0.9);
    const joined = places.flatMap((_, place) => {
      const [top, bottom] = [baseOf(place), baseOf(place + 1)];
      if (place % 2 === 1 || depth === rounds.length - 1) return [];
      const right = (depth + 1) * column - GAP;
      return [
        `<path d="M${mm(right)} ${mm(top)}V${mm(bottom)}M${mm(right)} ${mm((top + bottom) / 2)}h${GAP}"/>`,
      ];
    });
    const title = round === null ? words.winner : words.round(round);
    return [
      write(depth * column, TITLES - 1, title, true),
      ...places.map((place, at) => draw(depth, baseOf(at), place)),
      ...joined,
    ];
  });
  const depth = rounds.length - 1;
  const last = TITLES + unit * lines;
  const step = Math.min(unit, MOST / 2);
  const below = third
    ? [
        write(depth * column, last - 2 * step, words.thirdPlace, true),
        ...third.places.map((place, at) => draw(depth, last - (1 - at) * step, place)),
      ]
    : [];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${mm(last + 1)}" font-family="sans-serif" fill="none" stroke="#000" stroke-width=".3"><style>text{fill:#000;stroke:none}</style>${[...drawn, ...below].join('')}</svg>`;
}

const mm = (length: number): string => String(Math.round(100 * length) / 100);
