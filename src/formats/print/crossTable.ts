import type { ExchangedTournament, FinalOrder } from '../exchange';
import { crossRows } from '../html/crossTable';
import { fittedTable } from './fittedTable';
import { labelOf, type PrintWords } from './roundOf';
import { sheet } from './sheets';

/** Up to so many players a cross table stands upright; a larger one lies on its side. */
const UPRIGHT = 18;

export const isCrossTableOnSide = ({ players }: ExchangedTournament): boolean => players.length > UPRIGHT;

/** Rows and columns of a page; a larger table goes on beside and below. */
const [ROWS, COLUMNS] = [40, 26];

/** Millimetres: the width of the paper, its height below the titles, and what a cell has around its text to the sides and above. */
const PAPER = { upright: { width: 184, height: 225 }, onSide: { width: 250, height: 152 } };
const [BESIDE, ABOVE] = [1.6, 0.9];
/** Points of the letters at most, and millimetres of a line of one point. */
const [LETTERS, LINE] = [11, 0.441];

export function crossTableSheets(
  tournament: ExchangedTournament,
  final: FinalOrder,
  state: string,
  words: PrintWords,
): readonly string[] {
  const { header, rows } = crossRows(tournament, final, player => labelOf(tournament, player));
  const { width, height } = isCrossTableOnSide(tournament) ? PAPER.onSide : PAPER.upright;
  const parts = evenly(rows.length, ROWS).flatMap(([top, bottom]) =>
    evenly(rows.length, COLUMNS).map(([left, right]) => {
      const of = (row: readonly string[]): readonly string[] => [
        ...row.slice(0, 2),
        ...row.slice(2 + left, 2 + right),
      ];
      const size = Math.min(LETTERS, (height / (bottom - top + 1) - ABOVE) / LINE);
      return fittedTable(of(header), rows.slice(top, bottom).map(of), { width, size, around: BESIDE });
    }),
  );
  const about = state === '' ? words.crosstable : `${words.crosstable} · ${state}`;
  return parts.map((table, page) =>
    sheet(
      tournament.facts.name,
      parts.length === 1 ? about : `${about} · ${page + 1}/${parts.length}`,
      `<div class="cross">${table}</div>`,
    ),
  );
}

/** So many in parts of about the same size, none larger than `most`: where each begins and ends. */
function evenly(count: number, most: number): readonly (readonly [number, number])[] {
  const parts = Math.max(1, Math.ceil(count / most));
  const at = (part: number): number => Math.round((part * count) / parts);
  return Array.from({ length: parts }, (_, part) => [at(part), at(part + 1)] as const);
}
