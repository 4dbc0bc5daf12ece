import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PairedRound } from '../../src/pairing/round/pairedRound';
import { makePlacement } from '../../src/standings/placement/placement';
import { makeStanding } from '../../src/standings/score/makeStanding';
import { makeTeamEvent } from '../../src/standings/teams/teamEvent';
import { countedScore } from '../../src/standings/score/standing';
import { freeEntry, type Entry } from '../../src/tournament/game';
import { presetSettings } from '../../src/tournament/presets';
import { findTeams } from '../../src/tournament/teams/team';
import { teamProblems } from '../../src/tournament/teams/teamProblems';
import { isOut, type WallList } from '../../src/tournament/wallList';
import { askNextRound } from './askNextRound';
import { leaves, playToTheEnd, withCell, type Event, type Played } from './playToTheEnd';
import { makeDice, makeField } from './simulatedEvent';
import { makeEvent } from '../../src/standings/stages/makeEvent';
import { makeOpenEvent } from '../../src/pairing/round/makeOpenEvent';
import { eventOf } from '../eventOf';

interface TeamEvent {
  readonly teams: number;
  readonly boards: number;
  readonly reserves: number;
  readonly seed: number;
  readonly rounds: number;
  readonly settings: Event['settings'];
  /** Of each round, the part of the players who are not there. */
  readonly absent: number;
}

/** Everybody of a team has a board; the rows of the list are in no order. */
function makeTeams({ teams, boards, reserves, seed, rounds }: TeamEvent): WallList {
  const size = boards + reserves;
  const field = makeField({ players: teams * size, rounds, seed });
  return {
    ...field,
    players: field.players.map((player, i) => ({
      ...player,
      team: `Team ${i % teams}`,
      board: size - Math.floor(i / teams),
      group: String((i % teams) % 2),
    })),
  };
}

function play(event: TeamEvent): Played {
  const dice = makeDice(event.seed + 7);
  const { seed, rounds, boards } = event;
  const players = event.teams * (boards + event.reserves);
  const before = (list: WallList, round: number): WallList => ({
    ...list,
    players: list.players.map(player => ({
      ...player,
      out: {
        ...player.out,
        rounds: dice() < event.absent ? [...player.out.rounds, round] : player.out.rounds,
      },
    })),
  });
  const settings = { teams: true, boards, tiebreaks: ['BOARDWINS'] as const, ...event.settings };
  return playToTheEnd({ players, rounds, seed, settings, before }, makeTeams(event));
}

/** Of each match its boards, in the order of the tables. */
function matchesOf(list: WallList, { games }: PairedRound) {
  const { of } = findTeams(list, { boards: undefined });
  const matches = new Map<string, PairedRound['games'][0][]>();
  for (const game of games) {
    const key = [of[game.black], of[game.white]].sort().join('–');
    matches.set(key, [...(matches.get(key) ?? []), game]);
  }
  return [...matches.values()];
}

function expectBoards({ list, rounds, settings }: Played, boards: number): void {
  const { of } = findTeams(list, settings);
  const boardOf = (player: number): number => list.players[player]?.board ?? 0;
  for (const round of rounds) {
    const engaged = [
      ...round.games.flatMap(({ black, white }) => [black, white]),
      ...round.free.map(({ player }) => player),
    ];
    expect(new Set(engaged).size).toBe(engaged.length);
    expect(round.games.map(({ table }) => table)).toEqual(round.games.map((_, i) => i + 1));
    for (const match of matchesOf(list, round)) {
      const home = of[match[0]!.black];
      expect(match.length).toBeLessThanOrEqual(boards);
      expect(match.every(({ black, white }) => of[black] !== of[white])).toBe(true);
      // The team with Black on board 1 has White on board 2 …
      expect(match.map(({ black }) => of[black] === home)).toEqual(match.map((_, i) => i % 2 === 0));
      for (const mine of [true, false]) {
        const line = match.map(({ black, white }) => (mine === (of[black] === home) ? black : white));
        expect(line.map(boardOf)).toEqual([...line].map(boardOf).sort((a, b) => a - b));
      }
    }
    for (const { black, white, wonBy } of round.games)
      if (wonBy === undefined)
        expect([black, white].some(player => isOut(list.players[player]!, round.round))).toBe(false);
  }
}

