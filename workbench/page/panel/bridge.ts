/** The frame's side of the panel: `google.script` as Google has it there, and the keyboard between panel and page. */

/** Where the documentation lies, beside the page in whatever folder; the frame has no address of its own to start from. */
const DOCS = new URL('docs/', document.baseURI).href;

/** Adds the frame's side before any script of the panel. */
export function withBridge(html: string, token: string, withPage: boolean): string {
  const parts = [
    `(${offerGoogleScript.toString()})(${JSON.stringify(token)})`,
    `(${takeKeys.toString()})(${JSON.stringify(token)}, ${withPage})`,
    `(${takeFiles.toString()})(${JSON.stringify(token)})`,
  ];
  const doctype = /^\s*<!doctype[^>]*>/i.exec(html)?.[0] ?? '';
  const page = html.slice(doctype.length).replace('<body ', `<body data-docs="${DOCS}" `);
  return `${doctype}<script>${parts.join(';\n')}</script>${page}`;
}

// These functions run in the frame, each as its own text: they may use nothing from outside themselves.

/** `google.script.run` and `google.script.host`, with what the workbench adds to the latter. */
function offerGoogleScript(token: string): void {
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
  const send = (handlers: Handlers, message: object): void => {
    const id = next++;
    waiting.set(id, handlers);
    window.parent.postMessage({ token, id, ...message }, '*');
  };
  const tell = (message: object): void => window.parent.postMessage({ token, id: 0, ...message }, '*');
  const asked = (message: object): Promise<unknown> => new Promise(success => send({ success }, message));
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
            send(handlers, { run: String(name), args });
          };
        },
      },
    );
  window.addEventListener('message', event => {
    if (event.source !== window.parent || event.data?.token !== token || !('id' in event.data)) return;
    const handlers = waiting.get(event.data.id);
    waiting.delete(event.data.id);
    if (!handlers) return;
    if ('error' in event.data) handlers.failure?.(new Error(event.data.error), handlers.user);
    else handlers.success?.(event.data.value, handlers.user);
  });
  const host = {
    close: () => tell({ host: 'close' }),
    setHeight: () => undefined,
    setWidth: () => undefined,
    keep: (name: string, value: string) => asked({ host: 'keep', name, value }),
    kept: (name: string) => asked({ host: 'kept', name }),
    showPage: (html: string, prints: boolean) => tell({ host: 'page', html, prints }),
    editor: { focus: () => tell({ host: 'focus' }) },
  };
  Object.assign(window, { google: { script: { run: runner({}), host } } });
}

/** Who has the keyboard: with `early`, keys come before the panel knows whether they were meant for it. */
function takeKeys(token: string, early: boolean): void {
  const tell = (message: object): void => window.parent.postMessage({ token, id: 0, ...message }, '*');
  // What is typed here before the word of what was typed elsewhere belongs behind that.
  const typed: string[] = [];
  let waits = early;
  const goIn = (): void => {
    // As the panel does with a new screen: to what it asks, else to its heading.
    const order = ['[data-answer]', 'h1[tabindex]', 'button:enabled, input:enabled, a[href]'];
    order
      .map(one => document.querySelector<HTMLElement>(one))
      .find(Boolean)
      ?.focus();
  };
  const type = (text: string): void => {
    const line = document.querySelector<HTMLInputElement>('#screen input');
    if (!line || text === '') return;
    line.focus();
    line.value = text;
    line.dispatchEvent(new Event('input', { bubbles: true }));
  };
  window.addEventListener('message', event => {
    if (event.source !== window.parent || event.data?.token !== token) return;
    const isTyped = 'typed' in event.data;
    if (!isTyped && !('focusIn' in event.data)) return;
    waits = false;
    if (isTyped) type([event.data.typed, ...typed.splice(0)].join(''));
    else goIn();
  });
  const keep = (event: KeyboardEvent): void => {
    if (!waits || event.key.length !== 1 || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    typed.push(event.key);
  };
  window.addEventListener('keydown', keep, { capture: true });
  window.addEventListener('input', () => tell({ host: 'typed' }), { capture: true });
  window.addEventListener('pointerdown', () => (waits = false), { capture: true });
  const { focus } = HTMLElement.prototype;
  if (early)
    HTMLElement.prototype.focus = function (options) {
      if (document.hasFocus()) focus.call(this, options);
      else tell({ host: 'drawn' });
    };
  window.addEventListener('keydown', event => {
    if (event.key !== 'F6' || event.altKey || event.metaKey) return;
    event.preventDefault();
    tell({ host: 'leave', step: event.shiftKey ? -1 : 1 });
  });
}

/** Files that the page hands on, as if they were dropped on the panel. */
function takeFiles(token: string): void {
  window.addEventListener('message', event => {
    if (event.source !== window.parent || event.data?.token !== token || !('file' in event.data)) return;
    window.dispatchEvent(new CustomEvent('wallist-file', { detail: event.data.file }));
  });
}
