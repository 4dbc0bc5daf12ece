import { runDiagonal, hasLeft, type DiagonalEnd } from '../../standings/diagonal/diagonal';
import { makePlacement } from '../../standings/placement/placement';
import { makeEvent } from '../../standings/stages/makeEvent';
import { worthOfAbsence } from '../../tournament/unplayed';
import { makeError, type Problem } from '../../tournament/problem';
import { entriesIn, isOut, lotNumber, type WallList } from '../../tournament/wallList';
import { cannot } from '../round/cannotPair';
import type { CannotPair, OpenStage } from '../round/openEvent';
import { diagonalGames } from './diagonalGames';
import { diagonalPairs, type DiagonalRound } from './diagonalPattern';
import { tidy, type PatternPair } from './patterns';
import { FORBIDDEN } from './diagonalWorth';
import { forbiddenByTable, forbiddenPairs, makeIsForbidden } from '../optimum/forbidden';
import { diagonalEnd, diagonalOver, diagonalWarnings } from './diagonalProblems';
import { typedGamesProblems } from './diagonalTyped';
import type { PairedRound } from '../round/pairedRound';
import { repeatWarnings } from '../round/repeatWarnings';
import type { PairingSystem } from '../round/pairingSystem';
import type { PlayerIndex } from '../../tournament/indices';

export const diagonal: PairingSystem = {
  pair: pairDiagonal,
  problems: diagonalErrors,
  end: diagonalOver,
};

/**
 * Players and losses follow from the wall list alone (R7); a pair has two games, one with each colour, or one;
 * typed games stay.
 */
function pairDiagonal(stage: OpenStage): PairedRound | CannotPair {
  const { event, round, open } = stage;
  const { settings } = round.standing;
  const entrants = entrantsIn(stage);
  const { there: entitled, playing, kind } = entrants;
  const end = endProblems(stage, entrants);
  if (end.length > 0) return cannot(end);
  const pairs = pairsOf(stage, playing, kind);
  const errors = typedGamesProblems(round, pairs);
  if (errors.length > 0) return cannot(errors);
  const absent = entitled.filter(player => isOutOf(stage, player));
  return {
    kind: 'paired',
    round: round.number,
    games: diagonalGames(round, pairs),
    bye: undefined,
    byeRemarks: [],
    free: absent.map(player => ({
      player,
      worth: worthOfAbsence(event.wallList, settings, { player, round: round.number }),
    })),
    late: open.late,
    warnings: [
      ...repeatWarnings(round, pairs),
      ...forbiddenByTable(
        round,
        pairs.map(([black, white]) => ({ black, white })),
      ),
      ...diagonalWarnings(stage, playing, kind === 'first' ? [] : absent),
      ...stage.warnings,
    ],
  };
}

function diagonalErrors(stage: OpenStage): readonly Problem[] {
  const entrants = entrantsIn(stage);
  const end = endProblems(stage, entrants);
  if (end.length > 0) return end;
  const { number, standing } = stage.round;
  const isTyped = standing.wallList.entries.some(row => (row[number - 1] ?? []).length > 0);
  return isTyped ? typedGamesProblems(stage.round, pairsOf(stage, entrants.playing, entrants.kind)) : [];
}

interface Entrants {
  readonly end: DiagonalEnd | undefined;
  /** Players still in it, also those who are out of the round. */
  readonly there: readonly number[];
  /** The strongest first. */
  readonly playing: readonly PlayerIndex[];
  readonly kind: DiagonalRound;
}

function entrantsIn(stage: OpenStage): Entrants {
  const { number, standing } = stage.round;
  const { wallList, settings } = standing;
  const { from } = stage.stage;
  const { end, left, isExtra } = runDiagonal(wallList, settings, from, number - 1);
  const isFirst = number === from;
  const entitled = isFirst ? entrantsOf(stage) : left;
  const playing = bySeeding(stage).filter(
    player => entitled.includes(player) && !hasLeft(wallList, player, number),
  );
  return { end, there: entitled, playing, kind: isFirst ? 'first' : isExtra ? 'extra' : 'later' };
}

function endProblems({ round }: OpenStage, { end, playing }: Entrants): readonly Problem[] {
  if (end) return [diagonalEnd(round.standing.wallList, end)];
  return playing.length < 2 ? [makeError('tooFewPlayers', { players: playing.length })] : [];
}

/** Everybody may play the first round, or those whom the stage before lets through. */
const entrantsOf = ({ event, index }: OpenStage): readonly number[] => event.members(index);

function pairsOf(
  { round, event }: OpenStage,
  playing: readonly PlayerIndex[],
  kind: DiagonalRound,
): readonly PatternPair[] {
  const at = (position: number): number => playing[position] as number;
  const isForbidden = makeIsForbidden(forbiddenPairs(event), event.wallList.players.length);
  const badness = (a: number, b: number): number =>
    (round.meetings.last(at(a), at(b)) > 0 ? 1 : 0) + (isForbidden(at(a), at(b)) ? FORBIDDEN : 0);
  const pairs = diagonalPairs(playing.length, kind, round.standing.settings, badness);
  return tidy(pairs).map(([a, b]): PatternPair => [at(a), at(b)]);
}

/** All players by the seeding tiebreaks, the strongest first (R7.1): the same order in every round. */
function bySeeding({ round, stage }: OpenStage): readonly number[] {
  const { wallList, settings } = round.standing;
  const ordered = settings.diagonalOrder === 'maximum rating' ? byMaximumRating(wallList) : wallList;
  const before = makeEvent(ordered, { ...settings, throughRound: stage.from - 1 });
  const no = (player: PlayerIndex): number => lotNumber(wallList.players[player]);
  return makePlacement(before, 'seeding').classes.flatMap(tied => [...tied].sort((a, b) => no(a) - no(b)));
}

/** The maximum rating in the place of the rating, for those who have one. */
const byMaximumRating = (wallList: WallList): WallList => ({
  ...wallList,
  players: wallList.players.map(player =>
    player.maximumRating === undefined
      ? player
      : { ...player, rating: player.maximumRating, ratings: undefined },
  ),
});

function isOutOf({ round }: OpenStage, player: PlayerIndex): boolean {
  const { wallList } = round.standing;
  const playerInList = wallList.players[player];
  return (
    playerInList !== undefined &&
    isOut(playerInList, round.number) &&
    entriesIn(wallList, player, round.number).length === 0
  );
}
