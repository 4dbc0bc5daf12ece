import { parseCount, parseRankCell } from '../cells/fields';
import { headerScore } from './header';
import { endOfLine, partsOfEnd, usualEnd, wordsOfLine, type LineEnd, type Word } from './lineEnd';
import { restColumns, type RestColumns } from './restColumns';
import { parseRoundTitle } from './roundTitle';
import { isName, readTitle } from './titleRows';
import type { RoundIndex } from '../../tournament/indices';

export interface Split {
  readonly table: readonly (readonly string[])[];
  readonly players: number;
  readonly rounds: number;
}

export type AddedTitle = (kind: 'no' | 'name' | 'rank') => string;

interface LineParts {
  readonly line: number;
  readonly no: string;
  readonly name: string;
  readonly rank: string;
  /** Everything between the rank and the results: country, club, scores. */
  readonly rest: readonly Word[];
  readonly entries: readonly Word[];
  /** Scores behind the results. */
  readonly scores: readonly Word[];
  /** The EGD number behind a bar. */
  readonly behind: string;
}

/** More are no list: the entries of a short line are compared with every round. */
const MOST_ROUNDS = 99;

export function splitAtBlanks(lines: readonly string[], added: AddedTitle): Split | undefined {
  const words = lines.map(wordsOfLine);
  const ends = words.map(endOfLine).filter(({ entries }) => entries > 0);
  if (ends.length < 2) return undefined;
  const end = usualEnd(ends);
  const rounds = end.entries;
  if (rounds > MOST_ROUNDS) return undefined;
  const header = words.findIndex(line => headerScore(line.map(({ text }) => text.replace(/^;/, ''))) > 0);
  const players = lines.flatMap((line, i) => partsOf(words[i] as readonly Word[], i, line, end) ?? []);
  const rest = restColumns(players.map(player => player.rest));
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
        ...Array.from({ length: end.scores }, (_, score) => player.scores[score]?.text ?? ''),
        ...(has('behind') ? [player.behind] : []),
      ]),
    ]),
  );
  const roundTitles = Array.from({ length: rounds }, (_, round) => `R${round + 1}`);
  const titles = header < 0 ? undefined : titlesOf(words[header] as readonly Word[], rest, end, has);
  const titled = row(
    titles?.no ?? added('no'),
    titles?.name ?? added('name'),
    titles?.rank ?? added('rank'),
    titles?.rest ?? Array.from({ length: rest.columns }, () => ''),
    [...(titles?.rounds ?? roundTitles), ...(titles?.scores ?? [])],
  );
  const table = lines.map((line, i) => (i === header ? titled : (byLine.get(i) ?? [line])));
  const first = players[0]?.line ?? 0;
  return {
    table: header < 0 ? [...table.slice(0, first), titled, ...table.slice(first)] : table,
    players: players.length,
    rounds,
  };
}

const isGradeInDigits = (text: string): boolean => parseRankCell(text) !== undefined && /^\d/.test(text);

function partsOf(line: readonly Word[], index: number, text: string, end: LineEnd): LineParts | undefined {
  const { head, entries, scores, bar } = partsOfEnd(line, end);
  const numbered = parseCount(head[0]?.text ?? '') !== undefined && head.length > 1;
  const named = numbered ? head.slice(1) : head;
  const grade = named.findIndex((word, i) => i > 0 && isGradeInDigits(word.text));
  const isFirst = grade < 0 && named.length > 1 && isGradeInDigits(named[0]?.text ?? '');
  // A line without results is a player's if it has both a number and a rank.
  if (line[0]?.text.startsWith(';') || named.length === 0) return undefined;
  if (entries.length === 0 && !(numbered && (grade > 0 || isFirst))) return undefined;
  const from = isFirst ? 1 : 0;
  const to = grade > 0 ? grade : nameEnd(named, from);
  return {
    line: index,
    no: numbered ? (head[0]?.text ?? '') : '',
    name: joinWords(named.slice(from, to)),
    rank: grade > 0 ? (named[grade]?.text ?? '') : isFirst ? (named[0]?.text ?? '') : '',
    rest: named.slice(grade > 0 ? grade + 1 : to),
    entries,
    scores,
    behind: text.slice(bar ?? text.length).trim(),
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

/** Entries of a shorter line go to the rounds at their position in a full line. */
function entryColumns(players: readonly LineParts[], rounds: number): readonly (readonly string[])[] {
  const full = players.find(({ entries }) => entries.length === rounds)?.entries ?? [];
  return players.map(({ entries }) => {
    const cells = Array.from({ length: rounds }, () => '');
    entries.forEach((word, i) => {
      const distance = (round: RoundIndex): number => {
        const { from = 0, to = 0 } = full[round] ?? {};
        return Math.min(Math.abs(from - word.from), Math.abs(to - word.to));
      };
      const free = (): readonly number[] =>
        cells.map((_, round) => round).filter(round => cells.slice(round).every(cell => cell === ''));
      const [nearest = i] =
        entries.length === rounds ? [i] : [...free()].sort((a, b) => distance(a) - distance(b) || a - b);
      cells[nearest] = word.text;
    });
    return cells;
  });
}

interface AddedTitles {
  readonly no: string;
  readonly name: string;
  readonly rank: string;
  readonly rest: readonly string[];
  readonly rounds: readonly string[];
  readonly scores: readonly string[];
}

function titlesOf(
  words: readonly Word[],
  rest: RestColumns,
  ends: LineEnd,
  has: (kind: 'no' | 'rank') => boolean,
): AddedTitles {
  const isSign = words[0]?.text === ';';
  const line = words.slice(isSign ? 1 : 0);
  const kinds = line.map(({ text }) => readTitle(text));
  const name = Math.max(0, kinds.findIndex(isName));
  const rank = has('rank') ? kinds.findIndex(kind => kind?.kind === 'rank') : -1;
  const firstRound = line.findIndex(({ text }, i) => i > name && parseRoundTitle(text) !== undefined);
  const end = firstRound < 0 ? line.length : firstRound;
  const nameTo = rank > name ? rank : nameTitleEnd(line, kinds.map(isName), name);
  const behind = line.slice(Math.max(nameTo, rank + 1), end);
  // Where no title is that of a round, those too many are of the scores behind the results.
  const tooMany = firstRound < 0 && behind.length === rest.columns + ends.scores ? ends.scores : 0;
  const titled = line.slice(end).map(word => word.text);
  const isWhole = titled.length === ends.entries || titled.length === ends.entries + ends.scores;
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
    rest: restTitles(behind.slice(0, behind.length - tooMany), rest),
    rounds: isWhole
      ? titled.slice(0, ends.entries)
      : Array.from({ length: ends.entries }, (_, round) => `R${round + 1}`),
    scores:
      tooMany > 0
        ? behind.slice(behind.length - tooMany).map(word => word.text)
        : isWhole
          ? titled.slice(ends.entries)
          : [],
  };
}

function nameTitleEnd(line: readonly Word[], named: readonly boolean[], name: number): number {
  let end = name + 1;
  while (end < line.length && named[end]) end++;
  return end;
}

/** From the left, for the last columns of scores are often untitled; words too many go above the last one. */
const restTitles = (words: readonly Word[], { columns }: RestColumns): readonly string[] =>
  Array.from({ length: columns }, (_, i) =>
    joinWords(words.slice(i, i + 1 === columns ? words.length : i + 1)),
  );
