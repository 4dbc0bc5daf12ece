/** Answers a call of the panel from a copy of the workbook, by the same host and the same built add-on. */
import { makeHost } from '../host/host';
import { toWire } from '../wire';
import { copiedBook } from './copiedBook';
import type { Answered, Asked } from './messages';

/** Runs the script's function with these services. */
export type Call = (services: Record<string, unknown>) => unknown;

/** Without a value where a cell would be written, somebody asked, or anything else done that a copy cannot. */
export function answerFromCopy(
  { id, copy, language }: Pick<Asked, 'id' | 'copy' | 'language'>,
  html: Readonly<Record<string, string>>,
  call: Call,
): Answered {
  const { book, isExceeded } = copiedBook(copy);
  let asks = false;
  const ask = (): never => {
    asks = true;
    throw new Error('Nobody can be asked or told.');
  };
  const shell = {
    alert: ask,
    prompt: ask,
    toast: ask,
    showSidebar: ask,
    addMenu: ask,
    log: () => undefined,
    locale: () => language,
  };
  const services = makeHost({ book, shell, addonName: 'Wallist', html, lockTaken: ask });
  try {
    const value = toWire(call(services));
    // The script answers in words what ended its run.
    return asks || isExceeded() ? { id } : { id, value };
  } catch {
    return { id };
  }
}
