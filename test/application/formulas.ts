import { FUNCTIONS as CODE } from '../../src/application/functions/all';

export type Table = readonly (readonly (string | number)[])[];
type Formula = (...given: readonly unknown[]) => Table;

/** Custom functions by name, as a sheet calls them. */
export const FUNCTIONS = CODE as unknown as Readonly<Record<string, Formula>>;
