import type { Player, WallList } from '../../tournament/wallList';
import { happens, makeDice } from './dice';
import type { SimulatedField } from './field';
import type { SimulationPlan } from './plan';
import { isPairedByScores } from '../../tournament/systems';
import type { RoundNo } from '../../tournament/indices';

/** The list of an event before its first round, and its late entries and absences. */
export interface Openings {
  /** The list without late entries and without rounds. */
  readonly firstRound: WallList;
  readonly everybody: WallList;
  /** The player of the field in each row; late entries are in the last rows. */
  readonly fieldOf: readonly number[];
  /** The list as it is before `round` is paired. */
  readonly before: (list: WallList, round: RoundNo) => WallList;
}

/** Thrown before anything is paired, so that two systems with the same seed have the same. */
export function drawOpenings(
  { settings, model }: SimulationPlan,
  field: SimulatedField,
  name: string,
): Openings {
  const dice = makeDice(`${name}|absences`);
  const mayBeLate = isPairedByScores(settings.system) && settings.stages.length === 0 && !settings.teams;
  const all = [...field.players.keys()];
  const isLate = all.map(player => happens(dice, model.late) && mayBeLate && player > 1);
  const fieldOf = [...all.filter(player => !isLate[player]), ...all.filter(player => isLate[player])];
  const everybody = fieldOf.map(player => field.players[player] as Player);
  const first = all.filter(player => !isLate[player]).length;
  const before = (list: WallList, round: RoundNo): WallList => {
    const listWithNewcomers = round === 2 ? withNewcomers(list, everybody) : list;
    if (model.absence === 0) return listWithNewcomers;
    const away = all.map(() => happens(dice, model.absence));
    const isAway = (row: number): boolean => away[fieldOf[row] as number] ?? false;
    return {
      ...listWithNewcomers,
      players: listWithNewcomers.players.map((player, row) => withAbsence(player, round, isAway(row))),
    };
  };
  return { firstRound: listOf(everybody.slice(0, first)), everybody: listOf(everybody), fieldOf, before };
}

const listOf = (players: readonly Player[]): WallList => ({
  players,
  rounds: 0,
  entries: players.map(() => []),
});

function withNewcomers(list: WallList, everybody: readonly Player[]): WallList {
  if (list.players.length === everybody.length) return list;
  const added = newcomers(list, everybody);
  const empty = Array.from({ length: list.rounds }, () => []);
  return {
    ...list,
    players: [...list.players, ...added],
    entries: [...list.entries, ...added.map(() => empty)],
  };
}

/** As typed: fewer than the players of round 1 show that it is over, otherwise they are marked as out of it. */
function newcomers(list: WallList, everybody: readonly Player[]): readonly Player[] {
  const added = everybody.slice(list.players.length);
  const played = list.entries.filter(([cell]) => cell?.some(({ kind }) => kind === 'game')).length;
  return added.length < played ? added : added.map(player => withAbsence(player, 1, true));
}

/** The player, with the round in the column Out if absent. */
const withAbsence = (player: Player, round: RoundNo, isAway: boolean): Player =>
  isAway ? { ...player, out: { ...player.out, rounds: [...player.out.rounds, round] } } : player;
