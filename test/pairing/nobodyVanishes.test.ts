import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contestWarnings } from '../../src/pairing/contestWarnings';
import { pairNextRound } from '../../src/pairing/nextRound';
import { makeOpenEvent } from '../../src/pairing/round/makeOpenEvent';
import type { PairedRound } from '../../src/pairing/round/pairedRound';
import { contestProblems } from '../../src/pairing/teams/contestProblems';
import { makeEvent } from '../../src/standings/stages/makeEvent';
import { isBye, type Entry, type Game } from '../../src/tournament/game';
import type { Problem } from '../../src/tournament/problem';
import type { Settings } from '../../src/tournament/settings';
import { isOut, type WallList } from '../../src/tournament/wallList';
import { boardsMissing } from '../../src/pairing/teams/withoutBoard';
import { loadAddon, range } from '../application/built';
import { openEventOf } from '../eventOf';
import { EVENTS } from './everyKind';
import { nameOf, pairsOf, pairText, standingText, stopText } from './pairingText';
import { withCell, withWritten } from './playToTheEnd';
import { pickFrom, randomStages, type RandomStages } from './randomStages';
import { seedOr } from '../sameDice';

// F6.1 of docs/faults.md

/**
 * In every round of every stage each player of the event has a game, a bye, an absence that somebody announced, or a sentence that
 * says why not, whatever was typed in earlier rounds (R4.7).
 */

const stages = (...typed: readonly (readonly [number, number, Settings['stages'][0]['system']])[]) => ({
  stages: typed.map(([from, to, system]) => ({ from, to, system })),
});

describe('who has nothing typed but an absence in the first round of a stage', () => {
  const list = (cell: string) => `
    No | Name | Rank | R1 | R2      | R3 | R4
    1  | A    | 1d   | 2+ | 3+      | .  | .
    2  | B    | 1d   | 1- | 4+      | .  | .
    3  | C    | 1d   | 4+ | 1-      | .  | .
    4  | D    | 1d   | 3- | 2-      | .  | .
    5  | E    | 1d   | 0+ | ${cell} | .  | .`;

  test.each(['Swiss', 'McMahon', 'Score pairing', 'Round robin'] as const)('plays on in %s', system => {
    for (const cell of ['0=', '0-', '0+', 'bye=']) {
      const given = stages([1, 1, 'Swiss'], [2, 4, system]);
      const round = pairText(list(cell), given);
      const there = [
        pairsOf(list(cell), round),
        nameOf(list(cell), round.bye),
        ...round.free.map(({ player }) => nameOf(list(cell), player)),
      ];
      for (const name of ['A', 'B', 'C', 'D', 'E']) expect(there.join()).toContain(name);
    }
  });

  test.each(['Swiss', 'McMahon', 'Score pairing', 'Round robin', 'Knock-out'] as const)(
    'and who has nothing at all is named in %s: before the pairing and by a check',
    system => {
      const given = stages([1, 1, 'Swiss'], [2, 4, system]);
      expect(stopText(list('.'), given)).toMatchObject([
        { code: 'resultsMissing', values: { round: 2, games: 'E (5)' } },
      ]);
      const found = contestWarnings(openEventOf(standingText(list('.'), given)));
      expect(found).toMatchObject([{ code: 'nothingInRound', values: { round: 2, players: 'E (5)' } }]);
      expect(contestWarnings(openEventOf(standingText(list('0='), given)))).toEqual([]);
    },
  );

  test('is paired where as many qualify as there are players', () => {
    const out = list('.')
      .replace('Rank |', 'Out |')
      .replaceAll('1d ', '.  ')
      .replace('E    | . ', 'E    | 2 ');
    for (const qualifiers of [undefined, 5, 9]) {
      const round = pairText(out, { ...stages([1, 1, 'Swiss'], [2, 4, 'Swiss']), qualifiers });
      expect(`${pairsOf(out, round)} ${nameOf(out, round.bye)}`).toContain('E');
    }
  });
});

