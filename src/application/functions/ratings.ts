import { winProbability } from '../../rating/winProbability';
import { rankToRating } from '../../rating/rankRating';
import { textOf } from '../../sheet/cells/cell';
import { parseNumber, parseRankCell } from '../../sheet/cells/fields';
import { makeText } from '../../sheet/wording';
import { newRating } from '../../standings/tiebreaks/newRating';
import type { Cell, Table } from '../catalogue/table';
import { valuesOf, type Argument } from './argument';
import { playerFunction } from './tiebreaks';

/** Rating of each player after the tournament (R8.2, R8.3): a preview. */
export const NEWRATING = playerFunction(newRating);

/**
 * The probability that the first player wins an even game against the second (R8.2), by rating or rank. With
 * a range as one or both arguments, one answer for each row.
 */
export function WINPROBABILITY(a: Argument, b: Argument): Table {
  const [ones, others] = [firstColumn(a), firstColumn(b)];
  const rows = Math.max(ones.length, others.length);
  const at = (column: readonly unknown[], row: number): unknown => column[column.length === 1 ? 0 : row];
  return Array.from({ length: rows }, (_, row) => [probability(at(ones, row), at(others, row))]);
}

function firstColumn(argument: Argument): readonly unknown[] {
  const column = valuesOf(argument).map(row => row[0]);
  return column.length === 0 ? [''] : column;
}

/** Blank beside a blank cell; one sentence for anything but a rating or a rank. */
function probability(one: unknown, other: unknown): Cell {
  if (textOf(one) === '' || textOf(other) === '') return '';
  const [rating, opponent] = [readRating(one), readRating(other)];
  if (rating !== undefined && opponent !== undefined) return winProbability(rating, opponent);
  const unread = textOf(rating === undefined ? one : other);
  return makeText('en')('problem.wrongArgument', { text: unread });
}

function readRating(value: unknown): number | undefined {
  const text = textOf(value);
  const rank = parseRankCell(text);
  return typeof value === 'number' ? value : rank ? rankToRating(rank) : parseNumber(text);
}
