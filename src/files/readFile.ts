import type { ExchangedTournament } from '../formats/exchange';
import { bytesToText, type DecodedText } from '../formats/parse/bytesToText';
import { fileWarning } from '../formats/fileProblems';
import { parseTable, tooManyRows } from '../formats/parse/table';
import { factSettings } from '../formats/wallList/eventSettings';
import { toWallList } from '../formats/wallList/toWallList';
import { changedSettings } from '../sheet/settings/changedSettings';
import { wallListCells } from '../sheet/write/wallListCells';
import { makeText } from '../sheet/wording';
import { fileSentence } from '../text/files';
import { IN_FILE, isFileError, type FileProblem } from '../tournament/fileProblem';
import type { Language } from '../tournament/settings';
import type { FileRows } from './fileRows';
import { formatByName, UNTESTED, type FormatName } from './formatNames';
import { formatOf, readForeign } from './readForeign';

export type FileReading =
  | {
      readonly kind: 'read';
      readonly rows: FileRows;
      readonly format: FormatName;
      /** No file that another program made for use has been read yet. */
      readonly untested: boolean;
      readonly remarks: readonly FileRemark[];
    }
  /** The whole file is refused; the sentence begins with its line and column, where it has one. */
  | { readonly kind: 'refused'; readonly sentence: string };

export interface FileRemark {
  readonly severity: 'error' | 'warning' | 'note';
  readonly sentence: string;
}

/** Sheets are made with English words and read again, so that they come out in any language. */
const text = makeText('en');

/** A person's file as rows; a list of ours is judged where the rows are read. */
export function readFile(name: string, bytes: Uint8Array, language: Language): FileReading {
  const decoded = bytesToText(bytes);
  if (!('text' in decoded)) return refused(language, decoded);
  const format = formatOf(formatByName(name), decoded.text);
  const asked = askedOf(language, decoded);
  const bare = name.replace(/^.*[/\\]/, '').replace(/\.[^.]*$/, '');
  if (format === 'tsv' || format === 'csv') {
    const table = parseTable(
      decoded.text,
      format === 'tsv' && decoded.text.includes('\t') ? '\t' : undefined,
    );
    if (!('rows' in table)) return refused(language, table);
    const tooMany = tooManyRows(table);
    if (tooMany) return refused(language, tooMany);
    const rows = shortened({ name: bare, list: table.rows, settings: [], tables: [] });
    return { kind: 'read', rows, format, untested: false, remarks: asked };
  }
  const read = readForeign(format, decoded.text);
  if (read.kind === 'refused') return refused(language, read.problems.find(isFileError) as FileProblem);
  const { rows, problems } = rowsOf(read.tournament, bare);
  const remarks = [...read.problems, ...problems].map(problem => ({
    severity: problem.severity,
    sentence: placed(language, problem),
  }));
  return { kind: 'read', rows, format, untested: UNTESTED.has(format), remarks: [...asked, ...remarks] };
}

/** The question whether letters are right that nothing in the file vouches for, with the first word that has some. */
function askedOf(language: Language, decoded: DecodedText): readonly FileRemark[] {
  const word = decoded.guessed ? /[^\s;,|]*[^\s!-~][^\s;,|]*/.exec(decoded.text)?.[0] : undefined;
  if (word === undefined) return [];
  const values = { text: word.slice(0, 40), encoding: decoded.encoding };
  return [
    {
      severity: 'warning',
      sentence: fileSentence(language, fileWarning('encodingGuessed', IN_FILE, values)),
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
  const rows = {
    name: facts.name || bare,
    list: wallListCells(wallList, text),
    settings: [
      [text('settings.name'), text('settings.value')],
      ...changedSettings({ ...settings, ...factSettings(facts) }, text),
    ],
    tables: games.flatMap(({ round, table, black }) =>
      table === undefined ? [] : [[round, table, players[black]?.no ?? 0] as const],
    ),
  };
  return { rows: shortened(rows), problems: problems.filter(({ values }) => values['what'] !== 'tables') };
}

/** No name and no cell of a tournament is longer; the rest would be refused with the whole. */
const [LONGEST_NAME, LONGEST_CELL] = [200, 1000];

const shortened = ({ name, list, settings, tables }: FileRows): FileRows => ({
  name: name.replace(/\s+/g, ' ').trim().slice(0, LONGEST_NAME),
  list: cut(list),
  settings: cut(settings),
  tables,
});

const cut = (rows: FileRows['list']): FileRows['list'] =>
  rows.map(row => row.map(cell => cell.slice(0, LONGEST_CELL)));