test('before a stage those are named who have no seat in it, and in it those who come too late', () => {
  const list = `
    Name | Out | R1 | R2 | R3
    A    | 2   | 2+ | .  | .
    B    | .   | 1- | .  | .
    C    | .   | 4- | .  | .
    D    | .   | 3+ | .  | .
    E    | 2-  | 0+ | .  | .
    F    | .   | 7+ | .  | .
    G    | .   | 6- | .  | .`;
  const given = { ...stages([1, 1, 'Swiss'], [2, 3, 'Swiss']), qualifiers: 2 } as const;
  const first = pairText(list, given);
  expect(pairsOf(list, first)).toBe('D F');
  expect(first.warnings).toMatchObject([{ code: 'notInStage', severity: 'note', values: { round: 2 } }]);
  expect(first.warnings[0]!.values['players']).toBe('A (1), B (2), C (3), G (7)');
  expect(pairText(list, { ...given, notQualified: 'play on' }).warnings).toEqual([]);
  const begun = `
    Name | R1 | R2
    A    | 2+ | .
    B    | 1- | .
    C    | 4+ | .
    D    | 3- | .
    E    | .  | .`;
  const tooLate = { code: 'joinsTooLate', values: { player: 'E (5)', round: 2 } };
  expect(pairText(begun, { system: 'Knock-out' }).warnings).toMatchObject([tooLate]);
  expect(contestWarnings(openEventOf(standingText(begun, { system: 'Knock-out' })))).toMatchObject([tooLate]);
});

// N113
test('teams without a place in a stage are named again where only boards of its first round are missing', () => {
  const list = (bye: string, absence: string) => `
    No | Name | Team | Board | R1 | R2
    1  | A1   | A    | 1     | 3+ | ${bye}
    2  | A2   | A    | 2     | 4+ | ${bye}
    3  | B1   | B    | 1     | 1- | .
    4  | B2   | B    | 2     | 2- | .
    5  | C1   | C    | 1     | 7+ | .
    6  | C2   | C    | 2     | 8+ | ${absence}
    7  | D1   | D    | 1     | 5- | .
    8  | D2   | D    | 2     | 6- | .`;
  const given = { ...stages([1, 1, 'Swiss'], [2, 2, 'Knock-out']), teams: true, boards: 2 } as const;
  for (const typed of [list('.', '.'), list('0+', 'bye-')])
    expect(pairText(typed, given).warnings[0]).toMatchObject({
      code: 'notInStage',
      values: { round: 2, players: 'B (2), D (4)' },
    });
});

// N114
test('whoever comes after the first round of a knock-out beside others takes nobody’s seat in it', () => {
  const list = `
    No | Name | Out | R1 | R2 | R3  | R4
    1  | A    | .   | 2- | 3- | 5-  | .
    2  | B    | 3-  | 1+ | 4+ | .   | .
    3  | C    | .   | 0+ | 1+ | 0=  | .
    4  | D    | .   | 0+ | 2- | 0+  | .
    5  | E    | .   | .  | .  | 1+  | .
    6  | F    | .   | .  | .  | .   | 0=`;
  const given = {
    ...stages([1, 1, 'Knock-out'], [2, 2, 'Score pairing'], [3, 4, 'Knock-out']),
    notQualified: 'play on',
  } as const;
  const final = (text: string) => pairsOf(text, pairText(text, given)).split(' ').sort();
  expect(final(list)).toEqual(['D', 'E']);
  const before = list.split('\n').slice(0, -1).join('\n');
  expect(final(before)).toEqual(['D', 'E']);
});

// N24
test('who comes into a stage that some qualified for is told of, absent at first or not', () => {
  const list = (cell: string) => `
    No | Name | R1 | R2      | R3
    1  | A    | 2+ | 3+      | .
    2  | B    | 1- | .       | .
    3  | C    | 4+ | 1-      | .
    4  | D    | 3- | .       | .
    5  | E    | .  | ${cell} | .`;
  const given = { ...stages([1, 1, 'Swiss'], [2, 3, 'Swiss']), qualifiers: 2 } as const;
  for (const cell of ['.', '0-', '0=']) {
    const tooLate = { code: 'joinsTooLate', values: { player: 'E (5)', round: 3 } };
    expect(pairText(list(cell), given).warnings[0]).toMatchObject(tooLate);
    expect(contestWarnings(openEventOf(standingText(list(cell), given)))).toMatchObject([tooLate]);
    const answer = loadAddon().NEXTROUND!(
      range(list(cell).replaceAll('| .', '| ')),
      'Stages=R1 Swiss, R2-R3 Swiss; Qualifiers=2',
    );
    expect(answer.flat().join(' ')).toContain('E (5) was not in the first round and can no longer join.');
  }
});

