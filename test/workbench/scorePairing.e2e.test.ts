import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeLongInBrowser } from '../browser';
import { entryOf, expectSound, gameOf, numbersOf, type Sheet } from './crosstable';
import { openEvent, playersFrom, type PlayedEvent, type SheetGame } from './playEvent';

/** By lot: the number says nothing about strength, so `strength` decides the games. */
const PLAYERS = playersFrom(
  ['Name', 'Rank', 'Country'],
  `
  Ada Akselsen     5d  NO
  Bela Balogh      6d  HU
  Carla Castro     1d  ES
  Daan Dekker      3d  NL
  Eino Eskola      4d  FI
  Flora Fiala      2d  CZ
  Goran Galic      6d  HR
  Hedda Hoffmann   5d  DE
  Ivo Ivanov       2d  BG
  Julie Jourdan    4d  FR
  Karel Kral       1d  CZ
  Lena Lindqvist   3d  SE
  Marek Mazur      5d  PL
  Nora Nemeth      2d  HU
  Oskar Olsen      3d  DK
  Petra Popescu    4d  RO
`,
);
const ROUNDS = 8;

const strength = (no: number): number => Number.parseInt(String(PLAYERS[no - 1]?.Rank), 10) * 100 - no;
/** The stronger one wins, with an upset now and then. */
const better = ({ black, white }: SheetGame): string =>
  strength(black) > strength(white) !== ((black * white) % 7 === 0) ? 'b' : 'w';

/** Two points for a win and a bye, one for a tie: counted from the cells alone. */
const POINTS: Readonly<Record<string, number>> = { '+': 2, '=': 1, '-': 0 };
const points = (sheet: Sheet, no: number): number =>
  Array.from(
    { length: ROUNDS },
    (_, r) => POINTS[entryOf(sheet, no, r + 1).replace(/^\d+|[/!].*$/g, '')] ?? 0,
  ).reduce((sum, each) => sum + each, 0);

/** Points of the opponents, without those of the first rounds. */
const sos = (sheet: Sheet, no: number, without: number): number =>
  Array.from({ length: ROUNDS - without }, (_, r) => gameOf(sheet, no, without + r + 1)).reduce(
    (sum, game) => sum + (game ? points(sheet, game.opponent) : 0),
    0,
  );

const byFirst = ([one = 0]: number[], [other = 0]: number[]): number => one - other;

