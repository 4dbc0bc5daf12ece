import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeLongInBrowser, settled } from '../browser';
import { openEvent, playersFrom, type PlayedEvent, type SheetGame } from './playEvent';

/** Typed in another order than that of strength, so that a list that nobody sorted is a wrong one. */
const PLAYERS = playersFrom(
  ['Name', 'Rating'],
  `
  Ada Akselsen     1900
  Bela Balogh      2650
  Carla Castro     2100
  Daan Dekker      2550
  Eino Eskola      1950
  Flora Fiala      2400
  Goran Galic      2300
  Hedda Hoffmann   2050
  Ivo Ivanov       2250
  Julie Jourdan    2200
  Karel Kral       2000
  Lena Lindqvist   2500
`,
);
const ratingOf = (no: number): number => Number(PLAYERS[no - 1]?.Rating);
/** 0 is the strongest, as the rules count. */
const strongestFirst = PLAYERS.map((_, i) => i + 1).sort((a, b) => ratingOf(b) - ratingOf(a));
const pairOf = (one: number, other: number): string => [one, other].sort((a, b) => a - b).join('-');

/** The two strongest: between them Black wins, so that they lose as often as each other. */
const [FIRST = 0, SECOND = 0] = strongestFirst;
const winner = ({ black, white }: SheetGame): 'b' | 'w' =>
  pairOf(black, white) === pairOf(FIRST, SECOND) || ratingOf(black) > ratingOf(white) ? 'b' : 'w';

interface Played {
  readonly winner: number;
  readonly loser: number;
}

/** R8.2: what a player of a rating expects of a game. */
const expected = (own: number, other: number): number => {
  const beta = (rating: number) => -7 * Math.log(3300 - rating);
  return 1 / (1 + Math.exp(beta(other) - beta(own)));
};
/** R8.5: the rating with which the points made are those expected; half a game away from none and from all. */
function performance(no: number, played: readonly Played[]): number {
  const own = played.filter(game => game.winner === no || game.loser === no);
  const opponents = own.map(game => ratingOf(game.winner === no ? game.loser : game.winner));
  const won = own.filter(game => game.winner === no).length;
  const points = Math.min(Math.max(won, 0.5), own.length - 0.5);
  let [low, high] = [-900, 3299];
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    const sum = opponents.reduce((total, other) => total + expected(middle, other), 0);
    if (sum < points) low = middle;
    else high = middle;
  }
  return low;
}

describeLongInBrowser('a Diagonal tournament of twelve players', () => {
  let event: PlayedEvent;
  const played: Played[] = [];
  beforeAll(async () => {
    event = await openEvent();
  });
  afterAll(async () => event?.open.close());

  /** Four lost games are the end (R7.3). */
  const left = (): readonly number[] =>
    strongestFirst.filter(no => played.filter(({ loser }) => loser === no).length < 4);

  const typeResults = async (round: number, but?: number): Promise<void> => {
    for (const game of await event.games(round)) {
      if (game.row === but || game.result !== '') continue;
      const result = winner(game);
      const [won, lost] = result === 'b' ? [game.black, game.white] : [game.white, game.black];
      played.push({ winner: won, loser: lost });
      await event.open.page.evaluate(
        ([name, a1, value]) => window.workbench?.setValues(name, a1, [[value]]),
        [`Round ${round}`, `F${game.row}`, result] as const,
      );
    }
    await settled(event.open.page);
  };

  test('round 1: the pairs of the matrix, two games each, in one cell', async () => {
    const { create, enter, pair, organiser, list, games, picture } = event;
    await create({ name: 'Diagonal Cup', system: 'Diagonal' });
    await enter(PLAYERS);
    await organiser.looks(/^Round 1/);
    await pair(1, 'again');
    const playing = await games(1);
    const met = playing.map(({ black, white }) => pairOf(black, white)).sort();
    // R7.1 for N = 12, h = 6: neighbours but one, in the lower half also four away, mirrored at the ends.
    const slots = '0-1 0-2 1-3 2-4 3-5 4-6 5-7 6-8 7-9 8-10 9-11 10-11 4-8 5-9 6-10 7-11 8-11 9-10';
    const wanted = slots.split(' ').map(slot => {
      const [one = 0, other = 0] = slot.split('-').map(Number);
      return pairOf(strongestFirst[one]!, strongestFirst[other]!);
    });
    expect(met).toEqual([...wanted, ...wanted].sort());
    expect(new Set(playing.map(({ black, white }) => `${black}-${white}`)).size).toBe(playing.length);
    expect(String((await list())[FIRST]?.[7])).toMatch(/^\d+\?\/[bw]( \d+\?\/[bw]){3}$/);
    await picture('diagonal-round', 'Wall list', 640);
  });

  test('a missing game is asked for before the next round', async () => {
    const { organiser, games } = event;
    const [first] = await games(1);
    await typeResults(1, first!.row);
    await organiser.looks('Round 1: 35 of 36');
    await typeResults(1);
    await event.record(/^Round 2/);
  });

  test('whoever has lost four games is out, until the last two go out together', async () => {
    const { organiser, record, pair, games } = event;
    let round = 1;
    while (left().length > 0) {
      round += 1;
      const before = left();
      await pair(round);
      const playing = new Set((await games(round)).flatMap(({ black, white }) => [black, white]));
      expect(playing).toEqual(new Set(before));
      await typeResults(round);
      await record(left().length > 0 ? `Round ${round + 1}` : '');
    }
    // Rounds 1, 3, 4 and 5 had a game of each colour between the two strongest, and each lost one in all of them.
    expect(round).toBe(5);
    await expect
      .poll(organiser.readsAll)
      .toContain('The lengths of these games decide who has won, and are not known');
  });

  test('the lengths of the games decide, typed where they are asked for', async () => {
    const { organiser } = event;
    for (const round of [1, 3, 4, 5]) {
      for (const game of await event.games(round)) {
        if (pairOf(game.black, game.white) !== pairOf(FIRST, SECOND)) continue;
        await organiser.types(`Round ${round}`, { [`G${game.row}`]: game.black === FIRST ? '240' : '180' });
      }
    }
    await organiser.chooses('Record results');
    await organiser.sees('All rounds are played');
  });

  test('the winner stands first, the others by performance rating', async () => {
    const { finish, picture } = event;
    const { standings, prizes } = await finish([
      ['1', '1000'],
      ['2', '500'],
    ]);
    const [titles = [], ...lines] = standings;
    const shown = (title: string) => lines.map(line => line[titles.indexOf(title)]);
    const others = strongestFirst.filter(no => no !== SECOND);
    const order = [SECOND, ...others.sort((a, b) => performance(b, played) - performance(a, played))];
    expect(shown('Name')).toEqual(order.map(no => PLAYERS[no - 1]!.Name));
    const rated = shown('Performance').map(value => Number.parseFloat(String(value).replace(/[<>]\s*/, '')));
    order.forEach((no, i) =>
      expect([no, rated[i]]).toEqual([no, expect.closeTo(performance(no, played), 1)]),
    );
    await picture('diagonal-standings', 'Standings', 520);
    expect(prizes.slice(1, 3).map(line => [line[7], line[8]])).toEqual([
      [PLAYERS[SECOND - 1]!.Name, 1000],
      [PLAYERS[order[1]! - 1]!.Name, 500],
    ]);
    expect(event.open.complaints).toEqual([]);
  });
});
