import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { GameOfRound, ResultCode } from '../../src/application/protocol/protocol';
import { writeFile } from '../../src/exchange/writeFile';
import { makeText } from '../../src/sheet/wording';
import { makeA1 } from '../../src/sheet/cells/cell';
import { LANGUAGES } from '../../src/tournament/languages';
import { SYSTEM_NAMES, type System } from '../../src/tournament/systems';
import { begin } from './randomEvents/begin';
import type { Kind } from './randomEvents/kind';
import { plainSheets, type PlainSheet } from './randomEvents/roundSheets';
import { addressOf, labelOf, plainList, type CellGame, type Row } from './randomEvents/wallList';
import { isWord } from './randomEvents/words';
import type { MemoryWorkbook } from './memoryWorkbook';
import { ask, expectView } from './tournamentBook';

/** What a day met (F10.4–F10.18 of docs/faults.md), in events of other systems, languages, teams and names. `RUNS=25` plays as many. */

const OFTEN = {
  numRuns: Number(process.env['RUNS'] ?? 2),
  ...(process.env['SEED'] && { seed: Number(process.env['SEED']) }),
};

const ONE_CONTEST: readonly System[] = ['McMahon', 'Swiss', 'Score pairing'];
const STAGES = ['', '', 'R1-R2 Swiss; R3 Swiss', 'R1 Swiss; R2-R3 McMahon', 'R1 Score pairing; R2-R3 Swiss'];

const kinds = (systems: readonly System[], more: Partial<Kind> = {}): fc.Arbitrary<Kind> =>
  fc
    .record({
      begins: fc.constantFrom('created', 'imported', 'typed'),
      system: fc.constantFrom(...systems),
      stages: fc.constantFrom(...STAGES),
      players: fc.integer({ min: 5, max: 8 }),
      teams: fc.constantFrom(false, false, true),
      handicap: fc.constantFrom('none', 'EGF', 'rank', 'MMS'),
      komi: fc.constantFrom('', '7.5'),
      language: fc.constantFrom(...LANGUAGES),
      namesakes: fc.boolean(),
    })
    .map(
      kind =>
        ({
          ...{ qualifiers: '', draw: '', byeValue: '', tiebreaks: '' },
          ...{ numbered: true, grouped: 'all', out: '', clubsAsOne: false, mustMeet: '' },
          ...kind,
          ...more,
        }) as Kind,
    );

const DICE = fc.array(fc.nat(99), { minLength: 8, maxLength: 8 });
/** One of them by a die. */
const pick = <T>(some: readonly T[], die = 0): T => some[die % some.length] as T;

/** Preview and write; an event that cannot be paired is none. */
function pairNext(book: MemoryWorkbook): void {
  const seen = ask(book, { ask: 'preview', without: true });
  fc.pre(seen.view === 'preview' && seen.games.length > 0);
  expectView(book, { ask: 'write', seen: seen.view === 'preview' ? seen.seen : '' }, 'written');
}

const openGames = (book: MemoryWorkbook): readonly GameOfRound[] =>
  (expectView(book, { ask: 'state' }, 'results missing').games ?? []).filter(({ cell }) => cell);

/** Every game gets a result in the panel, and none is left. */
function recordAll(book: MemoryWorkbook, round: number, dice: readonly number[]): void {
  const results = openGames(book).map(({ black, white }, i) => {
    const result: ResultCode = pick(['1-0', '0-1'], dice[i % dice.length]);
    return { round, black, white, result };
  });
  const { left } = expectView(book, { ask: 'record', results }, 'recorded');
  expect(left).toEqual([]);
}

/** Some rounds are played, and the next one is paired. */
function playTo(book: MemoryWorkbook, round: number, dice: readonly number[]): void {
  for (let played = 1; played < round; played++) {
    pairNext(book);
    recordAll(book, played, dice);
  }
  pairNext(book);
}

