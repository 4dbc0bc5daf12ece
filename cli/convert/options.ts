import { parseArgs } from 'node:util';
import { ENCODINGS, type Encoding } from '../../src/formats/parse/bytesToText';
import { SHOWN_NAMES, type ShownNames } from '../../src/formats/html/shownName';
import { LANGUAGES, type Language } from '../../src/tournament/languages';
import { wrongOption } from '../meant';
import {
  formatByName,
  FORMATS,
  isFormat,
  isRatedFormat,
  UNTESTED,
  type FormatName,
} from '../../src/exchange/formatNames';
import { systemsAsked } from '../../src/exchange/systemOfGames';
import type { System } from '../../src/tournament/systems';

export const HELP = `Converts a tournament from one file format into another.

npm run convert -- INPUT OUTPUT [options]

formats, by the end of the file's name or by --from and --to
${FORMATS.map(({ name, ends, help }) => `  ${name.padEnd(10)} ${ends.join(' ').padEnd(12)} ${help}${UNTESTED.has(name) ? '; untested: no such file of another program was read' : ''}`).join('\n')}
options
  --from NAME --to NAME
  --encoding NAME     of the input where it says nothing itself: ${ENCODINGS.join(', ')}
  --system NAME       of the input where it says none itself: ${systemsAsked().join(', ')}
  --table NAME        for tsv and csv, instead of the wall list: players, pairings, standings
  --rounds WHICH      for h9, tou and aga: a part of the rounds, such as 1-3 or 2,4
  --members FILE      for aga: a list of members (TDListA, TDListB, TDListN), so that a wrong id is found before
  --ratings FILE      a rating list of the EGF, the FFG or the AGA: numbers, ranks and ratings of whoever is found without doubt
  --names WHAT        for html: ${SHOWN_NAMES.join(', ')} (full)
  --club --pin        for html: shows clubs, shows the federations' numbers
  --hide NUMBERS      for html: players shown by initials only, such as 3,7
  --language NAME     for html: ${LANGUAGES.join(', ')} (en)
  --replace           writes over a file that is there
A wall list in tsv or csv has its settings beside it: cup.tsv and cup-settings.tsv.
What cannot be carried over is said. A file that cannot be read writes nothing. The exit code is
  0   the file is written
  1   a wrong option: one line on stderr says which
  2   a file that cannot be read or written
`;

export const TABLES = ['players', 'pairings', 'standings'] as const;
export type TableName = (typeof TABLES)[number];

export interface Options {
  readonly input: string;
  readonly output: string;
  /** Undefined: the contents tell. */
  readonly from: FormatName | undefined;
  readonly to: FormatName;
  readonly encoding: Encoding | undefined;
  readonly system: System | undefined;
  readonly table: TableName | undefined;
  readonly rounds: string | undefined;
  readonly members: string | undefined;
  readonly ratings: string | undefined;
  readonly names: ShownNames;
  readonly club: boolean;
  readonly pin: boolean;
  readonly hide: readonly number[];
  readonly language: Language;
  readonly replace: boolean;
}

export type Arguments =
  | { readonly kind: 'options'; readonly options: Options }
  | { readonly kind: 'help' }
  | { readonly kind: 'wrong'; readonly sentence: string };

const wrong = (sentence: string): Arguments => ({ kind: 'wrong', sentence });

export function readArguments(args: readonly string[]): Arguments {
  const parsed = parse(args);
  if (typeof parsed === 'string') return wrong(parsed);
  const { values, positionals } = parsed;
  if (values.help) return { kind: 'help' };
  const [input, output, more] = positionals;
  if (input === undefined || output === undefined || more !== undefined)
    return wrong('Name one file to read and one to write. --help says more.');
  const to = values.to ?? formatByName(output);
  if (to === undefined || !isFormat(to))
    return wrong(`“${values.to ?? output}” is no format. --help names them.`);
  if (values.from !== undefined && !isFormat(values.from))
    return wrong(`“${values.from}” is no format. --help names them.`);
  const encoding = oneOf(ENCODINGS, values.encoding?.toLowerCase());
  const system = oneOf(systemsAsked(), values.system);
  const table = oneOf(TABLES, values.table);
  const names = oneOf(SHOWN_NAMES, values.names ?? 'full');
  const language = oneOf(LANGUAGES, values.language ?? 'en');
  if (values.encoding !== undefined && encoding === undefined)
    return wrong(`“${values.encoding}” is no encoding that is known.`);
  if (values.system !== undefined && system === undefined)
    return wrong(`--system can be ${systemsAsked().join(', ')}.`);
  if (values.table !== undefined && table === undefined)
    return wrong(`“${values.table}” is no table. There are ${TABLES.join(', ')}.`);
  if (values.rounds !== undefined && !isRatedFormat(to)) return wrong('--rounds is for h9, tou and aga.');
  if (names === undefined) return wrong(`--names can be ${SHOWN_NAMES.join(', ')}.`);
  if (language === undefined) return wrong(`--language can be ${LANGUAGES.join(', ')}.`);
  const hide = (values.hide ?? '')
    .split(',')
    .filter(part => part.trim() !== '')
    .map(Number);
  if (hide.some(number => !Number.isInteger(number) || number < 1))
    return wrong('--hide needs numbers of players, such as 3,7.');
  const from = values.from ?? formatByName(input);
  return {
    kind: 'options',
    options: {
      input,
      output,
      from: from !== undefined && isFormat(from) ? from : undefined,
      to,
      encoding,
      system,
      table,
      rounds: values.rounds,
      members: values.members,
      ratings: values.ratings,
      names,
      club: values.club === true,
      pin: values.pin === true,
      hide,
      language,
      replace: values.replace === true,
    },
  };
}

const TEXT = { type: 'string' } as const;
const FLAG = { type: 'boolean' } as const;

const OPTIONS = {
  from: TEXT,
  system: TEXT,
  to: TEXT,
  encoding: TEXT,
  table: TEXT,
  rounds: TEXT,
  members: TEXT,
  ratings: TEXT,
  names: TEXT,
  hide: TEXT,
  language: TEXT,
  club: FLAG,
  pin: FLAG,
  replace: FLAG,
  help: FLAG,
} as const;

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS });
  } catch (error) {
    return wrongOption(error, Object.keys(OPTIONS));
  }
}

const oneOf = <T extends string>(allowed: readonly T[], value: string | undefined): T | undefined =>
  allowed.find(one => one === value);
