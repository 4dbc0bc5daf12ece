import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { typedPerson } from '../../sidebar/model/typedPerson';
import type { PeopleSource, View } from '../../src/application/protocol/protocol';
import {
  addPlayer,
  ask,
  column,
  comesIn,
  expectConsistent,
  expectView,
  pairRound,
  playRound,
  tournamentBook,
} from './tournamentBook';
import type { MemoryWorkbook } from './memoryWorkbook';

const SHEET = 'Wall list';
const prepared = tournamentBook(8);
const paired = prepared.copy();
pairRound(paired);

/** Looks at what people would change and writes it. */
function register(book: MemoryWorkbook, source: PeopleSource, replace = false) {
  const preview = expectView(book, { ask: 'preview people', source }, 'people');
  const written = expectView(
    book,
    { ask: 'write people', source, seen: preview.seen, replace },
    'registration',
  );
  return { lines: linesOf(preview), preview, written };
}

type People = Extract<View, { readonly view: 'people' }>;

/** Everything that the preview says, from above. */
const linesOf = ({ asked, groups }: People): readonly string[] => [
  ...(asked ? [asked.heading, ...asked.questions.map(({ sentence }) => sentence)] : []),
  ...groups.flatMap(({ heading, lines }) => [heading, ...lines]),
];

const person = (name: string, rank: string, round = ''): PeopleSource => ({
  from: 'person',
  person: { name, rank },
  round,
});

/** Asks in a run that dies after so many writes. */
function dying(book: MemoryWorkbook, writes: number, request: Parameters<typeof ask>[1]): void {
  book.dieAfter(writes);
  try {
    ask(book, request);
  } catch {
    // The run is dead.
  }
  book.dieAfter(undefined);
}

// N9 of docs/faults.md
test('whoever is said to be new is a player of the list, and other lines are named', () => {
  const line = fc.oneof(
    fc.constantFrom(
      'Lunch at 12',
      'Group A',
      'Players: 4',
      'Sum 7',
      'Yamada 3d Köln',
      'Yamada',
      'Room 5, hall 2',
    ),
    fc
      .tuple(fc.constantFrom('Weber, Tom', 'Lang Eva', 'Roth'), fc.constantFrom('2d', '8k', ''))
      .map(cells => cells.join('\t')),
  );
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 8 }), fc.boolean(), (lines, isPlayed) => {
      const book = (isPlayed ? paired : prepared).copy();
      const source: PeopleSource = { from: 'text', text: lines.join('\n') };
      const preview = ask(book, { ask: 'preview people', source });
      if (preview.view !== 'people') return;
      const [count = 0] = preview.groups.flatMap(({ heading }) => {
        const said = /^New: (\d+)$/.exec(heading);
        return said ? [Number(said[1])] : [];
      });
      expect(preview.groups.flatMap(group => group.lines)).not.toContain('');
      const before = expectView(book, { ask: 'registration' }, 'registration');
      const written = ask(book, { ask: 'write people', source, seen: preview.seen, replace: false });
      expect(written.view).toBe('registration');
      const after = written.view === 'registration' ? written.players : 0;
      expect(after - before.players).toBe(count);
    }),
    { numRuns: 40 },
  );
});

