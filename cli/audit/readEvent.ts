import { existsSync, readFileSync } from 'node:fs';
import { auditedEvent, claimsIn, prizesInSheets } from '../../src/application/audit/auditable';
import { openTournament } from '../../src/application/read/tournament';
import type { AuditedEvent } from '../../src/audit/auditedEvent';
import type { Finding } from '../../src/audit/finding';
import { auditClaims } from '../../src/audit/places';
import { bytesToText, type Encoding } from '../../src/formats/parse/bytesToText';
import { jsonFile } from '../../src/formats/parse/jsonFile';
import { parseTable } from '../../src/formats/parse/table';
import { toWallList } from '../../src/formats/wallList/toWallList';
import { makeText, sentenceAtCell } from '../../src/sheet/wording';
import { fileSentence } from '../../src/text/files';
import type { FileProblem } from '../../src/tournament/fileProblem';
import { isError } from '../../src/tournament/problem';
import type { FormatName } from '../../src/exchange/formatNames';
import { readTournament } from '../../src/exchange/readTournament';
import { inSystem, proposedSystem } from '../../src/exchange/systemOfGames';
import type { System } from '../../src/tournament/systems';
import { readSnapshot } from './readSnapshot';
import { tablesWorkbook, type Tables } from './tablesWorkbook';

export type EventInFile =
  | {
      readonly kind: 'read';
      readonly event: AuditedEvent;
      /** The reason for a system that its file does not name; '' where it does, or somebody said it. */
      readonly supposed: string;
      readonly end: () => readonly Finding[];
    }
  | { readonly kind: 'refused'; readonly sentence: string };

const refused = (sentence: string): EventInFile => ({ kind: 'refused', sentence });
const english = makeText('en');

/** Reads an event from a snapshot of the workbench, from our tables, or from any other format that is known. */
export function readEvent(
  path: string,
  format: FormatName | undefined,
  encoding: Encoding | undefined,
  statedSystem?: System,
): EventInFile {
  const read = textOf(path, encoding);
  if ('sentence' in read) return refused(read.sentence);
  const { text } = read;
  const snapshot = format === undefined ? readSnapshot(text) : undefined;
  if (snapshot) return fromTables(path, snapshot);
  const json = jsonFile(text);
  if (json?.code === 'jsonFile')
    return refused(`${path}: this is no tournament that the workbench has saved.`);
  const input = readTournament(format, { list: text, settings: undefined });
  if (input.kind === 'read' && input.format !== 'tsv' && input.format !== 'csv') {
    const proposed = proposedSystem(input.tournament);
    const system = proposed && (statedSystem ?? proposed.system);
    const { wallList, settings } = toWallList(system ? inSystem(input.tournament, system) : input.tournament);
    return {
      kind: 'read',
      event: { wallList, settings, known: [] },
      supposed: proposed && statedSystem === undefined ? fileSentence('en', proposed.fact) : '',
      end: () => [],
    };
  }
  if (input.kind === 'refused') return refused(placed(path, input.problem));
  const list = parseTable(text);
  if (!('rows' in list)) return refused(placed(path, list));
  const beside = (name: string): Tables['sheets'] => {
    const file = besideOf(path, name);
    const fileText = existsSync(file) ? textOf(file, encoding) : undefined;
    const table = fileText && 'text' in fileText ? parseTable(fileText.text) : undefined;
    if (!table || !('rows' in table)) return new Map();
    return new Map([[english(name === 'settings' ? 'sheet.settings' : 'sheet.log'), table.rows]]);
  };
  return fromTables(path, {
    sheets: new Map([['Wall list', list.rows], ...beside('settings'), ...beside('log')]),
  });
}

/** Names of files beside it: `cup-settings.tsv`, `cup-log.tsv`. */
export const besideOf = (path: string, name: string): string => path.replace(/(\.[^./\\]*)?$/, `-${name}$1`);

function fromTables(path: string, tables: Tables): EventInFile {
  const workbook = tablesWorkbook(tables);
  const tournament = openTournament(workbook);
  if (tournament === undefined) return refused(`${path}: there is no wall list in it.`);
  const [error] = tournament.problems.filter(isError);
  if (error) return refused(`${path}: ${sentenceAtCell(english, error)}`);
  if (tournament.reading.wallList.players.length === 0)
    return refused(`${path}: ${english('problem.noPlayers')}`);
  const event = auditedEvent(workbook, tournament);
  return {
    kind: 'read',
    event,
    supposed: '',
    end: () => [
      ...auditClaims(event, claimsIn(workbook, tournament)),
      ...prizesInSheets(workbook, tournament),
    ],
  };
}

function textOf(
  path: string,
  encoding: Encoding | undefined,
): { readonly text: string } | { readonly sentence: string } {
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(path);
  } catch {
    return { sentence: `The file “${path}” cannot be read.` };
  }
  const decoded = bytesToText(bytes, encoding);
  return 'text' in decoded ? decoded : { sentence: placed(path, decoded) };
}

/** The sentence with its place: `cup.h9:12:66: …`. */
function placed(path: string, problem: FileProblem): string {
  const { place } = problem;
  const at = place.kind === 'text' ? `:${place.line}:${place.column}` : '';
  return `${path}${at}: ${fileSentence('en', problem)}`;
}
