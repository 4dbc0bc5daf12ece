import { makePlacement } from '../../standings/placement/placement';
import { makeEvent } from '../../standings/stages/makeEvent';
import type { Settings } from '../../tournament/settings';
import { type WallList, lotNumber } from '../../tournament/wallList';
import { countByes } from '../optimum/bye';
import { makeColours } from '../game/colourHistory';
import type { Round } from '../game/round';
import { makeMeetings } from '../game/meetings';
import { withPairingTiebreaks } from '../criteria/seeding';
import type { PlayerIndex } from '../../tournament/indices';

/**
 * As of the round before; players left tied stand in the order of their numbers, so a list with a No column is
 * paired the same in any order of rows. `wallList` has the stage that scores go by; `history` has all, for
 * meetings, colours and byes (R4.5–R4.7).
 */
export function makeRound(
  wallList: WallList,
  settings: Settings,
  number: number,
  history: WallList = wallList,
): Round {
  const before = makeEvent(wallList, {
    ...withPairingTiebreaks(settings, number),
    throughRound: number - 1,
  });
  const order = new Int32Array(wallList.players.length);
  let place = 0;
  for (const tied of makePlacement(before, 'pairing').classes) {
    for (const player of byNumber(wallList, tied)) order[player] = place++;
  }
  return {
    number,
    standing: before.standing(),
    order,
    meetings: makeMeetings(history, number),
    colours: makeColours(history, number),
    byes: countByes(history, settings, number),
  };
}

const byNumber = (wallList: WallList, players: readonly PlayerIndex[]): readonly number[] =>
  [...players].sort((a, b) => lotNumber(wallList.players[a]) - lotNumber(wallList.players[b]));
