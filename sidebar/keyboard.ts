/** A key press, without the document around it. */
export interface KeyPress {
  readonly key: string;
  readonly repeat: boolean;
  /** Ctrl, Alt, Shift or Meta is held, or an input method is composing. */
  readonly modified: boolean;
  /** The element that has the focus, in capitals: `BUTTON`, `INPUT`, `BODY`. */
  readonly on: string;
}

const OWN_KEYS = ['BUTTON', 'INPUT', 'SELECT', 'TEXTAREA', 'SUMMARY', 'A'];

/**
 * Enter presses the blue button and Esc goes back, unless the focused element needs the key itself; undefined
 * for any other key.
 */
export function meaningOf({ key, repeat, modified, on }: KeyPress): 'primary' | 'back' | undefined {
  if (repeat || modified) return undefined;
  if (key === 'Enter') return OWN_KEYS.includes(on) ? undefined : 'primary';
  if (key === 'Escape') return ['INPUT', 'SELECT', 'TEXTAREA'].includes(on) ? undefined : 'back';
  return undefined;
}

export const pressOf = (event: KeyboardEvent): KeyPress => ({
  key: event.key,
  repeat: event.repeat,
  modified: event.ctrlKey || event.altKey || event.metaKey || event.shiftKey || event.isComposing,
  on: (event.target as Element | null)?.tagName ?? 'BODY',
});

/** Of another script too; where an input method or an accent begins, the key is called by a word. */
export const isLetter = (key: string): boolean => /^\p{L}$/u.test(key);
