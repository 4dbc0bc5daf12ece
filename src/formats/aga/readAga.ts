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

const TITLE = /^\s*(?:(PLAYERS|END)\s*$|(GAMES)\b\s*(\d{0,2}))/i;
const PLAYER = /^\s*(\d{1,6})\s+(.+)\s+(\d{1,2}[kdp]|-?\d+\.\d+)(?:\s+(.*?))?\s*$/i;
/** A player of whom no rank is said: a comma tells the name. */
const RANKLESS = /^\s*(\d{1,6})\s+([^,]+,[^,]*?)()()\s*$/;
const GAME = /^\s*(\d{1,6})\s+(\d{1,6})\s+([WB?])\s+(\d{1,2})\s+(-?\d{1,2})(?:\.\d)?\s*$/i;

/**
 * White first. Games under a GAMES without a number, as in the AGA's own example, go into the first round that
 * both players have free.
 */
export function readAga(given: string): FileContents {
  // Patterns of lines would begin anew at each of many blanks.
  const text = given.replace(/[^\S\n]+/g, ' ');
  const problems: FileProblem[] = [];
  const players: ExchangedPlayer[] = [];
  const games: ExchangedGame[] = [];
  const indexOf = new Map<string, number>();
  const busy = new Set<string>();
  const header: string[] = [];
  let section: 'header' | 'players' | 'games' | 'end' = 'header';
  let [rounds, from] = [0, 1];
  let isNumbered = true;
  for (const [index, line] of text.split('\n').entries()) {
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
    } else if (line.trim() === '' || line.trimStart().startsWith('#') || section === 'end') continue;
    else if (section === 'header') header.push(line);
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
      problems.push(...readGame(line, place, from, isNumbered, { indexOf, busy, players, games }));
      rounds = Math.max(rounds, games[games.length - 1]?.round ?? 0);
    }
  }
  if (players.length === 0 && problems.length === 0) problems.push(fileError('noPlayersInFile'));
  if (problems.some(isFileError)) return refusedFor(problems);
  const komi = komiOf(text);
  const last = games.reduce((latest, { round }) => Math.max(latest, round), Math.max(rounds, 1));
  return {
    kind: 'read',
    tournament: {
      facts: readHeader(header),
      rounds: last,
      players,
      games: [...games].sort((a, b) => a.round - b.round),
      free: [],
      settings: { preset: 'AGA', rounds: last, ...(komi === undefined ? {} : { komi }) },
      clubGroups: [],
    },
    problems: [...problems, ...headerTold(header), ...otherKomi(text, komi)],
  };
}

function readPlayer(line: string, index: number): ExchangedPlayer | undefined {
  const match = PLAYER.exec(line) ?? RANKLESS.exec(line);
  const [surname = '', firstName = ''] = (match?.[2] ?? '').split(',').map(part => part.trim());
  if (!match || surname === '') return undefined;
  return {
    ...NOBODY,
    no: index + 1,
    surname,
    firstName,
    rank: parseRank(match[3] as string),
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
}

function readGame(
  line: string,
  place: FilePlace,
  from: number,
  isNumbered: boolean,
  { indexOf, busy, players, games }: SoFar,
): readonly FileProblem[] {
  const match = GAME.exec(line);
  if (!match) return [fileError('wrongLine', place, { text: fileExcerpt(line) })];
  const [white, black] = [indexOf.get(match[1] as string), indexOf.get(match[2] as string)];
  if (white === undefined || black === undefined)
    return [fileError('playerNotInFile', place, { text: (white === undefined ? match[1] : match[2]) ?? '' })];
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
  const stones = Number(match[4]);
  games.push({
    round,
    table: undefined,
    black,
    white,
    colourKnown: true,
    // No stones and no komi is the smallest handicap.
    handicap: stones < 2 ? (Number(match[5]) <= 0 ? 1 : 0) : stones,
    blackOutcome: winner === '?' ? 'unknown' : winner === 'B' ? 'won' : 'lost',
    whiteOutcome: winner === '?' ? 'unknown' : winner === 'W' ? 'won' : 'lost',
    byDefault: false,
    moves: undefined,
  });
  return [];
}

/** The komi of the even games in half points: the file leaves the half out. */
function komiOf(text: string): number | undefined {
  const even = text
    .split('\n')
    .map(line => GAME.exec(line))
    .find(match => match !== null && Number(match[4]) === 0 && Number(match[5]) > 0);
  return even ? 2 * Number(even[5]) + 1 : undefined;
}

function otherKomi(text: string, komi: number | undefined): readonly FileProblem[] {
  const komiLines = text.split('\n').flatMap(line => {
    const match = GAME.exec(line);
    const own = match && Number(match[4]) === 0 && Number(match[5]) > 0 ? Number(match[5]) : undefined;
    return own === undefined || komi === undefined || 2 * own + 1 === komi ? [] : [`komi ${own}`];
  });
  return notCarried('settings', komiLines);
}

/** Longest line of the header, which is a name or a value. */
const LONGEST_LINE = 1000;
const VALUE = /\b(\w+)=['"]?([^'"]*)['"]?\s*$/;

function headerTold(lines: readonly string[]): readonly FileProblem[] {
  const named = lines.flatMap((line, index) => {
    const match = VALUE.exec(line.slice(0, LONGEST_LINE));
    return match
      ? [{ name: (match[1] ?? '').toLowerCase(), value: (match[2] ?? '').trim(), line: index + 1 }]
      : [];
  });
  const titles = lines.map(line => line.replace(/^\s*TOURNEY\s*/i, '').trim());
  return [
    ...headerProblems(
      named,
      { start: isDay, finish: isDay, rules: value => /^AGA$/i.test(value) },
      'TOURNEY',
    ),
    ...notCarried('facts', titles.filter(line => line !== '' && !line.includes('=')).slice(1)),
  ];
}

const isDay = (text: string): boolean => isoDate(text) !== '';

/** The event's name and place as one text: nothing in the file parts them. */
export function readHeader(lines: readonly string[]): EventFacts {
  const named = lines
    .map(line => line.replace(/^\s*TOURNEY\s*/i, '').trim())
    .find(line => line !== '' && !line.includes('='));
  const value = (name: string): string =>
    new RegExp(`\\b${name}=['"]?([^'"]*)['"]?\\s*$`, 'i')
      .exec(lines.find(line => line.includes(`${name}=`))?.slice(0, LONGEST_LINE) ?? '')?.[1]
      ?.trim() ?? '';
  return { ...NO_FACTS, name: named ?? '', begins: isoDate(value('start')), ends: isoDate(value('finish')) };
}

/** `2020-08-31`, or `8/31/2020`. */
function isoDate(text: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return text;
  const match = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text);
  return match
    ? `${match[3]}-${(match[1] as string).padStart(2, '0')}-${(match[2] as string).padStart(2, '0')}`
    : '';
}
