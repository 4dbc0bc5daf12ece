/** The day of an organiser with 41 players and its accidents, to the file for the federation, in a browser, in two languages. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readH9 } from '../../src/formats/h9/readH9';
import { LANGUAGE_FACTS, type Language } from '../../src/tournament/languages';
import { describeInBrowser, openWorkbench, ready, settled, values, type OpenedWorkbench } from '../browser';
import { entryOf, expectKept, expectSound, gameOf, numbersOf, type Sheet } from './crosstable';
import { eventAt, type PlayedEvent } from './playEvent';

/** As somebody has it: columns in no order of ours, each rank in another notation, two who typed themselves in twice. */
const PASTED = `
Club | Strength | Player | Absent | Nation | EGD PIN
Paris | 4 dan | Lefèvre, Amélie | | FR | 11000001
Praha | 3 Dan | Dvořák Petr | | CZ | 11000002
Kyiv | 3d | Шевченко Олена | | UA |
東京 | ３段 | 田中 太郎 | | JP | 11000004
Berlin | 2. Dan | Bauer Lena | 2 | DE | 11000005
Utrecht | 2d | Van den Berg, Kees | | NL | 11000006
Москва | 2d | Смирнов Алексей | | RU | 11000007
København | 1 dan | Nielsen Freja | | DK |
Kraków | 1D | Kowalski Jan | | PL | 11000009
Kraków | 1 Dan | Kowalski Piotr | | PL | 11000010
Göteborg | 1d | Lindqvist Åsa | | SE | 11000011
大阪 | １級 | 佐藤 花子 | | JP |
Warszawa | 1k | Nowak Agnieszka | | PL | 11000013
București | 1 kyu | Ionescu Radu | | RO | 11000014
Milano | 2k | Rossi Marco | | IT | 11000015
Berlin | 2K | Weber Paul | | DE | 11000016
Wien | 2 Kyu | Huber Jörg | | AT |
Berlin | 3k | Müller Thomas | | DE | 11000018
Hamburg | 8k | Müller Thomas | | DE | 11000019
Zürich | 3k | Brändli Urs | | CH | 11000020
İstanbul | 3kyu | Yılmaz Işıl | | TR | 11000021
Lyon | 4k | O’Connor Seán | | IE | 11000022
Lyon | 4 kyu | Dubois Zoé | | FR |
Sofia | 4k | Петров Иван | | BG | 11000024
Köln | 5k | Koch Sophie | | DE | 11000025
Köln | 5 k | Schäfer Jan-Ole | | DE | 11000026
Madrid | 5k | De la Cruz Íñigo | | ES | 11000027
Helsinki | 6k | Mäkelä Aino | | FI | 11000028
Oslo | 6k | Bjørnsen Odd | | NO |
Ulm | 7k | Groß Ute | | DE | 11000030
Bergen | 8k | Hansen Ole | | NO | 11000031
서울 | 9급 | 김민준 | | KR | 11000032
Łódź | 9k | Wójcik Ewa | | PL | 11000033
Ljubljana | 10k | Žagar Črt | | SI | 11000034
Gent | 11k | D'Hondt Lies | | BE | 11000035
Ulm | 12k | Kurz Ben | ? | DE | 11000036
Porto | 13k | Conceição João | | PT | 11000037
Jena | 14 Kyu | Vogel Mia | | DE |
Jena | 16k | Vogel Max | | DE |
Riga | 18k | Ozols Jānis | | LV | 11000040
Ulm | | Neumann Kim | | DE |
Paris | 4 dan | Lefevre Amelie | | FR | 11000001
Köln | 5k | Koch, Sofie | | DE | 11000025
`
  .trim()
  .split('\n')
  .map(line => line.split('|').map(cell => cell.trim()));

const TSV = PASTED.map(line => line.join('\t')).join('\n');
const ROUNDS = 5;

const LANGUAGES_PLAYED = ['en', 'ja'] as const satisfies readonly Language[];
const LOCALES = { en: 'en-GB', ja: 'ja-JP' } as const;

/** What is written in Latin letters in any language: abbreviations, keys, notations, other programs. */
const INTERNATIONAL = new Set(
  'MMS SOS SOSOS SODOS WMSG DC EGF EGD GoR AGA FFG PIN CSV XML HTML tou OpenGotha MacMahon Pairgoth Wallist Enter Shift Ctrl Tab Esc Cup dan kyu dice'.split(
    ' ',
  ),
);
for (const { name } of Object.values(LANGUAGE_FACTS)) INTERNATIONAL.add(name);
const latinIn = (text: string): readonly string[] => text.match(/\p{Script=Latin}{3,}/gu) ?? [];
const TYPED = new Set(latinIn(`${PASTED.flat().join(' ')} Late Leo Between Bea`));

