import { LANGUAGES } from '../../tournament/languages';
import { SETTINGS } from '../../tournament/settings';
import { SYSTEM_NAMES } from '../../tournament/systems';
import { MEASURES } from '../../simulation/counts/report';
import type { Moments, Occurrences, Tally, TieTally } from '../../simulation/counts/tally';
import {
  WHO_ANSWERS,
  DETAILS,
  MERGE_ANSWERS,
  RANK_WAYS,
  RESULT_CODES,
  STAYING,
  type RequestOfList,
  type CellLink,
  type FieldLines,
  type CopyRange,
  type CopyRows,
  type CopySheet,
  type FileRows,
  type ComputedCells,
  type Glance,
  type HandWork,
  type NewTournamentForm,
  type MissedRounds,
  type PeopleSource,
  type PlayerChange,
  type PrintedRows,
  type RankChange,
  type RatedRow,
  type RatingRows,
  type SimulationWish,
  MOST_STONES,
  type PlayedStones,
  type PressedEntry,
  type TypedResult,
  type WantedPair,
} from '../protocol/protocol';
import type { FieldForm, FieldKind, FieldKinds } from '../protocol/fields';
import { factsOf, REQUESTS, type RequestName } from '../protocol/requests';
import {
  textShape,
  oneOf,
  isYesNo,
  isTypedNumber,
  isNumber,
  isCount,
  optional,
  listOf,
  isRecord,
  recordOf,
  shaped,
  ownValue,
  type Form,
  type Test,
} from './shape';
import { MOST_SHEETS } from './glance';

/** Characters: of names and numbers that people type, of fingerprints, and of the name of a sheet in Google. */
const [TYPED, PRINT, SHEET] = [200, 200, 100];

/** Columns that are computed beside a list. */
const FORMULAS = 50;

const isGlance = shaped<Glance>({
  sheets: listOf(textShape(SHEET), MOST_SHEETS),
  front: optional(textShape(SHEET)),
  computed: optional(
    listOf(
      shaped<ComputedCells>({
        row: isCount,
        column: isCount,
        rows: isCount,
        columns: isCount,
        name: textShape(TYPED),
      }),
      FORMULAS,
    ),
  ),
  print: textShape(PRINT),
  language: oneOf(...LANGUAGES),
});

const isSystem = oneOf(...SYSTEM_NAMES, '');

const isWish = shaped<SimulationWish>({
  purpose: oneOf('answers', 'advice'),
  field: oneOf('sheet', 'generated'),
  size: isTypedNumber,
  mean: isTypedNumber,
  spread: isTypedNumber,
  system: isSystem,
  rounds: textShape(TYPED),
  bar: textShape(TYPED),
  versus: isSystem,
  versusRounds: textShape(TYPED),
  versusBar: textShape(TYPED),
  events: isTypedNumber,
  seed: textShape(TYPED),
  jigo: isTypedNumber,
  absence: isTypedNumber,
  late: isTypedNumber,
  scale: isTypedNumber,
  strengthSpread: isTypedNumber,
});

const isMoments = shaped<Moments>({ n: isCount, sum: isNumber, squares: isNumber });
const isFound = shaped<Occurrences>({ events: isCount, first: isCount });
const isTies = shaped<TieTally>({ position: isCount, events: isCount, tied: isCount });
const named = textShape(TYPED);

const isTallies = listOf(
  shaped<Tally>({
    events: isCount,
    measures: recordOf(oneOf(...Object.keys(MEASURES)), isMoments),
    inPrizes: listOf(isCount),
    first: listOf(isCount),
    playerInPrizes: listOf(isCount),
    places: listOf(isMoments),
    games: listOf(isMoments),
    won: listOf(isMoments),
    tables: listOf(isMoments),
    rounds: listOf(isMoments),
    ties: recordOf(named, isTies),
    winners: recordOf(named, listOf(isCount)),
    failures: recordOf(named, isFound),
    faults: recordOf(named, isFound),
  }),
  100,
);

