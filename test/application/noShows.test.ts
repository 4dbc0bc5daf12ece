import { describe, expect, test } from 'vitest';
import type { MissedRounds, Staying } from '../../src/application/protocol/protocol';
import { PRIZES } from '../../src/application/functions/prizes';
import { PLACE, STANDINGS } from '../../src/application/functions/standings';
import { openTournament } from '../../src/application/read/openTournament';
import type { MemoryWorkbook } from './memoryWorkbook';
import { column, expectConsistent, expectView, pairRound, playRound, tournamentBook } from './tournamentBook';

const inPlay = (book: MemoryWorkbook) => expectView(book, { ask: 'state' }, 'results missing');
const noOf = (label: string): number => Number(/^\d+/.exec(label)?.[0]);
const cellOf = (book: MemoryWorkbook, label: string, letter = 'H') =>
  String(book.cell('Wall list', `${letter}${noOf(label) + 1}`));
/** The rows of a Round sheet below its titles. */
const sheetOf = (book: MemoryWorkbook, round: number) =>
  book
    .values(`Round ${round}`)
    .slice(3)
    .map(line => line.slice(0, 3));

const gameOf = (game?: { readonly black: string; readonly white: string }) => ({
  black: game?.black ?? '',
  white: game?.white ?? '',
});

const absenceOf = (book: MemoryWorkbook, round: number, player: string) =>
  expectView(book, { ask: 'absent', round, player }, 'absence');

function write(
  book: MemoryWorkbook,
  round: number,
  player: string,
  remedy: string,
  stays: Staying = 'plays on',
) {
  const { seen } = absenceOf(book, round, player);
  return expectView(book, { ask: 'write absence', seen, round, player, remedy, stays }, 'changed');
}

const publish = (book: MemoryWorkbook, round: number) =>
  expectView(book, { ask: 'publish', round }, 'changed');

const nine = tournamentBook(9);
pairRound(nine);
const [, third] = inPlay(nine).games ?? [];
const [absent, leftOver] = [third?.black ?? '', third?.white ?? ''];
const bye = column(nine, 'H', 9).indexOf('0+') + 1;

