import { describe, expect, test } from 'vitest';
import { openTournament } from '../../src/application/read/openTournament';
import { readEveryAction } from '../../src/application/write/log';
import { pairedRounds } from '../../src/sheet/write/pairedRounds';
import { makeStanding } from '../../src/standings/score/makeStanding';
import { countedScore } from '../../src/standings/score/standing';
import {
  addPlayer,
  ask,
  column,
  expectConsistent,
  expectView,
  pairRound,
  playRound,
  tournamentBook,
} from './tournamentBook';

describe('an event of five rounds', () => {
  const book = tournamentBook(13);

  test('round 1: an odd number, one bye', () => {
    const ready = expectView(book, { ask: 'state' }, 'ready');
    expect(ready).toMatchObject({ round: 1, rounds: 5, playing: 13, out: [], fixed: 0, examples: false });
    const { preview, written } = pairRound(book);
    expect(preview.games).toHaveLength(6);
    expect(preview.bye).toMatch(/^\d+ Player/);
    expect(written).toMatchObject({ round: 1, games: 6, different: [] });
    expect(column(book, 'H', 13).filter(cell => cell === '0+')).toHaveLength(1);
    expect(column(book, 'H', 13).filter(cell => /^\d+\?\/[bw]$/.test(String(cell)))).toHaveLength(12);
    expect(book.isText('Wall list', 'H2')).toBe(true);
    expectConsistent(book);
  });

  test('the sheet of the round shows the games and takes results', () => {
    expect(book.cell('Round 1', 'A1')).toBe('Round 1 – Spring Cup');
    expect(book.values('Round 1')[2]).toEqual(['Table', 'Black', 'White', 'Handicap', 'Komi', 'Result']);
    expect(book.cell('Round 1', 'A10')).toBe('Bye');
    expect(book.isText('Round 1', 'F4')).toBe(true);
    expect(book.choices('Round 1', 'F4')).toContain('White wins by default');
    expect(book.choices('Round 1', 'F10')).toBeUndefined();
    const missing = expectView(book, { ask: 'state' }, 'results missing');
    expect(missing).toMatchObject({ round: 1, known: 0, total: 6, recordable: 0 });
    expect(missing.missing[0]?.cell).toEqual({ sheet: 'Round 1', a1: 'F4' });
    const recorded = playRound(book, 1, [2, 5]);
    expect(recorded).toMatchObject({ rounds: [1], results: 6, left: [] });
    expect(column(book, 'H', 13).some(cell => String(cell).includes('?'))).toBe(false);
    expectConsistent(book);
  });

  test('round 2: somebody is out, somebody came late', () => {
    book.type('Wall list', 'G4', '2');
    addPlayer(book, 14, 'Late Entry', '2k');
    const ready = expectView(book, { ask: 'state' }, 'ready');
    expect(ready).toMatchObject({ round: 2, playing: 13, out: ['3 Player 3 (3d)'] });
    pairRound(book);
    expect(book.cell('Wall list', 'I4')).toBe('0=');
    expect(book.cell('Wall list', 'H15')).toBe('0=');
    expect(book.cell('Wall list', 'I15')).toMatch(/^\d+\?\/[bw]$|^0\+$/);
    playRound(book, 2, [1, 3]);
    expectConsistent(book);
  });

  test('the Log keeps what each round was paired from, whatever becomes of the list', () => {
    const kept = pairedRounds(readEveryAction(book.workbook));
    expect(kept.map(({ round, wallList }) => [round, wallList.players.length])).toEqual([
      [1, 13],
      [2, 14],
    ]);
    expect(kept[1]?.settings).toEqual(openTournament(book.workbook)?.settings);
    expect(kept[1]?.wallList.players[2]?.out.rounds).toEqual([2]);
    expect(kept[1]?.wallList.entries.flatMap(row => row[1])).toEqual([]);
  });

  test('round 3: a pair typed by hand stays', () => {
    const fixed = ['1', '9'];
    book.type('Wall list', 'J2', `${fixed[1]}?/w`);
    book.type('Wall list', 'J10', `${fixed[0]}?/b`);
    const ready = expectView(book, { ask: 'state' }, 'ready');
    expect(ready).toMatchObject({ round: 3, fixed: 1, playing: 14 });
    const { preview } = pairRound(book);
    expect(preview.games.filter(game => game.fixed)).toHaveLength(1);
    expect(preview.summary).toContain('Pairs typed by you: 1');
    expect([book.cell('Wall list', 'J2'), book.cell('Wall list', 'J10')]).toEqual(['9?/w', '1?/b']);
    playRound(book, 3, [4]);
    expectConsistent(book);
  });

  test('round 4: withdrawn from here on', () => {
    book.type('Wall list', 'G8', '4-');
    pairRound(book);
    expect(book.cell('Wall list', 'K8')).toBe('0=');
    playRound(book, 4);
    expectConsistent(book);
  });

  test('round 5 and the end', () => {
    pairRound(book);
    playRound(book, 5, [1, 2, 3]);
    expectConsistent(book);
    expect(expectView(book, { ask: 'state' }, 'finished')).toMatchObject({ rounds: 5 });
    expect(ask(book, { ask: 'preview' }).view).toBe('finished');
    expect(expectView(book, { ask: 'standings' }, 'standings written').sheet).toBe('Standings');
    expect(book.formula('Standings', 'A1')).toBe('=STANDINGS(WallList;Settings)');
    expect(expectView(book, { ask: 'standings' }, 'standings written').sheet).toBe('Standings');
  });

  test('a correction that the sheet of the round does not know is told before the standings', () => {
    const [cell, opponent] = ['L2', 'L3', 'L4'].flatMap(a1 => {
      const game = /^(\d+)[+-]\/[bw]$/.exec(String(book.cell('Wall list', a1)));
      return game ? [a1, `L${Number(game[1]) + 1}`] : [];
    });
    const swapped = (a1 = ''): string =>
      String(book.cell('Wall list', a1)).replace(/[+-]/, sign => (sign === '+' ? '-' : '+'));
    const corrected = book.copy();
    corrected.type('Wall list', cell ?? '', swapped(cell));
    corrected.type('Wall list', opponent ?? '', swapped(opponent));
    const { warnings } = expectView(corrected, { ask: 'state' }, 'finished');
    expect(warnings?.map(one => one.cell?.sheet)).toEqual(['Round 5']);
  });

  test('nobody met twice and every round has its points', () => {
    const tournament = openTournament(book.workbook);
    if (!tournament) throw new Error();
    const { wallList } = tournament.reading;
    wallList.entries.forEach(row => {
      const met = row.flat().flatMap(entry => (entry.kind === 'game' ? [entry.opponent] : []));
      expect(new Set(met).size).toBe(met.length);
    });
    const standing = makeStanding(wallList, tournament.settings);
    expect(standing.through).toBe(5);
    expect(countedScore(standing, 0)).toBeGreaterThan(0);
  });

  test('the Log tells it all', () => {
    const what = book.values('Log').map(line => line[2]);
    expect(what).toContain('Create Spring Cup');
    expect(what).toContain('Pair round 5');
    expect(
      book
        .values('Log')
        .slice(1)
        .map(line => line[3]),
    ).not.toContain('begun');
  });
});

test('what was typed into the wall list never changes, except ? by a result', () => {
  const book = tournamentBook(9);
  book.type('Wall list', 'D3', '2150');
  book.type('Wall list', 'F4', '=Club');
  book.type('Wall list', 'H5', '7?');
  book.type('Wall list', 'H8', '4?');
  const before = book.values('Wall list');
  pairRound(book);
  playRound(book, 1);
  const after = book.values('Wall list');
  before.forEach((line, row) =>
    line.forEach((value, c) => {
      if (value === '') return;
      if (String(value).includes('?'))
        expect(String(after[row]?.[c])).toBe(String(value).replace('?', String(after[row]?.[c]).charAt(1)));
      else expect(after[row]?.[c]).toBe(value);
    }),
  );
  expect(book.cell('Wall list', 'H5')).toMatch(/^7[+-]$/);
  expectConsistent(book);
});
