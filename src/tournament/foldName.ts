/**
 * A name of a group, category, team, club or country without what only looks different: capitals, width and
 * blanks. `Oaks` and `ＯＡＫＳ ` are one.
 */
export const foldName = (name: string): string =>
  name.normalize('NFKC').trim().toLowerCase().replace(/\s+/g, ' ');
