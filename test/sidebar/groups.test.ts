import { mkdirSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { answer } from '../../src/application/panel/api';
import type { MemoryWorkbook } from '../application/memoryWorkbook';
import { addPlayer, tournamentBook } from '../application/tournamentBook';
import { faint, overflowing, sharedSidebar, skipped } from './page';

/** A field of forty, from 6d to 20k. */
const COUNTS: readonly (readonly [string, number])[] = [
  ['6d', 2], ['5d', 2], ['4d', 3], ['3d', 4], ['2d', 3], ['1d', 3], ['1k', 3], ['2k', 3], ['3k', 2], ['4k', 2], ['5k', 2],
  ['6k', 1], ['7k', 2], ['8k', 1], ['9k', 1], ['10k', 1], ['12k', 1], ['13k', 1], ['15k', 1], ['18k', 1], ['20k', 1],
]; // prettier-ignore

function book(system: 'McMahon' | 'Groups + knock-out' = 'McMahon'): MemoryWorkbook {
  const made = tournamentBook(0, 5, system);
  const ranks = COUNTS.flatMap(([rank, count]) => Array.from({ length: count }, () => rank));
  const field = system === 'McMahon' ? ranks : ranks.slice(0, 12);
  field.forEach((rank, i) => addPlayer(made, i + 1, `Player ${i + 1}`, rank));
  if (system === 'McMahon') made.type('Wall list', 'E1', 'Supergroup');
  return made;
}
const BOOK = book();

describe.skipIf(skipped)('who starts where, as a picture', () => {
  const sidebar = sharedSidebar();
  let now: MemoryWorkbook;
  const line = (name: string) => sidebar.page.getByRole('slider', { name, exact: true });
  const told = (name: string) => line(name).getAttribute('aria-valuetext');
  const would = () => sidebar.page.locator('#would').innerText();
  const setting = (name: string) => now.values('Settings').find(([one]) => one === name)?.[1];
  const asked = () => sidebar.requests.filter(({ ask }) => ask === 'write groups');

  async function open(shown = BOOK): Promise<void> {
    now = shown.copy();
    await sidebar.open(request => answer(now.workbook, request));
    await sidebar.page.locator('nav .place').first().click();
    await sidebar.page.getByRole('button', { name: 'Registration' }).click();
    await sidebar.page.getByRole('button', { name: 'Who starts where' }).click();
    await expect.poll(() => sidebar.page.locator('h1').textContent()).toBe('Who starts where');
  }

  beforeEach(() => open());

  test('lines move by keys, say what they are, and are written by one press', async () => {
    expect(await told('Upper bar')).toBe('3d and stronger; start together: 11');
    await line('Upper bar').focus();
    await sidebar.page.keyboard.press('ArrowLeft');
    await sidebar.page.keyboard.press('ArrowLeft');
    expect(await told('Upper bar')).toBe('5d and stronger; start together: 4');
    expect(await sidebar.page.locator('.remark.warning').innerText()).toContain(
      'At the top: 4; for 5 rounds 6 to 12 suit',
    );
    expect(await would()).toContain('Would change: Upper bar 3d → 5d');
    await sidebar.page.getByText('Start elsewhere: 7').click();
    expect(await would()).toContain('1 Player 1 (6d): 3d → 5d');
    expect(setting('Upper bar')).toBe('3d');
    await sidebar.page.keyboard.press('Escape');
    await open();
    await line('Upper bar').focus();
    await sidebar.page.keyboard.press('ArrowRight');
    await sidebar.page.getByRole('button', { name: 'Start them so' }).click();
    await expect.poll(() => setting('Upper bar')).toBe('2d');
    await expect.poll(would).toBe('As it stands in Settings.');
    await sidebar.page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => setting('Upper bar')).toBe('3d');
  });

  test('by keys alone from the heading, and no line goes over another', async () => {
    await line('Upper bar').focus();
    await sidebar.page.keyboard.press('End');
    expect(await told('Upper bar')).toMatch(/^14k and stronger/);
    await sidebar.page.keyboard.press('Home');
    expect(await told('Upper bar')).toBe('none');
    await line('Lower bar').focus();
    await sidebar.page.keyboard.press('End');
    expect(await told('Lower bar')).toBe('none');
    await sidebar.page.locator('h1').focus();
    await sidebar.page.keyboard.press('Enter');
    await expect.poll(() => [setting('Upper bar'), setting('Lower bar')]).toEqual(['', '']);
  });

  test('a click moves the nearest bar, a drag the one that is held', async () => {
    const columns = await sidebar.page.locator('.field-picture .columns').boundingBox();
    if (!columns) throw new Error('no picture');
    const at = (column: number) => columns.x + (columns.width * column) / 26;
    await sidebar.page.mouse.click(at(6), columns.y + 60);
    expect(await told('Upper bar')).toMatch(/^1d and stronger/);
    const handle = await line('Lower bar').locator('b').boundingBox();
    if (!handle) throw new Error('no handle');
    await sidebar.page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2);
    await sidebar.page.mouse.down();
    await sidebar.page.mouse.move(at(15), handle.y + 10, { steps: 3 });
    await sidebar.page.mouse.up();
    expect(await told('Lower bar')).toMatch(/^10k and weaker/);
    // Once it is let go it stays.
    await sidebar.page.mouse.move(at(20), handle.y + 10);
    expect(await told('Lower bar')).toMatch(/^10k and weaker/);
  });

  test('the supergroup is a line of its own above the bar', async () => {
    await line('Supergroup').focus();
    await sidebar.page.keyboard.press('ArrowRight');
    expect(await told('Supergroup')).toBe('6d and stronger; start one above the bar: 2');
    await sidebar.page.getByRole('button', { name: 'Start them so' }).click();
    await expect.poll(() => setting('Supergroup')).toBe('yes');
    expect(
      now
        .values('Wall list')
        .slice(1, 4)
        .map(row => row[4]),
    ).toEqual(['x', 'x', '']);
  });

  test('what suits the rounds is one press, odd groups are marked', async () => {
    await line('Upper bar').focus();
    await sidebar.page.keyboard.press('Home');
    await sidebar.page.getByRole('button', { name: 'What suits 5 rounds' }).click();
    expect(await told('Upper bar')).toBe('3d and stronger; start together: 11');
    expect(await sidebar.page.locator('.group-sizes').innerText()).toMatch(
      /Top group, 3d and stronger\s+11 odd/,
    );
    await sidebar.page.locator('.all-groups summary').click();
    expect(await sidebar.page.locator('.all-groups').innerText()).toMatch(/3d: 11 – odd\n2d: 3 – odd/);
    expect(asked()).toEqual([]);
  });

  test('ranks of many: shown first, written, taken back', async () => {
    await sidebar.page.getByRole('button', { name: 'Ranks and ratings' }).click();
    await sidebar.page.getByLabel('What', { exact: true }).selectOption('down');
    await sidebar.page.getByLabel('By how many ranks').selectOption('2');
    await sidebar.page.getByRole('button', { name: 'Show what changes' }).click();
    await sidebar.page.getByRole('heading', { name: 'Would be replaced: 40' }).waitFor();
    expect(await sidebar.page.locator('main').innerText()).toContain('1 Player 1 (6d): 6d → 4d');
    expect(now.cell('Wall list', 'C2')).toBe('6d');
    await sidebar.page.getByRole('button', { name: 'Write 40, replacing 40' }).click();
    await expect.poll(() => now.cell('Wall list', 'C2')).toBe('4d');
    await sidebar.page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => now.cell('Wall list', 'C2')).toBe('6d');
  });

  test('groups are filled by strength or by lot under the picture', async () => {
    await open(book('Groups + knock-out'));
    await sidebar.page.getByRole('button', { name: 'Groups by strength' }).click();
    await expect
      .poll(
        () =>
          now
            .values('Wall list')
            .slice(1, 13)
            .filter(row => row.includes('A')).length,
      )
      .toBe(4);
  });

  test('nothing is wider than the panel or too faint, on a phone and in the dark', async () => {
    const { page } = sidebar;
    for (const language of ['en', 'de', 'ja'] as const) {
      const shown = BOOK.copy();
      const row = shown.values('Settings').findIndex(([name]) => name === 'Language');
      shown.type('Settings', `B${row + 1}`, language);
      now = shown;
      await sidebar.open(request =>
        answer(now.workbook, request.ask === 'state' ? { ask: 'groups' } : request),
      );
      await page.locator('.field-picture').waitFor();
      await page.locator('.handle.upper').focus();
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('ArrowLeft');
      for (const width of [300, 360])
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.setViewportSize({ width, height: 774 });
          await page.emulateMedia({ colorScheme });
          expect(await overflowing(page)).toEqual([]);
          expect(await faint(page)).toEqual([]);
          if (!process.env['PICTURES']) continue;
          mkdirSync('.build/sidebar', { recursive: true });
          await page.screenshot({ path: `.build/sidebar/groups-${language}-${width}-${colorScheme}.png` });
        }
    }
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize({ width: 300, height: 640 });
  });
});
