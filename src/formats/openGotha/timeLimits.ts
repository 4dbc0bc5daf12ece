import type { TimeLimits } from '../../tournament/timeLimits';
import type { Attributes } from '../exchange';
import { wholeFrom, wordKind, type partReader } from './attribute';

const NUMBER = wholeFrom(0, 999_999);
const OVERTIME = wordKind({
  SUDDENDEATH: 'none',
  STDBYOYOMI: 'byo-yomi',
  CANBYOYOMI: 'canadian',
  FISCHER: 'fischer',
} as const);

export function readTimeLimits(part: ReturnType<typeof partReader>): TimeLimits {
  const kind = part('complementaryTimeSystem', OVERTIME, 'none');
  const number = (name: string): number => part(name, NUMBER, 0);
  const basicMinutes = number('basicTime');
  switch (kind) {
    case 'none':
      return { basicMinutes, overtime: { kind } };
    case 'byo-yomi':
      return { basicMinutes, overtime: { kind, seconds: number('stdByoYomiTime') } };
    case 'canadian':
      return {
        basicMinutes,
        overtime: { kind, seconds: number('canByoYomiTime'), moves: number('nbMovesCanTime') },
      };
    case 'fischer':
      return { basicMinutes, overtime: { kind, seconds: number('fischerTime') } };
  }
}

/** The attributes that say these limits; those of the other kinds of overtime are left as they are. */
export function timeAttributes({ basicMinutes, overtime }: TimeLimits): Attributes {
  const basicTime = String(Math.round(basicMinutes));
  switch (overtime.kind) {
    case 'none':
      return { basicTime, complementaryTimeSystem: 'SUDDENDEATH' };
    case 'byo-yomi':
      return { basicTime, complementaryTimeSystem: 'STDBYOYOMI', stdByoYomiTime: String(overtime.seconds) };
    case 'canadian':
      return {
        basicTime,
        complementaryTimeSystem: 'CANBYOYOMI',
        canByoYomiTime: String(overtime.seconds),
        nbMovesCanTime: String(overtime.moves),
      };
    case 'fischer':
      return { basicTime, complementaryTimeSystem: 'FISCHER', fischerTime: String(overtime.seconds) };
    case 'adjusted':
      return { basicTime, complementaryTimeSystem: 'SUDDENDEATH' };
  }
}
