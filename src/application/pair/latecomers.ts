import { isBye, isOpenGame } from '../../tournament/game';
import { entriesIn, isOut } from '../../tournament/wallList';
import type { Tournament } from '../read/tournament';
import { lastRoundWithGames, mayDecide } from './hand';

/** The round in which games go on and single games can be decided; undefined where there is none. */
export function roundInPlay(tournament: Tournament): number | undefined {
  const { wallList } = tournament.reading;
  const round = lastRoundWithGames(wallList);
  const goesOn = wallList.players.some((_, player) => entriesIn(wallList, player, round).some(isOpenGame));
  return goesOn && mayDecide(tournament, round) ? round : undefined;
}

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
