/** Computes the value at the first call: a custom function loads the whole program and needs little of it. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** Remembers the result for every key: a few hundred texts stand in thousands of cells. */
export function remembering<K, T>(find: (key: K) => T): (key: K) => T {
  const results = new Map<K, T>();
  return key => {
    const before = results.get(key);
    if (before !== undefined) return before;
    const now = find(key);
    results.set(key, now);
    return now;
  };
}
