/** History: the versions in words, one of them shown, compared with another one, and brought back. */
import type { IWorkbookData } from '@univerjs/core';
import type { Saving } from '../kept/autosave';
import { saveSnapshot } from '../kept/files';
import type { Snapshot } from '../kept/store';
import { byId, make } from '../elements';
import { say } from '../messages';
import { word } from '../words';
import { bringBack, snapshotOfVersion, timeWords } from './bringBack';
import { differencesOf, type SheetDifference } from './differences';
import { workbookOfVersion, type Memory } from './memory';
import type { Version } from './version';
import { versionTable } from './versionTable';

export interface History {
  readonly name: string;
  readonly memory: Memory;
  readonly saving: Saving;
  readonly snapshot: () => Snapshot;
}

/** What made a version, in words. */
export function deedWords({ deed }: Pick<Version, 'deed'>): string {
  switch (deed.kind) {
    case 'found':
      return word('workbench.history.found');
    case 'typed':
      return typedWords(deed.cells, deed.moved ?? 0);
    case 'changed':
      return word('workbench.history.changed');
    case 'acted':
      return deed.what.join(' · ');
    case 'back':
      return word('workbench.history.back', { when: timeWords(deed.of) });
  }
}

const typedWords = (cells: number, moved: number): string =>
  [
    ...(moved > 0 ? [word('workbench.history.moved', { rows: moved })] : []),
    ...(cells > 0 || moved === 0 ? [word('workbench.history.typed', { cells })] : []),
  ].join(' · ');

const titleOf = (version: Version): string => `${timeWords(version.at)}: ${deedWords(version)}`;

/** Opens the list, newest first. */
export async function showHistory(history: History): Promise<void> {
  const refused = await history.memory.flush();
  const found = await history.memory.versions();
  if (refused === 'refused' || 'refused' in found)
    return say(word('workbench.history'), word('workbench.history.notKept'));
  const dialog = byId<HTMLDialogElement>('history');
  const view = make('div', { class: 'history-view', 'aria-live': 'polite' });
  const latest = [...found.value].reverse();
  const list = make('ol', { class: 'history-list', 'aria-label': word('workbench.history') });
  for (const version of latest) {
    const button = make(
      'button',
      { type: 'button', class: 'quiet' },
      make('b', {}, timeWords(version.at)),
      ' ',
      deedWords(version),
    );
    button.addEventListener('click', () => {
      for (const one of list.querySelectorAll('[aria-current]')) one.removeAttribute('aria-current');
      button.setAttribute('aria-current', 'true');
      void showVersion(view, history, version, latest);
    });
    list.append(make('li', {}, button));
  }
  const close = make(
    'button',
    { type: 'button', class: 'quiet', 'aria-label': word('workbench.grid.close') },
    '×',
  );
  close.addEventListener('click', () => dialog.close());
  dialog.replaceChildren(
    make(
      'div',
      { class: 'history-head' },
      make('h2', { id: 'history-title' }, word('workbench.history')),
      close,
    ),
    make('p', {}, word(latest.length === 0 ? 'workbench.history.none' : 'workbench.history.keeps')),
    make('div', { class: 'history-parts' }, list, view),
  );
  if (!dialog.open) dialog.showModal();
  list.querySelector('button')?.focus();
}

/** One version beside the present, or beside another one. */
async function showVersion(
  view: HTMLElement,
  history: History,
  version: Version,
  versions: readonly Version[],
): Promise<void> {
  const own = await workbookOfVersion(version);
  if (!own) return view.replaceChildren(make('p', {}, word('workbench.history.lost')));
  const other = make(
    'select',
    {},
    make('option', { value: '' }, word('workbench.history.now')),
    ...versions
      .filter(one => one !== version)
      .map(one => make('option', { value: String(one.at) }, titleOf(one))),
  );
  const all = make('input', { type: 'checkbox' });
  const sheets = make('div', {});
  const show = async (): Promise<void> => {
    const with_ = versions.find(({ at }) => String(at) === other.value);
    const theirs = with_ ? await workbookOfVersion(with_) : history.snapshot().workbook;
    if (!theirs) return sheets.replaceChildren(make('p', {}, word('workbench.history.lost')));
    const isOlder = !with_ || version.at < with_.at;
    const names = [titleOf(version), with_ ? titleOf(with_) : word('workbench.history.now')];
    const [before = '', after = ''] = isOlder ? names : [...names].reverse();
    const compared = isOlder ? { before: own, after: theirs } : { before: theirs, after: own };
    showSheets(sheets, compared, { before, after }, all.checked);
  };
  other.addEventListener('change', () => void show());
  all.addEventListener('change', () => void show());
  const back = make('button', { type: 'button', class: 'main' }, word('workbench.history.bring'));
  back.addEventListener('click', async () => {
    back.disabled = true;
    await bringBack(history.name, version, history.memory, history.saving);
    back.disabled = false;
  });
  const save = make('button', { type: 'button', class: 'quiet' }, word('workbench.saveFile'));
  save.addEventListener('click', async () => {
    const snapshot = await snapshotOfVersion(version);
    if (snapshot) saveSnapshot({ ...snapshot, title: `${snapshot.title} ${fileTime(version.at)}` });
  });
  view.replaceChildren(
    make('h3', {}, titleOf(version)),
    make('p', { class: 'actions' }, back, save),
    make(
      'p',
      { class: 'actions' },
      make('label', {}, `${word('workbench.history.compare')} `, other),
      make('label', {}, all, ` ${word('workbench.history.all')}`),
    ),
    sheets,
  );
  await show();
}

const fileTime = (at: number): string => new Date(at).toISOString().slice(0, 16).replace(':', '.');

/** The sheets by name, each with the number of its cells that differ; the first one that differs is open. */
function showSheets(
  place: HTMLElement,
  compared: { readonly before: IWorkbookData; readonly after: IWorkbookData },
  names: { readonly before: string; readonly after: string },
  all: boolean,
): void {
  const differences = differencesOf(compared.before, compared.after);
  const differing = differences.filter(({ cells, moved, only }) => cells + moved > 0 || only);
  const listed = all ? differences : differing;
  place.replaceChildren(
    make('p', {}, word(differing.length === 0 ? 'workbench.history.same' : 'workbench.history.marks', names)),
    ...listed.map((difference, at) => sheetPart(difference, compared, all, at === 0)),
  );
}

function sheetPart(
  difference: SheetDifference,
  compared: { readonly before: IWorkbookData; readonly after: IWorkbookData },
  all: boolean,
  open: boolean,
): HTMLElement {
  const { name, cells, moved } = difference;
  const elsewhere = moved === 0 ? '' : ` · ${word('workbench.history.moved', { rows: moved })}`;
  const part = make('details', { open }, make('summary', {}, `${name} (${cells})${elsewhere}`));
  // A table is made when it is looked at: a workbook may have many sheets.
  const fill = (): void => {
    if (part.open && part.childElementCount === 1)
      part.append(
        make(
          'div',
          { class: 'version-scroll', tabindex: '0', role: 'region', 'aria-label': name },
          versionTable(difference, compared, all),
        ),
      );
  };
  part.addEventListener('toggle', fill);
  fill();
  return part;
}
