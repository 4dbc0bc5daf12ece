import { describe, expect, test } from 'vitest';
import { makeEntries } from '../../src/sheet/cells/notation';
import { makeOut } from '../../src/sheet/cells/fields';
import { makeRank } from '../../src/tournament/rank';
import type { Entry, Game } from '../../src/tournament/game';
import { LIST_TIEBREAKS } from '../../src/tournament/tiebreaks';
import type { WallList } from '../../src/tournament/wallList';
import { EVENTS, kindField, KINDS, kindSettings, type Kind } from '../pairing/everyKind';
import { playToTheEnd } from '../pairing/playToTheEnd';
import { makeDice } from '../pairing/simulatedEvent';
import { FUNCTIONS, type Table } from './formulas';
import { memoryWorkbook } from './memoryWorkbook';
import { ask } from './tournamentBook';

/**
 * Nothing that Wallist says contradicts anything else that it says: places, standings, prizes, explanations, the next round as a formula
 * and in the panel, over events of every kind as they are at some moment, games without a result among them.
 */

const PLAYED_OFF: Kind = [9, 6, 0, 'System=Swiss; Playoff rounds=5-6; Playoff places=3'];
const TEAMS: readonly Kind[] = [
  [18, 4, 6, 'System=Swiss; Teams=yes; Boards=3'],
  [15, 5, 5, 'System=Round robin; Teams=yes; Boards=2'],
];
const BY_OTHER_RULES: readonly Kind[] = [
  [12, 4, 0, 'Preset=OpenGotha; System=McMahon'],
  [13, 4, 0, 'Preset=AGA; System=McMahon; Upper bar=2d'],
  [11, 5, 0, 'System=McMahon; Upper bar=1d; Lower bar=8k; Rounding=none; Through round=2'],
];
const EVERY: readonly Kind[] = [...KINDS, PLAYED_OFF, ...TEAMS, ...BY_OTHER_RULES];

/** As many events of each kind as EVENTS says; two in the suite. */
const SEEDS = Array.from({ length: Math.max(2, EVENTS) }, (_, event) => 7 * event + 3);

interface Moment {
  readonly cells: Table;
  readonly settings: string;
  readonly names: readonly string[];
}

/** The list before some round of an event; often with results missing in the round before. */
function someMoment(kind: Kind, seed: number): Moment {
  const [players, rounds, , text] = kind;
  const dice = makeDice(seed);
  const lists: WallList[] = [];
  const before = (list: WallList): WallList => {
    lists.push(list);
    return dice() < 0.2 ? withSomebodyOut(list, lists.length, dice) : list;
  };
  const field = isOfTeams(text) ? inTeams(kindField(kind, seed)) : kindField(kind, seed);
  const settings = kindSettings(text, seed);
  const { list } = playToTheEnd(
    { players, rounds, seed, settings, before, drawn: isKnockout(text) ? 0.1 : 0 },
    field,
  );
  const moments = [...lists.slice(1), list];
  const moment = moments[Math.floor(dice() * moments.length)] ?? list;
  // Where results decide who plays a later round, another result would leave a round that nobody could have paired.
  const tied = /Knock-out|knock-out|Double|Diagonal|Playoff/.test(text) ? moment : withTies(moment, dice);
  const shown = dice() < 0.5 ? withoutResults(tied, dice) : tied;
  return {
    cells: cellsOf(shown),
    settings: `${text}; Seed=dice ${seed}`,
    names: shown.players.map(({ name }) => name),
  };
}

const isOfTeams = (text: string): boolean => text.includes('Teams=yes');

/** The groups of the kind are teams. */
const inTeams = (list: WallList): WallList => ({
  ...list,
  players: list.players.map((one, i) => ({
    ...one,
    team: `Team ${one.group}`,
    group: '',
    category: '',
    board: 1 + i,
  })),
});

const isKnockout = (text: string): boolean => /^System=(Knock-out|Double)/.test(text);

function withSomebodyOut(list: WallList, round: number, dice: () => number): WallList {
  const absent = Math.floor(dice() * list.players.length);
  const out = { rounds: [round], from: undefined };
  return { ...list, players: list.players.map((one, player) => (player === absent ? { ...one, out } : one)) };
}

/** The same list, where some games have other results. */
function changed(list: WallList, change: (game: Game, player: number, round: number) => Game): WallList {
  const entries = list.entries.map((row, player) =>
    row.map((cell, round) =>
      cell.map(entry => (entry.kind === 'game' ? change(entry, player, round) : entry)),
    ),
  );
  return { ...list, entries };
}

/** Of each round, the games of some players. */
function someGames({ players, rounds }: WallList, dice: () => number, part: number) {
  const chosen = Array.from(
    { length: rounds },
    () => new Set(players.flatMap((_, i) => (dice() < part ? [i] : []))),
  );
  return ({ opponent }: Game, player: number, round: number): boolean =>
    chosen[round]!.has(player) || chosen[round]!.has(opponent);
}

