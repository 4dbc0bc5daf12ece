import { makeBracketTree, type BracketTree } from '../../pairing/knockout/bracketTree';
import { makeOpenEvent } from '../../pairing/round/makeOpenEvent';
import type { PairedRound } from '../../pairing/round/pairedRound';
import { withRound } from '../../pairing/knockout/withRound';
import { rowOf } from '../functions/bracket';
import { place, type Place } from '../google/design';
import type { Workbook } from '../google/workbook';
import type { Tournament } from '../read/tournament';
import { sheetWith } from './outputSheet';

/** The lines of a bracket: below each place, and beside the rows from one place of a pair to the other. */
export interface BracketLines {
  readonly below: readonly Place[];
  readonly right: readonly Place[];
}

/** The lines of a bracket as BRACKET lays it out, its titles in the first row. A place that stays empty in the first round has none. */
export function bracketLines({ rounds }: BracketTree): BracketLines {
  const cell = (column: number, at: number): Place => place(1 + rowOf(column, at), column, 1, 1);
  const isMet = (column: number, at: number): boolean => column > 0 || rounds[0]?.places[at] !== undefined;
  const places = rounds.flatMap(({ places: all }, column) =>
    all.flatMap((_, at) => (isMet(column, at) ? [{ column, at }] : [])),
  );
  const pairs = places.filter(
    ({ column, at }) =>
      at % 2 === 0 && at + 1 < (rounds[column]?.places.length ?? 0) && isMet(column, at + 1),
  );
  return {
    below: places.map(({ column, at }) => cell(column, at)),
    right: pairs.map(({ column, at }) => {
      const [top, bottom] = [rowOf(column, at), rowOf(column, at + 1)];
      return place(2 + top, column, bottom - top, 1);
    }),
  };
}

const IS_BRACKET = /^=\s*BRACKET\s*\(/i;

/** Draws the lines of the bracket with a round that has just been written, where there is a sheet with it. To be called under the lock. */
export function drawBracket(workbook: Workbook, tournament: Tournament, paired: PairedRound): void {
  const { wallList, settings } = tournament.event;
  const tree = makeBracketTree(makeOpenEvent(withRound(wallList, paired), settings));
  const sheet = tree && sheetWith(workbook, tournament, ([first = '']) => IS_BRACKET.test(first));
  if (!tree || sheet === undefined) return;
  const { below, right } = bracketLines(tree);
  const rows = 1 + Math.max(...below.map(({ row }) => row));
  workbook.dress(sheet, [place(1, 0, rows, tree.rounds.length)], { line: 'none' });
  workbook.dress(sheet, below, { line: 'below' });
  workbook.dress(sheet, right, { line: 'right' });
}
