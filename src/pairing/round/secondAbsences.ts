import { atEntry, makeWarning, type Problem } from '../../tournament/problem';
import { stageAt } from '../../standings/stages/stage';
import { settingsForSystem } from '../../tournament/presets';
import { SYSTEMS } from '../../tournament/systems';
import { entriesIn } from '../../tournament/wallList';
import { label } from '../game/remark';
import { worthOfAbsence } from '../../tournament/unplayed';
import type { OpenEvent } from './openEvent';

/**
 * Two agreed absences count a point, which is asked about where no setting says how many there may be; else those are named that count
 * nothing (R1.1). Players out to the end have left, which was said when it was typed.
 */
export function secondAbsences(event: OpenEvent): readonly Problem[] {
  const { wallList, openRound, stages } = event;
  const { round, missing, late } = openRound();
  if (round === undefined || missing.length > 0) return [];
  const stage = stages[stageAt(stages, round)];
  const settings = stage ? settingsForSystem(event.settings, stage.system) : event.settings;
  // In a match the boards count, and somebody of the team steps in.
  if (!stage || settings.teams || !SYSTEMS[stage.system].halfForAbsence) return [];
  if (settings.absence !== '0=' || settings.absenceValue === 0) return [];
  return wallList.players.flatMap((player, index): readonly Problem[] => {
    if (!player.out.rounds.includes(round) || entriesIn(wallList, index, round).length > 0) return [];
    const named = label(wallList, index);
    if (worthOfAbsence(wallList, settings, { player: index, round }, late) === 'nothing')
      return [makeWarning('absenceNotAgreed', { player: named, round }, atEntry(index, round))];
    // Half a point each.
    if (settings.agreedAbsences !== undefined || settings.absenceValue !== 1) return [];
    const earlier = Array.from({ length: round - stage.from }, (_, i) => stage.from + i).filter(past =>
      entriesIn(wallList, index, past).some(
        entry => entry.kind === 'free' && entry.as === 'absence' && entry.worth === 'half',
      ),
    );
    if (earlier.length === 0) return [];
    const values = { player: named, round, earlier: earlier.join(', ') };
    return [makeWarning('secondAbsence', values, atEntry(index, round))];
  });
}
