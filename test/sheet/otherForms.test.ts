import { describe, expect, test } from 'vitest';
import { readWallList } from '../../src/sheet/read/readWallList';
import { makeText, sentenceAtCell, problemMend } from '../../src/sheet/wording';
import { range } from './range';

/** Errors of a list of three players with these cells in two rounds. */
function errors(...cells: readonly string[]): readonly string[] {
  const [a, b, c, d, e, f] = cells;
  const text = `No | Name | R1 | R2\n1 | Ann | ${a} | ${d}\n2 | Bob | ${b} | ${e}\n3 | Cid | ${c} | ${f}`;
  const { problems } = readWallList(range(text));
  return problems
    .filter(({ severity }) => severity === 'error')
    .map(problem => sentenceAtCell(makeText('en'), problem));
}

describe('results in another form', () => {
  test.each([
    ['opponents by name', 'W vs Bob', ['W vs Bob', 'L vs Ann', '0+', 'W vs Cid', '0+', 'L vs Ann']],
    ['names with a sign', 'Bob+', ['Bob+', 'Ann-', '0+', 'Cid+', '0+', 'Ann-']],
    ['margins', 'B+3.5', ['B+3.5', 'B+3.5', '', 'W+R', '', 'W+R']],
    ['ticks', '✓', ['✓', '✗', '✓', '✓', '✗', '✗']],
    ['without opponent', 'w/o 3', ['w/o 3', 'w/o 1', '', 'w/o 2', 'w/o 3', '']],
    ['team results', '18+(3)', ['18+(3)', '17-(1)', '', '16+(2)', '15-(2)', '']],
  ])('%s are refused with one sentence', (_what, text, cells) => {
    const told = errors(...cells);
    expect(told).toHaveLength(1);
    expect(told[0]).toMatch(/^C2: \d cells have results in a form that is not read, such as /);
    expect(told[0]).toContain(`“${text}”`);
  });

  test('and how to write them is said in each language', () => {
    const { problems } = readWallList(
      range('No | Name | R1\n1 | Ann | x+\n2 | Bob | x-\n3 | Cid | y+\n4 | Di | y-'),
    );
    for (const language of ['en', 'de', 'es', 'fr', 'ja', 'ko', 'ru', 'zh'] as const)
      expect(problemMend(makeText(language), problems[0]!)).toMatch(/3\+.*3-.*3=.*3\?.*0\+.*0=.*0-/);
  });

  test('in a few cells are slips, each with its place', () => {
    expect(errors('2+', 'lost', '0+', '3+', '0+', 'lost')).toEqual([
      'C3: “lost” is not a result.',
      'D4: “lost” is not a result.',
    ]);
  });
});
