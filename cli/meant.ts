import { changesBetween } from '../src/sheet/settings/settingWords';

/** Letters of an option among which one may be wrong. */
const LETTERS_A_SLIP = 3;

/** A sentence with the option that was probably meant, a blank before it; empty where none is near. */
export function meant(typed: string, names: readonly string[]): string {
  const word = (/^-*([^=\s]*)/.exec(typed)?.[1] ?? '').toLowerCase();
  const most = Math.max(1, Math.floor(word.length / LETTERS_A_SLIP));
  const changes = names.map(name =>
    Math.abs(name.length - word.length) > most ? Infinity : changesBetween(word, name),
  );
  const fewest = Math.min(...changes);
  const name = fewest <= most ? names[changes.indexOf(fewest)] : undefined;
  return name === undefined ? '' : ` Did you mean --${name}?`;
}

/** The fault in the options, in a sentence; `error` is thrown by Node's reader of arguments. */
export function wrongOption(error: unknown, names: readonly string[]): string {
  if (!(error instanceof Error)) return 'These options are not understood.';
  const sentence = error.message.split('. ')[0] ?? '';
  const unknown = /^Unknown option '(--[^']+)'/.exec(sentence)?.[1];
  return unknown === undefined ? sentence : `${sentence}.${meant(unknown, names)}`;
}
