import { isOut, type Player, type WallList } from '../../tournament/wallList';
import { everybody, type Event } from './event';
import { entrants, type StageInForce } from './stage';
import { isPairedByScores, SYSTEMS } from '../../tournament/systems';
import { hasResult } from '../../tournament/game';

/**
 * The players of a stage. Once it has a result these are those who play in it, before that those who qualify as well; in the
 * first stage everybody. Where the others play on in the same rounds, games do not tell: it is those who qualified.
 */
export function findMembers(event: Event, stage: number): readonly number[] {
  const { wallList, settings, stages } = event;
  if (stage === 0) return everybody(wallList);
  const playOn = settings.others === 'play on';
  const there = entrantsOf(event, stage);
  if (!playOn && hasBeenPlayed(wallList, stages[stage] as StageInForce))
    return [...there, ...comingLater(event, stage, there)].sort((a, b) => a - b);
  const qualified = event.qualified(stage).flatMap(({ players }) => players);
  return playOn ? qualified : [...new Set([...qualified, ...there])];
}

/**
 * The players who may come into a stage after its first round. Where everybody goes on and scores decide who meets, whoever is out of
 * that round is only absent from it.
 */
function comingLater(event: Event, index: number, there: readonly number[]): readonly number[] {
  const { wallList, settings, stages } = event;
  const [before, stage] = [stages[index - 1] as StageInForce, stages[index] as StageInForce];
  if (!isPairedByScores(stage.system) || before.apart || settings.qualifiers !== undefined) return [];
  return everybody(wallList).filter(
    player => !there.includes(player) && isOut(wallList.players[player] as Player, stage.from),
  );
}

/**
 * Who plays in a later stage. Somebody may have only rested in a table so far: qualified, with something written in its
 * rounds.
 */
export function entrantsOf(event: Event, index: number): readonly number[] {
  const { wallList, stages } = event;
  const stage = stages[index] as StageInForce;
  const there = entrants(wallList, stage);
  const isMore = (player: number): boolean =>
    !there.includes(player) &&
    (wallList.entries[player] ?? []).slice(stage.from - 1, stage.to).some(({ length }) => length > 0);
  const isTable = SYSTEMS[stage.system].pairs === 'table';
  if (!isTable || there.length === 0 || !wallList.players.some((_, i) => isMore(i))) return there;
  const qualified = event.qualified(index).flatMap(({ players }) => players);
  return [...there, ...qualified.filter(isMore)].sort((a, b) => a - b);
}

/** Who has not come into the next stage and plays on by the rules of this one; nobody where the rules have no more games. */
export function findPlayingOn(event: Event, index: number): readonly number[] {
  const { settings, stages } = event;
  const stage = stages[index];
  if (
    settings.others !== 'play on' ||
    !stage ||
    !isPairedByScores(stage.system) ||
    index + 1 >= stages.length
  )
    return [];
  const next = new Set(event.members(index + 1));
  return event.members(index).filter(player => !next.has(player));
}

const hasBeenPlayed = ({ entries }: WallList, { from, to }: StageInForce): boolean =>
  entries.some(row => row.slice(from - 1, to).some(cell => cell.some(hasResult)));
