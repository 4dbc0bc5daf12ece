import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NEXTROUND } from '../../src/application/functions/nextRound';
import { PRIZES } from '../../src/application/functions/prizes';
import { openTournament } from '../../src/application/read/openTournament';
import type { Tournament } from '../../src/application/read/tournament';
import { readActions, undoOffer } from '../../src/application/write/log';
import { rowsInBetween } from '../../src/application/undo/rowsInBetween';
import { finalOrder } from '../../src/standings/placement/finalOrder';
import { exampleRows } from '../../src/sheet/cells/examples';
import { makeText } from '../../src/sheet/wording';
import type { Entry } from '../../src/tournament/game';
import { isPairedByScores, SYSTEM_NAMES, type System } from '../../src/tournament/systems';
import { lotNumber } from '../../src/tournament/wallList';
import { memoryWorkbook, type MemoryWorkbook } from './memoryWorkbook';
import { ask, expectView } from './tournamentBook';

/** *Sort by place and renumber* in events of every system: no game, place, prize or draw is another. */

const EXAMPLES = exampleRows(makeText('en'));

interface Drawn {
  /** The order in which the players are typed. */
  readonly order: readonly number[];
  readonly results: readonly string[];
  /** After so many rounds the list is sorted; in the last of them so many games have no result yet. */
  readonly rounds: number;
  readonly open: number;
  readonly lottery: boolean;
  readonly teams: boolean;
  readonly named: readonly (readonly [number, number])[];
}

const drawn: fc.Arbitrary<Drawn> = fc.record({
  order: fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6, 7], { minLength: 8, maxLength: 8 }),
  results: fc.array(fc.constantFrom('b', 'w', 'b', 'w', '='), { minLength: 5, maxLength: 9 }),
  rounds: fc.integer({ min: 1, max: 3 }),
  open: fc.constantFrom(0, 0, 1, 2),
  lottery: fc.boolean(),
  teams: fc.boolean(),
  named: fc.uniqueArray(fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 5, max: 8 })), {
    maxLength: 2,
    selector: ([no]) => no,
  }),
});

const letter = (column: number): string => String.fromCharCode('A'.charCodeAt(0) + column);

/** The event before its first round. Two players have one name; the club tells them apart. */
function create(system: System, { order, lottery, teams, named }: Drawn): MemoryWorkbook {
  const book = memoryWorkbook();
  const bars = system === 'McMahon' ? { upperBar: '1d', lowerBar: '10k' } : { upperBar: '', lowerBar: '' };
  const tournament = { name: 'Spring Cup', system, teams, rounds: teams ? 3 : 6, ...bars, seed: 'dice' };
  expectView(book, { ask: 'create', tournament }, 'created');
  expectView(book, { ask: 'clear examples' }, 'cleared');
  const titles = book.values('Wall list')[0] ?? [];
  order.forEach((from, at) => {
    const example = EXAMPLES[from]!;
    const typed: Readonly<Record<string, string>> = {
      Name: from === 1 && !teams ? 'Player 0' : `Player ${from}`,
      Club: `Club ${from}`,
      Rank: example.rank,
      Category: example.category,
      Group: example.group,
      Team: example.team === EXAMPLES[0]?.team ? `4 ${example.team}` : example.team,
      Board: example.board,
    };
    for (const [title, text] of Object.entries(typed)) {
      const column = titles.indexOf(title);
      if (column >= 0) book.type('Wall list', `${letter(column)}${at + 2}`, text);
    }
  });
  book.type('Settings', cellOf(book, 'Rather not'), named.map(pair => pair.join('×')).join(', '));
  book.type('Settings', cellOf(book, 'Fixed tables'), named.map(([no], i) => `${no}@${i + 1}`).join(', '));
  if (lottery)
    book.type('Settings', cellOf(book, 'Tiebreaks'), isPairedByScores(system) ? 'SOS, Lottery' : 'Lottery');
  return book;
}

const cellOf = (book: MemoryWorkbook, setting: string): string =>
  `B${book.values('Settings').findIndex(([name]) => name === setting) + 1}`;

