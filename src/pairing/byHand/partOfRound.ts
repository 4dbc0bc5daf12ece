import type { PairedRound } from '../round/pairedRound';
import type { ByHand } from './byHand';

/**
 * A part of a round has no bye, as long as others of the round follow: whoever would have it is paired with them. One that is given by
 * hand stays.
 */
export const partOfRound = (
  paired: PairedRound,
  { waits = [], bye }: Partial<Pick<ByHand, 'waits' | 'bye'>>,
): { readonly paired: PairedRound; readonly odd: number | undefined } =>
  waits.length === 0 || bye !== undefined || paired.bye === undefined
    ? { paired, odd: undefined }
    : {
        paired: {
          ...paired,
          bye: undefined,
          byeRemarks: [],
          warnings: paired.warnings.filter(({ code }) => code !== 'anotherBye'),
        },
        odd: paired.bye,
      };
