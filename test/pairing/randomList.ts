import fc from 'fast-check';

/** A list in text with some rounds played at random, and the round to be paired. */
export interface RandomList {
  readonly text: string;
  /** Two numbers each. */
  readonly forbiddenPairs: readonly (readonly [number, number])[];
}

/** What may stand in the round to be paired, or in the column Out, besides nothing. */
const HELD = ['', '', '', '', '', '', '0+', '0=', '0-', 'out'] as const;

/**
 * Up to `most` players whose games of up to three rounds are drawn anew each time, repeats among them; a bye for who is left.
 * `starts` are what may stand in the column Start, `held` says whether some are not free in the round to be paired.
 */
export const randomList = (most: number, starts: readonly string[], held = false): fc.Arbitrary<RandomList> =>
  fc.integer({ min: 2, max: most }).chain(players => {
    const numbers = Array.from({ length: players }, (_, i) => i);
    const order = fc.shuffledSubarray(numbers, { minLength: players, maxLength: players });
    const each = <T>(one: fc.Arbitrary<T>) => fc.array(one, { minLength: players, maxLength: players });
    return fc
      .record({
        rounds: fc.array(fc.record({ order, results: each(fc.constantFrom('+', '-', '=')) }), {
          maxLength: 3,
        }),
        start: each(fc.constantFrom(...starts)),
        category: each(fc.constantFrom('A', 'B', 'C')),
        group: each(fc.constantFrom('', '', 'x', 'y')),
        held: each(fc.constantFrom(...(held ? HELD : ['' as const]))),
        forbidden: fc.array(fc.tuple(fc.nat(players - 1), fc.nat(players - 1)), { maxLength: 3 }),
      })
      .map(({ rounds, start, category, group, held: open, forbidden }): RandomList => {
        const cells = rounds.map(({ order: drawn, results }) => cellsOf(drawn, results));
        const header = ['Name', 'Start', 'Category', 'Group', 'Out', ...cells.map((_, r) => `R${r + 1}`)];
        const next = rounds.length + 1;
        const rows = numbers.map(i => [
          'ABCDEFGHIJ'[i],
          start[i],
          category[i],
          group[i] === '' ? '.' : group[i],
          open[i] === 'out' ? String(next) : '.',
          ...cells.map(round => round[i]),
          open[i] === '' || open[i] === 'out' ? '.' : open[i],
        ]);
        return {
          text: [[...header, `R${next}`], ...rows].map(row => row.join(' | ')).join('\n'),
          forbiddenPairs: forbidden.filter(([a, b]) => a !== b).map(([a, b]) => [a + 1, b + 1]),
        };
      });
  });

const OTHER = { '+': '-', '-': '+', '=': '=' } as const;

function cellsOf(order: readonly number[], results: readonly ('+' | '-' | '=')[]): readonly string[] {
  const cells: string[] = order.map(() => '0+');
  for (let k = 0; k + 1 < order.length; k += 2) {
    const [a, b, result] = [order[k]!, order[k + 1]!, results[k]!];
    cells[a] = `${b + 1}${result}/b`;
    cells[b] = `${a + 1}${OTHER[result]}/w`;
  }
  return cells;
}
