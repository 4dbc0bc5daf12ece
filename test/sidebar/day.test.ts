import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTournament } from '../../src/application/read/openTournament';
import type { MemoryWorkbook } from '../application/memoryWorkbook';
import { expectConsistent, expectView, tournamentBook } from '../application/tournamentBook';
import { LEFT_OVER, playAlone, playedIn, signFor, WRONG } from './day/engineAlone';
import { accidents } from './day/accidents';
import { besideTheEvent, manyAtOnce } from './day/manyAtOnce';
import { doesNotCome, JOBS, organiserAt, type Organiser } from './day/organiser';
import { pairing } from './day/pairing';
import { registering } from './day/registering';
import { aroundTheEvent, secondLook } from './day/secondLook';
import { sheets, sortByName } from './day/sheets';
import { launch, makePage, skipped } from './page';

describe.skipIf(skipped)('the day of an organiser, at the panel', () => {
  let browser: Browser;
  let organiser: Organiser;
  const at = (): Organiser => organiser;
  beforeAll(async () => {
    browser = await launch();
    organiser = organiserAt(await makePage(browser));
  });
  afterAll(() => browser?.close());

  describe('players', () => registering(at));
  describe('many at once', () => manyAtOnce(at));
  describe('a round', () => pairing(at));
  describe('a second look', () => secondLook(at));
  describe('around the event', () => aroundTheEvent(at));
  describe('beside the event', () => besideTheEvent(at));
  describe('accidents', () => accidents(at));
  describe('the sheets', () => sheets(at));
  describe('a whole event', () => wholeEvent(at, async () => organiserAt(await makePage(browser))));

  test('every job of the page for organisers was done', () => {
    expect([...organiser.done].sort()).toEqual([...JOBS.keys()].sort());
  });
});

/** With LONG=1 an event of 64 players. */
const PLAYERS = process.env['LONG'] ? 64 : 12;
const LIST = 'Wall list';
const COLUMNS = 'HIJKL';

const noOf = (label: unknown): number => Number(/^\d+/.exec(String(label))?.[0]);
const rowOf = (book: MemoryWorkbook, no: number): number =>
  book.values(LIST).findIndex(([cell]) => Number(cell) === no) + 1;
const placeOf = (book: MemoryWorkbook, no: number, round: number): string =>
  `${COLUMNS[round - 1]}${rowOf(book, no)}`;
const cellOf = (book: MemoryWorkbook, no: number, round: number): string =>
  String(book.cell(LIST, placeOf(book, no, round)));
/** The row of a player's game in the sheet of a round. */
const sheetRowOf = (book: MemoryWorkbook, no: number, round: number): number =>
  book.values(`Round ${round}`).findIndex(line => [line[1], line[2]].some(label => noOf(label) === no)) + 1;

const eventOf = (book: MemoryWorkbook) => {
  const tournament = openTournament(book.workbook);
  if (!tournament) throw new Error('There is no wall list.');
  return { list: tournament.reading.wallList, settings: tournament.settings };
};

