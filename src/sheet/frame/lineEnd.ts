import { holdsEntry } from './titleRows';
import { isEvidence } from './untitledRounds';
import { parseEntries } from '../cells/notation';

export interface Word {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** Numbers of results at the end of a line, and of scores behind them. */
export interface LineEnd {
  readonly entries: number;
  readonly scores: number;
}

export function wordsOfLine(line: string): readonly Word[] {
  const words: Word[] = [];
  line.replace(/\S+/g, (text, from: number) => {
    words.push({ text, from, to: from + text.length });
    return text;
  });
  return words;
}

/** A word may stand in a round: a result, a sign for nothing entered, or for a game that nobody knows. */
function mayBeEntry(text: string): boolean {
  const read = parseEntries(text);
  return 'kind' in read
    ? read.why === 'two meanings' || text === '?'
    : read.length === 0 || !/\d/.test(text) || isEvidence(text);
}

const isResult = ({ text }: Word): boolean => holdsEntry(text) && mayBeEntry(text);

/** A sum, or a sign for none; of `25?` the encoding has lost the ½. */
const isScore = ({ text }: Word): boolean => /^[-+]?(?:\d+(?:[.,]\d+)?[½¼¾?]?|[½¼¾])$/.test(text);
const isBlankSign = ({ text }: Word): boolean => /^-{1,3}$/.test(text);

const barAt = (line: readonly Word[]): number => {
  const bar = line.findIndex(({ text }) => text.startsWith('|'));
  return bar < 0 ? line.length : bar;
};

/** The end of a line by itself; no results where none of the words is one. */
export function endOfLine(line: readonly Word[]): LineEnd {
  const words = line.slice(0, barAt(line));
  const last = words.reduce((at, word, i) => (isResult(word) ? i : at), -1);
  const none = { entries: 0, scores: 0 };
  if (last < 0 || line[0]?.text.startsWith(';')) return none;
  let to = last + 1;
  while (to < words.length && mayBeEntry(words[to]?.text ?? '')) to++;
  const scores = words.slice(to);
  if (!scores.every(word => isScore(word) || isBlankSign(word))) return none;
  let from = last;
  while (from > 0 && mayBeEntry(words[from - 1]?.text ?? '')) from--;
  return { entries: to - from, scores: scores.length };
}

/** The most frequent end: all players have as many rounds, and as many scores behind them. */
export function usualEnd(ends: readonly LineEnd[]): LineEnd {
  const scores = mostFrequent(ends.map(end => end.scores));
  return { scores, entries: mostFrequent(ends.flatMap(end => (end.scores === scores ? end.entries : []))) };
}

function mostFrequent(counts: readonly number[]): number {
  const often = (count: number): number => counts.filter(each => each === count).length;
  return counts.reduce((best, count) => (often(count) > often(best) ? count : best), counts[0] ?? 0);
}

export interface PartsOfEnd {
  readonly head: readonly Word[];
  readonly entries: readonly Word[];
  readonly scores: readonly Word[];
  readonly bar: number | undefined;
}

/** A word between results is one too, readable or not: an error of its cell loses no result before it. */
export function partsOfEnd(line: readonly Word[], { entries, scores }: LineEnd): PartsOfEnd {
  const words = line.slice(0, barAt(line));
  const behind = words.slice(words.length - scores);
  const ownEnd = endOfLine(line);
  const tail =
    words.length > scores && behind.every(word => isScore(word) || isBlankSign(word))
      ? scores
      : ownEnd.scores;
  const to = words.length - tail;
  const window = words.slice(Math.max(0, to - entries), to);
  const first = window.findIndex(isResult);
  const isEmpty = !words.some(isResult) && window.every(({ text }) => mayBeEntry(text));
  let from = isEmpty ? to - window.length : to;
  if (first >= 0) from = to - window.length + first;
  while (first >= 0 && from > to - window.length && mayBeEntry(words[from - 1]?.text ?? '')) from--;
  return {
    head: words.slice(0, from),
    entries: words.slice(from, to),
    scores: words.slice(to),
    bar: line[barAt(line)]?.from,
  };
}
