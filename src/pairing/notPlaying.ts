import { atEntry, atPlayer, LIST, makeWarning, type Problem } from '../tournament/problem';
import { SYSTEMS } from '../tournament/systems';
import { entriesIn, hasTakenPart, isGone, isOut, type WallList } from '../tournament/wallList';
import { label, labels } from './game/remark';
import type { Event } from '../standings/stages/event';
import { stageAt, type StageInForce } from '../standings/stages/stage';
import { mayMiss } from '../standings/stages/stageMembers';
import type { OpenEvent, OpenStage } from './round/openEvent';
import type { PlayerIndex, RoundNo } from '../tournament/indices';

/**
 * R4.7: nobody vanishes, but losers of a knock-out and players of a finished table: game, bye, absence, or one of
 * these sentences.
 */
export const notPlaying = (event: OpenEvent): readonly Problem[] => {
  const open = event.openStage();
  return open.kind === 'open' ? [...notInStage(open), ...joinsTooLate(open)] : [];
};

export const tooLate = (event: OpenEvent): readonly Problem[] => {
  const open = event.openStage();
  return open.kind === 'open' ? joinsTooLate(open) : [];
};

/** Players who were to have something and have an empty cell, by round; then those whose seat somebody else has. */
export function nothingInRound(event: OpenEvent): readonly Problem[] {
  const { wallList, openRound, stages } = event;
  const later = stages.slice(1).flatMap((_, i) => seatsTaken(event, i + 1));
  const empty = openRound().missing.filter(
    ({ player, round }) =>
      entriesIn(wallList, player, round).length === 0 && !isNamed(wallList, player, round),
  );
  const rounds = [...new Set(empty.map(({ round }) => round))].map(round => {
    const players = empty.filter(result => result.round === round).map(({ player }) => player);
    const values = { round, players: labels(wallList, players) };
    return makeWarning('nothingInRound', values, atEntry(players[0] as number, round));
  });
  return [...rounds, ...later];
}

/**
 * Before a later stage: players without a seat who do not play on beside it; afterwards, seats given away by hand.
 */
const notInStage = ({ event, index, stage, round }: OpenStage): readonly Problem[] =>
  index > 0 && round.number > stage.from ? seatsTaken(event, index) : withoutSeatIn(event, round.number);

/** In the first round of a later stage, be it begun: players without a seat who do not play on beside it. */
export function withoutSeatIn(event: Event, round: RoundNo): readonly Problem[] {
  const { wallList, stages } = event;
  const index = stageAt(stages, round);
  const stage = stages[index];
  if (index < 1 || stage?.from !== round) return [];
  const isIn = new Set([
    ...event.members(index),
    ...event.qualified(index).flatMap(({ players }) => players),
    ...stages.slice(0, index).flatMap((_, i) => event.playingOn(i)),
  ]);
  const players = wallList.players.flatMap((player, i) =>
    isIn.has(i) || isGone(player, stage.from) ? [] : [i],
  );
  return players.length === 0 ? [] : [{ ...withoutSeat(wallList, stage.from, players), severity: 'note' }];
}

const withoutSeat = (wallList: WallList, round: RoundNo, players: readonly PlayerIndex[]): Problem =>
  makeWarning('notInStage', { round, players: labels(wallList, players), name: 'qualifiers' }, LIST);

/** Players who qualified for a stage and are no members since it has been played. */
function seatsTaken({ wallList, stages, members, qualified }: Event, index: number): readonly Problem[] {
  const { from, to } = stages[index] as StageInForce;
  const isIn = new Set(members(index));
  const players = qualified(index)
    .flatMap(group => group.players)
    .filter(player => !isIn.has(player))
    .filter(player =>
      (wallList.entries[player] ?? []).slice(from - 1, to).every(({ length }) => length === 0),
    );
  return players.length === 0 ? [] : [withoutSeat(wallList, from, players)];
}

/** Players who have missed the only round to come in, whatever absences are typed where a stage may be missed. */
function joinsTooLate({ event, stage, round, open }: OpenStage): readonly Problem[] {
  if (round.number === stage.from) return [];
  const { wallList, isEligible } = event;
  const isNew = (player: PlayerIndex): boolean => {
    if (entriesIn(wallList, player, round.number).length > 0) return false;
    // Whoever came after the first round of a Diagonal or a knock-out has its absence typed.
    const { end } = SYSTEMS[stage.system];
    if (mayMiss(stage) || end === 'final' || end === 'losses') return !hasTakenPart(wallList, player);
    const filled = (wallList.entries[player] ?? []).filter(cell => cell.length > 0).length;
    return filled === open.late.filter(absence => absence.player === player).length;
  };
  return wallList.players.flatMap((player, i) =>
    isOut(player, round.number) ||
    isEligible(i, round.number) ||
    !isNew(i) ||
    isNamed(wallList, i, round.number)
      ? []
      : [makeWarning('joinsTooLate', { player: label(wallList, i), round: round.number }, atPlayer(i))],
  );
}

const isNamed = ({ entries }: WallList, player: PlayerIndex, round: RoundNo): boolean =>
  entries.some(row =>
    (row[round - 1] ?? []).some(entry => entry.kind === 'game' && entry.opponent === player),
  );