const checked = (book: MemoryWorkbook) => expectView(book, { ask: 'check' }, 'problems').problems;
const errors = (book: MemoryWorkbook): readonly string[] =>
  checked(book).flatMap(({ severity, sentence }) => (severity === 'error' ? [sentence] : []));

/** Presses the first button of Check; of this kind, where it is said. */
function pressFirst(book: MemoryWorkbook, of?: string): void {
  const found = checked(book).filter(({ kind }) => of === undefined || kind === of);
  const [mend] = found.flatMap(({ mends = [] }) => mends);
  expect(mend, checked(book).map(({ sentence }) => sentence).join('\n')).toBeDefined(); // prettier-ignore
  ask(book, { ask: 'mend', mend: mend?.mend ?? '' });
}

const hasFreeForm = (book: MemoryWorkbook): boolean =>
  !['team', 'category', 'group'].some(name => plainList(book).columns[name] !== undefined);

const labelsOf = ({ games, alone }: PlainSheet): readonly string[] => [
  ...games.flatMap(({ black, white }) => [black, white]),
  ...alone.map(({ label }) => label),
];

const gamesIn = (row: Row | undefined, round: number): readonly CellGame[] =>
  Object.entries(row?.rounds ?? {}).flatMap(([title, fact]) =>
    Number(/\d+/.exec(title)) === round ? fact.games : [],
  );

/** A table and a player stand once on the sheet, and nobody who plays stands there without an opponent. */
function expectSheet(book: MemoryWorkbook, round: number): PlainSheet {
  const sheet = plainSheets(book).find(one => one.round === round);
  if (!sheet) throw new Error(`no sheet of round ${round}`);
  const once = (what: readonly string[]) => expect([...new Set(what)]).toEqual(what);
  once(sheet.games.map(({ table }) => table).filter(table => table !== ''));
  once(labelsOf(sheet));
  const { rows } = plainList(book);
  for (const { label } of sheet.alone) {
    const games = gamesIn(
      rows.find(row => labelOf(row) === label),
      round,
    );
    expect(games.filter(({ result }) => !result.includes('!'))).toEqual([]);
  }
  return sheet;
}

/** The players as they are told apart, wherever their rows stand. */
const people = (book: MemoryWorkbook) =>
  [...plainList(book).rows].sort((a, b) => a.no - b.no).map(row => ({ ...row, row: 0 }));

describe('namesakes (D4, D5)', () => {
  test('pasted and at the desk are others where that is said, and nobody of the list is changed', () => {
    fc.assert(
      fc.property(
        kinds([...ONE_CONTEST, 'Round robin', 'Knock-out'], { teams: false }),
        DICE,
        (kind, dice) => {
          const book = begin(kind);
          fc.pre(hasFreeForm(book));
          if (pick([true, false], dice[0])) {
            pairNext(book);
            recordAll(book, 1, dice);
          }
          const before = people(book);
          const { name } = pick(before, dice[1]);
          const lines = ['3k', '3k', '9k'].map((rank, i) => `${name}\t${rank}\tclub of ${i}`);
          const source = { from: 'text', text: ['Name\tRank\tClub', ...lines].join('\n') } as const;
          const { asked } = expectView(book, { ask: 'preview people', source }, 'people');
          const answers = Object.fromEntries(
            (asked?.questions ?? []).map(({ key }) => [key, 'other' as const]),
          );
          expect(Object.keys(answers)).not.toEqual([]);
          const { seen } = expectView(book, { ask: 'preview people', source, answers }, 'people');
          const written = { ask: 'write people', source, answers, seen, replace: false } as const;
          expectView(book, written, 'registration');
          const more = people(book);
          expect(more.slice(0, before.length)).toEqual(before);
          expect(more.slice(before.length).map(one => one.name)).toEqual([name, name, name]);
          const desk = { from: 'person', person: { name, rank: '5k', club: 'desk' }, round: '' } as const;
          const question = expectView(book, { ask: 'enter person', source: desk }, 'registration');
          expect(people(book)).toEqual(more);
          const others = Object.fromEntries(
            (question.asked?.questions ?? []).map(({ key }) => [key, 'other' as const]),
          );
          expectView(book, { ask: 'enter person', source: desk, answers: others }, 'registration');
          expect(people(book).slice(0, -1)).toEqual(more);
          expect(people(book).at(-1)).toMatchObject({ name, mark: 'desk' });
        },
      ),
      OFTEN,
    );
  });
});

