import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorkbook, type HeadlessOptions, type OpenWorkbook } from '../../workbench/headless';
import { SHEET_LOCALES } from '../../workbench/host/locale';
import { planted, type Faults } from '../workbench/planted';
import { DIST } from './built';

const LONG = Boolean(process.env['LONG']);
const PANEL = ['Seconds of each function', 'The panel writes its own verdict'];
const LOCK = 'Lock held by another run';

/** In the workbench the panel's run comes after the first one, so that neither finds the other's lock. */
const isFine = ([name, verdict]: readonly unknown[]): boolean =>
  verdict === 'pass' || (name === LOCK && verdict === 'not tried');

/** Runs the self-test; unless told otherwise, its panel opens and asks. */
async function tested(options: HeadlessOptions = {}, opens = true): Promise<OpenWorkbook> {
  const workbook = openWorkbook(options);
  workbook.menu('Self-test');
  await workbook.settled();
  if (opens) workbook.run('sidebar', { ask: 'self-test' });
  await workbook.settled();
  return workbook;
}

const lines = (workbook: OpenWorkbook) =>
  workbook.getValues('Self-test', 'A4:D80').filter(([name]) => name !== '');

const title = (workbook: OpenWorkbook) => workbook.getValues('Self-test', 'B1:B1')[0]?.[0];

/** The rows that do not pass. */
async function failing(options: HeadlessOptions, opens = true): Promise<readonly unknown[]> {
  const workbook = await tested(options, opens);
  const failed = lines(workbook).filter(line => !isFine(line));
  expect(title(workbook)).toBe('see below');
  workbook.close();
  return failed.map(([name]) => name);
}

const ask = (workbook: OpenWorkbook, request: object) =>
  (workbook.run('sidebar', request) as { readonly view: Readonly<Record<string, unknown>> }).view;
const log = (workbook: OpenWorkbook) =>
  workbook
    .getValues('Log', 'A2:D9')
    .filter(([no]) => no !== '')
    .map(([no, , what, status]) => `${no} ${what}: ${status}`);

describe('the self-test in the workbench', () => {
  let workbook: OpenWorkbook;
  beforeAll(async () => {
    workbook = await tested({ sheets: { 'Wall list': [['Name', 'R1']] } });
  });
  afterAll(() => workbook.close());

  it('passes', () => {
    expect(lines(workbook).filter(line => !isFine(line))).toEqual([]);
    expect(lines(workbook).length).toBeGreaterThan(40);
    expect(title(workbook)).toBe('everything passes');
  });

  it('says of each row what it proves', () => {
    expect(lines(workbook).filter(([, , , proves]) => !/\.$/.test(String(proves)))).toEqual([]);
  });

  it('sees each language read by itself', () => {
    expect(lines(workbook).find(([name]) => name === 'Language of a formula')?.[2]).toBe('each of 8 alone');
  });

  it('asks every custom function', () => {
    const names = lines(workbook).map(([name]) => name);
    const functions = JSON.parse(readFileSync(join(DIST, 'functions.json'), 'utf8')) as { name: string }[];
    expect(names).toEqual(expect.arrayContaining(functions.map(({ name }) => name)));
  });

  it('opens the panel', () => {
    expect(workbook.seen.panels.map(({ html }) => /data-opening="([^"]*)"/.exec(html)?.[1])).toEqual([
      'self-test',
    ]);
  });

  it('leaves the sheets of the organiser alone, and uses its own again', async () => {
    workbook.menu('Self-test');
    await workbook.settled();
    workbook.run('sidebar', { ask: 'self-test' });
    await workbook.settled();
    expect(workbook.sheets()).toEqual(['Wall list', 'Log', 'Self-test']);
    expect(title(workbook)).toBe('everything passes');
    expect(workbook.getValues('Wall list', 'A1:B1')).toEqual([['Name', 'R1']]);
  });

  it('is an action, which Undo takes back with all that it wrote', () => {
    expect(ask(workbook, { ask: 'undo', action: '3' })).toMatchObject({ view: 'undone', kept: [] });
    expect(workbook.sheets()).toEqual(['Wall list', 'Log']);
    expect(log(workbook)).toEqual([
      '1 Self-test: undone',
      '2 Undo 1: Self-test: done',
      '3 Self-test: undone',
      '4 Undo 3: Self-test: done',
    ]);
  });
});

