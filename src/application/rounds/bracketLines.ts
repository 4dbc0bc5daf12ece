import { openTournament } from '../read/openTournament';
import { sheetWith } from '../read/sheetWith';
import { makeBracketTree, type BracketTree } from '../../pairing/knockout/bracketTree';
import { makeOpenEvent } from '../../pairing/round/makeOpenEvent';
import type { PairedRound } from '../../pairing/round/pairedRound';
import { withRound } from '../../pairing/knockout/withRound';
import { rowOf } from '../functions/bracket';
import { place, type GridLines, type CellRange } from '../workbook/design';
import type { Workbook } from '../workbook/workbook';
import type { Tournament } from '../read/tournament';
import { SYSTEMS } from '../../tournament/systems';

/**
 * The lines of a bracket as BRACKET lays it out, its titles in the first row: below each place, and beside the rows from one place of
 * a pair to the other. A place that stays empty in the first round has none.
 */
export function bracketLines({ rounds }: BracketTree): Omit<GridLines, 'within'> {
  const cell = (column: number, at: number): CellRange => place(1 + rowOf(column, at), column, 1, 1);
  const isMet = (column: number, at: number): boolean => column > 0 || rounds[0]?.places[at] !== undefined;
  const places = rounds.flatMap(({ places: all }, column) =>
    all.flatMap((_, at) => (isMet(column, at) ? [{ column, at }] : [])),
  );
  const pairs = places.filter(
    ({ column, at }) =>
      at % 2 === 0 &&
      // Lines say who meets; two who are left meet in any draw.
      (rounds[column]?.awaitsDraw !== true || rounds[column].places.length === 2) &&
      at + 1 < (rounds[column]?.places.length ?? 0) &&
      isMet(column, at + 1),
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
export function drawPairedBracket(workbook: Workbook, tournament: Tournament, paired: PairedRound): void {
  const { event } = tournament;
  const isInKnockout = event.stages.some(
    ({ system, from, to }) => SYSTEMS[system].end === 'final' && from <= paired.round && paired.round <= to,
  );
  if (!isInKnockout) return;
  const after = makeOpenEvent(withRound(event.wallList, paired), event.settings);
  drawBracket(workbook, tournament, makeBracketTree(after.contest()));
}

/** Draws the lines of the bracket anew as the list is now, after an undo or a merge in a knock-out. To be called under the lock. */
export function drawBracketAgain(workbook: Workbook, before: Tournament): void {
  if (!before.event.stages.some(({ system }) => SYSTEMS[system].end === 'final')) return;
  const now = openTournament(workbook);
  drawBracket(workbook, before, now && makeBracketTree(now.event.contest()));
}

/** Draws the lines of a bracket in the place of those before, where they differ; none without a bracket. */
function drawBracket(workbook: Workbook, before: Tournament, tree: BracketTree | undefined): void {
  const old = makeBracketTree(before.event.contest());
  const [was, is] = [old, tree].map(bracket => (bracket ? bracketLines(bracket) : { below: [], right: [] }));
  if (!is || JSON.stringify(was) === JSON.stringify(is)) return;
  const sheet = sheetWith(workbook, before, ([first = '']) => IS_BRACKET.test(first));
  if (sheet !== undefined) workbook.drawLines(sheet, { within: old && extentOf(old), ...is });
}

function extentOf({ rounds }: BracketTree): CellRange {
  const last = rounds.map(({ places }, column) => rowOf(column, places.length - 1));
  return place(1, 0, 1 + Math.max(...last), rounds.length);
}
