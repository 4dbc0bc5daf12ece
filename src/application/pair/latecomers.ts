import { roundInPlay } from '../read/roundInPlay';
import { isBye } from '../../tournament/game';
import { entriesIn, isOut, type WallList } from '../../tournament/wallList';
import type { Tournament } from '../read/tournament';

/**
 * The numbers of those whose places in a round in play are made anew: who has none in it, and where they are odd in number, whoever
 * has the bye.
 */
export function seatsInPlay(tournament: Tournament, round: number): readonly number[] {
  if (roundInPlay(tournament) !== round) return [];
  const { reading, event } = tournament;
  const { wallList } = reading;
  const numbers = (isMeant: (player: number) => boolean): readonly number[] =>
    wallList.players.flatMap(({ no }, player) => (isMeant(player) ? [no] : []));
  const late = numbers(player => {
    const who = wallList.players[player];
    return (
      who !== undefined &&
      entriesIn(wallList, player, round).length === 0 &&
      event.isEligible(player, round) &&
      !isOut(who, round) &&
      !who.out.isAwaited
    );
  });
  const byes = numbers(player => entriesIn(wallList, player, round).some(isBye));
  return late.length % 2 === 1 ? [...late, ...byes] : late;
}

/** Who has nothing in a round. */
export const placelessIn = (wallList: WallList, round: number): readonly number[] =>
  wallList.players.flatMap((_, player) => (entriesIn(wallList, player, round).length === 0 ? [player] : []));
