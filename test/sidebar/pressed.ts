import type { Page } from 'playwright-core';

/** What one sees of the results before and after a press, and what a press may have done. */

/** What a press may enter: `b` for Black, `w` for White, `o` for anything else. */
const ENTERS: Readonly<Record<string, string>> = {
  b: 'b',
  w: 'w',
  j: 'o',
  '=': 'o',
  x: 'o',
  'Shift+b': 'w',
  'Shift+w': 'b',
  'Shift+n': 'o',
};
/** A key that is held, one of an input method that composes, and one of a keyboard with other letters. */
export const MADE = ['held b', 'held w', 'composing b', 'composing x', 'и', 'ц'];
/** One screen as somebody sees it. */
export interface Seen {
  readonly rows: readonly string[];
  /** Results in words: a win by default is another one than a win. */
  readonly words: readonly string[];
  readonly chosen: number;
  /** Where the keyboard is: a button, the field to find by, or neither. */
  readonly on: 'button' | 'field' | 'other';
  readonly asks: boolean;
  readonly opensMore: boolean;
}

/** Presses a key as a keyboard does, or as `MADE` says. */
export async function pressKey(page: Page, key: string): Promise<void> {
  if (!MADE.includes(key)) return page.keyboard.press(key);
  await page.evaluate(made => {
    const [how = '', letter = ''] = made.split(' ');
    const isOwn = letter === '';
    const typed = isOwn ? made : letter;
    const code = { и: 'KeyB', ц: 'KeyW' }[typed] ?? `Key${typed.toUpperCase()}`;
    const event = { key: typed, code, repeat: how === 'held', isComposing: how === 'composing' };
    (document.activeElement ?? document.body).dispatchEvent(
      new KeyboardEvent('keydown', { ...event, bubbles: true, cancelable: true }),
    );
  }, key);
}

export const seesResults = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const rows = [...document.querySelectorAll('.game')];
    const pressed = (row: Element) =>
      [...row.querySelectorAll('.name')].map(name => name.getAttribute('aria-pressed') === 'true');
    const at = document.activeElement;
    return {
      rows: rows.map(row => {
        const [black, white] = pressed(row);
        if (row.classList.contains('clash')) return '!';
        if (!row.classList.contains('done')) return '';
        return black === white ? 'o' : black ? 'b' : 'w';
      }),
      words: rows.map(row =>
        (row.querySelector('.sign')?.getAttribute('aria-label') ?? '').replace(/^[^ ]+, /, ''),
      ),
      chosen: rows.findIndex(row => row.getAttribute('aria-selected') === 'true'),
      on: at instanceof HTMLInputElement ? 'field' : at instanceof HTMLButtonElement ? 'button' : 'other',
      asks: document.getElementById('change') !== null,
      opensMore: document.querySelector('.moreMenu') !== null,
    };
  });

/** Why a press must not have done this; undefined where it may. */
export function wrongResult(
  key: string,
  before: Seen,
  after: Seen,
  last: string | undefined,
): string | undefined {
  const changed = after.rows.flatMap((row, i) => (row === before.rows[i] ? [] : [i]));
  const [row = -1] = changed;
  if (changed.length === 0) return undefined;
  const is = after.rows[row] ?? '';
  if (changed.length > 1) return 'changed two games';
  if (key === 'Control+z') return `${row} ${is}` === last ? undefined : 'took another entry back';
  if (row !== before.chosen) return 'changed a game that was not chosen';
  if (before.on === 'field') return 'acted in the field';
  const letter = { и: 'b', ц: 'w' }[key] ?? key;
  const enters = ENTERS[letter];
  if (enters !== undefined) {
    if (before.rows[row] !== '') return 'replaced a result without a question';
    return is === enters ? undefined : `entered ${is}`;
  }
  if (key === 'Backspace' || key === 'Delete') return is === '' ? undefined : 'entered by Backspace';
  if (key === 'Enter' || key === 'Space') {
    // While something is asked, Enter is the answer that is proposed.
    if (before.on !== 'button' && !before.asks) return 'entered from no button';
    return before.rows[row] === '' || before.asks || is === '' ? undefined : 'replaced without a question';
  }
  return 'is no key of a result';
}
