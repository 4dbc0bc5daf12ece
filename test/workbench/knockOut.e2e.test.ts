import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeLongInBrowser } from '../browser';
import { openEvent, playersFrom, type PlayedEvent, type SheetGame } from './playEvent';

/** By strength: the five best have byes in the first round of a bracket of sixteen. */
const PLAYERS = playersFrom(
  ['Name', 'Rank', 'Rating', 'Country'],
  `
  Amira Aalto    6d  2610  FI
  Bruno Barros   5d  2540  PT
  Chiara Conti   5d  2505  IT
  Dusan Dolinar  4d  2430  SI
  Edda Eklund    4d  2390  SE
  Felix Fabre    3d  2310  FR
  Greta Graf     2d  2240  DE
  Hugo Haas      2d  2195  AT
  Ines Ibarra    1d  2120  ES
  Jan Jansen     1d  2080  NL
  Kata Kovacs    1k  1990  HU
`,
);

/** The smaller number wins, but for these: winner and loser. */
const UPSETS = [
  [7, 2],
  [3, 1],
  [7, 4],
];
const upset = (one: number, other: number) =>
  UPSETS.some(([winner, loser]) => winner === one && loser === other);
const better = ({ black, white }: SheetGame): string =>
  upset(black, white) || (black < white && !upset(white, black)) ? 'b' : 'w';

/** Rounds survived before the first loss, and half a round for the third place; read from the cells alone. */
function survived(entries: readonly string[]): number {
  const won = entries.map(entry => entry.split(' ').at(-1)?.includes('+') ?? false);
  const lost = won.indexOf(false);
  return lost < 0 ? won.length : lost + (won.slice(lost + 1).includes(true) ? 0.5 : 0);
}

