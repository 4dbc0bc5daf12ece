import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { WhoAnswer, WhoAnswers } from '../../src/sheet/registration/whoAnswers';
import { valuesAfter } from '../../src/sheet/rows/references';
import { readWallList } from '../../src/sheet/read/readWallList';
import { pastedCells } from '../../src/sheet/registration/pastedCells';
import { readPeople, type Person } from '../../src/sheet/registration/people';
import { planRows, type RowPlan } from '../../src/sheet/registration/planRows';
import type { PersonInDoubt } from '../../src/sheet/registration/whoIsWho';
import { nameKey } from '../../src/sheet/registration/sameText';
import { range } from './range';

// F10.4, F10.5 of docs/faults.md

const HEAD = 'No | Name | Rank | Country | Club | PIN | R1';
const TITLES = 'Name|Rank|Country|Club|PIN';

type Cells = readonly (readonly unknown[])[];

function plan(list: Cells, people: readonly Person[], answers: WhoAnswers = {}, isForm = false): RowPlan {
  const rows = { height: list.length + people.length, isOpenEnded: false, past: [], out: '' };
  return planRows(readWallList(list), list, people, rows, { isForm, answers });
}

const textOfRow = (cells: readonly unknown[]): string =>
  [1, 2, 3, 4, 5].map(column => String(cells[column] ?? '')).join('|');

const read = (lines: readonly string[]): readonly Person[] =>
  readPeople(pastedCells([TITLES, ...lines].join('\n').replaceAll('|', '\t'))).people;

/** The list as rows of text, after everybody has been asked about and answered so. */
function registered(list: string, lines: readonly string[], answer?: WhoAnswer, isForm = false) {
  const before = range(`${HEAD}\n${list}`);
  const people = read(lines);
  const asked = plan(before, people, {}, isForm).doubtful;
  const answers = Object.fromEntries(answer ? asked.map(({ key }) => [key, answer]) : []);
  const { cells, doubtful } = plan(before, people, answers, isForm);
  const after = valuesAfter(before, cells)
    .slice(1)
    .map(cells => textOfRow(cells));
  return { asked: asked.map(({ why, taken }) => `${why} ${taken}`), doubtful, list: after };
}

const BERLIN = 'Müller Thomas|3k|DE|Berlin|19333222';
const HAMBURG = 'Müller Thomas|8k|DE|Hamburg|';
const row = (no: number, line: string): string => `${no} | ${line.replaceAll('|', ' | ')} |`;

describe('two people of one name', () => {
  test.each([
    ['in one list', [BERLIN, HAMBURG]],
    ['by club alone', ['Müller Thomas|3k||Berlin|', 'Müller Thomas|3k||Hamburg|']],
    ['by rank alone', ['Müller Thomas|3k|||', 'Müller Thomas|8k|||']],
    ['by number alone', ['Müller Thomas||||19333222', 'Müller Thomas||||18000001']],
    ['by country alone', ['Müller Thomas||DE||', 'Thomas MÜLLER||AT||']],
  ])('%s are both taken, and asked about', (_what, lines) => {
    const { asked, list } = registered('', lines);
    expect(asked).toEqual(['namesakes other']);
    expect(list.filter(line => line !== '')).toEqual(lines);
  });

  test('may be one after all: then the last line counts', () => {
    expect(registered('', [BERLIN, HAMBURG], 'leave').list).toEqual([HAMBURG]);
  });

  test('beside one of them in the list: nothing is written until somebody decides', () => {
    const list = row(1, HAMBURG);
    const { asked, list: undecided } = registered(list, [BERLIN]);
    expect(asked).toEqual(['namesake leave']);
    expect(undecided).toEqual([HAMBURG]);
    expect(registered(list, [BERLIN], 'other').list).toEqual([HAMBURG, BERLIN]);
    expect(registered(list, [BERLIN], 'same').list).toEqual(['Müller Thomas|8k|DE|Hamburg|19333222']);
    expect(registered(list, [BERLIN], 'leave').list).toEqual([HAMBURG]);
  });

  test('beside both of them in the list: each is known by what tells them apart', () => {
    const list = `${row(1, HAMBURG)}\n${row(2, 'Müller Thomas|3k|DE||')}`;
    const { asked, list: after } = registered(list, [BERLIN]);
    expect([asked, after]).toEqual([[], [HAMBURG, BERLIN]]);
    expect(registered(list, ['Müller Thomas||||']).asked).toEqual(['several leave']);
    expect(registered(list, ['Müller Thomas|12k||Kiel|']).asked).toEqual(['several leave']);
  });

  test('of whom the list says too little: neither is guessed', () => {
    const list = row(1, 'Müller Thomas||DE||');
    const { asked, list: after } = registered(list, [BERLIN, HAMBURG]);
    expect(asked).toEqual(['namesakes other', 'several leave', 'several leave']);
    expect(after).toEqual(['Müller Thomas||DE||']);
  });
});

