import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { View } from '../../src/application/protocol/protocol';
import type { MemoryWorkbook } from './memoryWorkbook';
import { ask, column, expectView, pairRound, playRound, tournamentBook } from './tournamentBook';

/** F9.3: what people typed since keeps whole games from being taken back, not halves of them. */

const RUNS = Number(process.env['RUNS'] ?? 24);

type Undone = Extract<View, { readonly view: 'undone' }>;

const cellsOf = (book: MemoryWorkbook, players: number, letter = 'H'): readonly string[] =>
  column(book, letter, players).map(String);
const typeCell = (book: MemoryWorkbook, no: number, text: string, letter = 'H'): void =>
  book.type('Wall list', `${letter}${no + 1}`, text);

/** The games of a round of which the other cell does not point back. */
function halfGames(book: MemoryWorkbook, players: number, letter = 'H'): readonly string[] {
  const cells = cellsOf(book, players, letter);
  const game = (text = '') => /^(\d+)[-+=?]!?(?:\/([bw])\d*)?/.exec(text);
  return cells.flatMap((text, i) => {
    const [, no = '0', colour] = game(text) ?? [];
    if (no === '0') return [];
    const [, back, other] = game(cells[Number(no) - 1]) ?? [];
    return back === String(i + 1) && other !== colour
      ? []
      : [`${i + 1}: ${text} | ${no}: ${cells[Number(no) - 1]}`];
  });
}

/** The round in play is paired again without one of its games. */
function pairAgain(
  book: MemoryWorkbook,
  forbidden: readonly (readonly [number, number])[],
): string | undefined {
  const hand = { again: 'all', forbidden } as const;
  const view = ask(book, { ask: 'preview', hand });
  if (view.view !== 'preview') return undefined;
  const written = ask(book, { ask: 'write', seen: view.seen, hand });
  return written.view === 'changed' && written.unchanged !== true ? written.undo?.action : undefined;
}

const undone = (book: MemoryWorkbook, action: string): Undone =>
  expectView(book, { ask: 'undo', action }, 'undone');

/** Five players, their round paired again without its first game. */
function pairedAgain() {
  const book = tournamentBook(5, 5, 'Swiss');
  const { preview } = pairRound(book);
  const first = cellsOf(book, 5);
  const action = pairAgain(book, [preview.games[0]?.numbers ?? [1, 2]]) ?? '';
  return { book, first, action, again: cellsOf(book, 5), sheet: book.values('Round 1') };
}

