import type { FieldLines, FieldPerson } from '../../src/application/protocol/protocol';

/** The lines over the field bear the names of the request. */
export type FieldLine = keyof FieldLines;

/** Where somebody starts as the lines stand, as a place on the ladder (R4.1, R4.2); undefined where nobody knows. */
export function placeOnLadder(
  { ladder, fixed, marked, below }: FieldPerson,
  { upper, lower, top }: FieldLines,
  before: FieldLines,
): number | undefined {
  if (fixed !== undefined || ladder === undefined) return fixed;
  const at = lower === undefined ? ladder : Math.max(lower, ladder);
  if (upper === undefined) return at;
  // As long as the line stays, the marks of the list count, whosoever they are.
  const isAbove = top !== undefined && (top === before.top ? marked : ladder >= top);
  const start = isAbove ? upper + 1 : Math.min(upper, at);
  return below ? Math.min(upper - 1, start) : start;
}

/** `3d`, `12k`. */
export const rankAt = (rung: number): string => (rung >= 0 ? `${rung + 1}d` : `${-rung}k`);

/** The rungs of the picture from the strongest down, with one more at both ends for lines that are away. */
export function rungsOf(people: readonly FieldPerson[], lines: FieldLines): readonly number[] {
  const rungs = [
    ...people.flatMap(({ ladder }) => (ladder === undefined ? [] : [ladder])),
    ...Object.values(lines).filter((rung): rung is number => rung !== undefined),
  ];
  const [most, least] = rungs.length === 0 ? [0, 0] : [Math.max(...rungs), Math.min(...rungs)];
  return Array.from({ length: most - least + 1 }, (_, i) => most - i);
}

/** A line where somebody puts it: never over another one, nor beyond the field; undefined takes it away. */
export function movedLine(
  lines: FieldLines,
  line: FieldLine,
  to: number | undefined,
  rungs: readonly number[],
): FieldLines {
  const [most = 0, least = 0] = [rungs[0], rungs[rungs.length - 1]];
  const { upper, lower, top } = lines;
  const within = (from: number, end: number): number | undefined =>
    to === undefined || from > end ? undefined : Math.max(from, Math.min(end, to));
  const linesNow = (): FieldLines => {
    switch (line) {
      case 'upper':
        if (to === undefined || to > most) return { lower };
        return { ...lines, upper: within(Math.max(least, (lower ?? least - 1) + 1), top ?? most) };
      case 'lower':
        if (to === undefined || to < least) return { upper, top };
        return { ...lines, lower: within(least, Math.min(most, (upper ?? most + 1) - 1)) };
      case 'top':
        if (upper === undefined || to === undefined || to > most) return { upper, lower };
        return { ...lines, top: within(upper, most) };
    }
  };
  return Object.fromEntries(Object.entries(linesNow()).filter(([, rung]) => rung !== undefined));
}

export interface FieldGroup {
  readonly start: number;
  readonly players: number;
}

/** How many start where, the strongest first; what nobody knows is left out. */
export function countsByStart(
  people: readonly FieldPerson[],
  lines: FieldLines,
  before: FieldLines,
): readonly FieldGroup[] {
  const sizes = new Map<number, number>();
  for (const person of people) {
    const start = placeOnLadder(person, lines, before);
    if (start !== undefined) sizes.set(start, (sizes.get(start) ?? 0) + 1);
  }
  return [...sizes].sort(([one], [other]) => other - one).map(([start, players]) => ({ start, players }));
}

/** Players who start elsewhere than before the lines moved. */
export const movers = (
  people: readonly FieldPerson[],
  lines: FieldLines,
  before: FieldLines,
): readonly { readonly person: FieldPerson; readonly from: number; readonly to: number }[] =>
  people.flatMap(person => {
    const [from, to] = [placeOnLadder(person, before, before), placeOnLadder(person, lines, before)];
    return from === undefined || to === undefined || from === to ? [] : [{ person, from, to }];
  });
