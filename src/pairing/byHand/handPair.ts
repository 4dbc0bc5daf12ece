import { makeGame } from '../game/pairedGame';
import type { CannotPair, OpenStage } from '../round/openEvent';
import type { PlayerIndex } from '../../tournament/indices';

/** Two who play each other. Without stones, the rules give colours and handicap; with them, the first has Black. */
export interface HandPair {
  readonly players: readonly [number, number];
  readonly stones: number | undefined;
}

/** Black and stones as wanted, else by the rules (R4.4, R4.5). */
export function colourOfHandPair(
  stage: OpenStage | CannotPair,
  { players: [first, second], stones }: HandPair,
): { readonly black: PlayerIndex; readonly handicap: number } {
  if (stones !== undefined || stage.kind !== 'open') return { black: first, handicap: stones ?? 0 };
  const { black, handicap } = makeGame(stage.round, first, second);
  return { black, handicap };
}
