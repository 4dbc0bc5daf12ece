import type { Settings } from '../../tournament/settings';
import { NO_FACTS, type EventFacts } from '../exchange';

/** The settings that are facts of the event, by the names that the facts have among formats. */
const SETTING_OF = {
  name: 'eventName',
  place: 'eventPlace',
  country: 'eventCountry',
  begins: 'eventBegins',
  ends: 'eventEnds',
  director: 'eventDirector',
  boardSize: 'boardSize',
  online: 'online',
  time: 'timeLimits',
} as const satisfies Readonly<Record<keyof EventFacts, keyof Settings>>;
const FACTS = Object.keys(SETTING_OF) as readonly (keyof EventFacts)[];

export const eventFactsOf = (settings: Partial<Settings>): EventFacts => ({
  name: settings.eventName ?? NO_FACTS.name,
  place: settings.eventPlace ?? NO_FACTS.place,
  country: settings.eventCountry ?? NO_FACTS.country,
  director: settings.eventDirector ?? NO_FACTS.director,
  begins: settings.eventBegins ?? NO_FACTS.begins,
  ends: settings.eventEnds ?? NO_FACTS.ends,
  boardSize: settings.boardSize ?? NO_FACTS.boardSize,
  online: settings.online ?? NO_FACTS.online,
  time: settings.timeLimits,
});

export const factSettings = (facts: EventFacts): Partial<Settings> =>
  Object.fromEntries(FACTS.map(fact => [SETTING_OF[fact], facts[fact]]));

/** The settings without the facts, which formats have in a place of their own. */
export function withoutFacts(settings: Partial<Settings>): Partial<Settings> {
  const names: readonly string[] = Object.values(SETTING_OF);
  return Object.fromEntries(Object.entries(settings).filter(([key]) => !names.includes(key)));
}
