import { describe, expect, test } from 'vitest';
import { fromFile } from '../../src/application/afterStart/fromFile';
import { isKeptApart, mayKeepApart } from '../../src/application/afterStart/keptApart';
import {
  isSettled,
  lastPairing,
  lastPairingList,
  settledSince,
} from '../../src/application/afterStart/lastPairing';
import { numberedNow, printOfSeed } from '../../src/application/afterStart/openChanges';
import { placesAtEnd, placesAtEndWith, placesIn } from '../../src/application/afterStart/placesAfter';
import { movedValues, namesInShort, placesMoved } from '../../src/application/afterStart/placesMoved';
import { prizesOf, sheetOfPrizes, typedPrizes } from '../../src/application/afterStart/prizesNow';
import { detailsView } from '../../src/application/afterStart/changedDetails';
import { pastView } from '../../src/application/afterStart/pastResults';
import { announced, belowEachOther, settingBlock } from '../../src/application/afterStart/settingBlock';
import { versionView } from '../../src/application/afterStart/otherVersion';
import { readPlacedAfter } from '../../src/sheet/write/pairedFrom';
import { LOG_TITLES } from '../../src/sheet/write/logRows';
import { withSetting } from '../../src/tournament/settings';
import type { MemoryWorkbook } from './memoryWorkbook';
import { bookOf, opened, written, type Lines } from './bookInCells';
import { actionsOf, LIST, logged, over, paired, SETTINGS } from './startedBook';
import { ask, expectView } from './tournamentBook';

/** After the start: what the Log knows of the last pairing, and the cells that a settled question would write. */
describe('values that are others than before', () => {
  const { reading, text } = opened(paired);

  test('are told by names, with both', () => {
    expect(movedValues(reading.wallList, [1, 2, 3, 4], [1, 3, 2, 4], value => `${value ?? '–'}`)).toEqual([
      'Ben 2 → 3',
      'Carl 3 → 2',
    ]);
    expect(movedValues(reading.wallList, [1], [1, 2, 3, 4], value => `${value ?? '–'}`)).toEqual([
      'Ben – → 2',
      'Carl – → 3',
      'Dora – → 4',
    ]);
    expect([namesInShort(['a', 'b'], 2), namesInShort(['a', 'b', 'c'], 2), namesInShort([], 2)]).toEqual([
      'a, b',
      'a, b, …',
      '',
    ]);
  });

  test('of places are one sentence', () => {
    expect(placesMoved({ reading, text }, [1, 2, 3, 4], [1, 2, 3, 4], 3)).toBe(text('summary.noPlaceMoves'));
    expect(placesMoved({ reading, text }, [1, 2, 3, 4], [2, 1, 0, 4], 2)).toBe(
      text('summary.placesMove', { count: 3, players: 'Anna 1 → 2, Ben 2 → 1, …' }),
    );
    expect(placesMoved({ reading, text }, [0, 2, 3, 4], [1, 2, 3, 4], 2)).toContain('Anna – → 1');
  });
});

