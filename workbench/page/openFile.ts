import { workbookOf } from '../content';
import type { Opened } from './files';
import { say } from './messages';
import { keep, makeSnapshot, newName } from './store';

/** Keeps a person's file as a workbook under a name of its own, and opens it by that address. */
export function openFile(opened: Opened): void {
  if (opened.kind === 'unreadable') return say('This file cannot be opened', opened.why);
  const title = opened.kind === 'snapshot' ? opened.snapshot.title : opened.content.name;
  const name = newName('file');
  const stored =
    opened.kind === 'snapshot'
      ? keep(name, { ...opened.snapshot, title, at: Date.now() })
      : keep(name, makeSnapshot(title, workbookOf(opened.content)));
  if (!stored) return say('This file cannot be opened', 'The browser has no room left to keep it.');
  location.assign(`?open=${encodeURIComponent(name)}`);
}
