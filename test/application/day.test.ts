import { expect, test } from 'vitest';
import type { MemoryWorkbook } from './memoryWorkbook';
import {
  addPlayer,
  ask,
  column,
  expectConsistent,
  expectView,
  pairRound,
  tournamentBook,
} from './tournamentBook';

/** With LONG=1 an event of 64 players. */
const PLAYERS = process.env['LONG'] ? 64 : 16;
const ROUNDS = 5;
const COLUMNS = 'HIJKL';

const noOf = (label: string): number => Number(/^\d+/.exec(label)?.[0]);
const inPlay = (book: MemoryWorkbook) => expectView(book, { ask: 'state' }, 'results missing');
/** The row of a number: rows may be sorted. */
const rowOf = (book: MemoryWorkbook, no: number): number =>
  book.values('Wall list').findIndex(([cell]) => Number(cell) === no) + 1;
const cellAt = (book: MemoryWorkbook, no: number, round: number): string =>
  String(book.cell('Wall list', `${COLUMNS[round - 1]}${rowOf(book, no)}`));

/** Enters every open game of the round in play in the panel but those left out; Black wins at odd tables. */
function enter(book: MemoryWorkbook, round: number, leaves: readonly string[] = []): void {
  const { games = [] } = inPlay(book);
  const results = games.flatMap(({ table, black, white, result }) =>
    result !== undefined || leaves.includes(black)
      ? []
      : [{ round, black, white, result: Number(table) % 2 === 1 ? ('1-0' as const) : ('0-1' as const) }],
  );
  const { left } = expectView(book, { ask: 'record', results }, 'recorded');
  expect(left).toEqual([]);
}

function miss(book: MemoryWorkbook, round: number, player: string, remedy: string, withdraws = false): void {
  const { seen, remedies } = expectView(book, { ask: 'absent', round, player }, 'absence');
  expect(remedies.map(({ value }) => value)).toContain(remedy);
  const stays = withdraws ? 'withdraws' : 'plays on';
  expectView(book, { ask: 'write absence', seen, round, player, remedy, stays }, 'changed');
}

/** The power goes while the round is written; the next look offers to finish it. */
function pairInADarkRoom(book: MemoryWorkbook): void {
  const { seen } = expectView(book, { ask: 'preview' }, 'preview');
  book.dieAfter(1);
  expect(() => ask(book, { ask: 'write', seen })).toThrow();
  book.dieAfter(undefined);
  const { action, mayFinish } = expectView(book, { ask: 'state' }, 'begun');
  expect(mayFinish).toBe(true);
  expectView(book, { ask: 'finish', action }, 'results missing');
}

/** Somebody sorts the players by name and leaves the numbers where they are; one button puts it right. */
function sortByName(book: MemoryWorkbook, players: number): void {
  const lines = book.values('Wall list').slice(1, players + 1);
  const byName = [...lines].sort((a, b) => (String(a[1]) < String(b[1]) ? -1 : 1));
  byName.forEach((line, row) =>
    'BCDEFGHIJKL'
      .split('')
      .forEach((letter, i) => book.type('Wall list', `${letter}${row + 2}`, line[i + 1] ?? '')),
  );
  const { problems } = expectView(book, { ask: 'check' }, 'problems');
  const offers = problems
    .flatMap(({ mends = [] }) => mends)
    .filter(({ label }) => label === 'Put the rows in order');
  expect(offers).toHaveLength(1);
  expectView(book, { ask: 'mend', mend: offers[0]?.mend ?? '' }, 'problems');
  expectConsistent(book);
}

/** Two people have the same games before them; who comes second is told of a result that differs. */
function enterTwice(book: MemoryWorkbook, round: number): void {
  const [one, two] = inPlay(book).games ?? [];
  const result = (game = one, code: '1-0' | '0-1' = '1-0') => ({
    round,
    black: game?.black ?? '',
    white: game?.white ?? '',
    result: code,
  });
  expectView(book, { ask: 'record', results: [result()] }, 'recorded');
  const second = expectView(book, { ask: 'record', results: [result(one, '0-1'), result(two)] }, 'recorded');
  expect([second.results, second.left.length]).toEqual([1, 1]);
}

