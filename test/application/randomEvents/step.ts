import type { GameOfRound, View } from '../../../src/application/protocol/protocol';
import { send, type World } from './world';

/** Somebody does something; `dice` choose among what there is. False where there is nothing of the kind to do. */
export type Step = (world: World, dice: Dice) => boolean;

export type Dice = readonly number[];

/** One of them, by a die. */
export const choose = <T>(some: readonly T[], die: number | undefined): T | undefined =>
  some[(die ?? 0) % some.length];

/** The state, as the panel looks at it before each press. */
export const look = (world: World): View => send(world, { ask: 'state' });

/** The games of the round in play, as the panel shows them. */
export function gamesInPlay(
  world: World,
): { readonly round: number; readonly games: readonly GameOfRound[] } | undefined {
  const view = look(world);
  return view.view === 'results missing' ? { round: view.round, games: view.games ?? [] } : undefined;
}

export const openGames = (games: readonly GameOfRound[]): readonly GameOfRound[] =>
  games.filter(({ cell }) => cell !== undefined);
