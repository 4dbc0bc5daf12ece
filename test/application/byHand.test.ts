import { describe, expect, test } from 'vitest';
import { handAfter, type HandChange } from '../../sidebar/hand';
import type { HandWork, PreviewGame, View } from '../../src/application/protocol/protocol';
import type { MemoryWorkbook } from './memoryWorkbook';
import { column, expectConsistent, expectView, pairRound, playRound, tournamentBook } from './tournamentBook';

type Preview = Extract<View, { readonly view: 'preview' }>;

const nine = tournamentBook(9);
pairRound(nine);
playRound(nine, 1);

const shown = (book: MemoryWorkbook, hand?: HandWork): Preview =>
  expectView(book, { ask: 'preview', ...(hand && { hand }) }, 'preview');

/** The preview after a change in the panel. */
const changed = (book: MemoryWorkbook, view: Preview, change: HandChange): Preview =>
  shown(book, handAfter(view, change));

const pairOf = ({ numbers }: PreviewGame): string => [...numbers].sort((a, b) => a - b).join('–');
const pairsOf = ({ games }: Preview): readonly string[] => games.map(pairOf);

describe('a pairing changed by hand in the preview', () => {
  const best = shown(nine.copy());
  const [first, second] = best.games as [PreviewGame, PreviewGame];

  test('two players exchange their places; what it costs is said in words', () => {
    const [players, other] = [first.numbers, second.numbers];
    const view = changed(nine.copy(), best, { change: 'swap', players: [players[0], other[0]] });
    expect(pairsOf(view)).toEqual(
      expect.arrayContaining([
        [other[0], players[1]].sort((a, b) => a - b).join('–'),
        [players[0], other[1]].sort((a, b) => a - b).join('–'),
      ]),
    );
    expect(view.compared?.length).toBeGreaterThan(0);
    expect(view.games.filter(({ fixed }) => fixed)).toHaveLength(2);
  });

  test('colours and stones are those that were asked for', () => {
    const book = nine.copy();
    const turned = changed(book, best, { change: 'swap', players: first.numbers });
    const game = turned.games.find(one => pairOf(one) === pairOf(first));
    expect(game?.numbers).toEqual([first.numbers[1], first.numbers[0]]);
    const stones = changed(book, turned, { change: 'stones', players: game?.numbers ?? [0, 0], stones: 3 });
    const after = stones.games.find(one => pairOf(one) === pairOf(first));
    expect([after?.numbers, after?.handicap]).toEqual([game?.numbers, 3]);
    expect(stones.compared?.join()).toContain('Handicaps in more games (+1)');
  });

  test('colours turned against the turn of both are warned of, and cost a game; Check tells them when written', () => {
    const book = tournamentBook(8);
    pairRound(book);
    playRound(book, 1);
    const was = shown(book);
    const undue = was.games
      .map(({ numbers }) => changed(book, was, { change: 'swap', players: numbers }))
      .find(({ warnings }) => warnings.some(({ sentence }) => sentence.includes('both get the colour')));
    const { hand, seen, games, warnings, compared } = undue as Preview;
    const game = games.find(({ fixed }) => fixed) as PreviewGame;
    expect(game.remarks.join(' ')).toContain('Both have had this colour more often.');
    expect(compared?.join()).toContain('Colours in more games (+1)');
    const [one, other] = [game.black, game.white].map(name => name.replace(/^\d+ | \(.*/g, ''));
    expect(warnings.map(({ sentence }) => sentence).join()).toMatch(
      new RegExp(`${one} \\(\\d+\\) – ${other} \\(\\d+\\) in round 2: both get the colour`),
    );
    expectView(book, { ask: 'write', seen, hand: hand ?? {} }, 'written');
    const found = expectView(book, { ask: 'check' }, 'problems');
    expect(JSON.stringify(found)).toContain('both get the colour');
  });

  test('a game goes to the table that was typed, all others keep their order; the Log and the acts tell it', () => {
    const book = nine.copy();
    const last = best.games[best.games.length - 1] as PreviewGame;
    const view = changed(book, best, { change: 'table', players: last.numbers, table: 1 });
    expect(view.games.map(pairOf)).toEqual([last, ...best.games.slice(0, -1)].map(pairOf));
    expect(view.games.map(({ table }) => table)).toEqual([1, 2, 3, 4]);
    expect(view.compared).toEqual(['As good as the best pairing in all that is compared here.']);
    const free = changed(book, view, { change: 'free', players: last.numbers });
    expect(free.games.map(pairOf)).toEqual(best.games.map(pairOf));
    const both = changed(book, view, { change: 'swap', players: [first.numbers[0], second.numbers[0]] });
    const { undo } = expectView(book, { ask: 'write', seen: both.seen, hand: both.hand ?? {} }, 'written');
    expect(undo.what).toContain(`, Table 1: ${last.numbers[0]}. Against the best: `);
    expect(book.cell('Round 2', 'B4')).toBe(last.black);
    const { tournament } = expectView(book, { ask: 'files' }, 'files');
    const costs = both.compared?.join('; ') ?? '';
    const acts = (tournament?.acts ?? []).filter(act => act.startsWith('Round 2'));
    expect(acts).toEqual([expect.stringMatching(/^Round 2, changed by hand in the preview: \d+ – \d+, /)]);
    expect(acts[0]).toContain(`Table 1: ${last.numbers[0]}. Against the best pairing: ${costs}`);
  });

  test('a game kept stays when another one is forbidden; released, it is what it was', () => {
    const book = nine.copy();
    const kept = changed(book, best, { change: 'fix', players: second.numbers });
    expect(kept.compared).toEqual(['As good as the best pairing in all that is compared here.']);
    const forbidden = changed(book, kept, { change: 'forbid', players: first.numbers });
    expect(pairsOf(forbidden)).not.toContain(pairOf(first));
    expect(pairsOf(forbidden)).toContain(pairOf(second));
    const free = changed(book, forbidden, { change: 'free', players: first.numbers });
    expect(pairsOf(free)).toEqual(pairsOf(best));
  });

  test('the bye goes to somebody else, and the rule that it bends is named', () => {
    const book = nine.copy();
    const bye = best.byeNumber ?? 0;
    const view = changed(book, best, { change: 'swap', players: [bye, first.numbers[0]] });
    expect(view.byeNumber).toBe(first.numbers[0]);
    expect(pairsOf(view)).toContain([bye, first.numbers[1]].sort((a, b) => a - b).join('–'));
    expect(view.compared?.join()).toContain('Bye: ');
    expect(view.warnings.map(({ sentence }) => sentence).join()).toContain('bye');
  });

  test('written, the list has it, the Log says what was decided and what it costs, and Check finds nothing', () => {
    const book = nine.copy();
    const before = column(book, 'I', 9);
    const bye = best.byeNumber ?? 0;
    const one = changed(book, best, { change: 'swap', players: [bye, first.numbers[0]] });
    const view = changed(book, one, { change: 'forbid', players: second.numbers });
    const { undo } = expectView(
      book,
      { ask: 'write', seen: view.seen, ...(view.hand && { hand: view.hand }) },
      'written',
    );
    expect(book.cell('Wall list', `I${first.numbers[0] + 1}`)).toBe('0+');
    const line =
      book
        .values('Log')
        .map(row => String(row[2]))
        .reverse()[0] ?? '';
    expect(line).toContain('Pair round 2, by hand: ');
    expect(line).toContain(`not ${second.numbers.join(' – ')}`);
    expect(line).toContain('Against the best: ');
    expect(book.values('Round 2').flat().map(String)).toContain('Bye');
    expectConsistent(book);
    // Neither the settings nor the past have changed.
    expectView(book, { ask: 'state' }, 'results missing');
    playRound(book, 2);
    expectView(book, { ask: 'state' }, 'ready');
    expectView(book, { ask: 'undo', action: undo.action }, 'undone');
    expect(before.every(cell => cell === '')).toBe(true);
  });

  test('every game may be decided by hand', () => {
    const book = tournamentBook(8);
    const pairs = [
      [1, 8],
      [7, 2],
      [3, 6],
      [5, 4],
    ].map(players => ({ players: players as unknown as readonly [number, number] }));
    const view = shown(book, { pairs });
    expect([...pairsOf(view)].sort()).toEqual(['1–8', '2–7', '3–6', '4–5']);
    expectView(book, { ask: 'write', seen: view.seen, hand: { pairs } }, 'written');
    expectConsistent(book);
  });

  test('another preview than the one that was seen is not written', () => {
    const book = nine.copy();
    const view = changed(book, best, { change: 'forbid', players: first.numbers });
    expectView(book, { ask: 'write', seen: view.seen }, 'stopped');
    expect(column(book, 'I', 9).every(cell => cell === '')).toBe(true);
  });
});