describe('somebody new', () => {
  test('before round 1: a row, its start, one row of the Log, undone', () => {
    const book = prepared.copy();
    const before = book.values(SHEET);
    expect(expectView(book, { ask: 'registration' }, 'registration').fields.map(({ label }) => label)).toEqual([
      'Name', 'Rank', 'Rating', 'Country', 'Club',
    ]); // prettier-ignore
    const { lines, written } = register(book, {
      from: 'person',
      person: { name: 'Late Lea', rank: '2d', rating: '2190', club: '=SUM(A1)' },
      round: '',
    });
    expect(lines).toEqual(['New: 1', '9 Late Lea (2d), start 31']);
    expect(['A', 'B', 'C', 'D', 'F'].map(letter => book.cell(SHEET, `${letter}10`))).toEqual([
      9, 'Late Lea', '2d', 2190, '=SUM(A1)',
    ]); // prettier-ignore
    expect(book.formula(SHEET, 'F10')).toBe('');
    expect(written.done).toBe('Added: Late Lea');
    expectView(book, { ask: 'undo', action: written.undo?.action ?? '' }, 'undone');
    expect(book.values(SHEET)).toEqual(before);
  });

  test('is taken back whole though its run died, and that of the first undo at any write', () => {
    const book = paired.copy();
    playRound(book, 1);
    const before = book.values(SHEET);
    const source = person('Late Lea', '2d', '2');
    const { seen } = expectView(book, { ask: 'preview people', source }, 'people');
    dying(book, 3, { ask: 'write people', source, seen, replace: false });
    expect([book.cell(SHEET, 'B10'), book.cell(SHEET, 'H10')]).toEqual(['Late Lea', '0=']);
    for (let step = 0; step < 6; step++) {
      const one = book.copy();
      const { action } = expectView(one, { ask: 'state' }, 'begun');
      dying(one, step, { ask: 'undo', action });
      const left = ask(one, { ask: 'state' });
      if (left.view === 'begun') expectView(one, { ask: 'undo', action: left.action }, 'undone');
      expect(one.values(SHEET), `write ${step}`).toEqual(before);
    }
  });

  test('from round 3 on while round 1 is in play: what is over is filled, what is to come is missed', () => {
    const book = paired.copy();
    const { lines } = register(book, person('Late Lea', '2d', '3'));
    expect(lines).toEqual(['New: 1', '9 Late Lea (2d), start 31', 'Rounds already paired', 'Round 1: 0=']);
    expect([book.cell(SHEET, 'G10'), book.cell(SHEET, 'H10')]).toEqual(['2', '0=']);
    playRound(book, 1);
    const { preview } = pairRound(book);
    expect(JSON.stringify(preview.games)).not.toContain('Late Lea');
    playRound(book, 2);
    expect(JSON.stringify(pairRound(book).preview)).toContain('Late Lea');
    expectConsistent(book);
  });

  test('in a list that is full: the list grows by their rows, down to what stands below it', () => {
    const book = prepared.copy();
    const list = book.workbook.namedArea('WallList');
    if (!list) throw new Error('There is no list.');
    for (let row = 10; row <= list.rows; row++) book.type(SHEET, `A${row}`, '');
    book.workbook.nameArea('WallList', { ...list, rows: 9 });
    book.type(SHEET, 'B13', 'Thanks to all helpers');
    const before = book.values(SHEET);
    const text = ['Name\tRank', 'Late Lea\t2d', 'Ito Ken\t1d', 'Kim Min\t3k', 'Roe Jan\t4k'].join('\n');
    const { lines, written } = register(book, { from: 'text', text });
    expect(written.done).toBe('Registration – new: 3');
    expect(lines).toContain('New: 3');
    expect(lines.join('\n')).toContain('Roe Jan: no empty row is left');
    expect(book.workbook.namedArea('WallList')).toEqual({ ...list, rows: 12 });
    expect([book.cell(SHEET, 'A12'), book.cell(SHEET, 'B12'), book.cell(SHEET, 'C12')]).toEqual([
      11,
      'Kim Min',
      '3k',
    ]);
    expect(book.cell(SHEET, 'B13')).toBe('Thanks to all helpers');
    expectConsistent(book);
    ask(book, { ask: 'undo', action: written.undo?.action ?? '' });
    expect(book.values(SHEET)).toEqual(before);
  });

  test.each([
    ['Knock-out', true],
    ['Double elimination', true],
    ['Diagonal', true],
    ['Score pairing', false],
    ['McMahon', false],
  ] as const)(
    'N200: %s: once a round is over, whether there is a place is told at the desk: none: %s',
    (system, isNone) => {
      const book = tournamentBook(8, 4, system);
      pairRound(book);
      playRound(book, 1);
      const told = 'Late Lea (9) was not in the first round and can no longer join.';
      const { problems } = expectView(
        book,
        { ask: 'preview people', source: { from: 'text', text: 'Name\tRank\nLate Lea\t2d' } },
        'people',
      );
      expect(problems.map(({ sentence }) => sentence).includes(told)).toBe(isNone);
      const source = { from: 'person', person: { name: 'Late Lea', rank: '2d' }, round: '' } as const;
      const first = expectView(book, { ask: 'enter person', source }, 'registration');
      expect(first.said).toBe(isNone ? told : undefined);
      // Of the next one it says nothing of the one before.
      const other = { ...source, person: { name: 'Late Leo', rank: '2k' } };
      const { said = '' } = expectView(book, { ask: 'enter person', source: other }, 'registration');
      expect(said).toBe(isNone ? told.replace('Lea (9)', 'Leo (10)') : '');
    },
  );

  test('below the bar, where absent players start there', () => {
    const book = paired.copy();
    const row = book
      .values('Settings')
      .findIndex(([name]) => name === 'Absent players’ start' || name === "Absent players' start");
    book.type('Settings', `B${row + 1}`, 'below the bar');
    expect(register(book, person('Late Lea', '5d')).lines).toContain('9 Late Lea (5d), start 31');
    expect([book.cell(SHEET, 'G10'), book.cell(SHEET, 'H10')]).toEqual(['1', '0=']);
  });

  test('typed into the list by hand: the preview says what its past rounds will hold', () => {
    const book = paired.copy();
    playRound(book, 1);
    book.type(SHEET, 'B10', 'Late Lea');
    book.type(SHEET, 'C10', '2d');
    const preview = expectView(book, { ask: 'preview' }, 'preview');
    expect(preview.summary).toContain('Round 1 will hold 0= for whoever was not in it: 9 Late Lea (2d)');
  });

  test('who is there already, and contradictions, are told before anything is written', () => {
    const book = prepared.copy();
    const source = person('player 3', '4d');
    const view = expectView(book, { ask: 'preview people', source }, 'people');
    expect([view.cells, view.others]).toEqual([0, 1]);
    expect(view.groups.flatMap(({ lines }) => lines)).toEqual([
      '3 Player 3 (3d): Rank is “3d” in the list, “4d” in the new lines.',
    ]);
    expect(register(book, source, true).written.done).toBe('Registration – details replaced: 1');
    expect(book.cell(SHEET, 'C4')).toBe('4d');
    const odd = { from: 'person', person: { name: 'Late Lea', rank: '3x' }, round: '' } as const;
    expect(
      JSON.stringify(expectView(book, { ask: 'preview people', source: odd }, 'people').problems),
    ).toContain('3x');
  });

  test('whatever changes in between stops it', () => {
    const book = prepared.copy();
    const source = person('Late Lea', '2d');
    const { seen } = expectView(book, { ask: 'preview people', source }, 'people');
    book.type(SHEET, 'B10', 'Somebody Else');
    const before = book.values(SHEET);
    expect(ask(book, { ask: 'write people', source, seen, replace: false }).view).toBe('stopped');
    expect(book.values(SHEET)).toEqual(before);
  });

  test('a list that was sorted since keeps the others when it is undone', () => {
    const book = prepared.copy();
    const { written } = register(book, person('Late Lea', '5d'));
    const [first, last] = [book.values(SHEET)[1] ?? [], book.values(SHEET)[9] ?? []];
    for (const [i, letter] of ['A', 'B', 'C'].entries()) {
      book.type(SHEET, `${letter}2`, last[i] ?? '');
      book.type(SHEET, `${letter}10`, first[i] ?? '');
    }
    // The numbers stay where they were, as a sort of the names alone leaves them.
    book.type(SHEET, 'A2', 1);
    book.type(SHEET, 'A10', 9);
    ask(book, { ask: 'undo', action: written.undo?.action ?? '' });
    expect([book.cell(SHEET, 'B2'), book.cell(SHEET, 'C10')]).toEqual(['Late Lea', '5d']);
  });
});

