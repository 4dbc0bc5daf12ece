/** The panel at the right: the add-on's own page in a frame, which reaches nothing but the bridge. */
import type { Panel } from '../../host/ui';
import { messageOf } from '../../functions';
import type { Wire } from '../../wire';
import { isEarly } from '../earlyKeys';
import { byId, make } from '../elements';
import { withBridge } from './bridge';
import type { PersonsFile } from '../kept/handOver';
import { keepForPanel, keptForPanel } from '../kept/forPanel';
import { showPage } from './showPage';
import { word } from '../words';

/** Answers one call of `google.script.run`. */
export type Answer = (name: string, args: readonly unknown[]) => Wire | Promise<Wire>;

interface Call {
  readonly token: string;
  readonly id: number;
  readonly run?: string;
  readonly args?: readonly unknown[];
  readonly host?: 'close' | 'focus' | 'page' | 'leave' | 'drawn' | 'typed' | 'keep' | 'kept';
  readonly html?: string;
  readonly prints?: boolean;
  readonly step?: number;
  /** What the panel keeps, by its name. */
  readonly name?: string;
  readonly value?: string;
}

/** Pixels up to which the panel has the whole page (page.css): a phone. */
const NARROW = 480;
export const isNarrow = (): boolean => window.innerWidth <= NARROW;

let listening: ((event: MessageEvent) => void) | undefined;

/** Keeps the panel's place, so that the cells need not be drawn anew when it comes. */
export function holdPlace(title: string): void {
  byId('panel-title').textContent = title;
  byId('panel').hidden = false;
  markButton(true);
}

/** Whether the place is still kept: nobody has opened or closed the panel meanwhile. */
export const isPlaceHeld = (): boolean =>
  !byId('panel').hidden && byId('panel-frame').childElementCount === 0;

/** Shows the panel. One that opens with the page leaves the keyboard where it is. */
export function showPanel({ title, html }: Panel, answer: Answer, withPage = isEarly()): void {
  hidePanel();
  const token = makeToken();
  const frame = make('iframe', {
    title: title || word('workbench.panel'),
    // Not the page's origin: the panel reaches the spreadsheet only by the messages below.
    sandbox: 'allow-scripts allow-forms allow-modals allow-popups allow-downloads',
    referrerpolicy: 'no-referrer',
  });
  frame.srcdoc = withBridge(html, token, withPage);
  holdPlace(title);
  byId('panel-frame').replaceChildren(frame);
  listening = event => {
    if (event.source === frame.contentWindow && isCall(event.data) && event.data.token === token)
      hear(event.data, answer, message => frame.contentWindow?.postMessage({ token, ...message }, '*'));
  };
  window.addEventListener('message', listening);
  goIn = toHeading => {
    frame.focus();
    if (toHeading) frame.contentWindow?.postMessage({ token, focusIn: true }, '*');
  };
  type = text => frame.contentWindow?.postMessage({ token, typed: text }, '*');
  give = file => frame.contentWindow?.postMessage({ token, file }, '*');
  frame.addEventListener('load', () => {
    const waiting = toGive;
    toGive = undefined;
    isLoaded = true;
    if (waiting) give?.(waiting);
  });
}

/** Does what a message of the panel asks for. */
function hear(call: Call, answer: Answer, reply: (message: object) => void): void {
  const { id, run = '', args = [], host, html = '', prints, step, name = '', value = '' } = call;
  switch (host) {
    case 'close':
      return hidePanel();
    case 'focus':
      // The cell that it leads to lies under the panel there.
      if (isNarrow()) hidePanel();
      return focusGrid();
    case 'drawn':
      return drawn();
    case 'typed':
      return void (isTyped = true);
    case 'leave':
      return leave(step === -1 ? -1 : 1);
    case 'page':
      return showPage(html, prints === true);
    case 'keep':
      return void keepForPanel(ownName(name), value).then(kept => reply({ id, value: kept }));
    case 'kept':
      return void keptForPanel(ownName(name)).then(kept => reply({ id, value: kept }));
    case undefined:
      isTyped = false;
      return void answered(() => answer(run, args)).then(result => reply({ id, ...result }));
  }
}

/** A rating list is for all tournaments of this browser, what is half done for its own. */
const ownName = (name: string): string =>
  name.startsWith('half-way') ? `${name} ${window.location.search}` : name;

type Result = { readonly value: Wire } | { readonly error: string };

async function answered(ask: () => Wire | Promise<Wire>): Promise<Result> {
  try {
    return { value: await ask() };
  } catch (error) {
    return { error: messageOf(error) };
  }
}

/** Whether something was typed or chosen in the panel since it last asked the script. */
let isTyped = false;
export const isTypedInPanel = (): boolean => isTyped;

let type: ((text: string) => void) | undefined;
let drawn: () => void = () => undefined;

/** Puts what was typed meanwhile into the first line of the panel's form. */
export const typeInPanel = (text: string): void => type?.(text);

/** Says what happens when a panel that opened with the page would take the keyboard. */
export const onPanelDrawn = (act: () => void): void => {
  drawn = act;
};

let goIn: ((toHeading: boolean) => void) | undefined;
let leave: (step: number) => void = () => undefined;

/** Gives the keyboard to the panel: to the heading of its screen, where Enter presses the blue button. */
export const enterPanel = (toHeading = true): void => goIn?.(toHeading);

/** Says what F6 does in the panel: one step on, or back. */
export const onLeavingPanel = (act: (step: number) => void): void => {
  leave = act;
};

let give: ((file: PersonsFile) => void) | undefined;
let toGive: PersonsFile | undefined;
let isLoaded = false;

/** Gives the open panel a file, as if it were dropped there. */
export function giveToPanel(file: PersonsFile): void {
  if (isLoaded) give?.(file);
  else toGive = file;
}

export function hidePanel(): void {
  if (listening) window.removeEventListener('message', listening);
  listening = undefined;
  give = undefined;
  type = undefined;
  goIn = undefined;
  isLoaded = false;
  isTyped = false;
  byId('panel-frame').replaceChildren();
  byId('panel').hidden = true;
  markButton(false);
}

/** The button for the panel says what it would do. */
export function markButton(open: boolean): void {
  byId('panel-button').setAttribute('aria-expanded', String(open));
  byId('panel-button').textContent = word(open ? 'workbench.panel.close' : 'workbench.panel.open');
}

/** Gives the focus to this part of Univer, which passes the keyboard on to the chosen cell. */
export const focusGrid = (): void =>
  byId('sheet').querySelector<HTMLElement>('[data-u-comp="workbench-layout"]')?.focus();

const isCall = (data: unknown): data is Call =>
  typeof data === 'object' && data !== null && 'token' in data && 'id' in data;

const makeToken = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map(byte => byte.toString(16).padStart(2, '0')).join('');
