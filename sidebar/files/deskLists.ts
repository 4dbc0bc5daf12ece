import type { KeptList, ListName, ListOpening, Regular } from '../../src/exchange/part';
import type { DeskLists } from '../model/desk';
import type { State } from '../state/screen';
import { loadedFilesPart } from './part';
import { saveFile } from './person';
import { panelStore } from './store';

export interface ListDesk {
  readonly state: () => State;
  readonly take: (lists: DeskLists) => void;
  readonly sayBusy: (isBusy: boolean) => void;
  readonly day: (time: number) => string;
}

const NAMES: readonly ListName[] = ['EGF', 'FFG', 'AGA', 'regulars'];
const RANK_BY = 'rank by';

/** The lists themselves, which are large: the state has only what is shown of them. */
let held: readonly KeptList[] = [];

/** One after the other: of two that are under way, the end of one would take the other's question away. */
let turn: Promise<void> = Promise.resolve();
const inTurn = (step: () => Promise<void>): Promise<void> => (turn = turn.then(step, step));

/** Reads what is kept, once; the part that searches is asked for only where there is something to search. */
export async function readKept(desk: ListDesk): Promise<void> {
  const { state, take, day } = desk;
  if (state().desk.is !== 'unread') return;
  take({ ...state().desk, is: 'reading', today: day(Date.now()) });
  return inTurn(() => readStore(desk));
}

async function readStore({ state, take }: ListDesk): Promise<void> {
  const store = panelStore();
  const read = await Promise.all(NAMES.map(name => store.read(name).catch(() => undefined)));
  held = read.flatMap((list, i) => (isKeptList(list) && list.name === NAMES[i] ? [list] : []));
  const byRating = (await store.read(RANK_BY).catch(() => undefined)) === true;
  await search({ state, take }, { byRating });
}

const isKeptList = (value: unknown): value is KeptList => {
  const { name, day, count, text } = (value ?? {}) as Readonly<Record<string, unknown>>;
  return (
    typeof name === 'string' &&
    typeof day === 'string' &&
    typeof count === 'number' &&
    typeof text === 'string'
  );
};

/** Lets the page do what waits, as a key that was pressed; a timer would be held back in a page that is not seen. */
const breath = (): Promise<void> =>
  new Promise(done => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      done();
    };
    port2.postMessage('');
  });

/** Makes the lists ready to be asked, and shows what there is. */
async function search(
  { state, take }: Pick<ListDesk, 'state' | 'take'>,
  more: Partial<DeskLists>,
): Promise<void> {
  const lists = held.map(({ name, day, count }) => ({ name, day, count }));
  const book = held.find(({ name }) => name === 'regulars')?.text ?? '';
  const deskLists = { lists, book, ...more, is: 'read' } as const;
  if (held.length === 0) return take({ ...state().desk, ...deskLists, lookUp: undefined });
  try {
    const part = await loadedFilesPart();
    const lookUp = await part.makeLookUp(held, breath);
    take({ ...state().desk, ...deskLists, lookUp });
  } catch {
    // Without the part nobody is found, and whoever comes is typed.
    take({ ...state().desk, ...deskLists, lookUp: undefined });
  }
}

/** Reads a list or a former event that somebody opened; what is in doubt waits for an answer. */
export const openAtDesk = (desk: ListDesk, file: string, bytes: Uint8Array, written: number): Promise<void> =>
  inTurn(() => readOpened(desk, file, bytes, written));

async function readOpened(desk: ListDesk, file: string, bytes: Uint8Array, written: number): Promise<void> {
  const { state, take, sayBusy, day } = desk;
  sayBusy(true);
  try {
    const part = await loadedFilesPart();
    const { lists, book } = state().desk;
    const language = state().language as Parameters<typeof part.openListAtDesk>[4];
    const opened: ListOpening = part.openListAtDesk(file, bytes, day(written), { lists, book }, language);
    if (opened.kind === 'refused')
      return take({ ...state().desk, said: { says: 'sentence', sentence: opened.sentence } });
    if (opened.kind === 'book') return await keepBook(desk, opened);
    if (opened.doubts.length > 0) return take({ ...state().desk, opened, said: undefined });
    await putIn(desk, opened.list, false);
  } catch (error) {
    const sentence = error instanceof Error ? error.message : String(error);
    take({ ...state().desk, said: { says: 'sentence', sentence } });
  } finally {
    sayBusy(false);
  }
}

/** Takes a list, beside the others or instead of those of other federations. */
export const takeList = (desk: ListDesk, list: KeptList, isInstead: boolean): Promise<void> =>
  inTurn(() => putIn(desk, list, isInstead));

async function putIn(desk: ListDesk, list: KeptList, isInstead: boolean): Promise<void> {
  const store = panelStore();
  const gone = held.filter(({ name }) => name !== 'regulars' && name !== list.name);
  if (isInstead) for (const { name } of gone) await store.forget(name);
  await holdList(desk, list, isInstead ? gone : []);
}

async function holdList(
  desk: ListDesk,
  list: KeptList,
  gone: readonly KeptList[],
  more: Partial<DeskLists> = {},
): Promise<void> {
  held = [...held.filter(kept => kept.name !== list.name && !gone.includes(kept)), list];
  const isKept = await panelStore()
    .write(list.name, list)
    .catch(() => false);
  await search(desk, {
    opened: undefined,
    said: isKept ? undefined : { says: 'not kept' },
    ...(isKept ? more : {}),
  });
}

const keepBook = (
  desk: ListDesk,
  { list, added, renewed }: { readonly list: KeptList; readonly added: number; readonly renewed: number },
): Promise<void> => holdList(desk, list, [], { said: { says: 'book', added, renewed } });

/** The players of this event go into the book. */
export const rememberPlayers = (desk: ListDesk, people: readonly Regular[]): Promise<void> =>
  inTurn(async () => {
    const { bookWith } = await loadedFilesPart();
    await keepBook(desk, bookWith(desk.state().desk.book, people, desk.day(Date.now())));
  });

export const forgetList = (desk: ListDesk, name: ListName): Promise<void> =>
  inTurn(async () => {
    held = held.filter(list => list.name !== name);
    await panelStore().forget(name);
    await search(desk, { said: undefined, opened: undefined });
  });

export async function rankBy({ state, take }: ListDesk, byRating: boolean): Promise<void> {
  take({ ...state().desk, byRating });
  await panelStore()
    .write(RANK_BY, byRating)
    .catch(() => false);
}

/** The book as a file, for another computer. */
export async function saveBook({ state }: ListDesk): Promise<void> {
  const { bookTable } = await loadedFilesPart();
  saveFile({
    name: 'regulars.tsv',
    type: 'text/tab-separated-values;charset=utf-8',
    bytes: new TextEncoder().encode(bookTable(state().desk.book)),
  });
}