/** Plays by panel and typing. */
function play(book: MemoryWorkbook, system: System, { results, rounds, open }: Drawn): MemoryWorkbook {
  for (let round = 1; round <= rounds; round++) {
    const state = ask(book, { ask: 'state' });
    if (state.view === 'ready' && state.numbersOffered === true) {
      const { seen } = expectView(book, { ask: 'numbers' }, 'numbers');
      ask(book, { ask: 'write numbers', seen });
    }
    const preview = ask(book, { ask: 'preview' });
    if (preview.view !== 'preview') break;
    expectView(book, { ask: 'write', seen: preview.seen }, 'written');
    const lines = book.values(`Round ${round}`);
    const games = lines.flatMap((line, row) => (row > 2 && line[2] !== '' ? [row] : []));
    games.forEach((row, game) => {
      if (round === rounds && game < open) return;
      // Knock-outs go on after a draw.
      const typed = results[(game + round) % results.length] ?? 'b';
      const result = typed === '=' && /Knock/.test(system) ? 'b' : typed;
      book.type(`Round ${round}`, `F${row + 1}`, result);
    });
    expectView(book, { ask: 'record' }, 'recorded');
  }
  return book;
}

const opened = (book: MemoryWorkbook): Tournament => {
  const tournament = openTournament(book.workbook);
  if (!tournament) throw new Error('no wall list');
  return tournament;
};

