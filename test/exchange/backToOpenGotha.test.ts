import fc from 'fast-check';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { answer } from '../../src/application/panel/api';
import type { FileRows } from '../../src/exchange/fileRows';
import { readFile } from '../../src/exchange/readFile';
import { writeFile, type Choices, type Made } from '../../src/exchange/writeFile';
import { writeOpenGotha } from '../../src/formats/openGotha/writeOpenGotha';
import { descendantsOf, isElement, parseXml, type XmlElement } from '../../src/formats/parse/xml';
import { columnName } from '../../src/sheet/cells/cell';
import { makeText } from '../../src/sheet/wording';
import { fileSentence } from '../../src/text/files';
import { IN_FILE } from '../../src/tournament/fileProblem';
import { LANGUAGES, type Language } from '../../src/tournament/languages';
import { ask, expectView, playRound } from '../application/tournamentBook';
import { memoryWorkbook, type MemoryWorkbook } from '../application/memoryWorkbook';
import { anyEvent } from '../formats/anyEvent';
import { hasReference, inReference } from '../reference';
import { OPENGOTHA } from './examples';

/** L15: whoever goes back to OpenGotha gets the parameters back that came. */
/** How many files are made up: few in the suite, `FILES=500` for the long run. */
const EVENTS = Number(process.env['FILES'] ?? 40);

const ALL: Choices = { names: 'full', club: true, pin: true, hide: '', paper: 'A4', round: '' };

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** A file of OpenGotha in a workbook, as the panel takes it there. */
function imported(name: string, bytes: Uint8Array, language: Language = 'en'): MemoryWorkbook {
  const read = readFile(name, bytes, 'en');
  if (read.kind !== 'read') throw new Error(read.sentence);
  const book = memoryWorkbook();
  // As it goes from the page to the script.
  const file = JSON.parse(JSON.stringify(read.rows)) as typeof read.rows;
  const workbook = { ...book.workbook, userLanguage: () => language };
  expect(answer(workbook, { ask: 'import', file }).view.view).toBe('imported');
  return book;
}

/** The file that the panel makes for OpenGotha. */
function sentBack(
  book: MemoryWorkbook,
  language: Language = 'en',
): { readonly made: Made; readonly text: string } {
  const view = expectView(book, { ask: 'files' }, 'files');
  if (!view.tournament) throw new Error(JSON.stringify(view.problems));
  const sent = JSON.parse(JSON.stringify(view.tournament)) as typeof view.tournament;
  const made = writeFile('opengotha', sent, ALL, language);
  return { made, text: new TextDecoder().decode(made.files[0]?.bytes) };
}

/** Every attribute of the parameter sets, the lists of criteria and categories, the groups of clubs and the players, by its place. */
function attributesOf(text: string): ReadonlyMap<string, string> {
  const root = parseXml(text);
  if (!isElement(root)) throw new Error(root.code);
  const found = new Map<string, string>();
  const tell = (path: string, { attributes, children }: XmlElement): void => {
    for (const [name, value] of Object.entries(attributes))
      // A player is told by a key without blanks.
      found.set(`${path} ${name}`, name === 'player' ? value.replace(/\s/g, '') : value);
    const numbers = new Map<string, number>();
    for (const child of children) {
      const number = (numbers.get(child.name) ?? 0) + 1;
      numbers.set(child.name, number);
      tell(`${path}/${child.name}${number}`, child);
    }
  };
  for (const name of ['TournamentParameterSet', 'TeamTournamentParameterSet', 'ClubsGroups', 'Teams'])
    descendantsOf(root, name)
      .slice(0, 1)
      .forEach(element => tell(name, element));
  descendantsOf(root, 'Player').forEach(({ attributes }) => {
    const { name = '', firstName = '' } = attributes;
    for (const [key, value] of Object.entries(attributes)) found.set(`${name} ${firstName} ${key}`, value);
  });
  for (const [key, value] of Object.entries(root.attributes)) found.set(`Tournament ${key}`, value);
  return found;
}

/** What is another in the second text, as `path: before → after`. */
function otherIn(before: string, after: string): readonly string[] {
  const now = attributesOf(after);
  return [...attributesOf(before)].flatMap(([path, value]) =>
    now.get(path) === value ? [] : [`${path}: ${value} → ${now.get(path) ?? 'nothing'}`],
  );
}

