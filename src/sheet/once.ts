/** Made at the first use, then kept: a custom function loads everything and needs little of it. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
