import { isFileError, type FileProblem } from '../../tournament/fileProblem';
import { parseRank } from '../../tournament/rank';
import {
  fullName,
  NO_FACTS,
  NOBODY,
  type EventFacts,
  type ExchangedPlayer,
  type ExchangedTournament,
  type FileContents,
} from '../exchange';
import { fileExcerpt, fileError, fileWarning, notCarried, refusedFor } from '../fileProblems';
import { handicapSettings } from '../handicapOfGames';
import { withoutRoundsToCome } from '../roundsToCome';
import { headerKomi, headerLines, headerProblems } from './header';
import { gamesOfLines, type ResultLine } from './lineGames';
import { nameOfWords, unlessUnknown } from './h9Line';
import { parseCell, type LineCell } from './resultCell';

/** Reads a result file of the French federation (.tou), as OpenGotha writes it. Opponents are called by the place of their line. */
export function readTou(text: string): FileContents {
  const problems: FileProblem[] = [];
  const lines = text
    .split('\n')
    .flatMap((line, index) => readLine(line, index + 1, problems))
    .map((line, index) => ({ ...line, no: index + 1 }));
  if (lines.length === 0 && !problems.some(isFileError)) problems.push(fileError('noPlayersInFile'));
  const rounds = lines[0]?.cells.length ?? 0;
  for (const { cells, number } of lines)
    if (cells.length !== rounds)
      problems.push(
        fileError(
          'unevenRounds',
          { kind: 'text', line: number, column: 1 },
          { count: cells.length, expected: rounds },
        ),
      );
  if (problems.some(isFileError)) return refusedFor(problems.filter(isFileError));
  const { games, free, problems: wrong } = gamesOfLines(lines);
  if (wrong.some(isFileError)) return refusedFor(wrong);
  const { facts, settings, problems: ofHeader } = readTouHeader(text);
  const players = lines.map(({ player, no }) => ({ ...player, no }));
  const { free: freeRounds, problems: toCome } = withoutRoundsToCome(lines.length, rounds, games, free);
  const handicap = handicapSettings({ players, games, free }, {});
  return {
    kind: 'read',
    tournament: {
      facts,
      settings: { ...settings, ...handicap.settings },
      rounds,
      players,
      games,
      free: freeRounds,
      clubGroups: [],
    },
    problems: [...ofHeader, ...problems, ...wrong, ...toCome, ...handicap.problems],
  };
}

export function readTouHeader(
  text: string,
): Pick<ExchangedTournament, 'facts' | 'settings'> & { readonly problems: readonly FileProblem[] } {
  const lines = headerLines(text, /^;(\w+)=(.*)/);
  const tags = new Map(lines.map(({ name, value }) => [name, value]));
  const date = DATE.exec(tags.get('date') ?? '');
  const basic = TIME.exec(tags.get('time') ?? '');
  const adjusted = /^\d{1,4}$/.test(tags.get('ta') ?? '') ? Number(tags.get('ta')) : undefined;
  const komi = headerKomi(tags.get('komi') ?? '');
  const [name = '', whole = ''] = [tags.get('name'), tags.get('comm')];
  const size = Number(/^\d{1,2}$/.exec(tags.get('size') ?? '')?.[0] ?? 19);
  const facts: EventFacts = {
    ...NO_FACTS,
    name: whole || name,
    place: tags.get('vill') ?? '',
    country: 'FR',
    begins: date ? `${date[3]}-${date[2]}-${date[1]}` : '',
    boardSize: size < 2 ? 19 : size,
    time: basic
      ? {
          basicMinutes: Number(basic[1]),
          overtime:
            basic[2] === undefined
              ? { kind: 'none' }
              : { kind: 'adjusted', minutes: adjusted ?? Number(basic[1]) },
        }
      : undefined,
  };
  return {
    facts,
    settings: komi === undefined ? {} : { komi },
    problems: [
      ...headerProblems(lines, TAGS, 'FFG'),
      ...notCarried('facts', whole !== '' && name !== whole && name !== '' ? [name] : []),
    ],
  };
}

const DATE = /^(\d{2})\/(\d{2})\/(\d{4})$/;
const TIME = /^(\d{1,4})(\+b)?$/;

const TAGS: Readonly<Record<string, (value: string) => boolean>> = {
  name: () => true,
  comm: () => true,
  vill: () => true,
  prog: () => true,
  date: value => DATE.test(value),
  size: value => /^\d{1,2}$/.test(value) && Number(value) >= 2,
  time: value => TIME.test(value),
  ta: value => /^\d{1,4}$/.test(value),
  komi: value => headerKomi(value) !== undefined,
};

interface TouLine extends ResultLine {
  readonly number: number;
  readonly player: ExchangedPlayer;
}

/** Seven characters, of which the second half are digits: `1800014`, `04A0009`. */
export const LICENCE = /^[0-9A-Z]{3}\d{4}$/;

/** The column of licences may hold others than ours; a club there would be taken for one. */
export const LIKE_LICENCE = /^(?:\d{3,}|\d+$)/;

/** How a line says that it has none. */
const NO_LICENCE = /^(?:0+|-+)$/;

function readLine(line: string, number: number, problems: FileProblem[]): readonly TouLine[] {
  if (/^\s*(;|$)/.test(line)) return [];
  const words = [...line.matchAll(/\S+/g)].map(match => ({ text: match[0], column: (match.index ?? 0) + 1 }));
  const rankAt = words.findIndex(({ text }, index) => index > 0 && parseRank(text) !== undefined);
  const hasNumber = /^\d+$/.test(words[0]?.text ?? '');
  const names = words.slice(hasNumber ? 1 : 0, Math.max(0, rankAt)).map(({ text }) => text);
  if (rankAt < 0 || names.length === 0) {
    problems.push(
      fileError('wrongLine', { kind: 'text', line: number, column: 1 }, { text: fileExcerpt(line) }),
    );
    return [];
  }
  const rest = words.slice(rankAt + 1);
  // Licence and club stand before the first result; a line may lack either.
  const results = rest.findIndex(({ text }) => parseCell(text) !== undefined);
  const before = results < 0 ? rest : rest.slice(0, results);
  const [first] = before;
  const typed = (first?.text ?? '').toUpperCase();
  const isLicence = LICENCE.test(typed);
  const hasLicence = isLicence || NO_LICENCE.test(typed) || LIKE_LICENCE.test(typed);
  const licence = isLicence && !NO_LICENCE.test(typed) ? typed : '';
  const head = before.slice(0, hasLicence ? 2 : 1);
  const club = unlessUnknown((hasLicence ? head[1] : first)?.text ?? '', 'xxxx');
  if (first && hasLicence && !isLicence && !NO_LICENCE.test(first.text))
    problems.push(
      fileWarning(
        'partLeftOut',
        { kind: 'text', line: number, column: first.column },
        { text: fileExcerpt(first.text), attribute: 'PIN', element: names.join(' ') },
      ),
    );
  const cells = rest.slice(head.length).flatMap(({ text, column }): readonly LineCell[] => {
    const entry = parseCell(text);
    const place = { kind: 'text', line: number, column } as const;
    if (entry === undefined) problems.push(fileError('wrongCell', place, { text: fileExcerpt(text) }));
    return entry ? [{ entry, place }] : [];
  });
  const player = {
    ...NOBODY,
    ...nameOfWords(names),
    rank: parseRank(words[rankAt]?.text ?? ''),
    // Of players from abroad the file has the country in place of the club.
    ...(/^[A-Z]{2}$/.test(club) ? { country: club } : { club }),
    pin: licence,
  };
  return [{ number, no: 0, name: fullName(player), player, cells }];
}
