import { expect } from 'vitest';
/** An event in which everything that a person can type, and a panel can send, is hostile: through every action that writes. */
import type { CopyRows, FileRows, NewTournamentForm } from '../../src/application/protocol/protocol';
import { NO_EVENTS } from '../../src/simulation/counts/tally';
import { WISH } from '../application/simulationWish';
import { addSheet, changeCells, changeSheet, dropSheet, sheetNamed } from './book';
import { makeA1 } from '../../src/sheet/cells/cell';
import { CUP, enter, pair, playTo, typeResults, type GoogleBook } from './googleBook';

/** What a formula would call if it were one. */
export const CALL = 'EVIL(';

/** Beginnings that spreadsheets take for something else than text. */
export const BEGINNINGS = [
  '=',
  '+',
  '-',
  '@',
  "'",
  "'=",
  '==',
  ' =',
  '\t=',
  '\n+',
  '\u00a0=',
  '＝',
  '＋',
  '"=',
  '{=',
];

/** The text with this number: another beginning each time. */
export type Hostile = (at: number) => string;

const PLAYERS = 16;

const settingCell = (book: GoogleBook, name: string): string =>
  `B${book.values('Settings').findIndex(([title]) => title === name) + 1}`;

const undoLast = (book: GoogleBook, { undo }: { readonly undo?: { readonly action: string } | undefined }) =>
  book.expectView({ ask: 'undo', action: undo?.action ?? '' }, 'undone');

/** From the form to the last action of an event, with undos between. */
export function playEvent(book: GoogleBook, hostile: Hostile): void {
  const tournament: NewTournamentForm = { ...CUP, rounds: 3, name: hostile(0), seed: hostile(1) };
  enter(book, PLAYERS, tournament);
  for (let i = 0; i < PLAYERS; i++) {
    book.type('Wall list', `B${i + 2}`, `${hostile(i)} ${i}`);
    book.type('Wall list', `E${i + 2}`, hostile(i + 7));
  }
  // A column of the organiser's.
  book.type('Wall list', 'Z1', hostile(3));
  book.type('Wall list', 'Z2', hostile(4));
  book.expectView({ ask: 'report' }, 'report written');
  book.expectView({ ask: 'costs' }, 'costs written');
  undoLast(book, book.expectView({ ask: 'state', undo: true }, 'ready'));
  firstRound(book, hostile);
  changedSettings(book, hostile);
  secondRound(book);
  lastRound(book);
  end(book, hostile);
}

/** From the preview: somebody who was to miss the round plays after all; clubs are no longer kept apart, and are again. */
function letInAndApart(book: GoogleBook): void {
  const [one] = book.expectView({ ask: 'players' }, 'players').people;
  if (!one) throw new Error('nobody plays');
  const [was, is] = [one.missed, { ...one.missed, rounds: [1] }];
  const { player } = one;
  book.expectView({ ask: 'change players', changes: [{ player, was, is }] }, 'players');
  book.expectView({ ask: 'let in', changes: [{ player, was: is, is: was }] }, 'preview');
  for (const on of [false, true]) book.expectView({ ask: 'keep apart', which: 'clubs', on }, 'preview');
}

/** The first game was put at the last table: the sheet changes its rows, and a line below says which. */
function numberTables(book: GoogleBook): void {
  book.type('Round 1', 'A4', '99');
  const { seen } = book.expectView({ ask: 'tables', round: 1 }, 'tables');
  undoLast(book, book.expectView({ ask: 'write tables', seen, round: 1 }, 'changed'));
  book.type('Round 1', 'A4', '1');
}

/** Players answer a form, in whatever words; one of them says a result. */
function playersReport(book: GoogleBook, hostile: Hostile): void {
  book.google.setBook(addSheet(book.google.book(), FORM, 9));
  const [one, other] = book.expectView({ ask: 'round', round: 1 }, 'results missing').games ?? [];
  const rows = [
    ['Timestamp', 'Table', 'Result', 'Name'],
    ['x', hostile(0), hostile(1), hostile(2)],
    ['x', one?.table ?? '', hostile(1), hostile(2)],
    ['x', other?.table ?? '', '1-0', `${hostile(3)} who`],
  ];
  rows.forEach((cells, row) => cells.forEach((cell, i) => book.type(FORM, `${'ABCD'[i]}${row + 1}`, cell)));
  const { agreed } = book.expectView({ ask: 'reports' }, 'reports');
  const results = agreed.map(({ round, black, white, result }) => ({ round, black, white, result }));
  undoLast(book, book.expectView({ ask: 'take reports', results }, 'results missing'));
  book.google.setBook(dropSheet(book.google.book(), sheetNamed(book.google.book(), FORM)?.id ?? 0));
}

