import type { Game } from '../tournament/game';
import type { Problem } from '../tournament/problem';
import type { Language } from '../tournament/settings';
import type { CellChange } from './block';
import { textOf, type Values } from './cell';
import type { WallListReading } from './readWallList';
import { parseResult, type RoundResult } from './roundResult';
import { parseLabel, type RoundTable, type SheetRow } from './roundSheet';

export interface RoundRecord {
  /** Cells of the wall list whose `?` gets a result, by their place in the values read. */
  readonly changes: readonly CellChange[];
  /** What was left alone, placed in the Round sheet. */
  readonly problems: readonly Problem[];
  /** Row in the Round sheet of a game, by the two player indexes `black,white`. */
  readonly rows: ReadonlyMap<string, number>;
  /** Those of them whose result is new. */
  readonly typed: ReadonlySet<string>;
}

interface Side {
  readonly player: number;
  readonly game: Game;
}

/**
 * Results typed in a Round sheet, for the wall list: only cells that still say `?` in a game of exactly this pair
 * change, and only when nothing on either side says otherwise. Everything else is reported.
 */
export function recordRound(
  reading: WallListReading,
  values: Values,
  round: number,
  table: RoundTable,
  language: Language,
  words: Readonly<Record<string, RoundResult>>,
): RoundRecord {
  const changes: CellChange[] = [];
  const problems: Problem[] = [];
  const rows = new Map<string, number>();
  const typed = new Set<string>();
  for (const row of table.rows) {
    const report = reporter(row, table.resultColumn, round);
    const pair = findPair(reading, row, round);
    if (!pair) {
      problems.push(report('roundGameUnlisted', {}));
      continue;
    }
    const game = `${pair.black.player},${pair.white.player}`;
    rows.set(game, row.row);
    const outcome = compare(pair.black.game, pair.white.game, row, language, words);
    if (outcome.kind === 'problem') problems.push(report(outcome.code, outcome.values));
    if (outcome.kind !== 'result') continue;
    const found = [
      change(reading, values, round, pair.black, outcome.result.black, outcome.result.byDefault),
      change(reading, values, round, pair.white, outcome.result.white, outcome.result.byDefault),
    ].flat();
    if (found.length > 0) typed.add(game);
    changes.push(...found);
  }
  return { changes, problems, rows, typed };
}

type Outcome =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'result'; readonly result: RoundResult }
  | { readonly kind: 'problem'; readonly code: Problem['code']; readonly values: Problem['values'] };

/** What the sheet says about a game against what both cells of the wall list say. */
function compare(
  black: Game,
  white: Game,
  row: SheetRow,
  language: Language,
  words: Readonly<Record<string, RoundResult>>,
): Outcome {
  const typed = textOf(row.result);
  const disagrees = (said: string, listed: string): Outcome => ({
    kind: 'problem',
    code: 'roundSheetDisagrees',
    values: { typed: said, listed },
  });
  if (black.colour === 'white' || white.colour === 'black') return disagrees('b – w', 'w – b');
  if (/^\d*$/.test(row.handicap) && black.colour !== undefined && Number(row.handicap) !== black.handicap)
    return disagrees(`b${row.handicap}`, `b${black.handicap || ''}`);
  const result = parseResult(typed, language, words);
  if (result === undefined)
    return { kind: 'problem', code: 'roundResultUnreadable', values: { text: typed } };
  if (result === 'none') return { kind: 'nothing' };
  const agrees = (game: Game, said: Game['outcome']): boolean =>
    game.outcome === 'unknown' || game.outcome === said;
  return agrees(black, result.black) && agrees(white, result.white)
    ? { kind: 'result', result }
    : disagrees(typed, `${SIGNS[black.outcome]} – ${SIGNS[white.outcome]}`);
}

const SIGNS: Readonly<Record<Game['outcome'], string>> = { won: '+', lost: '-', jigo: '=', unknown: '?' };

function change(
  reading: WallListReading,
  values: Values,
  round: number,
  side: Side,
  outcome: RoundResult['black'],
  byDefault: boolean,
): readonly CellChange[] {
  const row = reading.rows[side.player] as number;
  const column = reading.rounds[round - 1]?.[0];
  if (side.game.outcome !== 'unknown' || column === undefined) return [];
  const raw = values[row]?.[column];
  const before = typeof raw === 'string' ? raw : textOf(raw);
  // The first question mark is the result; a second one would be the colour.
  const after = before.replace(/[?？]/, `${SIGNS[outcome]}${byDefault ? '!' : ''}`);
  return [{ row, column, before, after }];
}

/** The two sides of a row's game in the wall list; undefined unless each has the other as only opponent. */
function findPair(
  reading: WallListReading,
  row: SheetRow,
  round: number,
): { readonly black: Side; readonly white: Side } | undefined {
  const [black, white] = [findPlayer(reading, row.black), findPlayer(reading, row.white)];
  if (black === undefined || white === undefined) return undefined;
  const [blackGame, whiteGame] = [
    gameAgainst(reading, black, white, round),
    gameAgainst(reading, white, black, round),
  ];
  if (!blackGame || !whiteGame) return undefined;
  return { black: { player: black, game: blackGame }, white: { player: white, game: whiteGame } };
}

function gameAgainst(
  { wallList }: WallListReading,
  player: number,
  opponent: number,
  round: number,
): Game | undefined {
  const entries = wallList.entries[player]?.[round - 1] ?? [];
  const [entry] = entries;
  return entries.length === 1 && entry?.kind === 'game' && entry.opponent === opponent ? entry : undefined;
}

/** By number if the name fits, else by name alone: rows may have been renumbered since. */
function findPlayer({ wallList }: WallListReading, text: string): number | undefined {
  const label = parseLabel(text);
  if (!label) return undefined;
  const named = wallList.players.flatMap(({ name }, player) => (name === label.name ? [player] : []));
  const numbered = named.filter(player => wallList.players[player]?.no === label.no);
  return numbered[0] ?? (named.length === 1 ? named[0] : undefined);
}

const reporter =
  (row: SheetRow, column: number, round: number) =>
  (code: Problem['code'], values: Problem['values']): Problem => ({
    code,
    severity: 'warning',
    place: { kind: 'cell', row: row.row, column },
    values: { round, black: row.black, white: row.white, ...values },
  });
