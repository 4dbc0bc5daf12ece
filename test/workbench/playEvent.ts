/** An event played to its end in the browser, by the steps that every system has in common. */
import { mkdirSync } from 'node:fs';
import type { Frame } from 'playwright-core';
import { expect } from 'vitest';
import {
  openWorkbench,
  settled,
  stillForPicture,
  values,
  wideEnough,
  type OpenedWorkbench,
} from '../browser';
import type { Language } from '../../src/tournament/languages';
import type { Sheet } from './crosstable';
import { organiserAt, type Organiser } from './organiser';

/** What the form of a new tournament asks for; what is left out stays as proposed. */
export interface Form {
  readonly name: string;
  readonly system: string;
  readonly rounds?: number;
  readonly teams?: boolean;
}

/** What is typed for a player: titles of columns, and texts. */
export type Row = Readonly<Record<string, string | number>>;

/** A game as its Round sheet has it; `row` counts as the sheet does. */
export interface SheetGame {
  readonly row: number;
  readonly table: string;
  readonly black: number;
  readonly white: number;
  readonly result: string;
}

/** `b`, `w`, or anything else that a Result cell may hold; '' leaves it empty. */
export type Decide = (game: SheetGame) => string;

export interface PlayedEvent {
  readonly open: OpenedWorkbench;
  readonly organiser: Organiser;
  /** Fills the form of the panel and clears the example players. */
  readonly create: (form: Form) => Promise<void>;
  /** Types settings by their names. */
  readonly set: (settings: Readonly<Record<string, string>>) => Promise<void>;
  /** Types the first names by keyboard and puts the other cells in at once. */
  readonly enter: (players: readonly Row[]) => Promise<void>;
  /** The wall list with its round columns and what stands beside it, titles first, as far as there are players. */
  readonly list: () => Promise<Sheet>;
  /** A column of the wall list by its title, for all players. */
  readonly column: (title: string) => Promise<readonly unknown[]>;
  /** `H5`: where a column of a title has the player of this number. */
  readonly at: (title: string, no: number) => Promise<string>;
  /** All that a sheet shows, blank rows left out. */
  readonly shown: (sheet: string) => Promise<Sheet>;
  /** From `Round 1 of 5` over the preview to `Results of round 1`; with `again`, undone once in between. */
  readonly pair: (round: number, again?: 'again') => Promise<void>;
  readonly games: (round: number) => Promise<readonly SheetGame[]>;
  /** Puts results into the Round sheet, all at once. */
  readonly decide: (round: number, decide: Decide) => Promise<void>;
  /** Records what stands in the Round sheet and goes on to a screen. */
  readonly record: (next: string | RegExp) => Promise<void>;
  /** A whole round: paired, decided, recorded. */
  readonly play: (round: number, decide: Decide, next: string | RegExp) => Promise<void>;
  /** From `All rounds are played` to standings and prizes, typed as place, amount, thing; what the two sheets show. */
  readonly finish: (prizes: Sheet) => Promise<{ readonly standings: Sheet; readonly prizes: Sheet }>;
  /** A picture for the docs, docs/systems/<name>.png, for people who ask for it by PICTURES=1. */
  readonly picture: (name: string, sheet?: string, height?: number) => Promise<void>;
}

/** Of a picture, in pixels. */
const [WIDTH, HEIGHT] = [1200, 640];

/** Chooses a system in the form, where the common ones stand open; a knock-out is drawn by lot. */
export async function chooseSystem(form: Frame, system: string): Promise<void> {
  const common = form.locator(`input[name=system][value="${system}"]`);
  if ((await common.count()) > 0) await common.check();
  else {
    await form.locator('input[name=system][value=another]').check();
    await form.getByLabel('System', { exact: true }).selectOption(system);
  }
  if (system === 'Knock-out') await form.getByRole('radio', { name: 'By lot' }).check();
}

const FOLDER = new URL('../../docs/systems/', import.meta.url).pathname;

/** A fresh spreadsheet in a browser as small as the pictures. */
export async function openEvent(): Promise<PlayedEvent> {
  return eventAt(await openWorkbench('empty', { viewport: { width: WIDTH, height: HEIGHT } }));
}

