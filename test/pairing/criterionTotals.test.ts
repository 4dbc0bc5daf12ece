import { describe, expect, test } from 'vitest';
import { criterionTotals } from '../../src/pairing/criteria/criterionTotals';
import type { Field } from '../../src/pairing/criteria/field';
import { withBye } from '../../src/pairing/optimum/bye';
import type { Settings } from '../../src/tournament/settings';
import { fieldText, positionsOf } from './pairingText';

/** The field of a list, and what its games pay: `Ann Bo, Cy Di`, and the bye of whoever stands alone. */
function totalsOf(list: string, games: string, given: Partial<Settings> = {}) {
  const field = withBye(fieldText(list, given));
  const mate = new Int32Array(field.players.length + (field.byeClass ? 1 : 0));
  for (const game of games.split(', ')) {
    const [i, j = field.players.length] = positionsOf(field, game) as [number, number?];
    [mate[i], mate[j]] = [j, i];
  }
  return criterionTotals(field, mate).map(({ weight, total, games }) => ({
    weight,
    total,
    games: games.map(({ players, cost }) => `${players.map(one => nameIn(field, one)).join(' ')} ${cost}`),
  }));
}

const nameIn = ({ round }: Field, player: number): string => round.standing.wallList.players[player]!.name;

const list = `
  Name | Club | R1  | R2  | R3
  Ann  | Köln | 2+  | 3+  | .
  Bo   | Bonn | 1-  | 4+  | .
  Cy   | Bonn | 4+  | 1-  | .
  Di   | Bonn | 3-  | 2-  | .
  Ed   | Ulm  | bye | 0-  | .`;
const byClub = { weights: { score: 4, float: 0, seeding: 0, colour: 0, handicap: 0, country: 0, club: 8 } };

describe('what a pairing pays, criterion by criterion', () => {
  test('scores and clubs, the dearest games first', () => {
    expect(totalsOf(list, 'Ed Ann, Bo Cy, Di', byClub)).toEqual([
      { weight: 'score', total: 4, games: ['Ann Ed 4'] },
      { weight: 'club', total: 8, games: ['Bo Cy 8'] },
    ]);
    expect(totalsOf(list, 'Di Ann, Ed Cy, Bo', byClub)[1]).toEqual({
      weight: 'score',
      total: 16,
      games: ['Ann Di 16'],
    });
    expect(totalsOf(list, 'Ann Cy, Di Ed, Bo', byClub).find(({ weight }) => weight === 'score')).toEqual({
      weight: 'score',
      total: 8,
      games: ['Ann Cy 4', 'Ed Di 4'],
    });
  });

  test('repeats stand before all: one outweighs everything, then the earlier one is better', () => {
    // Three games in each of three rounds, and one more.
    expect(totalsOf(list, 'Ann Bo, Cy Ed, Di', byClub)[0]).toEqual({
      weight: 'repeat',
      total: 11,
      games: ['Ann Bo 11'],
    });
    expect(totalsOf(list, 'Ann Cy, Ed Bo, Di', byClub)[0]).toMatchObject({ weight: 'repeat', total: 12 });
    expect(totalsOf(list, 'Ann Bo, Cy Di, Ed', byClub)[0]).toMatchObject({ weight: 'repeat', total: 22 });
  });

  test('a bye that is due to others first says how many classes of them are passed over', () => {
    // Entitled are Di, then Bo and Cy, then Ann; and last of all Ed, who has had one.
    const byeOf = (games: string) => totalsOf(list, games, byClub).filter(({ weight }) => weight === 'bye');
    expect(byeOf('Ann Ed, Bo Cy, Di')).toEqual([]);
    expect(byeOf('Ann Ed, Bo Di, Cy')).toEqual([{ weight: 'bye', total: 1, games: [] }]);
    expect(byeOf('Bo Di, Cy Ann, Ed')).toEqual([{ weight: 'bye', total: 3, games: [] }]);
    expect(totalsOf(list, 'Ann Cy, Bo Di, Ed', byClub).map(({ weight }) => weight)).toEqual([
      'repeat',
      'bye',
      'score',
      'club',
    ]);
  });

  test('the bye is no game, and has no handicap', () => {
    const weights = { ...byClub.weights, handicap: 4 };
    const ranked = `
      Name | Rank | R1
      Ann  | 1d   | .
      Bo   | 2k   | .
      Cy   | 5k   | .`;
    expect(totalsOf(ranked, 'Ann Bo, Cy', { handicap: 'rank', handicapReduction: 0, weights })).toEqual([
      { weight: 'score', total: 0, games: [] },
      { weight: 'handicap', total: 8, games: ['Ann Bo 8'] },
      { weight: 'club', total: 0, games: [] },
    ]);
  });

  test('games between categories: the square of the distance, then few points', () => {
    const inCategories = `
      Name | Category | R1 | R2
      Ann  | A        | 2+ | .
      Bo   | B        | 1- | .
      Cy   | C        | 4+ | .
      Di   | A        | 3- | .`;
    // A step of distance is more than all points can be: four players of two half points, and one.
    expect(totalsOf(inCategories, 'Ann Cy, Bo Di', { ...byClub, system: 'Swiss by categories' })[0]).toEqual({
      weight: 'category',
      total: 49,
      games: ['Ann Cy 40', 'Di Bo 9'],
    });
  });

  test('games between groups that play apart, where they are mixed for once', () => {
    const field = fieldText(
      `
      Name | Group | R1
      Ann  | x     | .
      Bo   | X     | .
      Cy   | y     | .
      Di   | x     | .`,
      { ...byClub, pairingTiebreaks: [] },
    );
    const mate = new Int32Array(4);
    for (const [i, j] of [positionsOf(field, 'Ann Bo'), positionsOf(field, 'Cy Di')] as [number, number][])
      [mate[i], mate[j]] = [j, i];
    const across = criterionTotals({ ...field, acrossGroups: true }, mate);
    const game = { players: positionsOf(field, 'Cy Di').map(i => field.players[i]), cost: 1 };
    expect(across[0]).toEqual({ weight: 'group', total: 1, games: [game] });
    expect(criterionTotals(field, mate).map(({ weight }) => weight)).toEqual(['score', 'club']);
  });
});