describe('latecomers of a written round (D7, D8)', () => {
  test('get the seat or the bye, and every other line stays', () => {
    fc.assert(
      fc.property(kinds(['McMahon', 'Swiss'], { teams: false, stages: '' }), DICE, (kind, dice) => {
        const book = begin(kind);
        fc.pre(hasFreeForm(book));
        const round = pick([1, 2], dice[0]);
        playTo(book, round, dice);
        for (let late = 0; late < pick([1, 2, 3], dice[1]); late++) {
          const person = { name: `Late ${late}`, rank: pick(['3k', '20k'], dice[2]), club: `late${late}` };
          const source = { from: 'person', person, round: pick(['', String(round)], dice[3]) } as const;
          const view = expectView(book, { ask: 'enter person', source }, 'registration');
          const { games } = expectSheet(book, round);
          if (view.late) expectView(book, { ask: 'seat', ...view.late }, 'registration');
          else {
            const { left } = expectView(book, { ask: 'state' }, 'results missing');
            const again = left?.again ?? [];
            const { seen } = expectView(book, { ask: 'preview', hand: { again } }, 'preview');
            expectView(book, { ask: 'write', seen, hand: { again } }, 'changed');
          }
          const now = expectSheet(book, round);
          for (const { table, black, white } of games)
            expect(now.games).toContainEqual(expect.objectContaining({ table, black, white }));
          expect(labelsOf(now).join()).toContain(`Late ${late}`);
        }
        expect(errors(book)).toEqual([]);
      }),
      OFTEN,
    );
  });
});

describe('names mended in mid-event (D9, D10)', () => {
  test('are renames, of namesakes too: nothing is asked, one press writes them into the sheets', () => {
    fc.assert(
      fc.property(kinds(SYSTEM_NAMES), DICE, (kind, dice) => {
        const book = begin(kind);
        const round = pick([1, 2, 2], dice[0]);
        playTo(book, round, dice);
        const list = plainList(book);
        const last = list.rows.length - 1;
        const whose = [dice[1] ?? 0, pick([last, last - 1, dice[2] ?? 0], dice[3])].slice(dice[4]! % 2);
        for (const [i, { mark, name }] of [...new Set(whose.map(die => pick(list.rows, die)))].entries())
          book.type(
            list.sheet,
            addressOf(list, mark, 'name'),
            `${pick(['Ødegård', 'van der Berg', '李'], (dice[5] ?? 0) + i)} ${mark} ${name}`,
          );
        expect(ask(book, { ask: 'state' }).view).toBe('results missing');
        expect(errors(book)).toEqual([]);
        pressFirst(book, 'namesMended');
        const known = plainList(book).rows.map(labelOf);
        if (!kind.teams)
          for (const sheet of plainSheets(book))
            expect(labelsOf(sheet).filter(label => !known.includes(label))).toEqual([]);
        expect(checked(book).filter(one => one.kind === 'namesMended')).toEqual([]);
        recordAll(book, round, dice);
      }),
      OFTEN,
    );
  });
});

