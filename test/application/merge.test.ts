import { describe, expect, test } from 'vitest';
import type { CopyRows } from '../../src/application/protocol/protocol';
import { readCopy } from '../../src/exchange/saved/readCopy';
import { copyOfBook } from './copyOfBook';
import { memoryWorkbook, type MemoryWorkbook } from './memoryWorkbook';
import { asked, hallAndOutside, lateAtTwoPlaces, merge, roundRows } from './merged';
import { ask, expectConsistent, expectView, pairRound, playRound, tournamentBook } from './tournamentBook';

const cells = (book: MemoryWorkbook, range: string): readonly unknown[] =>
  range.split(' ').map(a1 => book.cell('Wall list', a1));

const column = (book: MemoryWorkbook, title: string): number =>
  book.values('Wall list')[0]?.indexOf(title) ?? -1;

/** The one sentence for which nothing was merged, and nothing is another. */
function refusal(book: MemoryWorkbook, copy: CopyRows): string {
  const before = book.snapshot();
  const stopped = expectView(book, { ask: 'preview merge', copy }, 'stopped');
  expectView(book, { ask: 'merge', copy, seen: 'x' }, 'stopped');
  expect(book.snapshot()).toEqual(before);
  expect(stopped.reasons).toHaveLength(1);
  return stopped.reasons[0]?.sentence ?? '';
}

