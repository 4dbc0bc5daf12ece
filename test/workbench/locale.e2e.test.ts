import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SHEET_LOCALES, type SheetLocale } from '../../workbench/host/locale';
import {
  clickCell,
  describeInBrowser,
  formulas,
  goToCell,
  openWorkbench,
  ready,
  settled,
  values,
  type OpenedWorkbench,
} from '../browser';
import { eventAt, type PlayedEvent, type SheetGame } from './playEvent';

/** One locale with a decimal comma; `LONG=1`: all of them. */
const LOCALES: readonly SheetLocale[] = process.env.LONG ? SHEET_LOCALES : ['de_DE'];

/** What spreadsheets take for numbers, dates, truths and formulas; the contract has what of it each locale does. */
const TYPED = ['1,5', '1.2', '3/4', '1-2', '3-14', '007', '７', 'WAHR', "'1-2", '12,5 %', '½', 'Anna'];

/** Pasted from elsewhere: decimals with a comma, and names that look like dates and formulas. */
const PLAYERS = `Jan 1-2\t3d\t2080,96
3/4 März\t2d\t1999,5
=1+1\t1d\t1900
WAHR Ernst\t1k\t1875,25
Mai\t2k\t1800`;

/** The smaller number wins; 1 and 2 share their game. */
const better = ({ black, white }: SheetGame) => (black + white === 3 ? '=' : black < white ? 'b' : 'w');