/** Those that no remark names: of a list by its element, of everything else by its attribute. */
const unsaid = (others: readonly string[], { remarks }: Made): readonly string[] => {
  const said = remarks.map(({ sentence }) => sentence).join('\n');
  return others.filter(other => {
    const [, list, name = ''] = /(?:\/(Category|PlacementCriterion|Board)\d+)? (\w+): /.exec(other) ?? [];
    return !new RegExp(`\\b${list ?? name}:? `).test(said);
  });
};

/** The file before its last round was paired. */
function beforeLastRound(text: string): string {
  const rounds = [...text.matchAll(/<Game [^>]*roundNumber="(\d+)"/g)].map(([, round]) => Number(round));
  const last = new RegExp(`<(?:Game|ByePlayer) [^>]*roundNumber="${Math.max(...rounds)}"[^>]*/>`, 'g');
  return text.replace(last, '');
}

/** Pairs and plays the next round, or plays the one that is paired; nothing where the event is over. */
function playOn(book: MemoryWorkbook): boolean {
  const state = ask(book, { ask: 'state' });
  if (state.view === 'results missing') {
    playRound(book, state.round);
    return true;
  }
  const preview = ask(book, { ask: 'preview' });
  if (preview.view !== 'preview' || !preview.seen) return false;
  const written = ask(book, { ask: 'write', seen: preview.seen });
  if (written.view !== 'written') return false;
  playRound(book, written.round);
  return true;
}

/** The same with a parameter that nothing here knows. */
const SEEDED = OPENGOTHA.replace(
  '<PlacementParameterSet>',
  '<PairingParameterSet paiMaDUDDWeight="7"/><PlacementParameterSet>',
);
const PLAYER = /<Player .*?\/>/.exec(OPENGOTHA)?.[0] ?? '';

