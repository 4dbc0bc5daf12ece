/** The panel at the right: the add-on's own page in a frame, which reaches nothing but the bridge. */
import type { Panel } from '../host/ui';
import { messageOf } from '../functions';
import type { Wire } from '../wire';
import { isEarly } from './earlyKeys';
import { byId, make } from './elements';
import type { PersonsFile } from './kept/handOver';
import { keepForPanel, keptForPanel } from './kept/forPanel';
import { showPage } from './showPage';
import { word } from './words';

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
    if (event.source !== frame.contentWindow || !isCall(event.data) || event.data.token !== token) return;
    const { id, run, args, host, html: page, prints, step, name = '', value = '' } = event.data;
    if (host === 'close') return hidePanel();
    if (host === 'focus') {
      // The cell that it leads to lies under the panel there.
      if (isNarrow()) hidePanel();
      return focusGrid();
    }
    if (host === 'drawn') return drawn();
    if (host === 'typed') return void (isTyped = true);
    if (host === 'leave') return leave(step === -1 ? -1 : 1);
    if (host === 'page') return showPage(page ?? '', prints === true);
    if (host === 'keep' || host === 'kept')
      return void (host === 'keep' ? keepForPanel(name, value) : keptForPanel(name)).then(kept =>
        frame.contentWindow?.postMessage({ token, id, value: kept }, '*'),
      );
    isTyped = false;
    const reply = (result: { readonly value: Wire } | { readonly error: string }) =>
      frame.contentWindow?.postMessage({ token, id, ...result }, '*');
    const fail = (error: unknown) => reply({ error: messageOf(error) });
    try {
      const value = answer(run ?? '', args ?? []);
      if (value instanceof Promise) value.then(done => reply({ value: done }), fail);
      else reply({ value });
    } catch (error) {
      fail(error);
    }
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

/** Where the documentation lies, beside the page in whatever folder; the frame has no address of its own to start from. */
const DOCS = new URL('docs/', document.baseURI).href;

/** Adds the frame's side, `google.script.run` and `google.script.host`, before any script of the panel. */
function withBridge(html: string, token: string, withPage: boolean): string {
  const script = `<script>(${bridge.toString()})(${JSON.stringify(token)}, ${withPage})</script>`;
  const doctype = /^\s*<!doctype[^>]*>/i.exec(html)?.[0] ?? '';
  const page = html.slice(doctype.length).replace('<body ', `<body data-docs="${DOCS}" `);
  return `${doctype}${script}${page}`;
}

// This function runs in the frame, so it may use nothing from outside itself.
function bridge(token: string, early: boolean): void {
  type Handler = (value: unknown, user?: unknown) => void;
  interface Handlers {
    readonly success?: Handler;
    readonly failure?: Handler;
    readonly user?: unknown;
  }
  const waiting = new Map<number, Handlers>();
  let next = 1;
  const crossable = (value: unknown): boolean => {
    if (value === null || ['string', 'number', 'boolean', 'undefined'].includes(typeof value)) return true;
    if (Array.isArray(value)) return value.every(crossable);
    const plain = Object.prototype.toString.call(value) === '[object Object]' && typeof value === 'object';
    return plain && Object.values(value as object).every(crossable);
  };
  const send = (message: object) => window.parent.postMessage({ token, ...message }, '*');
  const hosted = (message: object): Promise<unknown> =>
    new Promise(success => {
      const id = next++;
      waiting.set(id, { success });
      send({ id, ...message });
    });
  const runner = (handlers: Handlers): unknown =>
    new Proxy(
      {},
      {
        get: (_, name) => {
          if (name === 'withSuccessHandler') return (success: Handler) => runner({ ...handlers, success });
          if (name === 'withFailureHandler') return (failure: Handler) => runner({ ...handlers, failure });
          if (name === 'withUserObject') return (user: unknown) => runner({ ...handlers, user });
          return (...args: unknown[]) => {
            if (!args.every(crossable)) throw new TypeError('Only plain values can be sent to the script.');
            const id = next++;
            waiting.set(id, handlers);
            send({ id, run: String(name), args });
          };
        },
      },
    );
  window.addEventListener('message', event => {
    if (event.source !== window.parent || event.data?.token !== token) return;
    if ('focusIn' in event.data) {
      waits = false;
      // As the panel does with a new screen: to what it asks, else to its heading.
      const order = ['[data-answer]', 'h1[tabindex]', 'button:enabled, input:enabled, a[href]'];
      order
        .map(one => document.querySelector<HTMLElement>(one))
        .find(Boolean)
        ?.focus();
      return;
    }
    if ('typed' in event.data) {
      const text = [event.data.typed, ...typed.splice(0)].join('');
      waits = false;
      const line = document.querySelector<HTMLInputElement>('#screen input');
      if (!line || text === '') return;
      line.focus();
      line.value = text;
      line.dispatchEvent(new Event('input', { bubbles: true }));
      return;
    }
    if ('file' in event.data) {
      window.dispatchEvent(new CustomEvent('wallist-file', { detail: event.data.file }));
      return;
    }
    const handlers = waiting.get(event.data.id);
    waiting.delete(event.data.id);
    if (!handlers) return;
    if ('error' in event.data) handlers.failure?.(new Error(event.data.error), handlers.user);
    else handlers.success?.(event.data.value, handlers.user);
  });
  // What is typed here before the word of what was typed elsewhere belongs behind that.
  const typed: string[] = [];
  let waits = early;
  const keep = (event: KeyboardEvent): void => {
    if (!waits || event.key.length !== 1 || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    typed.push(event.key);
  };
  window.addEventListener('keydown', keep, { capture: true });
  window.addEventListener('input', () => send({ id: 0, host: 'typed' }), { capture: true });
  window.addEventListener('pointerdown', () => (waits = false), { capture: true });
  const { focus } = HTMLElement.prototype;
  if (early)
    HTMLElement.prototype.focus = function (options) {
      if (document.hasFocus()) focus.call(this, options);
      else send({ id: 0, host: 'drawn' });
    };
  window.addEventListener('keydown', event => {
    if (event.key !== 'F6' || event.altKey || event.metaKey) return;
    event.preventDefault();
    send({ id: 0, host: 'leave', step: event.shiftKey ? -1 : 1 });
  });
  Object.assign(window, {
    google: {
      script: {
        run: runner({}),
        host: {
          close: () => send({ id: 0, host: 'close' }),
          setHeight: () => undefined,
          setWidth: () => undefined,
          keep: (name: string, value: string) => hosted({ host: 'keep', name, value }),
          kept: (name: string) => hosted({ host: 'kept', name }),
          showPage: (html: string, prints: boolean) => send({ id: 0, host: 'page', html, prints }),
          editor: { focus: () => send({ id: 0, host: 'focus' }) },
        },
      },
    },
  });
}
