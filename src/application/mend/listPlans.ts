import { mendsOf, type Mend } from '../../sheet/check/mends';
import { makeText } from '../../sheet/wording';
import type { Problem } from '../../tournament/problem';
import { wholeEntries } from '../../sheet/read/halves';
import { entryBlocks } from '../read/listRows';
import type { Tournament } from '../read/tournament';
import type { MendPlan } from '../write/mendPlan';

export function listPlans(tournament: Tournament, problem: Problem): readonly MendPlan[] {
  const { list, reading, settings } = tournament;
  const text = makeText(settings.language, list.origin);
  const label = (mend: Mend): string =>
    mend.by === 'take'
      ? text('mendBy.take', { name: mend.name, says: mend.says })
      : text('mendBy.type', { text: mend.text, cell: mend.cell });
  return mendsOf(reading, wholeEntries(reading, list.values), problem).map(mend => ({
    label: label(mend),
    blocks: entryBlocks(tournament, mend.changes),
  }));
}
