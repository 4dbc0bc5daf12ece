import type { ExchangedTournament } from '../formats/exchange';
import { factSettings } from '../formats/wallList/eventSettings';
import { withRules } from '../formats/tables';
import { makeTable, parseTable, tooManyRows, type Separator } from '../formats/parse/table';
import { fromWallList } from '../formats/wallList/fromWallList';
import { toWallList } from '../formats/wallList/toWallList';
import { notCarried } from '../formats/fileProblems';
import { readFrame } from '../sheet/frame/frame';
import { readList } from '../sheet/read/readWallList';
import { onlyCrossTable } from '../sheet/otherForms/crossTable';
import type { WallListReading } from '../sheet/read/wallListReading';
import { changedSettings } from '../sheet/settings/changedSettings';
import { readSettings } from '../sheet/settings/readSettings';
import { wallListCells } from '../sheet/write/wallListCells';
import { makeText, sentenceWithMend } from '../sheet/wording';
import { isError, type Problem } from '../tournament/problem';
import type { FileProblem } from '../tournament/fileProblem';

export interface OurTexts {
  readonly list: string;
  /** Undefined: there is no file of settings. */
  readonly settings: string | undefined;
  /** Titles of columns that somebody else compares with what is computed. */
  readonly compared?: readonly string[];
}

export type OurReading =
  | {
      readonly kind: 'read';
      readonly tournament: ExchangedTournament;
      readonly problems: readonly FileProblem[];
      /** Warnings of the list, in words and with their cells. */
      readonly remarks: readonly string[];
    }
  | { readonly kind: 'refused'; readonly problem: FileProblem }
  | { readonly kind: 'unreadable'; readonly sentence: string };

const text = makeText('en');
const NO_PLAYERS = `${text('problem.noPlayers')} ${text('mend.noPlayers')}`;

/** Reads our wall list with its settings; an error in a cell refuses it. `separator` is that of the list. */
export function readOurs(
  { list, settings: beside, compared = [] }: OurTexts,
  separator?: Separator,
): OurReading {
  const table = parseTable(list, separator);
  if (!('rows' in table)) return { kind: 'refused', problem: table };
  const tooMany = tooManyRows(table);
  if (tooMany) return { kind: 'refused', problem: tooMany };
  const rows = beside === undefined ? { rows: [] } : parseTable(beside);
  if (!('rows' in rows)) return { kind: 'refused', problem: rows };
  const frame = readFrame(table.rows);
  const hasStart = frame.columns.start !== undefined;
  const reading = readSettings(rows.rows.length === 0 ? undefined : rows.rows, { hasStart });
  const listed = readList(frame, reading.settings.system);
  const { wallList, problems } = listed;
  // A list of players without rounds is a tournament that has not begun.
  const allProblems = [...reading.problems, ...problems].filter(({ code }) => code !== 'noRounds');
  const error = allProblems.find(isError) ?? (wallList.rounds === 0 ? onlyCrossTable(table.rows) : undefined);
  if (error || wallList.players.length === 0)
    return { kind: 'unreadable', sentence: error ? placed(error) : NO_PLAYERS };
  const from = fromWallList(wallList, { ...reading.settings, rounds: wallList.rounds });
  const titles = unreadTitles(table.rows, listed).filter(title => !compared.includes(title));
  const unread = notCarried('unknownParts', titles);
  return { kind: 'read', ...from, problems: [...unread, ...from.problems], remarks: allProblems.map(placed) };
}

/** Titles of columns that say nothing of a player or a round here. */
function unreadTitles(
  rows: readonly (readonly string[])[],
  { header, columns, rounds, results, numbered }: WallListReading,
): readonly string[] {
  const read = new Set([...Object.values(columns), ...rounds.flat(), ...results, numbered]);
  const titles = header === undefined ? [] : (rows[header] ?? []);
  return titles.filter((title, column) => title.trim() !== '' && !read.has(column));
}

const placed = (problem: Problem): string => sentenceWithMend(text, problem);

/** Our wall list and its settings, and what they cannot show. */
export function writeOurs(
  tournament: ExchangedTournament,
  separator: Separator,
  rules = '',
): { readonly list: string; readonly settings: string; readonly problems: readonly FileProblem[] } {
  const { wallList, settings, problems } = toWallList(tournament);
  const rows = [
    [text('settings.name'), text('settings.value')],
    ...changedSettings({ ...settings, ...factSettings(tournament.facts) }, text),
  ];
  return {
    list: makeTable(withRules(wallListCells(wallList, text), rules), separator),
    settings: makeTable(rows, separator),
    problems,
  };
}
