import { describe, expect, test } from 'vitest';
import { answer, failure } from '../../src/application/panel/api';
import type { View } from '../../src/application/protocol/protocol';
import { noticing } from '../../src/application/write/refusals';
import { memoryWorkbook, type MemoryWorkbook } from './memoryWorkbook';
import {
  ask,
  changePlayer,
  comesIn,
  expectView,
  pairRound,
  playRound,
  tournamentBook,
} from './tournamentBook';

/** Which screen comes where somebody asks for one, at each moment of a small event. */

const fresh = (players = 6): MemoryWorkbook => tournamentBook(players, 3);
/** Round 1 is paired. */
const written = ((): MemoryWorkbook => {
  const book = fresh();
  pairRound(book);
  return book;
})();
/** Round 1 is played. */
const played = ((): MemoryWorkbook => {
  const book = written.copy();
  playRound(book, 1);
  return book;
})();
/** Round 2 is paired. */
const second = ((): MemoryWorkbook => {
  const book = played.copy();
  pairRound(book);
  return book;
})();

const atRound = (book: MemoryWorkbook, round: number): View => ask(book, { ask: 'round', round });
const toldOf = (view: View) => [view.view, 'round' in view ? view.round : undefined];
const undoOf = (view: View) => ('undo' in view ? view.undo : undefined);

describe('a round that somebody goes to', () => {
  test('is previewed where it is next, and its results asked for where it is paired', () => {
    expect(toldOf(atRound(fresh(), 1))).toEqual(['preview', 1]);
    expect(toldOf(atRound(written, 1))).toEqual(['results missing', 1]);
    expect(toldOf(atRound(played, 2))).toEqual(['preview', 2]);
    const before = atRound(second, 1);
    expect(before).toMatchObject({ view: 'results missing', round: 1, known: 3, total: 3, missing: [] });
    expect(undoOf(before)?.what).toContain('round 2');
  });

  test('that is later says which one comes first', () => {
    expect(atRound(fresh(), 3)).toEqual({ view: 'later', round: 3, first: 1 });
    expect(atRound(written, 3)).toEqual({ view: 'later', round: 3, first: 1 });
    expect(atRound(played, 3)).toEqual({ view: 'later', round: 3, first: 2 });
    // Once something is played the next one may wait for the rest.
    const some = written.copy();
    for (const at of ['F4', 'F5']) some.type('Round 1', at, 'b');
    expectView(some, { ask: 'record' }, 'recorded');
    expect(expectView(some, { ask: 'state' }, 'results missing').waits).toBe(2);
    expect(atRound(some, 2)).toEqual({ view: 'later', round: 2, first: 1, waits: true });
    expect(atRound(some, 3)).toEqual({ view: 'later', round: 3, first: 1 });
  });

  test('is the screen of what has to be decided before it', () => {
    const awaited = fresh();
    ask(awaited, { ask: 'begin check-in' });
    expect(toldOf(atRound(awaited, 1))).toEqual(['ready', 1]);
    const list = [
      ['Name', 'Rank', 'R1', 'R2'],
      ['Anna', '4d', '2+', ''],
      ['Ben', '3d', '1-', ''],
    ];
    const own = memoryWorkbook();
    own.addSheet('List', list);
    own.removeSheet('Sheet1');
    own.select('List');
    expect(toldOf(atRound(own, 2))).toEqual(['ready', 2]);
    own.type('List', 'C3', 'hello');
    expect(atRound(own, 2).view).toBe('problems');
    expect(atRound(own, 1).view).toBe('problems');
  });

  test('is asked about in the last round alone, where a past result was changed', () => {
    const book = second.copy();
    const column = 'H';
    const row =
      [2, 3, 4, 5, 6, 7].find(at => String(book.cell('Wall list', `${column}${at}`)).includes('+')) ?? 0;
    const one = String(book.cell('Wall list', `${column}${row}`));
    const other = Number.parseInt(one, 10) + 1;
    book.type('Wall list', `${column}${row}`, one.replace('+', '-'));
    book.type(
      'Wall list',
      `${column}${other}`,
      String(book.cell('Wall list', `${column}${other}`)).replace('-', '+'),
    );
    expect(ask(book, { ask: 'state' }).view).toBe('past changed');
    expect(atRound(book, 2).view).toBe('past changed');
    expect(toldOf(atRound(book, 1))).toEqual(['results missing', 1]);
    expect(atRound(book, 3).view).toBe('past changed');
  });
});

