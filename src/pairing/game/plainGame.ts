import { BLACK } from './colour';
import type { FixedPair } from './fixedPairs';
import { strengthOf, type Round } from './round';
import { stonesForFirst } from './handicap';
import { makeFixedGame, makeGame, type PairedGame, type GameWithoutTable } from './pairedGame';

/** A game of a table or of a draw, without remarks about scores: these did not decide who meets whom. */
export const makePlainGame = (round: Round, first: number, second: number): GameWithoutTable =>
  withoutScores(makeGame(round, first, second));

/** Colours of the table, or against the last meeting (R4.5, R6.5); Black for the weaker player in a handicap game. */
export function makeTableGame(round: Round, first: number, second: number): GameWithoutTable {
  const { settings } = round.standing;
  const stones = stonesForFirst(settings, strengthOf(round, first), strengthOf(round, second));
  if (stones !== 0) return makePlainGame(round, first, second);
  const wasBlack = round.meetings.colour(first, second) === BLACK;
  const [black, white] = wasBlack ? [second, first] : [first, second];
  const game = makeFixedGame(round, { players: [black, white], colour: 'black', handicap: 0 });
  const remarks = game.remarks.filter(({ kind }) => kind !== 'fixed');
  return withoutScores({ ...game, fixed: false, remarks });
}

export const makePlainFixedGame = (round: Round, pair: FixedPair): GameWithoutTable =>
  withoutScores(makeFixedGame(round, pair));

/** Tables in the order given, without the excluded ones. Games won by default need none and come behind the others. */
export function tabled(
  games: readonly GameWithoutTable[],
  excluded: readonly number[],
): readonly PairedGame[] {
  const closed = new Set(excluded);
  let table = 0;
  return defaultsLast(games).map(game => {
    do table++;
    while (closed.has(table));
    return { table, ...game };
  });
}

/** Nobody sits at the table of a game won by default, so that those who play find no gap before theirs. */
export const defaultsLast = <Game extends Pick<GameWithoutTable, 'wonBy'>>(
  games: readonly Game[],
): readonly Game[] => [
  ...games.filter(({ wonBy }) => wonBy === undefined),
  ...games.filter(({ wonBy }) => wonBy !== undefined),
];

const withoutScores = (game: GameWithoutTable): GameWithoutTable => ({
  ...game,
  remarks: game.remarks.filter(({ kind }) => kind !== 'scoreDifference'),
});
