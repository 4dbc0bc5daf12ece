import { freeEntry, hasResult, isBye, isOpenGame, type Entry, type Game } from '../../tournament/game';
import type { Settings } from '../../tournament/settings';
import { byeWorth } from '../../tournament/unplayed';
import { entriesIn, type WallList } from '../../tournament/wallList';
import { makeOpenEvent } from '../round/makeOpenEvent';
import type { OpenEvent } from '../round/openEvent';
import { colourOfHandPair, type HandPair } from './handPair';
import type { PlayerIndex, RoundNo } from '../../tournament/indices';

/** Players stand by their index in the list. */
export interface ByHand {
  readonly round: RoundNo;
  /** Players whose open games of the round are made anew; `all` of them, byes too. */
  readonly again: 'all' | readonly number[];
  /** Players who do not come, without agreement. */
  readonly absent: readonly PlayerIndex[];
  /** Players without a place in the round who are left without one. */
  readonly apart?: readonly number[];
  /** Players of the round who are paired in a later part of it. */
  readonly waits?: readonly number[];
  readonly pairs: readonly HandPair[];
  readonly forbidden: readonly (readonly [number, number])[];
  readonly bye: PlayerIndex | undefined;
  /** Players, by number, whose games are at these tables. */
  readonly tables?: Settings['fixedTables'];
  /** The number of one among pairings around all that which are equally good. */
  readonly equal?: number;
}

export interface HandRound {
  readonly freed: WallList;
  /** Players in that list without an entry that stood there. */
  readonly released: ReadonlySet<number>;
  /** The event with the pairs made by hand, and every other game of the round as one without a result. */
  readonly event: OpenEvent;
}

export function roundByHand(wallList: WallList, settings: Settings, hand: ByHand): HandRound {
  const released = releasedBy(wallList, hand);
  const freed = asRound(wallList, hand.round, (entries, player) => (released.has(player) ? [] : entries));
  const asPlayed = asRound(pairedAsTies(freed, hand.round), hand.round, (entries, player) =>
    isAway(hand, player) ? [ABSENT] : entries.map(asOpen),
  );
  const event = eventOf(asPlayed, settings, hand, true);
  const isOpen = event.openRound().round === hand.round;
  return { freed, released, event: isOpen ? event : eventOf(asPlayed, settings, hand, false) };
}

const isAway = ({ absent, apart = [], waits = [] }: ByHand, player: PlayerIndex): boolean =>
  absent.includes(player) || apart.includes(player) || waits.includes(player);

/**
 * Everything decided by hand as if it were typed; not typed, the bye is a setting and the last pair is left out,
 * so that somebody is left to be paired.
 */
function eventOf(list: WallList, settings: Settings, hand: ByHand, isTyped: boolean): OpenEvent {
  const numberOf = (player: PlayerIndex): number => list.players[player]?.no ?? 0;
  const { again, bye, forbidden, pairs, round, waits = [] } = hand;
  const isInParts = again.length > 0 || waits.length > 0;
  const isByeTyped = bye !== undefined && isTyped;
  const decided: Settings = {
    ...settings,
    // Whoever should have the bye may have a game already, or is paired later.
    ...(isInParts && hasPlace(list, round, settings.bye) && { bye: 'automatic' as const }),
    // Of two who are both paired later nothing is to be told now.
    mustMeet: settings.mustMeet.filter(
      ({ players }) => !players.every(no => waits.some(player => numberOf(player) === no)),
    ),
    // A bye by hand is typed: who had it by the settings plays.
    ...(bye !== undefined && { bye: isByeTyped ? ('automatic' as const) : numberOf(bye) }),
    fixedTables: [...(hand.tables ?? []), ...settings.fixedTables],
    forbiddenPairs: [
      ...settings.forbiddenPairs,
      ...forbidden.map(([one, other]) => [numberOf(one), numberOf(other)] as const),
    ],
  };
  const ruled = [...pairs].sort((a, b) => Number(a.stones === undefined) - Number(b.stones === undefined));
  const typed = isTyped || bye !== undefined ? pairs : ruled.slice(0, -1);
  const withBye = asRound(list, round, (entries, player) =>
    isByeTyped && player === bye ? [freeEntry({ worth: byeWorth(settings), as: 'bye' })] : entries,
  );
  return makeOpenEvent(withPairs(withBye, decided, { ...hand, pairs: typed }), decided);
}

