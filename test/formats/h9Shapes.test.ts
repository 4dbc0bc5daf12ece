import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readH9 } from '../../src/formats/h9/readH9';
import { isFileError } from '../../src/tournament/fileProblem';

// F7.3 of docs/faults.md

/** Each game as `round: black's line result white's line`, each round without one, and what was said. */
function told(text: string): readonly string[] {
  const reading = readH9(text);
  if (reading.kind !== 'read')
    return reading.problems
      .filter(isFileError)
      .map(({ code, values }) => `${code} ${String(values['text'] ?? values['count'] ?? '')}`);
  const { games, free, players, rounds } = reading.tournament;
  return [
    `${players.length} players, ${rounds} rounds`,
    ...games.map(one => `${one.round}: ${one.black + 1} ${one.blackOutcome} ${one.white + 1}`),
    ...free.map(one => `${one.round}: ${one.player + 1} free`),
    ...players.flatMap(({ start }, i) => (start === undefined ? [] : [`${i + 1} starts at ${start / 2}`])),
  ];
}

describe('scores in the lines of a result file', () => {
  const LINES = ['1 Ab Cd 7d CN xxxx', '2 Ef Gh 6d CN xxxx', '3 Ij Kl 5d CN xxxx', '4 Mn Op 5d CN xxxx'];
  const RESULTS = ['4+ 2+', '3- 1-', '2+ 4-', '1- 3+'];
  const PLAYED = ['4 players, 2 rounds', '1: 1 won 4', '1: 2 lost 3', '2: 1 won 2', '2: 3 lost 4'];
  const file = (before: readonly string[], behind: readonly string[], titles = '') =>
    [
      titles,
      ...LINES.map((line, i) =>
        [line, before[i], RESULTS[i], behind[i], `|1802540${i}`].filter(Boolean).join(' '),
      ),
    ].join('\n');

  test.each([
    ['before the results', ['6 25 134', '4 20 120', '5 ½ 1', '5 20½ 1'], []],
    ['behind the results', [], ['6 25 134', '4 20 120', '5 ½ 1', '5 20½ 1']],
    ['before and behind', ['6', '4', '5', '5'], ['25 134', '20 120', '- 1', '20½ -']],
    ['nowhere', [], []],
  ])('%s', (_where, before, behind) => expect(told(file(before, behind))).toEqual(PLAYED));

  test('that are the McMahon score give the start on either side', () => {
    const scores = ['36', '33', '34', '34'];
    const starts = ['1 starts at 34', '2 starts at 33', '3 starts at 33', '4 starts at 33'];
    expect(told(file(scores, [], '; Pl Name Rk Co Club MMS'))).toEqual([...PLAYED, ...starts]);
    expect(told(file([], scores, '; Pl Name Rk Co Club 1 2 MMS SOS'))).toEqual([...PLAYED, ...starts]);
  });

  test('between results are refused with their word: no game before them is lost', () => {
    expect(told('1 Ab Cd 7d CN xxxx 2+ 1 2+ 2\n2 Ef Gh 6d CN xxxx 1- 0 1- 0')).toEqual([
      'wrongCell 2+',
      'wrongCell 1-',
    ]);
  });

  test('of any number on either side leave all games', () => {
    const score = fc.constantFrom('0', '6', '25', '134', '25½', '½', '12,5', '-4');
    const scores = fc
      .integer({ min: 0, max: 3 })
      .chain(count => fc.tuple(...LINES.map(() => fc.array(score, { minLength: count, maxLength: count }))));
    fc.assert(
      fc.property(scores, scores, (before, behind) => {
        const words = (some: readonly (readonly string[])[]) => some.map(one => one.join(' '));
        expect(told(file(words(before), words(behind)))).toEqual(PLAYED);
      }),
      { numRuns: 100 },
    );
  });
});

// N34 of docs/faults.md
test('of lines without points nothing is said of points, and with points all of them are', () => {
  const sign = fc.constantFrom('+ -', '- +', '= =', '? ?', '+/b2 -/w2', '+! -!').map(pair => pair.split(' '));
  const rounds = fc.array(fc.tuple(sign, sign), { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(rounds, fc.integer({ min: 0, max: 2 }), (played, points) => {
      const opponents = [
        [2, 1, 4, 3],
        [3, 4, 1, 2],
        [4, 3, 2, 1],
      ];
      const lines = [0, 1, 2, 3].map(player => {
        const cells = played.map((pairs, round) => {
          const opponent = opponents[round]![player]!;
          const pair = pairs[Math.min(player, opponent - 1) === 0 ? 0 : 1];
          return `${opponent}${pair![player < opponent - 1 ? 0 : 1]!}`;
        });
        const before = Array.from({ length: points }, (_, i) => String(31 + player + i));
        return `${player + 1} Name${player} First ${player + 1}d DE Club ${[...before, ...cells].join(' ')}`;
      });
      const reading = readH9(lines.join('\n'));
      if (reading.kind !== 'read') return expect.fail(JSON.stringify(reading.problems));
      expect(reading.tournament.rounds).toBe(played.length);
      const said = reading.problems.filter(({ values }) => values['what'] === 'lists');
      expect(said.map(({ values }) => values['count'])).toEqual(points === 0 ? [] : [4 * points]);
    }),
    { numRuns: Number(process.env['FILES'] ?? 200) },
  );
});
