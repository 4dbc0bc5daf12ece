import { describe, expect, it } from 'vitest';
import { NEXTROUND } from '../../src/application/functions/nextRound';
import { PAIRINGREPORT } from '../../src/application/functions/pairingReport';
import { WHYNOT } from '../../src/application/functions/whyNot';

const range = (text: string): string[][] =>
  text.split('\n').map(line => line.split('|').map(cell => cell.trim()));

/** After a round: Ada and Cleo have won; both come from one club, and so do the other two. Lots seat Cleo before Ada and Dov before Ben. */
const LIST = range(
  'Name | Club | R1 | R2\nAda | Ulm | 2+/b | \nBen | Bonn | 1-/w | \nCleo | Ulm | 4+/w | \nDov | Bonn | 3-/b |',
);
const SWISS = 'System=Swiss';
const FIRST = range('Name | R1\nAda | \nBen | \nCleo | \nDov | ');

describe('WHYNOT', () => {
  it('names the round in which they have met', () => {
    expect(WHYNOT(LIST, 'Ada', '2', SWISS)).toEqual([['Ada (1) and Ben (2) have met in round 1.']]);
  });

  it('says that they do meet, and what the round would cost without their game', () => {
    const [[sentence], titles, ...rows] = WHYNOT(LIST, 1, 3, SWISS) as [string[], string[], ...string[][]];
    expect(sentence).toMatch(
      /^Ada \(1\) and Cleo \(3\) meet in this round\. Without this game the round as a whole would be worse: /,
    );
    expect(titles[2]).toBe('Without their game');
    expect(rows.filter(([, game]) => String(game).includes('Ada (1) – Cleo (3)'))).toEqual([]);
  });

  it('says what their game would cost, criterion by criterion, and how the others would play', () => {
    const [sentence, titles, ...rows] = WHYNOT(LIST, 1, 4, SWISS);
    expect(sentence![0]).toMatch(
      /^With Ada \(1\) – Dov \(4\) the round as a whole would be worse: Score difference in \d games instead of \d;/,
    );
    expect(titles).toEqual(['Criterion', 'Now', 'With their game', 'Difference']);
    const score = rows.find(([title]) => title === 'Score difference')!;
    expect(score[3]).toBe((score[2] as number) - (score[1] as number));
    expect(score[3]).toBeGreaterThan(0);
    const games = rows.slice(rows.findIndex(([title]) => title === 'Games then')).map(row => row[1]);
    expect(games[0]).toBe('Ada (1) – Dov (4)');
  });

  it('says that lots decided', () => {
    const plain = 'System=Swiss; Weight of seeding=0; Weight of colours=0';
    const answers = [2, 3, 4].map(other => WHYNOT(FIRST, 1, other, plain)[0]![0]);
    expect(answers.every(one => String(one).endsWith('just as good; lots decided.'))).toBe(true);
    expect(answers.filter(one => String(one).includes('meet in this round.'))).toHaveLength(1);
  });

  it('names the setting that forbids it, and the player who is not there', () => {
    expect(WHYNOT(FIRST, 1, 2, 'System=Swiss; Forbidden pairs=1-2')).toEqual([
      ['The settings forbid Ada (1) – Ben (2).'],
    ]);
    expect(String(WHYNOT(FIRST, 1, 9, 'System=Swiss')[0]![0])).toMatch('9');
  });

  it('says that the others would be left without a pairing', () => {
    const list = range('Name | R1 | R2\nAda | 2+ | \nBen | 1- | \nCleo | 4+ | \nDov | 3- | ');
    const forbidden = 'System=Swiss; Forbidden pairs=2-4';
    expect(WHYNOT(list, 1, 3, forbidden)).toEqual([
      ['With Ada (1) – Cleo (3) the others could not be paired without a repeat.'],
    ]);
  });

  it('weighs nothing in a knock-out, and says what its rules give to both', () => {
    expect(WHYNOT(FIRST, 1, 2, 'System=Knock-out')).toEqual([
      [
        'This system pairs by rules of its own and weighs no criteria. Dov (4) and Ada (1) meet in this round. ' +
          'Ben (2) and Cleo (3) meet in this round.',
      ],
    ]);
  });
});

describe('PAIRINGREPORT', () => {
  it('has a row for each criterion, the games that pay it, and the proof', () => {
    const [titles, ...rows] = PAIRINGREPORT(LIST, SWISS);
    expect(titles).toEqual(['Criterion', 'Cost', 'Games', 'Games concerned']);
    expect(rows.map(row => row[0])).toEqual([
      'Score difference',
      'Draw-ups and draw-downs',
      'Seeding',
      'Colours',
      'Same country',
      'Same club',
      'Proved: no pairing is better.',
    ]);
    expect(rows[5]).toEqual(['Same club', 3600, 2, 'Cleo (3) – Ada (1): 1800, Dov (4) – Ben (2): 1800']);
  });

  it('says why there is nothing to report', () => {
    expect(PAIRINGREPORT(range('Name | R1\nAda | 2+\nBen | 1-'), 'System=Swiss')).toEqual([
      ['Round 1, the last one, is paired.'],
    ]);
  });
});

