/** Keys typed while the spreadsheet is still being loaded: they are kept, and played where the keyboard is once it is there. */

export interface EarlyKeys {
  /** What was typed since the last time, by the keys' names. */
  readonly take: () => readonly string[];
  /** Keeps no more of them. */
  readonly end: () => void;
  readonly isOn: () => boolean;
  /** Whether some wait to be played. */
  readonly areThere: () => boolean;
}

/** Keys beside those that write a character. */
const KEPT = /^(?:.|Enter|Tab|Backspace|Escape|ArrowUp|ArrowDown|ArrowLeft|ArrowRight)$/u;

/** Keeps what is typed from now on, for the script of the spreadsheet, which comes later. */
export function keepEarlyKeys(): void {
  const keys: string[] = [];
  let isOn = true;
  const listen = (event: KeyboardEvent): void => {
    const isShortcut =
      (event.ctrlKey || event.altKey || event.metaKey) && !event.getModifierState('AltGraph');
    // A message of the page is answered at once.
    if (isShortcut || event.isComposing || !KEPT.test(event.key) || document.querySelector('dialog[open]'))
      return;
    event.preventDefault();
    event.stopImmediatePropagation();
    keys.push(event.key);
  };
  window.addEventListener('keydown', listen, { capture: true });
  window.wallistEarlyKeys = {
    take: () => keys.splice(0),
    isOn: () => isOn,
    areThere: () => keys.length > 0,
    end: () => {
      isOn = false;
      window.removeEventListener('keydown', listen, { capture: true });
    },
  };
}

/** Whether keys are still kept. */
export const isEarly = (): boolean => window.wallistEarlyKeys?.isOn() ?? false;

/** Whether something was typed that stands nowhere yet. */
export const hasEarlyKeys = (): boolean => window.wallistEarlyKeys?.areThere() ?? false;

declare global {
  interface Window {
    wallistEarlyKeys?: EarlyKeys;
  }
}
