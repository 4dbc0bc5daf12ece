import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lineOf, personOf } from '../../../src/exchange/lookUp/knownList';
import { makeLookUp, type LookUp } from '../../../src/exchange/lookUp/lookUp';
import { lettersOf, mayBegin, slipsBetween, slipsOf } from '../../../src/exchange/lookUp/slips';
import { soundOf, wordsKey, wordsOfName } from '../../../src/exchange/lookUp/words';

/** Letters too many, lacking, other ones and two exchanged, in the plainest way. */
function slipsApart(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  const at = (i: number, j: number): number => rows[i]![j]!;
  for (let i = 1; i <= a.length; i++)
    for (let j = 1; j <= b.length; j++) {
      const other = a[i - 1] === b[j - 1] ? 0 : 1;
      const isTurned = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      rows[i]![j] = Math.min(
        at(i - 1, j) + 1,
        at(i, j - 1) + 1,
        at(i - 1, j - 1) + other,
        isTurned ? at(i - 2, j - 2) + 1 : Infinity,
      );
    }
  return at(a.length, b.length);
}

const word = fc
  .array(fc.constantFrom('a', 'b', 'c', 'ł'), { minLength: 1, maxLength: 8 })
  .map(letters => letters.join(''));

describe('slips', () => {
  test('are as few as lead from a beginning of the word to what was typed', () => {
    fc.assert(
      fc.property(word, word, fc.integer({ min: 1, max: 2 }), (typed, whole, most) => {
        const beginnings = Array.from({ length: whole.length + 1 }, (_, i) => whole.slice(0, i));
        const fewest = Math.min(...beginnings.map(beginning => slipsApart(typed, beginning)));
        expect(slipsBetween(typed, whole, most)).toBe(Math.min(fewest, most + 1));
        if (fewest <= most) expect(mayBegin(lettersOf(typed), lettersOf(whole), most)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  test('letters that a word lacks rule it out; all but those of Latin are one', () => {
    const may = (typed: string, whole: string, slips: number): boolean =>
      mayBegin(lettersOf(typed), lettersOf(whole), slips);
    expect([0, 1, 2, 3].map(slips => may('xyz', 'abc', slips))).toEqual([false, false, false, true]);
    expect([may('az', 'za', 0), may('a', 'z', 0), may('ł', 'ü', 0), may('ł', 'z', 0)]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  test('a short word has none, a longer one one, a long one two', () => {
    expect(['ito', 'novk', 'mullre', 'fischer'].map(slipsOf)).toEqual([0, 1, 1, 2]);
  });
});

describe('the sound of a name', () => {
  test.each([
    ['muller', 'mueller'],
    ['dmitri', 'dmitrij', 'dmitry'],
    ['schulz', 'shultz', 'schultz'],
    ['fischer', 'fisher'],
    ['chekhov', 'shehov'],
    ['alexander', 'aleksander'],
    ['philip', 'filip'],
    ['thomas', 'tomas'],
    ['wiktor', 'victor'],
    ['jack', 'jak', 'yak'],
    ['qin', 'kin'],
    ['cecilia', 'sesilia', 'cecila'],
    ['buddha', 'buda'],
    ['zhang', 'tsang'],
    ['marc', 'mars'],
    ['goethe', 'gote'],
    ['jaeger', 'jager'],
    ['lynn', 'linn', 'lin'],
    ['mayr', 'mair', 'majr'],
    ['sofia', 'sofja', 'sofya', 'sofa'],
    ['tschekow', 'czekov', 'shchekov'],
    ['schwartz', 'schwarts', 'shvarzh'],
    ['becker', 'beqer', 'beker'],
    ['carla', 'karla'],
    ['judith', 'judit'],
    ['khan', 'han'],
  ])('%s is that of %s', (...names) => {
    expect(new Set(names.map(soundOf)).size).toBe(1);
  });

  test('is another one where letters are heard', () => {
    const names = ['muller', 'miller', 'maller', 'mulder', 'kin', 'kan', 'tomas', 'domas'];
    expect(new Set(names.map(soundOf)).size).toBe(names.length);
  });

  test('the words of a name are plain, and their order is no matter for comparison', () => {
    expect(wordsOfName("MÜLLER-O’Hara, D'Orléac")).toEqual(['muller', 'ohara', 'dorleac']);
    expect(wordsKey('Novák, Jan')).toBe(wordsKey('jan NOVAK'));
    expect(wordsKey('Novák, Jan')).not.toBe(wordsKey('Novák, Jana'));
    expect(wordsOfName('  ')).toEqual([]);
  });

  test.each([
    ['Фёдоров Богдан', 'fedorov bogdan'],
    ['Щукин Михаил', 'shchukin mikhail'],
    ['Жданова Эльза', 'zhdanova elza'],
    ['Цой Хасан', 'tsoy khasan'],
    ['Чистякова Юлия', 'chistyakova yuliya'],
    ['Подъячев Пётр', 'podyachev petr'],
    ['Глушко Рыжов', 'glushko ryzhov'],
    ['Ґудзь Євген', 'gudz ievgen'],
    ['Їжак Ігор', 'izhak igor'],
    ['Янкоўскі', 'yankouski'],
    ['Љубић Јован', 'ljubic jovan'],
    ['Њего Ђорђе', 'njego djordje'],
    ['Џајић', 'dzajic'],
    ['Ѓорѓи Ќосе', 'gorgi kose'],
  ])('%s is %s in a passport', (name, passport) => {
    expect(wordsOfName(name).join(' ')).toBe(passport);
  });
});

describe('a line of a list', () => {
  const ADA = {
    name: 'Ahn Ada',
    rank: '3d',
    rankOfRating: '3d',
    rating: '2310',
    country: 'KR',
    club: 'Seoul',
    pin: '10000001',
    membership: undefined,
  };

  test('has everything of a person, and comes back as it was', () => {
    for (const membership of [
      undefined,
      { kind: 'none' },
      { kind: 'leisure' },
      { kind: 'until', day: '2026-09-16' },
    ] as const)
      expect(personOf(lineOf({ ...ADA, membership }))).toEqual({ ...ADA, membership });
    expect(personOf(lineOf({ ...ADA, rating: '', rankOfRating: '' }))).toMatchObject({
      rating: '',
      rankOfRating: '',
    });
    expect(personOf('Bo\t\tmany')).toMatchObject({ name: 'Bo', rankOfRating: '', rating: 'many', pin: '' });
  });

  test('stays one line, with single blanks', () => {
    expect(personOf(lineOf({ ...ADA, club: ' Go\tClub \n Seoul  1 ' })).club).toBe('Go Club Seoul 1');
    expect(lineOf(ADA).split('\t')).toHaveLength(7);
  });
});

describe('whoever is found', () => {
  const lookUpOf = (...lists: readonly (readonly string[])[]): Promise<LookUp> =>
    makeLookUp(
      lists.map((names, i) => ({
        name: i === 0 ? 'EGF' : 'regulars',
        day: `2026-11-0${i + 1}`,
        count: names.length,
        text: names.map((name, k) => `${name}\t\t\t\t\tX${i}${k}00`).join('\n'),
      })),
      () => Promise.resolve(),
    );
  const hits = (lookUp: LookUp, typed: string, count = 6) =>
    lookUp.find(typed, count, '').map(({ name, by, isWhole }) => `${name} ${by}${isWhole ? ' whole' : ''}`);

  test('is whole where each word was typed and none is left, in any order', async () => {
    const lookUp = await lookUpOf(['Novak Jan', 'Novak Jan Karel', 'Novakova Jana']);
    expect(hits(lookUp, 'novak jan')).toEqual([
      'Novak Jan name whole',
      'Novak Jan Karel name',
      'Novakova Jana name',
    ]);
    expect(hits(lookUp, 'jan novak')[0]).toBe('Novak Jan name whole');
    expect(hits(lookUp, 'novak')).toEqual(['Novak Jan name', 'Novak Jan Karel name', 'Novakova Jana name']);
    expect(hits(lookUp, 'nowak jan')[0]).toBe('Novak Jan name');
    expect(hits(lookUp, 'novak jan', 1)).toEqual(['Novak Jan name whole']);
    // One word of a name answers one that was typed.
    expect(hits(lookUp, 'jan jan')).toEqual([]);
  });

  test('has the words in the order that was typed, before others with these words', async () => {
    const lookUp = await lookUpOf(['Martin Thomas', 'Thomas Martin']);
    expect(hits(lookUp, 'thomas martin')).toEqual(['Thomas Martin name whole', 'Martin Thomas name whole']);
    expect(hits(lookUp, 'martin thomas', 1)).toEqual(['Martin Thomas name whole']);
  });

  test('has the whole word, before others of whom it is the beginning', async () => {
    expect(hits(await lookUpOf(['Adam Janek', 'Zeman Jan']), 'jan', 1)).toEqual(['Zeman Jan name']);
    // Of two words that fit the better one counts.
    expect(hits(await lookUpOf(['Zeman Jan', 'Jan Janek']), 'jan')).toEqual([
      'Jan Janek name',
      'Zeman Jan name',
    ]);
  });

  test('with a slip takes what room is left', async () => {
    const lookUp = await lookUpOf(['Kask Mari', 'Kastk Mari', 'Kaskt Maria']);
    expect(hits(lookUp, 'kastk', 2)).toEqual(['Kastk Mari name', expect.stringMatching(/ slip$/)]);
  });

  test('stands behind one who was typed rightly, and is none where a letter is all there is', async () => {
    const lookUp = await lookUpOf(['Kask Mari', 'Kastk Mari', 'K', 'Ok Bo']);
    expect(hits(lookUp, 'kask mari')).toEqual(['Kask Mari name whole', 'Kastk Mari slip']);
    expect(hits(lookUp, 'kask mari', 1)).toEqual(['Kask Mari name whole']);
    expect([hits(lookUp, 'k'), hits(lookUp, ''), hits(lookUp, '-')]).toEqual([[], [], []]);
    expect(hits(lookUp, 'ok b')).toEqual(['Ok Bo name']);
  });

  test('is told with the list and its day, and by a number that begins as it was typed', async () => {
    const lookUp = await lookUpOf(['Kask Mari', 'Ito Ken'], ['Ok Bo', '']);
    expect(lookUp.find('ok bo', 3, '').map(({ list, label }) => [list, label])).toEqual([
      ['regulars', 'regulars 2026-11-02'],
    ]);
    expect(lookUp.find('ito', 3, '').map(({ label }) => label)).toEqual(['EGF 2026-11-01']);
    expect(hits(lookUp, 'x0100')).toEqual(['Ito Ken number']);
    expect(hits(lookUp, 'x0')).toEqual([]);
    expect(hits(lookUp, 'x01')).toEqual(['Ito Ken number']);
    expect(hits(lookUp, 'X00 ', 1)).toEqual(['Kask Mari number']);
    expect(hits(lookUp, 'x01-00')).toEqual(['Ito Ken number']);
    expect((await lookUpOf([])).find('ito', 3, '')).toEqual([]);
  });
});
