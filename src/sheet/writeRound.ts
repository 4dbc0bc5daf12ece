import type { PairedGame } from '../pairing/pairedGame';
import type { PairedRound } from '../pairing/pairRound';
import { opposite, type Colour, type Free } from '../tournament/game';
import type { Problem } from '../tournament/problem';
import type { CellChange } from './block';
import { isBlank, textOf, type Values } from './cell';
import { makeEntry } from './notation';
import type { WallListReading } from './readWallList';

export type RoundPlan = Pick<PairedRound, 'round' | 'bye' | 'free' | 'late'> & {
  readonly games: readonly Pick<PairedGame, 'black' | 'white' | 'handicap' | 'wonBy'>[];
};

export interface RoundWriting {
  /** Empty cells only, by their place in the values read. */
  readonly changes: readonly CellChange[];
  /** Cells that are not empty although nothing is entered there, such as `--`. */
  readonly problems: readonly Problem[];
}

interface Wanted {
  readonly player: number;
  readonly round: number;
  readonly text: string;
}

/**
 * A pairing as cells: `14?/w` and `3?/b`, `14+!/w` where the opponent is out of a table, `0+` for byes, and what the settings give for absences, also in
 * earlier rounds of a late entry. What is typed already stays.
 */
export function writeRound(reading: WallListReading, values: Values, plan: RoundPlan): RoundWriting {
  const changes: CellChange[] = [];
  const problems: Problem[] = [];
  for (const { player, round, text } of wantedCells(reading, plan)) {
    const row = reading.rows[player];
    const column = reading.rounds[round - 1]?.[0];
    const typed = (reading.wallList.entries[player]?.[round - 1] ?? []).length > 0;
    if (typed || row === undefined || column === undefined) continue;
    const found = values[row]?.[column];
    if (isBlank(found)) changes.push({ row, column, before: '', after: text });
    else problems.push(cellNotEmpty(reading, { player, round, text: textOf(found) }));
  }
  return { changes, problems };
}

const wantedCells = ({ wallList }: WallListReading, plan: RoundPlan): readonly Wanted[] => {
  const { round, games, bye, free, late } = plan;
  const side = (player: number, opponent: number, colour: Colour, game: RoundPlan['games'][0]): Wanted => {
    const { handicap, wonBy } = game;
    const opponentNo = wallList.players[opponent]?.no ?? 0;
    const outcome = wonBy === undefined ? 'unknown' : wonBy === colour ? 'won' : 'lost';
    const result = { kind: 'game', outcome, byDefault: wonBy !== undefined, moves: undefined } as const;
    return { player, round, text: makeEntry({ ...result, opponentNo, colour, handicap }) };
  };
  const without = (player: number, worth: Free['worth'], when = round): Wanted => ({
    player,
    round: when,
    text: makeEntry({ kind: 'free', worth }),
  });
  return [
    ...games.flatMap(game => [
      side(game.black, game.white, 'black', game),
      side(game.white, game.black, opposite('black'), game),
    ]),
    ...(bye === undefined ? [] : [without(bye, 'win')]),
    ...free.map(({ player, worth }) => without(player, worth)),
    ...late.map(one => without(one.player, one.worth, one.round)),
  ];
};

const cellNotEmpty = ({ wallList }: WallListReading, { player, round, text }: Wanted): Problem => ({
  code: 'cellNotEmpty',
  severity: 'error',
  place: { kind: 'entry', player, round },
  values: { name: wallList.players[player]?.name ?? '', round, text },
});
