import { settingsForSystem } from '../../tournament/presets';
import type { Settings } from '../../tournament/settings';
import { type System, isPairedByScores } from '../../tournament/systems';
import { TIEBREAK_FACTS, type Tiebreak } from '../../tournament/tiebreaks';
import type { Event } from '../stages/event';

export interface UnfittingTiebreak {
  readonly tiebreak: Tiebreak;
  /** Undefined: it is for teams, and the list has none. */
  readonly system: System | undefined;
}

/** Sums of opponents' scores where scores did not find opponents (W4), board wins of single players (W3; R2.10). */
export function unfitting({ wallList, settings, stages }: Event): readonly UnfittingTiebreak[] {
  const unfittingOnes = stages.flatMap(({ system }): readonly UnfittingTiebreak[] =>
    tiebreaksOf(settings, system).flatMap((tiebreak): readonly UnfittingTiebreak[] => {
      if (tiebreak === 'BOARDWINS' && !wallList.boardResults) return [{ tiebreak, system: undefined }];
      return TIEBREAK_FACTS[tiebreak].isSos && !isPairedByScores(system) ? [{ tiebreak, system }] : [];
    }),
  );
  return unfittingOnes.filter(
    (misfit, index) => unfittingOnes.findIndex(({ tiebreak }) => tiebreak === misfit.tiebreak) === index,
  );
}

const tiebreaksOf = (settings: Settings, system: System): readonly Tiebreak[] =>
  settingsForSystem(settings, system).tiebreaks;
