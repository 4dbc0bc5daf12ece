import type { EventFacts, ExchangedTournament } from '../../src/formats/exchange';
import { eventRows, isEventRow, readEventRows } from '../../src/formats/eventRows';
import { makeTable, parseTable, type Separator } from '../../src/formats/parse/table';
import { fromWallList } from '../../src/formats/wallList/fromWallList';
import { toWallList } from '../../src/formats/wallList/toWallList';
import { readWallList } from '../../src/sheet/read/readWallList';
import { changedSettings } from '../../src/sheet/settings/changedSettings';
import { readSettings } from '../../src/sheet/settings/readSettings';
import { wallListCells } from '../../src/sheet/write/wallListCells';
import { makeText, placedSentence } from '../../src/sheet/wording';
import { isError, type Problem } from '../../src/tournament/problem';
import type { FileProblem } from '../../src/tournament/fileProblem';

/** A wall list and its settings as two texts. */
export interface OurTexts {
  readonly list: string;
  /** Undefined: there is no file of settings. */
  readonly settings: string | undefined;
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

/** Reads our wall list with its settings; an error in a cell refuses it. `separator` is that of the list. */
export function readOurs({ list, settings }: OurTexts, separator?: Separator): OurReading {
  const table = parseTable(list, separator);
  if (!('rows' in table)) return { kind: 'refused', problem: table };
  const rows = settings === undefined ? { rows: [] } : parseTable(settings);
  if (!('rows' in rows)) return { kind: 'refused', problem: rows };
  const facts = readEventRows(rows.rows);
  const ours = rows.rows.filter(([name = '']) => !isEventRow(name));
  const hasStart = readWallList(table.rows).columns.start !== undefined;
  const reading = readSettings(ours.length === 0 ? undefined : ours, { hasStart });
  const { wallList, problems } = readWallList(table.rows, reading.settings.system);
  // A list of players without rounds is a tournament that has not begun.
  const found = [...reading.problems, ...problems].filter(({ code }) => code !== 'noRounds');
  const [error] = found.filter(isError);
  if (error || wallList.players.length === 0)
    return { kind: 'unreadable', sentence: error ? placed(error) : text('problem.noPlayers') };
  const from = fromWallList(wallList, { ...reading.settings, rounds: wallList.rounds }, facts);
  return { kind: 'read', ...from, remarks: found.map(placed) };
}

const placed = (problem: Problem): string => placedSentence(text, problem);

/** Our wall list and its settings, and what they cannot show. */
export function writeOurs(
  tournament: ExchangedTournament,
  separator: Separator,
): { readonly list: string; readonly settings: string; readonly problems: readonly FileProblem[] } {
  const { wallList, settings, problems } = toWallList(tournament);
  const facts: EventFacts = tournament.facts;
  const rows = [
    [text('settings.name'), text('settings.value')],
    ...changedSettings(settings, text),
    ...eventRows(facts),
  ];
  return {
    list: makeTable(wallListCells(wallList, text), separator),
    settings: makeTable(rows, separator),
    problems,
  };
}
