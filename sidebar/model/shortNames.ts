/** Names as they fit beside each other: the family name and an initial, in full where two would be the same. */
export function shortNames(names: readonly string[]): readonly string[] {
  const short = names.map(shortName);
  const count = new Map<string, number>();
  for (const one of short) count.set(one, (count.get(one) ?? 0) + 1);
  return short.map((one, i) => ((count.get(one) ?? 0) > 1 ? (names[i] ?? one) : one));
}

/** “Van den Berg, Kees” and “Nowak Agnieszka”: what stands behind is the first name. Names that are not spelt stay whole. */
function shortName(name: string): string {
  const [, family = '', first = ''] = /^(.+?), *(\S.*)$/.exec(name) ?? /^(.+) (\S+)$/.exec(name) ?? [];
  return family !== '' && SPELT.test(first) ? `${family} ${[...first][0] ?? ''}.` : name;
}

const SPELT = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]{2}/u;
