import { existsSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readFile, type SaidOfFile } from '../../src/exchange/readFile';
import { systemsAsked } from '../../src/exchange/systemOfGames';
import { writeTou } from '../../src/formats/h9/writeTou';
import { readOpenGotha } from '../../src/formats/openGotha/readOpenGotha';
import { memoryWorkbook } from '../application/memoryWorkbook';
import { expectView } from '../application/tournamentBook';
import { hasReference, inReference } from '../reference';
import { H9 } from './examples';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

function reading(name: string, bytes: Uint8Array, said?: SaidOfFile) {
  const read = readFile(name, bytes, 'en', said);
  if (read.kind !== 'read') throw new Error(read.sentence);
  const system = read.rows.settings.find(([key]) => key === 'System')?.[1];
  const question = read.questions.find(({ answers }) => typeof answers[0]?.label !== 'string');
  return { system, question, rows: read.rows };
}

/** A result file of the French federation with these ranks, in kyu below 0, and cells. */
const tou = (ranks: readonly number[], cells: readonly (readonly string[])[]): Uint8Array =>
  bytesOf(
    `;name=cup\n${ranks.map((rank, i) => `${i + 1} Name${i} Ann ${rank < 0 ? `${-rank}K` : `${rank + 1}D`} ${cells[i]?.join(' ')}`).join('\n')}\n`,
  );

