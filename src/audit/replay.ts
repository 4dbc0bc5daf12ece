import { colourBalance, colourOfFirst, NONE } from '../pairing/game/colour';
import { coloursBefore } from '../pairing/game/colourHistory';
import { makeGame } from '../pairing/game/pairedGame';
import type { Round } from '../pairing/game/round';
import { pairNextRound } from '../pairing/nextRound';
import type { Optimum } from '../pairing/optimum/optimum';
import { makeOpenEvent } from '../pairing/round/makeOpenEvent';
import { isWeighedRound, type OpenEvent } from '../pairing/round/openEvent';
import type { PairedRound } from '../pairing/round/pairedRound';
import { pairWeighedRound } from '../pairing/weighedRound';
import { freeEntry } from '../tournament/game';
import type { Problem } from '../tournament/problem';
import type { Settings } from '../tournament/settings';
import type { WallList } from '../tournament/wallList';
import type { PlayedCells, PlayedPair } from './playedGames';

export interface Replay {
  readonly kind: 'replayed';
  readonly event: OpenEvent;
  readonly pairs: readonly PlayedPair[];
  readonly byes: readonly number[];
  /** With the proofs, where criteria were weighed. */
  readonly optima: readonly Optimum[];
  /** Handicap and colours of any pair, where scores and colours so far decide them. */
  readonly round: Round | undefined;
}

export interface NotReplayed {
  readonly kind: 'not replayed';
  readonly problem: Problem | undefined;
}

/** Pairs a round again. `list` is as it was before the round. */
export function replayRound(list: WallList, settings: Settings, number: number): Replay | NotReplayed {
  const event = makeOpenEvent(list, settings);
  const proved = isWeighedRound(event, number) && !hasOthers(event) ? pairWeighedRound(event) : undefined;
  if (proved !== undefined && !('paired' in proved))
    return { kind: 'not replayed', problem: proved.problems[0] };
  const paired = proved?.paired ?? pairNextRound(event);
  if (paired.kind === 'cannot pair') return { kind: 'not replayed', problem: paired.problems[0] };
  if (paired.round !== number) return { kind: 'not replayed', problem: undefined };
  const open = event.openStage();
  return {
    kind: 'replayed',
    event,
    pairs: pairsOf(paired),
    byes: byesOf(paired),
    optima: proved?.optima ?? [],
    round: proved && open.kind === 'open' ? open.round : undefined,
  };
}

/** Pairs around the games in `list`; undefined where nobody is left or no pairing is possible. */
export function replayAround(
  given: PlayedCells,
  list: WallList,
  settings: Settings,
  number: number,
): Replay | undefined {
  const replayed = replayRound(list, settings, number);
  if (replayed.kind === 'not replayed') return undefined;
  const keyOf = ({ players }: PlayedPair): string => players.join();
  const pairs = new Map([...given.pairs, ...replayed.pairs].map(pair => [keyOf(pair), pair]));
  return { ...replayed, pairs: [...pairs.values()], byes: [...new Set([...given.byes, ...replayed.byes])] };
}

function hasOthers(event: OpenEvent): boolean {
  const open = event.openStage();
  return open.kind === 'open' && open.playingOn.length > 0;
}

function pairsOf({ games }: PairedRound): readonly PlayedPair[] {
  const pairs = new Map<string, { players: [number, number]; blacks: number[]; handicap: number }>();
  for (const { black, white, handicap } of games) {
    const players: [number, number] = [Math.min(black, white), Math.max(black, white)];
    const pair = pairs.get(players.join()) ?? { players, blacks: [], handicap };
    pair.blacks.push(black);
    pairs.set(players.join(), pair);
  }
  return [...pairs.values()];
}

const byesOf = ({ bye, free }: PairedRound): readonly number[] => [
  ...(bye === undefined ? [] : [bye]),
  ...free.flatMap(freePlayer => (freeEntry(freePlayer).as === 'bye' ? [freePlayer.player] : [])),
];

/** The game of a pair by the rules: that of the best pairing, or what it would have been. */
export function dueGame(
  { pairs, round }: Replay,
  [one, other]: readonly [number, number],
): { readonly blacks: PlayedPair['blacks']; readonly handicap: number } | undefined {
  const bestPair = pairs.find(({ players: [a, b] }) => a === one && b === other);
  if (bestPair) return bestPair;
  if (round === undefined) return undefined;
  const { black, handicap } = makeGame(round, one, other);
  return { blacks: [black], handicap };
}

/** A lot alone decides who of two has Black in an even game (R4.5). */
export function isColourByLot({ round }: Replay, [one, other]: readonly [number, number]): boolean {
  if (round === undefined) return false;
  const [first, second] = [coloursBefore(round, one), coloursBefore(round, other)];
  const difference = colourBalance(first) - colourBalance(second);
  return colourOfFirst(first, second, round.meetings.colour(one, other), difference) === NONE;
}
