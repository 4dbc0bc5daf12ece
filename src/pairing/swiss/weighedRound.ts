import { stageAt, stagesOf } from '../../standings/stages/stage';
import type { Standing } from '../../standings/score/standing';
import { SYSTEMS } from '../../tournament/systems';
import type { Settings, System } from '../../tournament/settings';
import { isTeamEvent } from '../../tournament/team';
import type { WallList } from '../../tournament/wallList';
import type { WarmStart } from '../game/round';
import { openStage } from '../round/openStage';
import { hasPlayers } from '../round/otherGames';
import { isPlayoffNext } from '../playoff/playoff';
import { pairOpenRound, type CannotPair, type ProvedRound } from './pairRound';

/** Systems that pair by weighing criteria. */
const isWeighed = (system: System | undefined): boolean =>
  system !== undefined && SYSTEMS[system].pairs === 'weighed';

/** Whether a round is paired by weighing criteria. */
export function isWeighedRound(wallList: WallList, settings: Settings, round: number): boolean {
  if (isTeamEvent(wallList, settings)) return false;
  const stages = stagesOf(wallList, settings);
  return isWeighed(stages[stageAt(stages, round)]?.system);
}

/** The next round with its proofs, where it is paired by weighing criteria; undefined in other systems. As `pairNextRound`. */
export function pairWeighedRound(
  standing: Standing,
  warmStart?: WarmStart,
): ProvedRound | CannotPair | undefined {
  if (isTeamEvent(standing.wallList, standing.settings)) return undefined;
  if (isPlayoffNext(standing)) return undefined;
  const open = openStage(standing);
  if (open.kind !== 'open') return open;
  const [first, ...others] = [open, ...open.others]
    .filter(part => isWeighed(part.stage.system) && hasPlayers(part))
    .map(part => pairOpenRound({ ...part, round: { ...part.round, warmStart } }));
  const failed = others.find((one): one is CannotPair => !('paired' in one));
  if (first === undefined || !('paired' in first)) return first;
  return (
    failed ?? { ...first, optima: [first, ...others].flatMap(one => ('paired' in one ? one.optima : [])) }
  );
}
