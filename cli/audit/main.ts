import { parseArgs } from 'node:util';
import { auditRound } from '../../src/audit/auditRound';
import type { EventAudit, Verdict } from '../../src/audit/finding';
import { playedRounds } from '../../src/audit/playedRounds';
import { verdictOf } from '../../src/audit/auditEvent';
import { ENCODINGS } from '../../src/formats/parse/bytesToText';
import { auditSummary, costSentence, findingSentence, roundSentence } from '../../src/sheet/audit/auditWords';
import { makeText, sentenceWithMend } from '../../src/sheet/wording';
import { FORMATS, isFormat } from '../../src/exchange/formatNames';
import { systemsAsked } from '../../src/exchange/systemOfGames';
import type { EventInFile, NoEvent } from '../../src/eventFile/eventInText';
import { wrongOption } from '../meant';
import { readEvent } from './readEvent';

export const HELP = `Checks a finished event round by round: was each pairing legal, was it the best, are the places what the rules say.

npm run audit -- FILE … [options]

  FILE              a tournament saved by the workbench (.wallist.json); a spreadsheet (.xlsx, .ods); a wall list as
                    .tsv or .csv, with its settings and its Log beside it (cup.tsv, cup-settings.tsv, cup-log.tsv);
                    or a file of another program
  --from NAME       its format, where neither name nor contents tell: ${FORMATS.map(({ name }) => name).join(', ')}
  --encoding NAME   ${ENCODINGS.join(', ')}
  --system NAME     of a file of another program that names none: ${systemsAsked().join(', ')}
  --short           only the last sentence of each event
  --json            everything as JSON

A departure from the rules has a “!” before it, what is only to be known a “·”. The exit code is
  0   every round was legal, and none was better
  1   every round was legal, but another pairing was better, or places or acts depart from the rules
  2   a round was not legal; also a file that cannot be read, or a wrong option: one line on stderr says why
Of several events the highest counts: of several files, or of a file with several lists.
`;

const CODES: Readonly<Record<Verdict, number>> = { best: 0, legal: 1, illegal: 2 };
const UNREADABLE = 2;

const text = makeText('en');

/** Returns the exit code, as the help has it. */
export function main(args: readonly string[]): number {
  const read = optionsOf(args);
  if (typeof read === 'string') {
    console.error(read);
    return UNREADABLE;
  }
  const { values, positionals } = read;
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  const from = values.from;
  const encoding = ENCODINGS.find(one => one === values.encoding?.toLowerCase());
  if (from !== undefined && !isFormat(from)) return wrong(`“${from}” is no format. --help names them.`);
  if (values.encoding !== undefined && encoding === undefined)
    return wrong(`“${values.encoding}” is no encoding that is known.`);
  const system = systemsAsked().find(one => one === values.system);
  if (values.system !== undefined && system === undefined)
    return wrong(`--system can be ${systemsAsked().join(', ')}.`);
  const files = positionals.filter(path => !/-(settings|log)\.[^./\\]*$/.test(path));
  if (files.length === 0) return wrong('Name a file to check. --help says more.');
  const codes = files.flatMap(path => {
    const first = readEvent(path, from, encoding, system);
    if (first.kind === 'refused') return [wrong(first.sentence)];
    // A file with several lists has several events.
    const others = first.lists.filter(({ isThis }) => !isThis);
    const inFile = [first, ...others.map(({ id }) => readEvent(path, from, encoding, system, id))];
    return inFile.map((one): number => {
      if (one.kind === 'refused') return wrong(one.sentence);
      return audited(path, files.length > 1, one, values);
    });
  });
  return Math.max(...codes);
}

/** Prints what the audit of an event says, and returns its code. */
function audited(
  path: string,
  isAmongFiles: boolean,
  { event, lists, supposed, printed, end }: Exclude<EventInFile, NoEvent>,
  values: { readonly json?: boolean; readonly short?: boolean },
): number {
  if (supposed !== '') console.error(`${path}: ${supposed} --system names another.`);
  for (const { problem } of printed())
    if (problem) console.error(`${path}: ${sentenceWithMend(text, problem)}`);
  const audit: EventAudit = {
    rounds: playedRounds(event).map(round => auditRound(event, round)),
    end: end(),
  };
  const own = lists.find(({ isThis }) => isThis);
  const list = own && `${own.sheet} ${own.range}`;
  const name = [...(isAmongFiles ? [path] : []), ...(list === undefined ? [] : [list])].join(' ');
  const before = name === '' ? '' : `${name}: `;
  if (values.json) console.log(JSON.stringify({ file: path, ...(list && { list }), ...audit }, null, 1));
  else {
    if (!values.short) for (const line of linesOf(audit)) console.log(`${before}${line}`);
    console.log(`${before}${auditSummary(text, audit)}`);
  }
  return CODES[verdictOf(audit)];
}

function wrong(sentence: string): number {
  console.error(sentence);
  return UNREADABLE;
}

const linesOf = ({ rounds, end }: EventAudit): readonly string[] => [
  ...rounds.flatMap(one => [roundSentence(text, one), ...one.findings.map(lineOf)]),
  ...end.map(lineOf),
];

const lineOf = (finding: EventAudit['end'][0]): string =>
  `  ${finding.weight === 'departure' ? '!' : '·'} ${[findingSentence(text, finding), costSentence(text, finding)].join(' ').trim()}`;

const TEXT = { type: 'string' } as const;
const FLAG = { type: 'boolean' } as const;

const OPTIONS = { from: TEXT, encoding: TEXT, system: TEXT, short: FLAG, json: FLAG, help: FLAG } as const;

function optionsOf(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS });
  } catch (error) {
    return wrongOption(error, Object.keys(OPTIONS));
  }
}
