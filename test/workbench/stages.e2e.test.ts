import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeLongInBrowser } from '../browser';
import { openEvent, playersFrom, type PlayedEvent, type SheetGame } from './playEvent';

const PLAYERS = playersFrom(
  ['Name', 'Rank'],
  `
  Ada Akselsen     4d
  Bela Balogh      3d
  Carla Castro     3d
  Daan Dekker      2d
  Eino Eskola      1d
  Flora Fiala      1d
  Goran Galic      1k
  Hedda Hoffmann   2k
`,
);
/** The order in which they win, which is neither that of the list nor that of ranks. */
const STRENGTH = [5, 2, 7, 1, 8, 3, 6, 4];
const better = ({ black, white }: SheetGame): string =>
  STRENGTH.indexOf(black) < STRENGTH.indexOf(white) ? 'b' : 'w';

describeLongInBrowser('three rounds of Swiss, then a knock-out of the first four', () => {
  let event: PlayedEvent;
  beforeAll(async () => {
    event = await openEvent();
  });
  afterAll(async () => event?.open.close());

  test('the Swiss is played', async () => {
    const { create, set, enter, organiser, pair, decide, record, play } = event;
    await create({ name: 'Stages Cup', system: 'Swiss', rounds: 5 });
    await set({ Stages: 'R1-R3 Swiss; R4-R5 Knock-out', Qualifiers: '4' });
    await enter(PLAYERS);
    await organiser.looks('Round 1 of 5');
    await pair(1, 'again');
    await decide(1, better);
    await record('Round 2 of 5');
    await play(2, better, 'Round 3 of 5');
    await play(3, better, 'Round 4 of 5');
  });

  test('the first four play the knock-out; a draw is played again, whoever loses is out', async () => {
    const { organiser, at, pair, decide, record, games, list, picture } = event;
    const place = (await list())[0]!.indexOf('Place');
    const ranked = (await list()).slice(1).map((line, i) => ({ no: i + 1, place: Number(line[place]) }));
    await pair(4);
    const semi = await games(4);
    const playing = semi.flatMap(({ black, white }) => [black, white]).sort((a, b) => a - b);
    expect(playing).toHaveLength(4);
    // Who comes before somebody that plays plays as well.
    const worst = Math.max(...playing.map(no => ranked[no - 1]!.place));
    expect(ranked.filter(({ place: own }) => own < worst).every(({ no }) => playing.includes(no))).toBe(true);
    const drawn = semi[0]!;
    await decide(4, game => (game.row === drawn.row ? '=' : better(game)));
    await record('Mend the wall list first');
    expect(await organiser.reads()).toContain('is a draw in round 4, and a knock-out needs a winner.');
    const won = better(drawn) === 'b' ? drawn.black : drawn.white;
    const lost = won === drawn.black ? drawn.white : drawn.black;
    await organiser.types('Wall list', {
      [await at('R4', won)]: `${lost}=/b ${lost}+/w`,
      [await at('R4', lost)]: `${won}=/w ${won}-/b`,
    });
    await organiser.looks('Round 5 of 5');
    await pair(5);
    const [final, ...others] = await games(5);
    expect(others).toEqual([]);
    expect([final!.black, final!.white].every(no => playing.includes(no))).toBe(true);
    await picture('stages-final', 'Wall list', 520);
    await decide(5, better);
    await record('All rounds are played');
  });

  test('the list: those of the knock-out before the others', async () => {
    const { finish, games } = event;
    const semi = (await games(4)).flatMap(({ black, white }) => [black, white]);
    const { standings, prizes } = await finish([['1', '100']]);
    const name = standings[0]!.indexOf('Name');
    const first = standings.slice(1, 5).map(line => PLAYERS.findIndex(({ Name }) => Name === line[name]) + 1);
    const [final] = await games(5);
    const byStrength = (one: number, other: number) => STRENGTH.indexOf(one) - STRENGTH.indexOf(other);
    expect(first.slice(0, 2)).toEqual([final!.black, final!.white].sort(byStrength));
    expect([...first].sort(byStrength)).toEqual(semi.sort(byStrength));
    expect(prizes[1]?.slice(7, 9)).toEqual([PLAYERS[first[0]! - 1]!.Name, 100]);
    expect(event.open.complaints).toEqual([]);
  });
});
