import { roundsAdvice } from '../../pairing/scorePairing/scorePairingRounds';
import { roundRobinGroups, roundsOfTable } from '../../standings/roundRobin/roundRobin';
import type { Settings } from '../../tournament/settings';
import type { WallList } from '../../tournament/wallList';
import { SYSTEMS } from '../../tournament/systems';
import { knockoutRounds } from '../../standings/knockout/knockoutRounds';

/** The length of a Diagonal event is unknown: this many columns are added at a time, up to a limit. */
export const DIAGONAL_COLUMNS = 8;
export const MOST_COLUMNS = 160;

/** The number of rounds that a list needs to be played to its end; `rounds` if that is given. */
export function columnsFor(list: WallList, settings: Settings, rounds: number | undefined): number {
  const columnCount = rounds ?? settings.rounds ?? lastStage(settings) ?? needed(list, settings);
  return Math.max(columnCount, ...settings.playoffRounds);
}

const lastStage = ({ stages }: Settings): number | undefined => stages[stages.length - 1]?.to;

function needed(list: WallList, settings: Settings): number {
  const count = list.players.length;
  switch (SYSTEMS[settings.system].pairs) {
    case 'weighed':
      return Math.max(1, knockoutRounds(count));
    case 'sections':
      return Math.min(roundsAdvice(count).best, Math.max(1, count - 1));
    case 'draw':
      return Math.max(1, knockoutRounds(count, SYSTEMS[settings.system].lives)) + 1;
    case 'table':
      return Math.max(
        1,
        ...tableSizes(list, settings.groups === 'apart').map(size => roundsOfTable(size, settings)),
      );
    case 'parts': {
      const sizes = tableSizes(list, true);
      const rounds = Math.max(1, ...sizes.map(size => roundsOfTable(size, settings)));
      return rounds + Math.max(1, knockoutRounds(sizes.length * (settings.qualifiers ?? 2))) + 1;
    }
    case 'pattern':
      return DIAGONAL_COLUMNS;
  }
}

const tableSizes = (list: WallList, apart: boolean): readonly number[] =>
  roundRobinGroups(list, apart).map(({ players }) => players.length);
