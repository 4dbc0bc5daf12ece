import type {
  EntryAnswer,
  GameOfRound,
  ResultCode,
  PressedEntry,
} from '../../src/application/protocol/protocol';
import type { ClashedEntry, QueuedEntry } from '../model/entry';
import { gameKey } from '../model/panel';

type EntryQueue = readonly QueuedEntry[];

/** How the list has each result: what an entry believes to stand there once the one before it is saved. */
const SIGNS: Readonly<Record<ResultCode | '', string>> = {
  '1-0': '+-',
  '0-1': '-+',
  '=': '==',
  '1-0!': '+-!',
  '0-1!': '-+!',
  '0-0!': '--!',
  '1-1!': '++!',
  '': '??',
};

const keyOf = (entry: PressedEntry): string => gameKey(entry.round, entry);

/**
 * Adds a result. One that no run has taken along is replaced, and forgotten where it says what stands there anyway; after any other it
 * is one more, which speaks of what that one says.
 */
export function queued(
  queue: EntryQueue,
  round: number,
  game: GameOfRound,
  result: ResultCode | '',
): EntryQueue {
  const key = gameKey(round, game);
  const gameEntries = queue.filter(entry => keyOf(entry) === key);
  const last = gameEntries.at(-1);
  const resting = last?.isTried ? undefined : last;
  const stands = resting?.stands ?? (last ? SIGNS[last.result] : game.stands);
  const otherEntries = queue.filter(entry => entry !== resting);
  if (SIGNS[result] === stands) return otherEntries;
  const { black, white } = game;
  return [...otherEntries, { round, black, white, result, stands, is: 'waiting' }];
}

/** Empty while a run is on its way, or where nothing waits. */
export const toSend = (queue: EntryQueue): EntryQueue => (queue.some(({ is }) => is === 'sent') ? [] : queue);

export const sentNow = (queue: EntryQueue): EntryQueue =>
  queue.map(entry => ({ ...entry, is: 'sent', isTried: true }));

export const failedNow = (queue: EntryQueue): EntryQueue =>
  queue.map(entry => (entry.is === 'sent' ? { ...entry, is: 'failed' } : entry));

/** Somebody else was writing: it is sent again. */
export const waitingAgain = (queue: EntryQueue): EntryQueue =>
  queue.map(entry => ({ ...entry, is: 'waiting' }));

/** Whatever was entered meanwhile waits. */
export function afterRun(
  queue: EntryQueue,
  answers: readonly EntryAnswer[],
  clashes: readonly ClashedEntry[],
): { readonly queue: EntryQueue; readonly clashes: readonly ClashedEntry[] } {
  const settled = new Set(answers.map(answer => gameKey(answer.round, answer)));
  const fresh = answers.flatMap(answer =>
    answer.entered === 'clash' ? [{ game: gameKey(answer.round, answer), mine: answer.result }] : [],
  );
  return {
    queue: queue.filter(({ is }) => is !== 'sent'),
    clashes: [...clashes.filter(({ game }) => !settled.has(game)), ...fresh],
  };
}

/** The last entry counts, else the list: `undefined` where the game is open. */
export function resultNow(queue: EntryQueue, round: number, game: GameOfRound): ResultCode | '' | undefined {
  const key = gameKey(round, game);
  const [last] = queue.filter(entry => keyOf(entry) === key).slice(-1);
  if (!last) return game.result;
  return last.result === '' ? undefined : last.result;
}

export const stateOfEntry = (
  queue: EntryQueue,
  round: number,
  game: GameOfRound,
): QueuedEntry['is'] | undefined => {
  const key = gameKey(round, game);
  return queue.filter(entry => keyOf(entry) === key).slice(-1)[0]?.is;
};