describeLongInBrowser('a knock-out of eleven players', () => {
  let event: PlayedEvent;
  beforeAll(async () => {
    event = await openEvent();
  });
  afterAll(async () => event?.open.close());

  const round = (no: number) => event.column(`R${no}`);
  /** The names of a column of the bracket, from the top, with what stands behind them. */
  const bracket = async (column: number) =>
    (await event.shown('Bracket')).map(line => String(line[column])).filter(cell => /^\d/.test(cell));

  test('is created, and seeded by rating: the five best have byes', async () => {
    const { create, set, enter, pair, organiser } = event;
    await create({ name: 'Autumn Cup', system: 'Knock-out', rounds: 4 });
    await set({ Draw: 'seeded', 'Third-place game': 'yes' });
    await enter(PLAYERS);
    await organiser.looks('Round 1 of 4');
    await pair(1, 'again');
    expect((await event.games(1)).map(({ black, white }) => [black, white].sort((a, b) => a - b))).toEqual([
      [6, 11],
      [7, 10],
      [8, 9],
    ]);
    expect((await round(1)).slice(0, 5)).toEqual(['0+', '0+', '0+', '0+', '0+']);
    expect(await bracket(0)).toEqual([
      '1 Amira Aalto (bye)',
      '8 Hugo Haas ?',
      '9 Ines Ibarra ?',
      '4 Dusan Dolinar (bye)',
      '5 Edda Eklund (bye)',
      '2 Bruno Barros (bye)',
      '7 Greta Graf ?',
      '10 Jan Jansen ?',
      '3 Chiara Conti (bye)',
      '6 Felix Fabre ?',
      '11 Kata Kovacs ?',
    ]);
    expect(await bracket(1)).toEqual([
      '1 Amira Aalto',
      '4 Dusan Dolinar',
      '5 Edda Eklund',
      '2 Bruno Barros',
      '3 Chiara Conti',
    ]);
  });

  test('a draw is played again before the next round', async () => {
    const { decide, record, organiser, at } = event;
    await decide(1, game => (game.black === 6 || game.white === 6 ? '=' : better(game)));
    await record('Mend the wall list first');
    expect(await organiser.reads()).toContain(
      'Felix Fabre (6) – Kata Kovacs (11) is a draw in round 1, and a knock-out needs a winner.',
    );
    expect(await bracket(1)).not.toContain('6 Felix Fabre');
    await organiser.types('Wall list', {
      [await at('R1', 6)]: '11=/b 11+/w',
      [await at('R1', 11)]: '6=/w 6-/b',
    });
    await organiser.looks('Round 2 of 4');
    expect(await bracket(1)).toContain('6 Felix Fabre');
  });

  test('who withdraws goes no further, and the opponent has a bye', async () => {
    const { organiser, at, pair, decide, record, picture } = event;
    await organiser.types('Wall list', { [await at('Out', 5)]: '2-' });
    await organiser.looks('Round 2 of 4');
    await organiser.press('Preview round 2', 'Preview of round 2');
    expect(await organiser.readsAll()).toContain(
      'Edda Eklund (5) is out of round 2 and goes no further in the knock-out.',
    );
    await picture('knock-out-withdrawal', 'Wall list');
    await organiser.leaves('Round 2 of 4');
    await pair(2);
    // Lots decide who is Black.
    const met = (await round(2)).map(cell => String(cell).replace(/\/[bw]$/, ''));
    expect(met).toEqual(['8?', '7?', '6?', '0+', '0-', '3?', '2?', '1?', '', '', '']);
    expect(await bracket(2)).toEqual(['4 Dusan Dolinar']);
    await decide(2, better);
    await record('Round 3 of 4');
  });

  test('the semi-finals wait for a missing result', async () => {
    const { pair, decide, organiser, record } = event;
    await pair(3);
    const games = await event.games(3);
    await decide(3, game => (game.row === 4 ? better(game) : ''));
    await organiser.looks('Round 3: 1 of 2');
    const missing = games.find(({ row }) => row === 5)!;
    await (await organiser.frame()).locator('h1').press('n');
    await organiser.press('More');
    await organiser.press('Show the cell');
    await expect.poll(organiser.stands).toBe('Round 3!F5');
    await decide(3, game => (game.row === 5 ? better(missing) : ''));
    await record('Round 4 of 4');
  });

  test('final, third place, standings and prizes', async () => {
    const { organiser, play, finish, picture, column, shown } = event;
    await organiser.press('Preview round 4', 'Preview of round 4');
    expect(await organiser.readsAll()).toContain('For the third place.');
    await organiser.leaves('Round 4 of 4');
    await play(4, better, 'All rounds are played');
    // The title stands between the two games.
    const parts = (await shown('Round 4')).slice(3).map(([table, black]) => (table === '' ? black : table));
    expect(parts.map(String)).toEqual(['1', 'For the third place.', '2']);
    const { standings, prizes } = await finish([
      [1, 1000, 'Cup'],
      [2, 600, ''],
      [3, 300, ''],
      [4, 300, ''],
      [5, 100, ''],
    ]);
    await picture('knock-out-prizes', 'Prizes');
    await picture('knock-out-bracket', 'Bracket', 1050);
    const rounds = await Promise.all([1, 2, 3, 4].map(round));
    const levels = PLAYERS.map((_, i) => survived(rounds.map(entries => String(entries[i]))));
    const places = levels.map(level => 1 + levels.filter(other => other > level).length);
    expect(places).toEqual([2, 5, 1, 4, 5, 5, 3, 5, 9, 9, 9]);
    expect(await column('Place')).toEqual(places);
    expect(await column('KO')).toEqual(levels);
    const ranked = PLAYERS.map(({ Name }, i) => [places[i], Name]).sort(
      ([one, name], [other, also]) => Number(one) - Number(other) || (String(name) < String(also) ? -1 : 1),
    );
    const [titles = [], ...lines] = standings;
    expect(lines.map(line => ['Place', 'Name'].map(title => line[titles.indexOf(title)]))).toEqual(ranked);
    expect(await bracket(4)).toEqual(['3 Chiara Conti']);
    // The prize of the fifth place is shared by four.
    expect(prizes.map(line => line.slice(5, 10))).toEqual([
      ['Place', 'No', 'Name', 'Prize', 'Other prizes'],
      [1, 3, 'Chiara Conti', 1000, 'Cup'],
      [2, 1, 'Amira Aalto', 600, ''],
      [3, 7, 'Greta Graf', 300, ''],
      [4, 4, 'Dusan Dolinar', 300, ''],
      // Equals stand in the order of their lots.
      [5, 5, 'Edda Eklund', 25, ''],
      [5, 2, 'Bruno Barros', 25, ''],
      [5, 8, 'Hugo Haas', 25, ''],
      [5, 6, 'Felix Fabre', 25, ''],
    ]);
    expect(event.open.complaints).toEqual([]);
  });
});
