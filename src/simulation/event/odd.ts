import { OUTCOMES, type Entry, type Outcome } from '../../tournament/game';
import type { Settings } from '../../tournament/settings';
import { isPairedByScores, SYSTEMS } from '../../tournament/systems';
import { isOut, type WallList } from '../../tournament/wallList';
import { happens, numberBelow, type Dice } from './dice';
import type { PlayedRound, PlayedResult } from './playedRound';
import type { RareEvents } from './plan';
import type { PlayerIndex, RoundNo } from '../../tournament/indices';

/** The settings with forbidden pairs, each drawn by lot. */
export function withForbidden(
  settings: Settings,
  { players }: WallList,
  odd: RareEvents,
  dice: Dice,
): Settings {
  if (odd.forbidden === 0 || players.length < 3) return settings;
  const anyNumber = (): number => players[numberBelow(dice, players.length)]?.no ?? 0;
  const drawn = Array.from({ length: odd.forbidden }, () => [anyNumber(), anyNumber()] as const);
  return {
    ...settings,
    forbiddenPairs: [...settings.forbiddenPairs, ...drawn.filter(([a, b]) => a !== b)],
  };
}

const mayBeTyped = (settings: Settings): boolean =>
  isPairedByScores(settings.system) && settings.stages.length === 0 && !settings.teams;

/** Byes and pairs typed into a round before it is paired, where anything may be typed. */
export function withTyped(
  list: WallList,
  settings: Settings,
  round: RoundNo,
  odd: RareEvents,
  dice: Dice,
): WallList {
  if (odd.byes + odd.byHand === 0 || round > list.rounds || !mayBeTyped(settings)) return list;
  const rows = list.entries.map(row => [...row]);
  const put = (player: PlayerIndex, entry: Entry): void => {
    const row = rows[player];
    if (row) row[round - 1] = [entry];
  };
  let waiting: number | undefined;
  list.players.forEach((player, index) => {
    // Two at least are left to the pairing.
    if (index < 2 || isOut(player, round) || (rows[index]?.[round - 1] ?? []).length > 0) return;
    if (happens(dice, odd.byes)) return put(index, { kind: 'free', as: 'bye', worth: 'win' });
    if (!happens(dice, odd.byHand)) return;
    if (waiting === undefined) {
      waiting = index;
      return;
    }
    put(index, typedGame(list, waiting));
    put(waiting, typedGame(list, index));
    waiting = undefined;
  });
  return { ...list, entries: rows };
}

const typedGame = ({ players }: WallList, opponent: PlayerIndex): Entry => ({
  kind: 'game',
  opponent,
  opponentNo: players[opponent]?.no ?? 0,
  outcome: 'unknown',
  colour: undefined,
  handicap: 0,
  byDefault: false,
  moves: undefined,
});

export function withOddResults(played: PlayedRound, odd: RareEvents, dice: Dice): PlayedRound {
  const { system, teams } = played;
  const isFree = system !== 'playoff' && !teams && SYSTEMS[system].games === 'one';
  if (!isFree || odd.defaults + odd.doubleLosses + odd.oddResults === 0) return played;
  const change = (result: PlayedResult): PlayedResult => {
    if (result.byDefault) return result;
    if (happens(dice, odd.doubleLosses)) return given(result, 'lost', 'lost');
    if (happens(dice, odd.oddResults)) return given(result, anyOutcome(dice), anyOutcome(dice));
    return happens(dice, odd.defaults) && result.winner !== undefined
      ? { ...result, byDefault: true }
      : result;
  };
  return { ...played, games: played.games.map(game => ({ ...game, results: game.results.map(change) })) };
}

const given = (result: PlayedResult, black: Outcome, white: Outcome): PlayedResult => ({
  ...result,
  outcomes: { black, white },
});

const KNOWN = OUTCOMES.filter(outcome => outcome !== 'unknown');
const anyOutcome = (dice: Dice): Outcome => KNOWN[numberBelow(dice, KNOWN.length)] ?? 'jigo';
