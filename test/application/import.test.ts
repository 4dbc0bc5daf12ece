import { describe, expect, test } from 'vitest';
import { STARTING } from '../../sidebar/state';
import { panelOf } from '../../sidebar/view/panelOf';
import { makeSay } from '../../sidebar/words';
import { readFile } from '../../src/exchange/readFile';
import { writeFile, type Choices } from '../../src/exchange/writeFile';
import type { FileRows } from '../../src/exchange/fileRows';
import { H9, OPENGOTHA } from '../exchange/examples';
import { memoryWorkbook, POWER_CUT } from './memoryWorkbook';
import { ask, expectConsistent, expectView, pairRound, playRound } from './tournamentBook';

const bytes = (text: string) => new TextEncoder().encode(text);
const ALL: Choices = { names: 'full', club: true, pin: true, hide: '', paper: 'A4', round: '' };

function rowsOf(name: string, text: string): FileRows {
  const read = readFile(name, bytes(text), 'en');
  if (read.kind !== 'read') throw new Error(read.sentence);
  return read.rows;
}

describe('a file of OpenGotha', () => {
  test('has its rounds held against the rules as soon as it is imported', () => {
    const book = memoryWorkbook();
    // In round 2 they meet as in round 1.
    const repeated = OPENGOTHA.replace('blackPlayer="LANTHI"', 'blackPlayer="ITOKENJI"').replace(
      'blackPlayer="ITOKENJI" handicap="0" knownColor="true" result="RESULT_UNKNOWN" roundNumber="2" tableNumber="8"',
      'blackPlayer="LANTHI" handicap="0" knownColor="true" result="RESULT_UNKNOWN" roundNumber="2" tableNumber="8"',
    );
    const view = expectView(book, { ask: 'import', file: rowsOf('spring.xml', repeated) }, 'imported');
    const offered = panelOf(
      {
        screen: { screen: 'view', view },
        asked: { ask: 'state' },
        playing: false,
        file: undefined,
        wish: STARTING.wish,
      },
      makeSay({}),
    )?.others.map(({ does }) => does);
    expect(offered).toContainEqual({ deed: 'ask', request: { ask: 'audit', done: 0 } });
    const found = expectView(book, { ask: 'audit', done: 0 }, 'audit').parts;
    expect(found.map(({ title }) => title)).toEqual([
      'Round 1 (by the list): legal, the best pairing.',
      expect.stringMatching(/^Round 2 \(by the list\): not legal/),
    ]);
    expect(found[1]?.findings.map(({ sentence }) => sentence).join()).toMatch(/KASK Mari/);
  });

  test('shows beside the list what the file ranks by', () => {
    const besides = (list: string): string =>
      memoryFormulas(rowsOf('spring.xml', OPENGOTHA), list)
        .filter(formula => formula !== '')
        .join(' ');
    expect(besides('SOS, SOSOS')).toBe('=RANKING(WallList;"PLACE, MMS, WINS, SOS, SOSOS";Settings)');
    expect(besides('Rating, SODOS')).toContain('WINS, SODOS";Settings)');
  });

  /** The formulas in the first row of the list that is made of a file with these tiebreaks. */
  function memoryFormulas(file: FileRows, tiebreaks: string): readonly string[] {
    const book = memoryWorkbook();
    const settings = [...file.settings.filter(([name]) => name !== 'Tiebreaks'), ['Tiebreaks', tiebreaks]];
    expectView(book, { ask: 'import', file: { ...file, settings } }, 'imported');
    return book.workbook.formulas('Wall list')[0] ?? [];
  }

  test('is previewed, becomes a running tournament, is paired on and written again', () => {
    const book = memoryWorkbook();
    const file = rowsOf('spring.xml', OPENGOTHA);
    expect(expectView(book, { ask: 'preview import', file }, 'import')).toMatchObject({
      name: 'Spring Cup',
      systemName: 'McMahon',
      players: 4,
      rounds: 3,
      games: 4,
      mayImport: true,
    });
    expect(book.writes()).toBe(0);
    expect(expectView(book, { ask: 'import', file }, 'imported')).toMatchObject({ players: 4, rounds: 2 });
    const lines = (sheet: string, from: number, to: number) =>
      book
        .values(sheet)
        .slice(from, to)
        .map(line => line.slice(0, 11).join('|').replace(/\|+$/, ''));
    expect(lines('Wall list', 0, 3)).toEqual([
      'No|Name|Rank|Rating|Country|Club|PIN|Out|R1|R2|R3',
      '1|KASK Mari|3d|2300|CZ|Plze|10000001||2+/b|4?/w',
      '2|ITO Kenji|2d|2200|CZ|Plze|10000002||1-/w|3?/b',
    ]);
    expect(lines('Round 2', 3, 5)).toEqual([
      '7|4 LAN Thi (1k)|1 KASK Mari (3d)||6½',
      '8|2 ITO Kenji (2d)|3 NOVAK Jan (1d)||6½',
    ]);
    expect(book.cell('Round 1', 'F4')).toBe('Black wins');
    expectConsistent(book);
    expect(expectView(book, { ask: 'state' }, 'results missing')).toMatchObject({ round: 2, total: 2 });
    playRound(book, 2);
    expect(pairRound(book).written.round).toBe(3);

    const files = expectView(book, { ask: 'files' }, 'files');
    const sent = JSON.parse(JSON.stringify(files.tournament)) as NonNullable<typeof files.tournament>;
    const h9 = writeFile('h9', sent, ALL, 'en');
    const text = new TextDecoder('iso-8859-15').decode(h9.files[0]?.bytes);
    expect(text).toContain('EV[Spring Cup]');
    expect(text).toContain('TM[82]');
    // The games of round 3 have no result, and the country of the event is not in the file.
    expect(h9.remarks.map(({ sentence, cell }) => [cell?.a1, sentence])).toContainEqual([
      expect.stringMatching(/^K\d$/),
      expect.stringMatching(/^Round 3: .* has no result\.$/),
    ]);
    const kinds = h9.remarks.map(({ severity }) => severity);
    expect(kinds.lastIndexOf('warning')).toBeLessThan(kinds.indexOf('note'));
    // L16: rounds that came with the file are no acts.
    expect(h9.files.map(({ name }) => name)).toEqual(['Spring Cup.h9']);
    expect(files.tournament?.acts).toEqual([]);
    const html = writeFile('html', sent, ALL, 'en');
    expect(html.files).toHaveLength(1);
    expect(new TextDecoder().decode(html.files[0]?.bytes)).toContain('<h2 id="r2">Round 2</h2>');
    const xml = writeFile('opengotha', sent, ALL, 'en');
    const again = rowsOf('again.xml', new TextDecoder().decode(xml.files[0]?.bytes));
    expect(again.list.map(row => row.slice(0, 4))).toEqual(
      book
        .values('Wall list')
        .slice(0, 5)
        .map(row => row.slice(0, 4).map(String)),
    );
    expect(again.tables).toContainEqual([2, 7, 4]);
  });

  test('is one action, which Undo takes back whole', () => {
    const book = memoryWorkbook();
    const { undo } = expectView(book, { ask: 'import', file: rowsOf('s.xml', OPENGOTHA) }, 'imported');
    expect(Object.keys(book.snapshot())).toContain('Round 2');
    expectView(book, { ask: 'undo', action: undo?.action ?? '' }, 'undone');
    expect(Object.keys(book.snapshot())).toEqual(['Sheet1', 'Log']);
  });

  test('is never written over a tournament', () => {
    const book = memoryWorkbook();
    const file = rowsOf('spring.xml', OPENGOTHA);
    expectView(book, { ask: 'import', file }, 'imported');
    const before = book.snapshot();
    const view = expectView(book, { ask: 'import', file }, 'import');
    expect(view.mayImport).toBe(false);
    expect(book.snapshot()).toEqual(before);
  });

  test.each([3, 6, 9, 14])('when the run dies after %i writes, undo leaves nothing', count => {
    const book = memoryWorkbook();
    book.dieAfter(count);
    expect(() => ask(book, { ask: 'import', file: rowsOf('s.xml', OPENGOTHA) })).toThrow(POWER_CUT);
    book.dieAfter(undefined);
    const begun = expectView(book, { ask: 'state' }, 'begun');
    expect(begun.mayFinish).toBe(false);
    expectView(book, { ask: 'undo', action: begun.action }, 'undone');
    expect(Object.keys(book.snapshot())).toEqual(['Sheet1', 'Log']);
  });
});

