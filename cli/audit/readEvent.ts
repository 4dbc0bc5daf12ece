import { existsSync, readFileSync } from 'node:fs';
import { bytesToText, type Encoding } from '../../src/formats/parse/bytesToText';
import { parseTable } from '../../src/formats/parse/table';
import { fileSentence } from '../../src/text/files';
import type { FileProblem } from '../../src/tournament/fileProblem';
import { eventInText, type EventInFile, type NoEvent } from '../../src/eventFile/eventInText';
import type { FormatName } from '../../src/exchange/formatNames';
import type { System } from '../../src/tournament/systems';

/** Reads an event from a file, with the tables that lie beside it; a refusal begins with its path and place. */
export function readEvent(
  path: string,
  format: FormatName | undefined,
  encoding: Encoding | undefined,
  system?: System,
  list?: string,
):
  | Exclude<EventInFile, NoEvent>
  | {
      readonly kind: 'refused';
      readonly sentence: string;
      readonly isOtherForm?: boolean;
    } {
  const read = textOf(path, encoding);
  if ('sentence' in read) return { kind: 'refused', sentence: read.sentence };
  const event = eventInText(read.text, {
    language: 'en',
    format,
    system,
    list,
    beside: name => {
      const file = besideOf(path, name);
      const text = existsSync(file) ? textOf(file, encoding) : undefined;
      const table = text && 'text' in text ? parseTable(text.text) : undefined;
      return table && 'rows' in table ? table.rows : undefined;
    },
  });
  switch (event.kind) {
    case 'read':
      return event;
    case 'refused':
      return {
        kind: 'refused',
        sentence: placed(path, event.at, event.sentence),
        isOtherForm: event.isOtherForm === true,
      };
    case 'noTournament':
      return {
        kind: 'refused',
        sentence: placed(path, '', 'this is no tournament that the workbench has saved.'),
      };
    case 'noWallList':
      return { kind: 'refused', sentence: placed(path, '', 'there is no wall list in it.') };
  }
}

/** Names of files beside it: `cup-settings.tsv`, `cup-log.tsv`. */
export const besideOf = (path: string, name: string): string => path.replace(/(\.[^./\\]*)?$/, `-${name}$1`);

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
  return 'text' in decoded ? decoded : { sentence: placed(path, atOf(decoded), fileSentence('en', decoded)) };
}

const atOf = ({ place }: FileProblem): string =>
  place.kind === 'text' ? `${place.line}:${place.column}` : '';

/** `cup.h9:12:66: …`. */
const placed = (path: string, at: string, sentence: string): string =>
  `${path}${at === '' ? '' : `:${at}`}: ${sentence}`;
