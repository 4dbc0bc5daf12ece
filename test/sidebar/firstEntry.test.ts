/** The second rule of the panel on the screens besides results and players: a first entry is one press, a change two. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { answer } from '../../src/application/panel/api';
import { isReading } from '../../src/application/protocol/requests';
import { memoryWorkbook, type MemoryWorkbook } from '../application/memoryWorkbook';
import { addPlayer, column, pairRound, tournamentBook } from '../application/tournamentBook';
import { range } from '../sheet/range';
import { sharedSidebar, skipped } from './page';

interface Entering {
  readonly what: string;
  readonly book: () => MemoryWorkbook;
  /** From the first screen to the one that enters. */
  readonly opens: (page: Page) => Promise<void>;
  /** One press, once it is said or chosen what is to be written. */
  readonly enters: (page: Page) => Promise<void>;
  /** What leads to the question, or to the screen that says what would be another. */
  readonly changes: (page: Page) => Promise<void>;
  readonly asked: RegExp;
  readonly answers: (page: Page) => Promise<void>;
  readonly reads: (book: MemoryWorkbook) => string;
  /** Before, after the first entry, after the change. */
  readonly stands: readonly [string, string, string];
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
const goes = (page: Page, to: string) => page.locator(`#top a[data-to="${to}"]`).click();
async function opensGroups(page: Page): Promise<void> {
  await goes(page, 'players');
  await press(page, 'Registration');
  await press(page, 'Who starts where');
  await page.locator('.field-picture').waitFor();
}
async function showsRanks(page: Page): Promise<void> {
  await press(page, 'Ranks and ratings');
  await page.getByLabel('What', { exact: true }).selectOption('from ratings');
  await press(page, 'Show what changes');
}
const movesBar = async (page: Page): Promise<void> => {
  await page.getByRole('slider', { name: 'Upper bar', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
};
const settingRow = (book: MemoryWorkbook, name: string): number =>
  book.values('Settings').findIndex(([one]) => one === name);

const TEAMS = `
  No | Name | Rank | Team  | Board | Out | R1
  1  | Ann  | 4d   | Oaks  | 1     |     |
  2  | Bob  | 2d   | Oaks  | 2     |     |
  3  | Dan  | 3d   | Pines | 1     |     |
  4  | Eve  | 1d   | Pines | 2     |     |
`;

const ENTERING: readonly Entering[] = [
  {
    what: 'the board of a team',
    book: () => {
      const book = memoryWorkbook();
      book.addSheet('Wall list', range(TEAMS) as string[][]);
      book.addSheet('Settings', [
        ['Setting', 'Value'],
        ['System', 'Round robin'],
        ['Teams', 'yes'],
        ['Rounds', '1'],
      ]);
      book.select('Wall list');
      pairRound(book);
      return book;
    },
    opens: page => goes(page, 'round 1'),
    enters: page => page.locator('.game .name').filter({ hasText: 'Eve' }).click(),
    changes: page => page.locator('.game .name').filter({ hasText: 'Bob' }).click(),
    asked: /It is in as: Eve wins/,
    answers: page => page.locator('#change').click(),
    reads: book =>
      column(book, 'G', 4)
        .map(cell => String(cell).replace(/\/.*/, ''))
        .join(' '),
    stands: ['3? 4? 1? 2?', '3? 4- 1? 2+', '3? 4+ 1? 2-'],
  },
  {
    what: 'that nobody is here yet',
    book: () => tournamentBook(4),
    opens: async page => {
      await goes(page, 'players');
      await press(page, 'Check-in');
    },
    enters: page => press(page, 'Begin the check-in'),
    changes: async page => {
      await page.locator('.person .box').first().click();
      await press(page, 'Players');
      await press(page, 'Check-in');
      await press(page, 'Begin the check-in');
    },
    asked: /Marked as here: 1\./,
    answers: page => page.locator('.asked-now button').first().click(),
    reads: book =>
      column(book, 'G', 4)
        .map(cell => cell || 'here')
        .join(' '),
    stands: ['here here here here', '? ? ? ?', '? ? ? ?'],
  },
  {
    what: 'a bar',
    book: () => {
      const book = tournamentBook(12);
      book.type('Settings', `B${settingRow(book, 'Upper bar') + 1}`, '');
      return book;
    },
    opens: async page => {
      await opensGroups(page);
      await movesBar(page);
    },
    enters: page => press(page, 'Start them so'),
    changes: movesBar,
    asked: /Would change: Upper bar \w+ → \w+/,
    answers: page => press(page, 'Start them so'),
    reads: book => String(book.values('Settings')[settingRow(book, 'Upper bar')]?.[1]),
    stands: ['', '5d', '4d'],
  },
  {
    what: 'the rank of many',
    book: () => {
      const book = tournamentBook(0);
      addPlayer(book, 1, 'Ann', '');
      addPlayer(book, 2, 'Bob', '5k');
      for (const row of [2, 3]) book.type('Wall list', `D${row}`, '2100');
      return book;
    },
    opens: async page => {
      await opensGroups(page);
      await showsRanks(page);
    },
    enters: page => press(page, 'Fill in 1'),
    changes: showsRanks,
    asked: /Would be replaced: 1/,
    answers: page => press(page, /replacing 1$/),
    reads: book => column(book, 'C', 2).join(' '),
    stands: [' 5k', '1d 5k', '1d 1d'],
  },
];

describe.skipIf(skipped)('a first entry is one press, a change two', () => {
  const sidebar = sharedSidebar();

  test.each(ENTERING)('$what', async ({ book, opens, enters, changes, asked, answers, reads, stands }) => {
    const { page } = sidebar;
    const now = book();
    await sidebar.open(request => answer(now.workbook, request));
    await page.locator('#top:not([hidden])').waitFor();
    await opens(page);
    expect(reads(now)).toBe(stands[0]);
    await enters(page);
    await expect.poll(() => reads(now)).toBe(stands[1]);
    await changes(page);
    await expect.poll(() => page.locator('body').innerText()).toMatch(asked);
    const before = reads(now);
    const writes = () => sidebar.requests.filter(({ ask }) => !isReading(ask)).length;
    const written = writes();
    // The question writes nothing, however often the panel looks meanwhile.
    await sidebar.pass(30_000);
    expect(await page.locator('body').innerText()).toMatch(asked);
    expect([reads(now), writes()]).toEqual([before, written]);
    await answers(page);
    await expect.poll(() => reads(now)).toBe(stands[2]);
    expect(writes()).toBe(written + 1);
  });
});
