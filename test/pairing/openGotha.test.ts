import { readFileSync, readdirSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { verifyCertificate } from '../../src/matching/proof/certificate';
import { verticesOf } from '../../src/pairing/criteria/field';
import { pairRound, type ProvedRound } from '../../src/pairing/swiss/pairRound';
import { squaredPoints } from '../../src/pairing/criteria/scoreDifference';
import { makeStanding } from '../../src/standings/score/makeStanding';
import { countedScore, type Standing } from '../../src/standings/score/standing';
import { freeEntry } from '../../src/tournament/game';
import { presetSettings } from '../../src/tournament/presets';
import type { Settings } from '../../src/tournament/settings';
import type { System } from '../../src/tournament/systems';
import type { WallList } from '../../src/tournament/wallList';
import { hasReference, inReference } from '../reference';
import { wallListText } from '../wallListText';
import { makeOpenEvent } from '../../src/pairing/round/makeOpenEvent';

/**
 * Real events, every round: the players that the director paired, with the bye that the director gave, paired by us. We must
 * find a pairing without a repeat, and our score differences must never add up to more than those of the director's games.
 */
const FOLDER = inReference('opengotha/data');

interface Reference {
  readonly meta: { readonly slug: string; readonly system: string };
  readonly params: { readonly general: General };
  readonly players: readonly { readonly rank: string; readonly startMMS: number; readonly status: string }[];
  readonly rounds: readonly { readonly r: number; readonly games: readonly Played[] }[];
  readonly afterRound: readonly { readonly criteria: { readonly CAT: readonly number[] } }[];
}
type General = Readonly<
  Record<'absentNBW' | 'byeNBW' | 'absentMMS' | 'byeMMS', number> & Record<'roundDownUnplayed', boolean>
>;
interface Played {
  readonly black: number;
  readonly white: number;
  readonly handicap: number;
  readonly result: string;
}

/** What OpenGotha pairs by other rules. */
const OTHER_SYSTEMS: Readonly<Record<string, string>> = {
  cup: 'a knock-out in which the losers play on',
};

const SYSTEM_OF: Readonly<Record<string, System>> = { mcmahon: 'McMahon', swisscat: 'Swiss by categories' };

/**
 * A game without a result scores 0 for both, as OpenGotha counts it. Draws keep their ½.
 */
const CELLS: Readonly<Record<string, readonly [string, string]>> = {
  'B+': ['+', '-'],
  'W+': ['-', '+'],
  '=': ['=', '='],
  '--': ['-', '-'],
  '++': ['+', '+'],
  '?': ['-', '-'],
};

const WORTH: Readonly<Record<number, Unplayed['worth']>> = { 0: 'nothing', 0.5: 'half', 1: 'win' };

const readAll = (): readonly Reference[] =>
  readdirSync(FOLDER)
    .sort()
    .map(file => JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8')) as Reference);

function settingsOf({ meta, params }: Reference): Settings {
  const system = SYSTEM_OF[meta.system] ?? 'Swiss';
  const rounding = params.general.roundDownUnplayed ? 'absences' : 'none';
  return { ...presetSettings('OpenGotha', system), rounding, seed: meta.slug };
}

/** The list when round `round` is about to be paired: those whom the director did not pair have their cells already. */
function listBefore(reference: Reference, round: number): WallList {
  const cells = reference.players.map(() => reference.rounds.map(() => '.'));
  for (const { r, games } of reference.rounds.filter(one => one.r < round)) {
    for (const { black, white, handicap, result } of games) {
      const [blacks, whites] = CELLS[result.replace('!', '')] as readonly [string, string];
      const end = `${handicap}${result.endsWith('!') ? '!' : ''}`;
      cells[black - 1]![r - 1] = `${white}${blacks}/b${end}`;
      cells[white - 1]![r - 1] = `${black}${whites}/w${end}`;
    }
  }
  const categories = reference.afterRound[0]?.criteria.CAT ?? [];
  const header = [
    'No',
    'Name',
    'Rank',
    'Start',
    'Category',
    ...reference.rounds.map(({ r }) => `R${r}`),
  ].join('|');
  const rows = reference.players.map(({ rank, startMMS }, i) =>
    [i + 1, `Player ${i + 1}`, rank, startMMS, categories[i], ...cells[i]!].join('|'),
  );
  const list = wallListText([header, ...rows].join('\n'));
  const paired = new Set(gamesOf(reference, round).flatMap(({ black, white }) => [black, white]));
  const entries = list.entries.map((row, player) =>
    row.map((entry, i) => {
      const isFree = i + 1 < round ? entry.length === 0 : i + 1 === round && !paired.has(player + 1);
      return isFree ? [freeEntry(freeOf(reference, player, i))] : entry;
    }),
  );
  return { ...list, entries };
}

type Unplayed = Parameters<typeof freeEntry>[0];

function freeOf({ meta, params, players }: Reference, player: number, round: number): Unplayed {
  const { absentNBW, byeNBW, absentMMS, byeMMS } = params.general;
  const [absent, bye] = meta.system === 'mcmahon' ? [absentMMS, byeMMS] : [absentNBW, byeNBW];
  const status = players[player]?.status[round] ?? 'N';
  const worth = WORTH[{ A: absent, B: bye }[status] ?? 0] ?? 'nothing';
  return status === 'B' ? { worth, as: 'bye' } : { worth };
}

const gamesOf = (reference: Reference, round: number): readonly Played[] =>
  reference.rounds.find(one => one.r === round)?.games ?? [];

interface Compared {
  readonly slug: string;
  readonly round: number;
  readonly proved: ProvedRound;
  /** How many games the director made. */
  readonly games: number;
  readonly ours: number;
  readonly directors: number;
  /** Games of each that were played before. */
  readonly ourRepeats: number;
  readonly directorsRepeats: number;
  /** Squared distances between the categories of those who play each other. */
  readonly ourMixing: number;
  readonly directorsMixing: number;
}

function compare(reference: Reference, round: number): Compared {
  const { slug } = reference.meta;
  const list = listBefore(reference, round);
  const settings = settingsOf(reference);
  const result = pairRound(makeOpenEvent(list, settings));
  if (!('paired' in result)) throw new Error(`${slug} ${round}: ${result.problems[0]?.code}`);
  const standing = makeStanding(list, { ...settings, throughRound: round - 1 });
  const directors = gamesOf(reference, round).map(game => [game.black - 1, game.white - 1] as const);
  const ours = result.paired.games.map(game => [game.black, game.white] as const);
  return {
    slug,
    round,
    proved: result,
    games: directors.length,
    ours: differences(standing, ours),
    directors: differences(standing, directors),
    ourRepeats: repeats(list, round, ours),
    directorsRepeats: repeats(list, round, directors),
    ourMixing: mixing(list, ours),
    directorsMixing: mixing(list, directors),
  };
}

type Pairs = readonly (readonly [number, number])[];

const differences = (standing: Standing, pairs: Pairs): number =>
  pairs.reduce(
    (sum, [a, b]) => sum + squaredPoints(countedScore(standing, a) - countedScore(standing, b)),
    0,
  );

const mixing = ({ players }: WallList, pairs: Pairs): number =>
  pairs.reduce((sum, [a, b]) => sum + (Number(players[a]!.category) - Number(players[b]!.category)) ** 2, 0);

const repeats = (list: WallList, round: number, pairs: Pairs): number =>
  pairs.filter(([a, b]) =>
    list.entries[a]!.slice(0, round - 1).some(cell =>
      cell.some(entry => entry.kind === 'game' && entry.opponent === b),
    ),
  ).length;

/**
 * Rounds in which the players have met so often that no pairing without a repeat exists: a club's permanent event. The
 * director repeated games as well; fewest repeats come first with us, before score differences.
 */
const REPEATS_NEEDED: readonly string[] = [12, 13, 14, 15, 16].map(round => `mm21-permanent ${round}`);

/** Rounds in which the director repeated games although there is a pairing without. */
const DIRECTOR_REPEATED: readonly string[] = ['egc2013 9', 'egc2013 10', 'sw45-coqb19 5', 'sw45-coqb19 6'];

describe.skipIf(!hasReference)('the next round of real events, against their directors', () => {
  let rounds: readonly Compared[] = [];
  let others: readonly string[] = [];
  beforeAll(() => {
    const all = readAll();
    others = all.filter(({ meta }) => meta.system in OTHER_SYSTEMS).map(({ meta }) => meta.slug);
    rounds = all
      .filter(({ meta }) => !(meta.system in OTHER_SYSTEMS))
      .flatMap(reference =>
        reference.rounds.filter(({ games }) => games.length > 0).map(({ r }) => compare(reference, r)),
      );
  });
  const named = (wanted: (one: Compared) => boolean): readonly string[] =>
    rounds.filter(wanted).map(({ slug, round }) => `${slug} ${round}`);

  test('29 of the 30 events are McMahon or Swiss, some of them by categories, with 161 rounds', () => {
    expect(others).toEqual(['cup16-cdfa']);
    expect(new Set(rounds.map(({ slug }) => slug)).size).toBe(29);
    expect(rounds).toHaveLength(161);
  });

  test('all players that the director paired are paired, and nobody else', () => {
    expect(
      named(({ proved, games }) => proved.paired.bye !== undefined || proved.paired.games.length !== games),
    ).toEqual([]);
  });

  test('no repeat, but where no other pairing exists', () => {
    expect(named(({ ourRepeats }) => ourRepeats > 0)).toEqual(REPEATS_NEEDED);
    expect(named(({ ourRepeats, directorsRepeats }) => ourRepeats > directorsRepeats)).toEqual([]);
    expect(named(({ directorsRepeats }) => directorsRepeats > 0)).toEqual([
      ...DIRECTOR_REPEATED.slice(0, 2),
      ...REPEATS_NEEDED,
      ...DIRECTOR_REPEATED.slice(2),
    ]);
  });

  test('score differences never cost more than those of the director’s games, repeats needed aside', () => {
    expect(named(({ ours, directors }) => ours > directors)).toEqual(REPEATS_NEEDED);
  });

  test('categories are mixed no more than the director mixed them', () => {
    const byCategories = rounds.filter(({ slug }) => slug.startsWith('cat'));
    expect(byCategories).toHaveLength(15);
    expect(byCategories.filter(one => one.ourMixing > one.directorsMixing)).toEqual([]);
    const four = byCategories.filter(({ slug }) => slug === 'cat14-act2020');
    expect(four.map(({ ourMixing, directorsMixing }) => [ourMixing, directorsMixing])).toEqual([
      [0, 0],
      [2, 2],
      [2, 2],
    ]);
  });

  test('and in most events they cost less', () => {
    const better = named(({ ours, directors }) => ours < directors);
    expect(new Set(better.map(name => name.split(' ')[0])).size).toBeGreaterThanOrEqual(14);
  });

  test('each round is proved to be the cheapest of the whole field, up to 526 players', () => {
    const fields = rounds.flatMap(({ proved }) => proved.optima);
    const faults = fields.flatMap(({ field, cost, result }) => {
      const fault = verifyCertificate(verticesOf(field), cost, result);
      return fault === undefined ? [] : [fault];
    });
    expect(faults).toEqual([]);
    expect(Math.max(...fields.map(({ field }) => field.players.length))).toBe(526);
  });
});
