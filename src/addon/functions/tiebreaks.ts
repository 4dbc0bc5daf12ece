import type { Column } from '../../standings/column';
import { cuss } from '../../standings/cuss';
import { directComparison } from '../../standings/directComparison';
import { tiedBefore } from '../../standings/placement';
import { mms, wins } from '../../standings/primaryScore';
import { sodos } from '../../standings/sodos';
import { sosK } from '../../standings/sosK';
import { sosos } from '../../standings/sosos';
import type { Standing } from '../../standings/standing';
import { alignedColumn, answeredBeside } from './aligned';
import { singleText, wholeNumber, type Argument, type Table } from './argument';
import { readGiven, type Given } from './given';
import { pointCell } from './pointCell';

/** Functions that answer with one value of each player. */
type PlayerFunction = (wallList: Argument, settings?: Argument) => Table;

/** A function that answers with a column of the standing. */
export const playerFunction =
  (make: (standing: Standing) => Column): PlayerFunction =>
  (wallList, settings) =>
    columnBeside(readGiven(wallList, settings), make);

const columnBeside = (given: Given, make: (standing: Standing) => Column): Table =>
  answeredBeside(given, standing => {
    const column = make(standing);
    return alignedColumn(given, column.title, player => pointCell(column, player, given.text));
  });

export const WINS = playerFunction(wins);
export const MMS = playerFunction(mms);
export const SOS = playerFunction(standing => sosK(standing, 0));
export const SOS1 = playerFunction(standing => sosK(standing, 1));
export const SOS2 = playerFunction(standing => sosK(standing, 2));
export const SODOS = playerFunction(sodos);
export const SOSOS = playerFunction(sosos);
export const CUSS = playerFunction(cuss);
export const DIRECTCOMPARISON = playerFunction(standing =>
  directComparison(standing, tiedBefore(standing, 'DIRECTCOMPARISON').classes),
);

export function SOSK(wallList: Argument, k: Argument, settings?: Argument): Table {
  const given = readGiven(wallList, settings);
  const dropped = wholeNumber(k, 0);
  if (dropped === undefined) return [[given.text('function.k', { text: singleText(k) })]];
  return columnBeside(given, standing => sosK(standing, dropped));
}