describeInBrowser('a spreadsheet in', () => {
  describe.each(LOCALES)('%s', locale => {
    let open: OpenedWorkbench;
    let event: PlayedEvent;
    const isComma = locale !== 'en_US';
    const local = (decimal: string) => (isComma ? decimal : decimal.replace(',', '.'));
    beforeAll(async () => {
      open = await openWorkbench(`empty&locale=${locale}`);
      event = eventAt(open);
    });
    afterAll(async () => open?.close());

    /** Types and confirms in the chosen cell. */
    const enter = async (text: string): Promise<void> => {
      const { page } = open;
      const here = await event.organiser.stands();
      await page.keyboard.type(text, { delay: 10 });
      await page.waitForFunction(() => !document.querySelector('[data-u-comp="sheets-formula-editor"]'));
      await page.keyboard.press('Enter');
      await expect.poll(event.organiser.stands).not.toBe(here);
    };
    /** Opens a cell's text, types more at its end, and confirms it. */
    const append = async (a1: string, text: string): Promise<void> => {
      const { page } = open;
      await goToCell(page, 'Sheet1', a1);
      await page.keyboard.press('F2');
      await enter(text);
      await settled(page);
    };

    test('typing is read as the contract has it for scripts', async () => {
      const { page } = open;
      await page.evaluate(texts => {
        texts.forEach((text, i) => window.workbench?.setValues('Sheet1', `B${i + 1}`, [[text]]));
      }, TYPED);
      await clickCell(page, 'Sheet1', 'A1');
      for (const text of TYPED) await enter(text);
      await settled(page);
      const last = TYPED.length;
      const typed = await values(page, 'Sheet1', `A1:A${last}`);
      expect(typed).toEqual(await values(page, 'Sheet1', `B1:B${last}`));
      if (isComma) expect(typed.slice(0, 1)).toEqual([[1.5]]);
      // In a text cell everything stays.
      await page.evaluate(() => window.workbench?.setNumberFormat('Sheet1', 'C1:C3', '@'));
      await clickCell(page, 'Sheet1', 'C1');
      for (const text of ['1,5', '1.2', '=1-2']) await enter(text);
      expect(await values(page, 'Sheet1', 'C1:C3')).toEqual([['1,5'], ['1.2'], ['=1-2']]);
    });

    test('formulas take the separators of the locale, and no others', async () => {
      const { page } = open;
      await clickCell(page, 'Sheet1', 'D1');
      for (const text of [`=SUM(${local('1,5')};2)`, '=SUM(D1,2)', '=SOS2(G1:H3;"System=Swiss")'])
        await enter(text);
      await settled(page);
      const [[sum], [list], [sos]] = (await values(page, 'Sheet1', 'D1:D3')) as [
        unknown[],
        unknown[],
        unknown[],
      ];
      expect(sum).toBe(3.5);
      if (isComma) expect(list).toBe('#NAME?');
      else expect(list).toBe(5.5);
      expect(String(sos)).not.toMatch(/^#(NAME|ERROR)/);
      // A text that is opened is the locale's too: what is added to it is read with it.
      if (isComma)
        expect(await formulas(page, 'Sheet1', 'D1:D3')).toEqual([
          ['=SUM(1,5;2)'],
          ['=SUM(D1,2)'],
          ['=SOS2(G1:H3;"System=Swiss")'],
        ]);
      await append('A1', '5');
      await append('D1', '*2');
      expect(await values(page, 'Sheet1', 'A1:A1')).toEqual([[isComma ? 1.55 : '1,55']]);
      expect(await values(page, 'Sheet1', 'D1:D1')).toEqual([[7]]);
      expect(await formulas(page, 'Sheet1', 'D1:D1')).toEqual([
        [`=SUM(${local('1,5')}${isComma ? ';' : ','}2)*2`],
      ]);
    });

    test.runIf(process.env.LONG)('an event is created, pasted, paired, typed, ranked and paid', async () => {
      const { page } = open;
      const { organiser, create, pair, games, record, column, shown, at } = event;
      const blank = TYPED.map(() => ['', '', '', '']);
      await page.evaluate(cells => window.workbench?.setValues('Sheet1', 'A1', cells), blank);
      await page.reload();
      await ready(page);
      await create({ name: '1-2', system: 'Swiss', rounds: 3 });
      await page.evaluate(text => navigator.clipboard.writeText(text), PLAYERS.replace(/,/g, local(',')));
      await clickCell(page, 'Wall list', await at('Name', 1));
      await page.keyboard.press('Control+v');
      await settled(page);
      const names = PLAYERS.split('\n').map(line => line.split('\t')[0]);
      await expect.poll(() => column('Name')).toEqual(names);
      expect(await column('Rating')).toEqual([2080.96, 1999.5, 1900, 1875.25, 1800]);
      const setting = (await values(page, 'Settings', 'A1:A120')).flat();
      const cellOf = (name: string) => `B${setting.indexOf(name) + 1}`;
      await organiser.types('Settings', { [cellOf('Rounding')]: 'none', [cellOf('Bye value')]: '½' });
      await organiser.looks('Round 1 of 3');
      await pair(1);
      await organiser.typesDown('Round 1', 'F4', (await games(1)).map(better));
      await record('Round 2 of 3');
      // As some write it, and as a spreadsheet reads a date.
      const points = { b: '1-0', w: '0-1', '=': '½-½' } as const;
      await pair(2);
      await organiser.typesDown(
        'Round 2',
        'F4',
        (await games(2)).map(game => points[better(game)]),
      );
      await record('Round 3 of 3');
      await pair(3);
      await organiser.typesDown('Round 3', 'F4', (await games(3)).map(better));
      await record('All rounds are played');
      await organiser.press('Show standings', 'The standings are written');
      const [titles = [], ...lines] = await shown('Standings');
      expect(lines.map(line => ['Place', 'Name', 'NWS'].map(title => line[titles.indexOf(title)]))).toEqual([
        [1, 'Jan 1-2', 2.5],
        [1, '3/4 März', 2.5],
        [3, '=1+1', 1.5],
        [4, 'WAHR Ernst', 0.5],
        [4, 'Mai', 0.5],
      ]);
      await organiser.picture(`standings-${locale}`);
      await organiser.press('Show prizes', 'The prizes');
      await organiser.types('Prizes', { B2: local('100,5'), B3: local('50,5') });
      expect((await shown('Prizes')).slice(1, 3).map(line => line.slice(5, 9))).toEqual([
        [1, 2, '3/4 März', 75.5],
        [1, 1, 'Jan 1-2', 75.5],
      ]);
    });

    test('the self-test passes, to which the panel itself adds its line', async () => {
      const { page } = open;
      await page.evaluate(() => window.workbench?.menu('Self-test'));
      const failing = async () =>
        (await values(page, 'Self-test', 'A4:C70')).filter(
          // The workbench's runs come one after the other, so that none holds off another.
          ([name, verdict]) =>
            name !== '' && verdict !== (name === 'Lock held by another run' ? 'not tried' : 'pass'),
        );
      // Before the sheet is there nothing fails either.
      await expect.poll(() => values(page, 'Self-test', 'A1:A1')).toEqual([[expect.stringMatching(/./)]]);
      await expect.poll(failing).toEqual([]);
      await expect.poll(() => values(page, 'Self-test', 'B1:B1')).toEqual([['everything passes']]);
      const verdicts = await values(page, 'Self-test', 'A1:B70');
      expect(verdicts.filter(([name, verdict]) => name !== '' && verdict === 'pass').length).toBeGreaterThan(
        40,
      );
      if (isComma)
        expect((await formulas(page, 'Self-test', 'B1:B1'))[0]?.[0]).toContain(';"everything passes";');
      expect(open.complaints).toEqual([]);
    });
  });
});