describe('what is undone or finished', () => {
  test('is the action that is named, as far as it stands', () => {
    const book = written.copy();
    const { undo } = expectView(book, { ask: 'state' }, 'results missing');
    const done = expectView(book, { ask: 'undo', action: undo?.action ?? '' }, 'undone');
    expect(done).toEqual({ view: 'undone', restored: done.restored, kept: [] });
    expect(done.restored).toBeGreaterThan(0);
    for (const request of [
      { ask: 'undo', action: undo?.action ?? '' },
      { ask: 'undo', action: '99' },
      { ask: 'finish', action: undo?.action ?? '' },
    ] as const)
      expect(expectView(book, request, 'stopped').reasons).toHaveLength(1);
  });

  test('leaves what somebody has typed, and says so', () => {
    const book = written.copy();
    const { undo } = expectView(book, { ask: 'state' }, 'results missing');
    book.type('Wall list', 'H2', '6?/w');
    const { kept } = expectView(book, { ask: 'undo', action: undo?.action ?? '' }, 'undone');
    expect(kept.map(({ cell }) => cell)).toEqual([{ sheet: 'Wall list', a1: 'H2' }]);
  });

  test('is a run that died: it is finished, or undone, and nothing else is before', () => {
    const dead = played.copy();
    const { seen } = expectView(dead, { ask: 'preview' }, 'preview');
    dead.dieAfter(3);
    expect(() => ask(dead, { ask: 'write', seen })).toThrow();
    dead.dieAfter(undefined);
    const begun = expectView(dead, { ask: 'state' }, 'begun');
    expect(begun).toMatchObject({ mayFinish: true, inTheWay: [] });
    expect(ask(dead, { ask: 'check' }).view).toBe('begun');
    const finished = dead.copy();
    expect(toldOf(ask(finished, { ask: 'finish', action: begun.action }))).toEqual(['results missing', 2]);
    expect(ask(finished, { ask: 'finish', action: begun.action }).view).toBe('stopped');
    const undone = dead.copy();
    expectView(undone, { ask: 'undo', action: begun.action }, 'undone');
    expect(toldOf(ask(undone, { ask: 'state' }))).toEqual(['ready', 2]);
    // Another one stands behind it.
    expect(ask(dead, { ask: 'undo', action: '1' }).view).toBe('stopped');
    // Somebody has changed the list meanwhile.
    const changed = dead.copy();
    changed.type('Wall list', 'C2', '1k');
    const blocked = expectView(changed, { ask: 'state' }, 'begun');
    expect([blocked.mayFinish, blocked.inTheWay.length]).toEqual([false, 1]);
    expect(ask(changed, { ask: 'finish', action: begun.action })).toMatchObject({
      view: 'begun',
      mayFinish: false,
    });
    const over = dead.copy();
    const open = [2, 3, 4, 5, 6, 7].find(row => over.cell('Wall list', `I${row}`) === '') ?? 2;
    over.type('Wall list', `I${open}`, '0-');
    expect(expectView(over, { ask: 'state' }, 'begun').mayFinish).toBe(false);
  });

  test('of a new tournament cannot be finished: its looks are not known', () => {
    const book = memoryWorkbook();
    const tournament = {
      name: 'Cup',
      system: 'Swiss' as const,
      teams: false,
      rounds: 3,
      upperBar: '',
      lowerBar: '',
      seed: 'x',
    };
    book.dieAfter(6);
    try {
      ask(book, { ask: 'create', tournament });
    } catch {
      // It died.
    }
    book.dieAfter(undefined);
    const view = ask(book, { ask: 'state' });
    if (view.view === 'begun') expect(view).toMatchObject({ mayFinish: false, inTheWay: [] });
    expect(view.view).toBe('begun');
  });
});

