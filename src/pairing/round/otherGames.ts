import { byeWorth, worthOfAbsence } from '../../tournament/unplayed';
import type { Problem } from '../../tournament/problem';
import type { CannotPair, OpenStage } from './openEvent';
import type { PairedGame } from '../game/pairedGame';
import type { FreePlayer, PairedRound } from './pairedRound';
import { isPairedByScores } from '../../tournament/systems';

type PairStage = (open: OpenStage) => PairedRound | CannotPair;

/** Players who have not qualified play on in the same round (setting `Others`); the stage has the first tables. */
export function pairWithOthers(open: OpenStage, pairStage: PairStage): PairedRound | CannotPair {
  const paired: PairedRound[] = [];
  for (const part of partsOf(open)) {
    const result = part !== open && isAlone(part) ? withBye(part) : pairStage(part);
    if (result.kind === 'cannot pair') return result;
    paired.push(result);
  }
  const [first, ...rest] = paired;
  return first === undefined ? pairStage(open) : rest.reduce((one, other) => joined(open, one, other), first);
}

const partsOf = (open: OpenStage): readonly OpenStage[] => [open, ...open.playingOn].filter(hasPlayers);

export function problemsWithOthers(
  open: OpenStage,
  problemsOf: (open: OpenStage) => readonly Problem[],
): readonly Problem[] {
  if (open.playingOn.length === 0) return problemsOf(open);
  return partsOf(open)
    .filter(part => part === open || !isAlone(part))
    .flatMap(problemsOf);
}

/** A player of those who play on is alone, where pairs follow from scores. */
const isAlone = ({ roster, stage }: OpenStage): boolean =>
  roster.free.length === 1 && roster.pairs.length === 0 && isPairedByScores(stage.system);

function withBye({ event, round, roster }: OpenStage): PairedRound {
  const { settings } = round.standing;
  return {
    kind: 'paired',
    round: round.number,
    games: [],
    bye: roster.free[0],
    byeWorth: byeWorth(settings),
    byeRemarks: [{ kind: 'bye' }],
    free: roster.out.map((player): FreePlayer => ({
      player,
      worth: worthOfAbsence(event.wallList, settings, { player, round: round.number }),
    })),
    late: [],
    warnings: [],
  };
}

export const hasPlayers = ({ roster }: OpenStage): boolean =>
  roster.free.length + roster.out.length + roster.pairs.length > 0;

function joined({ event: { settings } }: OpenStage, first: PairedRound, second: PairedRound): PairedRound {
  const isBoth = first.bye !== undefined && second.bye !== undefined;
  const other: readonly FreePlayer[] = isBoth
    ? [{ player: second.bye, worth: second.byeWorth ?? 'win', as: 'bye' }]
    : [];
  return {
    ...first,
    games: together(first.games, second.games, settings.excludedTables),
    bye: first.bye ?? second.bye,
    byeWorth: (first.bye === undefined ? second.byeWorth : first.byeWorth) ?? 'win',
    byeRemarks: first.bye === undefined ? second.byeRemarks : first.byeRemarks,
    free: [...first.free, ...second.free, ...other],
    warnings: [...first.warnings, ...second.warnings],
  };
}

/** The tables of one stage, those of the other behind them, and behind both the games that nobody plays. */
function together(
  first: readonly PairedGame[],
  second: readonly PairedGame[],
  excluded: readonly number[],
): readonly PairedGame[] {
  const isPlayed = ({ wonBy }: PairedGame): boolean => wonBy === undefined;
  const ownGames = first.filter(isPlayed);
  const otherGames = [...second.filter(isPlayed), ...[...first, ...second].filter(game => !isPlayed(game))];
  return [...ownGames, ...behind(ownGames, otherGames, excluded)];
}

function behind(
  first: readonly PairedGame[],
  second: readonly PairedGame[],
  excluded: readonly number[],
): readonly PairedGame[] {
  let table = Math.max(0, ...first.map(game => game.table));
  return second.map(game => {
    do table++;
    while (excluded.includes(table));
    return { ...game, table };
  });
}
