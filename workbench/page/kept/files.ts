/** Opening a person's file, and saving one. */
import { contentOf } from '../../tournaments';
import { makeTable, separatorOf, type Separator } from '../../tsv';
import type { Content } from '../../content';
import { byId, make } from '../elements';
import { word } from '../words';
import type { PersonsFile } from './handOver';
import { loadXlsx } from './loadXlsx';
import { sealed } from './seal';
import { isOfNewer, keptText, makeSnapshot, readSnapshot, type Snapshot } from './store';

export type Opened =
  | { readonly kind: 'snapshot'; readonly snapshot: Snapshot }
  /** A table as a plain sheet, and its file. */
  | { readonly kind: 'table'; readonly content: Content; readonly file: PersonsFile }
  /** A file of another program, which the panel reads. */
  | { readonly kind: 'foreign'; readonly file: PersonsFile }
  | { readonly kind: 'unreadable'; readonly why: string };

/** The most rows of a file: more open too slowly to be intended. */
const MOST_ROWS = 20_000;

/** Files of other programs, by the ends of their names or by how they begin: XML, JSON, or a line such as `; CL[A]`. */
const FOREIGN_NAME = /\.(?:xml|h\d|tour?|aga)$/i;
const FOREIGN_TEXT = /^\s*(?:<|\{\s*"|TOURNEY\b|;\s*(?:[A-Z]{2}\[|name=))/i;

export function readFile(name: string, bytes: Uint8Array): Opened {
  const text = new TextDecoder().decode(bytes);
  const title = name.replace(/\.[^.]*$/, '').replace(/\.wallist$/, '');
  if (/\.json$/i.test(name)) {
    const snapshot = readSnapshot(text);
    if (snapshot) return { kind: 'snapshot', snapshot };
    if (isOfNewer(text)) return { kind: 'unreadable', why: word('workbench.newerFile', { name }) };
    return { kind: 'unreadable', why: word('workbench.noWorkbook', { file: name }) };
  }
  if (FOREIGN_NAME.test(name) || FOREIGN_TEXT.test(text)) return { kind: 'foreign', file: { name, bytes } };
  if (text.includes('\0')) return { kind: 'unreadable', why: word('workbench.noText', { file: name }) };
  const separator = separatorOf(name, text);
  const rows = text.split('\n').length;
  if (rows > MOST_ROWS)
    return { kind: 'unreadable', why: word('workbench.tooManyRows', { file: name, rows, most: MOST_ROWS }) };
  const sheet = { name: word('workbench.wallList'), file: 'opened' };
  const content = contentOf({ name, title, sheets: [sheet] }, { opened: text }, separator);
  return { kind: 'table', content, file: { name, bytes } };
}

/** Asks for a file and reads it. Nothing happens if the person cancels. */
export function askForFile(then: (opened: Opened) => void): void {
  const input = byId<HTMLInputElement>('file');
  input.value = '';
  input.onchange = async () => {
    const file = input.files?.[0];
    if (file) then(await readPersons(file));
  };
  input.click();
}

/** A folder can be dropped as well, and a file be gone by now. */
const readPersons = async (file: File): Promise<Opened> => {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    return isXlsx(file.name, bytes) ? await readXlsx(file.name, bytes) : readFile(file.name, bytes);
  } catch {
    return { kind: 'unreadable', why: word('workbench.noText', { file: file.name }) };
  }
};

/** By its name and how it begins: each such file is a zip. */
const isXlsx = (name: string, bytes: Uint8Array): boolean =>
  /\.(?:xlsx|ods)$/i.test(name) && bytes[0] === 0x50 && bytes[1] === 0x4b;

/** A workbook that Google or another spreadsheet has saved; it is looked through as a file of ours is. */
async function readXlsx(name: string, bytes: Uint8Array): Promise<Opened> {
  const { open } = await loadXlsx();
  const title = name.replace(/\.[^.]*$/, '');
  const workbook = open(title, bytes);
  const snapshot = workbook && readSnapshot(JSON.stringify(makeSnapshot(title, workbook)));
  return snapshot
    ? { kind: 'snapshot', snapshot }
    : { kind: 'unreadable', why: word('workbench.noXlsx', { file: name }) };
}

/** Files dropped on the page. */
export function onDroppedFile(then: (opened: Opened) => void): void {
  document.addEventListener('dragover', event => event.preventDefault());
  document.addEventListener('drop', event => {
    const [file] = event.dataTransfer?.files ?? [];
    if (!file) return;
    event.preventDefault();
    void readPersons(file).then(then);
  });
}

const saveText = (name: string, text: string, type: string): void =>
  saveFile(name, new Blob([text], { type: `${type};charset=utf-8` }));

export function saveFile(name: string, contents: Blob): void {
  const address = URL.createObjectURL(contents);
  make('a', { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Saves a workbook as a file that *Open a file* reads. */
export const saveSnapshot = async (snapshot: Snapshot): Promise<void> =>
  saveText(`${snapshot.title}.wallist.json`, JSON.stringify(await sealed(snapshot)), 'application/json');

/** Saves what is kept under a name as it is, though it cannot be read here. */
export const saveUnread = (name: string): void =>
  saveText(`${name}.wallist.json`, keptText(name), 'application/json');

export const saveTable = (name: string, rows: readonly (readonly string[])[], separator: Separator): void =>
  saveText(
    `${name}.${separator === '\t' ? 'tsv' : 'csv'}`,
    makeTable(rows, separator),
    separator === '\t' ? 'text/tab-separated-values' : 'text/csv',
  );