describe('what is shown once something is done', () => {
  test('people are in: the registration, with an undo', () => {
    const book = fresh();
    const source = { from: 'person', person: { name: 'Zoe', rank: '3k' }, round: '' } as const;
    const { seen } = expectView(book, { ask: 'preview people', source }, 'people');
    const done = expectView(book, { ask: 'write people', source, seen, replace: false }, 'registration');
    expect([
      done.undo?.what.includes('Zoe') || done.undo !== undefined,
      book.cell('Wall list', 'B8'),
    ]).toEqual([true, 'Zoe']);
    expect(toldOf(ask(book, { ask: 'registration' }))[0]).toBe('registration');
    expect(ask(book, { ask: 'registration', source })).toMatchObject({ view: 'registration', source });
  });

  test('groups are written: the groups, with an undo', () => {
    const book = fresh();
    const groups = expectView(book, { ask: 'groups' }, 'groups');
    const done = ask(book, { ask: 'write groups', lines: { ...groups.lines, upper: 2 }, seen: groups.seen });
    expect(done.view).toBe('groups');
    expect(undoOf(done)?.action).toBeDefined();
  });

  test('an own list is adopted: its preview; nobody is left out unseen', () => {
    const book = fresh();
    ask(book, { ask: 'begin check-in' });
    expect(expectView(book, { ask: 'preview' }, 'ready').awaited).toHaveLength(6);
    expect(ask(book, { ask: 'preview', without: true }).view).not.toBe('ready');
    for (const no of [1, 2, 3, 4]) comesIn(book, `${no} Player ${no} (${['5d', '4d', '3d', '2d'][no - 1]})`);
    const some = expectView(book, { ask: 'preview', without: true }, 'preview');
    expect(some.games).toHaveLength(2);
    const state = expectView(book, { ask: 'state' }, 'ready');
    expect([state.playing, state.awaited?.length, state.out]).toEqual([4, 2, []]);
  });

  test('the state tells who plays, who is out, and how long the event is', () => {
    const book = fresh();
    changePlayer(book, '6 Player 6 (1k)', (missed, round) => ({ ...missed, rounds: [round] }));
    const view = expectView(book, { ask: 'state' }, 'ready');
    expect(view).toMatchObject({
      round: 1,
      rounds: 3,
      playing: 5,
      out: ['6 Player 6 (1k)'],
      fixed: 0,
      examples: false,
    });
    expect(view).not.toHaveProperty('awaited');
    expect(view).not.toHaveProperty('left');
    const typed = fresh();
    typed.type('Wall list', 'H2', '3?/b');
    typed.type('Wall list', 'H4', '1?/w');
    expect(expectView(typed, { ask: 'state' }, 'ready').fixed).toBe(1);
  });

  test('after the last round all is over, also where everybody has left', () => {
    const book = second.copy();
    playRound(book, 2);
    pairRound(book);
    playRound(book, 3);
    const over = expectView(book, { ask: 'state' }, 'finished');
    expect([over.rounds, over.undo !== undefined]).toEqual([3, true]);
    expect(toldOf(atRound(book, 3))).toEqual(['results missing', 3]);
    expect(ask(book, { ask: 'preview' }).view).toBe('finished');
    const gone = played.copy();
    for (const row of [2, 3, 4, 5, 6, 7]) gone.type('Wall list', `G${row}`, '2-');
    const view = ask(gone, { ask: 'state' });
    expect(['finished', 'problems']).toContain(view.view);
  });

  test('a list without players waits for some', () => {
    const book = fresh(0);
    expect(ask(book, { ask: 'state' })).toMatchObject({ view: 'created', examples: false });
  });
});

