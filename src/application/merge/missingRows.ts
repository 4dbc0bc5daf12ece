import { otherSide, type Entry, type Game } from '../../tournament/game';
import type { CellsOfRound } from './cellsOfRound';
import type { PlayerIndex } from '../../tournament/indices';

/** A game of the copy with a number that has no row there, and that is somebody's here. */
export interface GameWithoutRow {
  readonly player: PlayerIndex;
  readonly opponentNo: number;
}

/**
 * The copy of a round, with the games of those whose rows are missing in it, as in a list pasted with a filter on. Such a game is known by
 * its number alone: it is taken where the list here has the same one.
 */
export function withMissingRows(
  here: CellsOfRound,
  copy: CellsOfRound,
  numbers: readonly number[],
): { readonly cells: CellsOfRound; readonly without: readonly GameWithoutRow[] } {
  const cells: (readonly Entry[])[] = [...copy];
  const without: GameWithoutRow[] = [];
  copy.forEach((entries, player) => {
    if (entries.length === 0) return;
    const used = new Set<number>();
    cells[player] = entries.map((entry): Entry => {
      const opponent = isOutside(entry) ? numbers.indexOf(entry.opponentNo) : -1;
      if (!isOutside(entry) || opponent < 0) return entry;
      const entriesHere = here[player] ?? [];
      const at = entriesHere.findIndex((cell, i) => !used.has(i) && isAgainst(cell, opponent));
      if (at < 0 || (copy[opponent] ?? []).length > 0) {
        without.push({ player, opponentNo: entry.opponentNo });
        return entry;
      }
      used.add(at);
      const game: Game = { ...entry, opponent };
      if (isOfOneResult(entriesHere[at] as Game, game)) return game;
      const nth = entriesHere.slice(0, at).filter(cell => isAgainst(cell, opponent)).length;
      const theirs = cells[opponent]?.length ? cells[opponent] : (here[opponent] ?? []);
      cells[opponent] = theirs.map((theirEntry, i) =>
        isAgainst(theirEntry, player) &&
        theirs.slice(0, i).filter(early => isAgainst(early, player)).length === nth
          ? otherSide(game, player, numbers[player])
          : theirEntry,
      );
      return game;
    });
  });
  return { cells, without };
}

const isOutside = (entry: Entry): entry is Game => entry.kind === 'game' && entry.opponent < 0;

const isAgainst = (entry: Entry, opponent: PlayerIndex): boolean =>
  entry.kind === 'game' && entry.opponent === opponent;

const isOfOneResult = (one: Game, other: Game): boolean =>
  one.outcome === other.outcome && one.byDefault === other.byDefault;
