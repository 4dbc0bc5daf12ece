import type { GameOfRound } from '../protocol/protocol';

/** A game with the number by which its result is typed; '' where it has none. */
export interface LabelledGame {
  readonly game: GameOfRound;
  readonly label: string;
}

/**
 * By its table; where a table has several games, `2.1` and `2.2`; where no sheet has the round, by its place. A table that is called
 * otherwise than by a number is typed in its sheet.
 */
export function labelled(games: readonly GameOfRound[]): readonly LabelledGame[] {
  if (games.every(({ table }) => table === ''))
    return games.map((game, i) => ({ game, label: String(i + 1) }));
  const numbers = games.map(({ table }) => (/^\d+$/.test(table) ? String(Number(table)) : ''));
  return games.map((game, i) => {
    const table = numbers[i] ?? '';
    const isAlone = numbers.filter(number => number === table).length === 1;
    const place = numbers.slice(0, i + 1).filter(number => number === table).length;
    return { game, label: table === '' || isAlone ? table : `${table}.${place}` };
  });
}
