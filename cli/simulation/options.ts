import { parseArgs } from 'node:util';
import { readSettings } from '../../src/sheet/settings/readSettings';
import { readWallList } from '../../src/sheet/read/readWallList';
import { makeText, sentenceWithMend } from '../../src/sheet/wording';
import { candidatesFor } from '../../src/simulation/event/candidates';
import {
  MODEL,
  QUESTIONS,
  type FieldPlan,
  type Model,
  type RareEvents,
  type SimulationPlan,
  type Questions,
} from '../../src/simulation/event/plan';
import { isError } from '../../src/tournament/problem';
import type { Settings } from '../../src/tournament/settings';
import { meant } from '../meant';
import { readCells } from './cells';
import { SHORT_NAMES, systemNamed } from './systems';
import { SYSTEM_WITH_STARTS, SYSTEMS } from '../../src/tournament/systems';

export const HELP = `Plays a tournament many times by dice and says what comes out.

npm run simulate -- [options]

who plays
  --players FILE     a wall list, tab-separated as a spreadsheet copies it; its results are not used
  --size N           or a made-up field of N players (64)
  --mean POINTS      with this mean rating (1500)
  --spread POINTS    and this standard deviation (300)
by which rules
  --system NAME      ${SHORT_NAMES.join(', ')} (mcmahon)
  --rounds N         without it as many as the system needs
  --settings TEXT    any settings, as in "Upper bar=3d; Tiebreaks=SOS, SOSOS"
  --versus NAME      a second system beside the first, and its own
  --versus-rounds N
  --versus-settings TEXT
  --advise           instead of one system, the ways to hold an event of --rounds games one after another
to write events instead of sums
  --write DIR        each event as a wall list, its settings and its Log (event-1.tsv …), with what rarely happens:
  --byes PART        part of the players in a round for whom a bye is typed (0)
  --by-hand PART     part of the players in a round who are paired by hand (0)
  --defaults PART    part of the games that are won by default (0)
  --double-losses PART   that both lose (0)
  --odd-results PART     that a referee decides, with any pair of results (0)
  --forbidden N      pairs that are forbidden (0)
how often
  --events N         (1000; with --advise 200; with --write 10)
  --seed TEXT        the same seed gives the same numbers (1)
how players behave
  --jigo PART        part of the games that are drawn, 0 to 1 (0)
  --absence PART     part of the rounds that players are out of (0)
  --late PART        part of the players who come in round 2 (0)
  --scale FACTOR     of rating differences: 1 is the EGF's model, 0 a coin (1)
  --strength-spread POINTS   how far true strength is from the rating (0)
what is asked
  --top K            the k strongest (8), and whether they end
  --prizes K         in the first k places (3)
  --even POINTS      up to which difference a game is even (100)
  --minutes N        of a game with its break (120)
  --days N           (1)
how it is told
  --json             as JSON: plan, tally and report; else as tables

The exit code is
  0   the events were played
  1   a wrong option: a line on stderr says which
  2   a file of players that cannot be read; also an event in which a rule of pairing was broken
`;

const PART = { otherwise: 0, from: 0, to: 1, whole: false } as const;

const NUMBERS = {
  size: { otherwise: 64, from: 2, to: 2000, whole: true },
  mean: { otherwise: 1500, from: -900, to: 3299, whole: false },
  spread: { otherwise: 300, from: 0, to: 2000, whole: false },
  rounds: { otherwise: undefined, from: 1, to: 99, whole: true },
  'versus-rounds': { otherwise: undefined, from: 1, to: 99, whole: true },
  events: { otherwise: undefined, from: 1, to: 1_000_000, whole: true },
  jigo: { otherwise: MODEL.jigo, from: 0, to: 1, whole: false },
  absence: { otherwise: MODEL.absence, from: 0, to: 1, whole: false },
  late: { otherwise: MODEL.late, from: 0, to: 1, whole: false },
  scale: { otherwise: MODEL.scale, from: 0, to: 10, whole: false },
  'strength-spread': { otherwise: MODEL.strengthSpread, from: 0, to: 1000, whole: false },
  byes: PART,
  'by-hand': PART,
  defaults: PART,
  'double-losses': PART,
  'odd-results': PART,
  forbidden: { otherwise: 0, from: 0, to: 1000, whole: true },
  top: { otherwise: QUESTIONS.top, from: 1, to: 2000, whole: true },
  prizes: { otherwise: QUESTIONS.prizes, from: 1, to: 2000, whole: true },
  even: { otherwise: QUESTIONS.evenWithin, from: 0, to: 4000, whole: false },
  minutes: { otherwise: QUESTIONS.minutesPerGame, from: 1, to: 1440, whole: false },
  days: { otherwise: QUESTIONS.days, from: 1, to: 365, whole: true },
} as const;
const TEXTS = ['players', 'system', 'settings', 'versus', 'versus-settings', 'seed', 'write'] as const;
const FLAGS = ['json', 'advise', 'help'] as const;
type NumberName = keyof typeof NUMBERS;

