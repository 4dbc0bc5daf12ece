/** One open workbook, with menus, panel and autosave around it. */
import type { IWorkbookData } from '@univerjs/core';
import { require as gasRequire } from 'gas-local';
import { messageOf } from '../functions';
import { sheetOf } from '../host/book';
import type { MenuEntry } from '../host/ui';
import type { FunctionDescription, GasRequire } from '../project';
import { contentOf, dress, type Tournament } from '../tournaments';
import type { Content } from '../content';
import { SHEET_LOCALES } from '../host/locale';
import { panelPage } from '../panelPage';
import { openWorkbench, type Dist, type Workbench } from '../workbench';
import { keepSaved, type Saving } from './kept/autosave';
import { showCellHelp } from './grid/cellHelp';
import { reveal } from './grid/cellBox';
import { editMenu } from './grid/editMenu';
import { rulesIn, newsOf, type EventNews } from './kept/eventNews';
import { byId } from './elements';
import { askForFile, onDroppedFile, saveSnapshot, saveTable } from './kept/files';
import { openFile, openTournamentFile } from './kept/openFile';
import { mount } from './gas/fs';
import { showMenus, type PageMenu, type PageMenuEntry } from './menuBar';
import { ask, say, toast } from './messages';
import { takeOver } from './kept/handOver';
import { giveToPanel, hidePanel, showPanel, type Answer } from './panel';
import { typeInLocale } from './grid/localeTyping';
import { offerPanes } from './grid/panes';
import { pasteAsText } from './grid/paste';
import { saveXlsx } from './kept/saveXlsx';
import { offerToScripts, type PageWorkbench } from './scripts';
import { forget, isNew, keep, kept, makeSnapshot, watchOthers, type Snapshot } from './kept/store';
import { claimTab, showOlder, type Tab } from './kept/tabs';
import { nameUniver } from './grid/univerNames';
import { locales, packages, preset } from './grid/univerPage';

/** The title of a workbook in which no tournament has been created yet. */
const NEW = 'A new tournament';

/** Pixels; a narrower page opens without the panel. */
const ROOM_FOR_PANEL = 900;

const DIST = ['bundle.js', 'globals.js', 'texts.html', 'program.html', 'functions.json'] as const;

async function main(): Promise<void> {
  const name = new URLSearchParams(location.search).get('open') ?? '';
  const tab = claimTab(name);
  const tournaments = (await (await fetch('tournaments/index.json')).json()) as Tournament[];
  const tournament = tournaments.find(one => one.name === name) ?? newTournament(name, tournaments);
  const snapshot = kept(name);
  if (snapshot) await openBook(name, tab, snapshot.title, snapshot.workbook, snapshot);
  else if (tournament) await openBook(name, tab, tournament.title, await loadContent(tournament), tournament);
}

/** An empty workbook under a name of its own. */
function newTournament(name: string, tournaments: readonly Tournament[]): Tournament | undefined {
  const empty = tournaments.find(one => one.name === 'empty');
  return empty && isNew(name) ? { ...empty, name } : undefined;
}

async function loadContent(tournament: Tournament): Promise<Content | IWorkbookData> {
  if (tournament.played) return (await fetch(`samples/${tournament.name}.json`)).json();
  const files = tournament.sheets.flatMap(sheet => sheet.file ?? []);
  const texts = await Promise.all(files.map(async file => (await fetch(`tournaments/${file}`)).text()));
  return contentOf(tournament, Object.fromEntries(files.map((file, at) => [file, texts[at] ?? ''])));
}

async function loadDist(): Promise<Dist> {
  const texts = await Promise.all(
    DIST.map(async file => {
      const answer = await fetch(`dist/${file}`);
      if (!answer.ok) throw new Error(`The built add-on is not there: ${file}`);
      return answer.text();
    }),
  );
  const files = Object.fromEntries(DIST.map((file, at) => [file, texts[at] ?? '']));
  mount(Object.fromEntries(Object.entries(files).filter(([file]) => file.endsWith('.js'))));
  return {
    folder: 'dist',
    functions: JSON.parse(files['functions.json'] ?? '[]') as FunctionDescription[],
    html: Object.fromEntries(Object.entries(files).filter(([file]) => file.endsWith('.html'))),
  };
}

