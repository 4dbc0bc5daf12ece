import type { Settings } from '../../tournament/settings';
import { changedSettings } from '../settings/changedSettings';
import { readSettings } from '../settings/readSettings';
import { makeText } from '../wording';
import type { LoggedAction } from './logRows';
import { actionsInForce } from './pairedRounds';

/** The Log's record of the file that a list was made of, for the way back to its program. */
export interface CameFrom {
  readonly text: string;
  /** The settings made of the file, so that later changes can be told. */
  readonly settings: Settings;
  /** The last round that came with stones by a rule that is not known; 0 where none did. */
  readonly stonesUntil: number;
}

/** Stands where the row of a pairing keeps its list and settings. */
export const makeCameFrom = ({ text, settings, stonesUntil }: CameFrom): string =>
  `${CAME}${inHalves(JSON.stringify([changedSettings(settings, makeText('en')), stonesUntil]))}\n${text}`;

/** No pairing begins so. */
const CAME = 'came ';

/** A cell of the Log ends anywhere, also in the middle of a letter of two halves. */
const inHalves = (json: string): string =>
  json.replace(/[\ud800-\udfff]/g, half => `\\u${half.charCodeAt(0).toString(16)}`);

function readCameFrom(kept: string, hasStart: boolean): CameFrom | undefined {
  if (!kept.startsWith(CAME)) return undefined;
  // A cell may lose a line that is empty.
  const end = kept.includes('\n') ? kept.indexOf('\n') : kept.length;
  try {
    const parts: unknown = JSON.parse(kept.slice(CAME.length, end));
    const [rows, stonesUntil] = Array.isArray(parts) ? (parts as readonly unknown[]) : [];
    if (!Array.isArray(rows) || !rows.every(Array.isArray) || typeof stonesUntil !== 'number')
      return undefined;
    const texts = rows.map(row => row.map(String));
    return {
      text: kept.slice(end + 1),
      settings: readSettings(texts, { hasStart, isOurs: true }).settings,
      stonesUntil,
    };
  } catch {
    return undefined;
  }
}

/** By the last of the actions in force that say it. */
export const cameFrom = (actions: readonly LoggedAction[], hasStart: boolean): CameFrom | undefined =>
  actionsInForce(actions)
    .flatMap(({ pairedFrom }) => readCameFrom(pairedFrom, hasStart) ?? [])
    .pop();
