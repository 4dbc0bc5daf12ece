import { isWeighedRound } from '../../pairing/round/openEvent';
import { isOpenGame } from '../../tournament/game';
import { isOut, type WallList, entriesIn } from '../../tournament/wallList';
import { SYSTEMS } from '../../tournament/systems';
import type { Tournament } from './tournament';
import type { RoundNo } from '../../tournament/indices';

/** Whether single games of a round can be decided by hand: it is paired by weighing, with one game for each. */
export const mayDecide = ({ event }: Pick<Tournament, 'event'>, round: RoundNo): boolean =>
  isWeighedRound(event, round);

/** The last round in which anybody has a game; 0 before the first. Absences may be typed for rounds to come. */
export const lastRoundWithGames = ({ entries, rounds }: WallList): number => {
  for (let round = rounds; round > 0; round--)
    if (entries.some(row => row[round - 1]?.some(({ kind }) => kind === 'game'))) return round;
  return 0;
};

/** The round in which games go on and single games can be decided; undefined where there is none. */
export function roundInPlay(tournament: Tournament): number | undefined {
  const { wallList } = tournament.reading;
  const round = lastRoundWithGames(wallList);
  const goesOn = wallList.players.some((_, player) => entriesIn(wallList, player, round).some(isOpenGame));
  return goesOn && mayDecide(tournament, round) ? round : undefined;
}

/**
 * The rounds whose sheets a look reads: the last one with games, that before it and the next ones, and those where somebody's cell is open
 * or blank; all of them where the lengths of games may decide who has won. The sheet of any other round costs no call until Check reads it.
 */
export function roundsInSight({
  reading,
  settings: { system, stages },
}: Pick<Tournament, 'reading' | 'settings'>): ReadonlySet<number> {
  const { wallList } = reading;
  const last = lastRoundWithGames(wallList);
  const goesOn = (round: RoundNo): boolean =>
    wallList.players.some((_, index) => entriesIn(wallList, index, round).some(isOpenGame));
  const isBlank = (round: RoundNo): boolean =>
    wallList.players.some(
      (player, index) => entriesIn(wallList, index, round).length === 0 && !isOut(player, round),
    );
  const isOpen = (round: RoundNo): boolean => goesOn(round) || isBlank(round);
  const all = Array.from({ length: wallList.rounds }, (_, i) => i + 1);
  const asksLengths = [system, ...stages.map(stage => stage.system)].some(
    name => SYSTEMS[name].end === 'losses',
  );
  // Whoever has lost as often as anybody may is not paired, and has a blank cell.
  if (asksLengths && !goesOn(last)) return new Set(all);
  return new Set(all.filter(round => round >= last - 1 || isOpen(round)));
}

/** Whether tables of a round follow strength: it is the last one that is paired, by weighing, and no playoff. */
export const offersTables = (tournament: Tournament, round: RoundNo): boolean =>
  mayDecide(tournament, round) &&
  lastRoundWithGames(tournament.reading.wallList) === round &&
  !tournament.settings.playoffRounds.includes(round);
