import type { HandWork } from '../../src/application/protocol/protocol';

/** Work that was not sent is there again on the way back, also after the panel was closed. */
export interface HalfWay {
  /** The line of the desk, and the list that was pasted there. */
  readonly line: string;
  readonly paste: string;
  /** Decisions by hand in the preview of a round that is not written yet. */
  readonly hand: HandOfRound | undefined;
}

export interface HandOfRound {
  readonly round: number;
  readonly wishes: HandWork;
}

export const NOTHING_BEGUN: HalfWay = { line: '', paste: '', hand: undefined };

export const isNothingBegun = ({ line, paste, hand }: HalfWay): boolean =>
  line.trim() === '' && paste.trim() === '' && hand === undefined;