describe('rows sorted without the numbers (D11)', () => {
  test('go back by one press, whatever the order', () => {
    fc.assert(
      fc.property(kinds(SYSTEM_NAMES), DICE, (kind, dice) => {
        const book = begin({ ...kind, begins: kind.begins === 'typed' ? 'created' : kind.begins });
        playTo(book, pick([1, 2], dice[0]), dice);
        const before = people(book);
        const list = plainList(book);
        const columns = Object.entries(list.columns).flatMap(([name, at]) => (name === 'no' ? [] : [at]));
        const lines = list.rows.map(({ row }, i) => ({
          key: dice[i] ?? 0,
          cells: columns.map(column => book.cell(list.sheet, makeA1(row, column))),
        }));
        const sorted = [...lines].sort((a, b) => a.key - b.key);
        fc.pre(sorted.some((line, i) => line !== lines[i]));
        sorted.forEach(({ cells }, i) =>
          columns.forEach((column, at) =>
            book.type(list.sheet, makeA1(list.rows[i]?.row ?? 0, column), cells[at] ?? ''),
          ),
        );
        pressFirst(book);
        expect(people(book)).toEqual(before);
      }),
      OFTEN,
    );
  });
});

describe('a colour turned in a published round (D12)', () => {
  test('changes one line of the sheet', () => {
    fc.assert(
      fc.property(kinds(['McMahon', 'Swiss'], { stages: '', handicap: 'none' }), DICE, (kind, dice) => {
        const book = begin(kind);
        pairNext(book);
        expectView(book, { ask: 'publish', round: 1 }, 'changed');
        const { sheet, games } = expectSheet(book, 1);
        const before = book.values(sheet).map(line => line.map(String));
        const { black, white, row } = pick(games, dice[0]);
        const [one, other] = [white, black].map(label => Number.parseInt(label, 10)) as [number, number];
        const hand = { again: 'all', pairs: [{ players: [one, other], stones: 0 }] } as const;
        const seen = ask(book, { ask: 'preview', hand });
        fc.pre(seen.view === 'preview');
        expectView(book, { ask: 'write', seen: seen.view === 'preview' ? seen.seen : '', hand }, 'changed');
        const after = book.values(sheet).map(line => line.map(String));
        const changed = before.flatMap((line, i) => (line.join('|') === after[i]?.join('|') ? [] : [i]));
        expect(changed).toEqual([row]);
        expectSheet(book, 1);
      }),
      OFTEN,
    );
  });
});

