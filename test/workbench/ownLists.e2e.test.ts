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
import { CLUB_LISTS } from '../ownLists/clubLists';
import { COUNTED, OWN_LISTS, type OwnList } from '../ownLists/ownLists';
import { organiserAt, type Organiser } from './organiser';

/** Whoever splits text, writes numbers for names or gives rounds their titles is played in the node test of these lists. */
const PASTED = [...OWN_LISTS, ...CLUB_LISTS].filter(({ first, room }) => !first && room !== 0);

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

  /** How wide a cell is shown; 1 where it is out of sight. */
  const width = (sheet: string, a1: string): Promise<number> =>
    open.page.evaluate(async ([name, at]) => (await window.workbench?.cellBox(name, at))?.width ?? 1, [
      sheet,
      a1,
    ] as const);

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

  /** Hides rows or columns of the sheet that is shown, counted from 0. */
  const hides = async (what: 'rows' | 'col', from: number, to: number): Promise<void> => {
    const range =
      what === 'rows'
        ? { startRow: from, endRow: to, startColumn: 0, endColumn: 25 }
        : { startRow: 0, endRow: 29, startColumn: from, endColumn: to };
    await open.page.evaluate(([id, ranges]) => window.workbench?.command(id, { ranges }), [
      `sheet.command.set-${what}-hidden`,
      [range],
    ] as const);
    await settled(open.page);
  };

  const put = async (sheet: string, a1: string, cells: readonly (readonly unknown[])[]): Promise<void> => {
    await open.page.evaluate(
      ([name, at, typed]) => window.workbench?.setValues(name, at, typed as string[][]),
      [sheet, a1, cells] as const,
    );
  };

  /** Black wins every game: by keys in the panel, or typed into the sheet of the round. */
  async function takesIn(organiser: Organiser, sheet: string, round: number, by: 'keys' | 'sheet') {
    const { page } = open;
    const sheets = await page.evaluate(() => window.workbench?.sheets() ?? []);
    const own = sheets.find(name => name.startsWith(`Round ${round}`)) ?? '';
    const lines = await values(page, own, 'A4:C20');
    const games = lines.filter(([, , white]) => white);
    if (by === 'sheet')
      await put(
        own,
        'F4:F20',
        lines.map(([, , white]) => [white ? 'b' : '']),
      );
    await page.evaluate(name => window.workbench?.select(name, 'A1'), sheet);
    if (by === 'keys') {
      await organiser.chooses('Record results');
      await organiser.sees(`Round ${round}: 0 of ${games.length}`);
      await organiser.enters(Object.fromEntries(games.map(([table]) => [Number(table), 'b'])));
      await organiser.sees(`Round ${round}: ${games.length} of ${games.length}`);
    } else await organiser.records();
  }

  describe.each(PLAYED)('$name', list => {
    test('is ranked by formulas, and paired', async () => {
      const { page } = open;
      const { sheet, place } = await pasted(list);
      const organiser = organiserAt(open);
      for (const [name, wanted] of Object.entries(COUNTED[list.event ?? 'eight'])) {
        await put(sheet, 'Y1', [[`=${name}(${place})`]]);
        await settled(page);
        const shown = (await values(page, sheet, 'Y2:Y30')).flat().filter(cell => cell !== '');
        expect([...shown].sort(), name).toEqual([...wanted].sort());
      }
      if (list.event === 'half') await put(sheet, 'F5:F8', [['7+'], ['6+'], ['5-'], ['4-']]);
      // In every second list a player is hidden, and each round that is over.
      const isHidden = PASTED.indexOf(list) % 2 === 1;
      const row = Number(/\d+/.exec(place)?.[0]) + (list.event === 'starts' ? 3 : 2);
      if (isHidden) await hides('rows', row - 1, row - 1);
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
        const round = await organiser.previews();
        await organiser.writes(round);
        await takesIn(organiser, sheet, round, played === 1 ? 'keys' : 'sheet');
        const after = await values(page, sheet, WHOLE);
        const cells = after.flatMap((line, r) =>
          line.flatMap((value, c) =>
            String(value) === String(before[r]?.[c]) || c === 24 ? [] : [{ r, c }],
          ),
        );
        const columns = [...new Set(cells.map(({ c }) => c))].sort((a, b) => a - b);
        expect(columns).toHaveLength(1 + (list.beside ?? 0));
        expect(new Set(cells.map(({ r, c }) => before[r]?.[c]))).toEqual(new Set(['']));
        expect(await formulas(page, sheet, WHOLE)).toEqual(written);
        for (const column of columns)
          expect(await width(sheet, makeA1(0, column)), 'the round is seen').toBeGreaterThan(0);
        if (isHidden) {
          await page.evaluate(name => window.workbench?.select(name, 'A1'), sheet);
          await hides('col', columns[0]!, columns[columns.length - 1]!);
        }
      }
    });
  });

  test('nothing complains', () => expect(open.complaints).toEqual([]));
});
