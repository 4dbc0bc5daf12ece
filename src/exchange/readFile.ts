import type { ExchangedTournament } from '../formats/exchange';
import { bytesToText, otherGuesses, type DecodedText, type Encoding } from '../formats/parse/bytesToText';
import { fileExcerpt, fileWarning } from '../formats/fileProblems';
import { keptText } from '../formats/openGotha/keptText';
import { jsonFile } from '../formats/parse/jsonFile';
import { parseTable, tooManyRows } from '../formats/parse/table';
import { handicapSettings } from '../formats/handicapOfGames';
import { factSettings } from '../formats/wallList/eventSettings';
import { toWallList } from '../formats/wallList/toWallList';
import { changedSettings } from '../sheet/settings/changedSettings';
import { wallListCells } from '../sheet/write/wallListCells';
import { makeText } from '../sheet/wording';
import { fileSentence } from '../text/files';
import { IN_FILE, isFileError, type CarriedPart, type FileProblem } from '../tournament/fileProblem';
import { presetSettings } from '../tournament/presets';
import type { Language } from '../tournament/languages';
import type { Settings } from '../tournament/settings';
import { SYSTEM_WITH_STARTS, SYSTEMS, type System } from '../tournament/systems';
import { kindOfProblem } from './cellOf';
import type { FileRows } from './fileRows';
import { formatByName, UNTESTED, type FormatName } from './formatNames';
import { formerEvent, type FormerEvent } from './saved/formerEvent';
import { readOurs, type OurReading } from './ourTables';
import { handicapsAsked, proposedHandicap, withHandicap } from './handicapOfStones';
import { formatOf, readForeign } from './readForeign';
import { inSystem, proposedSystem, systemsAsked, withoutSystem } from './systemOfGames';

export type FileReading =
  | {
      readonly kind: 'read';
      readonly rows: FileRows;
      readonly format: FormatName;
      /** No file that another program made for use has been read yet. */
      readonly untested: boolean;
      readonly remarks: readonly FileRemark[];
      /** Each has the answers that there may be; the file is read again with one. */
      readonly questions: readonly FileQuestion[];
    }
  /** The whole file is refused; the sentence begins with its line and column, where it has one. */
  | { readonly kind: 'refused'; readonly sentence: string };

/** The organiser says it where the file does not. */
export interface SaidOfFile {
  readonly encoding?: Encoding;
  readonly system?: System;
  readonly handicap?: Settings['handicap'];
}

export interface FileQuestion {
  readonly sentence: string;
  readonly answers: readonly {
    /** A system and a handicap are called as the page calls them. */
    readonly label: string | { readonly system: System } | { readonly handicap: Settings['handicap'] };
    readonly said: SaidOfFile;
    readonly isTaken: boolean;
  }[];
  readonly isAnswered: boolean;
}

export interface FileRemark {
  readonly severity: 'error' | 'warning' | 'note';
  readonly sentence: string;
  readonly kind?: string;
}

/** Sheets are made with English words and read again, so that they come out in any language. */
const text = makeText('en');

/** A person's file as rows; a list of ours is judged where the rows are read. */
export function readFile(
  name: string,
  bytes: Uint8Array,
  language: Language,
  answers: SaidOfFile = {},
): FileReading {
  const decoded = bytesToText(bytes, answers.encoding);
  if (!('text' in decoded)) return refused(language, decoded);
  const bare = name.replace(/^.*[/\\]/, '').replace(/(?:\.wallist)?\.[^.]*$/, '');
  const former = formerEvent(decoded.text, text);
  if (former) return nextEvent(bare, former, language);
  const json = jsonFile(decoded.text);
  if (json) return refused(language, json);
  const format = formatOf(formatByName(name), decoded.text);
  const letters = lettersAsked(language, bytes, decoded, answers);
  if (format === 'tsv' || format === 'csv') {
    const table = parseTable(
      decoded.text,
      format === 'tsv' && decoded.text.includes('\t') ? '\t' : undefined,
    );
    if (!('rows' in table)) return refused(language, table);
    const tooMany = tooManyRows(table);
    if (tooMany) return refused(language, tooMany);
    const ours = readOurs({ list: decoded.text, settings: undefined }, format === 'tsv' ? '\t' : undefined);
    const asked =
      ours.kind === 'read' ? systemAsked(language, withoutSystem(ours.tournament), answers) : NOT_ASKED;
    const handicap = handicapOf(ours, asked.system);
    const settings = csvSettings(asked.system, handicap.settings);
    const rows = shortened({ name: bare, list: table.rows, settings, tables: [] });
    const questions = [...letters, ...asked.questions];
    const remarks = remarksOf(language, handicap.problems);
    return { kind: 'read', rows, format, untested: false, remarks, questions };
  }
  const read = readForeign(format, decoded.text);
  if (read.kind === 'refused') return refused(language, read.problems.find(isFileError) as FileProblem);
  const { system, questions } = systemAsked(language, read.tournament, answers);
  const inOne = system ? inSystem(read.tournament, system) : read.tournament;
  const stones = handicapAsked(language, inOne, read.problems, answers);
  const { rows: made, problems } = rowsOf(stones.tournament, bare);
  const rows: FileRows = stones.questions.length > 0 ? { ...made, othersStones: true } : made;
  const fileProblems = read.problems.filter(({ code }) => code !== 'stonesUnknown');
  const remarks = remarksOf(language, [...fileProblems, ...problems]);
  const untested = UNTESTED.has(format);
  return {
    kind: 'read',
    rows,
    format,
    untested,
    remarks,
    questions: [...letters, ...questions, ...stones.questions],
  };
}

