import { createHash } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import type { Answer, Request, View } from '../../src/application/protocol/protocol';
import { openWorkbook, type OpenWorkbook } from '../../workbench/headless';
import { DIST } from './built';

/** The built add-on with Google's names on the spreadsheet of the workbench: what memory cannot show. */
const book = openWorkbook({ dist: DIST });
afterAll(() => book.close());

const ask = (request: Request): View => (book.run('sidebar', request) as unknown as Answer).view;

function expectView<V extends View['view']>(request: Request, view: V): Extract<View, { readonly view: V }> {
  const found = ask(request);
  if (found.view !== view) throw new Error(`${request.ask}: ${JSON.stringify(found)}`);
  return found as Extract<View, { readonly view: V }>;
}

const cell = (sheet: string, a1: string): unknown => book.getValues(sheet, a1)[0]?.[0];

const settingOf = (from: OpenWorkbook, name: string): unknown =>
  from.getValues('Settings', 'A1:B120').find(line => line[0] === name)?.[1];

describe('in a real spreadsheet', () => {
  test('a tournament is created, and its formulas spill', async () => {
    const tournament = {
      name: '=Cup 3-14',
      system: 'McMahon',
      teams: false,
      rounds: 4,
      upperBar: '3d',
      lowerBar: '',
      seed: '=dice 4-6-1',
    } as const;
    expect(expectView({ ask: 'create', tournament }, 'created').seed).toBe('=dice 4-6-1');
    await book.settled();
    expect(settingOf(book, 'Seed')).toBe('=dice 4-6-1');
    expect(book.sheets()).toEqual(['Wall list', 'Settings', 'Tournament system', 'Log']);
    expect(cell('Tournament system', 'B5')).toBe('=Cup 3-14');
    expect(book.getFormulas('Wall list', 'M1')[0]?.[0]).toMatch(
      /^=RANKING\(WallList, ?"PLACE, .*", ?Settings\)$/,
    );
    expect(book.getValues('Wall list', 'M2:N3')).not.toContainEqual(['#NAME?', '#NAME?']);
    expect(cell('Wall list', 'N2')).toBe(32);
  });

  test('the example players are cleared, others are typed', async () => {
    expect(expectView({ ask: 'clear examples' }, 'cleared').cleared).toBe(8);
    const ranks = ['5d', '3d', '2d', '1d', '1k', '3k', '7k'];
    book.setValues(
      'Wall list',
      'B2:C8',
      ranks.map((rank, i) => [`Player ${i + 1}`, rank]),
    );
    await book.settled();
    expect(expectView({ ask: 'state' }, 'ready')).toMatchObject({ round: 1, playing: 7, examples: false });
    const { problems } = expectView({ ask: 'check' }, 'problems');
    expect(problems.map(({ sentence }) => sentence)).toEqual([
      'Players in the top group: 2; for 4 rounds, 5 to 10 are usual.',
    ]);
  });

  test('a round is written as text, with its sheet, and read back', async () => {
    const { seen } = expectView({ ask: 'preview' }, 'preview');
    expect(expectView({ ask: 'write', seen }, 'written')).toMatchObject({ games: 3, different: [] });
    await book.settled();
    const cells = book.getValues('Wall list', 'H2:H8').map(([value]) => String(value));
    expect(cells.filter(text => /^\d\?\/[bw]$/.test(text))).toHaveLength(6);
    expect(cells.filter(text => text === '0+')).toHaveLength(1);
    expect(cell('Round 1', 'A1')).toBe('Round 1 – =Cup 3-14');
    expect(book.getValues('Round 1', 'A3:F3')[0]).toEqual([
      'Table',
      'Black',
      'White',
      'Handicap',
      'Komi',
      'Result',
    ]);
  });

  test('results typed by hand stay what they are, and are recorded', async () => {
    book.setValues('Round 1', 'F4:F6', [['1-0'], ['½-½'], ['w']]);
    await book.settled();
    expect(cell('Round 1', 'F4')).toBe('1-0');
    expect(expectView({ ask: 'record' }, 'recorded')).toMatchObject({ results: 3, left: [] });
    expect(expectView({ ask: 'state' }, 'ready')).toMatchObject({ round: 2 });
    await book.settled();
    expect(cell('Wall list', 'N2')).toBeGreaterThanOrEqual(32);
  });

  test('undo, and the lock', () => {
    const offer = expectView({ ask: 'state' }, 'ready').undo;
    book.holdLock(true);
    expect(ask({ ask: 'undo', action: offer?.action ?? '' })).toEqual({ view: 'busy' });
    book.holdLock(false);
    expect(expectView({ ask: 'undo', action: offer?.action ?? '' }, 'undone')).toMatchObject({
      restored: 6,
      kept: [],
    });
    expect(expectView({ ask: 'state' }, 'results missing')).toMatchObject({ known: 0, recordable: 3 });
  });

  test('the standings are a formula in a sheet of their own', async () => {
    expect(expectView({ ask: 'standings' }, 'standings written').sheet).toBe('Standings');
    await book.settled();
    expect(book.getFormulas('Standings', 'A1')[0]?.[0]).toContain('STANDINGS(');
    expect(String(cell('Standings', 'A1'))).not.toMatch(/^#/);
  });
});

describe('lots that nobody knew before', () => {
  test('each tournament is created with a seed of its own, which stands in Settings and hashed in the announcement', () => {
    const drawn: string[] = [];
    for (const name of ['First Cup', 'Second Cup']) {
      const other = openWorkbook({ dist: DIST });
      const draft = { name, system: 'Swiss', teams: false, rounds: 3, upperBar: '', lowerBar: '', seed: '' };
      const { view } = other.run('sidebar', { ask: 'create', tournament: draft }) as unknown as Answer;
      const seed = view.view === 'created' ? (view.seed ?? '') : '';
      expect(seed).toMatch(/^[2-9a-z]{4}-[2-9a-z]{4}-[2-9a-z]{4}$/);
      expect(settingOf(other, 'Seed')).toBe(seed);
      const announced = other.getValues('Tournament system', 'A1:B60');
      const hash = createHash('sha256').update(seed).digest('hex');
      expect(announced).toContainEqual(['Check code of the lots (SHA-256 of their seed)', hash]);
      drawn.push(seed);
      other.close();
    }
    expect(drawn[0]).not.toBe(drawn[1]);
  });
});
