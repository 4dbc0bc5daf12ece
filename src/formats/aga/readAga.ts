import { isFileError, type FilePlace, type FileProblem } from '../../tournament/fileProblem';
import { parseRank } from '../../tournament/rank';
import {
  fullName,
  NO_FACTS,
  NOBODY,
  type EventFacts,
  type ExchangedGame,
  type ExchangedPlayer,
  type FileContents,
} from '../exchange';
import { fileExcerpt, fileError, fileWarning, notCarried, refusedFor } from '../fileProblems';
import { headerProblems } from '../h9/header';

const TITLE = /^(?:(PLAYERS|END)$|(GAMES)\b ?(\d{0,2}))/i;
const PLAYER = /^(\d{1,6}) (.+) (\d{1,2}[kdp]|-?\d+\.\d+)(?: (.+))?$/i;
/** A player of whom no rank is said: a comma tells the name. */
const RANKLESS = /^(\d{1,6}) ([^,]+,[^,]*)$/;
const GAME = /^(\d{1,6}) (\d{1,6}) ([WB?]) (\d{1,2}) (-?\d{1,2})(?:\.\d)?$/i;

interface HeaderText {
  readonly text: string;
  /** From 1. */
  readonly line: number;
}

/**
 * White first. Games under a GAMES without a number, as in the AGA's own example, go into the first round that
 * both players have free.
 */
export function readAga(given: string): FileContents {
  // Patterns of lines would begin anew at each of many blanks.
  const lines = given.split('\n').map(line => line.replace(/\s+/g, ' ').trim());
  const problems: FileProblem[] = [];
  const players: ExchangedPlayer[] = [];
  const games: ExchangedGame[] = [];
  const indexOf = new Map<string, number>();
  const busy = new Set<string>();
  const komis: number[] = [];
  const header: HeaderText[] = [];
  let section: 'header' | 'players' | 'games' | 'end' = 'header';
  let [rounds, from] = [0, 1];
  let isNumbered = true;
  for (const [index, line] of lines.entries()) {
    const place: FilePlace = { kind: 'text', line: index + 1, column: 1 };
    const title = TITLE.exec(line);
    if (title) {
      const begins = (title[1] ?? title[2] ?? '').toLowerCase();
      section = begins === 'players' ? 'players' : begins === 'end' ? 'end' : 'games';
      if (section === 'games') {
        isNumbered = Number(title[3]) > 0;
        from = isNumbered ? Number(title[3]) : rounds + 1;
        rounds = Math.max(rounds, from);
      }
    } else if (line === '' || line.startsWith('#') || section === 'end') continue;
    else if (section === 'header') header.push({ text: line, line: index + 1 });
    else if (section === 'players') {
      const read = readPlayer(line, players.length);
      if (!read) problems.push(fileError('wrongLine', place, { text: fileExcerpt(line) }));
      else if (indexOf.has(read.pin)) problems.push(fileError('numberTwice', place, { no: read.pin }));
      else {
        indexOf.set(read.pin, players.length);
        players.push(read);
        problems.push(...playerProblems(line, read, place));
      }
    } else {
      problems.push(...readGame(line, place, from, isNumbered, { indexOf, busy, players, games, komis }));
      rounds = Math.max(rounds, games[games.length - 1]?.round ?? 0);
    }
  }
  if (players.length === 0 && problems.length === 0) problems.push(fileError('noPlayersInFile'));
  if (problems.some(isFileError)) return refusedFor(problems);
  const [komi] = komis;
  const last = Math.max(rounds, 1);
  return {
    kind: 'read',
    tournament: {
      facts: readHeader(header.map(line => line.text)),
      rounds: last,
      players,
      games: [...games].sort((a, b) => a.round - b.round),
      free: [],
      settings: { preset: 'AGA', rounds: last, ...(komi === undefined ? {} : { komi }) },
      clubGroups: [],
    },
    problems: [...problems, ...headerTold(header), ...otherKomi(komis)],
  };
}

function readPlayer(line: string, index: number): ExchangedPlayer | undefined {
  const match = PLAYER.exec(line) ?? RANKLESS.exec(line);
  if (!match) return undefined;
  const [surname = '', firstName = ''] = (match[2] as string).split(',').map(part => part.trim());
  if (surname === '') return undefined;
  return {
    ...NOBODY,
    no: index + 1,
    surname,
    firstName,
    rank: parseRank(match[3] ?? ''),
    pin: match[1] as string,
  };
}

function playerProblems(
  line: string,
  { surname, rank }: ExchangedPlayer,
  place: FilePlace,
): readonly FileProblem[] {
  const [, , , rankText = '', rest = ''] = PLAYER.exec(line) ?? [];
  const leftOut = (attribute: string, text: string): FileProblem =>
    fileWarning('partLeftOut', place, { text: fileExcerpt(text), attribute, element: surname });
  return [
    ...(rank === undefined
      ? [
          rankText === ''
            ? fileWarning('attributeMissing', place, { element: surname, attribute: 'rank' })
            : leftOut('rank', rankText),
        ]
      : []),
    ...(rest === '' ? [] : [leftOut('club', rest)]),
  ];
}

