import { writeAga } from '../formats/aga/writeAga';
import type { ExchangedTournament, FinalOrder, Writing } from '../formats/exchange';
import { writeH9 } from '../formats/h9/writeH9';
import { writeTou } from '../formats/h9/writeTou';
import { fileError, fileWarning } from '../formats/fileProblems';
import { makePage } from '../formats/html/makePage';
import type { ShownNames } from '../formats/html/shownName';
import { parseKept } from '../formats/openGotha/keptText';
import { writeOpenGotha } from '../formats/openGotha/writeOpenGotha';
import { makeTable } from '../formats/parse/table';
import { ofWholeEvent, partOfRounds } from '../formats/partOfRounds';
import { lastRound } from '../formats/print/roundOf';
import type { Paper } from '../formats/print/sheets';
import { textToBytes } from '../formats/parse/textToBytes';
import { gameAsChosen, standingsAsChosen, type StandingsLook } from '../formats/standingsColumns';
import { pairingsTable, standingsText, teamsTable, withRules } from '../formats/tables';
import { makeEntries } from '../sheet/cells/notation';
import { wallListCells } from '../sheet/write/wallListCells';
import { makeText } from '../sheet/wording';
import { fileSentence } from '../text/files';
import { isFileError, type FileProblem } from '../tournament/fileProblem';
import type { Language } from '../tournament/languages';
import { actsText } from './actsText';
import { cellOf, kindOfProblem } from './cellOf';
import { onTheWayBack } from './onTheWayBack';
import { exchangedOf } from './exchangedOf';
import type { PlacedSetting, PrintedRows, TournamentNow } from './fileRows';
import { isRatedFormat, UNTESTED } from './formatNames';
import { pageOf } from './pageOf';
import { printRows } from './print/printRows';
import { printWords } from './words/printWords';
import { sayOf } from './words/sayOf';
import { titlesInWords } from './words/titlesInWords';
import { numbersIn } from './numbersIn';
import { roundsNamed } from './roundsNamed';
import { isPrint, type PrintKind } from './print/wantedPrint';
import { writePrint } from './print/writePrint';

/** In the order of the panel. */
export const FILE_KINDS = [
  'html',
  'h9',
  'tou',
  'aga',
  'opengotha',
  'csv',
  'pairings csv',
  'standings csv',
] as const;
type DataKind = (typeof FILE_KINDS)[number];
export type FileKind = DataKind | PrintKind;

/** Says what a publication shows of people, and what paper a print is for. */
export interface Choices extends StandingsLook {
  readonly paper: Paper;
  /** The files bear this name; '' or nothing for that of the event. */
  readonly called?: string;
  /** '' for the last one. */
  readonly round: string;
  /** Those that go to a federation, as the column Out names rounds; '' or nothing for all. */
  readonly rounds?: string;
  readonly names: ShownNames;
  readonly club: boolean;
  readonly pin: boolean;
  /** Numbers of players of whom initials are shown only, such as `3, 7`. */
  readonly hide: string;
  /** When a print is made, in the time of the person at the screen. */
  readonly when?: string;
}

export interface MadeFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

export interface MadeRemark {
  readonly severity: 'error' | 'warning' | 'note';
  readonly sentence: string;
  readonly cell: PlacedSetting | undefined;
  readonly kind?: string;
}

export interface Made {
  /** None where the format cannot take the tournament. */
  readonly files: readonly MadeFile[];
  readonly remarks: readonly MadeRemark[];
  readonly untested: boolean;
  /** A page of all lists: it is not offered once more. */
  readonly ofEvent?: true;
  /** For a print that a spreadsheet can show. */
  readonly rows?: PrintedRows | undefined;
}

const ENDS: Readonly<Record<DataKind, { readonly end: string; readonly type: string }>> = {
  html: { end: '.html', type: 'text/html' },
  h9: { end: '.h9', type: 'text/plain' },
  tou: { end: '.tou', type: 'text/plain' },
  aga: { end: '.aga', type: 'text/plain' },
  opengotha: { end: '.xml', type: 'application/xml' },
  csv: { end: '.csv', type: 'text/csv' },
  'pairings csv': { end: '-pairings.csv', type: 'text/csv' },
  'standings csv': { end: '-standings.csv', type: 'text/csv' },
};

