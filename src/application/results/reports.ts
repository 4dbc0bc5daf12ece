import { excerpt } from '../../sheet/cells/cell';
import { tableKey } from '../../sheet/registration/answerColumns';
import { nameKey } from '../../sheet/registration/sameText';
import { pointsWon } from '../../sheet/rounds/pointsWon';
import { parseResult } from '../../sheet/rounds/roundResult';
import { parseLabel } from '../../sheet/rounds/roundSheet';
import type {
  AgreedReport,
  CellLink,
  GameOfRound,
  Remarkable,
  ReportsView,
  ResultCode,
  ResultsOfRound,
} from '../protocol/protocol';
import { lastRoundWithGames } from '../read/roundInPlay';
import { knownResults } from '../read/roundSheets';
import type { Tournament } from '../read/tournament';
import type { Workbook } from '../workbook/workbook';
import { lineKey } from '../rounds/pairedAt';
import { foundReports, type FoundReports, type SentReport } from './foundReports';
import { labelled } from './labelled';
import { readRecords, type SheetRecord } from './records';
import { gamesOfRound } from './roundGames';
import { codeOfSigns, signsOf } from './standing';
import type { RoundNo } from '../../tournament/indices';

type JudgedReports = Omit<ReportsView, 'view' | 'round'>;

/** The reports of all rounds; undefined where no form asks for results. Nothing is written. */
export function reportsView(workbook: Workbook, tournament: Tournament): ReportsView | undefined {
  const allReports = foundReports(workbook, tournament);
  if (!allReports) return undefined;
  const rounds = new Set(allReports.reports.map(({ round }) => round));
  return {
    view: 'reports',
    round: lastRoundWithGames(tournament.reading.wallList),
    ...judge(workbook, tournament, allReports, readRecords(workbook, tournament, rounds)),
  };
}

/** How many reports wait, of the rounds whose sheets are read at a look. */
export function reportsOffered(
  workbook: Workbook,
  tournament: Tournament,
  records: readonly SheetRecord[],
): Pick<ResultsOfRound, 'reports'> {
  const allReports = foundReports(workbook, tournament);
  if (!allReports) return {};
  const rounds = new Set(records.map(({ round }) => round));
  const reports = allReports.reports.filter(({ round }) => rounds.has(round));
  const { agreed, unclear } = judge(workbook, tournament, { ...allReports, reports }, records);
  return { reports: { agreed: agreed.length, unclear: unclear.length } };
}

/** How many results players report that nobody has recorded. */
export const reportsWaiting = (workbook: Workbook, tournament: Tournament): number =>
  reportsView(workbook, tournament)?.agreed.length ?? 0;

/** A game of a round with the reports about it. */
interface ReportedGame {
  readonly round: RoundNo;
  readonly game: GameOfRound;
  readonly label: string;
  readonly reports: readonly ReadReport[];
  /** When the game got its table and colours after the round was paired; undefined where nothing has changed since the reports came. */
  readonly movedAt?: string | undefined;
}

interface ReadReport extends SentReport {
  readonly code: ResultCode;
}

/** A report can become a result at a press as long as no cell of list or sheet says anything. */
const isUntouched = ({ result, half, beside }: GameOfRound): boolean =>
  result === undefined && half === undefined && beside === undefined;

function judge(
  workbook: Workbook,
  tournament: Tournament,
  { reports, others, roundless, nameless, newLines }: FoundReports,
  records: readonly SheetRecord[],
): JudgedReports {
  const { text } = tournament;
  const unclear: Remarkable[] = [];
  const differing: Remarkable[] = [];
  const agreed: AgreedReport[] = [];
  const untold = { roundless, nameless } as const;
  for (const why of ['roundless', 'nameless'] as const) {
    const [first] = untold[why];
    const sentence = text(`summary.reports.${why}`, { count: untold[why].length });
    if (first) unclear.push(remarkAt(sentence, first.cellOf('table')));
  }
  const rounds = [...new Set(reports.map(({ round }) => round))].sort((a, b) => a - b);
  let isOpen = false;
  for (const round of rounds) {
    const games = gamesOfRound(workbook, tournament, round, records);
    isOpen ||= games.some(isUntouched);
    const roundReports = reports.filter(report => report.round === round);
    const read = readReports(tournament, round, games, roundReports);
    unclear.push(...read.unclear);
    for (const game of movedSince(newLines, round, read.games))
      sortGame(tournament, game, { agreed, unclear, differing });
  }
  const last = lastRoundWithGames(tournament.reading.wallList);
  isOpen ||= gamesOfRound(workbook, tournament, last, records).some(isUntouched);
  if (isOpen)
    unclear.push(
      ...others.map(report =>
        remarkAt(
          text('summary.reports.noRound', { round: excerpt(report.round > 0 ? String(report.round) : '?') }),
          report.cellOf('round'),
        ),
      ),
    );
  return { agreed, unclear: newest(unclear), differing: newest(differing) };
}

