import type { TimeLimits } from '../../tournament/timeLimits';
import type { Attributes } from '../exchange';

const number = (text: string | undefined): number => (/^\d{1,6}$/.test(text ?? '') ? Number(text) : 0);

/** The time limits of a parameter set; undefined for words that OpenGotha does not have. */
export function readTimeLimits(set: Attributes): TimeLimits | undefined {
  const basicMinutes = number(set['basicTime']);
  switch (set['complementaryTimeSystem'] ?? 'SUDDENDEATH') {
    case 'SUDDENDEATH':
      return { basicMinutes, overtime: { kind: 'none' } };
    case 'STDBYOYOMI':
      return { basicMinutes, overtime: { kind: 'byo-yomi', seconds: number(set['stdByoYomiTime']) } };
    case 'CANBYOYOMI': {
      const [seconds, moves] = [number(set['canByoYomiTime']), number(set['nbMovesCanTime'])];
      return { basicMinutes, overtime: { kind: 'canadian', seconds, moves } };
    }
    case 'FISCHER':
      return { basicMinutes, overtime: { kind: 'fischer', seconds: number(set['fischerTime']) } };
    default:
      return undefined;
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
