/** Where a text stands in a workbook. */

export interface SheetCells {
  readonly sheet: string;
  readonly cells: readonly (readonly unknown[])[];
}

export interface CellPlace {
  readonly sheet: string;
  /** Counted from 0. */
  readonly row: number;
  readonly column: number;
}

/** Letters that are no letter with a mark: `ß` and `ł` are typed as `ss` and `l` where a keyboard lacks them. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
};

/** A text without capitals, width, marks and double blanks. Hangul and kana keep their own marks. */
export const foldForSearch = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/(\p{Script=Latin}|\p{Script=Greek}|\p{Script=Cyrillic})\p{M}+/gu, '$1')
    .normalize('NFC')
    .replace(/[ßłøđðþæœı]/g, letter => PLAIN[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim();

/** Every cell that holds the text, sheet by sheet, row by row; none for a text of blanks. */
export function cellsWith(sheets: readonly SheetCells[], text: string): readonly CellPlace[] {
  const wanted = foldForSearch(text);
  if (wanted === '') return [];
  return sheets.flatMap(({ sheet, cells }) =>
    cells.flatMap((line, row) =>
      line.flatMap((cell, column) =>
        cell !== '' && foldForSearch(String(cell)).includes(wanted) ? [{ sheet, row, column }] : [],
      ),
    ),
  );
}

/** The index of the next place after a cell, or of the one before it; round the workbook. */
export function placeFrom(
  places: readonly CellPlace[],
  from: CellPlace,
  order: readonly string[],
  step: 1 | -1,
): number {
  const ranks = ({ sheet, row, column }: CellPlace): readonly number[] => [order.indexOf(sheet), row, column];
  const wanted = ranks(from);
  const isBeyond = (one: CellPlace): boolean => {
    const own = ranks(one);
    const at = own.findIndex((value, index) => value !== wanted[index]);
    return at >= 0 && step * ((own[at] ?? 0) - (wanted[at] ?? 0)) > 0;
  };
  const beyond = places.map((_, index) => index).filter(index => isBeyond(places[index] ?? from));
  // Round the workbook: the first place after the last, and the last before the first.
  return (step === 1 ? beyond[0] : beyond[beyond.length - 1]) ?? (step === 1 ? 0 : places.length - 1);
}
