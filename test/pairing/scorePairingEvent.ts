import { pairNextRound } from '../../src/pairing/nextRound';
import type { PairedRound } from '../../src/pairing/round/pairedRound';
import type { Entry, Game } from '../../src/tournament/game';
import { presetSettings } from '../../src/tournament/presets';
import type { Settings } from '../../src/tournament/settings';
import type { WallList } from '../../src/tournament/wallList';
import { wallListText } from '../wallListText';
import { makeDice, withEntries } from './simulatedEvent';
import { makeOpenEvent } from '../../src/pairing/round/makeOpenEvent';

/** Players 1 to N, whose numbers are their lots. */
export const drawn = (players: number, rounds: number): WallList => {
  const titles = Array.from({ length: rounds }, (_, round) => `R${round + 1}`);
  const rows = Array.from({ length: players }, (_, i) => `${i + 1} | P${i + 1}`);
  return wallListText([`No | Name | ${titles.join(' | ')}`, ...rows].join('\n'));
};

export const scoreSettings = (settings: Partial<Settings> = {}): Settings => ({
  ...presetSettings('EGF', 'Score pairing'),
  ...settings,
});

export function byScore(list: WallList, settings: Partial<Settings> = {}): PairedRound {
  const result = pairNextRound(makeOpenEvent(list, scoreSettings(settings)));
  if (result.kind === 'cannot pair') throw new Error(result.problems.map(problem => problem.code).join());
  return result;
}

/** The round as played: `won` says whether a player wins. */
export function playRound(
  list: WallList,
  { round, games, bye }: PairedRound,
  won: (player: number, opponent: number) => boolean,
): WallList {
  const side = (opponent: number, colour: Game['colour'], isWon: boolean): Game => ({
    kind: 'game',
    opponent,
    opponentNo: list.players[opponent]!.no,
    outcome: isWon ? 'won' : 'lost',
    colour,
    handicap: 0,
    byDefault: false,
    moves: undefined,
  });
  const added = games.flatMap(({ black, white }) => {
    const blackWins = won(black, white);
    return [
      [black, round, side(white, 'black', blackWins)],
      [white, round, side(black, 'white', !blackWins)],
    ] as const;
  });
  const free: Entry = { kind: 'free', as: 'bye', worth: 'win' };
  return withEntries(list, bye === undefined ? added : [...added, [bye, round, free] as const]);
}

export interface Played {
  readonly before: WallList;
  readonly pairing: PairedRound;
  readonly after: WallList;
}

/** All rounds, results thrown by dice, the stronger ahead; it ends early where nothing can be paired. */
export function playByScore(
  start: WallList,
  seed: number,
  settings: Partial<Settings> = {},
): readonly Played[] {
  const dice = makeDice(seed);
  const strength = start.players.map(() => dice());
  const played: Played[] = [];
  let before = start;
  for (let round = 1; round <= start.rounds; round++) {
    const pairing = pairNextRound(makeOpenEvent(before, scoreSettings(settings)));
    if (pairing.kind === 'cannot pair') break;
    const after = playRound(
      before,
      pairing,
      (a, b) => dice() < 1 / (1 + Math.exp(6 * ((strength[b] ?? 0) - (strength[a] ?? 0)))),
    );
    played.push({ before, pairing, after });
    before = after;
  }
  return played;
}
