import { describe, expect, test } from 'vitest';
import { ask, expectView, pairRound, playRound, tournamentBook } from './tournamentBook';

const PLAYER = '4 Player 4 (2d)';
const prepared = tournamentBook(8);
pairRound(prepared);
const OUT = 'G5';

describe('players are changed by name from the next round on', () => {
  test('misses a round, withdraws, returns; each is one row of the Log and undone', () => {
    const book = prepared.copy();
    const { round, players } = expectView(book, { ask: 'players' }, 'players');
    expect(round).toBe(2);
    expect(players.map(({ value }) => value)).toContain(PLAYER);
    const out = () => book.cell('Wall list', OUT);
    expect(book.cell('Wall list', 'G1')).toBe('Out');
    for (const [change, cell] of [
      ['misses', '2'],
      ['misses', '2'],
      ['withdraws', '2-'],
      ['returns', ''],
      ['withdraws', '2-'],
    ] as const) {
      const view = expectView(book, { ask: 'change player', player: PLAYER, change }, 'players');
      expect(out()).toBe(cell);
      const label = view.players.find(({ value }) => value === PLAYER)?.label;
      expect(label).toBe(cell === '' ? PLAYER : `${PLAYER}: Out ${cell}`);
    }
    const { undo } = expectView(book, { ask: 'change player', player: PLAYER, change: 'returns' }, 'players');
    expectView(book, { ask: 'undo', action: undo?.action ?? '' }, 'undone');
    expect(out()).toBe('2-');
  });

  test('whoever withdraws is not paired; whoever returns is, and what was missed stays missed', () => {
    const book = prepared.copy();
    playRound(book, 1);
    ask(book, { ask: 'change player', player: PLAYER, change: 'withdraws' });
    expect(
      pairRound(book)
        .preview.games.flatMap(({ black, white }) => [black, white])
        .join(),
    ).not.toContain('Player 4');
    playRound(book, 2);
    ask(book, { ask: 'change player', player: PLAYER, change: 'returns' });
    expect(book.cell('Wall list', OUT)).toBe('2');
    expect(JSON.stringify(pairRound(book).preview)).toContain('Player 4');
  });

  test('a round missed by somebody who is not there yet stays missed on arrival', () => {
    const book = prepared.copy();
    book.type('Wall list', OUT, '?');
    expectView(book, { ask: 'change player', player: PLAYER, change: 'misses' }, 'players');
    expectView(book, { ask: 'is here', player: PLAYER, here: true }, 'check-in');
    expect(book.cell('Wall list', OUT)).toBe('2');
  });

  test('nobody of that name, or no column Out: nothing is written', () => {
    const book = prepared.copy();
    const before = book.snapshot();
    expect(ask(book, { ask: 'change player', player: '4 Nobody', change: 'misses' }).view).toBe('stopped');
    expect(book.snapshot()).toEqual(before);
    book.type('Wall list', 'G1', 'Remarks');
    expect(ask(book, { ask: 'players' }).view).toBe('stopped');
  });
});