/** The Log is read where reports wait alone. */
function movedSince(
  newLines: FoundReports['newLines'],
  round: RoundNo,
  games: readonly ReportedGame[],
): readonly ReportedGame[] {
  const times = games.flatMap(({ game, reports }) =>
    isUntouched(game) ? reports.map(({ came }) => came) : [],
  );
  if (times.length === 0) return games;
  const [first = ''] = times.sort();
  const moved = newLines(round, first);
  return games.map(reportedGame => {
    const { table, black, white } = reportedGame.game;
    return { ...reportedGame, movedAt: moved.get(lineKey(table, black, white)) };
  });
}

/** Somebody may send thousands: the newest are told. */
const newest = (remarks: readonly Remarkable[]): readonly Remarkable[] => remarks.slice(-MOST_TOLD);
const MOST_TOLD = 40;

const remarkAt = (sentence: string, cell: CellLink): Remarkable => ({
  severity: 'warning',
  sentence,
  mend: '',
  cell,
});

interface Sorted {
  readonly agreed: AgreedReport[];
  readonly unclear: Remarkable[];
  readonly differing: Remarkable[];
}

/** The reports about one game are one result, or somebody has to decide; what stands there already is never another. */
function sortGame(tournament: Tournament, reportedGame: ReportedGame, into: Sorted): void {
  const { round, game, label, movedAt = '' } = reportedGame;
  const { text } = tournament;
  const { black, white } = game;
  // What came before is about who sat there then.
  const reports = reportedGame.reports.filter(({ came }) => movedAt === '' || came > movedAt);
  const [first] = reports;
  const [early] = reportedGame.reports.slice(-1);
  if (!first && early && isUntouched(game)) {
    const values = {
      round,
      table: label,
      black,
      white,
      result: wordOf(tournament, early.code),
      when: movedAt,
    };
    into.unclear.push(remarkAt(text('summary.reports.moved', values), early.cellOf('table')));
  }
  if (!first) return;
  if (!isUntouched(game)) {
    const otherReports = reports.filter(({ code }) => isOther(code, game));
    const resultNow = game.result === undefined || game.result === '' ? '?' : wordOf(tournament, game.result);
    into.differing.push(
      ...otherReports.map(report => {
        const values = {
          round,
          table: label,
          black,
          white,
          known: resultNow,
          result: wordOf(tournament, report.code),
        };
        return remarkAt(text('summary.reports.differs', values), report.cellOf('result'));
      }),
    );
    return;
  }
  if (reports.some(({ code }) => code !== first.code)) {
    const reportWords = reports.map(
      report => `${wordOf(tournament, report.code)} (${report.cellOf('result').a1}${by(report)})`,
    );
    const values = { round, table: label, black, white, results: excerpt(reportWords.join(', '), SAID) };
    const last = reports[reports.length - 1] ?? first;
    into.unclear.push(remarkAt(text('summary.reports.disagree', values), last.cellOf('result')));
    return;
  }
  const points = [...new Set(reports.flatMap(({ result }) => pointsWon(result) ?? []))];
  into.agreed.push({
    round,
    table: label,
    black,
    white,
    result: first.code,
    ...(points.length === 1 && { points: points[0] }),
    count: reports.length,
    names: [...new Set(reports.flatMap(({ name }) => (name === '' ? [] : [excerpt(name)])))].slice(0, NAMED),
  });
}

/** Characters of what all say of one game, and people who are named. */
const [SAID, NAMED] = [300, 4];

const by = ({ name }: SentReport): string => (name === '' ? '' : `, ${excerpt(name)}`);

/** Whether a game was played makes no other winner. */
const isOther = (code: ResultCode, { result }: GameOfRound): boolean =>
  result !== undefined && code.replace('!', '') !== result.replace('!', '');

