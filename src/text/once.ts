/**
 * A function that computes its value at the first call and keeps it: a custom function loads the whole
 * program and needs little of it.
 */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** A parser that remembers every text it has read: the same few hundred texts stand in thousands of cells. */
export function remembering<T>(parse: (text: string) => T): (text: string) => T {
  const results = new Map<string, T>();
  return text => {
    const remembered = results.get(text);
    if (remembered !== undefined) return remembered;
    const result = parse(text);
    results.set(text, result);
    return result;
  };
}