describe('a list that is pasted', () => {
  test('finds its columns in the list of a new tournament', () => {
    const book = tournamentBook(0);
    const text = 'Club\tSpielstärke\tE-mail\tName\nUlm\t3d\ta@x\tIto Akira\nTartu\t1k\tb@x\tKask Mari';
    const { lines } = register(book, { from: 'text', text });
    expect(lines).toEqual([
      'Columns',
      '“Club” → Club', '“Spielstärke” → Rank', '“E-mail” → left out', '“Name” → Name',
      'New: 2',
      '1 Ito Akira (3d), start 32', '2 Kask Mari (1k), start 29',
    ]); // prettier-ignore
    expect(column(book, 'B', 3)).toEqual(['Ito Akira', 'Kask Mari', '']);
    expect(column(book, 'F', 2)).toEqual(['Ulm', 'Tartu']);
  });

  test('a column of formulas is the organiser’s; the rest is written', () => {
    const book = prepared.copy();
    book.writeFormula({ sheet: SHEET, row: 9, column: 3 }, '=1900');
    const { lines } = register(book, { from: 'text', text: 'Name\tRank\tRating\nIto Akira\t3d\t2310' });
    expect(lines).toContain('Formulas stand in Rating, so that is left out.');
    expect([book.formula(SHEET, 'D10'), book.cell(SHEET, 'B10')]).toEqual(['=1900', 'Ito Akira']);
  });

  test('nobody in it: nothing happens', () => {
    expect(
      ask(prepared.copy(), { ask: 'preview people', source: { from: 'text', text: '\n\t\n' } }).view,
    ).toBe('stopped');
  });
});

