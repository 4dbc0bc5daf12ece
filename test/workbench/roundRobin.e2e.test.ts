import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeLongInBrowser } from '../browser';
import { entryOf, numbersOf, type Sheet } from './crosstable';
import { openEvent, playersFrom, type PlayedEvent, type SheetGame } from './playEvent';

const PLAYERS = playersFrom(
  ['Name', 'Rank', 'Country'],
  `
  Astrid Aas       4d  NO
  Boris Babic      3d  HR
  Clara Costa      3d  PT
  Denis Dumont     1d  FR
  Elsa Ekman       1k  FI
  Fabio Ferri      2k  IT
  Gerda Gruber     4k  AT
`,
);
/** One to seven; who is eighth rests. */
const ROUNDS = 7;

/** The smaller number wins, but for two games and a tie. */
const OTHERWISE: Readonly<Record<string, string>> = { '1-3': '3', '4-7': '7', '5-6': '=' };
const better = ({ black, white }: SheetGame): string => {
  const [low, high] = [Math.min(black, white), Math.max(black, white)];
  const winner = OTHERWISE[`${low}-${high}`] ?? String(low);
  return winner === '=' ? '=' : winner === String(black) ? 'b' : 'w';
};

/** Games won, a tie half, among some players: from the cells alone. */
const wins = (sheet: Sheet, no: number, among: readonly number[]): number =>
  Array.from({ length: ROUNDS }, (_, r) => /^([1-9]\d*)([-+=])/.exec(entryOf(sheet, no, r + 1)))
    .filter(game => among.includes(Number(game?.[1])))
    .reduce((sum, game) => sum + (game?.[2] === '+' ? 1 : game?.[2] === '=' ? 0.5 : 0), 0);

/** A league: wins, then wins among equals as often as it divides them. */
function inOrder(sheet: Sheet, group: readonly number[]): readonly (readonly number[])[] {
  const scores = [...new Set(group.map(no => wins(sheet, no, group)))].sort((one, other) => other - one);
  if (scores.length === 1) return [group];
  return scores.flatMap(score =>
    inOrder(
      sheet,
      group.filter(no => wins(sheet, no, group) === score),
    ),
  );
}

