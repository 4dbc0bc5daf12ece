import { makePlacement } from '../../standings/placement/placement';
import { makeEvent } from '../../standings/stages/makeEvent';
import type { Settings } from '../../tournament/settings';
import type { WallList } from '../../tournament/wallList';
import { countByes } from '../optimum/bye';
import { makeColours } from '../game/colourHistory';
import type { Round } from '../game/round';
import { makeMeetings } from '../game/meetings';
import { withPairingTiebreaks } from '../criteria/seeding';
import { lotNumber } from '../../tournament/lotNumbers';

/**
 * A round about to be paired: standing and pairing order as of the round before, whatever else is typed already. Players whom
 * the pairing tiebreaks leave tied stand in the order of their numbers, so a list with a No column is paired the same
 * whatever the order of its rows. Of several stages, `wallList` has the one that is played, which scores go by, and `history` has
 * all: earlier meetings, colours and byes count in every stage (R4.5–R4.7).
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
    byes: countByes(history, number),
  };
}

const byNumber = (wallList: WallList, players: readonly number[]): readonly number[] =>
  [...players].sort((a, b) => lotNumber(wallList.players[a]) - lotNumber(wallList.players[b]));
