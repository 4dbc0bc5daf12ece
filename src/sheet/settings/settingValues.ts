import {
  RATED_RESULTS,
  type Meeting,
  type Room,
  type SettingKind,
  type RatedResult,
} from '../../tournament/setting/kinds';
import { SYSTEM_NAMES, SYSTEMS } from '../../tournament/systems';
import type { Tiebreak } from '../../tournament/tiebreaks';
import type { Stage } from '../../tournament/settings';
import { foldName } from '../../tournament/name/foldName';
import { parseTimeLimits } from '../../tournament/timeLimits';
import { isDay, parseTimetable } from '../../tournament/timetable';
import { parseCount, parseHalfPoints, parseNumber, parseRankCell } from '../cells/fields';
import { cleanUp } from '../cells/notation';
import { isValue, parseTiebreak } from './settingWords';
import { MOST_WEIGHT, WEIGHT_WORDS, weightOfWord } from './weightWords';

/** A value as read; its type depends on the setting. */
export interface SettingValue {
  readonly value: unknown;
}

const read = (value: unknown): SettingValue => ({ value });
const readIf = (value: unknown): SettingValue | undefined => (value === undefined ? undefined : { value });

/** Reads a typed value that is not blank. Undefined where the kind does not allow it. */
export function parseSettingValue(text: string, kind: SettingKind): SettingValue | undefined {
  switch (kind.kind) {
    case 'choice':
      return readIf(
        kind.choices.find(choice => choice === text) ?? kind.choices.find(choice => isValue(text, choice)),
      );
    case 'yes or no':
      return isValue(text, 'yes') || text === '✓'
        ? read(true)
        : isValue(text, 'no')
          ? read(false)
          : undefined;
    case 'count':
      if (kind.optional && isLeftOpen(text)) return read(undefined);
      return readIf(within(parseNumber(text), kind.min, kind.max));
    case 'limit':
      if (isLeftOpen(text)) return read(undefined);
      return readIf(within(parseNumber(text), kind.min, kind.max));
    case 'weight': {
      const word = WEIGHT_WORDS.find(each => isValue(text, each));
      if (word) return read(weightOfWord(word, kind.normal));
      return readIf(within(parseNumber(text), 0, MOST_WEIGHT));
    }
    case 'rank':
      return readIf(parseRankCell(text)) ?? (isLeftOpen(text) ? read(undefined) : undefined);
    case 'komi':
      return readIf(within(parseHalfPoints(text), 0, 200));
    case 'worth':
      if (kind.optional && isLeftOpen(text)) return read(undefined);
      return readIf(within(parseHalfPoints(text), 0, 2));
    case 'tiebreaks':
    case 'pairs':
    case 'meetings':
    case 'clubs':
    case 'tables':
    case 'seats':
    case 'rooms':
    case 'rated':
    case 'numbers':
    case 'rounds':
    case 'stages':
    case 'timetable':
      return isLeftOpen(text) ? read([]) : readIf(LISTS[kind.kind](text));
    case 'bye':
      return isValue(text, 'automatic') ? read('automatic') : readIf(within(parseCount(text), 1, 999_999));
    case 'day':
      return isLeftOpen(text) ? read('') : isDay(text.trim()) ? read(text.trim()) : undefined;
    case 'timeLimits':
      return isLeftOpen(text) ? read(undefined) : readIf(parseTimeLimits(text));
    case 'text':
      return read(text);
  }
}

/** A word, or nothing at all: everybody may type it. */
export const isWeightWord = (text: string): boolean =>
  parseNumber(text) === 0 || WEIGHT_WORDS.some(word => isValue(text, word));

const isLeftOpen = (text: string): boolean =>
  isValue(text, 'none') || isValue(text, 'automatic') || /^-+$/.test(cleanUp(text).trim());

const within = (number: number | undefined, min: number, max: number): number | undefined =>
  number !== undefined && Number.isInteger(number) && number >= min && number <= max ? number : undefined;

