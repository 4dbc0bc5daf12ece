import { prizesOf } from './prizesNow';
import { roundByHand } from '../../pairing/byHand/byHand';
import { withPastOf, type PastChange } from '../../pairing/byHand/pastChanges';
import { pairNextRound } from '../../pairing/nextRound';
import { makeOpenEvent } from '../../pairing/round/makeOpenEvent';
import { playerLabel } from '../../sheet/rounds/roundSheet';
import { countedScore } from '../../standings/score/standing';
import { entriesIn, type WallList } from '../../tournament/wallList';
import type { Workbook } from '../workbook/workbook';
import type { Tournament } from '../read/tournament';
import { namesInShort, movedValues, placesMoved, pointsText } from './placesMoved';
import { placesIn } from './placesAfter';
import type { PlayerIndex, RoundNo } from '../../tournament/indices';

const MOST_NAMED = 6;

/** Results that are others than when the round was paired. */
export interface OpenPast {
  readonly round: RoundNo;
  readonly then: WallList;
  readonly changes: readonly PastChange[];
  readonly seen: string;
}

/** Scores, places and games that would be others. Those who are affected have another score, and their game is not played. */
export function impactOf(
  tournament: Tournament,
  { round, then, changes }: OpenPast,
  mayPair: boolean,
  prizes: string,
): { readonly sentences: readonly string[]; readonly affected: readonly number[] } {
  const { reading, settings, text } = tournament;
  const { wallList } = reading;
  const as = { ...settings, throughRound: round - 1 };
  const placesBy = (list: WallList) => {
    const event = makeOpenEvent(list, as);
    const standing = event.standing();
    return {
      score: list.players.map((_, player) => countedScore(standing, player)),
      place: placesIn(event),
    };
  };
  const [old, now] = [placesBy(withPastOf(then, wallList, changes)), placesBy(wallList)];
  const scored = movedValues(wallList, old.score, now.score, pointsText);
  return {
    sentences: [
      text('summary.pastScores', { count: scored.length, players: namesInShort(scored, MOST_NAMED) }),
      placesMoved(tournament, old.place, now.place, MOST_NAMED),
      ...(mayPair ? [gamesMoved(tournament, round)] : []),
      prizes,
    ],
    affected: wallList.players
      .filter((_, player) => old.score[player] !== now.score[player] && isOpen(wallList, player, round))
      .map(({ no }) => no),
  };
}

/** The prizes that are others if all ended now; where none are typed, that they follow the list. */
export function prizesMoved(
  workbook: Workbook,
  tournament: Tournament,
  { round, then, changes }: OpenPast,
): string {
  const { text, reading, settings } = tournament;
  const { wallList } = reading;
  const as = { ...settings, throughRound: round - 1 };
  const prizesBy = (list: WallList) => prizesOf(workbook, tournament, makeOpenEvent(list, as));
  const [old, now] = [prizesBy(withPastOf(then, wallList, changes)), prizesBy(wallList)];
  if (!old || !now) return text('summary.pastPrizes');
  const moves = movedValues(wallList, old, now, prize => prize || '–');
  return moves.length === 0
    ? text('summary.noPrizeMoves')
    : text('summary.prizesMove', { count: moves.length, players: namesInShort(moves, MOST_NAMED) });
}

const isOpen = (wallList: WallList, player: PlayerIndex, round: RoundNo): boolean =>
  entriesIn(wallList, player, round).some(
    entry =>
      (entry.kind === 'game' && entry.outcome === 'unknown') || (entry.kind === 'free' && entry.as === 'bye'),
  );

function gamesMoved({ reading, settings, text }: Tournament, round: RoundNo): string {
  const games = otherGames(reading.wallList, settings, round);
  return games.length === 0
    ? text('summary.pastNoGames')
    : text('summary.pastGames', { count: games.length, games: namesInShort(games, MOST_NAMED) });
}

/** Games that the round would not have, were it paired from the list of now. */
function otherGames(wallList: WallList, settings: Tournament['settings'], round: RoundNo): readonly string[] {
  const hand = { round, again: 'all', absent: [], pairs: [], forbidden: [], bye: undefined } as const;
  const { event, released } = roundByHand(wallList, settings, hand);
  const paired = pairNextRound(event);
  if (paired.kind !== 'paired' || paired.round !== round) return [];
  const games = new Set(
    paired.games.flatMap(({ black, white }) => [`${black},${white}`, `${white},${black}`]),
  );
  return [...released].flatMap(player => {
    const [entry] = entriesIn(wallList, player, round);
    return entry?.kind === 'game' && player < entry.opponent && !games.has(`${player},${entry.opponent}`)
      ? [`${playerLabel(wallList, player)} – ${playerLabel(wallList, entry.opponent)}`]
      : [];
  });
}