export function eventAt(open: OpenedWorkbench, language: Language = 'en'): PlayedEvent {
  const { page } = open;
  const organiser = organiserAt(open, language);
  const { press, sees, text, said } = organiser;
  const [wallList, settingsSheet] = [text('sheet.wallList'), text('sheet.settings')];
  const sheetOf = (round: number): string => text('sheet.round', { round });
  const put = async (sheet: string, a1: string, cells: Sheet): Promise<void> => {
    await page.evaluate(
      ([name, range, typed]) => window.workbench?.setValues(name, range, typed as string[][]),
      [sheet, a1, cells] as const,
    );
  };
  const shown = async (sheet: string): Promise<Sheet> =>
    (await values(page, sheet, '1:121')).filter(line => line.some(cell => cell !== ''));
  const titles = async (): Promise<readonly string[]> =>
    ((await values(page, wallList, '1:1'))[0] ?? []).map(String);
  const at = async (title: string, no: number): Promise<string> => {
    const index = (await titles()).indexOf(title);
    if (index < 0) throw new Error(`The wall list has no column ${title}.`);
    return `${letter(index)}${no + 1}`;
  };
  const list = async (): Promise<Sheet> =>
    (await values(page, wallList, '1:121')).filter(line => line[1] !== '');
  const games = async (round: number): Promise<readonly SheetGame[]> =>
    (await values(page, sheetOf(round), 'A1:F200')).flatMap((line, index) => {
      const [table, black, white, , , result] = line.map(String) as [string, string, string, ...string[]];
      const numbers = [black, white].map(label => Number.parseInt(label, 10));
      if (index < 3 || numbers.some(Number.isNaN)) return [];
      return [{ row: index + 1, table, black: numbers[0]!, white: numbers[1]!, result: result ?? '' }];
    });
  const pairOnce = async (round: number): Promise<Sheet> => {
    const before = await list();
    await organiser.previews(round);
    expect(await list()).toEqual(before);
    await press(text('sidebar.preview.write', { round }), text('sidebar.written.heading', { round }));
    return list();
  };
  const decide = async (round: number, made: Decide): Promise<void> => {
    for (const game of await games(round)) {
      const result = made(game);
      if (result !== '') await put(sheetOf(round), `F${game.row}`, [[result]]);
    }
    await settled(page);
  };
  const pair = async (round: number, again?: 'again'): Promise<void> => {
    const before = await list();
    const written = await pairOnce(round);
    expect(written).not.toEqual(before);
    if (again) {
      await press(`↶ ${text('sidebar.written.takeBack', { round })}`, text('sidebar.undone.heading'));
      expect(await list()).toEqual(before);
      const sheets = await page.evaluate(() => window.workbench?.sheets());
      expect(sheets).not.toContain(sheetOf(round));
      expect(await pairOnce(round)).toEqual(written);
    }
    await press(text('sidebar.written.enter'), said('sidebar.enter.heading', { round }));
  };
  const set: PlayedEvent['set'] = async settings => {
    const names = (await values(page, settingsSheet, 'A1:A120')).flat();
    for (const [name, value] of Object.entries(settings)) {
      const row = names.indexOf(name) + 1;
      if (row === 0) throw new Error(`There is no setting ${name}.`);
      await put(settingsSheet, `B${row}`, [[value]]);
    }
    await settled(page);
  };
  const record = async (next: string | RegExp): Promise<void> => {
    await organiser.looks(next);
  };
  return {
    open,
    organiser,
    at,
    list,
    shown,
    games,
    decide,
    pair,
    record,
    create: async ({ name, system, rounds, teams }) => {
      await sees(text('sidebar.noWallList.heading'));
      await press(text('sidebar.create'), text('sidebar.create.heading'));
      const form = await organiser.frame();
      await form.getByLabel(text('sidebar.create.name')).fill(name);
      await chooseSystem(form, system);
      if (rounds !== undefined) await form.getByLabel(text('sidebar.create.rounds')).fill(String(rounds));
      if (teams) {
        await form.locator('#rest > summary').click();
        await form.getByLabel(text('sidebar.create.teams'), { exact: true }).check();
      }
      await press(text('sidebar.create.submit'), text('sidebar.noPlayers.heading'));
      // What is drawn by chance would be another event each time.
      await set({ [text('settingName.seed')]: 'dice' });
      // The players are typed into the sheet: from here the panel looks by itself.
      await press(text('sidebar.created.tryExamples'), /./);
      await press(text('sidebar.clearExamples'), text('sidebar.cleared.heading'));
    },
    set,
    enter: async players => {
      await organiser.typesDown(
        wallList,
        'B2',
        players.slice(0, 2).map(({ Name }) => String(Name)),
      );
      for (const title of Object.keys(players[0] ?? {})) {
        await put(
          wallList,
          await at(title, 1),
          players.map(player => [player[title] ?? '']),
        );
      }
      await settled(page);
    },
    column: async title => {
      const index = (await titles()).indexOf(title);
      return (await list()).slice(1).map(line => line[index]);
    },
    play: async (round, made, next) => {
      await pair(round);
      await decide(round, made);
      await record(next);
    },
    finish: async prizes => {
      await sees(text('sidebar.finished.heading'));
      await press(text('sidebar.showStandings'), text('sidebar.standings.heading'));
      const standings = (await organiser.reads()).match(/[“「](.+)[”」]/)?.[1] ?? '';
      await press(text('sidebar.showPrizes'), text('sidebar.prizes.heading'));
      await put(text('sheet.prizes'), 'A2', prizes);
      await settled(page);
      return { standings: await shown(standings), prizes: await shown(text('sheet.prizes')) };
    },
    picture: async (name, sheet, height = HEIGHT) => {
      if (!process.env.PICTURES) return;
      if (sheet === undefined) await page.setViewportSize({ width: WIDTH, height });
      else await wideEnough(page, sheet, height);
      await stillForPicture(page);
      mkdirSync(FOLDER, { recursive: true });
      await page.screenshot({ path: `${FOLDER}${name}.png` });
    },
  };
}

/** `A`, `Z`, `AA`: a column of the sheet, counted from 0. */
const letter = (index: number): string =>
  index < 26 ? String.fromCharCode(65 + index) : `${letter(Math.floor(index / 26) - 1)}${letter(index % 26)}`;

/** Players as a table in text: the titles of their columns, and a line for each, cells two blanks apart. */
export const playersFrom = (titles: readonly string[], table: string): readonly Row[] =>
  table
    .trim()
    .split('\n')
    .map(line => {
      const cells = line.trim().split(/ {2,}/);
      const typed = (text: string) => (/^\d+$/.test(text) ? Number(text) : text);
      return Object.fromEntries(titles.map((title, i) => [title, typed(cells[i] ?? '')]));
    });
