import type { Meeting, Room, SettingKind, RatedResult } from '../../tournament/setting/kinds';
import { TIEBREAKS, type Tiebreak } from '../../tournament/tiebreaks';
import type { Stage } from '../../tournament/settings';
import { makeRank, type Rank } from '../../tournament/rank';
import { makeTimeLimits, type TimeLimits } from '../../tournament/timeLimits';
import { makeTimetable, type RoundTime } from '../../tournament/timetable';
import { MOST_WEIGHT, WEIGHT_WORDS, wordOfWeight } from './weightWords';

export function makeSettingValue(value: unknown, kind: SettingKind, word: (value: string) => string): string {
  switch (kind.kind) {
    case 'choice':
      return word(String(value));
    case 'yes or no':
      return word(value === true ? 'yes' : 'no');
    case 'count':
      return value === undefined ? word('automatic') : String(value);
    case 'limit':
      return value === undefined ? word('none') : String(value);
    case 'weight': {
      const named = wordOfWeight(value as number, kind.normal);
      return named ? word(named) : String(value);
    }
    case 'rank':
      return value === undefined ? word('none') : makeRank(value as Rank);
    case 'komi':
      return String((value as number) / 2);
    case 'worth':
      return value === undefined ? word('automatic') : (WORTHS[value as number] ?? '');
    case 'tiebreaks':
    case 'pairs':
    case 'meetings':
    case 'tables':
    case 'rounds':
    case 'numbers':
    case 'seats':
      return listed(partsOf(value, kind.kind, word), word);
    case 'rated':
    case 'rooms':
    case 'stages':
      return listed(partsOf(value, kind.kind, word), word, '; ');
    case 'clubs':
      return clubsText(value as readonly (readonly string[])[]) || word('none');
    case 'bye':
      return value === 'automatic' ? word('automatic') : String(value);
    case 'timeLimits':
      return value === undefined ? word('none') : makeTimeLimits(value as TimeLimits);
    case 'timetable': {
      const times = makeTimetable(value as readonly RoundTime[]);
      return times === '' ? word('none') : times;
    }
    case 'day':
    case 'text':
      return String(value);
  }
}

type ListKind = Extract<
  SettingKind['kind'],
  | 'tiebreaks'
  | 'pairs'
  | 'meetings'
  | 'tables'
  | 'rounds'
  | 'numbers'
  | 'seats'
  | 'rated'
  | 'rooms'
  | 'stages'
>;

function partsOf(value: unknown, kind: ListKind, word: (value: string) => string): readonly string[] {
  switch (kind) {
    case 'tiebreaks':
      return (value as readonly Tiebreak[]).map(word);
    case 'pairs':
      return (value as readonly (readonly [number, number])[]).map(pair => pair.join('×'));
    case 'meetings':
      return (value as readonly Meeting[]).map(({ round, players }) => `R${round} ${players.join('×')}`);
    case 'tables':
    case 'rounds':
      return makeRanges(value as readonly number[]);
    case 'numbers':
      return makeRanges(value as readonly number[], '..');
    case 'seats':
      return (value as readonly (readonly [number, number])[]).map(seat => seat.join('@'));
    case 'rated':
      return (value as readonly RatedResult[]).map(ratedText);
    case 'rooms':
      return (value as readonly Room[]).map(
        ({ name, tables }) => `${name}: ${makeRanges(tables).join(', ')}`,
      );
    case 'stages':
      return (value as readonly Stage[]).map(stage => stageText(stage, word));
  }
}

export const clubsText = (groups: readonly (readonly string[])[]): string =>
  groups.map(clubs => clubs.join(' + ')).join('; ');

const WORTHS = ['0', '½', '1'];

const listed = (parts: readonly string[], word: (value: string) => string, separator = ', '): string =>
  parts.length === 0 ? word('none') : parts.join(separator);

const ratedText = ({ round, players, result }: RatedResult): string =>
  `R${round} ${players.join('×')} ${result}`;

const stageText = ({ from, to, system }: Stage, word: (value: string) => string): string =>
  `R${from}${to > from ? `-R${to}` : ''} ${word(system)}`;

function makeRanges(numbers: readonly number[], to = '-'): readonly string[] {
  const ranges: [number, number][] = [];
  for (const number of numbers) {
    const last = ranges[ranges.length - 1];
    if (last && last[1] === number - 1) last[1] = number;
    else ranges.push([number, number]);
  }
  return ranges.map(([first, last]) => (first === last ? `${first}` : `${first}${to}${last}`));
}

/** The choices of the dropdown for a kind; empty where any value may be typed. */
export function choicesOf(kind: SettingKind): readonly string[] {
  if (kind.kind === 'choice') return kind.choices;
  if (kind.kind === 'weight') return WEIGHT_WORDS;
  if (kind.kind === 'worth') return kind.optional ? ['automatic', ...WORTHS] : WORTHS;
  return kind.kind === 'yes or no' ? ['yes', 'no'] : [];
}

/** The values that fill `{allowed|allowed}` in the mend of a wrong value. */
export function allowedValues(
  kind: SettingKind,
  withNumbers = true,
): Readonly<Record<string, string | number>> {
  switch (kind.kind) {
    case 'choice':
    case 'worth':
    case 'yes or no':
      return { allowed: choicesOf(kind).join(', ') };
    case 'count':
      return { allowed: kind.optional ? 'optionalCount' : 'count', min: kind.min, max: kind.max };
    case 'limit':
      return { allowed: 'limit', min: kind.min, max: kind.max };
    case 'weight':
      return withNumbers ? { allowed: 'weight', max: MOST_WEIGHT } : { allowed: 'weightWord' };
    case 'tiebreaks':
      return { allowed: 'tiebreaks', names: TIEBREAKS.join(', ') };
    default:
      return { allowed: kind.kind };
  }
}