describe('a draw in a knock-out', () => {
  const cup = (a: string, b: string): MemoryWorkbook => {
    const book = memoryWorkbook();
    book.addSheet('Cup', [
      ['Name', 'Rank', 'R1', 'R2'],
      ['Ada', '3d', a, ''],
      ['Bo', '2d', '3+', ''],
      ['Cy', '2d', '2-', ''],
      ['Dan', '1d', b, ''],
    ]);
    book.addSheet('Settings', [['System', 'Knock-out']]);
    book.removeSheet('Sheet1');
    book.select('Cup');
    return book;
  };

  test('is asked about as soon as it is recorded', () => {
    const book = cup('4?/b', '1?/w');
    const results = [{ round: 1, black: '1 Ada (3d)', white: '4 Dan (1d)', result: '=' as const }];
    const { draws = [], results: count } = expectView(book, { ask: 'record', results }, 'recorded');
    expect([count, draws.length, draws[0]?.mends?.length]).toEqual([1, 1, 2]);
    const decided = expectView(
      cup('4?/b', '1?/w'),
      { ask: 'record', results: [{ ...results[0]!, result: '1-0' }] },
      'recorded',
    );
    expect(decided).not.toHaveProperty('draws');
  });

  test('is told beside the results that are missing', () => {
    const book = cup('4=', '1=');
    book.type('Cup', 'C3', '3?');
    book.type('Cup', 'C4', '2?');
    const { warnings = [] } = expectView(book, { ask: 'state' }, 'results missing');
    expect(warnings.filter(({ kind }) => kind === 'knockoutDraw')).toHaveLength(1);
  });
});

describe('results that are taken by themselves', () => {
  const FORM = ['Timestamp', 'Round', 'Table', 'Result'];
  const AT = new Date(2026, 2, 1, 11, 30);
  const reported = (...rows: readonly (readonly (string | number)[])[]): MemoryWorkbook => {
    const book = written.copy();
    book.addSheet('Form', [FORM, ...rows.map(row => [AT, ...row])]);
    return book;
  };
  const agreedIn = (book: MemoryWorkbook) =>
    expectView(book, { ask: 'reports' }, 'reports').agreed.map(({ round, black, white, result }) => ({
      round,
      black,
      white,
      result,
    }));

  test('are those of the sheet of the round, and are noticed in whatever screen comes next', () => {
    const book = written.copy();
    const look = { ask: 'record', look: true } as const;
    expect(ask(book, look)).not.toHaveProperty('noticed');
    book.type('Round 1', 'F4', 'b');
    expect(ask(book, look)).toMatchObject({
      view: 'results missing',
      noticed: expect.stringContaining('1') as string,
    });
    for (const at of ['F5', 'F6']) book.type('Round 1', at, 'w');
    const ready = ask(book, look);
    expect([ready.view, 'noticed' in ready && ready.noticed]).toEqual([
      'ready',
      expect.stringContaining('2'),
    ]);
    expect(ask(book, look)).not.toHaveProperty('noticed');
    const last = second.copy();
    playRound(last, 2);
    pairRound(last);
    for (const at of ['F4', 'F5', 'F6']) last.type('Round 3', at, 'b');
    expect(ask(last, look)).toMatchObject({ view: 'finished', noticed: expect.any(String) as string });
  });

  test('are those that players report, as they were seen', () => {
    const book = reported([1, 1, 'Black wins'], [1, 2, 'White wins']);
    const seen = agreedIn(book);
    expect(seen.map(({ result }) => result)).toEqual(['1-0', '0-1']);
    const taken = ask(book.copy(), { ask: 'take reports', results: seen });
    expect(taken).toMatchObject({
      view: 'results missing',
      known: 2,
      noticed: expect.stringContaining('2') as string,
    });
    // Whoever has seen one alone takes one; what nobody has seen stays.
    for (const [key, other] of [
      ['round', 2],
      ['black', '9 Nobody'],
      ['white', '9 Nobody'],
      ['result', '='],
    ] as const) {
      const one = book.copy();
      const results = seen.map((result, i) => (i === 0 ? { ...result, [key]: other } : result));
      expect([key, ask(one, { ask: 'take reports', results })]).toMatchObject([key, { known: 1 }]);
    }
    const none = ask(book, { ask: 'take reports', results: [] });
    expect([none.view, book.cell('Round 1', 'F4')]).toEqual(['reports', '']);
    const all = reported([1, 1, 'Black wins'], [1, 2, 'White wins'], [1, 3, 'Black wins']);
    expect(ask(all, { ask: 'take reports', results: agreedIn(all) })).toMatchObject({
      view: 'ready',
      noticed: expect.any(String) as string,
    });
    expect(ask(written.copy(), { ask: 'reports' }).view).toBe('results missing');
  });
});

