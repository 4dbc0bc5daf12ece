/** Three lists in one spreadsheet, two of them on one sheet: each is paired and recorded by itself. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeInBrowser, openWorkbench, ready, settled, values, type OpenedWorkbench } from '../browser';
import { organiserAt } from './organiser';

type Row = readonly (string | number)[];

const SPRING: readonly Row[] = [
  ['Name', 'Rank', 'R1', 'R2'],
  ['Anna', '4d', '2+/b', ''],
  ['Ben', '3d', '1-/w', ''],
  ['Carl', '2d', '4+/b', ''],
  ['Dora', '1d', '3-/w', ''],
];
const YOUTH: readonly Row[] = [
  ['Name', 'Rank', 'R1', 'R2'],
  ['Ulla', '5k', '2+/b', ''],
  ['Veit', '6k', '1-/w', ''],
  ['Wim', '7k', '4+/b', ''],
  ['Xenia', '9k', '3-/w', ''],
];
/** The same members as in spring, each round in two columns. */
const AUTUMN: readonly Row[] = [
  ['Name', 'Rank', 'R1 opponent', 'R1 result', 'R2 opponent', 'R2 result'],
  ['Anna', '4d', 3, 1, '', ''],
  ['Ben', '3d', 4, 0, '', ''],
  ['Carl', '2d', 1, 0, '', ''],
  ['Dora', '1d', 2, 1, '', ''],
];

const WHOLE = 'A1:L30';

describeInBrowser('three lists in one spreadsheet, two on one sheet', () => {
  let open: OpenedWorkbench;
  beforeAll(async () => {
    open = await openWorkbench('');
  });
  afterAll(async () => open?.close());

  async function put(sheet: string, at: string, rows: readonly Row[]): Promise<void> {
    await open.page.evaluate(([name, a1, cells]) => window.workbench?.setValues(name, a1, cells as never), [
      sheet,
      at,
      rows,
    ] as const);
  }

  test('L1: the panel names the list, and nothing of the others changes', async () => {
    const { page, address } = open;
    await page.goto(`${address}?start`);
    await page.getByRole('link', { name: 'New tournament', exact: true }).click();
    await ready(page);
    const sheets = () => page.evaluate(() => window.workbench?.sheets() ?? []);
    const [first = ''] = await sheets();
    await page.evaluate(() => window.workbench?.command('sheet.command.insert-sheet', {}));
    await settled(page);
    const second = (await sheets()).find(name => name !== first) ?? '';
    await put(first, 'A1:D5', SPRING);
    await put(first, 'C10:F14', YOUTH);
    await put(second, 'A1:F5', AUTUMN);
    await settled(page);
    const organiser = organiserAt(open);
    const lists = [
      { sheet: first, at: 'A2', named: `${first}!A1:D5` },
      { sheet: first, at: 'C11', named: `${first}!C10:F14` },
      { sheet: second, at: 'A2', named: `${second}!A1:D5` },
    ];
    const cells = async (): Promise<readonly (readonly string[])[]> => {
      const [one, other] = [await values(page, first, WHOLE), await values(page, second, WHOLE)];
      const text = (some: readonly (readonly unknown[])[]): readonly string[] =>
        some.map(line => JSON.stringify(line));
      return [text(one.slice(0, 7)), text(one.slice(7)), text(other)];
    };
    const select = async (i: number): Promise<void> => {
      await page.evaluate(([sheet, a1]) => window.workbench?.select(sheet, a1), [
        lists[i]!.sheet,
        lists[i]!.at,
      ] as const);
    };
    const line = async (): Promise<string> => (await open.panel()).locator('#lists summary').innerText();
    for (const i of [0, 1, 2]) {
      const before = await cells();
      await select(i);
      await organiser.chooses('Pair the next round');
      await organiser.sees(/^Round 2/);
      await expect.poll(line).toContain(lists[i]!.named.split(':')[0]);
      expect(await organiser.previews()).toBe(2);
      await organiser.writes(2);
      const own = (await sheets()).filter(name => name.startsWith('Round 2')).pop() ?? '';
      await put(own, 'F4:F5', [['b'], ['b']]);
      await select(i);
      await organiser.records();
      await expect.poll(line).toContain(lists[i]!.named.split(':')[0]);
      const after = await cells();
      expect(after.map((part, k) => JSON.stringify(part) !== JSON.stringify(before[k]))).toEqual(
        lists.map((_, k) => k === i),
      );
    }
    expect((await sheets()).filter(name => name.startsWith('Round 2'))).toHaveLength(3);
    // Numbers in two columns stay numbers, and a result has its own.
    const autumn = (await values(page, second, 'E2:F5')).map(row => row.map(cell => typeof cell));
    expect(autumn).toEqual([0, 1, 2, 3].map(() => ['number', 'number']));
  });

  test('nothing complains', () => expect(open.complaints).toEqual([]));
});