/** The parts, with a blank where several stood: patterns take ever longer to find out that a row of blanks does not fit. */
const partsOf = (text: string, separators: RegExp): readonly string[] =>
  text
    .split(separators)
    .map(part => part.replace(/\s+/g, ' '))
    .filter(part => part.trim() !== '');

function allRead<T>(
  parts: readonly string[],
  parse: (part: string) => T | undefined,
): readonly T[] | undefined {
  const values = parts.map(parse).filter((part): part is T => part !== undefined);
  return values.length === parts.length && values.length > 0 ? values : undefined;
}

function parseTiebreaks(text: string): readonly Tiebreak[] | undefined {
  const separated = allRead(partsOf(text, /[,;>→|/\n、，；]+/), parseTiebreak);
  return separated ?? allRead(partsOf(text, /\s+/), parseTiebreak);
}

/** `3×14, 5×9`, also with a hyphen or an x; no player with the same number. */
function parsePairs(text: string): readonly (readonly [number, number])[] | undefined {
  return allRead(partsOf(cleanUp(text), /[,;\n、]+/), part => {
    const match = /^\s*#?(\d{1,6})\s*(?:[×xх*\-/:+]|vs?\.?)\s*#?(\d{1,6})\s*$/.exec(part);
    const [one, other] = [Number(match?.[1]), Number(match?.[2])];
    return match && one > 0 && other > 0 && one !== other ? ([one, other] as const) : undefined;
  });
}

/** Reads rounds with pairs: `R3 5×9, R4 7×2`. Nobody meets two in one round. */
function parseMeetings(text: string): readonly Meeting[] | undefined {
  const meetings = allRead(partsOf(text, /[,;\n、，；]+/), part => {
    const [, round, pair = ''] = /^\s*R?(\d{1,2})\s*[.:]?\s+(\S.*)$/i.exec(part) ?? [];
    const players = parsePairs(pair)?.[0];
    return players && Number(round) > 0 ? { round: Number(round), players } : undefined;
  });
  const seats = meetings?.flatMap(({ round, players }) => players.map(no => `${round} ${no}`));
  return new Set(seats).size === seats?.length ? meetings : undefined;
}

/** Reads clubs that count as one: `Berlin + Potsdam; Ulm + Neu-Ulm`. None stands in two groups. */
function parseClubs(text: string): readonly (readonly string[])[] | undefined {
  const groups = allRead(partsOf(text, /[;\n；]+/), part => {
    const clubs = partsOf(part, /[+＋]/).map(club => club.trim());
    return clubs.length > 1 ? clubs : undefined;
  });
  const clubs = groups?.flat().map(foldName);
  return new Set(clubs).size === clubs?.length ? groups : undefined;
}

const LAST_TABLE = 9999;

function parseTables(text: string): readonly number[] | undefined {
  const ranges = allRead(
    partsOf(cleanUp(text).replace(/\s+/g, ' ').replace(/ ?- ?/g, '-'), /[\s,;、]+/),
    part => {
      const match = /^(\d{1,4})(?:-(\d{1,4}))?$/.exec(part);
      const first = Number(match?.[1]);
      const last = Number(match?.[2] ?? first);
      if (!match || first < 1 || last < first || last > LAST_TABLE) return undefined;
      return Array.from({ length: last - first + 1 }, (_, i) => first + i);
    },
  );
  return ranges && [...new Set(ranges.flat())].sort((a, b) => a - b);
}

/** Reads players with their tables: `12@4, 7@1`. Nobody has two. */
function parseSeats(text: string): readonly (readonly [number, number])[] | undefined {
  const seats = allRead(partsOf(cleanUp(text), /[,;\n、]+/), part => {
    const match = /^\s*#?(\d{1,6})\s*(?:@|→|->)\s*(\d{1,4})\s*$/.exec(part);
    const [player, table] = [Number(match?.[1]), Number(match?.[2])];
    return match && player > 0 && table > 0 ? ([player, table] as const) : undefined;
  });
  return new Set(seats?.map(([player]) => player)).size === seats?.length ? seats : undefined;
}

