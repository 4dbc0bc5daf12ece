import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { madeScreen } from '../../sidebar/view/files';
import { makeSay } from '../../sidebar/words';
import type { FileRows } from '../../src/exchange/fileRows';
import { readFile } from '../../src/exchange/readFile';
import { writeFile, type Choices } from '../../src/exchange/writeFile';
import { contradictions } from '../../src/sheet/settings/contradictions';
import { LIST } from '../../src/tournament/problem';
import { memoryWorkbook, type MemoryWorkbook } from '../application/memoryWorkbook';
import { ask, expectView, pairRound, playRound } from '../application/tournamentBook';
import { readRows } from '../../src/application/files/fileRows';
import { now } from './printed';
import { hasReference, inReference } from '../reference';
import { H9, OPENGOTHA } from './examples';

const ALL: Choices = { names: 'full', club: true, pin: true, hide: '', paper: 'A4', round: '' };

function rowsOf(name: string, bytes: Uint8Array): FileRows {
  const read = readFile(name, bytes, 'en');
  if (read.kind !== 'read') throw new Error(read.sentence);
  return read.rows;
}
const made = (text: string, name = 'spring.xml'): FileRows => rowsOf(name, new TextEncoder().encode(text));

function imported(file: FileRows): MemoryWorkbook {
  const book = memoryWorkbook();
  expectView(book, { ask: 'import', file }, 'imported');
  return book;
}

const previewed = (file: FileRows): readonly string[] =>
  expectView(memoryWorkbook(), { ask: 'preview import', file }, 'import').problems.map(
    ({ sentence }) => sentence,
  );

/** What a look says beside the offers. */
function warned(book: MemoryWorkbook): readonly string[] {
  const view = ask(book, { ask: 'state' });
  const warnings = 'warnings' in view ? (view.warnings ?? []) : 'problems' in view ? view.problems : [];
  return warnings.map(({ sentence }) => sentence);
}

const ALARM = /no effect|EGF’s rules/;

/** Settings of a file that say a bye, an absence or handicaps otherwise, some without effect. */
const settingsSaid = fc
  .record({
    hdCeiling: fc.constantFrom('0', '9'),
    hdCorrection: fc.constantFrom('0', '1', '2'),
    hdNoHdRankThreshold: fc.constantFrom('1D', '9D', '5K'),
    genMMS2ValueAbsent: fc.constantFrom('0', '1', '2'),
    genNBW2ValueAbsent: fc.constantFrom('0', '1'),
    genMMS2ValueBye: fc.constantFrom('1', '2'),
    genNBW2ValueBye: fc.constantFrom('0', '1', '2'),
    genMMBar: fc.constantFrom('9D', '3D', '1K'),
  })
  .map(said =>
    Object.entries(said).reduce(
      (text, [name, value]) => text.replace(new RegExp(`${name}="[^"]*"`), `${name}="${value}"`),
      OPENGOTHA,
    ),
  );

describe('L14 the screens of an imported event', () => {
  test('warn of nothing that the file itself brought, and Check says it once', () => {
    const file = made(OPENGOTHA.replace('genNBW2ValueBye="2"', 'genNBW2ValueBye="0"'));
    expect(previewed(file)).toEqual(['Counts as OpenGotha does']);
    const book = imported(file);
    expect(warned(book).filter(sentence => ALARM.test(sentence))).toEqual([]);
    const checked = expectView(book, { ask: 'check' }, 'problems').problems;
    expect(checked.filter(({ sentence }) => ALARM.test(sentence))).toHaveLength(1);
  });

  test('of any values: no setting without effect in the sheet, none told, and no alarm on the way', () => {
    fc.assert(
      fc.property(settingsSaid, text => {
        const file = made(text);
        expect(previewed(file).filter(sentence => ALARM.test(sentence))).toEqual([]);
        const book = imported(file);
        const { input, stated } = readRows({
          ...file,
          settings: book.values('Settings').map(row => row.map(String)),
        });
        const idle = contradictions(input.settings, stated, () => LIST).filter(
          ({ code }) => code === 'settingWithoutEffect',
        );
        expect(idle).toEqual([]);
        expect(warned(book).filter(sentence => ALARM.test(sentence))).toEqual([]);
      }),
      { numRuns: 6 },
    );
  });

  const files = hasReference
    ? readdirSync(inReference('opengotha/xml')).filter(name => name.endsWith('.xml'))
    : [];
  test.skipIf(!hasReference).each(files)('of the real event %s warn of no setting', name => {
    const file = rowsOf(name, readFileSync(inReference(`opengotha/xml/${name}`)));
    expect(previewed(file).filter(sentence => ALARM.test(sentence))).toEqual([]);
    const book = imported(file);
    expect(warned(book).filter(sentence => ALARM.test(sentence))).toEqual([]);
    expect(expectView(book, { ask: 'files' }, 'files').tournament).toMatchObject({
      acts: [],
      rules: expect.stringMatching(/^Counts as OpenGotha does(?:, with its own tiebreaks)?$/),
    });
  });
});

