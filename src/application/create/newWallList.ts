import type { NewCell } from '../../sheet/cells/block';
import { EXAMPLE_KINDS } from '../../sheet/cells/examples';
import { SYSTEMS, type System } from '../../tournament/systems';
import { PLAYER_ROWS, RANKS, type WallListTemplate } from '../../sheet/write/template';
import type { ColumnKind } from '../../sheet/cells/titles';
import { place, TITLE_LOOK, type Look, type NewSheet } from '../workbook/design';
import { WALL_LIST } from '../read/tournament';

export interface Page {
  readonly sheet: NewSheet;
  readonly cells: readonly (readonly NewCell[])[];
}

export const EXAMPLE_LOOK: Look = { italic: true, ink: '#80868b' };
/** For columns beside a list that formulas fill. */
export const COMPUTED_LOOK: Look = { ink: '#185abc', align: 'center' };
const CENTRED: Look = { align: 'center' };

/** The look and the width of a column in pixels. */
export interface ColumnLook {
  readonly look: Look;
  readonly width: number;
}

/** Round columns with one result, with that of a knock-out, whose jigo is played again, and with many games as in a Diagonal. */
const ONE_GAME: ColumnLook = { look: CENTRED, width: 60 };
const PLAYED_AGAIN: ColumnLook = { look: CENTRED, width: 90 };
/** Ten games of players below 100, eight of others: where a line breaks, it may do so within a game. */
const MANY_GAMES: ColumnLook = { look: { wrap: true }, width: 480 };

export const roundLook = (system: System): ColumnLook => {
  const { games, end } = SYSTEMS[system];
  if (games === 'several') return MANY_GAMES;
  return end === 'final' ? PLAYED_AGAIN : ONE_GAME;
};

/** Columns of a list with few rounds. */
const LOOKS: Readonly<Partial<Record<ColumnKind, ColumnLook>>> = {
  no: { look: CENTRED, width: 40 },
  // A long name takes a second line.
  name: { look: { wrap: true }, width: 180 },
  rank: { look: CENTRED, width: 60 },
  rating: { look: CENTRED, width: 60 },
  country: { look: CENTRED, width: 76 },
  club: { look: {}, width: 76 },
  pin: { look: CENTRED, width: 76 },
  category: { look: CENTRED, width: 80 },
  group: { look: CENTRED, width: 60 },
  team: { look: {}, width: 110 },
  board: { look: CENTRED, width: 60 },
  out: { look: CENTRED, width: 60 },
};

/** `102+/w` and `12+/w3` stand in it whole, and so does what is computed. */
const NARROW_ROUND = 52;

/**
 * Widths that hold the same cells where there are many rounds, so that place and score stand in the first screen. Columns of one width are set
 * by one call.
 */
const NARROW: Readonly<Partial<Record<ColumnKind, number>>> = {
  no: 34,
  name: 140,
  rank: 60,
  rating: 60,
  country: 60,
  club: 60,
  pin: 70,
  out: NARROW_ROUND,
};

/** Pixels of columns beside the panel on a screen of 1400. */
const SCREEN = 990;
const COMPUTED = 60;
/** Between the rounds and what is computed. */
const GAP = 14;

/** Pixels of a column without a look of its own. */
const PLAIN_WIDTH = 100;

/** Columns of numbers; all others hold text, so that nothing turns into a date. */
const NUMBERS: readonly ColumnKind[] = ['no', 'rating'];

/** The columns, from 0, whose cells hold numbers. */
export const numberColumns = (kinds: readonly ColumnKind[]): readonly number[] =>
  kinds.flatMap((kind, column) => (NUMBERS.includes(kind) ? [column] : []));

