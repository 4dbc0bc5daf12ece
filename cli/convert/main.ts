import { existsSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { readMembers, type Member } from '../../src/formats/aga/members';
import { bytesToText } from '../../src/formats/parse/bytesToText';
import { listDate } from '../../src/formats/ratingLists/listDate';
import { readRatingList, type RatingList } from '../../src/formats/ratingLists/readRatingList';
import { textToBytes } from '../../src/formats/parse/textToBytes';
import { fileSentence } from '../../src/text/files';
import { isFileError, type FileProblem } from '../../src/tournament/fileProblem';
import { besideOf } from './besideOf';
import { UNTESTED } from '../../src/exchange/formatNames';
import { HELP, readArguments, type Options } from './options';
import { rateBy } from './ratings';
import { recordOf } from './record';
import { formatOf } from '../../src/exchange/readForeign';
import { readTournament, type Input } from '../../src/exchange/readTournament';
import { inSystem, proposedSystem, withoutSystem } from '../../src/exchange/systemOfGames';
import { makeXlsx } from '../../workbench/xlsx';
import { writeTournament, type Written } from './writeTournament';
import { xlsxSheets } from './xlsx';

/** Returns the exit code: 0, 1 for wrong options, 2 for a file that cannot be read or written. */
export async function main(args: readonly string[]): Promise<number> {
  const read = readArguments(args);
  switch (read.kind) {
    case 'help':
      console.log(HELP);
      return 0;
    case 'wrong':
      console.error(read.sentence);
      return 1;
    case 'options':
      return convert(read.options);
  }
}

async function convert(options: Options): Promise<number> {
  const { input, output } = options;
  const failed = (sentence: string): number => {
    console.error(sentence);
    return 2;
  };
  const text = textOf(input, options);
  if (typeof text !== 'string') return failed(text.sentence);
  const beside = besideOf(input);
  const settings = existsSync(beside) ? textOf(beside, options) : undefined;
  if (typeof settings === 'object') return failed(settings.sentence);
  const members = options.members === undefined ? undefined : membersOf(options.members, options);
  if (members !== undefined && 'sentence' in members) return failed(members.sentence);
  const record = recordOf(options, formatOf(options.from, text));
  if (record.refusal !== undefined) return failed(record.refusal);
  const read: Input = readTournament(options.from, { list: text, settings, compared: record.compared });
  if (read.kind === 'refused') return failed(placed(input, read.problem));
  if (read.kind === 'unreadable') return failed(`${input}: ${read.sentence}`);
  const ratings = options.ratings === undefined ? undefined : ratingsOf(options.ratings, options);
  if (ratings !== undefined && 'sentence' in ratings) return failed(ratings.sentence);
  const isOurs = read.format === 'tsv' || read.format === 'csv';
  const saysNone = isOurs && settings === undefined;
  const proposed = proposedSystem(saysNone ? withoutSystem(read.tournament) : read.tournament);
  const system = proposed && (options.system ?? proposed.system);
  const tournament = system ? inSystem(read.tournament, system) : read.tournament;
  const rated = ratings && rateBy(tournament, ratings.list, ratings.day);
  const written = writeTournament(rated?.tournament ?? tournament, options, members?.members, record);
  const error = written.problems.find(isFileError);
  if (error) return failed(placed(output, error));
  const files = await Promise.all(written.files.map(madeOf));
  const taken = files.find(({ path }) => existsSync(path) && !options.replace);
  if (taken) return failed(`${taken.path} exists already. --replace writes over it.`);
  if (proposed && options.system === undefined)
    console.error(`${fileSentence('en', proposed.fact)} --system names another.`);
  const problems = [...read.problems, ...written.problems, ...files.flatMap(file => file.problems)];
  const sentences = [...read.remarks, ...record.printed, ...(rated?.sentences ?? []), ...told(problems)];
  for (const sentence of new Set(sentences)) console.error(sentence);
  for (const format of [read.format, options.to])
    if (UNTESTED.has(format))
      console.error(`${format} is untested: no such file of another program has been read.`);
  try {
    // All of a file or nothing of it.
    for (const { path, bytes } of files) {
      writeFileSync(`${path}.part`, bytes);
      renameSync(`${path}.part`, path);
    }
  } catch {
    return failed(`${output} cannot be written.`);
  }
  return 0;
}

async function madeOf(
  file: Written['files'][number],
): Promise<{ readonly path: string } & ReturnType<typeof textToBytes>> {
  if ('tables' in file)
    return { path: file.path, bytes: await makeXlsx(xlsxSheets(file.tables)), problems: [] };
  return { path: file.path, ...textToBytes(file.text, file.encoding) };
}

/** One sentence for each kind of problem; what cannot be carried over, each. */
function told(problems: readonly FileProblem[]): readonly string[] {
  const kinds = new Map<string, readonly FileProblem[]>();
  for (const problem of problems) {
    const kind = problem.code === 'notCarried' ? `${problem.code} ${problem.values['what']}` : problem.code;
    kinds.set(kind, [...(kinds.get(kind) ?? []), problem]);
  }
  return [...kinds.values()].map(([first, ...more]) => {
    const sentence = fileSentence('en', first as FileProblem);
    return more.length === 0 || first?.code === 'notCarried'
      ? sentence
      : `${sentence} (${more.length} more like this)`;
  });
}

interface Failed {
  readonly sentence: string;
}

function textOf(path: string, { encoding }: Options): string | Failed {
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(path);
  } catch {
    return { sentence: `The file “${path}” cannot be read.` };
  }
  const decoded = bytesToText(bytes, encoding);
  if (!('text' in decoded)) return { sentence: placed(path, decoded) };
  if (decoded.guessed)
    console.error(`${path} is read as ${decoded.encoding}. If letters come out wrong, say --encoding.`);
  return decoded.text;
}

function membersOf(path: string, options: Options): { readonly members: readonly Member[] } | Failed {
  const text = textOf(path, options);
  if (typeof text !== 'string') return text;
  const members = readMembers(text);
  return 'code' in members ? { sentence: placed(path, members) } : { members };
}

interface DatedList {
  readonly list: RatingList;
  /** The day that the list says, else that of its file. */
  readonly day: string;
}

function ratingsOf(path: string, options: Options): DatedList | Failed {
  const text = textOf(path, options);
  if (typeof text !== 'string') return text;
  const list = readRatingList(text);
  if ('code' in list) return { sentence: placed(path, list) };
  return { list, day: listDate(text, list) ?? statSync(path).mtime.toISOString().slice(0, 10) };
}

/** The sentence with its place: `cup.h9:12:66: …`. */
function placed(path: string, problem: FileProblem): string {
  const { place } = problem;
  const at = place.kind === 'text' ? `:${place.line}:${place.column}` : '';
  return `${path}${at}: ${fileSentence('en', problem)}`;
}
