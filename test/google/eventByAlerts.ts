import { SYSTEMS, type System } from '../../src/tournament/systems';
import { loadAddon } from '../application/built';
import { changeCells, changeSheet, sheetNamed, type Book, type CellValue } from './book';
import { choose, type Answering, type Entry, type Said } from './byAlerts';
import { contentOf } from './content';
import { fakeGoogle, type FakeGoogle, type Fault } from './fakeGoogle';

/** The menu of a spreadsheet whose panel Google does not show. */
export interface Menu {
  readonly google: FakeGoogle;
  readonly pick: (entry: Entry, answer?: Answering) => readonly Said[];
}

export function menuOver(start?: Book, locale?: string): Menu {
  const google = fakeGoogle(start);
  const globals = locale
    ? { ...google.globals, Session: { getActiveUserLocale: () => locale } }
    : { ...google.globals };
  const addon = loadAddon(globals);
  return { google, pick: (entry, answer) => choose(google, addon, entry, answer) };
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
export function typePlayers(google: FakeGoogle, count: number, first = 1): void {
  const [titles = []] = valuesOf(google, 'Wall list');
  for (let no = first; no < first + count; no++) {
    const line = new Map<string, CellValue>([
      ['No', no],
      ['Name', `Player ${no}`],
      ['Rank', RANKS[(no - 1) % RANKS.length]!],
      ['Category', no <= count / 2 ? 'A' : 'B'],
      ['Group', no <= count / 2 ? 'A' : 'B'],
      ['Team', `Team ${Math.floor((no - 1) / 3) + 1}`],
      ['Board', ((no - 1) % 3) + 1],
    ]);
    for (const [title, value] of line) {
      const at = titles.indexOf(title);
      if (at >= 0) typeCell(google, 'Wall list', no, at, value);
    }
  }
}

export function setSetting(google: FakeGoogle, name: string, value: string): void {
  const row = valuesOf(google, 'Settings').findIndex(([first]) => first === name);
  typeCell(google, 'Settings', row, 1, value);
}

export interface PlannedEvent {
  readonly name: string;
  readonly system: System;
  readonly rounds: number;
  readonly players: number;
  /** Done to the new sheets before the first round. */
  readonly prepare?: (google: FakeGoogle) => void;
  /** Done before a round is paired. */
  readonly before?: (google: FakeGoogle, round: number) => void;
}

/** The sheets are made and filled. */
export function created({ system, rounds, players, prepare }: PlannedEvent): Menu {
  const menu = menuOver();
  const said = menu.pick('createTournament', ({ text }) =>
    text.includes('Type name') ? `City Open; ${system}; ${rounds}` : 'YES',
  );
  if (!all(said).includes('The examples are cleared')) throw new Error(all(said));
  prepare?.(menu.google);
  typePlayers(menu.google, players);
  return menu;
}

/** The fault of a run, by the number of the run: at which call, as a part of all, and which. */
export type Faults = (run: number) => { readonly at: number; readonly fault: Fault } | undefined;

/** Goes on with all that is asked, but pairs nothing ahead, and enters nothing where all is in. */
const goesOn: Answering = ({ text }) => (/enter or change results|without waiting/.test(text) ? 'NO' : 'YES');

/** An event to its end: each entry is chosen until what it is for is there; a run may have a fault. */
export function played(menu: Menu, event: PlannedEvent, faults: Faults = () => undefined): readonly string[] {
  const { google } = menu;
  const told: string[] = [];
  let run = 0;
  /** Calls of the run before, by which a fault finds its place. */
  const calls = new Map<Entry, number>();
  const pick = (entry: Entry, answer: Answering = goesOn): string => {
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
  const [last] = [event.rounds + 6];
  for (let round = 1; round <= last; round++) {
    event.before?.(google, round);
    let said = '';
    for (let press = 0; press < 4 && !hasRound(google, round) && !said.includes('All rounds'); press++)
      said = pick('pairNextRound');
    if (said.includes('All rounds')) break;
    enterAll(google, event, round, pick);
  }
  for (let press = 0; press < 2 && !sheetNamed(google.book(), 'Prizes'); press++) pick('standingsAndPrizes');
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

const hasRound = (google: FakeGoogle, round: number): boolean =>
  sheetNamed(google.book(), `Round ${round}`) !== undefined;

/** Results by their tables; where a pair plays several games, in the sheet of the round. */
function enterAll(
  google: FakeGoogle,
  { system }: PlannedEvent,
  round: number,
  pick: (entry: Entry, answer?: Answering) => string,
): void {
  const rows = valuesOf(google, `Round ${round}`);
  const games = rows.flatMap((line, row) => (row > 2 && line[0] !== '' && line[2] !== '' ? [row] : []));
  if (SYSTEMS[system].games === 'several')
    games.forEach((row, i) => typeCell(google, `Round ${round}`, row, 5, i % 3 === 0 ? 'w' : 'b'));
  const typed = games
    .map((row, i) => `${String(rows[row]?.[0])}${(i + round) % 3 === 0 ? 'w' : 'b'}`)
    .join(' ');
  pick('recordResults', asked => {
    const { text } = asked;
    if (!text.includes('Type a table')) return goesOn(asked);
    return text.includes('Missing tables') && !text.includes('NOT in') ? typed : '';
  });
}

/** The list, the rounds, the standings: what an event is. */
export const eventOf = (google: FakeGoogle): ReturnType<typeof contentOf>['sheets'] =>
  contentOf(google.book()).sheets.filter(([name]) =>
    /^(Wall list|Round \d+|Standings|Teams|Prizes)$/.test(name),
  );
