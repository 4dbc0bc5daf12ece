import { describe, expect, test } from 'vitest';
import type { MemoryWorkbook } from './memoryWorkbook';
import { ask, expectView, pairRound, playRound, tournamentBook } from './tournamentBook';

const noOf = (label: unknown): number => Number(/^\d+/.exec(String(label))?.[0]);
const rows = (book: MemoryWorkbook): readonly string[] =>
  book
    .values('Log')
    .map(line => String(line[2]))
    .filter(what => what.startsWith('Work by hand'));
const look = (book: MemoryWorkbook) => ask(book, { ask: 'state' });

const ENDED = 'Work by hand on round 1 has ended';

/** Round 1 of nine players, where two games exchange their White players in the list. */
function exchanged(publish: boolean) {
  const book = tournamentBook(9);
  pairRound(book);
  if (publish) expectView(book, { ask: 'publish', round: 1 }, 'changed');
  const [one, two] = expectView(book, { ask: 'state' }, 'results missing').games ?? [];
  if (!one || !two) throw new Error('too few games');
  const [a, b, c, d] = [one.black, one.white, two.black, two.white].map(noOf) as [
    number,
    number,
    number,
    number,
  ];
  const was = [a, b, c, d].map(no => [no, String(book.cell('Wall list', `H${no + 1}`))] as const);
  const type = (no: number, text: string) => book.type('Wall list', `H${no + 1}`, text);
  const change = (): void => {
    type(a, `${d}?/b`);
    type(d, `${a}?/w`);
    type(c, `${b}?/b`);
    type(b, `${c}?/w`);
  };
  change();
  return { book, change, back: () => was.forEach(([no, text]) => type(no, text)) };
}

describe('work by hand on a round that is written', () => {
  test.each([true, false])(
    'begins when the panel sees it and ends by the named press (published: %s)',
    publish => {
      const { book } = exchanged(publish);
      expect(rows(book)).toEqual([]);
      const view = expectView(book, { ask: 'state' }, 'results missing');
      expect(view.byHand?.length).toBeGreaterThan(0);
      expect(rows(book)).toEqual([expect.stringMatching(/^Work by hand on round 1 begins: .*Player/)]);
      look(book);
      expect(rows(book)).toHaveLength(1);
      const [mend] = (view.warnings ?? []).flatMap(({ mends = [] }) => mends);
      expect(mend?.label).toMatch(/^Take it into the sheet of round 1: /);
      ask(book, { ask: 'mend', mend: mend?.mend ?? '' });
      expect(expectView(book, { ask: 'state' }, 'results missing').byHand).toBeUndefined();
      expect(rows(book).slice(1)).toEqual([ENDED]);
    },
  );

  test.each(['F4', 'F5'])(
    'is not offered for the sheet where one of the lines that would go has a result: %s',
    a1 => {
      const { book } = exchanged(false);
      const offered = (): readonly string[] =>
        (expectView(book, { ask: 'state' }, 'results missing').warnings ?? []).flatMap(({ mends = [] }) =>
          mends.map(({ label }) => label).filter(label => label.startsWith('Take it into the sheet')),
        );
      expect(offered().length).toBeGreaterThan(0);
      book.type('Round 1', a1, 'b');
      expect(offered()).toEqual([]);
    },
  );

  test('is the same work where the language of the tournament is changed meanwhile', () => {
    const { book, back } = exchanged(true);
    look(book);
    expect(rows(book)).toHaveLength(1);
    const row = book.values('Settings').findIndex(([name]) => name === 'Language') + 1;
    book.type('Settings', `B${row}`, 'español');
    const log = () => book.values('Log').map(line => String(line[2]));
    const known = log().length;
    look(book);
    look(book);
    expect(
      log()
        .slice(known)
        .filter(what => what.includes('a mano')),
    ).toEqual([]);
    back();
    look(book);
    look(book);
    expect(
      log()
        .slice(known)
        .filter(what => what.includes('a mano')),
    ).toEqual(['Ha terminado el trabajo a mano en la ronda 1']);
  });

  test('ends as well when it is typed back, and begins anew', () => {
    const { book, back, change } = exchanged(true);
    look(book);
    back();
    look(book);
    look(book);
    expect(rows(book).slice(1)).toEqual([ENDED]);
    change();
    look(book);
    expect(rows(book).slice(2)).toEqual([expect.stringContaining('begins')]);
  });

  test('results, names and a round that nobody touched are no such work', () => {
    const book = tournamentBook(8);
    pairRound(book);
    look(book);
    book.type('Round 1', 'F4', 'b');
    look(book);
    playRound(book, 1);
    look(book);
    expect(rows(book)).toEqual([]);
  });

  test('while it stands no look ends it: of another round, after the publication, with all results in', () => {
    const { book } = exchanged(false);
    look(book);
    ask(book, { ask: 'publish', round: 1 });
    look(book);
    const { games = [] } = expectView(book, { ask: 'state' }, 'results missing');
    const entries = games.map(({ black, white, stands }) => ({
      round: 1,
      black,
      white,
      result: '1-0' as const,
      stands,
    }));
    expectView(book, { ask: 'enter', entries }, 'entered');
    expect(look(book).view).toBe('ready');
    ask(book, { ask: 'round', round: 1 });
    look(book);
    expect(rows(book)).toHaveLength(1);
    pairRound(book);
    expect(rows(book)).toHaveLength(1);
    ask(book, { ask: 'round', round: 1 });
    look(book);
    expect(rows(book)).toHaveLength(1);
  });

  test('neither row can be taken back, and the action before can', () => {
    const { book } = exchanged(true);
    const { undo } = expectView(book, { ask: 'state' }, 'results missing');
    expect(undo?.what).not.toContain('Work by hand');
    expectView(book, { ask: 'undo', action: undo?.action ?? '' }, 'undone');
  });
});

describe('a round that is paired by cells', () => {
  test('begins with the pairs that are typed, and ends when the round is written', () => {
    const book = tournamentBook(8);
    book.type('Wall list', 'H2', '3?/b');
    book.type('Wall list', 'H4', '1?/w');
    expect(expectView(book, { ask: 'state' }, 'ready').fixed).toBe(1);
    expect(rows(book)).toEqual(['Work by hand on round 1 begins: Player 1 (1) – Player 3 (3)']);
    look(book);
    expect(rows(book)).toHaveLength(1);
    pairRound(book);
    expect(rows(book)).toEqual([expect.stringContaining('begins'), ENDED]);
    look(book);
    expect(rows(book)).toHaveLength(2);
  });

  test('ends when the pairs are emptied again', () => {
    const book = tournamentBook(8);
    for (const [a1, text] of [
      ['H2', '3?/b'],
      ['H4', '1?/w'],
    ] as const)
      book.type('Wall list', a1, text);
    look(book);
    for (const a1 of ['H2', 'H4']) book.type('Wall list', a1, '');
    look(book);
    expect(rows(book).slice(1)).toEqual([ENDED]);
  });

  test('a second round is one by itself', () => {
    const book = tournamentBook(8);
    pairRound(book);
    playRound(book, 1);
    book.type('Wall list', 'I2', '8?/b');
    book.type('Wall list', 'I9', '1?/w');
    look(book);
    pairRound(book);
    expect(rows(book)).toEqual([
      'Work by hand on round 2 begins: Player 1 (1) – Player 8 (8)',
      'Work by hand on round 2 has ended',
    ]);
  });
});
