import type { PairedGame } from '../../pairing/nextRound';
import type { Dice } from './dice';
import { throwLength, throwResult, type GameWinner } from './gameModel';
import { playMatches } from './matches';
import {
  MOST_DRAWS,
  type PlayedRound,
  type PlayGame,
  type PlayedResult,
  type RoundToPlay,
} from './playedRound';
import type { Model } from './plan';
import { SYSTEMS } from '../../tournament/systems';

export interface EventDice {
  readonly games: Dice;
  readonly lengths: Dice;
}

export function playRound(
  round: RoundToPlay,
  strength: readonly number[],
  model: Model,
  dice: EventDice,
): PlayedRound {
  const facts = round.system === 'playoff' ? undefined : SYSTEMS[round.system];
  const play: PlayGame = (game, again, mayBeDrawn) => {
    if (game.wonBy) return byDefault(game, game.wonBy);
    const turned = again % 2 === 1;
    const [black, white] = turned ? [game.white, game.black] : [game.black, game.white];
    const [one, other] = [strength[black] as number, strength[white] as number];
    const rules = mayBeDrawn ? model : { ...model, jigo: 0 };
    const winner = throwResult(dice.games, one, other, game.handicap, rules);
    const moves = facts?.lengths ? throwLength(dice.lengths) : undefined;
    return { black, white, winner, byDefault: false, moves };
  };
  const results =
    facts?.games !== 'replayed'
      ? round.paired.games.map(game => [play(game, 0, true)])
      : round.teams
        ? playMatches(round, play)
        : round.paired.games.map(game => playTie(game, play));
  return { ...round, games: round.paired.games.map((game, i) => ({ game, results: results[i] ?? [] })) };
}

const byDefault = ({ black, white }: PairedGame, winner: GameWinner): PlayedResult => ({
  black,
  white,
  winner,
  byDefault: true,
  moves: undefined,
});

function playTie(game: PairedGame, play: PlayGame): readonly PlayedResult[] {
  const results: PlayedResult[] = [];
  do results.push(play(game, results.length, results.length < MOST_DRAWS));
  while (results[results.length - 1]?.winner === undefined);
  return results;
}
