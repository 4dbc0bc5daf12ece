import { expect, test } from 'vitest';
import { WORKBENCH_TEXTS } from '../../src/text/workbench';
import { DICTIONARIES } from '../../src/text/dictionaries';
import { en } from '../../src/text/en';
import type { Language } from '../../src/tournament/languages';
import { describeInBrowser, openWorkbench, ready, settled, type OpenedWorkbench } from '../browser';

/** What the widest cells of a round hold where there are many rounds. */
const GAMES = ['102+/w', '102?/b', '12+/w3', '0='];
/** Pixels between a text and the edges of its cell. */
const EDGES = 2;

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUV';

describeInBrowser('the first screen of a new list at 1400 pixels', () => {
  async function create(language: Language, rounds: number): Promise<OpenedWorkbench> {
    const open = await openWorkbench('', { locale: language, viewport: { width: 1400, height: 700 } });
    const { page } = open;
    const words: Readonly<Record<string, string>> = { ...en, ...DICTIONARIES[language] };
    const own: Readonly<Record<string, string>> = { ...WORKBENCH_TEXTS.en, ...WORKBENCH_TEXTS[language] };
    await page.getByRole('link', { name: own['workbench.new'] ?? '', exact: true }).click();
    await ready(page);
    const panel = await open.panel();
    await panel.getByLabel(words['sidebar.create.name'] ?? '', { exact: true }).fill('Cup');
    await panel.getByLabel(words['sidebar.create.rounds'] ?? '', { exact: true }).fill(String(rounds));
    await panel.locator('button.primary').click();
    await panel.getByRole('heading', { name: words['sidebar.noPlayers.heading'] ?? '' }).waitFor();
    await settled(page);
    return open;
  }

  test.each([
    ['en', 5, 60],
    ['en', 8, 52],
    ['en', 9, 52],
    ['ja', 8, 52],
  ] as const)(
    'N213: in %s, place and score of %d rounds stand beside the panel, and no cell is cut',
    async (language, rounds, least) => {
      const open = await create(language, rounds);
      const { page } = open;
      const [sheet = ''] = await page.evaluate(() => window.workbench?.sheets() ?? []);
      const [titles = []] = await page.evaluate(
        ([name = '', a1 = '']) => window.workbench?.getValues(name, a1) ?? [],
        [sheet, `A1:${LETTERS[7 + rounds + 2]}1`],
      );
      const boxes = await page.evaluate(
        ([name = '', letters = '']) => [...letters].map(one => window.workbench?.cellBox(name, `${one}1`)),
        [sheet, LETTERS.slice(0, 7 + rounds + 3)],
      );
      const panel = await page.locator('#panel').boundingBox();
      const [place, score] = boxes.slice(-2);
      expect(titles[1]).toBeTruthy();
      expect(titles.slice(-2)).not.toContain('');
      expect((place?.x ?? 9999) + (place?.width ?? 0)).toBeLessThan(panel?.x ?? 0);
      expect((score?.x ?? 9999) + (score?.width ?? 0)).toBeLessThan(panel?.x ?? 0);
      const wide = await page.evaluate(
        ([heads, games]) => {
          const pen = document.createElement('canvas').getContext('2d');
          const measured = (texts: readonly string[] | undefined, weight: string) =>
            (texts ?? []).map(text => {
              if (pen) pen.font = `${weight} 10pt Arial`;
              return pen?.measureText(text).width ?? 9999;
            });
          return [measured(heads, 'bold'), measured(games, 'normal')];
        },
        [titles.map(String), GAMES] as const,
      );
      const cut = boxes.flatMap((box, at) =>
        (wide[0]?.[at] ?? 9999) + EDGES > (box?.width ?? 0) ? [titles[at]] : [],
      );
      expect(cut).toEqual([]);
      const round = boxes[7]?.width ?? 0;
      expect(round).toBeGreaterThanOrEqual(least);
      expect(GAMES.filter((_, at) => (wide[1]?.[at] ?? 9999) + EDGES > round)).toEqual([]);
      expect(open.complaints).toEqual([]);
      await open.close();
    },
  );
});
