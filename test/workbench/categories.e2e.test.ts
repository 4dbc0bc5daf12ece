import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeLongInBrowser } from '../browser';
import { textAt, type Sheet } from './crosstable';
import { openEvent, playersFrom, type PlayedEvent, type SheetGame } from './playEvent';

/** Five in each category, one among the other in the list: somebody of A has to play somebody of B in every round. */
const PLAYERS = playersFrom(
  ['Name', 'Rank', 'Category'],
  `
  Goran Galic      5k   B
  Ada Akselsen     4d   A
  Bela Balogh      3d   A
  Hedda Hoffmann   6k   B
  Carla Castro     3d   A
  Ivo Ivanov       7k   B
  Daan Dekker      2d   A
  Julie Jourdan    8k   B
  Eino Eskola      1d   A
  Karel Kral       9k   B
`,
);
const category = (no: number): string => String(PLAYERS[no - 1]?.Category);
const nameOf = (no: number): string => String(PLAYERS[no - 1]?.Name);
/** In A the larger number wins and in B the smaller one; A beats B, but for Goran. */
const strength = (no: number): number => (no === 1 ? 100 : category(no) === 'A' ? 50 + no : 20 - no);
const better = ({ black, white }: SheetGame): string => (strength(black) > strength(white) ? 'b' : 'w');
/** Whoever would have all three wins loses in round 3, so that there is somebody to be equal with. */
const upset = (before: Sheet, game: SheetGame): string => {
  const strong = better(game) === 'b' ? game.black : game.white;
  return wins(before, strong) === 2 ? (better(game) === 'b' ? 'w' : 'b') : better(game);
};
/** A round stands where its title is, for the column Category comes before it. */
const wins = (list: Sheet, no: number): number =>
  [1, 2, 3].filter(round => textAt(list, no, list[0]?.indexOf(`R${round}`) ?? -1).includes('+')).length;

describeLongInBrowser('a Swiss by two odd categories, with a playoff', () => {
  let event: PlayedEvent;
  beforeAll(async () => {
    event = await openEvent();
  });
  afterAll(async () => event?.open.close());

  /** Those who are equal at the top of each category. */
  const tied = async (): Promise<readonly (readonly number[])[]> => {
    const sheet = await event.list();
    return ['A', 'B'].map(each => {
      const members = PLAYERS.map((_, i) => i + 1).filter(no => category(no) === each);
      const most = Math.max(...members.map(no => wins(sheet, no)));
      return members.filter(no => wins(sheet, no) === most);
    });
  };

  test('a player without a category is named with the cell', async () => {
    const { create, set, enter, organiser, at } = event;
    await create({ name: 'Club Cup', system: 'Swiss by categories', rounds: 4 });
    await set({ 'Playoff rounds': '4' });
    await enter(PLAYERS.map((row, i) => (i === 9 ? { ...row, Category: '' } : row)));
    await organiser.looks('Mend the wall list first');
    expect(await organiser.reads()).toContain(`Go to ${await at('Category', 10)}`);
    await organiser.types('Wall list', { [await at('Category', 10)]: 'B' });
    await organiser.looks(/^Round 1/);
  });

  test('three rounds, each with one game between the categories and no more', async () => {
    const { pair, decide, record, games, list } = event;
    for (const round of [1, 2, 3]) {
      await pair(round, round === 1 ? 'again' : undefined);
      const mixed = (await games(round)).filter(({ black, white }) => category(black) !== category(white));
      expect([round, mixed.length]).toEqual([round, 1]);
      const before = await list();
      await decide(round, game => (round === 3 ? upset(before, game) : better(game)));
      await record(`Round ${round + 1} of 4`);
    }
  });

  test('those who are equal at the top of a category play it off; the game counts for nothing else', async () => {
    const { column, pair, decide, record, games, picture } = event;
    const before = await column('Wins');
    const groups = (await tied()).filter(({ length }) => length > 1);
    expect(groups.length).toBeGreaterThan(0);
    await pair(4);
    const playoff = await games(4);
    for (const { black, white } of playoff) {
      const group = groups.find(members => members.includes(black));
      expect([black, white, group]).toEqual([black, white, expect.arrayContaining([black, white])]);
    }
    expect(playoff).toHaveLength(groups.reduce((sum, { length }) => sum + Math.floor(length / 2), 0));
    await picture('playoff-round', 'Round 4', 520);
    await decide(4, better);
    await record('All rounds are played');
    expect(await column('Wins')).toEqual(before);
  });

  test('the list has one category after the other, places inside each', async () => {
    const { finish, games, list, picture } = event;
    const groups = await tied();
    const playoff = await games(4);
    const sheet = await list();
    const { standings, prizes } = await finish([['1', '100']]);
    await picture('categories-standings', 'Standings', 520);
    const [titles = [], ...lines] = standings;
    const numbers = lines.map(
      line => PLAYERS.findIndex(({ Name }) => Name === line[titles.indexOf('Name')]) + 1,
    );
    expect(numbers.map(category).join('')).toBe('AAAAABBBBB');
    for (const members of [numbers.slice(0, 5), numbers.slice(5)]) {
      const made = members.map(no => wins(sheet, no));
      expect(made).toEqual([...made].sort((a, b) => b - a));
    }
    for (const { black, white, result } of playoff) {
      const [won, lost] = result === 'b' ? [black, white] : [white, black];
      expect([won, lost, numbers.indexOf(won) < numbers.indexOf(lost)]).toEqual([won, lost, true]);
    }
    expect([lines[0]?.[0], lines[5]?.[0]]).toEqual([1, 1]);
    groups.forEach((group, i) => expect(group).toContain(numbers[5 * i]));
    expect(prizes[1]?.slice(7, 9)).toEqual([nameOf(numbers[0]!), 100]);
    expect(event.open.complaints).toEqual([]);
  });
});
