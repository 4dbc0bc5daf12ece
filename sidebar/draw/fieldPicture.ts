import type { FieldLines } from '../../src/application/protocol/protocol';
import { element, foreign } from '../aria/element';
import { setStatus } from '../aria/status';
import {
  countsByStart,
  movedLine,
  movers,
  rankAt,
  rungsOf,
  placeOnLadder,
  type FieldGroup,
  type FieldLine,
} from '../model/field';
import type { GroupsScreen } from '../model/panel';
import type { Say, WordKey } from '../words';

/** The field that is on the screen, with its lines where somebody has put them. */
interface DrawnField {
  readonly view: GroupsScreen;
  readonly rungs: readonly number[];
  readonly before: FieldLines;
  readonly section: HTMLElement;
  readonly columns: HTMLElement;
  readonly handles: ReadonlyMap<FieldLine, HTMLElement>;
  readonly inputs: ReadonlyMap<FieldLine, HTMLInputElement>;
  readonly told: HTMLElement;
  readonly say: Say;
  lines: FieldLines;
}

let field: DrawnField | undefined;

const NAMES: Readonly<Record<FieldLine, WordKey>> = {
  upper: 'sidebar.groups.upper',
  lower: 'sidebar.groups.lower',
  top: 'sidebar.groups.top',
};

const TOLD: Readonly<Record<FieldLine, WordKey>> = {
  upper: 'sidebar.groups.stronger',
  lower: 'sidebar.groups.weaker',
  top: 'sidebar.groups.above',
};

/** Players by rank as columns, and the bars as lines that are dragged, clicked to their place or moved by arrows. */
export function drawField(view: GroupsScreen, say: Say): HTMLElement {
  const before = view.lines ?? {};
  const kept = field?.section.isConnected && field.view.seen === view.seen ? field.lines : undefined;
  const rungs = rungsOf(view.people, { ...before, ...(view.mayMove && view.suits) });
  const columns = element('div', { class: 'columns', 'aria-hidden': 'true' });
  const shown = linesShown(view);
  const handles = new Map(shown.map(line => [line, drawHandle(line, rungs, view.mayMove, say)]));
  const inputs = new Map(shown.map(line => [line, element('input', { type: 'hidden', name: line })]));
  const changeList = element('div', { class: 'told' });
  const picture = element(
    'div',
    { class: view.hasSupergroup ? 'field-picture high' : 'field-picture', role: 'group' },
    columns,
    drawAxis(rungs),
    ...handles.values(),
  );
  picture.setAttribute('aria-label', say('sidebar.groups.heading'));
  const section = element(
    'form',
    { id: 'choices', class: 'field-form' },
    picture,
    ...inputs.values(),
    changeList,
  );
  section.addEventListener('submit', event => event.preventDefault());
  field = {
    view,
    rungs,
    before,
    section,
    columns,
    handles,
    inputs,
    told: changeList,
    say,
    lines: kept ?? before,
  };
  if (view.mayMove) picture.addEventListener('pointerdown', event => drag(event, picture));
  show();
  return section;
}

const linesShown = ({ lines, hasSupergroup }: GroupsScreen): readonly FieldLine[] =>
  lines === undefined ? [] : hasSupergroup ? ['top', 'upper', 'lower'] : ['upper', 'lower'];

function drawHandle(line: FieldLine, rungs: readonly number[], mayMove: boolean, say: Say): HTMLElement {
  const handle = element(
    'div',
    {
      class: `handle ${line}`,
      role: 'slider',
      tabindex: '0',
      'aria-label': say(NAMES[line]),
      'aria-valuemin': '0',
      'aria-valuemax': String(rungs.length),
      ...(!mayMove && { 'aria-disabled': 'true' }),
    },
    element('b', { 'aria-hidden': 'true' }),
  );
  if (mayMove) handle.addEventListener('keydown', event => pressOnLine(event, line));
  return handle;
}

