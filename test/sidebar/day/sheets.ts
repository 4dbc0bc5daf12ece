import { expect, test } from 'vitest';
import { PRIZES } from '../../../src/application/functions/prizes';
import type { MemoryWorkbook } from '../../application/memoryWorkbook';
import {
  column,
  expectConsistent,
  pairRound,
  playRound,
  tournamentBook,
} from '../../application/tournamentBook';
import type { Organiser } from './organiser';

const LIST = 'Wall list';

/** The rows of the players by name, without their numbers, as a sort of those columns leaves them. */
export function sortByName(book: MemoryWorkbook, players: number): void {
  const lines = book.values(LIST).slice(1, players + 1);
  const byName = [...lines].sort((a, b) => (String(a[1]) < String(b[1]) ? -1 : 1));
  byName.forEach((line, row) =>
    [...'BCDEFGHIJKL'].forEach((letter, i) => book.type(LIST, `${letter}${row + 2}`, line[i + 1] ?? '')),
  );
}

const rowOfSetting = (book: MemoryWorkbook, setting: string): number =>
  book.values('Settings').findIndex(([name]) => name === setting) + 1;

/** Rows move, cells contradict each other, a sheet is gone: one button each. */
export function sheets(at: () => Organiser): void {
  /** Twelve players, two rounds played. */
  const played = tournamentBook(12);
  for (const round of [1, 2]) {
    pairRound(played);
    playRound(played, round, [1, 4]);
  }
  const won = column(played, 'H', 12).findIndex(cell => /^\d+\+/.test(String(cell))) + 1;
  const lost = Number(/^\d+/.exec(String(played.cell(LIST, `H${won + 1}`)))?.[0]);

  test('rows that were sorted without their numbers are one sentence and one button', async () => {
    const { opens, clicks, sees, comesBack, reads, looks, job } = at();
    const book = played.copy();
    const games = () =>
      book
        .values(LIST)
        .slice(1, 13)
        .map(line => line.slice(0, 9).join())
        .sort();
    const before = games();
    await opens(book);
    sortByName(book, 12);
    await job('Rows were sorted without their numbers', async () => {
      await comesBack();
      await sees('Mend the wall list first');
      await looks('moved-rows');
      expect(await reads()).toMatch(/Errors: 1/);
      await clicks('Put the rows in order', 'Have a look at this');
    });
    expect(games()).toEqual(before);
    expectConsistent(book);
    expect(await reads()).not.toContain('Errors');
    await looks('rows-in-order');
  });

  test('a contradiction shows both values in words, and either is taken by one click', async () => {
    const { opens, chooses, clicks, sees, reads, looks, job } = at();
    const book = played.copy();
    const right = String(book.cell(LIST, `H${lost + 1}`));
    book.type(LIST, `H${lost + 1}`, right.replace('-', '+'));
    await opens(book);
    await job('Two cells of a game contradict each other: one is taken', async () => {
      await chooses('check');
      await sees('Have a look at this');
      expect(await reads()).toContain(`Player ${won}: a win`);
      await looks('conflict');
      await clicks(`Take “Player ${won}: a win”`);
    });
    expect(book.cell(LIST, `H${lost + 1}`)).toBe(right);
    expectConsistent(book);
    book.type('Round 2', 'F5', 'w');
    await job('The list and the sheet of a round contradict each other: the sheet is taken', async () => {
      await chooses('check');
      expect(await reads()).toContain('says “White wins”, the wall list says “Black wins”');
      await looks('conflict-sheet');
      await clicks('Take the sheet: White wins');
    });
    expectConsistent(book);
  });

  test('Settings that were deleted come back by one click, and the announcement is renewed by one', async () => {
    const { opens, chooses, clicks, comesBack, sees, reads, looks, job } = at();
    const book = played.copy();
    const typed = () => book.values('Settings').map(([name, value]) => [name, value]);
    const before = typed();
    await opens(book);
    book.removeSheet('Settings');
    await job('The Settings sheet was deleted', async () => {
      await chooses('check');
      await looks('settings-gone');
      await clicks('Make a new Settings sheet', 'Have a look at this');
    });
    expect(typed()).toEqual(before);

    const fresh = tournamentBook(12);
    await opens(fresh);
    fresh.type('Settings', `B${rowOfSetting(fresh, 'Upper bar')}`, '4d');
    await comesBack();
    await sees('Round 1 of 5');
    await looks('announcement-differs');
    expect(await reads()).toContain('Upper bar: announced is “3d”');
    await job('The announcement differs before the start: it is renewed', async () => {
      await clicks('Renew the announcement', 'Have a look at this');
    });
    expect(await reads()).not.toContain('announced');
    expect(fresh.values('Tournament system').flat().join('\n')).toContain('4d');
    // Once something is played, the panel asks, logs and prints it.
    book.type('Settings', `B${rowOfSetting(book, 'Upper bar')}`, '4d');
    await opens(book);
    await sees('Changed after the start');
    await looks('changed-after-start');
    expect(await reads()).not.toContain('Renew the announcement');
  });

  test('the list with names; sorted by place and renumbered, no game is another', async () => {
    const { opens, chooses, clicks, sees, looks, job } = at();
    const book = played.copy();
    await opens(book);
    await job('The standings are shown', async () => {
      await chooses('standings');
      await sees('The standings are written');
    });
    await looks('standings-written');
    await job('The list with names is made', async () => {
      await clicks('List with names', 'List with names');
    });
    await looks('names');
    await chooses('standings');
    await job('The list is sorted by place and numbered anew', async () => {
      await clicks('Sort by place and renumber');
    });
    await looks('sorted');
    expect(column(book, 'A', 12)).toEqual(Array.from({ length: 12 }, (_, i) => i + 1));
    expect(column(book, 'B', 12)).not.toEqual(column(played, 'B', 12));
    expectConsistent(book);
  });

  test('prizes are typed into a sheet of their own; columns and names of files are chosen once', async () => {
    const { opens, chooses, clicks, counted, fills, sees, types, looks, job, page } = at();
    const book = played.copy();
    const wants = async (kind: string): Promise<void> => {
      counted(2);
      await page.locator('#field-kind').selectOption(kind);
    };
    await page.context().addInitScript(() => (window.print = () => undefined));
    await opens(book);
    await job('Prizes: the sheet is made, and two are typed', async () => {
      await chooses('standings');
      await sees('The standings are written');
      await clicks(/^Show prizes/, 'The prizes');
      types('Prizes', 'B2', '100');
      types('Prizes', 'B3', '50');
    });
    const typed = book.values('Prizes').map(line => line.slice(0, 4));
    const settings = book.values('Settings');
    expect(PRIZES(book.values(LIST), typed, settings).flat()).toContain(100);
    await job('The columns of the standings are chosen, and they are printed', async () => {
      await chooses('files');
      await wants('print standings');
      for (const column of ['Club', 'Tiebreaks']) {
        counted(1);
        await page.getByRole('checkbox', { name: column }).uncheck();
      }
      await clicks('Make it');
      const tab = page.waitForEvent('popup');
      await clicks('Print');
      const printed = await tab;
      await printed.waitForLoadState();
      expect(await printed.locator('th').allTextContents()).not.toContain('Club');
      await printed.close();
    });
    await looks('columns');
    await job('The files get a short name, and the standings are made as CSV', async () => {
      await chooses('files');
      await wants('standings csv');
      await fills('Short name for the files', 'cup');
      await clicks('Make it');
    });
    await page.getByRole('button', { name: 'Save cup-standings.csv' }).waitFor();
    await looks('short-name');
  });
}
