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
import { keepAll } from './history/keepAll';
import { showCellHelp } from './grid/cellHelp';
import { onceDrawn, reveal } from './grid/cellBox';
import { findByKey } from './grid/findBar';
import { fitRows } from './grid/rowHeights';
import { editMenu } from './grid/editMenu';
import { fileMenu, showTitle, startAfresh, titleOf } from './fileMenu';
import { newsOf, roundsComplete, type EventNews } from './kept/eventNews';
import { answerTo, DIST, SCRIPTS } from './ahead';
import { byId, make } from './elements';
import { onDroppedFile } from './kept/files';
import { unpack } from './kept/packed';
import { openTournamentFile } from './kept/openFile';
import { mount } from './gas/fs';
import { showMenus, type PageMenu, type PageMenuEntry } from './menuBar';
import { ask, say, toast } from './messages';
import { showHistory } from './history/historyDialog';
import { takeOver } from './kept/handOver';
import {
  giveToPanel,
  hidePanel,
  holdPlace,
  isNarrow,
  isPlaceHeld,
  isTypedInPanel,
  markButton,
  showPanel,
  type Answer,
} from './panel';
import type {} from './offline/rest';
import { typeInLocale } from './grid/localeTyping';
import { hasEarlyKeys } from './earlyKeys';
import { playEarlyKeys } from './grid/earlyTyping';
import { offerPanes } from './grid/panes';
import { pasteAsText } from './grid/paste';
import { offerToScripts, type PageWorkbench } from './scripts';
import { isKept, isNew, kept, makeSnapshot, watchOthers, type Snapshot } from './kept/store';
import { claimTab, showOlder, type Tab } from './kept/tabs';
import { makeBeside, takesLong } from '../beside/beside';
import type { Wire } from '../wire';
import { TOURNAMENTS } from './samples';
import {
  isUntitled,
  language,
  learn,
  personsLanguage,
  sampleAt,
  speak,
  word,
  type WorkbenchKey,
} from './words';
import { nameUniver } from './grid/univerNames';
import { locales, packages, preset } from './grid/univerPage';

/** Pixels; a narrower page opens without the panel. */
const ROOM_FOR_PANEL = 900;

async function main(): Promise<void> {
  const name = new URLSearchParams(location.search).get('open') ?? '';
  const tab = await claimTab(name);
  // This script has words of its own: samples and titles below are asked for in the person's language.
  speak(kept(name)?.event?.language ?? personsLanguage());
  const tournament = TOURNAMENTS.find(one => one.name === name) ?? newTournament(name);
  const dist = await loadDist();
  const isEmpty =
    tournament?.sheets.length !== 0 && tournament?.sheets.every(({ file }) => file === undefined);
  const title = word(isEmpty ? 'workbench.untitled' : (`workbench.sample.${name}` as WorkbenchKey));
  const content = isKept(name) ? undefined : tournament && (await loadContent({ ...tournament, title }));
  // Read at last, in the same moment from which on other tabs are watched: what they save is in it, or heard of.
  const snapshot = kept(name);
  speak(snapshot?.event?.language ?? personsLanguage());
  if (snapshot) openBook(name, tab, dist, snapshot.title, snapshot.workbook, snapshot);
  else if (tournament)
    openBook(name, tab, dist, title, content ?? (await loadContent({ ...tournament, title })), tournament);
}

/** An empty workbook under a name of its own. */
function newTournament(name: string): Tournament | undefined {
  const empty = TOURNAMENTS.find(one => one.name === 'empty');
  return empty && isNew(name) ? { ...empty, name } : undefined;
}

async function loadContent(tournament: Tournament): Promise<Content | IWorkbookData> {
  if (tournament.played) {
    const packed = await (await answerTo(sampleAt(tournament.name))).text();
    const saved = JSON.parse(unpack(packed) ?? '') as IWorkbookData;
    return { ...saved, name: tournament.title };
  }
  const files = tournament.sheets.flatMap(sheet => sheet.file ?? []);
  const texts = await Promise.all(files.map(async file => (await fetch(`tournaments/${file}`)).text()));
  return contentOf(tournament, Object.fromEntries(files.map((file, at) => [file, texts[at] ?? ''])));
}