/** Reads rooms with their tables: `A: 1-20, B: 21-40`. No table is in two. */
function parseRooms(text: string): readonly Room[] | undefined {
  const rooms = allRead(partsOf(text, /[;\n；]+|[,、，](?=[^,、，;；\n:：]*[:：])/), part => {
    const [name = '', range = '', more] = part.split(/[:：]/).map(each => each.trim());
    const tables = parseTables(range);
    return name !== '' && tables && more === undefined ? { name, tables } : undefined;
  });
  const tables = rooms?.flatMap(room => room.tables);
  return new Set(tables).size === tables?.length ? rooms : undefined;
}

/** Reads games with other results for ratings: `R2 5×3 0-1; R4 7×2 ½-½`. */
const parseRated = (text: string): readonly RatedResult[] | undefined =>
  allRead(partsOf(text, /[,;\n、，；]+/), part => {
    const [, round, one, other, typed = ''] =
      /^\s*R?(\d{1,2})\s*[.:]?\s+#?(\d{1,6})\s*[×xX*]\s*#?(\d{1,6})\s+(\S+)\s*$/.exec(part) ?? [];
    const resultText = typed === '=' ? '½-½' : typed.replace(/[\u2010-\u2015\u2212:]/g, '-');
    const result = RATED_RESULTS.find(each => each === resultText);
    return result && one !== other && Number(round) > 0
      ? { round: Number(round), players: [Number(one), Number(other)] as const, result }
      : undefined;
  });

/** Reads numbers in an order: `3, 1, 4..9`. None comes twice. */
function parseNumbers(text: string): readonly number[] | undefined {
  const runs = allRead(partsOf(text, /[\s,;、，；]+/), part => {
    const match = /^(\d{1,6})(?:\.\.(\d{1,6}))?$/.exec(part);
    const [first, last] = [Number(match?.[1]), Number(match?.[2] ?? match?.[1])];
    if (!match || first < 1 || last < first || last - first >= MOST_NUMBERS) return undefined;
    return Array.from({ length: last - first + 1 }, (_, i) => first + i);
  });
  const numbers = runs?.flat();
  return numbers && new Set(numbers).size === numbers.length && numbers.length <= MOST_NUMBERS
    ? numbers
    : undefined;
}

const MOST_NUMBERS = 10_000;

/** Reads rounds in a row: `6`, `6-7`, `R6-R7`. */
function parseRounds(text: string): readonly number[] | undefined {
  const match = /^R?(\d{1,2})(?:-R?(\d{1,2}))?$/i.exec(cleanUp(text).replace(/\s+/g, ''));
  const first = Number(match?.[1]);
  const last = Number(match?.[2] ?? first);
  if (!match || first < 1 || last < first) return undefined;
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}

/** `R1-R5 Swiss; R6-R8 Knock-out`, from round 1 without a gap; groups and knock-out are two stages. */
function parseStages(text: string): readonly Stage[] | undefined {
  const stages = allRead(partsOf(text, /[,;\n、，；]+/), part => {
    const match = /^\s*R?(\d{1,2})\s*(?:-\s*R?(\d{1,2}))?\s*[:.]?\s+(.+?)\s*$/i.exec(part.replace(DASH, '-'));
    const system = STAGE_SYSTEMS.find(each => isValue(match?.[3] ?? '', each));
    const from = Number(match?.[1]);
    return match && system ? { from, to: Number(match[2] ?? from), system } : undefined;
  });
  const follows = stages?.every(({ from, to }, i) => from === (stages[i - 1]?.to ?? 0) + 1 && to >= from);
  return follows ? stages : undefined;
}

const DASH = /[\u2010-\u2015\u2212]/g;
const STAGE_SYSTEMS = SYSTEM_NAMES.filter(system => SYSTEMS[system].parts === undefined);

const LISTS = {
  tiebreaks: parseTiebreaks,
  pairs: parsePairs,
  meetings: parseMeetings,
  clubs: parseClubs,
  tables: parseTables,
  seats: parseSeats,
  rooms: parseRooms,
  rated: parseRated,
  numbers: parseNumbers,
  rounds: parseRounds,
  stages: parseStages,
  timetable: parseTimetable,
};
