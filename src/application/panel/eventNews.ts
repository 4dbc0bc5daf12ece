import { roundsToPlay } from '../../standings/roundRobin/tableRounds';
import type { Tournament } from '../read/tournament';
import type { EventNews } from '../protocol/protocol';

/** System, players and progress of an event. */
export function newsOf({ reading, settings, text }: Tournament): EventNews {
  const { wallList } = reading;
  const lastEntry = (row: (typeof wallList.entries)[number]): number =>
    1 + row.reduce((last, cell, index) => (cell.some(({ kind }) => kind === 'game') ? index : last), -1);
  return {
    system: text(`value.${settings.system}`),
    players: wallList.players.length,
    round: Math.max(0, ...wallList.entries.map(lastEntry)),
    rounds: roundsToPlay(wallList, settings),
  };
}
