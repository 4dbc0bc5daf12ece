import { expect, test } from 'vitest';
import { pairNextRound } from '../../src/pairing/nextRound';
import type { Game } from '../../src/tournament/game';
import type { Settings } from '../../src/tournament/settings';
import type { WallList } from '../../src/tournament/wallList';
import { EVENTS } from './everyKind';
import { roundByText } from './scorePairingByTrying';
import { drawn, scoreSettings } from './scorePairingEvent';
import { makeDice, withEntries } from './simulatedEvent';
import { makeOpenEvent } from '../../src/pairing/round/makeOpenEvent';

/**
 * Score pairing against its published text: who meets whom, who is Black, who has the bye, in events with ties, absences of
 * both kinds, forbidden pairs, numbers in any order of the rows, with and without a limit of colours. `EVENTS=100` plays
 * thousands of rounds.
 */

interface Event {
  readonly list: WallList;
  readonly settings: Partial<Settings>;
  readonly dice: () => number;
}

function eventOf(seed: number): Event {
  const dice = makeDice(seed);
  const whole = (below: number): number => Math.floor(below * dice());
  const list = drawn(4 + whole(7), 2 + whole(6));
  const lots = list.players
    .map(({ no }) => ({ no, lot: dice() }))
    .sort((a, b) => a.lot - b.lot)
    .map(({ no }) => no);
  const forbidden = whole(3) === 0 ? ([[1, 2 + whole(3)]] as const) : [];
  return {
    list: { ...list, players: list.players.map((player, i) => ({ ...player, no: lots[i]! })) },
    settings: {
      sectionSplit: whole(3) === 0 ? 'neighbours' : 'halves',
      colourLimit: whole(3) === 0 ? 1 + whole(3) : undefined,
      forbiddenPairs: forbidden,
      seed: `dice ${seed}`,
    },
    dice,
  };
}

/** Some are absent; at least two are there. */
function withAbsences({ dice }: Event, list: WallList, round: number): WallList {
  const away = list.players.flatMap((_, player) => (player > 1 && dice() < 0.07 ? [player] : []));
  return withEntries(
    list,
    away.map(player => [
      player,
      round,
      { kind: 'free', as: 'absence', worth: dice() < 0.5 ? 'half' : 'nothing' },
    ]),
  );
}

const OUTCOMES: readonly (readonly [Game['outcome'], Game['outcome']])[] = [
  ['won', 'lost'],
  ['won', 'lost'],
  ['lost', 'won'],
  ['lost', 'won'],
  ['jigo', 'jigo'],
];

function played(
  { dice }: Event,
  list: WallList,
  round: number,
  games: readonly (readonly [number, number])[],
  bye: number | undefined,
): WallList {
  const side = (opponent: number, colour: Game['colour'], outcome: Game['outcome']): Game => {
    const opponentNo = list.players[opponent]!.no;
    return {
      kind: 'game',
      opponent,
      opponentNo,
      outcome,
      colour,
      handicap: 0,
      byDefault: false,
      moves: undefined,
    };
  };
  const added = games.flatMap(([black, white]) => {
    const [ofBlack, ofWhite] = OUTCOMES[Math.floor(OUTCOMES.length * dice())]!;
    return [
      [black, round, side(white, 'black', ofBlack)] as const,
      [white, round, side(black, 'white', ofWhite)] as const,
    ];
  });
  const free = { kind: 'free', as: 'bye', worth: 'win' } as const;
  return withEntries(list, bye === undefined ? added : [...added, [bye, round, free] as const]);
}

test('the same games, colours and byes as by the text, or none either', () => {
  const seen = { rounds: 0, byes: 0, carried: 0, limited: 0, none: 0 };
  for (let seed = 1; seed <= 60 * EVENTS; seed++) {
    const event = eventOf(seed);
    const { settings } = event;
    let list = event.list;
    for (let round = 1; round <= list.rounds; round++) {
      list = withAbsences(event, list, round);
      const players = list.players.flatMap((_, player) =>
        list.entries[player]![round - 1]!.length === 0 ? [player] : [],
      );
      const index = (no: number): number => list.players.findIndex(player => player.no === no);
      const asked = {
        list,
        round,
        players,
        split: settings.sectionSplit!,
        colourLimit: settings.colourLimit,
        forbidden: (settings.forbiddenPairs ?? []).map(([a, b]) => [index(a), index(b)] as const),
      };
      const expected = roundByText(asked);
      const found = pairNextRound(makeOpenEvent(list, scoreSettings(settings)));
      const label = `seed ${seed}, round ${round}`;
      if (found.kind === 'cannot pair' || expected === undefined) {
        expect([label, found.kind, expected]).toEqual([label, 'cannot pair', undefined]);
        seen.none++;
        break;
      }
      const games = found.games.map(({ black, white }) => `${black}-${white}`).sort();
      const wanted = expected.games.map(([black, white]) => `${black}-${white}`).sort();
      expect([label, found.bye, ...games]).toEqual([label, expected.bye, ...wanted]);
      seen.rounds++;
      if (found.bye !== undefined) seen.byes++;
      if (found.games.some(({ remarks }) => remarks.some(({ kind }) => kind === 'scoreDifference')))
        seen.carried++;
      if (settings.colourLimit !== undefined) {
        const free = roundByText({ ...asked, colourLimit: undefined })!;
        if (free.games.join(' ') !== expected.games.join(' ')) seen.limited++;
      }
      list = played(event, list, round, expected.games, expected.bye);
    }
  }
  // Nothing is proved by events in which nothing happens.
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(3);
  expect(seen.rounds).toBeGreaterThan(100);
});