describe('a surname in a column of its own (D13)', () => {
  const WORDS = fc.array(
    fc.constantFrom('van', 'de', 'la', 'Cruz', 'Kees', 'Łukasz', 'Işık', '李', "O'Neil"),
    {
      minLength: 1,
      maxLength: 3,
    },
  );

  test('stays one in the file of OpenGotha, whatever the language of the titles', () => {
    fc.assert(
      fc.property(WORDS, WORDS, kinds(ONE_CONTEST, { teams: false }), (surname, first, kind) => {
        const book = begin(kind);
        fc.pre(hasFreeForm(book));
        const text = makeText(kind.language);
        const titles = (['column.surname', 'column.firstName', 'column.rank'] as const).map(key => text(key));
        const line = [surname.join(' '), first.join(' '), '3k'];
        const source = {
          from: 'text',
          text: [titles, line].map(cells => cells.join('\t')).join('\n'),
        } as const;
        const { seen } = expectView(book, { ask: 'preview people', source }, 'people');
        expectView(book, { ask: 'write people', source, seen, replace: false }, 'registration');
        pairNext(book);
        const { tournament } = expectView(book, { ask: 'files' }, 'files');
        const sent = JSON.parse(JSON.stringify(tournament)) as NonNullable<typeof tournament>;
        const choices = { names: 'full', club: true, pin: true, hide: '', paper: 'A4', round: '' } as const;
        const [file] = writeFile('opengotha', sent, choices, 'en').files;
        const xml = new TextDecoder().decode(file?.bytes).replace(/&apos;|&#39;/g, "'");
        expect(xml).toContain(` name="${line[0]}"`);
        expect(xml).toContain(` firstName="${line[1]}"`);
      }),
      OFTEN,
    );
  });
});

describe('whoever never came (D14)', () => {
  test('has no place in the panel, the standings and the files', () => {
    fc.assert(
      fc.property(
        kinds([...ONE_CONTEST, 'Swiss by categories'], { players: 8, teams: false, namesakes: false }),
        DICE,
        (kind, dice) => {
          const book = begin(kind);
          const list = plainList(book);
          const { mark, name } = pick(list.rows, dice[0]);
          book.type(list.sheet, addressOf(list, mark, 'out'), '1-');
          playTo(book, 3, dice);
          recordAll(book, 3, dice);
          const { rows } = expectView(book, { ask: 'places' }, 'places');
          expect(rows.length).toBeGreaterThan(6);
          expect(rows.filter(row => JSON.stringify(row).includes(name) && /\d/.test(row.place))).toEqual([]);
          const { tournament } = expectView(book, { ask: 'files' }, 'files');
          const sent = JSON.parse(JSON.stringify(tournament)) as NonNullable<typeof tournament>;
          const choices = { names: 'full', club: true, pin: true, hide: '', paper: 'A4', round: '' } as const;
          const [file] = writeFile('h9', sent, choices, 'en').files;
          const lines = new TextDecoder().decode(file?.bytes).split('\n').filter(line => /^ *\d/.test(line)); // prettier-ignore
          expect(lines).toHaveLength(7);
          expect(lines.join()).not.toContain(name.split(' ')[0]);
        },
      ),
      OFTEN,
    );
  });
});

describe('a round robin (D17)', () => {
  test('is as long as its players ask for, and everybody meets everybody once', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 3, max: 8 }),
        kinds(['Round robin'], { begins: 'created', stages: '', teams: false }),
        DICE,
        (players, kind, dice) => {
          const book = begin({ ...kind, players });
          const rounds = players - 1 + (players % 2);
          if (rounds !== 3) pressFirst(book);
          const met: string[] = [];
          for (let round = 1; round <= rounds; round++) {
            pairNext(book);
            met.push(...openGames(book).map(({ black, white }) => [black, white].sort().join(' – ')));
            recordAll(book, round, dice);
          }
          expect(ask(book, { ask: 'state' }).view).toBe('finished');
          expect([new Set(met).size, met.length]).toEqual(Array(2).fill((players * (players - 1)) / 2));
        },
      ),
      OFTEN,
    );
  });
});

describe('a top group (D18)', () => {
  const RANKS = ['6d', '5d', '4d', '3d', '2d', '1d', '1k', '2k', '3k', '4k', '6k', '8k', '10k', '15k', '20k'];

  test('that nobody shares is not spoken of, and a proposal that is taken is announced', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...RANKS), { minLength: 6, maxLength: 14 }),
        fc.boolean(),
        kinds(['McMahon'], { begins: 'created', players: 4, stages: '', teams: false }),
        (typed, isDistinct, kind) => {
          const ranks = isDistinct ? [...new Set(typed)] : typed;
          fc.pre(ranks.length >= 4);
          const book = begin(kind);
          const { sheet, columns } = plainList(book);
          ranks.forEach((rank, i) => {
            book.type(sheet, makeA1(i + 1, columns['name'] ?? 0), `Player ${i + 1}`);
            book.type(sheet, makeA1(i + 1, columns['rank'] ?? 0), rank);
          });
          const [name = '', lines = []] =
            Object.entries(book.snapshot()).find(([one]) => isWord('sheet.settings', one)) ?? [];
          for (const bar of ['upperBar', 'lowerBar'] as const)
            book.type(name, `B${lines.findIndex(([title]) => isWord(`settingName.${bar}`, title)) + 1}`, '');
          const { warnings } = expectView(book, { ask: 'state' }, 'ready');
          const told = warnings.filter(one => /topGroup/.test(one.kind ?? ''));
          if (isDistinct) expect(told).toEqual([]);
          const view = expectView(book, { ask: 'proposals' }, 'proposals');
          if (view.proposals.length === 0) return;
          expectView(book, { ask: 'take proposals', seen: view.seen }, 'registration');
          expect(checked(book).filter(one => /nnounce/.test(one.kind ?? ''))).toEqual([]);
        },
      ),
      OFTEN,
    );
  });
});