describe('L17 the line of the rules', () => {
  test('says in plain words that an event has its own tiebreaks, in the files too', () => {
    const file = made(OPENGOTHA.replace('name="SOSM"', 'name="SODOSM"'));
    const now = expectView(imported(file), { ask: 'files' }, 'files').tournament;
    expect(now?.rules).toBe('Counts as OpenGotha does, with its own tiebreaks');
    const h9 = writeFile('h9', now!, ALL, 'en');
    expect(new TextDecoder().decode(h9.files[0]?.bytes)).toContain(
      'Counts as OpenGotha does, with its own tiebreaks',
    );
  });
});

describe('L16 a press saves one file', () => {
  const filesOf = (book: MemoryWorkbook) => {
    const now = expectView(book, { ask: 'files' }, 'files').tournament;
    return writeFile('h9', now!, ALL, 'en');
  };

  /** Round 2 came with the file, round 3 is paired here; then a result of round 2 may be turned. */
  function playedOn(file: FileRows, isTurned: boolean): MemoryWorkbook {
    const book = imported(file);
    playRound(book, 2);
    pairRound(book);
    if (isTurned) {
      book.type('Wall list', 'J2', '4+/w');
      book.type('Wall list', 'J5', '1-/b');
    }
    return book;
  }

  test('with acts each file has a button', () => {
    const acts = filesOf(playedOn(made(OPENGOTHA), true));
    const screen = madeScreen(acts, undefined, makeSay({}));
    const buttons = [screen.primary, ...screen.others].filter(button => button?.does.deed === 'save file');
    expect(buttons.map(button => button?.does)).toEqual([
      { deed: 'save file', name: 'Spring Cup.h9' },
      { deed: 'save file', name: 'Spring Cup-acts.txt' },
    ]);
    const told = new TextDecoder().decode(acts.files[1]?.bytes);
    expect(told).toContain('Irregular acts by round');
    expect(told).not.toContain('was not paired by this program');
  });

  test('rounds of a file are no acts; what is turned after a round was paired here is', () => {
    expect(filesOf(imported(made(H9, 'cup.h9'))).files).toHaveLength(1);
    fc.assert(
      fc.property(settingsSaid, fc.boolean(), (text, isTurned) => {
        expect(filesOf(playedOn(made(text), isTurned)).files).toHaveLength(isTurned ? 2 : 1);
      }),
      { numRuns: 6 },
    );
  });
});

test('N102: what is asked of many players is one remark of a kind; what is said of the whole file stands alone', () => {
  const players = Array.from({ length: 18 }, (_, at) => {
    const result = at % 2 === 0 ? `${at + 2}+` : `${at}-`;
    return `${at + 1} | Player ${at + 1} | 1k | Sea | DE | ${result}`;
  });
  const numberless = now(['No | Name | Rank | Club | Country | R1', ...players].join('\n'));
  const asked = (['h9', 'tou', 'aga', 'opengotha', 'csv'] as const).filter(kind => {
    const { remarks } = writeFile(kind, numberless, ALL, 'en');
    const missing = remarks.filter(({ sentence }) => sentence.includes('has no number of the federation'));
    expect([0, 18]).toContain(missing.length);
    for (const one of missing) expect(one.kind).toBe('pinMissing');
    const whole = remarks.filter(({ sentence }) => sentence.startsWith('Not carried over'));
    expect(whole.map(one => one.kind)).toEqual(whole.map(() => undefined));
    return missing.length > 0;
  });
  expect(asked).toContain('h9');
});
