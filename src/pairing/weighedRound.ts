import { isWeighed, type OpenEvent, type CannotPair } from './round/openEvent';
import { hasPlayers } from './round/otherGames';
import { isPlayoffNext } from './playoff/playoff';
import { pairOpenRound, type ProvedRound } from './swiss/pairRound';

/** The next round with its proofs, where it is paired by weighing criteria; undefined in other systems. As `pairNextRound`. */
export function pairWeighedRound(event: OpenEvent): ProvedRound | CannotPair | undefined {
  if (event.teams() || isPlayoffNext(event)) return undefined;
  const open = event.openStage();
  if (open.kind !== 'open') return open;
  const [first, ...others] = [open, ...open.playingOn]
    .filter(part => isWeighed(part.stage.system) && hasPlayers(part))
    .map(part => pairOpenRound(part));
  const failed = others.find((answer): answer is CannotPair => !('paired' in answer));
  if (first === undefined || !('paired' in first)) return first;
  return (
    failed ?? {
      ...first,
      optima: [first, ...others].flatMap(answer => ('paired' in answer ? answer.optima : [])),
    }
  );
}
