/** The settings of a wall list stand beside it: `cup.tsv`, `cup-settings.tsv`. */
export const besideOf = (path: string): string => path.replace(/(\.[^./\\]*)?$/, '-settings$1');