const hasPlace = (list: WallList, round: RoundNo, bye: Settings['bye']): boolean =>
  list.players.some(({ no }, player) => no === bye && entriesIn(list, player, round).length > 0);

const ABSENT: Entry = { kind: 'free', as: 'absence', worth: 'nothing' };

/** A game of an earlier round that still goes on counts as a tie; its later result changes nothing of that round. */
export const pairedAsTies = (wallList: WallList, round: RoundNo): WallList => ({
  ...wallList,
  entries: wallList.entries.map(row =>
    row.map((entries, index) =>
      index + 1 < round && entries.some(isOpenGame)
        ? entries.map(entry => (isOpenGame(entry) ? { ...entry, outcome: 'jigo' as const } : entry))
        : entries,
    ),
  ),
});

/** The result of a game of the round must not decide who meets whom in it. */
const asOpen = (entry: Entry): Entry =>
  entry.kind === 'game' ? { ...entry, outcome: 'unknown', byDefault: false } : entry;

/**
 * Players named, or all with an open game or the bye, and their opponents; no result is lost that one row has, one
 * by default only by name.
 */
function releasedBy(wallList: WallList, { again, round }: ByHand): ReadonlySet<number> {
  const gamesOf = (player: PlayerIndex): readonly Game[] =>
    entriesIn(wallList, player, round).flatMap(entry =>
      entry.kind === 'game' && entry.opponent >= 0 ? [entry] : [],
    );
  const answers = (player: PlayerIndex): readonly Game[] =>
    gamesOf(player).flatMap(({ opponent }) => gamesOf(opponent).filter(game => game.opponent === player));
  const isOpen = (player: PlayerIndex): boolean =>
    entriesIn(wallList, player, round).some(entry => isOpenGame(entry) || isBye(entry)) &&
    !answers(player).some(hasResult);
  const isPlayed = (player: PlayerIndex): boolean =>
    [...gamesOf(player), ...answers(player)].some(game => hasResult(game) && !game.byDefault);
  const named =
    again === 'all'
      ? wallList.players.flatMap((_, player) => (isOpen(player) ? [player] : []))
      : again.filter(player => !isPlayed(player));
  const opponents = named.flatMap(player =>
    gamesOf(player).flatMap(({ opponent }) =>
      gamesOf(opponent).some(game => game.opponent === player) ? [opponent] : [],
    ),
  );
  return new Set([...named, ...opponents]);
}

function withPairs(wallList: WallList, settings: Settings, { round, pairs }: ByHand): WallList {
  if (pairs.length === 0) return wallList;
  const stage = makeOpenEvent(wallList, settings).openStage();
  const games = new Map<number, Game>();
  for (const pair of pairs) {
    const [first, second] = pair.players;
    const { black, handicap } = colourOfHandPair(stage, pair);
    const side = (player: PlayerIndex, opponent: PlayerIndex): Game => ({
      kind: 'game',
      opponent,
      opponentNo: wallList.players[opponent]?.no ?? 0,
      outcome: 'unknown',
      colour: player === black ? 'black' : 'white',
      handicap,
      byDefault: false,
      moves: undefined,
    });
    games.set(first, side(first, second));
    games.set(second, side(second, first));
  }
  return asRound(wallList, round, (entries, player) => {
    const game = games.get(player);
    return game ? [game] : entries;
  });
}

export const asRound = (
  wallList: WallList,
  round: RoundNo,
  change: (entries: readonly Entry[], player: PlayerIndex) => readonly Entry[],
): WallList => ({
  ...wallList,
  entries: wallList.entries.map((row, player) =>
    row.map((entries, index) => (index === round - 1 ? change(entries, player) : entries)),
  ),
});
