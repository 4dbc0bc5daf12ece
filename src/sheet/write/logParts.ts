/** A cell of Google Sheets holds 50,000 characters; this leaves room. */
export const CELL_LIMIT = 45_000;

/** A long text in parts that fit a cell; dots where one goes on, for a cell would lose blanks and signs at its ends. */
export function textParts(text: string): readonly string[] {
  const count = Math.ceil(text.length / PART);
  return Array.from({ length: count }, (_, i) => {
    const [begins, ends] = [i > 0 ? MORE : '', i + 1 < count ? MORE : ''];
    return `${begins}${text.slice(i * PART, (i + 1) * PART)}${ends}`;
  });
}

export const joinParts = (parts: readonly string[]): string => parts.slice(1).reduce(joined, parts[0] ?? '');

export const joined = (first: string, more: string): string =>
  first.endsWith(MORE) && more.startsWith(MORE) ? first.slice(0, -1) + more.slice(1) : first;

const MORE = '…';
const PART = CELL_LIMIT - 2 * MORE.length;