it('passes where several ranges come back in another order, and shows it', async () => {
  const workbook = await tested(plant({ getRanges: call => [...(call() as unknown[])].reverse() }));
  expect(lines(workbook).filter(line => !isFine(line))).toEqual([]);
  expect(lines(workbook).find(([name]) => name === 'Several ranges at once')?.[2]).toBe('C3 A1 D4');
  workbook.close();
});

describe('the self-test as an action', () => {
  it('leaves what somebody has typed into its sheet, and the next one has a sheet of its own', async () => {
    const workbook = await tested();
    const notes = { D30: 'who saw this?', B9: 'look here', H5: 'Ada?', F301: 'mine' };
    for (const [a1, note] of Object.entries(notes)) workbook.setValues('Self-test', a1, [[note]]);
    workbook.menu('Self-test');
    await workbook.settled();
    workbook.run('sidebar', { ask: 'self-test' });
    await workbook.settled();
    for (const [a1, note] of Object.entries(notes))
      expect(workbook.getValues('Self-test', `${a1}:${a1}`)).toEqual([[note]]);
    expect(workbook.getValues('Self-test (2)', 'B1:B1')).toEqual([['everything passes']]);
    workbook.close();
  });

  // At a few calls of its services; with LONG=1 at every fifth.
  it('is taken back by the next look where its run died', async () => {
    let [calls, last] = [0, Infinity];
    // A dead run calls nothing more; Google lets its lock go.
    const dying =
      (isLock: boolean) =>
      (call: (...given: readonly unknown[]) => unknown, ...given: readonly unknown[]) => {
        calls += 1;
        if (calls > last && !isLock) throw new Error('the run died');
        return call(...given);
      };
    const every = new Proxy<Faults>({}, { get: (_, name) => dying(name === 'releaseLock') });
    const workbook = openWorkbook(plant(every));
    const before = workbook.sheets();
    workbook.menu('Self-test');
    const whole = calls;
    expect(whole).toBeGreaterThan(500);
    ask(workbook, { ask: 'undo', action: '1' });
    const at = (part: number): number => Math.round(part * whole);
    const deaths = LONG ? Array.from({ length: at(0.2) }, (_, i) => 5 * i) : [0.05, 0.3, 0.9].map(at);
    const isGone = () =>
      workbook
        .sheets()
        .filter(one => one !== 'Log')
        .join() === before.join();
    for (const death of deaths) {
      [calls, last] = [0, death];
      try {
        workbook.menu('Self-test');
      } catch {
        // As it is to be.
      }
      [calls, last] = [0, Infinity];
      const found = ask(workbook, { ask: 'state' });
      // Before its row it has written nothing, and after it is done it stands.
      const offer = found['undo'] as { readonly action: string } | undefined;
      const action = found['view'] === 'begun' ? found['action'] : offer?.action;
      if (found['view'] === 'begun') expect(found).toMatchObject({ mayFinish: false });
      if (action === undefined) expect(isGone(), `call ${death}`).toBe(true);
      else
        expect(ask(workbook, { ask: 'undo', action }), `call ${death}`).toMatchObject({
          view: 'undone',
          kept: [],
        });
      expect(isGone(), `call ${death}`).toBe(true);
    }
    workbook.close();
  });
});

it.each(LONG ? SHEET_LOCALES : (['de_DE'] as const))(
  'the self-test passes in %s',
  async spreadsheetLocale => {
    const workbook = await tested({ spreadsheetLocale });
    expect(lines(workbook).filter(line => !isFine(line))).toEqual([]);
    workbook.close();
  },
);

it('is never written over a sheet of that name which is somebody else’s', async () => {
  const workbook = openWorkbook({ sheets: { 'Self-test': [['mine']] } });
  workbook.menu('Self-test');
  await workbook.settled();
  workbook.run('sidebar', { ask: 'self-test' });
  await workbook.settled();
  expect(workbook.getValues('Self-test', 'A1:A1')).toEqual([['mine']]);
  expect(workbook.getValues('Self-test (2)', 'B1:B1')).toEqual([['everything passes']]);
  workbook.close();
});

/** A copy of the built add-on with one file changed. */
function dist(change: (folder: string) => void): HeadlessOptions {
  const folder = mkdtempSync(join(tmpdir(), 'wallist-'));
  cpSync(DIST, folder, { recursive: true });
  change(folder);
  return { dist: folder };
}

const inGlobals = (from: string | RegExp, to: string): HeadlessOptions =>
  dist(folder => {
    const path = join(folder, 'globals.js');
    writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
  });

