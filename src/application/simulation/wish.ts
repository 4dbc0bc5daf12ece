import { parseRank } from '../../tournament/rank';
import { presetSettings, settingsForSystem } from '../../tournament/presets';
import { LIST, type Problem } from '../../tournament/problem';
import type { Settings } from '../../tournament/settings';
import { type System, SYSTEMS } from '../../tournament/systems';
import { candidatesFor, type SystemCandidate } from '../../simulation/event/candidates';
import { QUESTIONS, type Model, type SimulationPlan } from '../../simulation/event/plan';
import { planOfList } from '../../simulation/planOfList';
import type { SimulationWish } from '../protocol/protocol';
import type { Tournament } from '../read/tournament';

/** The form as read: one or two systems to play, or several ways to hold an event for the advice. */
export type WishReading =
  | { readonly kind: 'plans'; readonly plans: readonly NamedPlan[] }
  | { readonly kind: 'advice'; readonly candidates: readonly SystemCandidate[]; readonly sittings: number }
  | { readonly kind: 'problems'; readonly problems: readonly Problem[] };

export interface NamedPlan {
  readonly system: System;
  readonly plan: SimulationPlan;
}

const MOST_ROUNDS = 60;
const ROUNDS = { what: 'rounds', from: 1, to: MOST_ROUNDS } as const;
const MOST_EVENTS = 100_000;
const MOST_PLAYERS = 1000;
const [WEAKEST, STRONGEST] = [-900, 3299];
const WIDEST = 2000;

export function readWish(
  wish: SimulationWish,
  tournament: Tournament | undefined,
  base: Settings,
): WishReading {
  const problems = problemsOf(wish, tournament);
  if (problems.length > 0) return { kind: 'problems', problems };
  const first = planOf(wish, wish.system, wish.rounds, wish.bar, tournament, base);
  if (wish.purpose === 'advice') {
    // How long the event may take says the form, or else the event of the sheet.
    const sittings = first.plan.rounds ?? base.rounds;
    if (sittings === undefined)
      return { kind: 'problems', problems: [error('wrongSimulationNumber', ROUNDS)] };
    return { kind: 'advice', candidates: candidatesFor(first.plan, sittings), sittings };
  }
  if (wish.versus === '') return { kind: 'plans', plans: [first] };
  return {
    kind: 'plans',
    plans: [first, planOf(wish, wish.versus, wish.versusRounds, wish.versusBar, tournament, base)],
  };
}

function planOf(
  wish: SimulationWish,
  system: System | '',
  rounds: string,
  bar: string,
  tournament: Tournament | undefined,
  base: Settings,
): NamedPlan {
  const settings = withBar(system === '' ? base : ofSystem(base, system), bar);
  const typed = rounds === '' ? undefined : Number(rounds);
  const { events, seed } = wish;
  if (system === '' && wish.field === 'sheet' && tournament) {
    const listPlan = planOfList(tournament.reading.wallList, settings, events, seed);
    return {
      system: settings.system,
      plan: { ...listPlan, rounds: typed ?? listPlan.rounds, model: modelOf(wish) },
    };
  }
  const field = fieldOf(wish, tournament);
  const ownRounds = system === '' ? settings.rounds : undefined;
  return {
    system: settings.system,
    plan: {
      field,
      settings,
      rounds: typed ?? ownRounds,
      events,
      seed,
      model: modelOf(wish),
      questions: QUESTIONS,
    },
  };
}

const modelOf = ({ jigo, absence, late, scale, strengthSpread }: SimulationWish): Model => ({
  jigo: jigo / 100,
  absence: absence / 100,
  late: late / 100,
  scale: scale / 100,
  strengthSpread,
});

const fieldOf = (wish: SimulationWish, tournament: Tournament | undefined): SimulationPlan['field'] =>
  wish.field === 'sheet' && tournament
    ? { kind: 'players', players: tournament.reading.wallList.players }
    : { kind: 'generated', size: wish.size, mean: wish.mean, spread: wish.spread };

/** The settings with another system; settings about rounds of the sheet do not come along. */
function ofSystem(base: Settings, system: System): Settings {
  const { preset } = SYSTEMS[system];
  if (preset !== 'EGF') return presetSettings(preset, system, base.teams);
  const typed = { ...base, stages: [], playoffRounds: [], rounds: undefined, groups: 'mixed' } as const;
  return { ...settingsForSystem(typed, system), throughRound: undefined };
}

function withBar(settings: Settings, bar: string): Settings {
  if (SYSTEMS[settings.system].score !== 'MMS' || bar === '') return settings;
  return { ...settings, upperBar: parseRank(bar) };
}

const error = (code: Problem['code'], values: Problem['values']): Problem => ({
  code,
  severity: 'error',
  place: LIST,
  values,
});

function problemsOf(wish: SimulationWish, tournament: Tournament | undefined): readonly Problem[] {
  const problems: Problem[] = [];
  const report = (code: Problem['code'], values: Problem['values']): void => {
    problems.push(error(code, values));
  };
  const whole = (what: string, value: number, from: number, to: number): void => {
    if (!Number.isInteger(value) || value < from || value > to)
      report('wrongSimulationNumber', { what, from, to });
  };
  const rounds = (text: string): void => {
    if (text !== '') whole('rounds', Number(text), 1, MOST_ROUNDS);
  };
  whole('events', wish.events, 1, MOST_EVENTS);
  for (const part of ['jigo', 'absence', 'late'] as const) whole(part, wish[part], 0, 100);
  whole('scale', wish.scale, 0, 1000);
  whole('strengthSpread', wish.strengthSpread, 0, 1000);
  if (wish.field === 'generated') {
    whole('players', wish.size, 2, MOST_PLAYERS);
    whole('mean', wish.mean, WEAKEST, STRONGEST);
    whole('spread', wish.spread, 0, WIDEST);
  } else if ((tournament?.reading.wallList.players.length ?? 0) < 2) report('tooFewToSimulate', {});
  rounds(wish.rounds);
  if (wish.versus !== '') rounds(wish.versusRounds);
  for (const bar of [wish.bar, wish.versusBar])
    if (bar !== '' && parseRank(bar)?.kind !== 'amateur') report('unreadableBar', { text: bar });
  return problems;
}
