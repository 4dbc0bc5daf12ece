import { auditedEvent, claimsIn, prizesInSheets } from '../application/audit/auditable';
import { printedScores, type PrintedScore } from '../application/check/printedScore';
import { listNow, listsNow } from '../application/lists/listsNow';
import { seenFor } from '../application/lists/seenFor';
import { openTournament } from '../application/read/openTournament';
import type { Tournament } from '../application/read/tournament';
import { tablesWorkbook, type Tables } from '../application/workbook/tablesWorkbook';
import type { Workbook } from '../application/workbook/workbook';
import type { AuditedEvent } from '../audit/auditedEvent';
import type { Finding } from '../audit/finding';
import { auditClaims } from '../audit/places';
import type { FormatName } from '../exchange/formatNames';
import { formatOf } from '../exchange/readForeign';
import { readTournament } from '../exchange/readTournament';
import { readBookFile } from '../exchange/saved/readBookFile';
import { isOfNewerForm } from '../exchange/saved/savedForm';
import { bookTablesOf, snapshotTables } from '../exchange/saved/snapshotTables';
import { inSystem, proposedSystem } from '../exchange/systemOfGames';
import { fileError } from '../formats/fileProblems';
import { jsonFile } from '../formats/parse/jsonFile';
import { parseTable, tooManyRows } from '../formats/parse/table';
import { toWallList } from '../formats/wallList/toWallList';
import { onlyCrossTable } from '../sheet/otherForms/crossTable';
import { splitText } from '../sheet/frame/splitText';
import { makeText, sentenceWithMend } from '../sheet/wording';
import { fileSentence } from '../text/files';
import type { FileProblem } from '../tournament/fileProblem';
import type { Language } from '../tournament/languages';
import { isError } from '../tournament/problem';
import type { System } from '../tournament/systems';
import { otherFormSentence } from './otherForm';

export type EventInFile =
  | {
      readonly kind: 'read';
      readonly event: AuditedEvent;
      readonly sheet?: string;
      readonly lists: readonly ListChoice[];
      /** The reason for a system that its file does not name; '' where it does, or somebody said it. */
      readonly supposed: string;
      /** The columns of McMahon scores that somebody printed, with what they say otherwise than the list. */
      readonly printed: () => readonly PrintedScore[];
      readonly end: () => readonly Finding[];
    }
  | NoEvent;

export interface ListChoice {
  /** By what it is asked for. */
  readonly id: string;
  readonly sheet: string;
  /** `A1:F9` */
  readonly range: string;
  readonly isThis: boolean;
}

export type NoEvent =
  /** `at`: the line and column of a text, `12:66`; '' where it has none. */
  | {
      readonly kind: 'refused';
      readonly sentence: string;
      readonly at: string;
      /** Results stand in a form that is not ours. */
      readonly isOtherForm?: true;
    }
  /** Neither a saved tournament, nor a list. */
  | { readonly kind: 'noTournament' | 'noWallList' };

export interface EventOptions {
  readonly language: Language;
  /** Its format, where neither name nor contents tell. */
  readonly format?: FormatName | undefined;
  /** For a file that names no system. */
  readonly system?: System | undefined;
  /** Of a file with several lists the one that is meant, by its id; otherwise the one that the panel would show. */
  readonly list?: string | undefined;
  /** The rows of a table that lies beside a list. */
  readonly beside?: (name: 'settings' | 'log') => Rows | undefined;
}

type Rows = readonly (readonly string[])[];

