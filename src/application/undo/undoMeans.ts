import type { Block } from '../../sheet/cells/block';
import { parseEntries, type TypedEntry } from '../../sheet/cells/notation';
import type { LogEntry, LoggedAction } from '../../sheet/write/logRows';
import { roundOfName } from '../../sheet/write/sheetNames';
import type { UndoMeans, UndoOffer } from '../protocol/protocol';
import type { Tournament } from '../read/tournament';
import type { Workbook } from '../workbook/workbook';
import { readAction } from '../write/log';

/** An offer to undo, with when that was done and what follows from its undo where the cells that it wrote tell it. */
export function withMeans(
  workbook: Workbook,
  tournament: Tournament,
  actions: readonly LogEntry[],
  offer: UndoOffer,
): UndoOffer {
  const entry = actions.find(({ no }) => String(no) === offer.action);
  const action = entry && readAction(workbook, entry);
  if (!action) return offer;
  const means = meansOf(tournament, action);
  return { ...offer, when: action.when, ...(means && { means }) };
}

function meansOf(tournament: Tournament, { blocks, round }: LoggedAction): UndoMeans | undefined {
  const { list } = tournament;
  if (blocks.length > 0 && blocks.every(({ isNew }) => isNew))
    return { kind: 'sheets', sheets: [...new Set(blocks.map(({ sheet }) => sheet))] };
  const isOfRound = ({ sheet, called = sheet }: Block): boolean => roundOfName(called) !== undefined;
  if (!blocks.every(block => block.sheet === list.sheet || isOfRound(block))) return undefined;
  const cells = cellsOf(tournament, blocks);
  const out = tournament.reading.columns.out;
  if (cells.length > 0 && out !== undefined && cells.every(cell => cell.column === out + list.origin.column))
    return { kind: 'players', players: cells.length };
  const games = cells.map(gamesOf);
  // A game stands in the rows of both its players.
  const count = (kind: GameChange): number =>
    Math.ceil(games.flat().filter(change => change === kind).length / 2);
  const [paired, open, results, others] = KINDS.map(count);
  if (others) return undefined;
  // Where a table says all pairs, one action writes them for all rounds.
  const columns = new Set(cells.flatMap((cell, i) => (games[i]?.includes('paired') ? [cell.column] : [])));
  const isWholeRound = columns.size === 1 && blocks.some(block => block.isNew && isOfRound(block));
  if (paired)
    return open || results || !isWholeRound || round === undefined
      ? undefined
      : { kind: 'round', round, games: paired };
  if (results) return { kind: 'results', games: results + (open ?? 0) };
  return open ? { kind: 'open', games: open } : undefined;
}

type GameChange = (typeof KINDS)[number];
const KINDS = ['paired', 'decided', 'changed', 'something else'] as const;

interface ChangedCell {
  readonly column: number;
  readonly before: string;
  readonly after: string;
}

/** The cells of the list that the action changed, without titles of rounds. */
const cellsOf = ({ list }: Tournament, blocks: readonly Block[]): readonly ChangedCell[] =>
  blocks
    .filter(({ sheet, ofRound }) => sheet === list.sheet && ofRound === undefined)
    .flatMap(block =>
      block.after.flatMap((line, r) =>
        line.map((after, c) => ({ column: block.column + c, before: block.before[r]?.[c] ?? '', after })),
      ),
    )
    .filter(({ before, after }) => before !== after);

function gamesOf({ before, after }: ChangedCell): readonly GameChange[] {
  const [was, is] = [parseEntries(before), parseEntries(after)];
  if (!isRead(was) || !isRead(is) || was.length > is.length) return ['something else'];
  return is.flatMap((entry, i): readonly GameChange[] => {
    const old = was[i];
    // A bye, or who was absent, comes with the games of the round.
    if (entry.kind !== 'game') return old ? ['something else'] : [];
    if (!old) return [entry.outcome === 'unknown' ? 'paired' : 'something else'];
    if (old.kind !== 'game' || old.opponentNo !== entry.opponentNo) return ['something else'];
    if (JSON.stringify(old) === JSON.stringify(entry)) return [];
    return [old.outcome === 'unknown' ? 'decided' : 'changed'];
  });
}

const isRead = (read: ReturnType<typeof parseEntries>): read is readonly TypedEntry[] => Array.isArray(read);