describe('a player has not come', () => {
  test('what can be done is said with what it means', () => {
    const { opponent, remedies, stays } = absenceOf(nine.copy(), 1, absent);
    expect(opponent).toBe(leftOver);
    expect(remedies.map(({ value }) => value)).toEqual(['win', `with ${bye}`, 'bye', 'both']);
    expect(stays.map(({ value }) => value)).toEqual(['plays on', 'withdraws', 'disqualified']);
    for (const { means } of [...remedies, ...stays]) expect(means.length).toBeGreaterThan(20);
    expect(remedies[1]?.means).toContain('A game at table 2; all other tables stay.');
  });

  test('the opponent wins by default', () => {
    const book = nine.copy();
    const before = column(book, 'H', 9);
    const { undo } = write(book, 1, absent, 'win');
    expect(cellOf(book, absent)).toBe(`${noOf(leftOver)}-!/b`);
    expect(cellOf(book, leftOver)).toBe(`${noOf(absent)}+!/w`);
    expectConsistent(book);
    expect(inPlay(book)).toMatchObject({ known: 1, total: 4 });
    expectView(book, { ask: 'undo', action: undo.action }, 'undone');
    expect(column(book, 'H', 9)).toEqual(before);
  });

  test('the one who is left over plays whoever has the bye; all other tables stay', () => {
    const book = nine.copy();
    const [before, sheet] = [column(book, 'H', 9), sheetOf(book, 1)];
    const { undo } = write(book, 1, absent, `with ${bye}`);
    expect(cellOf(book, absent)).toBe('0-');
    expect(cellOf(book, leftOver)).toMatch(new RegExp(`^${bye}\\?/[bw]$`));
    const others = before
      .map((_, i) => i + 1)
      .filter(no => ![noOf(absent), noOf(leftOver), bye].includes(no));
    expect(others.map(no => cellOf(book, `${no}`))).toEqual(others.map(no => before[no - 1]));
    const now = sheetOf(book, 1);
    expect(now[1]?.[0]).toBe('2');
    expect([now[1]?.[1], now[1]?.[2]].map(one => noOf(String(one))).sort()).toEqual(
      [noOf(leftOver), bye].sort(),
    );
    expect([0, 2, 3].map(row => now[row])).toEqual([0, 2, 3].map(row => sheet[row]));
    expect(now.flat().filter(text => String(text).startsWith('Bye'))).toEqual([]);
    expectConsistent(book);
    expectView(book, { ask: 'undo', action: undo.action }, 'undone');
    expect([column(book, 'H', 9), sheetOf(book, 1).slice(0, 5)]).toEqual([before, sheet]);
  });

  test('N38: who comes after all plays at the old table, though other games have their results', () => {
    const book = tournamentBook(4);
    pairRound(book);
    const [one, two] = inPlay(book).games ?? [];
    write(book, 1, one?.black ?? '', 'bye');
    expectView(book, { ask: 'record', results: [{ ...gameOf(two), round: 1, result: '1-0' }] }, 'recorded');
    for (const label of [one?.black ?? '', one?.white ?? ''])
      book.type('Wall list', `H${noOf(label) + 1}`, '');
    pairRound(book);
    expect(book.workbook.sheetNames().filter(name => name.startsWith('Round'))).toEqual(['Round 1']);
    const games = sheetOf(book, 1).filter(([, black, white]) => black !== '' && white !== '');
    expect(games.map(([, black]) => black).sort()).toEqual([one?.black, two?.black].sort());
    expect(
      sheetOf(book, 1)
        .flat()
        .filter(text => String(text).startsWith('Bye')),
    ).toEqual([]);
    expectConsistent(book);
  });

  test('two do not come: those who are left over play each other, even after results', () => {
    const book = tournamentBook(8);
    pairRound(book);
    const games = inPlay(book).games ?? [];
    book.type('Round 1', 'F4', 'b');
    expectView(book, { ask: 'record' }, 'recorded');
    const [, two, three] = games;
    write(book, 1, two?.white ?? '', 'win');
    const again = absenceOf(book, 1, three?.black ?? '');
    const value = `with ${noOf(two?.black ?? '')}`;
    expect(again.remedies.map(one => one.value)).toContain(value);
    write(book, 1, three?.black ?? '', value);
    expect([two?.white, three?.black].map(label => cellOf(book, label ?? ''))).toEqual(['0-', '0-']);
    expect(cellOf(book, two?.black ?? '')).toContain(`${noOf(three?.white ?? '')}?/`);
    expect(cellOf(book, games[0]?.black ?? '')).toContain('+');
    expectConsistent(book);
    expect(inPlay(book)).toMatchObject({ known: 1, total: 3 });
  });

  test('the opponent gets a bye, or neither came', () => {
    const book = tournamentBook(8);
    pairRound(book);
    const [one, two] = inPlay(book).games ?? [];
    write(book, 1, one?.black ?? '', 'bye');
    expect([one?.black, one?.white].map(label => cellOf(book, label ?? ''))).toEqual(['0-', '0+']);
    expect(sheetOf(book, 1)[0]).toEqual(['', '', '']);
    write(book, 1, two?.white ?? '', 'both');
    expect([two?.black, two?.white].map(label => cellOf(book, label ?? '').slice(1))).toEqual([
      '-!/b',
      '-!/w',
    ]);
    expectConsistent(book);
  });

  test('who withdraws or is disqualified is out from the next round on', () => {
    const book = nine.copy();
    const out = (label: string) => book.cell('Wall list', `G${noOf(label) + 1}`);
    write(book, 1, absent, 'win', 'withdraws');
    expect(out(absent)).toBe('2-');
    const [first] = inPlay(book).games ?? [];
    const { what } = write(book, 1, first?.white ?? '', 'win', 'disqualified');
    expect(what).toContain(`(${noOf(first?.white ?? '')} is disqualified)`);
    expect(out(first?.white ?? '')).toBe('2-!');
    expect(['I', 'J', 'K', 'L'].map(letter => cellOf(book, first?.white ?? '', letter))).toEqual(
      Array.from({ length: 4 }, () => '0-'),
    );
    playRound(book, 1);
    const { preview } = pairRound(book);
    expect(preview).toMatchObject({ round: 2 });
    const numbers = preview.games.flatMap(game => game.numbers);
    expect(numbers).not.toContain(noOf(absent));
    expect(numbers).not.toContain(noOf(first?.white ?? ''));
    expectConsistent(book);
  });

  test('nothing is written where something changed meanwhile, or the choice is not offered', () => {
    const book = nine.copy();
    const { seen } = absenceOf(book, 1, absent);
    const request = { ask: 'write absence', seen, round: 1, player: absent, stays: 'plays on' } as const;
    const before = column(book, 'H', 9);
    expectView(book, { ...request, remedy: 'with 77' }, 'stopped');
    expect(column(book, 'H', 9)).toEqual(before);
    book.type('Wall list', 'C5', '9k');
    expectView(book, { ...request, remedy: 'win' }, 'stopped');
    expect(column(book, 'H', 9)).toEqual(before);
    expectView(book, { ask: 'absent', round: 1, player: '77 Nobody' }, 'stopped');
  });

  test('a result typed in the sheet of the round is not lost', () => {
    const book = nine.copy();
    book.type('Round 1', 'F5', 'w');
    const { remedies } = absenceOf(book, 1, absent);
    expect(remedies.map(({ value }) => value)).not.toContain(`with ${bye}`);
  });
});

