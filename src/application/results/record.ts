import { openTournament } from '../read/openTournament';
import { knownResults, roundSheets } from '../read/roundSheets';
import { LIST, type Problem } from '../../tournament/problem';
import type { Language } from '../../tournament/languages';
import { oncePerCell } from '../../sheet/rounds/oncePerCell';
import { recordRound, type RoundRecord } from '../../sheet/rounds/recordRound';
import { placesAtEndWith } from '../afterStart/placesAfter';
import type { Remarkable, TypedResult, View } from '../protocol/protocol';
import { decideEntered } from './decide';
import { readRecords, recordProblems } from './records';
import { resultsIntoSheets, type ResultOfGame } from './resultsIntoSheets';
import { roundsInSight } from '../read/roundInPlay';
import { remark } from '../read/sentence';
import { listBlocks, listPrint } from '../read/listRows';
import type { Tournament } from '../read/tournament';
import { isUnchanged } from '../read/unchanged';
import { unwritten, write } from '../write/writing';
import type { Workbook } from '../workbook/workbook';
import type { RoundNo } from '../../tournament/indices';

type TypedRecord = RoundRecord & { readonly round: RoundNo; readonly results: readonly ResultOfGame[] };

/** The results that somebody has typed in the panel, as the sheets of their rounds would have them. */
function typedRecords(
  { reading, list, settings }: Tournament,
  results: readonly TypedResult[],
): readonly TypedRecord[] {
  const rounds = [...new Set(results.map(({ round }) => round))].filter(
    round => round >= 1 && round <= reading.wallList.rounds,
  );
  return rounds.map(round => {
    const rows = results
      .filter(result => result.round === round)
      .map(({ black, white, result, points }, row) => ({
        row,
        black,
        white,
        handicap: undefined,
        result: points === undefined ? result : withPoints(result, points),
        moves: undefined,
      }));
    const table = { header: -1, resultColumn: 0, rows, strays: [], end: rows.length };
    const record = recordRound(reading, list.values, round, table, settings.language, knownResults());
    const gameResults = [...record.rows].flatMap(([game, row]) =>
      record.typed.has(game) ? [{ round, game, result: rows[row]?.result ?? '' }] : [],
    );
    return { ...record, round, results: gameResults };
  });
}

/** As a game record has it, where somebody has won. */
const withPoints = (result: TypedResult['result'], points: string): string =>
  result === '1-0' ? `B+${points}` : result === '0-1' ? `W+${points}` : result;

/** A result typed in the panel has no cell to go to. */
const ofPanel = (language: Language, problem: Problem): Remarkable =>
  remark(language, {
    ...problem,
    code: IN_PANEL[problem.code] ?? problem.code,
    place: LIST,
  });

const IN_PANEL: Readonly<Partial<Record<Problem['code'], Problem['code']>>> = {
  roundSheetDisagrees: 'panelDisagrees',
  roundGameUnlisted: 'panelGameUnlisted',
};

/**
 * Writes the results typed in Round sheets and in the panel into the `?` cells of the wall list. To be called
 * under the lock.
 */
export function recordResults(
  workbook: Workbook,
  tournament: Tournament,
  results: readonly TypedResult[] = [],
): View {
  const sheets = readRecords(workbook, tournament, roundsInSight(tournament));
  const typed = typedRecords(tournament, results);
  const { text, list } = tournament;
  const { row, column } = list.origin;
  const inRange = oncePerCell([...typed, ...sheets].flatMap(record => record.changes));
  const changes = inRange.map(change => ({
    ...change,
    row: change.row + row,
    column: change.column + column,
  }));
  const { language } = tournament.settings;
  const refused = typed.flatMap(({ problems }) => problems.map(problem => ofPanel(language, problem)));
  const left = [...refused, ...recordProblems(tournament, sheets)];
  const games = [...typed, ...sheets].flatMap(({ round, typed: own }) =>
    [...own].map(game => ({ round, game: `${round} ${game}` })),
  );
  const rounds = [...new Set(games.map(({ round }) => round))].sort((a, b) => a - b);
  const count = new Set(games.map(({ game }) => game)).size;
  if (changes.length === 0) {
    const lacking = results.length === 0 && left.length === 0 ? withoutSheet(workbook, tournament) : [];
    return { view: 'recorded', rounds, results: 0, left: [...left, ...lacking], undo: undefined };
  }
  const deed = {
    what: text('action.record', { results: count, round: rounds.join(', ') }),
    blocks: [
      ...listBlocks(tournament, changes),
      ...resultsIntoSheets(
        workbook,
        tournament,
        sheets,
        typed.flatMap(record => record.results),
      ),
    ],
    undoes: undefined,
    seen: listPrint(tournament),
    pairedFrom: placesAtEndWith(tournament, inRange),
    tournament,
  };
  const written = write(workbook, text, deed, () => isUnchanged(workbook, tournament));
  if (written.kind !== 'written') {
    const reason = notRecorded(tournament, unwritten(written, 'changedWhileRecording'));
    return { view: 'stopped', reasons: [reason] };
  }
  const different = written.different.map(({ problem, cell }) => ({
    ...remark(language, problem),
    cell,
  }));
  const odd = typed.flatMap(oddOf);
  const now = odd.length > 0 ? openTournament(workbook) : undefined;
  if (now) decideEntered(workbook, now, odd);
  const undo = { action: String(written.logged.no), what: deed.what };
  return { view: 'recorded', rounds, results: count, left: [...different, ...left], undo };
}

/** Whoever types in the panel that both lose, or both win, has decided it. */
const oddOf = ({ round, results }: TypedRecord) =>
  results.flatMap(({ game, result }) => {
    const [black = -1, white = -1] = game.split(',').map(Number);
    return result === '0-0!' || result === '1-1!' ? [{ round, players: [black, white] as const }] : [];
  });

/** The round whose results are missing, where it has no sheet that could hold them. */
function withoutSheet(workbook: Workbook, tournament: Tournament): readonly Remarkable[] {
  const [first] = tournament.event.openRound().missing;
  if (first === undefined || roundSheets(workbook, first.round).length > 0) return [];
  const problem = {
    code: 'roundSheetMissing',
    severity: 'warning',
    place: LIST,
    values: { round: first.round },
  } as const;
  return [remark(tournament.settings.language, problem)];
}

const notRecorded = ({ settings }: Tournament, code: Problem['code']): Remarkable =>
  remark(settings.language, {
    code,
    severity: 'error',
    place: LIST,
    values: {},
  });
