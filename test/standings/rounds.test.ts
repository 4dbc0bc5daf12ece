import { describe, expect, test } from 'vitest';
import { asOfRound } from '../../src/standings/score/asOfRound';
import { badCells } from '../../src/standings/score/badCell';
import { areEqualLengths, gamesWon, movesOfGame } from '../../src/standings/diagonal/gameLength';
import { leaversIn, takenOut, withoutGamesOf } from '../../src/standings/roundRobin/leavers';
import { isMissing, playedGames, ratedGames, ratingOf } from '../../src/standings/score/ratedGames';
import { counted, floored, roundingOf } from '../../src/standings/score/score';
import { countedScore, countedWins, type Standing } from '../../src/standings/score/standing';
import {
  rankOfScore,
  scoreOfRank,
  startingScore,
  unknownStarts,
} from '../../src/standings/score/startingScore';
import { presetSettings } from '../../src/tournament/presets';
import { makeRank, parseRank } from '../../src/tournament/rank';

import type { Settings } from '../../src/tournament/settings';
import { SYSTEM_NAMES } from '../../src/tournament/systems';
import type { WallList } from '../../src/tournament/wallList';
import { makeEntries } from '../../src/sheet/cells/notation';
import { wallListText } from '../wallListText';
import { standingText } from './standingText';

const shown = ({ entries }: WallList): readonly string[] =>
  entries.map(row => row.map(cell => makeEntries(cell) || '.').join(' '));

/** Bo has cells in rounds 2 and 3 that nobody can read. */
const BAD: WallList = {
  ...wallListText(
    'Name | R1 | R2 | R3\nAnn | 2+ | 3+ | 0=\nBo | 1- | . | .\nCy | 0+ | 1- | 2+\nDi | 0= | 0= | 0=',
  ),
  badCells: [
    { player: 1, round: 3, text: '3x' },
    { player: 1, round: 2, text: 'x' },
    { player: 3, round: 3, text: '??' },
    { player: 1, round: 3, text: 'once more' },
  ],
};

describe('a list as of a round', () => {
  test('has nothing in later rounds', () => {
    const before = asOfRound(BAD, 2);
    expect(shown(before)).toEqual(['2+ 3+ .', '1- . .', '0+ 1- .', '0= 0= .']);
    expect(before.badCells).toEqual([{ player: 1, round: 2, text: 'x' }]);
    expect(shown(asOfRound(BAD, 0))).toEqual(['. . .', '. . .', '. . .', '. . .']);
  });

  test('is the same where no round, or the last one, is named', () => {
    expect([undefined, 3, 9].map(round => asOfRound(BAD, round) === BAD)).toEqual([true, true, true]);
    expect(asOfRound(wallListText('Name | R1 | R2\nAnn | 2+ | .'), 1).badCells).toEqual([]);
  });
});

describe('cells that nobody can read', () => {
  test('the first of each player, up to the round that is asked for', () => {
    const rounds = (throughRound?: number) =>
      [...badCells(BAD, { throughRound })].map(([player, { round }]) => [player, round]);
    expect(rounds()).toEqual([[1, 2], [3, 3]]); // prettier-ignore
    expect(rounds(2)).toEqual([[1, 2]]);
    expect(rounds(1)).toEqual([]);
    expect([...badCells(wallListText('Name | R1\nAnn | 2+'), { throughRound: 1 })]).toEqual([]);
  });
});

const added = ({ roundValues }: Standing, player: number): readonly unknown[] =>
  roundValues[player]!.map(value => (value.kind === 'score' ? value.score : value.kind));

