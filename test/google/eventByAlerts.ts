import { makeText, type Text } from '../../src/sheet/wording';
import type { TextKey } from '../../src/text/en';
import type { Language } from '../../src/tournament/languages';
import { SYSTEMS, type System } from '../../src/tournament/systems';
import { warmAddon } from '../application/built';
import { changeCells, changeSheet, sheetNamed, type Book, type CellValue } from './book';
import { choose, type Answering, type Entry, type Said } from './byAlerts';
import { contentOf } from './content';
import { fakeGoogle, type FakeGoogle, type Fault } from './fakeGoogle';

/** The menu of a spreadsheet whose panel Google does not show. */
export interface Menu {
  readonly google: FakeGoogle;
  readonly pick: (entry: Entry, answer?: Answering) => readonly Said[];
  /** The words of the person, who made the tournament in the own language. */
  readonly say: Text;
}

const ENGLISH = makeText('en');

/** Whether a text says the sentence of a key, whatever is filled in. */
export function isSaid(say: Text, key: TextKey, text: string): boolean {
  const pieces = say(key)
    .split('…')
    .map(piece => piece.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(pieces.join('.*')).test(text);
}

/** Google evaluates the script anew for each entry that is chosen: nothing is kept of a run that died. */
export function menuOver(start?: Book, locale?: Language): Menu {
  const google = fakeGoogle(start);
  const globals = locale
    ? { ...google.globals, Session: { getActiveUserLocale: () => locale } }
    : { ...google.globals };
  const say = locale ? makeText(locale) : ENGLISH;
  return {
    google,
    say,
    pick: (entry, answer = onwardIn(say)) => choose(google, warmAddon(globals), entry, answer),
  };
}

export const valuesOf = (google: FakeGoogle, name: string): CellValue[][] =>
  (sheetNamed(google.book(), name)?.cells ?? []).map(line => line.map(({ value }) => value));

export const typeCell = (
  google: FakeGoogle,
  name: string,
  row: number,
  column: number,
  value: CellValue,
): void => {
  const { id } = sheetNamed(google.book(), name)!;
  google.setBook(
    changeSheet(google.book(), id, sheet =>
      changeCells(sheet, { row, column, rows: 1, columns: 1 }, cell => ({ ...cell, value, formula: '' })),
    ),
  );
};

export const all = (said: readonly Said[]): string =>
  said.map(({ title, text }) => `${title}\n${text}`).join('\n\n');

export const RANKS = ['5d', '4d', '2d', '1d', '2k', '3k', '7k', '9k', '3d', '4k', '8k', '12k'];

/** Types players into rows of the list; `first` is the number of the first of them. */
export function typePlayers(google: FakeGoogle, count: number, first = 1, say = ENGLISH): void {
  const list = say('sheet.wallList');
  const [titles = []] = valuesOf(google, list);
  for (let no = first; no < first + count; no++) {
    const line = new Map<string, CellValue>([
      [say('column.no'), no],
      [say('column.name'), `Player ${no}`],
      [say('column.rank'), RANKS[(no - 1) % RANKS.length]!],
      [say('column.category'), no <= count / 2 ? 'A' : 'B'],
      [say('column.group'), no <= count / 2 ? 'A' : 'B'],
      [say('column.team'), `Team ${Math.floor((no - 1) / 3) + 1}`],
      [say('column.board'), ((no - 1) % 3) + 1],
    ]);
    for (const [title, value] of line) {
      const at = titles.indexOf(title);
      if (at >= 0) typeCell(google, list, no, at, value);
    }
  }
}

export function setSetting(
  google: FakeGoogle,
  name: Extract<TextKey, `settingName.${string}`>,
  value: string,
  say = ENGLISH,
): void {
  const settings = say('sheet.settings');
  const row = valuesOf(google, settings).findIndex(([first]) => first === say(name));
  typeCell(google, settings, row, 1, value);
}

export interface PlannedEvent {
  readonly name: string;
  readonly system: System;
  readonly rounds: number;
  readonly players: number;
  /** English where nothing is said. */
  readonly language?: Language;
  /** Done to the new sheets before the first round. */
  readonly prepare?: (google: FakeGoogle, say: Text) => void;
  /** Done before a round is paired. */
  readonly before?: (menu: Menu, round: number) => void;
  /** Done while it is played, before its results. */
  readonly during?: (menu: Menu, round: number) => void;
}

/** The sheets are made and filled. */
export function created({ system, rounds, players, prepare, language }: PlannedEvent): Menu {
  const menu = menuOver(undefined, language);
  const { say, google } = menu;
  const said = menu.pick('createTournament', ({ text }) =>
    isSaid(say, 'alert.create', text) ? `City Open; ${say(`value.${system}`)}; ${rounds}` : 'YES',
  );
  if (!all(said).includes(say('sidebar.cleared.heading'))) throw new Error(all(said));
  prepare?.(google, say);
  typePlayers(google, players, 1, say);
  return menu;
}

/** The fault of a run, by the number of the run: at which call, as a part of all, and which. */
export type Faults = (run: number) => { readonly at: number; readonly fault: Fault } | undefined;

/** Goes on with all that is asked, but enters nothing where all is in. */
const onwardIn =
  (say: Text): Answering =>
  ({ text }) =>
    isSaid(say, 'alert.enterMore', text) ? 'NO' : isSaid(say, 'alert.typeNumber', text) ? '1' : 'YES';

/** The same, and pairs nothing ahead. */
const goesOn =
  (say: Text): Answering =>
  (asked, nth) =>
    isSaid(say, 'sidebar.missing.waits', asked.text) ? 'NO' : onwardIn(say)(asked, nth);

/** An event to its end: each entry is chosen until what it is for is there; a run may have a fault. */
export function played(menu: Menu, event: PlannedEvent, faults: Faults = () => undefined): readonly string[] {
  const { google, say } = menu;
  const told: string[] = [];
  let run = 0;
  /** Calls of the run before, by which a fault finds its place. */
  const calls = new Map<Entry, number>();
  const pick = (entry: Entry, answer: Answering = goesOn(say)): string => {
    const fault = faults(run++);
    const at = Math.floor((fault?.at ?? 0) * (calls.get(entry) ?? 60));
    google.failAt(fault && (call => (call === at ? fault.fault : undefined)));
    const said = saidBy(menu, entry, answer);
    google.failAt(undefined);
    if (!fault) calls.set(entry, google.calls().length);
    told.push(`${entry}: ${said}`);
    if (!fault) return said;
    return pick(entry, answer);
  };
  const faulty: Menu = { ...menu, pick: (entry, answer) => [{ title: '', text: pick(entry, answer) }] };
  const last = event.rounds + 6;
  const isOver = say('sidebar.finished.heading');
  for (let round = 1; round <= last; round++) {
    event.before?.(faulty, round);
    let said = '';
    for (let press = 0; press < 4 && !hasRound(menu, round) && !said.includes(isOver); press++)
      said = pick('pairNextRound');
    if (said.includes(isOver)) break;
    if (!hasRound(menu, round)) throw new Error(`no round ${round}\n${told.join('\n\n')}`);
    event.during?.(faulty, round);
    enterAll(menu, event, round, pick);
  }
  const prizes = say('sheet.prizes');
  for (let press = 0; press < 2 && !sheetNamed(google.book(), prizes); press++) pick('standingsAndPrizes');
  return told;
}

/** Google shows an error that the run could not catch, and the person chooses the entry again. */
function saidBy(menu: Menu, entry: Entry, answer: Answering): string {
  try {
    return all(menu.pick(entry, answer));
  } catch (error) {
    if (String(error).includes('asked without end')) throw error;
    return `thrown: ${String(error)}`;
  }
}

const hasRound = ({ google, say }: Menu, round: number): boolean =>
  sheetNamed(google.book(), say('sheet.round', { round })) !== undefined;

/** Results by their tables; where a pair plays several games, in the sheet of the round. */
function enterAll(
  { google, say }: Menu,
  { system }: PlannedEvent,
  round: number,
  pick: (entry: Entry, answer?: Answering) => string,
): void {
  const sheet = say('sheet.round', { round });
  const [black, white] = [say('alert.black'), say('alert.white')];
  const rows = valuesOf(google, sheet);
  const games = rows.flatMap((line, row) => (row > 2 && line[0] !== '' && line[2] !== '' ? [row] : []));
  if (SYSTEMS[system].games === 'several')
    games.forEach((row, i) => typeCell(google, sheet, row, 5, i % 3 === 0 ? white : black));
  const typed = games
    .map((row, i) => `${String(rows[row]?.[0])}${(i + round) % 3 === 0 ? white : black}`)
    .join(' ');
  pick('recordResults', (asked, nth) => {
    const { text } = asked;
    if (!isSaid(say, 'alert.typeResults', text)) return goesOn(say)(asked, nth);
    return text.includes(say('alert.missingTables')) && !text.includes(say('alert.notIn')) ? typed : '';
  });
}

/** The list, the rounds, the standings: what an event is. */
export const eventOf = (google: FakeGoogle, say = ENGLISH): ReturnType<typeof contentOf>['sheets'] => {
  const names = (['wallList', 'standings', 'teams', 'prizes'] as const).map(name => say(`sheet.${name}`));
  const rounds = Array.from({ length: 20 }, (_, i) => say('sheet.round', { round: i + 1 }));
  return contentOf(google.book()).sheets.filter(([name]) => [...names, ...rounds].includes(name));
};
