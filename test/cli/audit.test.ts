import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { main } from '../../cli/audit/main';
import { readEvent } from '../../cli/audit/readEvent';
import { main as simulate } from '../../cli/simulation/main';
import { auditRound } from '../../src/audit/auditRound';
import { verdictOf } from '../../src/audit/auditEvent';
import type { RoundAudit } from '../../src/audit/finding';
import { playedRounds } from '../../src/audit/playedRounds';
import { SYSTEM_NAMES, SYSTEMS } from '../../src/tournament/systems';
import { workbookOf } from '../../workbench/content';
import { hasReference, inReference } from '../reference';

// F7.13 of docs/faults.md

/** What a program said, and its exit code. */
function run(program: (args: readonly string[]) => number, line: readonly string[]) {
  const said: string[] = [];
  const hear = (text: unknown): void => void said.push(String(text));
  const [log, error] = [vi.spyOn(console, 'log'), vi.spyOn(console, 'error')];
  log.mockImplementation(hear);
  error.mockImplementation(hear);
  const code = program(line);
  log.mockRestore();
  error.mockRestore();
  return { code, said };
}

afterEach(() => void vi.restoreAllMocks());

const ODD =
  '--absence 0.05 --jigo 0.05 --late 0.1 --defaults 0.1 --double-losses 0.05 --odd-results 0.05 --forbidden 2';
const folder = mkdtempSync(join(tmpdir(), 'wallist-audit-'));
const path = (name: string): string => join(folder, name);

const wallListOf = (file: string): string[][] =>
  readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map(line => line.split('\t'));

/** A copy of an event whose cell in a row and a column is another one. */
function copyWith(event: string, copy: string, change: (rows: string[][]) => void): string {
  const rows = wallListOf(path(event));
  change(rows);
  writeFileSync(path(copy), rows.map(row => row.join('\t')).join('\n'));
  for (const end of ['-settings', '-log'])
    writeFileSync(
      path(copy.replace('.tsv', `${end}.tsv`)),
      readFileSync(path(event.replace('.tsv', `${end}.tsv`))),
    );
  return path(copy);
}

describe.each(SYSTEM_NAMES.map(name => [name, SYSTEMS[name].shortName] as const))('%s', (_name, short) => {
  test('events with all that rarely happens are written, and audited without a departure', () => {
    const into = path(short);
    const line = `--system ${short} --size 10 --events 2 --seed s --write ${into} ${ODD}`;
    expect(run(simulate, line.split(' ')).code).toBe(0);
    const files = readdirSync(into).sort();
    expect(files).toEqual(
      [1, 2].flatMap(n => [`event-${n}-log.tsv`, `event-${n}-settings.tsv`, `event-${n}.tsv`]),
    );
    const { code, said } = run(
      main,
      files.map(file => join(into, file)),
    );
    expect(said.filter(words => words.includes(' ! '))).toEqual([]);
    expect(said.filter(words => /Round \d+ \(by the Log\)/.test(words)).length).toBeGreaterThan(2);
    expect(code).toBe(0);
  });
});

test('byes and pairs typed by hand are told, and what they cost', () => {
  const into = path('hand');
  const line = `--system swiss --size 20 --rounds 5 --events 3 --seed h --write ${into} --byes 0.05 --by-hand 0.2`;
  expect(run(simulate, line.split(' ')).code).toBe(0);
  const { code, said } = run(
    main,
    [1, 2, 3].map(n => join(into, `event-${n}.tsv`)),
  );
  expect(
    said.filter(words => /· Round \d+: typed by hand before the pairing: /.test(words)).length,
  ).toBeGreaterThan(5);
  expect(
    said.filter(words => /! Round \d+: there are \d byes and should be 0/.test(words)).length,
  ).toBeGreaterThan(0);
  expect(
    said.filter(words => / worse: .+ Cost of the difference, .+: [\d\u202f]+\.$/.test(words)).length,
  ).toBeGreaterThan(0);
  // A bye too many is not legal.
  expect(code).toBe(2);
});

