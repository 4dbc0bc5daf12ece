export function pastedCells(pasted: string): readonly (readonly string[])[] {
  const text = pasted
    .replace(/\r\n?/g, '\n')
    .replace(QUOTED, (_, before: string, cell: string) => `${before}"${cell.replace(/\n/g, ' ')}"`);
  const lines = text.split('\n').filter(line => line.trim() !== '');
  for (const [sign, fewest] of SIGNS) {
    if (isMost(lines, line => line.split(sign).length >= fewest)) return cellsBetween(text, sign);
  }
  if (isMost(lines, line => line.trim().split(GAP).length > 1))
    return lines.map(line => line.trim().split(GAP));
  if (isMost(lines, line => lineOf(line) !== null)) return lines.map(byRank);
  return lines.map(line => [line.trim()]);
}

/** A cell in quotation marks may go on over several lines. */
const QUOTED = /(^|[\t;|,\n])"((?:[^"]|"")*)"(?=[\t;|,\n]|$)/g;

/** A comma may stand between a surname and a first name: two parts are no columns yet. */
const SIGNS = [
  ['\t', 2],
  [';', 2],
  ['|', 2],
  [',', 3],
] as const;

const GAP = /\s{2,}/;

const isMost = (lines: readonly string[], fits: (line: string) => boolean): boolean =>
  lines.length > 0 && 5 * lines.filter(fits).length >= 4 * lines.length;

/** `12 Ito Akira 3d 2150 JP Osaka`: the rank stands behind the name. */
const LINE =
  /^\s*(?:#?(\d{1,4})[.)]?\s+)?(\D{2,}?)[\s,(]+(\d{1,2}\s?(?:kyu|dan|gup|[kdp]|[段級级급단]))\)?(?:[\s,]+(\d{3,4}(?:[.,]\d+)?))?(?:[\s,]+([A-Z]{2}))?(?:[\s,]+(.*?))?\s*$/iu;

/** More characters are no line of one person, and the pattern would take long to find that out; so it would with rows of signs. */
const LONGEST_LINE = 300;

function lineOf(line: string): RegExpExecArray | null {
  const tight = line.replace(/\s+/g, ' ').replace(/([,(])[ ,(]+/g, '$1 ');
  return tight.length > LONGEST_LINE ? null : LINE.exec(tight);
}

/** `Ito Akira 3d Osaka` in one cell, told apart by its rank; undefined where it has none. */
export function detailsInLine(line: string): PersonInLine | undefined {
  const [, , name, rank, rating, country, club] = lineOf(line) ?? [];
  if (name === undefined || rank === undefined) return undefined;
  return {
    name: name.trim(),
    cells: { rank, rating: rating ?? '', country: country ?? '', club: club ?? '' },
  };
}

export interface PersonInLine {
  readonly name: string;
  readonly cells: Readonly<Record<'rank' | 'rating' | 'country' | 'club', string>>;
}

const byRank = (line: string): readonly string[] => {
  const parts = lineOf(line);
  return parts ? parts.slice(1).map(part => part ?? '') : ['', line.trim()];
};

function cellsBetween(text: string, sign: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]];
  let at = 0;
  while (at <= text.length) {
    const row = rows[rows.length - 1] as string[];
    const quoted = text[at] === '"' ? /^"((?:[^"]|"")*)"(?=[\t;|,\n]|$)/.exec(text.slice(at)) : null;
    const rest = text.slice(at);
    const plainEnd = rest.search(sign === '|' ? /[|\n]/ : new RegExp(`[${sign}\n]`));
    const length = quoted ? quoted[0].length : plainEnd < 0 ? rest.length : plainEnd;
    const cell = quoted ? (quoted[1] as string).replace(/""/g, '"') : rest.slice(0, length);
    row.push(cell.replace(/\s+/g, ' ').trim());
    if (text[at + length] === '\n') rows.push([]);
    at += length + 1;
  }
  return rows.filter(row => row.some(cell => cell !== ''));
}