test('a number that somebody has never goes to another', () => {
  const list = row(1, BERLIN);
  const { asked, list: added } = registered(list, ['Meyer Hans|1d|DE|Ulm|19333222'], 'other');
  expect([asked, added]).toEqual([['otherName leave'], [BERLIN, 'Meyer Hans|1d|DE|Ulm|']]);
  expect(registered('', ['Cy||||33333333', 'Di||||33333333'], 'other').list).toEqual([
    'Cy||||',
    'Di||||33333333',
  ]);
});

test('answers of a form that come again correct the rank; another club is another person', () => {
  expect(registered('', ['Kask Mari|2k|||', 'Kask Mari|1k|||'], undefined, true)).toMatchObject({
    asked: ['twice leave'],
    list: ['Kask Mari|1k|||'],
  });
  expect(registered('', ['Kask Mari|2k||Tartu|', 'Kask Mari|1k||Oulu|'], undefined, true).asked).toEqual([
    'namesakes other',
  ]);
});

describe('random registrations with namesakes', () => {
  const some = (...texts: readonly string[]) => fc.constantFrom('', ...texts);
  const line = fc
    .tuple(
      fc.constantFrom('Müller Thomas', 'Thomas Müller', 'MÜLLER, Thomas', 'Kask Mari'),
      some('3k', '3 Kyu', '8k'),
      some('DE', 'EE'),
      some('Berlin', 'Hamburg'),
      some('19333222', '18000001'),
    )
    .map(cells => cells.join('|'));
  const lines = fc.array(line, { maxLength: 6 });
  const answer = fc.constantFrom<WhoAnswer | undefined>(undefined, 'other', 'same', 'leave');
  const numRuns = Number(process.env['FILES'] ?? 150);

  /** The list that the first lines make, everybody being taken as somebody else. */
  function listOf(first: readonly string[]): Cells {
    const empty = range(HEAD);
    const people = read(first);
    const answers = Object.fromEntries(
      plan(empty, people).doubtful.map(({ key }) => [key, 'other' as const]),
    );
    return valuesAfter(empty, plan(empty, people, answers).cells);
  }

  /** Answers everybody until nothing is asked that has no answer. */
  function answered(list: Cells, people: readonly Person[], taken: WhoAnswer | undefined): RowPlan {
    let answers: WhoAnswers = {};
    for (let round = 0; round < 4; round++) {
      const asked = plan(list, people, answers).doubtful.filter(
        ({ choices }) => taken && choices.includes(taken),
      );
      answers = { ...answers, ...Object.fromEntries(asked.map(({ key }) => [key, taken as WhoAnswer])) };
    }
    return plan(list, people, answers);
  }

  const left = ({ doubtful }: RowPlan): readonly PersonInDoubt[] =>
    doubtful.filter(({ taken }) => taken === 'leave');

  test('nobody vanishes: each is new, in the list, or asked about; no number stands twice or moves', () => {
    fc.assert(
      fc.property(lines, lines, answer, (first, second, taken) => {
        const list = listOf(first);
        const people = read(second);
        const made = answered(list, people, taken);
        const there = people.length - made.added.length - left(made).length;
        const pins = (rows: Cells) => rows.slice(1).map(cells => String(cells[5] ?? ''));
        const after = pins(valuesAfter(list, made.cells));
        const some = after.filter(pin => pin !== '');
        expect(new Set(some).size).toBe(some.length);
        expect(
          after.slice(0, list.length - 1).filter((pin, i) => pins(list)[i] && pin !== pins(list)[i]),
        ).toEqual([]);
        expect(there).toBeGreaterThanOrEqual(0);
        expect(made.cells.filter(({ before }) => before !== '')).toEqual([]);
        // Whoever is not left out stands in the list by name, or is said to be the one who has the number.
        const names = valuesAfter(list, made.cells)
          .slice(1)
          .map(cells => nameKey(String(cells[1] ?? '')));
        const asked = new Set(
          made.doubtful
            .filter(one => one.taken === 'leave' || one.why === 'otherName')
            .map(one => one.person),
        );
        expect(people.filter(one => !asked.has(one) && !names.includes(nameKey(one.name)))).toEqual([]);
      }),
      { numRuns },
    );
  });

  test('people of one name who differ in club, country, rank or number are as many as before', () => {
    const apart = fc.uniqueArray(fc.constantFrom('Berlin', 'Hamburg', 'Kiel', 'Ulm'), { minLength: 1 });
    fc.assert(
      fc.property(apart, fc.boolean(), (clubs, isTwice) => {
        const came = clubs.map((club, i) => `Müller Thomas|${i + 1}k|DE|${club}|1933322${i}`);
        const list = listOf(came);
        expect(list.slice(1).map(textOfRow)).toEqual(came);
        const again = plan(list, read(isTwice ? [...came].reverse() : came));
        expect([again.same, again.cells.length, left(again).length]).toEqual([came.length, 0, 0]);
      }),
      { numRuns: 40 },
    );
  });
});
