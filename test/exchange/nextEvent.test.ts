import { describe, expect, test } from 'vitest';
import { readRows } from '../../src/application/files/fileRows';
import { openListAtDesk } from '../../src/exchange/lookUp/openList';
import { readFile } from '../../src/exchange/readFile';
import { readCopy } from '../../src/exchange/saved/readCopy';
import { readWallList } from '../../src/sheet/read/readWallList';
import { LANGUAGES } from '../../src/tournament/languages';
import { UNKNOWN_PLAYER } from '../../src/tournament/wallList';
import { playedSample } from '../workbench/playedSample';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** What the workbench saves of a sample. */
const saved = async (name: string, language: string): Promise<string> => {
  const workbook = JSON.stringify(await playedSample(name, language));
  return `{"format":"wallist workbook","version":1,"title":"Cup","at":0,"workbook":${workbook}}`;
};

// N89
describe('D26 a saved tournament opened where there is none yet', () => {
  test.each(['en', 'de', 'ja'] as const)(
    'gives its players and settings to the next one: %s',
    async language => {
      for (const name of ['mcmahon', 'swiss'] as const) {
        const text = await saved(name, language);
        const read = readFile('Cup 2.wallist.json', bytesOf(text), language);
        if (read.kind !== 'read') throw new Error(read.sentence);
        const copy = readCopy('cup.json', bytesOf(text), language);
        if (copy.kind !== 'copy') throw new Error(copy.sentence);
        const { ranges, sheets } = copy.copy;
        const place = ranges.find(one => one.name === 'WallList')!;
        const rows = sheets
          .find(one => one.name === place.sheet)!
          .rows.map(row => row.slice(0, place.columns));
        const before = readWallList(rows).wallList;
        const { wallList, problems } = readWallList(read.rows.list);
        expect(before.rounds).toBeGreaterThan(0);
        expect(problems.filter(({ code }) => code !== 'noRounds')).toEqual([]);
        expect(wallList.rounds).toBe(0);
        const { start, group, supergroup, previousOrder, out } = UNKNOWN_PLAYER;
        expect(wallList.players).toEqual(
          before.players.map(player => ({ ...player, start, group, supergroup, previousOrder, out })),
        );
        const { settings } = readRows(read.rows).input;
        expect(settings.system).toBe(name === 'mcmahon' ? 'McMahon' : 'Swiss');
        expect([settings.eventName, settings.seed, settings.wallListSheet]).toEqual(['', '', '']);
        expect(read.rows).toMatchObject({ name: 'Cup 2', tables: [] });
        expect(read.remarks).toEqual([{ severity: 'note', sentence: expect.any(String) as string }]);
      }
    },
  );

  test('has handicaps, stages, teams and namesakes of the former one, and nothing of its days and lots', () => {
    const list = [
      ['No', 'Name', 'Rank', 'Team', 'Board', 'Out'],
      ['1', 'Kim Min', '3d', 'Seoul', '1', ''],
      ['2', 'Kim Min', '3d', 'Seoul', '2', '2-'],
    ];
    const kept = [
      ['System', 'Swiss'],
      ['Teams', 'yes'],
      ['Handicap', 'rank'],
      ['Playoff rounds', '5'],
      ['Forbidden pairs', '1-2'],
    ];
    const ofOneEvent = [
      ['Seed', 'abc'],
      ['Event name', 'Cup'],
      ['Event begins', '2026-05-01'],
      ['Event ends', '2026-05-02'],
      ['Wall list', 'Elsewhere'],
      ['Language', 'Deutsch'],
    ];
    const rows = { name: 'Cup 2', list, settings: [...kept, ...ofOneEvent], tables: [] };
    const [whole, next] = [readRows(rows), readRows({ ...rows, isFormer: true })];
    expect([...next.stated].sort()).toEqual([
      'forbiddenPairs',
      'handicap',
      'playoffRounds',
      'system',
      'teams',
    ]);
    expect(whole.stated.size - next.stated.size).toBe(ofOneEvent.length);
    const [all, former] = [whole, next].map(
      ({ input }) => new Map<string, unknown>(Object.entries(input.settings)),
    );
    for (const key of next.stated) expect(former?.get(key)).toEqual(all?.get(key));
  });

  test('N144: has the last rating of each, and no column of a round', () => {
    const list = [
      [
        'No',
        'Name',
        'Rating',
        'Rating list',
        'Team',
        'Board',
        'Rating R2',
        'Board R2',
        'Rating R4',
        'R1',
        'R2',
      ],
      ['1', 'Ada', '1800', 'EGF 2026-05-01', 'Oaks', '1', '1830', '2', '1850', '3+', ''],
      ['2', 'Ben', '1700', 'EGF 2026-05-01', 'Oaks', '2', '1710', '1', '', '4-', ''],
      ['3', 'Cyd', '1600', 'EGF 2026-05-01', 'Pines', '1', '', '', '', '1-', ''],
      ['4', 'Dee', '', '', 'Pines', '2', '', '0', '1500', '2+', ''],
    ];
    const cells = Object.fromEntries(
      list.map((row, r) => [r, Object.fromEntries(row.map((v, c) => [c, { v }]))]),
    );
    const workbook = { sheetOrder: ['a'], sheets: { a: { id: 'a', name: 'Wall list', cellData: cells } } };
    const text = JSON.stringify({ format: 'wallist workbook', version: 1, title: 'Cup', at: 0, workbook });
    const read = readFile('Cup 2.wallist.json', bytesOf(text), 'en');
    if (read.kind !== 'read') throw new Error(read.sentence);
    expect(read.rows.list.map(row => row.join(' | '))).toEqual([
      'No | Name | Rating | Rating list | Team | Board',
      '1 | Ada | 1850 |  | Oaks | 1',
      '2 | Ben | 1710 |  | Oaks | 2',
      '3 | Cyd | 1600 | EGF 2026-05-01 | Pines | 1',
      '4 | Dee | 1500 |  | Pines | 2',
    ]);
  });

  test('goes into the book of regulars at the desk', async () => {
    const bytes = bytesOf(await saved('mcmahon', 'en'));
    const kept = { lists: [], book: '' };
    expect(openListAtDesk('cup.wallist.json', bytes, '2026-11-01', kept, 'en')).toMatchObject({
      kind: 'book',
      added: 33,
      renewed: 0,
    });
  });

  test.each(LANGUAGES)('that has no players, or breaks off, is refused in a sentence: %s', async language => {
    const text = await saved('swiss', 'en');
    for (const spoilt of [text.slice(0, -200), '{"format":"wallist workbook","version":1,"workbook":{}}'])
      expect(readFile('Cup.wallist.json', bytesOf(spoilt), language).kind).toBe('refused');
  });
});