describe('what each round adds to SOS', () => {
  const standing = () =>
    standingText(
      `Name | Start | R1 | R2  | R3    | R4
     Ann  | 30    | 2+ | 0=  | 3?/w  | 4-
     Bo   | 29    | 1- | 77+ | 0+    | 3+
     Cy   | 28    | 4- | .   | 1?/b  | 2-
     Di   | .     | 3+ | 0-  | 0-    | 1+`,
      { system: 'McMahon' },
    );

  test('scores of opponents, the own start, nothing yet, or nobody knows', () => {
    expect([0, 1, 2, 3].map(player => added(standing(), player))).toEqual([
      [64, 60, 'open', 'no start'],
      [62, 'outside', 58, 56],
      ['no start', 56, 'open', 64],
      [56, 'no start', 'no start', 62],
    ]);
  });

  test('who it is that nobody knows', () => {
    expect(standing().roundValues[0]![3]).toEqual({ kind: 'no start', player: 3 });
    expect(standing().roundValues[1]![1]).toEqual({ kind: 'outside', round: 2, opponentNo: 77 });
    expect(standing().roundValues[3]![1]).toEqual({ kind: 'no start', player: 3 });
  });

  test('two games of a round add both, one of them without a result the other alone', () => {
    const twice = standingText(
      'Name | R1 | R2\nAnn | 2+ 3+ | 2? 3+\nBo | 1- 3+ | 1? 3?\nCy | 1- 2- | 1- 2?',
      { system: 'Diagonal' },
    );
    expect([0, 1, 2].map(player => added(twice, player))).toEqual([
      [2, 0],
      [6, 'open'],
      [8, 6],
    ]);
  });
});

describe('what each round adds, and what it lacks', () => {
  test('a pairing of a round that does not count yet is no lack', () => {
    const standing = standingText('Name | R1 | R2\nAnn | 2+ | 3?\nBo | 1- | .\nCy | 0+ | 1?');
    expect([0, 1, 2].map(player => added(standing, player))).toEqual([[0], [2], [0]]);
  });

  test('nobody’s score stays unknown with the stones of the game', () => {
    const list = 'Name | Start | R1\nAnn | 30 | 2+/w4\nBo | . | 1-/b4';
    const standing = standingText(list, { system: 'McMahon', handicapInSos: true });
    expect(added(standing, 0)).toEqual(['no start']);
  });

  test('one of two opponents from outside is enough', () => {
    const list = 'Name | R1\nAnn | 2+ 9+\nBo | 1- 8-\nCy | 7+ 1-';
    const standing = standingText(list, { system: 'Diagonal' });
    expect([0, 1, 2].map(player => added(standing, player))).toEqual(Array(3).fill(['outside']));
    expect(standing.roundValues[0]![0]).toEqual({ kind: 'outside', round: 1, opponentNo: 9 });
    expect(standing.roundValues[2]![0]).toEqual({ kind: 'outside', round: 1, opponentNo: 7 });
  });
});

describe('rounds that count', () => {
  const through = (text: string, typed: Partial<Settings> = {}): number => standingText(text, typed).through;
  const KNOCKOUT = `
    Name | R1 | R2 | R3
    Ann  | 2+ | .  | .
    Bo   | 1- | .  | .
    Cy   | 4+ | .  | .
    Di   | 3- | .  | .`;
  const knockout = (ann: string, bo: string, cy: string): number =>
    through(
      KNOCKOUT.replace('2+ | .', `2+ | ${ann}`)
        .replace('1- | .', `1- | ${bo}`)
        .replace('4+ | .', `4+ | ${cy}`),
      { system: 'Knock-out' },
    );

  test('without any game all entries count, with one a round of absences does not', () => {
    expect(through('Name | R1 | R2\nAnn | 0= | .\nBo | . | .')).toBe(1);
    expect(through('Name | R1 | R2\nAnn | 2+ | 0=\nBo | 1- | .')).toBe(1);
    expect(through('Name | R1 | R2\nAnn | . | .\nBo | . | 9+')).toBe(2);
  });

  test('a round of a knock-out to which nobody but the winners came', () => {
    expect(knockout('0+', '.', '0-')).toBe(2);
    expect(knockout('0+', '.', '.')).toBe(1);
    expect(knockout('.', '0-', '.')).toBe(1);
    const later = (cy: string): string =>
      `Name | R1 | R2 | R3\nAnn | . | 2+ | 0+\nBo | . | 1- | .\nCy | . | 4+ | ${cy}\nDi | . | 3- | .`;
    expect(through(later('.'), { system: 'Knock-out' })).toBe(2);
    expect(through(later('0-'), { system: 'Knock-out' })).toBe(3);
  });

  test('a round of a playoff to which one did not come is played, and no round of the event', () => {
    const list = 'Name | R1 | R2\nAnn | 2+ | 0+\nBo | 1- | 0-\nCy | 0+ | .';
    const standing = standingText(list, { rounds: 1, playoffRounds: [2] });
    expect([standing.through, standing.played]).toEqual([1, 2]);
    expect(standingText(list).played).toBe(1);
  });
});