const WORDS = {
  '1-0': 'result.black',
  '0-1': 'result.white',
  '=': 'result.jigo',
  '1-0!': 'result.blackByDefault',
  '0-1!': 'result.whiteByDefault',
  '0-0!': 'result.bothLose',
  '1-1!': 'result.bothWin',
} as const;

const wordOf = ({ text }: Tournament, code: ResultCode): string => text(WORDS[code]);

interface ReadReports {
  readonly games: readonly ReportedGame[];
  readonly unclear: readonly Remarkable[];
}

/** Finds the game of each report by its table, and reads its result. */
function readReports(
  tournament: Tournament,
  round: RoundNo,
  games: readonly GameOfRound[],
  reports: readonly SentReport[],
): ReadReports {
  const { text, settings } = tournament;
  const byGame = new Map<GameOfRound, ReadReport[]>();
  const unclear: Remarkable[] = [];
  const hasOpen = games.some(isUntouched);
  const hasTables = games.some(({ table }) => table !== '');
  const labels = labelled(games).map(game => ({ ...game, label: hasTables ? game.label : '' }));
  const isElsewhere = elsewhereTest(tournament);
  for (const report of reports) {
    const key = tableKey(report.table);
    const meant = labels.filter(
      ({ game, label }) => key !== '' && (label === key || (label === '' && tableKey(game.table) === key)),
    );
    const [one, another] = meant;
    const addRemark = (
      key: 'noTable' | 'unreadable' | 'arbiter' | 'elsewhere',
      at: 'table' | 'result',
    ): void => {
      const values = {
        round,
        table: excerpt(report.table),
        text: excerpt(report.result),
        name: excerpt(report.name),
      };
      unclear.push(remarkAt(text(`summary.reports.${key}`, values), report.cellOf(at)));
    };
    if (!one || another) {
      if (hasOpen) addRemark('noTable', 'table');
      continue;
    }
    const code = codeOf(report, settings.language);
    if (code === undefined) continue;
    const isAway = isElsewhere(report, one.game);
    if (code === 'unreadable' || code === 'irregular' || isAway || isHalf(one.game)) {
      const key = code === 'unreadable' ? code : isAway ? 'elsewhere' : 'arbiter';
      if (one.game.result === undefined) addRemark(key, isAway ? 'table' : 'result');
      continue;
    }
    byGame.set(one.game, [...(byGame.get(one.game) ?? []), { ...report, code }]);
  }
  const all = labels.flatMap(({ game, label }) => {
    const gameReports = byGame.get(game);
    return gameReports ? [{ round, game, label: label || game.table, reports: gameReports }] : [];
  });
  return { games: all, unclear };
}

/** Only one of two cells says it, or the sheet says something else. */
const isHalf = ({ result, half, beside }: GameOfRound): boolean =>
  result === undefined && (half !== undefined || beside !== undefined);

/** Irregular is what an arbiter decides: no win, no loss and no jigo. Undefined where nothing is said. */
function codeOf(
  { result }: SentReport,
  language: Tournament['settings']['language'],
): ResultCode | 'irregular' | 'unreadable' | undefined {
  const read = parseResult(result, language, knownResults());
  if (read === 'none') return undefined;
  if (read === undefined) return 'unreadable';
  const code = codeOfSigns(signsOf(read.black, read.white, read.byDefault));
  return code === undefined || code === '' || code === '0-0!' || code === '1-1!' ? 'irregular' : code;
}

/** Whether somebody who is known reports another table than the own one, most often by a slip; for a team any of its players may. */
function elsewhereTest({
  reading,
  settings,
}: Tournament): (report: SentReport, game: GameOfRound) => boolean {
  const { players } = reading.wallList;
  const nameKeys = new Set(players.map(({ name }) => nameKey(name)));
  const nameIn = (label: string): string => nameKey(parseLabel(label)?.name ?? label);
  const teamsOf = (key: string): readonly string[] =>
    settings.teams ? players.flatMap(({ name, team }) => (nameKey(name) === key ? [team] : [])) : [];
  return ({ name }, { black, white }) => {
    const key = nameKey(name);
    const both = [nameIn(black), nameIn(white)];
    if (!nameKeys.has(key) || both.includes(key)) return false;
    const teams = both.flatMap(teamsOf);
    return !teamsOf(key).some(team => teams.includes(team));
  };
}