const FORM = 'Form responses 1';

function firstRound(book: GoogleBook, hostile: Hostile): void {
  letInAndApart(book);
  undoLast(book, pair(book));
  pair(book);
  book.expectView({ ask: 'publish', round: 1 }, 'changed');
  numberTables(book);
  const [game] = book.expectView({ ask: 'state' }, 'results missing').games ?? [];
  const player = game?.black ?? '';
  const { seen } = book.expectView({ ask: 'absent', round: 1, player }, 'absence');
  const absence = { seen, round: 1, player, remedy: 'win', stays: 'plays on' } as const;
  undoLast(book, book.expectView({ ask: 'write absence', ...absence }, 'changed'));
  const { people } = book.expectView({ ask: 'players' }, 'players');
  const changes = people.slice(0, 1).map(one => ({
    player: one.player,
    was: one.missed,
    is: { ...one.missed, rounds: [2] },
  }));
  undoLast(book, book.expectView({ ask: 'change players', changes }, 'players'));
  const typed = { round: 1, black: player, white: game?.white ?? '', result: '1-0' } as const;
  book.expectView({ ask: 'round', round: 1 }, 'results missing');
  book.expectView({ ask: 'places' }, 'places');
  const entered = book.expectView({ ask: 'enter', entries: [{ ...typed, stands: '??' }] }, 'entered');
  expect(entered.entries.map(one => one.entered)).toEqual(['saved']);
  book.expectView({ ask: 'enter', entries: [{ ...typed, result: '', stands: '+-' }] }, 'entered');
  book.expectView({ ask: 'record', results: [typed] }, 'recorded');
  playersReport(book, hostile);
  typeResults(book, 1);
  undoLast(book, book.expectView({ ask: 'record' }, 'recorded'));
  book.expectView({ ask: 'record' }, 'recorded');
}

/** Settings that were announced change after a round, also the version. */
function changedSettings(book: GoogleBook, hostile: Hostile): void {
  const seed = settingCell(book, 'Seed');
  const change = (at: number): string => {
    book.type('Settings', seed, hostile(at));
    return book.expectView({ ask: 'state' }, 'changes').seen;
  };
  book.expectView({ ask: 'put back', seen: change(5) }, 'ready');
  const seen = change(6);
  book.expectView({ ask: 'confirm changes', seen, again: false }, 'changes');
  book.expectView({ ask: 'confirm changes', seen, again: true }, 'ready');
  book.type('Settings', settingCell(book, 'Version'), hostile(7));
  const version = book.expectView({ ask: 'state' }, 'version');
  book.expectView({ ask: 'take version', seen: version.seen }, 'ready');
}

function secondRound(book: GoogleBook): void {
  const { google } = book;
  const { seen } = book.expectView({ ask: 'preview' }, 'preview');
  google.failAt((_, name) => (name === 'Range.setValues' && isBegun(book) ? 'dies' : undefined));
  if (book.ask({ ask: 'write', seen }).view !== 'dead') throw new Error('The run should have died.');
  google.failAt(undefined);
  const { action } = book.expectView({ ask: 'state' }, 'begun');
  book.expectView({ ask: 'finish', action }, 'results missing');
  // A result of the round before is turned.
  const row = book.values('Wall list').findIndex(([, , , , , , , first]) => /^\d+\+/.test(String(first)));
  const won = String(book.values('Wall list')[row]?.[7]);
  book.type('Wall list', `H${row + 1}`, won.replace('+', '-'));
  const loser = Number.parseInt(won, 10) + 1;
  book.type('Wall list', `H${loser}`, String(book.cell('Wall list', `H${loser}`)).replace('-', '+'));
  const past = book.expectView({ ask: 'state' }, 'past changed');
  const turned = book.google.book();
  book.expectView({ ask: 'rate alone', seen: past.seen }, 'results missing');
  book.google.setBook(turned);
  book.expectView({ ask: 'keep pairing', seen: past.seen }, 'results missing');
  typeResults(book, 2);
  book.type('Round 2', 'F4', '0-0!');
  book.expectView({ ask: 'record' }, 'recorded');
  const odd = book.expectView({ ask: 'state' }, 'odd results');
  const undecided = book.google.book();
  book.expectView({ ask: 'settle results', seen: odd.seen, keep: true }, 'ready');
  book.google.setBook(undecided);
  book.expectView({ ask: 'settle results', seen: odd.seen, keep: false }, 'results missing');
  typeResults(book, 2);
  book.expectView({ ask: 'record' }, 'recorded');
}