describe('an event that came from OpenGotha goes back as it came', () => {
  const files = hasReference
    ? readdirSync(inReference('opengotha/xml')).filter(name => name.endsWith('.xml'))
    : [];
  test.skipIf(!hasReference).each(files)('%s', name => {
    const whole = readFileSync(inReference(`opengotha/xml/${name}`), 'utf8');
    expect(otherIn(whole, sentBack(imported(name, bytesOf(whole))).text)).toEqual([]);
    const came = beforeLastRound(whole);
    const book = imported(name, bytesOf(came));
    expect(playOn(book)).toBe(true);
    const { text, made } = sentBack(book);
    const others = otherIn(came, text);
    // Who has no game in the round is away in it.
    expect(others.filter(one => !/ participating: /.test(one))).toEqual([]);
    expect(unsaid(others, made)).toEqual([]);
  });

  test('a small one, with a round played here', () => {
    const book = imported('spring.xml', bytesOf(OPENGOTHA));
    expect(otherIn(OPENGOTHA, sentBack(book).text)).toEqual([]);
    expect(playOn(book)).toBe(true);
    expect(playOn(book)).toBe(true);
    expect(otherIn(OPENGOTHA, sentBack(book).text)).toEqual([]);
  });

  test.each(LANGUAGES)('what was changed here since is written, and named, in %s', language => {
    const text = makeText(language);
    const book = imported('spring.xml', bytesOf(OPENGOTHA), language);
    const list = book.workbook.namedArea('WallList')?.sheet ?? '';
    const settings = book.workbook.namedArea('Settings')?.sheet ?? '';
    const row = book.values(settings).findIndex(line => line.includes(text('settingName.komi')));
    book.type(settings, `B${row + 1}`, '7.5');
    const rating = book.values(list)[0]?.findIndex(title => title === text('column.rating')) ?? -1;
    book.type(list, `${columnName(rating)}2`, 2310);
    const { made, text: sent } = sentBack(book, language);
    expect(otherIn(OPENGOTHA, sent)).toEqual([
      'TournamentParameterSet/GeneralParameterSet1 komi: 6.5 → 7.5',
      'KASK Mari rating: 2300 → 2310',
      'KASK Mari ratingOrigin: EGF → MAN',
    ]);
    expect(made.remarks.map(({ sentence }) => sentence)).toContainEqual(
      fileSentence(language, {
        ...{ code: 'changedSince', severity: 'note', place: IN_FILE },
        values: {
          text: 'komi 6.5 → 7.5; ratingOrigin: KASK Mari (EGF → MAN); rating: KASK Mari (2300 → 2310)',
        },
      }),
    );
  });

  test('players are found again by name or by all else, and who is gone is named', () => {
    const book = imported('spring.xml', bytesOf(OPENGOTHA.replace(/<Games>[^]*<\/Games>/, '')));
    const [, first, second, third] = book.values('Wall list');
    // The first two change places and numbers, the third is called otherwise, the fourth makes room for somebody else.
    ['B2', 'C2', 'D2', 'E2', 'F2', 'G2'].forEach((at, i) =>
      book.type('Wall list', at, second?.[i + 1] ?? ''),
    );
    ['B3', 'C3', 'D3', 'E3', 'F3', 'G3'].forEach((at, i) => book.type('Wall list', at, first?.[i + 1] ?? ''));
    book.type('Wall list', 'B4', 'NOVAKOVA Jana');
    ['NEW Ann', '5k', '', 'DE', '', ''].forEach((cell, i) => book.type('Wall list', `${'BCDEFG'[i]}5`, cell));
    expect(third?.[1]).toBe('NOVAK Jan');
    const { made, text: sent } = sentBack(book);
    expect(otherIn(OPENGOTHA, sent).filter(one => !/^(?:LAN Thi|NOVAK Jan) /.test(one))).toEqual([]);
    expect(sent).toMatch(/ratingOrigin="EGF"[^>]*name="NOVAKOVA"/);
    expect(sent).toMatch(/ratingOrigin="INI"[^>]*name="NEW"/);
    const said = made.remarks.map(({ sentence }) => sentence).join('\n');
    expect(said).toContain('not found in the list any more: LAN Thi.');
    expect(said).toContain('name: NOVAK');
  });

  test('sheets that were renamed change nothing', () => {
    const book = imported('spring.xml', bytesOf(OPENGOTHA));
    playOn(book);
    book.workbook.renameSheet('Wall list', 'Spring');
    book.workbook.renameSheet('Settings', 'Rules');
    book.workbook.renameSheet('Log', 'Protokoll');
    expect(otherIn(OPENGOTHA, sentBack(book).text)).toEqual([]);
  });

  test('without its Log, or with one that somebody has changed, it goes out with the usual parameters, and says so', () => {
    const isSaid = ({ remarks }: Made): boolean =>
      remarks.some(({ sentence }) => sentence.startsWith('The Log of this list keeps nothing of a file'));
    const book = imported('spring.xml', bytesOf(SEEDED));
    expect(isSaid(sentBack(book).made)).toBe(false);
    expect(sentBack(book).text).toContain('paiMaDUDDWeight="7"');
    const at = book.values('Log')[1]?.findIndex(cell => String(cell).startsWith('came ')) ?? -1;
    const kept = String(book.values('Log')[1]?.[at]);
    for (const forged of [`${kept.slice(0, -20)}`, kept.replace('[[', '[{'), 'came ', 'came []\n<x/>']) {
      book.type('Log', `${columnName(at)}2`, forged);
      const { made, text: sent } = sentBack(book);
      expect([forged.slice(-30), isSaid(made)]).toEqual([forged.slice(-30), true]);
      expect(sent).toContain('ratingOrigin="MAN"');
    }
    book.removeSheet('Log');
    expect(isSaid(sentBack(book).made)).toBe(true);
  });

  test('an event too long for a cell of the Log is split, and so is a letter of two halves', () => {
    const many = Array.from({ length: 300 }, (_, i) =>
      PLAYER.replace('firstName="Mari"', `firstName="${'😀𠮷'.repeat(20)}${i}"`),
    );
    const long = OPENGOTHA.replace(/<Players>[^]*<\/Games>/, `<Players>${many.join('')}</Players>`);
    const book = imported('long.xml', bytesOf(long));
    const cells = book.values('Log').flatMap(line => line.map(cell => String(cell)));
    expect(Math.max(...cells.map(cell => cell.length))).toBeLessThanOrEqual(45_000);
    expect(cells.filter(cell => /^[=+@-]/.test(cell))).toEqual([]);
    expect(cells.filter(cell => /^…?[\udc00-\udfff]|[\ud800-\udbff]…?$/.test(cell))).toEqual([]);
    expect(otherIn(long, sentBack(book).text)).toEqual([]);
  });
});

