import type { FormatName } from '../exchange/formatNames';
import { readTournament } from '../exchange/readTournament';
import { inSystem, proposedSystem } from '../exchange/systemOfGames';
import { writeAga } from '../formats/aga/writeAga';
import { writeH9 } from '../formats/h9/writeH9';
import { writeTou } from '../formats/h9/writeTou';
import { writeOpenGotha } from '../formats/openGotha/writeOpenGotha';
import { fromWallList } from '../formats/wallList/fromWallList';
import { toWallList } from '../formats/wallList/toWallList';
import { foldTitle } from '../sheet/cells/titles';
import { finalOrder } from '../standings/placement/finalOrder';
import { fileSentence } from '../text/files';
import { SIGN_OF, type Entry } from '../tournament/game';
import type { Language } from '../tournament/languages';
import { entriesIn, type WallList } from '../tournament/wallList';
import type { AuditedEvent } from '../audit/auditedEvent';

export type RatingDifference =
  | { readonly kind: 'missingInFile' | 'missingInList'; readonly name: string }
  /** Results as the list and the file have them: `+ Berg Bo`; `–` for no game. */
  | {
      readonly kind: 'otherResult';
      readonly name: string;
      readonly round: number;
      readonly list: string;
      readonly file: string;
    };

export type RatingComparison =
  | { readonly kind: 'compared'; readonly games: number; readonly differences: readonly RatingDifference[] }
  | { readonly kind: 'refused'; readonly sentence: string }
  /** Its format is none in which games are sent to a federation. */
  | { readonly kind: 'noRatingFile' };

/** Compares a file with the one of its format that the event gives: so each omits what the format leaves out. */
export function ratingFileFollows(
  { wallList, settings }: AuditedEvent,
  text: string,
  language: Language,
): RatingComparison {
  const read = readTournament(undefined, { list: text, settings: undefined });
  if (read.kind === 'refused') return { kind: 'refused', sentence: fileSentence(language, read.problem) };
  if (read.kind === 'unreadable') return { kind: 'refused', sentence: read.sentence };
  const fileText = written(wallList, settings, read.format);
  if (fileText === undefined) return { kind: 'noRatingFile' };
  const due = readTournament(read.format, { list: fileText, settings: undefined });
  if (due.kind !== 'read') return { kind: 'noRatingFile' };
  return compared(listOf(due.tournament), listOf(read.tournament));
}

function written(
  wallList: WallList,
  settings: AuditedEvent['settings'],
  format: FormatName,
): string | undefined {
  const { tournament } = fromWallList(wallList, { ...settings, rounds: wallList.rounds });
  switch (format) {
    case 'h9':
      return writeH9(tournament, finalOrder(wallList, settings)).text;
    case 'tou':
      return writeTou(tournament, finalOrder(wallList, settings)).text;
    case 'aga':
      return writeAga(tournament, undefined).text;
    case 'opengotha':
      return writeOpenGotha(tournament).text;
    case 'macmahon':
    case 'html':
    case 'tsv':
    case 'csv':
    case 'xlsx':
      return undefined;
  }
}

/** Opponents and results follow from the games alone; a system only lets them be read. */
function listOf(tournament: Parameters<typeof toWallList>[0]): WallList {
  const proposed = proposedSystem(tournament);
  return toWallList(proposed ? inSystem(tournament, proposed.system) : tournament).wallList;
}

function compared(list: WallList, file: WallList): RatingComparison {
  const [inList, inFile] = [byKeys(list), byKeys(file)];
  const rounds = Math.max(list.rounds, file.rounds);
  const differences = [...inList].flatMap(([key, player]): readonly RatingDifference[] => {
    const name = list.players[player]?.name ?? '';
    const other = inFile.get(key);
    if (other === undefined) return [{ kind: 'missingInFile', name }];
    return Array.from({ length: rounds }, (_, i) => i + 1).flatMap((round): readonly RatingDifference[] => {
      const [is, was] = [gamesIn(list, player, round), gamesIn(file, other, round)];
      return is.key === was.key
        ? []
        : [{ kind: 'otherResult', name, round, list: is.words, file: was.words }];
    });
  });
  const strangers = [...inFile].flatMap(([key, player]): readonly RatingDifference[] =>
    inList.has(key) ? [] : [{ kind: 'missingInList', name: file.players[player]?.name ?? '' }],
  );
  const games = list.entries.flat(2).filter(({ kind }) => kind === 'game').length / 2;
  return { kind: 'compared', games: Math.ceil(games), differences: [...differences, ...strangers] };
}

/** By the letters of the name, in any order of its parts; namesakes by what else a file has of them, then by their order. */
function byKeys({ players }: WallList): ReadonlyMap<string, number> {
  const namesakes = new Map<string, number>();
  const names = players.map(({ name }) => nameKey(name));
  for (const name of names) namesakes.set(name, (namesakes.get(name) ?? 0) + 1);
  const keys = new Map<string, number>();
  players.forEach(({ pin, rank, country, club }, at) => {
    const name = names[at] ?? '';
    const isAlone = namesakes.get(name) === 1;
    const whole = isAlone ? name : [name, pin, JSON.stringify(rank), country, club].join('~');
    let key = whole;
    for (let nth = 2; keys.has(key); nth++) key = `${whole} ${nth}`;
    keys.set(key, at);
  });
  return keys;
}

const nameKey = (name: string): string =>
  name
    .split(/[\s,]+/)
    .map(foldTitle)
    .filter(part => part !== '')
    .sort()
    .join(' ');

function gamesIn(
  list: WallList,
  player: number,
  round: number,
): { readonly key: string; readonly words: string } {
  const games = entriesIn(list, player, round).filter(isGame);
  const words = games.map(({ opponent, outcome, byDefault, handicap }) => {
    const name = list.players[opponent]?.name ?? '?';
    const signs = `${SIGN_OF[outcome]}${byDefault ? '!' : ''}${handicap > 0 ? ` (${handicap})` : ''}`;
    return { key: `${nameKey(name)}${signs}`, words: `${signs} ${name}` };
  });
  return {
    key: words.map(({ key }) => key).join(),
    words: words.length === 0 ? '–' : words.map(choice => choice.words).join(', '),
  };
}

const isGame = (entry: Entry): entry is Entry & { readonly kind: 'game' } => entry.kind === 'game';