test('a day: late entry, no-show, withdrawal, a wrong result found late, a sort, two typists, a power cut', () => {
  const book = tournamentBook(PLAYERS, ROUNDS);
  pairRound(book);
  expectView(book, { ask: 'publish', round: 1 }, 'changed');
  enter(book, 1);

  // A late entry before round 2: the number of players is odd, so somebody has the bye.
  addPlayer(book, PLAYERS + 1, 'Late Lee', '2k');
  pairInADarkRoom(book);
  expect(cellAt(book, PLAYERS + 1, 1)).toBe('0=');
  expectView(book, { ask: 'publish', round: 2 }, 'changed');
  enterTwice(book, 2);
  enter(book, 2);
  sortByName(book, PLAYERS + 1);

  // A no-show in round 3: whoever is left over plays whoever has the bye.
  const third = pairRound(book).preview;
  expectView(book, { ask: 'publish', round: 3 }, 'changed');
  const [, table2] = inPlay(book).games ?? [];
  miss(book, 3, table2?.black ?? '', `with ${third.byeNumber}`, true);
  enter(book, 3);

  // Round 4 is paired while a game of round 3 goes on in another event, and a result of round 2 was wrong.
  pairRound(book);
  const [wrong] = Array.from({ length: PLAYERS }, (_, i) => i + 1).flatMap(no => {
    const found = /^(\d+)\+\/b$/.exec(cellAt(book, no, 2));
    return found ? [[no, Number(found[1])] as const] : [];
  });
  const [winner, loser] = wrong ?? [0, 0];
  book.type('Wall list', `I${rowOf(book, winner)}`, `${loser}-/b`);
  book.type('Wall list', `I${rowOf(book, loser)}`, `${winner}+/w`);
  const game = book.values('Round 2').findIndex(([, black]) => noOf(String(black)) === winner);
  book.type('Round 2', `F${game + 1}`, '0-1');
  const past = expectView(book, { ask: 'state' }, 'past changed');
  expect(past.changes).toHaveLength(2);
  const hand = { again: past.affected };
  const again = expectView(book, { ask: 'preview', hand }, 'preview');
  expectView(book, { ask: 'write', seen: again.seen, hand }, 'changed');
  expectView(book, { ask: 'publish', round: 4 }, 'changed');
  const slow = inPlay(book).games?.slice(-1)[0]?.black ?? '';
  enter(book, 4, [slow]);

  // The last round does not wait for the slow game.
  const last = expectView(book, { ask: 'preview', ahead: true, hand: {} }, 'preview');
  expectView(book, { ask: 'write', seen: last.seen, hand: {} }, 'written');
  const paired = column(book, 'L', PLAYERS + 1);
  const [going] = inPlay(book).goingOn ?? [];
  expect(going?.black).toBe(slow);
  const late = { round: 4, black: slow, white: going?.white ?? '', result: '0-1' as const };
  expectView(book, { ask: 'record', results: [late] }, 'recorded');
  expect(column(book, 'L', PLAYERS + 1)).toEqual(paired);
  enter(book, 5);

  expectView(book, { ask: 'state' }, 'finished');
  expectConsistent(book);
  expect(noOf(slow)).toBeGreaterThan(0);
  const { problems } = expectView(book, { ask: 'check' }, 'problems');
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  // The engine alone, asked again by what the Log kept of each round, pairs it as it was.
  let done = 0;
  const [found, stayed]: [string[], string[]] = [[], []];
  for (;;) {
    const audit = expectView(book, { ask: 'audit', done }, 'audit');
    found.push(
      ...audit.parts.flatMap(({ findings }) =>
        findings.flatMap(({ severity, sentence }) => (severity === 'warning' ? [sentence] : [])),
      ),
    );
    const said = audit.parts.flatMap(({ findings }) => findings.map(({ sentence }) => sentence));
    stayed.push(...said.filter(sentence => /was paired again; these stayed: /.test(sentence)));
    done = audit.done;
    if (done >= audit.rounds) break;
  }
  // Where tables stayed, after the no-show and after the wrong result, it is the best around them.
  expect(found).toEqual([]);
  expect(stayed.map(sentence => /^Round \d+/.exec(sentence)?.[0])).toEqual(['Round 3', 'Round 4']);
});