describeLongInBrowser('score pairing of sixteen players', () => {
  let event: PlayedEvent;
  beforeAll(async () => {
    event = await openEvent();
  });
  afterAll(async () => event?.open.close());

  const pairs = async (round: number) =>
    (await event.games(round)).map(({ black, white }) => `${black}-${white}`);

  test('round 1: neighbours by lot, written, undone and written again', async () => {
    const { create, enter, pair, organiser } = event;
    await create({ name: 'Mind Games', system: 'Score pairing' });
    await enter(PLAYERS);
    await organiser.looks('Round 1 of 8');
    await pair(1, 'again');
    expect(await pairs(1)).toEqual(['1-2', '3-4', '5-6', '7-8', '9-10', '11-12', '13-14', '15-16']);
  });

  test('what cannot be read is not recorded, and the next round waits for it', async () => {
    const { organiser, decide, record, list } = event;
    await decide(1, game => (game.row === 7 ? 'Hoffmann' : game.row === 9 ? '' : better(game)));
    await organiser.looks('Round 1: 6 of 8');
    await expect
      .poll(organiser.reads)
      .toContain('The result “Hoffmann” of 7 Goran Galic (6d) – 8 Hedda Hoffmann (5d) cannot be read.');
    await decide(1, game => (['Hoffmann', ''].includes(game.result) ? better(game) : ''));
    await record('Round 2 of 8');
    expectSound(await list(), 1);
  });

  test('round 2: halves of equal points from the bottom, the larger numbers first', async () => {
    const { pair, decide, record } = event;
    const sheet = await event.list();
    const byPoints = (sum: number) => numbersOf(sheet).filter(no => points(sheet, no) === sum);
    // From the bottom: no points before two, and the smaller number before the larger one.
    const halves = [0, 2].flatMap(sum => {
      const group = byPoints(sum);
      return group.slice(0, group.length / 2).map((no, i) => [no, group[group.length / 2 + i]!]);
    });
    await pair(2);
    const met = (await event.games(2)).map(({ black, white }) => [black, white].sort((a, b) => a - b));
    expect(met.sort(byFirst)).toEqual(halves.sort(byFirst));
    await decide(2, better);
    await record('Round 3 of 8');
  });

  test('rounds 3 to 6, with a tie', async () => {
    const { play, organiser, picture, list } = event;
    await organiser.press('Preview round 3', 'Preview of round 3');
    await picture('score-pairing-preview', 'Wall list', 820);
    await organiser.leaves('Round 3 of 8');
    for (const round of [3, 4, 5, 6])
      await play(
        round,
        game => (round === 4 && game.row === 5 ? '=' : better(game)),
        `Round ${round + 1} of 8`,
      );
    expectSound(await list(), 6);
  });

  test('somebody withdraws: of an odd number, the last one has the bye', async () => {
    const { organiser, at, play } = event;
    const before = await event.list();
    await organiser.types('Wall list', { [await at('Out', 11)]: '7-' });
    await organiser.looks('Round 7 of 8');
    await expect.poll(organiser.reads).toMatch(/Players left out\s+1/);
    await play(7, better, 'Round 8 of 8');
    const list = await event.list();
    const last = numbersOf(list)
      .filter(no => no !== 11)
      .reduce((low, no) => (points(before, no) <= points(before, low) ? no : low));
    expect(entryOf(list, last, 7)).toBe('0+');
    expect(entryOf(list, 11, 7)).toBe('0-');
    await play(8, better, 'All rounds are played');
    expectSound(await event.list(), ROUNDS);
  });

  test('standings by points, SOS, SOS-1 …, and prizes', async () => {
    const { finish, picture, list, column } = event;
    const { standings, prizes } = await finish([
      [1, 1000, 'Cup'],
      [2, 500, ''],
      [3, 200, ''],
    ]);
    await event.open.page.locator('#panel-close').click();
    await picture('score-pairing-standings', 'Standings');
    const sheet = await list();
    const values = (no: number) => [
      points(sheet, no),
      ...Array.from({ length: ROUNDS }, (_, k) => sos(sheet, no, k)),
    ];
    const compare = (one: number, other: number): number =>
      values(other).reduce((found, value, i) => found || value - values(one)[i]!, 0);
    const order = numbersOf(sheet).sort(compare);
    // The recount leaves nobody equal here.
    expect(order.slice(1).every((no, i) => compare(order[i]!, no) < 0)).toBe(true);
    const [titles = [], ...lines] = standings;
    const shown = (title: string) => lines.map(line => line[titles.indexOf(title)]);
    expect(shown('Name')).toEqual(order.map(no => PLAYERS[no - 1]!.Name));
    expect(shown('Place')).toEqual(order.map((_, i) => i + 1));
    expect(shown('Points')).toEqual(order.map(no => points(sheet, no)));
    expect(shown('SOS')).toEqual(order.map(no => sos(sheet, no, 0)));
    expect(await column('SOS-1 (WMSG)')).toEqual(numbersOf(sheet).map(no => sos(sheet, no, 1)));
    for (const no of numbersOf(sheet)) {
      const colours = Array.from({ length: ROUNDS }, (_, r) => gameOf(sheet, no, r + 1)?.colour);
      const of = (colour: string) => colours.filter(one => one === colour).length;
      expect([no, Math.abs(of('b') - of('w')) <= 2]).toEqual([no, true]);
    }
    expect(prizes.slice(1, 4).map(line => line.slice(5, 10))).toEqual([
      ...order
        .slice(0, 3)
        .map((no, i) => [i + 1, no, PLAYERS[no - 1]!.Name, [1000, 500, 200][i], i ? '' : 'Cup']),
    ]);
    expect(event.open.complaints).toEqual([]);
  });
});