describe('a part of a round', () => {
  test('is chosen where a round is next, or among those who are left', () => {
    expect(toldOf(ask(fresh(), { ask: 'part' }))).toEqual(['part', 1]);
    expect(ask(fresh(), { ask: 'part' })).not.toHaveProperty('again');
    expect(toldOf(ask(written, { ask: 'part' }))[0]).toBe('results missing');
    const book = fresh();
    const seen = expectView(book, { ask: 'preview', hand: { part: [1, 2] } } as never, 'preview');
    const hand = { part: [1, 2] };
    expectView(book, { ask: 'write', seen: seen.seen, hand }, 'written');
    const left = ask(book, { ask: 'part' });
    expect(left).toMatchObject({ view: 'part', again: [3, 4, 5, 6] });
    expect(toldOf(atRound(book, 1))[0]).toBe('results missing');
  });
});

describe('an own list', () => {
  const own = (
    lines: readonly (readonly string[])[],
    settings: readonly (readonly string[])[] = [],
  ): MemoryWorkbook => {
    const book = memoryWorkbook();
    book.addSheet('List', lines);
    if (settings.length > 0) book.addSheet('Settings', settings);
    book.removeSheet('Sheet1');
    book.select('List');
    return book;
  };
  const OVER = [
    ['Name', 'Rank', 'R1', 'R2'],
    ['Anna', '4d', '2+', '3+'],
    ['Ben', '3d', '1-', '4+'],
    ['Carl', '2d', '4+', '1-'],
    ['Dora', '2d', '3-', '2-'],
  ];
  const OPEN = OVER.map((line, i) => [...line.slice(0, 3), i === 0 ? 'R2' : '']);

  test('shows by which systems it may be paired where somebody wants to choose', () => {
    expect(
      expectView(own(OPEN), { ask: 'preview', choose: true }, 'ready').ways?.choices.length,
    ).toBeGreaterThan(1);
    expect(ask(own(OPEN), { ask: 'preview' }).view).toBe('preview');
  });

  test('is over after the rounds that the settings say, or all of its columns', () => {
    expect(expectView(own(OVER), { ask: 'state' }, 'finished').rounds).toBe(2);
    const wide = OVER.map((line, i) => [...line, i === 0 ? 'R3' : '']);
    expect(expectView(own(wide, [['Rounds', '2']]), { ask: 'state' }, 'finished').rounds).toBe(2);
    expect(ask(own(wide), { ask: 'state' })).toMatchObject({ view: 'ready', round: 3 });
    expect(ask(own(OVER, [['Rounds', '3']]), { ask: 'state' }).view).toBe('problems');
  });

  test('that nobody can be paired in says why before it is tried', () => {
    const one = fresh(1);
    const state = expectView(one, { ask: 'state' }, 'problems');
    expect([state.mayPair, state.problems.some(({ severity }) => severity === 'error')]).toEqual([
      false,
      true,
    ]);
    const checked = expectView(one, { ask: 'check' }, 'problems');
    expect(checked.mayPair).toBe(false);
    expect(expectView(fresh(), { ask: 'check' }, 'problems').mayPair).toBe(true);
  });

  test('is the one that the answer speaks of, whatever is in front', () => {
    const book = own(OPEN);
    book.addSheet('Autumn', OPEN);
    book.select('List');
    const { seen } = expectView(book, { ask: 'preview' }, 'preview');
    const { undo } = expectView(book, { ask: 'write', seen }, 'written');
    const { list } = answer(book.workbook, { ask: 'state' });
    book.select('Autumn');
    const undone = answer(book.workbook, { ask: 'undo', action: undo?.action ?? '', list: list?.id });
    expect([undone.view.view, undone.list?.name]).toEqual(['undone', 'List']);
  });

  test('is shown again once the tournament beside it is gone', () => {
    const book = own(OPEN);
    const tournament = {
      name: 'Cup',
      system: 'Swiss' as const,
      teams: false,
      rounds: 3,
      upperBar: '',
      lowerBar: '',
      seed: 'x',
    };
    const created = answer(book.workbook, { ask: 'create', tournament });
    expect([created.view.view, created.list?.id]).toEqual(['created', 'WallList']);
    const { undo } = answer(book.workbook, { ask: 'state', list: 'WallList' }).view as {
      readonly undo?: { readonly action: string };
    };
    const gone = answer(book.workbook, { ask: 'undo', action: undo?.action ?? '1', list: 'WallList' });
    expect([gone.view.view, gone.list?.name]).toEqual(['undone', 'List']);
  });
});