/** All that anybody could be told of the event, with clubs in the place of numbers. */
function seen(book: MemoryWorkbook) {
  const { reading, settings, event, list, settingsAt } = opened(book);
  const { wallList } = reading;
  const id = (player: number): string => wallList.players[player]?.club ?? 'outside';
  const idOf = (no: number): string => id(wallList.players.findIndex(player => player.no === no));
  const entry = (one: Entry): string =>
    one.kind === 'game'
      ? `${id(one.opponent)} ${one.outcome} ${one.colour} ${one.handicap} ${one.byDefault}`
      : `${one.as} ${one.worth}`;
  const order = finalOrder(wallList, settings);
  const contest = event.contest();
  const ofTeams = finalOrder(contest.wallList, contest.settings);
  const placed = ({ places, criteria }: typeof order, name: (player: number) => string) =>
    places
      .map(
        (place, player) => `${name(player)} ${place} ${criteria.map(({ values }) => values[player]).join()}`,
      )
      .sort();
  const bare = (cell: unknown): string =>
    String(cell)
      .replace(/^\d+ /, '')
      .replace(/ \(\d+\)|#\d+/g, '');
  // Who is named in a sentence stands there in the order of the list.
  const inAnyOrder = (cell: string): string =>
    /: .+ – .+/.test(cell)
      ? cell
          .replace(/\.$/, '')
          .split(/: |, /)
          .map(part => part.split(' – ').sort().join(' – '))
          .sort()
          .join()
      : cell;
  const next = NEXTROUND(list.values, settingsAt?.values);
  // A sentence instead of a round names a cell.
  const isRound = next.length > 1;
  return {
    games: wallList.players
      .map(
        (_, player) =>
          `${id(player)}: ${wallList.entries[player]?.map(row => row.map(entry).join(' & ')).join('; ')}`,
      )
      .sort(),
    order: placed(order, id),
    teams: placed(ofTeams, team => contest.wallList.players[team]?.name ?? ''),
    prizes: PRIZES(list.values, [[100], [50], [20], ['cup']], settingsAt?.values)
      .map(([place, , name, ...won]) => [place, name, ...won].join('|'))
      .sort(),
    next: (isRound ? next : []).map(row =>
      row.map((cell, column) => (column === 1 || column === 3 ? '' : inAnyOrder(bare(cell)))).join('|'),
    ),
    sheets: book.workbook
      .sheetNames()
      .filter(name => name.startsWith('Round'))
      .map(name =>
        book.values(name).map(line => [line[0], bare(line[1]), bare(line[2]), ...line.slice(3)].join('|')),
      ),
    named: [
      settings.ratherNot.map(pair => pair.map(idOf)),
      settings.fixedTables.map(([no, table]) => [idOf(no), table]),
    ],
    state: ask(book, { ask: 'state' }).view,
    check: expectView(book.copy(), { ask: 'check' }, 'problems').problems.map(({ kind }) => kind),
  };
}

const everything = (book: MemoryWorkbook) => {
  const { Log: _log, ...sheets } = book.snapshot();
  return sheets;
};

const RUNS = Number(process.env['EVENTS'] ?? 1);

describe('sorted by place and renumbered, nothing is another; undone, it is to the letter what it was', () => {
  test.each(SYSTEM_NAMES)('%s', system => {
    fc.assert(
      fc.property(drawn, one => {
        const book = play(create(system, one), system, one);
        const [before, cells] = [seen(book), everything(book)];
        ask(book, { ask: 'sort by place' });
        expect(seen(book)).toEqual(before);
        const { reading, event } = opened(book);
        const { players } = reading.wallList;
        const inOrder = players.map((_, i) => i);
        expect(players.map(({ no }) => no - 1)).toEqual(inOrder);
        if (!one.teams) expect(finalOrder(event.wallList, event.settings).order).toEqual(inOrder);
        const sorted = everything(book);
        ask(book, { ask: 'sort by place' });
        expect(everything(book)).toEqual(sorted);
        const offer = undoOffer(readActions(book.workbook));
        if (offer?.what === 'Sort by place and renumber')
          expect(ask(book, { ask: 'undo', action: offer.action })).toMatchObject({
            view: 'undone',
            kept: [],
          });
        expect(everything(book)).toEqual(cells);
      }),
      { numRuns: RUNS },
    );
  });
});

describe('what was settled before the list was numbered anew stays so', () => {
  const two: Drawn = {
    order: [5, 2, 7, 0, 1, 4, 3, 6],
    results: ['b', 'w', 'b'],
    rounds: 2,
    open: 0,
    lottery: false,
    teams: false,
    named: [[1, 6]],
  };
  const book = create('Swiss', two);
  const line = book.values('Tournament system').length + 1;
  book.type('Settings', cellOf(book, 'Forbidden pairs'), '1×8');
  book.type('Tournament system', `A${line}`, 'Forbidden pairs');
  book.type('Tournament system', `B${line}`, '1×8');
  play(book, 'Swiss', two);
  const original = book.copy();
  ask(book, { ask: 'sort by place' });

  const pairsOf = (one: MemoryWorkbook): unknown => one.cell('Settings', cellOf(one, 'Forbidden pairs'));
  const clubs = (one: MemoryWorkbook): readonly string[] => {
    const { settings, reading } = opened(one);
    return settings.forbiddenPairs
      .flat()
      .map(no => reading.wallList.players.find(player => player.no === no)?.club ?? '')
      .sort();
  };
  const audited = (one: MemoryWorkbook): readonly string[] =>
    expectView(one, { ask: 'audit', done: 0 }, 'audit').parts.flatMap(({ title, findings }) => [
      title,
      ...findings.map(({ sentence }) => sentence),
    ]);

  test('in the settings and on the announcement', () => {
    expect(pairsOf(book)).not.toBe('1×8');
    expect(clubs(book)).toEqual(clubs(original));
    expect(book.cell('Tournament system', `B${line}`)).toBe(pairsOf(book));
  });

  test('for the audit of each round', () => {
    expect(audited(book)).toEqual(audited(original));
  });

  test('a pair that is put back is the one of then', () => {
    const later = book.copy();
    later.type('Settings', cellOf(later, 'Forbidden pairs'), '2×5');
    const asked = expectView(later, { ask: 'state' }, 'changes');
    expect(asked.changes.map(({ sentence }) => sentence).join()).toContain(String(pairsOf(book)));
    ask(later, { ask: 'put back', seen: asked.seen });
    expect(clubs(later)).toEqual(clubs(original));
    expect(ask(later, { ask: 'state' }).view).toBe('ready');
  });

  test('a new Settings sheet has the numbers of now', () => {
    const later = book.copy();
    later.removeSheet('Settings');
    const [found] = expectView(later, { ask: 'check' }, 'problems').problems.flatMap(one => one.mends ?? []);
    ask(later, { ask: 'mend', mend: found?.mend ?? '' });
    expect(opened(later).settings).toEqual(opened(book).settings);
  });

  test('other numbers for lots are other lots, which is asked about twice', () => {
    const later = book.copy();
    const at = cellOf(later, 'Numbers for lots');
    const numbers = String(later.cell('Settings', at)).split(', ');
    later.type('Settings', at, [...numbers].reverse().join(', '));
    expect(expectView(later, { ask: 'state' }, 'changes')).toMatchObject({ grade: 'confirm twice' });
  });

  test('a late entry draws a lot that nobody has', () => {
    const later = book.copy();
    later.type('Wall list', 'B10', 'Late');
    const lots = opened(later).reading.wallList.players.map(lotNumber);
    expect(new Set(lots).size).toBe(9);
  });
});

test('an opponent outside the list is nobody of the list afterwards', () => {
  const book = memoryWorkbook();
  book.addSheet('Wall list', [
    ['No', 'Name', 'R1', 'R2'],
    ['30', 'Cy', '1-', '20-'],
    ['10', 'Ann', '20+', '2+'],
    ['20', 'Bo', '10-', '30+'],
  ]);
  book.addSheet('Settings', [
    ['Setting', 'Value'],
    ['System', 'Swiss'],
  ]);
  book.select('Wall list');
  ask(book, { ask: 'sort by place' });
  expect(book.values('Wall list').slice(1)).toEqual([
    [1, 'Ann', '2+', '5+'],
    [2, 'Bo', '1-', '3+'],
    [3, 'Cy', '4-', '2-'],
  ]);
});

describe('rows go with all that stands in them, and come back together or not at all', () => {
  const two: Drawn = {
    order: [5, 2, 7, 0, 1, 4, 3, 6],
    results: ['b', 'w', 'b'],
    rounds: 2,
    open: 0,
    lottery: false,
    teams: false,
    named: [],
  };
  const book = create('Swiss', two);
  const [titles = []] = book.values('Wall list');
  const width = book.workbook.namedArea('WallList')?.columns ?? 0;
  // Between the columns of the list, beside its computed columns, and the answer of a formula.
  const [inside, paid, answer] = [width - 1, width + 4, width + 6];
  book.type('Wall list', `${letter(inside)}1`, 'Hotel');
  book.type('Wall list', `${letter(paid)}1`, 'Paid');
  book.writeFormula({ sheet: 'Wall list', row: 0, column: answer }, '=DCSTEPS(WallList; Settings)');
  book.type('Wall list', `${letter(answer + 1)}1`, 'DC-2');
  two.order.forEach((from, at) => {
    book.type('Wall list', `${letter(inside)}${at + 2}`, `room ${from}`);
    book.type('Wall list', `${letter(paid)}${at + 2}`, from * 10);
    book.type('Wall list', `${letter(answer + 1)}${at + 2}`, `row ${at}`);
  });
  play(book, 'Swiss', two);
  const before = everything(book);
  ask(book, { ask: 'sort by place' });
  const undone = (one: MemoryWorkbook) => {
    const offer = undoOffer(readActions(one.workbook));
    expect(offer?.what).toBe('Sort by place and renumber');
    return expectView(one, { ask: 'undo', action: offer?.action ?? '' }, 'undone');
  };

  test('the organiser’s columns stand beside their players, and the answer of a formula where it stood', () => {
    const lines = book.values('Wall list').slice(1, 9);
    const ids = lines.map(line => String(line[titles.indexOf('Club')]).replace('Club ', ''));
    expect(ids).not.toEqual(two.order.map(String));
    expect(lines.map(line => line[inside])).toEqual(ids.map(id => `room ${id}`));
    expect(lines.map(line => line[paid])).toEqual(ids.map(id => Number(id) * 10));
    expect(lines.map(line => line[answer + 1])).toEqual(ids.map((_, row) => `row ${row}`));
    const copy = book.copy();
    expect(undone(copy).kept).toEqual([]);
    expect(everything(copy)).toEqual(before);
  });

  test('rows above are followed', () => {
    const copy = book.copy();
    copy.insertRow('Wall list', 0);
    expect(undone(copy).kept).toEqual([]);
    expect(copy.values('Wall list').slice(1)).toEqual(before['Wall list']);
  });

  test('whoever stands there twice, or no more, because of a row inserted or deleted in that very call is named', () => {
    const copy = book.copy();
    const planned = opened(copy);
    const name = titles.indexOf('Name');
    const gone = copy.cell('Wall list', `${letter(name)}4`);
    copy.type('Wall list', `${letter(name)}4`, '');
    copy.type('Wall list', `${letter(name)}10`, copy.cell('Wall list', `${letter(name)}2`));
    expect(
      rowsInBetween(copy.workbook, planned).map(({ problem: { values }, cell }) => [
        values.wrote,
        values.found,
        cell?.a1,
      ]),
    ).toEqual([
      ['', copy.cell('Wall list', `${letter(name)}2`), `${letter(name)}10`],
      [gone, '', undefined],
    ]);
    expect(rowsInBetween(book.workbook, opened(book))).toEqual([]);
  });

  test.each([
    ['a row between them', (one: MemoryWorkbook) => one.insertRow('Wall list', 4)],
    ['a result typed since', (one: MemoryWorkbook) => one.type('Wall list', `${letter(width - 2)}3`, '0=')],
    ['another note', (one: MemoryWorkbook) => one.type('Wall list', `${letter(paid)}3`, 99)],
    ['a row between the settings', (one: MemoryWorkbook) => one.insertRow('Settings', 5)],
  ])('%s: nothing is undone, the cell is named, and it is offered again', (_, change) => {
    const copy = book.copy();
    change(copy);
    const after = everything(copy);
    const answer = undone(copy);
    expect([answer.restored, answer.partly]).toEqual([0, true]);
    expect(['Wall list', 'Settings']).toContain(answer.kept[0]?.cell?.sheet);
    expect(everything(copy)).toEqual(after);
    expect(undoOffer(readActions(copy.workbook))?.what).toBe('Sort by place and renumber');
  });
});
