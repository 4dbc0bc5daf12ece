/** The page: start page or one open workbook, with menus, panel and autosave around it. */
import { require as gasRequire } from 'gas-local';
import { messageOf } from '../functions';
import type { MenuEntry } from '../host/ui';
import type { FunctionDescription, GasRequire } from '../project';
import { contentOf, dress, type Tournament } from '../tournaments';
import { workbookOf, type Content } from '../content';
import { openWorkbench, type Dist, type Workbench } from '../workbench';
import { keepSaved, type Saving } from './autosave';
import { showCellHelp } from './cellHelp';
import { reveal } from './cellBox';
import { editMenu } from './editMenu';
import { byId } from './elements';
import { askForFile, saveTable, saveText, type Opened } from './files';
import { mount } from './gas/fs';
import { showMenus, type PageMenu, type PageMenuEntry } from './menuBar';
import { ask, say, toast } from './messages';
import { hidePanel, showPanel, type Answer } from './panel';
import { offerToScripts, type PageWorkbench } from './scripts';
import { showStart } from './startPage';
import { forget, keep, kept, makeSnapshot, watchOthers } from './store';
import { locales, packages, preset } from './univerPage';

/** Pixels; a narrower page opens without the panel. */
const ROOM_FOR_PANEL = 900;

const DIST = [
  'bundle.js',
  'globals.js',
  'sidebar.html',
  'texts.html',
  'program.html',
  'functions.json',
] as const;

async function main(): Promise<void> {
  const tournaments = (await (await fetch('tournaments/index.json')).json()) as Tournament[];
  const name = new URLSearchParams(location.search).get('open');
  if (name === null) return showStart(tournaments, () => askForFile(openOpened));
  const tournament = tournaments.find(one => one.name === name);
  const snapshot = kept(name);
  if (!snapshot && !tournament) {
    showStart(tournaments, () => askForFile(openOpened));
    return say('Not found', `There is no tournament "${name}" here.`);
  }
  const title = snapshot?.title ?? tournament?.title ?? name;
  const content = snapshot?.workbook ?? (tournament && (await loadContent(tournament)));
  if (content) await openBook(name, title, content, snapshot ? undefined : tournament);
}

async function loadContent(tournament: Tournament): Promise<Content> {
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
  title: string,
  content: Parameters<typeof openWorkbench>[1],
  fresh: Tournament | undefined,
): Promise<void> {
  showTitle(title);
  byId('sheet').hidden = false;
  const dist = await loadDist();
  const answer: Answer = (run, args) => workbench.run(run, ...args);
  const workbench: Workbench = openWorkbench(
    {
      packages,
      preset,
      plugins: [],
      locales,
      gasRequire: gasRequire as GasRequire,
      dist,
      addonName: 'Wallist',
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
  if (fresh) dress(workbench, fresh);
  const saving = keepSaved(workbench, () => keep(name, makeSnapshot(titleOf(workbench), workbench.save())));
  watchOthers(name, () =>
    say('Open twice', 'This tournament was changed in another tab. Close one of them: the last change wins.'),
  );
  const file = fileMenu(workbench, () => startAfresh(name, titleOf(workbench), saving));
  showMenus([file, editMenu(workbench.api), ...workbench.menus.map(menu => pageMenu(menu, workbench))]);
  offerPanel(dist, answer);
  showCellHelp(workbench);
  offerToScripts(workbench, saving);
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
  const open = () => showPanel({ title: 'Wallist', html: dist.html['sidebar.html'] ?? '' }, answer);
  const button = byId('panel-button');
  button.hidden = false;
  button.addEventListener('click', () => (byId('panel').hidden ? open() : hidePanel()));
  byId('panel-close').addEventListener('click', () => {
    hidePanel();
    button.focus();
  });
  if (window.innerWidth >= ROOM_FOR_PANEL) open();
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

function fileMenu(workbench: Workbench, afresh: () => void): PageMenu {
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
      item('Open…', () => askForFile(openOpened)),
      item('Rename…', () => rename(workbench)),
      { kind: 'separator' },
      item('Save the workbook…', () =>
        saveText(
          `${titleOf(workbench)}.wallist.json`,
          JSON.stringify(makeSnapshot(titleOf(workbench), workbench.save())),
          'application/json',
        ),
      ),
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

/** Saves a file as a workbook under its own name, and opens it by that address. */
function openOpened(opened: Opened): void {
  if (opened.kind === 'unreadable') return say('This file cannot be opened', opened.why);
  const title = opened.kind === 'snapshot' ? opened.snapshot.title : opened.content.name;
  const name = `file-${Date.now().toString(36)}`;
  const stored =
    opened.kind === 'snapshot'
      ? keep(name, { ...opened.snapshot, title, at: Date.now() })
      : keep(name, makeSnapshot(title, workbookOf(opened.content)));
  if (!stored) return say('This file cannot be opened', 'The browser has no room left to keep it.');
  location.assign(`?open=${encodeURIComponent(name)}`);
}

declare global {
  interface Window {
    workbench?: PageWorkbench;
  }
}

main().catch((error: unknown) => say('The workbench did not start', messageOf(error)));
