import { rulesLine } from '../../sheet/announcement/rulesLine';
import { tiebreakWarnings } from '../../standings/placement/tiebreakWarnings';
import type { Problem } from '../../tournament/problem';
import type { TournamentInput } from './tournament';

/** The line on the rules that an event is held by, or in what it is not, the same in panel, standings and exports. */
export function rulesOf({ settings, text }: Pick<TournamentInput, 'settings' | 'text'>): string {
  const misfits = tiebreakWarnings(settings, settings.teams).flatMap(({ severity, place }: Problem) =>
    severity === 'warning' && place.kind === 'setting' && place.name ? [place.name] : [],
  );
  return rulesLine(settings, text, misfits);
}