describe('the audit of a file', () => {
  beforeAll(() => {
    const line = `--system swiss --rounds 4 --size 9 --events 1 --seed f --write ${folder}`;
    expect(run(simulate, line.split(' ')).code).toBe(0);
  });

  test('says each round and the whole, with exit code 0', () => {
    const { code, said } = run(main, [path('event-1.tsv')]);
    expect(code).toBe(0);
    expect(said).toEqual([
      ...[1, 2, 3, 4].map(round => `Round ${round} (by the Log): legal, the best pairing.`),
      '  · The places in the list are what the rules say.',
      'Rounds checked: 4. Everything is what the rules say.',
    ]);
  });

  test('without the Log it goes by the list', () => {
    const copy = copyWith('event-1.tsv', 'bare.tsv', () => undefined);
    writeFileSync(path('bare-log.tsv'), '');
    const { code, said } = run(main, [copy]);
    expect([code, said[0]]).toEqual([0, 'Round 1 (by the list): legal, the best pairing.']);
  });

  test('names a wrong place, with exit code 1', () => {
    const copy = copyWith('event-1.tsv', 'place.tsv', rows => {
      rows[3]![rows[0]!.indexOf('Place')] = '8';
    });
    const { code, said } = run(main, [copy]);
    expect(code).toBe(1);
    expect(said.filter(words => words.includes('!'))).toEqual([
      expect.stringMatching(/^ {2}! Player 3 \(3\) has place 8, by the rules \d+\.$/),
    ]);
  });

  test('tells a result that was corrected later, with exit code 0', () => {
    const copy = copyWith('event-1.tsv', 'corrected.tsv', rows => {
      const column = rows[0]!.indexOf('R1');
      const row = rows.findIndex(cells => /^\d+\+/.test(cells[column]!));
      const [no, other] = [rows[row]![0]!, /^\d+/.exec(rows[row]![column]!)![0]];
      const turn = (cell: string): string => cell.replace(/[+-]/, sign => (sign === '+' ? '-' : '+'));
      for (const cells of rows) if ([no, other].includes(cells[0]!)) cells[column] = turn(cells[column]!);
      // The places follow from the results of now.
      for (const cells of rows.slice(1)) cells[rows[0]!.indexOf('Place')] = '';
    });
    const { code, said } = run(main, [copy]);
    expect(said.filter(words => words.includes('·'))[0]).toMatch(
      /· Round 2 was paired when Player .+ in round 1 was \d+\+; now it is \d+-\./,
    );
    expect(code).toBe(0);
  });

  test('reads what the workbench has saved: list, settings and Log', () => {
    const rows = (name: string) => wallListOf(path(name));
    const workbook = workbookOf({
      name: 'Cup',
      sheets: {
        'Wall list': rows('event-1.tsv'),
        Settings: rows('event-1-settings.tsv'),
        Log: rows('event-1-log.tsv').map(row =>
          row.map(cell => cell.replace(/^"|"$/g, '').replace(/""/g, '"')),
        ),
      },
    });
    writeFileSync(
      path('cup.wallist.json'),
      JSON.stringify({ format: 'x', version: 1, title: 'Cup', workbook }),
    );
    const { code, said } = run(main, [path('cup.wallist.json')]);
    expect([code, said[0]]).toEqual([0, 'Round 1 (by the Log): legal, the best pairing.']);
  });

  test('a file with several lists has several events; the highest code counts', () => {
    const rows = wallListOf(path('event-1.tsv'));
    const wrong = rows.map((row, at) =>
      row.map((cell, i) => (at === 3 && rows[0]![i] === 'Place' ? '8' : cell)),
    );
    const workbook = workbookOf({ name: 'Club', sheets: { Spring: rows, Autumn: wrong } });
    writeFileSync(path('club.wallist.json'), JSON.stringify({ title: 'Club', workbook }));
    const { code, said } = run(main, [path('club.wallist.json'), '--short']);
    expect(code).toBe(1);
    expect(said).toHaveLength(2);
    expect(said[0]).toMatch(/^Spring A1:[A-Z]+\d+: Rounds checked: 4\./);
    expect(said[1]).toMatch(/^Autumn A1:[A-Z]+\d+: Rounds checked: 4\./);
  });

  test('as JSON it has the same', () => {
    const { code, said } = run(main, [path('event-1.tsv'), '--json']);
    const audit = JSON.parse(said.join('')) as { rounds: { optimal: string }[]; end: { kind: string }[] };
    expect(code).toBe(0);
    expect(audit.rounds.map(({ optimal }) => optimal)).toEqual(['same', 'same', 'same', 'same']);
    expect(audit.end.map(({ kind }) => kind)).toEqual(['placesRight']);
  });

  test.each([
    ['nothing', [], 'Name a file'],
    ['no file', ['nowhere.tsv'], 'nowhere.tsv'],
    ['an unknown option', ['x.tsv', '--fast'], '--fast'],
    ['an unknown format', ['x.tsv', '--from', 'chess'], 'no format'],
  ])('%s: one line and exit code 2', (_what, line, words) => {
    const { code, said } = run(main, line);
    expect([code, said.length]).toEqual([2, 1]);
    expect(said[0]).toContain(words);
  });

  test.each([
    ['a cell that is not a result', 'No\tName\tR1\n1\tAnn\t2+\n2\tBo\tlost\n', 'C3: “lost” is not a result.'],
    ['no list at all', 'once upon a time\n', 'no wall list'],
    ['JSON of something else', '{"a":1}', 'no tournament'],
    ['XML of something else', '<html></html>', ''],
  ])('%s: one line and exit code 2', (_what, text, words) => {
    writeFileSync(path('bad.tsv'), text);
    const { code, said } = run(main, [path('bad.tsv')]);
    expect([code, said.length]).toEqual([2, 1]);
    expect(said[0]).toContain(words);
    expect(said[0]).toContain('bad.tsv');
  });
});