describe('what opponents count for, with unplayed rounds as ½ (R2.5)', () => {
  const halves = (text: string, typed: Partial<Settings> = {}) =>
    standingText(text, { opponentsUnplayed: 'half', rounding: 'none', ...typed }).opponentScores.map(one =>
      one.kind === 'score' ? one.score : one.kind,
    );

  test('an empty cell, an absence and a game by default', () => {
    const list = 'Name | R1 | R2\nAnn | 2+ | 4+!\nBo | 1- | .\nCy | 0- | 0+\nDi | . | 1-!';
    expect(halves(list, { throughRound: 2 })).toEqual([3, 1, 2, 2]);
  });

  test.each([
    ['both lost by default', '2-!', '1-!', 1],
    ['the opponent came', '2-!', '1+!', 0],
    ['the opponent lost, and not by default', '2-!', '1-', 0],
    ['the opponent names somebody else', '2-!', '3-!', 0],
    ['a loss at the board, whatever the other cell says', '2-', '1-!', 0],
    ['a win by default', '2+!', '1-!', 2],
    ['a game without a result', '2?', '1?', 0],
    ['a bye', '0+', '.', 2],
    ['an absence', '0-', '.', 1],
  ])('by the AGA: %s', (_, ann, bo, score) => {
    const list = `Name | R1\nAnn | ${ann}\nBo | ${bo}\nCy | 0+`;
    expect(halves(list, { preset: 'AGA', ownUnplayed: 'AGA phantom', throughRound: 1 })[0]).toBe(score);
  });
});

describe('rounding down (R1.3)', () => {
  test.each(SYSTEM_NAMES)('in %s', system => {
    const isRounded = ['McMahon', 'Swiss', 'Swiss by categories'].includes(system);
    const by = (rounding: Settings['rounding']) => roundingOf({ ...presetSettings('EGF', system), rounding });
    expect(by('EGF')).toBe(isRounded ? 'EGF' : 'none');
    expect(by('absences')).toBe(isRounded ? 'absences' : 'none');
    expect(by('none')).toBe('none');
  });

  test('of the whole, of what was not played, or of nothing', () => {
    const all = ['EGF', 'absences', 'none'] as const;
    expect(all.map(rounding => counted(3, 1, rounding))).toEqual([4, 3, 4]);
    expect(all.map(rounding => counted(2, 1, rounding))).toEqual([2, 2, 3]);
    expect(all.map(rounding => counted(-3, 0, rounding))).toEqual([-4, -3, -3]);
    expect([5, 4, -1].map(floored)).toEqual([4, 4, -2]);
  });
});

describe('scores after a round', () => {
  const standing = () =>
    standingText('Name | Start | R1 | R2\nAnn | 30 | 2+ | 2+\nBo | 29.5 | 1- | 1-', {
      system: 'McMahon',
      absencesInWins: 'ignore',
    });

  test('with the start and without, for information', () => {
    expect([0, 1, 2].map(round => countedScore(standing(), 0, round))).toEqual([60, 62, 64]);
    expect([0, 1, 2].map(round => countedWins(standing(), 0, round))).toEqual([0, 2, 4]);
    expect([countedScore(standing(), 1), countedWins(standing(), 1)]).toEqual([58, 0]);
    expect([countedScore(standing(), 7), countedWins(standing(), 7)]).toEqual([0, 0]);
  });
});