function withTies(list: WallList, dice: () => number): WallList {
  const isTied = someGames(list, dice, 0.05);
  return changed(list, (game, ...at) =>
    isTied(game, ...at) && !game.byDefault ? { ...game, outcome: 'jigo' } : game,
  );
}

/** Some games of the last round of which anything is typed are still to be played. */
function withoutResults(list: WallList, dice: () => number): WallList {
  const lastEntry = (row: readonly (readonly Entry[])[]): number =>
    Math.max(-1, ...row.flatMap((cell, round) => (cell.length > 0 ? [round] : [])));
  const last = Math.max(...list.entries.map(lastEntry));
  const isOpen = someGames(list, dice, 0.3);
  return changed(list, (game, player, round) =>
    round === last && isOpen(game, player, round)
      ? { ...game, outcome: 'unknown', byDefault: false, moves: undefined }
      : game,
  );
}

function cellsOf({ players, entries, rounds }: WallList): Table {
  const titles = Array.from({ length: rounds }, (_, round) => `R${round + 1}`);
  return [
    ['No', 'Name', 'Rank', 'Rating', 'Country', 'Category', 'Group', 'Team', 'Board', 'Out', ...titles],
    ...players.map((player, i) => [
      player.no,
      player.name,
      player.rank ? makeRank(player.rank) : '',
      player.rating ?? '',
      player.country,
      player.category,
      player.group,
      player.team,
      player.board ?? '',
      makeOut(player.out),
      ...titles.map((_, round) => makeEntries(entries[i]?.[round] ?? [])),
    ]),
  ];
}

/** A table as rows by title. */
function rowsOf([titles = [], ...rows]: Table): readonly Readonly<Record<string, string | number>>[] {
  return rows.map(row => Object.fromEntries(titles.map((title, i) => [title, row[i]!])));
}

const call = (name: string, { cells, settings }: Moment, ...given: readonly unknown[]): Table =>
  FUNCTIONS[name]!(cells, ...given, settings);

/** What a column says beside each player, without its title. */
const beside = (name: string, moment: Moment): readonly (string | number)[] =>
  call(name, moment)
    .slice(1)
    .map(([cell]) => cell!);

/** Place = 1 + the number of those who are better, in each contest. */
function expectPlaces(moment: Moment): void {
  const standings = rowsOf(call('STANDINGS', moment));
  const places = beside('PLACE', moment);
  const shown = new Map(standings.map(row => [row['Name'], row['Place']]));
  expect(moment.names.map(name => shown.get(name))).toEqual(places);
  const categories = rowsOf(moment.cells).map(row => row['Category']);
  const isByCategory = moment.settings.includes('Swiss by categories');
  places.forEach((place, player) => {
    const rivals = places.filter((_, i) => !isByCategory || categories[i] === categories[player]);
    expect(place).toBe(1 + rivals.filter(other => Number(other) < Number(place)).length);
  });
  const inOrder = standings.map(row => Number(row['Place']));
  if (!isByCategory) expect([...inOrder].sort((a, b) => a - b)).toEqual(inOrder);
}

/** What stands beside a player is what EXPLAIN adds up. */
function expectExplained(moment: Moment): void {
  for (const name of LIST_TIEBREAKS) {
    const values = beside(name, moment);
    const asked = [0, Math.floor(values.length / 2)];
    asked.forEach(i => {
      const player = moment.names[i]!;
      const [headline = [], ...lines] = call('EXPLAIN', moment, player, name);
      if (typeof values[i] !== 'number') return;
      expect([player, name, headline[2]]).toEqual([player, name, values[i]]);
      // Steps stand behind one another, and a rating is no sum.
      if (name === 'DIRECTCOMPARISON' || name === 'PERFORMANCE') return;
      const added = lines.filter(([, , value, dropped]) => typeof value === 'number' && dropped === '');
      const total = added.reduce((sum, [, , value]) => sum + Number(value), 0);
      expect([player, name, total]).toEqual([player, name, values[i]]);
    });
  }
}

/** Who is equal in all columns of a system without stages shares the place, and only they do. */
function expectSorted(moment: Moment): void {
  if (/Stages|Groups|Diagonal/.test(moment.settings)) return;
  const [titles = [], ...rows] = call('STANDINGS', moment);
  const from = titles.lastIndexOf(titles.filter(title => /^R\d+$/.test(String(title))).at(-1)!) + 1;
  const less = titles.map(title => ['Category', 'Playoff', 'Lottery'].includes(String(title)));
  rows.slice(1).forEach((row, i) => {
    const above = rows[i]!;
    const column = titles.findIndex((_, k) => k >= from && row[k] !== above[k]);
    // Places begin anew in each category.
    if (titles[column] === 'Category') return;
    expect(row[0] === above[0], `${above[2]} and ${row[2]}`).toBe(column < 0);
    if (column < 0 || typeof row[column] !== 'number' || typeof above[column] !== 'number') return;
    expect(
      less[column] ? row[column] > above[column] : row[column] < above[column],
      String(titles[column]),
    ).toBe(true);
  });
}

