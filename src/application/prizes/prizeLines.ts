import type { Values } from '../../sheet/cells/cell';
import { readPrizes } from '../../sheet/read/readPrizes';
import type { Event } from '../../standings/stages/event';
import { handedIn } from './onePrizeEach';
import { unclearIn } from './prizeNotes';
import type { ListForPrizes } from './prizeOrder';

/** All prizes of each contestant in a line, '' for none; undefined where the range has none, or nobody can be placed. */
export function prizeLines(
  input: ListForPrizes,
  event: Event,
  prizes: Values,
): readonly string[] | undefined {
  const read = readPrizes(prizes);
  if (read.kind === 'unreadable' || read.columns.length === 0) return undefined;
  if (event.standing().problems.length > 0) return undefined;
  if (unclearIn(input, event, read.columns) !== undefined) return undefined;
  const { handed } = handedIn(input, event, read.columns);
  return event.wallList.players.map((_, player) =>
    handed
      .map(({ cells }) => String(cells[player] ?? ''))
      .filter(cell => cell !== '')
      .join(' · '),
  );
}
