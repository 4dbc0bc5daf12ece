import type { Game } from '../../tournament/game';
import type { Standing } from '../score/standing';
import type { RoundNo } from '../../tournament/indices';

export interface Crossing {
  readonly round: RoundNo;
  readonly game: Game;
}

/** Players against players. Games with opponents outside the list have no cell. */
export interface Crosstable {
  readonly order: readonly number[];
  /** `cells[row][column]`: the entries of the row's player against the column's, by rounds. */
  readonly cells: readonly (readonly (readonly Crossing[])[])[];
}

/** The crosstable of the rounds that count, its rows and columns in the order given (R9). */
export function makeCrosstable(standing: Standing, order: readonly number[]): Crosstable {
  const { wallList, played } = standing;
  const column = new Map(order.map((player, index) => [player, index]));
  const cells = order.map(player => {
    const row: Crossing[][] = order.map(() => []);
    for (let round = 1; round <= played; round++) {
      for (const game of wallList.entries[player]?.[round - 1] ?? []) {
        if (game.kind === 'game') row[column.get(game.opponent) ?? -1]?.push({ round, game });
      }
    }
    return row;
  });
  return { order, cells };
}
