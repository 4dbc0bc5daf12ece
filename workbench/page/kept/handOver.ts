/** A file of another program on its way to the panel of a new workbook, kept over the change of address. */

/** A person's file as it is. */
export interface PersonsFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

const KEY = 'wallist:file';

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
  const kept = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  if (kept === null) return undefined;
  const [name = '', coded = ''] = JSON.parse(kept) as string[];
  return { name, bytes: Uint8Array.from(atob(coded), letter => letter.charCodeAt(0)) };
}