/** The sheet of a new wall list: titles, numbers, example players, formulas, looks, and the name of its range. */
export function wallListPage(
  name: string,
  template: WallListTemplate,
  round: ColumnLook,
  height = PLAYER_ROWS,
): Page {
  const { titles, kinds, width, firstRound, computed, examples } = template;
  const columns = columnLooks(template, round);
  const whole = place(0, 0, height + 1, columns.length);
  const column = (at: number) => place(0, at, height + 1, 1);
  const exampleColumns = EXAMPLE_KINDS.map(kind => kinds.indexOf(kind)).filter(at => at >= 0);
  const design = {
    place: whole,
    looks: [
      ...columns.map(({ look }, at) => [column(at), look] as const),
      [place(1, kinds.indexOf('no'), height, 1), { ink: '#80868b' }] as const,
      ...exampleColumns.map(at => [place(1, at, examples.length, 1), EXAMPLE_LOOK] as const),
      [place(0, width, height + 1, computed.columns), COMPUTED_LOOK] as const,
      [place(0, 0, 1, titles.length), TITLE_LOOK] as const,
      [place(0, width, 1, computed.columns), TITLE_LOOK] as const,
    ],
    offers: [{ place: place(1, kinds.indexOf('rank'), height, 1), choices: RANKS, help: '' }],
    widths: columns.map(look => look.width),
    frozen: [1, kinds.indexOf('name') + 1],
  } as const;
  const player = (row: number): readonly NewCell[] =>
    columns.map((_, at): NewCell => {
      const kind = kinds[at];
      const example = EXAMPLE_KINDS.find(exampleKind => exampleKind === kind);
      const text = example && examples[row]?.[example];
      if (kind === 'no') return row + 1;
      if (kind !== undefined && NUMBERS.includes(kind)) return text ? Number(text) : null;
      return at < firstRound || at < width - 1 ? (text ?? '') : null;
    });
  const head = columns.map((_, at): NewCell => {
    if (at === width) return { formula: computed.formula };
    // The answer of the formula fills the cells behind it.
    return at > width ? null : (titles[at] ?? '');
  });
  return {
    sheet: { name, design, range: { name: WALL_LIST, place: place(0, 0, height + 1, width) } },
    cells: [head, ...Array.from({ length: height }, (_, row) => player(row))],
  };
}

function columnLooks(template: WallListTemplate, round: ColumnLook): readonly ColumnLook[] {
  const { kinds, titles, firstRound, width, computed } = template;
  const rounds = width - 1 - firstRound;
  const usual = kinds.map(kind => LOOKS[kind] ?? { look: {}, width: PLAIN_WIDTH });
  const isLong = pixels(usual) + rounds * round.width + GAP + 2 * COMPUTED > SCREEN;
  const own = kinds.map((kind, at): ColumnLook => {
    const { look = {}, width: most = PLAIN_WIDTH } = usual[at] ?? {};
    return {
      look,
      width: Math.max((isLong ? NARROW[kind] : undefined) ?? most, titleWidth(titles[at] ?? '')),
    };
  });
  const isFull = pixels(own) + rounds * round.width + GAP + 2 * NARROW_ROUND > SCREEN;
  const game = isFull && round === ONE_GAME ? { ...round, width: NARROW_ROUND } : round;
  const some = (count: number, look: ColumnLook): readonly ColumnLook[] =>
    Array.from({ length: count }, () => look);
  return [
    ...own,
    // Ratings and boards of a round.
    ...some(firstRound - kinds.length, { look: CENTRED, width: 60 }),
    ...some(rounds, game),
    { look: {}, width: GAP },
    ...some(computed.columns - 1, { look: CENTRED, width: isLong ? NARROW_ROUND : COMPUTED }),
    // The last column has a long title such as SOS-1 (WMSG) or Performance.
    { look: CENTRED, width: 120 },
  ];
}

const pixels = (columns: readonly ColumnLook[]): number => columns.reduce((sum, { width }) => sum + width, 0);

/** In pixels, of a bold title: letters of East Asia are as wide as they are high. */
const titleWidth = (title: string): number =>
  Math.ceil([...title].reduce((sum, letter) => sum + (letter > '\u1100' ? 13.4 : 7.4), 8));