describe('a setting that is settled', () => {
  const settings: Lines = [
    ['My settings'],
    ['', 'System', 'Swiss'],
    ['', 'Komi', '6½'],
    [],
    ['', 'a note', 'of mine'],
  ];
  const tournament = opened(bookOf({ List: LIST, Settings: settings }));

  test('changes its cell, or comes below the last row', () => {
    expect(written(settingBlock(tournament, 'komi', '7'))).toEqual(['C3 · Settings: 6½ → 7']);
    expect(settingBlock(tournament, 'komi', '6½')).toEqual([]);
    expect(written(settingBlock(tournament, 'komi', ''))).toEqual(['C3 · Settings: 6½ → ']);
    expect(written(settingBlock(tournament, 'rounds', '5'))).toEqual([
      'B6 · Settings:  → Rounds',
      'C6 · Settings:  → 5',
    ]);
    expect(settingBlock(tournament, 'rounds', '')).toEqual([]);
    expect(settingBlock(opened(bookOf({ List: LIST })), 'rounds', '5')).toEqual([]);
    const blank = opened(bookOf({ List: LIST, Settings: [['']] }));
    expect(written(settingBlock(blank, 'rounds', '5'))).toEqual([
      'A1 · Settings:  → Rounds',
      'B1 · Settings:  → 5',
    ]);
    const bare = opened(bookOf({ List: LIST, Settings: [['My settings']] }));
    expect(written(settingBlock(bare, 'rounds', '5'))).toEqual([
      'A2 · Settings:  → Rounds',
      'B2 · Settings:  → 5',
    ]);
  });

  test('comes below others that come', () => {
    const blocks = [
      ...settingBlock(tournament, 'rounds', '5'),
      ...settingBlock(tournament, 'komi', '7'),
      ...settingBlock(tournament, 'seed', 'x'),
    ];
    expect(belowEachOther(blocks).map(({ row }) => row)).toEqual([5, 2, 6]);
  });

  test('is announced in one line, old or new', () => {
    const sheet = (lines: Lines) => {
      const book = bookOf({ List: LIST, Settings: settings, 'Tournament system': lines });
      return written(announced(book.workbook, opened(book), 'all of it'));
    };
    expect(
      sheet([
        ['Tournament', 'Cup'],
        ['Changed after the start', 'komi'],
      ]),
    ).toEqual(['B2 · Tournament system: komi → all of it']);
    expect(sheet([['Tournament', 'Cup'], [], ['', 'our own line']])).toEqual([
      'A4 · Tournament system:  → Changed after the start',
      'B4 · Tournament system:  → all of it',
    ]);
    expect(sheet([['Nach Beginn geändert', 'komi']])).toHaveLength(1);
    expect(sheet([['Changed after the start', 'komi']])).toEqual([
      'B1 · Tournament system: komi → all of it',
    ]);
    expect(sheet([['']])).toEqual([
      'A1 · Tournament system:  → Changed after the start',
      'B1 · Tournament system:  → all of it',
    ]);
    const none = bookOf({ List: LIST, Settings: settings });
    expect(announced(none.workbook, opened(none), 'all of it')).toEqual([]);
  });

  test('comes where both cells are empty', () => {
    expect(settingBlock(tournament, 'rounds', '5')).toMatchObject([{ before: [['', '']] }]);
    const book = bookOf({ List: LIST, Settings: settings, 'Tournament system': [['Cup']] });
    expect(announced(book.workbook, opened(book), 'x')).toMatchObject([{ before: [['', '']] }]);
  });
});

describe('whether the tournament came from a file', () => {
  const isFrom = (...rows: readonly (readonly [string, string?])[]): boolean => {
    const book = bookOf({ List: LIST, Log: [LOG_TITLES] });
    for (const [what, status = 'done'] of rows) logged(book, what, { 3: status });
    return fromFile(book.workbook)();
  };

  test('says the Log, in any language, unless it was undone', () => {
    expect(isFrom(['Import Cup'])).toBe(true);
    expect(isFrom(['Cup importieren'])).toBe(true);
    expect(isFrom(['Import Cup', 'undone'])).toBe(false);
    expect(isFrom(['Import Cup', 'begun'])).toBe(false);
    expect(isFrom(['Pair round 1'], ['Record results'])).toBe(false);
    expect(isFrom(['Re-Import Cup'])).toBe(false);
    expect(isFrom()).toBe(false);
    const many = Array.from({ length: 30 }, (_, i) => [`Pair round ${i}`] as const);
    expect(isFrom(['Import Cup'], ...many)).toBe(true);
  });
});

