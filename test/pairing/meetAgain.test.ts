import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeStanding } from '../../src/standings/score/makeStanding';
import type { Game } from '../../src/tournament/game';
import type { Settings, Stage } from '../../src/tournament/settings';
import type { WallList } from '../../src/tournament/wallList';
import { askNextRound } from './askNextRound';
import { EVENTS } from './everyKind';
import { gamesOf, pairsOf, pairText, standingText } from './pairingText';
import { playToTheEnd, withCell } from './playToTheEnd';
import { makeDice, makeField } from './simulatedEvent';
import { seedOr } from '../sameDice';

const stages = (...typed: readonly (readonly [number, number, Stage['system']])[]): readonly Stage[] =>
  typed.map(([from, to, system]) => ({ from, to, system }));

/** The rounds before `round` in which two met. */
const roundsOf = (list: WallList, one: number, other: number, round: number): readonly number[] =>
  [one, other].flatMap(player =>
    list.entries[player]!.slice(0, round - 1).flatMap((cell, r) =>
      cell.some(entry => entry.kind === 'game' && [one, other].includes(entry.opponent)) ? [r + 1] : [],
    ),
  );

/** Whether the first had Black when the two met last; undefined where they did not, or nobody wrote it. */
function hadBlack(list: WallList, one: number, other: number, round: number): boolean | undefined {
  const last = Math.max(0, ...roundsOf(list, one, other, round));
  const games = (player: number, opponent: number): Game[] =>
    (list.entries[player]![last - 1] ?? []).flatMap(entry =>
      entry.kind === 'game' && entry.opponent === opponent ? [entry] : [],
    );
  const [own, theirs] = [games(one, other).pop(), games(other, one).pop()];
  if (own?.colour !== undefined) return own.colour === 'black';
  return theirs?.colour === undefined ? undefined : theirs.colour === 'white';
}

/** Somebody types a pair of two who are free, with colours or without. */
function typePair(list: WallList, round: number, dice: () => number): WallList {
  const free = list.entries.flatMap((row, player) => ((row[round - 1] ?? []).length === 0 ? [player] : []));
  const [one, other] = [...free].sort(() => dice() - 0.5);
  if (one === undefined || other === undefined || one === other) return list;
  const black = dice() < 0.5 ? undefined : dice() < 0.5 ? one : other;
  const game = (player: number, opponent: number): Game => ({
    kind: 'game',
    opponent,
    opponentNo: list.players[opponent]!.no,
    outcome: 'unknown',
    colour: black === undefined ? undefined : black === player ? 'black' : 'white',
    handicap: 0,
    byDefault: false,
    moves: undefined,
  });
  return withCell(withCell(list, one, round, [game(one, other)]), other, round, [game(other, one)]);
}

type Kind = readonly [name: string, players: number, rounds: number, settings: Partial<Settings>];

const KINDS: readonly Kind[] = [
  ['Swiss of six, nine rounds', 6, 9, { system: 'Swiss' }],
  ['McMahon of seven, nine rounds', 7, 9, { system: 'McMahon' }],
  ['round robin, twice', 6, 14, { system: 'Round robin', cycles: 2 }],
  ['round robin of five, twice', 5, 14, { system: 'Round robin', cycles: 2 }],
  [
    'Swiss, then a round robin',
    8,
    10,
    { system: 'Swiss', stages: stages([1, 3, 'Swiss'], [4, 10, 'Round robin']) },
  ],
  [
    'Swiss, then a knock-out',
    8,
    6,
    { system: 'Swiss', stages: stages([1, 3, 'Swiss'], [4, 6, 'Knock-out']) },
  ],
  [
    'Swiss, then score pairing',
    10,
    8,
    { system: 'Swiss', stages: stages([1, 3, 'Swiss'], [4, 8, 'Score pairing']) },
  ],
  [
    'Swiss, then Diagonal',
    8,
    9,
    { system: 'Swiss', stages: stages([1, 3, 'Swiss'], [4, 9, 'Diagonal']), gamesPerOpponent: 1 },
  ],
  ['Diagonal, one game a pair', 9, 20, { system: 'Diagonal', gamesPerOpponent: 1 }],
  [
    'Swiss with a playoff table',
    6,
    8,
    { system: 'Swiss', rounds: 3, playoffRounds: [4, 5, 6, 7, 8], playoffPlaces: 6 },
  ],
];

describe('two who meet again in an even game take the opposite colours (R4.5)', () => {
  test.each(KINDS)('%s', (_, players, rounds, settings) => {
    let again = 0;
    fc.assert(
      fc.property(fc.nat(9999), seed => {
        const dice = makeDice(seed);
        const typed = new Set<string>();
        const isDiagonal = [settings, ...(settings.stages ?? [])].some(one => one.system === 'Diagonal');
        const before = (list: WallList, round: number): WallList => {
          if (isDiagonal || round > rounds || dice() > 0.4) return list;
          const after = typePair(list, round, dice);
          const open = askNextRound(
            makeStanding(after, standingText('Name | R1\n A | .', settings).settings),
          );
          // A pair that the system refuses is not typed.
          if (open.kind === 'cannot pair' || open.round !== round) return list;
          after.entries.forEach((row, player) => {
            for (const entry of row[round - 1] ?? [])
              if (entry.kind === 'game' && entry.colour) typed.add(`${round} ${player}`);
          });
          return after;
        };
        const field = makeField({ players, rounds: rounds + 1, seed });
        const event = {
          players,
          rounds: rounds + 1,
          seed,
          settings: { ...settings, seed: `${seed}` },
          before,
        };
        const played = playToTheEnd(event, field);
        for (const { round, games } of played.rounds) {
          for (const { black, white, handicap } of games) {
            if (handicap > 0 || typed.has(`${round} ${black}`)) continue;
            const was = hadBlack(played.list, black, white, round);
            if (was !== undefined) again++;
            expect(was, `${seed}: ${black}–${white} in round ${round}`).not.toBe(true);
          }
        }
      }),
      { numRuns: 6 * EVENTS, seed: seedOr(45) },
    );
    expect(again).toBeGreaterThan(0);
  });

  test('a round robin played twice, after a pair typed by hand with the colours of the table turned', () => {
    const list = `
      Name | R1   | R2
      Ann  | 2+/w | .
      Bo   | 1-/b | .`;
    const settings = { system: 'Round robin', cycles: 2 } as const;
    expect(gamesOf(list, pairText(list, settings))).toEqual(['1 Ann (b) – Bo (w)']);
  });

  test('the last of several games of a round counts', () => {
    const list = `
      Name | R1        | R2
      Ann  | 2=/b 2+/w | .
      Bo   | 1=/w 1-   | .`;
    expect(gamesOf(list, pairText(list, { system: 'Swiss' }))).toEqual(['1 Ann (b) – Bo (w)']);
  });
});

test('a knock-out after a round of a Swiss: 1–3 and 2–4 are free, and 2–1 and 4–3 are not played again (R6.1)', () => {
  const list = `
    Name | R1   | R2 | R3
    A    | 2+/b | .  | .
    B    | 1-/w | .  | .
    C    | 4+/b | .  | .
    D    | 3-/w | .  | .`;
  const settings = { system: 'Swiss', stages: stages([1, 1, 'Swiss'], [2, 3, 'Knock-out']) } as const;
  for (const seed of ['x0', 'x1', 'x2', 'x3', 'x4']) {
    expect(['A C, B D', 'A D, B C']).toContain(pairsOf(list, pairText(list, { ...settings, seed })));
  }
});
