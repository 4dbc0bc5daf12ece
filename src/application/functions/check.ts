import { boardsMissing } from '../../pairing/teams/withoutBoard';
import { contestProblems } from '../../pairing/teams/contestProblems';
import { contestWarnings } from '../../pairing/contestWarnings';
import { playedRoundWarnings } from '../../pairing/roundWarnings';
import { startProblems } from '../../pairing/round/topGroupWarnings';
import { checkWallList } from '../../sheet/check/checkWallList';
import { inOneLine } from '../../sheet/check/departures';
import { withSettingCell } from '../../sheet/settings/readSettings';
import { problemMend, problemSentence } from '../../sheet/wording';
import { tiebreakWarnings } from '../../standings/placement/tiebreakWarnings';
import { isError, type Problem } from '../../tournament/problem';
import type { Cell, Table } from '../catalogue/table';
import type { TournamentInput } from '../read/tournament';
import { readArguments, type Argument } from './argument';
import { byWords, cellInRange, titleInRange } from './placeInRange';

/**
 * All problems as a table: those of the list in the order of its rows, then those of the settings. Never
 * throws.
 */
export function CHECKWALLLIST(wallList: Argument, settings?: Argument): Table {
  const input = readArguments(wallList, settings);
  const { text } = input;
  const rows = asMeant(input, [...listProblems(input), ...settingsProblems(input)]).map(problem =>
    problemRow(input, withSettingCell(problem, input.settingCells)),
  );
  if (rows.length === 0) return [[text('check.none')]];
  return [[text('check.row'), text('check.column'), text('check.what'), text('check.mend')], ...rows];
}

function listProblems({ reading, settings, event }: TournamentInput): readonly Problem[] {
  const isReadable = !reading.problems.some(isError);
  if (!isReadable) {
    return [
      ...checkWallList(reading, settings),
      ...contestProblems(event, contest => contest.standing().problems),
    ];
  }
  return [
    ...checkWallList(reading, settings),
    // As Check in the panel: also of the round that is being played, and of starts that are played already.
    ...contestProblems(event, contest => [
      ...contestWarnings(contest),
      ...playedRoundWarnings(contest),
      ...startProblems(contest),
    ]),
    ...boardsMissing(event),
  ];
}

/** As Check joins what came with a file, of which the preset tells. While a round is to come, what stands in a cell stays with it. */
const asMeant = (
  { settings, event, text }: TournamentInput,
  problems: readonly Problem[],
): readonly Problem[] =>
  inOneLine(
    problems,
    text,
    () => settings.preset === 'OpenGotha',
    ({ place }) => ['setting', 'list'].includes(place.kind) || event.openRound().round === undefined,
  );

/** Problems of the settings: wrong values, which come first in `problems`, and tiebreak lists. */
const settingsProblems = ({ problems, reading, settings }: TournamentInput): readonly Problem[] => [
  ...problems.slice(0, problems.length - reading.problems.length),
  // A preset's own list is no problem (R10.4).
  ...tiebreakWarnings(settings, settings.teams).filter(
    ({ severity, code }) => severity !== 'note' || code === 'boardWinsMissing',
  ),
];

function problemRow(input: TournamentInput, problem: Problem): readonly Cell[] {
  const text = byWords(input);
  return [...rowAndColumn(input, problem), problemSentence(text, problem), problemMend(text, problem)];
}

function rowAndColumn(input: TournamentInput, problem: Problem): readonly [Cell, Cell] {
  const { place } = problem;
  const cell = cellInRange(input, problem);
  if (cell) {
    const title = titleInRange(input, cell.column);
    return [cell.row + 1, title === '' ? cell.column + 1 : `${cell.column + 1} (${title})`];
  }
  if (place.kind !== 'setting') return ['', ''];
  return [place.at ? place.at.row + 1 : '', input.text('check.settings')];
}