describe('publication', () => {
  test('is a mark on the sheet and a row in the Log, and is undone', () => {
    const book = nine.copy();
    expect(inPlay(book).published).toBe('');
    const { undo } = publish(book, 1);
    expect(inPlay(book).published).toMatch(/^Published \d{4}-/);
    expect(book.values('Log').map(line => line[2])).toContain('Publish round 1');
    expectView(book, { ask: 'undo', action: undo.action }, 'undone');
    expect(inPlay(book).published).toBe('');
  });

  test('before it the round is paired again freely, after it with a line on the sheet', () => {
    const book = tournamentBook(9);
    pairRound(book);
    for (const isPublished of [false, true]) {
      if (isPublished) publish(book, 1);
      const { games = [] } = inPlay(book);
      const hand = {
        again: 'all' as const,
        forbidden: [[noOf(games[0]?.black ?? ''), noOf(games[0]?.white ?? '')]] as const,
      };
      const preview = expectView(book, { ask: 'preview', hand }, 'preview');
      expect(preview).toMatchObject({ kept: 0, published: isPublished, round: 1 });
      const before = sheetOf(book, 1).length;
      expectView(book, { ask: 'write', seen: preview.seen, hand }, 'changed');
      expect(inPlay(book).games?.map(({ black, white }) => [black, white])).not.toContainEqual([
        games[0]?.black,
        games[0]?.white,
      ]);
      const lines = sheetOf(book, 1)
        .slice(before)
        .map(line => line[1]);
      expect(lines).toEqual(isPublished ? [expect.stringMatching(/ Changed, new games: 1: /)] : []);
      expectConsistent(book);
      expectView(book, { ask: 'check' }, 'problems');
      expect(inPlay(book).warnings).toEqual([]);
    }
  });

  test('a no-show in a published round is printed, and results are kept when the rest is paired again', () => {
    const book = nine.copy();
    publish(book, 1);
    write(book, 1, absent, 'win');
    expect(sheetOf(book, 1).slice(-1)[0]?.[1]).toMatch(/did not come: .* wins by default$/);
    const before = cellOf(book, absent);
    const hand = { again: 'all' } as const;
    const preview = expectView(book, { ask: 'preview', hand }, 'preview');
    expect(preview.kept).toBe(1);
    expectView(book, { ask: 'write', seen: preview.seen, hand }, 'changed');
    expect(cellOf(book, absent)).toBe(before);
    expectConsistent(book);
  });
});