describe('starting scores', () => {
  const settings = {
    ...presetSettings('EGF', 'McMahon'),
    upperBar: parseRank('3d'),
    lowerBar: parseRank('10k'),
  };
  const [ann, bo, cy] = wallListText(
    'Name | Rank | Out | Supergroup | R1\nAnn | 5d | . | x | .\nBo | 5d | 2 | . | .\nCy | 20k | 2 | . | .',
  ).players;

  test.each([
    [{}, [32, 32, 20]],
    [{ supergroup: true }, [33, 32, 20]],
    [{ absentStart: 'below the bar' }, [32, 31, 20]],
    [{ absentStart: 'below the bar', supergroup: true }, [33, 31, 20]],
    [{ absentStart: 'below the bar', upperBar: undefined }, [34, 34, 20]],
    [{ scoreZeroAt: '1d' }, [2, 2, -10]],
  ] as const)('%j', (typed, starts) => {
    const of = [ann!, bo!, cy!].map(player => Number(startingScore(player, { ...settings, ...typed })) / 2);
    expect(of).toEqual(starts);
  });

  test('none in other systems', () => {
    expect(startingScore(ann!, { ...settings, system: 'Swiss' })).toBe(0);
  });

  test('a rank and where it starts', () => {
    expect(scoreOfRank(parseRank('1d')!, { scoreZeroAt: '30k' })).toBe(60);
    expect(scoreOfRank(parseRank('3k')!, { scoreZeroAt: '20k' })).toBe(34);
    const rank = (score: number) => {
      const found = rankOfScore(score, { scoreZeroAt: '30k' });
      return found && makeRank(found);
    };
    expect([60, 61, 62, 58, 76, 78].map(rank)).toEqual(['1d', '1d', '2d', '1k', '9d', undefined]);
  });
});

describe('starts that nobody knows', () => {
  const unknown = (text: string) => {
    const list = wallListText(text);
    const starts = list.players.map(({ start }) => start);
    return unknownStarts(list, starts).map(({ code, place }) =>
      place.kind === 'player' ? place.player : code,
    );
  };

  test('of whoever is there', () => {
    expect(unknown('Name | Start | Out | R1\nAnn | 30 | . | .\nBo | . | . | .\nCy | . | 1- | .')).toEqual([
      1,
    ]);
    expect(
      unknown(
        'Name | Start | Out | R1 | R2\nAnn | 30 | . | . | .\nBo | . | 1- | 1- | .\nCy | . | 2- | . | .',
      ),
    ).toEqual([1, 2]);
    expect(unknown('Name | Start | R1\nAnn | 30 | .')).toEqual([]);
  });

  test('of everybody are one problem of the list', () => {
    expect(unknown('Name | Start | R1\nAnn | . | .\nBo | . | .')).toEqual(['noStarts']);
    expect(unknown('Name | Start | Out | R1\nAnn | . | 1- | .')).toEqual([]);
    expect(unknownStarts(wallListText('Name | R1\nAnn | .'), [undefined])).toEqual([
      { code: 'noStarts', severity: 'warning', place: { kind: 'list' }, values: {} },
    ]);
  });
});

describe('games that ratings count', () => {
  const standing = () =>
    standingText(`
    Name | Rank | Rating | R1   | R2    | R3    | R4
    Ann  | 3d   | 2310   | 2+   | 3-/b2 | 4+!   | 5=
    Bo   | 1k   | .      | 1-   | 0+    | 3?    | 77+
    Cy   | .    | 1900   | 0=   | 1+/w2 | 2?    | .
    Di   | .    | .      | 5-   | 0-    | 1-!   | .
    Ed   | 4k   | 1710   | 4+   | .     | .     | 1=`);

  test('the rating, or that of the rank', () => {
    expect([0, 1, 2, 3, 9].map(player => ratingOf(standing(), player))).toEqual([
      2310,
      2000,
      1900,
      undefined,
      undefined,
    ]);
  });

  test('are even, played and have a result', () => {
    const rounds = [0, 1, 2, 3, 4].map(player => playedGames(standing(), player).map(({ round }) => round));
    expect(rounds).toEqual([[1, 4], [1, 4], [], [1], [1, 4]]); // prettier-ignore
    expect(ratedGames(standing(), 0)).toEqual([
      { opponent: 2000, score: 2 },
      { opponent: 1710, score: 1 },
    ]);
  });

  test('are unknown with somebody from outside, or without a rating', () => {
    expect(ratedGames(standing(), 1)).toEqual({ kind: 'outside', round: 4, opponentNo: 77 });
    expect(ratedGames(standing(), 4)).toEqual({ kind: 'no rating' });
    expect([0, 1].map(player => isMissing(ratedGames(standing(), player)))).toEqual([false, true]);
  });
});

