import type { HandWork } from '../src/application/protocol/protocol';
import type { QueuedEntry } from './model/entry';
import { isNothingBegun, NOTHING_BEGUN, type HalfWay, type HandOfRound } from './model/halfWay';
import { COLUMNS, type FileWish } from './model/wish';
import { RESULT_CODES } from './resultWords';

/**
 * Results that are not saved yet outlive the page: the browser keeps them for this spreadsheet, and for the list where it has several,
 * until they are. Each page has a name of its own, so that two tabs do not lose what the other one keeps; whoever opens the panel next
 * takes over what is left. An entry that was saved meanwhile is no change. Where the browser keeps nothing, they live as long as the page.
 */
const nameOf = (book: string, list: string | undefined): string =>
  `wallist.entries.${book}${list === undefined ? '' : `.${list}`}#`;

const PAGE = `${Date.now()}.${Math.random()}`;

/** How standings look wherever they go, and what files are called, is chosen once for a spreadsheet. */
const lookOf = (book: string): string => `wallist.files.${book}`;

export function keepLook(book: string, { lacks = [], shortGames = false, called = '' }: FileWish): void {
  if (book === '') return;
  try {
    localStorage.setItem(lookOf(book), JSON.stringify({ lacks, shortGames, called }));
  } catch {
    // It is as chosen until the page is left.
  }
}

export function keptLook(book: string): Pick<FileWish, 'lacks' | 'shortGames' | 'called'> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(lookOf(book)) ?? '{}');
    const { lacks, shortGames, called } = (kept ?? {}) as Readonly<Record<string, unknown>>;
    return {
      lacks: Array.isArray(lacks) ? COLUMNS.filter(column => lacks.includes(column)) : [],
      shortGames: shortGames === true,
      called: typeof called === 'string' ? called : '',
    };
  } catch {
    return {};
  }
}

export function keepQueue(book: string, list: string | undefined, queue: readonly QueuedEntry[]): void {
  if (book === '') return;
  try {
    if (queue.length === 0) localStorage.removeItem(nameOf(book, list) + PAGE);
    else localStorage.setItem(nameOf(book, list) + PAGE, JSON.stringify(queue));
  } catch {
    // The page itself still has them, and asks before it is left.
  }
}

export function keptQueue(book: string, list: string | undefined): readonly QueuedEntry[] {
  if (book === '') return [];
  try {
    const names = Object.keys(localStorage).filter(name => name.startsWith(nameOf(book, list)));
    const entries = names.sort().flatMap(name => readEntries(localStorage.getItem(name)));
    for (const name of names) localStorage.removeItem(name);
    keepQueue(book, list, entries);
    return entries;
  } catch {
    return [];
  }
}

const halfWayName = (book: string, list: string | undefined): string => `wallist.begun.${book}.${list ?? ''}`;

/** Whoever closes the panel, or the tab, finds again what was half done in this list. */
export function keepHalfWay(book: string, list: string | undefined, halfWay: HalfWay): void {
  if (book === '') return;
  try {
    if (isNothingBegun(halfWay)) localStorage.removeItem(halfWayName(book, list));
    else localStorage.setItem(halfWayName(book, list), JSON.stringify(halfWay));
  } catch {
    // The page itself still has it.
  }
}

export function keptHalfWay(book: string, list: string | undefined): HalfWay {
  if (book === '') return NOTHING_BEGUN;
  try {
    return readHalfWay(JSON.parse(localStorage.getItem(halfWayName(book, list)) ?? '{}'));
  } catch {
    return NOTHING_BEGUN;
  }
}

export function readHalfWay(kept: unknown): HalfWay {
  const { line, paste, hand } = (kept ?? {}) as Readonly<Record<string, unknown>>;
  return {
    line: typeof line === 'string' ? line : '',
    paste: typeof paste === 'string' ? paste : '',
    hand: handFrom(hand),
  };
}

/** What is in it is checked where the round is paired; a shape that is none of ours is not asked for. */
function handFrom(kept: unknown): HandOfRound | undefined {
  const { round, wishes } = (kept ?? {}) as Readonly<Record<string, unknown>>;
  const isHand = typeof wishes === 'object' && wishes !== null && !Array.isArray(wishes);
  return typeof round === 'number' && isHand ? { round, wishes: wishes as HandWork } : undefined;
}

function readEntries(text: string | null): readonly QueuedEntry[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.flatMap(entryOf) : [];
  } catch {
    return [];
  }
}

function entryOf(kept: unknown): readonly QueuedEntry[] {
  const { round, black, white, result, stands, isTried } = (kept ?? {}) as Readonly<Record<string, unknown>>;
  const code = result === '' ? '' : RESULT_CODES.find(candidate => candidate === result);
  return typeof round === 'number' &&
    typeof black === 'string' &&
    typeof white === 'string' &&
    typeof stands === 'string' &&
    code !== undefined
    ? [{ round, black, white, result: code, stands, is: 'waiting', ...(isTried === true && { isTried }) }]
    : [];
}
