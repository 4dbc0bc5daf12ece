import type { Standing } from '../standings/standing';
import { pairMcMahon } from './mcmahon';
import type { CannotPair, PairedRound } from './pairRound';
import { pairSwiss } from './swiss';

export type { PairedGame } from './pairedGame';
export type { CannotPair, PairedRound } from './pairRound';
export type { Remark } from './remark';

/**
 * The next round, by the system that the settings name: the first round that is not complete. Same list, same settings, same
 * round: nothing is left to chance but the lots, which follow from `Seed`.
 */
export function pairNextRound(standing: Standing): PairedRound | CannotPair {
  const { system } = standing.settings;
  switch (system) {
    case 'McMahon':
      return pairMcMahon(standing);
    case 'Swiss':
      return pairSwiss(standing);
    case 'Swiss by categories':
    case 'Score pairing':
    case 'Knock-out':
    case 'Round robin':
    case 'Diagonal':
    case 'Groups + knock-out':
      return {
        kind: 'cannot pair',
        problems: [
          {
            code: 'systemNotPaired',
            severity: 'error',
            place: { kind: 'setting', name: 'System' },
            values: { system },
          },
        ],
      };
  }
}
