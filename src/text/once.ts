/** Made at the first use, then kept: a custom function loads everything and needs little of it. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** The same few hundred texts stand in thousands of cells. */
export function remembering<T>(parse: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return text => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const now = parse(text);
    known.set(text, now);
    return now;
  };
}