/** Cells in which Google still shows that it calculates. */
const loading = (isLoading: (value: unknown) => boolean): HeadlessOptions =>
  plant({ getValue: call => (isLoading(call()) ? 'Loading...' : call()) });

const plant = (faults: Faults): HeadlessOptions => ({ plant: planted(faults) });

/** What is broken, and the rows that notice it: docs/self-test.md has the same table. */
const FAULTS: readonly (readonly [what: string, options: () => HeadlessOptions, rows: readonly string[]])[] =
  [
    [
      'the text format is not kept',
      () => plant({ setNumberFormat: (call, format) => call(format === '@' ? 'General' : format) }),
      ['Text stays text'],
    ],
    [
      'text in text cells is read as numbers',
      () =>
        plant({
          getValues: call =>
            (call() as unknown[][]).map(line => line.map(value => (value === '007' ? 7 : value))),
        }),
      ['Text stays text'],
    ],
    [
      'the quote before a name is kept',
      () =>
        plant({
          setValues: (call, values) =>
            call(
              (values as unknown[][]).map(line =>
                line.map(value => (String(value).startsWith("'") ? `'${String(value)}` : value)),
              ),
            ),
        }),
      ['Names like formulas stay text'],
    ],
    [
      'a quote does not keep a name from being a formula',
      () =>
        plant({
          setValues: (call, values) =>
            call(
              (values as unknown[][]).map(line => line.map(value => (value === "'=1+1" ? '=1+1' : value))),
            ),
        }),
      ['Names like formulas stay text'],
    ],
    [
      'numbers are text',
      () =>
        plant({
          getValue: call => {
            const value = call();
            return typeof value === 'number' ? String(value) : value;
          },
        }),
      ['Numbers are read back', 'Seconds for Create'],
    ],
    [
      'long texts are cut',
      () =>
        plant({
          setValue: (call, value) => call(typeof value === 'string' ? value.slice(0, 32_767) : value),
        }),
      ['Long texts'],
    ],
    ['dropdowns refuse other text', () => plant({ setAllowInvalid: call => call(false) }), ['Dropdowns']],
    ['dropdowns are not made', () => plant({ setDataValidation: () => undefined }), ['Dropdowns']],
    [
      'a range of several is left out',
      () => plant({ getRangeList: (call, notations) => call((notations as string[]).slice(1)) }),
      ['Several ranges at once'],
    ],
    ['there is no document lock', () => plant({ getDocumentLock: () => null }), ['Document lock']],
    ['nobody says who sits there', () => plant({ getActiveUserLocale: () => '' }), ['Languages']],
    [
      'texts.html is missing',
      () => dist(folder => rmSync(join(folder, 'texts.html'))),
      ['Texts of the languages', 'Seconds of the files', 'Language of a formula', 'EXPLAIN in Spanish'],
    ],
    [
      'a formula reads another language besides',
      () =>
        inGlobals(
          'return Wallist.functions.PLACE(wallList, settings)',
          "Wallist.functions.PLACE(wallList, 'Language=fr'); return Wallist.functions.PLACE(wallList, settings)",
        ),
      ['Language of a formula'],
    ],
    [
      'a formula reads all languages',
      () =>
        inGlobals(
          'return Wallist.functions.PLACE(wallList, settings)',
          "for (const other of ['en', 'fr', 'de', 'es', 'ru', 'ko', 'ja', 'zh']) Wallist.functions.PLACE(wallList, 'Language=' + other); return Wallist.functions.PLACE(wallList, settings)",
        ),
      ['Language of a formula'],
    ],
    [
      'a formula answers in English whatever its Settings say',
      () =>
        inGlobals(
          'return Wallist.functions.PLACE(wallList, settings)',
          "return Wallist.functions.PLACE(wallList, 'System=Swiss; Language=en')",
        ),
      ['Language of a formula', 'PLACE in Spanish'],
    ],
    [
      'a sentence comes in English whatever the Settings say',
      () =>
        inGlobals(
          'return Wallist.functions.EXPLAIN(wallList, player, tiebreak, settings)',
          "return Wallist.functions.EXPLAIN(wallList, player, tiebreak, 'System=Swiss')",
        ),
      ['EXPLAIN in Spanish'],
    ],
    [
      'each call takes twenty seconds',
      () => {
        let time = 0;
        class Clock extends Date {
          static override now = () => (time += 40_000);
        }
        return { plant: services => ({ ...services, Date: Clock }) };
      },
      ['Seconds of the files', 'Seconds for Create', PANEL[0]!],
    ],
    ['one function does not answer', () => loading(value => value === '' || value === 2080.96), [PANEL[0]!]],
    [
      'the spreadsheet cannot be read',
      () =>
        plant({
          getSheets: () => {
            throw new Error('Service Spreadsheets failed');
          },
        }),
      ['The panel gets an answer'],
    ],
    [
      'SOS2 becomes SOS3 when a row is inserted',
      () => plant({ getFormula: call => String(call()).replace('SOS2', 'SOS3') }),
      ['SOS2 below an inserted row'],
    ],
    [
      'an inserted row does not move the range of a formula',
      () => plant({ insertRowsBefore: () => undefined }),
      ['SOS2 below an inserted row'],
    ],
    [
      'semicolons are not read',
      () => plant({ setFormula: (call, formula) => call(formula === '=SUM(2;3)' ? '=SUM(2|3)' : formula) }),
      ['Semicolons in formulas'],
    ],
    [
      'a function answers something else',
      () => inGlobals('Wallist.functions.SOS(', 'Wallist.functions.SOS1('),
      ['SOS'],
    ],
    [
      'numbers of a function are text',
      () =>
        inGlobals(
          'return Wallist.functions.SOS(wallList, settings)',
          'return Wallist.functions.SOS(wallList, settings).map(row => row.map(String))',
        ),
      ['SOS'],
    ],
    [
      'blanks of a function are 0',
      () =>
        inGlobals(
          'return Wallist.functions.WINS(wallList, settings)',
          'return Wallist.functions.WINS(wallList, settings).map(([cell]) => [cell === "" ? 0 : cell])',
        ),
      ['Blank rows stay blank'],
    ],
  ];