describe('F9.3: an undo', () => {
  test('of a round paired again keeps what belongs to a game with a result, and tells it', () => {
    const { book, first, action, again, sheet } = pairedAgain();
    const black = again.findIndex(text => text.endsWith('?/b')) + 1;
    const white = Number.parseInt(again[black - 1] ?? '', 10);
    typeCell(book, black, `${white}+/b`);
    typeCell(book, white, `${black}-/w`);
    const played = cellsOf(book, 5);
    const { restored, partly, kept } = undone(book, action);
    expect(halfGames(book, 5)).toEqual([]);
    const isStill = (i: number): boolean => played[i] === cellsOf(book, 5)[i];
    expect(played.map((_, i) => isStill(i) || cellsOf(book, 5)[i] === first[i])).not.toContain(false);
    expect([restored, partly]).toEqual([0, true]);
    expect(
      kept.map(({ sentence }) => sentence).filter(one => one.includes('Round 1: the games')),
    ).toHaveLength(1);
    expect(book.values('Round 1')).toEqual(sheet);
    // Once more, and what was done before it comes next.
    undone(book, action);
    const state = ask(book, { ask: 'state' });
    expect('undo' in state && state.undo?.what).toBe('Pair round 1');
  });

  test('gives all back once the old text stands there again', () => {
    const { book, first, action, again } = pairedAgain();
    const played = again.findIndex(text => text.endsWith('?/b')) + 1;
    typeCell(book, played, (again[played - 1] ?? '').replace('?', '+'));
    expect(undone(book, action).partly).toBe(true);
    expect(cellsOf(book, 5).map(text => text.replace('+/', '?/'))).toEqual(again);
    typeCell(book, played, again[played - 1] ?? '');
    expect(undone(book, action)).toMatchObject({ kept: [] });
    expect(cellsOf(book, 5)).toEqual(first);
  });

  test('lets no result typed in the sheet stand beside another game', () => {
    const { book, action, sheet } = pairedAgain();
    book.type('Round 1', 'F4', 'b');
    undone(book, action);
    expect(book.values('Round 1')[3]?.slice(0, 3)).toEqual(sheet[3]?.slice(0, 3));
    expect(book.cell('Round 1', 'F4')).toBe('b');
    expect(halfGames(book, 5)).toEqual([]);
  });

  test('of a first pairing keeps a game with a result in one cell, and takes the others back', () => {
    const book = tournamentBook(6, 5, 'Swiss');
    const { written } = pairRound(book);
    const [first = ''] = cellsOf(book, 6);
    const other = Number.parseInt(first, 10);
    typeCell(book, 1, first.replace('?', '+'));
    expect(undone(book, written.undo.action).partly).toBe(true);
    const now = cellsOf(book, 6);
    expect(now.flatMap((text, i) => (text === '' ? [] : [i + 1]))).toEqual([1, other]);
    expect(halfGames(book, 6)).toEqual([]);
  });

  test('of a pairing whose player was renamed keeps the game of that player', () => {
    const book = tournamentBook(6, 5, 'Swiss');
    const { written } = pairRound(book);
    book.type('Wall list', 'B2', 'Somebody');
    undone(book, written.undo.action);
    expect(halfGames(book, 6)).toEqual([]);
    book.type('Wall list', 'B2', 'Player 1');
    undone(book, written.undo.action);
    expect(cellsOf(book, 6)).toEqual(['', '', '', '', '', '']);
  });

  test('of what was recorded gives back the result that nobody changed', () => {
    const book = tournamentBook(4, 5, 'Swiss');
    pairRound(book);
    const [before = ''] = cellsOf(book, 4);
    const { undo } = playRound(book, 1);
    const other = Number.parseInt(before, 10);
    typeCell(book, other, cellsOf(book, 4)[other - 1]?.replace(/[-+]/, '=') ?? '');
    undone(book, undo?.action ?? '');
    expect(cellsOf(book, 4)[0]).toBe(before);
    expect(halfGames(book, 4)).toEqual([]);
  });

  test('of a sort by place after a walk-over takes all of it back', () => {
    const book = tournamentBook(5, 5, 'Swiss');
    pairRound(book);
    absent(book, 1);
    playRound(book, 1);
    const before = [book.values('Wall list'), book.values('Round 1')];
    ask(book, { ask: 'sort by place' });
    expect(book.values('Wall list')).not.toEqual(before[0]);
    const state = ask(book, { ask: 'state' });
    const action = 'undo' in state ? (state.undo?.action ?? '') : '';
    expect(undone(book, action)).toMatchObject({ kept: [] });
    expect([book.values('Wall list'), book.values('Round 1')]).toEqual(before);
  });

  test('leaves no half game, whatever was typed since', () => {
    let [kept, whole] = [0, 0];
    const anyTyped = fc.record({
      no: fc.integer({ min: 1, max: 8 }),
      where: fc.constantFrom('one cell', 'both cells', 'sheet'),
      sign: fc.constantFrom('+', '-', '='),
    });
    fc.assert(
      fc.property(
        fc.integer({ min: 4, max: 8 }),
        fc.constantFrom('pair', 'again', 'absence'),
        fc.boolean(),
        fc.array(fc.tuple(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 8 })), { maxLength: 3 }),
        fc.array(anyTyped, { maxLength: 3 }),
        (players, what, isSecond, forbidden, typed) => {
          const { book, action: first } = pairedOnce(players, isSecond);
          const [letter, sheet] = isSecond ? ['I', 'Round 2'] : ['H', 'Round 1'];
          const no = forbidden[0]?.[0] ?? 1;
          const action =
            what === 'pair' ? first : what === 'again' ? pairAgain(book, forbidden) : absent(book, no);
          fc.pre(action !== undefined);
          expect(halfGames(book, players, letter)).toEqual([]);
          for (const one of typed) typeResult(book, letter ?? 'H', sheet ?? '', one);
          const { partly } = undone(book, action ?? '');
          if (partly) kept += 1;
          else whole += 1;
          expect(halfGames(book, players, letter)).toEqual([]);
        },
      ),
      { numRuns: RUNS, seed: 1 },
    );
    expect([kept > RUNS / 10, whole > RUNS / 10]).toEqual([true, true]);
  });
});

const pairedOnce = (players: number, isSecond: boolean) => {
  const key = `${players} ${isSecond}`;
  const found = known.get(key) ?? paired(players, isSecond);
  known.set(key, found);
  return { ...found, book: found.book.copy() };
};
const known = new Map<string, ReturnType<typeof paired>>();

/** Paired for the first round, or for the second after a round that was played. */
function paired(players: number, isSecond: boolean) {
  const book = tournamentBook(players, 5, 'Swiss');
  let { written } = pairRound(book);
  if (isSecond) {
    playRound(book, 1);
    ({ written } = pairRound(book));
  }
  return { book, action: written.undo.action };
}

/** Somebody has not come, and the first remedy that makes a game anew is taken. */
function absent(book: MemoryWorkbook, no: number): string | undefined {
  const state = expectView(book, { ask: 'state' }, 'results missing');
  const game = state.games?.[no % (state.games?.length ?? 1)];
  const view = ask(book, { ask: 'absent', round: state.round, player: game?.black ?? '' });
  if (view.view !== 'absence') return undefined;
  const { seen, round, player, remedies } = view;
  const remedy = (remedies.find(({ value }) => value.startsWith('with')) ?? remedies[0])?.value ?? 'win';
  const done = ask(book, { ask: 'write absence', seen, round, player, remedy, stays: 'plays on' });
  return done.view === 'changed' ? done.undo?.action : undefined;
}

const ANSWER: Readonly<Record<string, string>> = { '+': '-', '-': '+', '=': '=' };

function typeResult(
  book: MemoryWorkbook,
  letter: string,
  sheet: string,
  { no, where, sign }: { readonly no: number; readonly where: string; readonly sign: string },
): void {
  const cell = (of: number): string => String(book.cell('Wall list', `${letter}${of + 1}`));
  const other = Number.parseInt(cell(no), 10);
  if (where === 'sheet') {
    const row = book.values(sheet).findIndex((line, at) => at > 2 && line[2] !== '' && line[5] === '');
    if (row > 0) book.type(sheet, `F${row + 1}`, 'b');
  } else if (cell(no).includes('?')) {
    typeCell(book, no, cell(no).replace('?', sign), letter);
    if (where === 'both cells') typeCell(book, other, cell(other).replace('?', ANSWER[sign] ?? '='), letter);
  }
}
