import { OPPOSITE_OUTCOME, SIGN_OF, type Game } from '../../tournament/game';
import { makeWarning, type Problem } from '../../tournament/problem';
import type { Language } from '../../tournament/languages';
import type { CellChange } from '../cells/block';
import { textOf, type Values } from '../cells/cell';
import { makeCellEdits, placeOfEntry, type CellEdits } from '../read/entryInCell';
import { parseCount } from '../cells/fields';
import { inHalves, wholeEntries } from '../read/halves';
import type { WallListReading } from '../read/wallListReading';
import { parseResult, resultWord, type RoundResult } from './roundResult';
import { findPair, type GameSide } from './roundPair';
import { gamesWithoutTable } from './gamesWithoutTable';
import { lineProblems } from './lineProblems';
import { withMatchLines } from './matchLines';
import type { RoundTable, SheetRow, StrayResult } from './roundSheet';
import type { RoundNo } from '../../tournament/indices';

export interface RoundRecord {
  /** Changed cells of the wall list, by their place in the values: a `?` gets a result, or a game its length. */
  readonly changes: readonly CellChange[];
  /** Results that were not recorded, with their places in the Round sheet. */
  readonly problems: readonly Problem[];
  readonly rows: ReadonlyMap<string, number>;
  readonly tables: ReadonlyMap<number, string>;
  /** The games, with the same keys, that have a new result or length. */
  readonly typed: ReadonlySet<string>;
}

/**
 * Only a `?` in a game of exactly this pair gets a result, and a game without a length gets one, where neither
 * side disagrees; anything else is reported.
 */
export function recordRound(
  reading: WallListReading,
  values: Values,
  round: RoundNo,
  table: RoundTable,
  language: Language,
  words: ReadonlyMap<string, RoundResult>,
): RoundRecord {
  const whole = wholeEntries(reading, values);
  const edits = makeCellEdits(whole);
  const problems: Problem[] = [];
  const rows = new Map<string, number>();
  const typed = new Set<string>();
  const problemOf = (
    code: 'resultBesideNoGame' | 'matchLineUnclear',
    { row, beside, text }: StrayResult,
  ): Problem => makeWarning(code, { round, beside, text }, { kind: 'cell', row, column: table.resultColumn });
  const lines = withMatchLines(reading, round, table, language, words);
  problems.push(...lines.strays.map(stray => problemOf('resultBesideNoGame', stray)));
  problems.push(...lines.unclear.map(stray => problemOf('matchLineUnclear', stray)));
  problems.push(...lineProblems(reading, round, table));
  for (const row of lines.rows) {
    const report = reporter(row, table.resultColumn, round);
    const pair = findPair(reading, row, round);
    if (!pair) {
      problems.push(report('roundGameUnlisted', {}));
      continue;
    }
    const { black, white } = pair;
    const game = `${black.player},${white.player}`;
    rows.set(game, row.row);
    const outcome = compare(black.game, white.game, row, language, words);
    if (outcome.kind === 'problem') problems.push(report(outcome.code, outcome.values));
    if (outcome.kind !== 'result') continue;
    const { result, moves } = outcome;
    const changed = [
      record(reading, whole, edits, round, black, result?.black, result?.byDefault, moves),
      record(reading, whole, edits, round, white, result?.white, result?.byDefault, moves),
    ];
    if (changed.includes(true)) typed.add(game);
  }
  problems.push(...gamesWithoutTable(reading, round, table, rows));
  const tables = new Map(table.rows.map(({ row, table: at = '' }) => [row, at]));
  return { changes: inHalves(reading, values, edits.changes()), problems, rows, tables, typed };
}

type RecordOutcome =
  | { readonly kind: 'nothing' }
  | {
      readonly kind: 'result';
      readonly result: RoundResult | undefined;
      readonly moves: number | undefined;
    }
  | { readonly kind: 'problem'; readonly code: Problem['code']; readonly values: Problem['values'] };

const disagrees = (typed: string, listed: string): RecordOutcome => ({
  kind: 'problem',
  code: 'roundSheetDisagrees',
  values: { typed, listed },
});

const unreadable = (text: string): RecordOutcome => ({
  kind: 'problem',
  code: 'roundResultUnreadable',
  values: { text },
});