/** Both teams of a match got a point together, whatever the boards were. */
function expectScores({ list, settings }: Played): void {
  const { list: teams } = makeTeamEvent(list, settings);
  teams.entries.forEach((row, team) =>
    row.forEach((cell, index) => {
      for (const entry of cell) {
        if (entry.kind === 'free') continue;
        const answer = teams.entries[entry.opponent]?.[index]?.find(
          other => other.kind === 'game' && other.opponent === team,
        );
        expect([entry.outcome, answer?.kind === 'game' && answer.outcome].sort()).toEqual(
          entry.outcome === 'jigo' ? ['jigo', 'jigo'] : ['lost', 'won'],
        );
      }
    }),
  );
}

const anyTeams = {
  teams: fc.integer({ min: 3, max: 9 }),
  boards: fc.integer({ min: 1, max: 4 }),
  reserves: fc.integer({ min: 0, max: 2 }),
  seed: fc.integer({ min: 0, max: 1_000_000 }),
};

test.each(['Swiss', 'McMahon', 'Score pairing'] as const)(
  '%s: teams meet once, boards are in order',
  system => {
    fc.assert(
      fc.property(fc.record(anyTeams), event => {
        const rounds = Math.max(1, Math.min(4, Math.ceil(event.teams / 2) - 1));
        const played = play({ ...event, rounds, absent: 0.1, settings: { system } });
        // Small teams may all be absent at once.
        const isSmall = event.boards + event.reserves < 3;
        const ends = ['allRoundsPaired', ...(isSmall ? ['tooFewTeams', 'nobodyLeft'] : [])];
        expect(ends).toContain(played.end.map(({ code }) => code).join());
        expectBoards(played, event.boards);
        expectScores(played);
        const met = played.rounds.flatMap(round =>
          round.warnings.some(({ code }) => code === 'noPairingWithoutRepeat')
            ? []
            : [...pairsOf(played, round)],
        );
        expect(new Set(met).size).toBe(met.length);
      }),
      { numRuns: 15 },
    );
  },
);

const pairsOf = ({ list, settings }: Played, round: PairedRound): ReadonlySet<string> => {
  const { of } = findTeams(list, settings);
  return new Set(round.games.map(({ black, white }) => [of[black], of[white]].sort().join('–')));
};

test('round robin: every team meets every other once', () => {
  fc.assert(
    fc.property(fc.record(anyTeams), event => {
      const rounds = event.teams - 1 + (event.teams % 2);
      const played = play({ ...event, rounds, absent: 0, settings: { system: 'Round robin' } });
      const met = played.rounds.flatMap(round => [...pairsOf(played, round)]);
      expect(met).toHaveLength((event.teams * (event.teams - 1)) / 2);
      expect(new Set(met).size).toBe(met.length);
      expectBoards(played, event.boards);
      const standing = makeEvent(played.list, played.settings).contest().standing();
      const scores = standing.wallList.players.map((_, team) => countedScore(standing, team));
      expect(scores.reduce((sum, score) => sum + score, 0)).toBe(event.teams * (event.teams - 1));
    }),
    { numRuns: 15 },
  );
});

test('knock-out: one team is left', () => {
  fc.assert(
    fc.property(fc.record({ ...anyTeams, boards: fc.constantFrom(1, 3) }), event => {
      const rounds = Math.ceil(Math.log2(event.teams));
      const played = play({ ...event, rounds, absent: 0, settings: { system: 'Knock-out', tiebreaks: [] } });
      expect(played.rounds).toHaveLength(rounds);
      expect(played.end.map(({ code }) => code)).toEqual(['knockoutOver']);
      expectBoards(played, event.boards);
      const { list } = makeTeamEvent(played.list, played.settings);
      expect(list.players.map(({ name }) => name)).toContain(
        played.end[0]!.values.player!.toString().replace(/ \(\d+\)$/, ''),
      );
    }),
    { numRuns: 15 },
  );
});

test('groups and a knock-out, a Swiss and a final: stages of teams', () => {
  fc.assert(
    fc.property(fc.record({ ...anyTeams, boards: fc.constantFrom(1, 3) }), event => {
      const teams = Math.max(6, event.teams);
      const groups = play({
        ...event,
        teams,
        rounds: 9,
        absent: 0,
        settings: { system: 'Groups + knock-out', tiebreaks: ['BOARDWINS'] },
      });
      expect(groups.end.map(({ code }) => code)).toEqual(['knockoutOver']);
      expectScores(groups);
      const stages = [
        { from: 1, to: 2, system: 'Swiss' as const },
        { from: 3, to: 4, system: 'Knock-out' as const },
      ];
      const swiss = play({
        ...event,
        teams,
        rounds: 4,
        absent: 0,
        settings: { system: 'Swiss', stages, qualifiers: 4 },
      });
      expect(swiss.rounds).toHaveLength(4);
      expectBoards(swiss, event.boards);
    }),
    { numRuns: 10 },
  );
});

