/** One page of all tournaments of a workbook. */
import fc from 'fast-check';
import { chromium, type Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findHeadless } from '../../build/chromium.mjs';
import type { TournamentNow } from '../../src/exchange/fileRows';
import type { Choices, Made } from '../../src/exchange/writeFile';
import { writeEventPage, type ListForPage } from '../../src/exchange/writeEventPage';
import { SYSTEM_NAMES } from '../../src/tournament/systems';
import { describeInBrowser } from '../browser';
import { CHROMIUM_ARGUMENTS } from '../chromiumArguments';
import { CHOICES, now, page as fileOf, playedNow } from './printed';

const MAIN = now(`
  No | Name | Club | R1 | R2
  1 | Łukasz Weiß | Ulm | 2+/b | 3?/w
  2 | Bell, Bo <b>Jr.</b> | Bonn | 1-/w | 4?/b
  3 | Émile Roß | Ulm | 4+/b | 1?/b
  4 | 김민준 | Bonn | 3-/w | 2?/w
`);
/** Bo plays in both, by another number. */
const YOUTH = now(`
  No | Name | Club | R1
  7 | Mia Weiß | Ulm | 8+/b
  8 | Tim Amsel | Bonn | 7-/w
  9 | Bell, Bo <b>Jr.</b> | Bonn | 10+/b
  10 | =IMPORTXML("x") | Bonn | 9-/w
`);
const list = (name: string, tournament: TournamentNow | undefined, isOpen = false): ListForPage => ({
  list: name,
  tournament,
  isOpen,
});
const made = (lists: readonly ListForPage[], choices: Partial<Choices> = {}): Made =>
  writeEventPage(lists, { ...CHOICES, ...choices }, 'en');
const pageOf = ({ files }: Made): string => new TextDecoder().decode(files[0]?.bytes);
const called = (name: string, tournament: TournamentNow): TournamentNow => ({ ...tournament, name });

test('tournaments of one event are named by their lists, others by their own names', () => {
  const one = made([list('Main', MAIN, true), list('Youth <b>', YOUTH)]);
  expect(one.files.map(({ name }) => name)).toEqual(['Cup-event.html']);
  expect(pageOf(one)).toContain(
    '<nav><ul><li><a href="#t1">Main</a></li><li><a href="#t2">Youth &lt;b&gt;</a></li></ul></nav>',
  );
  const two = made([
    list('Sheet1', called('Spring', MAIN), true),
    list('Sheet2', called('Young/Spring', YOUTH)),
  ]);
  expect(two.files.map(({ name }) => name)).toEqual(['Spring · Young Spring-event.html']);
  expect(pageOf(two)).toContain('<h2 id="t2">Young/Spring</h2>');
  expect(made([list('Main', MAIN)], { called: 'ulm' }).files[0]?.name).toBe('ulm-event.html');
});

test('a list that cannot be read is left out and named; of none there is no page', () => {
  const { files, remarks } = made([list('Main', MAIN, true), list('$& half', undefined)]);
  expect(files).toHaveLength(1);
  expect(remarks.map(({ sentence }) => sentence)).toEqual([
    '“$& half” is not on the page: it cannot be read as it is. Choose it in the panel to see why.',
  ]);
  expect(made([list('Half', undefined, true)]).files).toEqual([]);
});

test('who is hidden by a number of the list that is open is hidden by name in all', () => {
  const page = pageOf(made([list('Main', MAIN, true), list('Youth', YOUTH)], { hide: '2' }));
  expect(page).not.toMatch(/Bell|Jr\./);
  expect(page).toContain('Łukasz');
  // Without the list that the numbers are of there is no page: somebody would be shown.
  expect(made([list('Main', undefined, true), list('Youth', YOUTH)], { hide: '2' }).files).toEqual([]);
  // Number 8 is of the other list.
  expect(pageOf(made([list('Main', MAIN, true), list('Youth', YOUTH)], { hide: '8' }))).toContain('Amsel');
});

describe('whatever is played', () => {
  const tables = (html: string): readonly string[] => html.match(/<table>[^]*?<\/table>/g) ?? [];

  test('each tournament has the tables of its own page, every way leads somewhere, and no id is there twice', () =>
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            system: fc.constantFrom(...SYSTEM_NAMES),
            rounds: fc.integer({ min: 1, max: 3 }),
            teams: fc.boolean(),
          }),
          { minLength: 1, maxLength: 3 },
        ),
        kinds => {
          const lists = kinds.map(({ system, rounds, teams }, i) => {
            const isOfTeams = teams && system === 'Swiss';
            const played = playedNow(system, isOfTeams ? 12 : 8, isOfTeams ? 3 : rounds, isOfTeams);
            return list(`List ${i + 1}`, played, i === 0);
          });
          const html = pageOf(made(lists));
          expect(tables(html)).toEqual(
            lists.flatMap(({ tournament }) => tables(fileOf('html', tournament as TournamentNow))),
          );
          const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
          expect(new Set(ids).size).toBe(ids.length);
          for (const [, way] of html.matchAll(/(?:href="#|aria-labelledby=")([^"]+)"/g))
            expect(ids).toContain(way);
        },
      ),
      { numRuns: 12 },
    ));
});

describeInBrowser('my table on the page of all', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: findHeadless() ?? '', args: [...CHROMIUM_ARGUMENTS] });
  });
  afterAll(() => browser?.close());

  test('is told with its tournament, and nothing is wider than a phone', async () => {
    const page = await browser.newPage({ viewport: { width: 360, height: 700 } });
    const wrong: string[] = [];
    page.on('console', message => wrong.push(message.text()));
    page.on('pageerror', error => wrong.push(error.message));
    await page.setContent(pageOf(made([list('Main', MAIN, true), list('Youth <i>', YOUTH)])));
    const answer = async (typed: string): Promise<readonly string[]> => {
      await page.getByLabel('Find my table').fill(typed);
      return ((await page.locator('#said').textContent()) ?? '').split('\n');
    };
    expect(await answer('bell')).toEqual([
      'Main: 2 ● Bell Bo <b>Jr.</b> – ○ 김민준',
      'Youth <i>: 2 ● Bell Bo <b>Jr.</b> – ○ =IMPORTXML("x")',
    ]);
    expect(await answer('mia')).toEqual(['Youth <i>: 1 ● Mia Weiß – ○ Tim Amsel']);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect(wrong).toEqual([]);
    await page.close();
  });
});