const isBegun = (book: GoogleBook): boolean =>
  book.values('Log').some(line => line.some(cell => /^begun$/i.test(String(cell))));

/** Without the sheet of settings, which Check offers to make anew. */
function lastRound(book: GoogleBook): void {
  pair(book);
  typeResults(book, 3);
  book.expectView({ ask: 'record' }, 'recorded');
  const settings = sheetNamed(book.google.book(), 'Settings');
  book.google.setBook(dropSheet(book.google.book(), settings?.id ?? 0));
  const { problems } = book.expectView({ ask: 'check' }, 'problems');
  const mend = problems.flatMap(({ mends = [] }) => mends).map(one => one.mend);
  for (const one of mend) book.ask({ ask: 'mend', mend: one });
}

function end(book: GoogleBook, hostile: Hostile): void {
  book.expectView({ ask: 'standings' }, 'standings written');
  book.expectView({ ask: 'names' }, 'names written');
  book.ask({ ask: 'sort by place' });
  const sorted = book.expectView({ ask: 'state' }, 'finished');
  undoLast(book, sorted);
  const names = book.values('Wall list').slice(1, PLAYERS + 1);
  names.forEach(([, name], i) => {
    if (String(name).trim() !== `${hostile(i)} ${i}`.trim()) throw new Error(`${hostile(i)} became ${name}`);
  });
  book.expectView({ ask: 'prizes' }, 'prizes written');
  book.type('Prizes', 'B2', hostile(8));
  book.type('Prizes', 'C2', hostile(9));
  book.ask({ ask: 'self-test' });
  simulated(book, hostile);
}

/** The panel keeps the counts, so it could send any names in them. */
function simulated(book: GoogleBook, hostile: Hostile): void {
  const name = hostile(10);
  const tally = {
    ...NO_EVENTS,
    events: 1,
    ties: { [name]: { position: 0, events: 1, tied: 1 } },
    failures: { [name]: { events: 1, first: 1 } },
    faults: { [name]: { events: 1, first: 1 } },
  };
  const wish = { ...WISH, seed: hostile(11) };
  book.expectView({ ask: 'simulation sheet', wish, tallies: [tally] }, 'simulation written');
  const ofSheet = { ...wish, field: 'sheet' } as const;
  book.expectView({ ask: 'simulation sheet', wish: ofSheet, tallies: [tally] }, 'simulation written');
}

/** A tournament of that name, by that seed. */
export function playName(book: GoogleBook, hostile: Hostile): void {
  book.expectView({ ask: 'create', tournament: { ...CUP, name: hostile(0), seed: hostile(1) } }, 'created');
}

/** Numbers by lot. */
export function playLots(book: GoogleBook, hostile: Hostile): void {
  enter(book, 4, {
    ...CUP,
    system: 'Score pairing',
    rounds: 3,
    upperBar: '',
    lowerBar: '',
    seed: hostile(0),
  });
  for (let i = 0; i < 4; i++) book.type('Wall list', `B${i + 2}`, `${hostile(i)} ${i}`);
  const { seen } = book.expectView({ ask: 'numbers' }, 'numbers');
  book.expectView({ ask: 'write numbers', seen }, 'ready');
  undoLast(book, book.expectView({ ask: 'state' }, 'ready'));
}

/** A tournament from a file, and taken back. */
export function playImport(book: GoogleBook, hostile: Hostile): void {
  const players = Array.from({ length: PLAYERS }, (_, i) => {
    const opponent = i % 2 === 0 ? i + 2 : i;
    return [
      String(i + 1),
      `${hostile(i)} ${i}`,
      '1d',
      hostile(i + 3),
      `${opponent}${i % 2 === 0 ? '+' : '-'}`,
    ];
  });
  const file: FileRows = {
    name: hostile(0),
    list: [['No', 'Name', 'Rank', 'Club', 'R1'], ...players],
    settings: [
      ['System', 'Swiss'],
      ['Seed', hostile(1)],
      ['Event name', hostile(2)],
      [hostile(3), hostile(4)],
    ],
    tables: [],
  };
  undoLast(book, book.expectView({ ask: 'import', file }, 'imported'));
}

