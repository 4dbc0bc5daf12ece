import { foldName } from '../../tournament/foldName';
import { textOf, type Values } from '../cells/cell';
import { makeEntries } from '../cells/notation';
import type { WallListReading } from '../read/readWallList';
import type { ColumnKind } from '../cells/titles';
import { meansSame } from '../registration/sameText';

export interface KnownPlayer {
  readonly no: number;
  readonly name: string;
  readonly more?: Partial<Readonly<Record<ColumnKind, string>>>;
  /** The cells of the first rounds, as `makeEntries` writes them. */
  readonly rounds?: readonly string[];
}

/** None for a row that is gone, several where nothing tells them apart. */
export interface KnownAt {
  readonly one: KnownPlayer;
  readonly players: readonly number[];
}

/** By name; of several with one name all other details decide, then the number; each row is one of them. */
export function findKnown(
  reading: WallListReading,
  values: Values,
  knownPlayers: readonly KnownPlayer[],
): readonly KnownAt[] {
  const byName = new Map<string, number[]>();
  reading.wallList.players.forEach(({ name }, player) => {
    const key = foldName(name);
    byName.set(key, [...(byName.get(key) ?? []), player]);
  });
  const groups = new Map<string, KnownPlayer[]>();
  for (const one of knownPlayers)
    groups.set(foldName(one.name), [...(groups.get(foldName(one.name)) ?? []), one]);
  const playersOfKnown = new Map<KnownPlayer, readonly number[]>();
  for (const [name, group] of groups)
    for (const { one, players } of toldApart(reading, values, group, byName.get(name) ?? []))
      playersOfKnown.set(one, players);
  return knownPlayers.map(one => ({ one, players: playersOfKnown.get(one) ?? [] }));
}

/** People of one name and the rows of that name: the pair that fits better than all others of its two goes first. */
function toldApart(
  reading: WallListReading,
  values: Values,
  group: readonly KnownPlayer[],
  rows: readonly number[],
): readonly KnownAt[] {
  const [only] = group;
  if (only && group.length === 1 && rows.length <= 1) return [{ one: only, players: rows }];
  const fits = new Map(group.map(one => [one, rows.map(player => fitOf(reading, values, one, player))]));
  const [open, left] = [new Set(group), new Set(rows)];
  const matches: KnownAt[] = [];
  const fit = (one: KnownPlayer, player: number): number => fits.get(one)?.[rows.indexOf(player)] ?? 0;
  const isBest = (one: KnownPlayer, player: number): boolean => {
    const fitOfPlayer = fit(one, player);
    return (
      [...left].every(other => other === player || fit(one, other) < fitOfPlayer) &&
      [...open].every(other => other === one || fit(other, player) < fitOfPlayer)
    );
  };
  const take = (isFound: (one: KnownPlayer, player: number) => boolean): boolean => {
    for (const one of open)
      for (const player of left)
        if (isFound(one, player)) {
          open.delete(one);
          left.delete(player);
          matches.push({ one, players: [player] });
          return true;
        }
    return false;
  };
  const isNumbered = (one: KnownPlayer, player: number): boolean =>
    reading.wallList.players[player]?.no === one.no;
  while (take(isBest));
  while (take(isNumbered));
  const rest = [...left];
  return [...matches, ...[...open].map(one => ({ one, players: rest }))];
}

/** Details and cells of rounds in which a row agrees. */
function fitOf(
  { wallList, columns, rows }: WallListReading,
  values: Values,
  { more = {}, rounds = [] }: KnownPlayer,
  player: number,
): number {
  const details = Object.entries(more).filter(([kind, text]) => {
    const column = columns[kind as ColumnKind];
    return (
      column !== undefined &&
      meansSame(kind as ColumnKind, text, textOf(values[rows[player] ?? -1]?.[column]))
    );
  });
  const cells = rounds.filter(
    (text, round) => text !== '' && text === makeEntries(wallList.entries[player]?.[round] ?? []),
  );
  return details.length + cells.length;
}
