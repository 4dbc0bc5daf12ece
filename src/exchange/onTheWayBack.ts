import {
  fullName,
  listedName,
  type ExchangedPlayer,
  type ExchangedTournament,
  type OpenGothaRest,
  type OpenGothaTeam,
} from '../formats/exchange';
import { fromWallList } from '../formats/wallList/fromWallList';
import { toWallList } from '../formats/wallList/toWallList';
import { foldName } from '../tournament/name/foldName';
import type { Settings } from '../tournament/settings';

/**
 * The tournament on its way back to OpenGotha: what is still as it was made of the file that came is again as the file had it, whatever
 * the list and the settings made of it; what was changed since stays. `gone` came and is not there any more. `made` are the settings that were made of the file.
 */
export function onTheWayBack(
  now: ExchangedTournament,
  came: ExchangedTournament,
  made: Settings,
): { readonly tournament: ExchangedTournament; readonly gone: readonly string[] } {
  const { openGotha } = came;
  if (!openGotha) return { tournament: now, gone: [] };
  const then = fromWallList(toWallList(came).wallList, { ...made, rounds: came.rounds }).tournament;
  const matches = foundAgain(then.players, now.players);
  const players = now.players.map((player, index) => {
    const at = matches.get(index);
    const [was, had] = [then.players[at ?? -1], came.players[at ?? -1]];
    if (!was || !had) return player;
    // Rounds to be missed are told by the attributes beside the games.
    const { no: _no, out: _out, openGotha: attributes, ...facts } = had;
    return { ...player, ...unchanged(player, was, facts), ...(attributes && { openGotha: attributes }) };
  });
  const indicesNow = new Set(matches.values());
  const tournament: ExchangedTournament = {
    ...now,
    facts: { ...now.facts, ...unchanged(now.facts, then.facts, came.facts) },
    rounds: now.rounds === then.rounds ? came.rounds : now.rounds,
    players,
    settings: backIn(now.settings, then.settings, came.settings),
    clubGroups: isSame(now.clubGroups, then.clubGroups) ? came.clubGroups : now.clubGroups,
    openGotha: { ...openGotha, teams: teamsNow(openGotha, matches) },
  };
  return { tournament, gone: came.players.filter((_, at) => !indicesNow.has(at)).map(fullName) };
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Keeps what came of all that is as it was made then. */
const unchanged = <T extends object>(now: T, then: T, came: Partial<T>): Partial<T> =>
  Object.fromEntries(
    Object.entries(came).filter(([key]) => isSame(now[key as keyof T], then[key as keyof T])),
  ) as Partial<T>;

/** The settings of the file, and those of now that are others than were made of it. */
function backIn(
  now: ExchangedTournament['settings'],
  then: ExchangedTournament['settings'],
  came: ExchangedTournament['settings'],
): ExchangedTournament['settings'] {
  const changed = Object.entries(now).filter(([key, value]) => !isSame(value, then[key as keyof Settings]));
  const gone = Object.keys(then).filter(
    key => now[key as keyof Settings] === undefined && then[key as keyof Settings] !== undefined,
  );
  return {
    ...came,
    // Without its games what came does not tell whether its teams play each other.
    teams: then.teams === true,
    ...Object.fromEntries(gone.map(key => [key, undefined])),
    ...Object.fromEntries(changed),
  };
}

type Sign = (player: ExchangedPlayer) => string;

/** Signs of a person, the surest first; the last one is for somebody whose name was mended. */
const SIGNS: readonly Sign[] = [
  player => `${player.no} ${listedName(player)}`,
  player => foldName(listedName(player)),
  ({ pin }) => pin,
  ({ no, rank, rating, country, club }) => JSON.stringify([no, rank, rating, country, club]),
];

/** By the players of now: who of those that came each of them is. A sign that two have tells nobody. */
function foundAgain(
  came: readonly ExchangedPlayer[],
  now: readonly ExchangedPlayer[],
): ReadonlyMap<number, number> {
  const matches = new Map<number, number>();
  const taken = new Set<number>();
  for (const sign of SIGNS) {
    const [theirs, ours] = [bySign(came, sign, taken), bySign(now, sign, new Set(matches.keys()))];
    for (const [key, index] of ours) {
      const at = theirs.get(key);
      if (index === undefined || at === undefined) continue;
      matches.set(index, at);
      taken.add(at);
    }
  }
  return matches;
}

function bySign(
  players: readonly ExchangedPlayer[],
  sign: Sign,
  without: ReadonlySet<number>,
): ReadonlyMap<string, number | undefined> {
  const all = new Map<string, number | undefined>();
  players.forEach((player, index) => {
    const key = sign(player);
    if (!without.has(index) && key !== '') all.set(key, all.has(key) ? undefined : index);
  });
  return all;
}

function teamsNow({ teams }: OpenGothaRest, matches: ReadonlyMap<number, number>): readonly OpenGothaTeam[] {
  const now = new Map([...matches].map(([index, at]) => [at, index]));
  return teams.map(team => ({
    ...team,
    seats: team.seats.flatMap(seat => {
      const player = now.get(seat.player);
      return player === undefined ? [] : [{ ...seat, player }];
    }),
  }));
}