/** People who register by a paste, a form and by hand; who is there; and a rank that changes after the start. */
export function playRegistration(book: GoogleBook, hostile: Hostile): void {
  enter(book, 8, { ...CUP, rounds: 3, seed: hostile(0) });
  book.expectView({ ask: 'players', door: true }, 'players');
  const { people } = book.expectView({ ask: 'begin check-in' }, 'players');
  const comes = people.map(({ player, missed }) => ({
    player,
    was: missed,
    is: { ...missed, awaited: false },
  }));
  comes.forEach((one, i) => {
    const view = book.expectView({ ask: 'change players', changes: [one], door: true }, 'players');
    if (i === 0) undoLast(book, view);
  });
  book.expectView({ ask: 'change players', changes: comes.slice(0, 1), door: true }, 'players');
  const atDesk = {
    from: 'person',
    person: { name: `${hostile(3)} y`, club: hostile(1) },
    round: '',
  } as const;
  undoLast(book, book.expectView({ ask: 'enter person', source: atDesk }, 'registration'));
  const text = [0, 1].map(i => [hostile(i), '2d', hostile(i + 2)].join('\t'));
  const pasted = ['Name\tRank\tClub', ...text].join('\n');
  const person = { name: `${hostile(4)} x`, club: hostile(5) };
  for (const source of [
    { from: 'text', text: pasted },
    { from: 'person', person, round: '2' },
  ] as const) {
    const { seen } = book.expectView({ ask: 'preview people', source }, 'people');
    undoLast(book, book.expectView({ ask: 'write people', source, seen, replace: true }, 'registration'));
  }
  book.expectView({ ask: 'registration' }, 'registration');
  book.type('Settings', settingCell(book, 'Upper bar'), '9d');
  const { seen } = book.expectView({ ask: 'proposals' }, 'proposals');
  undoLast(book, book.expectView({ ask: 'take proposals', seen }, 'registration'));
  const field = book.expectView({ ask: 'groups' }, 'groups');
  undoLast(
    book,
    book.expectView({ ask: 'write groups', lines: { upper: 1, lower: -9 }, seen: field.seen }, 'groups'),
  );
  const change = { way: 'up', steps: 1, of: '' } as const;
  const ranks = book.expectView({ ask: 'preview ranks', change }, 'ranks');
  undoLast(book, book.expectView({ ask: 'write ranks', change, replace: true, seen: ranks.seen }, 'groups'));
  const chosen = book.expectView({ ask: 'part' }, 'part');
  const hand = { part: chosen.people.slice(0, 4).map(({ no }) => no) };
  const some = book.expectView({ ask: 'preview', without: true, hand }, 'preview');
  undoLast(book, book.expectView({ ask: 'write', seen: some.seen, hand }, 'written'));
  pair(book);
  const latecomer = { from: 'person', person: { name: `${hostile(6)} z`, rank: '9k' }, round: '' } as const;
  const { late, seats } = book.expectView({ ask: 'enter person', source: latecomer }, 'registration');
  if (!late || !seats) throw new Error('nobody is late');
  for (const { value } of seats)
    undoLast(book, book.expectView({ ask: 'seat', ...late, seat: value }, 'registration'));
  undoLast(book, book.expectView({ ask: 'seat', ...late }, 'registration'));
  undoLast(book, book.expectView({ ask: 'state' }, 'results missing'));
  book.type('Wall list', 'C3', '9k');
  const changed = book.expectView({ ask: 'state' }, 'details changed');
  const before = book.google.book();
  book.expectView({ ask: 'settle details', seen: changed.seen, keep: false }, 'results missing');
  book.google.setBook(before);
  book.expectView({ ask: 'settle details', seen: changed.seen, keep: true }, 'results missing');
}

/** A rating list whose name and numbers are none, and taken back. */
export function playRatings(book: GoogleBook, hostile: Hostile): void {
  enter(book, 4, { ...CUP, seed: hostile(0) });
  book.type('Wall list', 'B2', hostile(1));
  book.type('Wall list', 'F1', 'PIN');
  const players = [
    {
      no: 1,
      name: String(book.values('Wall list')[1]?.[1]),
      pin: hostile(2).slice(0, 20),
      rank: '4d',
      rating: 2400,
    },
  ];
  const ratings = { list: hostile(3), players };
  const { seen } = book.expectView({ ask: 'preview ratings', ratings }, 'ratings');
  undoLast(book, book.expectView({ ask: 'write ratings', ratings, seen }, 'ratings written'));
}

