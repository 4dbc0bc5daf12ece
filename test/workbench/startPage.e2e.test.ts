import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WORKBENCH_TEXTS } from '../../src/text/workbench';
import { readTournaments } from '../../workbench/headless';
import { readSnapshot } from '../../workbench/page/kept/store';
import { violations } from '../axe';
import {
  clickCell,
  formulas,
  describeInBrowser,
  openWorkbench,
  ready,
  settled,
  typeEarly,
  values,
  type OpenedWorkbench,
} from '../browser';
import { unpack } from '../../workbench/page/kept/packed';

const titles = (page: Page): Promise<readonly string[]> => page.locator('.cards h3').allTextContents();
/** The samples, in their order. */
const OWN = readTournaments().flatMap(({ name, title }) => (name === 'empty' ? [] : [title]));

describeInBrowser('the start page', () => {
  let open: OpenedWorkbench;
  const asked: string[] = [];
  beforeAll(async () => {
    open = await openWorkbench('');
    open.page.on('request', request => asked.push(new URL(request.url()).pathname));
    await open.page.reload();
    await open.page.getByRole('link', { name: 'New tournament' }).waitFor();
  });
  afterAll(async () => open?.close());

  test('has one blue button, samples below, and nothing of the spreadsheet', async () => {
    const { page } = open;
    expect(await page.locator('#start .main').allTextContents()).toEqual(['New tournament']);
    expect(await titles(page)).toEqual(OWN);
    expect(asked).toContain('/start.js');
    expect(asked.filter(path => /page\.|dist/.test(path))).toEqual([]);
  });

  test('a sample has rows as high as their texts, and is not kept while it is only looked at', async () => {
    const { page } = open;
    await page.getByRole('link', { name: 'Swiss, 24 players' }).click();
    await ready(page);
    expect(await page.locator('#title').textContent()).toBe('Swiss, 24 players');
    const row = (a1: string) => page.evaluate(at => window.workbench?.cellBox('Settings', at)?.height, a1);
    await page.evaluate(() => window.workbench?.select('Settings', 'A1'));
    await expect.poll(async () => Number(await row('D4'))).toBeGreaterThan(Number(await row('D3')));
    await page.goto(`${open.address}?start`);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });

  test('a new tournament asks for its form at once, and the document gets its name', async () => {
    const { page } = open;
    // Whoever types at once loses no key.
    await typeEarly(
      page,
      () => page.getByRole('link', { name: 'New tournament' }).click(),
      'Spring',
      ' <b>Cup</b>',
    );
    await ready(page);
    const panel = await open.panel();
    const typed = panel.getByLabel('Name of the tournament');
    await expect.poll(() => typed.inputValue()).toBe('Spring <b>Cup</b>');
    await panel.getByRole('button', { name: 'Create the sheets' }).click();
    await panel.getByRole('heading', { name: 'No players yet' }).waitFor();
    await settled(page);
    expect(await page.locator('#title').textContent()).toBe('Spring <b>Cup</b>');
  });

  test('the sheet in sight is the same after a reload', async () => {
    const { page } = open;
    await page.evaluate(() => window.workbench?.select('Settings', 'A1'));
    await page.waitForFunction(() => window.workbench?.activeSheet() === 'Settings');
    await page.reload();
    await ready(page);
    expect(await page.evaluate(() => window.workbench?.activeSheet())).toBe('Settings');
  });

  test('a card says what is kept; it is renamed, duplicated, deleted and brought back', async () => {
    const { page } = open;
    await page.goto(`${open.address}?start`);
    const card = page.locator('.cards li', { hasText: 'Spring <b>Cup</b>' });
    await expect.poll(() => card.locator('p').first().textContent()).toBe('McMahon · Players: 8 · Rounds: 5');
    // Another tab goes on with it meanwhile.
    const [key, text] = await page.evaluate(() => {
      const [key = ''] = Object.keys(localStorage).filter(one => one.startsWith('wallist:book:new-'));
      return [key, localStorage.getItem(key) ?? ''] as const;
    });
    const later = unpack(text)?.replace('"round":0', '"round":3') ?? '';
    await page.evaluate(([key, later]) => localStorage.setItem(key, later), [key, later] as const);
    page.once('dialog', dialog => void dialog.accept('Autumn Cup'));
    await page.getByRole('button', { name: 'Rename: Spring <b>Cup</b>' }).click();
    await expect.poll(() => titles(page)).toEqual(['Autumn Cup', ...OWN]);
    const renamed = page.locator('.cards li', { hasText: 'Autumn Cup' });
    expect(await renamed.locator('p').first().textContent()).toBe('McMahon · Players: 8 · Round 3 of 5');
    // A full browser says so, and loses nothing.
    await page.evaluate(() => {
      for (let [size, count] = [1e6, 0]; size >= 1; count++)
        try {
          localStorage.setItem(`full-${count}`, 'x'.repeat(size));
        } catch {
          size /= 10;
        }
    });
    await page.getByRole('button', { name: 'Duplicate: Autumn Cup' }).click();
    expect(await page.locator('#dialog-text').textContent()).toBe(WORKBENCH_TEXTS.en['workbench.noRoom']);
    await page.locator('#dialog-ok').click();
    await page.getByLabel('Language').selectOption('français');
    await page.getByRole('link', { name: WORKBENCH_TEXTS.fr['workbench.new'] }).waitFor();
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (key.startsWith('full-')) localStorage.removeItem(key);
    });
    await page.reload();
    await expect.poll(() => titles(page)).toEqual(['Autumn Cup', ...OWN]);
    await page.getByRole('button', { name: 'Duplicate: Autumn Cup' }).click();
    await expect.poll(() => titles(page)).toEqual(['Autumn Cup (copy)', 'Autumn Cup', ...OWN]);
    // Every link and button says where it leads: no two have the same name.
    const names = await page
      .locator('a:visible, button:visible')
      .evaluateAll(all => all.map(one => one.ariaLabel ?? String(one.textContent)));
    expect(names.filter((name, at) => name === '' || names.indexOf(name) !== at)).toEqual([]);
    await page.getByRole('button', { name: 'Delete: Autumn Cup', exact: true }).click();
    await expect.poll(() => titles(page)).toEqual(['Autumn Cup (copy)', ...OWN]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => titles(page)).toEqual(['Autumn Cup (copy)', 'Autumn Cup', ...OWN]);
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as a file: Autumn Cup', exact: true }).click(),
    ]);
    expect(saved.suggestedFilename()).toBe('Autumn Cup.wallist.json');
    expect(readSnapshot(readFileSync(await saved.path(), 'utf8'))?.title).toBe('Autumn Cup');
    await page.getByRole('button', { name: 'Delete: Autumn Cup (copy)' }).click();
    await page.reload();
    await expect.poll(() => titles(page)).toEqual(['Autumn Cup', ...OWN]);
  });

  // D26
  test('the next event has the players of a card, and nothing is played', async () => {
    const { page } = open;
    await page.getByRole('button', { name: 'Next event with these players: Autumn Cup' }).click();
    await page.waitForURL(/open=new/);
    await ready(page);
    const panel = await open.panel();
    await panel.getByRole('heading', { name: 'Import “Autumn Cup 2”' }).waitFor();
    await panel.getByText('Its games, absences and dates stay with it.').waitFor();
    await panel.getByRole('button', { name: 'Make the sheets' }).click();
    await panel.getByRole('heading', { name: '“Autumn Cup 2” is imported' }).waitFor();
    await settled(page);
    expect(await page.locator('#title').textContent()).toBe('Autumn Cup 2');
    expect((await values(page, 'Wall list', 'B2:B10')).flat().filter(name => name !== '')).toHaveLength(8);
    await panel.getByRole('button', { name: 'Undo' }).click();
    await expect
      .poll(() => page.evaluate(() => window.workbench?.sheets().includes('Wall list')))
      .toBe(false);
    expect(open.complaints).toEqual([]);
  });
});

