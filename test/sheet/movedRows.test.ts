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
