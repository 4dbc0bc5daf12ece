import { describe, expect, test } from 'vitest';
import { playEvent } from '../../src/simulation/event/event';
import { simulatedField } from '../../src/simulation/event/field';
import { NO_RARE_EVENTS, type RareEvents } from '../../src/simulation/event/plan';
import type { PlayedEvent } from '../../src/simulation/event/playedRound';
import type { Settings } from '../../src/tournament/settings';
import type { System } from '../../src/tournament/systems';
import { planOf } from './plans';

// N170, N171 of docs/faults.md

/** Ten players, or five by name, three rounds unless the system ends by itself. */
function played(
  odd: Partial<RareEvents>,
  system: System = 'Swiss',
  settings: Partial<Settings> = {},
  field = 10,
): PlayedEvent {
  const rounds = system === 'Swiss' ? 3 : undefined;
  const plan = { ...planOf({ system, field, rounds, settings }), odd: { ...NO_RARE_EVENTS, ...odd } };
  return playEvent(plan, simulatedField(plan), 0);
}

const gamesOf = ({ rounds }: PlayedEvent) => rounds.flatMap(({ games }) => games.flatMap(one => one.results));
const plain = played({});

describe('forbidden pairs drawn by lot', () => {
  test('are pairs of players who are there, and nobody plays against them', () => {
    const event = played({ forbidden: 8 });
    const { forbiddenPairs } = event.settings;
    expect(forbiddenPairs.length).toBeGreaterThan(4);
    expect(forbiddenPairs.length).toBeLessThanOrEqual(8);
    for (const [one, other] of forbiddenPairs) {
      expect(one).not.toBe(other);
      expect([one, other].every(no => no >= 1 && no <= 10)).toBe(true);
    }
    const isForbidden = (a: number, b: number): boolean =>
      forbiddenPairs.some(pair => pair.includes(a) && pair.includes(b));
    const noOf = (row: number): number => event.list.players[row]!.no;
    expect(gamesOf(event).filter(({ black, white }) => isForbidden(noOf(black), noOf(white)))).toEqual([]);
  });

  test('come to those of the settings, and two players have none', () => {
    const own = [[1, 2]] as const;
    const { forbiddenPairs } = played({ forbidden: 3 }, 'Swiss', { forbiddenPairs: own }).settings;
    expect(forbiddenPairs[0]).toEqual([1, 2]);
    expect(forbiddenPairs.length).toBeGreaterThan(1);
    expect(played({ forbidden: 3 }, 'Knock-out', {}, 2).settings.forbiddenPairs).toEqual([]);
    expect(played({ forbidden: 1 }, 'Knock-out', {}, 3).settings.forbiddenPairs.length).toBeLessThanOrEqual(
      1,
    );
    expect(plain.settings.forbiddenPairs).toEqual([]);
  });
});

describe('results that a referee decides', () => {
  test('are any of nine pairs, in all games of the part', () => {
    const all = gamesOf(played({ oddResults: 1 }, 'Swiss', {}, 40));
    const pairs = new Set(all.map(({ outcomes }) => `${outcomes?.black} ${outcomes?.white}`));
    expect(all).toHaveLength(60);
    expect([...pairs].sort()).toEqual(
      ['jigo', 'lost', 'won'].flatMap(one => ['jigo', 'lost', 'won'].map(other => `${one} ${other}`)),
    );
  });

  test('both may lose, and a game may be won by default; no game is drawn by that', () => {
    const lost = gamesOf(played({ doubleLosses: 1, oddResults: 1 }));
    expect(lost.every(({ outcomes }) => outcomes?.black === 'lost' && outcomes.white === 'lost')).toBe(true);
    const given = gamesOf(played({ defaults: 1 }));
    expect(given.every(({ byDefault, outcomes }) => byDefault && outcomes === undefined)).toBe(true);
    const some = gamesOf(played({ defaults: 0.4 }));
    const defaults = some.filter(({ byDefault }) => byDefault).length;
    expect(defaults).toBeGreaterThan(0);
    expect(defaults).toBeLessThan(some.length);
  });

  test('stand in the cells of both, as the outcome of each', () => {
    const { list } = played({ doubleLosses: 1 });
    const entries = list.entries.flat(2);
    expect(entries).toHaveLength(30);
    expect(entries.every(entry => entry.kind === 'game' && entry.outcome === 'lost')).toBe(true);
  });

  test('are none in a knock-out or between teams, where a tie must end', () => {
    const odd = { doubleLosses: 1, oddResults: 1, defaults: 1 };
    const isOdd = (event: PlayedEvent): boolean =>
      gamesOf(event).some(({ outcomes, byDefault }) => outcomes !== undefined || byDefault);
    expect(isOdd(played(odd, 'Knock-out', {}, 8))).toBe(false);
    expect(isOdd(played(odd, 'Swiss', { teams: true }, 16))).toBe(false);
    expect(isOdd(played(odd))).toBe(true);
    expect(isOdd(plain)).toBe(false);
  });
});

describe('what is typed before a round is paired', () => {
  const firstRound = (event: PlayedEvent) =>
    event.rounds[0]!.before.entries.map(row => {
      const [entry] = row[0] ?? [];
      return entry?.kind === 'game' ? `${entry.opponentNo}?` : (entry?.kind === 'free' && entry.as) || '';
    });

  test('byes for all but two, who are left to the pairing', () => {
    expect(firstRound(played({ byes: 1 }))).toEqual(['', '', ...Array.from({ length: 8 }, () => 'bye')]);
  });

  test('games two by two; one who is left over is paired', () => {
    expect(firstRound(played({ byHand: 1 }))).toEqual([
      '',
      '',
      '4?',
      '3?',
      '6?',
      '5?',
      '8?',
      '7?',
      '10?',
      '9?',
    ]);
    expect(firstRound(played({ byHand: 1 }, 'Swiss', {}, 5))).toEqual(['', '', '4?', '3?', '']);
    expect(firstRound(plain).join('')).toBe('');
  });

  test('each of these games is played, and its opponents meet once', () => {
    const event = played({ byHand: 1 }, 'Swiss', {}, 6);
    const pairs = event.rounds[0]!.paired.games.map(({ black, white }) =>
      [black, white].sort((a, b) => a - b),
    );
    expect(pairs).toEqual(expect.arrayContaining([[2, 3], [4, 5], [0, 1]])); // prettier-ignore
    expect(event.list.entries.every(row => row[0]?.length === 1)).toBe(true);
  });

  test('nothing where a draw or a table pairs, nor for those who are out', () => {
    expect(firstRound(played({ byes: 1, byHand: 1 }, 'Knock-out', {}, 8)).join('')).toBe('');
    expect(firstRound(played({ byes: 1 }, 'Swiss', { teams: true }, 16)).join('')).toBe('');
    const plan = planOf({ system: 'Swiss', field: [2000, 1900, 1800, 1700], rounds: 2 });
    const { field } = plan;
    const players = field.kind === 'players' ? field.players : [];
    const away = players.map((one, i) => (i === 2 ? { ...one, out: { ...one.out, rounds: [1] } } : one));
    const withAway = {
      ...plan,
      field: { kind: 'players', players: away },
      odd: { ...NO_RARE_EVENTS, byes: 1 },
    } as const;
    expect(firstRound(playEvent(withAway, simulatedField(withAway), 0))).toEqual(['', '', '', 'bye']);
  });
});
