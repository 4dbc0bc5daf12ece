import { languageOf } from '../read/languageOf';
import { makeRank } from '../../tournament/rank';
import { presetSettings } from '../../tournament/presets';
import type { Settings } from '../../tournament/settings';
import { makeText, type Text } from '../../sheet/wording';
import { GOALS, rankCandidates, type Advice } from '../../simulation/counts/advice';
import type { SystemCandidate } from '../../simulation/event/candidates';
import { compareReports, makeReport } from '../../simulation/counts/makeReport';
import { play } from '../../simulation/play';
import type { Measure, Report } from '../../simulation/counts/report';
import { addTallies, NO_EVENTS, type Tally } from '../../simulation/counts/tally';
import type { SimulationRow, SimulationView, SimulationWish, View } from '../protocol/protocol';
import { lastRoundWithGames } from '../read/roundInPlay';
import { remark } from '../read/sentence';
import type { Tournament } from '../read/tournament';
import type { Workbook } from '../workbook/workbook';
import { chartsOf, type ReportNameOf } from './charts';
import { figuresIn, type MakeFigure } from './figure';
import { simulatedField } from '../../simulation/event/field';
import type { SimulationPlan } from '../../simulation/event/plan';
import { ASKED, measureRows } from './rows';
import { eventsInTurn } from './turns';
import { suggestedSystem } from './useSystem';
import { plannedPrizes, winnersOfAll, withPrizes } from './winsPrizes';
import { readWish, type NamedPlan, type WishReading } from './wish';
import { SYSTEM_WITH_STARTS } from '../../tournament/systems';

/** The form at first: the field and the rules of the sheet. */
const FIRST_WISH: SimulationWish = {
  purpose: 'answers',
  field: 'generated',
  size: 64,
  mean: 1500,
  spread: 300,
  system: '',
  rounds: '',
  bar: '',
  versus: '',
  versusRounds: '',
  versusBar: '',
  events: 500,
  seed: '1',
  jigo: 0,
  absence: 0,
  late: 0,
  scale: 100,
  strengthSpread: 0,
};

const playersIn = (tournament: Tournament | undefined): number =>
  tournament?.reading.wallList.players.length ?? 0;

export function simulationForm(tournament: Tournament | undefined): View {
  const players = playersIn(tournament);
  const wish: SimulationWish =
    players >= 2
      ? { ...FIRST_WISH, field: 'sheet' }
      : { ...FIRST_WISH, system: SYSTEM_WITH_STARTS, rounds: '5' };
  return { view: 'simulate', wish, players, problems: [] };
}

/** The rules of the sheet; the EGF's for a field without a sheet. */
export const baseSettings = (tournament: Tournament | undefined): Settings =>
  tournament?.settings ?? presetSettings('EGF', SYSTEM_WITH_STARTS);

/** Plays more events of each system and returns the results of all events so far. */
export function simulate(
  workbook: Workbook,
  tournament: Tournament | undefined,
  wish: SimulationWish,
  count: number,
  tallies: readonly Tally[],
): View {
  const language = tournament?.settings.language ?? languageOf(workbook);
  const prizes = plannedPrizes(workbook, tournament, wish);
  const wished = withPrizes(readWish(wish, tournament, baseSettings(tournament)), prizes);
  if (wished.kind === 'problems') {
    const problems = wished.problems.map(problem => remark(language, problem));
    return { view: 'simulate', wish, players: playersIn(tournament), problems };
  }
  const plans = plansOf(wished);
  const talliesNow = plans.map((_, i) => tallies[i] ?? NO_EVENTS);
  const turns = eventsInTurn(
    plans.map(({ plan }, i) => ({ size: sizeOf(plan), played: playedIn(talliesNow[i] ?? NO_EVENTS) })),
    count,
    wish.events,
  );
  const added = plans.map(({ plan }, i) => {
    const soFar = talliesNow[i] ?? NO_EVENTS;
    return addTallies(soFar, play(plan, playedIn(soFar), turns[i] ?? 0));
  });
  return simulationView(
    makeText(language),
    figuresIn(language),
    tournament,
    wish,
    wished,
    prizes,
    Math.min(...added.map(playedIn)),
    added,
  );
}

