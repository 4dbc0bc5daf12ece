import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { readAga } from '../../src/formats/aga/readAga';
import { writeAga } from '../../src/formats/aga/writeAga';
import type { ExchangedTournament, FinalOrder, FileContents } from '../../src/formats/exchange';
import { readH9 } from '../../src/formats/h9/readH9';
import { readTou } from '../../src/formats/h9/readTou';
import { writeH9 } from '../../src/formats/h9/writeH9';
import { writeTou } from '../../src/formats/h9/writeTou';
import { readMacMahon } from '../../src/formats/macMahon';
import { readOpenGotha } from '../../src/formats/openGotha/readOpenGotha';
import { writeOpenGotha } from '../../src/formats/openGotha/writeOpenGotha';
import { parseTable } from '../../src/formats/parse/table';
import { toWallList } from '../../src/formats/wallList/toWallList';
import { isFileError } from '../../src/tournament/fileProblem';
import { makeDice } from '../pairing/simulatedEvent';
import { hasReference, inReference } from '../reference';
import { changed, ofThoseThere } from './aspects';
import { madeTournaments } from './generated';

/** How many spoilt files: few in the suite, `FILES=50000` for the long run. */
const FILES = Number(process.env['FILES'] ?? 600);

/** Milliseconds: the long run takes minutes, and only what hangs is to be ended. */
const PATIENCE = 300_000 + 100 * FILES;

const asListed = ({ players }: ExchangedTournament): FinalOrder => ({
  order: [...players.keys()],
  places: [],
  criteria: [],
});

type Write = (tournament: ExchangedTournament) => string;

const FORMATS: readonly (readonly [string, Write, (text: string) => FileContents])[] = [
  ['OpenGotha', tournament => writeOpenGotha(tournament).text, readOpenGotha],
  ['the EGF', tournament => writeH9(tournament, asListed(tournament)).text, readH9],
  ['the FFG', tournament => writeTou(tournament, asListed(tournament)).text, readTou],
  ['the AGA', tournament => writeAga(tournament).text, readAga],
];

/** Milliseconds of the processor that the slowest file took; the long run says it. */
let slowest = 0;

function timed(read: (text: string) => FileContents, text: string): FileContents {
  const before = process.cpuUsage();
  const reading = read(text);
  const { user, system } = process.cpuUsage(before);
  slowest = Math.max(slowest, (user + system) / 1000);
  return reading;
}

const LETTERS = '0123456789+-=?!/|;[]<>&"\'\t\n bwBWkKdDR\u00e9\u4e00\u0000';

/** A text with a few faults as they happen: a letter wrong, gone or twice; lines lost, doubled or exchanged; cut off. */
function spoilt(text: string, dice: () => number): string {
  const below = (count: number): number => Math.floor(dice() * count);
  let now = text;
  for (let fault = 0; fault <= below(3); fault++) {
    const at = below(now.length + 1);
    const lines = now.split('\n');
    const [one, other] = [below(lines.length), below(lines.length)];
    const kind = below(8);
    if (kind < 3) now = now.slice(0, at) + LETTERS.charAt(below(LETTERS.length)) + now.slice(at + 1);
    else if (kind === 3) now = now.slice(0, at) + now.slice(at + 1 + below(4));
    else if (kind === 4) now = now.slice(0, at) + now.slice(Math.max(0, at - below(9)));
    else if (kind === 5) now = lines.filter((_, index) => index !== one).join('\n');
    else if (kind === 6)
      now = lines.map((line, index) => (index === one ? (lines[other] as string) : line)).join('\n');
    else now = below(4) === 0 ? now.slice(0, at) : now;
  }
  return now;
}

