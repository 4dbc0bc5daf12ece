import type { FileProblem, FileProblemCode } from '../tournament/fileProblem';
import type { CellPlaces, PlacedSetting } from './fileRows';

const COLUMN: Readonly<Partial<Record<FileProblemCode, keyof CellPlaces['columns']>>> = {
  pinMissing: 'pin',
  wrongPin: 'pin',
  pinTwice: 'pin',
  rankMissing: 'rank',
  rankOutside: 'rank',
  unknownCountry: 'country',
};

/** The settings that a problem of the event is mended in, the one in the way first. */
const SETTING: Readonly<Partial<Record<FileProblemCode, string>>> = {
  eventUnnamed: 'eventName',
  placeMissing: 'eventPlace',
  datesMissing: 'eventBegins',
  datesReversed: 'eventEnds',
  timeMissing: 'timeLimits',
  classTooHigh: 'tournamentClass',
};

/** The cell where a problem is mended: of the player, of the game, or of the setting. */
export function cellOf({ code, place }: FileProblem, places: CellPlaces): PlacedSetting | undefined {
  if (place.kind === 'file') return places.settings[SETTING[code] ?? ''];
  if (place.kind === 'text') return undefined;
  const row = places.rows[place.player];
  const column =
    place.kind === 'entry'
      ? places.rounds[place.round - 1]
      : (places.columns[COLUMN[code] ?? 'name'] ?? places.columns.name);
  return row === undefined || !column ? undefined : { sheet: places.list, a1: `${column}${row}` };
}

/** Players and lines may be many, and each is told the same; what is said of the whole file stands alone. */
export const kindOfProblem = ({ code, place }: FileProblem): { readonly kind?: string } =>
  place.kind === 'file' ? {} : { kind: code };
