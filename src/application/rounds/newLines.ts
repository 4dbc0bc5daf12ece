import { textOf, type Values } from '../../sheet/cells/cell';
import { parseLabel } from '../../sheet/rounds/roundSheet';
import type { Block } from '../../sheet/cells/block';
import { readActions, readAction, readEarlier } from '../write/log';
import type { Workbook } from '../workbook/workbook';
import type { RoundNo } from '../../tournament/indices';

/** A game at a table with its colours: numbers stay where names are mended. */
export const lineKey = (table: unknown, black: string, white: string): string =>
  [textOf(table).trim(), ...[black, white].map(label => parseLabel(label)?.no ?? label)].join('|');

/**
 * By the Log: the games that the sheet of a round has got since a moment, at another table or with other colours too, each with the
 * last time of it.
 */
export function newLines(workbook: Workbook, round: RoundNo, since: string): ReadonlyMap<string, string> {
  const newest = readActions(workbook);
  const isFarEnough = newest.some(({ when }) => when < since);
  const actions = isFarEnough ? newest : (readEarlier(workbook, newest) ?? newest);
  const found = new Map<string, string>();
  for (const one of actions) {
    if (one.round !== round || !one.movesGames || one.when < since || one.status === 'stopped') continue;
    const blocks = readAction(workbook, one)?.blocks ?? [];
    for (const key of blocks.flatMap(newIn)) found.set(key, one.when);
  }
  return found;
}

function newIn({ column, isNew, before, after }: Block): readonly string[] {
  if (column !== 0 || isNew) return [];
  const were = new Set(keysOf(before));
  return keysOf(after).filter(key => !were.has(key));
}

const keysOf = (lines: Values): readonly string[] =>
  lines.flatMap(([table, black, white]) =>
    textOf(black) === '' || textOf(white) === '' ? [] : [lineKey(table, textOf(black), textOf(white))],
  );
