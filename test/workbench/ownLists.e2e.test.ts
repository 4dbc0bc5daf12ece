/** Lists as organisers keep them, pasted into an empty sheet: a formula beside them, and rounds played through the panel. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeA1 } from '../../src/sheet/cells/cell';
import { range } from '../application/built';
import {
  describeInBrowser,
  formulas,
  openWorkbench,
  ready,
  settled,
  values,
  type OpenedWorkbench,
} from '../browser';
import { COUNTED, OWN_LISTS, type OwnList } from '../ownLists/ownLists';
import { organiserAt } from './organiser';

/** Whoever splits text, writes numbers for names or gives rounds their titles is played in the node test of these lists. */
const PASTED = OWN_LISTS.filter(({ first, room }) => !first && room !== 0);

/** Two lists, a round each; with LONG=1 all of them, three rounds each, those without a column behind *Add round*. */
const PLAYED = process.env['LONG'] ? PASTED : [PASTED[1]!, PASTED[13]!];
const ROUNDS = process.env['LONG'] ? 3 : 1;

/** All that any of these lists takes, and what is beside and below it. */
const WHOLE = 'A1:Z30';

/** Whoever begins a cell with a sign has made it text, or the spreadsheet takes it for a number. */
const asTyped = (cell: string | number): string | number =>
  /^[+-]\d+$/.test(String(cell)) ? `'${cell}` : cell;

describeInBrowser('lists of one’s own', () => {
  let open: OpenedWorkbench;
  beforeAll(async () => {
    open = await openWorkbench('');
  });
  afterAll(async () => open?.close());

  /** An empty spreadsheet with the list at its corner; the name of its sheet, and the place of the list. */
  async function pasted(list: OwnList): Promise<{ readonly sheet: string; readonly place: string }> {
    const { page, address } = open;
    await page.goto(`${address}?start`);
    await page.getByRole('link', { name: 'New tournament', exact: true }).click();
    await ready(page);
    const cells = range(list.text);
    const [, column = 'A', row = '1'] = /^([A-Z]+)(\d+)$/.exec(list.corner ?? 'A1') ?? [];
    const [top, left] = [Number(row) - 1, column.charCodeAt(0) - 65];
    const width = Math.max(...cells.map(line => line.length));
    const reach = makeA1(top + cells.length - 1, left + width - 1);
    const sheet = await page.evaluate(
      ([lines, at]) => {
        const name = window.workbench?.sheets()[0] ?? '';
        window.workbench?.setValues(name, at, lines);
        window.workbench?.select(name, 'A1');
        return name;
      },
      [
        cells.map(line => Array.from({ length: width }, (_, c) => asTyped(line[c] ?? ''))),
        `${list.corner ?? 'A1'}:${reach}`,
      ] as const,
    );
    await settled(page);
    return { sheet, place: `${makeA1(top + (list.titles ?? 0), left)}:${reach}` };
  }

  describe.each(PLAYED)('$name', list => {
    test('is ranked by formulas, and paired', async () => {
      const { page } = open;
      const { sheet, place } = await pasted(list);
      const organiser = organiserAt(open);
      for (const [name, wanted] of Object.entries(COUNTED[list.event ?? 'eight'])) {
        await page.evaluate(([at, formula]) => window.workbench?.setValues(at, 'Y1', [[formula]]), [
          sheet,
          `=${name}(${place})`,
        ] as const);
        await settled(page);
        const shown = (await values(page, sheet, 'Y2:Y30')).flat().filter(cell => cell !== '');
        expect([...shown].sort(), name).toEqual([...wanted].sort());
      }
      if (list.event === 'half')
        await page.evaluate(([name, results]) => window.workbench?.setValues(name, 'F5:F8', results), [
          sheet,
          [['7+'], ['6+'], ['5-'], ['4-']],
        ] as const);
      const room = list.room ?? 3;
      for (let played = 0; played < Math.min(ROUNDS, list.rounds ?? ROUNDS); played++) {
        if (played >= room && list.event !== 'half') {
          await organiser.chooses('Pair the next round');
          await organiser.sees('All rounds are played');
          await organiser.press(/^Add round/, /^(No problems found|Have a look at this)$/);
        }
        const before = await values(page, sheet, WHOLE);
        const written = await formulas(page, sheet, WHOLE);
        await organiser.chooses('Pair the next round');
        // The first time the panel says how the list is played.
        await organiser.sees(played === 0 ? /^Round \d/ : /^Preview of round \d/);
        if (played === 0) await organiser.press(/^Preview round \d/, /^Preview of round \d/);
        const round = Number(/Preview of round (\d+)/.exec(await organiser.reads())?.[1]);
        await organiser.press(`Write round ${round}`, `Round ${round} is written`);
        const sheets = await page.evaluate(() => window.workbench?.sheets() ?? []);
        const own = sheets.find(name => name.startsWith(`Round ${round}`)) ?? '';
        const games = await values(page, own, 'B4:C20');
        await page.evaluate(([name, results]) => window.workbench?.setValues(name, 'F4:F20', results), [
          own,
          games.map(([, white]) => [white ? 'b' : '']),
        ] as const);
        await page.evaluate(name => window.workbench?.select(name, 'A1'), sheet);
        await organiser.chooses('Record results');
        await organiser.sees('Results recorded');
        const after = await values(page, sheet, WHOLE);
        const changed = after.flatMap((line, row) =>
          line.flatMap((value, column) => (value === before[row]?.[column] || column === 24 ? [] : [column])),
        );
        expect(new Set(changed).size).toBe(1 + (list.beside ?? 0));
        expect(await formulas(page, sheet, WHOLE)).toEqual(written);
      }
    });
  });

  test('nothing complains', () => expect(open.complaints).toEqual([]));
});