// N5
describe('of a team', () => {
  const list = (cyd: string) => `
    No | Name | Team | Board | Out | R1     | R2
    1  | Ann  | Oak  | 1     | .   | 3?/b   | .
    2  | Bob  | Oak  | 2     | .   | .      | .
    3  | Cyd  | Elm  | 1     | .   | ${cyd} | .
    4  | Dan  | Elm  | 2     | 1   | .      | .`;
  const given = { teams: true, system: 'Swiss' } as const;

  test('who has no board is named before the round and found by a check', () => {
    const reserve = pairText(list('1?/w').replaceAll('1?/w', '.   ').replaceAll('3?/b', '.   '), {
      ...given,
      boards: 1,
    });
    expect(reserve.warnings).toMatchObject([
      { code: 'noBoard', severity: 'note', values: { round: 1, players: 'Bob (2)', boards: 1 } },
    ]);
    const settled = openEventOf(standingText(list('1-/w').replace('3?/b', '3+/b'), { ...given, boards: 2 }));
    expect(boardsMissing(settled)).toMatchObject([
      { code: 'nothingInRound', values: { round: 1, players: 'Bob (2)' } },
    ]);
    const full = openEventOf(standingText(list('1-/w').replace('3?/b', '3+/b'), { ...given, boards: 1 }));
    expect(boardsMissing(full)).toEqual([]);
  });
});

// Random events: all kinds of stages after all kinds, absences of every notation, latecomers, teams.

const FREE: readonly Entry[] = [
  { kind: 'free', as: 'absence', worth: 'half' },
  { kind: 'free', as: 'absence', worth: 'nothing' },
  { kind: 'free', as: 'bye', worth: 'win' },
  { kind: 'free', as: 'bye', worth: 'half' },
  { kind: 'free', as: 'bye', worth: 'nothing' },
];

const ABSENT = FREE[1] as Entry;

const withOut = (list: WallList, players: readonly number[], round: number, forGood: boolean): WallList => ({
  ...list,
  players: list.players.map((player, i) =>
    !players.includes(i)
      ? player
      : forGood
        ? { ...player, out: { ...player.out, from: Math.min(round, player.out.from ?? round) } }
        : { ...player, out: { ...player.out, rounds: [...player.out.rounds, round] } },
  ),
});

/** What people do before a round is paired: absences by column and by cell, byes, somebody new, somebody leaving. */
function disturbed(list: WallList, round: number, { dice, newcomers, settings }: RandomStages): WallList {
  let after = list;
  const ofTeam = (player: number): readonly number[] =>
    settings.teams
      ? list.players.flatMap(({ team }, i) => (team === list.players[player]!.team ? [i] : []))
      : [player];
  const isEmpty = (player: number): boolean => (after.entries[player]![round - 1] ?? []).length === 0;
  for (let k = Math.floor(3 * dice()); k > 0; k--) {
    const drawn = Math.floor(dice() * list.players.length);
    // Of a team all boards, or one alone, whose opponent then has nobody to play with.
    const some = settings.teams && dice() < 0.4 ? [drawn] : ofTeam(drawn);
    const what = dice();
    if (what < 0.3) after = withOut(after, some, round, false);
    else if (what < 0.35) after = withOut(after, some, round, true);
    else {
      const entry = pickFrom(dice, FREE);
      for (const player of some) if (isEmpty(player)) after = withCell(after, player, round, [entry]);
    }
  }
  const next = newcomers[newcomersIn(after, newcomers)];
  if (round > 1 && next && dice() < 0.3) {
    after = {
      ...after,
      players: [...after.players, next],
      entries: [...after.entries, Array.from({ length: after.rounds }, () => [])],
    };
    // Somebody may come into the list and be absent from the round at once.
    if (dice() < 0.3)
      after = withCell(after, after.players.length - 1, round, [pickFrom(dice, FREE.slice(0, 2))]);
  }
  return after;
}

