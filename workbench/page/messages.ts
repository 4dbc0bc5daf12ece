/** Messages to the person: a dialog, a short message, the line under the header. */
import { byId, make } from './elements';
import { word } from './words';

export function say(title: string, text: string): void {
  byId('dialog-title').textContent = title || 'Wallist';
  byId('dialog-text').textContent = text;
  const dialog = byId<HTMLDialogElement>('dialog');
  if (!dialog.open) dialog.showModal();
}

/** Asks and waits for the answer, like Google's alert. */
export function ask(title: string, text: string, buttons: string): string {
  if (buttons === 'OK') {
    say(title, text);
    return 'OK';
  }
  const yes = window.confirm([title, text].filter(Boolean).join('\n\n'));
  return buttons.startsWith('YES') ? (yes ? 'YES' : 'NO') : yes ? 'OK' : 'CANCEL';
}

const TOAST = 6_000;

export function toast(text: string, title = ''): void {
  const message = make('p', {}, title ? `${title}: ${text}` : text);
  byId('toasts').append(message);
  setTimeout(() => message.remove(), TOAST);
}

export type StripKind = 'error' | 'note';

/** Shows the line that explains the chosen cell; empty text hides it. */
export function strip(kind: StripKind, text: string): void {
  const line = byId('strip');
  line.hidden = text === '';
  line.className = `strip ${kind}`;
  line.textContent =
    text === '' ? '' : `${kind === 'error' ? `⚠ ${word('workbench.error')}: ` : 'ℹ '}${text}`;
}