/** The whole page, or a panel half of it, at 200 %. */
const NARROW = { width: 700, height: 430 };

describeInBrowser('the page in another language', () => {
  let open: OpenedWorkbench;
  beforeAll(async () => {
    open = await openWorkbench('', { locale: 'de-AT' });
  });
  afterAll(async () => open?.close());
  const shown = () => open.page.locator('body').innerText();

  test('is that of the browser, until the person chooses another one, which stays', async () => {
    const { page } = open;
    await page.getByRole('link', { name: WORKBENCH_TEXTS.de['workbench.new'] }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('de');
    expect(await page.getByLabel('Sprache').locator('option').allTextContents()).toEqual([
      'English',
      'français',
      'Deutsch',
      'español',
      'русский',
      '한국어',
      '日本語',
      '中文',
    ]);
    await page.getByLabel('Sprache').selectOption('français');
    await page.getByRole('link', { name: WORKBENCH_TEXTS.fr['workbench.new'] }).waitFor();
    await page.reload();
    await page.getByRole('link', { name: WORKBENCH_TEXTS.fr['workbench.new'] }).waitFor();
    expect(await page.title()).toBe('Tournois – Wallist');
  });

  test('is English where its own words cannot be had, and fetches none where English is asked for', async () => {
    const { page } = open;
    const asked: string[] = [];
    page.on('request', request => asked.push(new URL(request.url()).pathname));
    await page.route('**/words-ru.js', route => route.abort());
    await page.getByRole('combobox').selectOption('русский');
    await page.getByRole('link', { name: WORKBENCH_TEXTS.en['workbench.new'] }).waitFor();
    await page.unroute('**/words-ru.js');
    await page.getByRole('combobox').selectOption('English');
    await page.reload();
    await page.getByRole('link', { name: WORKBENCH_TEXTS.en['workbench.new'] }).waitFor();
    expect(asked.filter(path => path.includes('words-'))).toEqual(['/words-ru.js', '/words-en.js']);
    await page.getByLabel('Language').selectOption('français');
    await page.getByRole('link', { name: WORKBENCH_TEXTS.fr['workbench.new'] }).waitFor();
    open.complaints.length = 0;
  });

  test('is that of the tournament inside one, menus and all, and on its next visit from the first moment', async () => {
    const { page } = open;
    await page.getByRole('link', { name: WORKBENCH_TEXTS.fr['workbench.new'] }).click();
    await ready(page);
    const panel = await open.panel();
    await panel.getByLabel('Nom du tournoi').fill('Coupe');
    await panel.locator('#rest > summary').click();
    await panel.getByLabel('Langue').selectOption('한국어');
    await panel.getByRole('button', { name: 'Créer les feuilles' }).click();
    const file = page.getByRole('menuitem', { name: WORKBENCH_TEXTS.ko['workbench.file'], exact: true });
    await file.waitFor();
    const menus = () => page.locator('#menus [aria-haspopup]').allTextContents();
    expect(await menus()).toEqual(['파일', '편집', 'Wallist']);
    expect(await page.locator('#panel-button').textContent()).toBe(
      WORKBENCH_TEXTS.ko['workbench.panel.close'],
    );
    await page.waitForFunction(
      saved => document.getElementById('saved')?.textContent === saved,
      WORKBENCH_TEXTS.ko['workbench.saved'],
    );
    const said: readonly string[] = Object.values(WORKBENCH_TEXTS.ko);
    const labels = await page
      .locator('#sheet [aria-label], #panel > header [aria-label]')
      .evaluateAll(all => all.map(one => String(one.ariaLabel)));
    expect(labels.length).toBeGreaterThan(8);
    expect(labels.filter(label => !said.includes(label))).toEqual([]);
    await page.setViewportSize(NARROW);
    expect(await violations(page)).toEqual([]);
    // Nothing of the bar is beyond the edge.
    const edges = await page
      .locator('header.bar button, header.bar a')
      .evaluateAll(all => all.map(one => one.getBoundingClientRect().right));
    expect(Math.max(...edges)).toBeLessThanOrEqual(NARROW.width);
    await page.reload();
    await file.waitFor();
    expect(await menus()).toEqual(['파일', '편집', 'Wallist']);
    expect(await shown()).not.toMatch(/Fichier|Ouvrir|File|Edit/);
    expect(open.complaints).toEqual([]);
  });

  // N89
  test('reads the settings of a former event, whose sheets are in another', async () => {
    const { page } = open;
    await page.setViewportSize({ width: 1400, height: 860 });
    await page.goto(`${open.address}?start`);
    await page.getByRole('button', { name: WORKBENCH_TEXTS.fr['workbench.nextEvent'] }).click();
    await page.waitForURL(/open=new/);
    await ready(page);
    const panel = await open.panel();
    await panel.waitForSelector('h1:has-text("Coupe 2")');
    expect(await panel.locator('body').innerText()).toContain('McMahon');
    await panel.locator('button.primary').click();
    await page.waitForFunction(() => Number(window.workbench?.sheets().length) > 2);
    await settled(page);
    const [list = ''] = await page.evaluate(() => window.workbench?.sheets() ?? []);
    const cells = await values(page, list, 'A1:P2');
    expect(cells[0]).toEqual(expect.arrayContaining(['R5', 'MMS']));
    expect(cells[1]).toEqual(expect.arrayContaining(['4d', 33]));
    expect(open.complaints).toEqual([]);
  });
});

const TWELVE = Array.from({ length: 12 }, (_, i) => `Player ${i + 1}\t${i + 1}k`).join('\n');

/** What the README says; a name and a list of players are at hand. */
const CLICKS = 6;

describeInBrowser('the first minute', () => {
  let open: OpenedWorkbench;
  beforeAll(async () => {
    open = await openWorkbench('');
  });
  afterAll(async () => open?.close());

  test('D30: from nothing to a written round 1 of 12 pasted players', async () => {
    const { page } = open;
    const clicked: string[] = [];
    const click = async (what: Locator): Promise<void> => {
      clicked.push(String(await what.textContent()));
      await what.click();
    };
    await click(page.getByRole('link', { name: 'New tournament' }));
    await ready(page);
    const panel = await open.panel();
    const press = (name: string) => click(panel.getByRole('button', { name, exact: true }));
    const sees = (name: string) => panel.getByRole('heading', { name, exact: true }).waitFor();
    await panel.getByLabel('Name of the tournament').fill('Club evening');
    await press('Create the sheets');
    await sees('No players yet');
    await settled(page);
    expect(await page.evaluate(() => window.workbench?.sheets())).toEqual([
      'Wall list',
      'Settings',
      'Tournament system',
      'Log',
    ]);
    await press('Paste a list');
    await sees('Registration');
    await page.evaluate(text => navigator.clipboard.writeText(text), TWELVE);
    await page.keyboard.press('Control+v');
    await sees('What would be written');
    await press('Put 12 in');
    await sees('Registration');
    await press('Preview round 1');
    await sees('Preview of round 1');
    await press('Write round 1');
    await sees('Round 1 is written');
    await settled(page);
    // The cells keep their formats: as a row that nobody has pasted into.
    const looks = () =>
      page.evaluate(() => {
        const { styles, sheets } = window.workbench?.snapshot() ?? {};
        const cells = Object.values(sheets ?? {}).find(one => one?.name === 'Wall list')?.cellData;
        return [1, 19].map(row =>
          [1, 2].map(column => {
            const style = cells?.[row]?.[column]?.s;
            const own = typeof style === 'string' ? styles?.[style] : style;
            // What is said and what goes without saying look the same.
            return { bl: 0, it: 0, fs: 10, cl: { rgb: '#000000' }, ...own };
          }),
        );
      });
    const [pasted, blank] = await looks();
    expect(pasted).toEqual(blank);
    const games = await values(page, 'Round 1', 'B4:C9');
    expect(games.flat().filter(one => String(one).includes('Player'))).toHaveLength(12);
    expect(clicked).toHaveLength(CLICKS);
    // What is pasted into text cells is their text, whatever it looks like; Undo takes it back.
    const hostile = ['=IMPORTXML("x")', '<img src=x onerror=alert(1)>', '"Bo" Beck', '3/4', '1-2 Eve'];
    await clickCell(page, 'Wall list', 'B16');
    await page.evaluate(
      text => navigator.clipboard.writeText(text),
      hostile.map(name => `${name}\t1d`).join('\n'),
    );
    await page.keyboard.press('Control+v');
    const shown = () => values(page, 'Wall list', 'B16:C20');
    await expect.poll(shown).toEqual(hostile.map(name => [name, '1d']));
    expect((await formulas(page, 'Wall list', 'B16:C20')).flat().join('')).toBe('');
    await page.keyboard.press('Control+z');
    await expect.poll(async () => (await shown()).flat().join('')).toBe('');
    expect(open.complaints).toEqual([]);
  });
});
