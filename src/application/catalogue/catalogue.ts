/**
 * The custom functions, each described once. The build makes the globals from this list, with the texts that
 * the formula helper of Sheets shows, and docs/functions.md; Check finds calls with it, the self-test takes
 * its questions. Each heading of that page has a file in the folder of this name; the code of each function is
 * in `all.ts`. Nothing here is evaluated while the script loads.
 */
import type { CustomFunction } from './entry';
import { scores } from './scores';
import { tiebreaks } from './tiebreaks';
import { places } from './places';
import { teams } from './teams';
import { groupsAndLots } from './groupsAndLots';
import { questions } from './questions';
import { nextRound } from './nextRound';
import { ratings } from './ratings';

const entries = () => ({
  ...scores(),
  ...tiebreaks(),
  ...places(),
  ...teams(),
  ...groupsAndLots(),
  ...questions(),
  ...nextRound(),
  ...ratings(),
});

export type FunctionName = keyof ReturnType<typeof entries>;

export interface NamedFunction extends CustomFunction {
  readonly name: FunctionName;
}

/** Every custom function, in the order of docs/functions.md. */
export const customFunctions = (): readonly NamedFunction[] =>
  (Object.entries(entries()) as [FunctionName, CustomFunction][]).map(([name, one]) => ({ name, ...one }));

/** The number of arguments before the settings; undefined for a function without settings. */
export function argumentsBeforeSettings({ parameters }: CustomFunction): number | undefined {
  const at = parameters.findIndex(({ name }) => name === 'settings');
  return at < 0 ? undefined : at;
}

export const readsWallList = ({ parameters }: CustomFunction): boolean => parameters[0]?.name === 'wallList';

/** Whether each value belongs to a row of the wall list, so that the formula must stand in the list's first row. */
export const standsBesideWallList = (customFunction: CustomFunction): boolean =>
  readsWallList(customFunction) && customFunction.returns.shape !== 'table';
