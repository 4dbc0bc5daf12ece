import type { PairedGame } from '../../pairing/game/pairedGame';
import type { PairedRound } from '../../pairing/swiss/pairRound';
import { freeEntry, opposite, type Colour } from '../../tournament/game';
import type { Problem } from '../../tournament/problem';
import type { CellChange } from './block';
import { isBlank, textOf, type Values } from '../read/cell';
import { makeEntries, type TypedEntry } from '../read/notation';
import type { WallListReading } from '../read/readWallList';

export type RoundPlan = Pick<PairedRound, 'round' | 'bye' | 'byeWorth' | 'free' | 'late'> & {
  readonly games: readonly Pick<PairedGame, 'black' | 'white' | 'handicap' | 'wonBy'>[];
};

export interface RoundWriting {
  /** Empty cells only, by their place in the values read. */
  readonly changes: readonly CellChange[];
  /** Cells that are not empty although nothing is entered there, such as `--`. */
  readonly problems: readonly Problem[];
}

interface RoundEntry {
  readonly player: number;
  readonly round: number;
  readonly entry: TypedEntry;
}

/**
 * A pairing as cells: `14?/w` and `3?/b`, several games as `5?/b 5?/w`, `14+!/w` where the opponent is out of a table, `0+`,
 * `bye=` or `bye-` for byes, and what the settings give for absences, also in earlier rounds of a late entry. What is typed already stays.
 */
export function writeRound(reading: WallListReading, values: Values, plan: RoundPlan): RoundWriting {
  const changes: CellChange[] = [];
  const problems: Problem[] = [];
  for (const wanted of oncePerPlayer(wantedEntries(reading, plan))) {
    const { player, round, entries } = wanted;
    const row = reading.rows[player];
    const typed = (reading.wallList.entries[player]?.[round - 1] ?? []).length > 0;
    if (typed || row === undefined) continue;
    for (const { column, text } of spread(entries, reading.rounds[round - 1] ?? [])) {
      const found = values[row]?.[column];
      if (isBlank(found)) changes.push({ row, column, before: '', after: text });
      else problems.push(cellNotEmpty(reading, wanted, textOf(found)));
    }
  }
  return { changes, problems };
}

interface RoundEntries {
  readonly player: number;
  readonly round: number;
  readonly entries: readonly TypedEntry[];
}

/** All games of a player in one round together, in their order. */
function oncePerPlayer(wanted: readonly RoundEntry[]): readonly RoundEntries[] {
  const rounds = new Map<string, RoundEntries>();
  for (const { player, round, entry } of wanted) {
    const key = `${player},${round}`;
    rounds.set(key, { player, round, entries: [...(rounds.get(key)?.entries ?? []), entry] });
  }
  return [...rounds.values()];
}

/** Several games of a round stand in one cell, or evenly in its columns R1a, R1b … where there are some. */
function spread(
  entries: readonly TypedEntry[],
  columns: readonly number[],
): readonly { readonly column: number; readonly text: string }[] {
  const each = Math.ceil(entries.length / columns.length);
  return columns.flatMap((column, i) => {
    const here = entries.slice(i * each, (i + 1) * each);
    return here.length === 0 ? [] : [{ column, text: makeEntries(here) }];
  });
}

const wantedEntries = ({ wallList }: WallListReading, plan: RoundPlan): readonly RoundEntry[] => {
  const { round, games, bye, byeWorth = 'win', free, late } = plan;
  const side = (
    player: number,
    opponent: number,
    colour: Colour,
    game: RoundPlan['games'][0],
  ): RoundEntry => {
    const { handicap, wonBy } = game;
    const opponentNo = wallList.players[opponent]?.no ?? 0;
    const outcome = wonBy === undefined ? 'unknown' : wonBy === colour ? 'won' : 'lost';
    const result = { kind: 'game', outcome, byDefault: wonBy !== undefined, moves: undefined } as const;
    return { player, round, entry: { ...result, opponentNo, colour, handicap } };
  };
  return [
    ...games.flatMap(game => [
      side(game.black, game.white, 'black', game),
      side(game.white, game.black, opposite('black'), game),
    ]),
    ...(bye === undefined ? [] : [{ player: bye, round, entry: freeEntry({ worth: byeWorth, as: 'bye' }) }]),
    ...free.map(one => ({ player: one.player, round, entry: freeEntry(one) })),
    ...late.map(one => ({ player: one.player, round: one.round, entry: freeEntry(one) })),
  ];
};

const cellNotEmpty = (
  { wallList }: WallListReading,
  { player, round }: RoundEntries,
  text: string,
): Problem => ({
  code: 'cellNotEmpty',
  severity: 'error',
  place: { kind: 'entry', player, round },
  values: { name: wallList.players[player]?.name ?? '', round, text },
});
