import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeInBrowser, settled } from '../browser';
import { openEvent, playersFrom, type PlayedEvent, type SheetGame } from './playEvent';

const PLAYERS = playersFrom(
  ['Name', 'Rank'],
  `
  Ada Akselsen     6d
  Bela Balogh      5d
  Carla Castro     4d
  Daan Dekker      3d
  Eino Eskola      2d
  Flora Fiala      1d
  Goran Galic      1k
  Hedda Hoffmann   2k
`,
);

/** Whoever has the smaller number wins, but in round 1 Bela beats Ada with Black. */
const winner = ({ black, white }: SheetGame, round: number): 'b' | 'w' =>
  black < white || (round === 1 && black === 2 && white === 1) ? 'b' : 'w';

/** Lost games of each player, counted from what was typed; four are the end (R7.3). */
const lost = new Map(PLAYERS.map((_, i) => [i + 1, 0]));

describeInBrowser('a Diagonal tournament of eight players', () => {
  let event: PlayedEvent;
  beforeAll(async () => {
    event = await openEvent();
  });
  afterAll(async () => event?.open.close());

  const typeResults = async (round: number, without?: number): Promise<void> => {
    for (const game of await event.games(round)) {
      if (game.row === without || game.result !== '') continue;
      const result = winner(game, round);
      const loser = result === 'b' ? game.white : game.black;
      lost.set(loser, (lost.get(loser) ?? 0) + 1);
      await event.open.page.evaluate(
        ([name, a1, value]) => window.workbench?.setValues(name, a1, [[value, '180']]),
        [`Round ${round}`, `F${game.row}:G${game.row}`, result] as const,
      );
    }
    await settled(event.open.page);
  };

  test('round 1: the pairs of the matrix, two games each, in one cell', async () => {
    const { create, enter, pair, organiser, list, games, picture } = event;
    await create({ name: 'Diagonal Cup', system: 'Diagonal' });
    await enter(PLAYERS);
    await organiser.press('Go on', /^Round 1/);
    await pair(1, 'again');
    const met = new Set((await games(1)).map(({ black, white }) => [black, white].sort().join('-')));
    // N = 8 of the rules, with the players counted from 1.
    expect([...met].sort().join(' ')).toBe('1-2 1-3 2-4 3-5 3-7 4-6 4-8 5-7 5-8 6-7 6-8 7-8');
    expect(await games(1)).toHaveLength(24);
    expect(String((await list())[1]?.find(cell => /\?.*\?/.test(String(cell))))).toMatch(
      /^2\?\/[bw] 2\?\/[bw] 3\?\/[bw] 3\?\/[bw]$/,
    );
    await picture('diagonal-round', 'Wall list', 640);
  });

  test('a missing game is asked for before the next round', async () => {
    const { organiser, games } = event;
    const [first] = await games(1);
    await typeResults(1, first!.row);
    await organiser.press('Look again', 'Results of round 1');
    await organiser.press('Record results', 'Results recorded');
    await organiser.press('Go on', 'Results of round 1');
    expect(await organiser.reads()).toContain('23 of 24 results are in the wall list');
  });

  test('whoever has lost four games is out; the last one left has won', async () => {
    const { organiser, record, pair, games, list } = event;
    await typeResults(1);
    await record(/^Round 2|^All rounds/);
    for (let round = 2; (await organiser.reads()).startsWith('Round'); round++) {
      const left = [...lost].filter(([, games]) => games < 4).map(([no]) => no);
      await pair(round);
      const playing = new Set((await games(round)).flatMap(({ black, white }) => [black, white]));
      expect([...playing].every(no => left.includes(no))).toBe(true);
      await typeResults(round);
      await record(/^Round|^All rounds|^The last/);
      expect(round).toBeLessThan(9);
    }
    expect([...lost].filter(([, games]) => games < 4).map(([no]) => no)).toEqual([1]);
    expect((await list())[1]?.join(' ')).toContain('2');
  });

  test('the winner stands first, the others by performance rating', async () => {
    const { finish, picture } = event;
    const { standings, prizes } = await finish([
      ['1', '1000'],
      ['2', '500'],
    ]);
    await picture('diagonal-standings', 'Standings', 520);
    expect(standings[1]?.map(String)).toContain('Ada Akselsen');
    const performance = standings[0]!.findIndex(title => /performance/i.test(String(title)));
    const ratings = standings
      .slice(2)
      .map(line => Number.parseFloat(String(line[performance]).replace(/[<>]\s*/, '')));
    expect(ratings.every(Number.isFinite)).toBe(true);
    expect([...ratings].sort((a, b) => b - a)).toEqual(ratings);
    expect(prizes.flat()).toContain('Ada Akselsen');
  });
});
