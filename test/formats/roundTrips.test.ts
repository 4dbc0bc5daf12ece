import { describe, expect, test } from 'vitest';
import type { ExchangedTournament, FinalOrder, FileContents } from '../../src/formats/exchange';
import { readAga } from '../../src/formats/aga/readAga';
import { writeAga } from '../../src/formats/aga/writeAga';
import { readH9 } from '../../src/formats/h9/readH9';
import { readTou } from '../../src/formats/h9/readTou';
import { writeH9 } from '../../src/formats/h9/writeH9';
import { writeTou } from '../../src/formats/h9/writeTou';
import { readOpenGotha } from '../../src/formats/openGotha/readOpenGotha';
import { writeOpenGotha } from '../../src/formats/openGotha/writeOpenGotha';
import { fromWallList } from '../../src/formats/wallList/fromWallList';
import { toWallList } from '../../src/formats/wallList/toWallList';
import type { Entry } from '../../src/tournament/game';
import type { WallList } from '../../src/tournament/wallList';
import { changed, lostWithoutAWord, ofThoseThere } from './aspects';
import { EVENTS, madeTournaments } from './generated';

/** The tournament that a reading gives; a refusal fails the test with its problems. */
function tournamentOf(reading: FileContents): ExchangedTournament {
  expect(reading.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  if (reading.kind !== 'read') throw new Error('refused');
  return reading.tournament;
}

/** Everybody in the order of the list. */
const asListed = ({ players }: ExchangedTournament): FinalOrder => ({
  order: [...players.keys()],
  places: players.map((_, index) => index + 1),
  criteria: [],
});

/** The lines of players. */
const linesOf = (text: string): readonly string[] => text.split('\n').filter(line => !line.startsWith(';'));

/** Several games of a round (Diagonal) stand in no order but that of the games with one opponent. */
const byOpponents = ({ entries }: WallList): unknown =>
  entries.map(row => row.map(cell => [...cell].sort((a, b) => opponentNo(a) - opponentNo(b))));
const opponentNo = (entry: Entry): number => (entry.kind === 'game' ? entry.opponentNo : 0);

describe(
  `${EVENTS} tournaments of every system, there and back`,
  { timeout: 300_000 + 1000 * EVENTS },
  () => {
    test('as a wall list with its settings: the same list', () => {
      let events = 0;
      for (const { name, wallList, settings, tournament } of madeTournaments()) {
        const listed = toWallList(tournament);
        expect([name, byOpponents(listed.wallList)]).toEqual([name, byOpponents(wallList)]);
        expect([name, listed.wallList.players]).toEqual([name, wallList.players]);
        expect([name, listed.settings]).toEqual([name, settings]);
        expect(
          changed(tournament, fromWallList(listed.wallList, listed.settings, tournament.facts).tournament),
        ).toEqual([]);
        events++;
      }
      expect(events).toBe(EVENTS);
    });

    test('OpenGotha: whatever does not come back was said', () => {
      for (const { name, tournament } of madeTournaments()) {
        const writing = writeOpenGotha(tournament);
        const back = tournamentOf(readOpenGotha(writing.text));
        expect([name, lostWithoutAWord(tournament, back, writing)]).toEqual([name, []]);
        const again = writeOpenGotha(back);
        expect([name, again.text]).toEqual([name, writing.text]);
        expect([name, changed(back, tournamentOf(readOpenGotha(again.text)))]).toEqual([name, []]);
      }
    });

    test.each([
      ['the EGF', writeH9, readH9],
      ['the FFG', writeTou, readTou],
      [
        'the AGA',
        (tournament: ExchangedTournament) => writeAga(tournament, undefined, 'By the rules of the AGA'),
        readAga,
      ],
    ] as const)('the result file of %s: whatever does not come back was said', (_name, write, read) => {
      for (const { name, tournament } of madeTournaments()) {
        const writing = write(tournament, asListed(tournament));
        const back = tournamentOf(read(writing.text));
        const there = ofThoseThere(tournament);
        const isSaid = writing.problems.some(({ values }) => values['what'] === 'neverPlayed');
        expect([name, isSaid]).toEqual([name, there.players.length < tournament.players.length]);
        expect([name, lostWithoutAWord(there, back, writing)]).toEqual([name, []]);
        // Whose only games the format does not hold is not there any more.
        if (ofThoseThere(back).players.length < back.players.length) continue;
        expect([name, linesOf(write(back, asListed(back)).text)]).toEqual([name, linesOf(writing.text)]);
      }
    });
  },
);
