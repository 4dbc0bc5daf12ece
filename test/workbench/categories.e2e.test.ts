import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeInBrowser } from '../browser';
import { entryOf, type Sheet } from './crosstable';
import { openEvent, playersFrom, type PlayedEvent, type SheetGame } from './playEvent';

const PLAYERS = playersFrom(
  ['Name', 'Rank', 'Category'],
  `
  Ada Akselsen     4d   A
  Bela Balogh      3d   A
  Carla Castro     3d   A
  Daan Dekker      2d   A
  Eino Eskola      1d   A
  Flora Fiala      1d   A
  Goran Galic      5k   B
  Hedda Hoffmann   6k   B
  Ivo Ivanov       7k   B
  Julie Jourdan    8k   B
`,
);
const category = (no: number): string => String(PLAYERS[no - 1]?.Category);
const better = ({ black, white }: SheetGame): string => (black < white ? 'b' : 'w');
/** Hedda beats Goran and ties with Ivo: rounded down, Goran and Hedda are equal at the top of B. */
const decided = (game: SheetGame): string => {
  const { black, white } = game;
  if (black + white === 15) return black === 8 ? 'b' : 'w';
  return black + white === 17 && Math.abs(black - white) === 1 ? '=' : better(game);
};
const wins = (list: Sheet, no: number): number =>
  Math.floor(
    [1, 2, 3].reduce((sum, round) => {
      const entry = entryOf(list, no, round);
      return sum + (entry.includes('+') ? 1 : entry.includes('=') ? 0.5 : 0);
    }, 0),
  );

describeInBrowser('a Swiss by categories, with a playoff', () => {
  let event: PlayedEvent;
  beforeAll(async () => {
    event = await openEvent();
  });
  afterAll(async () => event?.open.close());

  test('a player without a category is named with the cell', async () => {
    const { create, set, enter, organiser, at } = event;
    await create({ name: 'Club Cup', system: 'Swiss by categories', rounds: 4 });
    await set({ 'Playoff rounds': '4' });
    await enter(PLAYERS.map((row, i) => (i === 9 ? { ...row, Category: '' } : row)));
    await organiser.press('Go on');
    expect(await organiser.reads()).toContain(`Go to ${await at('Category', 10)}`);
    await organiser.types('Wall list', { [await at('Category', 10)]: 'B' });
    await organiser.press('Look again', /^Round 1/);
  });

  test('three rounds inside the categories', async () => {
    const { pair, decide, record, games } = event;
    for (const round of [1, 2, 3]) {
      await pair(round, round === 1 ? 'again' : undefined);
      const mixed = (await games(round)).filter(({ black, white }) => category(black) !== category(white));
      expect(mixed).toEqual([]);
      await decide(round, decided);
      await record(/^Round|^All rounds/);
    }
  });

  test('those who are equal at the top of a category play it off; the game counts for nothing else', async () => {
    const { organiser, pair, decide, record, games, list, picture } = event;
    const before = await list();
    expect(await organiser.reads()).toMatch(/^Round 4/);
    await pair(4);
    const games4 = (await games(4)).map(({ black, white }) => [black, white].sort().join('-'));
    expect(games4).toContain('7-8');
    for (const { black, white } of await games(4)) expect(wins(before, black)).toBe(wins(before, white));
    await picture('playoff-round', 'Round 4', 520);
    await decide(4, better);
    await record('All rounds are played');
    const after = await list();
    const column = before[0]!.indexOf('Wins');
    expect(after.map(line => line[column])).toEqual(before.map(line => line[column]));
  });

  test('the list has one category after the other, places inside each', async () => {
    const { finish, picture } = event;
    const { standings } = await finish([['1', '100']]);
    await picture('categories-standings', 'Standings', 520);
    const name = standings[0]!.indexOf('Name');
    const order = standings
      .slice(1)
      .map(line => category(PLAYERS.findIndex(({ Name }) => Name === line[name]) + 1));
    expect(order.join('')).toBe('AAAAAABBBB');
    const places = standings.slice(1).map(line => Number.parseInt(String(line[0]), 10));
    expect(places[0]).toBe(1);
    expect(places[6]).toBe(1);
    expect(standings[7]![name]).toBe('Goran Galic');
    expect(standings[8]![name]).toBe('Hedda Hoffmann');
  });
});
