/** Made at the first use, then kept: a custom function loads everything and needs little of it. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** The same by key: the same few hundred texts stand in thousands of cells, the same few stages are asked for again and again. */
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
