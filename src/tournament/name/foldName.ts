/** A name without capitals, width and blanks, which only look different: `Oaks` and `ＯＡＫＳ ` are one. */
export const foldName = (name: string): string =>
  name.normalize('NFKC').trim().toLowerCase().replace(/\s+/g, ' ');
