import type { CellChange } from '../cells/block';
import { ENTRY_GAPS } from '../cells/notation';

/**
 * One change for each cell, with the changes of all its games: a cell may hold several games, of which each record has one. Of two
 * results for one game the first counts; `recordRound` reports contradictions.
 */
export function oncePerCell(changes: readonly CellChange[]): readonly CellChange[] {
  const cells = new Map<string, CellChange>();
  for (const change of changes) {
    const key = `${change.row},${change.column}`;
    const first = cells.get(key);
    cells.set(key, first ? { ...first, after: withGamesOf(first, change) } : change);
  }
  return [...cells.values()];
}

/** The gaps stay as typed, and no game comes or goes. */
function withGamesOf(first: CellChange, second: CellChange): string {
  const [before, one, two] = [first.before, first.after, second.after].map(text => text.split(ENTRY_GAPS));
  if (before?.length !== one?.length || before?.length !== two?.length) return first.after;
  return (one ?? []).map((game, at) => (game === before?.[at] ? (two?.[at] ?? game) : game)).join('');
}