describe('the verdict on an event', () => {
  const round = (
    legal: boolean,
    optimal: RoundAudit['optimal'],
    weight?: 'departure' | 'note',
  ): RoundAudit => ({
    round: 1,
    from: 'list',
    legal,
    optimal,
    findings: weight ? [{ kind: 'dearer', weight, round: 1, players: [], values: {} }] : [],
  });
  test.each([
    ['the best pairing', [round(true, 'same')], 'best'],
    ['others just as good', [round(true, 'equal', 'note'), round(true, 'given')], 'best'],
    ['a better one exists', [round(true, 'same'), round(true, 'not', 'departure')], 'legal'],
    ['not legal, though the best', [round(false, 'same', 'departure'), round(true, 'same')], 'illegal'],
    ['not legal, and a better one exists', [round(true, 'not'), round(false, 'not')], 'illegal'],
    ['no round', [], 'best'],
  ] as const)('%s', (_what, rounds, verdict) => expect(verdictOf({ rounds, end: [] })).toBe(verdict));
});

describe.skipIf(!hasReference)('real events', () => {
  const files = hasReference ? readdirSync(inReference('opengotha/xml')) : [];

  test('are read, and every round gets its verdict', () => {
    expect(files.length).toBeGreaterThan(25);
    const counts = { rounds: 0, legal: 0, best: 0, other: 0, unknown: 0 };
    for (const file of files) {
      const found = readEvent(inReference(`opengotha/xml/${file}`), undefined, undefined);
      if (found.kind === 'refused') throw new Error(found.sentence);
      // The largest event is for the command itself.
      if (found.event.wallList.players.length > 200) continue;
      for (const round of playedRounds(found.event)) {
        const { legal, optimal } = auditRound(found.event, round);
        counts.rounds += 1;
        if (legal) counts.legal += 1;
        if (optimal === 'same' || optimal === 'equal') counts.best += 1;
        else if (optimal === 'unknown') counts.unknown += 1;
        else counts.other += 1;
      }
    }
    console.log(counts);
    expect(counts.rounds).toBeGreaterThan(140);
    // Two events without their categories, and one team event with two players on a board.
    expect(counts.unknown).toBeLessThan(20);
    expect(counts.legal).toBeGreaterThan(120);
  });
});
