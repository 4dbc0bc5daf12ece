/** A file on its way to the panel of a new workbook, kept over the change of address. */
import { keptText } from './store';

/** A person's file as it is. */
export interface PersonsFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

const KEY = 'wallist:file';
const FORMER = 'wallist:former';

/** Has the next page take the players of a tournament that is kept here; false when the browser has no room for it. */
export function handOverKept(name: string, as: string): boolean {
  try {
    sessionStorage.setItem(FORMER, JSON.stringify([name, as]));
    return true;
  } catch {
    return false;
  }
}

/** Keeps the file for the next page; false when the browser has no room for it. */
export function handOver({ name, bytes }: PersonsFile): boolean {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += 8192)
    parts.push(String.fromCharCode(...bytes.subarray(at, at + 8192)));
  try {
    sessionStorage.setItem(KEY, JSON.stringify([name, btoa(parts.join(''))]));
    return true;
  } catch {
    return false;
  }
}

/** The file that was handed over, once. */
export function takeOver(): PersonsFile | undefined {
  const former = sessionStorage.getItem(FORMER);
  sessionStorage.removeItem(FORMER);
  if (former !== null) {
    const [name = '', as = ''] = JSON.parse(former) as string[];
    return { name: `${as}.wallist.json`, bytes: new TextEncoder().encode(keptText(name)) };
  }
  const kept = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  if (kept === null) return undefined;
  const [name = '', coded = ''] = JSON.parse(kept) as string[];
  return { name, bytes: Uint8Array.from(atob(coded), letter => letter.charCodeAt(0)) };
}
