import { describe, expect, test } from 'vitest';
import { answer } from '../../src/application/panel/api';
import type { View } from '../../src/application/protocol/protocol';
import { openTournament } from '../../src/application/read/openTournament';
import { makeText, valueWord } from '../../src/sheet/wording';
import { unmarked } from '../../src/sheet/cells/examples';
import { LANGUAGES, type Language } from '../../src/tournament/languages';
import { memoryWorkbook, type MemoryWorkbook } from './memoryWorkbook';
import { ask, pairRound, tournamentBook } from './tournamentBook';

/** A McMahon with a recorded round and a round in play, two of whose results are typed. */
function inPlay(language: Language): MemoryWorkbook {
  const book = memoryWorkbook();
  const { workbook } = book;
  const ask = (request: Parameters<typeof answer>[1]): View => answer(workbook, request).view;
  const tournament = {
    name: 'Cup',
    system: 'McMahon',
    teams: false,
    rounds: 3,
    upperBar: '3d',
    lowerBar: '',
    seed: 'a',
    handicap: 'rank',
    language,
  } as const;
  ask({ ask: 'create', tournament });
  const text = makeText(language);
  const type = (round: number, results: readonly string[]) =>
    results.forEach((one, i) => book.type(text('sheet.round', { round }), `F${4 + i}`, one));
  pairNow(ask);
  ask({ ask: 'publish', round: 1 });
  type(1, [text('result.white'), '½-½', text('result.bothLose'), '1-0']);
  ask({ ask: 'record' });
  const odd = ask({ ask: 'state' });
  if (odd.view !== 'odd results') throw new Error(JSON.stringify(odd));
  ask({ ask: 'settle results', seen: odd.seen, keep: true });
  for (const made of ['standings', 'prizes', 'names'] as const) ask({ ask: made });
  pairNow(ask);
  type(2, [text('result.black'), 'w+3.5']);
  book.type(text('sheet.settings'), 'E3', 'my own note');
  return book;
}

function pairNow(ask: (request: Parameters<typeof answer>[1]) => View): void {
  const preview = ask({ ask: 'preview' });
  if (preview.view !== 'preview') throw new Error(JSON.stringify(preview));
  expect(ask({ ask: 'write', seen: preview.seen }).view).toBe('written');
}

function setLanguage(book: MemoryWorkbook, to: string): void {
  const at = openTournament(book.workbook)?.settingCells.get('language');
  const sheet = openTournament(book.workbook)?.settingsAt?.sheet ?? '';
  const row = at?.row ?? rowOf(book, sheet);
  book.type(sheet, `B${row + 1}`, to);
}
const rowOf = (book: MemoryWorkbook, sheet: string): number =>
  book.values(sheet).findIndex(([name]) => LANGUAGES.some(l => makeText(l)('settingName.language') === name));

/** The remark that offers it. */
const offerIn = (view: View) =>
  ('warnings' in view ? (view.warnings ?? []) : []).find(({ mends = [] }) =>
    mends.some(({ label }) =>
      LANGUAGES.some(l => label === makeText(l)('mendBy.language', { now: valueWord(makeText(l), l) })),
    ),
  );

/** What a tournament means: nothing of it may change with the language. */
const meaning = ({ workbook }: MemoryWorkbook) => {
  const one = openTournament(workbook);
  if (!one) throw new Error('no tournament');
  const { language: _, ...settings } = one.settings;
  const list = JSON.parse(
    JSON.stringify(one.reading.wallList, (_key, value: unknown) =>
      typeof value === 'string' ? unmarked(value) : value,
    ),
  ) as unknown;
  return { list, settings, problems: one.problems.map(({ code }) => code) };
};

/** Every text of our sheets but those of the Log and what somebody typed. */
const cellsOf = (book: MemoryWorkbook): Readonly<Record<string, readonly (readonly unknown[])[]>> =>
  Object.fromEntries(book.workbook.sheetNames().map(name => [name, book.values(name)]));

const made = new Map<Language, MemoryWorkbook>();
/** A tournament of the language, to be left as it is. */
function madeIn(language: Language): MemoryWorkbook {
  const book = made.get(language) ?? inPlay(language);
  made.set(language, book);
  return book;
}

/** With LONG=1 every language into every other; else each into the next one. */
const others = (from: Language): readonly Language[] => {
  const at = LANGUAGES.indexOf(from);
  const rest = [...LANGUAGES.slice(at + 1), ...LANGUAGES.slice(0, at)];
  return process.env['LONG'] ? rest : rest.slice(0, 1);
};

// N115
test('a round made in the new language before the other sheets are put into it keeps it when that is taken back', () => {
  const book = tournamentBook(8);
  setLanguage(book, 'de');
  pairRound(book);
  const before = cellsOf(book);
  expect(Object.keys(before)).toEqual(expect.arrayContaining(['Wall list', 'Settings', 'Runde 1']));
  const mend = offerIn(ask(book, { ask: 'state' }))?.mends?.[0]?.mend ?? '';
  const { undo } = ask(book, { ask: 'mend', mend }) as { readonly undo?: { readonly action: string } };
  expect(book.workbook.sheetNames()).toEqual(expect.arrayContaining(['Turniertabelle', 'Runde 1']));
  ask(book, { ask: 'undo', action: undo?.action ?? '' });
  const after = cellsOf(book);
  const [log = ''] = Object.keys(before).filter(name => !(name in after) || /^(?:Log|Protokoll)$/.test(name));
  expect({ ...after, [log]: [] }).toEqual({ ...before, [log]: [] });
});

