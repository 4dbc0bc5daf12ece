import { FUNCTIONS } from '../application/functions/all';
import { remarkSentence } from '../application/functions/nextRound';
import type { PairedGame } from '../pairing/game/pairedGame';
import { pairNextRound } from '../pairing/nextRound';
import { withoutOpponent } from '../pairing/round/withoutOpponent';
import { makeText, problemSentence } from '../sheet/wording';
import type { WallList } from '../tournament/wallList';
import type { Named, OpenedList, NoAnswer } from './openList';
import { insideOf } from './inside';
import { whyNoAnswer } from './stopped';

/** A game that is to be played. */
export interface NextGame {
  readonly table: number;
  readonly black: Named;
  readonly white: Named;
  /** 0 is an even game, 1 is Black without komi. */
  readonly handicap: number;
  readonly komi: number;
  /** Typed into the list already, and kept. */
  readonly fixed: boolean;
  /** Won without play, because the other one is out. */
  readonly wonBy: 'black' | 'white' | undefined;
  /** Sentences on anything unusual. */
  readonly remarks: readonly string[];
}

export interface NextRound {
  readonly kind: 'round';
  readonly round: number;
  readonly games: readonly NextGame[];
  /** Players who are there and have no opponent. */
  readonly alone: readonly (Named & { readonly as: 'bye' | 'rest' | 'walkOver' })[];
  /** Sentences for the organiser. */
  readonly warnings: readonly string[];
}

const english = makeText('en');

/**
 * The next round, the first one that is not complete, by the system of the settings. The same list and settings give the same round: lots
 * follow from the setting `Seed`.
 */
export function nextRoundOf(list: OpenedList): NextRound | NoAnswer {
  const stopped = whyNoAnswer(list, true);
  if (stopped) return stopped;
  const { event } = insideOf(list).input;
  const next = pairNextRound(event);
  if (next.kind === 'cannot pair')
    return { kind: 'stopped', sentences: next.problems.map(problem => problemSentence(english, problem)) };
  return {
    kind: 'round',
    round: next.round,
    games: next.games.map(game => gameOf(game, event.wallList)),
    alone: withoutOpponent(next).map(({ player, as }) => ({ ...namedIn(event.wallList, player), as })),
    warnings: next.warnings.map(problem => problemSentence(english, problem)),
  };
}

function namedIn({ players }: WallList, player: number): Named {
  const { no = 0, name = '' } = players[player] ?? {};
  return { no, name };
}

const gameOf = (game: PairedGame, wallList: WallList): NextGame => ({
  table: game.table,
  black: namedIn(wallList, game.black),
  white: namedIn(wallList, game.white),
  handicap: game.handicap,
  komi: game.komi / 2,
  fixed: game.fixed,
  wonBy: game.wonBy,
  remarks: game.remarks.map(remark => remarkSentence(remark, wallList, english)),
});

/** Why two do not meet in the next round, or what it would cost that they do; `bye` in the place of one asks for the bye. */
export function whyNotPaired(
  list: OpenedList,
  one: number | string,
  other: number | string,
): readonly (readonly (string | number)[])[] {
  const { rows, settings } = insideOf(list);
  return FUNCTIONS.WHYNOT(rows, String(one), String(other), settings);
}