/** Reads an event from a snapshot of the workbench, from our tables, or from any other format that is known. */
export function eventInText(text: string, options: EventOptions): EventInFile {
  const { language, format, system: stated, beside, list: asked } = options;
  const refused = (problem: FileProblem): EventInFile => {
    const { place } = problem;
    const at = place.kind === 'text' ? `${place.line}:${place.column}` : '';
    return { kind: 'refused', sentence: fileSentence(language, problem), at };
  };
  if (format === undefined && isOfNewerForm(text)) return refused(fileError('copyNewer'));
  const snapshot = format === undefined ? snapshotTables(text) : undefined;
  if (snapshot) return eventInTables(snapshot, language, asked);
  const json = jsonFile(text);
  if (json) return json.code === 'jsonFile' ? { kind: 'noTournament' } : refused(json);
  const fileFormat = formatOf(format, text);
  // Our own tables are read once, as a workbook.
  if (fileFormat !== 'tsv' && fileFormat !== 'csv') {
    const input = readTournament(fileFormat, { list: text, settings: undefined });
    if (input.kind === 'refused') return refused(input.problem);
    if (input.kind === 'unreadable') return { kind: 'refused', sentence: input.sentence, at: '' };
    const proposed = proposedSystem(input.tournament);
    const system = proposed && (stated ?? proposed.system);
    const { wallList, settings } = toWallList(system ? inSystem(input.tournament, system) : input.tournament);
    return {
      kind: 'read',
      event: { wallList, settings, known: [] },
      lists: [],
      supposed: proposed && stated === undefined ? fileSentence(language, proposed.fact) : '',
      printed: () => [],
      end: () => [],
    };
  }
  const list = parseTable(text);
  if (!('rows' in list)) return refused(list);
  const tooMany = tooManyRows(list);
  if (tooMany) return refused(tooMany);
  return eventInTables(besideEachOther(list.rows, beside), language, asked);
}

/** A list as text, with the tables that lie beside it. */
function besideEachOther(list: Rows, beside: EventOptions['beside']): Tables {
  // A list that somebody typed has blanks between its columns.
  const sheets = new Map<string, Rows>([['Wall list', splitText(list)?.table ?? list]]);
  const english = makeText('en');
  for (const name of ['settings', 'log'] as const) {
    const rows = beside?.(name);
    if (rows) sheets.set(english(`sheet.${name}`), rows);
  }
  return { sheets };
}

/** Reads an event from a spreadsheet of Google, Excel or LibreOffice: the bytes of its file. */
export function eventInBook(bytes: Uint8Array, { language, list }: EventOptions): EventInFile {
  const book = readBookFile(bytes);
  return book ? eventInTables(bookTablesOf(book), language, list) : { kind: 'noTournament' };
}

function eventInTables(tables: Tables, language: Language, list: string | undefined): EventInFile {
  const say = makeText(language);
  const whole = tablesWorkbook(tables);
  const workbook = seenFor(whole, { list, isLook: list === undefined });
  const tournament = openTournament(workbook);
  const refused = (sentence: string) => ({ kind: 'refused', sentence, at: '' }) as const;
  if (tournament === undefined) {
    const table = [...tables.sheets.values()].flatMap(values => onlyCrossTable(values) ?? [])[0];
    return table ? refused(sentenceWithMend(say, table)) : { kind: 'noWallList' };
  }
  const form = otherFormSentence(tournament, say);
  if (form !== undefined) return { ...refused(form), isOtherForm: true };
  const [error] = tournament.problems.filter(isError);
  if (error) return refused(sentenceWithMend(say, error));
  if (tournament.reading.wallList.players.length === 0)
    return refused(`${say('problem.noPlayers')} ${say('mend.noPlayers')}`);
  const event = auditedEvent(workbook, tournament);
  return {
    kind: 'read',
    event,
    sheet: tournament.list.sheet,
    lists: listsIn(whole, workbook, tournament),
    supposed: '',
    printed: () => printedScores(workbook, tournament),
    end: () => [
      ...auditClaims(event, claimsIn(workbook, tournament)),
      ...prizesInSheets(workbook, tournament),
    ],
  };
}

function listsIn(whole: Workbook, workbook: Workbook, tournament: Tournament): readonly ListChoice[] {
  const now = listNow(workbook, tournament);
  const lists = (now && listsNow(whole, workbook, now)) ?? [];
  return lists.map(({ id, name, range }) => ({ id, sheet: name, range, isThis: id === now?.id }));
}