describe('who is out', () => {
  test('is marked in the standings, from the round that counts', () => {
    const book = nine.copy();
    write(book, 1, absent, 'win', 'withdraws');
    const tournament = openTournament(book.workbook);
    const table = STANDINGS(tournament?.list.values, tournament?.settingsAt?.values);
    const column = (table[0] ?? []).indexOf('Remarks');
    const marked = table.filter(row => row[column] === 'not in the event from round 2 on');
    expect(marked.map(row => String(row[2]))).toEqual([/^\d+ (.*?) \(/.exec(absent)?.[1]]);
    const nobody = openTournament(nine.copy().workbook);
    expect(STANDINGS(nobody?.list.values, nobody?.settingsAt?.values)[0]).not.toContain('Remarks');
  });

  test('whoever is disqualified keeps the place, or loses it by the setting: others move up, and so do the prizes', () => {
    const book = nine.copy();
    const { seen, stays } = absenceOf(book, 1, absent);
    expect(stays.map(({ value }) => value)).toContain('disqualified');
    const request = { ask: 'write absence', seen, round: 1, player: absent, remedy: 'win' } as const;
    expectView(book, { ...request, stays: 'disqualified' }, 'changed');
    playRound(book, 1);
    const name = /^\d+ (.*?) \(/.exec(absent)?.[1] ?? '';
    const table = () => {
      const tournament = openTournament(book.workbook);
      const { list, settingsAt } = tournament!;
      const prizes = [['Place', 'Prize'], ...Array.from({ length: 9 }, (_, i) => [i + 1, 100 - 10 * i])];
      return {
        rows: STANDINGS(list.values, settingsAt?.values).slice(1),
        places: PLACE(list.values, settingsAt?.values).slice(1, 10).flat(),
        winners: PRIZES(list.values, prizes, settingsAt?.values).map(row => row[2]),
      };
    };
    const before = table();
    const own = before.rows.find(row => row[2] === name) ?? [];
    expect(own).toContain('disqualified from round 2 on');
    expect(own[0]).toEqual(expect.any(Number));
    expect(before.winners).toContain(name);
    const row = book.values('Settings').findIndex(([one]) => one === 'Disqualified lose their place');
    book.type('Settings', `B${row + 1}`, 'yes');
    const after = table();
    expect(after.rows.at(-1)).toEqual(expect.arrayContaining(['–', name, 'disqualified from round 2 on']));
    expect(after.places[noOf(absent) - 1]).toBe('–');
    expect(after.winners).not.toContain(name);
    // Everybody else stands in the same order; places behind the empty one are better by one.
    const others = ({ rows }: typeof after) => rows.filter(one => one[2] !== name);
    expect(others(after).map(one => one[2])).toEqual(others(before).map(one => one[2]));
    expect(others(after).map(([place]) => place)).toEqual(
      others(before).map(([place]) => Number(place) - (Number(place) > Number(own[0]) ? 1 : 0)),
    );
    // A rule that was changed while the event is played is asked about before the next round.
    expect(expectView(book, { ask: 'preview' }, 'changes').grade).toBe('confirm twice');
    expectConsistent(book);
  });

  test('the mark stays where rounds to miss are changed, and goes with whoever plays again', () => {
    const book = nine.copy();
    write(book, 1, absent, 'win', 'disqualified');
    playRound(book, 1);
    const at = `G${noOf(absent) + 1}`;
    const player = absent;
    const change = (press: (missed: MissedRounds) => MissedRounds) => {
      const { people } = expectView(book, { ask: 'players' }, 'players');
      const was = people.find(one => one.player === player)?.missed;
      if (!was) throw new Error(player);
      expectView(book, { ask: 'change players', changes: [{ player, was, is: press(was) }] }, 'players');
      return book.cell('Wall list', at);
    };
    expect(change(was => ({ ...was, rounds: [2], from: 3 }))).toBe('2, 3-!');
    expect(change(was => ({ ...was, rounds: [2], from: 0 }))).toBe('2');
  });

  test('a second agreed absence is asked about, a first one and one without agreement are not', () => {
    const book = tournamentBook(9);
    book.type('Wall list', 'G2', '1, 2');
    book.type('Wall list', 'G3', '2');
    pairRound(book);
    playRound(book, 1);
    const said = () =>
      expectView(book, { ask: 'state' }, 'ready')
        .warnings.map(({ sentence }) => sentence)
        .filter(sentence => sentence.includes('agreed absence'));
    expect(said()).toEqual([
      expect.stringMatching(/^Player 1 \(1\) is out of round 2, .* in round 1 already/),
    ]);
    book.type('Wall list', 'I2', '0-');
    expect(said()).toEqual([]);
  });

  test('of agreed absences there are as many as the setting says, in some rounds none', () => {
    const book = tournamentBook(9);
    const set = (setting: string, value: string): void => {
      const row = book.values('Settings').findIndex(([name]) => name === setting);
      book.type('Settings', `B${row + 1}`, value);
    };
    set('Agreed absences', '1');
    set('No agreed absences in', '3-5');
    book.type('Wall list', 'G2', '1, 2');
    book.type('Wall list', 'G3', '2, 3');
    pairRound(book);
    playRound(book, 1);
    const said = () =>
      expectView(book, { ask: 'state' }, 'ready')
        .warnings.map(({ sentence }) => sentence)
        .filter(sentence => sentence.includes('(0-)'));
    expect(said()).toEqual([expect.stringMatching(/^Player 1 \(1\) is out of round 2, .*none more\.$/)]);
    pairRound(book);
    playRound(book, 2);
    expect(said()).toEqual([expect.stringMatching(/^Player 2 \(2\) is out of round 3/)]);
    pairRound(book);
    const row = (no: number) => ['H', 'I', 'J'].map(letter => book.cell('Wall list', `${letter}${no + 1}`));
    expect(row(1).slice(0, 2)).toEqual(['0=', '0-']);
    expect(row(2).slice(1)).toEqual(['0=', '0-']);
    expectConsistent(book);
  });
});

// N123
test.each([5, 8, 11])(
  'of several games in a round, among %i players: it says so, and each is entered',
  players => {
    const book = tournamentBook(players, 5, 'Diagonal');
    pairRound(book);
    const open = inPlay(book).games ?? [];
    for (const player of new Set(open.flatMap(({ black, white }) => [black, white]))) {
      const said = expectView(book, { ask: 'absent', round: 1, player }, 'stopped').reasons;
      expect(said.map(({ sentence }) => sentence)).toEqual([
        `${player} has several games in round 1; nothing was written.`,
      ]);
    }
    const [game] = open;
    const results = [{ round: 1, ...gameOf(game), result: '0-1!' as const }];
    expect(expectView(book, { ask: 'record', results }, 'recorded')).toMatchObject({ results: 1, left: [] });
    const [one, other] = [cellOf(book, game?.black ?? ''), cellOf(book, game?.white ?? '')];
    expect([
      one.split(' ').filter(text => text.includes('-!')),
      other.split(' ').filter(text => text.includes('+!')),
    ]).toEqual([[expect.stringMatching(/-!/)], [expect.stringMatching(/\+!/)]]);
  },
);