describe('the answers of a form', () => {
  const FORM = [
    ['Timestamp', 'Your name', 'What is your rank?', 'Club name', 'Dietary wishes'],
    ['2026-01-01 10:00', 'Ito Akira', '3d', 'Ulm', 'none'],
    ['2026-01-02 10:00', 'Player 2', '4d', 'Tartu', ''],
    ['2026-01-03 10:00', 'Kask Mari', '2k', '', ''],
    ['2026-01-04 10:00', 'Kask Mari', '1k', '', ''],
  ];

  test('are taken, and later only what is new; what the organiser typed stays unless both values were seen', () => {
    const book = prepared.copy();
    book.addSheet('Form Responses 1', FORM);
    expect(expectView(book, { ask: 'registration' }, 'registration').form).toBe('Form Responses 1');
    const { lines } = register(book, { from: 'form' });
    expect(lines.slice(0, 2)).toEqual([
      'Left out, please check: 1', 'Kask Mari comes more than once: the last time counts.',
    ]); // prettier-ignore
    expect(lines.slice(lines.indexOf('New: 2'))).toEqual([
      'New: 2', '9 Ito Akira (3d), start 32', '10 Kask Mari (1k), start 29',
      'Details added: 1', '2 Player 2 (4d): Club Tartu',
    ]); // prettier-ignore
    // Corrected at the desk.
    book.type(SHEET, 'C10', '2d');
    for (const [a1, value] of [
      ['A6', '2026-01-05 10:00'],
      ['B6', 'Oh Hana'],
      ['C6', '9k'],
    ] as const)
      book.type('Form Responses 1', a1, value);
    const again = register(book, { from: 'form' });
    expect(again.preview.others).toBe(1);
    expect(again.lines).toContain('9 Ito Akira (2d): Rank is “2d” in the list, “3d” in the new lines.');
    expect(again.lines).toContain('New: 1');
    expect([book.cell(SHEET, 'C10'), book.cell(SHEET, 'B12')]).toEqual(['2d', 'Oh Hana']);
    expect(expectView(book, { ask: 'preview people', source: { from: 'form' } }, 'people').cells).toBe(0);
  });
});