describe('what fails', () => {
  test('is told with its message', () => {
    const told = failure('en', new Error('Service timed out'));
    expect(told.view).toMatchObject({ view: 'stopped' });
    const [{ sentence, cell } = { sentence: '', cell: undefined }] =
      told.view.view === 'stopped' ? told.view.reasons : [];
    expect([sentence.includes('Service timed out'), cell]).toEqual([true, undefined]);
    expect(JSON.stringify(failure('en', 'a word').view)).toContain('a word');
    expect(JSON.stringify(failure('en', undefined).view)).toContain('undefined');
    expect(failure('de', new Error('x')).language).toBe('de');
  });

  test('because the spreadsheet refuses is told with its sheet and cell', () => {
    const refusing = noticing({
      ...fresh().workbook,
      ready: () => [
        () => {
          throw new Error('protected');
        },
      ],
    });
    let error: unknown;
    try {
      refusing.ready('Wall list', [{ row: 1, column: 7, cells: [['x']] }]).forEach(write => write());
    } catch (thrown) {
      error = thrown;
    }
    const { view } = failure('en', error);
    const [reason] = view.view === 'stopped' ? view.reasons : [];
    expect([
      reason?.sentence.includes('Wall list'),
      reason?.sentence.includes('protected'),
      reason?.cell,
    ]).toEqual([true, true, { sheet: 'Wall list', a1: 'H2' }]);
  });

  test('an undo that died is itself undone', () => {
    const book = written.copy();
    const { undo } = expectView(book, { ask: 'state' }, 'results missing');
    const action = undo?.action ?? '';
    book.dieAfter(3);
    expect(() => ask(book, { ask: 'undo', action })).toThrow();
    book.dieAfter(undefined);
    const begun = expectView(book, { ask: 'state' }, 'begun');
    expectView(book, { ask: 'undo', action: begun.action }, 'undone');
    // The round stands again.
    expect(ask(book, { ask: 'state' }).view).toBe('results missing');
    expect(book.values('Log').map(line => line[3])).not.toContain('begun');
  });
});

describe('an answer', () => {
  test('has the words of its language, unless the panel has them', () => {
    const plain = answer(fresh().workbook, { ask: 'state' });
    expect([plain.language, plain.text?.['sidebar.title'] !== undefined]).toEqual(['en', true]);
    expect(Object.keys(plain.text ?? {}).every(key => /^(sidebar|value)\./.test(key))).toBe(true);
    expect(answer(fresh().workbook, { ask: 'state', words: 'en' })).not.toHaveProperty('text');
    expect(answer(fresh().workbook, { ask: 'state', words: 'de' })).toHaveProperty('text');
  });

  test('has a look at what it rests on, where it is a screen of the event', () => {
    expect(answer(written.workbook, { ask: 'state' }).glance).toBeDefined();
    expect(answer(written.workbook, { ask: 'players' }).glance).toBeUndefined();
    expect(answer(written.workbook, { ask: 'state' }).event?.players).toBe(6);
  });

  test('is that another run writes, while it does', () => {
    const book = fresh();
    const { seen } = expectView(book, { ask: 'preview' }, 'preview');
    book.holdLock(true);
    expect(ask(book, { ask: 'write', seen }).view).toBe('busy');
    expect(ask(book, { ask: 'state' }).view).toBe('ready');
  });

  test('to nonsense is a refusal in the own language', () => {
    expect(answer(fresh().workbook, { ask: 'nonsense' } as never).view.view).toBe('stopped');
  });
});
