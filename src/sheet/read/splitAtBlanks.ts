import { parseCount, parseRankCell } from './fields';
import { headerScore } from './frame/header';
import { parseEntries } from './notation';
import { parseRoundTitle } from './frame/roundTitle';
import { holdsEntry, isName, titleOf } from './frame/titleRows';
import { isEvidence } from './frame/untitledRounds';

/** A list split into columns: a row for each line. */
export interface Split {
  readonly table: readonly (readonly string[])[];
  readonly players: number;
  readonly rounds: number;
}

/** The wording of titles that are added. */
export type AddedTitle = (kind: 'no' | 'name' | 'rank') => string;

/** A word of a line, with the positions where it begins and ends. */
interface Word {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** The parts of a player's line. */
interface Parts {
  readonly line: number;
  readonly no: string;
  readonly name: string;
  readonly rank: string;
  /** Everything between the rank and the results: country, club, scores. */
  readonly rest: readonly Word[];
  readonly entries: readonly Word[];
  /** The EGD number behind a bar. */
  readonly behind: string;
}

/** Splits lines at blanks; undefined where fewer than two of them end with results. */
export function splitAtBlanks(lines: readonly string[], added: AddedTitle): Split | undefined {
  const words = lines.map(wordsOf);
  const counts = words.map(entriesAtEnd).filter(count => count > 0);
  const rounds = mostFrequent(counts);
  if (counts.length < 2) return undefined;
  const header = words.findIndex(line => headerScore(line.map(({ text }) => text.replace(/^;/, ''))) > 0);
  const players = lines.flatMap((line, i) => partsOf(words[i] as readonly Word[], i, line, rounds) ?? []);
  const rest = restColumns(players);
  const entries = entryColumns(players, rounds);
  const has = (kind: 'no' | 'rank' | 'behind'): boolean => players.some(player => player[kind] !== '');
  const row = (
    no: string,
    name: string,
    rank: string,
    between: readonly string[],
    behind: readonly string[],
  ) => [...(has('no') ? [no] : []), name, ...(has('rank') ? [rank] : []), ...between, ...behind];
  const byLine = new Map(
    players.map((player, i) => [
      player.line,
      row(player.no, player.name, player.rank, rest.cells[i] ?? [], [
        ...(entries[i] ?? []),
        ...(has('behind') ? [player.behind] : []),
      ]),
    ]),
  );
  const roundTitles = Array.from({ length: rounds }, (_, round) => `R${round + 1}`);
  const titles = header < 0 ? undefined : titlesOf(words[header] as readonly Word[], rest, has);
  const titled = row(
    titles?.no ?? added('no'),
    titles?.name ?? added('name'),
    titles?.rank ?? added('rank'),
    titles?.rest ?? Array.from({ length: rest.columns }, () => ''),
    titles?.rounds.length === rounds ? titles.rounds : roundTitles,
  );
  const table = lines.map((line, i) => (i === header ? titled : (byLine.get(i) ?? [line])));
  const first = players[0]?.line ?? 0;
  return {
    table: header < 0 ? [...table.slice(0, first), titled, ...table.slice(first)] : table,
    players: players.length,
    rounds,
  };
}

function wordsOf(line: string): readonly Word[] {
  const words: Word[] = [];
  line.replace(/\S+/g, (text, from: number) => {
    words.push({ text, from, to: from + text.length });
    return text;
  });
  return words;
}

/** Whether a word may stand in a round: a result, or a sign for nothing entered. */
function mayBeEntry(text: string): boolean {
  const read = parseEntries(text);
  return 'kind' in read
    ? read.why === 'two meanings'
    : read.length === 0 || !/\d/.test(text) || isEvidence(text);
}

/** How many entries the line ends with; 0 where none of them is a result. */
function entriesAtEnd(line: readonly Word[]): number {
  const beforeBar = wordsBeforeBar(line);
  let count = 0;
  while (count < beforeBar.length && mayBeEntry(beforeBar[beforeBar.length - 1 - count]?.text ?? '')) count++;
  const isComment = line[0]?.text.startsWith(';') === true;
  return isComment || !beforeBar.slice(beforeBar.length - count).some(({ text }) => holdsEntry(text))
    ? 0
    : count;
}

/** The most frequent number of entries at the end of a line: all players have as many rounds. */
function mostFrequent(counts: readonly number[]): number {
  const often = (count: number): number => counts.filter(each => each === count).length;
  return counts.reduce((best, count) => (often(count) > often(best) ? count : best), counts[0] ?? 0);
}

const barAt = (line: readonly Word[]): number => {
  const bar = line.findIndex(({ text }) => text.startsWith('|'));
  return bar < 0 ? line.length : bar;
};
const wordsBeforeBar = (line: readonly Word[]): readonly Word[] => line.slice(0, barAt(line));

const isGradeInDigits = (text: string): boolean => parseRankCell(text) !== undefined && /^\d/.test(text);

/** The parts of a player's line; undefined for any other line. */
function partsOf(line: readonly Word[], index: number, text: string, rounds: number): Parts | undefined {
  const beforeBar = wordsBeforeBar(line);
  const entryCount = Math.min(rounds, entriesAtEnd(line));
  const entries = beforeBar.slice(beforeBar.length - entryCount);
  const head = beforeBar.slice(0, beforeBar.length - entryCount);
  const numbered = parseCount(head[0]?.text ?? '') !== undefined && head.length > 1;
  const named = numbered ? head.slice(1) : head;
  const grade = named.findIndex((word, i) => i > 0 && isGradeInDigits(word.text));
  const isFirst = grade < 0 && named.length > 1 && isGradeInDigits(named[0]?.text ?? '');
  // A line without results is a player's if it has both a number and a rank.
  if (line[0]?.text.startsWith(';') || named.length === 0) return undefined;
  if (entryCount === 0 && !(numbered && (grade > 0 || isFirst))) return undefined;
  const from = isFirst ? 1 : 0;
  const to = grade > 0 ? grade : nameEnd(named, from);
  return {
    line: index,
    no: numbered ? (head[0]?.text ?? '') : '',
    name: joinWords(named.slice(from, to)),
    rank: grade > 0 ? (named[grade]?.text ?? '') : isFirst ? (named[0]?.text ?? '') : '',
    rest: named.slice(grade > 0 ? grade + 1 : to),
    entries,
    behind: text.slice(line[barAt(line)]?.from ?? text.length).trim(),
  };
}

/** The end of a name without a rank behind it: before a wide gap or a number. */
function nameEnd(words: readonly Word[], from: number): number {
  let end = from + 1;
  while (
    end < words.length &&
    (words[end]?.from ?? 0) - (words[end - 1]?.to ?? 0) < 2 &&
    !/^\d/.test(words[end]?.text ?? '')
  )
    end++;
  return end;
}

const joinWords = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ');

interface Span {
  readonly from: number;
  readonly to: number;
}
interface RestColumns {
  readonly columns: number;
  /** `cells[player][column]` */
  readonly cells: readonly (readonly string[])[];
}

/**
 * The words behind the ranks, in columns: word by word where all lines have equally many, else by position in
 * the line.
 */
function restColumns(players: readonly Parts[]): RestColumns {
  const most = Math.max(0, ...players.map(({ rest }) => rest.length));
  const spans = players.some(({ rest }) => rest.length !== most)
    ? spansOf(players.flatMap(({ rest }) => rest))
    : [];
  // Where positions do not separate the words, the words of a line fill the columns from the left.
  const isAligned = spans.length >= most && players.every(({ rest }) => isApart(rest, spans));
  if (!isAligned) {
    return {
      columns: most,
      cells: players.map(({ rest }) => Array.from({ length: most }, (_, i) => rest[i]?.text ?? '')),
    };
  }
  return {
    columns: spans.length,
    cells: players.map(({ rest }) => spans.map(span => rest.find(word => isIn(word, span))?.text ?? '')),
  };
}

const isIn = (word: Word, { from, to }: Span): boolean => word.from >= from && word.to <= to;
const isApart = (words: readonly Word[], spans: readonly Span[]): boolean =>
  spans.every(span => words.filter(word => isIn(word, span)).length < 2);

/** The stretches of a line where any of the words stands. */
function spansOf(words: readonly Word[]): readonly Span[] {
  const spans: Span[] = [];
  for (const { from, to } of [...words].sort((a, b) => a.from - b.from)) {
    const last = spans[spans.length - 1];
    if (last && from < last.to) spans[spans.length - 1] = { from: last.from, to: Math.max(last.to, to) };
    else spans.push({ from, to });
  }
  return spans;
}

/**
 * The entries of each player by round. The entries of a shorter line go to the rounds at their position in a
 * full line.
 */
function entryColumns(players: readonly Parts[], rounds: number): readonly (readonly string[])[] {
  const full = players.find(({ entries }) => entries.length === rounds)?.entries ?? [];
  return players.map(({ entries }) => {
    const cells = Array.from({ length: rounds }, () => '');
    entries.forEach((word, i) => {
      const distance = (round: number): number => {
        const { from = 0, to = 0 } = full[round] ?? {};
        return Math.min(Math.abs(from - word.from), Math.abs(to - word.to));
      };
      const free = cells
        .map((_, round) => round)
        .filter(round => cells.slice(round).every(cell => cell === ''));
      const [nearest = i] =
        entries.length === rounds ? [i] : [...free].sort((a, b) => distance(a) - distance(b) || a - b);
      cells[nearest] = word.text;
    });
    return cells;
  });
}

interface Titles {
  readonly no: string;
  readonly name: string;
  readonly rank: string;
  readonly rest: readonly string[];
  readonly rounds: readonly string[];
}

/** The words of the title line, each for its column. */
function titlesOf(words: readonly Word[], rest: RestColumns, has: (kind: 'no' | 'rank') => boolean): Titles {
  const isSign = words[0]?.text === ';';
  const line = words.slice(isSign ? 1 : 0);
  const kinds = line.map(({ text }) => titleOf(text));
  const name = Math.max(0, kinds.findIndex(isName));
  const rank = has('rank') ? kinds.findIndex(kind => kind?.kind === 'rank') : -1;
  const firstRound = line.findIndex(({ text }, i) => i > name && parseRoundTitle(text) !== undefined);
  const end = firstRound < 0 ? line.length : firstRound;
  const nameTo = rank > name ? rank : nameTitleEnd(line, kinds.map(isName), name);
  const behind = line.slice(Math.max(nameTo, rank + 1), end);
  const text = (from: number, to: number): string => joinWords(line.slice(Math.max(0, from), to));
  const nameFrom = rank >= 0 && rank < name ? rank + 1 : has('no') ? Math.min(1, name) : 0;
  const prefix = isSign ? '; ' : '';
  const parts = {
    no: has('no') ? text(0, Math.min(1, name)) : '',
    name: text(nameFrom, nameTo),
    rank: rank < 0 ? '' : text(rank, rank + 1),
  };
  return {
    no: prefix + parts.no,
    name: (has('no') ? '' : prefix) + parts.name,
    rank: parts.rank,
    rest: restTitles(behind, rest),
    rounds: line.slice(end).map(word => word.text),
  };
}

/** The end of the title of the names: `Surname First name` is one title. */
function nameTitleEnd(line: readonly Word[], named: readonly boolean[], name: number): number {
  let end = name + 1;
  while (end < line.length && named[end]) end++;
  return end;
}

/**
 * The titles of the columns behind the ranks, from the left: the last columns of scores are often untitled.
 * Words too many go above the last column.
 */
const restTitles = (words: readonly Word[], { columns }: RestColumns): readonly string[] =>
  Array.from({ length: columns }, (_, i) =>
    joinWords(words.slice(i, i + 1 === columns ? words.length : i + 1)),
  );