const newcomersIn = (list: WallList, newcomers: RandomStages['newcomers']): number =>
  list.players.filter(({ no }) => newcomers.some(one => one.no === no)).length;

/** Whether a sentence names a player, or the team. It counts those beyond the first six. */
const namedIn = (problems: readonly Problem[], list: WallList, player: number): boolean => {
  const { name, no, team } = list.players[player]!;
  const values = problems.flatMap(({ values: all }) => Object.values(all).map(String));
  const own = [`${name} (${no})`, ...(team === '' ? [] : [`${team} (`])];
  return values.some(value => own.some(one => value.includes(one)) || /, \+\d/.test(value));
};

/** Whether the rules have nothing more for a player, by what stands in the stage's rounds before. */
function isDone(list: WallList, settings: Settings, player: number, round: number): boolean {
  const { stages: all } = settings;
  const index = all.findIndex(({ from, to }) => from <= round && round <= to);
  const stage = all[index]!;
  const rowOf = (one: number): readonly (readonly Entry[])[] =>
    list.entries[one]!.slice(stage.from - 1, round - 1);
  const gamesOf = (one: number): readonly Game[] =>
    rowOf(one)
      .flat()
      .flatMap(entry => (entry.kind === 'game' ? [entry] : []));
  const lost = (one: number): number => gamesOf(one).filter(({ outcome }) => outcome === 'lost').length;
  const isAbsent = (one: number): boolean =>
    rowOf(one).some(cell => cell.length > 0 && cell.every(entry => entry.kind === 'free' && !isBye(entry)));
  const sideOf = (one: number): string => list.players[one]!.team || list.players[one]!.name;
  // Beside a knock-out or a table others may play in the same rounds.
  const others = (): readonly number[] =>
    membersOf(list, settings, index).filter(one => sideOf(one) !== sideOf(player));
  switch (stage.system) {
    case 'Knock-out': {
      // A team has lost with all of its boards, be one of them without an opponent.
      const ofSide = (one: number): readonly number[] =>
        list.players.flatMap((_, i) => (sideOf(i) === sideOf(one) ? [i] : []));
      const isOver = (one: number): boolean => ofSide(one).some(each => lost(each) > 0) || isAbsent(one);
      return isOver(player) || (round > stage.from && others().every(isOver));
    }
    case 'Diagonal': {
      const isOver = (one: number): boolean => lost(one) > 1 || isAbsent(one);
      // Who alone is left has won, be it because the other does not come to this round.
      const isAway = (one: number): boolean =>
        isOut(list.players[one]!, round) || list.entries[one]![round - 1]!.length > 0;
      return isOver(player) || (round > stage.from && others().every(one => isOver(one) || isAway(one)));
    }
    case 'Round robin':
      return others()
        .filter(one => gamesOf(one).length > 0)
        .every(other => gamesOf(player).some(({ opponent }) => sideOf(opponent) === sideOf(other)));
    default:
      return false;
  }
}

function membersOf(list: WallList, settings: Settings, index: number): readonly number[] {
  const event = makeEvent(list, settings);
  const teams = event.teams();
  const members = event.contest().members(index);
  return list.players.flatMap((_, i) => (members.includes(teams ? (teams.teams.of[i] ?? -1) : i) ? [i] : []));
}

/** Who has nothing of all this in a round. */
function vanished(
  list: WallList,
  settings: Settings,
  paired: PairedRound,
  said: readonly Problem[],
): readonly string[] {
  const { round } = paired;
  const there = new Set([
    ...paired.games.flatMap(({ black, white }) => [black, white]),
    ...paired.free.map(({ player }) => player),
    ...(paired.bye === undefined ? [] : [paired.bye]),
  ]);
  return list.players.flatMap((player, i) =>
    there.has(i) ||
    isOut(player, round) ||
    list.entries[i]![round - 1]!.length > 0 ||
    isDone(list, settings, i, round) ||
    namedIn(said, list, i)
      ? []
      : [`${player.name} in round ${round}`],
  );
}

