import { describe, expect, test } from 'vitest';
import { explainPlayoff } from '../../src/standings/explain/explainPlayoff';
import { makeEvent } from '../../src/standings/stages/makeEvent';
import type { Settings } from '../../src/tournament/settings';
import { explained, written } from './explainedText';
import { standingText } from './standingText';

const swiss = `
  No | Name | Rank | Rating | Category | Previous order | R1   | R2  | R3   | R4
  1  | Ann  | 2d   | 2300   | A        | 1              | 2+   | 3=  | 4-!  | 9+
  2  | Bo   | 1d   | .      | B        | .              | 1-   | 4+! | 0+   | 3?
  3  | Cy   | .    | .      | .        | .              | 4=   | 1=  | .    | 2?
  4  | Di   | 3k   | .      | A        | 2              | 3=   | 2-! | 1+!  | 0=`;

describe('the rounds of a score', () => {
  test('by how each of them ended', () => {
    expect(explained(swiss, 'Ann', 'WINS')).toEqual([
      'NWS 2',
      'R1 won 1 opponent=Bo no=2',
      'R2 jigo 0.5 opponent=Cy no=3',
      'R3 lostByDefault 0 opponent=Di no=4',
      'R4 won 1 opponent=No 9 no=9',
      'rounding -0.5',
    ]);
    expect(explained(swiss, 'Bo', 'WINS')).toEqual([
      'NWS 2',
      'R1 lost 0 opponent=Ann no=1',
      'R2 wonByDefault 1 opponent=Di no=4',
      'R3 bye 1',
      'R4 pending 0 opponent=Cy no=3',
    ]);
    expect(explained(swiss, 'Cy', 'WINS', { rounding: 'none' })).toEqual([
      'NWS 1',
      'R1 jigo 0.5 opponent=Di no=4',
      'R2 jigo 0.5 opponent=Ann no=1',
      'R3 empty 0',
      'R4 pending 0 opponent=Bo no=2',
    ]);
    expect(explained(swiss, 'Di', 'WINS', { system: 'McMahon', absencesInWins: 'ignore' }).slice(3)).toEqual([
      'R3 wonByDefault 1 opponent=Ann no=1',
      'R4 absenceIgnored 0',
      'rounding -0.5',
    ]);
    expect(explained(swiss, 'Di', 'MMS', { system: 'McMahon' })).toEqual([
      'MMS 29',
      'start 27',
      'R1 jigo 0.5 opponent=Cy no=3',
      'R2 lostByDefault 0 opponent=Bo no=2',
      'R3 wonByDefault 1 opponent=Ann no=1',
      'R4 absent 0.5',
    ]);
  });

  test('the start of a McMahon, which nobody knows of somebody without a rank', () => {
    expect(explained(swiss, 'Cy', 'MMS', { system: 'McMahon' })[1]).toBe('noStart name=Cy');
    expect(explained(swiss, 'Ann', 'MMS', { system: 'McMahon' })[1]).toBe('start 31');
    expect(explained(swiss, 'Ann', 'WINS', { system: 'McMahon' })[1]).toBe('R1 won 1 opponent=Bo no=2');
    expect(explained(swiss, 'Ann', 'MMS')[1]).toBe('start 31');
  });

  test('games with somebody who is taken out of the table', () => {
    const table = `
      Name | Out | R1 | R2 | R3
      Ann  | .   | 4+ | 3+ | 2+
      Bo   | .   | 3+ | .  | 1-
      Cy   | .   | 2- | 1- | .
      Di   | 2-  | 1- | .  | .`;
    expect(explained(table, 'Ann', 'WINS', { system: 'Round robin', leavers: 'taken out' })[1]).toBe(
      'R1 takenOut 0',
    );
  });
});

