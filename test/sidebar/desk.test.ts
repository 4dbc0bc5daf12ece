import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { memoryWorkbook, type MemoryWorkbook } from '../application/memoryWorkbook';
import { addPlayer, expectConsistent, expectView } from '../application/tournamentBook';
import { columnName } from '../../src/sheet/cells/cell';
import { egfList, madePeople, typedPlainly, type MadePerson } from '../exchange/lookUp/made';
import { organiserAt, type Organiser } from './day/organiser';
import { launch, makePage, skipped, takePicture, type Sidebar } from './page';

const LIST = 'Wall list';
/** With LONG=1 a full day and the whole list of a federation. */
const [REGISTERING, LISTED] = process.env['LONG'] ? [200, 100_000] : [10, 5_000];
/** Keys for somebody whom the list has. */
const MOST_KEYS = 12;

/** A tournament without players whose list has a column for all that a rating list says. */
function emptyBook(): MemoryWorkbook {
  const book = memoryWorkbook();
  const tournament = {
    name: 'Spring Cup',
    system: 'McMahon' as const,
    teams: false,
    rated: true,
    rounds: 3,
    ...{ upperBar: '3d', lowerBar: '15k', seed: 'dice 6-3' },
  };
  expectView(book, { ask: 'create', tournament }, 'created');
  expectView(book, { ask: 'clear examples' }, 'cleared');
  return book;
}

function columnsOf(book: MemoryWorkbook): ReadonlyMap<string, readonly string[]> {
  const [header = [], ...rows] = book.values(LIST);
  const named = rows.filter(row => String(row[header.indexOf('Name')] ?? '') !== '');
  return new Map(header.map((title, at) => [String(title), named.map(row => String(row[at] ?? ''))]));
}

