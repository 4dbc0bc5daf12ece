import { describe, expect, test } from 'vitest';
import { answer } from '../../src/application/panel/api';
import { pairRound, playRound, tournamentBook } from '../application/tournamentBook';
import { overflowing, sharedSidebar, skipped, takePicture } from './page';

describe.skipIf(skipped)('the columns of standings', () => {
  const sidebar = sharedSidebar();
  const book = tournamentBook(6);
  pairRound(book);
  playRound(book, 1);
  const opens = async (name: string) => {
    await sidebar.open(request => answer(book.workbook, request), { opening: 'files', book: name });
    await sidebar.page.locator('#field-kind').selectOption('print standings');
  };
  const box = (label: string) => sidebar.page.getByRole('checkbox', { name: label });
  const titles = async (): Promise<readonly string[]> => {
    const [tab] = await Promise.all([
      sidebar.page.waitForEvent('popup'),
      sidebar.page.getByRole('button', { name: 'Print', exact: true }).click(),
    ]);
    await tab.waitForLoadState();
    const found = await tab.locator('th').allTextContents();
    await tab.close();
    return found;
  };

  test('are chosen once, and are the same for each file when the panel is opened again', async () => {
    await opens('one');
    await box('Club').uncheck();
    await box('Tiebreaks').uncheck();
    await box('Short games: 12+, not 12+/w3').check();
    expect(await overflowing(sidebar.page)).toEqual([]);
    await takePicture(sidebar.page, 'standings-columns');
    await sidebar.page.getByRole('button', { name: 'Make it' }).click();
    expect(await titles()).toEqual(['Place', 'No', 'Name', 'Rank', 'Country', 'R1', 'MMS']);
    await opens('one');
    expect([await box('Club').isChecked(), await box('Country').isChecked()]).toEqual([false, true]);
    expect(await box('Short games: 12+, not 12+/w3').isChecked()).toBe(true);
    await sidebar.page.locator('#field-kind').selectOption('standings csv');
    expect(await sidebar.page.getByRole('textbox', { name: 'Short name for the files' }).isVisible()).toBe(
      true,
    );
    await sidebar.page.getByRole('textbox', { name: 'Short name for the files' }).fill('cup');
    await takePicture(sidebar.page, 'standings-csv');
    await sidebar.page.getByRole('button', { name: 'Make it' }).click();
    await sidebar.page.getByRole('button', { name: 'Save cup-standings.csv' }).waitFor();
    await opens('one');
    await sidebar.page.locator('#field-kind').selectOption('h9');
    expect(await sidebar.page.locator('#field-called').inputValue()).toBe('cup');
    expect(await box('Country').isVisible()).toBe(false);
    // Another spreadsheet has its own.
    await opens('other');
    expect(await box('Club').isChecked()).toBe(true);
  });
});
