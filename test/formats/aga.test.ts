import { describe, expect, test } from 'vitest';
import type { ExchangedTournament, FileContents } from '../../src/formats/exchange';
import { readMembers } from '../../src/formats/aga/members';
import { readAga } from '../../src/formats/aga/readAga';
import { writeAga } from '../../src/formats/aga/writeAga';
import { isFileError } from '../../src/tournament/fileProblem';

function tournamentOf(reading: FileContents): ExchangedTournament {
  expect(reading.problems.filter(isFileError)).toEqual([]);
  if (reading.kind !== 'read') throw new Error('refused');
  return reading.tournament;
}

const FILE = `TOURNEY Cup of Oaks, Princeton, NJ
\tstart=6/5/2024
\tfinish=2024-06-06
\trules=AGA

PLAYERS
  7068 Novak, Jan 3D
 21510 Ng, Li 5K
  1144 Casey, Eva W. 5K

GAMES 1
7068\t21510\tW\t6\t0
GAMES 2
7068\t1144\tB\t0\t0
21510\t7068\t?\t0\t7
END
`;

describe('a file of results of the AGA', () => {
  const right = FILE.replace('21510\t7068\t?\t0\t7\n', '');

  test('is read: White first, no stones without komi are the smallest handicap', () => {
    const { facts, players, games, rounds } = tournamentOf(readAga(right));
    expect(facts).toMatchObject({
      name: 'Cup of Oaks, Princeton, NJ',
      begins: '2024-06-05',
      ends: '2024-06-06',
    });
    expect(players.map(({ surname, firstName, pin }) => [surname, firstName, pin])).toEqual([
      ['Novak', 'Jan', '7068'],
      ['Ng', 'Li', '21510'],
      ['Casey', 'Eva W.', '1144'],
    ]);
    expect(rounds).toBe(2);
    expect(games).toMatchObject([
      { round: 1, white: 0, black: 1, handicap: 6, whiteOutcome: 'won' },
      { round: 2, white: 0, black: 2, handicap: 1, blackOutcome: 'won' },
    ]);
  });

  test('the example of the AGA has several games under one heading without a number: each is in a round of its own', () => {
    // usgo.org, Qualifications for Rated Games; other names.
    const example = `TOURNEY Princeton Go Club Rated Games, Princeton, NJ, June 15-30, 2004
        start=6/15/2004
        finish=6/30/2004
        rules=AGA
PLAYERS
 489 Marlowe, Pieta 4k
3199 Moss, Rena     4k
GAMES
489 3199 b 0 7
3199 489 w 0 7
`;
    const { facts, players, games, rounds, settings } = tournamentOf(readAga(example));
    expect(facts).toMatchObject({ begins: '2004-06-15', ends: '2004-06-30' });
    expect(players.map(({ pin, surname }) => [pin, surname])).toEqual([
      ['489', 'Marlowe'],
      ['3199', 'Moss'],
    ]);
    expect([rounds, settings.komi]).toEqual([2, 15]);
    expect(games).toMatchObject([
      { round: 1, white: 0, black: 1, handicap: 0, blackOutcome: 'won' },
      { round: 2, white: 1, black: 0, handicap: 0, whiteOutcome: 'won' },
    ]);
    const again = tournamentOf(readAga(writeAga(tournamentOf(readAga(example))).text));
    expect([again.games, again.players]).toEqual([games, players]);
  });

  test('members are read from a list with tabs and from one in columns', () => {
    const tabs =
      'Aal, Zoe\t15648\tFull\t-20.06000\t7/2/2008\t\tNY\t1.09000\t8/1/2007\nAbe, Y.\t2043\tFull\t\t12/28/1983\t\tGA\t\t\n';
    const columns = `${'Aal, Zoe'.padEnd(28)} 15648 Full     -20.1   7/2/2008 none NY\n${'Abe, Y.'.padEnd(28)}  2043 Full           12/28/1983 none GA\n`;
    const read = (text: string) => {
      const members = readMembers(text);
      return 'code' in members ? members : members.map(({ name, id, rating }) => [name, id, rating]);
    };
    expect(read(tabs)).toEqual([
      ['Aal, Zoe', '15648', -20.06],
      ['Abe, Y.', '2043', undefined],
    ]);
    expect(read(columns)).toEqual([
      ['Aal, Zoe', '15648', -20.1],
      ['Abe, Y.', '2043', undefined],
    ]);
  });

  test.each([
    ['two games in a round', FILE, 'secondGame', 15],
    ['an id that is not in the list', right.replace('7068\t1144', '7068\t1145'), 'playerNotInFile', 14],
    ['an id twice', right.replace('21510 Ng', '7068 Ng'), 'numberTwice', 8],
    ['a line that is no game', right.replace('\tW\t6\t0', ' won'), 'wrongLine', 12],
    ['nobody', 'TOURNEY x\nPLAYERS\nEND\n', 'noPlayersInFile', undefined],
  ])('%s refuses it and says where', (_name, text, code, line) => {
    const reading = readAga(text);
    expect(reading.kind).toBe('refused');
    const [first] = reading.problems;
    expect(first?.code).toBe(code);
    if (line !== undefined) expect(first?.place).toMatchObject({ line });
  });

  test('an id that the list of members lacks is found before the AGA refuses the file', () => {
    const tournament = tournamentOf(readAga(right));
    const [first, ...others] = tournament.players;
    const list = readMembers(
      'Novak, Jan\t7068\tFull\t3.2\t1/1/2027\tNJGC\tNJ\nCasey, Eva W.\t1144\tFull\t-5.1\t\t\tNJ\n',
    );
    if (!Array.isArray(list)) throw new Error('no list');
    expect(list.map(({ rating }) => rating)).toEqual([3.2, -5.1]);
    const { text, problems } = writeAga(
      { ...tournament, players: [{ ...first!, pin: '' }, ...others] },
      list,
    );
    expect(
      problems
        .filter(({ severity }) => severity === 'warning')
        .map(({ code, values }) => [code, values['name']]),
    ).toEqual([
      ['pinMissing', 'Novak Jan'],
      ['wrongPin', 'Ng Li'],
    ]);
    expect(text).toContain('99999\tNovak, Jan\t3D');
    expect(readMembers('Novak, Jan 7068\n')).toMatchObject({ code: 'wrongLine' });
  });
});
