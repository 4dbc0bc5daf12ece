import { makeA1 } from '../../sheet/cells/cell';
import { columnToMend } from '../../sheet/check/columnToMend';
import { withSettingCell } from '../../sheet/settings/readSettings';
import { makeText, problemMend, problemSentence, type Origin } from '../../sheet/wording';
import type { Problem } from '../../tournament/problem';
import type { Language } from '../../tournament/languages';
import type { CellLink, Remarkable } from '../protocol/protocol';
import type { Tournament } from './tournament';
import type { PlayerIndex } from '../../tournament/indices';

/** The sheet of a problem, and the cell from which its rows and columns count. */
export interface ProblemSheet {
  readonly sheet: string;
  readonly origin: Origin;
}

export const cellLink = (spot: ProblemSheet, row: number, column: number): CellLink => ({
  sheet: spot.sheet,
  a1: makeA1(spot.origin.row + row, spot.origin.column + column),
});

export function remark(language: Language, problem: Problem, spot?: ProblemSheet): Remarkable {
  const { place, severity } = problem;
  const text = makeText(language, spot?.origin);
  const cell = spot && place.kind === 'cell' ? cellLink(spot, place.row, place.column) : undefined;
  return { severity, sentence: problemSentence(text, problem), mend: problemMend(text, problem), cell };
}

/** A problem of the wall list or the settings in words, with its cell in the workbook. */
export function remarkOn(tournament: Tournament, bareProblem: Problem): Remarkable {
  const { settings, list, settingCells } = tournament;
  const problem = withSettingCell(bareProblem, settingCells);
  const spoken = remark(settings.language, problem, list);
  return { ...spoken, cell: linkOf(tournament, problem) };
}

function linkOf(tournament: Tournament, problem: Problem): CellLink | undefined {
  const { place } = problem;
  const { list, settingsAt, reading } = tournament;
  switch (place.kind) {
    case 'list':
      return undefined;
    case 'cell':
      return cellLink(list, place.row, place.column);
    case 'player':
      return playerLink(tournament, place.player, problem);
    case 'entry': {
      const row = reading.rows[place.player];
      const column = reading.rounds[place.round - 1]?.[0];
      return row === undefined || column === undefined ? undefined : cellLink(list, row, column);
    }
    case 'setting':
      return settingsAt && place.at ? cellLink(settingsAt, place.at.row, place.at.column) : undefined;
  }
}

function playerLink(
  { list, reading }: Tournament,
  player: PlayerIndex,
  problem: Problem,
): CellLink | undefined {
  const row = reading.rows[player];
  return row === undefined ? undefined : cellLink(list, row, columnToMend(reading, problem));
}
