import { describe, expect, test } from 'vitest';
import { bookTable, bookWith } from '../../../src/exchange/lookUp/book';
import { openListAtDesk, type KeptAlready, type ListOpening } from '../../../src/exchange/lookUp/openList';
import { egfList, madePeople } from './made';

const NOTHING: KeptAlready = { lists: [], book: '' };

const open = (text: string, kept: KeptAlready = NOTHING, file = 'list.txt'): ListOpening =>
  openListAtDesk(file, new TextEncoder().encode(text), '2026-11-02', kept, 'en');

function listOf(opened: ListOpening) {
  if (opened.kind !== 'list') throw new Error(JSON.stringify(opened));
  return opened;
}

const FFG = `#Echelle au 5/11/2026 05:17:21
ALENKO_DE_ST-GEORGE Bernard            -200 - 8553200 75Pa FR
NOVAK Jan                              -150 L 1400186 84VJ FR
ABEL Josefa                            -512 C 0900144 76Ro FR
ZOU Jin                                 557 e ------- xxxx DE`;

describe('a list that is opened at the desk', () => {
  test('of the FFG: names as people write them, the rank by the rating, the licence', () => {
    const { list, doubts } = listOf(open(FFG));
    expect(doubts).toEqual([]);
    expect(list).toMatchObject({ name: 'FFG', day: '2026-11-05', count: 4 });
    expect(list.text.split('\n')).toEqual([
      'Alenko De St-George, Bernard\t\t1850\tFR\t75Pa\t8553200\tnone',
      'Novak Jan\t\t1900\tFR\t84VJ\t1400186\t',
      'Abel Josefa\t\t1538\tFR\t76Ro\t0900144\tleisure',
      'Zou Jin\t\t2607\tDE\t\t\t',
    ]);
  });

  test('of the FFG: people without a number are not one, and a name of one part has no comma', () => {
    const more = `${FFG}\nLIN Mei                                 500 e ------- xxxx DE\nLE_GOFF                                -300 - 8553201 75Pa FR`;
    const { list, doubts } = listOf(open(more));
    expect(doubts).toEqual([]);
    expect(list.text.split('\n').slice(4)).toEqual([
      'Lin Mei\t\t2550\tDE\t\t\t',
      'Le Goff\t\t1750\tFR\t75Pa\t8553201\tnone',
    ]);
  });

  test('of the AGA: the rank by its own points, the club, the end of the membership, and the day of the file', () => {
    const { list } = listOf(open('Novak, Jan\t7052\tFull\t2.37847\t9/16/2015\tATLA\tGA\t0.47\t10/1/2011\n'));
    expect(list).toEqual({
      name: 'AGA',
      day: '2026-11-02',
      count: 1,
      text: 'Novak, Jan\t2d\t\t\tATLA\t7052\t2015-09-16',
    });
  });

  const people = [...madePeople(1_000, 2)].sort((one, other) =>
    `${one.surname} ${one.firstName}`.toUpperCase() < `${other.surname} ${other.firstName}`.toUpperCase()
      ? -1
      : 1,
  );
  const whole = egfList(people);
  const doubtsOf = (text: string, kept?: KeptAlready) => listOf(open(text, kept)).doubts;

  test('half of one is asked about, wherever it was cut', () => {
    expect(doubtsOf(whole)).toEqual([]);
    // In the middle of a line; behind a line; with the end of the file and people lacking.
    expect(doubtsOf(whole.slice(0, whole.length / 2 + 30))).toMatchObject([{ doubt: 'half' }]);
    const cut = whole.slice(0, whole.lastIndexOf('\n', whole.length / 2));
    expect(doubtsOf(cut)).toMatchObject([{ doubt: 'ends early' }]);
    const lacking = egfList(people.slice(10)).replace('players: 990', 'players: 1000');
    expect(doubtsOf(lacking)).toEqual([{ doubt: 'half', read: 990, all: 1000 }]);
  });

  test('one with less than the one before, an older one, and one of another federation', () => {
    const kept = { lists: [{ name: 'EGF', day: '2026-12-01', count: 5_000 } as const], book: '' };
    expect(doubtsOf(whole, kept)).toEqual([
      { doubt: 'fewer', read: 1_000, kept: 5_000 },
      { doubt: 'older', kept: '2026-12-01' },
    ]);
    expect(listOf(open(FFG, kept)).doubts).toEqual([{ doubt: 'other federation', kept: 'EGF' }]);
  });

  test('a number of two people says nobody', () => {
    const [one, other] = people;
    if (!one || !other) throw new Error('No people.');
    expect(doubtsOf(egfList([one, { ...other, pin: one.pin }]))).toEqual([
      { doubt: 'number twice', count: 1, example: one.pin },
    ]);
  });

  test('more than any federation has, and what is no list, are refused by a sentence', () => {
    const lines = new Uint8Array(40_000_000).fill(65);
    expect(openListAtDesk('big.txt', lines, '', NOTHING, 'en')).toMatchObject({
      kind: 'refused',
      sentence: expect.stringContaining('too big') as string,
    });
    expect(open('Dear all, the tournament begins at ten.')).toMatchObject({ kind: 'refused' });
  });
});

describe('the book of regulars', () => {
  const CLUB =
    'Name\tRank\tRating\tCountry\tClub\tPIN\nOh Hana\t9k\t\tDE\tUlm\t\nKask Mari\t1k\t2010\tEE\tTartu\t10000001\n';

  test('grows by former events, whose details are newer, and is opened as it was saved', () => {
    const first = open(CLUB, NOTHING, 'club.tsv');
    if (first.kind !== 'book') throw new Error(JSON.stringify(first));
    expect([first.added, first.renewed, first.list.count]).toEqual([2, 0, 2]);
    const again = open(
      'Name\tRank\tClub\nHANA OH\t8k\tUlm\nKask, Mari\t1k\tTartu\nNew Nora\t20k\tUlm\n',
      { lists: [], book: first.list.text },
      'second.tsv',
    );
    if (again.kind !== 'book') throw new Error(JSON.stringify(again));
    expect([again.added, again.renewed, again.list.count]).toEqual([1, 2, 3]);
    expect(again.list.text.split('\n').map(line => line.split('\t').slice(0, 6))).toEqual([
      ['HANA OH', '8k', '', 'DE', 'Ulm', ''],
      ['Kask, Mari', '1k', '2010', 'EE', 'Tartu', '10000001'],
      ['New Nora', '20k', '', '', 'Ulm', ''],
    ]);
    const reopened = open(bookTable(again.list.text), NOTHING, 'regulars.tsv');
    if (reopened.kind !== 'book') throw new Error(JSON.stringify(reopened));
    expect(reopened.list.text).toBe(again.list.text);
  });

  test('keeps namesakes apart by number, country and club', () => {
    const person = { name: 'Müller Thomas', rank: '3k', rating: '', country: 'DE', club: 'Ulm', pin: '' };
    const { list } = bookWith('', [person, { ...person, club: 'Köln' }, { ...person, pin: '19333222' }], '');
    expect(list.count).toBe(2);
    expect(bookWith(list.text, [{ ...person, pin: '19333223' }], '').list.count).toBe(3);
    // One number is one person, wherever they play now.
    const moved = { ...person, country: 'AT', club: 'Wien', pin: '19333222' };
    expect(bookWith(list.text, [moved], '')).toMatchObject({ added: 0, renewed: 1, list: { count: 2 } });
  });
});
