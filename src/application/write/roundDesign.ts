import type { Block } from '../../sheet/cells/block';
import { RESULTS } from '../../sheet/rounds/roundResult';
import { PUBLISHED, RESULT_COLUMN, ROUND_HEADER, ROUND_TITLES } from '../../sheet/rounds/roundSheet';
import type { Text } from '../../sheet/wording';
import { place, TITLE_LOOK, type Design, type Look } from '../workbook/design';

/**
 * Pixels; the other columns are as wide as Google makes them, 100. Table and Black stay in sight, and leave room for a result beside them
 * on a phone.
 */
const WIDTHS = [54, 160, 160] as const;
const FROZEN = [ROUND_HEADER + 1, 2] as const;
const HEADING: Look = { bold: true, size: 16 };
const HOW: Look = { italic: true, ink: '#5f6368', size: 9 };
const WHEN: Look = { ...HOW, bold: false };
const MATCH: Look = { bold: true, wrap: false };

/**
 * The looks of the part of a Round sheet that a block covers: of the whole sheet where it begins there, else
 * of the rows added below. Undefined for a block that empties cells.
 */
export function roundDesign(text: Text, { row, column, after }: Block): Design | undefined {
  // A block further right is one cell of a row that has its looks.
  if (column > 0) return undefined;
  if (after.every(line => line.every(cell => cell === ''))) return undefined;
  // Rows that are added below end before the results, which are typed.
  const wide = after[0]?.length ?? 0;
  const columns = Math.max(ROUND_TITLES.length, wide);
  const first = row === 0 ? ROUND_HEADER + 1 : row;
  const games = after.slice(first - row);
  const line = (at: number, look: Look) => [place(at, 0, 1, columns), look] as const;
  return {
    place: place(row, 0, after.length, columns),
    looks: [
      // Of the whole row: whoever finishes an action gives its looks again, and writes no cell that is written.
      ...(wide < columns ? [[place(row, 0, after.length, columns), { text: true }] as const] : []),
      ...(games.length > 0 ? [[place(first, 0, games.length, columns), { wrap: true }] as const] : []),
      ...(row === 0
        ? [
            line(0, HEADING),
            [place(PUBLISHED.row, PUBLISHED.column, 1, columns - PUBLISHED.column), WHEN] as const,
            line(1, HOW),
            line(ROUND_HEADER, TITLE_LOOK),
          ]
        : []),
      ...games.flatMap(([table, , white], i) =>
        table === '' && white === '' ? [line(first + i, MATCH)] : [],
      ),
    ],
    // A bye and the heading of a match get no dropdown.
    offers: gameRuns(games).map(({ start, count }) => ({
      place: place(first + start, RESULT_COLUMN, count, 1),
      choices: [...RESULTS.map(({ key }) => text(key)), ...shortResults(text)],
      help: text('round.how'),
    })),
    ...(row === 0 && { widths: WIDTHS, frozen: FROZEN }),
  };
}

/**
 * What people type instead of a word, as docs/results.md has it: Google marks what stands in no list as invalid, though it is read. A lone
 * `b` is not read where Black is `n`: there it may mean White.
 */
const shortResults = (text: Text): readonly string[] => {
  const [black, white] = [text('alert.black'), text('alert.white')];
  const letters = [black, white, ...(black === 'n' ? [] : ['b']), 'w'];
  const winners = [...letters, ...letters.map(letter => letter.toUpperCase())];
  const points = ['1-0', '0-1', '½-½', '0-0', '1-1'];
  const byDefault = [...letters, '1-0', '0-1', '0-0'].map(word => `${word}!`);
  return [...new Set([...winners, '=', 'jigo', ...points, ...byDefault, 'B+R', 'W+R', 'B+F', 'W+F', '?'])];
};

/** Runs of rows with games, without any other row between them. */
function gameRuns(rows: Block['after']): readonly { readonly start: number; readonly count: number }[] {
  const isGame = rows.map(([, , white]) => white !== undefined && white !== '');
  return isGame.flatMap((game, start) => {
    if (!game || isGame[start - 1]) return [];
    const end = isGame.indexOf(false, start);
    return [{ start, count: (end < 0 ? rows.length : end) - start }];
  });
}