describe('check-in', () => {
  test('by one click a name; whoever is not there is named and left out of the round', () => {
    const book = prepared.copy();
    book.type(SHEET, 'G3', '3');
    const before = expectView(book, { ask: 'state' }, 'ready');
    const first = expectView(book, { ask: 'players', door: true }, 'players');
    expect(first.people.every(({ missed }) => !missed.awaited)).toBe(true);
    expectView(book, { ask: 'begin check-in' }, 'players');
    expect(column(book, 'G', 8)).toEqual(['?', '?, 3', '?', '?', '?', '?', '?', '?']);
    for (const [i, player] of ['1 Player 1 (5d)', '2 Player 2 (4d)'].entries()) {
      // Nothing is said of too few players while they come.
      const waiting = expectView(book, { ask: 'state' }, 'ready');
      expect(waiting).toMatchObject({ round: 1, playing: i, warnings: before.warnings });
      comesIn(book, player);
    }
    // The ? can be taken out of the cell as well.
    for (const row of [4, 5, 6, 7]) book.type(SHEET, `G${row}`, '');
    const { people } = expectView(book, { ask: 'players', door: true }, 'players');
    expect(people.map(({ missed }) => !missed.awaited)).toEqual([
      true,
      true,
      true,
      true,
      true,
      true,
      false,
      false,
    ]);
    expect(column(book, 'G', 8)).toEqual(['', '3', '', '', '', '', '?', '?']);
    const ready = expectView(book, { ask: 'state' }, 'ready');
    expect([ready.playing, ready.awaited, ready.out]).toEqual([
      6,
      ['7 Player 7 (2k)', '8 Player 8 (4k)'],
      [],
    ]);
    // The menu leads to the names first; the button below them agrees.
    expect(ask(book, { ask: 'preview' }).view).toBe('ready');
    const preview = expectView(book, { ask: 'preview', without: true }, 'preview');
    expect([preview.games.length, preview.left?.map(({ name }) => name)]).toEqual([3, ready.awaited]);
    expectView(book, { ask: 'write', seen: preview.seen }, 'written');
    playRound(book, 1);
    // One of them comes late, and plays from round 2 on.
    comesIn(book, '8 Player 8 (4k)');
    const second = expectView(book, { ask: 'preview', without: true }, 'preview');
    expect(JSON.stringify(second.games) + String(second.bye)).toContain('Player 8');
    expectView(book, { ask: 'write', seen: second.seen }, 'written');
    expect(column(book, 'H', 8).slice(6)).toEqual(['0=', '0=']);
  });

  test('a click is undone; nobody of that name changes nothing', () => {
    const book = prepared.copy();
    expectView(book, { ask: 'begin check-in' }, 'players');
    const { undo } = comesIn(book, '1 Player 1 (5d)');
    ask(book, { ask: 'undo', action: undo?.action ?? '' });
    expect(column(book, 'G', 2)).toEqual(['?', '?']);
    const missed = { rounds: [], from: 0, awaited: true };
    const nobody = [{ player: '1 Nobody', was: missed, is: { ...missed, awaited: false } }];
    expect(ask(book, { ask: 'change players', changes: nobody }).view).toBe('stopped');
  });

  test('whoever is pasted while it goes on is not there yet; whoever is typed at the desk is', () => {
    const book = prepared.copy();
    expectView(book, { ask: 'begin check-in' }, 'players');
    register(book, { from: 'text', text: 'Name\tRank\nIto Akira\t3d' });
    register(book, person('Late Lea', '2d'));
    expect([book.cell(SHEET, 'G10'), book.cell(SHEET, 'G11')]).toEqual(['?', '']);
  });
});

describe('what suits the players', () => {
  test('a bar with the reason, written into Settings by one click and undone', () => {
    const book = prepared.copy();
    const row = book.values('Settings').findIndex(([name]) => name === 'Upper bar');
    const bar = () => book.cell('Settings', `B${row + 1}`);
    expect(bar()).toBe('3d');
    const view = expectView(book, { ask: 'proposals' }, 'proposals');
    expect(view.chart.groups.slice(0, 2).map(({ label, bars }) => [label, bars[0]?.value])).toEqual([
      ['5d', 1],
      ['4d', 1],
    ]);
    expect([view.proposals, view.suiting]).toEqual([
      ['Upper bar 2k: 7 players start at the top; 6 to 12 suit 5 rounds.'],
      [],
    ]);
    const { undo } = expectView(book, { ask: 'take proposals', seen: view.seen }, 'registration');
    expect(bar()).toBe('2k');
    ask(book, { ask: 'undo', action: undo?.action ?? '' });
    expect(bar()).toBe('3d');
  });

  test('nothing once a round is paired', () => {
    const book = paired.copy();
    expect(ask(book, { ask: 'proposals' }).view).toBe('stopped');
    expect(expectView(book, { ask: 'registration' }, 'registration').mayPropose).toBe(false);
  });
});

