import type { Word } from './lineEnd';

interface Span {
  readonly from: number;
  readonly to: number;
}
export interface RestColumns {
  readonly columns: number;
  /** `cells[player][column]` */
  readonly cells: readonly (readonly string[])[];
}

/** Word by word where all lines have equally many, else by position in the line. */
export function restColumns(lines: readonly (readonly Word[])[]): RestColumns {
  const most = lines.reduce((longest, rest) => Math.max(longest, rest.length), 0);
  const spans = lines.some(rest => rest.length !== most) ? spansOf(lines.flat()) : [];
  // Where positions do not separate the words, the words of a line fill the columns from the left.
  const isAligned = spans.length >= most && lines.every(rest => isApart(rest, spans));
  if (!isAligned) {
    return {
      columns: most,
      cells: lines.map(rest => Array.from({ length: most }, (_, i) => rest[i]?.text ?? '')),
    };
  }
  return {
    columns: spans.length,
    cells: lines.map(rest => spans.map(span => rest.find(word => isIn(word, span))?.text ?? '')),
  };
}

const isIn = (word: Word, { from, to }: Span): boolean => word.from >= from && word.to <= to;
const isApart = (words: readonly Word[], spans: readonly Span[]): boolean =>
  spans.every(span => words.filter(word => isIn(word, span)).length < 2);

function spansOf(words: readonly Word[]): readonly Span[] {
  const spans: Span[] = [];
  for (const { from, to } of [...words].sort((a, b) => a.from - b.from)) {
    const last = spans[spans.length - 1];
    if (last && from < last.to) spans[spans.length - 1] = { from: last.from, to: Math.max(last.to, to) };
    else spans.push({ from, to });
  }
  return spans;
}
