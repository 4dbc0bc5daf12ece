import type { ExchangedTournament } from '../formats/exchange';
import { nearestHandicap } from '../formats/handicapOfGames';
import { SETTINGS, type Settings } from '../tournament/settings';
import { SYSTEM_WITHOUT_STARTS, SYSTEMS } from '../tournament/systems';

type Handicap = Settings['handicap'];

/** An event may go on with handicaps by the score only where players start with one. */
export const handicapsAsked = ({ settings }: ExchangedTournament): readonly Handicap[] =>
  SETTINGS.handicap.kind.choices.filter(
    name => name !== 'MMS' || SYSTEMS[settings.system ?? SYSTEM_WITHOUT_STARTS].score === 'MMS',
  );

/** The rule that most stones of the file follow; else none, as the file says nothing. */
export function proposedHandicap(tournament: ExchangedTournament): Handicap {
  const handicap = nearestHandicap(tournament)?.handicap ?? 'none';
  return handicapsAsked(tournament).includes(handicap) ? handicap : 'none';
}

/** The tournament with a handicap; the one that most stones follow with its reduction. */
export function withHandicap(tournament: ExchangedTournament, handicap: Handicap): ExchangedTournament {
  const nearest = nearestHandicap(tournament);
  const settings = nearest?.handicap === handicap ? nearest : { handicap };
  return { ...tournament, settings: { ...tournament.settings, ...settings } };
}
