import { describe, expect, test } from 'vitest';
import type { ExchangedTournament, FinalOrder, FileContents } from '../../src/formats/exchange';
import { fullName } from '../../src/formats/exchange';
import { readH9 } from '../../src/formats/h9/readH9';
import { writeH9 } from '../../src/formats/h9/writeH9';
import { isFileError } from '../../src/tournament/fileProblem';

// F7.7, F7.9, F7.12, N26 of docs/faults.md

function tournamentOf(reading: FileContents): ExchangedTournament {
  expect(reading.problems.filter(isFileError)).toEqual([]);
  if (reading.kind !== 'read') throw new Error('refused');
  return reading.tournament;
}

const asListed = ({ players }: ExchangedTournament): FinalOrder => ({
  order: [...players.keys()],
  places: players.map((_, index) => index + 1),
  criteria: [],
});

const FILE = `; EV[Cup of Oaks]
; Pl Name                            Rk Co Club  MMS
   1 Novák Jan                       3D CZ Plze   34    3+/w0    2+/w0   0+ |12345678
   2 Berg Ann                        1D NL xxxx   32    0=       1-/b0   3+/b0
   3 Ng Li                           5K XX 75Ju   26    1-/b0    0-      2-/w0
`;

describe('what a result file of the EGF leaves open', () => {
  /** Lines of players behind the usual header. */
  const linesOf = (...lines: readonly string[]): string =>
    ['; EV[Cup]', '; Pl Name Rk Co Club MMS', ...lines, ''].join('\n');
  const warnings = (reading: FileContents) =>
    reading.problems.map(({ code, values, place }) => [code, values['text'] ?? values['one'], place]);
  const line = (number: number, column = 1) => ({ kind: 'text', line: number, column });

  test.each([
    [
      'an empty bar',
      linesOf('1 Ab Cd 7d CN xxxx 4 2+ |', '2 Ef Gh 6d JP xxxx 3 1- |12345678'),
      [],
      ['won lost', '', '12345678'],
    ],
    [
      'a mark behind the bar that is no PIN',
      linesOf('1 Ab Cd 7d CN xxxx 4 2+ |1234', '2 Ef Gh 6d JP xxxx 3 1-'),
      [['partLeftOut', '1234', line(3)]],
      ['won lost', '', ''],
    ],
    [
      'points below zero and of a half alone',
      linesOf('1 Ab Cd 7k CN xxxx -4 2+', '2 Ef Gh 6k JP xxxx ½ 1-'),
      [],
      ['won lost', '', ''],
    ],
    [
      'a rank that nobody knows, and a doubtful one',
      linesOf('1 Ab Cd NR CN xxxx 4 2+', '2 Ef Gh 4d? JP xxxx 3 1-'),
      [['partLeftOut', 'NR', line(3)]],
      ['won lost', '', ''],
    ],
    [
      'no rank',
      linesOf('1 Ab Cd CN xxxx 4 2+', '2 Ef JP xxxx 3 1-'),
      [
        ['attributeMissing', undefined, line(3)],
        ['attributeMissing', undefined, line(4)],
      ],
      ['won lost', '', ''],
    ],
    [
      'a heading and a remark',
      linesOf('Results of the cup', '1 Ab Cd 7d CN xxxx 4 2+', '2 Ef Gh 6d JP xxxx 3 1-', 'Players: 2'),
      [
        ['wrongLine', 'Results of the cup', line(3)],
        ['wrongLine', 'Players: 2', line(6)],
      ],
      ['won lost', '', ''],
    ],
    [
      'a rank without letter',
      linesOf('1 Ab Cd 7 CN xxxx 4 2+', '2 Ef Gh -4 JP xxxx 3 1-'),
      [
        ['partLeftOut', '7', line(3)],
        ['partLeftOut', '-4', line(4)],
      ],
      ['won lost', '', ''],
    ],
    [
      'a game that one line alone knows',
      linesOf('1 Ab Cd 7d CN xxxx 4 ?', '2 Ef Gh 6d JP xxxx 3 1-/b2'),
      [['gameOneSided', '?', line(3, 22)]],
      ['lost won', '', ''],
    ],
    [
      'two who have both won',
      linesOf('1 Ab Cd 7d CN xxxx 4 2+/w0', '2 Ef Gh 6d JP xxxx 3 1+/b0'),
      [['resultsUnlike', '+', line(4, 22)]],
      ['won won', '', ''],
    ],
  ])('%s: read, and said', (_name, text, said, [outcomes, ...pins]) => {
    const reading = readH9(text);
    expect(warnings(reading)).toEqual(said);
    const { games, players } = tournamentOf(reading);
    expect(games.map(game => `${game.blackOutcome} ${game.whiteOutcome}`)).toEqual([outcomes]);
    expect(players.map(({ pin }) => pin)).toEqual(pins);
  });

  test('a game that nobody knows leaves the cell empty', () => {
    const reading = readH9(linesOf('1 Ab Cd 7d CN xxxx 4 ? 2+', '2 Ef Gh 6d JP xxxx 3 0? 1-'));
    expect(warnings(reading).map(([code]) => code)).toEqual(['gameUnknown', 'gameUnknown']);
    const { games, free, rounds } = tournamentOf(reading);
    expect([rounds, games.length, free.length]).toEqual([2, 1, 0]);
  });

  test('more contradictions than a call takes arguments are an answer', () => {
    const many = Array.from({ length: 13_000 }, (_, index) => `${index + 1} A${index} B 1k DE Ulm`);
    const reading = readH9(linesOf(...many.map(start => `${start} ${'2+ '.repeat(10)}`)));
    expect(reading.kind).toBe('refused');
    expect(reading.problems.length).toBeGreaterThan(125_000);
  });
});

