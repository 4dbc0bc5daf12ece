import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { main } from '../../cli/audit/main';
import { main as simulate } from '../../cli/simulation/main';
import { SYSTEM_NAMES, SYSTEMS } from '../../src/tournament/systems';

// N106 of docs/faults.md: in events by dice of every system, of stages and of teams, the three exit codes of the program.

afterEach(() => void vi.restoreAllMocks());

type Rows = readonly (readonly string[])[];

function codeOf(program: (args: readonly string[]) => number, line: readonly string[]): number {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  return program(line);
}

/** Eight of four teams, as the simulator reads a list. */
const TEAMS = Array.from(
  { length: 8 },
  (_, i) => `${i + 1}\tPlayer ${i + 1}\t${i + 1}k\tTeam ${Math.floor(i / 2) + 1}\t${(i % 2) + 1}`,
);

const EVENTS: readonly (readonly [name: string, line: readonly string[]])[] = [
  ...SYSTEM_NAMES.map(name => [name, ['--system', SYSTEMS[name].shortName]] as const),
  ['Stages', ['--system', 'swiss', '--rounds', '4', '--settings', 'Stages=R1-R2 Swiss, R3-R4 Swiss']],
  ['Teams', ['--system', 'swiss', '--rounds', '3', '--settings', 'Teams=yes; Boards=2']],
];

/** An event and its file; lists of after a round are those of the Log. */
function played(name: string, line: readonly string[]): { readonly file: string; readonly rows: Rows } {
  const into = mkdtempSync(join(tmpdir(), 'wallist-exits-'));
  const players = join(into, 'players.tsv');
  writeFileSync(players, ['No\tName\tRank\tTeam\tBoard', ...TEAMS].join('\n'));
  const field = name === 'Teams' ? ['--players', players] : ['--size', '8'];
  const rest = ['--events', '1', '--seed', 'exits', '--write', into];
  expect(codeOf(simulate, [...line, ...field, ...rest])).toBe(0);
  const file = join(into, 'event-1.tsv');
  const rows = readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map(row => row.split('\t'));
  return { file, rows };
}

/** The numbers that are met in a cell. */
const opponents = (cell = ''): readonly string[] =>
  [...cell.matchAll(/(\d+)[+=-]/g)].map(([, no = '']) => no);

/** Both take each other's seat in a round. The places, which follow, are left out. */
function exchanged(rows: Rows, column: number, one: string, other: string): Rows {
  const place = rows[0]?.indexOf('Place') ?? -1;
  const seat = (no: string): string => (no === one ? other : no === other ? one : no);
  const cells = new Map(rows.map(row => [row[0] ?? '', row[column] ?? '']));
  return rows.map((row, at) =>
    row.map((cell, i) => {
      if (at === 0) return cell;
      if (i === place) return '';
      return i === column
        ? (cells.get(seat(row[0] ?? '')) ?? '').replace(/\d+(?=[+=-])/g, no => (no === '0' ? no : seat(no)))
        : cell;
    }),
  );
}

/** The same players, or teams, meet in an earlier round of the list. */
function hasRepeat(rows: Rows, column: number, isTeams: boolean): boolean {
  const team = rows[0]?.indexOf('Team') ?? -1;
  const sideOf = new Map(rows.map(row => [row[0] ?? '', isTeams ? (row[team] ?? '') : (row[0] ?? '')]));
  const gamesIn = (at: number): readonly string[] =>
    rows.slice(1).flatMap(row =>
      opponents(row[at])
        .filter(no => no !== '0')
        .map(no => [sideOf.get(row[0] ?? ''), sideOf.get(no)].sort().join(' – ')),
    );
  const titles = rows[0] ?? [];
  const earlier = new Set(
    titles.flatMap((title, at) => (/^R\d/.test(title) && at < column ? gamesIn(at) : [])),
  );
  return gamesIn(column).some(game => earlier.has(game));
}

/** Every exchange of two in the rounds of the list that leaves games between others. */
function plantedIn(rows: Rows): readonly (readonly [column: number, rows: Rows])[] {
  const columns = (rows[0] ?? []).flatMap((title, at) => (/^R\d/.test(title) ? [at] : []));
  const numbers = rows.slice(1).map(([no = '']) => no);
  return columns.flatMap(column => {
    const cells = new Map(rows.map(row => [row[0] ?? '', row[column] ?? '']));
    const playing = numbers.filter(no => opponents(cells.get(no)).some(other => other !== '0'));
    return playing.flatMap((one, at) =>
      playing
        .slice(at + 1)
        .filter(other => !opponents(cells.get(one)).includes(other))
        .map(other => [column, exchanged(rows, column, one, other)] as const),
    );
  });
}

describe.each(EVENTS)('N106: the audit of %s', (name, line) => {
  const { file, rows } = played(name, line);
  const audited = (some: Rows): number => {
    writeFileSync(file, some.map(row => row.join('\t')).join('\n'));
    return codeOf(main, [file]);
  };
  const planted = plantedIn(rows);
  const isRepeat = ([column, some]: (typeof planted)[0]): boolean =>
    hasRepeat(some, column, name === 'Teams');

  test('ends with 0 as it was paired', () => expect(audited(rows)).toBe(0));

  test('ends with 1 where another pairing was better, or is that of the rules', () => {
    const codes = planted
      .filter(one => !isRepeat(one))
      .slice(0, 12)
      .map(([, some]) => audited(some));
    expect(codes.length).toBeGreaterThan(0);
    expect(new Set(codes)).toContain(1);
    // Others that are just as good are none.
    if (name !== 'Teams') expect(codes.every(code => code < 2)).toBe(true);
  });

  test('ends with 2 where somebody meets again', () => {
    const repeats = planted.filter(isRepeat).slice(0, 12);
    // Nobody who plays on in a knock-out has met another one who does.
    if (name !== 'Knock-out' && name !== 'Diagonal') expect(repeats.length).toBeGreaterThan(0);
    expect(repeats.map(([, some]) => audited(some))).toEqual(repeats.map(() => 2));
  });

  test('ends with 2 where two cells contradict each other', () => {
    const column = rows[0]?.indexOf('R1') ?? -1;
    const [first, ...others] = rows;
    const at = others.findIndex(row => opponents(row[column]).some(no => no !== '0'));
    const wrong = others.map((row, i) =>
      i === at
        ? row.map((cell, c) =>
            c === column ? cell.replace(/^\d+/, no => String((Number(no) % (rows.length - 1)) + 1)) : cell,
          )
        : row,
    );
    expect(audited([first ?? [], ...wrong])).toBe(2);
  });
});
