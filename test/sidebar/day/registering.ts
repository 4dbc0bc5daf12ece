import { expect, test } from 'vitest';
import { column, pairRound, playRound, tournamentBook } from '../../application/tournamentBook';
import { egfList, madePeople, typedPlainly } from '../../exchange/lookUp/made';
import type { Organiser } from './organiser';

const LIST = 'Wall list';

/** Who registers, who is there, who leaves. */
export function registering(at: () => Organiser): void {
  test('a list is pasted, a Google Form is read, somebody is typed at the desk: each is previewed', async () => {
    const { opens, clicks, sees, pastes, presses, reads, looks, job } = at();
    const book = tournamentBook(4);
    book.addSheet('Form Responses 1', [
      ['Timestamp', 'Your name', 'What is your rank?'],
      ['2026-01-01 10:00', 'Player 2', '4d'],
      ['2026-01-02 10:00', 'Oh Hana', '9k'],
    ]);
    await opens(book);
    await job('A list of players is pasted, in any order of columns', async () => {
      await clicks('Registration', 'Registration');
      await pastes(/^Or paste a list/, 'Club\tRank\tName\nUlm\t2d\tIto Akira\nTartu\t1k\tKask Mari');
      await sees('What would be written');
      expect(await reads()).toContain('5 Ito Akira (2d), start 31');
      expect(book.cell(LIST, 'B6')).toBe('');
      await clicks(/^Put \d+ in$/, 'Registration');
    });
    await looks('registration');
    expect([book.cell(LIST, 'B6'), book.cell(LIST, 'C6'), book.cell(LIST, 'F7')]).toEqual([
      'Ito Akira',
      '2d',
      'Tartu',
    ]);
    await opens(book);
    await job('The answers of a Google Form are taken', async () => {
      await clicks('Registration', 'Registration');
      await clicks('Take the answers from “Form Responses 1”', 'What would be written');
      expect(await reads()).toContain('Already there: 1');
      await looks('people');
      await clicks(/^Put \d+ in$/, 'Registration');
    });
    expect(book.cell(LIST, 'B8')).toBe('Oh Hana');
    await opens(book);
    await job('Ada Ahn, 3d, registers at the desk', async () => {
      await clicks('Registration', 'Registration');
      await presses(...'Ada Ahn 3d', 'Enter');
      await expect.poll(() => book.cell(LIST, 'B9')).toBe('Ada Ahn');
    });
    // The field is empty again and has the keyboard.
    const line = () => at().page.getByLabel('Add: name, rank, club').inputValue();
    await expect.poll(line).toBe('');
    await presses('x');
    expect(await line()).toBe('x');
    expect(column(book, 'B', 8).slice(4)).toEqual(['Ito Akira', 'Kask Mari', 'Oh Hana', 'Ada Ahn']);
  });

  test('players check in by a form of their own: one press takes them in', async () => {
    const { opens, clicks, sees, reads, looks, job } = at();
    const book = tournamentBook(6);
    await opens(book);
    await clicks('Registration', 'Registration');
    await clicks('Check-in', '6 of 6 here');
    const today = new Date(2026, 2, 1, 11, 30);
    book.addSheet('Form responses 2', [
      ['Timestamp', 'Your name'],
      ...['Player 2', 'Player 4', '<b>Nobody</b>'].map(name => [today, name]),
    ]);
    await clicks('Begin the check-in', '0 of 6 here');
    expect(await reads()).toContain('<b>Nobody</b>');
    await looks('checked-in-by-form');
    await job('Check-in: everybody who has answered a form is taken in', async () => {
      await clicks('They are here: 2');
      await sees('2 of 6 here');
    });
    await looks('checked-in-by-form-after');
    await expect.poll(() => column(book, 'G', 6)).toEqual(['?', '', '?', '', '?', '?']);
    expect(await reads()).not.toContain('Checked in by the form');
  });

  test('somebody of a rating list that was opened before: letters and Enter', async () => {
    const { opens, clicks, presses, looks, job, page } = at();
    const book = tournamentBook(8);
    await opens(book);
    await clicks('Registration', 'Registration');
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Open a list' }).click();
    const people = madePeople(200, 4);
    const list = egfList(people);
    await (await chooser).setFiles({ name: 'egd.html', mimeType: 'text/html', buffer: Buffer.from(list) });
    const below = () => page.locator('#below').innerText();
    await expect.poll(below).toContain('200 people');
    await opens(book);
    const begins = (name: string) => typedPlainly(name).slice(0, 4).toLowerCase();
    const first = people.find(
      ({ surname }) => people.filter(one => begins(one.surname) === begins(surname)).length === 1,
    );
    await job('Somebody of the opened rating list, found by four keys', async () => {
      await clicks('Registration', 'Registration');
      await expect.poll(below).toContain('200 people');
      await presses(...begins(first?.surname ?? ''), 'Enter');
      await expect.poll(() => book.cell(LIST, 'B10')).toBe(`${first?.surname} ${first?.firstName}`);
    });
    expect([book.cell(LIST, 'C10'), book.cell(LIST, 'D10')]).toEqual([first?.rank, first?.rating]);
    await looks('registration-found');
    await clicks('Forget EGF');
    await expect.poll(below).not.toContain('200 people');
  });

  test('rounds and bars are proposed from the players, with the reason, and written by one button', async () => {
    const { opens, clicks, reads, looks, job, counted, page } = at();
    const book = tournamentBook(12);
    await opens(book);
    await job('Rounds and bars are proposed from the players, and taken', async () => {
      await clicks('Registration', 'Registration');
      await page.locator('.more-buttons summary').click();
      counted(1);
      await clicks('Rounds and bars from the players', 'What suits the players');
      await looks('proposals');
      expect(await reads()).toMatch(/Upper bar \S+: \d+ players/);
      await clicks('Write into Settings', 'Registration');
    });
    const bar = book.values('Settings').find(([name]) => name === 'Upper bar');
    expect(bar?.[1]).not.toBe('3d');
  });

  test('a bar is moved over the field by rank, and ranks of many change at once', async () => {
    const { opens, clicks, sees, presses, job, page } = at();
    const book = tournamentBook(12);
    await opens(book);
    const bar = () => book.values('Settings').find(([name]) => name === 'Upper bar')?.[1];
    await job('The upper bar goes one rank down, over the field by rank', async () => {
      await clicks('Registration', 'Registration');
      await clicks('Who starts where', 'Who starts where');
      await page.getByRole('slider', { name: 'Upper bar' }).focus();
      await presses('ArrowRight');
      await page.getByRole('button', { name: 'Start them so' }).click();
      at().counted(1);
      await expect.poll(bar).toBe('2d');
      await sees('Who starts where');
    });
    await opens(book);
    await job('All ranks go up by one, shown before', async () => {
      await clicks('Registration', 'Registration');
      await clicks('Who starts where', 'Who starts where');
      await clicks('Ranks and ratings', 'Ranks and ratings');
      await clicks('Show what changes', 'Ranks up');
      await page.getByRole('button', { name: 'Write 12, replacing 12' }).click();
      at().counted(1);
      await expect.poll(() => book.cell(LIST, 'C2')).toBe('6d');
      await sees('Who starts where');
    });
  });

  test('check-in by keyboard: the first letters and Enter, one name after the other', async () => {
    const { opens, clicks, goesTo, presses, sees, reads, looks, job, page } = at();
    const book = tournamentBook(12);
    await opens(book);
    await clicks('Registration', 'Registration');
    await clicks('Check-in', '12 of 12 here');
    await looks('check-in-begin');
    await clicks('Begin the check-in', '0 of 12 here');
    const here = () => column(book, 'G', 12).filter(cell => cell === '').length;
    await job('Check-in: Player 12 has come, found by typing “12”', async () => {
      await presses('1', '2', 'Enter');
      await sees('1 of 12 here');
    });
    // The field is empty again and has the keyboard.
    await presses('1', '1', 'Enter');
    await sees('2 of 12 here');
    await job('Check-in: somebody whose name is in sight has come', async () => {
      await page.getByRole('checkbox', { name: /^3 Player 3/ }).click();
      at().counted(1);
      await sees('3 of 12 here');
    });
    await expect.poll(here).toBe(3);
    await looks('check-in');
    // Whoever is pressed by mistake is awaited again.
    await page.getByRole('checkbox', { name: /^12 Player 12/ }).click();
    await sees('2 of 12 here');
    await goesTo(/^Round 1, /, 'Round 1 of 5');
    expect(await reads()).toMatch(/Players in this round\s+2\s+Not here yet\s+10/);
    await looks('awaited');
  });

  test('somebody comes while the round is played, and sits against the bye', async () => {
    const { opens, clicks, goesTo, presses, reads, looks, job, page } = at();
    const book = tournamentBook(9);
    pairRound(book);
    const bye = column(book, 'H', 9).indexOf('0+') + 1;
    await opens(book);
    await job('Late Leo, 12k, comes in the middle of round 1, and sits against the bye', async () => {
      await goesTo('Players', /^Round 2: /);
      await clicks('Registration', 'Registration');
      await presses(...'Late Leo 12k', 'Enter');
      // The keyboard is at the answer that is proposed.
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.textContent))
        .toMatch(new RegExp(`^Seat against Player ${bye} `));
      expect(await page.locator('button.primary').count()).toBe(1);
      await looks('late-seat');
      await presses('Enter');
      await expect.poll(() => String(book.cell(LIST, 'H11'))).toMatch(new RegExp(`^${bye}\\?`));
    });
    expect(await reads()).toContain('Seat 10 Late Leo (12k) in round 1 against');
    // Whoever comes next is typed at once.
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT');
  });

  test('a late entry and a withdrawal between rounds; a rank that changed is asked about once', async () => {
    const { opens, clicks, goesTo, presses, sees, looks, types, job, page, counted } = at();
    const book = tournamentBook(8);
    const pressesGone = async () => {
      counted(1);
      await page.getByRole('checkbox', { name: /^3 Player 3.*Withdraws$/ }).click();
    };
    pairRound(book);
    playRound(book, 1);
    await opens(book);
    await job('Late Lea, 2d, comes before round 2', async () => {
      await clicks('Registration', 'Registration');
      await presses(...'Late Lea 2d', 'Enter');
      await expect.poll(() => book.cell(LIST, 'B10')).toBe('Late Lea');
      await looks('late-entry');
    });
    expect(book.cell(LIST, 'H10')).toBe('0=');
    await job('Somebody withdraws between rounds', async () => {
      await goesTo('Players', 'Round 2: 9 of 9');
      await pressesGone();
      await sees('Round 2: 8 of 9');
      await expect.poll(() => book.cell(LIST, 'G4')).toBe('2-');
    });
    await goesTo('Round 2, next', 'Preview of round 2');
    await job('Who has withdrawn plays again', async () => {
      await goesTo('Players', 'Round 2: 8 of 9');
      await pressesGone();
      await sees('Round 2: 9 of 9');
      await expect.poll(() => book.cell(LIST, 'G4')).toBe('');
    });
    await pressesGone();
    await expect.poll(() => book.cell(LIST, 'G4')).toBe('2-');
    await job('Somebody else withdraws, found by typing “5”', async () => {
      await presses('/', '5', 'Enter', 'x');
      await expect.poll(() => book.cell(LIST, 'G6')).toBe('2-');
    });
    await looks('players');
    await presses('Control+z');
    await expect.poll(() => book.cell(LIST, 'G6')).toBe('');
    types(LIST, 'C6', '4d');
    await goesTo('Round 2, next', /changed/i);
    await looks('details-changed');
    await clicks('Keep the new values', 'Round 2 of 5');
  });
}