describe('the seconds of each function', () => {
  const NAMES = (JSON.parse(readFileSync(join(DIST, 'functions.json'), 'utf8')) as { name: string }[]).map(
    ({ name }) => name,
  );
  const timed = (workbook: OpenWorkbook) =>
    String(lines(workbook).find(([name]) => name === PANEL[0])?.[2])
      .split(' · ')
      .map(one => /^([A-Z0-9]+) \d+\.\d$/.exec(one)?.[1])
      .sort();

  it('are seen by the panel’s run, where Google calculates after a script', async () => {
    const workbook = await tested(loading(value => value === ''));
    expect(timed(workbook)).toEqual([...NAMES].sort());
    expect(title(workbook)).toBe('everything passes');
    workbook.close();
  });

  it('are those of each formula alone, where Google calculates while a script runs', async () => {
    const workbook = await tested({}, false);
    expect(timed(workbook)).toEqual([...NAMES].sort());
    expect(
      lines(workbook)
        .filter(line => !isFine(line))
        .map(([name]) => name),
    ).toEqual([LOCK, PANEL[1]]);
    workbook.close();
  });

  it('name first who is slow', async () => {
    const workbook = await tested(loading(value => value === '' || value === 2080.96));
    const [, verdict, seen] = lines(workbook).find(([name]) => name === PANEL[0]) ?? [];
    expect([verdict, String(seen).split(' · ')[0]]).toEqual(['fail', 'PERFORMANCE without an answer']);
    workbook.close();
  });
});

it('holds the lock while it writes', async () => {
  const held: boolean[] = [];
  let isHeld = false;
  const note = (call: (...given: readonly unknown[]) => unknown, ...given: readonly unknown[]) => {
    held.push(isHeld);
    return call(...given);
  };
  const workbook = await tested(
    plant({
      tryLock: call => (isHeld = Boolean(call())),
      releaseLock: call => {
        isHeld = false;
        return call();
      },
      insertSheet: note,
      setValues: note,
      setFormula: note,
    }),
  );
  expect(held.length).toBeGreaterThan(60);
  expect(held).not.toContain(false);
  workbook.close();
});

