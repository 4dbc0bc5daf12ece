import { isLostByDefault, type Entry } from '../../tournament/game';
import { eventRounds } from '../../tournament/playoffRounds';
import type { Settings } from '../../tournament/settings';
import { SYSTEMS } from '../../tournament/systems';
import type { WallList } from '../../tournament/wallList';
import { roundRobinGroups, roundsOfTable } from './roundRobin';
import type { PlayerIndex } from '../../tournament/indices';

export interface Leaver {
  readonly player: PlayerIndex;
  /** Rounds with a game that was not lost by default, open ones among them. */
  readonly played: number;
  readonly games: number;
}

/**
 * By the column Out, or because all games from some round on, more than one, are lost by default (R6.5); list and
 * settings are those of the stage.
 */
export function leaversIn(wallList: WallList, settings: Settings): readonly Leaver[] {
  if (SYSTEMS[settings.system].pairs !== 'table') return [];
  const [{ from, to } = { from: 1, to: Infinity }] = settings.stages;
  const groups = roundRobinGroups(wallList, settings.groups === 'apart', from);
  return groups.flatMap(({ players: all }) => {
    const players = from === 1 ? all : all.filter(player => hasEntry(wallList, player, from, to));
    const table = from - 1 + roundsOfTable(players.length, settings);
    const last = Math.min(to, table, eventRounds(wallList, settings));
    const games = Math.min((players.length - 1) * settings.cycles, last - from + 1);
    const leaving = players.map(player => leftFrom(wallList, player, from, last));
    // Where all leave, the table is over for all alike.
    if (leaving.every(left => left !== undefined)) return [];
    return players.flatMap((player, i) => {
      const left = leaving[i];
      if (left === undefined) return [];
      const rounds = cellsOf(wallList, player, from, left - 1);
      const played = rounds.filter(cell => cell.length === 0 || cell.some(isThere)).length;
      return games > 1 && 2 * played < games ? [{ player, played, games }] : [];
    });
  });
}

/** The players taken out of the table with all games: nobody, unless the setting says so. */
export const takenOut = (wallList: WallList, settings: Settings): ReadonlySet<number> =>
  new Set(settings.leavers === 'taken out' ? leaversIn(wallList, settings).map(({ player }) => player) : []);

/** The list in which games with those who are taken out count for nobody, as if the round had been a rest. */
export function withoutGamesOf(wallList: WallList, players: ReadonlySet<PlayerIndex>): WallList {
  if (players.size === 0) return wallList;
  const entries = wallList.entries.map((row, player) =>
    row.map(cell =>
      cell.map(entry =>
        entry.kind === 'game' && (players.has(player) || players.has(entry.opponent)) ? REST : entry,
      ),
    ),
  );
  return { ...wallList, entries };
}

const REST: Entry = { kind: 'free', as: 'absence', worth: 'nothing' };

/** The first round without any play to the end; undefined for players who stay. */
function leftFrom(wallList: WallList, player: PlayerIndex, from: number, last: number): number | undefined {
  const out = wallList.players[player]?.out.from;
  if (out !== undefined && out <= last) return out;
  const rounds = cellsOf(wallList, player, from, last);
  const lost = [...rounds].reverse();
  const present = lost.findIndex(cell => cell.length === 0 || cell.some(isThere));
  const gone = present < 0 ? lost : lost.slice(0, present);
  const defaults = gone.filter(cell => cell.some(({ kind }) => kind === 'game')).length;
  return defaults > 1 ? last - gone.length + 1 : undefined;
}

/** Played, open, or won because the opponent did not come. */
const isThere = (entry: Entry): boolean => entry.kind === 'game' && !isLostByDefault(entry);

const cellsOf = (wallList: WallList, player: PlayerIndex, from: number, to: number) =>
  Array.from(
    { length: Math.max(0, to - from + 1) },
    (_, i) => wallList.entries[player]?.[from - 1 + i] ?? [],
  );

const hasEntry = (wallList: WallList, player: PlayerIndex, from: number, to: number): boolean =>
  (wallList.entries[player] ?? []).slice(from - 1, to).some(({ length }) => length > 0);
