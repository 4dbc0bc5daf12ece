import { describe, expect, test } from 'vitest';
import type { MissedRounds, PlayerChange } from '../../src/application/protocol/protocol';
import { missing, playingRound, returning, withdrawing } from '../../src/tournament/person/missedRounds';
import {
  ask,
  changePlayer,
  comesIn,
  expectView,
  pairRound,
  playRound,
  tournamentBook,
} from './tournamentBook';

const PLAYER = '4 Player 4 (2d)';
const prepared = tournamentBook(8);
pairRound(prepared);
const OUT = 'G5';
const NOTHING: MissedRounds = { rounds: [], from: 0, awaited: false };

describe('players are changed by name from the next round on', () => {
  test('misses a round, withdraws, returns; each is one row of the Log and undone', () => {
    const book = prepared.copy();
    const { round, people } = expectView(book, { ask: 'players' }, 'players');
    expect(round).toBe(2);
    expect(people.map(({ player }) => player)).toContain(PLAYER);
    expect(people[3]?.past).toEqual([['?']]);
    const out = () => book.cell('Wall list', OUT);
    expect(book.cell('Wall list', 'G1')).toBe('Out');
    for (const [press, cell] of [
      [missing, '2'],
      [missing, '2'],
      [withdrawing, '2-'],
      [returning, ''],
      [withdrawing, '2-'],
    ] as const) {
      const view = changePlayer(book, PLAYER, press);
      expect(out()).toBe(cell);
      const missed = view.people.find(({ player }) => player === PLAYER)?.missed;
      expect(expectView(book, { ask: 'players' }, 'players').people[3]?.missed).toEqual(missed);
    }
    const { undo } = changePlayer(book, PLAYER, returning);
    expectView(book, { ask: 'undo', action: undo?.action ?? '' }, 'undone');
    expect(out()).toBe('2-');
  });

  test('whoever withdraws is not paired; whoever returns is, and what was missed stays missed', () => {
    const book = prepared.copy();
    playRound(book, 1);
    changePlayer(book, PLAYER, withdrawing);
    expect(
      pairRound(book)
        .preview.games.flatMap(({ black, white }) => [black, white])
        .join(),
    ).not.toContain('Player 4');
    playRound(book, 2);
    changePlayer(book, PLAYER, returning);
    expect(book.cell('Wall list', OUT)).toBe('2');
    expect(JSON.stringify(pairRound(book).preview)).toContain('Player 4');
  });

  test('a round missed by somebody who is not there yet stays missed on arrival', () => {
    const book = prepared.copy();
    book.type('Wall list', OUT, '?');
    changePlayer(book, PLAYER, missing);
    expect(book.cell('Wall list', OUT)).toBe('?, 2');
    comesIn(book, PLAYER);
    expect(book.cell('Wall list', OUT)).toBe('2');
  });

  test('nobody of that name, or no column Out: nothing is written', () => {
    const book = prepared.copy();
    const before = book.snapshot();
    const changes = [{ player: '4 Nobody', was: NOTHING, is: missing(NOTHING, 2) }];
    expect(ask(book, { ask: 'change players', changes }).view).toBe('stopped');
    expect(book.snapshot()).toEqual(before);
    book.type('Wall list', 'G1', 'Remarks');
    expect(ask(book, { ask: 'players', door: true }).view).toBe('stopped');
    expect(ask(book, { ask: 'players' }).view).toBe('registration');
  });
});

test('rounds behind are told as the list has them: played, by default, bye, absent, agreed, out', () => {
  const book = tournamentBook(4, 9);
  const cells = [
    ['2+!', '3=', '4?'],
    ['1-!', '0-', 'bye='],
    ['0+', '1=', 'bye-'],
    ['0=', '', '1?'],
  ];
  cells.forEach((line, i) =>
    line.forEach((cell, k) => book.type('Wall list', `${'HIJ'.charAt(k)}${i + 2}`, cell)),
  );
  book.type('Wall list', 'G5', '2');
  const { round, rounds, people } = expectView(book, { ask: 'players' }, 'players');
  expect([round, rounds]).toEqual([4, 9]);
  expect(people.map(({ past }) => past)).toEqual([
    [['+!'], ['='], ['?']],
    [['-!'], ['0-'], ['bye=']],
    [['0+'], ['='], ['bye-']],
    [['0='], ['·'], ['?']],
  ]);
  // Nothing in the list, and nothing in the column Out either.
  book.type('Wall list', 'G5', '');
  expect(expectView(book, { ask: 'players' }, 'players').people[3]?.past).toEqual([['0='], [], ['?']]);
});

describe('several people and rounds are one act', () => {
  const changesOf = (players: readonly number[], press: (missed: MissedRounds) => MissedRounds) =>
    expectView(prepared.copy(), { ask: 'players' }, 'players')
      .people.filter(({ no }) => players.includes(no))
      .map(({ player, missed }): PlayerChange => ({ player, was: missed, is: press(missed) }));

  test('a club misses a round, and one undo brings all of it back', () => {
    const book = prepared.copy();
    const before = book.values('Wall list');
    const changes = changesOf([1, 3, 5], missed => missing(missing(missed, 4), 2));
    const { undo, people } = expectView(book, { ask: 'change players', changes }, 'players');
    expect([1, 3, 5, 2].map(no => book.cell('Wall list', `G${no + 1}`))).toEqual([
      '2, 4',
      '2, 4',
      '2, 4',
      '',
    ]);
    expect(people.filter(({ missed }) => missed.rounds.length > 0)).toHaveLength(3);
    expect(undo?.what).toBe('3 players: Misses round 2, 4');
    expectView(book, { ask: 'undo', action: undo?.action ?? '' }, 'undone');
    expect(book.values('Wall list')).toEqual(before);
  });

  test('what somebody else has changed meanwhile stays, and is named', () => {
    const book = prepared.copy();
    const changes = changesOf([1, 3], missed => missing(missed, 3));
    book.type('Wall list', 'G2', '5');
    const view = expectView(book, { ask: 'change players', changes }, 'players');
    expect([book.cell('Wall list', 'G2'), book.cell('Wall list', 'G4')]).toEqual(['5', '3']);
    expect(view.refused).toEqual([changes[0]?.player]);
    // The same wish of two people is no difference.
    expect(expectView(book, { ask: 'change players', changes: changes.slice(1) }, 'players').refused).toEqual(
      [],
    );
  });

  test('a round that is paired is not changed by who misses it', () => {
    const book = prepared.copy();
    const before = book.snapshot();
    const changes = changesOf([1], missed => missing(missed, 1));
    expect(ask(book, { ask: 'change players', changes }).view).toBe('stopped');
    expect(
      ask(book, { ask: 'change players', changes: changesOf([1], one => ({ ...one, from: 9 })) }).view,
    ).toBe('stopped');
    expect(book.snapshot()).toEqual(before);
  });

  test('a press on a box of somebody who has withdrawn leaves the others as they were', () => {
    const gone = withdrawing(NOTHING, 3);
    expect(playingRound(gone, 4, 5)).toEqual({ rounds: [3], from: 5, awaited: false });
    expect(playingRound(gone, 5, 5)).toEqual({ rounds: [3, 4], from: 0, awaited: false });
    expect(playingRound(gone, 3, 5)).toEqual({ rounds: [], from: 4, awaited: false });
    expect(returning({ rounds: [1], from: 2, awaited: false }, 4)).toEqual({
      rounds: [1, 2, 3],
      from: 0,
      awaited: false,
    });
  });
});
