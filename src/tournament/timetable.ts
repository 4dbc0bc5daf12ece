import type { RoundNo } from './indices';

export interface RoundTime {
  readonly round: RoundNo;
  /** `2026-07-06`; '' for the day of the round before. */
  readonly day: string;
  /** `09:30`. */
  readonly time: string;
}

/** `R1 2026-07-06 10:00, R2 14:30`. */
export const makeTimetable = (times: readonly RoundTime[]): string =>
  times.map(({ round, day, time }) => [`R${round}`, ...(day === '' ? [] : [day]), time].join(' ')).join(', ');

/** The inverse of `makeTimetable`; undefined where a part is no time of a round, or rounds are not in order. */
export function parseTimetable(text: string): readonly RoundTime[] | undefined {
  const parts = text
    .split(/[,;\n、，；]+/)
    .map(part => part.replace(/\s+/g, ' '))
    .filter(part => part.trim() !== '');
  const times: RoundTime[] = [];
  for (const part of parts) {
    const match = /^\s*R?(\d{1,2})[\s:]+(?:(\S+)\s+)?(\d{1,2})[:.h](\d{2})\s*$/i.exec(part);
    const [round, hour, minute] = [Number(match?.[1]), Number(match?.[3]), Number(match?.[4])];
    const day = match?.[2] ?? '';
    const isTime = match !== null && hour < 24 && minute < 60 && (day === '' || isDay(day));
    if (!isTime || round <= (times[times.length - 1]?.round ?? 0)) return undefined;
    times.push({ round, day, time: `${String(hour).padStart(2, '0')}:${match[4]}` });
  }
  return times.length > 0 ? times : undefined;
}

export function isDay(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  return day >= 1 && day <= (lengths[month - 1] ?? 0);
}

/** The beginning of a round with its day, which an earlier round may have named; undefined where none is set. */
export function timeOfRound(times: readonly RoundTime[], round: RoundNo): RoundTime | undefined {
  const at = times.findIndex(time => time.round === round);
  const roundTime = times[at];
  if (!roundTime) return undefined;
  const named = times.slice(0, at + 1).filter(({ day }) => day !== '');
  return { ...roundTime, day: named[named.length - 1]?.day ?? '' };
}