function compare(
  black: Game,
  white: Game,
  row: SheetRow,
  language: Language,
  words: ReadonlyMap<string, RoundResult>,
): RecordOutcome {
  const typed = textOf(row.result);
  if (black.colour === 'white' || white.colour === 'black') return disagrees('b – w', 'w – b');
  const { handicap } = row;
  const saysHandicap = handicap !== undefined && /^\d*$/.test(handicap) && black.colour !== undefined;
  if (saysHandicap && Number(handicap) !== black.handicap)
    return disagrees(`b${handicap}`, `b${black.handicap || ''}`);
  const read = parseResult(typed, language, words);
  if (read === undefined) return unreadable(typed);
  const result = read === 'none' ? undefined : read;
  const agrees = (game: Game, outcome: Game['outcome'] | undefined): boolean =>
    outcome === undefined || game.outcome === 'unknown' || game.outcome === outcome;
  if (!agrees(black, result?.black) || !agrees(white, result?.white) || isOtherHalf(black, white, result))
    return disagrees(
      (result && resultWord(result)) ?? typed,
      listedWord(black, white) ?? `${SIGN_OF[black.outcome]} – ${SIGN_OF[white.outcome]}`,
    );
  return withMoves(black, white, textOf(row.moves), result);
}

/** One cell has a result already, and one of the two was decided without a game: the cells would disagree. */
const isOtherHalf = (black: Game, white: Game, result: RoundResult | undefined): boolean => {
  const played = [black, white].filter(({ outcome }) => outcome !== 'unknown');
  return result !== undefined && played.length === 1 && played[0]?.byDefault !== result.byDefault;
};

/** One cell with a result says it; none where both contradict: two winners need a decision (`!`). */
function listedWord(black: Game, white: Game): string | undefined {
  const isSaid = (game: Game): boolean => game.byDefault || game.outcome === 'unknown';
  const byDefault = isSaid(black) && isSaid(white);
  const outcomes = {
    black: black.outcome === 'unknown' ? OPPOSITE_OUTCOME[white.outcome] : black.outcome,
    white: white.outcome === 'unknown' ? OPPOSITE_OUTCOME[black.outcome] : white.outcome,
  };
  return byDefault || outcomes.black === OPPOSITE_OUTCOME[outcomes.white]
    ? resultWord({ ...outcomes, byDefault })
    : undefined;
}

/** The outcome with the length of the game, which counts only once the game has a result. */
function withMoves(black: Game, white: Game, typed: string, result: RoundResult | undefined): RecordOutcome {
  const isOpen = black.outcome === 'unknown' || white.outcome === 'unknown';
  if (!result && (isOpen || typed === '')) return { kind: 'nothing' };
  if (typed === '') return { kind: 'result', result, moves: undefined };
  const moves = parseCount(typed);
  if (moves === undefined || moves === 0 || moves > MOST_MOVES) return unreadable(typed);
  const other = [black.moves, white.moves].find(listed => listed !== undefined && listed !== moves);
  return other === undefined ? { kind: 'result', result, moves } : disagrees(`#${moves}`, `#${other}`);
}

const MOST_MOVES = 9999;

function record(
  reading: WallListReading,
  values: Values,
  { edit }: CellEdits,
  round: RoundNo,
  { player, game, position }: GameSide,
  outcome: RoundResult['black'] | undefined,
  byDefault: boolean | undefined,
  moves: number | undefined,
): boolean {
  const place = placeOfEntry(reading, values, player, round, position);
  if (!place) return false;
  return edit(place, entry => {
    const isNew = game.outcome === 'unknown' && outcome !== undefined;
    // The first question mark is the result; a second one is the colour.
    const withResult = isNew ? entry.replace(/[?？]/, `${SIGN_OF[outcome]}${byDefault ? '!' : ''}`) : entry;
    return moves !== undefined && game.moves === undefined ? `${withResult.trimEnd()}#${moves}` : withResult;
  });
}

const reporter =
  (row: SheetRow, column: number, round: RoundNo) =>
  (code: Problem['code'], values: Problem['values']): Problem =>
    makeWarning(
      code,
      { round, black: row.black, white: row.white, ...values },
      { kind: 'cell', row: row.row, column },
    );