/** Somebody forgets a cell without a game that was proposed, of a team those of all boards; who it was. */
function forgotten(
  list: WallList,
  { round, bye, free: proposed }: PairedRound,
  dice: () => number,
): readonly number[] {
  if (dice() > 0.15) return [];
  const isFree = (i: number): boolean =>
    (bye === i || proposed.some(({ player }) => player === i)) &&
    list.entries[i]![round - 1]!.some(({ kind }) => kind === 'free') &&
    list.entries[i]!.slice(0, round - 1).some(cell => cell.length > 0) &&
    !isOut(list.players[i]!, round);
  const free = list.players.flatMap((_, i) => (isFree(i) ? [i] : []));
  if (free.length === 0) return [];
  const one = pickFrom(dice, free);
  const { team } = list.players[one]!;
  return team === '' ? [one] : free.filter(other => list.players[other]!.team === team);
}

/** Nobody is left behind by a stage that has room for everybody. */
const takesAll = ({ stages: all, qualifiers }: Settings, round: number): boolean =>
  qualifiers === undefined &&
  all.some(({ from, to, system }) => from <= round && round <= to && system !== 'Knock-out');

function play(event: RandomStages): { readonly gone: readonly string[]; readonly rounds: number } {
  const { settings, dice } = event;
  const gone: string[] = [];
  let list = event.field;
  let said: readonly Problem[] = [];
  let rounds = 0;
  let disturbedFor = 0;
  for (let guard = 0; guard < 60; guard++) {
    const { round } = makeOpenEvent(list, settings).openRound();
    if (round !== undefined && round > disturbedFor) list = disturbed(list, (disturbedFor = round), event);
    const paired = pairNextRound(makeOpenEvent(list, settings));
    if (paired.kind === 'cannot pair') {
      if (!paired.problems.some(({ code }) => code === 'resultsMissing')) break;
      const empty = makeOpenEvent(list, settings).openRound().missing;
      const before = list;
      for (const one of empty)
        if (list.entries[one.player]![one.round - 1]!.length === 0)
          list = withCell(list, one.player, one.round, [ABSENT]);
      if (before === list) break;
      continue;
    }
    if (settings.stages.some(({ from }) => from === paired.round)) said = [];
    said = [...said, ...paired.warnings];
    const tooLate = paired.warnings.filter(({ code }) => code === 'joinsTooLate');
    const known = contestProblems(makeOpenEvent(list, settings), contestWarnings);
    expect(known.map(({ values }) => values)).toEqual(
      expect.arrayContaining(tooLate.map(({ values }) => values)),
    );
    if (takesAll(settings, paired.round)) expect(said.map(({ code }) => code)).not.toContain('notInStage');
    gone.push(...vanished(list, settings, paired, said));
    rounds++;
    list = withWritten(list, paired, dice, 0, true);
    const empty = forgotten(list, paired, dice);
    for (const player of empty) list = withCell(list, player, paired.round, []);
    const open = makeOpenEvent(list, settings);
    const found = [...contestProblems(open, contestWarnings), ...boardsMissing(open)].filter(
      ({ code }) => code === 'nothingInRound' || code === 'notInStage',
    );
    // Where the round is open again, they are asked for.
    if (open.openRound().round === paired.round) continue;
    for (const player of empty) {
      const isToldOf = namedIn([...found, ...said], list, player);
      if (!isToldOf && !isDone(list, settings, player, paired.round))
        gone.push(`${list.players[player]!.name} in round ${paired.round}, by a check`);
    }
  }
  return { gone, rounds };
}

test(
  'in random events of stages nobody vanishes',
  () => {
    let rounds = 0;
    fc.assert(
      fc.property(fc.nat(1_000_000), seed => {
        const played = play(randomStages(seed));
        rounds += played.rounds;
        expect(played.gone).toEqual([]);
      }),
      { numRuns: EVENTS > 1 ? EVENTS : 60, seed: seedOr(27) },
    );
    if (EVENTS > 1) console.log(`${EVENTS} events, ${rounds} rounds`);
    expect(rounds).toBeGreaterThan(60);
  },
  20_000 + EVENTS * 1_000,
);