async function loadDist(): Promise<Dist> {
  const texts = await Promise.all(
    DIST.map(async file => {
      const answer = await answerTo(`dist/${file}`);
      if (!answer.ok) throw new Error(word('workbench.partMissing', { file }));
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

function openBook(
  name: string,
  tab: Tab,
  dist: Dist,
  title: string,
  content: Parameters<typeof openWorkbench>[1],
  origin: Snapshot | Tournament,
): void {
  showTitle(title);
  byId('sheet').hidden = false;
  const before = 'workbook' in origin ? origin : undefined;
  let event = before?.event;
  const answerHere = (run: string, args: readonly unknown[]): Wire =>
    heard(
      memory.around(() => workbench.run(run, ...args)),
      args,
    );
  const answer: Answer = (run, args) =>
    takesLong(workbench.book, args[0])
      ? beside
          .answer(run, args)
          .then(value => (value === undefined ? answerHere(run, args) : heard(value, args)))
      : answerHere(run, args);
  const heard = (value: Wire, args: readonly unknown[]): Wire => {
    nameByForm(workbench, title, args[0]);
    noteNews(newsOf(value));
    keeping.offer.rounds(roundsComplete(value));
    speakAs(event?.language);
    return value;
  };
  const noteNews = (news: EventNews | undefined): void => {
    if (news === undefined || JSON.stringify(news) === JSON.stringify(event)) return;
    event = news;
    // A sample that was only looked at is not kept.
    if (isKept(name)) saving.soon();
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
        prompt: (title, text) => window.prompt([title, text].filter(Boolean).join('\n\n')) ?? undefined,
        toast,
        showSidebar: panel => showPanel(panel, answer),
        log: line => console.log(line),
        locale: language,
        reveal,
      },
    },
    content,
  );
  const beside = makeBeside({
    book: workbench.book,
    make: () => new Worker('answers.js'),
    scripts: SCRIPTS.map(file => `${dist.folder}/${file}`),
    html: dist.html,
    language,
  });
  if (before) showSheet(workbench, before.sheet);
  else dress(workbench, origin as Tournament);
  // Rows are measured once the grid is drawn.
  if (!before && 'sheetOrder' in content)
    void workbench.settled().then(() => fitRows(workbench.book, content));
  const snapshot = () => {
    const sheet = workbench.book.workbook().getActiveSheet().getSheetName();
    return makeSnapshot(titleOf(workbench), workbench.save(), { sheet, event });
  };
  const keeping = keepAll({ name, workbench, snapshot });
  const { saving, memory } = keeping;
  let isOlder = false;
  const isTyping = (): boolean => hasEarlyKeys() || workbench.book.workbook().isCellEditing();
  const turnReadOnly = async (): Promise<void> => {
    isOlder = true;
    // What is half typed is entered, and saved with the rest.
    if (workbench.book.workbook().isCellEditing()) await workbench.book.workbook().endEditingAsync(true);
    keeping.stop();
    hidePanel();
    for (const id of ['menus', 'panel-button']) byId(id).inert = true;
    workbench.book.workbook().setEditable(false);
    showOlder();
  };
  tab.onOlder(turnReadOnly);
  /** Before another version of the page is taken: nothing that was typed is left behind. */
  window.wallistRest = async () => {
    const own = { title: titleOf(workbench) };
    if (isOlder) return '';
    if (isTypedInPanel()) return word('workbench.newer.typed', own);
    if (hasEarlyKeys()) return word('workbench.newer.opening');
    if (workbench.book.workbook().isCellEditing()) await workbench.book.workbook().endEditingAsync(true);
    await workbench.settled();
    saving.now();
    await memory.flush();
    return saving.isSaved() ? '' : word('workbench.newer.notSaved', own);
  };
  // The older tab saves its last words while this one opens.
  watchOthers(name, () => {
    if (isOlder) return;
    if (!saving.hasChanged() && !isTyping()) location.reload();
    else say(word('workbench.twice'), word('workbench.twice.text'));
  });
  const showWords = (): void => {
    const file = fileMenu(workbench, {
      ...keeping.acts,
      afresh: () => void startAfresh(name, titleOf(workbench), saving, memory),
      history: () => void showHistory({ name, memory, saving, snapshot }),
    });
    const act = (item: string): void => memory.around(() => run(workbench, item));
    showMenus([file, editMenu(workbench), ...workbench.menus.map(menu => pageMenu(menu, act))]);
    sayKeys();
  };
  let asked: string = language();
  /** The page follows the language of the tournament. */
  const speakAs = (wanted: string | undefined): void => {
    if (wanted === undefined || wanted === asked) return;
    asked = wanted;
    void learn(wanted).then(() => {
      if (asked !== wanted) return;
      speak(wanted);
      workbench.remakeMenus();
      showWords();
      markButton(!byId('panel').hidden);
    });
  };
  showWords();
  byId('opening').hidden = true;
  const isCreated = !before && isNew(name);
  // The first look of the panel reads the whole sheet: the cells are shown before.
  offerPanel(dist, answer, isCreated || isNarrow() ? undefined : onceDrawn(workbench.book));
  const handed = takeOver();
  if (isCreated && handed) {
    run(workbench, 'files');
    giveToPanel(handed);
  } else if (isCreated) run(workbench, firstItem(workbench.menus)?.run ?? '');
  void playEarlyKeys(workbench, isCreated);
  onDroppedFile(openTournamentFile);
  showCellHelp(workbench);
  offerPanes(workbench.api);
  pasteAsText(workbench);
  findByKey(workbench);
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
function pageMenu(menu: Extract<MenuEntry, { kind: 'menu' }>, act: (item: string) => void): PageMenu {
  const entries = menu.entries.map((entry): PageMenuEntry => {
    if (entry.kind === 'item') return { kind: 'item', label: entry.label, run: () => act(entry.run) };
    return entry.kind === 'menu' ? pageMenu(entry, act) : entry;
  });
  return { kind: 'menu', label: menu.label, entries };
}

function run(workbench: Workbench, name: string): void {
  try {
    workbench.project.call(name, []);
  } catch (error) {
    say(word('workbench.stopped'), messageOf(error));
  }
}

/** Offers the panel as the add-on built it; menu entries open it with a question of their own. */
function offerPanel(dist: Dist, answer: Answer, ready: Promise<void> | undefined): void {
  const title = 'Wallist';
  const open = (withPage?: boolean) =>
    showPanel({ title, html: panelPage(dist.html['program.html'] ?? '') }, answer, withPage);
  const button = byId('panel-button');
  button.hidden = byId('keys').hidden = false;
  markButton(false);
  button.addEventListener('click', () => (byId('panel').hidden ? open() : hidePanel()));
  byId('panel-close').addEventListener('click', () => {
    hidePanel();
    button.focus();
  });
  if (window.innerWidth < ROOM_FOR_PANEL && !isNarrow()) return;
  if (!ready) return open();
  holdPlace(title);
  void ready.then(() => isPlaceHeld() && open(true));
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
  if (!isUntitled(title) || titleOf(workbench) !== title) return;
  if (typeof name !== 'string' || workbench.sheets().length < 2) return;
  workbench.book.workbook().setName(name);
  showTitle(name);
}

/** How the keyboard goes round, beside the menus: `F6 or Ctrl+F6: grid → menus → panel`. */
function sayKeys(): void {
  const keys: Readonly<Record<string, string>> = { key: 'F6', other: 'Ctrl+F6' };
  const parts = word('workbench.keys', { key: '\0key\0', other: '\0other\0' }).split('\0');
  byId('keys').replaceChildren(
    ...parts.map(part => (part in keys ? make('kbd', {}, keys[part] ?? '') : part)),
  );
}

declare global {
  interface Window {
    workbench?: PageWorkbench;
  }
}

main().catch((error: unknown) => say(word('workbench.notStarted'), messageOf(error)));