describe('other files', () => {
  test('an EGF result file has its opponents by line', () => {
    const book = memoryWorkbook();
    const view = expectView(book, { ask: 'import', file: rowsOf('cup.h9', H9) }, 'imported');
    expect(view).toMatchObject({ name: 'Spring Cup', players: 4, rounds: 2 });
    expectConsistent(book);
  });

  test('a list with a cell that is not a result says where, and makes nothing', () => {
    const book = memoryWorkbook();
    const file = rowsOf('list.csv', 'No;Name;R1\n1;Ann;2+\n2;Bo;lost\n');
    const view = expectView(book, { ask: 'preview import', file }, 'import');
    expect(view.problems.map(({ sentence }) => sentence)).toContainEqual('C3: “lost” is not a result.');
    expectView(book, { ask: 'import', file }, 'import');
    expect(Object.keys(book.snapshot())).toEqual(['Sheet1']);
  });

  test.each([
    ['cup.xml', '<!DOCTYPE x [<!ENTITY a "b">]><Tournament/>', /document type/],
    ['cup.xml', '<Tournament><Players></Tournament>', /^1:\d+: /],
    ['cup.h9', '; CL[A]\n   1 ???\n', /^2:\d+: /],
  ])('%s that is none is refused with its place', (name, text, sentence) => {
    const read = readFile(name, bytes(text), 'en');
    expect(read.kind === 'refused' ? read.sentence : '').toMatch(sentence);
  });
});

test('numbers with gaps stay, and those of the empty rows go on behind the highest: no two rows have one', () => {
  const book = memoryWorkbook();
  const gaps = H9.replace('   4 Lan', '   9 Lan').replaceAll('4+/', '9+/');
  expectView(book, { ask: 'import', file: rowsOf('gaps.h9', gaps) }, 'imported');
  const numbers = book
    .values('Wall list')
    .slice(1)
    .map(([no]) => Number(no))
    .filter(no => no > 0);
  expect(numbers.slice(0, 6)).toEqual([1, 2, 3, 9, 10, 11]);
  expect(new Set(numbers).size).toBe(numbers.length);
});
