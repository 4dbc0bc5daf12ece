import type { Settings } from '../../tournament/settings';
import type { WallList } from '../../tournament/wallList';
import type { Order } from '../orderStep';
import type { Purpose } from '../purpose';
import type { Playoff } from '../playoff/playoff';
import type { Standing } from '../score/standing';
import type { TeamEvent } from '../teams/teamEvent';
import type { StageInForce } from './stage';
import type { PlayerIndex } from '../../tournament/indices';

/** Each part is found when somebody asks for it, once. Stages count from 0. */
export interface Event {
  readonly wallList: WallList;
  /** As they are typed; `stageSettings` has those of a stage. */
  readonly settings: Settings;
  /** At least one. */
  readonly stages: readonly StageInForce[];
  /** Everybody by all rounds, whatever the stages. */
  readonly standing: () => Standing;
  readonly members: (stage: number) => readonly number[];
  readonly qualified: (stage: number) => readonly Qualified[];
  /** Players who have not come into the next stage and play on by the rules of this one (setting `Others`). */
  readonly playingOn: (stage: number) => readonly number[];
  /** The list as a stage sees it; the whole list where there is one stage. */
  readonly listOf: (stage: number) => WallList;
  readonly standingOf: (stage: number) => Standing;
  /** By player: the place in a stage, which is the Previous order of the next (R2.7). */
  readonly placesIn: (stage: number) => readonly number[];
  /** The players of each stage, the last stage first; at least one. */
  readonly rankings: (purpose: Purpose) => readonly StageRanking[];
  /** The playoffs as of a round, one for each contest; none without rounds for it. */
  readonly playoffs: (through: number) => readonly Playoff[];
  /** Undefined where players play for themselves. */
  readonly teams: () => TeamEvent | undefined;
  /** The event of those who are paired with each other: the teams of a team event, else this one. */
  readonly contest: () => Event;
  /** The event of single players: in a team event everybody by the results of the own boards. */
  readonly singles: () => Event;
}

/** The players of a group who go on, or of everybody where there are no groups. */
export interface Qualified {
  readonly group: string;
  /** Best first. */
  readonly players: readonly PlayerIndex[];
  readonly seats: number;
  /** Equal players of whom only some go on. */
  readonly tied: readonly number[] | undefined;
}

export interface StageRanking {
  readonly standing: Standing;
  /** Players compared from the beginning: everybody in the stage, or each of its groups. */
  readonly contests: readonly (readonly number[])[];
  /** Everybody who took part in the stage, also in a later one; best first, with the columns compared. */
  readonly order: () => Order;
  /** The players who have come into no later stage. */
  readonly ranked: ReadonlySet<number>;
}

export const everybody = ({ players }: WallList): readonly number[] => players.map((_, player) => player);