/** Kinds with standings, whose columns may be chosen. */
export const WITH_STANDINGS: readonly FileKind[] = [
  'print standings',
  'print groups',
  'print teams',
  'html',
  'standings csv',
];

/** Makes a file of the tournament, with what the format cannot hold and what the receiver would ask. */
export function writeFile(kind: FileKind, now: TournamentNow, shown: Choices, language: Language): Made {
  const made = madeFile(kind, now, shown, language);
  const called = (shown.called ?? '').trim();
  if (called === '') return made;
  const whole = fileName(now.name).length;
  return {
    ...made,
    files: made.files.map(file => ({ ...file, name: fileName(called) + file.name.slice(whole) })),
  };
}

function madeFile(kind: FileKind, typed: TournamentNow, shown: Choices, language: Language): Made {
  const chosen = WITH_STANDINGS.includes(kind)
    ? standingsAsChosen(typed.final, typed.ranking, shown)
    : undefined;
  const now: TournamentNow = chosen ? { ...typed, ...chosen } : typed;
  if (!isPrint(kind)) return dataFile(kind, now, shown, language);
  const { tournament, final: order, problems } = exchangedOf(now);
  const final = titlesInWords(order, sayOf(now));
  const round = numbersIn(shown.round)[0] ?? lastRound(tournament);
  const words = printWords(language, sayOf(now));
  const wanted = {
    kind,
    tournament,
    final,
    now,
    round,
    paper: shown.paper,
    words,
    when: shown.when ?? '',
    look: shown,
  };
  const printed: MadeFile = {
    name: `${fileName(now.name)}-${kind.replace(/ /g, '-')}.html`,
    type: 'text/html;charset=utf-8',
    bytes: textToBytes(writePrint(wanted), 'utf-8').bytes,
  };
  // The event can go on with paper, or in another program.
  const other = kind === 'paper pack' ? dataFile('opengotha', now, shown, language) : undefined;
  return {
    files: [printed, ...(other?.files ?? [])],
    remarks: other?.remarks ?? saidOf(problems, now, language),
    untested: false,
    rows: printRows(wanted),
  };
}

/** Problems that have to be mended come before those that are only to be known. */
const URGENCY = { error: 0, warning: 1, note: 2 } as const;

export const saidOf = (
  problems: readonly FileProblem[],
  now: TournamentNow,
  language: Language,
): Made['remarks'] =>
  [...problems]
    .sort((one, other) => URGENCY[one.severity] - URGENCY[other.severity])
    .map(problem => ({
      severity: problem.severity,
      sentence: fileSentence(language, inWords(problem, now)),
      cell: cellOf(problem, now.places),
      ...kindOfProblem(problem),
    }));

/** A setting that a format does not hold, by its name in the language. */
function inWords(problem: FileProblem, now: TournamentNow): FileProblem {
  const { setting } = problem.values;
  if (setting === undefined) return problem;
  return { ...problem, values: { ...problem.values, example: sayOf(now)(`settingName.${setting}`) } };
}

function dataFile(kind: DataKind, now: TournamentNow, shown: Choices, language: Language): Made {
  const { tournament: whole, final, problems: found } = exchangedOf(now);
  const isLatin = kind === 'h9' || kind === 'tou';
  const asked = isRatedFormat(kind) ? (shown.rounds ?? '').trim() : '';
  const rounds = asked === '' ? undefined : roundsNamed(asked, lastRound(whole));
  const part = rounds && partOfRounds(whole, final, rounds);
  const tournament = part ? part.tournament : isLatin ? playedPart(whole) : whole;
  const writing = writingOf(kind, tournament, part?.final ?? final, now, shown, language);
  const { text, problems } = rounds ? ofWholeEvent(writing, rounds) : writing;
  const bytes = textToBytes(text, isLatin ? 'iso-8859-15' : 'utf-8');
  const unclear = asked !== '' && !rounds ? [fileError('roundsUnclear', undefined, { text: asked })] : [];
  const allProblems = [...unclear, ...found, ...(part?.problems ?? []), ...problems, ...bytes.problems];
  const { end, type } = ENDS[kind];
  const charset = isLatin ? 'iso-8859-15' : 'utf-8';
  const made = {
    name: `${fileName(now.name)}${rounds ? `-R${rounds.join('-')}` : ''}${end}`,
    type: `${type};charset=${charset}`,
    bytes: bytes.bytes,
  };
  return {
    files: allProblems.some(isFileError)
      ? []
      : [
          made,
          ...(kind === 'standings csv' ? teamsFile(now) : []),
          ...(kind === 'html' ? [] : actsFile(now)),
        ],
    remarks: saidOf(allProblems, now, language),
    untested: UNTESTED.has(kind as 'aga'),
  };
}

