import { describe, expect, test } from 'vitest';
import { keepApart } from '../../src/application/afterStart/keepApart';
import { changesView, openChanges } from '../../src/application/afterStart/openChanges';
import { takeVersion, versionView } from '../../src/application/afterStart/otherVersion';
import { LOOK_AGAIN } from '../../src/application/protocol/reply';
import type { MemoryWorkbook } from './memoryWorkbook';
import { bookOf, opened, type Lines } from './bookInCells';
import { actionsOf, LIST, over, paired, pairNext, setting, SETTINGS } from './startedBook';
import { ask, expectView } from './tournamentBook';

/** Settings that are others than when the last round was paired, and a version that is another. */
const changes = (book: MemoryWorkbook) => expectView(book, { ask: 'state' }, 'changes');
const said = (book: MemoryWorkbook): string => actionsOf(book).at(-1)?.what ?? '';
const typed = (book: MemoryWorkbook, name: string): unknown =>
  book.values('Settings').find(([first]) => first === name)?.[1];

describe('settings that are others now', () => {
  const three = setting(setting(setting(over.copy(), 'Komi', '7½'), 'Tiebreaks', 'SODOS'), 'Bye', '2');

  test('weigh as much as the gravest of them, and each has its own weight', () => {
    const view = changes(three);
    expect([view.grade, view.changes.map(({ severity }) => severity)]).toEqual([
      'confirm twice',
      ['note', 'warning', 'note'],
    ]);
  });

  test('are told one after the other in the Log, confirmed or put back', () => {
    const [confirmed, back] = [three.copy(), three.copy()];
    const { seen } = changes(three);
    ask(confirmed, { ask: 'confirm changes', seen, again: true });
    expect(said(confirmed)).toMatch(
      /^Confirm after round 2: Komi 6\.5 → 7\.5; Tiebreaks .* → SODOS; Bye .* → 2$/,
    );
    ask(back, { ask: 'put back', seen });
    expect(said(back)).toBe('Put back: Komi, Tiebreaks, Bye');
    expect(['Komi', 'Tiebreaks', 'Bye'].map(name => typed(back, name))).toEqual(['', '', '']);
  });

  // N246 of docs/faults.md
  test('tell what follows, and of the rules only where they depart from them', () => {
    const consequences = (name: string, value: string) => {
      const book = setting(over.copy(), name, value);
      const tournament = opened(book);
      const open = openChanges(book.workbook, tournament, actionsOf(book));
      const view = open && changesView(tournament, open, true);
      return view?.view === 'changes' ? view.consequences : undefined;
    };
    expect(consequences('Bye', '2')).toEqual(['No place moves now.']);
    expect(consequences('Tiebreaks', 'SODOS')?.slice(1)).toEqual([
      'By the rules of the EGF, but not in: Tiebreaks (changed after round 2)',
    ]);
    expect(consequences('Event place', 'Ulm')).toBeUndefined();
  });

  test('are shortened where they are long', () => {
    const pairs = Array.from({ length: 60 }, (_, i) => `${i + 1}×${i + 2}`).join(', ');
    const [change] = changes(setting(over.copy(), 'Forbidden pairs', pairs)).changes;
    expect(change?.sentence).toContain('…');
  });
});

describe('tiebreaks that do not fit the system', () => {
  const table = (tiebreaks: string, system = 'Round robin'): MemoryWorkbook => {
    const names: Lines = LIST.map((line, i) => (i === 0 ? line : [...line.slice(0, 2), '', '', '']));
    const settings: Lines = [
      ['Setting', 'Value'],
      ['System', system],
      ['Tiebreaks', tiebreaks],
    ];
    return pairNext(bookOf({ List: names, Settings: settings }));
  };
  const asked = (book: MemoryWorkbook) => {
    const tournament = opened(book);
    const open = openChanges(book.workbook, tournament, actionsOf(book));
    const view = open && changesView(tournament, open);
    return view?.view === 'changes'
      ? [view.grade, open?.asked.map(({ key }) => key), view.changes.length]
      : undefined;
  };
  const retyped = (from: MemoryWorkbook, cells: Readonly<Record<string, string>>): MemoryWorkbook => {
    const book = from.copy();
    for (const [a1, text] of Object.entries(cells)) book.type('Settings', a1, text);
    return book;
  };

  test('are refused with their reason, and alone', () => {
    const book = retyped(table(''), { B3: 'SOS' });
    expect(asked(book)).toEqual(['refuse', ['tiebreaks'], 2]);
    expect(asked(setting(book, 'Komi', '7½'))).toEqual(['refuse', ['tiebreaks'], 2]);
  });

  test('are none that did not fit when the round was paired', () => {
    const book = retyped(table(''), { B3: 'SOS, SODOS' });
    expect(asked(book)?.[0]).toBe('refuse');
    const system = '["System","Round robin"]';
    book.type('Log', 'L2', String(book.cell('Log', 'L2')).replace(system, `${system},["Tiebreaks","SOS"]`));
    expect(asked(book)).toEqual(['confirm twice', ['tiebreaks'], 1]);
  });

  test('have no reason of their own where the system alone was changed', () => {
    const swiss = table('SOS, SODOS', 'Swiss');
    expect(asked(retyped(swiss, { B2: 'Round robin' }))).toEqual(['refuse', ['system'], 1]);
    expect(asked(retyped(swiss, { B2: 'Round robin', B3: 'SOS, SOSOS' }))).toEqual([
      'refuse',
      ['system', 'tiebreaks'],
      3,
    ]);
  });
});

