import { isOpenGame, type Colour, type Entry, type Game } from '../../tournament/game';
import { opposite } from '../../tournament/game';
import { atEntry, type Problem } from '../../tournament/problem';
import { entriesIn, isOut, type WallList } from '../../tournament/wallList';
import { label } from './remark';
import type { PlayerIndex, RoundNo } from '../../tournament/indices';

export interface FixedPair {
  readonly players: readonly [number, number];
  /** Colour of the first, where either cell says it. */
  readonly colour: Colour | undefined;
  readonly handicap: number;
  /** Named by the settings and not typed: colours and stones follow the rules. */
  readonly isNamed?: true;
}

export interface Roster {
  readonly pairs: readonly FixedPair[];
  /** Nothing typed, and not out: to be paired now. */
  readonly free: readonly PlayerIndex[];
  /** Nothing typed, and out of the round. */
  readonly out: readonly number[];
  /** An error where two cells contradict each other, a warning where only one of the two is typed. */
  readonly problems: readonly Problem[];
}

export function readRoster(wallList: WallList, round: RoundNo): Roster {
  const pairs: FixedPair[] = [];
  const problems: Problem[] = [];
  const engaged = new Set<number>();
  wallList.players.forEach((_, player) => {
    const game = gameOf(wallList, player, round);
    if (game === undefined) return;
    engaged.add(player);
    if (game.opponent < 0) return;
    const answer = entriesIn(wallList, game.opponent, round)[0];
    if (answer === undefined) {
      if (!engaged.has(game.opponent)) problems.push(incomplete(wallList, round, player, game, 'warning'));
      else problems.push(incomplete(wallList, round, player, game, 'error'));
      engaged.add(game.opponent);
    } else if (!names(answer, player)) {
      problems.push(incomplete(wallList, round, player, game, 'error'));
    } else if (game.opponent < player || !isOpenGame(answer)) return;
    if (isOpenGame(game)) pairs.push(fixedPair(player, game, answer));
  });
  const rest = wallList.players
    .map((_, player) => player)
    .filter(player => isUntouched(wallList, player, round, engaged));
  return {
    pairs,
    free: rest.filter(player => !isOutOf(wallList, player, round)),
    out: rest.filter(player => isOutOf(wallList, player, round)),
    problems,
  };
}

const isUntouched = (
  wallList: WallList,
  player: PlayerIndex,
  round: RoundNo,
  engaged: ReadonlySet<number>,
): boolean => !engaged.has(player) && entriesIn(wallList, player, round).length === 0;

const isOutOf = (wallList: WallList, player: PlayerIndex, round: RoundNo): boolean => {
  const playerInList = wallList.players[player];
  return playerInList !== undefined && isOut(playerInList, round);
};

function gameOf(wallList: WallList, player: PlayerIndex, round: RoundNo): Game | undefined {
  const entry = entriesIn(wallList, player, round)[0];
  return entry?.kind === 'game' ? entry : undefined;
}

const names = (entry: Entry, player: PlayerIndex): boolean =>
  entry.kind === 'game' && entry.opponent === player;

function fixedPair(player: PlayerIndex, game: Game, answer: Entry | undefined): FixedPair {
  const other = answer?.kind === 'game' ? answer : undefined;
  const colour = game.colour ?? (other?.colour && opposite(other.colour));
  return {
    players: [player, game.opponent],
    colour,
    handicap: Math.max(game.handicap, other?.handicap ?? 0),
  };
}

function incomplete(
  wallList: WallList,
  round: RoundNo,
  player: PlayerIndex,
  game: Game,
  severity: 'error' | 'warning',
): Problem {
  return {
    code: 'fixedPairIncomplete',
    severity,
    place: atEntry(game.opponent, round),
    values: { player: label(wallList, player), opponent: label(wallList, game.opponent), round },
  };
}