const isNewTournament = shaped<NewTournamentForm>({
  name: textShape(TYPED),
  system: textShape(TYPED),
  teams: isYesNo,
  rated: optional(isYesNo),
  rounds: isTypedNumber,
  upperBar: textShape(TYPED),
  lowerBar: textShape(TYPED),
  seed: textShape(TYPED),
  handicap: optional(oneOf(...SETTINGS.handicap.kind.choices)),
  language: optional(oneOf(...LANGUAGES)),
  order: optional(oneOf(...SETTINGS.preset.kind.choices)),
  rest: optional(textShape(TYPED)),
});

/** As long as a number, the longest name and a rank. */
const isPlayer = textShape(2 * TYPED);
const isMissed = shaped<MissedRounds>({ rounds: listOf(isCount, 100), from: isCount, awaited: isYesNo });
const isPlayerChange = shaped<PlayerChange>({ player: isPlayer, was: isMissed, is: isMissed });

/** More than anybody enters while a run goes on. */
const ENTRIES = 1000;
const isStones: Test<number> = (value): value is number => isCount(value) && value <= MOST_STONES;

const isPoints: Test<string> = (value): value is string =>
  typeof value === 'string' && /^\d{1,3}(\.5)?$/.test(value);

const isTypedResult = shaped<TypedResult>({
  round: isCount,
  black: isPlayer,
  white: isPlayer,
  result: oneOf(...RESULT_CODES),
  points: optional(isPoints),
});

const isTypedEntry = shaped<PressedEntry>({
  round: isCount,
  black: isPlayer,
  white: isPlayer,
  result: oneOf(...RESULT_CODES, ''),
  stands: textShape(TYPED),
  stones: optional(shaped<PlayedStones>({ was: isCount, is: isStones })),
  points: optional(isPoints),
});

/** Characters of a cell, cells of a row, games with a table, characters that are kept of a file. */
const [CELL, ROW, SEATS, KEPT] = [1000, 200, 100_000, 2_000_000];
/** As many as a table is read with, and their titles. */
const ROWS = 10_001;
const isRows = listOf(listOf(textShape(CELL), ROW), ROWS);
const isSeat: Test<FileRows['tables'][number]> = (value): value is FileRows['tables'][number] =>
  Array.isArray(value) && value.length === 3 && value.every(isCount);
const isFile = shaped<FileRows>({
  name: textShape(TYPED),
  list: isRows,
  settings: isRows,
  tables: listOf(isSeat, SEATS),
  kept: optional(textShape(KEPT)),
  othersStones: optional(oneOf(true)),
  isFormer: optional(oneOf(true)),
});
/** A copy has at most so many sheets, and so many formulas at the beginning of each. */
const [SHEETS, BEGINNINGS] = [200, 100];
const isCopy = shaped<CopyRows>({
  name: textShape(TYPED),
  sheets: listOf(
    shaped<CopySheet>({
      name: textShape(SHEET),
      rows: isRows,
      formulas: listOf(textShape(SHEET), BEGINNINGS),
    }),
    SHEETS,
  ),
  ranges: listOf(
    shaped<CopyRange>({
      name: textShape(SHEET),
      sheet: textShape(SHEET),
      row: isCount,
      column: isCount,
      rows: isCount,
      columns: isCount,
    }),
    9,
  ),
});
const isPrinted = shaped<PrintedRows>({ rows: isRows, heads: listOf(isCount), widths: listOf(isCount, ROW) });
const isRatings = shaped<RatingRows>({
  list: textShape(TYPED),
  players: listOf(
    shaped<RatedRow>({
      no: isNumber,
      name: textShape(2 * TYPED),
      pin: textShape(20),
      rank: textShape(20),
      rating: isTypedNumber,
    }),
  ),
});
const isTwo: Test<readonly [number, number]> = (value): value is readonly [number, number] =>
  Array.isArray(value) && value.length === 2 && value.every(isCount);
