import { readInput } from '../application/read/input';
import { parseTable } from '../formats/parse/table';
import { splitText } from '../sheet/frame/splitText';
import { makeText, sentenceAtCell, problemMend } from '../sheet/wording';
import { fileSentence } from '../text/files';
import type { Problem } from '../tournament/problem';
import type { Inside } from './inside';

/**
 * The rows of a wall list as a spreadsheet has them, titles first: `[['No', 'Name', 'Rank', 'R1'], [1, 'Ann', '3d', '2+']]`. Or the
 * same as text with tabs, commas, semicolons or blanks between the cells.
 */
export type WallListRows = string | readonly (readonly (string | number | boolean)[])[];

/**
 * Settings in a line, `System=McMahon; Upper bar=3d`; or the rows of a Settings sheet, names and values, also as text. Everything that is
 * not named is as the preset has it.
 */
export type SettingRows = string | readonly (readonly (string | number | boolean)[])[];

/** Something that is wrong in the list or its settings, or only worth knowing. */
export interface ListProblem {
  readonly severity: 'error' | 'warning' | 'note';
  /** Stable: programs may ask for it. */
  readonly code: string;
  /** With its cell, where it has one: `D7: “14” names an opponent and no result.` */
  readonly sentence: string;
  /** Advice, as a sentence. */
  readonly mend: string;
}

/** A player, or a team in a team event. */
export interface Named {
  readonly no: number;
  readonly name: string;
}

/** A wall list that was read: what all other functions ask for. */
export interface OpenedList {
  /** In the order of the list. */
  readonly players: readonly Named[];
  readonly rounds: number;
  readonly problems: readonly ListProblem[];
  /** For the functions of this package alone. */
  readonly inside: unknown;
}

/** Why there is no answer, in sentences. */
export interface NoAnswer {
  readonly kind: 'stopped';
  readonly sentences: readonly string[];
}

/** Reads a wall list with its settings. Never throws: `problems` has everything that is wrong, settings first. */
export function openList(list: WallListRows, settings?: SettingRows): OpenedList {
  const read = rowsOf(list);
  const given = isTable(settings) ? rowsOf(settings).rows : settings;
  const input = readInput(read.rows, given);
  const inside: Inside = { input, rows: read.rows, settings: given };
  return {
    players: input.reading.wallList.players.map(({ no, name }) => ({ no, name })),
    rounds: input.reading.wallList.rounds,
    problems: [...read.problems, ...input.problems.map(listProblem)],
    inside,
  };
}

/** Text of several lines, or with tabs, is a Settings sheet; a line is settings in a line. */
const isTable = (settings: SettingRows | undefined): settings is SettingRows =>
  typeof settings === 'string' && /\t|\n/.test(settings.trim());

function rowsOf(given: WallListRows): {
  readonly rows: readonly (readonly unknown[])[];
  readonly problems: readonly ListProblem[];
} {
  if (typeof given !== 'string') return { rows: given, problems: [] };
  const table = parseTable(given);
  // A list that somebody typed has blanks between its columns.
  if ('rows' in table) return { rows: splitText(table.rows)?.table ?? table.rows, problems: [] };
  const { severity, code } = table;
  return { rows: [], problems: [{ severity, code, sentence: fileSentence('en', table), mend: '' }] };
}

const english = makeText('en');

const listProblem = (problem: Problem): ListProblem => ({
  severity: problem.severity,
  code: problem.code,
  sentence: sentenceAtCell(english, problem),
  mend: problemMend(english, problem),
});
