import type * as Part from '../../src/exchange/part';
import { askForPart } from '../server';

export type FilesPart = typeof Part;

declare global {
  interface Window {
    WallistFiles?: FilesPart;
  }
}

let loading: Promise<FilesPart> | undefined;

/** The part that reads and writes files, loaded when it is first needed. Rejects with a message. */
export function loadedFilesPart(): Promise<FilesPart> {
  loading ??= load().catch((message: unknown) => {
    loading = undefined;
    throw message;
  });
  return loading;
}

async function load(): Promise<FilesPart> {
  const code = await askForPart();
  const script = document.createElement('script');
  script.textContent = code;
  document.head.append(script);
  if (!window.WallistFiles) throw new Error('The part for files did not load.');
  return window.WallistFiles;
}