/** Players times rounds; where only playing shows the rounds, about as many as a knock-out takes. */
export const sizeOf = (plan: SimulationPlan): number => {
  const { players } = simulatedField(plan);
  return players.length * (plan.rounds ?? plan.settings.rounds ?? Math.ceil(Math.log2(players.length + 1)));
};

export const plansOf = (wished: Exclude<WishReading, { kind: 'problems' }>): readonly NamedPlan[] =>
  wished.kind === 'plans' ? wished.plans : wished.candidates;

/** Events played so far, including those that came to no end. */
const playedIn = ({ events, failures }: Tally): number =>
  Object.values(failures).reduce((sum, failure) => sum + failure.events, events);

function simulationView(
  text: Text,
  figure: MakeFigure,
  tournament: Tournament | undefined,
  wish: SimulationWish,
  wished: Exclude<WishReading, { kind: 'problems' }>,
  prizes: ReturnType<typeof plannedPrizes>,
  done: number,
  tallies: readonly Tally[],
): SimulationView {
  const plans = plansOf(wished);
  const reports = plans.map(({ plan }, i) => makeReport(plan, tallies[i] ?? NO_EVENTS));
  const common = {
    view: 'simulation',
    wish,
    done,
    tallies,
    seriesNote: noteOf(text, wished.kind === 'plans' ? plans.length : 1),
  } as const;
  const names = plans.map(({ system }, i) => nameOf(text, wished, system, i));
  const failures = reports.flatMap((report, i) => failuresOf(text, names[i] ?? '', report));
  if (wished.kind === 'plans')
    return {
      ...common,
      names,
      rows: withDifferences(measureRows(text, figure, reports), reports),
      charts: chartsOf(text, figure, playerNames(text, wish), reports),
      notes: [...winnersOfAll(text, figure, prizes.wins, names, reports), ...failures],
    };
  const played = wished.candidates.map((candidate, i) => ({ candidate, tally: tallies[i] ?? NO_EVENTS }));
  // A way that was not played yet is in no comparison.
  const ranking = rankCandidates(
    played.filter(({ tally }) => playedIn(tally) > 0),
    wished.sittings,
  );
  const [best] = ranking;
  const ofSheet = wish.field === 'sheet' ? tournament : undefined;
  const ignored =
    ofSheet && lastRoundWithGames(ofSheet.reading.wallList) > 0 ? [text('simulation.resultsIgnored')] : [];
  const use = best?.fits && done > 0 ? suggestedSystem(ofSheet, best.candidate) : undefined;
  return {
    ...common,
    ...advised(text, figure, ranking, done > 0, [...ignored, ...failures]),
    // The numbers of one table have no small print.
    seriesNote: '',
    ...(use && { use }),
  };
}

/** Made-up players are numbered in the language of the tournament. */
export const playerNames =
  (text: Text, { field }: SimulationWish): ReportNameOf =>
  ({ name, no }) =>
    field === 'generated' ? text('simulation.player.madeUp', { no }) : name;

const noteOf = (text: Text, systems: number): string =>
  systems === 2
    ? `${text('simulation.interval')} ${text('simulation.differs')}`
    : text('simulation.interval');

/** The rows with an asterisk where two systems differ by more than chance. */
function withDifferences(
  rows: readonly SimulationRow[],
  [one, other]: readonly Report[],
): readonly SimulationRow[] {
  if (!one || !other) return rows;
  const { measures } = compareReports(one, other);
  return rows.map((row, i) => {
    const difference = measures[ASKED[i] as Measure]?.difference;
    const differs = difference !== undefined && (difference.low > 0 || difference.high < 0);
    return differs ? { ...row, what: `${row.what}\u00a0*` } : row;
  });
}