/** A tournament that the workbench has saved is read for the next one. */
const nextEvent = (name: string, former: FormerEvent, language: Language): FileReading => ({
  kind: 'read',
  rows: { ...shortened({ name, ...former, tables: [] }), isFormer: true },
  format: 'tsv',
  untested: false,
  remarks: remarksOf(language, [{ code: 'formerEvent', severity: 'note', place: IN_FILE, values: {} }]),
  questions: [],
});

const remarksOf = (language: Language, problems: readonly FileProblem[]): readonly FileRemark[] =>
  problems.map(problem => ({
    severity: problem.severity,
    sentence: placed(language, problem),
    ...kindOfProblem(problem),
  }));

/** Nothing in a system without handicap. */
const handicapOf = (ours: OurReading, system: System | undefined): ReturnType<typeof handicapSettings> =>
  ours.kind === 'read' && SYSTEMS[system ?? SYSTEM_WITH_STARTS].handicaps
    ? handicapSettings(ours.tournament, {})
    : { settings: {}, problems: [] };

/** The settings of a list that comes without any; a list with starts needs none to be a McMahon. */
function csvSettings(system: System | undefined, handicap: Partial<Settings>): FileRows['settings'] {
  if (system === undefined && Object.keys(handicap).length === 0) return [];
  return settingCells({ ...presetSettings('EGF', system ?? SYSTEM_WITH_STARTS), ...handicap });
}

interface AskedSystem {
  /** Undefined where the file says its own. */
  readonly system: System | undefined;
  readonly questions: readonly FileQuestion[];
}

const NOT_ASKED: AskedSystem = { system: undefined, questions: [] };

/** The system that was said or that the games speak for, with the question, where the file names none. */
function systemAsked(language: Language, tournament: ExchangedTournament, answers: SaidOfFile): AskedSystem {
  const proposed = proposedSystem(tournament);
  if (proposed === undefined) return NOT_ASKED;
  const taken = answers.system ?? proposed.system;
  const question: FileQuestion = {
    sentence: fileSentence(language, proposed.fact),
    answers: systemsAsked().map(system => ({
      label: { system },
      said: { ...answers, system },
      isTaken: system === taken,
    })),
    isAnswered: answers.system !== undefined,
  };
  return { system: taken, questions: [question] };
}

/** The tournament with the handicap that was said or that most stones follow, and the question, where no rule of ours gives nearly all of them. */
function handicapAsked(
  language: Language,
  tournament: ExchangedTournament,
  problems: readonly FileProblem[],
  answers: SaidOfFile,
): { readonly tournament: ExchangedTournament; readonly questions: readonly FileQuestion[] } {
  const unknown = problems.find(({ code }) => code === 'stonesUnknown');
  if (unknown === undefined) return { tournament, questions: [] };
  const choices = handicapsAsked(tournament);
  const isChoice = answers.handicap !== undefined && choices.includes(answers.handicap);
  const taken = isChoice ? (answers.handicap ?? 'none') : proposedHandicap(tournament);
  const question: FileQuestion = {
    sentence: fileSentence(language, { ...unknown, code: 'handicapAsked' }),
    answers: choices.map(handicap => ({
      label: { handicap },
      said: { ...answers, handicap },
      isTaken: handicap === taken,
    })),
    isAnswered: isChoice,
  };
  return { tournament: withHandicap(tournament, taken), questions: [question] };
}