describe('clubs that are kept apart', () => {
  const press = (book: MemoryWorkbook, on: boolean) =>
    keepApart(book.workbook, opened(book), actionsOf(book), 'clubs', on);
  const WEIGHT = 'Weight of same club';

  test('are no change of what was announced once no game is left', () => {
    const names: Lines = LIST.map((line, i) => (i === 0 ? line : [...line.slice(0, 2), '', '', '']));
    const book = pairNext(bookOf({ List: names, Settings: SETTINGS }));
    const emptied = book.copy();
    for (const row of [2, 3, 4, 5]) emptied.type('List', `C${row}`, '');
    for (const one of [book, emptied]) press(one, false);
    expect([typed(book, WEIGHT), typed(emptied, WEIGHT)]).toEqual(['0', '0']);
    expect(typed(book, 'Changed after the start')).toMatch(/^R1 Weight of same club: /);
    expect(typed(emptied, 'Changed after the start')).toBeUndefined();
  });

  test('as when the round was paired are announced by no line', () => {
    const book = setting(over.copy(), WEIGHT, '0');
    book.addSheet('Tournament system', [['Tournament', 'Cup']]);
    press(book, true);
    expect(typed(book, WEIGHT)).toBe('');
    expect(book.values('Tournament system')).toHaveLength(1);
    // Pressed off, both have the line.
    press(book, false);
    expect(book.values('Tournament system')).toEqual([
      ['Tournament', 'Cup'],
      ['Changed after the start', typed(book, 'Changed after the start')],
    ]);
    expect(ask(book, { ask: 'state' }).view).toBe('ready');
  });
});

describe('another version', () => {
  const numbered = (list: Lines): MemoryWorkbook =>
    bookOf({ List: list.map((line, i) => [i === 0 ? 'No' : i, ...line]), Settings: SETTINGS });
  const asked = (book: MemoryWorkbook) => versionView(book.workbook, opened(book));
  const older = (book: MemoryWorkbook): MemoryWorkbook => setting(book.copy(), 'Version', '0.0.9');
  const replaced = (from: MemoryWorkbook, was: RegExp, is: string): MemoryWorkbook => {
    const book = older(from);
    const text = String(book.cell('Log', 'L2'));
    expect(text).toMatch(was);
    book.type('Log', 'L2', text.replace(was, is));
    return book;
  };

  test('is taken as it was seen', () => {
    const book = older(paired);
    expect(takeVersion(paired.workbook, opened(paired), 'x')).toBe(LOOK_AGAIN);
    expect(takeVersion(book.workbook, opened(book), 'x')).toMatchObject({ view: 'version' });
    expect(typed(book, 'Version')).toBe('0.0.9');
    takeVersion(book.workbook, opened(book), asked(book)?.seen ?? '');
    expect([typed(book, 'Version'), asked(book)]).toEqual(['0.1.0', undefined]);
  });

  test('compares the last rounds alone where players are many', () => {
    const book = older(pairNext(over.copy()));
    expect(asked(book)?.rounds).toEqual([2, 3]);
    const tournament = opened(book);
    const { reading } = tournament;
    const rounds = (count: number) => {
      const [player] = reading.wallList.players;
      const players = Array.from({ length: count }, () => player!);
      const many = { ...tournament, reading: { ...reading, wallList: { ...reading.wallList, players } } };
      return versionView(book.workbook, many)?.rounds;
    };
    expect([1500, 1501, 3001].map(rounds)).toEqual([[2, 3], [3], [3]]);
  });

  test('leaves games that were typed before the round was paired', () => {
    const list = LIST.map((line, i) => [...line.slice(0, 3), ['R2', '4?', '', '', '1?'][i] ?? '', '']);
    const book = older(pairNext(numbered(list)));
    expect(asked(book)?.differences).toEqual([]);
  });

  test('may pair nothing of what was paired', () => {
    const book = replaced(pairNext(numbered(LIST)), /^\[2,/, '[3,');
    expect(asked(book)?.differences.join()).toMatch(
      /Round 3 was paired \d–\d, \d–\d; this version pairs –\./,
    );
  });

  test('may place players otherwise, or not at all', () => {
    const book = pairNext(numbered(LIST));
    const places = /\[\d,\d,\d,\d\](?=\])/;
    expect(asked(replaced(book, places, '[0,0,0,0]'))?.differences[0]).toMatch(
      /^Before round 2 the places were Anna –, Ben –, Carl –, Dora –; by this version Anna \d, Ben \d, /,
    );
    // Of other players nobody can tell.
    expect(asked(replaced(book, places, '[1,1,1]'))?.differences).toEqual([]);
    const five = pairNext(
      numbered(
        [...LIST, ['Emil', '1d', '', '', '']].map((line, i) => [
          ...line,
          ['Out', '', '', '', '', '1-3'][i] ?? '',
        ]),
      ),
    );
    expect(asked(older(five))?.differences).toEqual([]);
    expect(asked(replaced(five, /0\]\]$/, '9]]'))?.differences[0]).toBe(
      'Before round 2 the places were Emil 9; by this version Emil –.',
    );
  });
});