describe('the last pairing', () => {
  test('is told by the Log, with its settings and its list', () => {
    const [round, list] = [
      lastPairing(paired.workbook, actionsOf(paired)),
      lastPairingList(paired.workbook, actionsOf(paired)),
    ];
    expect([round?.round, round?.settings.system, round?.confirmed]).toEqual([2, 'Swiss', '']);
    expect([list?.no, list?.round, list?.wallList.players.map(({ name }) => name)]).toEqual([
      1,
      2,
      ['Anna', 'Ben', 'Carl', 'Dora'],
    ]);
    const none = bookOf({ List: LIST });
    expect([lastPairing(none.workbook, []), lastPairingList(none.workbook, [])]).toEqual([
      undefined,
      undefined,
    ]);
  });

  test('is none that was undone, and none of what only tells of a round', () => {
    const book = paired.copy();
    expectView(book, { ask: 'undo', action: '1' }, 'undone');
    expect(lastPairing(book.workbook, actionsOf(book))).toBeUndefined();
    const typed = paired.copy();
    logged(typed, 'Publish round 2', { 6: 'A1:A1 · Round 2' });
    expect(lastPairing(typed.workbook, actionsOf(typed))?.round).toBe(2);
    const begun = paired.copy();
    begun.type('Log', 'D2', 'begun');
    expect(lastPairing(begun.workbook, actionsOf(begun))).toBeUndefined();
    begun.type('Log', 'D2', 'partly undone');
    expect(lastPairing(begun.workbook, actionsOf(begun))?.round).toBe(2);
  });

  test('is found behind more rows than a look reads', () => {
    const book = paired.copy();
    for (let i = 0; i < 30; i++) logged(book, `Record ${i}`, { 6: 'A1:A1 · List' });
    expect(actionsOf(book).some(({ no }) => no === 1)).toBe(false);
    expect(lastPairing(book.workbook, actionsOf(book))?.round).toBe(2);
    expect(lastPairingList(book.workbook, actionsOf(book))?.no).toBe(1);
  });

  test('has what was settled since, without a cell', () => {
    const book = paired.copy();
    logged(book, 'Keep the pairing', { 10: 'first' });
    logged(book, 'Record', { 6: 'A1:A1 · List', 7: '[[[""]]]', 8: '[[["x"]]]', 10: 'recorded' });
    logged(book, 'Keep the details', { 10: 'second' });
    logged(book, 'Keep nothing', { 3: 'undone', 10: 'third' });
    const since = (no: number) => settledSince(book.workbook, actionsOf(book), no);
    expect([since(1), since(2), since(4)]).toEqual([['first', 'second'], ['second'], []]);
    const settled = (seen: string) => isSettled(book.workbook, actionsOf(book), 1, seen);
    expect([settled('first'), settled('second'), settled('third'), settled('recorded')]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    for (let i = 0; i < 30; i++) logged(book, `Record ${i}`, { 6: 'A1:A1 · List' });
    expect(since(1)).toEqual(['first', 'second']);
  });

  test('has what was confirmed last', () => {
    const book = paired.copy();
    for (const at of ['F4', 'F5']) book.type('Round 2', at, 'b');
    expectView(book, { ask: 'record' }, 'recorded');
    const row = book.values('Settings').length + 1;
    book.type('Settings', `A${row}`, 'Komi');
    book.type('Settings', `B${row}`, '7½');
    const { seen, again } = expectView(book, { ask: 'state' }, 'changes');
    const asked = ask(book, { ask: 'confirm changes', seen, again });
    if (asked.view === 'changes') ask(book, { ask: 'confirm changes', seen: asked.seen, again: true });
    const { confirmed = '' } = lastPairing(book.workbook, actionsOf(book)) ?? {};
    expect(confirmed).toBe('R2 Komi: 6.5 → 7.5');
    const { undo } = ask(book, { ask: 'state' }) as { readonly undo?: { readonly action: string } };
    expectView(book, { ask: 'undo', action: undo?.action ?? '' }, 'undone');
    expect(lastPairing(book.workbook, actionsOf(book))?.confirmed).toBe('');
  });
});

describe('a list that was numbered anew since', () => {
  /** The settings of the pairing, with the numbers of now. */
  const now = (lots: string, change: (book: MemoryWorkbook) => void = () => undefined) => {
    const book = paired.copy();
    const row = book.values('Settings').length + 1;
    book.type('Settings', `A${row}`, 'Numbers for lots');
    book.type('Settings', `B${row}`, lots);
    change(book);
    const then = {
      ...lastPairing(paired.workbook, actionsOf(paired))!.settings,
      forbiddenPairs: [[1, 2]] as const,
    };
    return numberedNow(book.workbook, opened(book), actionsOf(book), then as never);
  };

  test('has the pairs of then by the numbers of now', () => {
    const swapped = (book: MemoryWorkbook): void => {
      book.type('List', 'A2', 'Ben');
      book.type('List', 'A3', 'Anna');
    };
    expect(now('2, 1, 3, 4', swapped)).toMatchObject({ lotNumbers: [2, 1, 3, 4], forbiddenPairs: [[2, 1]] });
    // Whoever left the list has no lot any more.
    expect(now('2, 1, 3, 4', book => (swapped(book), book.type('List', 'A5', 'Zoe')))).toMatchObject({
      lotNumbers: [2, 1, 3, 4],
    });
  });

  test('has other lots where the players did not change their rows', () => {
    expect(now('2, 1, 3, 4')).toMatchObject({ lotNumbers: [], forbiddenPairs: [[2, 1]] });
    const then = lastPairing(paired.workbook, actionsOf(paired))!.settings;
    expect(numberedNow(paired.workbook, opened(paired), actionsOf(paired), then)).toBe(then);
  });

  test('has a print of its seed', () => {
    expect(printOfSeed('x')).toMatch(/^[0-9a-f]{12}$/);
    expect(printOfSeed('x')).not.toBe(printOfSeed('y'));
  });
});

describe('the places at the end', () => {
  const OVER: Lines = LIST.map((line, i) => [
    ...line.slice(0, 3),
    ...['R2', '3+', '4+', '1-', '2-'].slice(i, i + 1),
  ]);
  const rounds: Lines = [...SETTINGS, ['Rounds', '2']];

  test('are kept once nothing is to be played', () => {
    const over = opened(bookOf({ List: OVER, Settings: rounds }));
    const kept = placesAtEnd(over);
    expect(readPlacedAfter(kept ?? '')).toMatchObject({ round: 2, places: placesIn(over.event) });
    expect(placesIn(over.event)[0]).toBe(1);
    const open: Lines = OVER.map((line, i) => [...line.slice(0, 3), ['R2', '3?', '4+', '1?', '2-'][i] ?? '']);
    const missing = opened(bookOf({ List: open, Settings: rounds }));
    expect(placesAtEnd(missing)).toBeUndefined();
    const changes = [
      { row: 1, column: 3, before: '3?', after: '3+' },
      { row: 3, column: 3, before: '1?', after: '1-' },
    ];
    expect(placesAtEndWith(missing, changes)).toBe(kept);
    expect(placesAtEndWith(missing, changes.slice(1))).toBeUndefined();
    const bare = opened(bookOf({ List: OVER.map(line => line.slice(0, 4)) }));
    expect(placesAtEndWith(bare, [])).toBe(placesAtEnd(bare));
  });
});

describe('prizes that are typed', () => {
  const book = (formula: string, settings: Lines = SETTINGS): MemoryWorkbook => {
    const made = bookOf({
      List: LIST,
      Settings: settings,
      Prizes: [
        ['Place', 'Prize', 'Things', 'Title', 'x'],
        ['1', '100', '', '', 'x'],
        ['2', '50', '', '', 'x'],
      ],
    });
    made.writeFormula({ sheet: 'Prizes', row: 0, column: 6 }, formula);
    return made;
  };

  test('are read as far as the formula beside them reads', () => {
    const typed = (formula: string) => {
      const made = book(formula);
      return typedPrizes(made.workbook, opened(made))?.map(line => line.length);
    };
    expect(typed('=PRIZES(WallList;A1:D2;Settings)')).toEqual([4, 4]);
    expect(typed('=prizes( WallList, $A$1:$B$3, Settings)')).toEqual([2, 2, 2]);
    expect(typed('=  PRIZES  (WallList ,A1:B2)')).toEqual([2, 2]);
    expect(typed('=PRIZES(WallList;A1:AB2;Settings)')).not.toEqual([4, 4]);
    // Of another range as many as our sheet has.
    expect(typed('=PRIZES(WallList)')).toEqual([4, 4, 4]);
    expect(typed('=SOS(WallList)')).toBeUndefined();
    expect(typed('=IF(A1=PRIZES(WallList;A1:B2;Settings);1;2)')).toBeUndefined();
    const two = book('=PRIZES(WallList;A1:C2;Settings)');
    two.writeFormula({ sheet: 'Prizes', row: 0, column: 5 }, '=IF(A1=PRIZES(WallList;A1:B2;Settings);1;2)');
    expect(typedPrizes(two.workbook, opened(two))?.map(line => line.length)).toEqual([3, 3]);
  });

  test('are of this list, and none of teams', () => {
    const made = book('=PRIZES(WallList;A1:D3;Settings)');
    const { event } = opened(made);
    expect(sheetOfPrizes(made.workbook, opened(made))).toBe('Prizes');
    expect(prizesOf(made.workbook, opened(made), event)).toHaveLength(4);
    const teams = { ...opened(made), settings: { ...opened(made).settings, teams: true } };
    expect(prizesOf(made.workbook, teams, event)).toBeUndefined();
    const none = bookOf({ List: LIST });
    expect(prizesOf(none.workbook, opened(none), event)).toBeUndefined();
  });
});

describe('another version', () => {
  const asked = (version: string, change: (book: MemoryWorkbook) => void = () => undefined) => {
    const book = paired.copy();
    const row =
      book.values('Settings').findIndex(([name]) => name === 'Version') + 1 ||
      book.values('Settings').length + 1;
    book.type('Settings', `A${row}`, 'Version');
    book.type('Settings', `B${row}`, version);
    change(book);
    return versionView(book.workbook, opened(book));
  };

  test('is asked about where another one is named, with what it would do otherwise', () => {
    expect(asked('')).toBeUndefined();
    expect(asked('0.1.0')).toBeUndefined();
    expect(asked('0.0.9')).toMatchObject({ from: '0.0.9', rounds: [2], differences: [] });
    expect(asked('x'.repeat(60))?.from.length).toBeLessThanOrEqual(41);
    const none = bookOf({ List: LIST });
    expect(versionView(none.workbook, opened(none))).toBeUndefined();
  });

  test('compares pairs where the Log tells them by numbers', () => {
    const [cell = ''] = [String(paired.cell('Log', 'I2'))];
    expect(cell).toContain('?');
    // Players without numbers in the Log: nobody can tell their pairs.
    expect(asked('0.0.9')?.differences).toEqual([]);
    const numbered = bookOf({
      List: LIST.map((line, i) => [i === 0 ? 'No' : i, ...line]),
      Settings: SETTINGS,
    });
    const { seen } = expectView(numbered, { ask: 'preview' }, 'preview');
    expectView(numbered, { ask: 'write', seen }, 'written');
    numbered.type('Settings', 'A3', 'Version');
    numbered.type('Settings', 'B3', '0.0.9');
    expect(versionView(numbered.workbook, opened(numbered))?.differences).toEqual([]);
    // Of five one has a bye, which follows from the games.
    const odd = bookOf({
      List: [...LIST, ['Emil', '1d', '0+', '', '']].map((line, i) => [i === 0 ? 'No' : i, ...line]),
      Settings: SETTINGS,
    });
    const previewed = expectView(odd, { ask: 'preview' }, 'preview');
    expectView(odd, { ask: 'write', seen: previewed.seen }, 'written');
    odd.type('Settings', 'A3', 'Version');
    odd.type('Settings', 'B3', '0.0.9');
    expect(previewed.bye).toBeDefined();
    expect(versionView(odd.workbook, opened(odd))).toMatchObject({ rounds: [2], differences: [] });
    const after = String(numbered.cell('Log', 'I2'));
    const meets = /"(\d)\?/.exec(after)?.[1] ?? '';
    const swapped = after.replace(/"(\d)\?/g, (_, no: string) => `"${no === meets ? '2' : no}?`);
    numbered.type('Log', 'I2', swapped);
    const differences = versionView(numbered.workbook, opened(numbered))?.differences ?? [];
    expect(differences.join()).toMatch(swapped === after ? /^$/ : /Round 2/);
  });
});

describe('a past result that was changed', () => {
  const past = (book: MemoryWorkbook) => pastView(book.workbook, opened(book), actionsOf(book));
  const turned = (book: MemoryWorkbook, ...pairs: readonly (readonly [string, string])[]): MemoryWorkbook => {
    for (const [a1, text] of pairs) book.type('List', a1, text);
    return book;
  };
  const FIRST = [
    ['C2', '2-'],
    ['C3', '1+'],
  ] as const;
  const SECOND = [
    ['C4', '4-'],
    ['C5', '3+'],
  ] as const;

  test('is asked about with each player, before and now', () => {
    const view = past(turned(paired.copy(), ...FIRST));
    expect(view).toMatchObject({ round: 2, published: false, again: true, rate: true });
    expect(
      view?.changes.map(({ sentence, severity }) => [
        sentence.includes('1 Anna') || sentence.includes('2 Ben'),
        severity,
      ]),
    ).toEqual([
      [true, 'warning'],
      [true, 'warning'],
    ]);
    expect(view?.changes[0]?.sentence).toMatch(/2\+.*2-/);
    expect(view?.impact.length).toBe(4);
    expect(view?.affected).toEqual([1, 2]);
    const emptied = past(turned(paired.copy(), ['C2', ''], ['C3', '']));
    expect(emptied?.changes.map(({ sentence }) => sentence.includes('–'))).toEqual([true, true]);
    expect(emptied?.rate).toBe(false);
    expect(past(paired)).toBeUndefined();
  });

  test('pairs nothing again once all is played', () => {
    const view = past(turned(over.copy(), ...FIRST));
    expect(view).toMatchObject({ round: 2, again: false, affected: [] });
    expect(view?.impact.length).toBe(3);
    // Of a round that is published it is said.
    const published = over.copy();
    ask(published, { ask: 'publish', round: 2 });
    expect(past(turned(published, ...FIRST))?.published).toBe(true);
  });

  test('is kept, and asked about again where another one is changed', () => {
    const book = turned(over.copy(), ...FIRST, ...SECOND);
    const { seen = '' } = past(book) ?? {};
    expect(past(turned(over.copy(), ...FIRST))?.seen).not.toBe(seen);
    expect(past(turned(over.copy(), ...SECOND))?.seen).not.toBe(past(turned(over.copy(), ...FIRST))?.seen);
    expect(ask(book, { ask: 'keep pairing', seen: 'another' }).view).toBe('past changed');
    ask(book, { ask: 'keep pairing', seen });
    expect(past(book)).toBeUndefined();
    const { what = '' } = actionsOf(book).at(-1) ?? {};
    expect(what).toMatch(/\. .*\. .*\. /);
    expect(past(turned(book, ['C4', '4+'], ['C5', '3-']))?.changes).toHaveLength(2);
  });

  test('counts for ratings alone where somebody says so', () => {
    const book = turned(over.copy(), ...FIRST);
    const { seen = '' } = past(book) ?? {};
    expect(ask(book, { ask: 'rate alone', seen: 'another' }).view).toBe('past changed');
    ask(book, { ask: 'rate alone', seen });
    expect([book.cell('List', 'C2'), book.cell('List', 'C3')]).toEqual(['2+', '1-']);
    expect(
      book
        .values('Settings')
        .map(line => line.join(' '))
        .join(),
    ).toContain('Rated otherwise');
    expect(past(book)).toBeUndefined();
    expect(ask(book, { ask: 'state' }).view).not.toBe('changes');
  });
});

describe('a detail that was changed', () => {
  const details = (book: MemoryWorkbook) => detailsView(book.workbook, opened(book), actionsOf(book));
  const changed = (text = '1k'): MemoryWorkbook => {
    const book = paired.copy();
    book.type('List', 'B3', text);
    return book;
  };

  test('is asked about with both, and with what follows', () => {
    const view = details(changed());
    expect(view?.changes.map(({ sentence, cell }) => [/2 Ben.*3d.*1k/.test(sentence), cell?.a1])).toEqual([
      [true, 'B3'],
    ]);
    expect(view?.impact).toHaveLength(1);
    expect(details(changed(''))?.changes[0]?.sentence).toContain('–');
    expect(details(paired)).toBeUndefined();
    const none = bookOf({ List: LIST });
    expect(details(none)).toBeUndefined();
    expect(details(changed())?.seen).not.toBe(details(changed('2k'))?.seen);
  });

  test('is kept, or put back', () => {
    const kept = changed();
    const { seen = '' } = details(kept) ?? {};
    expect(ask(kept, { ask: 'settle details', seen: 'another', keep: true }).view).toBe('details changed');
    ask(kept, { ask: 'settle details', seen, keep: true });
    expect([details(kept), kept.cell('List', 'B3')]).toEqual([undefined, '1k']);
    expect(actionsOf(kept).at(-1)?.what).toMatch(/2 Ben.*3d → 1k/);
    const back = changed();
    ask(back, { ask: 'settle details', seen: details(back)?.seen ?? '', keep: false });
    expect([details(back), back.cell('List', 'B3'), back.cell('List', 'B2')]).toEqual([
      undefined,
      '3d',
      '4d',
    ]);
    expect(ask(back, { ask: 'settle details', seen, keep: false }).view).toBe('results missing');
  });
});

describe('a setting that was changed', () => {
  const withSettingOf = (name: string, value: string, from = over): MemoryWorkbook => {
    const book = from.copy();
    const row = book.values('Settings').length + 1;
    book.type('Settings', `A${row}`, name);
    book.type('Settings', `B${row}`, value);
    return book;
  };

  test('is asked about once or twice, and told in Settings, the Log and the announcement', () => {
    const book = withSettingOf('Tiebreaks', 'SODOS');
    book.addSheet('Tournament system', [['Tournament', 'Cup']]);
    const first = expectView(book, { ask: 'state' }, 'changes');
    expect([first.round, first.again, first.consequences, first.changes.length]).toEqual([2, false, [], 1]);
    const second = ask(book, { ask: 'confirm changes', seen: first.seen, again: false });
    if (second.view === 'changes') {
      expect([first.grade, second.again, second.consequences.length > 0]).toEqual([
        'confirm twice',
        true,
        true,
      ]);
      ask(book, { ask: 'confirm changes', seen: second.seen, again: true });
    }
    expect(ask(book, { ask: 'state' }).view).toBe('ready');
    const told = (sheet: string): string =>
      book
        .values(sheet)
        .map(line => line.join(' '))
        .join('\n');
    expect(told('Settings')).toMatch(/Changed after the start R2 Tiebreaks: .* → SODOS/);
    expect(told('Tournament system')).toMatch(/Changed after the start R2 Tiebreaks/);
    expect(actionsOf(book).at(-1)?.what).toContain('Tiebreaks');
  });

  test('is put back as it was typed before, or emptied', () => {
    const book = withSettingOf('Tiebreaks', 'SODOS');
    const row = book.values('Settings').length;
    const { seen } = expectView(book, { ask: 'state' }, 'changes');
    expect(ask(book, { ask: 'put back', seen: 'another' }).view).toBe('changes');
    ask(book, { ask: 'put back', seen });
    expect([book.cell('Settings', `B${row}`), ask(book, { ask: 'state' }).view]).toEqual(['', 'ready']);
    expect(actionsOf(book).at(-1)?.what).toContain('Tiebreaks');
    const system = over.copy();
    system.type('Settings', 'B2', 'McMahon');
    const asked = expectView(system, { ask: 'state' }, 'changes');
    expect(asked.grade).toBe('refuse');
    ask(system, { ask: 'put back', seen: asked.seen });
    expect(system.cell('Settings', 'B2')).toBe('Swiss');
  });

  test('that changes nothing of a paired round is not asked about', () => {
    expect(ask(withSettingOf('Event place', 'Ulm'), { ask: 'state' }).view).toBe('ready');
  });
});

test('clubs and countries are kept apart where a setting can say so', () => {
  const of = (...settings: Lines) => opened(bookOf({ List: LIST, Settings: [...SETTINGS, ...settings] }));
  expect(mayKeepApart(of())).toBe(true);
  expect(mayKeepApart(opened(bookOf({ List: LIST })))).toBe(false);
  const weighed = (weightClub: number, weightCountry: number) => {
    const settings = withSetting(
      withSetting(of().settings, 'weightClub', weightClub),
      'weightCountry',
      weightCountry,
    );
    const tournament = { ...of(), settings };
    return [isKeptApart(tournament, 'clubs'), isKeptApart(tournament, 'countries')];
  };
  expect([weighed(0, 1), weighed(2, 0)]).toEqual([
    [false, true],
    [true, false],
  ]);
});