describe('the rounds of a sum over the opponents', () => {
  const mcmahon = { system: 'McMahon', preset: 'EGF' } as const;

  test('SOS-1 of the EGF and of the WMSG', () => {
    expect(explained(swiss, 'Bo', 'SOS1', mcmahon)).toEqual([
      'SOS-1 (EGF) 63',
      'R1 opponentScore 33 opponent=Ann no=1',
      'R2 opponentScore 29 opponent=Di no=4 (smallest)',
      'R3 byeAddsStart 30',
      'R4 pending opponent=Cy no=3',
    ]);
    expect(explained(swiss, 'Di', 'SOS1', { ...mcmahon, sosFlavour: 'WMSG' })).toEqual([
      'SOS-1 (WMSG) 92',
      'R1 noStart name=Cy (first rounds)',
      'R2 opponentScore 32 opponent=Bo no=2',
      'R3 opponentScore 33 opponent=Ann no=1',
      'R4 absenceAddsStart 27',
    ]);
    expect(explained(swiss, 'Ann', 'SOS2')).toEqual([
      'SOS-2 (EGF) undefined',
      'R1 opponentScore 2 opponent=Bo no=2',
      'R2 opponentScore 1 opponent=Cy no=3',
      'R3 opponentScore 2 opponent=Di no=4',
      'R4 outside no=9',
    ]);
    expect(explained(swiss, 'Bo', 'SOSK', { k: 3 })).toEqual([
      'SOS-3 (EGF) 0',
      'R1 opponentScore 2 opponent=Ann no=1 (smallest)',
      'R2 opponentScore 2 opponent=Di no=4 (smallest)',
      'R3 byeAddsStart 0 (smallest)',
      'R4 pending opponent=Cy no=3',
    ]);
    expect(explained(swiss, 'Cy', 'SOS', { preset: 'AGA' })).toEqual([
      'SOS 6.5',
      'R1 opponentScore 2 opponent=Di no=4',
      'R2 opponentScore 2.5 opponent=Ann no=1',
      'R3 phantom 2',
      'R4 pending opponent=Bo no=2',
    ]);
  });

  test('SODOS', () => {
    expect(explained(swiss, 'Ann', 'SODOS')).toEqual([
      'SODOS undefined',
      'R1 product 2 opponent=Bo no=2 part=1 score=2',
      'R2 product 0.5 opponent=Cy no=3 part=0.5 score=1',
      'R3 lost 0 opponent=Di no=4',
      'R4 outside no=9',
    ]);
    expect(explained(swiss, 'Bo', 'SODOS')).toEqual([
      'SODOS 2',
      'R1 lost 0 opponent=Ann no=1',
      'R2 product 2 opponent=Di no=4 part=1 score=2',
      'R3 freeAddsNothing 0',
      'R4 pending opponent=Cy no=3',
    ]);
    expect(explained(swiss, 'Bo', 'SODOS', { preset: 'AGA' })).toEqual([
      'SODOS 4',
      'R1 lost 0 opponent=Ann no=1',
      'R2 product 2 opponent=Di no=4 part=1 score=2',
      'R3 phantom 2',
      'R4 pending opponent=Cy no=3',
    ]);
    expect(explained(swiss, 'Di', 'SODOS', mcmahon)).toEqual([
      'SODOS undefined',
      'R1 noStart name=Cy',
      'R2 lost 0 opponent=Bo no=2',
      'R3 product 33 opponent=Ann no=1 part=1 score=33',
      'R4 freeAddsNothing 0',
    ]);
  });

  test('SOSOS', () => {
    expect(explained(swiss, 'Bo', 'SOSOS')).toEqual([
      'SOSOS undefined',
      'R1 outside no=9',
      'R2 opponentSos 5 opponent=Di',
      'R3 roundsTimesStart 0 rounds=4',
    ]);
    expect(explained(swiss, 'Ann', 'SOSOS')).toEqual([
      'SOSOS undefined',
      'R1 opponentSos 4 opponent=Bo',
      'R2 opponentSos 4 opponent=Cy',
      'R3 opponentSos 5 opponent=Di',
      'R4 outside no=9',
    ]);
    expect(explained(swiss, 'Di', 'SOSOS', mcmahon)).toEqual([
      'SOSOS undefined',
      'R1 noStart name=Cy',
      'R2 opponentSos 92 opponent=Bo',
      'R3 noStart name=Cy',
      'R4 roundsTimesStart 108 rounds=4',
    ]);
  });

  test('CUSS', () => {
    expect(explained(swiss, 'Bo', 'CUSS')).toEqual([
      'CUSS 5',
      'R1 runningScore 0',
      'R2 runningScore 1',
      'R3 runningScore 2',
      'R4 runningScore 2',
    ]);
  });
});