describe('two copies become one', () => {
  test('a knock-out that was drawn elsewhere has the lines of its bracket here, and none when it is taken back', () => {
    const hall = tournamentBook(6, 3, 'Knock-out');
    const outside = hall.copy();
    pairRound(outside);
    const lines = () => ['A2', 'A3', 'B3', 'B4', 'C5'].map(a1 => hall.line('Bracket', a1));
    expect(lines()).toEqual(['', '', '', '', '']);
    const { merged } = merge(hall, copyOfBook(outside));
    expect(lines()).toEqual(['_', '|', '_', '', '_']);
    expectView(hall, { ask: 'undo', action: merged?.undo?.action ?? '' }, 'undone');
    expect(lines()).toEqual(['', '', '', '', '']);
  });

  test('the same copy changes nothing', () => {
    const { hall, outside } = hallAndOutside();
    const preview = expectView(hall, { ask: 'preview merge', copy: copyOfBook(outside) }, 'merge');
    expect(preview).toMatchObject({ questions: [], lines: [], notes: [], changes: 0 });
  });

  test('results that only one side has are taken, into the list and the sheet of the round', () => {
    const { hall, outside } = hallAndOutside();
    hall.type('Round 1', 'F4', 'b');
    ask(hall, { ask: 'record' });
    playRound(outside, 1);
    const before = hall.snapshot();
    const { preview, merged } = merge(hall, copyOfBook(outside));
    expect(preview.questions).toEqual([]);
    expect(preview.lines).toHaveLength(3);
    expect(merged?.lines).toEqual(preview.lines);
    expectConsistent(hall);
    // A word that was typed stays as it was typed.
    const results = hall.values('Round 1').map(line => line[5]);
    expect(results.slice(3)).toEqual(['b', 'Black wins', 'Black wins', 'Black wins']);
    expect(hall.snapshot()['Wall list']).toEqual(outside.snapshot()['Wall list']);
    expect(hall.values('Log').some(line => line.includes('Merged: hall.wallist.json'))).toBe(true);
    const undone = expectView(hall, { ask: 'undo', action: merged?.undo?.action ?? '' }, 'undone');
    expect(undone.kept).toEqual([]);
    expect({ ...hall.snapshot(), Log: [] }).toEqual({ ...before, Log: [] });
  });

  test.each(['here', 'copy'] as const)('a result that both have otherwise is asked once: %s', answer => {
    const { hall, outside } = hallAndOutside();
    playRound(hall, 1);
    playRound(outside, 1, [2]);
    const copy = copyOfBook(outside);
    const preview = expectView(hall, { ask: 'preview merge', copy }, 'merge');
    expect(asked(preview)).toEqual([
      expect.stringMatching(
        /^Round 1, \d \S+ \d \(\S+\) – .* \| here: Black wins \| in the copy: White wins$/,
      ),
    ]);
    const waits = ask(hall, { ask: 'merge', copy, seen: preview.seen });
    expect(waits).toMatchObject({ view: 'merge', waiting: 1 });
    merge(hall, copy, answer);
    expectConsistent(hall);
    const [own, other] = [hall, outside].map(book => book.values('Round 1').map(line => line[5]));
    expect(own?.[4]).toBe(answer === 'copy' ? 'White wins' : 'b');
    expect(other?.[4]).toBe('w');
    const [now, elsewhere] = [hall, outside].map(
      book => expectView(book, { ask: 'check' }, 'problems').problems,
    );
    expect(now).toEqual(elsewhere);
  });

  test('a round that only the copy has comes with its sheet, its tables and colours', () => {
    const { hall, outside } = hallAndOutside();
    playRound(outside, 1);
    pairRound(outside);
    const [top] = outside.values('Round 2').slice(3);
    outside.type('Round 2', 'A4', 9);
    const { preview, merged } = merge(hall, copyOfBook(outside));
    expect(preview.lines).toContain('Round 2: games 4');
    expect(merged?.lines).toContain('The sheet Round 2');
    expect(hall.snapshot()['Wall list']).toEqual(outside.snapshot()['Wall list']);
    const rows = hall.values('Round 2').slice(3);
    expect(rows.find(row => row[1] === top?.[1])?.slice(0, 3)).toEqual(['9', top?.[1], top?.[2]]);
    expect(rows.map(row => row[0])).toEqual(['2', '3', '4', '9']);
    expectView(hall, { ask: 'undo', action: merged?.undo?.action ?? '' }, 'undone');
    expect(Object.keys(hall.snapshot())).not.toContain('Round 2');
  });

  test('a round that is paired in two ways is one question', () => {
    const { hall, outside } = hallAndOutside();
    playRound(hall, 1);
    playRound(outside, 1, [1, 2, 3, 4]);
    pairRound(hall);
    pairRound(outside);
    const results = merge(hall, copyOfBook(outside), 'copy');
    const pairings = asked(results.preview).filter(one => one.includes('paired in two ways'));
    expect(pairings).toHaveLength(1);
    expect(pairings[0]).toMatch(/ \| here: .*: no result yet; .* \| in the copy: .*: no result yet/);
    expect(hall.snapshot()['Wall list']).toEqual(outside.snapshot()['Wall list']);
    expect(roundRows(hall, 2)).toEqual(roundRows(outside, 2));
  });

  test('two who came late at two places under one number are two, and opponents follow', () => {
    const { hall, outside } = lateAtTwoPlaces();
    const { preview, merged } = merge(hall, copyOfBook(outside), 'both');
    expect(asked(preview)).toEqual([
      'Here 9 Ito Akira (3d), in the copy 9 Berg Bo (2k): one person or two? | one person, Ito Akira | one person, Berg Bo | two people',
    ]);
    expect(merged?.lines).toContain('New: 11 Berg Bo (2k), number 9 in the copy');
    expect(cells(hall, 'A10 B10 A11 B11 A12 B12')).toEqual([9, 'Ito Akira', 10, 'Cho Chun', 11, 'Berg Bo']);
    expectConsistent(hall);
    const at = column(hall, 'R2');
    const [ours, theirs] = [hall, outside].map(book =>
      book
        .values('Wall list')
        .filter(line => line[1] === 'Berg Bo')
        .map(line => String(line[at])),
    );
    expect(ours).toEqual(theirs);
  });

  test('who is called otherwise is one person with the name that was chosen', () => {
    const { hall, outside } = hallAndOutside();
    outside.type('Wall list', 'B3', 'Kask Mari');
    const { preview, merged } = merge(hall, copyOfBook(outside), 'copy');
    expect(asked(preview)).toEqual([
      expect.stringContaining('2 Player 2 (4d), in the copy 2 Kask Mari (4d)'),
    ]);
    expect(cells(hall, 'B3')).toEqual(['Kask Mari']);
    expectView(hall, { ask: 'undo', action: merged?.undo?.action ?? '' }, 'undone');
    expect(cells(hall, 'B3')).toEqual(['Player 2']);
  });

  test('rows of the copy may stand in any order, and its columns too', () => {
    const { hall, outside } = hallAndOutside();
    playRound(outside, 1);
    const copy = copyOfBook(outside);
    const turned = copy.sheets.map(sheet =>
      sheet.name === 'Wall list'
        ? {
            ...sheet,
            rows: [sheet.rows[0] ?? [], ...sheet.rows.slice(1, 9).reverse()].map(
              ([no = '', name = '', ...rest]) => [name, 'paid', no, ...rest],
            ),
          }
        : sheet,
    );
    turned.forEach(({ name, rows }) => {
      if (name === 'Wall list') (rows[0] as string[])[1] = 'Fee';
    });
    merge(hall, { ...copy, sheets: turned, ranges: [] });
    expect(hall.snapshot()['Wall list']).toEqual(outside.snapshot()['Wall list']);
  });

  test('details and settings: what one side has is taken, what both have is asked', () => {
    const { hall, outside } = hallAndOutside();
    const [club, out] = ['Club', 'Out'].map(title => String.fromCharCode(65 + column(hall, title)));
    hall.type('Wall list', `${club}2`, 'Oslo');
    outside.type('Wall list', `${club}2`, 'Bergen');
    outside.type('Wall list', `${club}3`, 'Lviv');
    hall.type('Wall list', `${club}5`, 'Turku');
    outside.type('Wall list', `${out}4`, '3');
    const settings = outside.values('Settings');
    const row = (name: string): number => settings.findIndex(([title]) => title === name) + 1;
    outside.type('Settings', `B${row('Komi')}`, '7.5');
    outside.type('Settings', `B${row('Seed')}`, 'other dice');
    const { preview } = merge(hall, copyOfBook(outside), 'here');
    expect(asked(preview)).toEqual([
      '1 Player 1 (5d): Club | here: Oslo | in the copy: Bergen',
      'Setting Seed | here: dice 6-3 | in the copy: other dice',
    ]);
    expect(preview.lines).toEqual([
      '2 Player 2 (4d): Club Lviv',
      '3 Player 3 (3d): Out 3',
      'Setting Komi: 7.5',
    ]);
    expect(cells(hall, `${club}2 ${club}3 ${out}4 ${club}5`)).toEqual(['Oslo', 'Lviv', '3', 'Turku']);
    expect(hall.cell('Settings', `B${row('Komi')}`)).toBe('7.5');
  });

  test('N131: settings that the sheet has no rows for get rows below each other', () => {
    const { hall, outside } = hallAndOutside();
    const typed = [
      ['Komi', '7.5'],
      ['One prize each', 'yes'],
      ['Rooms', 'A: 1-2; Hall B: 3-9'],
    ] as const;
    const rowOf = (book: MemoryWorkbook, name: string): number =>
      book.values('Settings').findIndex(([title]) => title === name) + 1;
    for (const [name, value] of typed) {
      const at = rowOf(hall, name);
      if (at > 0) for (const column of 'AB') hall.type('Settings', `${column}${at}`, '');
      const there = rowOf(outside, name) || outside.values('Settings').length + 1;
      outside.type('Settings', `A${there}`, name);
      outside.type('Settings', `B${there}`, value);
    }
    merge(hall, copyOfBook(outside), 'here');
    for (const [name, value] of typed) expect(hall.cell('Settings', `B${rowOf(hall, name)}`)).toBe(value);
  });

  test('a check-in that one side has begun goes on; at two of them, whoever was seen at one is there', () => {
    const { hall, outside } = hallAndOutside();
    const out = String.fromCharCode(65 + column(hall, 'Out'));
    const put = (book: MemoryWorkbook, ...texts: readonly string[]): void =>
      texts.forEach((text, i) => book.type('Wall list', `${out}${i + 2}`, text));
    const found = (): readonly string[] => cells(hall, `${out}2 ${out}3 ${out}4 ${out}5`).map(String);
    put(hall, '', '3', '', '4');
    put(outside, '?', '?', '?, 3', '3');
    expect(asked(merge(hall, copyOfBook(outside), 'here').preview)).toHaveLength(1);
    expect(found()).toEqual(['?', '?, 3', '?, 3', '4']);
    // The rounds are those of the copy where that is the answer.
    put(hall, '', '', '', '4');
    put(outside, '', '', '', '3');
    merge(hall, copyOfBook(outside), 'copy');
    expect(found()[3]).toBe('3');
    put(hall, '?', '?, 3', '', '4');
    put(outside, '', '?, 3', '?, 3', '4');
    expect(asked(merge(hall, copyOfBook(outside)).preview)).toEqual([]);
    expect(found()).toEqual(['', '?, 3', '3', '4']);
  });

  /** Types the cells of the first round from above. */
  const typeRound = (book: MemoryWorkbook, typed: string): void =>
    typed
      .split('|')
      .forEach((cell, i) =>
        book.type('Wall list', `${String.fromCharCode(65 + column(book, 'R1'))}${i + 2}`, cell.trim()),
      );
  const roundOf = (book: MemoryWorkbook, players: number): string =>
    book
      .values('Wall list')
      .slice(1, players + 1)
      .map(line => String(line[column(book, 'R1')]))
      .join(' | ');
  /** What is asked and told of two ways to type a round, and the round by each of both answers. */
  function bothWays(players: number, ours: string, theirs: string) {
    const hall = tournamentBook(players);
    const outside = hall.copy();
    typeRound(hall, ours);
    typeRound(outside, theirs);
    const [here, there] = [hall.copy(), hall.copy()];
    const { preview } = merge(here, copyOfBook(outside), 'here');
    merge(there, copyOfBook(outside), 'copy');
    return {
      asked: asked(preview),
      lines: preview.lines,
      here: roundOf(here, players),
      copy: roundOf(there, players),
    };
  }

  test('of one game what only one side knows is taken, and what both know otherwise is asked', () => {
    const found = bothWays(
      12,
      '2?    | 1?    | 4+ | 3- | 0= | 99+ | 0+ |    | 10+    | 9-    | 12+/b3 | 11-/w3',
      '2+/b  | 1-/w  | 4- | 3+ | 0- | 98+ |    | 0- | 10+/b2 | 9-/w2 | 12+/b2 | 11-/w2',
    );
    expect(found).toEqual({
      asked: [
        'Round 1 is paired in two ways; players who differ: 1. | here: 6 Player 6 (1k): 99+ | in the copy: 6 Player 6 (1k): 98+',
        'Round 1, 3 Player 3 (3d) – 4 Player 4 (2d) | here: Black wins | in the copy: White wins',
        'Round 1, 5 Player 5 (1d) | here: absent by agreement, 0= | in the copy: absent, 0-',
        'Round 1, 11 Player 11 (12k) – 12 Player 12 (15k) | here: 12+/b3 · 11-/w3 | in the copy: 12+/b2 · 11-/w2',
      ],
      lines: [
        'Round 1, 1 Player 1 (5d) – 2 Player 2 (4d): Black wins',
        'Round 1, 8 Player 8 (4k): absent, 0-',
        'Round 1, 9 Player 9 (6k) – 10 Player 10 (9k): Black wins',
      ],
      here: '2+/b | 1-/w | 4+ | 3- | 0= | 99+ | 0+ | 0- | 10+/b2 | 9-/w2 | 12+/b3 | 11-/w3',
      copy: '2+/b | 1-/w | 4- | 3+ | 0- | 98+ | 0+ | 0- | 10+/b2 | 9-/w2 | 12+/b2 | 11-/w2',
    });
  });

  test('a number that nobody has is one opponent in both, and comes from the copy with a line', () => {
    expect(bothWays(4, '99? | 98+ |  | ', '99+ | 98+ | 97- | ')).toEqual({
      asked: [],
      lines: ['Round 1, 1 Player 1 (5d): 99+', 'Round 1, 3 Player 3 (3d): 97-'],
      here: '99+ | 98+ | 97- | ',
      copy: '99+ | 98+ | 97- | ',
    });
  });

  test('of a round that is paired in two ways six games are named, and that there are more', () => {
    const pairs = (of: (i: number) => number) =>
      Array.from({ length: 14 }, (_, i) => `${of(i) + 1}?`).join('|');
    const { asked: questions } = bothWays(
      14,
      pairs(i => (i % 2 === 0 ? i + 1 : i - 1)),
      pairs(i => (i < 7 ? i + 7 : i - 7)),
    );
    expect(questions).toHaveLength(1);
    const [sentence = '', ...sides] = (questions[0] ?? '').split(' | ');
    expect(sentence).toContain('players who differ: 14.');
    for (const side of sides) {
      expect(side.split('; ')).toHaveLength(7);
      expect(side).toMatch(/; …$/);
    }
  });

  test('colours, wins by default, lengths and byes are part of it', () => {
    const found = bothWays(
      12,
      '2+/b | 1-/w | 4+! | 3-! | 6+#120 | 5-#120 | 8+      | 7-      | 0+ | 0= |    |   ',
      '2+/w | 1-/b | 4+  | 3-  | 6+     | 5-     | 8+/b#99 | 7-/w#99 | 0= | 0= | 0+ | 0=',
    );
    expect(found).toEqual({
      asked: [
        'Round 1, 1 Player 1 (5d) – 2 Player 2 (4d) | here: Black wins | in the copy: White wins',
        'Round 1, 3 Player 3 (3d) – 4 Player 4 (2d) | here: Black wins by default | in the copy: Black wins',
        'Round 1, 9 Player 9 (6k) | here: bye, 0+ | in the copy: absent by agreement, 0=',
      ],
      lines: [
        'Round 1, 7 Player 7 (2k) – 8 Player 8 (4k): Black wins',
        'Round 1, 11 Player 11 (12k): bye, 0+',
        'Round 1, 12 Player 12 (15k): absent by agreement, 0=',
      ],
      here: '2+/b | 1-/w | 4+! | 3-! | 6+#120 | 5-#120 | 8+/b#99 | 7-/w#99 | 0+ | 0= | 0+ | 0=',
      copy: '2+/w | 1-/b | 4+ | 3- | 6+#120 | 5-#120 | 8+/b#99 | 7-/w#99 | 0= | 0= | 0+ | 0=',
    });
  });

  test('whoever was to meet somebody who meets another one now has nobody', () => {
    const found = bothWays(6, '2+/b | 1-/w |      |      | 6+ | 5-', '3+/b | 4-/w | 1-/w | 2+/b | 6+ | 5-');
    expect(found).toEqual({
      asked: [
        'Round 1 is paired in two ways; players who differ: 2. | here: 1 Player 1 (5d) – 2 Player 2 (4d): Black wins | in the copy: 1 Player 1 (5d) – 3 Player 3 (3d): Black wins; 4 Player 4 (2d) – 2 Player 2 (4d): Black wins',
      ],
      lines: [],
      here: '2+/b | 1-/w |  |  | 6+ | 5-',
      copy: '3+/b | 4-/w | 1-/w | 2+/b | 6+ | 5-',
    });
    expect(bothWays(4, ' | | 4+/b | 3-/w', '4-/w | | | 1+/b').asked).toEqual([
      'Round 1 is paired in two ways; players who differ: 1. | here: 3 Player 3 (3d) – 4 Player 4 (2d): Black wins | in the copy: 4 Player 4 (2d) – 1 Player 1 (5d): Black wins',
    ]);
  });

  const pastedRows = (book: MemoryWorkbook, rows: number): CopyRows => {
    const lines = book.values('Wall list').slice(0, 1 + rows);
    const text = lines.map(line => line.join('\t')).join('\n');
    const read = readCopy('pasted', new TextEncoder().encode(text), 'en');
    if (read.kind !== 'copy') throw new Error(read.sentence);
    return read.copy;
  };

  test('N146: a row that a filter hid has its side of the game all the same, where the game is known here', () => {
    const { hall, outside } = hallAndOutside();
    playRound(outside, 1);
    const { preview } = merge(hall, pastedRows(outside, 3));
    expect(preview.questions).toEqual([]);
    expect(preview.lines).toContain('Round 1, 4 Player 4 (2d) – 3 Player 3 (3d): Black wins');
    expectConsistent(hall);
    merge(hall, copyOfBook(outside));
    expect(hall.snapshot()['Wall list']).toEqual(outside.snapshot()['Wall list']);
  });

  test('of two games against a hidden row each is the one of its place', () => {
    const hall = tournamentBook(3, 3, 'Diagonal');
    typeRound(hall, '2+/b 2?/w 3?/b | 1-/w 1?/b | 1?/w');
    const outside = hall.copy();
    typeRound(outside, '2+/b 2=/w 3-/b | 1-/w 1=/b | 1+/w');
    const { preview } = merge(hall, pastedRows(outside, 1));
    expect(preview.questions).toEqual([]);
    expect(roundOf(hall, 3)).toBe(roundOf(outside, 3));
  });

  test('N146: a game with a hidden row that is not known here is refused, and no half of it written', () => {
    const { hall, outside } = hallAndOutside();
    for (const book of [hall, outside]) playRound(book, 1);
    pairRound(outside);
    expect(refusal(hall, pastedRows(outside, 3))).toBe(
      '2 Player 2 (4d) meets number 4 in round 2, whose row the copy does not have.',
    );
  });

  test('N149: a namesake is not taken for the one of that number who was renamed here, where a filter hid the other', () => {
    const hall = tournamentBook(8);
    for (const row of [5, 6]) hall.type('Wall list', `B${row}`, 'Cleo Cedar');
    pairRound(hall);
    const outside = hall.copy();
    hall.type('Wall list', 'B5', 'Cleo Cedarx');
    expect(refusal(hall, pastedRows(outside, 4))).toMatch(/^Cleo Cedar /);
    const { preview } = merge(hall, copyOfBook(outside));
    expect(asked(preview)).toEqual([
      expect.stringMatching(/4 Cleo Cedarx .* 4 Cleo Cedar .*one person or two/),
    ]);
  });

  test('N150: of two namesakes the one was renamed here and the other there: nobody says who is who', () => {
    const hall = tournamentBook(8);
    for (const row of [5, 6]) hall.type('Wall list', `B${row}`, 'Cleo Cedar');
    pairRound(hall);
    const outside = hall.copy();
    hall.type('Wall list', 'B6', 'Cleo Cedarx');
    outside.type('Wall list', 'B5', 'Cleo Cedarx');
    expect(refusal(hall, copyOfBook(outside))).toMatch(/^Cleo Cedar/);
  });

  // Without numbers the new name alone said whose rank it is: it was found twice, after half of it was written.
  test('N172: whoever would get the name of another in a list without numbers is not merged', () => {
    const hall = memoryWorkbook();
    const list = (third: string, rank: string) => [
      ['Name', 'Rank', 'R1', 'R2'],
      ['Ada Alder', '3d', '2+', ''],
      ['Ben Birch', rank, '1-', ''],
      [third, '1d', '4+', ''],
      ['Dora Dogwood', '1k', '3-', ''],
    ];
    hall.addSheet('Players', list('Cleo Cedar', '2d'));
    hall.select('Players');
    const outside = memoryWorkbook();
    outside.addSheet('Players', list('Ben Birch', '1d'));
    outside.select('Players');
    const before = hall.snapshot();
    const copy = copyOfBook(outside);
    const { questions } = expectView(hall, { ask: 'preview merge', copy }, 'merge');
    const answers = Object.fromEntries(questions.map(({ key }) => [key, 'copy' as const]));
    const { reasons } = expectView(hall, { ask: 'preview merge', copy, answers }, 'stopped');
    expect(reasons.map(({ sentence }) => sentence)).toEqual([
      'The list would not read as it is meant, so nothing was merged.',
    ]);
    expect(hall.snapshot()).toEqual(before);
  });

  test('a list that was pasted says nothing of settings', () => {
    const { hall, outside } = hallAndOutside();
    playRound(outside, 1);
    const pasted = outside
      .values('Wall list')
      .slice(0, 9)
      .map(line => line.join('\t'))
      .join('\n');
    const read = readCopy('pasted', new TextEncoder().encode(pasted), 'en');
    if (read.kind !== 'copy') throw new Error(read.sentence);
    const { preview } = merge(hall, read.copy);
    expect(preview.questions).toEqual([]);
    expect(hall.snapshot()['Wall list']).toEqual(outside.snapshot()['Wall list']);
  });
});

