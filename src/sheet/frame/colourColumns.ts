import type { Colour } from '../../tournament/game';
import { once } from '../../tournament/once';
import { cleanUp, makeEntry, parseEntries, saysWon, type TypedEntry } from '../cells/notation';
import { textOf, type Values } from '../cells/cell';
import { foldTitle } from '../cells/titles';

/** A column of colours, stones or results, and the column of the round that they belong to. */
export interface Beside {
  readonly round: number;
  readonly column: number;
}

const TITLE = once(
  () =>
    /^(?:r?\d{0,2})(?:colou?rs?|col|farben?|couleurs?|colore?s?|цвет|색|흑백|色|先後|黒白|颜色|黑白|bw|wb|sw|ws|zw|wz|blackwhite|whiteblack|schwarzweiss|noirblanc|negroblanco|kleur|farg|vari|szin|renk|kolor|barva|culoare)\d{0,2}$/,
);
/** These mean other things, too, and are colours only where some stand below: words, for a circle may say who won. */
const UNSURE = /^(?:c|side|hand)\d{0,2}$/;
const COLOUR =
  /^(?:(b|black|schwarz|s|z|noir|n|negras?|ч|черные|흑|黒|黑|●|⚫)|(w|white|weiss|weiß|blanc|blancas?|б|белые|백|白|○|⚪))$/;

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
    titles.some(
      (_, column) =>
        folded[column] === title &&
        below.some(cells => readColour(cells[column]) && !/[●○⚫⚪]/.test(textOf(cells[column]))),
    );
  const colourTitles = folded.flatMap((title, column) => {
    const isTitled = TITLE().test(title) || (UNSURE.test(title) && isUsed(title));
    return isTitled && holdsColours(column) ? [column] : [];
  });
  return besideRounds(colourTitles, single);
}

/** The columns with their rounds: behind each round, or where the first of them stands before all rounds, before each. */
export function besideRounds(columns: readonly number[], single: readonly number[]): readonly Beside[] {
  const [first] = columns;
  if (first === undefined) return [];
  const areBehind = single.some(column => column < first);
  return columns.flatMap((column): readonly Beside[] => {
    const near = areBehind
      ? Math.max(...single.filter(candidate => candidate < column))
      : Math.min(...single.filter(candidate => candidate > column));
    return Number.isFinite(near) ? [{ round: near, column }] : [];
  });
}

/** The colour that a cell of such a column names; undefined where it names none. */
export const readColour = (value: unknown): Colour | undefined => {
  const match = COLOUR.exec(cleanUp(textOf(value).trim()));
  return match ? (match[1] === undefined ? 'white' : 'black') : undefined;
};

/** The values with the colours beside games that have none: `2+` beside `B` is `2+/b`. */
export function withColours(values: Values, rows: readonly number[], colours: readonly Beside[]): Values {
  if (colours.length === 0) return values;
  const table = values.map(cells => [...cells]);
  for (const { round, column } of colours) {
    // Beside losses that say L a W is a win; what is written here must not hide them.
    const isWon = saysWon(rows.map(row => textOf(values[row]?.[round])));
    for (const row of rows) {
      const cells = table[row] as unknown[];
      const colour = readColour(cells[column]);
      const [game, ...others] = colour ? gamesOf(textOf(cells[round]), isWon) : [];
      const isPlain = game?.kind === 'game' && game.colour === undefined && game.handicap === 0;
      if (isPlain && others.length === 0) cells[round] = makeEntry({ ...game, colour });
    }
  }
  return table;
}

function gamesOf(text: string, isWon: boolean): readonly TypedEntry[] {
  const read = parseEntries(text);
  if (!('kind' in read)) return read;
  return read.why === 'two meanings' && isWon ? gamesOf(`${read.opponentNo}+`, false) : [];
}
