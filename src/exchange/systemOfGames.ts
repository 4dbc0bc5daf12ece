import type { ExchangedGame, ExchangedTournament } from '../formats/exchange';
import { fileWarning } from '../formats/fileProblems';
import { IN_FILE, type FileProblem } from '../tournament/fileProblem';
import {
  SYSTEM_NAMES,
  SYSTEM_WITH_STARTS,
  SYSTEM_WITHOUT_STARTS,
  SYSTEMS,
  type System,
} from '../tournament/systems';
import type { PlayerIndex, RoundNo } from '../tournament/indices';

/** A system that suits the games of a file which names none. */
export interface ProposedSystem {
  readonly system: System;
  readonly fact: FileProblem;
}

/** Each is a single system for players of their own. */
export const systemsAsked = (): readonly System[] =>
  SYSTEM_NAMES.filter(name => {
    const { pairs, contests, parts } = SYSTEMS[name];
    return parts === undefined && contests === 'everybody' && ['weighed', 'table', 'draw'].includes(pairs);
  });

const byWay = (pairs: 'table' | 'draw'): System =>
  systemsAsked().find(name => SYSTEMS[name].pairs === pairs) ?? SYSTEM_WITHOUT_STARTS;

/** The system of a tournament that does not say it; undefined where it does, by its name or by starts. */
export const proposedSystem = (tournament: ExchangedTournament): ProposedSystem | undefined =>
  tournament.settings.system !== undefined || tournament.players.some(({ start }) => start !== undefined)
    ? undefined
    : systemOfGames(tournament);

/** A list of ours without settings: its system is only what a list has where nothing says one. */
export const withoutSystem = (tournament: ExchangedTournament): ExchangedTournament => {
  const { system: _system, ...settings } = tournament.settings;
  return { ...tournament, settings };
};

export const inSystem = (tournament: ExchangedTournament, system: System): ExchangedTournament => ({
  ...tournament,
  settings: { ...tournament.settings, system },
});

/** Fewer players have all met, or are out after a loss, by chance. */
const FEWEST = 4;

/** The system by the games: everybody met all, nobody played after a loss, or the ranks of those who met in round 1. */
function systemOfGames({ players, games }: ExchangedTournament): ProposedSystem {
  const count = players.length;
  const met = games.filter(({ black, white }) => black >= 0 && white >= 0);
  const pairs = new Set(met.map(({ black, white }) => [black, white].sort((a, b) => a - b).join()));
  if (count >= FEWEST && pairs.size === (count * (count - 1)) / 2)
    return { system: byWay('table'), fact: fileWarning('systemByMeetings', IN_FILE, { count }) };
  const played = met.filter(({ blackOutcome }) => blackOutcome !== 'unknown');
  if (count >= FEWEST && new Set(played.map(({ round }) => round)).size > 1 && !goesOnAfterLoss(met))
    return { system: byWay('draw'), fact: fileWarning('systemByLosses') };
  const ranks = players.map(({ rank }) => (rank?.kind === 'amateur' ? rank.index : undefined));
  const apart = met
    .filter(({ round }) => round === 1)
    .flatMap(({ black, white }) => distance(ranks[black], ranks[white]));
  if (apart.length === 0) return { system: SYSTEM_WITHOUT_STARTS, fact: fileWarning('systemUnknown') };
  const [near, far] = [mean(apart), distanceOfAny(ranks.filter(rank => rank !== undefined))];
  const isNear = far >= 1 && 2 * near <= far;
  const values = { near: near.toFixed(1), far: far.toFixed(1) };
  return isNear
    ? { system: SYSTEM_WITH_STARTS, fact: fileWarning('systemByNearRanks', IN_FILE, values) }
    : { system: SYSTEM_WITHOUT_STARTS, fact: fileWarning('systemByFarRanks', IN_FILE, values) };
}

const distance = (one: number | undefined, other: number | undefined): readonly number[] =>
  one === undefined || other === undefined ? [] : [Math.abs(one - other)];

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The mean distance of any two: in order, the rank at a place is above as many as stand before it. */
function distanceOfAny(ranks: readonly number[]): number {
  const count = ranks.length;
  const sum = [...ranks]
    .sort((a, b) => a - b)
    .reduce((total, rank, place) => total + rank * (2 * place - count + 1), 0);
  return count < 2 ? 0 : (2 * sum) / (count * (count - 1));
}

function goesOnAfterLoss(games: readonly ExchangedGame[]): boolean {
  const lostIn = new Map<number, number>();
  const note = (player: PlayerIndex, round: RoundNo): void => {
    lostIn.set(player, Math.min(round, lostIn.get(player) ?? Infinity));
  };
  for (const { round, black, white, blackOutcome, whiteOutcome } of games) {
    if (blackOutcome === 'lost') note(black, round);
    if (whiteOutcome === 'lost') note(white, round);
  }
  return games.some(({ round, black, white }) =>
    [black, white].some(player => round > (lostIn.get(player) ?? Infinity)),
  );
}
