import { isBye } from '../../tournament/game';
import type { WallList } from '../../tournament/wallList';
import type { LoggedAction } from './logRows';
import { readPairedFrom, readPlacedAfter, type PairedFrom } from './pairedFrom';
import { pairKey, pairsIn } from './pairsIn';
import type { RoundNo } from '../../tournament/indices';

export interface PairedRoundLogged extends PairedFrom {
  readonly no: number;
  readonly when: string;
}

interface Earlier {
  /** Numbers of pairs written by Wallist; and those among them that somebody had decided. */
  readonly written: Set<string>;
  readonly byHand: Set<string>;
}

/**
 * Of several rows the last counts, and none taken back. A game stayed when the round was paired again only if an
 * earlier row made it; else it is by hand.
 */
export function pairedRounds(actions: readonly LoggedAction[]): readonly PairedRoundLogged[] {
  const rounds = new Map<number, PairedRoundLogged>();
  const earlier = new Map<number, Earlier>();
  for (const { no, when, pairedFrom, blocks } of actionsInForce(actions)) {
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
  actionsInForce(actions)
    .flatMap(({ pairedFrom }) => readPlacedAfter(pairedFrom) ?? [])
    .pop();

/** Actions with a list and settings that were neither stopped nor taken back. */
export function actionsInForce(actions: readonly LoggedAction[]) {
  const undone = new Set(actions.flatMap(({ undoes, status }) => (status === 'done' ? [undoes] : [])));
  return actions.flatMap(({ no, when, status, pairedFrom, blocks }) =>
    pairedFrom === undefined || status === 'stopped' || status === 'undone' || undone.has(no)
      ? []
      : [{ no, when, pairedFrom, blocks }],
  );
}

const givenPairs = ({ players, entries }: WallList, round: RoundNo): readonly string[] =>
  players.flatMap(({ no }, player) =>
    (entries[player]?.[round - 1] ?? []).flatMap(entry =>
      entry.kind === 'game' ? [pairKey(no, entry.opponentNo)] : isBye(entry) ? [pairKey(0, no)] : [],
    ),
  );