/** As many ranks as can be read beside each other in the narrowest panel. */
function drawAxis(rungs: readonly number[]): HTMLElement {
  const step = Math.ceil((LABEL * rungs.length) / NARROWEST);
  return element(
    'div',
    { class: 'ranks', 'aria-hidden': 'true' },
    ...rungs.flatMap((rung, i) =>
      i % step === 0 ? [element('span', { style: `--at: ${(i + 0.5) / rungs.length}` }, rankAt(rung))] : [],
    ),
  );
}

/** Pixels of a rank's label, and of the picture in a panel of 300. */
const [LABEL, NARROWEST] = [30, 256];

/** Columns before a line: those of its group for the bars from above, those of stronger players for the one below. */
const edgeOf = (line: FieldLine, rung: number | undefined, { rungs }: DrawnField): number => {
  if (rung === undefined) return line === 'lower' ? rungs.length : 0;
  return rungs.indexOf(rung) + (line === 'lower' ? 0 : 1);
};

const rungAt = (line: FieldLine, edge: number, { rungs }: DrawnField): number | undefined =>
  rungs[line === 'lower' ? edge : edge - 1];

function put(line: FieldLine, edge: number): void {
  if (!field) return;
  const to = Math.max(0, Math.min(field.rungs.length, edge));
  field.lines = movedLine(field.lines, line, rungAt(line, to, field), field.rungs);
  show();
}

const KEYS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageUp: -5,
  PageDown: 5,
  Home: -Infinity,
  End: Infinity,
};

function pressOnLine(event: KeyboardEvent, line: FieldLine): void {
  const step = KEYS[event.key];
  if (!field || step === undefined || event.ctrlKey || event.altKey || event.metaKey || event.isComposing)
    return;
  event.preventDefault();
  put(line, edgeOf(line, field.lines[line], field) + step);
}

/** The line that is held, else the nearest one goes where it was clicked, and follows. */
function drag(event: PointerEvent, picture: HTMLElement): void {
  const now = field;
  if (!now || now.handles.size === 0 || event.button !== 0) return;
  const { left, width } = now.columns.getBoundingClientRect();
  const edge = ({ clientX }: MouseEvent): number => Math.round(((clientX - left) / width) * now.rungs.length);
  const held = [...now.handles].find(([, handle]) => handle.contains(event.target as Node))?.[0];
  const line = held ?? nearest(edge(event), now);
  if (line === undefined) return;
  event.preventDefault();
  picture.setPointerCapture(event.pointerId);
  now.handles.get(line)?.focus();
  if (held === undefined) put(line, edge(event));
  const follow = (moving: PointerEvent): void => put(line, edge(moving));
  picture.addEventListener('pointermove', follow);
  const stop = (): void => picture.removeEventListener('pointermove', follow);
  picture.addEventListener('pointerup', stop, { once: true });
  picture.addEventListener('pointercancel', stop, { once: true });
}

/** A supergroup's line is moved by its handle alone, so that nobody makes one by a click that was meant for the bar. */
function nearest(edge: number, now: DrawnField): FieldLine | undefined {
  const away = (line: FieldLine): number => Math.abs(edgeOf(line, now.lines[line], now) - edge);
  return away('upper') <= away('lower') ? 'upper' : 'lower';
}

function show(): void {
  if (!field) return;
  const { view, rungs, columns, handles, inputs, lines, before, say } = field;
  const counts = rungs.map(rung => view.people.filter(({ ladder }) => ladder === rung).length);
  const most = Math.max(1, ...counts);
  columns.replaceChildren(
    ...rungs.map((rung, i) =>
      element(
        'div',
        { class: `col${sideOf(rung, lines)}` },
        counts[i] ? String(counts[i]) : '',
        element('i', { style: `height:${Math.round((100 * (counts[i] ?? 0)) / most)}px` }),
      ),
    ),
  );
  for (const [line, handle] of handles) {
    const rung = lines[line];
    const edge = edgeOf(line, rung, field);
    handle.style.setProperty('--at', String(edge / rungs.length));
    handle.setAttribute('aria-valuenow', String(edge));
    const players = sizeAt(line, field);
    handle.setAttribute(
      'aria-valuetext',
      rung === undefined ? say('sidebar.groups.none') : say(TOLD[line], { rank: rankAt(rung), players }),
    );
    handle.hidden = line === 'top' && lines.upper === undefined;
    const label = handle.querySelector('b');
    if (label) label.textContent = rung === undefined ? '–' : rankAt(rung);
    const input = inputs.get(line);
    if (input) input.value = rung === undefined ? '' : String(rung);
  }
  tellGroups(field, before);
}

