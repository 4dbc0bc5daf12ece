import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readOurs, writeOurs } from '../../src/exchange/ourTables';
import { readAga } from '../../src/formats/aga/readAga';
import { writeAga } from '../../src/formats/aga/writeAga';
import type { ExchangedTournament, FinalOrder, Writing } from '../../src/formats/exchange';
import { readH9 } from '../../src/formats/h9/readH9';
import { readTou } from '../../src/formats/h9/readTou';
import { writeH9 } from '../../src/formats/h9/writeH9';
import { writeTou } from '../../src/formats/h9/writeTou';
import { readOpenGotha } from '../../src/formats/openGotha/readOpenGotha';
import { writeOpenGotha } from '../../src/formats/openGotha/writeOpenGotha';
import { bytesToText } from '../../src/formats/parse/bytesToText';
import { textToBytes } from '../../src/formats/parse/textToBytes';
import type { FileProblem } from '../../src/tournament/fileProblem';
import { anyEvent } from './anyEvent';
import { lostWithoutAWord, ofThoseThere } from './aspects';

// F7.8 of docs/faults.md

/** How many events are made up for each format: few in the suite, `FILES=500` for the long run. */
const EVENTS = Number(process.env['FILES'] ?? 60);

const asListed = ({ players }: ExchangedTournament): FinalOrder => ({
  order: [...players.keys()],
  places: players.map((_, index) => index + 1),
  criteria: [],
});

interface Sent {
  readonly back: ExchangedTournament | undefined;
  readonly problems: readonly FileProblem[];
}

/** Through the bytes of the file, in the encoding that it has. */
function sent(
  { text, problems }: Writing,
  encoding: 'utf-8' | 'iso-8859-15',
  read: (text: string) => { readonly kind: string; readonly problems: readonly FileProblem[] },
): Sent {
  const bytes = textToBytes(text, encoding);
  const decoded = bytesToText(bytes.bytes, encoding);
  if (!('text' in decoded)) throw new Error(decoded.code);
  const reading = read(decoded.text);
  const back = 'tournament' in reading ? (reading.tournament as ExchangedTournament) : undefined;
  // The reader alone tells rounds in which nobody has played.
  const toCome = reading.problems.filter(({ code }) => code === 'roundsToCome');
  return { back, problems: back ? [...problems, ...bytes.problems, ...toCome] : reading.problems };
}

type Send = (tournament: ExchangedTournament) => Sent;

const FORMATS: readonly (readonly [string, Send, 'a federation' | 'a program' | 'a list'])[] = [
  ['OpenGotha', one => sent(writeOpenGotha(one), 'utf-8', readOpenGotha), 'a program'],
  ['the EGF', one => sent(writeH9(one, asListed(one)), 'iso-8859-15', readH9), 'a federation'],
  ['the FFG', one => sent(writeTou(one, asListed(one)), 'iso-8859-15', readTou), 'a federation'],
  ['the AGA', one => sent(writeAga(one), 'utf-8', readAga), 'a federation'],
  [
    'a wall list',
    one => {
      // The reader of OpenGotha's file, which alone has them, says that groups of clubs are lost.
      const { list, settings, problems } = writeOurs({ ...one, clubGroups: [] }, ';');
      const read = readOurs({ list, settings }, ';');
      if (read.kind === 'unreadable') throw new Error(`${read.sentence}\n${list}\n${settings}`);
      return read.kind === 'read'
        ? { back: read.tournament, problems: [...problems, ...read.problems] }
        : { back: undefined, problems: [read.problem] };
    },
    'a list',
  ],
];

/** By round and Black. */
const tablesOf = ({ games }: ExchangedTournament): unknown =>
  Object.fromEntries(games.map(({ round, black, table }) => [`${round} ${black}`, table]));

/** What the event does not say, a format may say. */
function isLost(before: unknown, after: unknown): boolean {
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length)
    return before.some((one: unknown, index) => isLost(one, after[index]));
  if (before === undefined || before === '') return false;
  if (typeof before === 'object' && typeof after === 'object' && before && after && !Array.isArray(before))
    return Object.entries(before).some(([key, one]) => isLost(one, (after as Record<string, unknown>)[key]));
  return JSON.stringify(before) !== JSON.stringify(after);
}

describe(`${EVENTS} made-up events: every field comes back, or a note names it`, { timeout: 600_000 }, () => {
  test.each(FORMATS)('%s', (_name, send, who) => {
    fc.assert(
      fc.property(anyEvent, tournament => {
        const { back, problems } = send(tournament);
        if (back === undefined) throw new Error(JSON.stringify(problems));
        const whole = who === 'a list' ? { ...tournament, clubGroups: [] } : tournament;
        const expected = who === 'a federation' ? ofThoseThere(whole) : whole;
        const changed = lostWithoutAWord(expected, back, { text: '', problems });
        expect(changed.filter(([, before, after]) => isLost(before, after))).toEqual([]);
        const isTableSaid = problems.some(({ values }) =>
          /^(?:tables|results)$/.test(String(values['what'])),
        );
        expect(isTableSaid || !isLost(tablesOf(expected), tablesOf(back))).toBe(true);
      }),
      { numRuns: EVENTS },
    );
  });
});
