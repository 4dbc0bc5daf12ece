import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { readCells } from '../../cli/simulation/cells';
import { exitCode } from '../../cli/simulation/main';
import { readOrder } from '../../cli/simulation/options';
import { SHORT_NAMES, systemNamed } from '../../cli/simulation/systems';
import { estimateText, LABELS } from '../../cli/simulation/tables';
import { MEASURES } from '../../src/simulation/counts/report';
import { SYSTEM_NAMES } from '../../src/tournament/systems';

const order = (line: string, files: Readonly<Record<string, string>> = {}) =>
  readOrder(line.match(/"[^"]*"|\S+/g)?.map(one => one.replace(/"/g, '')) ?? [], path => files[path]);

const LIST =
  'No\tName\tRank\tRating\tClub\tOut\tR1\n1\tAnn\t3d\t2300\tOaks\t\t2+\n2\t"Bo ""B"" \t"\t1k\t\t\t3-\tnonsense\n3\tCy\t5k\t1600\t\t\t\n';

describe('what is asked on the command line', () => {
  test('a made-up field, and what is left out', () => {
    const { plans, errors } = order('--size 32 --spread 200 --system swiss --rounds 4 --seed 7 --jigo 0.1');
    expect(errors).toEqual([]);
    expect(plans).toHaveLength(1);
    expect(plans[0]?.plan).toMatchObject({
      field: { kind: 'generated', size: 32, mean: 1500, spread: 200 },
      settings: { system: 'Swiss' },
      rounds: 4,
      events: 1000,
      seed: '7',
      model: { jigo: 0.1, absence: 0 },
    });
  });

  test('a preset that is typed counts, not that of the system', () => {
    const { plans, errors, warnings } = order('--system mcmahon --settings "Preset=OpenGotha; Komi=7.5"');
    expect({ errors, warnings }).toEqual({ errors: [], warnings: [] });
    expect(plans[0]?.plan.settings).toMatchObject({ preset: 'OpenGotha', system: 'McMahon', komi: 15 });
    expect(order('--system wmsg').plans[0]?.plan.settings.preset).toBe('WMSG 2008');
  });

  test('a wall list as a spreadsheet copies it; its results do not matter', () => {
    const { plans, errors, warnings } = order('--players list.tsv', { 'list.tsv': LIST });
    expect({ errors, warnings }).toEqual({ errors: [], warnings: [] });
    const field = plans[0]?.plan.field;
    expect(field?.kind === 'players' && field.players.map(({ name, rating }) => [name, rating])).toEqual([
      ['Ann', 2300],
      ['Bo "B"', undefined],
      ['Cy', 1600],
    ]);
  });

  test('two systems, each with settings of its own', () => {
    const { plans } = order(
      '--system mcmahon --settings "Upper bar=3d; Tiebreaks=SOS, SOSOS" --versus wmsg --rounds 5 --versus-rounds 8',
    );
    expect(plans.map(({ plan }) => [plan.settings.system, plan.settings.preset, plan.rounds])).toEqual([
      ['McMahon', 'EGF', 5],
      ['Score pairing', 'WMSG 2008', 8],
    ]);
    expect(plans[0]?.plan.settings).toMatchObject({
      upperBar: { kind: 'amateur', index: 2 },
      tiebreaks: ['SOS', 'SOSOS'],
    });
  });

  test.each([
    ['--sise 3', '“--sise” is no option. Did you mean --size? --help names them all.'],
    ['--size', 'needs a value'],
    ['--size two', 'whole number from 2 to 2000'],
    ['--jigo 2', 'a number from 0 to 1'],
    ['--system chess', 'no system'],
    ['--players gone.tsv', 'cannot be read'],
    ['--settings "Upper bar=x"', 'Upper bar'],
    ['--players empty.tsv', 'no list of players'],
    ['--players ranks.tsv', 'rank or a rating'],
  ])('%s is told in words', (line, words) => {
    const { errors } = order(line, { 'empty.tsv': '', 'ranks.tsv': 'Name\tR1\nAnn\t\nBo\t' });
    expect(errors.join(' ')).toContain(words);
  });

  test('L36: the word behind a mistyped option is its value, and no option', () => {
    expect(order('--systm swiss').errors).toEqual([
      '“--systm” is no option. Did you mean --system? --help names them all.',
    ]);
    expect(order('swiss').errors).toHaveLength(1);
    expect(order('--abracadabra').errors).toEqual(['“--abracadabra” is no option. --help names them all.']);
  });

  test('L36: a file of players that cannot be read is told apart from a wrong option', () => {
    expect(order('--players gone.tsv').isFileWrong).toBe(true);
    expect(order('--size two').isFileWrong).toBe(false);
  });

  test('every system has a short name and its own', () => {
    expect(SHORT_NAMES.map(systemNamed)).toEqual([...SYSTEM_NAMES]);
    expect(SYSTEM_NAMES.map(systemNamed)).toEqual([...SYSTEM_NAMES]);
  });

  test('every measure has words', () => {
    expect(Object.keys(LABELS).sort()).toEqual(Object.keys(MEASURES).sort());
  });

  test.each([
    ['share', 0.742, 0.714, 0.768, '74.2 % (71.4 to 76.8 %)'],
    ['number', 5, 5, 5, '5'],
    ['number', 1.875, 1.875, 1.875, '1.88'],
    ['share', 0, 0, 0, '0.0 %'],
  ] as const)('a %s of %d is shown with its interval, where there is one', (unit, value, low, high, said) => {
    expect(estimateText({ value, low, high, n: 40 }, unit)).toBe(said);
  });

  test('a system is called by its name, however it is typed', () => {
    expect(order('--system knockout --versus wmsg').plans.map(({ name }) => name)).toEqual([
      'Knock-out',
      'Score pairing',
    ]);
  });

  test('the exit code is 2 where a rule of pairing was broken in any event', () => {
    expect(exitCode([{ faults: [] }, { faults: [] }])).toBe(0);
    expect(exitCode([{ faults: [] }, { faults: [{ code: 'repeat', events: 1, first: 3 }] }])).toBe(2);
  });

  test('cells in quotes', () => {
    expect(readCells('a\t"b\n""c"""\r\nd\te"x')).toEqual([
      ['a', 'b\n"c"'],
      ['d', 'e"x'],
    ]);
  });
});