function teamsFile(now: TournamentNow): readonly MadeFile[] {
  const { teams, provisionalInEnglish } = now.ranking;
  if (!teams) return [];
  const rows = withRules(withRules(teamsTable(teams), provisionalInEnglish), now.rulesInEnglish);
  return [
    {
      name: `${fileName(now.name)}-teams.csv`,
      type: 'text/csv;charset=utf-8',
      bytes: textToBytes(makeTable(rows, ';'), 'utf-8').bytes,
    },
  ];
}

/** Goes to others beside a file; none where nothing is known that the program has not done itself. */
const actsFile = (now: TournamentNow): readonly MadeFile[] =>
  now.acts.length === 0
    ? []
    : [
        {
          name: `${fileName(now.name)}-acts.txt`,
          type: 'text/plain;charset=utf-8',
          bytes: textToBytes(actsText(now.name, sayOf(now)('audit.acts'), now.rules, now.acts), 'utf-8')
            .bytes,
        },
      ];

/** The rounds that have begun: a federation rates those, and an absence in a round to come is none. */
function playedPart(tournament: ExchangedTournament): ExchangedTournament {
  const rounds = Math.max(1, lastRound(tournament));
  const { free, settings } = tournament;
  return {
    ...tournament,
    rounds,
    free: free.filter(({ round }) => round <= rounds),
    settings: { ...settings, rounds },
  };
}

/** With what came from there, where the Log keeps it. */
function backToOpenGotha(tournament: ExchangedTournament, { came, rulesInEnglish }: TournamentNow): Writing {
  const kept = came && parseKept(came.text);
  if (came && kept) {
    const { tournament: back, gone } = onTheWayBack(tournament, kept, came.settings);
    const { text, problems } = writeOpenGotha(back, rulesInEnglish);
    return { text, problems: [...cameAndGone(gone), ...problems] };
  }
  const written = writeOpenGotha(tournament, rulesInEnglish);
  const isByItsRules = tournament.settings.preset === 'OpenGotha';
  return isByItsRules ? { ...written, problems: [fileWarning('nothingKept'), ...written.problems] } : written;
}

/** Players who came, of whom the list has nobody. */
const cameAndGone = (names: readonly string[]): readonly FileProblem[] =>
  names.length === 0 ? [] : [fileWarning('cameAndGone', undefined, { text: names.join(', ') })];

function writingOf(
  kind: DataKind,
  tournament: ExchangedTournament,
  final: FinalOrder,
  now: TournamentNow,
  shown: Choices,
  language: Language,
): Writing {
  const table = (rows: readonly (readonly string[])[], state = ''): Writing => ({
    text: makeTable(withRules(withRules(rows, state), now.rulesInEnglish), ';'),
    problems: [],
  });
  switch (kind) {
    case 'opengotha':
      return backToOpenGotha(tournament, now);
    case 'h9':
      return writeH9(tournament, final, now.rulesInEnglish);
    case 'tou':
      return writeTou(tournament, final, now.rulesInEnglish);
    case 'aga':
      return writeAga(tournament, undefined, now.rulesInEnglish);
    case 'csv':
      return table(wallListCells(now.wallList, makeText('en')));
    case 'pairings csv':
      return table(pairingsTable(tournament));
    case 'standings csv':
      return table(
        standingsText(
          tournament,
          final,
          now.ranking.players,
          (player, round) =>
            gameAsChosen(shown, makeEntries(now.wallList.entries[player]?.[round - 1] ?? [])),
          shown,
        ),
        now.ranking.provisionalInEnglish,
      );
    case 'html':
      return { text: makePage(pageOf(now, shown, language)), problems: [] };
  }
}

/** A name that every system of files allows. */
export function fileName(name: string): string {
  const plain = name
    .replace(/[\p{C}\\/:*?"<>|]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '');
  return plain.slice(0, LONGEST_NAME) || 'tournament';
}

const LONGEST_NAME = 80;
