import { lastRoundWithGames, mayDecide } from '../read/roundInPlay';
import { isOut } from '../../tournament/wallList';
import type { ByHand } from '../../pairing/byHand/byHand';
import type { HandWork } from '../protocol/protocol';
import type { Tournament } from '../read/tournament';
import { placelessIn } from './latecomers';
import type { RoundNo } from '../../tournament/indices';

/** By players of the list; undefined where it is nothing. Numbers of nobody are left out. */
export function handOf(
  { reading, event }: Pick<Tournament, 'reading' | 'event'>,
  wish: HandWork | undefined,
): ByHand | undefined {
  if (!wish) return undefined;
  const { wallList } = reading;
  const index = (no: number): number => wallList.players.findIndex(player => player.no === no);
  const all = (numbers: readonly number[]): readonly number[] => numbers.map(index).filter(at => at >= 0);
  const two = ([one, other]: readonly [number, number]): readonly (readonly [number, number])[] => {
    const [a, b] = [index(one), index(other)];
    return a < 0 || b < 0 || a === b ? [] : [[a, b]];
  };
  const { again = [], part, pairs = [], forbidden = [], bye, tables = [], equal = 1 } = wish;
  const isAgain = again === 'all' || again.length > 0;
  const round = isAgain ? lastRoundWithGames(wallList) : (event.openRound().round ?? 0);
  return {
    round,
    again: again === 'all' ? again : all(again),
    absent: [],
    waits: part && mayDecide({ event }, round) ? waitingFor({ reading, event }, round, all(part)) : [],
    pairs: pairs.flatMap(({ players, stones }) => two(players).map(pair => ({ players: pair, stones }))),
    forbidden: forbidden.flatMap(two),
    bye: bye === undefined ? undefined : all([bye])[0],
    ...(equal > 1 && { equal }),
    ...(!isAgain && { tables: tables.filter(([no, table]) => index(no) >= 0 && table > 0) }),
  };
}

/** Who plays the round and is not in its part; whoever is not there yet is not in it either. */
function waitingFor(
  { reading, event }: Pick<Tournament, 'reading' | 'event'>,
  round: RoundNo,
  part: readonly number[],
): readonly number[] {
  const { wallList } = reading;
  const isIn = new Set(part);
  return placelessIn(wallList, round).filter(player => {
    const who = wallList.players[player];
    const plays = who !== undefined && (who.out.isAwaited === true || !isOut(who, round));
    return plays && !isIn.has(player) && event.isEligible(player, round);
  });
}
