/** The start page: a new tournament, the tournaments kept in this browser, and samples. */
import type { Tournament } from '../tournaments';
import { byId, make } from './elements';
import { askForFile, onDroppedFile, saveSnapshot } from './kept/files';
import { openTournamentFile } from './kept/openFile';
import { forget, keep, kept, keptNames, newName, type Snapshot } from './kept/store';

export function showStart(samples: readonly Tournament[]): void {
  const start = byId('start');
  start.hidden = false;
  const isSample = (name: string): boolean => samples.some(one => one.name === name);
  const own = keptNames().flatMap(name => {
    const snapshot = kept(name);
    return snapshot && !isSample(name) ? [{ name, snapshot }] : [];
  });
  const latest = own.sort((one, other) => other.snapshot.at - one.snapshot.at);
  const file = make('button', { type: 'button', class: 'quiet' }, 'Open a file…');
  file.addEventListener('click', () => askForFile(openTournamentFile));
  onDroppedFile(openTournamentFile);
  start.replaceChildren(
    make(
      'p',
      {},
      'A spreadsheet on this computer with the add-on in it. Nothing leaves this computer, and no account is needed; ' +
        'your changes are kept in this browser. Files of OpenGotha, MacMahon, the EGF and the FFG, and lists as CSV or TSV, can be opened or dropped here.',
    ),
    make(
      'p',
      { class: 'actions' },
      make('a', { class: 'main', href: `?open=${newName('new')}` }, 'New tournament'),
      file,
    ),
    ...(latest.length > 0
      ? [
          make('h2', {}, 'Your tournaments'),
          make('ul', { class: 'cards' }, ...latest.map(one => ownCard(one.name))),
        ]
      : []),
    make('h2', {}, 'Samples'),
    make('ul', { class: 'cards' }, ...samples.map(sampleCard)),
  );
}

function sampleCard({ name, title, about }: Tournament): HTMLElement {
  const changed = kept(name);
  const since = changed ? [make('p', { class: 'changed' }, `Changed ${when(changed.at)}`)] : [];
  return make('li', {}, make('h3', {}, linkTo(name, title)), make('p', {}, about), ...since);
}

const linkTo = (name: string, title: string): HTMLElement =>
  make('a', { href: `?open=${encodeURIComponent(name)}` }, title);

function ownCard(name: string): HTMLElement {
  const card = make('li', { class: 'own' });
  fillCard(card, name);
  return card;
}

/** Shows a tournament as it is kept now; the keyboard goes on from its first action when `focus` is true. */
function fillCard(card: HTMLElement, name: string, focus = false): void {
  const snapshot = kept(name);
  if (!snapshot) return card.remove();
  const { title, at } = snapshot;
  const action = (label: string, act: () => void): HTMLElement => {
    const button = make(
      'button',
      { type: 'button', class: 'quiet', 'aria-label': `${label} ${title}` },
      label,
    );
    button.addEventListener('click', act);
    return button;
  };
  const actions = [
    action('Rename', () => {
      const typed = window.prompt('Name of the tournament', title)?.trim();
      if (typed) keep(name, renamed(snapshot, typed));
      fillCard(card, name, true);
    }),
    action('Duplicate', () => {
      const copy = newName('copy');
      if (keep(copy, { ...renamed(snapshot, `${title} (copy)`), at: Date.now() })) card.before(ownCard(copy));
    }),
    action('Save as a file', () => saveSnapshot(snapshot)),
    action('Delete', () => showDeleted(card, name, snapshot)),
  ];
  card.replaceChildren(
    make('h3', {}, linkTo(name, title)),
    make('p', {}, progressOf(snapshot)),
    make('p', { class: 'changed' }, `Changed ${when(at)}`),
    make('p', { class: 'actions' }, ...actions),
  );
  if (focus) actions[0]?.focus();
}

/** A deleted tournament can be brought back until the page is left. */
function showDeleted(card: HTMLElement, name: string, snapshot: Snapshot): void {
  forget(name);
  const undo = make('button', { type: 'button', class: 'quiet' }, 'Undo');
  undo.addEventListener('click', () => {
    if (keep(name, snapshot)) fillCard(card, name, true);
  });
  card.replaceChildren(
    make('p', { role: 'status' }, `“${snapshot.title}” is deleted. `),
    make('p', {}, undo),
  );
  undo.focus();
}

const renamed = (snapshot: Snapshot, title: string): Snapshot => ({
  ...snapshot,
  title,
  workbook: { ...snapshot.workbook, name: title },
});

function progressOf({ event }: Snapshot): string {
  if (!event) return 'No tournament created yet';
  const { system, players, round, rounds } = event;
  return [
    system,
    `${players} players`,
    round === 0 ? `${rounds} rounds` : `round ${round} of ${rounds}`,
  ].join(' · ');
}

const when = (at: number): string => new Date(at).toLocaleString();
