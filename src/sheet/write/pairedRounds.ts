import type { LoggedAction } from './logRows';
import { readPairedFrom, type PairedFrom } from './pairedFrom';

/** A round that Wallist has paired, as its row of the Log tells. */
export interface PairedRoundLogged extends PairedFrom {
  /** The number of the row, and when it was written. */
  readonly no: number;
  readonly when: string;
}

/** The rounds that stand, in their order: of several rows the last counts, and none that was taken back. */
export function pairedRounds(actions: readonly LoggedAction[]): readonly PairedRoundLogged[] {
  const undone = new Set(
    actions.flatMap(({ undoes, status }) => (undoes !== undefined && status === 'done' ? [undoes] : [])),
  );
  const rounds = new Map<number, PairedRoundLogged>();
  for (const { no, when, status, pairedFrom } of actions) {
    if (pairedFrom === undefined || status === 'stopped' || status === 'undone' || undone.has(no)) continue;
    const read = readPairedFrom(pairedFrom);
    if (read) rounds.set(read.round, { ...read, no, when });
  }
  return [...rounds.values()].sort((a, b) => a.round - b.round);
}
