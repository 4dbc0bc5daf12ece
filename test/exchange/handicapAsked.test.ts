import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { answer } from '../../src/application/panel/api';
import { readFile, type SaidOfFile } from '../../src/exchange/readFile';
import { memoryWorkbook } from '../application/memoryWorkbook';
import { expectView } from '../application/tournamentBook';
import { hasReference, inReference } from '../reference';

const line = (no: number, name: string, rank: string, cell: string): string =>
  `${String(no).padStart(4)} ${name.padEnd(31)} ${rank} CZ Brno   0    0    0    0       ${cell}`;

/** Eight players by pairs with the stones of their games: one rank less of each game than there are ranks between, but for `slips`. */
function withStones(stones: readonly number[]): Uint8Array {
  const ranks = ['5d', '1d', '4d', '2k', '3d', '6k', '2d', '8k'];
  const rows = ranks.map((rank, i) => {
    const [own, other] = i % 2 === 0 ? ['-/w', i + 2] : ['+/b', i];
    return line(i + 1, `Name${i} Ann`, rank, `${other}${own}${stones[Math.floor(i / 2)] ?? 0}`);
  });
  return new TextEncoder().encode(`; CL[A]\n; EV[Stones]\n${rows.join('\n')}\n`);
}

function reading(bytes: Uint8Array, said: SaidOfFile = {}) {
  const read = readFile('stones.h9', bytes, 'en', said);
  if (read.kind !== 'read') throw new Error(read.sentence);
  const setting = (name: string) => read.rows.settings.find(([key]) => key === name)?.[1];
  const question = read.questions.find(({ answers }) => {
    const label = answers[0]?.label;
    return typeof label === 'object' && 'handicap' in label;
  });
  return { read, rows: read.rows, setting, question };
}

describe('L10 stones that follow no rule of ours', () => {
  // By ranks with one stone less 3, 4, 7 and 8 would be due.
  const some = withStones([3, 4, 7, 2]);
  const none = withStones([1, 2, 1, 2]);

  test('are asked about beside the system, with the rule that most of them follow', () => {
    const { question, read, setting } = reading(some);
    expect(read.questions).toHaveLength(2);
    expect(question?.sentence).toMatch(
      /^With which handicaps does it go on\? 4 games have stones by a rule that is not known here/,
    );
    expect(question?.answers.map(({ label, isTaken }) => [label, isTaken])).toEqual([
      [{ handicap: 'none' }, false],
      [{ handicap: 'EGF' }, false],
      [{ handicap: 'rank' }, true],
    ]);
    expect(question?.isAnswered).toBe(false);
    expect([setting('Handicap'), setting('Handicap reduction')]).toEqual(['rank', '1']);
    // The question says what the remark said.
    expect(read.remarks.map(({ sentence }) => sentence).join()).not.toContain('rule that is not known');
  });

  test('go on without handicap where most of them follow none', () => {
    const { question, setting } = reading(none);
    expect(question?.answers.find(({ isTaken }) => isTaken)?.label).toEqual({ handicap: 'none' });
    expect(setting('Handicap')).toBe(undefined);
  });

  test('by McMahon score only in a McMahon, and each answer is kept when another one is given', () => {
    const inMcMahon = reading(some, { system: 'McMahon', handicap: 'MMS' });
    expect(inMcMahon.question?.answers.map(({ label }) => label)).toContainEqual({ handicap: 'MMS' });
    expect(inMcMahon.setting('Handicap')).toBe('MMS');
    expect(inMcMahon.question?.isAnswered).toBe(true);
    for (const { said } of inMcMahon.read.questions.flatMap(({ answers }) => answers))
      expect(said.system !== undefined && said.handicap !== undefined).toBe(true);
    // What is no answer any more is asked again.
    const inSwiss = reading(some, { system: 'Swiss', handicap: 'MMS' });
    expect(inSwiss.question).toMatchObject({ isAnswered: false });
    expect(inSwiss.setting('Handicap')).toBe('rank');
  });

  test.each(['none', 'EGF', 'rank', undefined] as const)(
    'no round that came is judged by them, whatever is answered: %s',
    handicap => {
      for (const bytes of [some, none]) {
        const book = memoryWorkbook();
        const { rows } = reading(bytes, { system: 'Swiss', ...(handicap && { handicap }) });
        const file = JSON.parse(JSON.stringify(rows)) as typeof rows;
        expectView(book, { ask: 'import', file }, 'imported');
        const { parts } = expectView(book, { ask: 'audit', done: 0 }, 'audit');
        const found = parts.flatMap(({ findings }) => findings);
        expect(
          found.filter(({ sentence, severity }) => /stone|handicap/i.test(sentence) && severity !== 'note'),
        ).toEqual([]);
        expect(parts[0]?.title).not.toMatch(/not legal/);
      }
    },
  );

  test('are not asked about where a rule of ours gives them', () => {
    expect(reading(withStones([3, 4, 7, 8])).question).toBe(undefined);
    expect(reading(withStones([0, 0, 0, 0])).question).toBe(undefined);
  });

  test.skipIf(!hasReference)('a real event goes on as was answered', () => {
    const bytes = readFileSync(inReference('formats/mcmahon-14.h9'));
    const { question, rows } = reading(bytes, { handicap: 'rank' });
    expect(question?.isAnswered).toBe(true);
    const book = memoryWorkbook();
    expect(answer(book.workbook, { ask: 'import', file: rows }).view.view).toBe('imported');
    const { parts } = expectView(book, { ask: 'audit', done: 0 }, 'audit');
    const departures = parts.flatMap(({ findings }) =>
      findings.filter(({ severity }) => severity !== 'note'),
    );
    expect(departures.filter(({ sentence }) => /stone|handicap/i.test(sentence))).toEqual([]);
  });
});
