import { foldName } from '../../tournament/name/foldName';
import type { Outcome } from '../../tournament/game';
import type { Language } from '../../tournament/languages';
import { isBlank, textOf } from '../cells/cell';
import { parseHalfPoints } from '../cells/fields';
import { cleanUp } from '../cells/notation';
import type { WallListReading } from '../read/wallListReading';
import { findPair } from './roundPair';
import { parseResult, type RoundResult } from './roundResult';
import type { RoundTable, SheetRow, StrayResult } from './roundSheet';
import type { RoundNo } from '../../tournament/indices';

export interface WithMatchLines {
  /** The games, those that a match line settles with their results. */
  readonly rows: readonly SheetRow[];
  /** Results beside no match. */
  readonly strays: readonly StrayResult[];
  /** Match lines that do not settle their boards. */
  readonly unclear: readonly StrayResult[];
}

/** `3-0` gives the open boards theirs where one way is left: all to one team, or one board open. */
export function withMatchLines(
  reading: WallListReading,
  round: RoundNo,
  table: RoundTable,
  language: Language,
  words: ReadonlyMap<string, RoundResult>,
): WithMatchLines {
  const results = new Map<number, string>();
  const strays: StrayResult[] = [];
  const unclear: StrayResult[] = [];
  for (const stray of table.strays) {
    const boards = boardsOf(reading, round, table, stray, language, words);
    if (boards.length === 0) strays.push(stray);
    else {
      const rowResults = settled(boards, stray.text);
      if (!rowResults) unclear.push(stray);
      rowResults?.forEach(([row, result]) => results.set(row, result));
    }
  }
  const rows = table.rows.map(row => {
    const result = results.get(row.row);
    return result !== undefined && isBlank(row.result) ? { ...row, result } : row;
  });
  return { rows, strays, unclear };
}

interface SheetBoard {
  readonly row: number;
  /** The team that is named first has Black. */
  readonly isFirstBlack: boolean;
  /** Half points of both teams, that named first in front; undefined without a result. */
  readonly score: readonly [number, number] | undefined;
}

const WORTH: Readonly<Record<Outcome, number>> = { won: 2, jigo: 1, lost: 0, unknown: 0 };

function boardsOf(
  reading: WallListReading,
  round: RoundNo,
  { rows }: RoundTable,
  { row: line, beside }: StrayResult,
  language: Language,
  words: ReadonlyMap<string, RoundResult>,
): readonly SheetBoard[] {
  const below: SheetRow[] = [];
  for (const row of rows) if (row.row === line + 1 + below.length) below.push(row);
  const heading = foldName(beside);
  return below.flatMap((row): readonly SheetBoard[] => {
    const pair = findPair(reading, row, round);
    if (!pair) return [];
    const { black, white } = pair;
    const [one, other] = [black, white].map(({ player }) => reading.wallList.players[player]?.team ?? '');
    const isMatch = (first = '', second = ''): boolean =>
      first !== '' && heading.startsWith(foldName(`${first} – ${second}`));
    const isFirstBlack = isMatch(one, other);
    if (!isFirstBlack && !isMatch(other, one)) return [];
    const typed = parseResult(textOf(row.result), language, words);
    const result = typed === undefined || typed === 'none' ? undefined : typed;
    const [ofBlack, ofWhite] = [result?.black ?? black.game.outcome, result?.white ?? white.game.outcome];
    const isOpen = ofBlack === 'unknown' || ofWhite === 'unknown';
    const [b, w] = [WORTH[ofBlack], WORTH[ofWhite]];
    return [{ row: row.row, isFirstBlack, score: isOpen ? undefined : isFirstBlack ? [b, w] : [w, b] }];
  });
}

/** The results of the open boards; undefined where the line leaves a choice, or contradicts a board. */
function settled(
  boards: readonly SheetBoard[],
  text: string,
): readonly (readonly [row: number, result: string])[] | undefined {
  const sides = cleanUp(text.replace(/½/g, '.5')).split(/[-:]/).map(parseHalfPoints);
  const [first, second] = sides;
  if (sides.length !== 2 || first === undefined || second === undefined) return undefined;
  const open = boards.filter(({ score }) => score === undefined);
  const sum = (side: 0 | 1): number => boards.reduce((total, { score }) => total + (score?.[side] ?? 0), 0);
  const left = [first - sum(0), second - sum(1)] as const;
  if (left[0] + left[1] !== 2 * open.length || Math.min(...left) < 0) return undefined;
  if (open.length === 1 && left[0] === 1) return open.map(({ row }) => [row, '='] as const);
  if (Math.min(...left) > 0) return undefined;
  return open.map(
    ({ row, isFirstBlack }) => [row, (left[1] === 0) === isFirstBlack ? '1-0' : '0-1'] as const,
  );
}
