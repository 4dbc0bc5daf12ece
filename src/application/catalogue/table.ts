/** The answer of a function: a cell or a table of cells. */
export type Cell = string | number;

export type Table = readonly (readonly Cell[])[];