/** The options as read. `errors` are sentences; if there are any, nothing is played. */
export interface Order {
  readonly plans: readonly { readonly name: string; readonly plan: SimulationPlan }[];
  readonly advise: { readonly plan: SimulationPlan; readonly sittings: number } | undefined;
  readonly json: boolean;
  /** The folder for whole events; undefined where sums are asked for. */
  readonly write: string | undefined;
  readonly help: boolean;
  readonly errors: readonly string[];
  readonly isFileWrong: boolean;
  readonly warnings: readonly string[];
}

type Arguments = ReadonlyMap<string, string>;

/** Reads the arguments; `read` returns the text of a file, or undefined. */
export function readOrder(args: readonly string[], read: (path: string) => string | undefined): Order {
  const errors: string[] = [];
  const ofFile: string[] = [];
  const warnings: string[] = [];
  const given = optionsOf(args, errors);
  const number = (name: NumberName): number | undefined => numberOf(given, name, errors);
  const field = fieldOf(given, number, read, ofFile, warnings);
  const model = modelOf(number);
  const questions = questionsOf(number);
  const isAdvice = given.has('advise');
  const events = number('events') ?? (given.has('write') ? 10 : isAdvice ? 200 : 1000);
  const common = { field, odd: oddOf(number), events, seed: given.get('seed') ?? '1', model, questions };
  const rounds = number('rounds');
  const versusRounds = number('versus-rounds') ?? rounds;
  const planOf = (system: string, text: string, ownRounds: number | undefined) => {
    const { name, settings } = settingsOf(system, text, errors, warnings);
    return { name, plan: { ...common, settings, rounds: ownRounds } };
  };
  const first = planOf(given.get('system') ?? 'mcmahon', given.get('settings') ?? '', rounds);
  const second = given.get('versus');
  const plans =
    second === undefined
      ? [first]
      : [first, planOf(second, given.get('versus-settings') ?? '', versusRounds)];
  const sittings = rounds ?? 5;
  if (isAdvice && errors.length + ofFile.length === 0 && candidatesFor(first.plan, sittings).length === 0)
    errors.push('There is no way to hold this event.');
  const advise = isAdvice ? { plan: first.plan, sittings } : undefined;
  return {
    plans,
    advise,
    json: given.has('json'),
    write: given.get('write'),
    help: given.has('help'),
    errors: [...errors, ...ofFile],
    isFileWrong: ofFile.length > 0,
    warnings,
  };
}

const OPTIONS = Object.fromEntries([
  ...FLAGS.map(name => [name, { type: 'boolean' }] as const),
  ...[...Object.keys(NUMBERS), ...TEXTS].map(name => [name, { type: 'string' }] as const),
]);

function optionsOf(args: readonly string[], errors: string[]): Arguments {
  const { tokens } = parseArgs({ args: [...args], options: OPTIONS, strict: false, tokens: true });
  const given = new Map<string, string>();
  // The word behind an unknown option is its value.
  let unknown = -1;
  for (const token of tokens) {
    if (token.kind === 'option-terminator') continue;
    if (token.kind === 'positional' && token.index === unknown + 1 && unknown >= 0) continue;
    const typed = token.kind === 'option' ? token.rawName : token.value;
    const option = token.kind === 'option' ? OPTIONS[token.name] : undefined;
    if (token.kind !== 'option' || !typed.startsWith('--') || option === undefined) {
      errors.push(`“${typed}” is no option.${meant(typed, Object.keys(OPTIONS))} --help names them all.`);
      if (token.kind === 'option') unknown = token.index;
    } else if (option.type === 'boolean') given.set(token.name, 'yes');
    else if (token.value === undefined || (!token.inlineValue && token.value.startsWith('--')))
      errors.push(`${typed} needs a value after it.`);
    else given.set(token.name, token.value);
  }
  return given;
}

