import type { PairedGame } from '../../pairing/game/pairedGame';
import type { PairedRound } from '../../pairing/round/pairedRound';
import { freeEntry, opposite, type Colour } from '../../tournament/game';
import { atEntry, makeError, type Problem } from '../../tournament/problem';
import type { CellChange } from '../cells/block';
import { isBlank, textOf, type Values } from '../cells/cell';
import { makeEntries, type TypedEntry } from '../cells/notation';
import type { WallListReading } from '../read/wallListReading';
import { colourWords, entryBeside, placeOfColours } from './coloursBeside';
import { inHalves, wholeEntries } from '../read/halves';
import type { PlayerIndex, RoundNo } from '../../tournament/indices';

export type RoundPlan = Pick<PairedRound, 'round' | 'bye' | 'byeWorth' | 'free' | 'late'> & {
  readonly games: readonly Pick<PairedGame, 'black' | 'white' | 'handicap' | 'wonBy'>[];
  readonly areColoursByTable?: boolean;
};

export interface RoundWriting {
  /** Changes of empty cells only, by their place in the values. */
  readonly changes: readonly CellChange[];
  readonly problems: readonly Problem[];
}

interface RoundEntry {
  readonly player: PlayerIndex;
  readonly round: RoundNo;
  readonly entry: TypedEntry;
}

/**
 * `14?/w` and `3?/b`, with columns of colours `14?` and `W`, of results `14` alone; several games as `5?/b 5?/w`;
 * `14+!/w` against a player who left a table; `0+`, `bye=` or `bye-`; the settings' entry for absences, also in the
 * earlier rounds of a late entry. Typed entries stay.
 */
export function writeRound(reading: WallListReading, values: Values, plan: RoundPlan): RoundWriting {
  const changes: CellChange[] = [];
  const problems: Problem[] = [];
  const words = colourWords(reading, values);
  const whole = wholeEntries(reading, values);
  const leavesColours = placeOfColours(reading, plan.round, plan.areColoursByTable === true) === 'sheet';
  const asKept = (entry: TypedEntry): TypedEntry =>
    leavesColours && entry.kind === 'game' && entry.handicap === 0 ? { ...entry, colour: undefined } : entry;
  for (const planned of byPlayerAndRound(plannedEntries(reading, plan))) {
    const { player, round, entries } = planned;
    const row = reading.rows[player];
    const typed = (reading.wallList.entries[player]?.[round - 1] ?? []).length > 0;
    if (typed || row === undefined) continue;
    for (const { column, entries: columnEntries } of spread(
      entries.map(asKept),
      reading.rounds[round - 1] ?? [],
    )) {
      const value = whole[row]?.[column];
      const [first, ...others] = columnEntries;
      const { entry, changes: beside } =
        first && others.length === 0
          ? entryBeside(reading, values, words, row, column, first)
          : { entry: undefined, changes: [] };
      const text = makeEntries(entry ? [entry] : columnEntries);
      if (isBlank(value)) changes.push({ row, column, before: '', after: text }, ...beside);
      else problems.push(cellNotEmpty(reading, planned, textOf(value)));
    }
  }
  return { changes: inHalves(reading, values, changes), problems };
}

interface RoundEntries {
  readonly player: PlayerIndex;
  readonly round: RoundNo;
  readonly entries: readonly TypedEntry[];
}

function byPlayerAndRound(planned: readonly RoundEntry[]): readonly RoundEntries[] {
  const rounds = new Map<string, RoundEntries>();
  for (const { player, round, entry } of planned) {
    const key = `${player},${round}`;
    rounds.set(key, { player, round, entries: [...(rounds.get(key)?.entries ?? []), entry] });
  }
  return [...rounds.values()];
}

/** Spreads the games of a round evenly over its columns R1a, R1b …, or puts all into the only one. */
function spread(
  entries: readonly TypedEntry[],
  columns: readonly number[],
): readonly { readonly column: number; readonly entries: readonly TypedEntry[] }[] {
  const each = Math.ceil(entries.length / columns.length);
  return columns.flatMap((column, i) => {
    const columnEntries = entries.slice(i * each, (i + 1) * each);
    return columnEntries.length === 0 ? [] : [{ column, entries: columnEntries }];
  });
}

const plannedEntries = ({ wallList }: WallListReading, plan: RoundPlan): readonly RoundEntry[] => {
  const { round, games, bye, byeWorth = 'win', free, late } = plan;
  const side = (
    player: PlayerIndex,
    opponent: PlayerIndex,
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
    ...free.map(freePlayer => ({ player: freePlayer.player, round, entry: freeEntry(freePlayer) })),
    ...late.map(absence => ({ player: absence.player, round: absence.round, entry: freeEntry(absence) })),
  ];
};

const cellNotEmpty = (
  { wallList }: WallListReading,
  { player, round }: RoundEntries,
  text: string,
): Problem =>
  makeError(
    'cellNotEmpty',
    { name: wallList.players[player]?.name ?? '', round, text },
    atEntry(player, round),
  );
