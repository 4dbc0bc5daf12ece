import { cleanUp } from '../../sheet/cells/notation';
import { pointsWon } from '../../sheet/rounds/pointsWon';
import { parseResult, type RoundResult } from '../../sheet/rounds/roundResult';
import type { Language } from '../../tournament/languages';
import { knownResults } from '../read/roundSheets';
import type { GameOfRound, PressedEntry, ResultCode } from '../protocol/protocol';
import { labelled, type LabelledGame } from '../results/labelled';
import type { RoundNo } from '../../tournament/indices';

/** `reason` says why it is not taken. */
export type ReadResult =
  | (LabelledGame & { readonly kind: 'read'; readonly typed: string; readonly entry: PressedEntry })
  /** `stands`: the result in the list, or the one that was typed before it. */
  | (LabelledGame & { readonly kind: 'in already'; readonly typed: string; readonly stands: ResultCode | '' })
  | { readonly kind: 'refused'; readonly typed: string; readonly reason: 'no table' | 'no result' };

/**
 * `12b 7w 3= 9b! 15x`, with all that the sheet of a round may have. `4?` takes the result of a table back, and only behind that another
 * one is taken.
 */
export function typedResults(
  typed: string,
  round: RoundNo,
  games: readonly GameOfRound[],
  language: Language,
): readonly ReadResult[] {
  const standing = new Map(games.map(game => [game, game.result]));
  const stones = new Map(games.map(game => [game, game.stones]));
  const all = labelled(games);
  return partsOf(typed, language).map((part): ReadResult => {
    if (part.table === undefined) return { kind: 'refused', typed: part.typed, reason: 'no result' };
    const { table } = part;
    const tableGame = all.find(({ label }) => label === table);
    if (!tableGame) return { kind: 'refused', typed: part.typed, reason: 'no table' };
    const { game } = tableGame;
    const stands = standing.get(game);
    // What no panel can type stays as it is.
    if (part.result === undefined && stands === '')
      return { kind: 'refused', typed: part.typed, reason: 'no result' };
    const result = part.result ?? stands ?? '';
    if (result !== '' && stands !== undefined && stands !== result)
      return { kind: 'in already', typed: part.typed, stands, ...tableGame };
    standing.set(game, result === '' ? undefined : result);
    const { black, white } = game;
    if (part.stones !== undefined) stones.set(game, part.stones);
    const is = stones.get(game) ?? game.stones;
    const entry: PressedEntry = {
      round,
      black,
      white,
      result,
      stands: game.stands,
      ...(is !== game.stones && { stones: { was: game.stones, is } }),
      ...(part.points !== undefined && { points: part.points }),
    };
    return { kind: 'read', typed: part.typed, ...tableGame, entry };
  });
}

/** `result` is '' where one is taken back, and missing where stones alone are typed; without a table nothing can be read. */
type Part =
  | { readonly typed: string; readonly table?: undefined }
  | {
      readonly typed: string;
      readonly table: string;
      readonly result: ResultCode | '' | undefined;
      readonly stones: number | undefined;
      readonly points: string | undefined;
    };

/** A comma parts two tables, but not the half point of `12b+3,5`. */
const HALF = /(\+\d+),5(?=[\s,;、，；]|$)/g;

function partsOf(typed: string, language: Language): readonly Part[] {
  const words = typed
    .replace(HALF, '$1.5')
    .split(/[\s,;、，；]+/)
    .filter(word => word !== '');
  const parts: Part[] = [];
  for (let at = 0; at < words.length;) {
    const { part, used } = partAt(words.slice(at, at + MOST_WORDS), language);
    parts.push(part);
    at += used;
  }
  return parts;
}

/** A table and the words of one result, such as _White by default_. */
const MOST_WORDS = 6;

function partAt(
  words: readonly string[],
  language: Language,
): { readonly part: Part; readonly used: number } {
  const [first = ''] = words;
  const [, whole, beside = ''] = /^(\d+)[.:)]?(.*)$/.exec(cleanUp(first)) ?? [];
  const [, table, game, besideGame = ''] = /^(\d+)\.(\d+)[.:)]?(.*)$/.exec(cleanUp(first)) ?? [];
  const ways = [
    { table: `${Number(table)}.${Number(game)}`, begins: besideGame, isThere: game !== undefined },
    { table: `${Number(whole)}`, begins: beside, isThere: whole !== undefined },
  ].filter(({ isThere }) => isThere);
  for (let used = words.length; used > 0; used--)
    for (const way of ways) {
      const result = saidOf([way.begins, ...words.slice(1, used)].join(' ').trim(), language);
      const typed = words.slice(0, used).join(' ');
      if (result) return { part: { typed, table: way.table, ...result }, used };
    }
  return { part: { typed: first }, used: 1 };
}

/** A result, with the stones of the game behind a stroke where they were others; `/3` says them alone. */
function saidOf(
  typed: string,
  language: Language,
): Omit<Extract<Part, { readonly table: string }>, 'typed' | 'table'> | undefined {
  const plain = codeOf(typed, language);
  if (plain !== undefined) return { result: plain, stones: undefined, points: pointsWon(typed) };
  const [, before = '', stones] = /^(.*?)\s*\/\s*(\d)$/.exec(cleanUp(typed)) ?? [];
  if (stones === undefined) return undefined;
  const result = codeOf(before, language);
  return before !== '' && result === undefined
    ? undefined
    : { result, stones: Number(stones), points: pointsWon(before) };
}

function codeOf(typed: string, language: Language): ResultCode | '' | undefined {
  if (typed === '') return undefined;
  if (typed.toLowerCase() === 'x') return '0-0!';
  const read = parseResult(typed, language, knownResults());
  return read === 'none' ? '' : read && CODES[keyOf(read)];
}

const keyOf = ({ black, white, byDefault }: RoundResult): string =>
  `${black} ${white}${byDefault ? '!' : ''}`;

const CODES: Readonly<Record<string, ResultCode>> = {
  'won lost': '1-0',
  'lost won': '0-1',
  'jigo jigo': '=',
  'won lost!': '1-0!',
  'lost won!': '0-1!',
  'lost lost': '0-0!',
  'lost lost!': '0-0!',
  'won won': '1-1!',
  'won won!': '1-1!',
};