describe('npm run simulate', () => {
  const run = (...args: string[]) => spawnSync('node', ['cli/simulate.mjs', ...args], { encoding: 'utf8' });

  test('JSON on stdout, progress on stderr, the same with the same seed', () => {
    const args = [
      '--size',
      '8',
      '--rounds',
      '3',
      '--events',
      '20',
      '--seed',
      '7',
      '--versus',
      'swiss',
      '--json',
    ];
    const { stdout, stderr, status } = run(...args);
    const { simulated, comparison } = JSON.parse(stdout) as {
      simulated: { report: { events: number } }[];
      comparison: { measures: object };
    };
    expect(status).toBe(0);
    expect(simulated.map(({ report }) => report.events)).toEqual([20, 20]);
    expect(Object.keys(comparison.measures)).toContain('strongestFirst');
    expect(stderr).toContain('20 of 20 events');
    expect(run(...args).stdout).toBe(stdout);
  });

  test('tables, advice, and a mistake', () => {
    expect(run('--size', '8', '--rounds', '3', '--events', '10').stdout).toContain(
      'the strongest is first alone',
    );
    const advice = run('--size', '16', '--rounds', '4', '--events', '4', '--advise');
    expect(advice.stdout).toMatch(/^McMahon +4 /m);
    const wrong = run('--rounds', 'many');
    expect([wrong.status, wrong.stdout]).toEqual([1, '']);
    expect(wrong.stderr).toContain('“many”');
    const gone = run('--players', 'gone.tsv');
    expect([gone.status, gone.stdout]).toEqual([2, '']);
  });
});
