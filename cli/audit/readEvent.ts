import { existsSync, readFileSync } from 'node:fs';
import { bytesToText, type Encoding } from '../../src/formats/parse/bytesToText';
import { parseTable } from '../../src/formats/parse/table';
import { fileSentence } from '../../src/text/files';
import type { FileProblem } from '../../src/tournament/fileProblem';
import {
  eventInBook,
  eventInText,
  type EventInFile,
  type EventOptions,
  type NoEvent,
} from '../../src/eventFile/eventInText';
import { isZip } from '../../src/exchange/saved/readBookFile';
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
  const bytes = bytesOf(path);
  const read = bytes && isZip(bytes) ? { bytes } : textOf(path, encoding);
  if ('sentence' in read) return { kind: 'refused', sentence: read.sentence };
  const options: EventOptions = {
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
  };
  const event = 'bytes' in read ? eventInBook(read.bytes, options) : eventInText(read.text, options);
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
  const bytes = bytesOf(path);
  if (!bytes) return { sentence: `The file “${path}” cannot be read.` };
  const decoded = bytesToText(bytes, encoding);
  return 'text' in decoded ? decoded : { sentence: placed(path, atOf(decoded), fileSentence('en', decoded)) };
}

function bytesOf(path: string): Uint8Array | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}

const atOf = ({ place }: FileProblem): string =>
  place.kind === 'text' ? `${place.line}:${place.column}` : '';

/** `cup.h9:12:66: …`. */
const placed = (path: string, at: string, sentence: string): string =>
  `${path}${at === '' ? '' : `:${at}`}: ${sentence}`;
