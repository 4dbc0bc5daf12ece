import type { OddGame } from '../../pairing/byHand/oddGames';
import type { LogEntry } from '../../sheet/write/logRows';
import { settledSince } from '../afterStart/lastPairing';
import type { Tournament } from '../read/tournament';
import type { Workbook } from '../workbook/workbook';
import { fingerprint } from '../write/fingerprint';

/** Stands before the prints of games in the Log. */
export const DECIDED = 'decided ';

/** Enough of a fingerprint to tell the games of an event apart. */
const PRINT_LENGTH = 16;

/** By names, since the rows of the list may be sorted. */
export function oddPrint({ reading: { wallList } }: Tournament, { round, players, sides }: OddGame): string {
  const sideWords = sides.map(
    ({ outcome, byDefault }, i) =>
      `${wallList.players[players[i] ?? -1]?.name ?? ''} ${outcome}${byDefault ? '!' : ''}`,
  );
  return fingerprint([[round, ...sideWords.sort()]]).slice(0, PRINT_LENGTH);
}

/** The prints of games whose results the Log, after the action of that number, says to be decided. */
export const decidedSince = (
  workbook: Workbook,
  actions: readonly LogEntry[],
  no: number,
): ReadonlySet<string> =>
  new Set(
    settledSince(workbook, actions, no).flatMap(seen =>
      seen.startsWith(DECIDED) ? seen.slice(DECIDED.length).split(' ') : [],
    ),
  );
