import { roundRobinGroups, roundsOfTable, type RoundRobinGroup } from '../../standings/roundRobin/roundRobin';
import { eventRounds } from '../../tournament/playoffRounds';
import { atSetting, makeWarning, type Problem } from '../../tournament/problem';
import { SYSTEMS } from '../../tournament/systems';
import { entriesIn } from '../../tournament/wallList';
import { inOrderOfLots } from '../game/lotOrder';
import { makeMeetings } from '../game/meetings';
import { firstNames, pairLabel } from '../game/remark';
import { forbiddenPairs, makeIsForbidden } from '../optimum/forbidden';
import type { OpenEvent, OpenStage } from '../round/openEvent';
import { drawTable, roundOfTable, type Apart, type DrawnTable } from './tableDraw';
import type { PlayerIndex, RoundNo } from '../../tournament/indices';

export function groupsInPlay(stage: OpenStage): readonly RoundRobinGroup[] {
  const { wallList } = stage.round.standing;
  const groups = roundRobinGroups(wallList, stage.stage.apart, stage.stage.from);
  if (stage.index === 0) return groups;
  const members = new Set(stage.event.members(stage.index));
  return groups.map(group => ({ ...group, players: group.players.filter(player => members.has(player)) }));
}

/**
 * In the order of the list, in a later stage by the lots; numbered anew to keep forbidden pairs apart (R4.6,
 * R6.5). Once begun it keeps its numbers, and rounds to come with fewer forbidden pairs are first.
 */
export function tableOf(stage: OpenStage, players: readonly PlayerIndex[]): DrawnTable {
  const { event, index, stage: stageInForce } = stage;
  const isForbidden: Apart = makeIsForbidden(forbiddenPairs(event), event.wallList.players.length);
  const { last } = makeMeetings(event.wallList, stageInForce.from);
  const isLater = index > 0;
  const order = isLater ? inOrderOfLots(event, players, `round-${stageInForce.from}`) : players;
  const haveMet: Apart = (player, other) => isLater && last(player, other) > 0;
  const drawn = drawTable(order, haveMet, isForbidden);
  if (event.settings.forbiddenPairs.length === 0) return drawn;
  const past = roundsBefore(stage);
  if (past.every((round, i) => fits(stage, drawn, i + 1, round))) return drawn;
  return turned(stage, drawTable(order, haveMet), past, isForbidden) ?? drawn;
}

const roundsBefore = ({ stage: { from }, round: { number } }: OpenStage): readonly number[] =>
  Array.from({ length: number - from }, (_, i) => from + i);

/** Whether a round was played as a round of the table, from 1, has it. */
function fits({ event }: OpenStage, table: DrawnTable, inTable: number, round: RoundNo): boolean {
  const opponent = new Map(
    roundOfTable(table, inTable).games.flatMap(({ black, white }) => [
      [black, white] as const,
      [white, black] as const,
    ]),
  );
  return table.players.every(player =>
    entriesIn(event.wallList, player, round).every(
      entry => entry.kind !== 'game' || entry.opponent === opponent.get(player),
    ),
  );
}

/** The rounds in the order in which they were played, and then by their forbidden pairs; undefined where the games are not those of the table. */
function turned(
  stage: OpenStage,
  table: DrawnTable,
  past: readonly number[],
  isForbidden: Apart,
): DrawnTable | undefined {
  const played: number[] = [];
  for (const round of past.slice(0, table.rounds.length)) {
    const tableRound = table.rounds.find(
      (candidate, i) => !played.includes(candidate) && fits(stage, table, i + 1, round),
    );
    if (tableRound === undefined) return undefined;
    played.push(tableRound);
  }
  const forbiddenIn = (round: number): number =>
    roundOfTable(table, table.rounds.indexOf(round) + 1).games.filter(({ black, white }) =>
      isForbidden(black, white),
    ).length;
  const left = table.rounds.filter(round => !played.includes(round));
  return { ...table, rounds: [...played, ...left.sort((a, b) => forbiddenIn(a) - forbiddenIn(b))] };
}

/** Said before the first round of a table: which forbidden pairs its announced rounds have all the same, and when. */
export function forbiddenToCome(event: OpenEvent): readonly Problem[] {
  const stage = event.openStage();
  if (stage.kind !== 'open' || stage.round.number !== stage.stage.from) return [];
  if (SYSTEMS[stage.stage.system].pairs !== 'table') return [];
  const { wallList, settings } = stage.event;
  const isForbidden = makeIsForbidden(forbiddenPairs(stage.event), wallList.players.length);
  const { from, to } = stage.stage;
  const rounds = Math.min(to, eventRounds(wallList, settings)) - from + 1;
  const pairs = groupsInPlay(stage).flatMap(({ players }) => {
    const table = tableOf(stage, players);
    const last = Math.min(rounds, roundsOfTable(players.length, stage.round.standing.settings));
    return Array.from({ length: Math.max(0, last) }, (_, i) => i).flatMap(i =>
      roundOfTable(table, i + 1)
        .games.filter(({ black, white }) => isForbidden(black, white))
        .map(({ black, white }) => `${pairLabel(wallList, [black, white])} (R${from + i})`),
    );
  });
  return pairs.length === 0
    ? []
    : [makeWarning('forbiddenToCome', { pairs: firstNames(pairs) }, atSetting('Forbidden pairs'))];
}
