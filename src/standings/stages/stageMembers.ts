import type { Settings } from '../../tournament/settings';
import type { WallList } from '../../tournament/wallList';
import { qualifiedFor } from './qualified';
import { entrants, type StageInForce } from './stage';
import { isPairedByScores, SYSTEMS } from '../../tournament/systems';

/**
 * The players of a stage. Once it has a result these are those who play in it, before that those who qualify as well; in the
 * first stage everybody. Where the others play on in the same rounds, games do not tell: it is those who qualified.
 */
export function stageMembers(
  wallList: WallList,
  settings: Settings,
  stages: readonly StageInForce[],
  index: number,
): readonly number[] {
  if (index === 0) return wallList.players.map((_, player) => player);
  const stage = stages[index] as StageInForce;
  const playOn = settings.others === 'play on';
  const there = entrantsOf(wallList, settings, stages, index);
  if (!playOn && hasResult(wallList, stage)) return there;
  const qualified = qualifiedFor(wallList, settings, stages, index).flatMap(({ players }) => players);
  return playOn ? qualified : [...new Set([...qualified, ...there])];
}

/** Who plays in a later stage. Somebody may have only rested in a table so far: qualified, with something written in its rounds. */
export function entrantsOf(
  wallList: WallList,
  settings: Settings,
  stages: readonly StageInForce[],
  index: number,
): readonly number[] {
  const stage = stages[index] as StageInForce;
  const there = entrants(wallList, stage);
  const isMore = (player: number): boolean =>
    !there.includes(player) &&
    (wallList.entries[player] ?? []).slice(stage.from - 1, stage.to).some(({ length }) => length > 0);
  const isTable = SYSTEMS[stage.system].pairs === 'table';
  if (!isTable || there.length === 0 || !wallList.players.some((_, i) => isMore(i))) return there;
  const qualified = qualifiedFor(wallList, settings, stages, index).flatMap(({ players }) => players);
  return [...there, ...qualified.filter(isMore)].sort((a, b) => a - b);
}

/** Who has not come into the next stage and plays on by the rules of this one; nobody where the rules have no more games. */
export function playingOn(
  wallList: WallList,
  settings: Settings,
  stages: readonly StageInForce[],
  index: number,
): readonly number[] {
  const stage = stages[index];
  if (
    settings.others !== 'play on' ||
    !stage ||
    !isPairedByScores(stage.system) ||
    index + 1 >= stages.length
  )
    return [];
  const next = new Set(stageMembers(wallList, settings, stages, index + 1));
  return stageMembers(wallList, settings, stages, index).filter(player => !next.has(player));
}

const hasResult = ({ entries }: WallList, { from, to }: StageInForce): boolean =>
  entries.some(row =>
    row
      .slice(from - 1, to)
      .some(cell => cell.some(entry => entry.kind === 'game' && entry.outcome !== 'unknown')),
  );
