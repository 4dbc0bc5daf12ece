import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readMacMahon } from '../../src/formats/macMahon';
import { hasReference, inReference } from '../reference';

const player = (id: number, name: string, more = ''): string =>
  `<IndividualParticipant><Id>${id}</Id>${more}<GoPlayer><FirstName>${name}</FirstName><Surname><![CDATA[A & B]]></Surname><GoLevel>3d</GoLevel></GoPlayer></IndividualParticipant>`;
const pairing = (black: number, white: number, result: string): string =>
  `<Pairing><Black>${black}</Black><White>${white}</White><Handicap>0</Handicap><BoardNumber>1</BoardNumber><Result>${result}</Result></Pairing>`;

const FILE = `<Tournament typeversion="6"><Name>Cup</Name><NumberOfRounds>3</NumberOfRounds>
<UpperMacMahonBar>true</UpperMacMahonBar><UpperMacMahonBarLevel>2d</UpperMacMahonBarLevel>
${player(1, 'Ann', '<SuperBarMember>true</SuperBarMember>')}${player(2, 'Bo')}${player(3, 'Cy', '<NotPlayingInRound>1</NotPlayingInRound>')}
<TournamentRound><RoundNumber>1</RoundNumber>
${pairing(2, 1, '1-0')}
</TournamentRound>
<TournamentRound><RoundNumber>2</RoundNumber>
${pairing(1, 3, '0-1!')}<Pairing><Black>2</Black><PairingWithBye>true</PairingWithBye></Pairing>
</TournamentRound></Tournament>`;

describe('a file of MacMahon', () => {
  test('is read: results with Black first, byes, absences, bars', () => {
    const reading = readMacMahon(FILE);
    if (reading.kind !== 'read') throw new Error(JSON.stringify(reading.problems));
    const { players, games, free, settings, rounds } = reading.tournament;
    expect(players.map(({ surname, firstName, supergroup }) => [surname, firstName, supergroup])).toEqual([
      ['A & B', 'Ann', true],
      ['A & B', 'Bo', false],
      ['A & B', 'Cy', false],
    ]);
    expect(games).toMatchObject([
      { round: 1, black: 1, white: 0, blackOutcome: 'won', byDefault: false },
      { round: 2, black: 0, white: 2, whiteOutcome: 'won', byDefault: true },
    ]);
    expect(free.map(({ player: one, round, entry }) => [one, round, entry.as, entry.worth])).toEqual([
      [1, 2, 'bye', 'win'],
      [2, 1, 'absence', 'half'],
    ]);
    expect(settings).toMatchObject({
      system: 'McMahon',
      upperBar: { index: 1 },
      lowerBar: undefined,
      handicap: 'none',
    });
    expect(rounds).toBe(3);
  });

  test.each([
    ['a player who is not there', FILE.replace('<White>1<', '<White>9<'), 'playerNotInFile', 5],
    ['an unknown result', FILE.replace('1-0', 'won'), 'wrongAttribute', 5],
    ['two games in a round', FILE.replace('<White>3<', '<White>2<'), 'secondGame', 8],
    ['another file', '<Sheet/>', 'otherFormat', 1],
  ])('%s refuses it and says where', (_name, text, code, line) => {
    expect(readMacMahon(text)).toMatchObject({ kind: 'refused', problems: [{ code, place: { line } }] });
  });
});

describe.runIf(hasReference)('the file that Pairgoth tests its reading with', () => {
  test('has its four players and four pairings', () => {
    const reading = readMacMahon(readFileSync(inReference('formats/macmahon39-synthetic.xml'), 'utf8'));
    if (reading.kind !== 'read') throw new Error(JSON.stringify(reading.problems));
    const { players, games, free } = reading.tournament;
    expect(players.map(({ surname, pin }) => [surname, pin]).slice(0, 2)).toEqual([
      ['Smith', '12345678'],
      ['Jones', '23456789'],
    ]);
    expect([players.length, games.length]).toEqual([4, 3]);
    expect(free).toContainEqual({ player: 2, round: 2, entry: { kind: 'free', as: 'bye', worth: 'win' } });
  });
});
