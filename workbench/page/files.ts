/** Opening a person's file, and saving one. */
import { contentOf } from '../tournaments';
import { makeTable, separatorOf, type Separator } from '../tsv';
import type { Content } from '../content';
import { byId, make } from './elements';
import { readSnapshot, type Snapshot } from './store';

export type Opened =
  | { readonly kind: 'snapshot'; readonly snapshot: Snapshot }
  | { readonly kind: 'table'; readonly content: Content }
  | { readonly kind: 'unreadable'; readonly why: string };

/** The most rows of a file: more open too slowly to be intended. */
const MOST_ROWS = 20_000;

export function readFile(name: string, text: string): Opened {
  const title = name.replace(/\.[^.]*$/, '').replace(/\.wallist$/, '');
  if (/\.json$/i.test(name)) {
    const snapshot = readSnapshot(text);
    if (snapshot) return { kind: 'snapshot', snapshot };
    return { kind: 'unreadable', why: `${name} is no workbook that was saved here.` };
  }
  if (text.includes('\0'))
    return { kind: 'unreadable', why: `${name} is no text. Save it as TSV or CSV first.` };
  const separator = separatorOf(name, text);
  const rows = text.split('\n').length;
  if (rows > MOST_ROWS)
    return { kind: 'unreadable', why: `${name} has ${rows} rows; at most ${MOST_ROWS} fit.` };
  const sheet = { name: 'Wall list', file: 'opened' };
  const content = contentOf({ name, title, about: '', sheets: [sheet] }, { opened: text }, separator);
  return { kind: 'table', content };
}

/** Asks for a file and reads it. Nothing happens if the person cancels. */
export function askForFile(then: (opened: Opened) => void): void {
  const input = byId<HTMLInputElement>('file');
  input.value = '';
  input.onchange = async () => {
    const file = input.files?.[0];
    if (file) then(readFile(file.name, await file.text()));
  };
  input.click();
}

function saveText(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  make('a', { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Saves a workbook as a file that *Open a file* reads. */
export const saveSnapshot = (snapshot: Snapshot): void =>
  saveText(`${snapshot.title}.wallist.json`, JSON.stringify(snapshot), 'application/json');

export const saveTable = (name: string, rows: readonly (readonly string[])[], separator: Separator): void =>
  saveText(
    `${name}.${separator === '\t' ? 'tsv' : 'csv'}`,
    makeTable(rows, separator),
    separator === '\t' ? 'text/tab-separated-values' : 'text/csv',
  );