function nameOf(
  text: Text,
  wished: Exclude<WishReading, { kind: 'problems' }>,
  system: SystemCandidate['system'],
  index: number,
): string {
  const candidate = wished.kind === 'advice' ? wished.candidates[index] : undefined;
  return candidate ? candidateName(text, candidate) : text(`value.${system}`);
}

/** `McMahon, 5 rounds, bar 2d (9 players)`. */
export function candidateName(text: Text, { system, rounds, upperBar, topGroup }: SystemCandidate): string {
  return [
    text(`value.${system}`),
    ...(rounds === undefined ? [] : [text('simulation.rounds.of', { rounds })]),
    ...(upperBar ? [text('simulation.bar.of', { bar: makeRank(upperBar), players: topGroup ?? 0 })] : []),
  ].join(', ');
}

/**
 * Sentences on events that could not be played. The number of the first lets `npm run simulate` play it again
 * and say why.
 */
const failuresOf = (text: Text, system: string, { failed, failures, faults }: Report): readonly string[] => {
  const first = Math.min(...failures.map(each => each.first));
  return [
    ...(failed > 0 ? [text('simulation.failure', { system, events: failed, first })] : []),
    ...faults.map(({ events, first: event }) => text('simulation.fault', { system, events, first: event })),
  ];
};

function advised(
  text: Text,
  figure: MakeFigure,
  ranking: readonly Advice[],
  isWhole: boolean,
  failures: readonly string[],
): Pick<SimulationView, 'names' | 'rows' | 'charts' | 'notes'> {
  const [best] = ranking;
  const equals = ranking.slice(1).filter(({ fits, equalToFirst }) => fits && equalToFirst);
  return {
    names: [text('simulation.explain.score'), ...GOALS.map(goal => text(`simulation.explain.${goal}`))],
    rows: ranking.map(({ candidate, score, goals, fits }) => ({
      what: `${candidateName(text, candidate)}${fits ? '' : ` (${text('simulation.tooLong')})`}`,
      values: [score, ...GOALS.map(goal => goals[goal])].map(estimate =>
        inPercent(figure(estimate, 'share')),
      ),
    })),
    charts: [],
    notes: [
      ...(best && isWhole
        ? [
            text('simulation.suggestion', { suggestion: candidateName(text, best.candidate) }),
            text('simulation.why', { reasons: reasonsFor(text, best, ranking).join('; ') }),
          ]
        : []),
      ...(isWhole && equals.length > 0
        ? [
            text('simulation.asGood', {
              others: equals.map(({ candidate }) => candidateName(text, candidate)).join('; '),
            }),
          ]
        : []),
      ...failures,
    ],
  };
}

/** The columns say that they are in percent. */
const inPercent = ({ value }: { readonly value: string }): SimulationRow['values'][number] => ({
  value: value.replace(/ %$/, ''),
  interval: '',
});

/** Names whoever shares the top, and in what no other that fits the time is better. */
function reasonsFor(text: Text, best: Advice, ranking: readonly Advice[]): readonly string[] {
  const { upperBar, topGroup } = best.candidate;
  const isBest = (goal: (typeof GOALS)[number]): boolean => {
    const value = best.goals[goal]?.value;
    const otherValues = ranking.flatMap(advice =>
      advice.fits && advice !== best ? [advice.goals[goal]?.value ?? 0] : [],
    );
    return value !== undefined && otherValues.length > 0 && otherValues.every(other => value >= other);
  };
  const goals = GOALS.filter(isBest).map(goal => text(`simulation.best.${goal}`));
  const top = upperBar ? [text('simulation.best.top', { players: topGroup ?? 0 })] : [];
  return [...top, ...(goals.length > 0 ? goals : [text('simulation.best.mean')])];
}
