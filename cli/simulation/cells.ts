import { parse } from 'papaparse';

/** Tab-separated text as spreadsheets copy it: a cell in quotes may hold tabs, line ends and doubled quotes. */
export const readCells = (text: string): readonly (readonly string[])[] =>
  parse<string[]>(text.replace(/^\uFEFF/, ''), { delimiter: '\t' }).data;
