import { ladderOf } from '../rating/rankRating';
import { makeRank } from '../tournament/rank';
import { inTable } from '../standings/roundRobin/tableRounds';
import { roundsOfTable } from '../standings/roundRobin/roundRobin';
import { eventRounds, lastTypedRound } from '../tournament/playoffRounds';
import type { Settings } from '../tournament/settings';
import type { WallList } from '../tournament/wallList';
import { SYSTEMS } from '../tournament/systems';
import { GUIDE } from './round/topGroupWarnings';

export interface RankCount {
  /** The place on the ladder (R4.1). */
  readonly index: number;
  readonly rank: string;
  readonly count: number;
}

export interface StartProposal {
  readonly setting: 'rounds' | 'upperBar' | 'lowerBar';
  readonly value: string;
  readonly suits: boolean;
  readonly isPossible: boolean;
  readonly players: number;
  readonly rounds: number;
  /** The sizes of a top group that suit the rounds; the fewest of a bottom group. */
  readonly from: number;
  readonly to: number;
}

/** Ranks from the strongest down; without a rank the rating counts. Whoever plays in no round is left out. */
export function rankCounts({ players }: Pick<WallList, 'players'>): readonly RankCount[] {
  const counts = new Map<number, number>();
  for (const player of players) {
    const index = player.out.from === 1 ? undefined : ladderOf(player);
    if (index !== undefined) counts.set(index, (counts.get(index) ?? 0) + 1);
  }
  return [...counts]
    .sort(([a], [b]) => b - a)
    .map(([index, count]) => ({ index, count, rank: makeRank({ kind: 'amateur', index }) }));
}

/** Rounds for one winner of a Swiss, bars for a McMahon (R4.3); none for other systems. */
export function startProposals(wallList: WallList, settings: Settings): readonly StartProposal[] {
  const facts = SYSTEMS[settings.system];
  if (facts.pairs === 'table') return roundsOfAll(wallList, settings);
  if (facts.pairs !== 'weighed' || facts.contests !== 'everybody' || settings.stages.length > 0) return [];
  if (settings.teams) return [];
  const ranks = rankCounts(wallList);
  const present = wallList.players.filter(({ out }) => out.from !== 1).length;
  const rounds = eventRounds(wallList, settings);
  if (present < 4 || rounds < 1) return [];
  if (facts.score !== 'MMS') return [roundsOfSwiss(wallList, present, rounds)];
  return rounds >= present
    ? [roundsOfFew(present, rounds)]
    : [...upperBar(ranks, settings, present, rounds), ...lowerBar(ranks, settings, present, rounds)];
}

function roundsOfSwiss({ rounds: columns }: WallList, players: number, rounds: number): StartProposal {
  const needed = Math.ceil(Math.log2(players));
  const value = Math.max(needed, Math.min(rounds, players - 1));
  const isPossible = value <= columns;
  return {
    setting: 'rounds',
    value: String(value),
    suits: value === rounds,
    isPossible,
    players,
    rounds: value,
    from: needed,
    to: players - 1,
  };
}

function roundsOfAll(wallList: WallList, settings: Settings): readonly StartProposal[] {
  const players = inTable(wallList, settings) ?? 0;
  const rounds = roundsOfTable(players, settings);
  const isMore = rounds < lastTypedRound(wallList, settings);
  if (players < 3 || !isMore || settings.playoffRounds.length > 0) return [];
  return [
    {
      setting: 'rounds',
      value: String(rounds),
      suits: false,
      isPossible: rounds <= wallList.rounds,
      players,
      rounds,
      from: 1,
      to: players - 1,
    },
  ];
}

const roundsOfFew = (players: number, rounds: number): StartProposal => ({
  setting: 'rounds',
  value: String(players - 1),
  suits: false,
  isPossible: true,
  players,
  rounds,
  from: 1,
  to: players - 1,
});

const guideFor = (rounds: number): readonly [number, number] =>
  GUIDE[Math.max(3, Math.min(9, rounds))] ?? [4, 8];

/** The rank from which on the top group is of a size that suits the rounds, nearest to its middle. */
function upperBar(
  ranks: readonly RankCount[],
  { upperBar: typed }: Settings,
  players: number,
  rounds: number,
): readonly StartProposal[] {
  const [from, to] = guideFor(rounds);
  const middle = (from + to) / 2;
  const distance = (size: number): number => (size < from ? from - size : size > to ? size - to : 0);
  const groups = ranks.map(rank => ({ ...rank, size: atLeast(ranks, rank.index) }));
  const best = [...groups]
    .filter(({ size }) => size < players && size <= 2 ** rounds)
    .sort(
      (a, b) => distance(a.size) - distance(b.size) || Math.abs(a.size - middle) - Math.abs(b.size - middle),
    )[0];
  if (!best) return [];
  const size = typed?.kind === 'amateur' ? atLeast(ranks, typed.index) : 0;
  const suits = typed !== undefined && size > 0 && distance(size) <= distance(best.size);
  const group = { rounds, from, to, suits, isPossible: true };
  return suits
    ? [{ setting: 'upperBar', value: makeRank(typed), players: size, ...group }]
    : [{ setting: 'upperBar', value: best.rank, players: best.size, ...group }];
}

/** The rank up to which the weakest are enough to find opponents among themselves; none where the lowest rank has them. */
function lowerBar(
  ranks: readonly RankCount[],
  settings: Settings,
  players: number,
  rounds: number,
): readonly StartProposal[] {
  const fewest = rounds + 1;
  if (players < 4 * fewest) return [];
  const atMost = (index: number): number => players - atLeast(ranks, index + 1);
  const typed = settings.lowerBar?.kind === 'amateur' ? settings.lowerBar : undefined;
  const group = { rounds, from: fewest, to: players, isPossible: true };
  if (typed && atMost(typed.index) >= fewest)
    return [
      { setting: 'lowerBar', value: makeRank(typed), players: atMost(typed.index), suits: true, ...group },
    ];
  const [top] = upperBar(ranks, settings, players, rounds);
  const lowestRank = [...ranks].reverse().find(({ index }) => atMost(index) >= fewest);
  const [lowest] = [...ranks].reverse();
  if (!lowestRank || lowestRank.index === lowest?.index || lowestRank.rank === top?.value) return [];
  return [
    {
      setting: 'lowerBar',
      value: lowestRank.rank,
      players: atMost(lowestRank.index),
      suits: false,
      ...group,
    },
  ];
}

const atLeast = (ranks: readonly RankCount[], index: number): number =>
  ranks.reduce((sum, rank) => (rank.index >= index ? sum + rank.count : sum), 0);
