/** What the panel's answers say of the event, for its card on the start page. */
import type { Wire } from '../../wire';

export interface EventNews {
  /** In the organiser's language. */
  readonly system: string;
  readonly players: number;
  /** The last round of which anything is typed; 0 before the first. */
  readonly round: number;
  readonly rounds: number;
  /** The language of the tournament; missing in what was kept before. */
  readonly language?: string | undefined;
}

/** The news in an answer; undefined where it has none, as without a wall list. */
export function newsOf(answer: Wire): EventNews | undefined {
  if (typeof answer !== 'object' || answer === null || !('event' in answer)) return undefined;
  const { event, language } = answer as {
    readonly event: Partial<Record<keyof EventNews, unknown>> | null;
    readonly language?: unknown;
  };
  const { system, players, round, rounds } = event ?? {};
  if (typeof system !== 'string' || ![players, round, rounds].every(Number.isInteger)) return undefined;
  const numbers = { players: Number(players), round: Number(round), rounds: Number(rounds) };
  return { system, ...numbers, ...(typeof language === 'string' && { language }) };
}

/** The rules that the event is held by, or in what it is not, as the add-on answers its panel; '' where it does not know. */
export function rulesIn(answer: unknown): string {
  const rules = (answer as { readonly rules?: unknown } | null)?.rules;
  return typeof rules === 'string' ? rules : '';
}

/** How many rounds the add-on's answer calls complete; undefined where it says nothing of rounds. */
export function roundsComplete(answer: Wire): number | undefined {
  const plan = (answer as { readonly event?: { readonly plan?: unknown } | null } | null)?.event?.plan;
  if (!Array.isArray(plan)) return undefined;
  return plan.filter((one: { readonly stands?: unknown } | null) => one?.stands === 'complete').length;
}
