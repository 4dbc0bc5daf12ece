import { isPlayedOff } from '../../standings/playoff/playoff';
import { eventRounds, lastTypedRound } from '../../tournament/playoffRounds';
import { atEntry, makeError, makeWarning, type Problem } from '../../tournament/problem';
import type { Event } from '../../standings/stages/event';
import type { OpenEvent } from '../round/openEvent';
import { playoffGroups } from './playoff';
import { label } from '../game/remark';

export function playoffEnd(event: Event): readonly Problem[] {
  const { wallList, settings } = event;
  if (settings.playoffRounds.length === 0) return [];
  const rounds = eventRounds(wallList, settings);
  const [undecided] = undecidedTies(event);
  if (undecided) return [{ ...undecided, severity: 'error' }];
  const before = event.playoffs(rounds);
  const { playoffPlaces } = settings;
  if (before.every(({ next }) => next.length === 0))
    return [makeError('playoffNotNeeded', { places: playoffPlaces })];
  return [makeError('playoffOver', { places: playoffPlaces })];
}

export function playoffWarnings(event: OpenEvent): readonly Problem[] {
  const { round, missing } = event.openRound();
  const isOver = round === undefined && missing.length === 0;
  return [...strangers(event), ...(isOver ? undecidedTies(event) : [])];
}

/** Ties that all rounds of the playoff have left; or that need a round for which the list has no column. */
function undecidedTies(event: Event): readonly Problem[] {
  const { wallList, settings } = event;
  const last = lastTypedRound(wallList, settings);
  if (last > wallList.rounds) {
    const needed = playoffGroups(event, wallList.rounds + 1);
    return needed.length === 0 ? [] : [makeWarning('roundWithoutColumn', { round: wallList.rounds + 1 })];
  }
  return event.playoffs(last).flatMap(({ classes }) => {
    let place = 1;
    return classes.flatMap((group): readonly Problem[] => {
      const first = place;
      place += group.length;
      if (!isPlayedOff(settings, group, first)) return [];
      const players = group.map(player => label(wallList, player)).join(', ');
      const values = { players, place: first, round: last };
      return [makeWarning('playoffUndecided', values)];
    });
  });
}

/** Games in a round of the playoff of somebody who has nothing to play for in it. */
function strangers(event: Event): readonly Problem[] {
  const { wallList, settings } = event;
  return settings.playoffRounds.flatMap(round => {
    const groups = playoffGroups(event, round);
    const isIn = new Set(groups.flatMap(({ players }) => players));
    return wallList.players.flatMap((_, player): readonly Problem[] => {
      const cell = wallList.entries[player]?.[round - 1] ?? [];
      if (isIn.has(player) || !cell.some(({ kind }) => kind === 'game')) return [];
      const values = { name: label(wallList, player), round, places: settings.playoffPlaces };
      return [makeWarning('playoffStranger', values, atEntry(player, round))];
    });
  });
}
