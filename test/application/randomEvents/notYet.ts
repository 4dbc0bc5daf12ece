/** What the events find and is not mended yet, by the words of the failure. A line goes with its mend. */
export const NOT_YET: readonly RegExp[] = [];
