import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeA1 } from '../../src/sheet/cells/cell';
import { readWallList } from '../../src/sheet/read/readWallList';
import type { KnownPlayer } from '../../src/sheet/rows/knownPlayers';
import { movedRows } from '../../src/sheet/rows/movedRows';
import { range } from './range';

/** What happened to the rows of a list since `known` was paired, `1 Ann, 2 Bo`, and the cells that put it right. */
function moved(list: string, known: string, more: KnownPlayer['more'] = {}, room = 3): readonly string[] {
  const values = range(list);
  const players = known.split(', ').map(label => {
    const [no, name = ''] = label.split(' ');
    return { no: Number(no), name, ...(Object.keys(more).length > 0 && { more }) };
  });
  const found = movedRows(readWallList(values), values, players, 'Swiss', values.length + room);
  if (!found) return [];
  const { problem, changes, numbers } = found;
  return [
    [
      `${problem.severity} ${problem.code}`,
      problem.place.kind === 'cell' ? makeA1(problem.place.row, problem.place.column) : '',
      ...Object.values(problem.values),
    ].join(' · '),
    ...changes.map(({ row, column, before, after }) => `${makeA1(row, column)} ${before} → ${after}`),
    ...[...numbers].filter(([was, now]) => was !== now).map(([was, now]) => `${was} is ${now}`),
  ];
}

describe('rows with numbers', () => {
  const sorted = 'No | Name | R1\n1 | Bo | 1-\n2 | Ann | 2+\n3 | Cy | 0+';

  test('that were sorted without the numbers get them back', () => {
    expect(moved('No | Name | R1\n1 | Ann | 2+\n2 | Bo | 1-', '1 Ann, 2 Bo')).toEqual([]);
    expect(moved(sorted, '1 Ann, 2 Bo, 3 Cy')).toEqual([
      'error numbersMoved · B3 · 2 · Ann · 1 · 2',
      'A2 1 → 2',
      'A3 2 → 1',
    ]);
    expect(moved(sorted, '1 Ann, 2 Bo, 1 Ann')).toHaveLength(3);
  });

  test('of others get one that nobody has', () => {
    expect(moved('No | Name | R1\n1 | Zed | 0+\n2 | Ann | 2+\n3 | Bo | 1-', '1 Ann, 2 Bo')).toEqual([
      'error numbersMoved · B3 · 2 · Ann · 1 · 2',
      'A2 1 → 4',
      'A3 2 → 1',
      'A4 3 → 2',
    ]);
  });

  test('that are gone come back below with the results of their opponents', () => {
    const gone = 'No | Name | Rank | R1 | R2\n2 | Bo | 2d | 1-/w | 3+\n3 | Cy | 1d | 0+ | 2-';
    expect(moved(gone, '1 Ann, 2 Bo, 3 Cy')).toEqual([
      'warning rowsGone · B1 · 1 · Ann · 1 · 0',
      'A4  → 1',
      'B4  → Ann',
      'D4  → 2+/b',
    ]);
    expect(moved(gone, '1 Ann, 2 Bo, 3 Cy', { rank: '3d', club: 'Ulm' })).toContain('C4  → 3d');
    expect(moved(gone, '1 Ann, 2 Bo, 3 Cy', {}, 0)).toEqual(['warning rowsGone · B1 · 1 · Ann · 1 · 0']);
    expect(moved(`${gone}\n | | | 0+ |`, '1 Ann, 2 Bo, 3 Cy')).toContain('B5  → Ann');
    expect(moved(gone, '1 Ann, 2 Bo, 4 Di, 5 Ed, 6 Fay')).toEqual([]);
  });

  test('of players with another name are theirs, unless others moved', () => {
    expect(moved('No | Name | R1\n1 | Anne | 2+\n2 | Bo | 1-', '1 Ann, 2 Bo')).toEqual([]);
  });

  test('of two with one name, or numbers that are there twice, are left to a person', () => {
    expect(moved('No | Name | R1\n1 | Bo | 1-\n2 | Ann | 2+\n3 | Ann | 0+', '1 Ann, 2 Bo')).toEqual([
      'error numbersMoved · B3 · 2 · Ann · 1 · 2',
    ]);
    expect(moved('No | Name | R1\n1 | Bo | 1-\n1 | Ann | 2+', '1 Ann, 2 Bo')).toEqual([]);
    expect(moved('No | Name | R1 opp | R1 result\n1 | Bo | 1 | -\n2 | Ann | 2 | +', '1 Ann, 2 Bo')).toEqual(
      [],
    );
  });
});

describe('rows that opponents count', () => {
  test('have their references follow the names', () => {
    expect(moved('Name | R1\nBo | 1-\nAnn | 2+\nCy | 0+', '1 Ann, 2 Bo, 3 Cy')).toEqual([
      'error rowsMoved · A3 · 2 · Ann · 1 · 2',
      'B2 1- → 2-',
      'B3 2+ → 1+',
      '1 is 2',
      '2 is 1',
    ]);
    expect(moved('Name | R1 | R2\nZed | | 0+\nAnn | 2+ | 2-\nBo | 1- 2+ | 1+', '1 Ann, 2 Bo')[0]).toBe(
      'error rowsMoved · A3 · 2 · Ann · 1 · 2',
    );
  });

  test('stay as they are where somebody would meet oneself', () => {
    expect(moved('Name | R1\nBo | 2-\nAnn | 1+\nCy | 0+', '1 Ann, 2 Bo, 3 Cy')).toHaveLength(1);
  });

  test('that are gone come back below', () => {
    expect(moved('Name | R1\nBo | 1-\nCy | 0+', '1 Ann, 2 Bo, 3 Cy')).toEqual([
      'error rowsGone · A2 · 1 · Ann · 1 · 1',
      'B2 1- → 3-',
      'A4  → Ann',
      'B4  → 1+',
      '2 is 1',
      '3 is 2',
      '1 is 3',
    ]);
  });
});

