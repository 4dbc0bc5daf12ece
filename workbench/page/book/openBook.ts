/** One open workbook, with menus, panel and autosave around it. */
import { require as gasRequire } from 'gas-local';
import { sheetOf } from '../../host/book';
import { SHEET_LOCALES } from '../../host/locale';
import type { GasRequire } from '../../project';
import { dress, type Tournament } from '../../tournaments';
import { openWorkbench, type Dist, type Workbench } from '../../workbench';
import type { Wire } from '../../wire';
import { makeBeside, takesLong, type Beside } from '../../beside/beside';
import { SCRIPTS } from '../ahead';
import { byId } from '../elements';
import { takePictureAway } from '../firstPicture';
import { showCellHelp } from '../grid/cellHelp';
import { onceDrawn, reveal } from '../grid/cellBox';
import { playEarlyKeys } from '../grid/earlyTyping';
import { findByKey } from '../grid/findBar';
import { typeInLocale } from '../grid/localeTyping';
import { offerPanes } from '../grid/panes';
import { pasteAsText } from '../grid/paste';
import { fitRows } from '../grid/rowHeights';
import { nameUniver } from '../grid/univerNames';
import { locales, packages, preset } from '../grid/univerPage';
import { keepAll } from '../history/keepAll';
import { newsOf, roundsComplete, type EventNews } from '../kept/eventNews';
import { onDroppedFile } from '../kept/files';
import { takeOver, type PersonsFile } from '../kept/handOver';
import { openTournamentFile } from '../kept/openFile';
import { isKept, isNew, makeSnapshot, type Snapshot } from '../kept/store';
import type { Tab } from '../kept/tabs';
import { ask, toast } from '../messages';
import { offerPanel } from '../panel/offerPanel';
import { giveToPanel, isNarrow, showPanel, type Answer } from '../panel/panel';
import { offerToScripts, type PageWorkbench } from '../scripts';
import { isUntitled, language } from '../words';
import { firstItem, runItem, showBookMenus } from './bookMenus';
import { showTitle, titleOf } from './fileMenu';
import { restWhenAsked } from './rest';

interface BookToOpen {
  readonly name: string;
  readonly tab: Tab;
  readonly dist: Dist;
  readonly title: string;
  readonly content: Parameters<typeof openWorkbench>[1];
  /** What was kept of it, or the sample that it is. */
  readonly origin: Snapshot | Tournament;
}

export function openBook({ name, tab, dist, title, content, origin }: BookToOpen): void {
  showTitle(title);
  byId('sheet').hidden = false;
  const before = 'workbook' in origin ? origin : undefined;
  let event = before?.event;
  const workbench = workbenchOf(dist, content, (run, args) => answer(run, args));
  showFirst(workbench, origin, content);
  const snapshot = () => {
    const sheet = workbench.book.workbook().getActiveSheet().getSheetName();
    return makeSnapshot(titleOf(workbench), workbench.save(), { sheet, event });
  };
  const own = { name, workbench, snapshot };
  const keeping = keepAll(own);
  restWhenAsked(own, keeping, tab);
  const speakAs = showBookMenus(own, keeping);
  const noteNews = (news: EventNews | undefined): void => {
    if (news === undefined || JSON.stringify(news) === JSON.stringify(event)) return;
    event = news;
    // A sample that was only looked at is not kept.
    if (isKept(name)) keeping.saving.soon();
  };
  const heard = (value: Wire, args: readonly unknown[]): Wire => {
    nameByForm(workbench, title, args[0]);
    noteNews(newsOf(value));
    keeping.offer.rounds(roundsComplete(value));
    speakAs(event?.language);
    return value;
  };
  const answerHere: Answer = (run, args) => keeping.memory.around(() => workbench.run(run, ...args));
  const answer = answering(workbench, besideOf(workbench, dist), answerHere, heard);
  byId('opening').hidden = true;
  void onceDrawn(workbench.book).then(takePictureAway);
  const isCreated = !before && isNew(name);
  // The first look of the panel reads the whole sheet: the cells are shown before.
  offerPanel(dist, answer, isCreated || isNarrow() ? undefined : onceDrawn(workbench.book));
  const handed = takeOver();
  if (isCreated) begin(workbench, handed);
  void playEarlyKeys(workbench, isCreated);
  furnish(workbench);
  offerToScripts(workbench, keeping.saving);
}

const workbenchOf = (dist: Dist, content: BookToOpen['content'], answer: Answer): Workbench =>
  openWorkbench(
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

const besideOf = (workbench: Workbench, dist: Dist): Beside =>
  makeBeside({
    book: workbench.book,
    make: () => new Worker('answers.js'),
    scripts: SCRIPTS.map(file => `${dist.folder}/${file}`),
    html: dist.html,
    language,
  });

/** Answers the panel: what takes long beside the page, where that can be; `heard` is told every answer. */
const answering =
  (
    workbench: Workbench,
    beside: Beside,
    answerHere: Answer,
    heard: (value: Wire, args: readonly unknown[]) => Wire,
  ): Answer =>
  (run, args) => {
    const here = (): Wire => heard(answerHere(run, args) as Wire, args);
    if (!takesLong(workbench.book, args[0])) return here();
    return beside.answer(run, args).then(value => (value === undefined ? here() : heard(value, args)));
  };

/** The looks of a sample, or the sheet that was in sight before a reload; it may have been deleted in another tab. */
function showFirst(workbench: Workbench, origin: BookToOpen['origin'], content: BookToOpen['content']): void {
  if ('workbook' in origin) {
    const { sheet } = origin;
    if (sheet !== undefined && workbench.sheets().includes(sheet)) sheetOf(workbench.book, sheet).activate();
    return;
  }
  dress(workbench, origin);
  // Rows are measured once the grid is drawn.
  if ('sheetOrder' in content) void workbench.settled().then(() => fitRows(workbench.book, content));
}

/** A new tournament begins with the file that somebody brought along, else with its form. */
function begin(workbench: Workbench, handed: PersonsFile | undefined): void {
  runItem(workbench, handed ? 'files' : (firstItem(workbench.menus)?.run ?? ''));
  if (handed) giveToPanel(handed);
}

function furnish(workbench: Workbench): void {
  onDroppedFile(openTournamentFile);
  showCellHelp(workbench);
  offerPanes(workbench.api);
  pasteAsText(workbench);
  findByKey(workbench);
  typeInLocale(workbench);
  nameUniver(byId('sheet'));
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

declare global {
  interface Window {
    workbench?: PageWorkbench;
  }
}
