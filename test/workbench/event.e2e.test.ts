import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadAddon, type BuiltAddon } from '../application/built';
import {
  clickCell,
  describeInBrowser,
  openWorkbench,
  settled,
  values,
  type OpenedWorkbench,
  typeAcross,
} from '../browser';
import {
  entryOf,
  expectKept,
  expectSound,
  gameOf,
  mmsOf,
  numbersOf,
  startOf,
  textAt,
  type Sheet,
} from './crosstable';
import { organiserAt, type Organiser } from './organiser';

/** The invented players of the start page: name, rank, rating, country, club. */
const PLAYERS = readFileSync(new URL('../../workbench/tournaments/mcmahon.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map(line => line.split('\t').slice(1, 6));

const OTHER = { '+': '-', '-': '+' } as const;

/** How people write that Black or White won. */
const NOTATIONS = [
  ['b', 'w'],
  ['1-0', '0-1'],
  ['B+R', 'W+R'],
  ['b+3.5', 'w+0.5'],
  ['Black wins', 'White wins'],
] as const;

const byesOf = (sheet: Sheet, round: number): number[] =>
  numbersOf(sheet).filter(no => entryOf(sheet, no, round) === '0+');

/** The better number wins, with an upset now and then. The sign of `no`. */
function signFor(no: number, opponent: number, round: number): '+' | '-' {
  const upset = (no * opponent + round) % 5 === 0;
  return no < opponent !== upset ? '+' : '-';
}

describeInBrowser('a McMahon of five rounds, by mouse and keyboard', () => {
  let open: OpenedWorkbench;
  let organiser: Organiser;
  let addon: BuiltAddon;

  beforeAll(async () => {
    addon = loadAddon();
    open = await openWorkbench('empty', { viewport: { width: 1280, height: 800 } });
    organiser = organiserAt(open);
  });
  afterAll(async () => open?.close());

  const wallList = () => values(open.page, 'Wall list', 'A1:M301');
  const sheets = () => open.page.evaluate(() => window.workbench?.sheets());
  const typeDown = (sheet: string, from: string, texts: readonly string[]) =>
    organiser.typesDown(sheet, from, texts);

  async function pasteDown(sheet: string, from: string, texts: readonly string[]): Promise<void> {
    const column = texts.map(text => [text]);
    await open.page.evaluate(([name, a1, pasted]) => window.workbench?.setValues(name, a1, pasted), [
      sheet,
      from,
      column,
    ] as const);
    await settled(open.page);
  }

  /** Writes the round that is previewed; what was typed stays, and the list is sound. */
  async function writeRound(round: number): Promise<void> {
    const before = await wallList();
    await organiser.previews(round);
    expect(await wallList()).toEqual(before);
    await organiser.press(`Write round ${round}`, `Round ${round} is written`);
    const after = await wallList();
    expectKept(before, after);
    expectSound(after, round);
    // A round counts from its first result on.
    await expectComputed(round - 1);
    await organiser.press('Enter results', new RegExp(`^Round ${round}: `));
  }

  /** The columns beside the list show what the functions make of it now, and the score is right by hand. */
  async function expectComputed(rounds: number): Promise<void> {
    const list = await wallList();
    const settings = await values(open.page, 'Settings', 'A1:D60');
    const shown = await values(open.page, 'Wall list', 'N1:R301');
    const names = ['PLACE', 'MMS', 'WINS', 'DIRECTCOMPARISON', 'SOS2'];
    names.forEach((name, column) => {
      const answer = addon[name]!(list, settings);
      const made = answer.map(line => line[0] ?? '');
      expect([name, ...shown.map(line => line[column])]).toEqual([name, ...made]);
    });
    for (const no of numbersOf(list)) {
      const start = startOf(textAt(list, no, 2), 32, 15);
      expect([no, shown[no]?.[1]]).toEqual([no, mmsOf(list, no, rounds, start)]);
    }
  }

  /** What is typed beside the games of a round, table by table. */
  async function resultsFor(round: number): Promise<string[]> {
    const games = (await values(open.page, `Round ${round}`, 'A4:F30')).filter(line =>
      /^\d/.test(String(line[2])),
    );
    return games.map(([, black, white]) => {
      const [one, other] = [Number.parseInt(String(black)), Number.parseInt(String(white))];
      return signFor(one, other, round) === '+' ? 'b' : 'w';
    });
  }

  /** What an organiser types over the `?` of a round in the wall list, row by row. */
  const overwritten = (sheet: Sheet, round: number): string[] =>
    numbersOf(sheet).map(no => {
      const game = gameOf(sheet, no, round);
      if (!game) return entryOf(sheet, no, round);
      return `${game.opponent}${signFor(no, game.opponent, round)}/${game.colour}`;
    });

  /** The standings sheet: all players, by place, with what the wall list shows for them. */
  async function expectStandings(): Promise<void> {
    const shown = await values(open.page, 'Standings', 'A1:T40');
    const list = await values(open.page, 'Wall list', 'A2:R34');
    const titles = shown[0] ?? [];
    const columnOf = (title: string) =>
      shown.slice(1, list.length + 1).map(line => line[titles.indexOf(title)]);
    const [no, name, place, mms, dc, sos2] = [0, 1, 13, 14, 16, 17];
    const order = list.sort(
      (one, other) => Number(one[place]) - Number(other[place]) || Number(one[no]) - Number(other[no]),
    );
    expect(columnOf('Place')).toEqual(order.map(line => line[place]));
    expect(columnOf('Name')).toEqual(order.map(line => line[name]));
    expect(columnOf('MMS')).toEqual(order.map(line => line[mms]));
    expect(columnOf('DC')).toEqual(order.map(line => line[dc]));
    expect(columnOf('SOS-2 (EGF)')).toEqual(order.map(line => line[sos2]));
    expect([...columnOf('MMS')].sort((one, other) => Number(other) - Number(one))).toEqual(columnOf('MMS'));
    expect(shown[list.length + 1]?.join('')).toBe('');
  }

  test('is created by a form in the panel', async () => {
    const { press, sees, frame, picture } = organiser;
    await sees('No wall list yet');
    await press('Create a tournament', 'New tournament');
    const form = await frame();
    await form.getByLabel('Name of the tournament').fill('Spring Cup');
    await form.getByLabel('Number of rounds').fill('5');
    await form.locator('#rest > summary').click();
    await form.getByLabel('Order by points, then').selectOption('I choose myself');
    await form.getByLabel('Tiebreaks in their order').fill('DC, SOS-22');
    await press('Create the sheets', 'New tournament');
    await expect.poll(organiser.reads).toContain('DC, SOS-22');
    await picture('create-wrong');
    expect(await sheets()).toEqual(['Sheet1']);
    await form.getByLabel('Order by points, then').selectOption({ index: 0 });
    await press('Create the sheets', 'No players yet');
    await picture('created');
    expect(await sheets()).toEqual(['Wall list', 'Settings', 'Tournament system', 'Log']);
    expect(await organiser.page.evaluate(() => window.workbench?.activeCell())).toBe('B2');
    expect((await values(open.page, 'Wall list', 'N1:R1'))[0]).toEqual([
      'Place',
      'MMS',
      'Wins',
      'DC',
      'SOS-2 (EGF)',
    ]);
    for (const sheet of ['Settings', 'Tournament system', 'Log']) await picture(`created-${sheet}`, sheet);
    const names = (await values(open.page, 'Settings', 'A1:A120')).flat();
    for (const [name, value] of [
      ['Upper bar', '3d'],
      ['Lower bar', '15k'],
      ['Seed', 'dice'],
    ] as const)
      await typeAcross(open.page, 'Settings', `B${names.indexOf(name) + 1}`, value);
  });

  test('the example players go by one click, and come back by another', async () => {
    const { press, picture } = organiser;
    const examples = await values(open.page, 'Wall list', 'B2:B9');
    await press('Type them', 'Registration');
    expect((await values(open.page, 'Wall list', 'B2:G9')).flat().join('')).toBe('');
    expect(await organiser.reads()).toContain('Can be undone: Clear 8 example players');
    await press('Undo', 'Undone');
    expect(await values(open.page, 'Wall list', 'B2:B9')).toEqual(examples);
    await press('Round 1', 'Round 1 of 5');
    await press('Renew the announcement', /problem|look/i);
    await press('Round 1', 'Round 1 of 5');
    await picture('examples');
    await press('Clear the example players', 'The examples are cleared');
    await picture('cleared');
  });

  test('players are typed and pasted, and the formulas follow at once', async () => {
    await typeDown(
      'Wall list',
      'B2',
      PLAYERS.slice(0, 3).map(([name]) => name!),
    );
    await typeDown(
      'Wall list',
      'C2',
      PLAYERS.slice(0, 3).map(([, rank]) => rank!),
    );
    expect(await values(open.page, 'Wall list', 'O1:O5')).toEqual([['MMS'], [32], [32], [32], ['']]);
    await open.page.evaluate(
      rows => window.workbench?.setValues('Wall list', 'B2:F33', rows),
      PLAYERS.slice(0, 32),
    );
    await settled(open.page);
    await expectComputed(0);
    await organiser.looks('Round 1 of 5');
    expect(await organiser.reads()).toMatch(/Players in this round\s+32/);
    await organiser.picture('ready');
  });

  test('somebody is pasted in the panel, and comes by one click a name; each is undone', async () => {
    const { press, frame, goesTo, reads, sees, picture } = organiser;
    const before = await wallList();
    await press('Registration', 'Registration');
    const text = 'Club\tSpielstärke\tPlayer\nUlm\t2d\tLate Lea';
    await (await frame()).getByLabel(/^Or paste a list/).fill(text);
    await press('See what would be written', 'What would be written');
    expect(await reads()).toContain('33 Late Lea (2d), start 31');
    expect(await wallList()).toEqual(before);
    await picture('people');
    await press(/^Put \d+ in$/, 'Registration');
    expect((await values(open.page, 'Wall list', 'A34:F34'))[0]).toEqual([
      33,
      'Late Lea',
      '2d',
      '',
      '',
      'Ulm',
    ]);
    await press('Undo', 'Undone');
    await press('Round 1', 'Preview of round 1');
    await goesTo('Players', /^Round 1: /);
    await press('Check-in', '32 of 32 here');
    await press('Begin the check-in', '0 of 32 here');
    const search = (await frame()).locator('#find-player');
    await search.fill(PLAYERS[4]![0]!);
    await search.press('Enter');
    await sees('1 of 32 here');
    await picture('check-in');
    await goesTo(/^Round 1, /, 'Round 1 of 5');
    expect(await reads()).toMatch(/Players in this round\s+1\s+Not here yet\s+31/);
    for (const left of [32, 0]) {
      await press('Undo', 'Undone');
      await press('Round 1', left > 0 ? 'Round 1 of 5' : 'Preview of round 1');
      if (left > 0) expect(await reads()).toMatch(/Not here yet\s+32/);
    }
    expect(await wallList()).toEqual(before);
  });

  test('round 1 is previewed, written, undone and written again', async () => {
    const { press, picture } = organiser;
    const before = await wallList();
    await organiser.previews(1);
    await picture('preview-1');
    expect(await wallList()).toEqual(before);
    await writeRound(1);
    await picture('round-1');
    const first = await wallList();
    await press(/^Undo: Pair round 1$/, 'Undone');
    await picture('undone-1');
    expect(await wallList()).toEqual(before);
    expect((await sheets())?.filter(name => name.startsWith('Round'))).toEqual([]);
    await press('Round 1', 'Preview of round 1');
    await writeRound(1);
    expect(await wallList()).toEqual(first);
    expect((await sheets())?.filter(name => name.startsWith('Round'))).toEqual(['Round 1']);
  });

  test('results typed in the Round sheet are recorded by themselves; the game that is missing leads to its cell', async () => {
    const { press, picture, page } = organiser;
    const results = await resultsFor(1);
    expect(results).toHaveLength(16);
    const before = await wallList();
    // Table 2 plays on.
    await typeDown('Round 1', 'F4', results.slice(0, 1));
    await typeDown('Round 1', 'F6', results.slice(2));
    await organiser.looks(/^Round 1: 15 of 16$/);
    await picture('typed-1');
    const panel = await organiser.frame();
    const lacking = panel.locator('.game:has(.sign:empty) .no button');
    expect(await lacking.allTextContents()).toEqual(['2']);
    await lacking.click();
    await press('More');
    await press('Show the cell');
    await expect.poll(organiser.stands).toBe('Round 1!F5');
    // The keyboard belongs to the grid now.
    await page.keyboard.type(results[1]!);
    await page.keyboard.press('Enter');
    await expect.poll(() => values(page, 'Round 1', 'F5')).toEqual([[results[1]]]);
    await organiser.looks('Round 2 of 5');
    await picture('recorded-1');
    const after = await wallList();
    expectKept(before, after);
    expectSound(after, 1);
    expect(after.flat().filter(value => String(value).includes('?'))).toEqual([]);
    await expectComputed(1);
  });

  test('round 2: somebody comes late, results are typed over the ? of the wall list', async () => {
    const { types, reads, picture, page } = organiser;
    const [name, rank, , country] = PLAYERS[32]!;
    await types('Wall list', { B34: name!, C34: rank!, E34: country! });
    await organiser.looks('Round 2 of 5');
    await expect.poll(reads).toMatch(/Players in this round\s+33/);
    await writeRound(2);
    const written = await wallList();
    await picture('round-2');
    expect(entryOf(written, 33, 1)).toBe('0=');
    expect(entryOf(written, 33, 2)).not.toBe('');
    expect(byesOf(written, 2)).toHaveLength(1);
    // One by editing inside the cell, some by typing over them, the rest pasted.
    const results = overwritten(written, 2);
    await clickCell(page, 'Wall list', 'I2');
    await page.keyboard.press('F2');
    for (const key of ['ArrowLeft', 'ArrowLeft', 'Backspace']) await page.keyboard.press(key);
    await page.keyboard.type(results[0]!.replace(/[^+-]/g, ''));
    await page.keyboard.press('Enter');
    await expect.poll(() => values(page, 'Wall list', 'I2')).toEqual([[results[0]]]);
    await organiser.looks(/^Round 2: /);
    await typeDown('Wall list', 'I3', results.slice(1, 9));
    await pasteDown('Wall list', 'I11', results.slice(9));
    const after = await wallList();
    expectKept(written, after);
    expectSound(after, 2);
    await expectComputed(2);
    await organiser.looks(/^Round 2: 16 of 16$/);
  });

  test('a broken cell is shown, and Go to leads there', async () => {
    const { press, types, stands, reads, picture, page } = organiser;
    const sound = await wallList();
    // A cell whose format somebody has changed: the sheet makes a date of what is typed.
    await page.evaluate(() => window.workbench?.setNumberFormat('Wall list', 'J31', 'General'));
    await types('Wall list', { J5: '14', J31: '3/4' });
    await organiser.looks('Mend the wall list first');
    await picture('broken');
    expect(await reads()).toContain('“14” names an opponent and no result.');
    await expect.poll(reads).toContain('The spreadsheet has turned this cell into a date');
    for (const cell of ['J5', 'J31']) {
      await press(`Go to ${cell}`);
      await expect.poll(stands).toBe(`Wall list!${cell}`);
      await expect
        .poll(() => page.evaluate(a1 => window.workbench?.cellBox('Wall list', a1), cell))
        .toBeTruthy();
      await page.keyboard.press('Delete');
      await expect.poll(() => values(page, 'Wall list', cell)).toEqual([['']]);
    }
    await page.evaluate(() => window.workbench?.setNumberFormat('Wall list', 'J31', '@'));
    await organiser.looks('Round 3 of 5');
    expect(await wallList()).toEqual(sound);
  });

  test('round 3: two are absent, results come by the dropdown and in many notations', async () => {
    const { press, types, reads, picture, page } = organiser;
    await types('Wall list', { G13: '3', G21: '3' });
    await organiser.looks('Round 3 of 5');
    await expect.poll(reads).toMatch(/Players left out\s+2/);
    expect(await reads()).toMatch(/Players in this round\s+31/);
    await writeRound(3);
    const written = await wallList();
    expect([12, 20].map(no => entryOf(written, no, 3))).toEqual(['0=', '0=']);
    expect(byesOf(written, 3)).toHaveLength(1);
    const results = await resultsFor(3);
    expect(results).toHaveLength(15);
    // With the panel closed, so that no look records the first ones while the last are typed.
    await page.locator('#panel-close').click();
    await clickCell(page, 'Round 3', 'F4');
    await page.locator('select.cell-list').selectOption(results[0] === 'b' ? 'Black wins' : 'White wins');
    const notations = results
      .slice(1)
      .map((one, at) => NOTATIONS[at % NOTATIONS.length]![one === 'b' ? 0 : 1]);
    await typeDown('Round 3', 'F5', notations);
    await picture('typed-3');
    await page.locator('#panel-button').click();
    await organiser.looks('Round 4 of 5');
    const recorded = await wallList();
    expectSound(recorded, 3);
    await press('Undo', 'Undone');
    expect(await wallList()).toEqual(written);
    // What was taken back waits for a click.
    await press('Round 3', /^Round 3: 0 of 15$/);
    await press('Record results', 'Results recorded');
    expect(await wallList()).toEqual(recorded);
    expect(recorded.flat().some(value => String(value).includes('?'))).toBe(false);
    await expectComputed(3);
    await press('Round 4', 'Preview of round 4');
  });

  test('round 4: somebody withdraws, one result in the wall list, the others in the Round sheet', async () => {
    const { types, reads, page } = organiser;
    await types('Wall list', { G28: '4-' });
    // The preview is made anew: without the one who withdrew nobody has the bye.
    await organiser.looks('Preview of round 4');
    await expect.poll(reads).toContain('No bye');
    await writeRound(4);
    const written = await wallList();
    expect(entryOf(written, 27, 4)).toBe('0=');
    expect(byesOf(written, 4)).toEqual([]);
    const [line] = await values(page, 'Round 4', 'A4:C4');
    const [black, white] = [Number.parseInt(String(line?.[1])), Number.parseInt(String(line?.[2]))];
    const ofBlack = signFor(black, white, 4);
    await types('Wall list', {
      [`K${black + 1}`]: `${white}${ofBlack}/b`,
      [`K${white + 1}`]: `${black}${OTHER[ofBlack]}/w`,
    });
    await pasteDown('Round 4', 'F5', (await resultsFor(4)).slice(1));
    await organiser.looks('Round 5 of 5');
    expectKept(written, await wallList());
    expectSound(await wallList(), 4);
    await expectComputed(4);
  });

  test('round 5 and the final standings', async () => {
    const { press, types, chooses, sees, reads, picture, page } = organiser;
    await types('Wall list', { G3: '5' });
    await organiser.looks('Round 5 of 5');
    await writeRound(5);
    const written = await wallList();
    expect([2, 27].map(no => entryOf(written, no, 5))).toEqual(['0=', '0=']);
    expect(byesOf(written, 5)).toHaveLength(1);
    await pasteDown('Round 5', 'F4', await resultsFor(5));
    await chooses('Record results');
    await sees('All rounds are played');
    expectSound(await wallList(), 5);
    await expectComputed(5);
    await picture('finished');
    await press('Show standings', 'The standings are written');
    await settled(page);
    await picture('standings');
    await expectStandings();
    await chooses('Check the wall list');
    await sees('No problems found');
    // The referee corrects the result of the first table: the standings follow.
    const [line] = await values(page, 'Round 5', 'A4:C4');
    const [black, white] = [Number.parseInt(String(line?.[1])), Number.parseInt(String(line?.[2]))];
    const before = await values(page, 'Standings', 'A1:T34');
    const ofBlack = signFor(black, white, 5);
    await types('Wall list', {
      [`L${black + 1}`]: `${white}${OTHER[ofBlack]}/b`,
      [`L${white + 1}`]: `${black}${ofBlack}/w`,
    });
    expectSound(await wallList(), 5);
    await expectComputed(5);
    await expectStandings();
    expect(await values(page, 'Standings', 'A1:T34')).not.toEqual(before);
    await organiser.looks('Have a look at this');
    await picture('corrected', 'Standings');
    await press('Places', 'All rounds are played');
    expect(await reads()).toContain('the sheet of the round says');
  });

  test('the Log tells what was done, and nothing complained', async () => {
    const log = await values(open.page, 'Log', 'A2:E60');
    const done = log.filter(line => line[0] !== '').map(line => String(line[2]));
    expect(done.filter(what => /^Pair round/.test(what))).toEqual([
      'Pair round 1',
      ...[1, 2, 3, 4, 5].map(round => `Pair round ${round}`),
    ]);
    expect(log.flat()).not.toContain('begun');
    await organiser.picture('log', 'Log');
    expect(open.strangers).toEqual([]);
    expect(open.complaints).toEqual([]);
  });
});
