import { slotEntry } from '../score/slotEntry';
import { NOBODY } from '../score/slots';
import type { Standing } from '../score/standing';
import type { ExplainLine } from './explanation';

/** The opponent of a slot as a line names him: by name, outside the list by number. */
export function opponentName(standing: Standing, slot: number): Pick<ExplainLine, 'opponent' | 'values'> {
  const index = standing.slots.opponent[slot] as number;
  const entry = slotEntry(standing, slot);
  const no = entry?.kind === 'game' ? entry.opponentNo : 0;
  if (index === NOBODY) return { opponent: undefined, values: { opponent: `No ${no}`, no } };
  return { opponent: index, values: { opponent: standing.wallList.players[index]?.name ?? '', no } };
}