// N18 and N71 of docs/faults.md
describe('a name that was spelled in another way', () => {
  const NAMES = ['Müller Thomas', 'Kim Anna', 'Ito Ken'];
  const SPELLED: readonly ((name: string, others: readonly string[]) => string)[] = [
    name => `${name.slice(0, 2)}${name.slice(3)}`,
    name => `${name}n`,
    name => name.split(' ').reverse().join(', '),
    name => `${name.split(' ')[0]} X.`,
    name => name.normalize('NFD').replace(/\p{M}/gu, 'e'),
    // That of somebody else.
    (name, others) => others.find(other => other !== name) ?? name,
  ];
  const person = fc.record({
    name: fc.constantFrom(...NAMES),
    rank: fc.constantFrom('3d', '2k'),
    club: fc.constantFrom('Ulm', 'Bonn'),
  });

  /** What is found where one of these people is spelled otherwise, and perhaps somebody has other details. */
  function found(
    people: readonly { readonly name: string; readonly rank: string; readonly club: string }[],
    spelled: number,
    how: number,
    other: number | undefined,
    swap?: readonly [number, number],
    absent?: number,
  ) {
    const rows = people.map((one, i) => ({
      ...one,
      no: String(i + 1),
      game: i === absent ? '0-' : `${(i ^ 1) + 1}${i % 2 ? '-' : '+'}`,
    }));
    // Nobody who was out of the round is in its sheet.
    const there = rows.filter((_, i) => i !== absent);
    const known = there.map(({ no, name, rank, club, game }) => ({
      no: Number(no),
      name,
      more: { rank, club },
      rounds: [game],
    }));
    const whose = spelled % people.length;
    const now = rows.map((row, i) => ({
      ...row,
      ...(i === whose && {
        name: SPELLED[how % SPELLED.length]!(
          row.name,
          people.map(({ name }) => name),
        ),
      }),
      ...(other !== undefined &&
        i === other % people.length && { rank: row.rank === '3d' ? '2k' : '3d', club: 'Bonn' }),
    }));
    const order = now.map((_, i) => (swap && swap.includes(i) ? swap[0] + swap[1] - i : i));
    const lines = order.map((from, i) => {
      const { name, rank, club, game } = now[from]!;
      return [String(i + 1), name, rank, club, game];
    });
    const values = [['No', 'Name', 'Rank', 'Club', 'R1'], ...lines];
    return movedRows(readWallList(values), values, known, 'Swiss', values.length + 3);
  }

  test('of one of two namesakes, whose club is another too, is no row that was sorted', () => {
    const people = [
      { name: 'Müller Thomas', rank: '3d', club: 'Ulm' },
      { name: 'Kim Anna', rank: '3d', club: 'Ulm' },
      { name: 'Müller Thomas', rank: '2k', club: 'Bonn' },
      { name: 'Ito Ken', rank: '2k', club: 'Ulm' },
    ];
    expect(found(people, 2, 0, 0)).toBeUndefined();
  });

  test('is no row that moved or is gone, whoever else has the name, the old one or the new', () => {
    fc.assert(
      fc.property(
        fc.array(person, { minLength: 4, maxLength: 8 }).filter(({ length }) => length % 2 === 0),
        fc.nat(),
        fc.nat(),
        fc.option(fc.nat(), { nil: undefined }),
        fc.option(fc.nat(7), { nil: undefined }),
        (people, spelled, how, other, absent) => {
          // Who has another's name, and other details too, may be anybody.
          const isAnother =
            how % 6 === 5 && other !== undefined && other % people.length === spelled % people.length;
          return isAnother || found(people, spelled, how, other, undefined, absent) === undefined;
        },
      ),
      { numRuns: Number(process.env['RUNS'] ?? 300) },
    );
  });

  test('hides no two rows of other names that were exchanged', () => {
    fc.assert(
      fc.property(
        fc.array(person, { minLength: 4, maxLength: 8 }).filter(({ length }) => length % 2 === 0),
        fc.nat(),
        fc.nat(),
        fc.nat(),
        (people, spelled, how, at) => {
          const whose = spelled % people.length;
          const alone = people.flatMap(({ name }, i) =>
            i !== whose && people.filter(one => one.name === name).length === 1 ? [i] : [],
          );
          const [first, second] = [alone[at % alone.length], alone[(at + 1) % alone.length]];
          if (first === undefined || second === undefined || first === second || how % 6 === 5) return true;
          return found(people, spelled, how, undefined, [first, second])?.problem.code === 'numbersMoved';
        },
      ),
      { numRuns: Number(process.env['RUNS'] ?? 300) },
    );
  });
});