describe('what a line says of whoever did not play', () => {
  const START = tournamentOf(readH9(FILE));
  const cellsOf = (tournament: ExchangedTournament): readonly string[] =>
    writeH9(tournament, asListed(tournament))
      .text.split('\n')
      .filter(line => /^ +\d/.test(line))
      .map(line =>
        line
          .replace(/.* 0 0 0 0/, '')
          .replace(/\|.*/, '')
          .trim(),
      );
  const free = (as: 'bye' | 'absence', worth: 'win' | 'half' | 'nothing') =>
    [{ player: 0, round: 1, entry: { kind: 'free', as, worth } }] as ExchangedTournament['free'];

  test.each([
    ['an agreed absence that counts nothing', 'absence', 'half', { absenceValue: 0 }, '0-', 'absences'],
    ['an agreed absence that counts a half', 'absence', 'half', { absenceValue: 1 }, '0=', undefined],
    ['a bye that counts a half', 'bye', 'win', { byeValue: 1 }, '0=', 'byeWorths'],
    ['a bye that counts nothing', 'bye', 'win', { byeValue: 0 }, '0-', 'byeWorths'],
    ['a bye that counts a win', 'bye', 'win', { byeValue: 2 }, '0+', undefined],
  ] as const)('%s', (_name, as, worth, settings, cell, note) => {
    const games = START.games.filter(({ round }) => round === 2);
    const tournament = {
      ...START,
      games,
      free: free(as, worth),
      settings: { system: 'McMahon', ...settings, rounds: 2 },
    } as const;
    expect(cellsOf(tournament)[0]?.split(/ +/)[0]).toBe(cell);
    const notes = writeH9(tournament, asListed(tournament)).problems.map(({ values }) => values['what']);
    if (note) expect(notes).toContain(note);
    else expect(notes).not.toContain('byeWorths');
  });

  test('who was never there has no line, and is named', () => {
    const games = START.games.filter(({ black, white }) => black !== 2 && white !== 2);
    const tournament = { ...START, games, free: START.free.filter(({ player }) => player !== 2) };
    const { text, problems } = writeH9(tournament, asListed(tournament));
    expect(tournamentOf(readH9(text)).players.map(fullName)).toEqual(['Novák Jan', 'Berg Ann']);
    expect(problems).toContainEqual(
      expect.objectContaining({ values: { what: 'neverPlayed', count: 1, example: 'Ng Li' } }),
    );
  });

  test('signs that would break a line are not in it', () => {
    const players = START.players.map((one, index) =>
      index === 0 ? { ...one, surname: 'A\u0000B\u0007', firstName: '3d' } : one,
    );
    const { text, problems } = writeH9({ ...START, players }, asListed(START));
    // eslint-disable-next-line no-control-regex -- what the file must not have
    expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f]/);
    expect(problems.map(({ values }) => values['what'])).toContain('longNames');
    expect(fullName(tournamentOf(readH9(text)).players[0]!)).toBe('A B 3d');
  });
});
