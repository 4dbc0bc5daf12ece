import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeLongInBrowser } from '../browser';
import { openEvent, playersFrom, type PlayedEvent, type SheetGame } from './playEvent';

const PLAYERS = playersFrom(
  ['Name', 'Rank', 'Rating', 'Country'],
  `
  Agata Adamska    5d  2520  PL
  Benoit Blanc     5d  2480  FR
  Cilla Carlsson   4d  2410  SE
  Dario Duric      3d  2330  HR
  Eva Engel        3d  2290  DE
  Filip Fischer    2d  2210  CZ
  Gina Gallo       1d  2110  IT
  Hanno Huber      1k  1980  AT
`,
);

/** The smaller number wins, but for two games and a tie. */
const OTHERWISE: Readonly<Record<string, string>> = { '1-4': '4', '6-7': '=', '1-2': '2' };
const better = ({ black, white }: SheetGame): string => {
  const [low, high] = [Math.min(black, white), Math.max(black, white)];
  const winner = OTHERWISE[`${low}-${high}`] ?? String(low);
  return winner === '=' ? '=' : winner === String(black) ? 'b' : 'w';
};

describeLongInBrowser('two groups of four, and a knock-out of the best', () => {
  let event: PlayedEvent;
  beforeAll(async () => {
    event = await openEvent();
  });
  afterAll(async () => event?.open.close());

  /** Types the column Group from the top. */
  const group = async (groups: string) => {
    const typed = groups.split('').map(name => [name.trim()]);
    await event.open.page.evaluate(([a1, cells]) => window.workbench?.setValues('Wall list', a1, cells), [
      await event.at('Group', 1),
      typed,
    ] as const);
  };
  const paired = async (no: number) =>
    (await event.games(no)).map(({ black, white }) => [black, white].sort().join('-')).sort();

  test('groups are proposed, and a group of one is refused', async () => {
    const { create, enter, organiser, list, picture } = event;
    await create({ name: 'City Cup', system: 'Groups + knock-out' });
    await enter(PLAYERS);
    const before = await list();
    await organiser.looks('Mend the wall list first');
    expect(await organiser.reads()).toContain('for instance A 1, 4, 5, 8; B 2, 3, 6, 7.');
    await picture('groups-proposed', 'Wall list');
    expect(await list()).toEqual(before);
    await group('ABBAABBC');
    await organiser.looks('Mend the wall list first');
    await expect.poll(organiser.reads).toContain('Group C has only one player: Hanno Huber (8).');
    await organiser.sees('Mend the wall list first');
    await group('ABBAABBA');
    await organiser.looks('Round 1 of 5');
  });

  test('the groups play their tables side by side', async () => {
    const { pair, decide, record, play, shown } = event;
    await pair(1, 'again');
    expect(await paired(1)).toEqual(['1-8', '2-7', '3-6', '4-5']);
    await decide(1, better);
    await record('Round 2 of 5');
    await play(2, better, 'Round 3 of 5');
    await play(3, better, 'Round 4 of 5');
    const met = (await Promise.all([1, 2, 3].map(paired))).flat().sort();
    expect(met).toEqual(['1-4', '1-5', '1-8', '2-3', '2-6', '2-7', '3-6', '3-7', '4-5', '4-8', '5-8', '6-7']);
    expect((await shown('Bracket'))[0]?.[0]).toMatch(/^There is no knock-out yet/);
  });

  test('the first of a group meets the second of the other; then final, standings and prizes', async () => {
    const { play, finish, picture, column, shown } = event;
    await play(4, better, 'Round 5 of 5');
    // A: 4 has beaten everybody, and 1 all others. B: 2, then 3.
    expect(await paired(4)).toEqual(['1-2', '3-4']);
    await play(5, better, 'All rounds are played');
    expect(await paired(5)).toEqual(['2-3']);
    const { standings, prizes } = await finish([
      [1, 1000, 'Cup'],
      [2, 600, ''],
      [3, 400, ''],
      [4, 200, ''],
    ]);
    const drawn = (await shown('Bracket')).map(line => line.slice(0, 3));
    expect(drawn[0]).toEqual(['R4', 'R5', 'Winner']);
    expect(drawn.flat().filter(cell => /^\d/.test(String(cell)))).toEqual([
      '3 Cilla Carlsson +',
      '3 Cilla Carlsson -',
      '4 Dario Duric -',
      '2 Benoit Blanc',
      '1 Agata Adamska -',
      '2 Benoit Blanc +',
      '2 Benoit Blanc +',
    ]);
    await event.open.page.locator('#panel-close').click();
    await picture('groups-standings', 'Standings');
    // The losers of the semi-finals are equal, as are those with equal places in the groups: 6 and 7 share one.
    expect(await column('Place')).toEqual([3, 1, 2, 3, 5, 5, 5, 8]);
    const [titles = [], ...lines] = standings;
    expect(lines.map(line => ['Place', 'Name'].map(title => line[titles.indexOf(title)]))).toEqual([
      [1, 'Benoit Blanc'],
      [2, 'Cilla Carlsson'],
      [3, 'Agata Adamska'],
      [3, 'Dario Duric'],
      [5, 'Eva Engel'],
      [5, 'Filip Fischer'],
      [5, 'Gina Gallo'],
      [8, 'Hanno Huber'],
    ]);
    expect(prizes.slice(1, 5).map(line => line.slice(5, 10))).toEqual([
      [1, 2, 'Benoit Blanc', 1000, 'Cup'],
      [2, 3, 'Cilla Carlsson', 600, ''],
      // Equals stand in the order of their lots, which a cup would go by.
      [3, 4, 'Dario Duric', 300, ''],
      [3, 1, 'Agata Adamska', 300, ''],
    ]);
    expect(event.open.complaints).toEqual([]);
  });
});
