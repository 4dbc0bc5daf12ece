import { parseOut } from '../sheet/cells/fields';

/** `1-3, 5-` as rounds; undefined where that names none, or one that was not played. */
export function roundsNamed(text: string, last: number): readonly number[] | undefined {
  const named = parseOut(text);
  if (!named || named.isAwaited) return undefined;
  const { rounds, from = last + 1 } = named;
  const all = new Set([
    ...rounds,
    ...Array.from({ length: Math.max(0, last + 1 - from) }, (_, i) => from + i),
  ]);
  const roundNumbers = [...all].sort((one, other) => one - other);
  return roundNumbers.length === 0 || Math.max(...roundNumbers) > last ? undefined : roundNumbers;
}
