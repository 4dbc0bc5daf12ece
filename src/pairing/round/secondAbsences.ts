import { atEntry, makeWarning, type Problem } from '../../tournament/problem';
import { SYSTEMS } from '../../tournament/systems';
import { entriesIn } from '../../tournament/wallList';
import { label } from '../game/remark';
import type { OpenEvent } from './openEvent';

/**
 * Who is out of the round to be paired by agreement, though another absence was agreed already: two of them count a point (R1.1).
 * Whoever is out to the end has left, which was said when it was typed.
 */
export function secondAbsences({ wallList, settings, openRound }: OpenEvent): readonly Problem[] {
  const { round, missing } = openRound();
  if (round === undefined || missing.length > 0) return [];
  if (!SYSTEMS[settings.system].halfForAbsence || settings.absence !== '0=') return [];
  return wallList.players.flatMap((player, index): readonly Problem[] => {
    if (!player.out.rounds.includes(round) || entriesIn(wallList, index, round).length > 0) return [];
    const earlier = Array.from({ length: round - 1 }, (_, i) => i + 1).filter(past =>
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
