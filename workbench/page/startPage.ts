/** The start page: a new tournament, the tournaments kept in this browser, and samples. */
import type { Tournament } from '../tournaments';
import { byId, make } from './elements';
import { askForFile, saveSnapshot, saveUnread } from './kept/files';
import { handOverKept } from './kept/handOver';
import { openTournamentFile } from './kept/openFile';
import { markDeleted, showLost } from './history/lostTournaments';
import { say } from './messages';
import { forget, keep, kept, keptNames, newName, titled, whyUnreadable, type Snapshot } from './kept/store';
import {
  chooseLanguage,
  hasDocs,
  language,
  languages,
  learn,
  sampleAt,
  speak,
  timeLocale,
  word,
  type WorkbenchKey,
} from './words';

export function showStart(samples: readonly Tournament[]): void {
  const start = byId('start');
  start.hidden = false;
  document.title = `${word('workbench.tournaments')} – Wallist`;
  byId('title').textContent = word('workbench.tournaments');
  const isSample = (name: string): boolean => samples.some(one => one.name === name);
  const own = keptNames().flatMap(name => {
    const snapshot = kept(name);
    return snapshot && !isSample(name) ? [{ name, snapshot }] : [];
  });
  const unreadable = keptNames().filter(name => !kept(name));
  const latest = own.sort((one, other) => other.snapshot.at - one.snapshot.at);
  const file = make('button', { type: 'button', class: 'quiet' }, word('workbench.openFile'));
  file.addEventListener('click', () => askForFile(openTournamentFile));
  start.replaceChildren(
    make('p', {}, word('workbench.intro')),
    make('p', {}, word('workbench.introFiles')),
    make(
      'p',
      { class: 'actions' },
      make('a', { class: 'main', href: `?open=${newName('new')}` }, word('workbench.new')),
      file,
      make('a', { href: 'check.html' }, word('workbench.check')),
      docsLink(),
      languageChoice(samples),
    ),
    make('p', { id: 'offline', role: 'status', hidden: !isOffline }, word('workbench.offline')),
    ...(latest.length + unreadable.length > 0
      ? [
          make('h2', {}, word('workbench.own')),
          make(
            'ul',
            { class: 'cards' },
            ...latest.map(one => ownCard(one.name, one.snapshot)),
            ...unreadable.map(unreadableCard),
          ),
        ]
      : []),
    make('section', { id: 'lost', hidden: true }),
    make('h2', {}, word('workbench.samples')),
    make('p', {}, word('workbench.samples.about')),
    make('ul', { class: 'cards' }, ...samples.map(sampleCard)),
  );
  void showLost([...samples.map(({ name }) => name), 'empty']);
}

/** Into the documentation in the language of the page, where it has pages in it, else into all of it. */
function docsLink(): HTMLElement {
  const [now, docs] = [language(), word('workbench.docs')];
  if (hasDocs(now)) return make('a', { href: `docs/${now}/tutorial.html`, hreflang: now }, docs);
  const [first, english] = languages()[0] ?? [];
  const shown = now === first || english === undefined ? docs : `${docs} (${english})`;
  return make('a', { href: 'docs/index.html', hreflang: 'en' }, shown);
}

let isOffline = false;

/** Says on the start page that the site opens without network. */
export function sayOffline(kept: boolean): void {
  isOffline = kept;
  const line = document.getElementById('offline');
  if (line) line.hidden = !kept;
}

/** What is kept and cannot be read here: it can be saved as it is, and deleted. */
function unreadableCard(name: string): HTMLElement {
  const save = make('button', { type: 'button', class: 'quiet' }, word('workbench.saveFile'));
  save.addEventListener('click', () => saveUnread(name));
  const remove = make('button', { type: 'button', class: 'quiet' }, word('workbench.delete'));
  const card = make(
    'li',
    { class: 'own' },
    make('h3', {}, `${name}: ${word('workbench.spoilt.card')}`),
    make('p', {}, whyUnreadable(name)),
    make('p', { class: 'actions' }, save, remove),
  );
  remove.addEventListener('click', () => {
    if (!window.confirm(`${word('workbench.delete')}: ${name}`)) return;
    forget(name);
    markDeleted(name, true);
    card.remove();
  });
  return card;
}

/** The server plays a sample when it is first asked for: already while the person goes to its card. */
const playAhead = (name: string): Promise<unknown> =>
  fetch(sampleAt(name), { method: 'HEAD' }).catch(() => undefined);

/** Each language under its own name; the page is shown anew in the one that is chosen. */
function languageChoice(samples: readonly Tournament[]): HTMLElement {
  const select = make(
    'select',
    {},
    ...languages().map(([code, name]) =>
      make('option', { value: code, lang: code, selected: code === language() }, name),
    ),
  );
  select.addEventListener('change', () => {
    const chosen = select.value;
    chooseLanguage(chosen);
    void learn(chosen).then(() => {
      if (select.value !== chosen) return;
      speak(chosen);
      showStart(samples);
      byId('start').querySelector('select')?.focus();
    });
  });
  return make('label', { class: 'language' }, `${word('workbench.language')} `, select);
}