async function openBook(
  name: string,
  tab: Tab,
  title: string,
  content: Parameters<typeof openWorkbench>[1],
  origin: Snapshot | Tournament,
): Promise<void> {
  showTitle(title);
  byId('sheet').hidden = false;
  const dist = await loadDist();
  const before = 'workbook' in origin ? origin : undefined;
  let event = before?.event;
  const answer: Answer = (run, args) => {
    const value = workbench.run(run, ...args);
    nameByForm(workbench, title, args[0]);
    noteNews(newsOf(value));
    return value;
  };
  const noteNews = (news: EventNews | undefined): void => {
    if (news === undefined || JSON.stringify(news) === JSON.stringify(event)) return;
    event = news;
    // A sample that was only looked at is not kept.
    if (kept(name)) saving.soon();
  };
  const workbench: Workbench = openWorkbench(
    {
      packages,
      preset,
      plugins: [],
      locales,
      gasRequire: gasRequire as GasRequire,
      dist,
      addonName: 'Wallist',
      locale:
        SHEET_LOCALES.find(one => one === new URLSearchParams(location.search).get('locale')) ?? 'en_US',
      shell: {
        alert: ask,
        toast,
        showSidebar: panel => showPanel(panel, answer),
        log: line => console.log(line),
        locale: navigator.language,
        reveal,
      },
    },
    content,
  );
  if (before) showSheet(workbench, before.sheet);
  else dress(workbench, origin as Tournament);
  const snapshot = () => {
    const sheet = workbench.book.workbook().getActiveSheet().getSheetName();
    return makeSnapshot(titleOf(workbench), workbench.save(), { sheet, event });
  };
  const saving = keepSaved(
    workbench,
    () => kept(name) !== undefined,
    () => keep(name, snapshot()),
  );
  let isOlder = false;
  const turnReadOnly = (): void => {
    isOlder = true;
    saving.now();
    saving.stop();
    hidePanel();
    for (const id of ['menus', 'panel-button']) byId(id).inert = true;
    workbench.book.workbook().setEditable(false);
    showOlder();
  };
  tab.onOlder(turnReadOnly);
  // The older tab saves its last words while this one opens.
  watchOthers(name, () => {
    if (isOlder) return;
    if (!saving.hasChanged()) location.reload();
    else say('Open twice', 'This tournament was changed in another tab too: the last change wins.');
  });
  const file = fileMenu(workbench, snapshot, () => startAfresh(name, titleOf(workbench), saving));
  showMenus([file, editMenu(workbench.api), ...workbench.menus.map(menu => pageMenu(menu, workbench))]);
  offerPanel(dist, answer);
  const handed = takeOver();
  if (!before && isNew(name) && handed) {
    run(workbench, 'files');
    giveToPanel(handed);
  } else if (!before && isNew(name)) run(workbench, firstItem(workbench.menus)?.run ?? '');
  onDroppedFile(openTournamentFile);
  showCellHelp(workbench);
  offerPanes(workbench.api);
  pasteAsText(workbench);
  typeInLocale(workbench);
  nameUniver(byId('sheet'));
  offerToScripts(workbench, saving);
}

/** The first entry of the add-on's menu, which creates a tournament. */
function firstItem(entries: readonly MenuEntry[]): Extract<MenuEntry, { kind: 'item' }> | undefined {
  const [first] = entries;
  return first?.kind === 'menu' ? firstItem(first.entries) : first?.kind === 'item' ? first : undefined;
}

/** The menu for the page. Labels and texts come from the script and are shown as text. */
function pageMenu(menu: Extract<MenuEntry, { kind: 'menu' }>, workbench: Workbench): PageMenu {
  const entries = menu.entries.map((entry): PageMenuEntry => {
    if (entry.kind === 'item')
      return { kind: 'item', label: entry.label, run: () => run(workbench, entry.run) };
    return entry.kind === 'menu' ? pageMenu(entry, workbench) : entry;
  });
  return { kind: 'menu', label: menu.label, entries };
}