/** A day from the first round to the last, two people at it; and the same event by the engine alone. */
function wholeEvent(at: () => Organiser, other: () => Promise<Organiser>): void {
  test('five rounds: a late entry, a no-show, a withdrawal, a wrong result, a sort, two typists, a power cut', async () => {
    const { opens, clicks, goesTo, picks, presses, sees, reads, types, comesBack, page } = at();
    const book = tournamentBook(PLAYERS, 5);
    const start = eventOf(book);

    const pairs = async (round: number): Promise<void> => {
      await goesTo(new RegExp(`^Round ${round}, next`), `Preview of round ${round}`);
      await clicks(`Write round ${round}`, `Round ${round} is written`);
      await clicks('Enter results', new RegExp(`^Round ${round}: `));
    };
    const publishes = async (round: number): Promise<void> => {
      await clicks(`Publish round ${round}`, `Round ${round} is published`);
      await clicks('Enter results', new RegExp(`^Round ${round}: `));
    };
    const turns = (no: number, round: number): boolean => round === WRONG.round && no === WRONG.no;
    /** One key for each game that is shown, from the first on. */
    const enters = async (round: number): Promise<void> => {
      const games = expectView(book, { ask: 'round', round }, 'results missing').games ?? [];
      for (const game of games) {
        if (game.result !== undefined) continue;
        const [black, white] = [noOf(game.black), noOf(game.white)];
        const isTurned = turns(black, round) || turns(white, round);
        const key = (signFor(black, white, round) === '+') !== isTurned ? 'b' : 'w';
        await presses(...[...game.table], key);
        await page.clock.runFor(2_000);
      }
      await sees(`Round ${round}: ${games.length} of ${games.length}`);
      await expect.poll(() => page.locator('#notes').textContent()).toBe('');
    };
    const plays = enters;

    await opens(book);
    await pairs(1);
    await publishes(1);
    await plays(1);

    // A late entry; the power goes while round 2 is written.
    await goesTo('Players', /^Round 2: /);
    await clicks('Registration', 'Registration');
    await presses(...'Late Lea 2d', 'Enter');
    await expect.poll(() => book.cell(LIST, `B${PLAYERS + 2}`)).toBe('Late Lea');
    await goesTo('Round 2, next', 'Preview of round 2');
    book.dieAfter(1);
    await clicks('Write round 2', 'No answer');
    book.dieAfter(undefined);
    await clicks('Round 2', 'Something was left unfinished');
    await clicks('Finish', /^Round 2: /);
    await publishes(2);

    // Two people at two computers enter the same games: who comes second is told, and changes nothing.
    const second = await other();
    await second.opens(book);
    await second.sees(/^Round 2: /);
    await enters(2);
    await second.presses('ArrowDown', 'b');
    for (let game = 1; game < Math.floor((PLAYERS + 1) / 2); game++) await second.presses('ArrowDown', 'b');
    await expect.poll(() => second.page.locator('#notes').textContent()).toMatch(/^\d+ to settle/);
    const told = cellOf(book, WRONG.no, 2);

    // Somebody sorts the players by name and leaves the numbers where they are.
    sortByName(book, PLAYERS + 1);
    await comesBack();
    await sees('Mend the wall list first');
    await clicks('Put the rows in order', 'Have a look at this');
    await clicks('Round 3', 'Preview of round 3');
    expect(cellOf(book, WRONG.no, 2)).toBe(told);

    // A no-show in round 3, who withdraws; whoever is left over plays whoever has the bye.
    await pairs(3);
    await publishes(3);
    const label = (no: number) =>
      `${no} ${book.cell(LIST, `B${rowOf(book, no)}`)} (${book.cell(LIST, `C${rowOf(book, no)}`)})`;
    const absent = noOf(cellOf(book, LEFT_OVER.no, 3));
    const bye = Array.from({ length: PLAYERS + 1 }, (_, i) => i + 1).find(no => cellOf(book, no, 3) === '0+');
    await doesNotCome(at(), label(absent));
    await picks(new RegExp(` plays ${bye} `));
    await picks('withdraws');
    await clicks('Write it', 'Round 3 is changed');
    await clicks('Enter results', /^Round 3: /);
    await plays(3);

    // Round 4 is paired, and the result of round 2 turns out to have been wrong.
    await pairs(4);
    const [loser, winner] = [WRONG.no, noOf(told)].sort(one =>
      cellOf(book, one, 2).includes('+') ? -1 : 1,
    ) as [number, number];
    const turned = (no: number) => cellOf(book, no, 2).replace(/[+-]/, sign => (sign === '+' ? '-' : '+'));
    for (const no of [loser, winner]) types(LIST, placeOf(book, no, 2), turned(no));
    const row = sheetRowOf(book, WRONG.no, 2);
    const isBlack = noOf(book.cell('Round 2', `B${row}`)) === WRONG.no;
    types('Round 2', `F${row}`, cellOf(book, WRONG.no, 2).includes('+') === isBlack ? 'b' : 'w');
    await comesBack();
    await sees('A past result has changed');
    await clicks('Pair the affected games again', 'Round 4 paired again');
    await clicks('Change round 4', 'Round 4 stays as it is');
    await clicks('Enter results', /^Round 4: /);
    await publishes(4);
    await plays(4);

    await pairs(5);
    await publishes(5);
    await plays(5);
    await goesTo('Places', 'Places');
    await clicks('Show standings', 'The standings are written');
    expect(await reads()).not.toContain('Provisional');

    expectConsistent(book);
    const end = eventOf(book);
    expect(playedIn(end.list, end.settings)).toEqual(playAlone(start.list, start.settings));
  });
}
