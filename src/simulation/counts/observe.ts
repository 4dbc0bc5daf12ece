import type { Contestant } from '../event/contestants';
import type { PlayedEvent } from '../event/playedRound';
import { orderOfEvent, type EventOrder } from './finalOrder';
import { observeGames, type GamesOfEvent } from './observeGames';
import type { Questions } from '../event/plan';
import { refereeEvent } from '../event/referee';
import type { Measure } from './report';
import { kendallTau } from './tau';
import { NO_EVENTS, observed, PARTS, type Occurrences, type Moments, type Tally } from './tally';

/** The regular ends of an event; an event with any other end is not counted. */
const ENDS: readonly string[] = [
  'allRoundsPaired',
  'nobodyLeft',
  'knockoutOver',
  'diagonalWon',
  'nobodyHasWon',
  'playoffOver',
  'playoffNotNeeded',
  'playoffUndecided',
];

export function observeEvent(
  event: PlayedEvent,
  index: number,
  contestants: readonly Contestant[],
  questions: Questions,
): Tally {
  const faults = foundIn(refereeEvent(event), index);
  const failure = failureOf(event);
  if (failure !== undefined) return { ...NO_EVENTS, failures: foundIn([failure], index), faults };
  const order = orderOfEvent(event, contestants);
  const games = observeGames(event, questions);
  const isIn = (contestant: number): number => ((order.place[contestant] ?? 0) <= questions.prizes ? 1 : 0);
  const byRank = [...contestants.keys()].sort((a, b) => (order.rank[a] ?? 0) - (order.rank[b] ?? 0));
  const rowOf = new Map(event.fieldOf.map((player, row) => [player, row]));
  const ofMembers = ({ members }: Contestant, byRow: readonly number[]): number =>
    members.reduce((sum, player) => sum + (byRow[rowOf.get(player) ?? -1] ?? 0), 0);
  return {
    events: 1,
    measures: measuresOf(event, order, games, byRank.slice(0, questions.top).map(isIn), questions),
    inPrizes: byRank.slice(0, questions.top).map(isIn),
    first: order.place.map(place => (place === 1 ? 1 : 0)),
    playerInPrizes: [...contestants.keys()].map(isIn),
    places: order.place.map(observed),
    games: contestants.map(contestant => observed(ofMembers(contestant, games.games))),
    won: contestants.map(contestant => observed(ofMembers(contestant, games.halvesWon))),
    tables: meansBy(games.gaps, 'table'),
    rounds: meansBy(games.gaps, 'round'),
    ties: tiesOf(order),
    winners: winnersOf(event, order, questions),
    failures: {},
    faults,
  };
}

/** As PRIZES gives them: a prize for another number of rounds is nobody's. */
function winnersOf(
  event: PlayedEvent,
  { wins }: EventOrder,
  { winsPrizes = [], leave }: Questions,
): Tally['winners'] {
  const { list, settings } = event;
  const rounds = settings.rounds ?? list.rounds;
  const left = leave?.(event);
  return Object.fromEntries(
    winsPrizes.map(prize => {
      const isWon = (contestant: number): boolean =>
        prize.of === rounds &&
        wins[contestant] === prize.wins &&
        (prize.players?.includes(contestant) ?? true) &&
        left?.get(prize.key)?.has(contestant) !== true;
      const count = [...wins.keys()].filter(isWon).length;
      return [prize.key, [...Array.from({ length: count }, () => 0), 1]];
    }),
  );
}

/** The code of the problem that kept an event from ending; undefined if it ended. */
function failureOf({ end, list, rounds }: PlayedEvent): string | undefined {
  const code = end[0]?.code ?? 'unexpected';
  if (ENDS.includes(code) && rounds.length > 0) return undefined;
  return code === 'roundWithoutColumn' && rounds.length === list.rounds ? undefined : code;
}

const foundIn = (codes: readonly string[], first: number): Readonly<Record<string, Occurrences>> =>
  Object.fromEntries(codes.map(code => [code, { events: 1, first }]));

function measuresOf(
  { rounds }: PlayedEvent,
  { place, rank, strength, firstAfter }: EventOrder,
  games: GamesOfEvent,
  top: readonly number[],
  { minutesPerGame, days }: Questions,
): Tally['measures'] {
  const strongest = place[rank.indexOf(0)];
  const first = place.filter(position => position === 1).length;
  const values: Record<Measure, number | undefined> = {
    strongestFirst: strongest === 1 ? 1 : 0,
    strongestAlone: strongest === 1 && first === 1 ? 1 : 0,
    topInPrizes: mean(top),
    tau: kendallTau(strength, place),
    tiedFirst: firstAfter.length > 0 && first > 1 ? 1 : 0,
    firstPlayers: first,
    gap: mean(games.gaps.map(({ gap }) => gap)),
    evenGames: share(games.even, games.gaps.length),
    upsets: share(games.upsets, games.decided),
    games: mean(games.games),
    fewestGames: Math.min(...games.games),
    mostGames: Math.max(...games.games),
    rounds: rounds.length,
    roundsPlayed: mean(games.roundsPlayed),
    drawUps: games.drawUps,
    repeats: games.repeats,
    byes: games.byes,
    handicapGames: share(games.withHandicap, games.gaps.length),
    sittings: games.sittings,
    hours: (Math.ceil(games.sittings / Math.max(1, days)) * minutesPerGame) / 60,
  };
  const measures: Partial<Record<Measure, Moments>> = {};
  for (const key of (Object.keys(values) as Measure[]).sort()) {
    const value = values[key];
    if (value !== undefined) measures[key] = observed(Math.round(PARTS[key] * value));
  }
  return measures;
}

const mean = (values: readonly number[]): number | undefined =>
  values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0) / values.length;

const share = (part: number, whole: number): number | undefined => (whole === 0 ? undefined : part / whole);

/** Moments by table or by round; the first entry is number 1. */
function meansBy(gaps: GamesOfEvent['gaps'], by: 'table' | 'round'): readonly Moments[] {
  const sums: { games: number; points: number }[] = [];
  for (const gap of gaps) {
    while (sums.length < gap[by]) sums.push({ games: 0, points: 0 });
    const sum = sums[gap[by] - 1];
    if (sum) {
      sum.games++;
      sum.points += gap.gap;
    }
  }
  return sums.map(({ games, points }) =>
    games === 0 ? { n: 0, sum: 0, squares: 0 } : observed(Math.round((PARTS.gap * points) / games)),
  );
}

const tiesOf = ({ firstAfter }: EventOrder): Tally['ties'] =>
  Object.fromEntries(
    firstAfter.map(({ after, players }, position) => [
      after,
      { position, events: 1, tied: players > 1 ? 1 : 0 },
    ]),
  );
