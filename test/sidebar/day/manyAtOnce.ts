import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { memoryWorkbook } from '../../application/memoryWorkbook';
import {
  addPlayer,
  column,
  expectConsistent,
  pairRound,
  playRound,
  tournamentBook,
} from '../../application/tournamentBook';
import type { Organiser } from './organiser';

const LIST = 'Wall list';

/** What is done to all players by one act, before the first round. */
export function manyAtOnce(at: () => Organiser): void {
  test('groups are filled by strength or by lot, and taken back', async () => {
    const { opens, clicks, sees, job, looks } = at();
    const empty = tournamentBook(0, 5, 'Groups + knock-out');
    Array.from({ length: 12 }, (_, i) => addPlayer(empty, i + 1, `Player ${i + 1}`, `${i + 1}k`));
    const group = empty.values(LIST)[0]?.indexOf('Group') ?? -1;
    const filled = async (way: string): Promise<readonly string[]> => {
      const book = empty.copy();
      const groups = () =>
        book
          .values(LIST)
          .slice(1, 13)
          .map(line => String(line[group]));
      await opens(book);
      await sees('Mend the wall list first');
      await job(`Groups are filled by ${way}`, async () => {
        await clicks(`Groups by ${way}`);
        await expect.poll(() => new Set(groups()).has('')).toBe(false);
      });
      await looks(`groups-by-${way}`);
      const sizes = [...new Set(groups())].map(name => groups().filter(one => one === name).length);
      expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
      return groups();
    };
    const byStrength = await filled('strength');
    // By strength the strongest are in different groups.
    expect(new Set(byStrength.slice(0, new Set(byStrength).size)).size).toBe(new Set(byStrength).size);
    expect(await filled('lot')).not.toEqual(byStrength);
  });

  test('at the check-in all are in by one press, and out by another', async () => {
    const { opens, clicks, sees, counted, job, looks, page } = at();
    const book = tournamentBook(12);
    await opens(book);
    await clicks('Registration', 'Registration');
    await clicks('Check-in', '12 of 12 here');
    await clicks('Begin the check-in', '0 of 12 here');
    const presses = async (): Promise<void> => {
      counted(1);
      await page.getByRole('columnheader').getByRole('button', { name: 'Here' }).click();
    };
    const awaited = () => column(book, 'G', 12).join('');
    await expect.poll(awaited).toBe('?'.repeat(12));
    await job('Check-in: all who are listed are in', async () => {
      await presses();
      await sees('12 of 12 here');
    });
    await looks('all-in');
    await expect.poll(awaited).toBe('');
    await job('Check-in: all are out again', async () => {
      await presses();
      await sees('0 of 12 here');
    });
    await expect.poll(awaited).toBe('?'.repeat(12));
  });

  test('ranks are taken from the ratings, each shown before', async () => {
    const { opens, clicks, counted, reads, job, looks, page } = at();
    const book = tournamentBook(8);
    const ratings = ['2300', '2190', '2010', '1910', '1800', '1700', '1600', '1500'];
    ratings.forEach((rating, i) => book.type(LIST, `D${i + 2}`, rating));
    const before = column(book, 'C', 8);
    await opens(book);
    await job('All ranks are taken from the ratings, shown before', async () => {
      await clicks('Registration', 'Registration');
      await clicks('Who starts where', 'Who starts where');
      await clicks('Ranks and ratings', 'Ranks and ratings');
      counted(2);
      await page.getByLabel('What', { exact: true }).selectOption({ label: 'Ranks from ratings' });
      await clicks('Show what changes', 'Ranks from ratings');
      expect(await reads()).toContain('1 Player 1 (5d): 5d → 3d');
      expect(column(book, 'C', 8)).toEqual(before);
      await looks('ranks-from-ratings');
      await clicks(/^Write \d+, replacing \d+$/, 'Who starts where');
    });
    expect(column(book, 'C', 8)).toEqual(['3d', '2d', '1k', '2k', '3k', '4k', '5k', '6k']);
  });

  test('the licence of the list of a federation comes with its holder', async () => {
    const { opens, clicks, presses, job, looks, page } = at();
    const book = tournamentBook(4);
    book.type(LIST, 'E1', 'Membership');
    const below = () => page.locator('#below').innerText();
    await opens(book);
    await clicks('Registration', 'Registration');
    await expect.poll(below).toContain('A rating list (EGF, FFG, AGA)');
    const chooser = page.waitForEvent('filechooser');
    await clicks('Open a list');
    const line = `${'LOISIR Lea'.padEnd(38)}   -120 C 1600002 75Pa FR`;
    const file = { name: 'ech_ffg_V3.txt', mimeType: 'text/plain', buffer: Buffer.from(line) };
    await (await chooser).setFiles(file);
    await expect.poll(below).toContain('1 people');
    await opens(book);
    await job('Somebody of the opened list of the FFG, with the state of the licence', async () => {
      await clicks('Registration', 'Registration');
      await expect.poll(below).toContain('1 people');
      await presses(...'lois', 'Enter');
      await expect.poll(() => book.cell(LIST, 'E6')).toBe('FFG C');
    });
    await looks('licence');
    expect(book.cell(LIST, 'B6')).toBe('Loisir Lea');
    await clicks('Forget FFG');
    await expect.poll(below).not.toContain('1 people');
  });
}

