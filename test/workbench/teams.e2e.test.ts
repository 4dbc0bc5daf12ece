import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeLongInBrowser } from '../browser';
import { openEvent, playersFrom, type PlayedEvent, type SheetGame } from './playEvent';

/** Six teams of three, the strongest not the first ones; Oaks have a reserve on board 4. */
const PLAYERS = playersFrom(
  ['Name', 'Rank', 'Team', 'Board'],
  `
  Ada Akselsen     1d  Oaks    1
  Bela Balogh      1k  Oaks    2
  Carla Castro     2k  Oaks    3
  Daan Dekker      4k  Oaks    4
  Eino Eskola      4d  Elms    1
  Flora Fiala      3d  Elms    2
  Goran Galic      1k  Elms    3
  Hedda Hoffmann   3d  Pines   1
  Ivo Ivanov       2d  Pines   2
  Julie Jourdan    2k  Pines   3
  Karel Kral       2d  Firs    1
  Lena Lindqvist   1d  Firs    2
  Marek Mazur      4k  Firs    3
  Nora Nemeth      5d  Yews    1
  Oskar Olsen      2d  Yews    2
  Petra Popescu    1d  Yews    3
  Quirin Quast     3k  Limes   1
  Rosa Rossi       5k  Limes   2
  Sven Sandberg    7k  Limes   3
`,
);
const TEAMS = ['Oaks', 'Elms', 'Pines', 'Firs', 'Yews', 'Limes'];
const teamOf = (no: number): string => String(PLAYERS[no - 1]?.Team);
const boardOf = (no: number): number => Number(PLAYERS[no - 1]?.Board);
const grade = (no: number): number => {
  const rank = String(PLAYERS[no - 1]?.Rank);
  return rank.endsWith('d') ? Number.parseInt(rank, 10) : 1 - Number.parseInt(rank, 10);
};
/** The stronger one wins, of equal ones Black; now and then it is the other way round. */
const better = ({ black, white }: SheetGame): string =>
  grade(black) >= grade(white) !== ((black + white) % 6 === 0) ? 'b' : 'w';
/** The jigo that makes a match of three boards a tie. */
const resultOf = (game: SheetGame, jigo: number | undefined): string =>
  game.row === jigo ? '=' : better(game);

interface Match {
  readonly round: number;
  readonly teams: readonly [string, string];
  readonly boards: readonly [number, number];
}

describeLongInBrowser('a tournament of six teams', () => {
  let event: PlayedEvent;
  const matches: Match[] = [];
  beforeAll(async () => {
    event = await openEvent();
  });
  afterAll(async () => event?.open.close());

  /** The boards of a round under their two teams, in the order of the sheet. */
  const boards = async (round: number): Promise<ReadonlyMap<string, readonly SheetGame[]>> => {
    const found = new Map<string, SheetGame[]>();
    for (const game of await event.games(round)) {
      const match = [teamOf(game.black), teamOf(game.white)].sort().join('-');
      found.set(match, [...(found.get(match) ?? []), game]);
    }
    return found;
  };

  /** Adds up what stands in the Round sheet. */
  const count = async (round: number): Promise<void> => {
    for (const [match, games] of await boards(round)) {
      const teams = match.split('-') as [string, string];
      const half = ({ black, result }: SheetGame, team: string): number =>
        result === '=' ? 0.5 : (result === 'b') === (teamOf(black) === team) ? 1 : 0;
      const sum = (team: string) => games.reduce((total, game) => total + half(game, team), 0);
      matches.push({ round, teams, boards: [sum(teams[0]), sum(teams[1])] });
    }
  };

  test('round 1: three matches on three boards, colours in turn, the reserve stays out', async () => {
    const { create, enter, pair, organiser, picture } = event;
    await create({ name: 'Team Cup', system: 'Swiss', rounds: 3, teams: true });
    await enter(PLAYERS);
    await organiser.looks('Round 1 of 3');
    await pair(1, 'again');
    const first = await boards(1);
    expect([...first.keys()].flatMap(match => match.split('-')).sort()).toEqual([...TEAMS].sort());
    for (const games of first.values()) {
      expect(games.map(({ black, white }) => [boardOf(black), boardOf(white)])).toEqual([
        [1, 1],
        [2, 2],
        [3, 3],
      ]);
      const [one, two, three] = games.map(({ black }) => teamOf(black));
      expect([one === three, one === two]).toEqual([true, false]);
    }
    await picture('teams-round', 'Round 1', 640);
  });

  test('a match waits for its last board', async () => {
    const { decide, record, organiser, games } = event;
    const last = (await games(1)).at(-1)!.row;
    await decide(1, game => (game.row === last ? '' : better(game)));
    await organiser.looks('Round 1: 8 of 9');
    await decide(1, game => (game.row === last ? better(game) : ''));
    await record('Round 2 of 3');
    await count(1);
  });

  test('the line-up changes: boards move up, and the reserve sits down at the last', async () => {
    const { organiser, at, pair, decide, record, games } = event;
    await organiser.types('Wall list', { [await at('Out', 1)]: '2' });
    await organiser.looks('Round 2 of 3');
    await pair(2);
    const oaks = (await games(2)).flatMap(({ black, white }) => [black, white].filter(no => no <= 4));
    expect(oaks).toEqual([2, 3, 4]);
    const jigo = (await games(2))[1]!.row;
    await decide(2, game => resultOf(game, jigo));
    await record('Round 3 of 3');
    await count(2);
    await pair(3);
    expect((await games(3)).flatMap(({ black, white }) => [black, white])).toContain(1);
    await decide(3, better);
    await record('All rounds are played');
    await count(3);
    const met = matches.map(({ teams }) => teams.join('-'));
    expect([met.length, new Set(met).size]).toEqual([9, 9]);
  });

  test('the list of teams counts matches, then boards', async () => {
    const { finish, shown, picture } = event;
    const sum = (team: string, worth: (own: number, other: number) => number): number =>
      matches.reduce((total, { teams, boards: [one, two] }) => {
        if (teams[0] === team) return total + worth(one, two);
        return teams[1] === team ? total + worth(two, one) : total;
      }, 0);
    // Scores of a Swiss are rounded down by the EGF, and so are the board wins.
    const score = (team: string) => Math.floor(sum(team, (own, other) => (Math.sign(own - other) + 1) / 2));
    const wins = (team: string) => Math.floor(sum(team, own => own));
    const { prizes } = await finish([['1', '300']]);
    const [titles = [], ...lines] = await shown('Teams');
    const column = (title: string) => lines.map(line => line[titles.indexOf(title)]);
    const listed = column('Team').map(String);
    expect([...listed].sort()).toEqual([...TEAMS].sort());
    expect(column('Wins')).toEqual(listed.map(score));
    expect(column('Board wins')).toEqual(listed.map(wins));
    const value = (team: string) => 100 * score(team) + wins(team);
    const values = listed.map(value);
    expect(values).toEqual([...values].sort((a, b) => b - a));
    // The recount says something: it is not the order of the wall list, and boards decide between equal scores.
    expect(listed).not.toEqual(TEAMS);
    expect(
      listed.some((team, i) => i > 0 && score(team) === score(listed[i - 1]!) && values[i]! < values[i - 1]!),
    ).toBe(true);
    expect(prizes[1]?.slice(5, 9)).toEqual([1, expect.anything(), listed[0], 300]);
    await picture('teams-standings', 'Teams', 420);
    expect(event.open.complaints).toEqual([]);
  });
});