/** A list has fewer. */
const MOST_ROUNDS = 99;

interface SoFar {
  readonly indexOf: ReadonlyMap<string, number>;
  readonly busy: Set<string>;
  readonly players: readonly ExchangedPlayer[];
  readonly games: ExchangedGame[];
  /** Of the even games in half points: the file leaves the half out. */
  readonly komis: number[];
}

function readGame(
  line: string,
  place: FilePlace,
  from: number,
  isNumbered: boolean,
  { indexOf, busy, players, games, komis }: SoFar,
): readonly FileProblem[] {
  const match = GAME.exec(line);
  if (!match) return [fileError('wrongLine', place, { text: fileExcerpt(line) })];
  const [white, black] = [indexOf.get(match[1] as string), indexOf.get(match[2] as string)];
  if (white === undefined || black === undefined)
    return [
      fileError('playerNotInFile', place, { text: (white === undefined ? match[1] : match[2]) as string }),
    ];
  if (white === black)
    return [
      fileError('againstSelf', place, { name: fullName(players[white] as ExchangedPlayer), round: from }),
    ];
  const isFree = (at: number): boolean => !busy.has(`${white} ${at}`) && !busy.has(`${black} ${at}`);
  let round = from;
  while (!isNumbered && round < MOST_ROUNDS && !isFree(round)) round++;
  for (const player of [white, black]) {
    const seat = `${player} ${round}`;
    if (busy.has(seat))
      return [fileError('secondGame', place, { name: fullName(players[player] as ExchangedPlayer), round })];
    busy.add(seat);
  }
  const winner = (match[3] as string).toUpperCase();
  const [stones, komi] = [Number(match[4]), Number(match[5])];
  if (stones === 0 && komi > 0) komis.push(2 * komi + 1);
  games.push({
    round,
    table: undefined,
    black,
    white,
    colourKnown: true,
    // No stones and no komi is the smallest handicap.
    handicap: stones < 2 ? (komi <= 0 ? 1 : 0) : stones,
    blackOutcome: winner === '?' ? 'unknown' : winner === 'B' ? 'won' : 'lost',
    whiteOutcome: winner === '?' ? 'unknown' : winner === 'W' ? 'won' : 'lost',
    byDefault: false,
    moves: undefined,
  });
  return [];
}

const otherKomi = (komis: readonly number[]): readonly FileProblem[] =>
  notCarried(
    'settings',
    komis.filter(komi => komi !== komis[0]).map(komi => `komi ${(komi - 1) / 2}`),
  );

/** Longest line of the header, which is a name or a value. */
const LONGEST_LINE = 1000;
const VALUE = /\b(\w+)=['"]?([^'"]*)['"]?$/;

/** A line of the header without the word TOURNEY, which only the first has. */
const titleOf = (line: string): string => line.replace(/^TOURNEY/i, '').trim();
const isTitle = (text: string): boolean => text !== '' && !text.includes('=');

function headerTold(lines: readonly HeaderText[]): readonly FileProblem[] {
  const named = lines.flatMap(({ text, line }) => {
    const [, name, value] = VALUE.exec(text.slice(0, LONGEST_LINE)) ?? [];
    return name === undefined || value === undefined
      ? []
      : [{ name: name.toLowerCase(), value: value.trim(), line }];
  });
  return [
    ...headerProblems(
      named,
      { start: isDay, finish: isDay, rules: value => /^AGA$/i.test(value) },
      'TOURNEY',
    ),
    ...notCarried(
      'facts',
      lines
        .map(({ text }) => titleOf(text))
        .filter(isTitle)
        .slice(1),
    ),
  ];
}

const isDay = (text: string): boolean => isoDate(text) !== '';

/** The event's name and place as one text: nothing in the file parts them. */
export function readHeader(lines: readonly string[]): EventFacts {
  const value = (name: string): string => {
    const form = new RegExp(`\\b${name}=['"]?([^'"]*)['"]?$`, 'i');
    return lines.flatMap(line => form.exec(line.slice(0, LONGEST_LINE))?.[1] ?? [])[0]?.trim() ?? '';
  };
  const name = lines.map(titleOf).find(isTitle) ?? '';
  return { ...NO_FACTS, name, begins: isoDate(value('start')), ends: isoDate(value('finish')) };
}

/** `2020-08-31`, or `8/31/2020`. */
function isoDate(text: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return text;
  const match = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text);
  return match
    ? `${match[3]}-${(match[1] as string).padStart(2, '0')}-${(match[2] as string).padStart(2, '0')}`
    : '';
}
