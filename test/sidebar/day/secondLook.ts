import { expect, test } from 'vitest';
import {
  column,
  expectConsistent,
  expectView,
  pairRound,
  playRound,
  tournamentBook,
} from '../../application/tournamentBook';
import type { Organiser } from './organiser';

const LIST = 'Wall list';
const noOf = (label: unknown): number => Number(/^\d+/.exec(String(label))?.[0]);

/** What is looked at, or taken back, while a round is paired and played. */
export function secondLook(at: () => Organiser): void {
  test('before a round is written: where people come from, and what any game would cost', async () => {
    const { opens, clicks, counted, reads, job, looks, page } = at();
    const book = tournamentBook(8);
    for (let no = 1; no <= 8; no++) book.type(LIST, `F${no + 1}`, no % 2 === 0 ? 'Ulm' : 'Köln');
    pairRound(book);
    playRound(book, 1);
    await opens(book);
    await clicks('Preview round 2', 'Preview of round 2');
    expect(await reads()).not.toContain('Köln');
    await job('Club and country stand beside each game of a preview', async () => {
      await clicks(/Club and country$/);
      await expect.poll(reads).toContain('Köln');
    });
    await job('What a game of any two would cost is made as a sheet', async () => {
      await page.locator('.more-buttons summary').click();
      counted(1);
      await clicks('Costs of all pairs as a sheet', 'The costs are written');
    });
    await looks('costs');
    expect(book.workbook.sheetNames().some(name => /costs/i.test(name))).toBe(true);
  });

  test('the results of a round are cleared by one act, and taken back by one', async () => {
    const { opens, clicks, sees, job, looks, page } = at();
    const book = tournamentBook(8);
    pairRound(book);
    expectView(book, { ask: 'publish', round: 1 }, 'changed');
    const published = book.values(LIST);
    playRound(book, 1);
    const played = column(book, 'H', 8);
    await opens(book);
    await sees('Round 2 of 5');
    await at().goesTo(/^Round 1, /, 'Round 1: 4 of 4');
    await job('The results of a round are cleared', async () => {
      await clicks('Clear the results of round 1');
      await looks('clear-asked');
      await clicks(/^Clear .*4/);
      await sees('Round 1: 0 of 4');
    });
    expect(book.values(LIST)).toEqual(published);
    await expect.poll(() => page.locator('#notes').textContent()).toBe('');
    expect(
      book
        .values('Round 1')
        .slice(3)
        .map(line => line[5] ?? ''),
    ).not.toContain('Black wins');
    await job('The cleared results are taken back', async () => {
      await clicks(/^Undo: /);
    });
    expect(column(book, 'H', 8)).toEqual(played);
  });

  test('a game typed over in the list gets its table, and the sheet its line, by one press', async () => {
    const { opens, clicks, types, comesBack, job, looks, page } = at();
    const book = tournamentBook(8);
    pairRound(book);
    expectView(book, { ask: 'publish', round: 1 }, 'changed');
    const [one, two] = [4, 5].map(row => [book.cell('Round 1', `B${row}`), book.cell('Round 1', `C${row}`)]);
    const [a, b, c, d] = [...(one ?? []), ...(two ?? [])].map(noOf) as [number, number, number, number];
    await opens(book);
    await job('Players of two published games are exchanged by typing in the list', async () => {
      types(LIST, `H${a + 1}`, `${d}?/b`);
      types(LIST, `H${d + 1}`, `${a}?/w`);
      types(LIST, `H${c + 1}`, `${b}?/b`);
      types(LIST, `H${b + 1}`, `${c}?/w`);
      await comesBack();
      await looks('typed-over');
      await clicks(/^Take it into the sheet of round 1: /);
    });
    const games = [4, 5].map(row => [
      noOf(book.cell('Round 1', `B${row}`)),
      noOf(book.cell('Round 1', `C${row}`)),
    ]);
    expect(games).toEqual(
      expect.arrayContaining([
        [a, d],
        [c, b],
      ]),
    );
    expect(book.values('Round 1').flat().join('\n')).toMatch(/2026-03-01 10:\d\d/);
    expect(await page.getByRole('button', { name: /^Take it into the sheet/ }).count()).toBe(0);
    expectConsistent(book);
  });
}

/** Before and after the event: its people, its money, its papers. */
export function aroundTheEvent(at: () => Organiser): void {
  test('the people of an event are remembered for the next; fees are added up', async () => {
    const { opens, clicks, reads, job, looks, page } = at();
    const book = tournamentBook(8);
    const [header = []] = book.values(LIST);
    const [fee, paid] = [header.length + 1, header.length + 2].map(at => String.fromCharCode(64 + at)) as [
      string,
      string,
    ];
    [
      ['Fee', 'Paid'],
      ['20', 'x'],
      ['20', '5'],
      ['10', ''],
    ].forEach(([due = '', got = ''], row) => {
      book.type(LIST, `${fee}${row + 1}`, due);
      book.type(LIST, `${paid}${row + 1}`, got);
    });
    await opens(book);
    await job('Fees: what is due, paid and open, and who owes', async () => {
      await clicks('Registration', 'Registration');
      await at().picks('Not paid in full: 2');
      await expect.poll(reads).toMatch(/Fees due\s+50\s+Fees paid\s+25\s+Fees open\s+25/);
      await expect.poll(reads).toContain('3 Player 3');
    });
    await looks('fees');
    await job('The players of this event are remembered for the next', async () => {
      await clicks('Remember the players of this event: 8');
      await expect.poll(() => page.locator('#below').innerText()).toContain('Regulars: 8 people');
    });
  });

  test('certificates are printed; a file has the rounds of one weekend alone', async () => {
    const { opens, chooses, clicks, counted, fills, job, looks, page } = at();
    const book = tournamentBook(4, 2, 'Swiss');
    for (const round of [1, 2]) {
      pairRound(book);
      playRound(book, round);
    }
    const wants = async (kind: string): Promise<void> => {
      counted(2);
      await page.locator('#field-kind').selectOption(kind);
    };
    await page.context().addInitScript(() => (window.print = () => undefined));
    await opens(book);
    await job('Certificates are printed', async () => {
      await chooses('files');
      await wants('print certificates');
      await clicks('Make it');
      const tab = page.waitForEvent('popup');
      await clicks('Print');
      const printed = await tab;
      await printed.waitForLoadState();
      expect(await printed.locator('body').innerText()).toContain('Player 1');
      await printed.close();
    });
    await job('A file for the EGF has the rounds of one weekend', async () => {
      await chooses('files');
      await wants('h9');
      await fills(/^Rounds \(empty: all/, '1');
      await clicks('Make it');
    });
    await looks('weekend');
    await expect.poll(() => page.getByRole('button', { name: /^Save .*1.*\.h9$/ }).count()).toBe(1);
  });
}
