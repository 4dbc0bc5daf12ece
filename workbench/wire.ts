/** Values that may pass between panel and script, as through Google's `google.script.run`. */

export type Wire = null | string | number | boolean | readonly Wire[] | { readonly [key: string]: Wire };

/** A copy in plain JSON. Throws on dates, functions and cycles, as Google does. */
export function toWire(value: unknown, above: readonly unknown[] = []): Wire {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'object')
    throw new TypeError(`A ${typeof value} cannot be sent between panel and script.`);
  if (above.includes(value)) throw new TypeError('A value that contains itself cannot be sent.');
  const inside = [...above, value];
  if (Array.isArray(value)) return value.map(one => toWire(one, inside));
  const kind = Object.prototype.toString.call(value);
  if (kind !== '[object Object]') throw new TypeError(`${kind} cannot be sent between panel and script.`);
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, one]) => one !== undefined)
      .map(([key, one]) => [key, toWire(one, inside)]),
  );
}

/** Whether the panel may call a function: names ending in `_` are private to the script. */
export const mayCall = (name: unknown): name is string =>
  typeof name === 'string' && /^[A-Za-z$][\w$]*$/.test(name) && !name.endsWith('_');