const MONEY = [1000, 601, 350, 99, 50];
const PRIZES: Table = [
  ['Place', 'Title', 'Money', 'Thing'],
  ...MONEY.map((amount, i) => [i + 1, `title ${i + 1}`, amount, `thing ${i + 1}`]),
];

/** Titles and money go by places, things by their order inside the places. */
function expectPrizes(moment: Moment): void {
  const table = FUNCTIONS['PRIZES']!(moment.cells, PRIZES, moment.settings);
  const rows = rowsOf(table);
  const winners = rows.filter(row => row['Place'] !== '');
  // There is a row for what nobody gets only where something is left.
  const left = rows.find(row => row['Place'] === '');
  if (left) expect([left['Title'], left['Money'], left['Thing']].some(cell => cell !== '')).toBe(true);
  const ofTeams = rowsOf(call('TEAMSTANDINGS', moment)).map(
    row => [String(row['Team']), Number(row['Place'])] as const,
  );
  const ofPlayers = moment.names.map((name, i) => [name, Number(beside('PLACE', moment)[i])] as const);
  const places = new Map(isOfTeams(moment.settings) ? ofTeams : ofPlayers);
  if (moment.settings.includes('Swiss by categories')) return;
  const paid = winners.reduce((sum, row) => sum + Number(row['Money']), 0);
  expect(Math.round(100 * (paid + Number(left?.['Money'] ?? 0)))).toBe(
    100 * MONEY.reduce((sum, one) => sum + one, 0),
  );
  for (const [name, place] of places) {
    const row = winners.find(one => one['Name'] === name);
    const equals = [...places.values()].filter(other => other === place).length;
    const pot = MONEY.slice(place - 1, place - 1 + equals).reduce((sum, one) => sum + one, 0);
    expect([name, Number(row?.['Money'] ?? 0)]).toEqual([name, Math.floor((100 * pot) / equals) / 100]);
    expect([name, row?.['Title'] ?? '']).toEqual([name, place <= MONEY.length ? `title ${place}` : '']);
    if (row) expect(row['Place']).toBe(place);
  }
  const things = MONEY.map((_, i) => winners.find(row => row['Thing'] === `thing ${i + 1}`)?.['Name'] ?? '');
  const order = things.filter(name => name !== '').map(name => places.get(String(name))!);
  expect([...order].sort((a, b) => a - b)).toEqual(order);
}

/** The formula's next round is the panel's preview; where the panel has none, the formula has one sentence. */
function expectNextRound(moment: Moment): void {
  const table = call('NEXTROUND', moment);
  const book = memoryWorkbook();
  book.addSheet(
    'Wall list',
    moment.cells.map(row => row.map(String)),
  );
  book.addSheet(
    'Settings',
    moment.settings.split(/; (?=[A-Z][a-z -]+=)/).map(one => one.split('=') as [string, string]),
  );
  const state = ask(book, { ask: 'state' });
  const isAhead = state.view === 'results missing' && state.ahead !== undefined;
  const preview = ask(book, { ask: 'preview', ahead: isAhead });
  if (preview.view !== 'preview') {
    expect([preview.view, table.length, table[0]?.length]).toEqual([preview.view, 1, 1]);
    return;
  }
  const games = rowsOf(table).filter(row => typeof row['Table'] === 'number');
  expect(games.map(row => [row['Table'], row['Black No'], row['White No'], row['Handicap']])).toEqual(
    preview.games.map(({ table: number, numbers, handicap }) => [number, ...numbers, handicap]),
  );
  const byes = rowsOf(table).filter(row => row['Table'] === 'bye');
  // The panel names them with their numbers in front: `7 Ann (1d), 8 Bo (2k)`.
  const named = preview.bye?.split(', ').map(one => Number.parseInt(one, 10)) ?? [];
  expect(byes.map(row => row['Black No'])).toEqual(named);
}

/** While games are open, standings and prizes are provisional and count them; while rounds are to come, prizes are. */
function expectProvisional(moment: Moment): void {
  if (moment.settings.includes('Through round')) return;
  const cells = moment.cells.slice(1).flatMap(row => row.slice(10));
  const open = cells.join(' ').split('?').length - 1;
  const said = [call('STANDINGS', moment), FUNCTIONS['PRIZES']!(moment.cells, PRIZES, moment.settings)].map(
    ([titles = []]) => /Provisional, after round \d+(?:, (\d+) games? open)?/.exec(titles.join(' | ')),
  );
  const isToCome = call('NEXTROUND', moment).length > 1;
  expect(said.map(note => note?.[1])).toEqual(
    open > 0 ? [`${open / 2}`, `${open / 2}`] : [undefined, undefined],
  );
  expect(said.map(note => note !== null)).toEqual([open > 0, open > 0 || isToCome]);
}

describe.each(EVERY.map(kind => [kind[3], kind] as const))('%s', (_, kind) => {
  test.each(SEEDS)('no contradiction, dice %i', seed => {
    const moment = someMoment(kind, seed);
    expectPlaces(moment);
    expectSorted(moment);
    expectExplained(moment);
    expectPrizes(moment);
    expectNextRound(moment);
    expectProvisional(moment);
  });
});
