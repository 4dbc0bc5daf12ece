/** Makes a version of every action, and of every minute in which something is typed. */
import type { IWorkbookData } from '@univerjs/core';
import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';
import type { Workbench } from '../../workbench';
import type { Snapshot } from '../kept/store';
import { countCells, countMoved, differencesOf } from './differences';
import { loggedSince, logTail, LOG_COLUMNS, type LogLine } from './logNews';
import { cutWorkbook, joinPieces } from './pieces';
import { addVersion, dropVersions, readPieces, versionsOf, type Done, type Refusal } from './shelf';
import { thinned } from './thinning';
import type { Deed, Version } from './version';

const MINUTE = 60_000;
/** Milliseconds of work between two pauses, in which keys are heard. */
const SLICE = 12;

export interface Memory {
  /** Does something that may be an action; if it was one, what was before it and what is after it are versions. */
  readonly around: <T>(act: () => T) => T;
  /** Hears that something was changed. */
  readonly changed: () => void;
  /** Makes what is not yet in a version one; resolves to why that was refused. */
  readonly flush: () => Promise<Refusal | undefined>;
  /** Waits for what is being stored, and makes nothing more. */
  readonly stop: () => Promise<void>;
  /** The versions, oldest first. */
  readonly versions: () => Promise<Done<readonly Version[]>>;
  /** Puts a workbook behind the others, as one that was brought back. */
  readonly putBack: (snapshot: Snapshot, of: number) => Promise<Refusal | undefined>;
}

/** A version whose pieces are in memory, and what it was made of. */
interface Newest {
  readonly at: number;
  readonly workbook: IWorkbookData;
  readonly pieces: ReadonlyMap<string, { readonly id: string; readonly text: string }>;
}

type DeedOf = (before: IWorkbookData | undefined, after: IWorkbookData) => Deed | undefined;

const pause = (): Promise<void> => new Promise(resolve => setTimeout(resolve));

/** The workbook of a version; undefined where it is not there, or spoilt. */
export async function workbookOfVersion(version: Version): Promise<IWorkbookData | undefined> {
  const found = await readPieces(version);
  if ('refused' in found) return undefined;
  try {
    return joinPieces(unpacked(found.value));
  } catch {
    return undefined;
  }
}

const unpacked = (pieces: Readonly<Record<string, Uint8Array>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(pieces).map(([key, bytes]) => [key, strFromU8(inflateSync(bytes))]));

/** What nobody did by hand: heights follow the texts, values their formulas. */
function bareOf({ sheets, ...workbook }: IWorkbookData): string {
  const bare = Object.entries(sheets).map(([id, { cellData: _, rowData: __, ...sheet }]) => [id, sheet]);
  return JSON.stringify({ ...workbook, sheets: bare });
}

/** What was done by hand between two workbooks; undefined where it was nothing. */
export function handDeed(before: IWorkbookData | undefined, after: IWorkbookData): Deed | undefined {
  if (!before) return { kind: 'found' };
  const differences = differencesOf(before, after);
  const [cells, moved] = [countCells(differences), countMoved(differences)];
  if (cells + moved > 0) return { kind: 'typed', cells, ...(moved > 0 && { moved }) };
  return bareOf(before) === bareOf(after) ? undefined : { kind: 'changed' };
}

/** The same of a workbook that was opened again, which the spreadsheet may have given other looks. */
function typedDeed(before: IWorkbookData | undefined, after: IWorkbookData): Deed | undefined {
  const deed = handDeed(before, after);
  return deed?.kind === 'changed' ? undefined : deed;
}

/** Hears of every version that is made, or why it was refused. */
export type MemoryNews = (refused: Refusal | undefined) => void;

/** Puts one workbook after the other behind the versions of a tournament. */
interface Chain {
  /** Acts after all that was asked for before. */
  readonly queue: <T>(act: () => Promise<T>) => Promise<T>;
  readonly put: (from: Snapshot, deedOf: DeedOf) => Promise<Refusal | undefined>;
  /** Puts a workbook behind the others, and what was opened before the first. */
  readonly take: (from: Snapshot, deedOf: DeedOf) => Promise<Refusal | undefined>;
}