describe('what rests on no sum', () => {
  test('ratings, categories, an order that was typed', () => {
    const facts = (name: string): readonly string[] =>
      (['Rating', 'Category', 'Previous order'] as const).map(one => explained(swiss, name, one).join(': '));
    expect(facts('Ann')).toEqual([
      'Rating 2300: rating 2300',
      'Category 1: category 1 category=A',
      'Previous order 1: previousOrder 1',
    ]);
    expect(facts('Bo')).toEqual([
      'Rating 2100: ratingOfRank 2100 rank=1d',
      'Category 2: category 2 category=B',
      'Previous order undefined: notListed',
    ]);
    expect(facts('Cy')).toEqual([
      'Rating undefined: noRating',
      'Category undefined: notListed',
      'Previous order undefined: notListed',
    ]);
  });

  test('the games of a performance rating', () => {
    expect(explained(swiss, 'Ann', 'PERFORMANCE')).toEqual([
      'Performance undefined',
      'R1 ratedGame 1 opponent=Bo no=2 rating=2100',
      'R2 unratedOpponent opponent=Cy no=3',
      'R4 outside opponent=No 9 no=9',
    ]);
    expect(explained(swiss, 'Cy', 'PERFORMANCE')).toEqual([
      'Performance 2075.26',
      'R1 ratedGame 0.5 opponent=Di no=4 rating=1800',
      'R2 ratedGame 0.5 opponent=Ann no=1 rating=2300',
    ]);
  });

  test('a lot, and none for somebody alone', () => {
    expect(explained(swiss, 'Bo', 'Lottery', { tiebreaks: ['Lottery'], seed: 'a' })).toEqual([
      'Lottery 1',
      'lot drawn=a|final/place-1|2 lot=e2548dc0f270aecbc280bad23bb2630199c8dc47163cb631820199e4fc92d1f4',
    ]);
    expect(explained(swiss, 'Di', 'Lottery', { tiebreaks: ['Lottery'], seed: 'a' })).toEqual([
      'Lottery 2',
      'lot drawn=a|final/place-1|4 lot=e5412bcfb16a2f69fe9eeed0bea93c5f0818ab55680f6411823d1d3f65a3ff9e',
    ]);
    expect(explained(swiss, 'Ann', 'Lottery', { tiebreaks: ['Rating', 'Lottery'], seed: 'a' })).toEqual([
      'Lottery 1',
      'alone',
    ]);
  });

  test('Direct Comparison', () => {
    const list = `
      No | Name | Rank | R1 | R2  | R3
      1  | Ann  | 2d   | 2+ | 3-  | 5+
      2  | Bo   | 2d   | 1- | 3+  | 6+
      3  | Cy   | 2d   | 9- | 1+  | 4+
      4  | Di   | .    | 5+ | 6+! | 3-
      5  | Ed   | .    | 4- | 0+  | 1-
      6  | Flo  | 2d   | .  | 4-! | 2-`;
    const dc = { tiebreaks: ['DIRECTCOMPARISON'] } as const;
    expect(explained(list, 'Bo', 'DIRECTCOMPARISON', dc)).toEqual([
      'DC 0',
      'neverMet first=Ann second=Di games=0',
    ]);
    expect(explained(list, 'Flo', 'DIRECTCOMPARISON', dc)).toEqual(['DC 0', 'alone']);
    expect(explained(list, 'Di', 'DIRECTCOMPARISON', { ...dc, system: 'McMahon' })).toEqual([
      'DC undefined',
      'noStart name=Di',
    ]);
  });

  test('the boards of a team', () => {
    const teams = `
      Name | Team | Board | R1 | R2 | R3
      Ann  | A    | 1     | 3+ | 0+ | .
      Bo   | A    | 2     | 4= | 0+ | .
      Cy   | B    | 1     | 1- | 0= | .
      Di   | B    | 2     | 2= | 0= | .`;
    expect(explained(teams, 'A', 'BOARDWINS', { teams: true, boards: 2 })).toEqual([
      'Board wins 3',
      'R1 boards 1.5 opponent=B',
      'R2 bye 2',
      'rounding -0.5',
    ]);
    expect(explained(teams, 'B', 'BOARDWINS', { teams: true, boards: 2 })).toEqual([
      'Board wins 1',
      'R1 boards 0.5 opponent=A',
      'R2 absent 1',
      'rounding -0.5',
    ]);
    expect(explained(teams, 'Ann', 'BOARDWINS')).toEqual(['Board wins undefined', 'noTeams']);
  });
});

describe('a playoff', () => {
  const list = `
    Name | R1 | R2 | R3 | R4  | R5  | R6
    Ann  | 3+ | 4+ | 2= | 2+  | .   | .
    Bo   | 4+ | 3+ | 1= | 1-! | .   | .
    Cy   | 1- | 2- | 0+ | 9+  | 4?  | .
    Di   | 2- | 1- | 0- | .   | 3?  | .`;
  const settings = { playoffRounds: [3, 4, 5, 6], playoffPlaces: 3, tiebreaks: [] } as const;
  const of = (name: string, given: Partial<Settings> = {}) => {
    const { wallList, settings: all } = standingText(list, { ...settings, ...given });
    const explanation = explainPlayoff(
      makeEvent(wallList, all),
      wallList.players.findIndex(one => one.name === name),
    );
    return explanation && [`${explanation.title} ${explanation.total}`, ...written(explanation)];
  };

  test('round by round, with the place inside those who were equal', () => {
    expect(['Ann', 'Bo', 'Cy', 'Di'].map(name => of(name))).toEqual([
      ['Playoff 1', 'R3 playoffDrawn opponent=Bo', 'R4 playoffWon opponent=Bo'],
      ['Playoff 2', 'R3 playoffDrawn opponent=Ann', 'R4 playoffLost opponent=Ann'],
      ['Playoff 1', 'R3 playoffBye opponent=', 'R4 playoffWon opponent=No 9'],
      ['Playoff 2', 'R3 playoffAbsent opponent='],
    ]);
    expect(of('Ann', { playoffRounds: [] })).toBeUndefined();
    expect(of('Cy', { playoffPlaces: 1 })).toBeUndefined();
    expect(of('Ann', { throughRound: 3 })).toEqual(['Playoff 1', 'R3 playoffDrawn opponent=Bo']);
    expect(explained(list, 'Bo', 'WINS', settings)).toEqual([
      'Wins 2',
      'R1 won 1 opponent=Di no=4',
      'R2 won 1 opponent=Cy no=3',
      'R3 playoffDrawn opponent=Ann',
      'R4 playoffLost opponent=Ann',
    ]);
  });
});