test('Diagonal: teams meet twice in a round, and one is left or ahead', () => {
  fc.assert(
    fc.property(fc.integer({ min: 3, max: 6 }), fc.integer({ min: 0, max: 99 }), (teams, seed) => {
      const event = { teams, boards: 3, reserves: 0, seed, rounds: 20, absent: 0 };
      const played = play({ ...event, settings: { system: 'Diagonal', tiebreaks: [] } });
      expect(['diagonalWon', 'lengthsMissing']).toContain(played.end[0]?.code);
    }),
    { numRuns: 10 },
  );
});

/** The colour that the first of two had in their last game before a round, as the list has it. */
function colourBefore({ list }: Played, round: number, one: number, other: number) {
  const games = list.entries[one]!.slice(0, round - 1).flat();
  return games.filter(entry => entry.kind === 'game' && entry.opponent === other).at(-1);
}

test('players who meet again have the opposite colours, on whatever board', () => {
  const seen = { again: 0, turned: 0 };
  const systems = [
    { system: 'Round robin', cycles: 2 },
    { system: 'Round robin', cycles: 3 },
    { system: 'Swiss' },
    { system: 'Diagonal', tiebreaks: [] },
    { system: 'Diagonal', tiebreaks: [], gamesPerOpponent: 1 },
  ] as const;
  fc.assert(
    fc.property(
      fc.record({ ...anyTeams, teams: fc.integer({ min: 2, max: 4 }) }),
      fc.constantFrom(...systems),
      (event, settings) => {
        const played = play({ ...event, rounds: 12, absent: 0.2, settings });
        const { of } = findTeams(played.list, played.settings);
        const everywhere = played.rounds.flatMap(round => round.games.map(game => ({ ...game, round })));
        for (const [index, { black, white, handicap, wonBy, round }] of everywhere.entries()) {
          if (handicap > 0 || wonBy !== undefined) continue;
          const inRound = everywhere.slice(0, index).filter(game => game.round === round);
          const first = inRound.find(game =>
            [game.black, game.white].every(one => [black, white].includes(one)),
          );
          const before = colourBefore(played, round.round, black, white);
          const last = first
            ? first.black === black
              ? 'black'
              : 'white'
            : before?.kind === 'game'
              ? before.colour
              : undefined;
          if (last === undefined) continue;
          seen.again++;
          expect([round.round, black, white, last]).toEqual([round.round, black, white, 'white']);
        }
        // Some of them against the turn of the boards, or the rule would say nothing of its own.
        for (const round of played.rounds)
          for (const match of matchesOf(played.list, round)) {
            const home = of[match[0]!.black];
            if (match.some(({ black }, i) => (of[black] === home) !== (i % 2 === 0))) seen.turned++;
          }
      },
    ),
    { numRuns: 25, seed: 2026 },
  );
  expect(seen.again).toBeGreaterThan(150);
  expect(seen.turned).toBeGreaterThan(5);
});

test('who leaves is replaced by a reserve', () => {
  const event = { teams: 4, boards: 2, reserves: 1, seed: 3, rounds: 3, absent: 0, settings: {} };
  const list = makeTeams(event);
  const first = findTeams(list, { boards: 2 }).teams[0]!.members;
  const settings = { teams: true, boards: 2, system: 'Swiss' as const };
  const played = playToTheEnd(
    {
      players: 12,
      rounds: 3,
      seed: 3,
      settings,
      before: (now, round) => (round === 2 ? leaves(now, first[0]!, 2) : now),
    },
    list,
  );
  const line = (round: number): readonly number[] =>
    first.filter(player => (played.list.entries[player]?.[round - 1] ?? []).length > 0);
  expect([line(1), line(2), line(3)]).toEqual([first.slice(0, 2), first.slice(1), first.slice(1)]);
});

