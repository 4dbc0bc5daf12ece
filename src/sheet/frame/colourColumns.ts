import type { Colour } from '../../tournament/game';
import { once } from '../../tournament/once';
import { cleanUp, parseEntries } from '../cells/notation';
import { textOf, type Values } from '../cells/cell';
import { foldTitle } from '../cells/titles';

/** A column of colours, stones or results, and the column of the round that they belong to. */
export interface Beside {
  readonly round: number;
  readonly column: number;
}

const TITLE = once(
  () =>
    /^(?:r?\d{0,2})(?:colou?rs?|col|farben?|couleurs?|colore?s?|цвет|색|흑백|色|先後|黒白|颜色|黑白|bw|wb|sw|ws|blackwhite|whiteblack|schwarzweiss|noirblanc|negroblanco|kleur|farg|vari|szin|renk|kolor|barva|culoare)\d{0,2}$/,
);
/** These mean other things, too, and are colours only where some stand below. */
const UNSURE = /^(?:c|side|hand)\d{0,2}$/;
const COLOUR =
  /^(?:(b|black|schwarz|s|noir|n|negras?|ч|черные|흑|黒|黑)|(w|white|weiss|weiß|blanc|blancas?|б|белые|백|白))$/;

/** The columns titled Colour beside rounds: behind each round, or where the first of them stands before all rounds, before each. */
export function colourColumns(
  titles: readonly string[],
  rounds: readonly (readonly number[])[],
  below: Values,
): readonly Beside[] {
  const single = rounds.filter(({ length }) => length === 1).map(([column = 0]) => column);
  const holdsColours = (column: number): boolean =>
    below.every(cells => {
      const text = textOf(cells[column]).trim();
      return text === '' || text === '-' || COLOUR.test(cleanUp(text));
    });
  const folded = titles.map(foldTitle);
  const isUsed = (title: string): boolean =>
    titles.some((_, column) => folded[column] === title && below.some(cells => readColour(cells[column])));
  const found = folded.flatMap((title, column) => {
    const isTitled = TITLE().test(title) || (UNSURE.test(title) && isUsed(title));
    return isTitled && holdsColours(column) ? [column] : [];
  });
  return besideRounds(found, single);
}

/** The columns with their rounds: behind each round, or where the first of them stands before all rounds, before each. */
export function besideRounds(found: readonly number[], single: readonly number[]): readonly Beside[] {
  const [first] = found;
  if (first === undefined) return [];
  const areBehind = single.some(column => column < first);
  return found.flatMap((column): readonly Beside[] => {
    const near = areBehind
      ? Math.max(...single.filter(one => one < column))
      : Math.min(...single.filter(one => one > column));
    return Number.isFinite(near) ? [{ round: near, column }] : [];
  });
}

/** The colour that a cell of such a column names; undefined where it names none. */
export const readColour = (value: unknown): Colour | undefined => {
  const found = COLOUR.exec(cleanUp(textOf(value).trim()));
  return found ? (found[1] === undefined ? 'white' : 'black') : undefined;
};

/** The values with the colours beside games that have none: `2+` beside `B` is `2+/b`. */
export function withColours(values: Values, rows: readonly number[], colours: readonly Beside[]): Values {
  if (colours.length === 0) return values;
  const table = values.map(cells => [...cells]);
  for (const row of rows)
    for (const { round, column } of colours) {
      const cells = table[row] as unknown[];
      const [text, colour] = [textOf(cells[round]), readColour(cells[column])];
      const [game, ...others] = colour
        ? [parseEntries(text)].flatMap(read => ('kind' in read ? [] : read))
        : [];
      if (
        colour &&
        game?.kind === 'game' &&
        others.length === 0 &&
        game.colour === undefined &&
        game.handicap === 0
      )
        cells[round] = `${cleanUp(text).replace(/\s/g, '')}/${colour.charAt(0)}`;
    }
  return table;
}
