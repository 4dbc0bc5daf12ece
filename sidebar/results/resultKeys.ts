import type { ResultCode } from '../../src/application/protocol/protocol';
import { isLetter } from '../keyboard';

/** A key on the results, without the document around it. */
export interface RowKey {
  readonly key: string;
  /** The place of the key, `KeyB`, for keyboards in another script. */
  readonly code: string;
  readonly shift: boolean;
  readonly repeat: boolean;
  /** Ctrl, Alt or Meta is held, or an input method composes. */
  readonly held: boolean;
  /** Where it was pressed: in the list, on the heading, or elsewhere, where the list hears nothing. */
  readonly at: 'list' | 'heading' | 'elsewhere';
}

export type RowAct =
  | { readonly act: 'enter'; readonly result: ResultCode | '' }
  | { readonly act: 'move'; readonly step: number }
  | { readonly act: 'column'; readonly step: 1 | -1 }
  | { readonly act: 'digit'; readonly digit: string }
  | { readonly act: 'begin' | 'next open' | 'find' | 'more' | 'close' };

const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 10,
  PageUp: -10,
  Home: -Infinity,
  End: Infinity,
};

const PLAIN: Readonly<Record<string, ResultCode>> = { b: '1-0', w: '0-1', j: '=', x: '0-0!' };
/** Who did not come has lost: the other wins by default. */
const SHIFTED: Readonly<Record<string, ResultCode>> = { b: '0-1!', w: '1-0!', n: '0-0!' };

/** Undefined where it does nothing. A digit is never a result: a slow “1 … 0” enters nothing. */
export function actOfKey({ key, code, shift, repeat, held, at }: RowKey): RowAct | undefined {
  if (held || at === 'elsewhere' || (repeat && !key.startsWith('Arrow'))) return undefined;
  if (key === '/') return { act: 'find' };
  if (/^\d$/.test(key)) return { act: 'digit', digit: key };
  const letter = /^[a-z]$/i.test(key)
    ? key.toLowerCase()
    : isLetter(key) && /^Key[A-Z]$/.test(code)
      ? code.slice(3).toLowerCase()
      : '';
  if (letter === 'n' && !shift) return { act: 'next open' };
  if (at === 'heading') return key === 'ArrowDown' ? { act: 'begin' } : undefined;
  if (key in STEPS) return { act: 'move', step: STEPS[key] ?? 0 };
  if (key === 'ArrowRight' || key === 'ArrowLeft')
    return { act: 'column', step: key === 'ArrowRight' ? 1 : -1 };
  if (key === 'Escape') return { act: 'close' };
  if (key === 'Backspace' || key === 'Delete') return { act: 'enter', result: '' };
  if (key === '.') return { act: 'more' };
  if (key === '=') return { act: 'enter', result: '=' };
  const result = (shift ? SHIFTED : PLAIN)[letter];
  return result && { act: 'enter', result };
}