describe('WHYNOT with the bye', () => {
  /** Ed and Flo have 0 points, and neither has had a bye; Gus has had one. */
  const SEVEN = range(`Name | Rating | R1 | R2
Ann  | 2500   | 4+ |
Bo   | 2400   | 5+ |
Cy   | 2300   | 6+ |
Di   | 2200   | 1- |
Ed   | 2100   | 2- |
Flo  | 2000   | 3- |
Gus  | 1900   | 0+ | `);
  const SETTINGS = 'System=Swiss; Early rounds=0; Pairing tiebreaks=Rating';
  const [bye] = NEXTROUND(SEVEN, SETTINGS)
    .filter(row => row[0] === 'bye')
    .map(row => String(row[2]));

  it('says why somebody has it, and what another bye costs', () => {
    expect(['Di', 'Ed', 'Flo']).toContain(bye);
    const [[sentence]] = WHYNOT(SEVEN, bye!, 'bye', SETTINGS) as [[string]];
    expect(sentence).toMatch(/ has the bye in this round\. With /);
  });

  it('says what it costs to give it to another of those equally entitled', () => {
    const other = ['Di', 'Ed', 'Flo'].find(name => name !== bye)!;
    const [[sentence], titles] = WHYNOT(SEVEN, other, '0', SETTINGS) as [[string], unknown[]];
    expect(sentence).toMatch(
      /^With .* – bye (the round as a whole would be worse|there is a pairing just as good)/,
    );
    expect(titles).toContain('With their game');
  });

  it('says why who has it comes first', () => {
    const [[byes]] = WHYNOT(SEVEN, 'Gus', 'Bye', SETTINGS) as [[string]];
    expect(byes).toMatch(
      /^(Di|Ed|Flo) \(\d\) comes before Gus \(7\) for the bye, having had fewer byes so far\.$/,
    );
    const [[score]] = WHYNOT(SEVEN, 'Bo', 'Bye', SETTINGS) as [[string]];
    expect(score).toMatch(/^(Di|Ed|Flo) \(\d\) comes before Bo \(2\) for the bye, having the lower score\.$/);
  });

  it('says of an even number that nobody has one, and of who is not paired what keeps him', () => {
    const six = range(`Name | Out | R1 | R2
Ann  |   | 4+ |
Bo   |   | 5+ |
Cy   |   | 6+ |
Di   |   | 1- |
Ed   | 2 | 2- |
Flo  |   | 3- | 0=`);
    const why = (one: string, other: string) => (WHYNOT(six, one, other, 'System=Swiss') as [[string]])[0][0];
    expect(why('Ann', 'bye')).toBe('The number of players to be paired is even: none of them has a bye.');
    expect(why('Ed', 'bye')).toBe('Ed (5) is out of this round.');
    expect(why('Bo', 'Flo')).toBe('Flo (6) is marked absent in this round.');
  });

  it('names the category that decides', () => {
    const five = range(`Name | Category | R1
Ann  | A | 
Bo   | A | 
Cy   | B | 
Di   | B | 
Ed   | B | `);
    const [[sentence]] = WHYNOT(five, 'Ann', 'bye', 'System=Swiss by categories') as [[string]];
    expect(sentence).toMatch(
      /^(Cy|Di|Ed) .* comes before Ann \(1\) for the bye: category B has an odd number of players to be paired, category A an even one\.$/,
    );
  });

  it('does not say that others come first who could not have it', () => {
    // Without a repeat only Ann is left for the bye, who has the most points.
    const three = range(`Name | R1 | R2
Ann  | 2+ | 
Bo   | 1- | 
Cy   | 0= | `);
    const said = ['Bo', 'Cy'].map(one => (WHYNOT(three, one, 'bye', 'System=Swiss') as [[string]])[0][0]);
    expect(said.filter(one => /^Others come/.test(one))).toEqual([]);
    expect(WHYNOT(three, 'Cy', 'bye', 'System=Swiss')).toEqual([
      ['With Cy (3) – bye the others could not be paired without a repeat.'],
    ]);
  });

  it('leaves a named bye to the settings', () => {
    expect(WHYNOT(SEVEN, 'Gus', 'bye', `${SETTINGS}; Bye=1`)).toEqual([
      ['Ann (1) has the bye by the setting Bye.'],
    ]);
  });
});

it('a forbidden pair that has met, in a round that must repeat, names the setting and the meeting', () => {
  const two = range(
    'Name | R1 | R2 | R3 | R4\nAnn | 2+ | 3+ | 4+ | \nBo | 1- | 4+ | 3+ | \nCy | 4+ | 1- | 2- | \nDi | 3- | 2- | 1- | ',
  );
  expect(WHYNOT(two, 1, 2, 'System=Swiss; Forbidden pairs=1-2')).toEqual([
    ['The settings forbid Ann (1) – Bo (2), who have also met in round 1.'],
  ]);
});