describe('a rank that changes after the start', () => {
  test('is asked about once: keep it, or put the old one back', () => {
    const book = paired.copy();
    book.type(SHEET, 'C7', '2d');
    const asked = expectView(book, { ask: 'state' }, 'details changed');
    expect(asked.changes.map(({ sentence, cell }) => [sentence, cell?.a1])).toEqual([
      ['6 Player 6 (2d): Rank was “1k” when round 1 was paired; now it is “2d”.', 'C7'],
    ]);
    expect(asked.impact[0]).toBe('Starting scores: Player 6 29 → 31');
    const kept = book.copy();
    ask(kept, { ask: 'settle details', seen: asked.seen, keep: true });
    expect(expectView(kept, { ask: 'state' }, 'results missing').round).toBe(1);
    expect(kept.cell(SHEET, 'C7')).toBe('2d');
    ask(book, { ask: 'settle details', seen: asked.seen, keep: false });
    expect(book.cell(SHEET, 'C7')).toBe('1k');
    expect(expectView(book, { ask: 'state' }, 'results missing').round).toBe(1);
    // A later round begins anew from what the list holds then.
    kept.type(SHEET, 'C7', '1k');
    expect(ask(kept, { ask: 'state' }).view).toBe('results missing');
  });

  test('a rank that somebody gets who had no start is a start from none', () => {
    const book = tournamentBook(6);
    addPlayer(book, 7, 'Nobody Knows', '');
    book.type('Wall list', 'G8', '1-');
    pairRound(book);
    book.type('Wall list', 'C8', '3k');
    const { impact } = expectView(book, { ask: 'state' }, 'details changed');
    expect(impact[0]).toBe('Starting scores: Nobody Knows – → 27');
  });

  test('a rating counts where it orders anybody; a club does not', () => {
    const book = paired.copy();
    book.type(SHEET, 'F7', 'Ulm');
    expect(ask(book, { ask: 'state' }).view).toBe('results missing');
    book.type(SHEET, 'D7', 1990);
    expect(ask(book, { ask: 'state' }).view).toBe('details changed');
  });
});

describe('two people of one name', () => {
  const BERLIN = 'Müller Thomas\t3k\tDE\tBerlin\t19333222';
  const HAMBURG = 'Müller Thomas\t8k\tDE\tHamburg\t';
  const pasted = (...lines: readonly string[]): PeopleSource => ({
    from: 'text',
    text: ['Name\tRank\tCountry\tClub\tPIN', ...lines].join('\n'),
  });
  const titled = prepared.copy();
  titled.type(SHEET, 'F1', 'PIN');
  const row = (book: MemoryWorkbook, no: number) =>
    ['B', 'C', 'E', 'F'].map(letter => book.cell(SHEET, `${letter}${no + 1}`));

  test('in a pasted list are both written, and asked about first', () => {
    const book = titled.copy();
    const { preview } = register(book, pasted(BERLIN, HAMBURG));
    expect(preview.asked).toMatchObject({
      heading: 'Please check: 1',
      questions: [
        {
          sentence: 'Müller Thomas comes more than once, with other details: two people of one name?',
          people: ['Comes: Müller Thomas, 3k, DE, Berlin, 19333222', 'Comes: Müller Thomas, 8k, DE, Hamburg'],
          choices: [{ label: 'Take both' }, { label: 'Leave out: the last line counts' }],
          taken: 'other',
        },
      ],
    });
    expect([row(book, 9), row(book, 10)]).toEqual([
      ['Müller Thomas', '3k', 'DE', '19333222'],
      ['Müller Thomas', '8k', 'DE', ''],
    ]);
  });

  test('typed at the desk: nothing is written until somebody decides, and it is said again', () => {
    const book = titled.copy();
    register(book, pasted(HAMBURG));
    const source: PeopleSource = {
      from: 'person',
      person: { name: 'Müller Thomas', rank: '3k', country: 'DE', pin: '19333222' },
      round: '',
    };
    const asked = expectView(book, { ask: 'preview people', source }, 'people');
    expect([asked.cells, asked.others, asked.asked?.heading]).toEqual([0, 0, 'Left out, please check: 1']);
    const [question] = asked.asked?.questions ?? [];
    expect(question?.people).toEqual([
      'Comes: Müller Thomas, 3k, DE, 19333222',
      'In the list: 9 Müller Thomas (8k), DE',
    ]);
    const left = register(book, source).written;
    expect(left.left?.lines).toEqual(['Müller Thomas is in the list with other details: the same person?']);
    expect([row(book, 9)[3], row(book, 10)[0]]).toEqual(['', '']);
    const answers = { [question?.key ?? '']: 'other' as const };
    const decided = expectView(book, { ask: 'preview people', source, answers }, 'people');
    const write = { ask: 'write people', source, seen: decided.seen, replace: false } as const;
    expect(ask(book, write).view).toBe('stopped');
    const { done, left: nobody } = expectView(book, { ...write, answers }, 'registration');
    expect([done, nobody]).toEqual(['Added: Müller Thomas', undefined]);
    expect([row(book, 9)[3], row(book, 10)]).toEqual(['', ['Müller Thomas', '3k', 'DE', '19333222']]);
  });
});

