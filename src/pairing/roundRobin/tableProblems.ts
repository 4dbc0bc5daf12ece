import { leaversIn, takenOut } from '../../standings/roundRobin/leavers';
import { roundRobinGroups, roundsOfTable } from '../../standings/roundRobin/roundRobin';
import { stageSettings } from '../../standings/stages/stage';
import { eventRounds } from '../../tournament/playoffRounds';
import { atEntry, atPlayer, makeWarning, type Problem } from '../../tournament/problem';
import type { Settings } from '../../tournament/settings';
import type { WallList } from '../../tournament/wallList';
import type { OpenEvent } from '../round/openEvent';
import { makeGamesBetween } from './outstandingGames';
import { forbiddenToCome } from './tableInPlay';
import { label } from '../game/remark';
import type { PlayerIndex } from '../../tournament/indices';

/**
 * Forbidden pairs, pairs that meet too often, players who cannot meet everybody, players gone before half of the
 * games (R6.5).
 */
export const tableWarnings = (event: OpenEvent): readonly Problem[] => [
  ...forbiddenToCome(event),
  ...asTheyStand(event),
];

function asTheyStand(event: OpenEvent): readonly Problem[] {
  const { wallList, settings, stages } = event;
  const open = stages.some(({ system }) => system === 'Round robin')
    ? (event.openRound().round ?? Infinity)
    : Infinity;
  return stages.flatMap((stage, index) => {
    if (stage.system !== 'Round robin') return [];
    const list = event.listOf(index);
    const rules = stageSettings(settings, stage);
    const members = new Set(event.members(index));
    const out = takenOut(list, rules);
    const rounds = { from: stage.from, open, last: Math.min(stage.to, eventRounds(wallList, settings)) };
    const tables = roundRobinGroups(list, stage.apart, stage.from).map(({ players }) =>
      players.filter(player => members.has(player)),
    );
    return [
      ...tables.flatMap(players => [
        ...pairsTooOften(list, rules, rounds, players),
        ...cannotMeetAll(list, rules, rounds, players, out),
      ]),
      ...leaversIn(list, rules).map(({ player, played, games }): Problem =>
        makeWarning(
          'leftBeforeHalf',
          {
            player: label(list, player),
            played,
            games,
            leavers: settings.leavers,
            name: 'leavers',
            count: 'games count',
            out: 'taken out',
          },
          atPlayer(player),
        ),
      ),
    ];
  });
}

interface StageRounds {
  readonly from: number;
  readonly open: number;
  readonly last: number;
}

/** Pairs with more games than cycles, each told at the round of the first that is too many. */
function pairsTooOften(
  wallList: WallList,
  { cycles }: Settings,
  { from, last }: StageRounds,
  players: readonly PlayerIndex[],
): readonly Problem[] {
  return pairsOf(players).flatMap(([player, opponent]): readonly Problem[] => {
    const met = roundsBetween(wallList, player, opponent, from, last);
    const round = met[cycles];
    if (round === undefined) return [];
    const values = {
      player: label(wallList, player),
      opponent: label(wallList, opponent),
      rounds: met.join(', '),
      cycles,
      name: 'cycles',
    };
    return [makeWarning('pairTooOften', values, atEntry(player, round))];
  });
}

function roundsBetween(
  { entries }: WallList,
  player: PlayerIndex,
  opponent: PlayerIndex,
  from: number,
  last: number,
): readonly number[] {
  const met: number[] = [];
  for (let round = from; round <= last; round++) {
    const isGame = (one: PlayerIndex, other: PlayerIndex): boolean =>
      (entries[one]?.[round - 1] ?? []).some(entry => entry.kind === 'game' && entry.opponent === other);
    if (isGame(player, opponent) || isGame(opponent, player)) met.push(round);
  }
  return met;
}

/**
 * Somebody lacks more games than rounds are left, or an odd number, of whom one rests in each, lacks more among
 * themselves. Too few columns from the beginning were told then.
 */
function cannotMeetAll(
  wallList: WallList,
  settings: Settings,
  { from, open, last }: StageRounds,
  all: readonly number[],
  takenOut: ReadonlySet<number>,
): readonly Problem[] {
  const table = roundsOfTable(all.length, settings);
  if (table > last - from + 1) return [];
  const isGone = (player: PlayerIndex): boolean => wallList.players[player]?.out.from !== undefined;
  const between = makeGamesBetween(wallList);
  const players = all.filter(player => !takenOut.has(player));
  const owed = (one: PlayerIndex, other: PlayerIndex): number =>
    one === other || (isGone(one) && isGone(other)) ? 0 : Math.max(0, settings.cycles - between(one, other));
  const freeOf = (player: PlayerIndex): number => freeRounds(wallList, player, Math.max(open, from), last);
  return componentsOf(players, owed).flatMap((component): readonly Problem[] => {
    const owedBy = (player: PlayerIndex): number =>
      component.reduce((sum, other) => sum + owed(player, other), 0);
    const games = component.reduce((sum, player) => sum + owedBy(player), 0) / 2;
    const rounds = Math.max(0, ...component.map(freeOf));
    const lacking = component.filter(player => owedBy(player) > freeOf(player));
    const isTooMuch = games > rounds * Math.floor(component.length / 2);
    const named = lacking.length > 0 ? lacking : isTooMuch ? component : [];
    const [first] = named;
    if (first === undefined) return [];
    const values = { players: named.map(player => label(wallList, player)).join(', '), games, rounds };
    return [makeWarning('cannotMeetAll', values, atPlayer(first))];
  });
}

/** Rounds from `first` on in which a player has nothing yet. */
function freeRounds({ entries }: WallList, player: PlayerIndex, first: number, last: number): number {
  let free = 0;
  for (let round = first; round <= last; round++) {
    const isNamed = entries.some(row =>
      (row[round - 1] ?? []).some(entry => entry.kind === 'game' && entry.opponent === player),
    );
    if ((entries[player]?.[round - 1] ?? []).length === 0 && !isNamed) free++;
  }
  return free;
}

/** Players who owe each other games, directly or by way of others. */
function componentsOf(
  players: readonly PlayerIndex[],
  owed: (one: PlayerIndex, other: PlayerIndex) => number,
): readonly (readonly number[])[] {
  const seen = new Set<number>();
  return players.flatMap(start => {
    if (seen.has(start)) return [];
    const component = [start];
    seen.add(start);
    for (const one of component) {
      for (const other of players) {
        if (seen.has(other) || owed(one, other) === 0) continue;
        seen.add(other);
        component.push(other);
      }
    }
    return [component.sort((a, b) => a - b)];
  });
}

const pairsOf = (players: readonly PlayerIndex[]): readonly (readonly [number, number])[] =>
  players.flatMap((one, i) => players.slice(i + 1).map(other => [one, other] as const));