const sideOf = (rung: number, { upper, lower, top }: FieldLines): string =>
  top !== undefined && rung >= top
    ? ' top'
    : upper !== undefined && rung >= upper
      ? ' upper'
      : lower !== undefined && rung <= lower
        ? ' lower'
        : '';

/** Players of the group that a line bounds. */
function sizeAt(line: FieldLine, { view, lines, before }: DrawnField): number {
  const { upper = Infinity, lower = -Infinity } = lines;
  return view.people.filter(person => {
    const start = placeOnLadder(person, lines, before);
    if (start === undefined) return false;
    return line === 'lower' ? start <= lower : line === 'top' ? start > upper : start >= upper;
  }).length;
}

/** The groups in words, what would change, and the size of the top group where it does not suit. */
function tellGroups(now: DrawnField, before: FieldLines): void {
  const { view, lines, told } = now;
  const isOpen = (which: string): boolean => told.querySelector<HTMLDetailsElement>(which)?.open === true;
  const [openMovers, openGroups] = [isOpen('.movers'), isOpen('.all-groups')];
  told.replaceChildren(
    element('ul', { class: 'group-sizes' }, ...sizeRows(now)),
    ...sizeWarning(now),
    ...(view.lines
      ? [element('p', { class: 'would', id: 'would' }, ...whatChanges(now, before, openMovers))]
      : []),
    drawGroups(countsByStart(view.people, lines, before), now, openGroups),
  );
}

const sizeRow = (label: Node | string, players: number, say: Say, isGroup = true): HTMLElement =>
  element(
    'li',
    {},
    element('span', {}, label),
    element(
      'b',
      {},
      String(players),
      ...(isGroup && players % 2 === 1 ? [' ', element('small', {}, say('sidebar.groups.odd'))] : []),
    ),
  );

function sizeRows(now: DrawnField): readonly HTMLElement[] {
  const { view, lines, before, say } = now;
  const starts = view.people.map(person => placeOnLadder(person, lines, before));
  const { upper, lower, top } = lines;
  const count = (is: (start: number) => boolean): number =>
    starts.filter(start => start !== undefined && is(start)).length;
  const named = (key: WordKey, rung: number): string => say(key, { rank: rankAt(rung) });
  const [above, below] = [upper ?? Infinity, lower ?? -Infinity];
  const typed = view.people.filter(({ fixed }) => fixed !== undefined).length;
  const unknown = starts.filter(start => start === undefined).length;
  return [
    ...(top !== undefined
      ? [
          sizeRow(
            named('sidebar.groups.superGroup', top),
            count(s => s > above),
            say,
          ),
        ]
      : []),
    ...(upper !== undefined
      ? [
          sizeRow(
            named('sidebar.groups.topGroup', upper),
            count(s => s === above || (top === undefined && s > above)),
            say,
          ),
        ]
      : []),
    ...(view.lines
      ? [
          sizeRow(
            say('sidebar.groups.middle'),
            count(s => s < above && s > below),
            say,
            false,
          ),
        ]
      : []),
    ...(lower !== undefined
      ? [
          sizeRow(
            named('sidebar.groups.bottomGroup', lower),
            count(s => s <= below),
            say,
          ),
        ]
      : []),
    ...view.groups.map(({ name, players }) => sizeRow(foreign(name), players, say)),
    ...(view.lines && typed > 0 ? [sizeRow(say('sidebar.groups.typed'), typed, say, false)] : []),
    ...(view.lines && unknown > 0 ? [sizeRow(say('sidebar.groups.unknown'), unknown, say, false)] : []),
  ];
}

