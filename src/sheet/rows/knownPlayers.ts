import { foldName } from '../../tournament/name/foldName';
import { textOf, type Values } from '../cells/cell';
import { makeEntries } from '../cells/notation';
import type { ColumnKind } from '../cells/titles';
import { isLikeName } from '../../tournament/name/likeName';
import type { WallListReading } from '../read/wallListReading';
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

/**
 * By name; of several with one name number and games decide, then all other details, then the number; each row is one of them. Who is missing under a name has
 * the row of the number still, where a name stands there that nobody had, and either it is like the old one or all else is the same.
 */
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
  for (const person of knownPlayers)
    groups.set(foldName(person.name), [...(groups.get(foldName(person.name)) ?? []), person]);
  const playersOfKnown = new Map<KnownPlayer, readonly number[]>(
    respelled(reading, values, groups, byName).map(({ one, players }) => [one, players]),
  );
  const rows = new Set([...playersOfKnown.values()].flat());
  for (const [name, group] of groups) {
    const open = group.filter(person => !playersOfKnown.has(person));
    const candidates = (byName.get(name) ?? []).filter(player => !rows.has(player));
    for (const { one, players } of toldApart(reading, values, open, candidates))
      playersOfKnown.set(one, players);
  }
  return knownPlayers.map(person => ({ one: person, players: playersOfKnown.get(person) ?? [] }));
}

/** People whose name was spelled in another way, each in the row of the number. */
function respelled(
  reading: WallListReading,
  values: Values,
  groups: ReadonlyMap<string, readonly KnownPlayer[]>,
  byName: ReadonlyMap<string, readonly number[]>,
): readonly KnownAt[] {
  const { players } = reading.wallList;
  const playerOfNo = new Map(players.map(({ no }, player) => [no, player]));
  const spare = (name: string): number => (byName.get(name)?.length ?? 0) - (groups.get(name)?.length ?? 0);
  const matches = [...groups].flatMap(([name, group]) => {
    const fitsBest = (person: KnownPlayer, player: number): boolean => {
      const fit = fitOf(reading, values, person, player);
      return (byName.get(name) ?? []).every(other => fitOf(reading, values, person, other) < fit);
    };
    const groupMatches = group.flatMap((person): readonly KnownAt[] => {
      const player = playerOfNo.get(person.no);
      const now = players[player ?? -1]?.name;
      if (player === undefined || now === undefined || foldName(now) === name || spare(foldName(now)) <= 0)
        return [];
      const isLike = isLikeName(person.name, now) || isWhole(reading, values, person, player);
      // A namesake whom nobody knows yet may have the name now.
      const isTheirs =
        isLike && (spare(name) < 0 || fitsBest(person, player) || hasGames(reading, person, player));
      return isTheirs ? [{ one: person, players: [player] }] : [];
    });
    return spare(name) >= 0 || groupMatches.length <= -spare(name) ? groupMatches : [];
  });
  const wanted = (key: string): number =>
    matches.filter(({ players: [player = -1] }) => foldName(players[player]?.name ?? '') === key).length;
  return matches.filter(({ players: [player = -1] }) => {
    const key = foldName(players[player]?.name ?? '');
    return wanted(key) <= spare(key);
  });
}

const isWhole = (reading: WallListReading, values: Values, person: KnownPlayer, player: number): boolean => {
  const games = (person.rounds ?? []).filter(text => text !== '').length;
  return (
    games > 0 && fitOf(reading, values, person, player) === games + Object.keys(person.more ?? {}).length
  );
};

/** People of one name and the rows of that name: the pair that fits better than all others of its two goes first. */
function toldApart(
  reading: WallListReading,
  values: Values,
  group: readonly KnownPlayer[],
  rows: readonly number[],
): readonly KnownAt[] {
  const [only] = group;
  if (only && group.length === 1 && rows.length <= 1) return [{ one: only, players: rows }];
  const fits = new Map(
    group.map(person => [person, rows.map(player => fitOf(reading, values, person, player))]),
  );
  const [open, left] = [new Set(group), new Set(rows)];
  const matches: KnownAt[] = [];
  const fit = (person: KnownPlayer, player: number): number => fits.get(person)?.[rows.indexOf(player)] ?? 0;
  const isBest = (person: KnownPlayer, player: number): boolean => {
    const fitOfPlayer = fit(person, player);
    return (
      [...left].every(other => other === player || fit(person, other) < fitOfPlayer) &&
      [...open].every(other => other === person || fit(other, player) < fitOfPlayer)
    );
  };
  const take = (isFound: (one: KnownPlayer, player: number) => boolean): boolean => {
    for (const person of open)
      for (const player of left)
        if (isFound(person, player)) {
          open.delete(person);
          left.delete(player);
          matches.push({ one: person, players: [player] });
          return true;
        }
    return false;
  };
  const isNumbered = (person: KnownPlayer, player: number): boolean =>
    reading.wallList.players[player]?.no === person.no;
  // A row that was moved has taken its games along.
  const isSeated = (person: KnownPlayer, player: number): boolean =>
    isNumbered(person, player) && hasGames(reading, person, player);
  while (take(isSeated));
  while (take(isBest));
  while (take(isNumbered));
  const rest = [...left];
  return [...matches, ...[...open].map(person => ({ one: person, players: rest }))];
}

/** Whether a row has all games that are known of somebody; byes and absences are many people's. */
const hasGames = ({ wallList }: WallListReading, { rounds = [] }: KnownPlayer, player: number): boolean => {
  const games = rounds.flatMap((text, round) => (/^[1-9]/.test(text) ? [[text, round] as const] : []));
  return (
    games.length > 0 &&
    games.every(([text, round]) => text === makeEntries(wallList.entries[player]?.[round] ?? []))
  );
};

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
