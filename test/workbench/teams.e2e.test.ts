import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeInBrowser } from '../browser';
import { openEvent, playersFrom, type PlayedEvent, type SheetGame } from './playEvent';

/** Four teams of three; Oaks have a reserve on board 4. */
const PLAYERS = playersFrom(
  ['Name', 'Rank', 'Team', 'Board'],
  `
  Ada Akselsen     5d  Oaks    1
  Bela Balogh      3d  Oaks    2
  Carla Castro     1d  Oaks    3
  Daan Dekker      2k  Oaks    4
  Eino Eskola      4d  Elms    1
  Flora Fiala      3d  Elms    2
  Goran Galic      1k  Elms    3
  Hedda Hoffmann   3d  Pines   1
  Ivo Ivanov       2d  Pines   2
  Julie Jourdan    2k  Pines   3
  Karel Kral       2d  Firs    1
  Lena Lindqvist   1d  Firs    2
  Marek Mazur      4k  Firs    3
`,
);
const teamOf = (no: number): string => String(PLAYERS[no - 1]?.Team);

/** The smaller number wins. */
const better = ({ black, white }: SheetGame): string => (black < white ? 'b' : 'w');

describeInBrowser('a tournament of four teams', () => {
  let event: PlayedEvent;
  beforeAll(async () => {
    event = await openEvent();
  });
  afterAll(async () => event?.open.close());

  /** `Oaks-Elms`: the matches of a round, with how many boards each has. */
  const matches = async (round: number): Promise<ReadonlyMap<string, number>> => {
    const found = new Map<string, number>();
    for (const { black, white } of await event.games(round)) {
      const match = [teamOf(black), teamOf(white)].sort().join('-');
      found.set(match, (found.get(match) ?? 0) + 1);
    }
    return found;
  };

  test('round 1: two matches on three boards, colours in turn, the reserve stays out', async () => {
    const { create, enter, pair, organiser, games, picture } = event;
    await create({ name: 'Team Cup', system: 'Swiss', rounds: 3, teams: true });
    await enter(PLAYERS);
    await organiser.press('Go on', 'Round 1 of 3');
    await pair(1, 'again');
    expect([...(await matches(1)).values()]).toEqual([3, 3]);
    const playing = await games(1);
    expect(playing.some(({ black, white }) => black === 4 || white === 4)).toBe(false);
    const [first, second, third] = playing.map(({ black }) => teamOf(black));
    expect(first).toBe(third);
    expect(second).not.toBe(first);
    await picture('teams-round', 'Round 1', 640);
  });

  test('a match waits for its last board', async () => {
    const { decide, record, organiser, games } = event;
    const last = (await games(1))[5]!.row;
    await decide(1, game => (game.row === last ? '' : better(game)));
    await organiser.press('Look again', 'Results of round 1');
    await organiser.press('Record results', 'Results recorded');
    await organiser.press('Go on', 'Results of round 1');
    expect(await organiser.reads()).toContain('5 of 6 results are in the wall list');
    await decide(1, game => (game.row === last ? better(game) : ''));
    await record('Round 2 of 3');
  });

  test('the line-up changes: who is out makes room for the reserve, teams do not meet again', async () => {
    const { organiser, at, play, games } = event;
    const met = [...(await matches(1)).keys()];
    await organiser.types('Wall list', { [await at('Out', 1)]: '2' });
    await organiser.press('Look again', 'Round 2 of 3');
    await play(2, better, 'Round 3 of 3');
    const playing = (await games(2)).flatMap(({ black, white }) => [black, white]);
    expect(playing).not.toContain(1);
    expect(playing).toContain(4);
    await play(3, better, 'All rounds are played');
    const all = [...met, ...(await matches(2)).keys(), ...(await matches(3)).keys()];
    expect(new Set(all).size).toBe(6);
  });

  test('the list of teams counts matches, then boards', async () => {
    const { finish, games, shown, picture } = event;
    const boards = new Map<string, number>();
    const score = new Map<string, number>();
    for (const round of [1, 2, 3]) {
      const inMatch = new Map<string, Map<string, number>>();
      for (const game of await games(round)) {
        const [won, lost] = better(game) === 'b' ? [game.black, game.white] : [game.white, game.black];
        const match = [teamOf(won), teamOf(lost)].sort().join('-');
        const sums = inMatch.get(match) ?? new Map<string, number>();
        sums.set(teamOf(won), (sums.get(teamOf(won)) ?? 0) + 1);
        sums.set(teamOf(lost), sums.get(teamOf(lost)) ?? 0);
        inMatch.set(match, sums);
        boards.set(teamOf(won), (boards.get(teamOf(won)) ?? 0) + 1);
      }
      for (const sums of inMatch.values()) {
        const [[winner] = ['']] = [...sums].sort((a, b) => b[1] - a[1]);
        score.set(winner, (score.get(winner) ?? 0) + 1);
      }
    }
    const { standings, prizes } = await finish([['1', '300']]);
    const expected = ['Oaks', 'Elms', 'Pines', 'Firs'].sort(
      (a, b) => (score.get(b) ?? 0) - (score.get(a) ?? 0) || (boards.get(b) ?? 0) - (boards.get(a) ?? 0),
    );
    const teams = standings
      .slice(1)
      .map(line => line.map(String).find(cell => score.has(cell) || cell === 'Firs'));
    expect(teams).toEqual(expected);
    expect(prizes.flat().map(String)).toContain(expected[0]);
    expect((await shown('Teams')).flat().map(String)).toContain(expected[0]);
    await picture('teams-standings', 'Teams', 420);
  });
});