/** The better number wins, with an upset now and then. */
const blackWins = (black: number, white: number, round: number): boolean =>
  black < white !== ((black * white + round) % 5 === 0);

describe.skipIf(!process.env.LONG)('the day of 41 players', () =>
  describeInBrowser('with its accidents', () => {
    describe.each(LANGUAGES_PLAYED)('in %s', language => {
      let open: OpenedWorkbench;
      let event: PlayedEvent;
      const untranslated = new Set<string>();
      beforeAll(async () => {
        open = await openWorkbench('empty', { locale: LOCALES[language] });
        event = eventAt(open, language);
        // A print is looked at and not sent to a printer.
        await open.page.context().addInitScript(() => (window.print = () => undefined));
      });
      afterAll(async () => {
        await open?.close();
      });

      const text: PlayedEvent['organiser']['text'] = (key, filled) => event.organiser.text(key, filled);
      const said: PlayedEvent['organiser']['said'] = (key, filled) => event.organiser.said(key, filled);
      const wallList = () => text('sheet.wallList');
      const sheetOf = (round: number) => text('sheet.round', { round });
      /** By number, wherever the rows stand. */
      const list = async (): Promise<Sheet> => {
        const [titles = [], ...rows] = await event.list();
        return [titles, ...[...rows].sort((one, other) => Number(one[0]) - Number(other[0]))];
      };
      const put = async (sheet: string, a1: string, cells: Sheet): Promise<void> => {
        await open.page.evaluate(
          ([name, range, typed]) => window.workbench?.setValues(name, range, typed as string[][]),
          [sheet, a1, cells] as const,
        );
        await settled(open.page);
      };
      /** Where the list has a player's cell of a title. */
      const cellAt = async (title: string, no: number): Promise<string> => {
        const row = (await event.list()).findIndex(line => Number(line[0]) === no);
        return event.at(title, row);
      };
      const noOf = async (name: string): Promise<number> =>
        Number((await event.list()).find(line => line[1] === name)?.[0]);

      /** In another language nothing on the screen is English. */
      function looksTranslated(words: string): void {
        if (language === 'en') return;
        for (const one of latinIn(words))
          if (!INTERNATIONAL.has(one) && !TYPED.has(one)) untranslated.add(one);
      }
      const press = async (button: string | RegExp, heading?: string | RegExp): Promise<void> => {
        await event.organiser.press(button, heading);
        looksTranslated(await event.organiser.readsAll());
      };

      /** Who did not come to round 2. */
      let gone = 0;
      /** What somebody typed of each player: the title line, then rows by number. */
      let typed: Sheet = [];
      const details = async (): Promise<Sheet> => {
        const out = (await list())[0]!.indexOf(text('column.out'));
        return (await list()).map(line => line.slice(0, out));
      };
      const remembers = async (): Promise<void> => {
        typed = await details();
      };

      /** Nothing typed is lost, the list is sound, and the sheet of each round has the games of the list, with their stones. */
      async function expectRound(round: number): Promise<void> {
        expect(await details()).toEqual(typed);
        const now = await list();
        expectSound(now, round);
        for (let each = 1; each <= round; each++) {
          const games = (await event.games(each)).filter(({ white }) => white > 0);
          for (const { black, white } of games)
            expect([each, black, gameOf(now, black, each)]).toMatchObject([
              each,
              black,
              { opponent: white, colour: 'b' },
            ]);
          const listed = numbersOf(now).filter(no => gameOf(now, no, each) !== undefined);
          expect([each, games.length * 2]).toEqual([each, listed.length]);
        }
        expect(open.complaints).toEqual([]);
      }

      /** R4.4, by the McMahon scores that the list showed before the round. */
      function expectHandicaps(
        before: Sheet,
        after: Sheet,
        round: number,
        rule: { reduction: number; limit: number },
      ): void {
        const mms = before[0]!.indexOf('MMS');
        const scoreOf = (no: number) => Math.floor(Number(before[no]?.[mms]));
        const isOpen = (no: number) => entryOf(before, no, round - 1).includes('?');
        for (const no of numbersOf(after)) {
          const game = gameOf(after, no, round);
          if (!game || !(no in before) || !(game.opponent in before) || isOpen(no) || isOpen(game.opponent))
            continue;
          const less = scoreOf(game.opponent) - scoreOf(no);
          const stones = Math.min(rule.limit, Math.max(0, Math.abs(less) - rule.reduction));
          expect([no, game.opponent, game.stones]).toEqual([
            no,
            game.opponent,
            stones === 0 ? '' : String(stones),
          ]);
          if (stones > 0) expect([no, game.colour]).toEqual([no, less > 0 ? 'b' : 'w']);
        }
      }
      const settingInForce = async (key: 'handicapReduction' | 'handicapLimit'): Promise<number> => {
        const rows = await values(open.page, text('sheet.settings'), 'A1:C120');
        return Number(rows.find(([name]) => name === text(`settingName.${key}`))?.[2]);
      };

      const handicaps = async () => ({
        reduction: await settingInForce('handicapReduction'),
        limit: await settingInForce('handicapLimit'),
      });
      async function writes(round: number): Promise<void> {
        const before = await list();
        await goesTo(round);
        const heading = text('sidebar.preview.heading', { round });
        const isReady = said('sidebar.ready.heading', { round });
        await event.organiser.sees(new RegExp(`^${heading}$|${isReady.source}`));
        if (isReady.test((await (await event.organiser.frame()).locator('h1').textContent()) ?? '')) {
          const [preview, without] = (['preview', 'without'] as const).map(one =>
            text(`sidebar.ready.${one}`, { round }),
          );
          await press(new RegExp(`^(${preview}|${without})$`), heading);
        }
        looksTranslated(await event.organiser.readsAll());
        expect(await list()).toEqual(before);
        await press(text('sidebar.preview.write', { round }), text('sidebar.written.heading', { round }));
        const after = await list();
        // Places are calculated: whoever was absent from every round has none.
        const typedIn = (sheet: Sheet): Sheet =>
          sheet.map(line => line.slice(0, sheet[0]!.indexOf(`R${ROUNDS}`) + 1));
        expectKept(typedIn(before), typedIn(after));
        expectHandicaps(before, after, round, await handicaps());
        await expectRound(round);
      }
      async function publishes(round: number): Promise<void> {
        await press(text('sidebar.publish', { round }), text('sidebar.published.heading', { round }));
        await press(text('sidebar.written.enter'), said('sidebar.enter.heading', { round }));
      }
      /** By table, for all games without a result but those of `but`. A press at a row that was out of sight only shows it. */
      async function entersAll(round: number, but: readonly string[] = []): Promise<void> {
        for (let tries = 0; tries < 3; tries++) {
          const now = await list();
          const left = (await event.games(round)).filter(
            ({ table, black }) => !but.includes(table) && gameOf(now, black, round)?.sign === '?',
          );
          if (left.length === 0) return;
          await event.organiser.enters(
            Object.fromEntries(
              left.map(({ table, black, white }) => [table, blackWins(black, white, round) ? 'b' : 'w']),
            ),
          );
        }
      }
      async function printed(button: string): Promise<string> {
        const [tab] = await Promise.all([open.page.waitForEvent('popup'), event.organiser.press(button)]);
        await tab.waitForLoadState();
        const words = await tab.locator('body').innerText();
        looksTranslated(words);
        await tab.close();
        return words;
      }
      const goesTo = (round: number) =>
        event.organiser.goesTo(new RegExp(`^${text('sidebar.place.round', { round })}`), /./);
      const rowOf = async (table: string) => {
        const frame = await event.organiser.frame();
        const number = `${text('sidebar.preview.table')} ${table}`;
        return frame
          .locator('.game')
          .filter({ has: frame.getByRole('button', { name: number, exact: true }) });
      };

      test('a messy list is pasted', async () => {
        const { organiser } = event;
        await press(text('sidebar.create'), text('sidebar.create.heading'));
        const form = await organiser.frame();
        await form.getByLabel(text('sidebar.create.name')).fill('Cup');
        await form.getByLabel(text('sidebar.create.rounds')).fill(String(ROUNDS));
        await form.locator('#rest').evaluate(rest => rest.setAttribute('open', ''));
        await form
          .getByLabel(text('sidebar.create.handicap'), { exact: true })
          .selectOption({ label: text('sidebar.handicap.MMS') });
        await form.getByLabel(text('sidebar.create.rated'), { exact: true }).check();
        await press(text('sidebar.create.submit'), text('sidebar.noPlayers.heading'));
        await press(text('sidebar.noPlayers.paste'), text('sidebar.register'));
        await (await organiser.frame()).getByLabel(text('sidebar.register.paste')).fill(TSV);
        await press(text('sidebar.register.look'), text('sidebar.people.heading'));
        await press(text('sidebar.people.put', { count: 41 }), text('sidebar.register'));
        const rows = (await list()).slice(1);
        expect(rows.map(([no]) => no)).toEqual(Array.from({ length: 41 }, (_, i) => i + 1));
        const names = new Set(PASTED.slice(1).map(line => line[2]));
        expect(rows.map(line => line[1]).filter(name => !names.has(String(name)))).toEqual([]);
        // Those of whom two lines came: the last one counts, as the preview said.
        expect([...names].filter(name => !rows.some(line => line[1] === name))).toEqual([
          'Lefèvre, Amélie',
          'Koch Sophie',
        ]);
        expect(rows.filter(line => line[1] === 'Müller Thomas').map(line => line[2])).toEqual(['3k', '8k']);
        expect(rows.find(line => line[1] === '田中 太郎')?.[2]).toBe('3d');
        expect(rows.find(line => line[1] === '김민준')?.[2]).toBe('9k');
        expect(open.complaints).toEqual([]);
      });

      test('rounds and bars are proposed, and whoever has no rank is asked for it', async () => {
        const { organiser } = event;
        await press(text('sidebar.register.proposals'), text('sidebar.proposals.heading'));
        await press(text('sidebar.proposals.take'), text('sidebar.register'));
        await organiser.goesTo(new RegExp(`^${text('sidebar.place.round', { round: 1 })}`), /./);
        await put(wallList(), await cellAt(text('column.rank'), await noOf('Neumann Kim')), [['20k']]);
        await organiser.looks(/./);
        await remembers();
      });

      test('check-in', async () => {
        const { organiser } = event;
        await organiser.goesTo(text('sidebar.place.players'), /./);
        await press(text('sidebar.checkIn'), /./);
        // One of them registered in doubt, with a ? of his own: everybody is asked for after a question.
        await organiser.sees(text('sidebar.checkIn.heading', { here: 40, total: 41 }));
        await press(text('sidebar.checkIn.begin'));
        expect(await organiser.readsAll()).toContain(text('sidebar.checkIn.anew', { here: 40 }));
        await press(text('sidebar.checkIn.begin'), text('sidebar.checkIn.heading', { here: 0, total: 41 }));
        const frame = await organiser.frame();
        await frame.locator('#find-player').fill('nowak');
        await frame.locator('#find-player').press('Enter');
        await organiser.sees(text('sidebar.checkIn.heading', { here: 1, total: 41 }));
        await frame.locator('.heads button').first().click();
        await organiser.sees(text('sidebar.checkIn.heading', { here: 41, total: 41 }));
        for (const [i, name] of ['Kurz Ben', 'Hansen Ole'].entries()) {
          await frame
            .getByRole('checkbox', { name: new RegExp(name) })
            .first()
            .click();
          await organiser.sees(text('sidebar.checkIn.heading', { here: 40 - i, total: 41 }));
        }
        await settled(open.page);
        const out = (await event.column(text('column.out'))).map(String);
        expect(out.filter(cell => cell !== '').sort()).toEqual(['2', '?', '?']);
      });

      test('round 1: previewed, written, printed, published', async () => {
        await writes(1);
        expect((await event.column('R1')).filter(cell => cell === '0+')).toHaveLength(1);
        const paper = await printed(text('sidebar.print.tables'));
        expect(paper).toContain('Смирнов');
        expect(paper).toMatch(/\d\d:\d\d/);
        await publishes(1);
      });

      test('round 1: results by keys, a latecomer into the seat of the bye, one taken back', async () => {
        const { organiser } = event;
        await organiser.enters({ 1: 'b', 2: 'w', 3: '=' });
        await organiser.goesTo(text('sidebar.place.players'), /./);
        await press(text('sidebar.register'), text('sidebar.register'));
        const frame = await organiser.frame();
        await frame.getByLabel(text('sidebar.register.add')).fill('Late Leo 12k');
        await frame.getByLabel(text('sidebar.register.add')).press('Enter');
        const seat = new RegExp(said('seat.against').source.replace(/[$^]/g, ''));
        await frame.locator('button.primary').filter({ hasText: seat }).click();
        await expect.poll(async () => entryOf(await list(), 42, 1)).toMatch(/\?/);
        await settled(open.page);
        await remembers();
        await expectRound(1);
        await goesTo(1);
        await entersAll(1);
        expect((await event.column('R1')).join(' ')).not.toContain('?');
        await expectRound(1);
      });

      test('between rounds: one comes at last, one is new, and who is absent is left out', async () => {
        const { organiser } = event;
        await organiser.goesTo(text('sidebar.place.players'), /./);
        const frame = await organiser.frame();
        const out = await cellAt(text('column.out'), await noOf('Hansen Ole'));
        await press(text('sidebar.checkIn'), /./);
        await frame
          .getByRole('checkbox', { name: /Hansen/ })
          .first()
          .click();
        await expect.poll(() => values(open.page, wallList(), out)).toEqual([['']]);
        await press(text('sidebar.register'), text('sidebar.register'));
        await frame.getByLabel(text('sidebar.register.add')).fill('Between Bea 7k');
        await frame.getByLabel(text('sidebar.register.add')).press('Enter');
        await expect.poll(async () => (await list()).length).toBe(44);
        await settled(open.page);
        await remembers();
        await writes(2);
        const now = await list();
        expect(entryOf(now, await noOf('Bauer Lena'), 2)).toBe('0=');
        expect(entryOf(now, await noOf('Kurz Ben'), 2)).toMatch(/^0[=-]$/);
        expect(gameOf(now, await noOf('Hansen Ole'), 2)).toBeDefined();
        expect(gameOf(now, 43, 2)).toBeDefined();
        await publishes(2);
      });

      test('round 2: one does not come, and who is left over plays whoever has the bye', async () => {
        const { organiser } = event;
        const before = await list();
        const bye = numbersOf(before).find(no => entryOf(before, no, 2) === '0+')!;
        expect(bye).toBeDefined();
        const { table, black, white } = (await event.games(2))[4]!;
        await (await rowOf(table)).locator('.no button').click();
        await press(text('sidebar.enter.more'));
        const frame = await organiser.frame();
        await frame
          .locator('.moreMenu button')
          .filter({ hasText: `${black} ` })
          .last()
          .click();
        await organiser.sees(said('sidebar.absence.heading'));
        looksTranslated(await organiser.readsAll());
        await frame
          .locator('label')
          .filter({ hasText: `${bye} ` })
          .first()
          .click();
        await frame.getByText(text('absence.withdraws'), { exact: true }).first().click();
        await press(text('sidebar.absence.write'), text('sidebar.changed.heading', { round: 2 }));
        const after = await list();
        expect(entryOf(after, black, 2)).toBe('0-');
        expect(gameOf(after, white, 2)?.opponent).toBe(bye);
        gone = black;
        await expectRound(2);
        await press(text('sidebar.written.enter'), said('sidebar.enter.heading', { round: 2 }));
      });

      test('a game goes on while round 3 is paired; the power goes in the middle of it', async () => {
        const { organiser } = event;
        await entersAll(2, ['3']);
        await organiser.looks(said('sidebar.enter.heading', { round: 2 }));
        const before = await list();
        expect(numbersOf(before).filter(no => gameOf(before, no, 2)?.sign === '?')).toHaveLength(2);
        await press(
          text('sidebar.missing.waits', { round: 3 }),
          text('sidebar.preview.heading', { round: 3 }),
        );
        await press(
          text('sidebar.preview.write', { round: 3 }),
          text('sidebar.written.heading', { round: 3 }),
        );
        const whole = await list();
        expectKept(before, whole);
        expectHandicaps(before, whole, 3, await handicaps());
        expect(gameOf(whole, await noOf('Bauer Lena'), 3)).toBeDefined();
        expect(entryOf(whole, gone, 3)).toBe('0=');
        // As a power cut leaves it: half of the list is written, and the Log has begun.
        const column = whole[0]!.indexOf('R3');
        const half = (await event.list()).slice(1, 23);
        await put(
          wallList(),
          await event.at('R3', 1),
          half.map(() => ['']),
        );
        const log = await values(open.page, text('sheet.log'), 'A1:D400');
        const status = log[0]!.indexOf(text('log.status'));
        const row = log.findLastIndex(line => line[status] === 'done');
        await put(text('sheet.log'), `${'ABCD'[status]}${row + 1}`, [['begun']]);
        await open.page.evaluate(() => window.workbench?.saveNow());
        await open.page.reload();
        await ready(open.page);
        await organiser.sees(text('sidebar.begun.heading'));
        looksTranslated(await organiser.readsAll());
        await press(text('sidebar.begun.finish'), /./);
        expect((await list()).map(line => line[column])).toEqual(whole.map(line => line[column]));
        await expectRound(3);
        await goesTo(3);
        await press(text('sidebar.publish', { round: 3 }), text('sidebar.published.heading', { round: 3 }));
        expect(await printed(text('sidebar.print.names'))).toContain('Žagar');
      });

      test('its result comes later, and a result turns out to be wrong: the published round is kept', async () => {
        const { organiser } = event;
        const paired = (await list()).map(line => line[line.length - 1]);
        await goesTo(2);
        await organiser.enters({ 3: 'w' });
        await expectRound(3);
        const { table, black, white } = (await event.games(2))[0]!;
        await (await rowOf(table)).locator('.no button').click();
        await open.page.keyboard.press(blackWins(black, white, 2) ? 'w' : 'b');
        await (await organiser.frame()).locator('#strip button').first().click();
        await expect
          .poll(async () => gameOf(await list(), black, 2)?.sign)
          .toBe(blackWins(black, white, 2) ? '-' : '+');
        await goesTo(3);
        await organiser.sees(text('sidebar.past.heading'));
        looksTranslated(await organiser.readsAll());
        await press(text('sidebar.past.keep', { round: 3 }), said('sidebar.enter.heading', { round: 3 }));
        expect((await list()).map(line => line[line.length - 1])).toEqual(paired);
        await expectRound(3);
      });

      test('round 3: a rename, a sort between two presses, two who enter the same game', async () => {
        const { organiser } = event;
        const koch = await noOf('Koch, Sofie');
        await put(wallList(), await cellAt(text('column.name'), koch), [['Koch Sophie']]);
        await remembers();
        await organiser.looks(/./);
        await organiser.chooses(text('menu.check'));
        await press(text('mendBy.names'), /./);
        expect((await values(open.page, sheetOf(3), 'A1:F40')).flat().join()).not.toContain('Sofie');
        await goesTo(3);
        const games = await event.games(3);
        await organiser.enters({ 1: 'b', 2: 'w' });
        // Somebody sorts the list by name; the panel has not looked again.
        const [titles = [], ...rows] = await event.list();
        const end = titles.indexOf('R5') + 1;
        const sorted = rows
          .map(line => line.slice(0, end))
          .sort((one, other) => (String(one[1]) < String(other[1]) ? -1 : 1));
        await put(wallList(), 'A2', sorted);
        await organiser.enters({ 4: 'b', 5: 'w' });
        const now = await list();
        expect([4, 5].map(table => gameOf(now, games[table - 1]!.black, 3)?.sign)).toEqual(['+', '-']);
        await expectRound(3);
        // Somebody else enters the same game otherwise.
        const { black, white } = games[5]!;
        const typedCell = async (no: number, cell: string) =>
          put(wallList(), await cellAt('R3', no), [[cell]]);
        await typedCell(black, entryOf(now, black, 3).replace('?', '+'));
        await typedCell(white, entryOf(now, white, 3).replace('?', '-'));
        await (await rowOf('6')).locator('.no button').click();
        await open.page.keyboard.press('w');
        const frame = await organiser.frame();
        const notes = async () => (await frame.locator('#notes').textContent())?.trim();
        await expect.poll(notes).toMatch(said('sidebar.enter.settle'));
        expect(gameOf(await list(), black, 3)?.sign).toBe('+');
        looksTranslated(await organiser.readsAll());
        await frame.locator('#strip button').first().click();
        await expect.poll(notes).toBe('');
        await settled(open.page);
        await entersAll(3);
        await expectRound(3);
      });

      test('round 4: who withdrew comes back; a past result changes before publication; the last act is undone', async () => {
        const { organiser } = event;
        await organiser.goesTo(text('sidebar.place.players'), /./);
        const frame = await organiser.frame();
        const withdraws = new RegExp(`^${gone} .*${text('sidebar.players.withdraws')}$`);
        await frame.getByRole('checkbox', { name: withdraws }).click();
        const out = await cellAt(text('column.out'), gone);
        await expect.poll(() => values(open.page, wallList(), out)).not.toEqual([['3-']]);
        await settled(open.page);
        await writes(4);
        expect(gameOf(await list(), gone, 4) ?? entryOf(await list(), gone, 4)).not.toBe('0=');
        const { table, black } = (await event.games(3))[7]!;
        const sign = gameOf(await list(), black, 3)?.sign;
        await goesTo(3);
        await (await rowOf(table)).locator('.no button').click();
        await open.page.keyboard.press(sign === '+' ? 'w' : 'b');
        await frame.locator('#strip button').first().click();
        await expect.poll(async () => gameOf(await list(), black, 3)?.sign).not.toBe(sign);
        await goesTo(4);
        await organiser.sees(text('sidebar.past.heading'));
        const before = await list();
        await press(text('sidebar.past.some'), text('sidebar.again.heading', { round: 4 }));
        await press(text('sidebar.again.write', { round: 4 }), /./);
        await expectRound(4);
        const again = await list();
        if (JSON.stringify(again) !== JSON.stringify(before)) {
          await press(text('sidebar.undo'), text('sidebar.undone.heading'));
          expect(await list()).toEqual(before);
        }
        await goesTo(4);
        const [past, enter] = [text('sidebar.past.heading'), said('sidebar.enter.heading', { round: 4 })];
        await organiser.sees(new RegExp(`^${past}$|${enter.source}`));
        // With a new pairing that is taken back comes the question that it had answered.
        if ((await frame.locator('h1').textContent()) === past)
          await press(text('sidebar.past.keep', { round: 4 }), enter);
        await expectRound(4);
      });

      /** The two results that stand against each other, and the button of each: that of the sheet, then that of the list. */
      async function settles(table: string, by: 'sheet' | 'list'): Promise<void> {
        await (await rowOf(table)).locator('.no button').click();
        const strip = (await event.organiser.frame()).locator('#strip');
        await expect.poll(() => strip.innerText()).toMatch(/!/);
        looksTranslated(await event.organiser.readsAll());
        expect(await strip.innerText()).toMatch(new RegExp(said('sidebar.enter.beside').source.slice(1, -1)));
        await strip
          .locator('button')
          .nth(by === 'sheet' ? 0 : 1)
          .click();
        await expect.poll(() => strip.innerText()).not.toMatch(/!/);
        await settled(open.page);
      }
      /** Each game has the same result in the sheet of the round, typed or in words, and in the list. */
      async function expectSame(round: number): Promise<void> {
        const inSheet: Readonly<Record<string, readonly string[]>> = {
          '+': ['1-0', text('result.black')],
          '-': ['0-1', text('result.white')],
          '?': [''],
        };
        const now = await list();
        for (const { table, black, white, result } of await event.games(round)) {
          const sign = gameOf(now, black, round)?.sign ?? 'bye';
          if (white > 0) expect(inSheet[sign], `table ${table}: ${sign}`).toContain(result);
        }
      }

      test('round 4: its sheet says otherwise than the list, and one press settles each', async () => {
        const { organiser } = event;
        await organiser.enters({ 1: 'b', 2: 'w' });
        const games = await event.games(4);
        const [one, two, three] = [games[0]!, games[1]!, games[2]!];
        const typesInSheet = (row: number, result: string) => put(sheetOf(4), `F${row}`, [[result]]);
        // Somebody at another desk types into the sheet; at the third table into the list as well.
        await typesInSheet(one.row, '0-1');
        await typesInSheet(two.row, '1-0');
        const before = await list();
        for (const [no, sign] of [
          [three.black, '+'],
          [three.white, '-'],
        ] as const)
          await put(wallList(), await cellAt('R4', no), [[entryOf(before, no, 4).replace('?', sign)]]);
        await typesInSheet(three.row, '0-1');
        await organiser.looks(said('sidebar.enter.heading', { round: 4, known: 0 }));
        const notes = async () =>
          (await (await organiser.frame()).locator('#notes').textContent())?.trim() ?? '';
        await expect.poll(notes).toBe(text('sidebar.enter.settle', { count: 3 }));
        await settles('1', 'sheet');
        await expect.poll(notes).toBe(text('sidebar.enter.settle', { count: 2 }));
        await settles('2', 'list');
        await settles('3', 'sheet');
        await expect.poll(notes).toBe('');
        const now = await list();
        expect([one, two, three].map(({ black }) => gameOf(now, black, 4)?.sign)).toEqual(['-', '-', '-']);
        await expectSame(4);
        await expectRound(4);
      });

      test('round 4 is played to its end, and round 5 is written and published', async () => {
        await entersAll(4);
        expect((await event.column('R4')).join(' ')).not.toContain('?');
        await expectSame(4);
        await expectRound(4);
        await writes(5);
        await publishes(5);
      });

      test('round 5 is played, and the last result leads to the places', async () => {
        await entersAll(5);
        await expectSame(5);
        await expectRound(5);
        await event.organiser.looks(/./);
        looksTranslated(await event.organiser.readsAll());
        await event.organiser.goesTo(text('sidebar.place.places'), text('sidebar.place.places'));
        looksTranslated(await event.organiser.readsAll());
      });

      /** Whoever has a place: all but who never came. */
      const placed = (now: Sheet): readonly number[] =>
        numbersOf(now).filter(no => [1, 2, 3, 4, 5].some(round => gameOf(now, no, round)));

      test('the standings have everybody who came, in the order of their points', async () => {
        const now = await list();
        await press(text('sidebar.showStandings'), text('sidebar.standings.heading'));
        const [titles = [], ...lines] = await event.shown(text('sheet.standings'));
        looksTranslated(titles.join(' '));
        const of = (title: string) => lines.map(line => line[titles.indexOf(title)]);
        expect(numbersOf(now).filter(no => !placed(now).includes(no))).toEqual([await noOf('Kurz Ben')]);
        expect(of(text('column.name')).sort()).toEqual(
          placed(now)
            .map(no => now[no]?.[1])
            .sort(),
        );
        const points = of('MMS').map(Number);
        expect(points).toEqual([...points].sort((one, other) => other - one));
        // As the list beside its rounds has them.
        const mms = now[0]!.indexOf('MMS');
        expect(points).toEqual(
          placed(now)
            .map(no => Number(now[no]?.[mms]))
            .sort((one, other) => other - one),
        );
      });

      test('the prizes are shared out', async () => {
        await press(text('sidebar.showPrizes'), text('sidebar.prizes.heading'));
        await put(text('sheet.prizes'), 'A2', [
          ['1', '100'],
          ['2', '50'],
        ]);
        const prizes = await values(open.page, text('sheet.prizes'), 'A1:L12');
        const column = prizes[0]!.lastIndexOf(text('prizes.prize'));
        const shares = prizes.slice(1).map(line => Number(line[column]) || 0);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(150);
        looksTranslated(prizes.flat().join(' '));
      });

      test('the file for the federation has the games of the list', async () => {
        const { organiser } = event;
        const now = await list();
        await organiser.chooses(text('menu.files'));
        await (await organiser.frame()).getByLabel(text('sidebar.files.what')).selectOption('h9');
        // Names of files and what a format does not carry are quoted as they are.
        await organiser.press(text('sidebar.files.make'));
        const [download] = await Promise.all([
          open.page.waitForEvent('download'),
          organiser.press(said('sidebar.made.save')),
        ]);
        expect(download.suggestedFilename()).toBe('Cup.h9');
        const file = readH9(readFileSync(await download.path(), 'latin1'));
        expect(file.problems.filter(({ severity }) => severity !== 'note')).toEqual([]);
        if (file.kind === 'refused') return;
        const { players, games } = file.tournament;
        expect(players).toHaveLength(placed(now).length);
        const pinColumn = now[0]!.indexOf(text('column.pin'));
        const pinOf = (no: number) => String(now[no]?.[pinColumn] ?? '');
        const inFile = games.flatMap(({ round, black, white, blackOutcome, byDefault }) => {
          const [one, other] = [black, white].map(at => players[at]?.pin ?? '');
          const sign = { won: '+', lost: '-', jigo: '=', unknown: '?' }[blackOutcome];
          return one && other && !byDefault ? [`${round}: ${one} ${sign} ${other}`] : [];
        });
        const inList = [1, 2, 3, 4, 5].flatMap(round =>
          numbersOf(now).flatMap(no => {
            const game = gameOf(now, no, round);
            return game?.colour === 'b' && pinOf(no) && pinOf(game.opponent)
              ? [`${round}: ${pinOf(no)} ${game.sign} ${pinOf(game.opponent)}`]
              : [];
          }),
        );
        expect(inFile.sort()).toEqual(inList.sort());
        expect(inFile.length).toBeGreaterThan(30);
        expect(open.complaints).toEqual([]);
        expect(open.strangers).toEqual([]);
      });

      test('nothing on a screen or a paper was in another language', () => {
        expect([...untranslated]).toEqual([]);
      });
    });
  }),
);
