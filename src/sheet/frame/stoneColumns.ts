import { once } from '../../tournament/once';
import { makeEntry, parseEntries } from '../cells/notation';
import { textOf, type Values } from '../cells/cell';
import { foldTitle, foldTitles } from '../cells/titles';
import { besideRounds, type Beside } from './colourColumns';

const TITLES = once(
  () =>
    new Set(
      foldTitles(
        `H, HC, Hcp, Handi, Handicap, Stones, Vorgabe, Steine, Pierres,
        Hándicap, Piedras, Фора, Камни, 접바둑, 치수, 핸디캡, 置石, 置き石, ハンデ, 让子, 讓子, Voorgift, Stenen, Handikap`,
      ),
    ),
);

/** From the first digit of a number: tried from each, a title of nothing but digits takes seconds. */
const NUMBER_BEHIND = /(^|\D)\d+$/;

const MOST = 25;

/** The stones that a cell of such a column says; undefined where it says none. */
export function readStones(value: unknown): number | undefined {
  const text = textOf(value).trim();
  return /^\d{1,2}$/.test(text) && Number(text) <= MOST ? Number(text) : undefined;
}

/** The columns of handicap stones beside rounds: one for each round, or they may be something else of the players. */
export function stoneColumns(
  titles: readonly string[],
  rounds: readonly (readonly number[])[],
  below: Values,
): readonly Beside[] {
  const single = rounds.filter(({ length }) => length === 1).map(([column = 0]) => column);
  const holdsStones = (column: number): boolean =>
    below.every(
      cells => /^-?$/.test(textOf(cells[column]).trim()) || readStones(cells[column]) !== undefined,
    );
  const stoneTitles = titles.flatMap((title, column) =>
    TITLES().has(foldTitle(title).replace(NUMBER_BEHIND, '$1')) && holdsStones(column) ? [column] : [],
  );
  const beside = besideRounds(stoneTitles, single);
  const [first = Infinity] = stoneTitles;
  const isOfPlayers = single.length < 2 && !single.some(column => column < first);
  return beside.length === single.length && !isOfPlayers ? beside : [];
}

export function withStones(values: Values, rows: readonly number[], stones: readonly Beside[]): Values {
  if (stones.length === 0) return values;
  const table = values.map(cells => [...cells]);
  for (const row of rows)
    for (const { round, column } of stones) {
      const cells = table[row] as unknown[];
      const count = readStones(cells[column]) ?? 0;
      const read = count > 0 ? parseEntries(textOf(cells[round])) : [];
      const [game, ...others] = 'kind' in read ? [] : read;
      if (game?.kind === 'game' && others.length === 0 && game.handicap === 0 && game.colour !== undefined)
        cells[round] = makeEntry({ ...game, handicap: count });
    }
  return table;
}
