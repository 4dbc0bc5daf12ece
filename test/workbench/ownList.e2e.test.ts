/** The page docs/your-own-list.md, line by line; with PICTURES=1 it takes its moving picture anew. */
import { writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apng } from '../../build/apng.mjs';
import {
  clickCell,
  describeInBrowser,
  formulas,
  openWorkbench,
  ready,
  settled,
  stillForPicture,
  typeInCell,
  values,
  type OpenedWorkbench,
} from '../browser';
import { organiserAt, type Organiser } from './organiser';
import { answered, codeOf, follow, pressed, tableOf } from './pageSteps';

const PAGE = 'your-own-list';
const LIST = tableOf(PAGE);
const FORMULA = codeOf(PAGE).find(text => text.startsWith('=SOS2')) ?? '';

/** The wins of the opponents but of the two who have fewest. */
const sosTwo = (played: readonly (readonly string[])[], row: readonly string[]): number =>
  row
    .map(cell => (played[parseInt(cell) - 1] ?? []).filter(entry => entry.includes('+')).length)
    .sort((one, other) => other - one)
    .slice(0, -2)
    .reduce((sum, wins) => sum + wins, 0);

describeInBrowser('L25: a list of one’s own, as its page tells it', () => {
  let open: OpenedWorkbench;
  let organiser: Organiser;
  beforeAll(async () => {
    open = await openWorkbench('', { viewport: { width: 1100, height: 600 } });
    organiser = organiserAt(open);
  });
  afterAll(async () => open?.close());

  const cells = async (a1: string) => (await values(open.page, 'Sheet1', a1)).map(row => row.map(String));
  const frames: { readonly picture: Buffer; readonly milliseconds: number }[] = [];
  const frame = async (milliseconds: number): Promise<void> => {
    if (!process.env.PICTURES) return;
    await stillForPicture(open.page);
    frames.push({ picture: await open.page.screenshot(), milliseconds });
  };

  test('every line is true, and of the list only the empty cells change', async () => {
    const { page } = open;
    await follow(
      PAGE,
      organiser,
      {
        'New tournament': async () => {
          await page.getByRole('link', { name: 'New tournament', exact: true }).click();
          await ready(page);
          await clickCell(page, 'Sheet1', 'A1');
          const text = LIST.map(row => row.join('\t')).join('\n');
          await page.evaluate(copied => navigator.clipboard.writeText(copied), text);
          await page.keyboard.press('Control+v');
          await settled(page);
          await expect.poll(() => cells('A1:F9')).toEqual(LIST);
          await frame(2000);
        },
        'Pair the next round': async () => {
          await typeInCell(page, 'Sheet1', 'H1', FORMULA);
          expect((await cells('H1:H9')).flat()).toEqual(['SOS-2 (EGF)', ...'23233222']);
          await frame(2000);
        },
        Wallist: async () => {
          await organiser.chooses('Pair the next round');
          await organiser.sees('Round 4 of 4');
          await frame(2500);
        },
        'Preview round 4': async () => {
          await pressed(organiser, 'Preview round 4');
          await organiser.sees('Preview of round 4');
          await answered(organiser);
          expect(await cells('A1:F9')).toEqual(LIST);
          await frame(3000);
        },
        'Write round 4': async () => {
          await pressed(organiser, 'Write round 4');
          await organiser.sees('Round 4 is written');
          expect(await cells('A1:E9')).toEqual(LIST.map(row => row.slice(0, 5)));
          const round = (await cells('F1:F9')).flat();
          expect(round.slice(1).every(cell => /^\d\?/.test(cell))).toBe(true);
          await page.evaluate(() => window.workbench?.select('Sheet1', 'A1'));
          await frame(2500);
        },
        'Enter results': async () => {
          await pressed(organiser, 'Enter results');
          await organiser.sees(/^Round 4: /);
          await organiser.enters({ 1: 'w', 2: 'b', 3: 'b', 4: 'w' });
          await page.evaluate(() => window.workbench?.select('Sheet1', 'A1'));
          await settled(page);
          const round = async () =>
            (await cells('F2:F9')).map(row => row.join().replace(/^\d([+-]).*/, '$1'));
          await expect.poll(round).toEqual(Array.from({ length: 8 }, () => expect.stringMatching(/^[+-]$/)));
          const played = await cells('C2:F9');
          expect((await cells('H2:H9')).flat().map(Number)).toEqual(played.map(row => sosTwo(played, row)));
          await frame(3000);
        },
        Places: async () => {
          await pressed(organiser, 'Places');
          await organiser.sees('All rounds are played');
        },
        'Add round 5': async () => {
          const before = await cells('A1:F9');
          await pressed(organiser, 'Add round 5');
          await expect.poll(() => cells('G1:G1')).toEqual([['5']]);
          expect(await formulas(page, 'Sheet1', 'H1')).toEqual([['=SOS2(A1:G9)']]);
          expect(await cells('A1:F9')).toEqual(before);
        },
      },
      async () => undefined,
    );
    const still = frames[3]?.picture;
    if (still === undefined) return;
    const moving = apng(still, frames);
    expect(moving.length).toBeLessThan(1_000_000);
    writeFileSync(new URL('../../docs/your-own-list.png', import.meta.url), moving);
  });
});
