import type { TypedResult } from '../src/application/protocol/protocol';
import type { TypedResults } from './model/panel';
import { RESULT_CODES } from './resultWords';

/**
 * Results chosen and not yet recorded outlive the page: the browser keeps them for this spreadsheet, and for the list where it has several, until they are recorded. Where it
 * keeps nothing, they live as long as the page.
 */
const nameOf = (book: string, list: string | undefined): string =>
  `wallist.results.${book}${list === undefined ? '' : `.${list}`}`;

export function keepTyped(book: string, list: string | undefined, typed: TypedResults): void {
  if (book === '') return;
  try {
    if (Object.keys(typed).length === 0) localStorage.removeItem(nameOf(book, list));
    else localStorage.setItem(nameOf(book, list), JSON.stringify(typed));
  } catch {
    // The page itself still has them, and asks before it is left.
  }
}

export function keptTyped(book: string, list: string | undefined): TypedResults {
  try {
    const kept: unknown = JSON.parse((book !== '' && localStorage.getItem(nameOf(book, list))) || '{}');
    const entries = Object.entries(kept as Readonly<Record<string, unknown>>).flatMap(([game, result]) => {
      const code = RESULT_CODES.find(one => one === result);
      return code && gameOf(game) ? [[game, code] as const] : [];
    });
    return Object.fromEntries(entries);
  } catch {
    return {};
  }
}

/** The results as a request has them. */
export const resultsOf = (typed: TypedResults): readonly TypedResult[] =>
  Object.entries(typed).flatMap(([game, result]) => {
    const found = gameOf(game);
    return found ? [{ ...found, result }] : [];
  });

/** The game of a `gameKey`. */
function gameOf(key: string): Omit<TypedResult, 'result'> | undefined {
  try {
    const [round, black, white] = JSON.parse(key) as readonly unknown[];
    return typeof round === 'number' && typeof black === 'string' && typeof white === 'string'
      ? { round, black, white }
      : undefined;
  } catch {
    return undefined;
  }
}
