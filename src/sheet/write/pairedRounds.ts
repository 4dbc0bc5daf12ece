import { isBye } from '../../tournament/game';
import type { WallList } from '../../tournament/wallList';
import type { LoggedAction } from './logRows';
import { readPairedFrom, readPlacedAfter, type PairedFrom } from './pairedFrom';
import { pairKey, pairsIn } from './pairsIn';

/** A round that Wallist has paired, as its row of the Log tells. */
export interface PairedRoundLogged extends PairedFrom {
  /** The number of the row, and when it was written. */
  readonly no: number;
  readonly when: string;
}

/** What earlier rows of the Log tell of the games of one round. */
interface Earlier {
  /** Written by Wallist, by numbers; and those among them that somebody had decided. */
  readonly written: Set<string>;
  readonly byHand: Set<string>;
}

/**
 * The rounds that stand, in their order: of several rows the last counts, and none that was taken back. A game stayed when the round
 * was paired again only if an earlier row has made it; else it is one by hand.
 */
export function pairedRounds(actions: readonly LoggedAction[]): readonly PairedRoundLogged[] {
  const rounds = new Map<number, PairedRoundLogged>();
  const earlier = new Map<number, Earlier>();
  for (const { no, when, pairedFrom, blocks } of standing(actions)) {
    const read = readPairedFrom(pairedFrom);
    if (!read) continue;
    const { round, wallList } = read;
    const { written, byHand } = earlier.get(round) ?? { written: new Set(), byHand: new Set() };
    const isMade = (key: string): boolean => (written.size === 0 || written.has(key)) && !byHand.has(key);
    const kept = (read.kept ?? []).filter(pair => isMade(pairKey(...pair)));
    rounds.set(round, { ...read, kept, no, when });
    const stayed = new Set(kept.map(pair => pairKey(...pair)));
    for (const pair of givenPairs(wallList, round)) if (!stayed.has(pair)) byHand.add(pair);
    for (const pair of pairsIn(blocks)) written.add(pair);
    earlier.set(round, { written, byHand });
  }
  return [...rounds.values()].sort((a, b) => a.round - b.round);
}

/** The places after the last round, as they were written last; undefined before. */
export const placedLast = (actions: readonly LoggedAction[]): PairedFrom | undefined =>
  standing(actions)
    .flatMap(({ pairedFrom }) => readPlacedAfter(pairedFrom) ?? [])
    .pop();

/** The actions that keep what they were made from, without those that were stopped or taken back. */
export function standing(actions: readonly LoggedAction[]) {
  const undone = new Set(
    actions.flatMap(({ undoes, status }) => (undoes !== undefined && status === 'done' ? [undoes] : [])),
  );
  return actions.flatMap(({ no, when, status, pairedFrom, blocks }) =>
    pairedFrom === undefined || status === 'stopped' || status === 'undone' || undone.has(no)
      ? []
      : [{ no, when, pairedFrom, blocks }],
  );
}

/** The games and byes that stand in a round, by numbers. */
const givenPairs = ({ players, entries }: WallList, round: number): readonly string[] =>
  players.flatMap(({ no }, player) =>
    (entries[player]?.[round - 1] ?? []).flatMap(entry =>
      entry.kind === 'game' ? [pairKey(no, entry.opponentNo)] : isBye(entry) ? [pairKey(0, no)] : [],
    ),
  );
