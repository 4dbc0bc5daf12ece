import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  fullName,
  type ExchangedTournament,
  type FinalOrder,
  type FileContents,
} from '../../src/formats/exchange';
import { readH9 } from '../../src/formats/h9/readH9';
import { readTou } from '../../src/formats/h9/readTou';
import { writeTou } from '../../src/formats/h9/writeTou';
import { bytesToText } from '../../src/formats/parse/bytesToText';
import { isFileError } from '../../src/tournament/fileProblem';
import { hasReference, inReference } from '../reference';

function tournamentOf(reading: FileContents): ExchangedTournament {
  expect(reading.problems.filter(isFileError)).toEqual([]);
  if (reading.kind !== 'read') throw new Error('refused');
  return reading.tournament;
}

const asListed = ({ players }: ExchangedTournament): FinalOrder => ({
  order: [...players.keys()],
  places: [],
  criteria: [],
});

const FILE = `;name=oaks
;date=14/09/2019
;vill=Marseille
;comm=Cup of Oaks
;size=19
;time=60+b
;ta=80
;komi=7.5
;Num Nom Prenom               Niv Licence Club
   1 Poulet François           4K 1700314 69Ly    2+w0   0+
   2 le_Lidec Gaël             8K 04A0009 13Ma    1-b0    3?w2
     Haselhuhn Ralf           20K           BE    0=      2?b2
`;

describe('a result file of the French federation', () => {
  test('a club that reads as none there is told of', () => {
    const tournament = tournamentOf(readTou(FILE.replace('69Ly', 'xxxx')));
    expect(tournament.players[0]?.club).toBe('');
    const named = (club: string) => {
      const players = tournament.players.map((player, i) => (i === 0 ? { ...player, club } : player));
      return writeTou({ ...tournament, players }, asListed(tournament)).problems.filter(
        ({ values }) => values['what'] === 'clubs',
      );
    };
    expect(named('')).toEqual([]);
    expect(named('xxxx')).toMatchObject([{ code: 'notCarried', values: { example: 'Poulet François' } }]);
  });

  test('is read and written', () => {
    const tournament = tournamentOf(readTou(FILE));
    const { facts, players, games, free, settings } = tournament;
    expect(facts).toMatchObject({ name: 'Cup of Oaks', place: 'Marseille', begins: '2019-09-14' });
    expect(facts.time).toEqual({ basicMinutes: 60, overtime: { kind: 'adjusted', minutes: 80 } });
    expect(settings).toEqual({ komi: 15 });
    expect(players.map(({ surname, pin, club, country }) => [surname, pin, club, country])).toEqual([
      ['Poulet', '1700314', '69Ly', ''],
      ['le Lidec', '04A0009', '13Ma', ''],
      ['Haselhuhn', '', '', 'BE'],
    ]);
    expect([games.length, free.length]).toEqual([2, 2]);
    expect(writeTou(tournament, asListed(tournament)).text.split('\n').slice(8)).toEqual([
      ';Num Nom Prenom               Niv Licence Club',
      '   1 Poulet François            4K 1700314 69Ly     2+w0      0+',
      '   2 le_Lidec Gaël              8K 04A0009 13Ma     1-b0    3?w2',
      '   3 Haselhuhn Ralf            20K         BE         0=    2?b2',
      '',
    ]);
  });

  test.each([
    ['another colour than the opponent’s', FILE.replace('1-b0', '1-w0'), 'sidesDiffer'],
    ['a word', FILE.replace('1-b0', 'lost'), 'wrongCell'],
    ['a round less', FILE.replace('   0+\n', '\n'), 'unevenRounds'],
  ])('%s in line 11 or 10 refuses it', (_name, text, code) => {
    const reading = readTou(text);
    expect(reading.kind).toBe('refused');
    expect(reading.problems.map(problem => problem.code)).toContain(code);
  });

  test('whoever has no licence is named, unless from abroad', () => {
    const tournament = tournamentOf(readTou(FILE));
    const players = tournament.players.map(player => ({ ...player, pin: '' }));
    const { problems } = writeTou({ ...tournament, players }, asListed(tournament));
    expect(problems.flatMap(({ code, values }) => (code === 'pinMissing' ? [values['name']] : []))).toEqual([
      'Poulet François',
      'le Lidec Gaël',
    ]);
  });
});

describe.runIf(hasReference)('result files for the FFG that OpenGotha wrote', () => {
  const read = (file: string): string => {
    const decoded = bytesToText(readFileSync(inReference(`formats/${file}`)));
    if (!('text' in decoded)) throw new Error(decoded.code);
    return decoded.text;
  };

  test('the same event has the same games for the FFG and for the EGF', () => {
    const [french, european] = [
      tournamentOf(readTou(read('mcmahon-14.tou'))),
      tournamentOf(readH9(read('mcmahon-14.h9'))),
    ];
    expect(french.games).toEqual(european.games);
    expect(french.free).toEqual(european.free);
    const names = ({ players }: ExchangedTournament) => players.map(fullName);
    // The two files are anonymised apart from each other, but for one name alike.
    expect(names(french).filter((name, index) => name !== names(european)[index])).toHaveLength(1);
  });

  test('open.tou is read, written and read again', () => {
    const tournament = tournamentOf(readTou(read('open.tou')));
    expect([tournament.players.length, tournament.rounds, tournament.games.length]).toEqual([31, 7, 105]);
    const again = tournamentOf(readTou(writeTou(tournament, asListed(tournament)).text));
    expect(again).toEqual(tournament);
  });
});

// N124
test('a licence or a club that no line should have refuses nothing, and what is left out is said', () => {
  const heads = fc.record({
    licence: fc.constantFrom('1234567', '04A0009', '', '0', '0000000', '12345', '-------', '123456/7'),
    club: fc.constantFrom('75Ju', '', 'DE', 'xxxx'),
    name: fc.constantFrom('van_der_Berg Jan', 'Ng', 'Ó_Briain', 'İnan Işıl', 'de_la_Cruz, José María'),
  });
  fc.assert(
    fc.property(fc.tuple(heads, heads), lines => {
      const text = lines
        .map(
          ({ name, licence, club }, i) =>
            `  ${i + 1} ${name}  3D ${licence} ${club} ${2 - i}${'+-'[i]}/${'bw'[i]}0 0+`,
        )
        .join('\n');
      const reading = readTou(`;name=Open\n${text}\n`);
      const { players, games } = tournamentOf(reading);
      expect(games).toHaveLength(1);
      lines.forEach(({ licence, club }, i) => {
        const isNone = /^(?:0*|-+)$/.test(licence);
        const isKnown = /^(?:1234567|04A0009)$/.test(licence);
        expect(players[i]?.pin).toBe(isKnown ? licence : '');
        expect([players[i]?.club, players[i]?.country]).toEqual(
          club === 'DE' ? ['', 'DE'] : [club === 'xxxx' ? '' : club, ''],
        );
        const said = reading.problems.filter(({ place }) => place?.kind === 'text' && place.line === i + 2);
        expect(said.map(({ code, values }) => [code, values['text']])).toEqual(
          isNone || isKnown ? [] : [['partLeftOut', licence]],
        );
      });
    }),
  );
});
