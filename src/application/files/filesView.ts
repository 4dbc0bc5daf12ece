import { SETTING_KEYS } from '../../tournament/settings';
import { roundSheets, type RoundSheet } from '../read/roundSheets';
import { columnName } from '../../sheet/cells/cell';
import { finalOrder } from '../../standings/placement/finalOrder';
import { isError } from '../../tournament/problem';
import { cameFrom } from '../../sheet/write/cameFrom';
import { rulesOf } from '../read/rulesOf';
import { readEveryAction } from '../write/log';
import { tournamentName } from '../read/tournamentName';
import type { Workbook } from '../workbook/workbook';
import type { CellPlaces, FileRows, TournamentNow } from '../../exchange/fileRows';
import type { FilesView } from '../protocol/protocol';
import { actSentences } from '../../sheet/audit/actWords';
import { makeText } from '../../sheet/wording';
import { actsHere } from '../../audit/irregularActs';
import { eventWith } from '../audit/auditable';
import { cellLink, remarkOn } from '../read/sentence';
import type { Tournament } from '../read/tournament';
import { parseLabel } from '../../sheet/rounds/roundSheet';
import { textOf } from '../../sheet/cells/cell';
import { owedBy } from '../registration/fees';
import { typedPrizes } from '../afterStart/prizesNow';
import { PRIZES } from '../functions/prizes';
import { prizeLines } from '../prizes/prizeLines';
import { announcedNow } from '../mend/announcement';
import { drawnBracket } from './drawnBracket';
import { pageTexts } from './pageTexts';
import { pointsOfGames } from './pointsOfGames';
import { rankedNow } from './ranking';

/** The tournament for files and pages. What cannot be read stands in the way of writing it. */
export function filesView(workbook: Workbook, tournament: Tournament | undefined): FilesView {
  if (!tournament) return { view: 'files', tournament: undefined, problems: [] };
  const { reading, settings, event, problems, text } = tournament;
  const errors = problems.filter(problem => isError(problem) && problem.code !== 'noRounds');
  const remarks = errors.map(problem => remarkOn(tournament, problem));
  if (errors.length > 0) return { view: 'files', tournament: undefined, problems: remarks };
  const { wallList } = reading;
  const actions = readEveryAction(workbook);
  const sheets = roundSheets(workbook);
  return {
    view: 'files',
    tournament: {
      name: settings.eventName || tournamentName(workbook),
      wallList,
      settings,
      final: finalOrder(wallList, settings),
      ranking: rankedNow(event, text),
      bracket: drawnBracket(event),
      words: pageTexts(text),
      rules: rulesOf(tournament),
      rulesInEnglish: rulesOf({ settings, text: makeText('en') }),
      acts: actSentences(text, actsHere(eventWith(actions, tournament)), settings),
      tables: sheets.flatMap(tablesOf),
      points: pointsOfGames(tournament, sheets),
      changes: sheets.flatMap(changesOf),
      came: cameFrom(actions, reading.columns.start !== undefined),
      places: placesOf(tournament),
      ...prizesNow(workbook, tournament),
      owed: owedBy(workbook, tournament),
      announced: announcedNow(tournament, settings.eventName || tournamentName(workbook)),
    },
    problems: [],
  };
}

/** Nothing where they cannot be read. */
function prizesNow(workbook: Workbook, tournament: Tournament): Pick<TournamentNow, 'prizes' | 'prizeLines'> {
  const typed = typedPrizes(workbook, tournament);
  if (typed === undefined) return {};
  const table = PRIZES(tournament.list.values, typed, tournament.settingsAt?.values);
  return {
    prizes: table.map(row => row.map(String)),
    prizeLines: tournament.settings.teams ? undefined : prizeLines(tournament, tournament.event, typed),
  };
}

const tablesOf = ({ round, values, table }: RoundSheet): FileRows['tables'] =>
  (table?.rows ?? []).flatMap(({ row, black }): FileRows['tables'] => {
    const [number, player] = [Number(textOf(values[row]?.[0])), parseLabel(black)?.no];
    return Number.isInteger(number) && number > 0 && player !== undefined ? [[round, number, player]] : [];
  });

/** A sheet says below its games what changed since the round was published, each time with its day and hour. */
const changesOf = ({ round, values, table }: RoundSheet): TournamentNow['changes'] =>
  values
    .map(([seat, said]) => (textOf(seat) === '' ? textOf(said) : ''))
    .flatMap(sentence => (table && SAID_AT.test(sentence) ? [[round, sentence] as const] : []));

const SAID_AT = /^\d{4}-\d\d-\d\d \d\d:\d\d /;

function placesOf({ list, reading, settingsAt, settingCells }: Tournament): CellPlaces {
  const { row, column } = list.origin;
  const letters = (at: number | undefined): string | undefined =>
    at === undefined ? undefined : columnName(column + at);
  const { name, surname, rank, country, pin } = reading.columns;
  const columns = {
    name: letters(name ?? surname),
    rank: letters(rank),
    country: letters(country),
    pin: letters(pin),
  };
  return {
    list: list.sheet,
    rows: reading.rows.map(at => row + at + 1),
    columns,
    rounds: reading.rounds.map(([at]) => letters(at) ?? ''),
    settings: Object.fromEntries(
      SETTING_KEYS.flatMap(key => {
        const at = settingCells.get(key);
        return settingsAt && at ? [[key, cellLink(settingsAt, at.row, at.column)]] : [];
      }),
    ),
  };
}