/** What concerns more than the event that is open: dice, a copy, the events beside it. */
export function besideTheEvent(at: () => Organiser): void {
  test('while a purse is planned, dice say how many will win each prize by wins', async () => {
    const { opens, chooses, clicks, reads, job, looks } = at();
    const book = tournamentBook(8, 3, 'Swiss');
    await opens(book);
    await chooses('standings');
    await clicks(/^Show prizes/, 'The prizes');
    [
      ['3/3', '50'],
      ['2/3', '20'],
    ].forEach(([wins = '', prize = ''], i) => {
      book.type('Prizes', `A${i + 2}`, wins);
      book.type('Prizes', `B${i + 2}`, prize);
    });
    const list = book.values(LIST);
    await opens(book);
    await job('How many will win each prize by wins is simulated', async () => {
      await chooses('simulate');
      await clicks('Simulate', 'Simulated events');
      await expect
        .poll(reads, { timeout: 60_000 })
        .toContain('Winners of prize 2/3: 3 on average, 3 to 3 in nine events of ten.');
    });
    expect(await reads()).toContain('Winners of prize 3/3: 1 on average');
    await looks('winners');
    expect(book.values(LIST)).toEqual(list);
  });

  test('a copy that went on elsewhere is merged: a game comes with it, a club is asked', async () => {
    const { opens, chooses, clicks, counted, reads, sees, job, looks, page } = at();
    const hall = tournamentBook(8);
    pairRound(hall);
    hall.type(LIST, 'F2', 'Ulm');
    const outside = hall.copy();
    outside.type(LIST, 'F2', 'Bonn');
    playRound(outside, 1);
    const buffer = Buffer.from(
      outside
        .values(LIST)
        .map(line => line.join('\t'))
        .join('\n'),
    );
    await opens(hall);
    await job('A copy that went on elsewhere is merged, and one question answered', async () => {
      await chooses('files');
      await clicks('Merge a copy', 'Merge a copy');
      const chooser = page.waitForEvent('filechooser');
      await clicks('Open a file');
      // The file among others, and the button of the window.
      counted(2);
      await (await chooser).setFiles({ name: 'outside.tsv', mimeType: 'text/plain', buffer });
      await sees('outside.tsv');
      expect(await reads()).toContain('to be decided: 1');
      await clicks('in the copy: Bonn');
      await looks('merge-decided');
      await clicks('Merge', 'outside.tsv is merged');
    });
    expect(hall.cell(LIST, 'F2')).toBe('Bonn');
    expect(column(hall, 'H', 8)).toEqual(column(outside, 'H', 8));
    expectConsistent(hall);
  });

  test('one page has all tournaments of the file', async () => {
    const { opens, chooses, clicks, counted, job, looks, page } = at();
    const titles = ['Name', 'Rank', '1'];
    const book = memoryWorkbook();
    for (const [name, one, two] of [
      ['Main', 'Anna', 'Ben'],
      ['Youth', 'Carl', 'Dora'],
    ] as const)
      book.addSheet(name, [titles, [one, '4d', '2+'], [two, '3d', '1-']]);
    book.removeSheet('Sheet1');
    book.select('Main');
    await opens(book);
    await job('One page of all tournaments of the file is made and saved', async () => {
      await chooses('files');
      counted(2);
      await page.locator('#field-kind').selectOption('html');
      await clicks('Make it', 'Main.html');
      await clicks('One page of all 2 tournaments', /-event\.html$/);
      await looks('page-of-all');
      const saved = page.waitForEvent('download');
      await clicks(/^Save .*-event\.html$/);
      const text = readFileSync(await (await saved).path(), 'utf8');
      expect([...text.matchAll(/<h2[^>]*>([^<]+)</g)].map(([, name]) => name)).toEqual(['Main', 'Youth']);
      for (const name of ['Anna', 'Ben', 'Carl', 'Dora']) expect(text).toContain(name);
    });
  });
}
