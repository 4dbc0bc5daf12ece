import { roundByHand } from '../../../src/pairing/byHand/byHand';
import { pairNextRound } from '../../../src/pairing/nextRound';
import { makeOpenEvent } from '../../../src/pairing/round/makeOpenEvent';
import type { PairedRound } from '../../../src/pairing/round/pairedRound';
import { makeEntries } from '../../../src/sheet/cells/notation';
import { finalOrder } from '../../../src/standings/placement/finalOrder';
import { freeEntry, isOpenGame, OPPOSITE_OUTCOME, type Entry } from '../../../src/tournament/game';
import type { Settings } from '../../../src/tournament/settings';
import { UNKNOWN_PLAYER, type Player, type WallList } from '../../../src/tournament/wallList';

/** The sign of a player of a game: the better number wins, with an upset now and then; one result is typed wrongly at first. */
export const signFor = (no: number, opponent: number, round: number): '+' | '-' =>
  no < opponent !== ((no * opponent + round) % 5 === 0) ? '+' : '-';

/** Whoever's game of round 2 is typed the wrong way round, and found in round 4. */
export const WRONG = { round: 2, no: 1 } as const;
/** Whose opponent does not come in round 3, and plays whoever has the bye instead. */
export const LEFT_OVER = { round: 3, no: 2 } as const;
/** Who comes before round 2. */
export const LATE = { name: 'Late Lea', rank: { kind: 'amateur', index: 1 } } as const;

/** What is in an event at its end, in the order of the numbers: each row, and its place with all that decides it. */
export interface Played {
  readonly rows: readonly string[];
  readonly places: readonly string[];
}

export function playedIn(list: WallList, settings: Settings): Played {
  const { places, criteria } = finalOrder(list, settings);
  const byNumber = list.players
    .map((player, at) => ({ no: player.no, at, name: player.name }))
    .sort((a, b) => a.no - b.no);
  return {
    rows: byNumber.map(({ no, at, name }) =>
      [no, name, ...(list.entries[at] ?? []).map(entries => makeEntries(entries))].join(' | '),
    ),
    places: byNumber.map(({ no, at }) =>
      [no, places[at], ...criteria.map(({ values }) => values[at])].join(' | '),
    ),
  };
}

/** The same event by values alone: no spreadsheet, no panel, no Log, nobody who sorts rows, no power cut. */
export function playAlone(start: WallList, settings: Settings): Played {
  let list = start;
  const at = (no: number): number => list.players.findIndex(player => player.no === no);
  const numberOf = (player: number): number => list.players[player]?.no ?? 0;
  const opponentOf = (no: number, round: number): number => {
    const [entry] = list.entries[at(no)]?.[round - 1] ?? [];
    return entry?.kind === 'game' ? entry.opponentNo : 0;
  };
  const put = (player: number, round: number, entries: readonly Entry[]): void => {
    list = {
      ...list,
      entries: list.entries.map((row, one) =>
        one === player ? row.map((cell, i) => (i === round - 1 ? entries : cell)) : row,
      ),
    };
  };
  /** Writes a pairing into the list, of these players alone where somebody else plays on. */
  const write = (paired: PairedRound, only?: ReadonlySet<number>): void => {
    for (const { black, white, handicap } of paired.games) {
      if (only && !only.has(black)) continue;
      const game = {
        kind: 'game',
        outcome: 'unknown',
        handicap,
        byDefault: false,
        moves: undefined,
      } as const;
      put(black, paired.round, [{ ...game, colour: 'black', opponent: white, opponentNo: numberOf(white) }]);
      put(white, paired.round, [{ ...game, colour: 'white', opponent: black, opponentNo: numberOf(black) }]);
    }
    if (paired.bye !== undefined && !only)
      put(paired.bye, paired.round, [freeEntry({ worth: 'win', as: 'bye' })]);
    for (const one of paired.free) put(one.player, paired.round, [freeEntry(one)]);
    for (const one of paired.late) put(one.player, one.round, [freeEntry(one)]);
  };
  const pair = (): PairedRound => {
    const paired = pairNextRound(makeOpenEvent(list, settings));
    if (paired.kind !== 'paired') throw new Error(JSON.stringify(paired.problems));
    return paired;
  };
  /** Makes the open games of these players anew, around all others. */
  const again = (round: number, players: readonly number[], absent: readonly number[]): void => {
    const hand = {
      round,
      again: players.map(at),
      absent: absent.map(at),
      pairs: [],
      forbidden: [],
      bye: undefined,
    };
    const { freed, released, event } = roundByHand(list, settings, hand);
    const paired = pairNextRound(event);
    if (paired.kind !== 'paired') throw new Error(JSON.stringify(paired.problems));
    list = freed;
    write(paired, released);
    for (const no of absent) put(at(no), round, [{ kind: 'free', as: 'absence', worth: 'nothing' }]);
  };
  const decide = (round: number, isTurned: (no: number) => boolean): void => {
    list.players.forEach((player, one) => {
      const [entry] = list.entries[one]?.[round - 1] ?? [];
      if (!entry || !isOpenGame(entry)) return;
      const right = signFor(player.no, entry.opponentNo, round) === '+' ? 'won' : 'lost';
      const turned = isTurned(player.no) || isTurned(entry.opponentNo);
      put(one, round, [{ ...entry, outcome: turned ? OPPOSITE_OUTCOME[right] : right }]);
    });
  };
  const nobody = (): boolean => false;

  write(pair());
  decide(1, nobody);

  const late: Player = { ...UNKNOWN_PLAYER, ...LATE, no: list.players.length + 1 };
  list = {
    ...list,
    players: [...list.players, late],
    entries: [...list.entries, Array.from({ length: list.rounds }, () => [])],
  };
  write(pair());
  decide(2, no => no === WRONG.no);

  const third = pair();
  write(third);
  const missing = opponentOf(LEFT_OVER.no, 3);
  again(3, [missing, LEFT_OVER.no, numberOf(third.bye ?? -1)], [missing]);
  list = {
    ...list,
    players: list.players.map(one => (one.no === missing ? { ...one, out: { rounds: [], from: 4 } } : one)),
  };
  decide(3, nobody);

  write(pair());
  const pairOfWrong = [WRONG.no, opponentOf(WRONG.no, WRONG.round)] as const;
  for (const no of pairOfWrong) {
    const [entry] = list.entries[at(no)]?.[WRONG.round - 1] ?? [];
    if (entry?.kind === 'game')
      put(at(no), WRONG.round, [{ ...entry, outcome: OPPOSITE_OUTCOME[entry.outcome] }]);
  }
  again(4, pairOfWrong, []);
  decide(4, nobody);

  write(pair());
  decide(5, nobody);
  return playedIn(list, settings);
}