describe.skipIf(skipped)('registration by typing', () => {
  let browser: Browser;
  let sidebar: Sidebar;
  let organiser: Organiser;
  beforeAll(async () => {
    browser = await launch();
    sidebar = await makePage(browser);
    organiser = organiserAt(sidebar);
  });
  afterAll(() => browser?.close());

  const line = () => sidebar.page.locator('#field-line');
  const status = () => sidebar.page.locator('#status').textContent();
  const below = () => sidebar.page.locator('#below').innerText();

  async function atDesk(book: MemoryWorkbook): Promise<void> {
    await organiser.opens(book);
    await organiser.clicks(/^(Registration|Type them)$/, 'Registration');
  }
  async function opensList(name: string, text: string): Promise<void> {
    const chooser = sidebar.page.waitForEvent('filechooser');
    await sidebar.page.getByRole('button', { name: 'Open a list' }).click();
    await (await chooser).setFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
  }
  /** The options under the field, and the one that Enter takes. */
  const options = () =>
    sidebar.page.locator('#options').evaluate(list => ({
      texts: [...list.children].map(one => one.textContent ?? ''),
      chosen: [...list.children].findIndex(one => one.getAttribute('aria-selected') === 'true'),
    }));

  /** Types the name letter by letter, until somebody is in by ↓ and Enter; answers the keys that it took. */
  async function typesIn({ surname, firstName, pin }: MadePerson): Promise<number> {
    const { keyboard } = sidebar.page;
    const typed = typedPlainly(`${surname.slice(0, 5)} ${firstName}`);
    for (let keys = 1; keys <= typed.length; keys++) {
      await keyboard.press(typed.charAt(keys - 1) === ' ' ? 'Space' : typed.charAt(keys - 1));
      if (keys < 3) continue;
      const { texts, chosen } = await options();
      const at = texts.findIndex(text => text.includes(pin));
      const steps = chosen < 0 ? at + 1 : at - chosen;
      if (at < 0 || steps < 0 || keys + steps + 1 > MOST_KEYS) continue;
      // Another letter is as much as a step, and says more.
      if (steps > 1 && keys < 8) continue;
      for (let step = 0; step < steps; step++) await keyboard.press('ArrowDown');
      await keyboard.press('Enter');
      return keys + steps + 1;
    }
    // The number is always short enough.
    await keyboard.press('Escape');
    await keyboard.type(pin);
    await keyboard.press('Enter');
    return typed.length + 1 + pin.length + 1;
  }

  test(`${REGISTERING} people of a list of ${LISTED}, one after the other by keys alone`, async () => {
    const people = madePeople(LISTED, 5);
    const book = emptyBook();
    await atDesk(book);
    await opensList('egd.html', egfList(people, '2 Dec 1969'));
    await expect.poll(below, { timeout: 60_000 }).toContain(`EGF 1969-12-02: ${LISTED} people, 30 days old`);
    await line().focus();
    const coming = Array.from(
      { length: REGISTERING },
      (_, i) => people[(i * 7919) % people.length] as MadePerson,
    );
    const keys: number[] = [];
    for (const person of coming) {
      keys.push(await typesIn(person));
      await expect.poll(() => line().inputValue()).toBe('');
    }
    await expect.poll(() => columnsOf(book).get('Name')?.length, { timeout: 120_000 }).toBe(REGISTERING);
    const columns = columnsOf(book);
    const wanted = (detail: (person: MadePerson) => string | number) =>
      coming.map(one => String(detail(one)));
    expect(columns.get('Name')).toEqual(wanted(one => `${one.surname} ${one.firstName}`));
    expect(columns.get('Rank')).toEqual(wanted(one => one.rank));
    expect(columns.get('Rating')).toEqual(wanted(one => one.rating));
    expect(columns.get('Country')).toEqual(wanted(one => one.country));
    expect(columns.get('Club')).toEqual(wanted(one => one.club));
    expect(columns.get('PIN')).toEqual(wanted(one => one.pin));
    expectConsistent(book);
    expect(Math.max(...keys)).toBeLessThanOrEqual(MOST_KEYS);
    await takePicture(sidebar.page, 'desk');
  });

  const FEW = [
    { surname: 'Müller', firstName: 'Thomas', country: 'DE', club: 'Berl', rank: '3k', rating: 1810 },
    { surname: 'Müller', firstName: 'Thomas', country: 'DE', club: 'Hamb', rank: '8k', rating: 1310 },
    { surname: 'Müllerová', firstName: 'Jana', country: 'CZ', club: 'Prah', rank: '5k', rating: 1790 },
    { surname: 'Tamm', firstName: 'Jaan', country: 'EE', club: 'Tart', rank: '2d', rating: 2210 },
  ].map((one, i): MadePerson => ({ ...one, pin: String(19_333_222 + i) }));

  test('a list stays on this computer; who is in already is said; of two of one name somebody has to choose', async () => {
    const { presses } = organiser;
    const book = emptyBook();
    await atDesk(book);
    // The list of the test before: what is opened now has less, and is older.
    await expect.poll(below).toContain('EGF 1969-12-02');
    await opensList('egd.html', egfList(FEW, '1 Nov 1969'));
    await expect.poll(below).toContain(`It has 4 people; the one that is kept has ${LISTED}.`);
    expect(await below()).toContain('It is older than the one that is kept, 1969-12-02.');
    await sidebar.page.getByRole('button', { name: 'Take it', exact: true }).click();
    await expect.poll(below).toContain('EGF 1969-11-01: 4 people');

    await atDesk(book);
    await expect.poll(below).toContain('EGF 1969-11-01: 4 people');
    await line().focus();
    await presses(...'muller', 'Enter');
    // Two of that name: nobody is taken.
    expect(await status()).toBe('Choose with ↓ who is meant.');
    expect((await options()).chosen).toBe(-1);
    await takePicture(sidebar.page, 'desk-homonyms');
    await presses('ArrowDown', 'ArrowDown', 'Enter');
    await expect.poll(() => columnsOf(book).get('PIN')).toEqual(['19333223']);
    await expect.poll(status).toBe('Müller Thomas 8k is in.');

    await presses(...'19333223', 'Enter');
    expect(await status()).toBe('Müller Thomas is in the list already, no. 1.');
    await presses('Escape', ...'thomas', 'Enter');
    // The other one is the only one left.
    await presses('ArrowDown', 'ArrowDown', 'Enter');
    await presses('Escape', ...'ja', 'Space', 'm', 'u', 'Enter');
    await expect.poll(() => columnsOf(book).get('PIN')?.includes('19333224')).toBe(true);
    expectConsistent(book);
  });

  test('a namesake is asked about while the next one is typed; nothing that was typed is lost', async () => {
    const { presses, clicks } = organiser;
    const book = emptyBook();
    addPlayer(book, 1, 'Tamm Jaan', '9k');
    addPlayer(book, 2, 'Kuusk Kai', '9k');
    await atDesk(book);
    await opensList('egd.html', egfList(FEW, '1 Nov 1969'));
    await expect.poll(below).toContain('EGF 1969-11-01: 4 people');
    await line().focus();
    await presses(...'Tamm Jaan 2d', 'Enter', ...'Kid Ka');
    await expect
      .poll(() => sidebar.page.locator('#card').innerText())
      .toContain('Tamm Jaan is in the list with other details');
    expect(await line().inputValue()).toBe('Kid Ka');
    expect(await line().evaluate(one => one === document.activeElement)).toBe(true);
    await presses(...'rl 30k', 'Enter');
    await expect.poll(() => columnsOf(book).get('Name')).toEqual(['Tamm Jaan', 'Kuusk Kai', 'Kid Karl']);
    await clicks(/^It is somebody else/);
    await expect
      .poll(() => columnsOf(book).get('Name'))
      .toEqual(['Tamm Jaan', 'Kuusk Kai', 'Kid Karl', 'Tamm Jaan']);
    // A run that dies: who was typed stays until it is in.
    book.dieAfter(0);
    await presses(...'Late Lea 4k', 'Enter');
    await expect.poll(() => sidebar.page.locator('#card').innerText()).toContain('Not in: Late Lea 4k.');
    book.dieAfter(undefined);
    await clicks('Try again');
    await expect
      .poll(
        () =>
          columnsOf(book)
            .get('Name')
            ?.filter(name => name === 'Late Lea').length,
      )
      .toBe(1);
    await expect.poll(() => sidebar.page.locator('#card').innerText()).not.toContain('Not in:');
  });

  test('a list of another federation is asked about; former events make a book of regulars', async () => {
    const { clicks, presses } = organiser;
    const book = emptyBook();
    await atDesk(book);
    // Two files one upon the other: the end of the first does not take the question about the second away.
    await opensList('egd.html', egfList(FEW, '1 Nov 1969'));
    await opensList('tdlist.txt', 'Novak, Jan\t7052\tFull\t2.37847\t9/16/1969\tATLA\tGA\n');
    await expect.poll(below).toContain('It is of another federation (AGA) than the one that is kept (EGF).');
    expect(await below()).toContain('EGF 1969-11-01: 4 people');
    await clicks('Take it instead of the other');
    await expect.poll(below).toMatch(/AGA \d{4}-\d\d-\d\d: 1 people/);
    expect(await below()).not.toContain('EGF 1969');
    await line().focus();
    await presses(...'7052');
    expect((await options()).texts).toEqual(['Novak, Jan 2d ATLA, 7052! membership ended 1969-09-16']);
    await presses('Enter');
    await presses(...'Kid Karl 30k', 'Enter');
    await expect.poll(() => columnsOf(book).get('Rank')).toEqual(['2d', '30k']);
    await opensList('prose.txt', 'Dear all, the tournament begins at ten.');
    await expect.poll(below).toContain('There is no player in the file.');
    await clicks('Remember the players of this event: 2');
    await expect.poll(below).toContain('Regulars: 2 people of former events');
    await opensList('club.tsv', 'Name\tRank\tClub\nOh Hana\t9k\tUlm\nNovak Jan\t3d\tATLA\n');
    await expect.poll(below).toContain('Regulars – new: 1, renewed: 1');
    await clicks('Forget AGA');
    await expect.poll(below).not.toMatch(/AGA \d{4}/);
    await atDesk(book);
    await expect.poll(below).toContain('Regulars: 3 people of former events');
    await line().focus();
    await presses(...'hana', 'Enter');
    await expect.poll(() => columnsOf(book).get('Name')).toEqual(['Novak, Jan', 'Kid Karl', 'Oh Hana']);
  });

  test('what a list says of a licence stands in the column Membership, where there is one and it is blank', async () => {
    const { clicks, presses } = organiser;
    const book = emptyBook();
    const titles = (book.values(LIST)[0] ?? []).map(String);
    const member = columnName(titles.indexOf('Country'));
    book.type(LIST, `${member}1`, 'Membership');
    await atDesk(book);
    const line37 = (name: string, rest: string) => `${name.padEnd(38)} ${rest}`;
    await opensList(
      'ech_ffg_V3.txt',
      [
        line37('SANSON Alain', '   -20 - 1600001 75Pa FR'),
        line37('LOISIR Lea', '  -120 C 1600002 75Pa FR'),
        line37('LICENCIE Luc', '  -220 L 1600003 75Pa FR'),
      ].join('\n'),
    );
    await expect.poll(below).toMatch(/FFG \d{4}-\d\d-\d\d: 3 people/);
    await line().focus();
    await presses(...'sanson');
    expect((await options()).texts[0]).toContain('no licence');
    await presses('Enter');
    await expect.poll(() => columnsOf(book).get('Membership')).toEqual(['FFG -']);
    for (const name of ['loisir', 'licencie']) await presses(...name, 'Enter');
    await expect.poll(() => columnsOf(book).get('Membership')).toEqual(['FFG -', 'FFG C', '']);
    // The one whose licence was bought at the desk.
    book.type(LIST, `${member}2`, 'paid');
    await presses(...'Kid Karl 30k', 'Enter');
    await expect.poll(() => columnsOf(book).get('Membership')).toEqual(['paid', 'FFG C', '', '']);
    await clicks('Forget FFG');
    await expect.poll(below).not.toMatch(/FFG \d{4}/);
  });

  test('the settings say for every desk which rank is taken, and no browser chooses then', async () => {
    const { clicks, presses } = organiser;
    const book = emptyBook();
    const [one] = FEW;
    if (!one) throw new Error('nobody');
    const set = (value: string) => {
      const row = book.values('Settings').findIndex(([name]) => name === 'Ranks of rating lists');
      book.type('Settings', `B${row + 1}`, value);
    };
    // Somebody whose grade is far from the rating.
    const person = { ...one, rank: '9k', rating: 2400 };
    await atDesk(book);
    await opensList('egd.html', egfList([person], '1 Nov 1969'));
    await clicks('Take ranks by the rating');
    await expect.poll(below).toContain('Rank by the rating');
    const shown = async () => {
      await line().focus();
      await sidebar.page.keyboard.press('Control+a');
      await presses(...person.pin);
      return (await options()).texts[0];
    };
    expect(await shown()).toContain('4d');
    set('as listed');
    await atDesk(book);
    await expect.poll(below).toContain('Rank as the list has it, by the setting “Ranks of rating lists”.');
    expect(await below()).not.toContain('Take ranks');
    await expect.poll(shown).toContain('9k');
    set('by rating');
    await atDesk(book);
    await expect.poll(below).toContain('Rank by the rating, by the setting “Ranks of rating lists”.');
    await expect.poll(shown).toContain('4d');
    await presses('Enter');
    await expect.poll(() => columnsOf(book).get('Rank')).toEqual(['4d']);
  });

  test('where the browser keeps nothing, one sentence says so, and the list works for this visit', async () => {
    const { page } = sidebar;
    await page.addInitScript(() =>
      Object.defineProperty(window, 'indexedDB', {
        get: () => {
          throw new Error('refused');
        },
      }),
    );
    const book = emptyBook();
    await atDesk(book);
    await opensList('egd.html', egfList(FEW));
    await expect.poll(below).toContain('This browser keeps no list: it is there until the panel is closed.');
    await line().focus();
    await organiser.presses(...'tamm', 'Enter');
    await expect.poll(() => columnsOf(book).get('Club')).toEqual(['Tart']);
  });
});