function sizeWarning(now: DrawnField): readonly HTMLElement[] {
  const { view, lines, say } = now;
  const players = sizeAt('upper', now);
  const [from, to] = view.guide ?? [0, Infinity];
  if (lines.upper === undefined || !view.mayMove || (players >= from && players <= to)) return [];
  const { upper } = view.suits;
  const { rounds } = view;
  const words = say('sidebar.groups.size', { players, rounds, from, to });
  const set = element('button', { type: 'button', class: 'small' });
  set.textContent = say('sidebar.groups.setTo', { rank: rankAt(upper ?? 0) });
  set.addEventListener('click', () => {
    if (upper === undefined) return;
    now.lines = movedLine(now.lines, 'upper', upper, now.rungs);
    show();
    now.handles.get('upper')?.focus();
  });
  return [
    element(
      'div',
      { class: 'remark warning' },
      element('p', {}, element('b', { 'aria-hidden': 'true' }, '! '), words),
      ...(upper === undefined || upper === lines.upper ? [] : [set]),
    ),
  ];
}

function whatChanges(
  { view, lines, say }: DrawnField,
  before: FieldLines,
  isOpen: boolean,
): readonly (Node | string)[] {
  const named = (rung: number | undefined): string =>
    rung === undefined ? say('sidebar.groups.none') : rankAt(rung);
  const parts = linesShown(view)
    .filter(line => lines[line] !== before[line])
    .map(line => `${say(NAMES[line])} ${named(before[line])} → ${named(lines[line])}`);
  if (parts.length === 0) return [say('sidebar.groups.same')];
  const moves = movers(view.people, lines, before);
  const words = say('sidebar.groups.changes', { changes: parts.join(', ') });
  if (moves.length === 0) return [words];
  const list = moves.map(({ person, from, to }) =>
    element('li', {}, foreign(`${person.player}: ${startName(from)} → ${startName(to)}`)),
  );
  return [
    words,
    element(
      'details',
      { class: 'movers', ...(isOpen && { open: true }) },
      element('summary', {}, say('sidebar.groups.moved', { players: moves.length })),
      element('ul', { class: 'lines' }, ...list),
    ),
  ];
}

/** A start in the words of ranks: half a point above `3d` is `3d ½`. */
const startName = (start: number): string =>
  `${rankAt(Math.floor(start))}${Number.isInteger(start) ? '' : ' ½'}`;

function drawGroups(
  groups: readonly FieldGroup[],
  { lines, view, say }: DrawnField,
  isOpen: boolean,
): HTMLElement {
  const odd = groups.filter(({ players }) => players % 2 === 1).length;
  const name = (start: number): string =>
    lines.upper !== undefined && lines.top !== undefined && start === lines.upper + 1
      ? say('sidebar.groups.top')
      : startName(start);
  const summary = view.lines
    ? say('sidebar.groups.all', { groups: groups.length, odd })
    : say('sidebar.groups.fixed', { players: view.people.length });
  return element(
    'details',
    { class: 'all-groups', ...(isOpen && { open: true }) },
    element('summary', {}, summary),
    element(
      'ul',
      { class: 'lines' },
      ...groups.map(({ start, players }) => {
        const key = view.lines && players % 2 === 1 ? 'sidebar.groups.oddGroup' : 'sidebar.groups.group';
        return element('li', {}, say(key, { name: name(start), players }));
      }),
    ),
  );
}

/** Puts the lines where they suit the rounds. */
export function suitLines(): void {
  if (!field?.section.isConnected) return;
  const { view, rungs } = field;
  const { upper, lower } = view.suits;
  // The lower one first goes away, so that none stands in the other's way.
  const away = movedLine({}, 'upper', upper, rungs);
  field.lines = movedLine(away, 'lower', lower, rungs);
  show();
  setStatus(document.getElementById('would')?.firstChild?.textContent ?? '');
}
