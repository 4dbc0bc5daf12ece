import type { TeamEvent } from '../../standings/teams/teamEvent';
import { isOpenGame } from '../../tournament/game';
import type { WallList } from '../../tournament/wallList';
import type { OpenRound } from './openEvent';
import type { RoundNo } from '../../tournament/indices';

/** The first round in which a team has nothing, or too few boards (`withoutBegun`), by the players' cells. */
export const onBoards = (event: TeamEvent, { round, late, missing }: OpenRound): OpenRound => ({
  round,
  late: late.flatMap(absence =>
    event.lineUp(absence.player, absence.round).without.map(player => ({ ...absence, player })),
  ),
  missing: missing.flatMap(result =>
    withoutResult(event, result.player, result.round).map(player => ({ ...result, player })),
  ),
});

/** The cells that wait for a result; where a team has no cell at all, those of its line-up. */
function withoutResult({ cells, lineUp }: TeamEvent, team: number, round: RoundNo): readonly number[] {
  const { seated, next, without } = lineUp(team, round);
  if (seated.length === 0) return next.length > 0 ? next : without;
  const open = seated.filter(player => (cells[player]?.[round - 1] ?? []).some(isOpenGame));
  return open.length > 0 ? open : next;
}

/** The list of the teams as if what is typed for a part of a match only were not there yet; the same list where nothing is. */
export function withoutBegun({ list, lineUp }: TeamEvent): WallList {
  const isBegun = (team: number, round: RoundNo): boolean => {
    const { seated, next } = lineUp(team, round);
    return seated.length > 0 && next.length > 0;
  };
  const isLeftOut = list.entries.map((row, team) =>
    row.map((cell, index) => {
      const opponents = cell.flatMap(entry => (entry.kind === 'game' ? [entry.opponent] : []));
      return cell.length > 0 && [team, ...opponents].some(side => isBegun(side, index + 1));
    }),
  );
  if (!isLeftOut.flat().includes(true)) return list;
  const entries = list.entries.map((row, team) =>
    row.map((cell, index) => (isLeftOut[team]?.[index] ? [] : cell)),
  );
  return { ...list, entries };
}
