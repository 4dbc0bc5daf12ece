import type { PersonsFile } from '../model/wish';
import type { Request } from '../../src/application/protocol/protocol';
import type { FileKind, Language, ListForPage, SaidOfFile } from '../../src/exchange/part';
import { disableButtons } from '../aria/focus';
import { setStatus } from '../aria/status';
import { readFileForm } from '../draw/fileForm';
import { ask, mayOpenPage, messageOf, showPage } from '../server';
import { isForMerge, withFile, withMade, withoutCopy, withRatings } from '../state/files';
import type { State } from '../state/screen';
import type { Say, WordKey } from '../words';
import { loadedFilesPart, type FilesPart } from './part';

export interface Desk {
  readonly state: () => State;
  readonly takeState: (next: State) => void;
  readonly send: (request: Request) => void;
  readonly say: Say;
  readonly isBusy: () => boolean;
  /** A look that is about to begin would put another screen in the place of this one. */
  readonly keepFromLooking: () => void;
}

/** Reads a person's file and asks what it would become; a rating list where one is asked for. */
export async function readFile(desk: Desk, source: PersonsFile, answers?: SaidOfFile): Promise<void> {
  const { name, bytes, modified } = source;
  if (isForMerge(desk.state(), name)) return readCopy(desk, source);
  if (desk.state().screen.screen === 'rating list') return readRatings(desk, bytes, modified ?? Date.now());
  const read = await withPart(desk, 'sidebar.files.reading', part =>
    part.readFile(name, bytes, languageOf(desk), answers),
  );
  if (!read) return;
  desk.takeState(withFile(desk.state(), read, source));
  if (read.kind === 'read') desk.send({ ask: 'preview import', file: read.rows });
}

/** Reads another copy of the event and asks what would come of it. */
async function readCopy(desk: Desk, { name, bytes }: PersonsFile): Promise<void> {
  const read = await withPart(desk, 'sidebar.files.reading', part =>
    part.readCopy(name, bytes, languageOf(desk)),
  );
  if (read?.kind === 'refused') desk.takeState(withoutCopy(desk.state(), read.sentence));
  if (read?.kind === 'copy') desk.send({ ask: 'preview merge', copy: read.copy });
}

/** Reads what was pasted as what the screen has asked for. */
export async function readPasted(desk: Desk, pasted: string): Promise<void> {
  if (desk.state().screen.screen !== 'copy') return readRatings(desk, pasted, Date.now());
  if (pasted.trim() === '') return;
  return readCopy(desk, { name: desk.say('sidebar.merge.pasted'), bytes: new TextEncoder().encode(pasted) });
}

/** Reads a rating list and shows whom of the players it has. */
export async function readRatings(desk: Desk, list: Uint8Array | string, written: number): Promise<void> {
  const { tournament } = desk.state();
  if (!tournament || list.length === 0) return;
  const read = await withPart(desk, 'sidebar.files.reading', part =>
    part.readRatings(list, dayOf(new Date(written)), tournament, languageOf(desk)),
  );
  if (read) desk.takeState(withRatings(desk.state(), read));
}

/** `2026-11-01`, in the time of the person at the screen. */
export const dayOf = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map(part => String(part).padStart(2, '0'))
    .join('-');

/** Makes the file that the form says. */
export async function makeFile(
  desk: Desk,
  form: HTMLFormElement | null,
  wanted: FileKind | undefined,
): Promise<void> {
  const { tournament, wish: before } = desk.state();
  if (!form || !tournament) return;
  const wish = readFileForm(form, before);
  desk.takeState({ ...desk.state(), wish });
  const { kind: chosen, ...shown } = wish;
  const kind = wanted ?? chosen;
  const made = await withPart(desk, 'sidebar.files.making', part =>
    part.writeFile(kind, tournament, { ...shown, when: whenNow() }, languageOf(desk)),
  );
  if (made) desk.takeState(withMade(desk.state(), made));
}

/** `2026-11-01 09:30`, in the time of the person at the screen. */
function whenNow(): string {
  const now = new Date();
  const time = [now.getHours(), now.getMinutes()].map(part => String(part).padStart(2, '0')).join(':');
  return `${dayOf(now)} ${time}`;
}

/**
 * Prints a round at a press: the tournament is read and the page shown. Where that took so long that the browser opens no page by
 * itself any more, the page waits with its button.
 */
export async function printRound(desk: Desk, kind: FileKind, round: number, label: string): Promise<void> {
  const { say, state, takeState } = desk;
  if (desk.isBusy()) return;
  desk.keepFromLooking();
  setStatus(say('sidebar.print.making'));
  disableButtons(true);
  const { list } = state();
  const answer = await ask({ ask: 'files', ...(list && { list: list.id }) }).catch(() => undefined);
  disableButtons(false);
  setStatus('');
  const view = answer?.view;
  // Why nothing can be printed is said by the screen of files.
  if (view?.view !== 'files' || !view.tournament) return desk.send({ ask: 'files' });
  const { tournament } = view;
  const { kind: _kind, ...shown } = state().wish;
  const wanted = { ...shown, round: String(round), when: whenNow() };
  const made = await withPart(desk, 'sidebar.print.making', part =>
    part.writeFile(kind, tournament, wanted, languageOf(desk)),
  );
  const [page] = made?.files ?? [];
  if (!made) return;
  if (!page || !mayOpenPage()) return takeState(withMade({ ...state(), tournament }, made));
  showPage(new TextDecoder().decode(page.bytes), kind !== 'projector');
  setStatus(say('sidebar.print.shown', { what: label }));
}

/** Makes one page of all lists of the workbook: each is read in a run of its own. */
export async function makeEventPage(desk: Desk): Promise<void> {
  const { say, state, takeState } = desk;
  const { list: own, lists = [], wish } = state();
  if (desk.isBusy() || lists.length < 2) return;
  desk.keepFromLooking();
  disableButtons(true);
  const read: ListForPage[] = [];
  try {
    for (const { id, name, range } of lists) {
      setStatus(say('sidebar.made.readingList', { at: read.length + 1, count: lists.length }));
      const { view } = await ask({ ask: 'files', list: id });
      const isAlone = lists.filter(list => list.name === name).length === 1;
      read.push({
        list: isAlone ? name : `${name}!${range}`,
        tournament: view.view === 'files' ? view.tournament : undefined,
        isOpen: id === own?.id,
      });
    }
  } catch (error) {
    const screen = { screen: 'failed', request: { ask: 'files' }, message: messageOf(error) } as const;
    return takeState({ ...state(), running: undefined, screen });
  } finally {
    disableButtons(false);
    setStatus('');
  }
  const { kind: _kind, ...shown } = wish;
  const made = await withPart(desk, 'sidebar.files.making', part =>
    part.writeEventPage(read, shown, languageOf(desk)),
  );
  if (made) takeState(withMade(state(), made));
}

/** Lets the part for files work; a failure is shown as one of the sheet. */
async function withPart<T>(
  { state, takeState, say, isBusy, keepFromLooking }: Desk,
  text: WordKey,
  work: (part: FilesPart) => T,
): Promise<T | undefined> {
  if (isBusy()) return undefined;
  keepFromLooking();
  setStatus(say(text));
  disableButtons(true);
  try {
    return work(await loadedFilesPart());
  } catch (error) {
    const screen = { screen: 'failed', request: { ask: 'files' }, message: messageOf(error) } as const;
    takeState({ ...state(), running: undefined, screen });
    return undefined;
  } finally {
    disableButtons(false);
    setStatus('');
  }
}

const languageOf = ({ state }: Desk): Language => state().language as Language;
