import { isBlank, textOf, widthOf, type Values } from '../cells/cell';
import { cleanUp, parseEntries } from '../cells/notation';

/** Cells with entries of R9, numbers alone, other text; and the first row with other text, or -1. */
export interface Survey {
  readonly entries: number;
  readonly bare: number;
  readonly others: number;
  readonly otherRow: number;
}

export function survey(values: Values, rows: readonly number[], column: number): Survey {
  let [entries, bare, others, otherRow] = [0, 0, 0, -1];
  for (const row of rows) {
    const value = values[row]?.[column];
    if (isBlank(value)) continue;
    const text = textOf(value);
    if (isUnknownGame(text)) continue;
    const read = parseEntries(text);
    if (!('kind' in read))
      entries += read.length > 0 && typeof value === 'string' && isEvidence(text) ? 1 : 0;
    else if (read.why === 'two meanings') entries++;
    else if (read.why !== 'no notation' || typeof value !== 'string') bare++;
    else {
      others++;
      if (otherRow < 0) otherRow = row;
    }
  }
  return { entries, bare, others, otherRow };
}

/** A game of which a list says nothing: no other text, and no result either. */
const isUnknownGame = (text: string): boolean => cleanUp(text).trim() === '?';

/** Whether a cell surely is a result, with a sign: `92L` may also be a club, `408?` a sum. */
export const isSureResult = (cell: unknown): boolean =>
  typeof cell === 'string' &&
  /\d[+\-=]/.test(cleanUp(cell)) &&
  isEvidence(cell) &&
  !('kind' in parseEntries(cell));

/** `3½`, `+12` and words such as `free` are notation, but mean other things too. */
export const isEvidence = (text: string): boolean =>
  /\d/.test(cleanUp(text)) &&
  !/^[+\-=]\d+$/.test(cleanUp(text)) &&
  (!/½/.test(text) || /[+\-=?!/]/.test(cleanUp(text.replace(/½/g, ''))));

export const holdsResults = ({ entries, bare, others }: Survey): boolean => entries > bare + others;

export const resultColumns = (values: Values, rows: readonly number[]): readonly number[] =>
  Array.from({ length: widthOf(values) }, (_, column) => column).filter(column =>
    holdsResults(survey(values, rows, column)),
  );
