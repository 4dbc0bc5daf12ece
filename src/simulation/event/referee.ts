import type { Settings } from '../../tournament/settings';
import { isOut, type WallList } from '../../tournament/wallList';
import { playersLeft } from './playersLeft';
import { needlessRepeat, hasFaultyRepeat } from './repeatFaults';
import type { PlayedRound, PlayedEvent } from './playedRound';
import { isPairedByScores, SYSTEMS, type SystemFacts } from '../../tournament/systems';
import type { PlayerIndex, RoundNo } from '../../tournament/indices';

/** Faults that the referee can see in a pairing. */
export const FAULTS = [
  'wrongRound',
  'againstHimself',
  'twiceInRound',
  'repeat',
  'needlessRepeat',
  'forbiddenPair',
  'outButPaired',
  'notPaired',
  'needlessByes',
  'outOfKnockout',
  'tableTwice',
  'teammates',
] as const;
export type Fault = (typeof FAULTS)[number];

/**
 * Independent of how pairing works; each fault once. A repeat is none if the pairing says that it could not be
 * avoided, unless trying everything finds a way.
 */
export function refereeEvent({ rounds, settings }: PlayedEvent): readonly Fault[] {
  return [...new Set(rounds.flatMap(round => refereeRound(round, settings)))];
}

export function refereeRound(round: PlayedRound, settings: Settings): readonly Fault[] {
  const { paired, before } = round;
  const number = paired.round;
  const seats = seatsOf(round);
  const faults: (Fault | false)[] = [
    isWrongRound(round, settings) && 'wrongRound',
    paired.games.some(({ black, white }) => black === white) && 'againstHimself',
    playsTwice(round, seats, settings) && 'twiceInRound',
    hasFaultyRepeat(round, settings) && 'repeat',
    needlessRepeat(round, settings) && 'needlessRepeat',
    forbidden(round, settings) && 'forbiddenPair',
    paired.games.some(
      ({ black, white, wonBy }) => !wonBy && [black, white].some(player => isAway(before, player, number)),
    ) && 'outButPaired',
    leftOut(round, seats, settings) && 'notPaired',
    needlessByes(round, settings) && 'needlessByes',
    outOfKnockout(round, seats, settings) && 'outOfKnockout',
    tableTwice(round) && 'tableTwice',
    settings.teams && teammates(round) && 'teammates',
  ];
  return faults.filter((fault): fault is Fault => fault !== false);
}

/** A round may be skipped only if all players still in are out of it. */
function isWrongRound({ before, expected, paired, system }: PlayedRound, settings: Settings): boolean {
  if (paired.round < expected) return true;
  if (system === 'playoff' || settings.teams) return false;
  for (let round = expected; round < paired.round; round++)
    if (playersLeft(before, settings, system, round).some(player => !isAway(before, player, round)))
      return true;
  return false;
}

function seatsOf({ paired: { games }, before }: PlayedRound): readonly number[] {
  const seats = before.players.map(() => 0);
  for (const { black, white } of games)
    for (const player of [black, white]) seats[player] = (seats[player] ?? 0) + 1;
  return seats;
}

const isAway = ({ players }: WallList, player: PlayerIndex, round: RoundNo): boolean => {
  const playerInList = players[player];
  return playerInList !== undefined && isOut(playerInList, round);
};

/** Two games, or a bye and a game; in the Diagonal format another number of games than that against one opponent. */
function playsTwice({ paired, system }: PlayedRound, seats: readonly number[], settings: Settings): boolean {
  const { bye, games, free } = paired;
  const without = [...free.map(({ player }) => player), ...(bye === undefined ? [] : [bye])];
  if (without.some(player => (seats[player] ?? 0) > 0) || new Set(without).size < without.length) return true;
  if (factsOf(system)?.games !== 'several') return seats.some(count => count > 1);
  // Players who did not qualify and play on have one game.
  if (settings.notQualified === 'play on' && settings.stages.length > 0) return false;
  const met = new Map<string, number>();
  for (const { black, white } of games) count(met, keyOf(black, white));
  return [...met.values()].some(times => times !== settings.gamesPerOpponent);
}

const count = (map: Map<string, number>, key: string): void => {
  map.set(key, (map.get(key) ?? 0) + 1);
};

const keyOf = (a: number, b: number): string => (a < b ? `${a}-${b}` : `${b}-${a}`);

/** A table, a ring, and a draw without another opponent may ignore forbidden pairs. */
function forbidden({ before, paired, system }: PlayedRound, { forbiddenPairs }: Settings): boolean {
  const isByTable = paired.warnings.some(({ code }) => code === 'forbiddenByTable');
  if (!isByScores(system) && (factsOf(system)?.pairs !== 'draw' || isByTable)) return false;
  return paired.games.some(({ black, white }) => {
    const [one, other] = [before.players[black]?.no, before.players[white]?.no];
    return forbiddenPairs.some(([a, b]) => (a === one && b === other) || (a === other && b === one));
  });
}

const factsOf = (system: PlayedRound['system']): SystemFacts | undefined =>
  system === 'playoff' ? undefined : SYSTEMS[system];

const isByScores = (system: PlayedRound['system']): boolean =>
  system !== 'playoff' && isPairedByScores(system);

/** A player who is still in, and not out of the round, has neither game nor bye nor rest. */
function leftOut(round: PlayedRound, seats: readonly number[], settings: Settings): boolean {
  const { before, paired, system } = round;
  if (system === 'playoff' || settings.teams) return false;
  const without = new Set([...paired.free.map(({ player }) => player), paired.bye]);
  return playersLeft(before, settings, system, paired.round).some(
    player => (seats[player] ?? 0) === 0 && !without.has(player) && !isAway(before, player, paired.round),
  );
}

/** By scores: more than one bye for an odd number of players, or any for an even one. */
function needlessByes({ before, paired, system }: PlayedRound, settings: Settings): boolean {
  if (
    !isByScores(system) ||
    factsOf(system)?.contests === 'category' ||
    settings.teams ||
    settings.groups === 'apart' ||
    settings.stages.length > 0
  )
    return false;
  const presentCount = before.players.filter(player => !isOut(player, paired.round)).length;
  const byes = paired.free.filter(({ player }) => !isAway(before, player, paired.round)).length;
  return byes + (paired.bye === undefined ? 0 : 1) !== presentCount % 2;
}

function outOfKnockout(
  { before, paired, system }: PlayedRound,
  seats: readonly number[],
  settings: Settings,
): boolean {
  if (factsOf(system)?.pairs !== 'draw' || settings.thirdPlace || settings.teams) return false;
  if (settings.system !== system || settings.stages.length > 0) return false;
  const left = new Set(playersLeft(before, settings, system, paired.round));
  return seats.some((games, player) => games > 0 && !left.has(player));
}

function tableTwice({ paired: { games } }: PlayedRound): boolean {
  const pairs = new Map<number, string>();
  return games.some(({ table, black, white }) => {
    const key = keyOf(black, white);
    const before = pairs.get(table);
    pairs.set(table, key);
    return before !== undefined && before !== key;
  });
}

const teammates = ({ before: { players }, paired: { games } }: PlayedRound): boolean =>
  games.some(({ black, white }) => players[black]?.team === players[white]?.team);