describe('L13 the system of a file that names none', () => {
  const swiss = tou([2, 1, -4, -12], [['3+'], ['4+'], ['1-'], ['2-']]);

  test('is asked about with a proposal and what speaks for it, and read again as said', () => {
    const { system, question } = reading('cup.tou', swiss);
    expect(system).toBe('Swiss');
    expect(question?.sentence).toMatch(
      /^Which system was played\? The file names none\. Opponents of round 1/,
    );
    expect(question?.answers.map(({ label }) => label)).toEqual(
      ['McMahon', 'Swiss', 'Knock-out', 'Double elimination', 'Round robin'].map(name => ({ system: name })),
    );
    expect(question).toMatchObject({ isAnswered: false });
    const again = reading('cup.tou', swiss, question?.answers[0]?.said);
    expect(again.system).toBe('McMahon');
    expect(again.question).toMatchObject({ isAnswered: true, answers: [{ isTaken: true }, {}, {}, {}, {}] });
    const book = memoryWorkbook();
    expect(expectView(book, { ask: 'preview import', file: again.rows }, 'import')).toMatchObject({
      systemName: 'McMahon',
      mayImport: true,
    });
  });

  test('is asked of a list as CSV, and of a result file without titles; not where titles or starts say it', () => {
    const list = 'No;Name;Rank;R1\n1;Ann;3d;2+\n2;Bo;2d;1-\n3;Cy;9k;4+\n4;Di;9k;3-\n';
    expect(reading('list.csv', bytesOf(list))).toMatchObject({ system: 'McMahon', question: {} });
    expect(
      reading('list.csv', bytesOf(list.replace('Rank;', 'Start;').replace(/\d[dk];/g, '3;'))).question,
    ).toBe(undefined);
    expect(reading('cup.h9', bytesOf(H9)).question).toBeDefined();
    const titles = '; Pl Name                            Rk Co Club  NBW  SOS\n   1 Kask';
    expect(reading('cup.h9', bytesOf(H9.replace('   1 Kask', titles)))).toMatchObject({
      system: 'Swiss',
      question: undefined,
    });
  });

  const ranksOf = (count: number) =>
    fc.array(fc.integer({ min: -20, max: 6 }), { minLength: count, maxLength: count });

  test('a round robin, a knock-out and a McMahon of any players are known by their games', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 3 }),
        ranksOf(8),
        fc.infiniteStream(fc.boolean()),
        (half, ranks, lots) => {
          const count = 2 * half + 2;
          const won = (): boolean => lots.next().value as boolean;
          expect(reading('cup.tou', tou(ranks.slice(0, count), tableOf(count, won))).system).toBe(
            'Round robin',
          );
          expect(reading('cup.tou', tou(ranks, cupOf(8, won))).system).toBe('Knock-out');
        },
      ),
      { numRuns: 40 },
    );
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 12 }), fc.integer({ min: -20, max: -15 }), (pairs, lowest) => {
        const ranks = Array.from({ length: 2 * pairs }, (_, i) => lowest + i);
        const neighbours = ranks.map((_, i) => [i % 2 === 0 ? `${i + 2}+` : `${i}-`]);
        expect(reading('cup.tou', tou(ranks, neighbours)).system).toBe('McMahon');
        const halves = ranks.map((_, i) => [i < pairs ? `${i + pairs + 1}+` : `${i - pairs + 1}-`]);
        expect(reading('cup.tou', tou(ranks, halves)).system).toBe('Swiss');
      }),
      { numRuns: 40 },
    );
  });

  test('of any games: one answer is taken, and each gives its system and the same list', () => {
    fc.assert(
      fc.property(ranksOf(6), fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 4 }), (ranks, rounds) => {
        const bytes = tou(
          ranks,
          ranks.map((_, i) => ['0=', ...rounds.map(shift => cellOf(i, shift))]),
        );
        const { question, system, rows } = reading('cup.tou', bytes);
        expect(question?.answers.filter(({ isTaken }) => isTaken)).toMatchObject([{ label: { system } }]);
        for (const { label, said } of question?.answers ?? []) {
          const again = reading('cup.tou', bytes, said);
          expect({ system: again.system }).toEqual(label);
          expect(again.rows.list).toEqual(rows.list);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('may be any single system for players', () => {
    expect(systemsAsked()).toEqual(['McMahon', 'Swiss', 'Knock-out', 'Double elimination', 'Round robin']);
  });

  const juvisy = inReference('formats/mcmahon-14.tou');
  test.skipIf(!hasReference || !existsSync(juvisy))('real files are known by their games', () => {
    expect(reading('mcmahon-14.tou', readFileSync(juvisy)).system).toBe('McMahon');
    const xml = readOpenGotha(readFileSync(inReference('opengotha/xml/rr4-cnj20-dc.xml'), 'utf8'));
    if (xml.kind !== 'read') throw new Error('refused');
    const order = { order: [...xml.tournament.players.keys()], places: [], criteria: [] };
    const { system, question } = reading('rr4.tou', bytesOf(writeTou(xml.tournament, order).text));
    expect([system, question?.sentence]).toEqual([
      'Round robin',
      'Which system was played? The file names none. Each of the 4 players met all others, as in a round robin.',
    ]);
  });
});

/** Everybody against everybody, by turns of a circle. */
function tableOf(count: number, won: () => boolean): readonly (readonly string[])[] {
  const cells = Array.from({ length: count }, (): string[] => []);
  for (let round = 0; round < count - 1; round++) {
    const circle = [0, ...Array.from({ length: count - 1 }, (_, i) => 1 + ((i + round) % (count - 1)))];
    for (let table = 0; table < count / 2; table++)
      play(circle[table]!, circle[count - 1 - table]!, cells, won);
  }
  return cells;
}

function cupOf(count: number, won: () => boolean): readonly (readonly string[])[] {
  const cells = Array.from({ length: count }, (): string[] => []);
  let left = [...cells.keys()];
  while (left.length > 1) {
    const next: number[] = [];
    for (let at = 0; at < left.length; at += 2) next.push(play(left[at]!, left[at + 1]!, cells, won));
    for (const [player, row] of cells.entries()) if (!left.includes(player)) row.push('0-');
    left = next;
  }
  return cells;
}

/** Writes a game into both rows; who won it. */
function play(one: number, other: number, cells: string[][], won: () => boolean): number {
  const isWon = won();
  cells[one]!.push(`${other + 1}${isWon ? '+' : '-'}`);
  cells[other]!.push(`${one + 1}${isWon ? '-' : '+'}`);
  return isWon ? one : other;
}

/** Of six: a game with the player so many places on, where both agree on it; else an absence. */
function cellOf(player: number, shift: number): string {
  const opponent = (5 * player + shift) % 6;
  return opponent !== player && (5 * opponent + shift) % 6 === player
    ? `${opponent + 1}${player < opponent ? '+' : '-'}`
    : '0-';
}
