import { isDate, textOf, type Values } from '../../sheet/cells/cell';
import { readInput } from '../read/input';
import type { TournamentInput } from '../read/tournament';

/** An argument of a formula: one cell as its value, a range as rows of values, a missing one as undefined. */
export type Argument = unknown;

/** The rows of a range; a single cell is a range of one. */
export function valuesOf(argument: Argument): Values {
  if (argument === undefined || argument === null) return [];
  if (!Array.isArray(argument)) return [[argument]];
  return argument.map((row: unknown) => (Array.isArray(row) ? (row as unknown[]) : [row]));
}

export const readArguments = (wallList: Argument, settings: Argument): TournamentInput =>
  readInput(valuesOf(wallList), settings);

/** The value of a single cell, which may come as a range of one. */
export function singleOf(argument: Argument): unknown {
  return Array.isArray(argument) ? valuesOf(argument)[0]?.[0] : argument;
}

export const singleText = (argument: Argument): string => textOf(singleOf(argument));

/** A whole number of at least `least`, typed as a number or as text; undefined for anything else. */
export function wholeNumber(argument: Argument, least: number): number | undefined {
  const value = singleOf(argument);
  if (isDate(value) || typeof value === 'boolean' || textOf(value) === '') return undefined;
  const number = Number(textOf(value));
  return Number.isInteger(number) && number >= least ? number : undefined;
}