describeLongInBrowser('a round robin of seven players', () => {
  let event: PlayedEvent;
  beforeAll(async () => {
    event = await openEvent();
  });
  afterAll(async () => event?.open.close());

  const round = (no: number) => event.column(`R${no}`);
  /** The pairs of a Berger table for eight: both numbers together are one more than the round, or seven more than that. */
  const pairsOf = (no: number): string[] =>
    PLAYERS.flatMap((_, i) =>
      PLAYERS.flatMap((_, j) => (j > i && (i + j + 2 - no - 1) % ROUNDS === 0 ? [`${i + 1}-${j + 1}`] : [])),
    );
  const paired = async (no: number) =>
    (await event.games(no)).map(({ black, white }) => [black, white].sort().join('-')).sort();

  test('rounds 1 and 2: the table, and who rests has nothing', async () => {
    const { create, enter, pair, organiser, decide, record } = event;
    await create({ name: 'Club League', system: 'Round robin' });
    await enter(PLAYERS);
    await organiser.looks('Round 1 of 7');
    await organiser.press('Preview round 1', 'Preview of round 1');
    expect(await organiser.readsAll()).toContain('Rest: 1 Astrid Aas (4d)');
    await organiser.leaves(/Round 1/);
    await pair(1, 'again');
    expect(await paired(1)).toEqual(pairsOf(1));
    expect((await round(1))[0]).toBe('0-');
    await decide(1, better);
    await record('Round 2 of 7');
    // The results of a round may go into the wall list at once.
    await pair(2);
    expect(await paired(2)).toEqual(pairsOf(2));
    const signs: Readonly<Record<string, string>> = {
      '1': '+',
      '2': '-',
      '3': '+',
      '7': '-',
      '4': '+',
      '6': '-',
    };
    const entries = await round(2);
    await organiser.typesDown(
      'Wall list',
      await event.at('R2', 1),
      entries.map((entry, i) => String(entry).replace('?', signs[String(i + 1)] ?? '')),
    );
    // A complete round stays in sight until it is left.
    await organiser.looks(/^Round (2: 3 of 3|3 of 7)$/);
  });

  test('a game is put off: the panel asks for it', async () => {
    const { pair, decide, organiser, picture } = event;
    await pair(3);
    const open = (await event.games(3)).find(({ black, white }) => black + white === 4)!;
    await decide(3, game => (game.row === open.row ? '' : better(game)));
    await organiser.looks('Round 3: 2 of 3');
    await organiser.press('Preview round 4', 'Preview of round 4');
    expect(await organiser.readsAll()).toContain(
      'In round 3 results are missing: Astrid Aas (1) – Clara Costa (3).',
    );
    await picture('round-robin-put-off', 'Wall list', 720);
    await organiser.leaves(/^Round 3: /);
    const [first, third] = [0, 2].map(async i => String((await round(3))[i]));
    await organiser.types('Wall list', { [await event.at('R3', 1)]: (await first!).replace('?', '-') });
    await organiser.looks(/^Round 3: /);
    await organiser.types('Wall list', { [await event.at('R3', 3)]: (await third!).replace('?', '+') });
    await organiser.looks(/^Round (3: 3 of 3|4 of 7)$/);
  });

  test('who withdraws loses by default', async () => {
    const { organiser, at, pair, decide, record, shown } = event;
    await organiser.types('Wall list', { [await at('Out', 5)]: '4-' });
    await organiser.previews(4);
    expect(await organiser.readsAll()).toContain(
      'Elsa Ekman (5) is out of round 4, so Gerda Gruber (7) wins by default.',
    );
    await organiser.leaves(/^Round (3: 3 of 3|4 of 7)$/);
    await pair(4);
    expect(await paired(4)).toEqual(pairsOf(4).filter(pair => pair !== '5-7'));
    expect((await shown('Round 4')).map(line => line.slice(0, 2))).toContainEqual([
      'Walk-over',
      '7 Gerda Gruber (4k)',
    ]);
    expect((await round(4)).filter(entry => String(entry).includes('!'))).toEqual(['7-!/w', '5+!/b']);
    await decide(4, better);
    await record('Round 5 of 7');
  });

  test('a league: wins, direct comparison, and a prize that cannot be divided evenly', async () => {
    const { play, finish, picture, list } = event;
    for (const no of [5, 6, 7]) {
      await play(no, better, no < 7 ? `Round ${no + 1} of 7` : 'All rounds are played');
      expect(await paired(no)).toEqual(pairsOf(no).filter(pair => !pair.includes('5')));
    }
    const { standings, prizes } = await finish([
      [1, 1000, 'Cup'],
      [2, 600, ''],
      [3, 300, ''],
    ]);
    await event.open.page.locator('#panel-close').click();
    await picture('round-robin-standings', 'Standings');
    const sheet = await list();
    const order = inOrder(sheet, numbersOf(sheet));
    const places = order.flatMap((group, i) => {
      const place = 1 + order.slice(0, i).flat().length;
      return group.map(no => [place, PLAYERS[no - 1]!.Name, wins(sheet, no, numbersOf(sheet))]);
    });
    expect(places.map(([place]) => place)).toEqual([1, 1, 1, 4, 5, 6, 7]);
    const [titles = [], ...lines] = standings;
    expect(lines.map(line => ['Place', 'Name', 'Wins'].map(title => line[titles.indexOf(title)]))).toEqual(
      places,
    );
    expect(prizes.slice(1, 5).map(line => line.slice(5, 10))).toEqual([
      // Lots give the cup to one of the three.
      [1, 2, 'Boris Babic', 633.33, 'Cup'],
      [1, 1, 'Astrid Aas', 633.33, ''],
      [1, 3, 'Clara Costa', 633.33, ''],
      ['', '', 'Not given out', 0.01, ''],
    ]);
    expect(event.open.complaints).toEqual([]);
  });
});
