/** Cells as a saved workbook has them: by row, then by column. */
export type SavedCells = Readonly<Record<string, Readonly<Record<string, SavedCell | null | undefined>>>>;
export interface SavedCell {
  readonly v?: unknown;
  readonly f?: unknown;
}
