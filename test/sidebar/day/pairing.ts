import { expect, test } from 'vitest';
import {
  column,
  expectConsistent,
  pairRound,
  playRound,
  tournamentBook,
} from '../../application/tournamentBook';
import type { Organiser } from './organiser';

const logged = (book: ReturnType<typeof tournamentBook>): readonly string[] =>
  book.values('Log').map(line => String(line[2]));

/** A round is paired, published, changed; results come. */
export function pairing(at: () => Organiser): void {
  test('a round is free until it is published; afterwards a change is a named act, printed on its sheet', async () => {
    const { opens, clicks, sees, reads, looks, job, page } = at();
    const book = tournamentBook(12);
    await opens(book);
    await job('A round is paired: looked at and written', async () => {
      await clicks('Preview round 1', 'Preview of round 1');
      await clicks('Write round 1', 'Round 1 is written');
    });
    await page.context().addInitScript(() => (window.print = () => undefined));
    await job('The written round is printed by table', async () => {
      const tab = page.waitForEvent('popup');
      await clicks('By table');
      const printed = await tab;
      await printed.waitForLoadState();
      expect(await printed.locator('body').innerText()).toContain('Player 1');
      await printed.close();
    });
    await clicks('Enter results', /^Round 1: /);
    await looks('not-published');
    await job('The round is paired again, before it is published', async () => {
      await clicks('Pair the open games again', 'Round 1 paired again');
      expect(await reads()).not.toContain('is published');
      await clicks('Change round 1', 'Round 1 stays as it is');
    });
    await clicks('Enter results', /^Round 1: /);
    expect(book.values('Round 1').flat().join('\n')).not.toContain('Changed');
    await job('The round is published', async () => {
      await clicks('Publish round 1', 'Round 1 is published');
    });
    await looks('published');
    expect(logged(book).join('\n')).toContain('Publish round 1');
    await clicks('Enter results', /^Round 1: /);
    expect(await reads()).not.toContain('Not published yet');
    await job('A published round is changed: a game gets other colours', async () => {
      await clicks('Pair the open games again', 'Round 1 paired again');
      expect(await reads()).toContain('The round is published: this change is printed on its sheet.');
      await clicks('Change by hand', 'Round 1 by hand');
      await clicks(/^Colours: 1$/);
      await clicks('Done', 'Round 1 paired again');
      await looks('paired-again');
      await clicks('Change round 1', 'Round 1 is changed');
    });
    await sees('Round 1 is changed');
    expect(book.values('Round 1').flat().join('\n')).toMatch(/2026-03-01 10:\d\d/);
    expectConsistent(book);
    await clicks('Enter results', /^Round 1: /);
    book.type('Round 1', 'A4', '7');
    await job('Tables are numbered anew after changes by hand', async () => {
      await clicks('Number the tables anew', 'Tables of round 1');
      expect(await reads()).toContain('7 → 1');
      await looks('tables');
      await clicks('Change the tables', 'Round 1 is changed');
    });
    const tables = book.values('Round 1').flatMap(line => (/^\d+ /.test(String(line[2])) ? [line[0]] : []));
    expect(tables.map(Number)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(book.values('Round 1').flat().join('\n')).toContain('Changed, other tables: 1: ');
    expectConsistent(book);
  });

  test('players report their results by a form: one press to look, one to record; a game in dispute is left', async () => {
    const { opens, clicks, reads, looks, job, page } = at();
    const book = tournamentBook(12);
    pairRound(book);
    const hostile = '<img src=x onerror=alert(1)>';
    const at1130 = new Date(2026, 2, 1, 11, 30);
    book.addSheet('Form responses 1', [
      ['Timestamp', 'Round', 'Table', 'Result', 'Your name'],
      ...[
        [1, 1, 'Black wins', 'Player 1'],
        [1, 1, '1-0', hostile],
        [1, 2, 'W+12.5', ''],
        [1, 3, 'Jigo', ''],
        [1, 4, '1-0', ''],
        [1, 5, '1-0', ''],
        [1, 5, '0-1', ''],
        [1, 99, hostile, ''],
      ].map(row => [at1130, ...row]),
    ]);
    await opens(book);
    await job('Results of four games that players have sent by a form', async () => {
      expect(await reads()).toContain('Results that players report: 4. Reports to look at: 2');
      await looks('reports-offered');
      await clicks('Look', 'Results by players');
      await looks('reports');
      expect(await reads()).toContain(`(×2: Player 1, ${hostile})`);
      expect(await page.locator('main img').count()).toBe(0);
      await clicks('Record these results: 4', /^Round 1: 4 of 6/);
    });
    await looks('reports-recorded');
    expect(await reads()).toContain('Results recorded as players reported them: 4.');
    const typed = [1, 2, 3, 4, 5].map(table => book.cell('Round 1', `F${table + 3}`));
    expect(typed).toEqual(['Black wins', 'W+12.5', 'Jigo', 'Black wins', '']);
    expectConsistent(book);
  });

  test('results by one key a game; those that are missing alone, until all are asked for', async () => {
    const { opens, presses, sees, looks, types, comesBack, job, page } = at();
    const book = tournamentBook(12);
    pairRound(book);
    await opens(book);
    await sees('Round 1: 0 of 6');
    await job('Results of three games are entered in the panel', async () => {
      await presses('ArrowDown', 'b', 'ArrowDown', 'w', 'ArrowDown', '=');
      await looks('typing-results');
    });
    await sees('Round 1: 3 of 6');
    await expect.poll(() => page.locator('#notes').textContent()).toBe('');
    expect(await page.locator('.game.done').count()).toBe(3);
    await looks('results');
    // One of two cells typed in the list names the other.
    const half = String(book.cell('Wall list', 'H8'));
    types('Wall list', 'H8', half.replace('?', '+'));
    await comesBack();
    await page
      .locator('.game', { has: page.locator('bdi', { hasText: /^Player 7$/ }) })
      .locator('.no button')
      .click();
    await looks('half');
    expect(await page.locator('#strip').innerText()).toContain('Only the row of 7 Player 7');
    types('Wall list', 'H8', half);
    // Somebody at a phone types into the sheet of the round; the panel records it by itself.
    await job('A result typed into the sheet of the round by phone', async () => {
      types('Round 1', 'F7', 'b');
      await comesBack();
      await sees('Round 1: 4 of 6');
    });
    await looks('recorded-by-itself');
    await presses('n', 'b', 'n', 'b');
    await sees('Round 1: 6 of 6');
    await expect.poll(() => page.locator('#notes').textContent()).toBe('');
    expect(column(book, 'H', 12).filter(cell => String(cell).includes('?'))).toEqual([]);
    expectConsistent(book);
  });

  test('a part of a round is paired first and played, the rest later', async () => {
    const { opens, clicks, sees, reads, looks, job, counted, page } = at();
    const book = tournamentBook(11);
    for (let no = 1; no <= 11; no++) book.type('Wall list', `F${no + 1}`, no % 2 === 0 ? 'Ulm' : 'Köln');
    pairRound(book);
    playRound(book, 1);
    await opens(book);
    await clicks('Preview round 2', 'Preview of round 2');
    await job('All of a club are paired first, the others of the round later', async () => {
      await page.locator('.more-buttons summary').click();
      counted(1);
      await looks('part-more');
      await clicks('Pair only some now', 'Who is paired now in round 2?');
      await looks('part');
      // The list and its entry.
      await page.getByLabel('Choose all of').selectOption({ label: 'Club: Ulm (5)' });
      counted(2);
      expect(await page.locator('.ticks .hint').textContent()).toBe('Chosen: 5 of 11');
      await clicks('Preview their games', 'Preview of round 2');
      expect(await reads()).toMatch(/Paired later in round 2: 7/);
      await looks('part-preview');
      await clicks('Write round 2', 'Round 2 is written');
    });
    expect(await reads()).toMatch(/Paired later in round 2: 7/);
    await looks('part-written');
    expect(column(book, 'I', 11).filter(cell => cell === '')).toHaveLength(7);
    await clicks('Enter results', 'Round 2: 0 of 2');
    await looks('part-results');
    playRound(book, 2);
    await clicks('Pair only some now', 'Who is paired now in round 2?');
    // Enter ticks the first who is found.
    await page.getByLabel('Name, club').fill('player 1');
    await page.keyboard.press('Enter');
    await page.getByLabel('Name, club').fill('köln');
    await looks('part-typed');
    await opens(book);
    await sees('Round 2: 2 of 2');
    await job('Those who are left are paired', async () => {
      await clicks('Pair those who are left: 7', 'The rest of round 2');
      await looks('part-rest');
      await clicks('Write the rest of round 2', 'Round 2 is changed');
    });
    expect(column(book, 'I', 11)).not.toContain('');
    expectConsistent(book);
  });

  test('work by hand: each change says in words what it costs; the difference is kept with the round', async () => {
    const { opens, clicks, presses, drags, reads, looks, job, page } = at();
    const book = tournamentBook(13);
    pairRound(book);
    playRound(book, 1);
    await opens(book);
    await clicks('Preview round 2', 'Preview of round 2');
    const players = () => page.locator('.hand .seats button');
    await job('Two players of a preview are exchanged, and the round is written', async () => {
      await clicks('Change by hand', 'Round 2 by hand');
      await looks('by-hand');
      const [one = '', , other = ''] = await players().allTextContents();
      await clicks(one);
      await clicks(other);
      await expect.poll(reads).toContain('Against the best pairing');
      await looks('by-hand-costs');
      await clicks('Done', 'Preview of round 2');
      expect(await reads()).toContain('Against the best pairing');
      await clicks('Write round 2', 'Round 2 is written');
    });
    const [what] = logged(book).filter(line => line.startsWith('Pair round 2'));
    expect(what).toMatch(/by hand: .* Against the best: /);
    expectConsistent(book);
    await clicks('↶ Take back round 2', 'Undone');
    await clicks('Round 2', 'Preview of round 2');
    const hasBye = async () => (await reads()).split('\n').find(line => line.startsWith('Bye: '));
    const rightBye = await hasBye();
    await job('Somebody else has the bye of a preview, by name', async () => {
      await clicks(/^Another: Bye: /);
      await clicks(/^6 Player 6 /);
      await expect.poll(hasBye).toMatch(/^Bye: 6 Player 6 /);
    });
    await looks('another-bye');
    await clicks(/^Take back: Bye: 6 /);
    await expect.poll(hasBye).toBe(rightBye);
    await clicks('Change by hand', 'Round 2 by hand');
    const games = () => page.locator('.hand .pair').allTextContents();
    const best = await players().allTextContents();
    await job('Two who are not to meet are told apart in a preview, by key', async () => {
      await page.locator('.hand li').first().focus();
      await presses('x');
      await expect
        .poll(async () => (await players().allTextContents()).slice(0, 2))
        .not.toEqual(best.slice(0, 2));
    });
    await clicks('Leave unchanged', 'Preview of round 2');
    await job('Another pairing is looked for that is as good', async () => {
      await clicks('Another equally good one ▸');
      await expect.poll(reads).toMatch(/No other pairing is as good; that is proved/);
    });
    await clicks('Change by hand', 'Round 2 by hand');
    expect(await players().allTextContents()).toEqual(best);
    // By keys on a game: kept, with two stones, at another table; each is released again.
    await page.locator('.hand li').nth(1).focus();
    await presses('f');
    await expect.poll(async () => (await games())[1]).toContain('By hand');
    await presses('2');
    await expect.poll(async () => (await games())[1]).toContain('Handicap 2');
    expect(await reads()).toContain('Handicaps in more games (+1)');
    await presses('u');
    await expect.poll(async () => (await games()).join()).not.toContain('By hand');
    await presses('t', '1', 'Enter');
    await expect.poll(async () => (await games())[0]).toContain('By hand');
    await clicks('Leave unchanged', 'Preview of round 2');
    await clicks('Change by hand', 'Round 2 by hand');
    // The bye goes to somebody else: dragged onto a player of the last table.
    const bye = best.length - 1;
    await drags(best[bye] ?? '', best[bye - 1] ?? '');
    expect((await players().allTextContents())[bye]).toBe(best[bye - 1]);
    expect(await reads()).toMatch(/Bye: /);
    await looks('by-hand-bye');
    expect((await games()).join('\n')).toContain('By hand');
  });
}
