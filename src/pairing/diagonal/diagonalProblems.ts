import { runDiagonal, type DiagonalEnd } from '../../standings/diagonal/diagonal';
import type { WonGame } from '../../standings/diagonal/gameLength';
import { ratingOf } from '../../standings/score/ratedGames';
import type { Event } from '../../standings/stages/event';
import { stageList, stageSettings, type StageInForce } from '../../standings/stages/stage';
import { atEntry, atPlayer, LIST, makeError, makeWarning, type Problem } from '../../tournament/problem';
import type { WallList } from '../../tournament/wallList';
import type { Round } from '../game/round';
import type { OpenStage } from '../round/openEvent';
import { nobodyHasWon } from '../round/nobodyHasWon';
import { label } from '../game/remark';
import type { PlayerIndex } from '../../tournament/indices';

export function diagonalOver(event: Event, index: number): readonly Problem[] {
  const { wallList, settings, stages } = event;
  const stage = stages[index] as StageInForce;
  const list = stageList(event.listOf(index), stage, undefined);
  const { end, left } = runDiagonal(list, stageSettings(settings, stage), stage.from, wallList.rounds);
  if (end) return [diagonalEnd(wallList, end)];
  return [nobodyHasWon(event, left)];
}

/** Somebody has won, or the lengths that decide it have to be written (R7.6). */
export function diagonalEnd(wallList: WallList, end: DiagonalEnd): Problem {
  switch (end.kind) {
    case 'won':
      return makeError('diagonalWon', { player: label(wallList, end.winner), by: end.by });
    case 'lengths missing':
      return lengthsMissing(wallList, end.games);
  }
}

/** One problem that names every game, and stands at the first. */
function lengthsMissing(wallList: WallList, games: readonly WonGame[]): Problem {
  const [first] = games;
  const named = games.map(
    ({ player, round, game }) => `${label(wallList, player)} – ${label(wallList, game.opponent)} (R${round})`,
  );
  return makeError(
    'lengthsMissing',
    { games: named.join(', ') },
    first ? atEntry(first.player, first.round) : LIST,
  );
}

/** Players who leave, and those without a rating to be ordered by. */
export function diagonalWarnings(
  { round }: OpenStage,
  playing: readonly PlayerIndex[],
  absent: readonly PlayerIndex[],
): readonly Problem[] {
  const { standing, number } = round;
  const { wallList } = standing;
  const warning = (code: Problem['code'], player: PlayerIndex): Problem =>
    makeWarning(code, { player: label(wallList, player), round: number }, atPlayer(player));
  return [
    ...absent.map(player => warning('diagonalWithdrawal', player)),
    ...withoutRating(round, playing).map(player =>
      player === undefined ? makeWarning('ratingsMissing') : warning('ratingMissing', player),
    ),
  ];
}

/** Undefined for all of them together, where nobody has a rating. */
function withoutRating(
  { standing, number }: Round,
  playing: readonly PlayerIndex[],
): readonly (number | undefined)[] {
  const { wallList, settings } = standing;
  const maximum = (player: PlayerIndex): number | undefined =>
    settings.diagonalOrder === 'maximum rating' ? wallList.players[player]?.maximumRating : undefined;
  const missing = playing.filter(
    player => (maximum(player) ?? ratingOf(standing, player, number)) === undefined,
  );
  return missing.length === playing.length ? [undefined] : missing;
}