const settingCells = (settings: Settings): FileRows['settings'] => [
  [text('settings.name'), text('settings.value')],
  ...changedSettings(settings, text),
];

function firstWord(text: string): string | undefined {
  const at = text.search(/[^\s!-~]/);
  if (at < 0) return undefined;
  const before = text.slice(Math.max(0, at - LONGEST_NAME), at);
  return (
    (/[^\s;,|]*$/.exec(before.replace(/^.*[\s;,|]/s, ''))?.[0] ?? '') +
    (/^[^\s;,|]*/.exec(text.slice(at))?.[0] ?? '')
  );
}

/** The question whether letters are right that nothing in the file vouches for, with a line of it as each encoding has it. */
function lettersAsked(
  language: Language,
  bytes: Uint8Array,
  decoded: DecodedText,
  answers: SaidOfFile,
): readonly FileQuestion[] {
  if (!decoded.guessed && answers.encoding === undefined) return [];
  const word = firstWord(decoded.text);
  if (word === undefined) return [];
  const { encoding } = decoded;
  const values = { text: fileExcerpt(word), encoding };
  return [
    {
      sentence: fileSentence(language, fileWarning('encodingGuessed', IN_FILE, values)),
      answers: otherGuesses(bytes, encoding).map(guess => ({
        label: `${guess.encoding}: ${fileExcerpt(guess.sample)}`,
        said: { ...answers, encoding: guess.encoding },
        isTaken: guess.encoding === encoding,
      })),
      isAnswered: answers.encoding !== undefined,
    },
  ];
}

const refused = (language: Language, problem: FileProblem): FileReading => ({
  kind: 'refused',
  sentence: placed(language, problem),
});

/** `12:66: …` for a problem with a place in the text. */
function placed(language: Language, problem: FileProblem): string {
  const { place } = problem;
  const at = place.kind === 'text' ? `${place.line}:${place.column}: ` : '';
  return `${at}${fileSentence(language, problem)}`;
}

/** A tournament as rows; its tables go into the sheets of the rounds. */
function rowsOf(
  tournament: ExchangedTournament,
  bare: string,
): { readonly rows: FileRows; readonly problems: readonly FileProblem[] } {
  const { wallList, settings, problems } = toWallList(tournament);
  const { players, games, facts } = tournament;
  const all = keptText(tournament);
  const kept = all !== undefined && all.length <= LONGEST_KEPT ? all : undefined;
  const rows = {
    kept,
    name: facts.name || bare,
    list: wallListCells(wallList, text),
    settings: settingCells({ ...settings, ...factSettings(facts) }),
    tables: games.flatMap(({ round, table, black }) =>
      table === undefined ? [] : [[round, table, players[black]?.no ?? 0] as const],
    ),
  };
  const rowProblems = problems.filter(({ values }) => values['what'] !== 'tables');
  if (kept === undefined) return { rows: shortened(rows), problems: rowProblems };
  const isKept = ({ values }: FileProblem): boolean => ON_THE_WAY_BACK.has(String(values['what']));
  const sets = Object.keys(tournament.openGotha?.parameters ?? {});
  return {
    rows: shortened(rows),
    problems: [
      ...rowProblems.filter(problem => !isKept(problem)),
      {
        code: 'keptForReturn',
        severity: 'note',
        place: IN_FILE,
        values: { text: [...sets, ...OF_PLAYERS].join(', ') },
      },
    ],
  };
}

/** Parts of OpenGotha's file that a list has no place for and that are kept for the way back. */
const ON_THE_WAY_BACK: ReadonlySet<string> = new Set<CarriedPart>(['parameters', 'grades', 'otherNumbers']);
const OF_PLAYERS = ['ratingOrigin', 'grade', 'egfPin', 'ffgLicence', 'agaId'] as const;

/** Characters; more than any event has. */
const LONGEST_KEPT = 2_000_000;

/** No name and no cell of a tournament is longer; the rest would be refused with the whole. */
const [LONGEST_NAME, LONGEST_CELL] = [200, 1000];

const shortened = ({ name, list, settings, tables, kept }: FileRows): FileRows => ({
  name: name.replace(/\s+/g, ' ').trim().slice(0, LONGEST_NAME),
  list: cut(list),
  settings: cut(settings),
  tables,
  ...(kept !== undefined && { kept }),
});

const cut = (rows: FileRows['list']): FileRows['list'] =>
  rows.map(row => row.map(cell => cell.slice(0, LONGEST_CELL)));
