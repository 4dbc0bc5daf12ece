/**
 * A realm for the script: a hidden frame without the names that Apps Script does not have. `window`,
 * `document` and `location` cannot be removed; the tests in Node run without them.
 */
type Realm = Window & Record<string, unknown>;

/** The names that the language itself defines; all other names in a window come from the browser. */
const LANGUAGE = new Set(
  (
    'Object Function Array Number parseFloat parseInt Infinity NaN undefined Boolean String Symbol Date Promise ' +
    'RegExp Error AggregateError EvalError RangeError ReferenceError SyntaxError TypeError URIError globalThis JSON ' +
    'Math Intl ArrayBuffer Atomics Uint8Array Int8Array Uint16Array Int16Array Uint32Array Int32Array Float32Array ' +
    'Float64Array Uint8ClampedArray BigUint64Array BigInt64Array DataView Map BigInt Set WeakMap WeakSet WeakRef ' +
    'Proxy Reflect FinalizationRegistry SharedArrayBuffer decodeURI decodeURIComponent encodeURI encodeURIComponent ' +
    'escape unescape eval isFinite isNaN Iterator'
  ).split(' '),
);

export function createContext(globals: Record<string, unknown>): Realm {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.title = 'Script';
  document.body.append(frame);
  const realm = frame.contentWindow as unknown as Realm;
  for (
    let level: object | null = realm;
    level && level !== realm.Object;
    level = Object.getPrototypeOf(level)
  ) {
    for (const name of Object.getOwnPropertyNames(level)) {
      if (!LANGUAGE.has(name) && name !== 'constructor') Reflect.deleteProperty(level, name);
    }
    if (Object.getPrototypeOf(level) === (realm.Object as ObjectConstructor).prototype) break;
  }
  Object.assign(realm, globals);
  return realm;
}

/** Runs code in a script element, not by eval: only then are `var`s of strict code global, as in Apps Script. */
export function runInContext(code: string, realm: Realm, file: string): void {
  const script = realm.document.createElement('script');
  script.textContent = `${code}\n//# sourceURL=${file}`;
  let failed: ErrorEvent | undefined;
  const listen = (event: Event) => {
    failed = event as ErrorEvent;
  };
  EventTarget.prototype.addEventListener.call(realm, 'error', listen);
  realm.document.body.append(script);
  EventTarget.prototype.removeEventListener.call(realm, 'error', listen);
  script.remove();
  if (failed) throw new Error(`${file} does not load: ${failed.message}`);
}
