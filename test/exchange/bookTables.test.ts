import { describe, expect, test } from 'vitest';
import { rankedNow } from '../../src/application/files/ranking';
import { actsText } from '../../src/exchange/actsText';
import { bookTables } from '../../src/exchange/bookTables';
import { readOurs, writeOurs } from '../../src/exchange/ourTables';
import { formatOf } from '../../src/exchange/readForeign';
import { readTournament } from '../../src/exchange/readTournament';
import { roundsNamed } from '../../src/exchange/roundsNamed';
import type { ExchangedTournament } from '../../src/formats/exchange';
import { toWallList } from '../../src/formats/wallList/toWallList';
import { makeOpenEvent } from '../../src/pairing/round/makeOpenEvent';
import { makeText } from '../../src/sheet/wording';
import { finalOrder } from '../../src/standings/placement/finalOrder';
import { OPENGOTHA } from './examples';

/** What goes out and comes in by the terminal: the whole book, and our list with its settings. */

function springCup(): ExchangedTournament {
  const read = readTournament(undefined, { list: OPENGOTHA, settings: undefined });
  if (read.kind !== 'read') throw new Error(JSON.stringify(read));
  expect(read.format).toBe('opengotha');
  return read.tournament;
}

const bookOf = (tournament: ExchangedTournament, rules = '') => {
  const { wallList, settings } = toWallList(tournament);
  const ranking = rankedNow(makeOpenEvent(wallList, settings), makeText('en'));
  const { tables, problems } = bookTables(tournament, finalOrder(wallList, settings), rules, ranking);
  return { problems, sheets: new Map(tables.map(({ name, rows }) => [name, rows])) };
};

describe('the whole book', () => {
  test('has a sheet for list, settings and standings, and one for each round with games', () => {
    const cup = springCup();
    const { sheets } = bookOf(cup);
    const played = [...new Set(cup.games.map(({ round }) => round))].sort();
    expect(played.length).toBeGreaterThan(1);
    expect([...sheets.keys()]).toEqual([
      'Wall list',
      'Settings',
      'Standings',
      ...played.map(round => `Round ${round}`),
    ]);
    expect(sheets.get('Settings')?.[0]).toEqual(['Setting', 'Value']);
    expect(sheets.get('Wall list')).toHaveLength(cup.players.length + 1);
    for (const round of played) {
      const [titles, ...games] = sheets.get(`Round ${round}`) ?? [];
      expect(titles?.[0]).toBe('Table');
      const told = cup.games.filter(one => one.round === round).length;
      const alone = cup.free.filter(one => one.round === round).length;
      expect(games).toHaveLength(told + alone);
      expect(games.every(row => row.length <= (titles?.length ?? 0))).toBe(true);
    }
  });

  test('has the games of each player in the standings, and the rules below', () => {
    const cup = springCup();
    const rows = bookOf(cup, 'By the rules of OpenGotha').sheets.get('Standings') ?? [];
    expect(rows.at(-1)?.join('')).toBe('By the rules of OpenGotha');
    const winner = rows[1]?.join(' ') ?? '';
    expect(winner).toContain('KASK Mari');
    expect(winner).toMatch(/ \d[+=-]/);
    expect(bookOf(cup).sheets.get('Standings')?.flat()).not.toContain('By the rules of OpenGotha');
  });

  test('has no sheet of a round that is to come, and does not say that tables are lost', () => {
    const cup = springCup();
    const { sheets, problems } = bookOf({ ...cup, rounds: cup.rounds + 2 });
    expect(sheets.has(`Round ${cup.rounds + 1}`)).toBe(false);
    expect(toWallList(cup).problems.map(({ values }) => values['what'])).toContain('tables');
    expect(problems.map(({ values }) => values['what'])).not.toContain('tables');
  });
});

describe('our list and its settings', () => {
  test('come back as they went out, in commas or tabs, with a line of rules', () => {
    const cup = springCup();
    for (const separator of ['\t', ';'] as const) {
      const { list, settings } = writeOurs(cup, separator, 'By some rules');
      expect(list).toContain('By some rules');
      expect(settings.split('\n')[0]).toBe(`Setting${separator}Value`);
      const read = readOurs({ list: writeOurs(cup, separator).list, settings });
      if (read.kind !== 'read') throw new Error(JSON.stringify(read));
      expect(read.tournament.settings.komi).toBe(cup.settings.komi);
      expect(read.tournament.players.map(({ surname }) => surname)).toEqual(
        cup.players.map(({ surname }) => surname),
      );
      expect(read.tournament.games).toHaveLength(cup.games.length);
    }
  });

  test('columns that say nothing of a player are named, but those that somebody compares', () => {
    const list = 'No\tName\tRank\tShoe size\t\tR1\n1\tAda\t1d\t40\tx\t2+\n2\tBo\t1d\t41\t\t1-\n';
    const told = (compared?: readonly string[]) => {
      const read = readOurs({ list, settings: undefined, ...(compared && { compared }) });
      return read.kind === 'read'
        ? read.problems.map(({ values }) => [values['what'], values['example']])
        : read;
    };
    expect(told()).toEqual([['unknownParts', 'Shoe size']]);
    expect(told(['Shoe size'])).toEqual([]);
  });

  test('a list of players without rounds is a tournament that has not begun; one without players is none', () => {
    expect(readOurs({ list: 'No\tName\tRank\n1\tAda\t1d\n', settings: undefined })).toMatchObject({
      kind: 'read',
      remarks: [],
    });
    const empty = readOurs({ list: 'No\tName\tRank\tR1\n', settings: undefined });
    expect(empty).toMatchObject({ kind: 'unreadable', sentence: expect.stringMatching(/player/i) });
    const wrong = readOurs({ list: 'No\tName\tR1\n1\tAda\t7+\n2\tBo\thello\n', settings: undefined });
    expect(wrong).toMatchObject({ kind: 'unreadable', sentence: expect.stringContaining('hello') });
  });
});

test.each([
  ['1-3', 5, [1, 2, 3]],
  ['4, 2, 2', 5, [2, 4]],
  ['3-', 5, [3, 4, 5]],
  ['5-', 5, [5]],
  ['1, 4-', 5, [1, 4, 5]],
  // One that was not played, or none.
  ['4-6', 5, undefined],
  ['6-', 5, undefined],
  ['', 5, undefined],
  ['?, 3', 5, undefined],
  ['some', 5, undefined],
])('rounds %s of %i', (text, last, rounds) => {
  expect(roundsNamed(text, last)).toEqual(rounds);
});

test('the irregular acts are a text of lines, each in one', () => {
  expect(actsText('Spring\nCup', 'Acts', ' EGF ', ['one', 'two\t2'])).toBe(
    'Spring Cup\nEGF\n\nActs\none\ntwo 2\n',
  );
});

test.each([
  [undefined, '<Tournament/>', 'opengotha'],
  [undefined, ' <?xml?><TournamentData/>', 'macmahon'],
  ['opengotha', '<IndividualParticipant a="1"/>', 'macmahon'],
  ['opengotha', '<Tournament/>', 'opengotha'],
  ['h9', '<TournamentData/>', 'h9'],
  [undefined, '  tourney Spring', 'aga'],
  [undefined, 'x\n; EV[Cup]', 'h9'],
  [undefined, '1 Ada\n;Num Nom', 'tou'],
  [undefined, 'No\tName', 'tsv'],
  [undefined, 'a TOURNEY', 'tsv'],
] as const)('a file named %s that begins %j is read as %s', (named, text, format) => {
  expect(formatOf(named, text)).toBe(format);
});