/** Values of parameters, known here or not, as OpenGotha has them. */
const anyParameters: fc.Arbitrary<Readonly<Record<string, string>>> = fc
  .uniqueArray(
    fc.oneof(
      fc.tuple(
        fc.constantFrom(
          'paiMaAvoidMixingCategories',
          'paiSeAvoidSameGeo',
          'paiSeDefSecCrit',
          'paiSeMinimizeHandicap',
          'paiMaDUDDWeight',
          'canByoYomiTime',
          'nbMovesCanTime',
          'stdByoYomiTime',
          'hdCorrection',
          'hdCeiling',
          'genMMS2ValueBye',
          'genNBW2ValueBye',
          'genMMS2ValueAbsent',
          'genNBW2ValueAbsent',
          'basicTime',
        ),
        fc.constantFrom('0', '1', '2', '7', '20000000000000'),
      ),
      fc.tuple(
        fc.constantFrom('paiSeNbWinsThresholdActive', 'hdBasedOnMMS', 'genRoundDownNBWMMS', 'bInternet'),
        fc.constantFrom('true', 'false'),
      ),
      fc.tuple(
        fc.constantFrom('genMMBar', 'genMMFloor', 'genMMZero', 'hdNoHdRankThreshold', 'paiSeRankThreshold'),
        fc.constantFrom('4D', '1K', '30K', '9D', '20K', '12k'),
      ),
      fc.tuple(
        fc.constantFrom('shortName', 'paiMaAdditionalPlacementCritSystem2', 'ratingOrigin', 'gameFormat'),
        fc.constantFrom('a-b-c', '=1+1', '', 'Rating', 'EGF', '"&<', '𠮷😀'),
      ),
    ),
    { selector: ([name]) => name, maxLength: 8 },
  )
  .map(entries => Object.fromEntries(entries));

const anyCriteria = fc.array(
  fc.constantFrom(
    'NULL',
    'NBW',
    'MMS',
    'CAT',
    'EXT',
    'EXR',
    'SOSM',
    'SOSW',
    'SODOSW',
    'SDC',
    'DC',
    'Rating',
    'STS',
  ),
  { minLength: 1, maxLength: 6 },
);

/** The file with other values of what it has, and other criteria. */
function withParameters(
  text: string,
  others: Readonly<Record<string, string>>,
  criteria: readonly string[],
): string {
  const escaped = (value: string): string =>
    value.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
  const changed = text.replace(/ (\w+)="[^"]*"/g, (whole, name: string) =>
    others[name] === undefined ? whole : ` ${name}="${escaped(others[name])}"`,
  );
  const elements = criteria.map((name, i) => `<PlacementCriterion name="${name}" number="${i + 1}"/>`);
  return changed.replace(
    /<PlacementCriteria>[^]*?<\/PlacementCriteria>/,
    `<PlacementCriteria>${elements.join('')}</PlacementCriteria>`,
  );
}

describe(`${EVENTS} made-up files of OpenGotha go back as they came`, { timeout: 600_000 }, () => {
  test('each attribute is equal or named, after a round that was played here', () => {
    let played = 0;
    fc.assert(
      fc.property(anyEvent, anyParameters, anyCriteria, (event, others, criteria) => {
        const came = withParameters(writeOpenGotha(event).text, others, criteria);
        const read = readFile('made-up.xml', bytesOf(came), 'en');
        fc.pre(read.kind === 'read');
        const book = memoryWorkbook();
        fc.pre(ask(book, { ask: 'import', file: (read as { rows: FileRows }).rows }).view === 'imported');
        const first = sentBack(book);
        expect(unsaid(otherIn(came, first.text), first.made)).toEqual([]);
        if (!playOn(book)) return;
        played += 1;
        const second = sentBack(book);
        expect(unsaid(otherIn(came, second.text), second.made)).toEqual([]);
      }),
      { numRuns: EVENTS },
    );
    expect(played).toBeGreaterThan(0);
  });
});