/** The cells of a pairing, results open. */
function written(list: WallList, { round, games, free, late }: PairedRound): WallList {
  const entries = list.entries.map(row => [...row]);
  const put = (player: number, when: number, entry: Entry): void => {
    entries[player]![when - 1] = [...(entries[player]![when - 1] ?? []), entry];
  };
  for (const { black, white, wonBy } of games) {
    const side = (opponent: number, colour: 'black' | 'white'): Entry => ({
      kind: 'game',
      opponent,
      opponentNo: list.players[opponent]!.no,
      outcome: wonBy === undefined ? 'unknown' : wonBy === colour ? 'won' : 'lost',
      colour,
      handicap: 0,
      byDefault: wonBy !== undefined,
      moves: undefined,
    });
    // What was typed by hand stands there already.
    if (entries[black]![round - 1]!.length === 0) put(black, round, side(white, 'black'));
    if (entries[white]![round - 1]!.length === 0) put(white, round, side(black, 'white'));
  }
  for (const one of free) put(one.player, round, freeEntry(one));
  for (const one of late) put(one.player, one.round, freeEntry(one));
  return { ...list, entries };
}

test('a written round is complete: it waits for results, and no board of it is paired again', () => {
  const systems = ['Swiss', 'McMahon', 'Round robin', 'Knock-out', 'Score pairing'] as const;
  fc.assert(
    fc.property(
      fc.record({ ...anyTeams, system: fc.constantFrom(...systems), absent: fc.constantFrom(0, 0.2, 0.6) }),
      fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 2 }),
      ({ system, absent, ...event }, byHand) => {
        const dice = makeDice(event.seed);
        const list = makeTeams({ ...event, rounds: 2, settings: {}, absent });
        const settings = {
          ...presetSettings('EGF', system, true),
          boards: event.boards,
          seed: String(event.seed),
        };
        const players = list.players.map(player => ({
          ...player,
          out: { rounds: dice() < absent ? [1] : [], from: undefined },
        }));
        const { of } = findTeams(list, settings);
        const engaged = new Set<number | undefined>();
        const typed = byHand.reduce(
          (before: WallList, [a, b]) => {
            const [one, other] = [a % players.length, b % players.length];
            if (of[one] === of[other] || engaged.has(of[one]) || engaged.has(of[other])) return before;
            engaged.add(of[one]).add(of[other]);
            const cell = (opponent: number): Entry => ({
              kind: 'game',
              opponent,
              opponentNo: players[opponent]!.no,
              outcome: 'unknown',
              colour: undefined,
              handicap: 0,
              byDefault: false,
              moves: undefined,
            });
            return withCell(withCell(before, one, 1, [cell(other)]), other, 1, [cell(one)]);
          },
          { ...list, players },
        );
        const paired = askNextRound(makeStanding(typed, settings));
        if (paired.kind === 'cannot pair') {
          expect(absent > 0 || engaged.size > 0).toBe(true);
          return;
        }
        const after = written(typed, paired);
        // Whoever is in no typed pair may be out: then the next round of a table is paired.
        if (paired.round > 1) return;
        const { round, missing } = makeOpenEvent(after, settings).openRound();
        expect(round).not.toBe(1);
        const open = paired.games.filter(({ wonBy }) => wonBy === undefined);
        expect(missing.map(({ player }) => player).sort((a, b) => a - b)).toEqual(
          open.flatMap(({ black, white }) => [black, white]).sort((a, b) => a - b),
        );
        expect(teamProblems(after, settings).filter(({ severity }) => severity === 'error')).toEqual([]);
        // Typed pairs stayed.
        for (const player of players.keys())
          if ((typed.entries[player]![0] ?? []).length > 0)
            expect(after.entries[player]![0]).toEqual(typed.entries[player]![0]);
      },
    ),
    { numRuns: 60 },
  );
});

test('teams of one player are paired and placed as the players would be', () => {
  const systems = ['Swiss', 'McMahon', 'Round robin', 'Knock-out', 'Score pairing', 'Diagonal'] as const;
  fc.assert(
    fc.property(
      fc.integer({ min: 3, max: 12 }),
      fc.nat(9999),
      fc.constantFrom(...systems),
      (count, seed, system) => {
        const event = { teams: count, boards: 1, reserves: 0, seed, rounds: 3, settings: {}, absent: 0.1 };
        const [alone, team] = [false, true].map(teams =>
          play({ ...event, settings: { ...presetSettings('EGF', system), teams, seed: String(seed) } }),
        ) as [Played, Played];
        expect(team.list.entries).toEqual(alone.list.entries);
        expect(team.rounds.map(round => round.games.map(({ table, black }) => [table, black]))).toEqual(
          alone.rounds.map(round => round.games.map(({ table, black }) => [table, black])),
        );
        const placed = ({ list, settings }: Played): readonly number[] =>
          makePlacement(eventOf(makeEvent(list, settings).contest().standing()), 'final').place;
        expect(placed(team)).toEqual(placed(alone));
      },
    ),
    { numRuns: 40 },
  );
});
