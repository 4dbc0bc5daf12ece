import { workbookOf } from '../../content';
import type { Opened } from './files';
import { handOver } from './handOver';
import { say } from '../messages';
import { word } from '../words';
import { keep, makeSnapshot, newName } from './store';

const refuse = (why: string): void => say(word('workbench.notOpened'), why);

/** Keeps a person's file as a workbook under a name of its own, and opens it by that address. */
export function openFile(opened: Opened): void {
  if (opened.kind === 'unreadable') return refuse(opened.why);
  if (opened.kind === 'foreign') {
    if (!handOver(opened.file)) return refuse(word('workbench.noRoom'));
    return location.assign(`?open=${newName('new')}`);
  }
  const title = opened.kind === 'snapshot' ? opened.snapshot.title : opened.content.name;
  const name = newName('file');
  const stored =
    opened.kind === 'snapshot'
      ? keep(name, { ...opened.snapshot, title, at: Date.now() })
      : keep(name, makeSnapshot(title, workbookOf(opened.content)));
  if (!stored) return refuse(word('workbench.noRoom'));
  location.assign(`?open=${encodeURIComponent(name)}`);
}

/** The same, but a list becomes a tournament: the panel shows what it would be, as of the files of other programs. */
export const openTournamentFile = (opened: Opened): void =>
  openFile(opened.kind === 'table' ? { kind: 'foreign', file: opened.file } : opened);