const isHand = shaped<HandWork>({
  again: optional(value => value === 'all' || listOf(isCount)(value)),
  part: optional(listOf(isCount)),
  pairs: optional(listOf(shaped<WantedPair>({ players: isTwo, stones: optional(isCount) }))),
  forbidden: optional(listOf(isTwo)),
  tables: optional(listOf(isTwo)),
  bye: optional(isCount),
  equal: optional(isCount),
});

/** Characters of a list that is pasted: thousands of players. */
const PASTED = 200_000;
type SourceFrom<F extends PeopleSource['from']> = Extract<PeopleSource, { readonly from: F }>;
const isPersonSource = shaped<SourceFrom<'person'>>({
  from: oneOf('person'),
  person: recordOf(oneOf(...DETAILS), textShape(TYPED)),
  round: textShape(9),
});
const isTextSource = shaped<SourceFrom<'text'>>({ from: oneOf('text'), text: textShape(PASTED) });
const isFormSource = shaped<SourceFrom<'form'>>({ from: oneOf('form') });
const isSource: Test<PeopleSource> = (value): value is PeopleSource =>
  [isPersonSource, isTextSource, isFormSource].some(test => test(value));

/** From 50k to 9d. */
const isRung: Test<number> = (value): value is number =>
  Number.isInteger(value) && (value as number) >= -50 && (value as number) <= 8;

/** Characters of what a list is known by. */
const LIST = 40;

const TESTS: Form<FieldKinds> = {
  'yes or no': isYesNo,
  count: isCount,
  words: textShape(TYPED),
  player: isPlayer,
  seen: textShape(PRINT),
  action: textShape(9),
  list: textShape(LIST),
  cell: shaped<CellLink>({ sheet: textShape(SHEET), a1: textShape(20) }),
  glance: isGlance,
  hand: isHand,
  results: listOf(isTypedResult),
  entries: listOf(isTypedEntry, ENTRIES),
  stays: oneOf(...STAYING),
  'player changes': listOf(isPlayerChange),
  lines: shaped<FieldLines>({ upper: optional(isRung), lower: optional(isRung), top: optional(isRung) }),
  'rank change': shaped<RankChange>({
    way: oneOf(...RANK_WAYS),
    steps: oneOf(1, 2, 3, 4, 5, 6, 7, 8, 9),
    of: textShape(TYPED),
  }),
  'kept apart': oneOf('clubs', 'countries'),
  source: isSource,
  answers: recordOf(textShape(TYPED), oneOf(...WHO_ANSWERS)),
  tournament: isNewTournament,
  file: isFile,
  copy: isCopy,
  'merge answers': recordOf(textShape(TYPED), oneOf(...MERGE_ANSWERS)),
  ratings: isRatings,
  printed: isPrinted,
  wish: isWish,
  tallies: isTallies,
  system: oneOf(...SYSTEM_NAMES),
};

function testOf(form: FieldForm): Test<unknown> {
  const test: Test<unknown> = TESTS[form.replace('?', '') as FieldKind];
  return form.endsWith('?') ? optional(test) : test;
}

/** A request of the panel; undefined for anything that the protocol does not have. */
export function readRequest(value: unknown): RequestOfList | undefined {
  const ask = isRecord(value) ? ownValue(value, 'ask') : undefined;
  if (typeof ask !== 'string' || !Object.prototype.hasOwnProperty.call(REQUESTS, ask)) return undefined;
  const { fields } = factsOf(ask as RequestName);
  const tests = Object.fromEntries(Object.entries(fields).map(([name, form]) => [name, testOf(form)]));
  const form = {
    list: optional(TESTS.list),
    words: optional(oneOf(...LANGUAGES)),
    ...tests,
    ask: oneOf(ask),
  };
  return shaped(form)(value) ? (value as RequestOfList) : undefined;
}
