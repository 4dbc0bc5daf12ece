import { makeText } from '../../sheet/wording';
import { makeA1, textOf } from '../../sheet/cells/cell';
import { stageAt } from '../../standings/stages/stage';
import { SYSTEMS } from '../../tournament/systems';
import { entryBlocks } from '../read/listRows';
import type { Tournament } from '../read/tournament';
import type { MendableRemark, MendPlan } from '../write/mendPlan';
import type { PlayerIndex, RoundNo } from '../../tournament/indices';

/** A player who has not played has nothing, or a half where the system has one for an agreed absence. */
export function absentPlans(
  tournament: Tournament,
  player: PlayerIndex,
  round: RoundNo,
): readonly MendPlan[] {
  const { reading, list, event, settings } = tournament;
  const [row, columns = []] = [reading.rows[player], reading.rounds[round - 1]];
  const [column] = columns;
  if (row === undefined || column === undefined || columns.length > 1) return [];
  if ((reading.wallList.entries[player]?.[round - 1] ?? []).length > 0) return [];
  const stage = event.stages[stageAt(event.stages, round)];
  const system = SYSTEMS[stage?.system ?? settings.system];
  const text = makeText(settings.language, list.origin);
  const before = textOf(list.values[row]?.[column]);
  return ['0-', ...(system.halfForAbsence ? ['0='] : [])].map(after => ({
    label: text('mendBy.type', { text: after, cell: makeA1(row, column) }),
    blocks: entryBlocks(tournament, [{ row, column, before, after }]),
  }));
}

/** The panel shows the players of whom a round in play has nothing where results are missing. */
export const absentRemarks = (tournament: Tournament): readonly MendableRemark[] =>
  tournament.event.openRound().missing.map(({ player, round }) => ({
    remark: { severity: 'note', sentence: '', mend: '', cell: undefined },
    plans: absentPlans(tournament, player, round),
  }));