describe('what is no copy of this event', () => {
  const list = (rows: readonly (readonly string[])[]): CopyRows => ({
    name: 'b.tsv',
    sheets: [{ name: 'Wall list', rows, formulas: [] }],
    ranges: [],
  });
  const people = (names: readonly string[]): CopyRows =>
    list([['No', 'Name', 'R1'], ...names.map((name, i) => [String(i + 1), name, '0='])]);

  test('another event', () => {
    const { hall } = hallAndOutside();
    const names = ['Ann', 'Bo', 'Cy', 'Di', 'Ed', 'Flo', 'Gus', 'Player 8'];
    expect(refusal(hall, people(names))).toMatch(/^b\.tsv is a copy of another event/);
  });

  test('the same players with another name and another draw', () => {
    const { hall, outside } = hallAndOutside();
    const settings = outside.values('Settings');
    for (const [name, value] of [
      ['Seed', 'autumn'],
      ['Event name', 'Autumn Cup'],
    ] as const)
      outside.type('Settings', `B${settings.findIndex(([title]) => title === name) + 1}`, value);
    const at = hall.values('Settings').findIndex(([title]) => title === 'Event name') + 1;
    hall.type('Settings', `B${at}`, 'Spring Cup');
    ask(hall, { ask: 'state' });
    expect(refusal(hall, copyOfBook(outside))).toMatch(/is a copy of another event/);
  });

  test.each([
    ['Seed', 'autumn', 'Event name', ''],
    ['Seed', 'dice 6-3', 'Event name', 'Autumn Cup'],
  ])('the same players, where only one of both is another: %s %s, %s %s', (seed, dice, name, called) => {
    const { hall, outside } = hallAndOutside();
    const type = (book: MemoryWorkbook, title: string, value: string) =>
      book.type('Settings', `B${book.values('Settings').findIndex(([first]) => first === title) + 1}`, value);
    type(hall, name, 'Spring Cup');
    type(outside, seed, dice);
    type(outside, name, called);
    expectView(hall, { ask: 'preview merge', copy: copyOfBook(outside) }, 'merge');
    // Nor where only the list here has none.
    type(hall, name, '');
    type(outside, name, 'Autumn Cup');
    expectView(hall, { ask: 'preview merge', copy: copyOfBook(outside) }, 'merge');
  });

  test('half a list: the others stay, and it is said', () => {
    const { hall } = hallAndOutside();
    const half = expectView(
      hall,
      { ask: 'preview merge', copy: people(['Player 1', 'Player 2', 'Player 3']) },
      'merge',
    );
    expect(half.notes).toEqual(['Players who are only here stay: 5']);
  });

  test('details that the list has no column for are told, and stay in the copy', () => {
    const { hall } = hallAndOutside();
    const rows = Array.from({ length: 9 }, (_, i) => [
      String(i + 1),
      `Player ${i + 1}`,
      'Lions',
      i > 7 ? '0=' : '',
    ]);
    const { preview } = merge(hall, list([['No', 'Name', 'Team', 'R1'], ...rows]));
    expect(preview.notes).toEqual([expect.stringMatching(/: Team$/)]);
    expect(preview.lines).toEqual(['New: 9 Player 9', 'Round 1, 9 Player 9: absent by agreement, 0=']);
    expect(hall.values('Wall list')[9]?.filter(cell => cell !== '')).toEqual([9, 'Player 9', '0=']);
  });

  test('rounds that the list has no columns for get them first, and come then', () => {
    const { hall } = hallAndOutside();
    const before = hall.snapshot();
    const titles = ['No', 'Name', 'R1', 'R2', 'R3', 'R4', 'R5', 'R6', 'R7'];
    const row = (name: string, i: number) => [
      String(i + 1),
      name,
      '',
      '',
      '',
      '',
      '',
      '',
      i === 1 ? '0=' : '',
    ];
    const copy = list([titles, ...['Player 1', 'Player 2', 'Player 3'].map(row)]);
    const offer = expectView(hall, { ask: 'preview merge', copy }, 'merge rounds');
    expect(offer).toMatchObject({
      sentence: expect.stringMatching(/^The copy has round 7, and this list only 5 rounds\./),
      label: 'Add round 6–7',
    });
    expect(hall.snapshot()).toEqual(before);
    expectView(hall, { ask: 'add rounds', copy, seen: 'another' }, 'stopped');
    expect(hall.snapshot()).toEqual(before);
    const preview = expectView(hall, { ask: 'add rounds', copy, seen: offer.seen }, 'merge');
    expect(preview.lines).toHaveLength(1);
    expect(column(hall, 'R7')).toBe(column(hall, 'R5') + 2);
    const merged = expectView(hall, { ask: 'merge', copy, seen: preview.seen }, 'merged');
    expect(hall.values('Wall list')[2]?.[column(hall, 'R7')]).toBe('0=');
    expectConsistent(hall);
    expectView(hall, { ask: 'undo', action: merged.undo?.action ?? '' }, 'undone');
    const state = ask(hall, { ask: 'state' });
    expectView(hall, { ask: 'undo', action: ('undo' in state && state.undo?.action) || '' }, 'undone');
    expect({ ...hall.snapshot(), Log: [] }).toEqual({ ...before, Log: [] });
  });

  test('no list, a newer version, a cell that cannot be read', () => {
    const { hall, outside } = hallAndOutside();
    expect(refusal(hall, list([['a', 'b']]))).toBe('No wall list was found in b.tsv.');
    const newer = outside.copy();
    const at = newer.values('Settings').findIndex(([title]) => title === 'Version') + 1;
    newer.type('Settings', `B${at}`, '99.0.0');
    expect(refusal(hall, copyOfBook(newer))).toMatch(/saved by a newer version/);
    const spoilt = outside.copy();
    spoilt.type('Wall list', `${String.fromCharCode(65 + column(hall, 'R1'))}2`, 'who knows');
    expect(refusal(hall, copyOfBook(spoilt))).toMatch(/^The copy cannot be read: .*who knows/);
  });

  test.each([
    [
      'broken off',
      '{"format":"wallist workbook","version":1,"title":"Cup","workbook":{"sheets"',
      /broken off/,
    ],
    ['newer', '{"format":"wallist workbook","version":2}', /newer version/],
    ['no workbook in it', '{"format":"wallist workbook","version":1}', /broken off/],
    ['another JSON', '{"name":"x"}', /JSON/],
  ])('a saved event: %s', (_, text, sentence) => {
    const read = readCopy('a.json', new TextEncoder().encode(text), 'en');
    expect(read.kind === 'refused' ? read.sentence : read).toMatch(sentence);
  });
});