test.each(LANGUAGES.slice(1))('N145: columns of single rounds are called by their titles in %s', language => {
  const book = tournamentBook(8);
  const at = (title: string): string => 'ABCDEFGH'[book.values('Wall list')[0]?.indexOf(title) ?? -1] ?? '';
  const columns = ['Country', 'Club'].map(at);
  book.type('Wall list', `${columns[0]}1`, 'Rating R4');
  book.type('Wall list', `${columns[1]}1`, 'Board round 2');
  setLanguage(book, language);
  const mend = offerIn(ask(book, { ask: 'state' }))?.mends?.[0]?.mend ?? '';
  const { undo } = ask(book, { ask: 'mend', mend }) as { readonly undo?: { readonly action: string } };
  const text = makeText(language);
  const titles = (sheet: string): readonly unknown[] => columns.map(column => book.cell(sheet, `${column}1`));
  // What somebody typed in words of their own stays, as other titles do.
  expect(titles(text('sheet.wallList'))).toEqual([`${text('column.rating')} R4`, 'Board round 2']);
  expect(openTournament(book.workbook)?.reading.columns).toHaveProperty(['rating, R4']);
  ask(book, { ask: 'undo', action: undo?.action ?? '' });
  expect(titles('Wall list')).toEqual(['Rating R4', 'Board round 2']);
});

describe.each(LANGUAGES)('a tournament in play, made in %s', from => {
  test.each(others(from))('is put into %s as one action', to => {
    const book = madeIn(from).copy();
    const { workbook } = book;
    const ask = (request: Parameters<typeof answer>[1]): View => answer(workbook, request).view;
    const before = meaning(book);
    const names = workbook.sheetNames();
    setLanguage(book, valueWord(makeText(to), to));
    const remark = offerIn(ask({ ask: 'state' }));
    const stale = cellsOf(book);
    expect(remark?.mends).toHaveLength(1);
    expect(ask({ ask: 'mend', mend: remark?.mends?.[0]?.mend ?? '' }).view).toBe('problems');

    // The sheets are as if they had been made in that language.
    const twin = madeIn(to);
    expect(workbook.sheetNames()).toEqual(twin.workbook.sheetNames());
    expect(meaning(book)).toEqual(before);
    const text = makeText(to);
    const log = text('sheet.log');
    for (const key of ['sheet.settings', 'sheet.system', 'sheet.prizes'] as const) {
      // The line of the language, which nobody typed in the other one.
      const shown = (one: MemoryWorkbook) =>
        one.values(text(key)).filter(([label]) => label !== text('settingName.language'));
      expect(shown(book)).toEqual(shown(twin));
    }
    expect(book.values(text('sheet.wallList'))).toEqual(twin.values(text('sheet.wallList')));
    for (const round of [1, 2]) {
      const sheet = text('sheet.round', { round });
      expect(book.values(sheet)).toEqual(twin.values(sheet));
      expect(book.choices(sheet, 'F4')).toEqual(twin.choices(sheet, 'F4'));
    }
    // The Log is only added to.
    const rows = (lines: readonly (readonly unknown[])[] = []) => lines.slice(0, 6).map(line => line[2]);
    expect(rows(book.values(log))).toEqual(rows(stale[makeText(from)('sheet.log')]));
    expect(offerIn(ask({ ask: 'state' }))).toBeUndefined();

    // The round goes on, and the switch is taken back.
    const state = ask({ ask: 'state' });
    expect(state).toMatchObject({ view: 'results missing', recordable: 2 });
    const undo = state.view === 'results missing' ? state.undo : undefined;
    expect(ask({ ask: 'undo', action: undo?.action ?? '' })).toMatchObject({ view: 'undone', kept: [] });
    expect(workbook.sheetNames()).toEqual(names);
    const back = cellsOf(book);
    for (const name of names.filter(one => one !== makeText(from)('sheet.log')))
      expect([name, back[name]]).toEqual([name, stale[name]]);
  });
});

test('a lone b, which French does not take, is said in a word', () => {
  const book = madeIn('en').copy();
  const ask = (request: Parameters<typeof answer>[1]): View => answer(book.workbook, request).view;
  book.type('Round 2', 'F6', 'b');
  setLanguage(book, valueWord(makeText('fr'), 'fr'));
  const remark = offerIn(ask({ ask: 'state' }));
  ask({ ask: 'mend', mend: remark?.mends?.[0]?.mend ?? '' });
  expect(['F4', 'F5', 'F6'].map(at => book.cell('Ronde 2', at))).toEqual([
    'Noir gagne',
    'w+3.5',
    'Noir gagne',
  ]);
});
