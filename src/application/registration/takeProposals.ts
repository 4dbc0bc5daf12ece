import type { Workbook } from '../workbook/workbook';
import type { Tournament } from '../read/tournament';
import { LOOK_AGAIN, type Reply } from '../protocol/reply';
import { mayPropose, proposalsOf, printOfProposals, isOpen, proposalBlocks } from './proposals';
import { stoppedBy } from '../read/stoppedBy';
import { carryOut } from './carryOut';
import { excerpt } from '../../sheet/cells/cell';

/** Writes the proposals into Settings as one action. To be called under the lock. */
export function takeProposals(workbook: Workbook, tournament: Tournament, seen: string): Reply {
  const proposals = mayPropose(tournament) ? proposalsOf(tournament) : [];
  if (printOfProposals(proposals) !== seen) return stoppedBy(tournament, 'changedSincePreview');
  const open = proposals.filter(isOpen);
  const { text } = tournament;
  const blocks = proposalBlocks(workbook, tournament, open);
  if (blocks.length === 0) return LOOK_AGAIN;
  const changes = open.map(({ setting, value }) => `${text(`settingName.${setting}`)} ${value}`).join(', ');
  const done = carryOut(
    workbook,
    tournament,
    text('action.proposals', { changes: excerpt(changes) }),
    blocks,
  );
  return done.kind === 'view' ? done.view : LOOK_AGAIN;
}