describe('somebody is put in at the desk by one act', () => {
  const enter = (book: MemoryWorkbook, details: Record<string, string>, answers = {}) =>
    expectView(
      book,
      { ask: 'enter person', source: { from: 'person', person: details, round: '' }, answers },
      'registration',
    );

  test('into the list at once, and taken back by one', () => {
    const book = paired.copy();
    const before = book.values(SHEET);
    const { done, undo } = enter(book, { name: 'Late Lea', rank: '2d', club: 'Ulm' });
    expect(['B10', 'C10', 'F10', 'H10'].map(cell => book.cell(SHEET, cell))).toEqual([
      'Late Lea', '2d', 'Ulm', '0=',
    ]); // prettier-ignore
    expect(done).toContain('Late Lea');
    expectView(book, { ask: 'undo', action: undo?.action ?? '' }, 'undone');
    expect(book.values(SHEET)).toEqual(before);
  });

  test('who may be one of the list is asked about first, and nothing is written', () => {
    const book = prepared.copy();
    book.type(SHEET, 'B5', 'Player 3');
    const before = book.snapshot();
    const asked = enter(book, { name: 'Player 3' });
    expect(book.snapshot()).toEqual(before);
    const [question] = asked.asked?.questions ?? [];
    expect(question?.choices.map(({ answer }) => answer)).toEqual(expect.arrayContaining(['other', 'leave']));
    const key = question?.key ?? '';
    enter(book, { name: 'Player 3' }, { [key]: 'leave' });
    expect(book.snapshot()).toEqual(before);
    enter(book, { name: 'Player 3' }, { [key]: 'other' });
    expect([book.cell(SHEET, 'B10'), book.cell(SHEET, 'A10')]).toEqual(['Player 3', 9]);
  });

  test('nothing typed, and somebody who is in already: it says so, and writes nothing', () => {
    const book = prepared.copy();
    const before = book.snapshot();
    expect(enter(book, {}).said).toBe('Type a name first.');
    const same = enter(book, { name: 'Player 3', rank: '3d' });
    expect(same.said ?? same.asked?.heading).toBeDefined();
    expect(same.done).toBeUndefined();
    expect(book.snapshot()).toEqual(before);
  });

  test('a club that the list has no column for is said to be left out', () => {
    const book = prepared.copy();
    book.type(SHEET, 'F1', 'Remarks');
    expect(enter(book, { name: 'Late Lea', rank: '2d', club: 'Ulm' }).said).toContain('Club');
  });
});

test.each([
  ['Kid Karl 30k Köln', { name: 'Kid Karl', rank: '30k', club: 'Köln' }],
  ['Van den Berg, Kees 5 dan', { name: 'Van den Berg, Kees', rank: '5 dan' }],
  ['山田太郎 5段 東京', { name: '山田太郎', rank: '5段', club: '東京' }],
  ['Late Leo', { name: 'Late Leo' }],
  ['Louis 14 k', { name: 'Louis', rank: '14 k' }],
  ['  Ada   Ahn  3D ', { name: 'Ada   Ahn', rank: '3D' }],
  ['Mark 2 Kings', { name: 'Mark 2 Kings' }],
])('%s', (line, person) => {
  expect(typedPerson(line.trim())).toEqual(person);
});