function run(workbench: Workbench, name: string): void {
  try {
    workbench.project.call(name, []);
  } catch (error) {
    say('The script stopped', messageOf(error));
  }
}

/** Offers the panel as the add-on built it; menu entries open it with a question of their own. */
function offerPanel(dist: Dist, answer: Answer): void {
  const open = () =>
    showPanel({ title: 'Wallist', html: panelPage(dist.html['program.html'] ?? '') }, answer);
  const button = byId('panel-button');
  button.hidden = byId('keys').hidden = false;
  button.addEventListener('click', () => (byId('panel').hidden ? open() : hidePanel()));
  byId('panel-close').addEventListener('click', () => {
    hidePanel();
    button.focus();
  });
  if (window.innerWidth >= ROOM_FOR_PANEL) open();
}

/** The sheet that was in sight before a reload; it may have been deleted in another tab. */
function showSheet(workbench: Workbench, name: string | undefined): void {
  if (name !== undefined && workbench.sheets().includes(name)) sheetOf(workbench.book, name).activate();
}

/** A new workbook gets the name of the tournament created in it; one that has a name of its own keeps it. */
function nameByForm(workbench: Workbench, title: string, asked: unknown): void {
  const {
    ask: what,
    tournament,
    file,
  } = (asked ?? {}) as {
    ask?: unknown;
    tournament?: { name?: unknown };
    file?: { name?: unknown };
  };
  const name = what === 'create' ? tournament?.name : what === 'import' ? file?.name : undefined;
  if (title !== NEW || titleOf(workbench) !== NEW) return;
  if (typeof name !== 'string' || workbench.sheets().length < 2) return;
  workbench.book.workbook().setName(name);
  showTitle(name);
}

const titleOf = (workbench: Workbench): string => workbench.book.workbook().getName();

function showTitle(title: string): void {
  document.title = `${title} – Wallist`;
  byId('title').textContent = title;
}

function rename(workbench: Workbench): void {
  const typed = window.prompt('Name of the tournament', titleOf(workbench))?.trim();
  if (!typed) return;
  workbench.book.workbook().setName(typed);
  showTitle(typed);
}

function fileMenu(workbench: Workbench, snapshot: () => Snapshot, afresh: () => void): PageMenu {
  const table = (separator: '\t' | ',') => () => {
    const sheet = workbench.book.workbook().getActiveSheet();
    saveTable(`${titleOf(workbench)} – ${sheet.getSheetName()}`, workbench.shownValues(), separator);
  };
  const item = (label: string, action: () => void): PageMenuEntry => ({ kind: 'item', label, run: action });
  return {
    kind: 'menu',
    label: 'File',
    entries: [
      item('All tournaments', () => location.assign('./?start')),
      item('Open…', () => askForFile(openFile)),
      item('Rename…', () => rename(workbench)),
      { kind: 'separator' },
      item('Save the workbook…', () => saveSnapshot(snapshot())),
      item('Save the workbook as XLSX…', () => {
        const rules = rulesIn(workbench.run('sidebar', { ask: 'state' }));
        saveXlsx(titleOf(workbench), workbench.book, rules).catch((error: unknown) =>
          say('The file was not saved', messageOf(error)),
        );
      }),
      item('Save this sheet as TSV…', table('\t')),
      item('Save this sheet as CSV…', table(',')),
      { kind: 'separator' },
      item('Start afresh…', afresh),
    ],
  };
}

function startAfresh(name: string, title: string, saving: Saving): void {
  if (!window.confirm(`Start "${title}" afresh? What you changed here is lost.`)) return;
  saving.stop();
  forget(name);
  location.reload();
}

declare global {
  interface Window {
    workbench?: PageWorkbench;
  }
}

main().catch((error: unknown) => say('The workbench did not start', messageOf(error)));