/** What must hold of whatever is read, whole or not at all. */
function expectWhole(text: string, reading: FileContents): void {
  const errors = reading.problems.filter(isFileError);
  if (reading.kind === 'refused') {
    expect([text, errors.length > 0]).toEqual([text, true]);
    for (const { place } of errors)
      if (place.kind === 'text') {
        expect(place.line).toBeGreaterThanOrEqual(1);
        expect(place.line).toBeLessThanOrEqual(text.split('\n').length + 1);
      }
    return;
  }
  expect(errors).toEqual([]);
  const { players, games, free, rounds } = reading.tournament;
  expect(players.length).toBeGreaterThan(0);
  const seats = [
    ...games.flatMap(({ black, white, round }) => [`${black} ${round}`, `${white} ${round}`]),
    ...free.map(({ player, round }) => `${player} ${round}`),
  ];
  expect([text, new Set(seats).size]).toEqual([text, seats.length]);
  for (const { black, white, round } of games) {
    expect([players[black] && players[white] && black !== white, round >= 1 && round <= rounds]).toEqual([
      true,
      true,
    ]);
  }
  const { wallList } = toWallList(reading.tournament);
  expect(wallList.entries.flat(2)).toHaveLength(seats.length);
}

describe(
  `${FILES} spoilt files: a whole tournament, or an error with its place`,
  { timeout: PATIENCE },
  () => {
    afterAll(() => {
      if (process.env['FILES'])
        console.log(`The slowest file took ${slowest.toFixed(0)} ms of the processor.`);
    });
    const bases = [...madeTournaments(24)].map(({ tournament }) => tournament);

    test.each(FORMATS)('%s', (name, write, read) => {
      const dice = makeDice(FILES);
      const texts = bases.map(write);
      const counts = { read: 0, refused: 0 };
      for (let file = 0; file < FILES / FORMATS.length; file++) {
        const text = spoilt(texts[file % texts.length] as string, dice);
        const reading = timed(read, text);
        expectWhole(text, reading);
        counts[reading.kind]++;
        if (reading.kind === 'refused') continue;
        // What was read can be written, and then it is the same.
        const again = read(write(reading.tournament));
        if (again.kind === 'refused') throw new Error(`${text}\n${JSON.stringify(again.problems)}`);
        const there = name === 'OpenGotha' ? reading.tournament : ofThoseThere(reading.tournament);
        // The AGA's file has only games that somebody won.
        const games = there.games.filter(game => name !== 'the AGA' || game.blackOutcome !== 'unknown');
        const rounds = changed({ ...there, games }, again.tournament).filter(
          ([aspect]) => aspect === 'pairs',
        );
        expect([text, rounds]).toEqual([text, []]);
      }
      // Spoiling does something, and not every fault is fatal.
      expect(Math.min(counts.read, counts.refused)).toBeGreaterThan(0);
    });

    test('tables', () => {
      const dice = makeDice(FILES);
      for (let file = 0; file < FILES / 4; file++) {
        const text = spoilt('No;Name;R1\n1;"Ann ""x""";2+\n2;"B\no";1-\n', dice);
        const read = parseTable(text);
        if ('rows' in read) expect(read.lines).toHaveLength(read.rows.length);
        else expect(read).toMatchObject({ code: 'wrongQuotes', place: { kind: 'text' } });
      }
    });

    test.runIf(hasReference)('files that other programs wrote', () => {
      const dice = makeDice(FILES);
      const files: readonly (readonly [string, (text: string) => FileContents])[] = [
        ['opengotha/xml/sw7-universitario.xml', readOpenGotha],
        ['opengotha/xml/rr4-cnj20-dc.xml', readOpenGotha],
        ['formats/mcmahon-14.h9', readH9],
        ['formats/mcmahon-14.tou', readTou],
        ['formats/macmahon39-synthetic.xml', readMacMahon],
      ];
      for (const [path, read] of files) {
        const text = readFileSync(inReference(path), 'latin1');
        for (let file = 0; file < FILES / 20; file++) {
          const wrong = spoilt(text, dice);
          expectWhole(wrong, timed(read, wrong));
        }
      }
    });
  },
);