describe('the lock of another run', () => {
  /** The panel opens while the run of the menu goes on, as Google's does; the first time that run waits, the panel asks. */
  function overlapping(faults: Faults = {}): {
    readonly workbook: OpenWorkbook;
    readonly asked: () => number;
  } {
    let [isOpen, times] = [false, 0];
    const workbook = openWorkbook(
      plant({
        ...faults,
        showSidebar: (call, panel) => {
          isOpen = true;
          return call(panel);
        },
        sleep: () => {
          if (isOpen && (times += 1) === 1) workbook.run('sidebar', { ask: 'self-test' });
        },
      }),
    );
    return { workbook, asked: () => times };
  }
  const verdict = (workbook: OpenWorkbook) =>
    lines(workbook)
      .find(([name]) => name === LOCK)
      ?.slice(1, 3);

  it('holds off the run of the panel', async () => {
    const { workbook, asked } = overlapping();
    workbook.menu('Self-test');
    // The first run has seen it, and has not waited any longer.
    expect(asked()).toBe(1);
    expect(verdict(workbook)).toEqual(['pass', 'held by the run of the menu, and refused']);
    await workbook.settled();
    workbook.run('sidebar', { ask: 'self-test' });
    await workbook.settled();
    expect(lines(workbook).filter(([, verdict]) => verdict !== 'pass')).toEqual([]);
    expect(title(workbook)).toBe('everything passes');
    workbook.close();
  });

  it('is seen to hold off nobody', async () => {
    const { workbook } = overlapping({ tryLock: () => true });
    workbook.menu('Self-test');
    await workbook.settled();
    expect(verdict(workbook)).toEqual(['fail', 'held by the run of the menu, and taken']);
    expect(title(workbook)).toBe('see below');
    workbook.close();
    const page = readFileSync('docs/self-test.md', 'utf8');
    expect(page).toMatch(new RegExp(`\\| the lock holds nobody off +\\| ${LOCK} +\\|`));
  });

  it('is not tried where the runs come one after the other', async () => {
    const workbook = await tested();
    expect(verdict(workbook)).toEqual(['not tried', 'the run of the menu had let it go']);
    expect(title(workbook)).toBe('everything passes');
    workbook.close();
  });
});

describe('the self-test fails where', () => {
  // With LONG=1 every fault; else every third.
  it.each(FAULTS.filter((_, index) => LONG || index % 3 === 0))('%s', async (_what, options, rows) => {
    const failed = await failing(options());
    expect(failed).toEqual(expect.arrayContaining([...rows]));
    // A fault is named by the rows that it is about, not by half of the sheet.
    expect(failed.length).toBeLessThanOrEqual(rows.length + 1);
  });

  it('every function answers something else', async () => {
    const names = (JSON.parse(readFileSync(join(DIST, 'functions.json'), 'utf8')) as { name: string }[]).map(
      ({ name }) => name,
    );
    const missing = await failing(inGlobals(/return Wallist\.functions\.[A-Z0-9]+\(/g, 'return String('));
    expect(missing).toEqual(expect.arrayContaining(names));
  });

  it('another run holds the lock: nothing is written, and that is said', () => {
    const workbook = openWorkbook();
    workbook.holdLock(true);
    workbook.menu('Self-test');
    expect(workbook.sheets()).toEqual(['Sheet1']);
    expect(workbook.seen.toasts).toEqual(['Somebody else is writing with Wallist in this spreadsheet.']);
    expect(workbook.seen.panels).toEqual([]);
    workbook.close();
  });

  it('the panel stays blank', async () => {
    expect(await failing({}, false)).toEqual([LOCK, PANEL[1]]);
    expect(
      await failing(
        loading(value => value === ''),
        false,
      ),
    ).toEqual([PANEL[0], LOCK, PANEL[1]]);
  });

  it('and passes where Google shows no panel: what only that could find out is not tried', async () => {
    const workbook = await tested(
      plant({
        showSidebar: () => {
          throw new Error('You do not have permission to call Ui.showSidebar.');
        },
      }),
      false,
    );
    expect(lines(workbook).filter(([, verdict]) => verdict === 'not tried')).toEqual(
      [LOCK, PANEL[1]].map(name => [name, 'not tried', 'Google shows no panel here', expect.any(String)]),
    );
    expect(title(workbook)).toBe('everything passes');
    workbook.close();
  });

  it('every line is failed by some fault', async () => {
    const workbook = await tested();
    const functions = JSON.parse(readFileSync(join(DIST, 'functions.json'), 'utf8')) as { name: string }[];
    const failed = [
      ...FAULTS.flatMap(([, , rows]) => rows),
      ...functions.map(({ name }) => name),
      ...PANEL,
      LOCK,
    ];
    const names = lines(workbook).map(([name]) => String(name));
    expect(names.filter(name => !failed.includes(name))).toEqual([]);
    workbook.close();
  });

  it('every fault stands in the table of docs/self-test.md', () => {
    const page = readFileSync('docs/self-test.md', 'utf8');
    const missing = FAULTS.flatMap(([what, , rows]) =>
      page.split('\n').some(line => line.includes(what) && rows.every(row => line.includes(row)))
        ? []
        : [what],
    );
    expect(missing).toEqual([]);
  });
});
