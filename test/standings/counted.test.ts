import { describe, expect, test } from 'vitest';
import { addGames, noGames } from '../../src/standings/score/countedGames';
import { lastCountedRound } from '../../src/standings/score/lastCountedRound';
import { makeStanding } from '../../src/standings/score/makeStanding';
import type { Game } from '../../src/tournament/game';
import { presetSettings } from '../../src/tournament/presets';
import { wallListText } from '../wallListText';
import { standingText } from './standingText';

const game = (own: Partial<Game>): Game => ({
  kind: 'game',
  opponent: 1,
  opponentNo: 2,
  outcome: 'won',
  colour: undefined,
  handicap: 0,
  byDefault: false,
  moves: undefined,
  ...own,
});

test('stones count for who gave them, and for nobody where the colours are not known (R2.5)', () => {
  const settings = { ...presetSettings('EGF', 'McMahon'), handicapInSos: true };
  const stones = (colour: Game['colour']): readonly number[] => {
    const list = wallListText('Name | R1\n Ann | .\n Bo | .');
    const games = noGames();
    addGames(games, { ...list, entries: [[[game({ colour, handicap: 3 })]]] }, settings, 1);
    return games.stones;
  };
  expect([stones('white'), stones('black'), stones(undefined)]).toEqual([[3], [-3], [0]]);
});

describe('a round of a knock-out without a game counts', () => {
  const last = (text: string): number => {
    const { wallList, settings } = standingText(text, { system: 'Knock-out' });
    return lastCountedRound(wallList, settings);
  };

  test('once everybody who is still in has an entry', () => {
    expect(
      last('Name | R1 | R2 | R3\n Ann | 2+ | 0+ | .\n Bo | 1- | . | .\n Cy | 4+ | 0- | .\n Di | 3- | . | .'),
    ).toBe(2);
    expect(
      last('Name | R1 | R2 | R3\n Ann | 2+ | 0+ | .\n Bo | 1- | . | .\n Cy | 4+ | . | .\n Di | 3- | . | .'),
    ).toBe(1);
  });

  test('be it that nobody came, or that somebody never was in it', () => {
    expect(
      last('Name | R1 | R2 | R3\n Ann | 2+ | 0- | .\n Bo | 1- | . | .\n Cy | 4+ | 0- | .\n Di | 3- | . | .'),
    ).toBe(2);
    expect(last('Name | R1 | R2 | R3\n Ann | 2+ | 0+ | .\n Bo | 1- | . | .\n Cy | . | . | .')).toBe(2);
  });
});

test('of several games in a round, who is outside the list is told by the number', () => {
  const { roundValues } = standingText('Name | R1\n Ann | 2+\n Bo | 1- 9+');
  expect(roundValues[1]![0]).toEqual({ kind: 'outside', round: 1, opponentNo: 9 });
});

test('what was not played is worth ½ to opponents: by default, lost by both, but no game without a result (R2.5)', () => {
  const score = (preset: 'AGA' | 'OpenGotha', cells: readonly (readonly Game[])[]): number => {
    const list = wallListText('Name | R1\n Ann | .\n Bo | .\n Cy | .');
    const entries = [...cells, [game({ opponent: 0, opponentNo: 1 })]].map(cell => [cell]);
    const standing = makeStanding(
      { ...list, entries },
      { ...presetSettings(preset, 'Swiss'), opponentsUnplayed: 'half' },
    );
    const own = standing.opponentScores[0]!;
    return own.kind === 'score' ? own.score : -1;
  };
  const lost = { outcome: 'lost', byDefault: true } as const;
  const back = { opponent: 0, opponentNo: 1 };
  expect(score('AGA', [[game(lost)], [game({ ...lost, ...back })]])).toBe(1);
  expect(
    score('AGA', [[game(lost)], [game({ ...lost, ...back }), game({ opponent: 2, opponentNo: 3 })]]),
  ).toBe(1);
  expect(score('AGA', [[game(lost)], [game({ ...back, byDefault: true })]])).toBe(0);
  expect(score('OpenGotha', [[game(lost)], [game(back)]])).toBe(1);
  expect(score('OpenGotha', [[game({ outcome: 'unknown', byDefault: true })], [game(back)]])).toBe(0);
});
