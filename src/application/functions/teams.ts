import { heading } from '../../sheet/settings/headings';
import { boardWins } from '../../standings/tiebreaks/boardWins';
import { playerColumn } from '../../standings/placement/playerColumn';
import { makePlacement, type Placement } from '../../standings/placement/placement';
import type { Event } from '../../standings/stages/event';
import { makeEvent } from '../../standings/stages/makeEvent';
import { settingsForTeams } from '../../tournament/presets';
import { findTeams } from '../../tournament/teams/team';
import type { Table } from '../catalogue/table';
import type { TournamentInput } from '../read/tournament';
import { alignedColumn, answeredBeside, answerOf } from './answer';
import { rulesOf } from '../read/rulesOf';
import { readArguments, type Argument } from './argument';
import { placementNotes, provisional, unfittingNotes, withNotes } from './notes';
import { pointCell } from './cellText';
import { standingsTable } from './standings';

/** The teams in order, with match scores, board wins, the tiebreaks of the settings, and the matches (R1.6). */
export function TEAMSTANDINGS(wallList: Argument, settings?: Argument): Table {
  const input = readArguments(wallList, settings);
  const table = (players: Event): Table => {
    if (players.wallList.players.every(({ team }) => team === '')) return [[input.text('function.noTeams')]];
    const teams = teamsOf(players);
    const placement = withBoardWins(teams);
    return withNotes(standingsTable(teams.standing(), placement, input.text, ['team']), [
      provisional(input),
      ...unfittingNotes(teams, input.text),
      ...placementNotes(teams, placement, input.text),
      rulesOf({ settings: teams.settings, text: input.text }),
    ]);
  };
  return answerOf(input, table, 'list');
}

export function rankedTeams(players: Event): { readonly event: Event; readonly placement: Placement } {
  const event = teamsOf(players);
  return { event, placement: withBoardWins(event) };
}

/** The Number of Board Wins of the team, beside each of its players. */
export const BOARDWINS = (wallList: Argument, settings?: Argument): Table =>
  boardWinsBeside(readArguments(wallList, settings));

export function boardWinsBeside(input: TournamentInput): Table {
  const column = (players: Event): Table => {
    const { of } = findTeams(players.wallList, players.settings);
    const hasTeams = of.some(team => team !== undefined);
    const asked = { tiebreak: 'BOARDWINS', k: 0, purpose: 'final' } as const;
    const { title, columns } = playerColumn(hasTeams ? teamsOf(players) : players, asked);
    return alignedColumn(input, heading(title, input.text), player => {
      const row = hasTeams ? of[player] : player;
      const pointColumn = row === undefined ? undefined : columns[row];
      return pointColumn && row !== undefined ? pointCell(pointColumn, row, input.text) : '';
    });
  };
  return answeredBeside(input, column, 'list');
}

/** The event of the teams, even if the setting Teams is off. */
function teamsOf(players: Event): Event {
  const { wallList, settings } = players;
  return (players.teams() ? players : makeEvent(wallList, settingsForTeams(settings))).contest();
}

/** The placement of teams with a column of board wins, even where they are no tiebreak. */
function withBoardWins(teams: Event): Placement {
  const placement = makePlacement(teams, 'final');
  if (placement.columns.some(({ tiebreak }) => tiebreak === 'BOARDWINS')) return placement;
  const [score, ...others] = placement.columns;
  const boards = { tiebreak: 'BOARDWINS', column: boardWins(teams.standing()) } as const;
  return { ...placement, columns: [...(score ? [score] : []), boards, ...others] };
}
