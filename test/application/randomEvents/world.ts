import { answer } from '../../../src/application/panel/api';
import type { Request, View } from '../../../src/application/protocol/protocol';
import { readRequest } from '../../../src/application/panel/readRequest';
import { seenFor } from '../../../src/application/lists/seenFor';
import type { CellValue, Workbook } from '../../../src/application/workbook/workbook';
import { readActions, undoOffer } from '../../../src/application/write/log';
import type { MemoryWorkbook } from '../memoryWorkbook';
import { expectTruths, expectUndone } from './truths';
import { plainList, type PlainList } from './wallList';
import type { Kind } from './kind';
import { isWord } from './words';

export type Sheets = Readonly<Record<string, readonly (readonly CellValue[])[]>>;

/** What somebody has done, newest last, with the sheets before it. */
export type Deed =
  /** All actions of the Log after this number: a request may be several. */
  | { readonly by: 'panel'; readonly after: number; readonly before: Sheets }
  | {
      readonly by: 'person';
      readonly cells: readonly { readonly sheet: string; readonly a1: string; readonly was: CellValue }[];
    };

/** An event with what was done so far. */
export interface World {
  readonly book: MemoryWorkbook;
  /** A line for each thing that was done: what a failure prints. */
  readonly script: string[];
  readonly deeds: Deed[];
  /** Cells of rounds that a person typed into one row alone, `mark R2`: nothing is expected of their games. */
  readonly odd: Set<string>;
  /** The cells of earlier rounds when a round was written, as text. */
  readonly pairedFrom: Map<number, ReadonlyMap<string, string>>;
  view: View;
  /** As the event began; a Swiss where nothing is said. */
  readonly kind?: Pick<Kind, 'system' | 'stages'>;
  /** The sentences of previews by their rounds: whom they name is not forgotten. */
  readonly foretold: Map<number, string>;
}

export interface Moment {
  readonly sheets: Sheets;
  readonly list: PlainList;
}

/** The sheets without what follows by itself: the Log, and the settings in force; formulas as such. */
export function sheetsOf(book: MemoryWorkbook): Sheets {
  return Object.fromEntries(
    Object.entries(book.snapshot()).flatMap(([name, values]) => {
      if (isWord('sheet.log', name)) return [];
      const column = (values[0] ?? []).findIndex(value => isWord('settings.inForce', value));
      const formulas = book.workbook.formulas(name, true);
      const lines = values.map((line, row) =>
        line.map((value, i) => (i === column ? '' : (formulas[row]?.[i] ?? '') || value)),
      );
      return [[name, trimmed(lines)]];
    }),
  );
}

/** Without blank rows and columns at the ends: where a range ends is no content. */
const trimmed = (lines: readonly (readonly CellValue[])[]): readonly (readonly CellValue[])[] => {
  const end = (cells: readonly unknown[]): number =>
    cells.reduce<number>(
      (last, cell, i) => (cell === '' || (Array.isArray(cell) && cell.length === 0) ? last : i + 1),
      0,
    );
  const short = lines.map(line => line.slice(0, end(line)));
  return short.slice(0, end(short));
};

export const momentOf = (book: MemoryWorkbook): Moment => ({ sheets: sheetsOf(book), list: plainList(book) });

/** Keeps what a preview says of players who have nothing in the round. */
export const foretell = ({ foretold }: World, view: Extract<View, { readonly view: 'preview' }>): unknown =>
  foretold.set(
    view.round,
    JSON.stringify([
      view.warnings.map(({ sentence }) => sentence),
      view.left?.flatMap(one => (one.why === 'not here' ? [one.name] : [])),
    ]),
  );

/** Sends a request as the panel does, and expects of the answer whatever must hold of every answer. */
export function send(world: World, request: Request): View {
  const before = momentOf(world.book);
  const logged = lastLogged(world);
  const read = readRequest(JSON.parse(JSON.stringify(request)));
  if (!read) throw new Error(`the protocol does not have ${JSON.stringify(request)}`);
  const view = answer(world.book.workbook, read).view;
  world.view = view;
  if (view.view === 'preview') foretell(world, view);
  world.script.push(`${inWords(request)} → ${said(view)}`);
  const after = momentOf(world.book);
  const top = world.deeds[world.deeds.length - 1];
  if (request.ask === 'undo') {
    if (top?.by === 'panel' && Number(newest(world)) <= top.after) {
      world.deeds.pop();
      expectUndone(top, after, view);
    }
  } else if (JSON.stringify(before.sheets) !== JSON.stringify(after.sheets))
    world.deeds.push({ by: 'panel', after: logged, before: before.sheets });
  expectTruths(world, request, view, before, after);
  return view;
}

/** The highest number in the Log. */
export function lastLogged({ book }: World): number {
  const log = Object.entries(book.snapshot()).find(([name]) => isWord('sheet.log', name))?.[1] ?? [];
  return Math.max(0, ...log.map(([no]) => (/^\d+$/.test(String(no)) ? Number(no) : 0)));
}

/** The number of the newest action that can be taken back; a question stands in its place, and the screen before it offered that. */
export function newest({ book }: Pick<World, 'book'>): string {
  const { view } = answer(book.workbook, { ask: 'state' });
  const own = (): Workbook => seenFor(book.workbook, { list: undefined, isLook: false });
  const offer =
    'undo' in view ? view.undo : QUESTIONS.includes(view.view) ? undoOffer(readActions(own())) : undefined;
  return offer?.action ?? '';
}

const QUESTIONS: readonly View['view'][] = [
  'changes',
  'version',
  'past changed',
  'details changed',
  'odd results',
];

const inWords = (request: Request): string => {
  const { ask, ...fields } = request;
  const told = Object.entries(fields).filter(([name]) => name !== 'seen' && name !== 'glance');
  return [ask, ...told.map(([, value]) => JSON.stringify(value))].join(' ').slice(0, 200);
};

function said(view: View): string {
  if (view.view === 'undone')
    return `undone ${view.restored}${view.partly ? ', partly' : ''} ${view.kept.map(({ sentence }) => sentence).join(' ')}`;
  if (view.view === 'recorded')
    return `recorded ${view.results} ${view.left.map(({ sentence }) => sentence).join(' ')}`;
  const reasons = view.view === 'stopped' ? view.reasons : view.view === 'problems' ? view.problems : [];
  const [first] = reasons.filter(({ severity }) => severity === 'error' || view.view === 'stopped');
  return first ? `${view.view}: ${first.sentence}` : view.view;
}
