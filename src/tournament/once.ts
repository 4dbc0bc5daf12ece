/**
 * A function that computes its value at the first call and keeps it: a custom function loads the whole
 * program and needs little of it.
 */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/**
 * A function that remembers its result for every key: a few hundred texts stand in thousands of cells, and a
 * few stages are asked for many times.
 */
export function remembering<K, T>(find: (key: K) => T): (key: K) => T {
  const known = new Map<K, T>();
  return key => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const now = find(key);
    known.set(key, now);
    return now;
  };
}
