import type { LogEntry } from '../../sheet/write/logRows';
import { SYSTEMS } from '../../tournament/systems';
import type { Workbook } from '../workbook/workbook';
import type { Tournament } from '../read/tournament';
import { factIn, proposalsFor } from './ways';

/** A list with settings has no such line. */
export function systemLine(
  workbook: Workbook,
  tournament: Tournament,
  actions: readonly LogEntry[],
): readonly string[] {
  if (proposalsFor(workbook, tournament, actions).length === 0) return [];
  const { text, settings } = tournament;
  const fact = SYSTEMS[settings.system].score === 'MMS' ? 'starts' : 'noStarts';
  const system = text(`value.${settings.system}`);
  return [text('summary.pairedAs', { system, why: factIn(tournament, { fact }) })];
}
