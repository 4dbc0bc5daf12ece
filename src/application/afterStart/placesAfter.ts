import type { Values } from '../../sheet/cells/cell';
import type { CellChange } from '../../sheet/cells/block';
import { makePlacedAfter } from '../../sheet/write/pairedFrom';
import { lastCountedRound } from '../../standings/score/lastCountedRound';
import { makePlacement } from '../../standings/placement/placement';
import type { OpenEvent } from '../../pairing/round/openEvent';
import { provisionalPrizes } from '../functions/notes';
import { readInput } from '../read/input';
import type { Tournament, TournamentInput } from '../read/tournament';

/** The places of an event by player; 0 where nobody can know one. */
export function placesIn(event: OpenEvent): readonly number[] {
  const { place, unplaced } = makePlacement(event, 'final');
  return place.map((position, player) => (unplaced.has(player) ? 0 : position));
}

/**
 * The Log keeps the places at the end, so that a later version can compare: after the last round no pairing tells them. Undefined
 * as long as anything is to be played.
 */
export function placesAtEnd(input: Pick<TournamentInput, 'event' | 'text' | 'settings'>): string | undefined {
  if (provisionalPrizes(input) !== '') return undefined;
  const { event, settings } = input;
  const { wallList } = event;
  const round = lastCountedRound(wallList, settings);
  return makePlacedAfter({ round, wallList, settings, places: placesIn(event) });
}

/** As if these cells of the range were written. */
export function placesAtEndWith(
  { list, settingsAt }: Tournament,
  changes: readonly CellChange[],
): string | undefined {
  const texts = new Map(changes.map(({ row, column, after }) => [`${row},${column}`, after]));
  const values: Values = list.values.map((line, row) =>
    line.map((value, column) => texts.get(`${row},${column}`) ?? value),
  );
  return placesAtEnd(readInput(values, settingsAt?.values));
}