describe('who leaves a round robin before half of it (R6.5)', () => {
  const leavers = (text: string, typed: Partial<Settings> = {}) => {
    const settings = { ...presetSettings('EGF', 'Round robin'), ...typed };
    return leaversIn(wallListText(text), settings).map(
      ({ player, played, games }) => `${wallListText(text).players[player]?.name} ${played}/${games}`,
    );
  };
  const table = (out: string, di: string): string => `
    Name | Out    | R1   | R2   | R3   | R4   | R5
    Ann  | .      | 2+   | 3+   | 4+   | 5+   | 0-
    Bo   | .      | 1-   | 0-   | 5+   | 4+   | 3+
    Cy   | .      | 4+   | 1-   | 0-   | 0-   | 2-
    Di   | ${out} | ${di}
    Ed   | .      | 0-   | 4+   | 2-   | 1-   | .`;

  test('by the column Out', () => {
    expect(leavers(table('2-', '3- | . | . | . | .'))).toEqual(['Di 1/4']);
    expect(leavers(table('3-', '3- | 5- | . | . | .'))).toEqual([]);
    expect(leavers(table('9-', '3- | . | . | . | .'))).toEqual([]);
    expect(leavers(table('2-', '3- | . | . | . | .'), { system: 'Swiss' })).toEqual([]);
  });

  test('by games lost by default to the end, more than one', () => {
    expect(leavers(table('.', '3- | 5-! | 1-! | 2-! | 0-'))).toEqual(['Di 1/4']);
    expect(leavers(table('.', '3- | 5- | 1-! | 2-! | 0-'))).toEqual([]);
    expect(leavers(table('.', '3-! | 5-! | 1-! | 2- | 0-'))).toEqual([]);
    expect(leavers(table('.', '3-! | 5+! | 0- | 0- | 0-'))).toEqual([]);
    expect(leavers(table('.', '3-! | 5-! | 1-! | 2-! | 0-'))).toEqual(['Di 0/4']);
  });

  test('where all leave the table is over for all alike', () => {
    const all =
      'Name | Out | R1 | R2 | R3\nAnn | 2- | 2+ | . | .\nBo | 2- | 1- | . | .\nCy | 2- | 0- | . | .';
    expect(leavers(all)).toEqual([]);
    expect(leavers(all.replace('Cy | 2-', 'Cy | .'))).toEqual([]);
  });

  test('taken out where the settings say so', () => {
    const list = wallListText(table('2-', '3- | . | . | . | .'));
    const settings = presetSettings('EGF', 'Round robin');
    expect([...takenOut(list, settings)]).toEqual([]);
    expect([...takenOut(list, { ...settings, leavers: 'taken out' })]).toEqual([3]);
  });

  test('games with them are a rest for everybody', () => {
    const list = wallListText('Name | R1 | R2\nAnn | 2+ | 3+\nBo | 1- | 0=\nCy | 9+ | 1-');
    expect(shown(withoutGamesOf(list, new Set([1])))).toEqual(['0- 3+', '0- 0=', '9+ 1-']);
    expect(withoutGamesOf(list, new Set())).toBe(list);
  });
});

describe('the length of a game', () => {
  const list = wallListText('Name | R1 | R2\nAnn | 2+#210 | 3+\nBo | 1- | 3+\nCy | . | 1-#180');

  test('from the winner’s cell, else from the loser’s', () => {
    const won = gamesWon(list, 0, new Set([1, 2]), 2);
    expect(won.map(({ round, position }) => [round, position])).toEqual([[1, 0], [2, 0]]); // prettier-ignore
    expect(won.map(game => movesOfGame(list, game))).toEqual([210, 180]);
    expect(gamesWon(list, 0, new Set([1, 2]), 1)).toHaveLength(1);
    expect(gamesWon(list, 0, new Set([2]), 2)).toHaveLength(1);
    expect(gamesWon(list, 2, new Set([0]), 2)).toEqual([]);
    const unknown = gamesWon(list, 1, new Set([2]), 2);
    expect(unknown.map(game => movesOfGame(list, game))).toEqual([undefined]);
  });

  test('by less than a tenth of the shorter one is no difference', () => {
    expect([areEqualLengths(100, 109), areEqualLengths(109, 100)]).toEqual([true, true]);
    expect([areEqualLengths(100, 110), areEqualLengths(110, 100), areEqualLengths(0, 0)]).toEqual([
      false,
      false,
      true,
    ]);
  });
});