/** A copy that went on elsewhere, with names, clubs and settings from outside, is merged and taken back. */
export function playMerge(book: GoogleBook, hostile: Hostile): void {
  enter(book, 4, CUP);
  const rows = book.values('Wall list').map(line => line.map(String));
  // The copy has a round more.
  const rounds = (rows[0] ?? []).filter(title => /^R\d+$/.test(title)).length;
  const [titles = [], ...others] = rows.map((line, i) => [
    ...line,
    i === 0 ? `R${rounds + 1}` : i === 1 ? '0-' : '',
  ]);
  const [name, club] = [titles.indexOf('Name'), titles.indexOf('Club')];
  const list = others
    .filter(line => line[name] !== '')
    .map((line, i) => line.map((cell, column) => (column === club ? hostile(i) : cell)));
  const late = titles.map((_, column) =>
    column === 0 ? '5' : column === name ? `${hostile(5)} 5` : column === club ? hostile(6) : '',
  );
  const copy: CopyRows = {
    name: hostile(0),
    sheets: [
      { name: 'Wall list', rows: [titles, ...list, late], formulas: [hostile(1)] },
      {
        name: 'Settings',
        rows: [
          ['Setting', 'Value'],
          ['Event name', hostile(2)],
        ],
        formulas: [],
      },
    ],
    ranges: [],
  };
  const offer = book.expectView({ ask: 'preview merge', copy }, 'merge rounds');
  const first = book.expectView({ ask: 'add rounds', copy, seen: offer.seen }, 'merge');
  const answers = Object.fromEntries(first.questions.map(({ key }) => [key, 'copy' as const]));
  const { seen } = book.expectView({ ask: 'preview merge', copy, answers }, 'merge');
  undoLast(book, book.expectView({ ask: 'merge', copy, answers, seen }, 'merged'));
}

/** A print whose cells are none, and taken back. */
export function playPrint(book: GoogleBook, hostile: Hostile): void {
  enter(book, 4, CUP);
  const rows = Array.from({ length: 20 }, (_, i) => [hostile(i), `${hostile(i + 1)} ${i}`, hostile(i + 2)]);
  const printed = { rows, heads: [0, 1], widths: [100, 200, 100] };
  undoLast(book, book.expectView({ ask: 'print sheet', printed }, 'print sheet'));
}

/** A pasted list in one column of a sheet whose name, quoted badly, would end the quote. */
export function playSplit(book: GoogleBook, hostile: Hostile): void {
  ['No;Name;Club;R1', `1;${hostile(0)};Oslo;2+`, `2;Ben;${hostile(1)};1-`].forEach((line, i) =>
    book.type('Sheet1', `A${i + 1}`, line),
  );
  const start = book.google.book();
  const [sheet] = start.sheets;
  const name = `x'!A1);${CALL}1);('`;
  book.google.setBook({ ...start, sheets: [{ ...sheet!, name }] });
  const { seen } = book.expectView({ ask: 'state' }, 'text');
  book.expectView({ ask: 'split', seen }, 'finished');
  const split = book.values(name).flat();
  if (!split.some(cell => String(cell).includes(CALL))) throw new Error('nothing was split');
  book.expectView({ ask: 'standings' }, 'standings written');
  book.expectView({ ask: 'prizes' }, 'prizes written');
}

/** A list of one's own gets its settings, which are taken back. */
export function playOwn(book: GoogleBook, hostile: Hostile): void {
  const start = book.google.book();
  const [sheet] = start.sheets;
  book.google.setBook({ ...start, sheets: [{ ...sheet!, name: `x'!A1);${CALL}1);('` }] });
  const [name = ''] = book.sheets();
  const lines = Array.from({ length: 8 }, (_, i) => [
    `x ${hostile(i)} ${i}`,
    `${i + 1}k`,
    i % 2 === 0 ? `${i + 2}+` : `${i}-`,
    '',
  ]);
  [['Name', 'Rank', '1', '2'], ...lines].forEach((line, row) =>
    line.forEach((text, column) => book.type(name, `${'ABCD'[column]}${row + 1}`, text)),
  );
  const { ways } = book.expectView({ ask: 'preview', choose: true }, 'ready');
  const [way] = ways?.choices ?? [];
  book.expectView({ ask: 'adopt', way: way?.value ?? '' }, 'preview');
  undoLast(book, book.expectView({ ask: 'state' }, 'ready'));
  book.expectView({ ask: 'adopt', way: way?.value ?? '' }, 'preview');
  pair(book);
}

