/** Workbooks kept in this browser, so that a reload loses nothing. */
import type { IWorkbookData } from '@univerjs/core';
import { checkSnapshot, fittingTitle } from './checkSnapshot';
import type { EventNews } from './eventNews';
import { word } from '../words';
import { pack, unpack } from './packed';

const PREFIX = 'wallist:book:';
const FORMAT = 'wallist workbook';

/** The content of a snapshot file, and of the browser's store. */
export interface Snapshot {
  readonly format: typeof FORMAT;
  readonly version: 1;
  readonly title: string;
  /** The time of saving, in milliseconds since 1970. */
  readonly at: number;
  /** The sheet that was in sight; missing in a file opened from a table. */
  readonly sheet?: string | undefined;
  readonly event?: EventNews | undefined;
  /** In a file: SHA-256 of each sheet by its name (seal.ts). */
  readonly seal?: Readonly<Record<string, string>>;
  readonly workbook: IWorkbookData;
}

export const makeSnapshot = (
  title: string,
  workbook: IWorkbookData,
  more: Pick<Snapshot, 'sheet' | 'event'> = {},
): Snapshot => titled({ format: FORMAT, version: 1, title, at: Date.now(), ...more, workbook }, title);

/** The same under another title, which is cut where it could not be read again. */
export function titled(snapshot: Snapshot, wanted: string): Snapshot {
  const title = fittingTitle(wanted);
  return { ...snapshot, title, workbook: { ...snapshot.workbook, name: title } };
}

/** Undefined when the text is no snapshot of ours, or one that somebody has spoilt. */
export function readSnapshot(text: string): Snapshot | undefined {
  try {
    const read = JSON.parse(text) as Partial<Snapshot> | null;
    return read?.format === FORMAT && read.version === 1 && checkSnapshot(read)
      ? (read as Snapshot)
      : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the text is a snapshot of a later form than this page knows. */
export function isOfNewer(text: string): boolean {
  try {
    const read = JSON.parse(text) as { readonly format?: unknown; readonly version?: unknown } | null;
    return read?.format === FORMAT && typeof read.version === 'number' && read.version > 1;
  } catch {
    return false;
  }
}

/** What is kept under a name, as it is. */
export const keptText = (name: string): string => {
  const text = localStorage.getItem(PREFIX + name) ?? '';
  return unpack(text) ?? text;
};

/** Why what is kept under a name is not opened, for the person. */
export const whyUnreadable = (name: string): string =>
  word(isOfNewer(keptText(name)) ? 'workbench.newerFile' : 'workbench.spoilt', { name });

export function kept(name: string): Snapshot | undefined {
  const text = unpack(localStorage.getItem(PREFIX + name) ?? '');
  return text === undefined ? undefined : readSnapshot(text);
}

export const isKept = (name: string): boolean => localStorage.getItem(PREFIX + name) !== null;

/** Characters of a snapshot from which on it is packed: one of some thirty players. */
const LARGE = 100_000;

/** Characters of one that is looked through before it is packed: what no store took before may be more than is read again. */
const HUGE = 5_000_000;

/** Saves a snapshot; false when the browser has no room for it. */
export function keep(name: string, snapshot: Snapshot): boolean {
  const text = JSON.stringify(snapshot);
  if (text.length > HUGE && !readSnapshot(text)) return false;
  try {
    localStorage.setItem(PREFIX + name, text.length > LARGE ? pack(text) : text);
    return true;
  } catch {
    return false;
  }
}

/** A name that no workbook has: `new-mb2x9k`. */
export const newName = (kind: 'new' | 'file' | 'copy'): string => `${kind}-${Date.now().toString(36)}`;

/** Whether the name is that of a new tournament, which may not have been kept yet. */
export const isNew = (name: string): boolean => /^new-[0-9a-z]+$/.test(name);

export const forget = (name: string): void => localStorage.removeItem(PREFIX + name);

export const keptNames = (): string[] =>
  Object.keys(localStorage)
    .filter(key => key.startsWith(PREFIX))
    .map(key => key.slice(PREFIX.length));

/** Calls `changed` when another tab saves under this name. */
export function watchOthers(name: string, changed: () => void): void {
  window.addEventListener('storage', event => {
    if (event.key === PREFIX + name && event.newValue !== null) changed();
  });
}
