import type { PairedRound } from '../../src/pairing/round/pairedRound';
import { makeStanding } from '../../src/standings/score/makeStanding';
import { freeEntry, type Entry, type Game } from '../../src/tournament/game';
import { presetSettings } from '../../src/tournament/presets';
import type { Problem } from '../../src/tournament/problem';
import type { Settings } from '../../src/tournament/settings';
import type { WallList } from '../../src/tournament/wallList';
import { askNextRound } from './askNextRound';
import { makeDice, makeField, withEntries } from './simulatedEvent';

/** An event of a system that ends by itself, with dice for results. */
export interface Event {
  readonly players: number;
  /** Columns in the list. */
  readonly rounds: number;
  readonly seed: number;
  readonly settings: Partial<Settings>;
  /** Changes the list before a round: somebody leaves. */
  readonly before?: (list: WallList, round: number) => WallList;
  /** The part of the games that are drawn before they are decided. */
  readonly drawn?: number;
}

export interface Played {
  readonly list: WallList;
  readonly settings: Settings;
  readonly rounds: readonly PairedRound[];
  /** The problems that ended the event. */
  readonly end: readonly Problem[];
}

/** Pairs and plays round after round until nothing is left to be paired. */
export function playToTheEnd(event: Event, field = makeField(event)): Played {
  const dice = makeDice(event.seed + 1);
  const system = event.settings.system ?? 'Knock-out';
  const settings = { ...presetSettings('EGF', system), seed: `dice ${event.seed}`, ...event.settings };
  const hasLengths = [settings, ...settings.stages].some(stage => stage.system === 'Diagonal');
  let list = field;
  const rounds: PairedRound[] = [];
  for (;;) {
    list = event.before?.(list, rounds.length + 1) ?? list;
    const paired = askNextRound(makeStanding(list, settings));
    if (paired.kind === 'cannot pair') return { list, settings, rounds, end: paired.problems };
    if (rounds.length > event.rounds) throw new Error('more rounds than columns');
    rounds.push(paired);
    list = withWritten(list, paired, dice, event.drawn ?? 0, hasLengths);
  }
}

export function withWritten(
  list: WallList,
  paired: PairedRound,
  dice: () => number,
  drawn: number,
  hasLengths: boolean,
): WallList {
  const { round } = paired;
  const added: (readonly [number, number, Entry])[] = [];
  for (const one of paired.free) added.push([one.player, round, freeEntry(one)]);
  for (const one of paired.late) added.push([one.player, one.round, freeEntry(one)]);
  if (paired.bye !== undefined) added.push([paired.bye, round, freeEntry({ worth: 'win' })]);
  let after = withEntries(list, added);
  for (const { black, white, wonBy } of paired.games) {
    const byDefault = wonBy !== undefined;
    const winner = wonBy ?? (dice() < 0.5 ? 'black' : 'white');
    const outcomes = !byDefault && dice() < drawn ? (['jigo', 'decided'] as const) : (['decided'] as const);
    const moves = hasLengths ? 150 + Math.floor(150 * dice()) : undefined;
    const side = (own: 'black' | 'white', opponent: number): readonly Entry[] =>
      outcomes.map((one): Game => ({
        kind: 'game',
        opponent,
        opponentNo: list.players[opponent]!.no,
        outcome: one === 'jigo' ? 'jigo' : own === winner ? 'won' : 'lost',
        colour: own,
        handicap: 0,
        byDefault,
        moves,
      }));
    after = withGames(after, black, round, side('black', white));
    after = withGames(after, white, round, side('white', black));
  }
  return after;
}

/** The list with games added to a player's round; they replace games without a result. */
const withGames = (list: WallList, player: number, round: number, games: readonly Entry[]): WallList => {
  const others = (list.entries[player]?.[round - 1] ?? []).filter(
    entry => entry.kind === 'free' || entry.outcome !== 'unknown',
  );
  return withCell(list, player, round, [...others, ...games]);
};

export function withCell(list: WallList, player: number, round: number, cell: readonly Entry[]): WallList {
  const rows = list.entries.map(row => [...row]);
  rows[player]![round - 1] = cell;
  return { ...list, entries: rows };
}

/** Marks a player as out from a round on. */
export const leaves = (list: WallList, player: number, from: number): WallList => ({
  ...list,
  players: list.players.map((one, i) => (i === player ? { ...one, out: { rounds: [], from } } : one)),
});
