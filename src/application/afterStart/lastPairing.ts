import { textOf } from '../../sheet/cells/cell';
import { readConfirmed } from '../../sheet/settings/confirmedText';
import { joinParts } from '../../sheet/write/logParts';
import { PAIRED_FROM_COLUMN, type LogEntry } from '../../sheet/write/logRows';
import { readPairedFrom, readPairedSettings, type PairedFrom } from '../../sheet/write/pairedFrom';
import type { Settings } from '../../tournament/settings';
import { place } from '../workbook/design';
import type { Workbook } from '../workbook/workbook';
import { isUndone, loggedAt, readAction, readEarlier } from '../write/log';
import type { RoundNo } from '../../tournament/indices';

/** The last round that Wallist has paired, and the settings that it was paired with. */
export interface LastPairing {
  readonly round: RoundNo;
  readonly settings: Settings;
  /** The setting *Changed after the start* as the Log confirmed it last. */
  readonly confirmed: string;
}

/** Has its row of the Log and the whole list, too. */
export interface LastPairingList extends PairedFrom {
  readonly no: number;
}

/** Undefined where the Log has no pairing that stands: then everything may still change. */
export function lastPairing(workbook: Workbook, actions: readonly LogEntry[]): LastPairing | undefined {
  const pairing = newest(workbook, actions, readPairedSettings);
  return (
    pairing && { ...pairing.read, confirmed: pairing.confirmed ?? pairing.read.settings.confirmedChanges }
  );
}

/** Reads the list that the round was paired from, too. */
export function lastPairingList(
  workbook: Workbook,
  actions: readonly LogEntry[],
): LastPairingList | undefined {
  const pairing = newest(workbook, actions, readPairedFrom);
  return pairing && { ...pairing.read, no: pairing.no };
}

/** Whether the Log says, after the pairing of that number, that nobody is to be asked again about what `seen` stands for. */
export const isSettled = (
  workbook: Workbook,
  actions: readonly LogEntry[],
  pairing: number,
  seen: string,
): boolean => settledSince(workbook, actions, pairing).includes(seen);

/**
 * Some things are settled after the action of that number without a change of any cell. Where results were recorded one by one since, the
 * end of the Log does not have it all.
 */
export function settledSince(
  workbook: Workbook,
  actions: readonly LogEntry[],
  no: number,
): readonly string[] {
  const isWhole = actions.some(action => action.no <= no + 1);
  const all = (isWhole ? undefined : readEarlier(workbook, actions)) ?? actions;
  return all
    .filter(action => action.no > no && !action.hasCells && action.status === 'done')
    .flatMap(action => readAction(workbook, action)?.seen ?? []);
}

interface Newest<T> {
  readonly read: T;
  readonly no: number;
  /** Undefined where nothing was. */
  readonly confirmed: string | undefined;
}

/**
 * The first answer in the rows of those who wrote the sheet of a round, the newest first: not each of them has paired it. Where
 * the end of the Log has no pairing, because results were recorded one by one, its beginning is looked through.
 */
function newest<T>(
  workbook: Workbook,
  actions: readonly LogEntry[],
  read: (text: string) => T | undefined,
): Newest<T> | undefined {
  const entries = pairings(actions);
  const pairing = entries.length > 0 ? newestOf(workbook, actions, entries, read) : undefined;
  if (pairing) return pairing;
  const all = readEarlier(workbook, actions) ?? [];
  const first = Math.min(...entries.map(({ no }) => no), Infinity);
  for (const entry of pairings(all).filter(({ no }) => no < first)) {
    const earlier = newestOf(workbook, all, [entry], read);
    if (earlier) return earlier;
  }
  return undefined;
}

/** The newest comes first. */
const pairings = (actions: readonly LogEntry[]): readonly LogEntry[] =>
  [...actions].reverse().filter(action => mayPair(action) && !isUndone(actions, action.no));

/** Reads the texts from the first of these entries to the end. */
function newestOf<T>(
  workbook: Workbook,
  actions: readonly LogEntry[],
  entries: readonly LogEntry[],
  read: (text: string) => T | undefined,
): Newest<T> | undefined {
  const { sheet } = loggedAt(workbook, entries[0] as LogEntry);
  const top = Math.min(...entries.flatMap(action => action.rows));
  const end = 1 + Math.max(...actions.flatMap(action => action.rows));
  const texts = workbook
    .readArea({ sheet, ...place(top, PAIRED_FROM_COLUMN, end - top, 1) })
    .map(([cell]) => textOf(cell));
  const textIn = ({ rows }: LogEntry): string => joinParts(rows.flatMap(row => texts[row - top] || []));
  for (const entry of entries) {
    const content = read(textIn(entry));
    if (!content) continue;
    const confirmed = actions
      .filter(action => action.no > entry.no && stands(action) && !isUndone(actions, action.no))
      .flatMap(action => readConfirmed(textIn(action)) ?? [])
      .pop();
    return { read: content, no: entry.no, confirmed };
  }
  return undefined;
}

const stands = ({ undoes, status }: LogEntry): boolean =>
  undoes === undefined && (status === 'done' || status === 'partly undone');

/** A round that was paired again and came out the same has no cells. */
const mayPair = (action: LogEntry): boolean =>
  (action.round !== undefined || !action.hasCells) && stands(action);