function numberOf(given: Arguments, name: NumberName, errors: string[]): number | undefined {
  const { otherwise, from, to, whole } = NUMBERS[name];
  const text = given.get(name);
  if (text === undefined) return otherwise;
  const value = Number(text);
  if (text.trim() !== '' && value >= from && value <= to && (!whole || Number.isInteger(value))) return value;
  errors.push(
    `--${name} must be ${whole ? 'a whole number' : 'a number'} from ${from} to ${to}, not “${text}”.`,
  );
  return otherwise;
}

type ReadNumber = (name: NumberName) => number | undefined;

const modelOf = (number: ReadNumber): Model => ({
  jigo: number('jigo') ?? 0,
  absence: number('absence') ?? 0,
  late: number('late') ?? 0,
  scale: number('scale') ?? 1,
  strengthSpread: number('strength-spread') ?? 0,
});

const oddOf = (number: ReadNumber): RareEvents => ({
  byes: number('byes') ?? 0,
  byHand: number('by-hand') ?? 0,
  defaults: number('defaults') ?? 0,
  doubleLosses: number('double-losses') ?? 0,
  oddResults: number('odd-results') ?? 0,
  forbidden: number('forbidden') ?? 0,
});

const questionsOf = (number: ReadNumber): Questions => ({
  top: number('top') ?? QUESTIONS.top,
  prizes: number('prizes') ?? QUESTIONS.prizes,
  evenWithin: number('even') ?? QUESTIONS.evenWithin,
  minutesPerGame: number('minutes') ?? QUESTIONS.minutesPerGame,
  days: number('days') ?? QUESTIONS.days,
});

function fieldOf(
  given: Arguments,
  number: ReadNumber,
  read: (path: string) => string | undefined,
  errors: string[],
  warnings: string[],
): FieldPlan {
  const path = given.get('players');
  const generated: FieldPlan = {
    kind: 'generated',
    size: number('size') ?? 64,
    mean: number('mean') ?? 1500,
    spread: number('spread') ?? 300,
  };
  if (path === undefined) return generated;
  const text = read(path);
  if (text === undefined) {
    errors.push(`The file “${path}” cannot be read.`);
    return generated;
  }
  const { wallList, problems, rounds } = readWallList(readCells(text));
  const ofRounds = new Set(rounds.flat());
  for (const problem of problems) {
    const { place } = problem;
    if (place.kind === 'cell' && ofRounds.has(place.column)) continue;
    (isError(problem) && place.kind !== 'list' ? errors : warnings).push(
      `${path}: ${sentenceWithMend(makeText('en'), problem)}`,
    );
  }
  const players = wallList.players;
  if (players.length < 2) errors.push(`${path}: no list of players: two or more rows with names are needed.`);
  const unrated = players.filter(({ rank, rating }) => rank === undefined && rating === undefined).length;
  if (unrated > 0 && unrated < players.length)
    warnings.push(
      `${path}: ${unrated} players have neither rank nor rating and play with the mean of the others.`,
    );
  if (players.length > 0 && unrated === players.length)
    errors.push(`${path}: nobody has a rank or a rating.`);
  return { kind: 'players', players };
}

interface NamedSettings {
  readonly name: string;
  readonly settings: Settings;
}

function settingsOf(typed: string, text: string, errors: string[], warnings: string[]): NamedSettings {
  const named = systemNamed(typed);
  if (named === undefined) errors.push(`“${typed}” is no system. There are ${SHORT_NAMES.join(', ')}.`);
  const system = named ?? SYSTEM_WITH_STARTS;
  const { preset } = SYSTEMS[system];
  const typedOnes = readSettings(`System=${system}; ${text}`, { hasStart: false });
  const reading = typedOnes.typed.has('preset')
    ? typedOnes
    : readSettings(`System=${system}; Preset=${preset}; ${text}`, { hasStart: false });
  for (const problem of reading.problems)
    (isError(problem) ? errors : warnings).push(sentenceWithMend(makeText('en'), problem));
  return { name: system, settings: reading.settings };
}