/** A suggested system is taken, and given back. */
export function playSuggestion(book: GoogleBook, hostile: Hostile): void {
  enter(book, 8, { ...CUP, rounds: 3, seed: hostile(0) });
  const wish = {
    ...WISH,
    ...({ purpose: 'advice', field: 'sheet', system: '' } as const),
    rounds: '4',
    events: 1,
    seed: hostile(1),
  };
  const { use } = book.expectView({ ask: 'simulate', wish, count: 1, tallies: [] }, 'simulation');
  if (!use) throw new Error('no suggestion is offered');
  const { changes: _changes, ...way } = use;
  undoLast(book, book.expectView({ ask: 'use system', ...way }, 'ready'));
}

/** Our sheets, those of some rounds among them, are put into another language, and back; the last round is not played. */
export function playLanguage(book: GoogleBook, hostile: Hostile, rounds = 1): void {
  enter(book, 8, { ...CUP, rounds: 3, seed: hostile(0) });
  playTo(book, rounds - 1);
  pair(book);
  book.type('Settings', settingCell(book, 'Language'), 'Deutsch');
  const state = book.expectView({ ask: 'state' }, 'results missing');
  const mends = (state.warnings ?? []).flatMap(remark => remark.mends ?? []);
  book.expectView({ ask: 'mend', mend: mends[0]?.mend ?? '' }, 'problems');
  if (!book.sheets().includes('Turniertabelle')) throw new Error(book.sheets().join());
  undoLast(book, book.expectView({ ask: 'state' }, 'results missing'));
}

/** Other tiebreaks than the list was made with: more columns beside it, then fewer, and back. */
export function playColumns(book: GoogleBook): void {
  enter(book, 8, { ...CUP, rounds: 3 });
  pair(book);
  for (const typed of ['SOS, SOSOS, SODOS', 'SOS']) {
    book.type('Settings', settingCell(book, 'Tiebreaks'), typed);
    book.expectView({ ask: 'state' }, 'results missing');
    const { problems } = book.expectView({ ask: 'check' }, 'problems');
    const [offer] = problems.flatMap(({ mends = [] }) => mends);
    book.expectView({ ask: 'mend', mend: offer?.mend ?? '' }, 'problems');
  }
  const beside = book.formula('Wall list', 'L1');
  if (!/^=RANKING\(WallList[;,]"PLACE, MMS, WINS, SOS"[;,]Settings\)$/.test(beside))
    throw new Error(`${beside} beside the list`);
  undoLast(book, book.expectView({ ask: 'state' }, 'results missing'));
}

/** A list of one's own whose rounds are all played gets another one, where formulas stand, and is given back its form. */
export function playAddRound(book: GoogleBook, hostile: Hostile): void {
  const rows = [
    ['Name', 'Club', 'R1', 'R2'],
    [`${hostile(0)} 1`, hostile(1), '2+', '3+'],
    [`${hostile(2)} 2`, hostile(3), '1-', '4+'],
    [`${hostile(4)} 3`, hostile(5), '4+', '1-'],
    [`${hostile(6)} 4`, hostile(7), '3-', '2-'],
  ];
  rows.forEach((row, r) => row.forEach((value, c) => book.type('Sheet1', makeA1(r, c), value)));
  const { google } = book;
  const withFormula = changeSheet(google.book(), google.book().sheets[0]!.id, sheet =>
    changeCells(sheet, { row: 0, column: 4, rows: 1, columns: 1 }, cell => ({
      ...cell,
      value: 'SOS',
      formula: '=SOS2(A1:D5)',
    })),
  );
  google.setBook(withFormula);
  const { warnings = [] } = book.expectView({ ask: 'state' }, 'finished');
  const offer = warnings.flatMap(({ mends = [] }) => mends).find(({ label }) => /round 3/.test(label));
  undoLast(book, book.expectView({ ask: 'mend', mend: offer?.mend ?? '' }, 'problems'));
}
