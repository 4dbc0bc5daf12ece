import { atEntry, makeWarning, type Problem } from '../../tournament/problem';
import { stageAt } from '../../standings/stages/stage';
import { settingsForSystem } from '../../tournament/presets';
import { SYSTEMS } from '../../tournament/systems';
import { entriesIn } from '../../tournament/wallList';
import { label } from '../game/remark';
import type { OpenEvent } from './openEvent';

/** Two agreed absences count a point (R1.1); players out to the end have left, which was said when it was typed. */
export function secondAbsences(event: OpenEvent): readonly Problem[] {
  const { wallList, openRound, stages } = event;
  const { round, missing } = openRound();
  if (round === undefined || missing.length > 0) return [];
  const stage = stages[stageAt(stages, round)];
  const settings = stage ? settingsForSystem(event.settings, stage.system) : event.settings;
  // In a match the boards count, and somebody of the team steps in.
  if (!stage || settings.teams || !SYSTEMS[stage.system].halfForAbsence) return [];
  // Half a point each.
  if (settings.absence !== '0=' || settings.absenceValue !== 1) return [];
  return wallList.players.flatMap((player, index): readonly Problem[] => {
    if (!player.out.rounds.includes(round) || entriesIn(wallList, index, round).length > 0) return [];
    const earlier = Array.from({ length: round - stage.from }, (_, i) => stage.from + i).filter(past =>
      entriesIn(wallList, index, past).some(
        entry => entry.kind === 'free' && entry.as === 'absence' && entry.worth === 'half',
      ),
    );
    if (earlier.length === 0) return [];
    return [
      makeWarning(
        'secondAbsence',
        { player: label(wallList, index), round, earlier: earlier.join(', ') },
        atEntry(index, round),
      ),
    ];
  });
}