function makeChain(name: string, opened: Promise<Snapshot>, tell: MemoryNews, onRefused: () => void): Chain {
  let newest: Newest | undefined;
  // Actions whose versions were refused: the next version tells of them.
  let missed: readonly string[] = [];
  const put = async (from: Snapshot, deedOf: DeedOf): Promise<Refusal | undefined> => {
    const own = deedOf(newest?.workbook, from.workbook);
    if (!own) return undefined;
    const what = [...missed, ...(own.kind === 'acted' ? own.what : [])];
    const deed: Deed = what.length > 0 && own.kind !== 'back' ? { kind: 'acted', what } : own;
    const at = Math.max(from.at, (newest?.at ?? 0) + 1);
    const stored = await store(name, { ...from, at }, deed, newest);
    const refused = 'refused' in stored ? stored.refused : undefined;
    if ('value' in stored) newest = stored.value;
    else onRefused();
    missed = refused ? what : [];
    tell(refused);
    return refused;
  };
  const begin = async (): Promise<void> => {
    const known = await versionsOf(name);
    if ('refused' in known) return tell(known.refused);
    const last = known.value[known.value.length - 1];
    newest = last && (await newestOf(last));
    const drop = thinned(known.value, Date.now());
    if (drop.length > 0) await dropVersions(name, drop);
    // What was kept when the page was left, and is no version yet.
    if (newest) await put(await opened, typedDeed);
  };
  let line: Promise<unknown> = begin();
  const queue = <T>(act: () => Promise<T>): Promise<T> => {
    const done = line.then(act);
    line = done.catch(() => undefined);
    return done;
  };
  const take = (from: Snapshot, deedOf: DeedOf): Promise<Refusal | undefined> =>
    queue(async () => {
      const first = newest ? undefined : await put(await opened, () => ({ kind: 'found' }));
      return first ?? put(from, deedOf);
    });
  return { queue, put, take };
}

/** The memory of one open tournament. Nothing is stored before something is changed: a sample that was only looked at is not kept. */
export function remember(
  name: string,
  workbench: Workbench,
  snapshot: () => Snapshot,
  tell: MemoryNews,
): Memory {
  let dirty = false;
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const opened = workbench.settled().then(snapshot);
  const { queue, put, take } = makeChain(name, opened, tell, () => (dirty = true));
  const flush = (): Promise<Refusal | undefined> => {
    clearTimeout(timer);
    timer = undefined;
    if (!dirty || stopped) return queue(async () => undefined);
    dirty = false;
    return take(snapshot(), handDeed);
  };
  return {
    around: act => {
      const log = logOf(workbench);
      const before = dirty ? snapshot() : undefined;
      try {
        return act();
      } finally {
        const what = stopped ? [] : loggedSince(log, logOf(workbench));
        if (what.length > 0) {
          if (before) void take(before, handDeed);
          void take(snapshot(), () => ({ kind: 'acted', what }));
          dirty = false;
        }
      }
    },
    changed: () => {
      dirty = true;
      timer ??= setTimeout(() => void flush(), MINUTE);
    },
    flush,
    stop: async () => {
      await flush();
      stopped = true;
    },
    versions: () => queue(() => versionsOf(name)),
    putBack: (back, of) => queue(() => put(back, () => ({ kind: 'back', of }))),
  };
}

async function newestOf(version: Version): Promise<Newest | undefined> {
  const found = await readPieces(version);
  if ('refused' in found) return undefined;
  try {
    const texts = unpacked(found.value);
    const pieces = Object.entries(version.pieces).map(
      ([key, id]) => [key, { id, text: texts[key] ?? '' }] as const,
    );
    return { at: version.at, workbook: joinPieces(texts), pieces: new Map(pieces) };
  } catch {
    return undefined;
  }
}

/** Stores a version: of its pieces those that the newest one does not have. */
async function store(
  name: string,
  { at, title, sheet, event, workbook }: Snapshot,
  deed: Deed,
  newest: Newest | undefined,
): Promise<Done<Newest>> {
  const pieces = new Map<string, { readonly id: string; readonly text: string }>();
  const fresh = new Map<string, Uint8Array>();
  let began = performance.now();
  for (const [key, text] of cutWorkbook(workbook)) {
    const known = newest?.pieces.get(key);
    if (known?.text === text) pieces.set(key, known);
    else {
      const id = `${at}-${fresh.size}`;
      pieces.set(key, { id, text });
      fresh.set(id, deflateSync(strToU8(text), { level: 4 }));
    }
    if (performance.now() - began > SLICE) {
      await pause();
      began = performance.now();
    }
  }
  const ids = Object.fromEntries([...pieces].map(([key, { id }]) => [key, id]));
  const done = await addVersion({ name, at, deed, title, sheet, event, pieces: ids }, fresh);
  return 'refused' in done ? done : { value: { at, workbook, pieces } };
}

/** The newest lines of the Log, of whichever sheet is one. */
function logOf({ book }: Workbench): readonly LogLine[] {
  for (const sheet of book.workbook().getSheets()) {
    const own = sheet.getSheet();
    const rowOf = (row: number): readonly unknown[] =>
      Array.from({ length: LOG_COLUMNS }, (_, column) => own.getCellRaw(row, column)?.v);
    const tail = logTail(rowOf, own.getLastRowWithContent() + 1);
    if (tail) return tail;
  }
  return [];
}