function sampleCard({ name, played }: Tournament): HTMLElement {
  const changed = kept(name);
  const link = linkTo(name, word(`workbench.sample.${name}` as WorkbenchKey));
  if (played && !changed)
    for (const coming of ['pointerenter', 'focus'])
      link.addEventListener(coming, () => void playAhead(name), { once: true });
  return make(
    'li',
    {},
    make('h3', {}, link),
    make('p', {}, word(`workbench.sample.${name}.about` as WorkbenchKey)),
    ...(changed ? [lastChange(changed.at)] : []),
  );
}

const lastChange = (at: number): HTMLElement =>
  make(
    'p',
    { class: 'changed' },
    word('workbench.changed', { when: new Date(at).toLocaleString(timeLocale()) }),
  );

const linkTo = (name: string, title: string): HTMLElement =>
  make('a', { href: `?open=${encodeURIComponent(name)}` }, title);

function ownCard(name: string, snapshot: Snapshot): HTMLElement {
  const card = make('li', { class: 'own' });
  fillCard(card, name, snapshot);
  return card;
}

/** Shows a tournament as it is kept now; the keyboard goes on from its first action when `focus` is true. */
function fillCard(card: HTMLElement, name: string, snapshot = kept(name), focus = false): void {
  if (!snapshot) return card.remove();
  const { title, at } = snapshot;
  const action = (label: string, act: () => void): HTMLElement => {
    const button = make(
      'button',
      { type: 'button', class: 'quiet', 'aria-label': `${label}: ${title}` },
      label,
    );
    button.addEventListener('click', act);
    return button;
  };
  // Another tab may have gone on with it since.
  const now = (): Snapshot => kept(name) ?? snapshot;
  const actions = [
    action(word('workbench.rename'), () => {
      const typed = window.prompt(word('workbench.name'), title)?.trim();
      if (typed) keepOrSay(name, titled(now(), typed));
      fillCard(card, name, kept(name), true);
    }),
    action(word('workbench.duplicate'), () => {
      const copy = newName('copy');
      const copied = { ...titled(now(), word('workbench.copy', { title })), at: Date.now() };
      if (keepOrSay(copy, copied)) card.before(ownCard(copy, copied));
    }),
    ...(snapshot.event
      ? [
          action(word('workbench.nextEvent'), () => {
            if (!handOverKept(name, nextTitle(now().title))) return say(title, word('workbench.noRoom'));
            location.assign(`?open=${newName('new')}`);
          }),
        ]
      : []),
    action(word('workbench.saveFile'), () => saveSnapshot(now())),
    action(word('workbench.delete'), () => showDeleted(card, name, now())),
  ];
  card.replaceChildren(
    make('h3', {}, linkTo(name, title)),
    make('p', {}, ...progressOf(snapshot)),
    lastChange(at),
    make('p', { class: 'actions' }, ...actions),
  );
  if (focus) actions[0]?.focus();
}

/** `Tallinn Open 2027` after `Tallinn Open 2026`; `Spring Cup 2` after `Spring Cup`. */
const nextTitle = (title: string): string =>
  /\d$/.test(title) ? title.replace(/\d{1,9}$/, number => String(Number(number) + 1)) : `${title} 2`;

/** A deleted tournament can be brought back until the page is left. */
function showDeleted(card: HTMLElement, name: string, snapshot: Snapshot): void {
  forget(name);
  markDeleted(name, true);
  const undo = make('button', { type: 'button', class: 'quiet' }, word('workbench.undo'));
  undo.addEventListener('click', () => {
    if (!keepOrSay(name, snapshot)) return;
    markDeleted(name, false);
    fillCard(card, name, kept(name), true);
  });
  card.replaceChildren(
    make('p', { role: 'status' }, word('workbench.deleted', { title: snapshot.title })),
    make('p', {}, undo),
  );
  undo.focus();
}

function keepOrSay(name: string, snapshot: Snapshot): boolean {
  const done = keep(name, snapshot);
  if (!done) say(snapshot.title, word('workbench.noRoom'));
  return done;
}

/** A line breaks between its parts only. */
function progressOf({ event }: Snapshot): readonly (Node | string)[] {
  if (!event) return [word('workbench.notCreated')];
  const { system, players, round, rounds } = event;
  const parts = [
    system,
    word('workbench.players', { players }),
    round === 0 ? word('workbench.rounds', { rounds }) : word('workbench.round', { round, rounds }),
  ];
  return parts.flatMap((part, at) => [at === 0 ? '' : ' · ', make('span', { class: 'whole' }, part)]);
}
